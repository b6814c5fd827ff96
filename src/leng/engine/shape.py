"""The shape of a state: which fields its types have, so that nothing is read in a shape it was not written in."""

from __future__ import annotations

import hashlib
import typing
from functools import cache
from typing import Any

from leng.engine.plain import NOT_COPIED, Box, Plain

BESIDE = (NOT_COPIED, "edition")
"""Fields that are no part of what lies on the table: the story, and by which edition of the rules it is told."""


@cache
def shape_of(state: type[Any]) -> str:
    """The fingerprint of a state's types: another name, another field or another type makes it another one."""
    return hashlib.sha256(_described(state, []).encode()).hexdigest()[:16]


def _described(hint: Any, above: list[type]) -> str:
    """A type in words; a class within itself is told by how far above it stands."""
    if isinstance(hint, type) and issubclass(hint, Plain):
        if hint in above:
            return f"^{len(above) - above.index(hint)}"
        hints = typing.get_type_hints(hint)
        inside = [*above, hint]
        fields = (
            f"{field}:{_described(hints[field], inside)}"
            for field in hint.__struct_fields__
            if field not in BESIDE and not _is_box(hints[field])
        )
        kinds = sorted(_described(each, inside) for each in hint.__subclasses__())
        return "{" + ",".join(fields) + "}" + "|".join(["", *kinds])
    if isinstance(hint, type) and not typing.get_args(hint):
        return hint.__name__
    arguments = [_described(each, above) for each in typing.get_args(hint)]
    origin = getattr(typing.get_origin(hint), "__name__", "")
    if origin in ("Union", "UnionType", "Literal"):
        return "(" + "|".join(sorted(arguments)) + ")"
    return f"{origin}[{','.join(arguments)}]" if arguments else repr(hint)


def _is_box(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Box)

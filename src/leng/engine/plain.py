"""Plain data with a fast copy: the only stuff a state is made of."""

from __future__ import annotations

import threading
import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, Self

import msgspec

from leng.engine.content import Box

__all__ = ["NOT_COPIED", "Bits", "Box", "Plain"]

BITS = "bits"
Bits = Annotated[int, BITS]
"""A set of small numbers, each a bit of one large number: quick to copy and to compare."""


class Plain(msgspec.Struct):
    """A piece of state: slotted, typed, comparable, and copied by code generated from its fields."""

    def copy(self) -> Self:
        """An equal piece that shares nothing changeable with this one."""
        cls = type(self)
        copier = _COPIERS.get(cls) or _copier(cls)
        copied: Self = copier(self)
        return copied


_COPIERS: dict[type[Plain], Callable[[Any], Any]] = {}
_WRITING = threading.RLock()  # one copy is written at a time, and only a finished one is found by others
_ATOMS = (int, str, bool, float, bytes, type(None))
NOT_COPIED = "news"  # the running log of a table belongs to the table, not to the position


def _copier(cls: type[Plain], around: tuple[type[Plain], ...] = ()) -> Callable[[Any], Any]:
    """Write and compile the copy of one class: a shallow copy, then a fresh copy of each changeable field.

    ``around`` are the classes whose copies are being written just now because they hold this one.
    """
    with _WRITING:
        if cls in _COPIERS:
            return _COPIERS[cls]
        names: dict[str, Any] = {}
        lines = ["def copy(old):", "    new = old.__copy__()"]
        hints = typing.get_type_hints(cls)
        for field in cls.__struct_fields__:
            if field == NOT_COPIED:
                lines.append(f"    new.{field} = None")
                continue
            expression = _copy_expression(f"old.{field}", hints[field], names, (*around, cls))
            if expression is not None:
                lines.append(f"    new.{field} = {expression}")
        lines.append("    return new")
        exec("\n".join(lines), names)  # noqa: S102 - the text is written above from field names alone
        copier: Callable[[Any], Any] = names["copy"]
        _COPIERS[cls] = copier
        return copier


def _copy_expression(value: str, hint: Any, names: dict[str, Any], around: tuple[type[Plain], ...]) -> str | None:
    """How to copy a value of this type; None when it cannot change and may be shared."""
    origin = typing.get_origin(hint)
    arguments = typing.get_args(hint)
    if hint in _ATOMS or origin is typing.Literal or (isinstance(hint, type) and issubclass(hint, Box)):
        return None
    if origin in (typing.Union, types.UnionType):
        inner = [_copy_expression(value, part, names, around) for part in arguments if part is not type(None)]
        wanted = [each for each in inner if each is not None]
        if not wanted:
            return None
        if len(wanted) > 1:
            raise TypeError(f"cannot copy a union of two changeable types: {hint}")
        return f"(None if {value} is None else {wanted[0]})"
    if origin is tuple:
        if any(_copy_expression("x", part, names, around) for part in arguments if part is not Ellipsis):
            raise TypeError(f"a tuple in a state must hold only unchangeable values: {hint}")
        return None
    if origin is list:
        inner_copy = _copy_expression("each", arguments[0], names, around)
        return f"{value}.copy()" if inner_copy is None else f"[{inner_copy} for each in {value}]"
    if origin is dict:
        inner_copy = _copy_expression("each", arguments[1], names, around)
        return f"{value}.copy()" if inner_copy is None else f"{{k: {inner_copy} for k, each in {value}.items()}}"
    if isinstance(hint, type) and issubclass(hint, Plain):
        if hint.__subclasses__() or hint in around:  # what lies there may be of any of them, or of its own kind
            return f"{value}.copy()"
        name = f"copy_{len(names)}_{hint.__name__}"
        names[name] = _copier(hint, around)
        return f"{name}({value})"
    raise TypeError(f"a state may not hold a {hint}")

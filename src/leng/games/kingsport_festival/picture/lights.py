"""What is lit: the places on the table where the onlooker may choose something now."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from markupsafe import Markup, escape

if TYPE_CHECKING:
    from leng.games.kingsport_festival.picture.sheet import Sheet


class Lit(msgspec.Struct, frozen=True):
    """An option of the decider: its key, what it is called, and where it lies on the table."""

    key: str
    text: str
    place: str


class Lights:
    """The options of the decider by the place where they lie."""

    def __init__(self, options: Sequence[Lit], sheet: Sheet) -> None:
        self.sheet = sheet
        self.at: dict[str, list[Lit]] = {}
        for option in options:
            if option.place:
                self.at.setdefault(option.place, []).append(option)

    def spot(
        self, place: str, classes: str = "", card: str = "", name: str = "", only: Callable[[str], bool] | None = None
    ) -> Markup:
        """The attributes of an element at a place: where it is, which card explains it, and what choosing it does."""
        found = self.at.get(place, ())
        here = [each for each in found if only(each.key)] if only is not None and found else found
        parts = [f' data-place="{place}"']
        if card:
            parts.append(f' data-card="{card}"')
        if here:
            parts.append(self._choosing(here, name))
            classes += " lit many" if len(here) > 1 else " lit"
        elif card:
            parts.append(f' role="group" tabindex="0" aria-label="{escape(name)}"')
        return Markup(f' class="{classes.strip()}"' + "".join(parts))  # noqa: S704 - names and texts are escaped above

    def _choosing(self, here: Sequence[Lit], name: str) -> str:
        if len(here) == 1:
            chosen, label = f' data-key="{escape(here[0].key)}"', here[0].text
        else:
            chosen = f' data-keys="{escape(json.dumps([each.key for each in here]))}" aria-haspopup="menu"'
            label = self.sheet.say("several", name=name, n=len(here))
        return f'{chosen} role="button" tabindex="0" aria-description="{escape(label)}"'

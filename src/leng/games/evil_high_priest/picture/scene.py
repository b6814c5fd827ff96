"""What every part of the drawing needs: the view, the seats, the lights, who stands where, and which region matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from markupsafe import Markup

from leng.drawing import scene
from leng.drawing.lights import Lights
from leng.engine.table import Seat
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.deeds.people import RITUAL
from leng.games.evil_high_priest.picture.sheet import Sheet
from leng.games.evil_high_priest.state import is_priest, owner_of
from leng.games.evil_high_priest.view import ConclaveView, PriestView

CULT, PLACES, ROWS, HOMES = "cult", "places", "rows", "homes"
HAT = Markup('<svg class="hat" aria-hidden="true"><use href="#ehp-hat"/></svg>')


class Scene(scene.Scene):
    """One view, about to be drawn."""

    role_of_marks = "img"

    def __init__(self, view: ConclaveView, sheet: Sheet, seats: Sequence[Seat], lights: Lights) -> None:
        super().__init__(GAME, seats, lights)
        self.view = view
        self.sheet = sheet
        self.box = sheet.box
        self.printed = sheet.box.sheets[view.board]
        self.mine: PriestView | None = view.priests[view.audience] if 0 <= view.audience < len(seats) else None

    # Cultists --------------------------------------------------------------------------------------------------------

    def cultist(self, code: int, space: str, n: int = 0) -> Markup:
        """A cultist on a space: the mark of its seat, and for a priest the hat."""
        seat, where = owner_of(code), space.replace(".", "_")
        priest = is_priest(code)
        said = self.sheet.say("priest-of" if priest else "acolyte-of", name=self.name(seat))
        mark = self.mark(seat, f"priest-{seat}" if priest else f"acolyte-{seat}-{where}-{n}", said)
        return Markup('<span class="cultist">{}{}</span>').format(mark, HAT if priest else "")

    def standing(self, *spaces: str) -> Markup:
        """All cultists on some spaces."""
        found = [
            self.cultist(code, space, n) for space in spaces for n, code in enumerate(self.view.standing.get(space, ()))
        ]
        return Markup("").join(found)

    def hue_at(self, *spaces: str) -> str:
        """The class of whoever stands on a space, so that its edge has the colour."""
        here = [code for space in spaces for code in self.view.standing.get(space, ())]
        return f"taken {self.hue(owner_of(here[0]))}" if here else ""

    # What matters ----------------------------------------------------------------------------------------------------

    @cached_property
    def matters(self) -> str:
        """The region that matters now: a raid; else the cult board, unless things can be chosen only elsewhere."""
        if self.view.raid is not None:
            return HOMES
        found = Counter(filter(None, map(self._region, self.lights.at)))
        return CULT if found[CULT] or not found.total() else max(found, key=found.__getitem__)

    def _region(self, place: str) -> str:
        kind, _, name = place.partition(":")
        if kind == "row":
            box = self.box
            return ROWS if name in box.rooms or name in box.monsters or name in box.investigators else ""
        if kind != "space":
            return ""
        if name in self.printed.locks or name in self.view.specials:
            return CULT
        if name in self.box.locations or name in self.box.lurks or name.startswith(RITUAL):
            return PLACES
        return ""

    @property
    def regions(self) -> dict[str, str]:
        """The regions of the board and what they are called."""
        names = {each: self.sheet.say(f"region-{each}") for each in (CULT, PLACES, ROWS, HOMES)}
        if self.view.raid is not None:
            return {HOMES: self.sheet.say("region-raid"), **{each: names[each] for each in (CULT, PLACES, ROWS)}}
        return names

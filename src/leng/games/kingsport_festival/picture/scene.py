"""What every part of the drawing needs: the view, the seats, the lights, and where each die lies."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from leng.drawing import scene
from leng.drawing.lights import Lights
from leng.engine.state import UNVEILED
from leng.engine.table import Seat
from leng.games.kingsport_festival import GAME
from leng.games.kingsport_festival.picture.sheet import Sheet
from leng.games.kingsport_festival.view import CultistView, FestivalView, RaidView

Die = tuple[str, int]
"""A die on the drawing: its id, which goes with it wherever it lies, and its face."""

REGIONS = {
    "god": "gods", "building": "town", "scenario": "town", "festival": "town", "deck": "town", "event": "year",
    "investigator": "year",
}  # fmt: skip
"""Where the places of a kind lie."""
IN_TOWN = ("propagation", "end")


class Scene(scene.Scene):
    """One view, about to be drawn."""

    def __init__(self, view: FestivalView, sheet: Sheet, seats: Sequence[Seat], lights: Lights) -> None:
        super().__init__(GAME, seats, lights)
        self.view = view
        self.sheet = sheet
        self.raids = {raid.round: raid for raid in view.raids}
        self.unused: list[list[Die]] = []
        self.offered: dict[tuple[str, int], list[Die]] = {}
        for who in view.cultists:
            self._tell_dice_apart(who)

    def die(self, seat: int, die: Die, spot: str = ' class="die"') -> Markup:
        """A die in its owner's colour."""
        number, face = die
        title = escape(self.sheet.say("die", name=self.name(seat), face=face))
        drawn = f'<svg class="{self.hue(seat)}"><title>{title}</title><use href="#kf-d{face}"/></svg>'
        return Markup(f'<span{spot} id="{number}">{drawn}</span>')  # noqa: S704 - the title is escaped

    @property
    def coming(self) -> int:
        """The round of the raid whose cards may be foreseen: the next, or while one is fought, the one after it."""
        ahead = [raid.round for raid in self.view.raids if not raid.over]  # KF R-041
        return (*ahead, 0, 0)[self.view.combat is not None]

    @property
    def raid(self) -> RaidView | None:
        """The raid of this month once one of its cards has been turned up."""
        raid = self.raids.get(self.view.round)
        if raid is None or raid.over or self.view.phase != "raid" or not (raid.event or raid.investigator):
            return None
        return None if self.view.audience == UNVEILED and self.view.combat is None else raid

    @property
    def regions(self) -> dict[str, str]:
        """The regions of the board and what they are called."""
        names = ("gods", "town", "year") if self.raid is None else ("raid", "town", "year")
        return {name: self.sheet.say(f"region-{name}") for name in names}

    @property
    def matters(self) -> str:
        """The region that matters now: where most can be chosen, or where this phase is played."""
        if self.raid is not None:
            return self.lights.most({"building": "town"}) or "raid"
        return self.lights.most(REGIONS) or ("town" if self.view.phase in IN_TOWN else "gods")

    def _tell_dice_apart(self, who: CultistView) -> None:
        """Give each die of a cultist an id that it keeps on its way from his panel to a god.

        The view knows faces only. Equal faces are told apart by the order of the invocations: the first die to leave
        takes the highest number, so that a die lying on a god never changes its id.
        """
        numbers: dict[int, list[int]] = {}
        for index, face in enumerate(sorted(who.rolled)):
            numbers.setdefault(face, []).append(index)
        gone = [
            (god, each.dice) for god in who.invoked for each in self.view.gods.get(god, ()) if each.seat == who.seat
        ]
        lying = [(god, face) for god, dice in gone for face in dice] + [("", face) for face in reversed(who.dice)]
        taken = [numbers[face].pop() if numbers.get(face) else None for _, face in lying]
        spare = sorted(number for left in numbers.values() for number in left)
        fresh = len(who.rolled)
        unused: list[Die] = []
        for (god, face), number in zip(lying, taken, strict=True):
            if number is None:  # a die that was turned, or a fourth one
                number, fresh = (spare.pop(0), fresh) if spare else (fresh, fresh + 1)
            die = (f"die-{who.seat}-{number}", face)
            if god:
                self.offered.setdefault((god, who.seat), []).append(die)
            else:
                unused.insert(0, die)
        self.unused.append(unused)

"""What every part of the drawing needs: the view, the seats, the lights, and what the rows of a track or a list say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from markupsafe import Markup

from leng.drawing import scene
from leng.drawing.lights import Lights
from leng.engine.table import Seat
from leng.games.auztralia import GAME
from leng.games.auztralia.picture.land import Ground
from leng.games.auztralia.picture.sheet import Sheet
from leng.games.auztralia.state import PURPLE
from leng.games.auztralia.view import AustraliaView, ColonyView, OldOneView

REGIONS = {"hex": "map", "side": "map", "old_one": "map", "character": "display", "box": "map"}
"""Where the places of a kind lie; whoever chooses a box looks at the map."""
FIGHTING = {"hex": "map", "side": "map", "old_one": "combat", "unit": "combat"}
NEUTRAL_HUE = "neutral"


class Scene(scene.Scene):
    """One view, about to be drawn."""

    def __init__(self, view: AustraliaView, sheet: Sheet, seats: Sequence[Seat], lights: Lights) -> None:
        super().__init__(GAME, seats, lights)
        self.view = view
        self.sheet = sheet
        self.ground: Ground = sheet.grounds[view.map]
        self.mine: ColonyView | None = view.colonies[view.audience] if 0 <= view.audience < len(seats) else None
        self.ones: dict[int, list[OldOneView]] = {}
        for one in view.tiles:
            self.ones.setdefault(one.hex, []).append(one)

    def hue(self, seat: int) -> str:
        """The class that gives an owner its colour; settlers have one of their own."""
        return super().hue(seat) if seat >= 0 else NEUTRAL_HUE

    def owner(self, seat: int) -> str:
        """Who an owner is."""
        return self.name(seat) if seat >= 0 else self.sheet.say("neutral")

    @cached_property
    def matters(self) -> str:
        """The region that matters now: where most can be chosen, else the combat, else the map."""
        if self.view.combat is not None:
            return self.lights.most(FIGHTING) or "combat"
        return self.lights.most(REGIONS) or "map"

    @property
    def regions(self) -> dict[str, str]:
        """The regions of the board and what they are called."""
        names = ["combat"] * (self.view.combat is not None) + ["map", "display"]
        return {name: self.sheet.say(f"region-{name}") for name in names}

    @property
    def nth(self) -> str:
        """How far time has come: where the disc lies that acts, or the last one."""
        view = self.view
        if view.phase == "setup":
            return ""
        times = [view.purple, *(each.time for each in view.colonies)]
        n = (
            view.purple
            if view.active == PURPLE
            else view.colonies[view.active].time
            if view.active >= 0
            else min(times)
        )
        return f"{n}/{self.sheet.box.track.end}"

    def at_home(self, unit: str) -> Callable[[str], bool] | None:
        """Which options of a unit are chosen in the barracks: none while such units are fighting."""
        fight = self.view.combat
        away = fight is not None and any(stack.n for stack in fight.force if stack.unit == unit)
        return _never if away else None

    def disc(self, who: int) -> Markup:
        """A disc of the time track."""
        if who != PURPLE:
            return self.mark(who, f"disc-{who}")
        title = self.sheet.say("rival-old_ones")
        return Markup('<svg class="mark" id="disc-old-ones"><title>{}</title><use href="#az-disc"/></svg>').format(
            title
        )


def _never(key: str) -> bool:
    return False

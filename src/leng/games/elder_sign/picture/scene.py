"""What every part of the drawing needs: the view, the seats, the lights, and where each die lies."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from leng.engine import picture
from leng.engine.lights import Lights
from leng.engine.table import Seat
from leng.games.elder_sign import GAME
from leng.games.elder_sign.picture.sheet import Sheet
from leng.games.elder_sign.rules.pool import MARK
from leng.games.elder_sign.state import FOCUS, LAIR, LOCKED, POOL, RESERVE
from leng.games.elder_sign.view import InvestigatorView, MuseumView

UNROLLED = (RESERVE, LOCKED)
"""Where a die lies on no particular face."""


class Scene(picture.Scene):
    """One view, about to be drawn."""

    role_of_marks = "img"

    def __init__(self, view: MuseumView, sheet: Sheet, seats: Sequence[Seat], lights: Lights) -> None:
        super().__init__(GAME, seats, lights)
        self.view = view
        self.sheet = sheet

    # Dice ----------------------------------------------------------------------------------------------------------

    def token(self, number: int) -> str:
        """What a die is called in a question."""
        die = self.view.dice[number]
        name = (die.face or "any") + MARK[number]
        return name if die.lies == POOL else f"{name}@{die.lies}"

    def dice_on(self, *lies: str) -> list[int]:
        """The dice lying there."""
        return [number for number, die in enumerate(self.view.dice) if die.lies in lies]

    def dice(self, *lies: str) -> Markup:
        """The dice lying there, drawn."""
        return Markup("").join(self.die(number) for number in self.dice_on(*lies))

    def die(self, number: int, classes: str = "die") -> Markup:
        """A die in its colour, with the letter of its colour; its id goes with it wherever it lies."""
        die = self.view.dice[number]
        face = "any" if die.lies in UNROLLED or not die.face else die.face
        title = escape(self.sheet.die_name(die.colour, face))
        attempt = self.view.attempt
        turn = f" throw-{attempt.rolls % 2}" if attempt and attempt.rolls and die.lies == POOL and die.face else ""
        places = [f"die:{self.token(number)}"]
        if die.lies in (RESERVE, LOCKED):  # a die that may join the pool is called by its colour
            places.append(f"die:{die.colour}")
        spot = self.lights.spot(places, f"{classes} {die.colour}", name=str(title))
        drawn = (
            f'<svg class="cube{turn}" role="img"><title>{title}</title>'
            f'<use href="#es-d-{face}"/><use href="#es-l-{die.colour}"/></svg>'
        )
        return Markup(f'<span{spot} id="die-{number}">{drawn}</span>')  # noqa: S704 - the title is escaped

    def held_by(self, holder: str) -> Markup:
        """The dice that a locked-die icon of a card, a monster or a Mythos card holds."""
        found = [n for n, die in enumerate(self.view.dice) if die.held_by == holder and die.lies == LOCKED]
        return Markup("").join(self.die(number, "die small") for number in found)

    # Markers -------------------------------------------------------------------------------------------------------

    def standing(self, place: str) -> list[Markup]:
        """The markers of the investigators who stand somewhere, each with the dice lying on it."""
        return [self._marker(who) for who in self.view.investigators if who.id and self._at(who) == place]

    def _at(self, who: InvestigatorView) -> str:
        return LAIR if self.view.awake else who.at

    def _marker(self, who: InvestigatorView) -> Markup:
        title = self.sheet.say(
            "marker", name=self.name(who.seat), investigator=self.sheet.title("investigator", who.id)
        )
        lies = [f"help.{who.seat}"] + ([FOCUS] if who.active else [])
        classes = "standing active" if who.active else "standing"
        mark = self.mark(who.seat, f"marker-{who.seat}", title)
        return Markup(f'<span class="{classes}">{mark}{self.dice(*lies)}</span>')  # noqa: S704 - drawn marks and dice

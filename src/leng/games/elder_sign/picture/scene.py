"""What every part of the drawing needs: the view, the seats, the lights, and where each die lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from markupsafe import Markup, escape

from leng.drawing import scene
from leng.drawing.lights import Lights
from leng.engine.table import Seat
from leng.games.elder_sign import GAME
from leng.games.elder_sign.box.cards import InvestigatorCard
from leng.games.elder_sign.deeds.pool import MARK
from leng.games.elder_sign.picture.sheet import Sheet
from leng.games.elder_sign.state import FOCUS, LAIR, LOCKED, POOL, RESERVE
from leng.games.elder_sign.view import InvestigatorView, MuseumView, SpaceView, TaskView

UNROLLED = (RESERVE, LOCKED)
"""Where a die lies on no particular face."""
REGIONS = {
    "card": "museum", "monster": "museum", "task": "museum", "die": "stage", "roll": "stage", "clue": "stage",
    "entrance": "entrance", "service": "entrance", "mythos": "fate", "deck": "fate", "investigator": "people",
}  # fmt: skip
"""Where the places of a kind lie, where nothing better is known."""


class Held(NamedTuple):
    """A card or a trophy that somebody has."""

    name: str  # its id, which goes with it
    place: str
    card: str
    kind: str
    title: str
    said: str
    worth: int = 0
    look: str = ""
    dice: Markup = Markup()
    shown: bool = False  # it matters now, and is in sight even where there is little room


class Scene(scene.Scene):
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

    def lock(self, holder: str) -> Markup:
        """The locked-die icon of a card, a monster or a Mythos card, if it has one, with the die it holds."""
        colour = self.sheet.box.locks.get(holder)
        if colour is None:
            return Markup()
        title = self.sheet.say("lock", die=self.sheet.title("die", colour))
        held = [n for n, die in enumerate(self.view.dice) if die.held_by == holder and die.lies == LOCKED]
        icon = Markup('<span class="locked {}" title="{}"><svg class="i"><use href="#es-lock"/></svg>{}</span>')
        return icon.format(colour, title, Markup("").join(self.die(number, "die small") for number in held))

    # Markers -------------------------------------------------------------------------------------------------------

    def standing(self, place: str) -> Markup:
        """The markers of the investigators who stand somewhere, each with the dice lying on it."""
        there = [who for who in self.view.investigators if who.id and (LAIR if self.view.awake else who.at) == place]
        return Markup("").join(self._marker(who) for who in there)

    def _marker(self, who: InvestigatorView) -> Markup:
        title = self.sheet.say(
            "marker", name=self.name(who.seat), investigator=self.sheet.title("investigator", who.id)
        )
        lies = [f"help.{who.seat}"] + ([FOCUS] if who.active else [])
        classes = "standing active" if who.active else "standing"
        mark = self.mark(who.seat, f"marker-{who.seat}", title)
        return Markup(f'<span class="{classes}">{mark}{self.dice(*lies)}</span>')  # noqa: S704 - drawn marks and dice

    # What lies elsewhere ---------------------------------------------------------------------------------------------

    def unless_lit(self, place: str, plain: bool, draw: Callable[..., Markup], *arguments: object) -> Markup:
        """A piece that, where it is plain and nothing can be chosen, always looks the same and is drawn once."""
        if not plain or self.lights.burns(place):
            return draw(*arguments)
        return self.sheet.once(place, lambda: draw(*arguments))

    def rows(self, space: SpaceView) -> list[tuple[int, TaskView | None]]:
        """Tasks and empty frames of a card from top to bottom; a place below them if a surplus monster may go there."""
        frames = [(number, None) for number in space.free_slots]
        rows = sorted([*((task.number, task) for task in space.tasks), *frames], key=lambda row: row[0])
        return [*rows, (0, None)] if self.lights.burns(f"task:{space.card}:0") else rows

    @cached_property
    def candidates(self) -> list[InvestigatorCard]:
        """Investigators offered to the decider who are not in play yet."""
        playing = {who.id for who in self.view.investigators}
        every = self.sheet.box.investigators
        return [every[name] for name in self.lights.under("investigator") if name in every and name not in playing]

    def piles(self) -> list[tuple[str, int]]:
        """How much is left of everything that is drawn."""
        return [*self.view.decks.items(), ("cup", self.view.cup)]

    # What somebody has -----------------------------------------------------------------------------------------------

    def cards(self, who: InvestigatorView) -> list[Held]:
        """The investigator himself, then allies, spells that lie open, and the other cards."""
        if not who.id:
            return []
        held = [self._held(f"investigator:{who.id}", "investigator", who.id, f"person-{who.seat}")]
        for card in (*who.allies, *who.cast, *who.cards):
            held.append(self._held(f"item:{card}", self.sheet.box.kind_of[card], card, f"item-{card}"))
        return held

    def trophies(self, who: InvestigatorView) -> list[Held]:
        """Monsters and cards he has won."""
        held = []
        for trophy in who.trophies:
            kind, worth = self.sheet.box.kind_of[trophy], self.sheet.box.worth(trophy, who.allies)
            name = f"{'monster' if kind == 'monster' else 'trophy'}-{trophy}"
            held.append(self._held(f"trophy:{trophy}", kind, trophy, name, worth))
        return held

    def _held(self, place: str, kind: str, card: str, name: str, worth: int = 0) -> Held:
        title = self.sheet.title(kind, card)
        return Held(
            name=name,
            place=place,
            card=f"{kind}:{card.partition('.')[0] if worth else card}",
            kind=kind,
            title=title,
            said=self.sheet.say("trophy", title=title, n=worth) if worth else title,
            worth=worth,
            look="ally" if kind == "investigator" else kind,
            dice=(dice := self.dice(card)),
            shown=bool(dice) or self.lights.burns(place),
        )

    # What matters ----------------------------------------------------------------------------------------------------

    @cached_property
    def spaces(self) -> list[SpaceView | None]:
        """The Adventures, where one may be missing, and the Other Worlds."""
        return [*self.view.adventures, *self.view.worlds]

    @cached_property
    def stage(self) -> SpaceView | None:
        """The card that somebody is on, unless its place is needed for those one may choose."""
        return next((space for space in self.spaces if space and space.attempted and not self.candidates), None)

    @property
    def throwing(self) -> bool:
        """Whether the dice are in play."""
        return self.stage is not None or self.view.awake

    @property
    def act(self) -> str:
        """How the board is laid out."""
        return "battle" if self.view.awake else "choosing" if self.candidates else "busy" if self.stage else "calm"

    @cached_property
    def regions(self) -> dict[str, str]:
        """The regions of the board and what they are called."""
        first = {"battle": ["lair"], "choosing": ["people", "museum"], "busy": ["stage", "museum"], "calm": ["museum"]}
        names = [*first[self.act], *(() if self.view.awake else ("entrance",)), "fate"]
        return {name: self.sheet.say(f"region-{name}") for name in names}

    @cached_property
    def matters(self) -> str:
        """The region that matters now: where most can be chosen, or where this phase is played."""
        found = Counter(self._region(place) for place in self.lights.at)
        lit = max((name for name in self.regions if found[name]), key=found.__getitem__, default="")
        return lit or ("entrance" if self.view.phase == "entrance" else next(iter(self.regions)))

    def _region(self, place: str) -> str:
        kind, _, rest = place.partition(":")
        card = rest.partition(":")[0]
        if self.view.awake:
            return "lair"
        if self.stage and (card == self.stage.card or rest in [task.monster for task in self.stage.tasks]):
            return "stage"
        if kind == "card" and all(space is None or space.card != card for space in self.spaces):
            return "fate"
        return REGIONS.get(kind, "")

"""Tables of Elder Sign for tests: who sits there, what lies in the museum, how the dice fall.

    t = museum("ann:amanda_sharpe", "bob:bob_jenkins", adventures=["the_loading_dock"],
               rolls=["peril 2 2 peril terror lore"])
    t.ann.plays("move:the_loading_dock", "roll", "complete:2:2-2-peril")
    t.ann.has(stamina=5, clues=1)

Play begins with the first player's turn (or wherever ``at`` says). A roll is written as the dice are called: faces in
the order of the pool, ``.y`` and ``.r`` for the yellow and the red die. The lost and found die and the dice of other
single rolls are written the same way. Chance that is not dice (decks, the cup) is fixed with ``top`` and ``cup``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from leng.engine.table import Seat, Table
from leng.games.elder_sign import GAME
from leng.games.elder_sign.deeds import health
from leng.games.elder_sign.state import LAIR, LOCKED, Investigator, Lock, Museum, Space
from transcript import Speaker, TranscriptOf, who_sits

NAMES = ("ann", "bob", "cleo", "dan", "eve", "finn", "gus", "hal")
PLAIN = ("darrell_simmons", "joe_diamond", "bob_jenkins", "dexter_drake", "kate_winthrop", "monterey_jack",
         "harvey_walters", "michael_mcglen")  # fmt: skip
QUIET_ADVENTURES = ("the_missing_records", "the_archives", "administration_office", "a_peculiar_specimen",
                    "the_guided_tour", "the_hall_of_the_dead", "the_security_office",
                    "forgotten_knowledge")  # fmt: skip
QUIET_MYTHOS = "mythos_01"
COLOURS = {"": "green", "y": "yellow", "r": "red"}

Holding = Mapping[str, Any]
"""What an investigator has: sanity, stamina, clues, cards, allies, trophies, at."""


class MuseumSeat(Speaker):
    """A player in the transcript."""

    @property
    def investigator(self) -> Investigator:
        """Everything that is his."""
        investigator: Investigator = self.table.state.investigators[self.number]
        return investigator

    def holding(self, name: str) -> Any:
        """One of his numbers, or some of his cards."""
        return getattr(self.investigator, name)


class MuseumTranscript(TranscriptOf[MuseumSeat, Museum]):
    """The transcript of a match of Elder Sign."""

    speaker = MuseumSeat

    def dice(self, lies: str) -> list[str]:
        """The faces (with .y and .r) of the dice that lie somewhere: pool, out, focus, task.0, a spell."""
        g = self.state
        marks = ("",) * 6 + (".y", ".r")
        return sorted(g.faces[die] + marks[die] for die in range(8) if g.lies[die] == lies)


def museum(
    *players: str,
    ancient_one: str = "azathoth",
    adventures: Sequence[str] = (),
    worlds: Sequence[str] = (),
    monsters: Mapping[str, Sequence[tuple[str, int]]] | None = None,
    mythos: str = QUIET_MYTHOS,
    rolls: Iterable[str] = (),
    top: Mapping[str, Sequence[str]] | None = None,
    cup: Sequence[str] | None = None,
    doom: int = 0,
    signs: int = 0,
    hour: int = 3,
    turns: int = 4,
    awake: bool = False,
    at: Sequence[tuple[str | int, ...]] | None = None,
    options: Mapping[str, str] | None = None,
    seed: str = "museum",
    content: Path | None = None,
    arrange: Callable[[Museum], None] | None = None,
    **holdings: Holding,
) -> MuseumTranscript:
    """A table at the start of a turn, arranged as the test tells it.

    ``players`` are ``name:investigator`` (``ann:kate_winthrop``) or just a name; the first one has the turn. They hold
    nothing but what ``ann={...}`` gives them, at full sanity and stamina. ``adventures`` lie first in the museum, quiet
    ones fill it up; ``monsters`` lie on cards as (marker, task number from 1, or 0 below the last task); cards with a
    locked-die icon hold their die. ``top`` are the next cards of a deck, first one first; ``cup`` the only markers left
    in the cup. ``awake`` begins the battle. ``at`` names the first units of play instead of the first player's turn.
    """
    names, people = who_sits(players or ("ann", "bob"), PLAIN)
    assert set(holdings) <= set(names), f"only {names} sit at this table"

    def lay_out(g: Museum) -> None:
        for who, investigator in zip(g.investigators, people, strict=True):
            _seat(g, who, investigator)
        _museum(g, adventures, worlds, monsters or {})
        _mythos(g, mythos)
        for name, holding in holdings.items():
            _give(g, g.investigators[names.index(name)], holding)
        for kind, cards in (top or {}).items():
            deck = g.decks[kind]
            deck.cards = [card for card in deck.cards if card not in cards] + list(reversed(cards))
        if cup is not None:
            g.removed += [marker for marker in g.cup if marker not in cup]
            g.cup = list(cup)
        g.first = g.active = 0
        g.doom, g.signs, g.hour, g.turns, g.ready = doom, signs, hour, turns, True
        g.agenda = []
        if awake:
            _awake(g)
        g.next_up(*(at or [("turn", 0)]))
        if arrange is not None:
            arrange(g)
        GAME.check(g)

    table = Table.open(
        GAME,
        [Seat(name) for name in names],
        {"ancient_one": ancient_one, **(options or {})},
        seed,
        content=content,
        dice=[number for roll in rolls for number in numbers(roll)],
        arrange=lay_out,
    )
    return MuseumTranscript(table)


def numbers(roll: str) -> list[int]:
    """A roll written as faces, as the numbers the dice draw."""
    box = GAME.open_box()
    fallen = []
    for die in roll.split():
        face, _, mark = die.partition(".")
        fallen.append(box.faces[COLOURS[mark]].index(face) + 1)  # type: ignore[attr-defined]  # an Elder Sign box
    return fallen


def _seat(g: Museum, who: Investigator, name: str) -> None:
    g.unused.remove(name)
    who.id = name
    who.sanity = health.maximum(g, who, "sanity")
    who.stamina = health.maximum(g, who, "stamina")


def _museum(
    g: Museum,
    adventures: Sequence[str],
    worlds: Sequence[str],
    monsters: Mapping[str, Sequence[tuple[str, int]]],
) -> None:
    quiet = [card for card in QUIET_ADVENTURES if card not in adventures]
    g.adventures = [Space(card) for card in [*adventures, *quiet][:6]]
    g.worlds = [Space(card) for card in worlds]
    for space in g.spaces():
        g.decks[g.box.kind_of[space.card]].cards.remove(space.card)
        _lock(g, space.card)
    for card, markers in monsters.items():
        for marker, number in markers:
            g.cup.remove(marker)
            g.space(card).monsters.append(marker)
            g.space(card).slots.append(number - 1)
            _lock(g, marker)


def _lock(g: Museum, holder: str) -> None:
    colour = g.box.locks.get(holder)
    if colour is not None:
        held = [lock.die for lock in g.locks]
        dice = {"green": range(6), "yellow": (6,), "red": (7,)}[colour]
        die = next((die for die in dice if die not in held), -1)
        g.locks.append(Lock(holder, colour, die))
        if die >= 0:
            g.lies[die] = LOCKED


def _mythos(g: Museum, card: str) -> None:
    g.decks["mythos"].cards.remove(card)
    g.mythos = card
    _lock(g, card)
    if g.box.mythos[card].later is not None:
        g.lingering.append(card)


def _give(g: Museum, who: Investigator, holding: Holding) -> None:
    """Put things in front of a player; cards come out of their decks, monsters out of the cup."""
    for name, value in holding.items():
        assert hasattr(who, name), f"an investigator has no {name}"
        setattr(who, name, list(value) if isinstance(value, list | tuple) else value)
    for card in (*holding.get("cards", ()), *holding.get("allies", ()), *holding.get("trophies", ())):
        kind = g.box.kind_of[card]
        (g.cup if kind == "monster" else g.decks[kind].cards).remove(card)


def _awake(g: Museum) -> None:
    g.awake, g.phase = True, "battle"
    for space in g.spaces():
        g.removed += [space.card, *space.monsters]
    g.adventures, g.worlds, g.locks = [], [], []
    g.lies = ["reserve"] * 8
    g.decks["mythos"].cards.insert(0, g.mythos)
    g.mythos = ""
    g.lingering = []
    g.doom = g.doom or len(g.box.ancient_ones[g.ancient_one].track)
    for who in g.investigators:
        who.at = LAIR

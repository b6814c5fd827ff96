"""What can be seen: all of the table but the order of the decks; and the worlds a seat can imagine behind it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from leng.engine.dice import Dice
from leng.engine.game import Stand
from leng.engine.state import UNVEILED, Event
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.deeds import health, tasks, trophies
from leng.games.elder_sign.deeds.clock import HOURS
from leng.games.elder_sign.rules.entrance import prices
from leng.games.elder_sign.state import COLOUR_OF, Investigator, Museum, Space


class DieView(msgspec.Struct):
    """One of the eight dice."""

    colour: str
    face: str  # empty until it is rolled
    lies: str  # reserve, pool, out, focus, locked, gone, task.N, help.SEAT, or the spell it lies on
    held_by: str = ""  # the card or monster that locks it


class TaskView(msgspec.Struct, kw_only=True):
    """A task as it stands: what it needs now, with the monster on it."""

    number: int
    needs: list[int | str]
    sanity: int
    stamina: int
    clock: int
    monster: str  # the marker on it, if any
    slot: str  # the kind of white frame, if any
    done: bool
    beaten: bool  # the monster on it has been turned over


class SpaceView(msgspec.Struct, kw_only=True):
    """An Adventure or Other World on the table."""

    card: str
    tasks: list[TaskView]
    free_slots: list[int]  # numbers of empty frames without a task of their own
    attempted: bool


class InvestigatorView(msgspec.Struct, kw_only=True):
    """A player and his investigator."""

    seat: int
    id: str
    sanity: int
    stamina: int
    max_sanity: int
    max_stamina: int
    clues: int
    cards: list[str]
    cast: list[str]
    allies: list[str]
    trophies: list[str]
    worth: int  # of all trophies
    at: str
    used: list[str]
    active: bool
    out: bool  # without an investigator, and none to come


class AttemptView(msgspec.Struct, kw_only=True):
    """The attempt going on."""

    card: str
    rolls: int
    lying: bool  # a roll waits to be judged
    focused: bool
    helpers: list[int]


class MuseumView(msgspec.Struct, kw_only=True):
    """The table as everybody sees it."""

    audience: int
    round: int
    phase: str
    first: int
    active: int
    ancient_one: str
    doom: int
    track: list[str]
    signs: int
    signs_needed: int
    awake: bool
    hour: int
    adventures: list[SpaceView | None]
    worlds: list[SpaceView]
    dice: list[DieView]
    waiting_locks: list[str]  # holders of locks that have no die yet
    investigators: list[InvestigatorView]
    attempt: AttemptView | None
    mythos: str
    lingering: list[str]
    decks: dict[str, int]
    cup: int
    prices: dict[str, int]  # of first aid and souvenirs, for the player whose turn it is
    combat: list[int | str]  # the combat task
    devoured: list[str]
    beaten: list[str]
    ending: str


def view(g: Museum, audience: int) -> MuseumView:
    """The table; nobody sees more of it than anybody else."""  # ES R-001
    ancient_one = g.box.ancient_ones[g.ancient_one]
    return MuseumView(
        audience=audience,
        round=g.round,
        phase=g.phase,
        first=g.first,
        active=g.active,
        ancient_one=g.ancient_one,
        doom=g.doom,
        track=list(ancient_one.track),
        signs=g.signs,
        signs_needed=ancient_one.signs,
        awake=g.awake,
        hour=g.hour,
        adventures=[_space(g, space) if space.card else None for space in g.adventures],
        worlds=[_space(g, space) for space in g.worlds],
        dice=_dice(g),
        waiting_locks=[lock.holder for lock in g.locks if lock.die < 0],
        investigators=[_investigator(g, who) for who in g.investigators],
        attempt=_attempt(g),
        mythos=g.mythos,
        lingering=[card for card in g.lingering if card != g.mythos],
        decks={kind: len(deck.cards) for kind, deck in g.decks.items()},
        cup=len(g.cup),
        prices=prices(g, g.actor),
        combat=list(ancient_one.combat.needs) if ancient_one.combat else [],
        devoured=g.devoured[:],
        beaten=[*g.beaten, *g.aside],
        ending=g.ending,
    )


def _space(g: Museum, space: Space) -> SpaceView:
    attempted = g.attempt is not None and g.attempt.card == space.card
    done = g.attempt.done if g.attempt is not None and attempted else []
    printed = g.box.cards[space.card].tasks
    standing = tasks.tasks_of(g, space)
    return SpaceView(
        card=space.card,
        tasks=[
            TaskView(
                number=task.number + 1,
                needs=list(task.needs),
                sanity=task.sanity,
                stamina=task.stamina,
                clock=task.clock,
                monster=task.marker,
                slot=(printed[task.number].slot or "") if task.number < len(printed) else "",
                done=task.number in done,
                beaten=task.marker in g.beaten,
            )
            for task in standing
        ],
        free_slots=[
            number + 1 for number, task in enumerate(printed) if task.slot == "empty" and number not in space.slots
        ],
        attempted=attempted,
    )


def _dice(g: Museum) -> list[DieView]:
    holders = {lock.die: lock.holder for lock in g.locks if lock.die >= 0}
    return [DieView(COLOUR_OF[die], g.faces[die], lies, holders.get(die, "")) for die, lies in enumerate(g.lies)]


def _investigator(g: Museum, who: Investigator) -> InvestigatorView:
    return InvestigatorView(
        seat=who.seat,
        id=who.id,
        sanity=who.sanity,
        stamina=who.stamina,
        max_sanity=health.maximum(g, who, "sanity") if who.alive else 0,
        max_stamina=health.maximum(g, who, "stamina") if who.alive else 0,
        clues=who.clues,
        cards=who.cards[:],
        cast=who.cast[:],
        allies=who.allies[:],
        trophies=who.trophies[:],
        worth=trophies.worth(g, who),
        at=who.at,
        used=who.used[:],
        active=who.seat == g.active,
        out=not who.alive and not who.due and g.ready,
    )


def _attempt(g: Museum) -> AttemptView | None:
    attempt = g.attempt
    if attempt is None:
        return None
    return AttemptView(
        card=attempt.card,
        rolls=attempt.rolls,
        lying=attempt.lying,
        focused=attempt.focused,
        helpers=attempt.helpers[:],
    )


# How one stands --------------------------------------------------------------------------------------------------


def stand(view: MuseumView, seat: int | None, story: Sequence[Event], box: ElderSignBox) -> list[Stand]:
    """Elder Signs and doom, or in the last battle the doom still to be removed; the clock; one's own health."""
    hours = Stand("midnight", {"n": HOURS - view.hour})
    if view.awake:
        lines = [Stand("battle", {"n": view.doom}), hours]
    else:
        signs = Stand("signs", {"n": view.signs, "of": view.signs_needed, "left": view.signs_needed - view.signs})
        doom = Stand("doom", {"n": view.doom, "of": len(view.track), "left": len(view.track) - view.doom})
        lines = [signs, doom, hours]
    if seat is not None and not view.investigators[seat].out:
        who = view.investigators[seat]
        lines.append(Stand("health", {"sanity": who.sanity, "stamina": who.stamina}))
    return lines


# What is hidden --------------------------------------------------------------------------------------------------


def hidden_from(g: Museum, audience: int) -> set[str]:
    """The cards in the decks, but those everybody saw go under them."""
    if audience == UNVEILED:
        return set()
    return {card for deck in g.decks.values() for card in deck.cards[deck.seen :]}


def imagine(g: Museum, seat: int, chance: Dice, remember: bool = True) -> None:
    """Mix what nobody knows of the decks, in place; a memory of what went under them is kept.

    A well mixed order cut at a random place is as good as a shuffle for thinking a few cards ahead, and much faster.
    """
    for deck in g.decks.values():
        unknown = sorted(deck.cards[deck.seen :], key=g.box.mixed.__getitem__)
        if unknown:
            cut = chance.below(len(unknown))
            deck.cards[deck.seen :] = unknown[cut:] + unknown[:cut]

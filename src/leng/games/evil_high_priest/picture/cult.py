"""The cult board as it lies now: its locks, its arrows, its track, its pool and its cards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from markupsafe import Markup

from leng.games.evil_high_priest.box import Bonus, Lock
from leng.games.evil_high_priest.deeds.people import TRACK
from leng.games.evil_high_priest.effects.conditions import HasEvolved, SignsBroken, TrackAtLeast
from leng.games.evil_high_priest.effects.cult import Award
from leng.games.evil_high_priest.effects.raid import StartRaid
from leng.games.evil_high_priest.effects.verb import Count, Verb
from leng.games.evil_high_priest.picture.graph import Arrow
from leng.games.evil_high_priest.picture.scene import Scene
from leng.games.evil_high_priest.state import LEVELS, SIGNS
from leng.words.clause import signs_of
from leng.words.signs import THEN, Row, Sign


class LockNow(msgspec.Struct, kw_only=True):
    """A lock about to be drawn."""

    id: str
    letter: str
    state: str  # open, shut or broken
    said: str
    classes: str
    head: Markup  # what breaking it sets off
    cost: Markup
    bonus: Markup
    here: Markup
    spot: Markup


class Stop(msgspec.Struct, kw_only=True):
    """A point of a track."""

    n: int
    classes: str
    site: LockNow | None


class Card(msgspec.Struct, kw_only=True):
    """A special card that lies on the board or somewhere else."""

    id: str
    title: str
    deal: Markup
    stops: int
    active: bool
    here: Markup
    spot: Markup


class Cult(msgspec.Struct, kw_only=True):
    """The board about to be drawn."""

    title: str
    left: int
    columns: int
    size: tuple[int, int]
    locks: list[LockNow]
    arrows: list[tuple[Arrow, bool]]  # and whether it has been opened
    track: str
    stops: list[Stop]
    cards: list[Card]
    worshippers: list[tuple[int, int]]  # by seat
    evolved: list[tuple[int, list[int]]]  # by seat and level


def drawn_cult(scene: Scene) -> Cult:
    """The board as it lies now."""
    view, sheet, printed = scene.view, scene.sheet, scene.printed
    graph = sheet.graphs[view.board]
    track = next(iter(printed.board.tracks), "")
    people = [(who.seat, who) for who in view.priests]
    return Cult(
        title=sheet.title("cult", view.board),
        left=SIGNS - len(view.broken),
        columns=graph.columns,
        size=graph.size,
        locks=[_lock(scene, each, graph.cells[each.id]) for each in graph.locks],
        arrows=[(each, each.start in view.broken) for each in graph.arrows],
        track=track,
        stops=_track(scene, track) if track else [],
        cards=[special(scene, card) for card in view.specials],
        worshippers=[(seat, who.worship) for seat, who in people] if printed.board.worship else [],
        evolved=[(seat, who.evolved) for seat, who in people] if _evolves(scene) else [],
    )


def special(scene: Scene, card: str) -> Card:
    """A special card, wherever it lies."""
    sheet, face = scene.sheet, scene.box.specials[card]
    return Card(
        id=card,
        title=sheet.short("special", card),
        deal=sheet.deals[card],
        stops=face.stops,
        active=card in scene.view.glaciers,
        here=scene.standing(card),
        spot=scene.lights.spot(f"space:{card}", "special", f"special:{card}"),
    )


def _evolves(scene: Scene) -> bool:
    return any(isinstance(need, HasEvolved) for lock in scene.printed.locks.values() for need in lock.needs)


# Locks ---------------------------------------------------------------------------------------------------------------


def _lock(scene: Scene, lock: Lock, at: tuple[int, int] | None) -> LockNow:
    view, sheet = scene.view, scene.sheet
    state = "broken" if lock.id in view.broken else "open" if lock.id in view.open else "shut"
    taken = scene.hue_at(lock.id, TRACK + lock.id)
    classes = [state, taken, "closed" if lock.id in (view.shut, view.closed) else ""]
    if lock.bonus is None:
        classes.append("bare")
    if at is not None:
        classes += [f"x{at[0]}", f"y{at[1]}"]
    facts = {"letter": lock.letter, "title": sheet.title("lock", lock.id), "state": state}
    return LockNow(
        id=lock.id,
        letter=lock.letter,
        state=state,
        said=sheet.say("lock-said", **facts),
        classes=" ".join(filter(None, classes)),
        head=sheet.signs(_effects(lock)),
        cost=sheet.signs((*_needs(lock), *signs_of(lock.cost))),
        bonus=_bonus(scene, lock.bonus) if lock.bonus is not None else Markup(),
        here=scene.standing(lock.id, TRACK + lock.id),
        spot=scene.lights.spot(f"space:{lock.id}", f"face {state}", f"lock:{lock.id}"),
    )


def _effects(lock: Lock) -> Row:
    """What breaking a lock sets off: dice last, and who is given a sign by what he has most of."""
    rows: list[Sign] = []
    for verb in sorted(lock.effects, key=lambda each: isinstance(each, StartRaid)):
        rows += (Sign(verb.most_of),) if isinstance(verb, Award) else verb.signs()
    return tuple(rows)


def _needs(lock: Lock) -> Row:
    """What must be so before a lock can be broken."""
    rows: list[Sign] = []
    for need in lock.needs:
        if isinstance(need, HasEvolved):
            rows.append(Sign(need.level, text="≥1"))
        elif isinstance(need, SignsBroken):
            rows.append(Sign("elder_sign", text=f"≥{need.n}"))
    return tuple(rows)


def _bonus(scene: Scene, bonus: Bonus) -> Markup:
    """A bonus: numbers that grow are shown as they are now, what does not hold now is pale."""
    sheet = scene.sheet
    price = sheet.signs(signs_of(bonus.cost))
    gains = Markup("").join(_gain(scene, verb) for verb in bonus.reward)
    return price + (sheet.signs((THEN,)) if price and gains else "") + gains


def _gain(scene: Scene, verb: Verb) -> Markup:
    sheet, n = scene.sheet, getattr(verb, "n", None)
    row: Sequence[Sign] = verb.signs()
    if isinstance(n, Count):
        now = _now(scene, n)
        if now is not None:
            row = [Sign(each.kind, now, each.paid) if each.text == "?" else each for each in row]
        grows = Markup('<small class="by">{}</small>').format(sheet.sign(_grows_with(n)))
        return Markup('<span class="amt">{}{}</span>').format(sheet.signs(row), grows)
    drawn = sheet.signs(row)
    if isinstance(verb.when, TrackAtLeast):
        met = scene.view.tracks.get(verb.when.track, 0) >= verb.when.n
        need = Sign(verb.when.track, text=f"≥{verb.when.n}")
        given = Markup("") if met else sheet.signs((need,))
        return Markup('<span class="{}">{}{}</span>').format("amt" if met else "amt unmet", given, drawn)
    return drawn


def _now(scene: Scene, count: Count) -> int | None:
    """A number that depends on the table, as it is now; unknown where it depends on whoever asks."""
    mine = scene.mine
    if count.per == "deep_ones":
        n = scene.view.tracks.get("deep_ones", 0)
    elif mine is None or count.per == "applied":
        return None
    elif count.per == "rooms":
        n = sum(room is not None for room in mine.rooms)
    else:
        n = sum(mine.evolved)
    n = count.plus + count.times * ((n + 1) // 2 if count.half else n)
    return n if count.most is None else min(n, count.most)


def _grows_with(count: Count) -> str:
    return {"rooms": "room", "evolved": LEVELS[0], "applied": "acolyte"}.get(count.per, count.per)


# The track -----------------------------------------------------------------------------------------------------------


def _track(scene: Scene, track: str) -> list[Stop]:
    """The points of a track, with the growth sites on it."""
    view, printed = scene.view, scene.printed
    at = view.tracks.get(track, 0)
    sites = {point: lock for lock, point in printed.sites.items()}
    stops = []
    for n in range(printed.board.track_end + 1):
        lock = sites.get(n)
        site = _lock(scene, printed.locks[lock], None) if lock else None
        classes = ["now"] if n == at else ["past"] if n < at else []
        if site is not None:
            classes.append("waits" if site.id in view.queue else "site")
        stops.append(Stop(n=n, classes=" ".join(classes), site=site))
    return stops

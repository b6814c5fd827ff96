"""Action spaces: which there are, who may stand where, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from leng.engine.choice import Option, Refusal
from leng.games.evil_high_priest.box import Bonus, HighPriestBox
from leng.games.evil_high_priest.deeds import people
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.goods import Steal
from leng.games.evil_high_priest.effects.people import NO_ACOLYTE
from leng.games.evil_high_priest.effects.powers import DENIED
from leng.games.evil_high_priest.effects.verb import Verb, refuse_any
from leng.games.evil_high_priest.rules.abilities import NEEDS_MORE
from leng.games.evil_high_priest.state import SIGN, TREASURE, Conclave, Priest, owner_of

ACOLYTE, PRIEST = "acolyte", "priest"
ENTRY = 2  # treasure for the start of a ritual  # EHP R-061
ABILITY, SUMMON, RESCUE, IMPROVE, ESCAPE = (
    "priest_ability",
    "summon_monster",
    "rescue_acolyte",
    "improve_sanctuary",
    "escape",
)
POSTS = (ABILITY, SUMMON, RESCUE, IMPROVE, ESCAPE)
PROVIDENCE = "providence"

OCCUPIED = Refusal(
    "occupied",
    "EHP R-029",
    lambda g, seat, option: {"by": owner_of(g.standing[standing_name(seat, option[1])][0])},
)
PRIESTS_ONLY = Refusal("priests-only", "EHP R-030")
ACOLYTES_ONLY = Refusal("acolytes-only", "EHP R-030")
NOT_IN_POOL = Refusal("not-in-pool", "EHP R-027")
RITUALS_CLOSED = Refusal("rituals-closed", "EHP R-060")
NO_PROWLING = Refusal("no-prowling-alone", "EHP R-173")
NO_CARD = Refusal("no-priest-card", "EHP Q-06")
CARD_SPENT = Refusal("priest-card-spent", "EHP R-032")
NO_RAID_YET = Refusal("no-raid-yet", "EHP R-033")
LAIRS_NOT_EMPTY = Refusal("lairs-not-empty", "EHP R-033")
LOCK_SHUT = Refusal("lock-shut", "EHP R-096")
NO_BONUS = Refusal("lock-dead", "EHP R-102")
TRACK_STEP = Refusal("track-step", "EHP YS-Q5")
GROWTH_SITE = Refusal("growth-site", "EHP R-250")
BONUS_SHUT = Refusal("bonus-shut", "EHP R-205")
ENTRY_TAKEN = Refusal("track-entry-taken", "EHP YS-Q4")
NOT_YOUR_KING = Refusal("not-your-king", "EHP R-291")


@lru_cache(maxsize=256)
def candidates(box: HighPriestBox, board: str, seats: int) -> tuple[Option, ...]:
    """Every cultist on every space of a table, those that are nearly always possible last."""
    sheet = box.sheets[board]
    spaces = [lock for lock in sheet.locks if not sheet.locks[lock].site]
    spaces += [card for card, each in box.specials.items() if each.board == board and each.reward]
    spaces += box.starts
    spaces += [name for name, each in box.lurks.items() if max(seats, 2) in each.players]  # refused to a lone player
    both = [("place", space, kind) for space in (*spaces, *box.locations) for kind in (PRIEST, ACOLYTE)]
    right = [("place", post, box.posts[post].who) for post in POSTS]
    wrong = [("place", post, ACOLYTE if kind == PRIEST else PRIEST) for _, post, kind in right]  # EHP R-030
    return (*both, *wrong, *right)


@lru_cache(maxsize=256)
def of_home(box: HighPriestBox, board: str, seats: int, priest: bool, acolyte: bool) -> tuple[Option, ...]:
    """Of all these, what is for those who are home; how the match has gone does not matter."""
    home = {PRIEST: priest, ACOLYTE: acolyte}
    return tuple(
        option
        for option in candidates(box, board, seats)
        if home[option[2]] and (option[1] not in box.posts or box.posts[option[1]].who == option[2])
    )


@lru_cache(maxsize=1024)
def in_reach(
    box: HighPriestBox,
    board: str,
    seats: int,
    broken: tuple[str, ...],
    raided: bool,
    priest: bool,
    acolyte: bool,
) -> tuple[Option, ...]:
    """Of these, what could be possible with these locks broken, before or after the first raid."""
    sheet = box.sheets[board]
    hopeless = set() if raided else set(box.starts)
    for lock in sheet.locks:
        bonus = sheet.bonuses.get(lock)
        if (bonus is None or bonus.step) if lock in broken else not sheet.is_open(lock, broken):
            hopeless.add(lock)
    return tuple([option for option in of_home(box, board, seats, priest, acolyte) if option[1] not in hopeless])


def standing_name(seat: int, space: str) -> str:
    """How a space is called where cultists stand: everybody has a priest board of his own."""
    return f"{space}.{seat}" if space in POSTS else space


# May it? -------------------------------------------------------------------------------------------------------------


def may_not_place(g: Conclave, who: Priest, option: Option) -> Refusal | None:
    """Why a cultist cannot be placed on a space."""  # EHP
    _, space, kind = option
    if not (who.home if kind == PRIEST else who.pool):
        return NOT_IN_POOL
    box = g.box
    if space in box.locations:
        return OCCUPIED if space in g.standing else may_not_visit(g, who, space, kind)
    if space in POSTS:
        return _may_not_post(g, who, space, kind)
    if space in g.standing:
        return OCCUPIED
    if space in box.locks:
        return may_not_unlock(g, who, space, kind)
    if space in box.lurks:
        return NO_PROWLING if g.solo else None
    if space in box.specials:
        return _may_not_use_special(g, who, space, kind)
    return may_not_begin(g, who, kind)


def denied(g: Conclave, verbs: Sequence[Verb]) -> Refusal | None:
    """A lone player may not use what gives the denied reward."""  # EHP R-174
    if g.denied:
        for verb in verbs:
            if g.denied in verb.gives:
                return DENIED
    return None


def robs_in_vain(g: Conclave, who: Priest) -> bool:
    """Whether the priest card would do nothing but steal what is denied: its space is open all the same."""  # EHP Q-38
    if not (g.denied and who.card):
        return False
    return all(isinstance(verb, Steal) and verb.what == g.denied for verb in g.box.priests[who.card].effects)


def payable(g: Conclave, who: Priest, cost: Sequence[Verb], kind: str, coming: bool = True) -> Refusal | None:
    """Why a price cannot be paid; the cultist that is about to come there is not part of it."""  # EHP R-044
    for verb in cost:
        refusal = verb.refuse(g, who)
        if refusal is not None:
            return refusal
    if coming and kind == ACOLYTE:
        for verb in cost:
            if verb.takes_acolyte:
                return None if people.count_active(g, who) > 1 else NO_ACOLYTE
    return None


def may_not_visit(g: Conclave, who: Priest, space: str, kind: str, coming: bool = True) -> Refusal | None:
    """Why a location cannot be activated."""  # EHP R-050
    location = g.box.locations[space]
    if g.denied and denied(g, location.reward) is not None:
        return DENIED
    return payable(g, who, location.cost, kind, coming) if location.cost else None


def may_not_begin(g: Conclave, who: Priest, kind: str) -> Refusal | None:
    """Why a ritual cannot be begun."""  # EHP
    if not g.raids:
        return RITUALS_CLOSED
    if who.free_entry and kind == ACOLYTE:
        return None
    return None if storing.affordable(who, TREASURE, ENTRY) else storing.LACKS


def _may_not_post(g: Conclave, who: Priest, post: str, kind: str) -> Refusal | None:
    """Why a space of the own priest board cannot be used."""  # EHP
    face = g.box.posts[post]
    if kind != face.who:
        return PRIESTS_ONLY if face.who == PRIEST else ACOLYTES_ONLY
    if post == SUMMON:
        if not g.raids:
            return NO_RAID_YET
        if who.lairs:
            return LAIRS_NOT_EMPTY
    elif post == ABILITY:
        return may_not_use_card(g, who)
    return denied(g, face.reward) or payable(g, who, face.cost, kind)


def may_not_use_card(g: Conclave, who: Priest) -> Refusal | None:
    """Why the priest card cannot be used."""  # EHP R-032
    if not who.card:
        return NO_CARD
    if who.spent:
        return CARD_SPENT
    card = g.box.priests[who.card]
    for condition in card.needs:
        if not condition.met(g, who):
            return NEEDS_MORE
    return denied(g, card.effects) or refuse_any(g, who, card.cost)


def may_not_unlock(g: Conclave, who: Priest, lock: str, kind: str) -> Refusal | None:
    """Why a lock cannot be broken, or its bonus not be used once it is."""  # EHP
    sheet = g.sheet
    face = sheet.locks[lock]
    if lock in g.broken:
        if face.bonus is None:
            return NO_BONUS
        return may_not_use_bonus(g, who, lock, face.bonus, kind)
    if face.site:
        return GROWTH_SITE
    if not sheet.is_open(lock, g.broken):
        return LOCK_SHUT
    if g.denied == SIGN:  # EHP R-179
        return DENIED
    for condition in face.needs:
        if not condition.met(g, who):
            return NEEDS_MORE
    return denied(g, face.effects) or payable(g, who, cost_of(g, lock), kind)


def cost_of(g: Conclave, lock: str) -> tuple[Verb, ...]:
    """What a lock costs at this table."""  # EHP YS-Q1
    face = g.sheet.locks[lock]
    return () if face.start and g.has("start_free") and g.sheet.lines else face.cost


def may_not_use_bonus(
    g: Conclave, who: Priest, lock: str, bonus: Bonus, kind: str, coming: bool = True
) -> Refusal | None:
    """Why an unlocked bonus cannot be used."""  # EHP R-105
    if bonus.step:
        return TRACK_STEP
    if g.shut == lock:
        return BONUS_SHUT
    if people.TRACK + lock in g.standing:  # EHP YS-Q4
        return ENTRY_TAKEN
    if bonus.acolytes and kind == PRIEST:
        return ACOLYTES_ONLY
    if g.solo and lock in g.sheet.prowlers:
        return NO_PROWLING
    for condition in bonus.needs:
        if not condition.met(g, who):
            return NEEDS_MORE
    return denied(g, bonus.reward) or payable(g, who, bonus.cost, kind, coming)


def _may_not_use_special(g: Conclave, who: Priest, card: str, kind: str) -> Refusal | None:
    """Why a special card cannot be used as an action space."""  # EHP
    if card not in who.specials:
        return NOT_YOUR_KING
    if kind == PRIEST:
        return ACOLYTES_ONLY
    face = g.box.specials[card]
    return denied(g, face.reward) or payable(g, who, face.cost, kind)

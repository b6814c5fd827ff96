"""What spaces bring and cost at first sight: worked out once from what is printed, and then only added up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from leng.games.evil_high_priest.bot import raids_at_sight as raids
from leng.games.evil_high_priest.bot.judgement import AWAY, AZATHOTH, LATE, rounds_left
from leng.games.evil_high_priest.bot.last_sign import brings
from leng.games.evil_high_priest.bot.scales import AT_SIGHT
from leng.games.evil_high_priest.bot.worth import ACTION, outlook, plans, rituals, specials, worth_of
from leng.games.evil_high_priest.box import HighPriestBox
from leng.games.evil_high_priest.deeds import goods as owned
from leng.games.evil_high_priest.effects import cult, goods, monsters, people, raid, rooms
from leng.games.evil_high_priest.effects.verb import Verb, amount
from leng.games.evil_high_priest.rules.spaces import POSTS
from leng.games.evil_high_priest.state import (
    ANY_BASIC,
    ATOM,
    BASIC,
    BLOOD,
    CHAIRS,
    LAIRS,
    MAGIC,
    SIGNS,
    TREASURE,
    Conclave,
    Priest,
)


class Weights(NamedTuple):
    """What counts at first sight beside what is printed."""

    sign: float = 21.0  # a sign that is broken, with the way that it opens
    late: float = 1.7  # and so much more in each round after which a match gets long
    room: float = 2.4  # a room, while there is time to use it
    kept: float = 0.072  # and for each point of goods that it may help to keep
    monster: float = 6.1
    guarded: float = 0.107  # and for each point of goods that a raid might take
    acolyte: float = 2.15  # what an acolyte brings in a round to come
    own_raid: float = 1.15  # of what a raid is feared to cost the one who sets it off
    their_raid: float = 0.76  # of what it is feared to cost the others, shared among them
    wanted: float = 3.1  # how much goods count beside their worth that a lock is waiting for
    waits: float = 0.9  # who places a cultist where nobody else may go could do so later
    priest: float = 0.4  # and a priest can do more than an acolyte
    prowls: float = 0.57  # of the best location, for a prowler
    first: float = 0.88  # the first player marker
    plenty: float = 57.0  # who has so much in the open values more of it half as much
    walls: float = 0.4  # a point of defence of a room, beside what the room does and holds


SIGHT = Weights()


class Terms(NamedTuple):
    """What a space takes and gives, as far as it is printed."""

    goods: tuple[tuple[str, int], ...] = ()  # that are gained, or paid
    basic: int = 0  # that are paid, whatever they are
    counted: tuple[goods.Gain, ...] = ()  # that depend on the table
    rooms: int = 0
    monsters: int = 0
    rescued: int = 0
    given: int = 0  # acolytes
    worship: int = 0  # of one's own
    cards: tuple[tuple[str, int], ...] = ()
    first: bool = False
    track: str = ""  # a ritual track of the cult board that is entered
    dice: int = 0  # of a raid
    rest: float = 0.0  # what all else is worth


NOTHING = Terms()


def terms_of(verbs: Iterable[Verb]) -> Terms:
    """Add up what verbs take and give."""
    change: dict[str, int] = {}
    cards: dict[str, int] = {}
    counted = []
    basic = built = lodged = rescued = given = worship = dice = 0
    first, track, rest = False, "", 0.0
    for verb in verbs:
        if isinstance(verb, goods.Pay):
            if verb.what == ANY_BASIC:
                basic += verb.n
            else:
                change[verb.what] = change.get(verb.what, 0) - verb.n
        elif isinstance(verb, goods.Gain) and verb.to == "self" and verb.what != ANY_BASIC:
            if isinstance(verb.n, int) and verb.when is None:
                change[verb.what] = change.get(verb.what, 0) + verb.n
            else:
                counted.append(verb)
        elif isinstance(verb, (rooms.GainRoom, rooms.DrawRooms)):
            built += 1
        elif isinstance(verb, monsters.GainMonster):
            lodged += 1
        elif isinstance(verb, monsters.DiscardMonster):
            lodged -= verb.n
        elif isinstance(verb, people.Rescue) and not verb.each:
            rescued += verb.n
        elif isinstance(verb, people.Sacrifice):
            given += verb.n
        elif isinstance(verb, cult.ToWorship):
            worship += verb.of != "opponent"
        elif isinstance(verb, cult.TakeCard):
            cards[verb.card] = 1
        elif isinstance(verb, cult.LoseCard):
            cards[verb.card] = -1
        elif isinstance(verb, cult.TakeFirst):
            first = True
        elif isinstance(verb, cult.EnterTrack):
            track = verb.track
        elif isinstance(verb, raid.StartRaid):
            dice += verb.dice
        else:
            rest += worth_of(verb, AT_SIGHT)
    return Terms(
        tuple(change.items()), basic, tuple(counted), built, lodged, rescued, given, worship, tuple(cards.items()),
        first, track, dice, rest,
    )  # fmt: skip


@lru_cache(maxsize=32)
def printed(box: HighPriestBox, board: str) -> dict[str, Terms]:
    """The terms of all spaces of a table but the rituals; those of a broken lock are called ``bonus:`` and its lock."""
    found = {name: terms_of((*each.cost, *each.reward)) for name, each in box.locations.items()}
    found |= {name: terms_of((*each.cost, *each.reward)) for name, each in box.posts.items()}
    found |= {name: terms_of((*each.cost, *each.reward)) for name, each in box.specials.items() if each.reward}
    for name, lock in box.sheets[board].locks.items():
        found[name] = terms_of((*lock.cost, *lock.effects))
        if lock.bonus is not None:
            found[f"bonus:{name}"] = terms_of((*lock.bonus.cost, *lock.bonus.reward))
    return found


@lru_cache(maxsize=256)
def of_card(box: HighPriestBox, priest: str) -> Terms:
    """The terms of a priest card."""
    card = box.priests[priest]
    return terms_of((*card.cost, *card.effects))


class Glance:
    """What a player has and wants, seen once for all options of a question."""

    __slots__ = (
        "_best",
        "_fears",
        "_g",
        "_goods",
        "_keeps",
        "_lacks",
        "_left",
        "_printed",
        "_who",
        "hoard",
        "rounds",
        "use",
    )

    def __init__(self, g: Conclave, who: Priest) -> None:
        self._g, self._who = g, who
        self._left = SIGNS - len(g.broken)
        self.rounds = rounds_left(g, self._left)
        self.use = min(1.0, self.rounds / 4)
        self._goods = have = owned.all_of(who)
        self._printed = printed(g.box, g.board)
        self._fears: dict[tuple[int, bool], float] = {}
        self._best: float | None = None
        table = AT_SIGHT.goods
        hoard = 0.0
        for kind, n in have.items():
            hoard += table[kind] * n
        self.hoard = hoard
        lying = raids.heap(who.exposed)
        self._keeps = SIGHT.plenty / (SIGHT.plenty + lying)
        self._lacks = self._wanted(have)

    def _wanted(self, have: dict[str, int]) -> dict[str, list[tuple[int, float]]]:
        """For each kind, what each of the best locks still lacks of it, and what it is worth to lack one less."""
        ranked = []
        missed = AT_SIGHT.missed
        for plan in outlook(self._g.box, self._g.board, tuple(self._g.broken), AT_SIGHT).open:
            missing = 0.0
            for kind, n in plan.price:
                short = n - have.get(kind, 0)
                if short > 0:
                    missing += short * missed[kind]
            missing = missing / ACTION + 1.5 * max(0, plan.monsters - len(self._who.lairs))
            ranked.append((plan.gain / (1.0 + AWAY * missing), missing, plan))
        ranked.sort(key=_worth, reverse=True)
        lacks: dict[str, list[tuple[int, float]]] = {}
        for share, (worth, missing, plan) in zip(AT_SIGHT.planned, ranked, strict=False):
            pull = SIGHT.wanted * share * worth * AWAY / (1.0 + AWAY * missing) / ACTION
            for kind, n in plan.price:
                lacks.setdefault(kind, []).append((n - have.get(kind, 0), pull * missed[kind]))
        return lacks

    def change(self, kind: str, n: int) -> float:
        """What it is worth to have so many more of a kind, or fewer."""
        worth = AT_SIGHT.goods[kind] * n * self._keeps
        lacks = self._lacks.get(kind)
        if lacks is not None:
            for short, pull in lacks:
                if short > 0:
                    worth += pull * min(n, short)
                elif short - n > 0:
                    worth -= pull * (short - n)
        return worth

    def cheapest(self, n: int) -> float:
        """What it costs to pay so many of whatever is worth least."""
        cost, have = 0.0, self._goods
        for kind in (TREASURE, ATOM, BLOOD, MAGIC):
            many = min(n, have.get(kind, 0))
            if many > 0:
                cost += self.change(kind, -many)
                n -= many
        return cost

    def acolyte(self) -> float:
        """What it is worth to have an acolyte back, or what is lost with one."""
        return SIGHT.acolyte * min(self.rounds, AT_SIGHT.kept_for)

    def worth(self, terms: Terms) -> float:
        """What a space brings, but for a raid."""
        g, who = self._g, self._who
        worth = terms.rest
        for kind, n in terms.goods:
            worth += self.change(kind, n)
        if terms.basic:
            worth += self.cheapest(terms.basic)
        for gain in terms.counted:
            if gain.when is None or gain.when.met(g, who):
                worth += self.change(gain.what, amount(g, who, gain.n))
        if terms.rooms:
            worth += self.room()
        if terms.monsters:
            worth += self.monster(terms.monsters)
        if terms.rescued and who.asylum:
            worth += min(terms.rescued, who.asylum) * (self.acolyte() - 0.8)
        if terms.given:
            kept = min(terms.given, max(0, CHAIRS - who.asylum))
            worth -= kept * (self.acolyte() - 0.6) + (terms.given - kept) * ACTION * 0.6
        if terms.worship:
            worth -= self.acolyte() + _nearer(g, terms.worship)
        for card, n in terms.cards:
            if (card in who.specials) == (n < 0):
                worth += n * specials(g.box, AT_SIGHT)[card] * min(1.5, self.rounds / 2)
        if terms.first and g.next_first != who.seat:
            worth += SIGHT.first
        if terms.track:
            worth += self._track(terms.track)
        return worth

    def room(self) -> float:
        """What a room is worth."""
        if None not in self._who.rooms:
            return 0.6
        return (SIGHT.room + SIGHT.kept * self.hoard) * self.use

    def monster(self, n: int = 1) -> float:
        """What it is worth to have so many more monsters, or fewer."""
        if n > 0 and len(self._who.lairs) >= LAIRS:
            return 0.0
        return n * (SIGHT.monster + SIGHT.guarded * min(self.hoard, 60.0)) * (0.4 + 0.6 * self.use)

    def raid(self, dice: int, sign: bool) -> float:
        """What a raid of so many dice costs whoever sets it off, less what it costs the others."""
        cost = self._fears.get((dice, sign))
        if cost is None:
            g, who = self._g, self._who
            cost = SIGHT.own_raid * raids.feared(g, who, dice, sign)
            others = [raids.feared(g, each, dice, False) for each in g.priests if each is not who]
            if others:
                cost -= SIGHT.their_raid * sum(others) / len(others)
            self._fears[dice, sign] = cost
        return cost

    def lock(self, lock: str, free: bool = False) -> float:
        """What it is worth to break a lock; the last one is weighed against what everybody keeps."""
        g = self._g
        if self._left == 1:
            return brings(g, self._who.seat, plans(g.box, g.board, AT_SIGHT)[lock])
        terms = self._printed[lock]
        worth = SIGHT.sign + SIGHT.late * max(0, g.round - LATE[len(g.priests)])
        if not free:
            worth += self.worth(terms)
        return worth - self.raid(terms.dice, True) if terms.dice else worth

    def space(self, space: str) -> float:
        """What it is worth to activate a space."""
        g = self._g
        terms = self._printed.get(space)
        if terms is None:
            return self._ritual(space) if space in g.box.starts else self._prowler()
        if space in g.sheet.locks:
            if space not in g.broken:
                return self.lock(space)
            return self.bonus(space)
        if space == POSTS[0]:
            return self.worth(of_card(g.box, self._who.card)) - AT_SIGHT.card * self.use * 0.8
        return self.worth(terms)

    def bonus(self, lock: str) -> float:
        """What the bonus of a lock is worth."""
        g = self._g
        terms = self._printed.get(f"bonus:{lock}", NOTHING)
        worth = self.worth(terms)
        if any(isinstance(verb, cult.TakeSign) for verb in g.sheet.bonuses[lock].reward):
            worth += max([self.lock(each, free=True) for each in g.sheet.accessible(g.broken)] or [0.0]) - 10.0
        if lock in g.sheet.prowlers:
            worth += self._prowler() - ACTION
        return worth - self.raid(terms.dice, False) if terms.dice else worth

    def _ritual(self, start: str) -> float:
        """What a ritual will bring, as long as there are rounds for it."""
        rewards, away = rituals(self._g.box, AT_SIGHT)[start]
        rounds = self.rounds
        worth = self.change(TREASURE, self._who.free_entry or -2)
        for n, reward in enumerate(rewards):
            worth += reward * min(1.0, max(0.0, rounds - n))
        return worth - ACTION * max(0.0, min(away - 1, rounds - 1))

    def _track(self, track: str) -> float:
        """What the unlocked steps of a ritual track will bring, as long as there are rounds for it."""
        g, worth = self._g, 0.0
        for n, lock in enumerate(g.sheet.lines[track][1:]):
            if lock not in g.broken:
                break
            reward = self.worth(self._printed[f"bonus:{lock}"]) - (ACTION if n else 0.0)
            worth += reward * min(1.0, max(0.0, self.rounds - n))
        return worth

    def _prowler(self) -> float:
        """A prowler goes to the best location later, though somebody may stand there."""
        if self._best is None:
            have, box = self._goods, self._g.box
            best = 0.0
            for name, location in box.locations.items():
                if not location.prowlers:
                    continue
                terms = self._printed[name]
                for kind, n in terms.goods:
                    if have.get(kind, 0) + n < 0:
                        break
                else:
                    if not terms.basic or sum([have.get(kind, 0) for kind in BASIC]) >= terms.basic:
                        best = max(best, self.worth(terms))
            self._best = SIGHT.prowls * best
        return self._best


def _worth(ranked: tuple[float, float, object]) -> float:
    return ranked[0]


def _nearer(g: Conclave, n: int) -> float:
    """How much worse it is that so many more worship Azathoth."""
    if not g.threshold:
        return 0.0
    missing = g.threshold - sum([who.worship for who in g.priests])
    if missing <= n:
        return 10 * AZATHOTH
    return AZATHOTH / ((missing - n) * (missing - n)) - AZATHOTH / (missing * missing)

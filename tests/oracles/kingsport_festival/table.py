"""The table at which the oracle plays along, and how goods, spells and points move on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from leng.games.kingsport_festival.state import Cultist, Festival, Raid
from oracles.kingsport_festival.asking import Put, Rules, choose, payment, pick, window
from oracles.kingsport_festival.printed import BUILDINGS, CUBES, LIBRARY, SPELLS, Effects, deck_of, ruled


class Telling:
    """A match as the rulebook would have it."""

    def __init__(self, g: Festival) -> None:
        self.g: Any = g
        self.later: Any = g  # the table of the engine at the next question: only what chance has decided is read there
        self.points = [Counter[str]() for _ in g.cultists]  # cult points, by where they come from
        self.used: list[set[str]] = [set() for _ in g.cultists]  # what may be done once a round, and has been
        self.spared = [0] * len(g.cultists)  # sanity that each god of this round costs less
        self.wrong: list[str] = []
        self.combats: list[dict[str, Any]] = []  # since the last question
        self.ending = ""

    def cultist(self, seat: int) -> Cultist:
        """Who sits there."""
        who: Cultist = self.g.cultists[seat]
        return who

    @property
    def scenario(self) -> str | None:
        """The Scenario on the table."""
        name: str | None = self.g.scenario
        return name

    @property
    def sanity_max(self) -> int:
        """Where the track of sanity ends."""  # KF R-023
        return min([12, *(int(each["n"]) for each in ruled(self.scenario, "sanity_max"))])

    def limit(self, seat: int) -> int:
        """How many spells somebody may hold."""  # KF R-049
        more = sum(int(each["delta"]) for each in ruled(self.scenario, "hand_limit"))
        return 3 + more + (2 if LIBRARY in self.cultist(seat).discs else 0)

    def unless(self, wrong: bool, what: str) -> None:
        """Note that chance has done what it cannot do."""
        if wrong:
            self.wrong.append(what)


def discs_of_level(who: Cultist, *levels: int) -> list[str]:
    """Somebody's discs on buildings of these levels."""
    return [each for each in who.discs if BUILDINGS[each]["level"] in levels]


def counted(who: Cultist, per: str) -> int:
    """What a card counts."""
    counts = {
        "resources_total": sum(who.cubes),
        "sanity": who.sanity,
        "magic": who.magic,
        "buildings_level_ii": len(discs_of_level(who, 2)),
        "buildings_level_iii": len(discs_of_level(who, 3)),
        "buildings_level_iv": len(discs_of_level(who, 4)),
        "buildings_level_iii_iv": len(discs_of_level(who, 3, 4)),
        "spells_in_hand": len(who.hand),
    }
    return counts[per]


def amount(who: Cultist, verb: dict[str, Any]) -> int:
    """How much a card gives, counted where it counts something."""
    n: int = verb["n"]
    if "per" in verb:
        n *= counted(who, verb["per"]) // verb.get("div", 1)
    return min(n, int(verb.get("most", n)))


# Gaining and losing --------------------------------------------------------------------------------------------------


def score(m: Telling, seat: int, n: int, source: str) -> None:
    """Cult points come, or go as far as there are any."""  # KF
    who = m.cultist(seat)
    n = max(n, -who.cult)
    who.cult += n
    m.points[seat][source] += n


def gain(m: Telling, seat: int, what: str, n: int, source: str) -> Rules[None]:
    """Somebody receives goods."""  # KF
    who = m.cultist(seat)
    if what == "sanity":
        who.sanity = max(who.sanity, min(m.sanity_max, who.sanity + n))
    elif what == "magic":
        who.magic += n
    elif what == "cult":
        score(m, seat, n, source)
    elif what == "any_resource":
        any_of_them = [cube for cube in CUBES for _ in range(n)]
        yield from pick(seat, "resource", any_of_them, n, n, each=lambda cube: receive(who, cube))
    else:
        who.cubes[CUBES.index(what)] += n


def receive(who: Cultist, cube: str) -> None:
    """One cube from its supply."""
    who.cubes[CUBES.index(cube)] += 1


def lose_sanity(m: Telling, seat: int, n: int, source: str) -> None:
    """A forced loss: what is missing goes in cult points."""  # KF
    who = m.cultist(seat)
    lost = min(n, who.sanity)
    who.sanity -= lost
    score(m, seat, lost - n, source)


def lose(m: Telling, seat: int, verb: dict[str, Any], times: int, source: str) -> Rules[None]:
    """Somebody must lose goods, or else something."""  # KF R-060
    who = m.cultist(seat)
    what, n = verb["what"], verb["n"] * times
    if what == "sanity":
        lose_sanity(m, seat, n, source)
    elif what == "cult":
        score(m, seat, -n, source)
    elif what == "magic":
        who.magic = max(0, who.magic - n)
    elif what == "any_resource":
        if not sum(who.cubes):
            yield from bring(m, seat, verb.get("otherwise", []), times, source)
            return
        ways = ways_to_give(who.cubes, min(n, sum(who.cubes)))
        yield from payment(seat, "lose-resources", ways, CUBES, who.cubes)
    elif what == "spell":
        if not who.hand:
            yield from bring(m, seat, verb.get("otherwise", []), times, source)
            return
        yield from throw_away(m, seat, "lose-spell", n)
    else:
        raise AssertionError(what)


def remove_discs(m: Telling, seat: int, verb: dict[str, Any], times: int, source: str) -> Rules[None]:
    """Discs leave the board, and their points with them."""  # KF
    who = m.cultist(seat)
    eligible = discs_of_level(who, *verb["levels"])
    if not eligible:
        yield from bring(m, seat, verb.get("otherwise", []), times, source)
    for _ in range(min(len(eligible), verb["n"] * times)):
        eligible = discs_of_level(who, *verb["levels"])
        answer = yield from choose(seat, "lose-disc", [f"remove:{each}" for each in eligible])
        building = answer.removeprefix("remove:")
        who.discs.remove(building)
        score(m, seat, -BUILDINGS[building]["cult"], "buildings")
        yield from down_to_the_limit(m, seat)  # KF Q-19


# Paying --------------------------------------------------------------------------------------------------------------


def ways_to_give(cubes: list[int], n: int) -> list[tuple[int, ...]]:
    """Every way to give up so many cubes of these."""
    ways = [(a, b, n - a - b) for a in range(min(n, cubes[0]) + 1) for b in range(min(n - a, cubes[1]) + 1)]
    return [way for way in ways if 0 <= way[2] <= cubes[2]]


def ways_to_pay(cubes: list[int], cost: dict[str, int], off: int = 0, wild: bool = False) -> list[tuple[int, ...]]:
    """Every way to pay a price in cubes."""  # KF
    asked = [cost.get(cube, 0) for cube in CUBES]
    free = cost.get("any", 0)
    total = sum(asked) + free
    if off:
        total = max(1, total - off)
    ways = ways_to_give(cubes, total)
    if wild:
        return ways
    return [way for way in ways if sum(max(0, way[cube] - asked[cube]) for cube in range(3)) <= free]


def can_pay(who: Cultist, cost: dict[str, int], magic: int | None = None) -> bool:
    """Whether somebody has all of a price."""  # KF
    needed = cost.get("magic", 0) if magic is None else magic
    return who.magic >= needed and who.sanity >= cost.get("sanity", 0) and bool(ways_to_pay(who.cubes, cost))


def pay(m: Telling, seat: int, cost: dict[str, int], magic: int | None = None) -> Rules[None]:
    """The whole price of a spell or an action."""
    who = m.cultist(seat)
    who.magic -= cost.get("magic", 0) if magic is None else magic
    who.sanity -= cost.get("sanity", 0)
    yield from payment(seat, "pay", ways_to_pay(who.cubes, cost), CUBES, who.cubes)


# Spells --------------------------------------------------------------------------------------------------------------


def draw(m: Telling, seat: int, decks: list[int]) -> Rules[None]:
    """Draw first, then discard down to the limit."""  # KF
    for deck in decks:
        if not m.g.decks[deck] and m.g.discards[deck]:
            shuffle(m, deck)
        if m.g.decks[deck]:
            m.cultist(seat).hand.append(m.g.decks[deck].pop())
    yield from down_to_the_limit(m, seat)


def shuffle(m: Telling, deck: int) -> None:
    """The discards become a deck; how they fell is seen later."""
    cards = m.g.discards[deck]
    lying = [each for each in m.later.decks[deck] if each in cards]
    m.g.decks[deck] = lying + sorted(set(cards) - set(lying))
    m.g.discards[deck] = []


def draw_some(m: Telling, seat: int, deck: str, n: int) -> Rules[None]:
    """So many spells: the decks are chosen before the first card is seen."""  # KF R-038
    chosen = [deck] * n
    if deck == "any":
        chosen = yield from pick(seat, "deck", [each for each in CUBES for _ in range(n)], n, n)
    yield from draw(m, seat, [CUBES.index(each) for each in chosen])


def down_to_the_limit(m: Telling, seat: int) -> Rules[None]:
    """Nobody holds more spells than he may."""
    over = len(m.cultist(seat).hand) - m.limit(seat)
    if over > 0:
        yield from throw_away(m, seat, "discard", over)


def throw_away(m: Telling, seat: int, ask: str, n: int) -> Rules[None]:
    """Spells leave a hand without effect."""  # KF Q-43
    hand = m.cultist(seat).hand
    n = min(n, len(hand))

    everything = n == len(hand)
    for _ in range(n):
        answer = f"discard:{hand[0]}" if everything else (yield from choose(seat, ask, map("discard:{}".format, hand)))
        hand.remove(answer.removeprefix("discard:"))
        discard(m, answer.removeprefix("discard:"))


def discard(m: Telling, card: str) -> None:
    """A spell is laid on the discards of its deck."""
    m.g.discards[deck_of(card)].append(card)


# Foresee -------------------------------------------------------------------------------------------------------------


def moment(m: Telling, seat: int, ask: str, when: str, offers: list[str], decline: str = "pass") -> Rules[str]:
    """Whoever might hold a spell of this moment, by the backs of his cards and his magic, is asked."""  # KF Q-17
    answer = yield from window(seat, ask, offers, decline, might_play(m.cultist(seat), when))
    return answer


def might_play(who: Cultist, when: str) -> bool:
    """Whether the others must think that somebody can play a spell now."""
    decks = {spell["deck"] for spell in SPELLS.values() if spell["when"] == when}
    return who.magic > 0 and any(SPELLS[card]["deck"] in decks for card in who.hand)


def next_raid(m: Telling) -> Raid | None:
    """The first raid whose Investigator still waits."""  # KF
    for raid in m.g.raids:
        if not raid.investigator_up:
            found: Raid = raid
            return found
    return None


def foresee(m: Telling, seat: int) -> Rules[None]:
    """One card may be looked at in secret."""  # KF
    raid = next_raid(m)
    if raid is not None:
        cards = ["event"] if raid.event else []
        cards.append("investigator")
    else:
        cards = ["festival"] if m.g.festival else []
    if not cards:
        return
    answer = yield from choose(seat, "foresee", [*(f"foresee:{each}" for each in cards), "decline"])
    if answer == "decline":
        return
    card = answer.removeprefix("foresee:")
    seen = m.g.festival_seen if raid is None else raid.event_seen if card == "event" else raid.investigator_seen
    if seat not in seen:
        seen.append(seat)
    yield from asked_to_read(seat)


def asked_to_read(seat: int) -> Rules[None]:
    """The card is shown until one has read it."""  # KF Q-10
    yield Put(seat, "read-card", frozenset(["read"]))


# What cards say ------------------------------------------------------------------------------------------------------


def holds(m: Telling, seat: int, given: dict[str, Any]) -> bool:
    """Whether a condition holds now; several keys must all hold."""  # KF
    return all(_holds(m, seat, key, value) for key, value in given.items())


def _holds(m: Telling, seat: int, key: str, value: Any) -> bool:
    who = m.cultist(seat)
    if key == "sanity_below":
        return bool(who.sanity < value)
    if key == "sanity_at_least":
        return bool(who.sanity >= value)
    if key == "roll_at_most":
        return bool(sum(who.rolled) <= value)
    if key == "place":
        return bool(m.g.order[0 if value == "first" else -1] == seat)
    if key == "rounds":
        return m.g.round in value
    raise AssertionError(key)


def bring(m: Telling, seat: int, effects: Effects, times: int, source: str) -> Rules[None]:
    """Do what a card says, in the order in which it says it."""
    for verb in effects:
        do = verb["do"]
        if do == "gain":
            yield from gain(m, seat, verb["what"], amount(m.cultist(seat), verb) * times, source)
        elif do == "lose":
            yield from lose(m, seat, verb, times, source)
        elif do == "remove_disc":
            yield from remove_discs(m, seat, verb, times, source)
        elif do == "draw":
            yield from draw_some(m, seat, verb["deck"], verb["n"] * times)
        elif do == "foresee":
            for _ in range(times):
                yield from foresee(m, seat)
        elif do == "choose":
            options = [f"option:{number}" for number in range(1, len(verb["options"]) + 1)]
            answer = yield from choose(seat, "which-gift", options)
            yield from bring(m, seat, verb["options"][int(answer.removeprefix("option:")) - 1], times, source)
        elif do == "if":
            branch = "then" if holds(m, seat, verb["given"]) else "otherwise"
            yield from bring(m, seat, verb.get(branch, []), times, source)
        elif do == "may":
            yield from offered(m, seat, verb, source)
        elif do == "each":
            who = [each for each in list(m.g.order) if holds(m, each, verb["who"])]
            for each in who:
                yield from bring(m, each, verb["effects"], times, source)


def offered(m: Telling, seat: int, verb: dict[str, Any], source: str) -> Rules[None]:
    """Something that may be bought on the spot."""  # KF R-053
    if can_pay(m.cultist(seat), verb["cost"]):
        if (yield from choose(seat, "offer", ["yes", "no"])) == "yes":
            yield from pay(m, seat, verb["cost"])
            yield from bring(m, seat, verb["effects"], 1, source)

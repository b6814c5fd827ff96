"""What spaces and cards do, word by word as they are printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from leng.games.evil_high_priest.state import Conclave, Monster, Priest
from oracles.evil_high_priest import cards, raids, spaces
from oracles.evil_high_priest.asking import DONE, Rules, choose, pick, which_seat
from oracles.evil_high_priest.goods import (
    LEVELS,
    area,
    basic_kinds,
    can_pay,
    from_places,
    gain,
    gain_any,
    lose,
    own,
    pay,
    pile_of,
    put,
    to_asylum,
)
from oracles.evil_high_priest.people import (
    acolyte,
    active,
    besides_actor,
    captives,
    come_to,
    evolved_to,
    give_up,
    how_many_active,
    in_order,
    lair_free,
    leave,
    lodge_amoeba,
    on_prowler_space,
    others,
    priest,
    rescue,
    sacrifice,
    send_to_worship,
    spaces_of,
    take_from,
    which_acolyte,
)
from oracles.evil_high_priest.printed import (
    BASIC,
    LOCATIONS,
    Verb,
    is_amoeba,
    locks_of,
)

# Costs ---------------------------------------------------------------------------------------------------------------


def affordable(g: Conclave, seat: int, costs: Iterable[Verb], standing: bool = True) -> bool:
    """Whether every part of a cost can be paid in full."""  # EHP R-042, GEN-Q4
    return all(_can(g, seat, each) for each in costs)


def _can(g: Conclave, seat: int, cost: Verb) -> bool:
    p = g.priests[seat]
    n = int(cost.get("n", 1))
    match cost["do"]:
        case "pay":
            return can_pay(g, seat, cost["what"], n)
        case "sacrifice" | "to_worship":
            return how_many_besides(g, seat) >= n
        case "discard_monster":
            return len(fitting_monsters(p, cost)) >= n
        case "take_amoeba":
            return (3 - len(p.lairs) >= n and g.amoebas >= n) or (bool(p.lairs) and spaces.dead_end(g))
        case "hand_amoeba":
            return any(is_amoeba(each.card) for each in p.lairs) and any(
                lair_free(g.priests[each]) for each in others(g, seat)
            )
        case "discard_room":
            return any(p.rooms)
        case "lose_card":
            return cost["card"] in p.specials
    raise AssertionError(cost)


def how_many_besides(g: Conclave, seat: int) -> int:
    """How many acolytes may be used for a cost."""
    acting = g.actor == acolyte(seat) and g.spot in spaces_of(g, g.actor)
    return how_many_active(g, seat) - acting


def fitting_monsters(p: Priest, cost: Verb) -> list[Any]:
    """The monsters that may be given up for a cost."""
    return [each for each in p.lairs if cost.get("only") != "amoeba" or is_amoeba(each.card)]


def pay_all(g: Conclave, seat: int, costs: Iterable[Verb]) -> Rules[None]:
    """A whole cost is paid, part by part."""
    for cost in costs:
        yield from _pay_one(g, seat, cost)


def _pay_one(g: Conclave, seat: int, cost: Verb) -> Rules[None]:
    p = g.priests[seat]
    for _ in range(1 if cost["do"] == "pay" else cost.get("n", 1)):
        match cost["do"]:
            case "pay":
                yield from pay(g, seat, cost["what"], cost["n"])
            case "sacrifice":
                place = yield from which_acolyte(seat, "sacrifice", besides_actor(g, seat))
                yield from sacrifice(g, seat, place)
            case "to_worship":
                yield from send_to_worship(g, seat, besides_actor(g, seat))
            case "discard_monster":
                monster = yield from which_monster(seat, fitting_monsters(p, cost))
                give_up(g, seat, monster)
            case "take_amoeba":
                if not lair_free(p):  # EHP GP-Q9
                    give_up(g, seat, (yield from which_monster(seat, p.lairs)))
                lodge_amoeba(g, seat)
            case "hand_amoeba":
                yield from hand_amoeba(g, seat, own_one=True)
            case "discard_room":
                slots = [f"slot:s{n}" for n, room in enumerate(p.rooms, 1) if room]
                answer = yield from choose(seat, "discard-room", slots)
                cards.discard_room(g, seat, int(answer.rpartition("s")[2]))
            case "lose_card":
                p.specials.remove(cost["card"])
                g.specials.append(cost["card"])


def which_monster(seat: int, among: list[Any]) -> Rules[Any]:
    """One of one's monsters."""
    answer = yield from choose(seat, "discard-monster", [f"lair:{each.card}" for each in among])
    return next(each for each in among if f"lair:{each.card}" == answer)


def hand_amoeba(g: Conclave, seat: int, own_one: bool) -> Rules[bool]:
    """An opponent with a free lair gets an amoeba, from the pile or out of one's own lair."""  # EHP R-272, GP-Q7
    seats = [each for each in others(g, seat) if lair_free(g.priests[each])]
    if not seats or (not own_one and not g.amoebas):
        return False
    whom = yield from which_seat(seat, "hand-amoeba", seats)
    if own_one:
        mine = next(each for each in g.priests[seat].lairs if is_amoeba(each.card))
        give_up(g, seat, mine)
    return lodge_amoeba(g, whom)


# Conditions ----------------------------------------------------------------------------------------------------------


def holds(g: Conclave, seat: int, condition: Verb) -> bool:
    """Whether a prerequisite holds; nothing is paid for it."""  # EHP R-048
    p = g.priests[seat]
    match condition["is"]:
        case "owns":
            return own(p, condition["what"]) >= int(condition["n"])
        case "rituals_open":
            return g.raids > 0
        case "no_monster":
            return not p.lairs
        case "first_player":
            return g.next_first == seat
        case "prowling":
            return on_prowler_space(g, seat, spaces.prowler_spaces(g))
        case "evolved":
            return evolved_to(p, condition["level"]) > 0
        case "signs_broken":
            return len(g.broken) >= int(condition["n"])
        case "track_at_least":
            return g.tracks[condition["track"]] >= int(condition["n"])
        case "controls":
            return condition["card"] in p.specials
        case "track_open":
            return spaces.track_open(g, condition["track"])
        case "sign_left":
            return any(spaces.sign_within_reach(g, lock) for lock in locks_of(g.board))
        case "applied":
            return bool(g.applied)
        case "always":
            return True
    raise AssertionError(condition)


def needs_met(g: Conclave, seat: int, needs: Iterable[Verb]) -> bool:
    """Whether all prerequisites hold."""
    return all(holds(g, seat, each) for each in needs)


# Abilities -----------------------------------------------------------------------------------------------------------


def possible(g: Conclave, seat: int, able: dict[str, Any]) -> bool:
    """Whether an ability may be used: its prerequisite holds and its price can be paid."""
    return (
        needs_met(g, seat, able.get("needs", ()))
        and affordable(g, seat, able.get("price", ()))
        and concerns_anybody(g, seat, able["effects"][0])
    )


def concerns_anybody(g: Conclave, seat: int, verb: Verb) -> bool:
    """Whether there is somebody or something that an ability could be about."""
    match verb["do"]:
        case "trap":
            return bool(trappable(g, seat))
        case "lose_acolyte":
            return any(active(g, each) for each in others(g, seat))
        case "relocate":
            return bool(relocations(g, seat))
        case "scare_off":
            return bool(frightened(g, seat, verb))
        case "steal":
            return bool(robbable(g, seat, verb))
        case "to_worship":
            return any(active(g, each) for each in others(g, seat))
        case "from_worship":
            return any(p.worship for p in g.priests)
    return True


def robbable(g: Conclave, seat: int, verb: Verb) -> list[str]:
    """Whom one may rob, or of whom one may destroy an evolved acolyte."""
    kind, least = verb["what"], verb.get("least", 1)
    if g.hoard is not None:  # EHP Q-18
        return ["rival"] if g.hoard.goods.get(kind, 0) >= least else []
    found = []
    for each in others(g, seat):
        p = g.priests[each]
        if own(p, kind) >= least or (verb.get("evolved") and sum(p.evolved[1:])):  # EHP R-236, OW-Q8
            found.append(f"seat:{each}")
    return found


def exposed_goods(g: Conclave, seat: int) -> dict[str, dict[str, int]]:
    """Where basic resources of others lie exposed."""
    lying = {f"seat:{each}": g.priests[each].exposed for each in others(g, seat)}
    return {whose: goods for whose, goods in lying.items() if any(goods.get(kind) for kind in BASIC)}


def use(g: Conclave, seat: int, able: dict[str, Any], monster: Monster | None = None) -> Rules[None]:
    """An ability is used."""
    yield from pay_all(g, seat, able.get("price", ()))
    yield from do(g, seat, able["effects"], monster)


def do(g: Conclave, seat: int, verbs: Iterable[Verb], monster: Monster | None = None) -> Rules[None]:
    """What is printed happens, from left to right."""
    g.applied = 0
    for verb in verbs:
        if "when" in verb and not holds(g, seat, verb["when"]):
            continue
        g.applied = int((yield from DEEDS[verb["do"]](g, seat, verb, monster)) or 0)


def all_the_same(verbs: list[Verb]) -> list[Verb]:
    """Whoever is allowed to fetch somebody from Azathoth need not, and has the rest all the same."""  # EHP CC-Q2
    if verbs[0]["do"] != "from_worship":
        return verbs
    return [{**verbs[0], "up_to": True}, *({**verb, "when": {"is": "always"}} for verb in verbs[1:])]


def amount(g: Conclave, seat: int, n: Any) -> int:
    """How much: a number, or so many times what somebody counts."""
    if isinstance(n, int):
        return n
    p = g.priests[seat]
    counted = {
        "deep_ones": lambda: g.tracks["deep_ones"],
        "rooms": lambda: sum(room is not None for room in p.rooms),
        "evolved": lambda: sum(p.evolved),
        "applied": lambda: g.applied,
    }[n["per"]]()
    if n.get("half"):
        counted = (counted + 1) // 2
    return int(min(n.get("plus", 0) + n.get("times", 1) * counted, n.get("most", 999)))


# What is done --------------------------------------------------------------------------------------------------------


def _gain(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    n = amount(g, seat, verb["n"])
    if verb.get("after_raid"):
        owed = g.priests[seat].owed
        owed[verb["what"]] = owed.get(verb["what"], 0) + n
        return n
    got = 0
    for each in in_order(g) if verb.get("to") == "each_player" else [seat]:
        if verb["what"] == "any_basic":
            got += yield from gain_any(g, each, n)
        else:
            got += yield from gain(g, each, verb["what"], n)
    return got


def _gain_room(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    return (yield from cards.gain_room(g, seat))


def _gain_monster(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    return (yield from cards.gain_monster(g, seat, verb.get("discard", False)))


def _rescue(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    n, to = verb.get("n", 1), verb.get("to", "escape")
    if verb.get("each"):
        return sum(rescue(g, each, n, to) for each in in_order(g))
    if verb.get("optional"):
        most = min(n, g.priests[seat].asylum)
        answer = yield from choose(seat, "rescue", [f"rescue:{k}" for k in range(most, -1, -1)])
        n = int(answer.partition(":")[2])
    return rescue(g, seat, n, to)


def _take_first(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    g.next_first = seat  # EHP
    return True
    yield


def _raid(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    yield from raids.raid(g, seat, verb["dice"])
    return True


def _prowl(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    if g.spot not in g.prowling:
        g.prowling.append(g.spot)
    return True
    yield


def _take_card(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    card = verb["card"]  # EHP
    if card in g.specials:
        g.specials.remove(card)
    elif g.hoard is not None and card in g.hoard.specials:
        g.hoard.specials.remove(card)
    for other in others(g, seat):
        if card in g.priests[other].specials:
            g.priests[other].specials.remove(card)
            if acolyte(other) in g.standing.get(card, ()):  # EHP R-293
                leave(g, card, acolyte(other))
                g.priests[other].escape += 1
    if card not in g.priests[seat].specials:
        g.priests[seat].specials.append(card)
    return True
    yield


def _advance(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    spaces.advance(g, verb["track"], verb.get("n", 1))
    return True
    yield


def _to_worship(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    who = verb.get("of", "self")  # EHP GEN-Q10
    if who == "each_player":
        sent = 0
        for each in in_order(g):
            sent += yield from send_to_worship(g, each, active(g, each))
        return sent
    seats = [each for each in others(g, seat) if active(g, each)]
    if not seats:
        return 0
    whom = yield from which_seat(seat, "victim", seats)
    return (yield from send_to_worship(g, whom, active(g, whom)))


def _from_worship(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    if verb["n"] == 0:  # all one's own
        p = g.priests[seat]
        n = p.worship
        p.pool, p.worship = p.pool + n, 0
        return int(n)
    fetched = 0
    for _ in range(verb["n"]):
        seats = [each for each in (in_order(g) if verb.get("anybody") else [seat]) if g.priests[each].worship]
        if not seats:
            break
        options = [f"acolyte-of:{each}:worship" for each in seats] + ([DONE] if verb.get("up_to") else [])
        answer = yield from choose(seat, "from-worship", options)
        if answer == DONE:
            break
        whose = g.priests[int(answer.split(":")[1])]
        whose.worship -= 1
        whose.pool += 1
        fetched += 1
    return fetched


def _onto_ritual(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    options = onto_ritual_options(g)
    if not options:
        return 0
    answer = yield from choose(seat, "onto-ritual", options)
    _, whose, space = answer.split(":")
    g.priests[int(whose)].worship -= 1
    come_to(g, space, acolyte(int(whose)))
    return 1


def onto_ritual_options(g: Conclave) -> list[str]:
    """Whose worshipper may go to which empty start of a ritual."""  # EHP R-226, CC-Q3
    if not g.raids:
        return []
    return [
        f"ritual-for:{each}:{start}"
        for each in in_order(g)
        if g.priests[each].worship
        for start in spaces.ritual_starts()
        if not g.standing.get(start)
    ]


def _evolve(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    p = g.priests[seat]
    level = LEVELS.index(verb["to"])
    if level:
        if not p.evolved[level - 1]:
            return False
        p.evolved[level - 1] -= 1
    else:
        places = active(g, seat)  # EHP R-231: the acting one, too
        if not places:
            return False
        place = yield from which_acolyte(seat, "evolve", places)
        take_from(g, seat, place)
    p.evolved[level] += 1
    return True


def _nothing(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    return False
    yield


def _give_amoeba(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    if verb["of"] == "each_opponent":
        return sum(lodge_amoeba(g, each) for each in others(g, seat))
    return (yield from hand_amoeba(g, seat, own_one=False))


def _to_the_box(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    for each in in_order(g):  # EHP R-276, GEN-Q10, GP-Q6
        p = g.priests[each]
        options = active(g, each)
        options += ["acolyte:asylum"] if p.asylum else []
        options += ["acolyte:escape"] if p.escape else []
        if options:
            take_from(g, each, (yield from choose(each, "to-box", options)))
            p.out += 1
    return 1


def _all_flee(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    for each in in_order(g):  # EHP R-277, GP-Q2, GP-Q3
        p = g.priests[each]
        for space in spaces_of(g, acolyte(each)):
            if not space.startswith("eternal."):
                while acolyte(each) in g.standing.get(space, ()):
                    leave(g, space, acolyte(each))
                    p.escape += 1
        for which in captives(g, each):
            take_from(g, each, which)
            p.escape += 1
        p.escape, p.pool = p.escape + p.pool, 0
        if "flee_from_asylum" in g.flags:
            p.escape, p.asylum = p.escape + p.asylum, 0
    return 1
    yield


def _glacier(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    g.glaciers.append(verb["card"])
    return True
    yield


def _renew_priest(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    g.priests[seat].spent = False  # EHP R-261
    return True
    yield


def _steal(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    kind, n = verb["what"], verb["n"]
    options = robbable(g, seat, verb)
    if options == ["rival"]:
        n = min(n, pile_of(g).goods[kind]) if g.denied != kind else 0  # EHP Q-38
        put(pile_of(g).goods, kind, -n)
        put(g.priests[seat].exposed, kind, n)
        return int(n)
    if verb["of"] == "opponent" and options:
        options = [(yield from choose(seat, "victim", options))]
        whose = g.priests[int(options[0].partition(":")[2])]
        ways = [f"destroy:{LEVELS[level]}" for level in (1, 2) if verb.get("evolved") and whose.evolved[level]]
        if ways:
            how = yield from choose(seat, "victim", [*(["steal"] if own(whose, kind) else []), *ways])
            if how != "steal":
                whose.evolved[LEVELS.index(how.partition(":")[2])] -= 1
                to_asylum(whose)
                return (yield from gain(g, seat, kind, n))
    stolen = 0
    for each in options:
        lost = yield from lose(g, int(each.partition(":")[2]), kind, n)
        put(g.priests[seat].exposed, kind, lost)
        stolen += lost
    return stolen


def _lose_goods(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    lost = 0
    if g.hoard is not None:
        n = min(int(verb["n"]), g.hoard.goods.get(verb["what"], 0))
        put(g.hoard.goods, verb["what"], -n)
        return n
    for each in others(g, seat):
        lost += yield from lose(g, each, verb["what"], verb["n"])
    return lost


def _give(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    if g.hoard is not None:  # EHP Q-51
        put(g.hoard.goods, verb["what"], verb["n"])
        return int(verb["n"])
    whom = yield from which_seat(seat, "who-gains", others(g, seat))
    return (yield from gain(g, whom, verb["what"], verb["n"]))


def _enter_track(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    cultist, space = g.actor, g.spot  # EHP R-294
    leave(g, space, cultist)
    come_to(g, f"track.{space}", cultist)
    g.actor, g.spot = cultist, f"track.{space}"
    return True
    yield


def trappable(g: Conclave, seat: int) -> list[str]:
    """Whom of others a monster may seize, and where."""
    return [
        f"acolyte-of:{each}:{which.partition(':')[2]}"
        for each in others(g, seat)
        for which in active(g, each)
        if which.startswith("acolyte:")
    ]


def _trap(g: Conclave, seat: int, verb: Verb, monster: Monster) -> Rules[bool]:
    options = trappable(g, seat)
    if not options:
        return False
    answer = yield from choose(seat, "trap", options)  # EHP Q-33
    _, whose, place = answer.split(":")
    take_from(g, int(whose), f"acolyte:{place}")
    monster.captive = int(whose)
    return True


def frightened(g: Conclave, seat: int, verb: Verb) -> list[int]:
    """Whose acolytes would run from the pool."""
    least = g.priests[seat].pool + 1 if verb.get("larger") else verb.get("least", 1)
    return [each for each in others(g, seat) if g.priests[each].pool >= least]


def _scare_off(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    seats = frightened(g, seat, verb)
    if not seats:
        return 0
    if verb["of"] == "opponent":
        seats = [(yield from which_seat(seat, "victim", seats))]
    for each in seats:
        g.priests[each].pool -= 1
        g.priests[each].escape += 1
    return len(seats)


def _destroy_exposed(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    lying = exposed_goods(g, seat)
    if not lying:
        return 0
    exposed = lying[(yield from choose(seat, "victim", lying))]
    candidates = [f"goods:{kind}" for kind in BASIC for _ in range(exposed.get(kind, 0))]
    picked = yield from pick(seat, "destroy", candidates, 1, verb["n"])
    for each in picked:
        put(exposed, each.partition(":")[2], -1)
    return len(picked)


def _lose_acolyte(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    seats = [each for each in others(g, seat) if active(g, each)]
    if not seats:
        return False
    whom = yield from which_seat(seat, "victim", seats)
    place = yield from which_acolyte(whom, "lose-acolyte", active(g, whom))
    take_from(g, whom, place)
    to_asylum(g.priests[whom])
    return True


def _recall(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    there = [
        f"acolyte:{space}"
        for space in spaces.ritual_steps()
        for each in g.standing.get(space, ())
        if each == acolyte(seat)
    ]
    picked = yield from pick(seat, "recall", there, 0, len(there), there)
    for each in picked:
        take_from(g, seat, each)
        g.priests[seat].pool += 1
    return len(picked)


def _activate(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    options = spaces.locations_to_visit(g, seat)
    if not options:
        return False
    answer = yield from choose(seat, "activate", [f"visit:{each}" for each in options])
    yield from spaces.activate_location(g, seat, answer.partition(":")[2])
    return True


def _relocate(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    options = relocations(g, seat)
    if not options:
        return False
    answer = yield from choose(seat, "relocate", options)
    _, start, piece, target = answer.split(":")
    cultist = priest(seat) if piece == "priest" else acolyte(seat)
    leave(g, start, cultist)
    come_to(g, target, cultist)
    g.actor, g.spot = cultist, target
    yield from spaces.activate_location(g, seat, target)
    g.actor, g.spot = -1, ""
    return True


def relocations(g: Conclave, seat: int) -> list[str]:
    """Which cultist could be carried from a location to which free one."""
    found = []
    for piece, cultist in (("priest", priest(seat)), ("acolyte", acolyte(seat))):
        for start in spaces_of(g, cultist):
            if start not in LOCATIONS and start not in spaces.lurks(g):
                continue
            for target in LOCATIONS:
                if not g.standing.get(target) and spaces.location_allowed(g, seat, target):
                    found.append(f"relocate:{start}:{piece}:{target}")
    return found


def _extra_turn(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    g.priests[seat].more_turns += 1
    return True
    yield


def _free_entry(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    g.priests[seat].free_entry = verb["n"]
    return True
    yield


def _shield(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    g.priests[seat].shield = verb["n"]
    return True
    yield


def _pick_rewards(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    left = list(range(len(verb["rewards"])))
    if g.hoard is not None and g.denied:  # EHP R-179
        left = [n for n in left if not spaces.gives(verb["rewards"][n], g.denied)]
    for _ in range(verb["n"]):
        answer = yield from choose(seat, "which-reward", [f"reward:{n}" for n in left])
        chosen = int(answer.partition(":")[2])
        left.remove(chosen)
        yield from do(g, seat, [verb["rewards"][chosen]])
    return True


def _exchange(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    p = g.priests[seat]
    picked = yield from pick(seat, "exchange", from_places(p, BASIC), 0, verb["n"])
    for each in picked:
        put(area(p, each.split(":")[1]), each.split(":")[2], -1)
    for each in picked:
        kind = each.split(":")[2]
        others_kinds = [
            f"goods:{other}"
            for other in basic_kinds(g)
            if other != kind and not (g.hoard is not None and g.denied == other)
        ]
        wanted = yield from choose(seat, "exchange-for", others_kinds)
        yield from gain(g, seat, wanted.partition(":")[2], 1)
    return len(picked)


def _draw_rooms(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    return (yield from cards.draw_rooms(g, seat, verb["n"]))


def _feeds_on(g: Conclave, seat: int, verb: Verb, monster: Monster) -> Rules[bool]:
    options = ["let-go"] + (["feed"] if can_pay(g, seat, verb["what"], verb["n"]) else [])
    answer = yield from choose(seat, "tribute", options)
    if answer == "feed":
        yield from pay(g, seat, verb["what"], verb["n"])
    else:
        give_up(g, seat, monster)
    return True


def _take_sign(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    yield from spaces.take_sign_free(g, seat)
    return True


DEEDS: dict[str, Callable[[Any, int, Verb, Any], Rules[Any]]] = {
    "gain": _gain,
    "gain_room": _gain_room,
    "gain_monster": _gain_monster,
    "rescue": _rescue,
    "take_first": _take_first,
    "raid": _raid,
    "prowl": _prowl,
    "take_card": _take_card,
    "take_sign": _take_sign,
    "advance": _advance,
    "to_worship": _to_worship,
    "from_worship": _from_worship,
    "onto_ritual": _onto_ritual,
    "evolve": _evolve,
    "amoebas_defend": _nothing,
    "give_amoeba": _give_amoeba,
    "to_the_box": _to_the_box,
    "all_flee": _all_flee,
    "glacier": _glacier,
    "renew_priest": _renew_priest,
    "steal": _steal,
    "lose_goods": _lose_goods,
    "give": _give,
    "enter_track": _enter_track,
    "trap": _trap,
    "scare_off": _scare_off,
    "destroy_exposed": _destroy_exposed,
    "lose_acolyte": _lose_acolyte,
    "recall": _recall,
    "activate": _activate,
    "relocate": _relocate,
    "extra_turn": _extra_turn,
    "free_entry": _free_entry,
    "shield": _shield,
    "pick_rewards": _pick_rewards,
    "exchange": _exchange,
    "draw_rooms": _draw_rooms,
    "feeds_on": _feeds_on,
}

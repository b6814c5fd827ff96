"""What spaces and cards do, word by word as they are printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from leng.games.evil_high_priest.state import Conclave, Monster
from oracles.evil_high_priest import growing, movements, prices, raids, spaces, wares
from oracles.evil_high_priest.asking import Rules, choose
from oracles.evil_high_priest.people import (
    acolyte,
    active,
    leave,
    lodge_amoeba,
    others,
)
from oracles.evil_high_priest.printed import (
    Verb,
)

# Abilities -----------------------------------------------------------------------------------------------------------


def possible(g: Conclave, seat: int, able: dict[str, Any]) -> bool:
    """Whether an ability may be used: its prerequisite holds and its price can be paid."""
    return (
        prices.needs_met(g, seat, able.get("needs", ()))
        and prices.affordable(g, seat, able.get("price", ()))
        and concerns_anybody(g, seat, able["effects"][0])
    )


def concerns_anybody(g: Conclave, seat: int, verb: Verb) -> bool:
    """Whether there is somebody or something that an ability could be about."""
    match verb["do"]:
        case "trap":
            return bool(movements.trappable(g, seat))
        case "lose_acolyte":
            return any(active(g, each) for each in others(g, seat))
        case "relocate":
            return bool(movements.relocations(g, seat))
        case "scare_off":
            return bool(movements.frightened(g, seat, verb))
        case "steal":
            return bool(wares.robbable(g, seat, verb))
        case "to_worship":
            return any(active(g, each) for each in others(g, seat))
        case "from_worship":
            return any(p.worship for p in g.priests)
    return True


def use(g: Conclave, seat: int, able: dict[str, Any], monster: Monster | None = None) -> Rules[None]:
    """An ability is used."""
    yield from prices.pay_all(g, seat, able.get("price", ()))
    yield from do(g, seat, able["effects"], monster)


def do(g: Conclave, seat: int, verbs: Iterable[Verb], monster: Monster | None = None) -> Rules[None]:
    """What is printed happens, from left to right."""
    g.applied = 0
    for verb in verbs:
        if "when" in verb and not prices.holds(g, seat, verb["when"]):
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
    growing.advance(g, verb["track"], verb.get("n", 1))
    return True
    yield


def _nothing(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    return False
    yield


def _give_amoeba(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    if verb["of"] == "each_opponent":
        return sum(lodge_amoeba(g, each) for each in others(g, seat))
    return (yield from prices.hand_amoeba(g, seat, own_one=False))


def _glacier(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    g.glaciers.append(verb["card"])
    return True
    yield


def _renew_priest(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    g.priests[seat].spent = False  # EHP R-261
    return True
    yield


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


def _take_sign(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    yield from spaces.take_sign_free(g, seat)
    return True


DEEDS: dict[str, Callable[[Any, int, Verb, Any], Rules[Any]]] = {
    "gain": wares.gains,
    "gain_room": wares.gains_room,
    "gain_monster": wares.gains_monster,
    "rescue": movements.rescues,
    "take_first": _take_first,
    "raid": _raid,
    "prowl": _prowl,
    "take_card": _take_card,
    "take_sign": _take_sign,
    "advance": _advance,
    "to_worship": movements.to_worship,
    "from_worship": movements.from_worship,
    "onto_ritual": movements.onto_ritual,
    "evolve": movements.evolves,
    "amoebas_defend": _nothing,
    "give_amoeba": _give_amoeba,
    "to_the_box": movements.to_the_box,
    "all_flee": movements.all_flee,
    "glacier": _glacier,
    "renew_priest": _renew_priest,
    "steal": wares.steals,
    "lose_goods": wares.takes_away,
    "give": wares.gives,
    "enter_track": movements.enters_track,
    "trap": movements.traps,
    "scare_off": movements.scares_off,
    "destroy_exposed": wares.destroys,
    "lose_acolyte": movements.loses_acolyte,
    "recall": movements.recalls,
    "activate": movements.activates,
    "relocate": movements.relocates,
    "extra_turn": _extra_turn,
    "free_entry": _free_entry,
    "shield": _shield,
    "pick_rewards": _pick_rewards,
    "exchange": wares.exchanges,
    "draw_rooms": wares.draws_rooms,
    "feeds_on": wares.feeds_on,
}

"""Before the first turn: what is dealt, who is chosen, what the opening Mythos card does (R-002 to R-010)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from leng.games.elder_sign.state import ENTRANCE, Museum
from oracles.elder_sign import compare, goods, museum, printed, verbs
from oracles.elder_sign.tale import Tale
from oracles.walk import Question


def options(g: Museum, asked: Question) -> set[str] | None:
    """What may be answered while the table is laid."""
    t = Tale(g)
    who = g.investigators[asked.seat]
    match asked.ask:
        case "recruit":
            turn = next(each.seat for each in g.investigators if not each.id)  # one after the other
            return {f"investigator:{each}" for each in g.unused} if asked.seat == turn else set()
        case "starting-card":
            return {f"gain:{each}" for each in goods.KINDS if g.decks[each].cards}
        case "place-monster":
            return set(museum.lairs(t))
        case "discard-card":
            return {f"discard:{each}" for each in who.cards}
        case "one-of":
            effects = printed.MYTHOS[g.mythos]["now"][0]["effects"][0]["options"]
            return {f"option:{n}" for n, each in enumerate(effects, 1) if verbs.possible(t, asked.seat, each)}
        case _:
            return None


def step(before: Museum, asked: Question, answer: str, after: Museum) -> Iterator[str]:
    """Whoever was chosen is there, and so is the card that was drawn."""
    who = after.investigators[asked.seat]
    verb, _, what = answer.partition(":")
    if verb == "investigator" and who.id != what:
        yield f"seat {asked.seat} should play {what}, not {who.id}"
    if verb == "gain" and count(who.cards, what) != count(before.investigators[asked.seat].cards, what) + 1:
        yield f"no card of the kind {what} was drawn"


def count(cards: Iterable[str], kind: str) -> int:
    """How many cards of a kind there are."""
    return sum(printed.KIND[each] == kind for each in cards)


def laid(g: Museum) -> Iterator[str]:
    """Everything as it should lie when the first turn begins."""
    mythos = printed.MYTHOS[g.mythos]["now"]
    if len([each for each in g.adventures if each.card]) != 6 or g.worlds:
        yield "six Adventures and no Other World should lie there"
    if (g.hour, g.signs, g.awake, g.struck, g.active) != (0, 0, False, 0, g.first):
        yield "the clock should stand at XII, and the first player begin"
    masks = {name for name, each in printed.SHELVES["monster"].items() if each.get("mask")}
    out = set() if printed.change(printed.ANCIENT_ONES[g.ancient_one], "masks") else masks
    if set(g.removed) != out or out & set(g.cup):
        yield f"{out} should be left in the box, not {g.removed}"
    doom = sum(each["n"] for each in mythos if each["do"] == "doom")
    track = printed.ANCIENT_ONES[g.ancient_one]["track"]
    if g.doom != doom:
        yield f"doom should be {doom}, not {g.doom}"
    comes = sum(each["n"] for each in mythos if each["do"] == "monster") + track[:doom].count("monster")
    monsters = [each for space in g.adventures for each in space.monsters]
    if len(monsters) != comes:
        yield f"{comes} monsters should have appeared, not {len(monsters)}"
    yield from locks(g, monsters)
    yield from people(g, mythos)


def locks(g: Museum, monsters: list[str]) -> Iterator[str]:
    """Every icon has its lock; the first of a colour has the die (R-006, R-010, R-092)."""
    holders = [*(each.card for each in g.adventures), g.mythos, *monsters]
    icons = Counter((each, printed.lock_of(each)) for each in holders if printed.lock_of(each))
    found = Counter((each.holder, each.colour) for each in g.locks)
    if icons != found:
        yield f"locks should be {dict(icons)}, not {dict(found)}"
    free = Counter({"green": 6, "yellow": 1, "red": 1})
    for lock in g.locks:
        if (lock.die >= 0) != (free[lock.colour] > 0):
            yield f"the lock of {lock.holder} should have a die only if there is one"
        free[lock.colour] -= 1
    if Counter(place for _, place, _ in compare.dice(g).elements())["locked"] != sum(each.die >= 0 for each in g.locks):
        yield "only dice that a lock holds are locked"


def people(g: Museum, mythos: list[dict[str, Any]]) -> Iterator[str]:
    """Each with full values and the starting items (R-008, R-009), after what befalls each of them (Q-46)."""
    t = Tale(g)
    chosen = [who.id for who in g.investigators]
    if len(set(chosen)) != len(chosen) or sorted([*chosen, *g.unused]) != sorted(printed.INVESTIGATORS) or g.devoured:
        yield "each investigator is played by one, or waits"
    for who in g.investigators:
        has = {"sanity": goods.maximum(t, who.seat, "sanity"), "stamina": goods.maximum(t, who.seat, "stamina")}
        has |= {"clue": 0, "common": 0, "unique": 0, "spell": 0, "any": 0, "gone": 0}
        for verb in printed.INVESTIGATORS[who.id]["starting"]:
            has[{"gain_any": "any", "gain_ally": "any"}.get(verb["do"], verb.get("what"))] += verb.get("n", 1)
        has["any"] -= has["any"] if "duke" in who.allies else 0
        for verb in mythos:
            if verb["do"] == "each" and verb.get("whom") != "alone":
                for effect in verb["effects"]:
                    befalls(has, effect)
        cards = sum(has[each] for each in (*goods.KINDS, "any", "clue")) - has["gone"]
        if (who.sanity, who.stamina) != (has["sanity"], has["stamina"]) or who.at != ENTRANCE:
            yield f"seat {who.seat} should have {has}, and {who.sanity} and {who.stamina} is left"
        if len(who.cards) + who.clues != cards:
            yield f"seat {who.seat} should hold {has}, not {who.cards} and {who.clues} clues"
        if any(count(who.cards, each) > has[each] + has["any"] for each in goods.KINDS):
            yield f"seat {who.seat} should hold {has}, not {who.cards}"
        if ("duke" in who.allies) != (who.id == "ashcan_pete"):
            yield "Pete begins with Duke, and nobody else"


def befalls(has: dict[str, int], effect: dict[str, Any]) -> None:
    """What the opening card gives to each, or takes: a card or a clue, whichever is there."""
    if effect["do"] == "choose":
        has["gone"] += any(has[each] for each in ("any", *goods.KINDS, "clue"))
    else:
        has[effect["what"]] += effect["n"] if effect["do"] == "gain" else -effect["n"]

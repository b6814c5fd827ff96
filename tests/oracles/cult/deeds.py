"""What a cult may do before a Location is decided: play a Miracle or an Intrigue, or use an ability (R-040)."""

from __future__ import annotations

from collections.abc import Callable

from leng.games.cult.state import Cult
from oracles.cult import printed, verbs
from oracles.cult.printed import RIFT, Entry
from oracles.cult.tale import PATRIARCH, Steps, Tale

# Cards ---------------------------------------------------------------------------------------------------------------


def may_play(t: Tale, who: Cult, card: str, sealed: bool = False) -> bool:
    """Whether a card of the hand can be played now; a seal wants the Dark side (R-081, R-131)."""
    if printed.CARDS[card].get("sealed") and not (who.summonings or sealed):
        return False
    return miracle_works(t, who, card) if card in printed.MIRACLES else intrigue_works(t, who, card)


def miracle_works(t: Tale, who: Cult, card: str) -> bool:
    """All of it must be possible (R-082)."""
    entry = printed.MIRACLES[card]
    if any(who.followers < cost["n"] for cost in entry.get("cost", ())):
        return False
    return all(part_works(t, who, each) for each in entry["effects"])


def part_works(t: Tale, who: Cult, verb: Entry) -> bool:
    """Whether this part of a Miracle is possible."""
    word = verb["do"]
    if word == "place_priests":
        return bool(who.available) and who.followers >= t.required(t.place)
    if word == "move":
        return bool(verbs.ways_on(t, who, verb))
    if word == "boost":
        return any(each.influence != PATRIARCH for each in t.mine(who, t.place))
    if word == "withdraw":
        return bool(t.mine(who, t.place))
    if word == "build_altar":
        return bool(verbs.sites(t, who, verb["where"]))
    if word == "gain_mob":
        return t.g.mobs >= 1
    return True


def intrigue_works(t: Tale, who: Cult, card: str) -> bool:
    """Whether it has a target that loses something (Q-25); a card being played is in nobody's hand (Q-08)."""
    pile = who.intrigues
    inside = card in pile
    if inside:
        number = pile.index(card)
        pile.remove(card)
    works = WORKS[card](t, who)
    if inside:
        pile.insert(number, card)
    return works


def plot_works(t: Tale, who: Cult) -> bool:
    """The victim has something to lose."""
    victim = verbs.most_cards(t)
    return victim is not None and bool(victim.mobs or victim.altars or victim.followers)


def intimidation_works(t: Tale, who: Cult) -> bool:
    """There is one strongest Patriarch: one's own, in vain, or that of a cult with a Privilege."""
    victim = verbs.strongest(t)
    return victim is who or (victim is not None and bool(victim.privileges))


def vandalism_works(t: Tale, who: Cult) -> bool:
    """No Altar further on, and one here (R-105)."""
    altars = [place for each in t.g.cults for place in each.altars]
    return t.place in altars and max(altars) <= t.place


WORKS: dict[str, Callable[[Tale, Cult], bool]] = {
    "blackmail": lambda t, who: verbs.richest(t) is not None,
    "exorcism": lambda t, who: verbs.can_weaken(t),
    "foiled_plot": plot_works,
    "massacre": lambda t, who: any(each.followers for each in t.present(t.place)),
    "disperse_the_fanatics": lambda t, who: any(each.mobs for each in t.present(t.place)),
    "theft": lambda t, who: any(each.hand for each in t.present(t.place) if each is not who),
    "intimidation": intimidation_works,
    "vandalism": vandalism_works,
    "ambush": lambda t, who: any(each.coins for place in range(1, RIFT + 1) for each in t.g.places[place]),
    "inquisition": lambda t, who: True,
    "takeover": lambda t, who: True,
}


def play(t: Tale, who: Cult, card: str) -> Steps:
    """A card is played, rewarded, and goes under its deck."""
    pile = t.pile(who, card)
    pile.remove(card)
    yield from take_effect(t, who, card)
    t.under(card)


def take_effect(t: Tale, who: Cult, card: str) -> Steps:
    """Its price, its effects, and what Exiles or Court Magus bring for it (R-098)."""
    rewards = [
        verb
        for each in who.privileges
        if printed.standing(each)["is"] == "on_play" and printed.standing(each)["deck"] == printed.deck_of(card)
        for verb in printed.standing(each)["effects"]
    ]
    answer = "reward:last"
    if rewards and card in TOUCHY:
        idle = "" if order_matters(t, who, card) else answer
        answer = yield from t.ask(who, "reward", {"reward:first", "reward:last"}, idle)
    if answer == "reward:first":
        for verb in rewards:
            yield from verbs.do(t, who, verb)
    for cost in printed.CARDS[card].get("cost", ()):
        who.followers -= cost["n"]
    for verb in printed.CARDS[card]["effects"]:
        yield from verbs.do(t, who, verb)
    if answer == "reward:last":
        for verb in rewards:
            yield from verbs.do(t, who, verb)


TOUCHY = ("massacre", "foiled_plot", "intimidation")
"""The Intrigues that may find another number of Followers after the reward (Q-55)."""


def order_matters(t: Tale, who: Cult, card: str) -> bool:
    """Whether a Follower before the effect is worth something else than one after it (Q-55)."""
    struck: dict[str, list[Cult | None]] = {"massacre": [*t.present(t.place)], "foiled_plot": [verbs.most_cards(t)]}
    if card in struck and who in struck[card]:
        return max(0, min(9, who.followers + 1) - 2) != min(9, max(0, who.followers - 2) + 1)
    if card == "intimidation" and who.followers < 9:
        before = verbs.strongest(t)
        who.followers += 1
        after = verbs.strongest(t)
        who.followers -= 1
        return before is not after
    return False


# Abilities -----------------------------------------------------------------------------------------------------------


def may_use(t: Tale, who: Cult, ability: str) -> bool:
    """Whether it can be paid, and what its text asks for holds (Q-24, Q-51)."""
    entry = printed.ABILITIES[ability]
    if not all(may_pay(t, who, cost) for cost in entry["cost"]):
        return False
    for given in entry.get("given", ()):
        if given == "no_rival_priest" and any(each.seat != who.seat for each in t.g.places[t.place]):
            return False
        if given == "no_altar_here" and any(t.place in each.altars for each in t.g.cults):
            return False
    if ability == "spiders_embrace":
        return len(who.available) >= 4
    if ability == "policy_of_terror":
        return bool(playable_after(t, who, "intrigue", followers=2))
    if ability == "harvest_of_chaos":
        return any(playable_after(t, who, "miracle", ritual=each) for each in rituals(t, who, entry["cost"][0]))
    return True


def playable_after(t: Tale, who: Cult, deck: str, followers: int = 0, ritual: int = -1) -> list[str]:
    """The cards that can be played once the price is paid."""
    who.followers -= followers
    if ritual >= 0:
        who.available.remove(ritual)
    found = [card for card in hand(who, deck) if may_play(t, who, card)]
    who.followers += followers
    if ritual >= 0:
        who.available.append(ritual)
    return found


def hand(who: Cult, deck: str) -> list[str]:
    return list(who.miracles if deck == "miracle" else who.intrigues)


def rituals(t: Tale, who: Cult, cost: Entry) -> list[int]:
    """The available Priests that can pay a Ritual (R-042)."""
    return [
        each
        for each in who.available
        if cost.get("least", 0) <= t.worth(who, each) <= cost.get("most", 99)
        and (cost.get("patriarch") != "only" or each == PATRIARCH)
    ]


def victims(who: Cult, cost: Entry) -> list[int]:
    """The available Priests that can be sacrificed: never the Patriarch (R-043)."""
    return [each for each in who.available if each and cost.get("least", 1) <= each <= cost.get("most", 5)]


def may_pay(t: Tale, who: Cult, cost: Entry) -> bool:
    """Whether a cult has what an ability asks for."""
    match cost["pay"]:
        case "followers":
            return bool(who.followers >= cost["n"])
        case "some_followers":
            return who.followers >= 1
        case "coins":
            return bool(who.coins >= cost["n"])
        case "cards":
            return bool(t.count(who) >= cost["n"])
        case "ritual":
            return bool(rituals(t, who, cost))
        case "sacrifice":
            return bool(victims(who, cost))
    return True


def pay(t: Tale, who: Cult, cost: Entry, ability: str) -> Steps:
    """The cult gives it up."""
    match cost["pay"]:
        case "followers":
            who.followers -= cost["n"]
        case "some_followers":
            most = min(cost["most"], who.followers)
            answer = yield from t.ask(who, "followers", {f"followers:{n}" for n in range(1, most + 1)})
            t.paid = int(answer.partition(":")[2])
            who.followers -= t.paid
        case "coins":
            who.coins -= cost["n"]
        case "cards":
            n = cost["n"]
            yield from t.pick(who, "discard", t.all_cards(who), n, n, lambda card: t.discard(who, card))
        case "ritual":
            fit = rituals(t, who, cost)
            if ability == "harvest_of_chaos":
                fit = [each for each in fit if playable_after(t, who, "miracle", ritual=each)]
            influence = int((yield from t.ask(who, "ritual", {f"ritual:{each}" for each in fit})).partition(":")[2])
            who.available.remove(influence)
            who.sheet.append(influence)
        case "sacrifice":
            options = {f"sacrifice:{each}" for each in victims(who, cost)}
            t.paid = int((yield from t.ask(who, "sacrifice", options)).partition(":")[2])
            t.destroy(who, t.paid)
        case "sacrifice_all":
            for each in [each for each in who.available if each != PATRIARCH]:
                t.destroy(who, each)


def use(t: Tale, who: Cult, ability: str) -> Steps:
    """An ability: its price, then what it brings."""
    entry = printed.ABILITIES[ability]
    for cost in sorted(entry["cost"], key=lambda cost: cost["pay"] not in ("coins", "followers")):
        yield from pay(t, who, cost, ability)
    for verb in entry["effects"]:
        if verb["do"] == "play_card":
            yield from play_one(t, who, verb)
        elif verb["do"] == "play_top":
            yield from play_top(t, who, verb["n"])
        else:
            yield from verbs.do(t, who, verb)


def play_one(t: Tale, who: Cult, verb: Entry) -> Steps:
    """A card of the hand, played through an ability (R-130)."""
    sealed = verb.get("sealed", False)
    cards = [
        card
        for deck in verb["decks"]
        for card in hand(who, deck)
        if may_play(t, who, card, sealed) and (not sealed or printed.CARDS[card].get("sealed"))
    ]
    if cards:
        answer = yield from t.ask(who, "play-card", {f"play:{card}" for card in cards})
        yield from play(t, who, answer.partition(":")[2])


def play_top(t: Tale, who: Cult, n: int) -> Steps:
    """The top Intrigues, one by one; what cannot be played goes under the deck (R-124)."""
    for _ in range(n):
        cards = t.g.decks["intrigue"].cards
        if not cards:
            return
        card = cards.pop()
        if may_play(t, who, card):
            yield from take_effect(t, who, card)
        t.under(card)

"""What Locations, cards and abilities do, one word of the content after the other."""

from __future__ import annotations

from collections.abc import Callable, Generator

from leng.games.cult.state import Cult, Priest
from oracles.cult import printed
from oracles.cult.printed import RIFT, Entry
from oracles.cult.tale import PATRIARCH, Asked, Steps, Tale, named

# Whom it strikes -----------------------------------------------------------------------------------------------------


def richest(t: Tale) -> Cult | None:
    """The one cult with the most coins (R-100)."""
    return only(t, lambda who: who.coins)


def most_cards(t: Tale) -> Cult | None:
    """The one cult with the most cards (R-102, Q-08)."""
    return only(t, t.count)


def strongest(t: Tale) -> Cult | None:
    """The one cult with the most influential Patriarch (R-104)."""
    return only(t, t.patriarch)


def only(t: Tale, measure: Callable[[Cult], int]) -> Cult | None:
    """Who has the most, if nobody has as much."""
    most = max(map(measure, t.g.cults))
    best = [who for who in t.g.cults if measure(who) == most]
    return best[0] if len(best) == 1 else None


def struck(t: Tale, who: Cult, whom: str) -> list[Cult]:
    """The cults that a word aims at, from the First Player on."""
    everybody = t.clockwise(t.g.first)
    if whom == "light":
        return [each for each in everybody if not each.summonings and each is not who]  # who is on its Dark side
    if whom == "present":
        return [each for each in everybody if t.is_present(each, t.place)]
    if whom == "opponents_present":
        return [each for each in everybody if each is not who and t.is_present(each, t.place)]
    one = {"richest": richest, "most_cards": most_cards, "strongest_patriarch": strongest}[whom](t)
    return [one] if one is not None else []


# Priests -------------------------------------------------------------------------------------------------------------


def rise(t: Tale, who: Cult, influence: int, by: int) -> int:
    """What a Priest becomes: five at most (Q-22); 0 where he cannot rise."""
    new = min(5, influence + by)
    if influence == PATRIARCH or new <= influence:
        return 0
    return new if t.can_have(who, new, given=influence) else 0


def raisable(t: Tale, who: Cult, verb: Entry) -> dict[str, tuple[int, Priest | None]]:
    """Every Priest that can be raised, by his name in the question."""
    by = t.paid if verb.get("per") == "paid" else verb["by"]
    found: dict[str, tuple[int, Priest | None]] = {}
    if "available" in verb["where"]:
        for influence in who.available:
            if rise(t, who, influence, by):
                found[f"raise:available:{influence}"] = (influence, None)
    if "active" in verb["where"]:
        for priest in t.mine(who, t.place):
            if rise(t, who, priest.influence, by) and not (verb.get("then") == "next" and t.place == RIFT):
                found[f"raise:here:{named(priest)}"] = (priest.influence, priest)
    return found


def lift(t: Tale, who: Cult, verb: Entry) -> Steps:
    """A Priest's token is exchanged for a stronger one (R-066)."""
    found = raisable(t, who, verb)
    if not found:
        return
    by = t.paid if verb.get("per") == "paid" else verb["by"]
    influence, priest = found[(yield from t.ask(who, "raise", found))]
    if not (yield from t.fetch(who, min(5, influence + by), given=influence)):
        return
    if priest is None:
        who.available.remove(influence)
    if priest is None:
        who.available.append(min(5, influence + by))
        return
    priest.influence = min(5, influence + by)
    if verb.get("then") == "home":
        t.home(priest, t.place)
    elif verb.get("then") == "next":
        t.send(priest, t.place, t.place + 1)


def gain_priest(t: Tale, who: Cult, verb: Entry) -> Steps:
    """A new Priest, available or on the active Location (R-065, R-129)."""
    per = {"available": len(who.available), "paid": t.paid}
    influence = per[verb["per"]] if "per" in verb else verb["influence"]
    if (yield from t.fetch(who, influence)):
        if verb.get("to") == "active":
            t.g.places[t.place].append(Priest(seat=who.seat, influence=influence))
        else:
            who.available.append(influence)


def incarnate(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Three available Priests are destroyed, or as many as there are (R-125)."""
    tokens = [str(each) for each in who.available if each != PATRIARCH]
    n = min(verb["destroys"], len(tokens))
    yield from t.pick(who, "destroy", tokens, n, n, lambda each: t.destroy(who, int(each)))
    yield from gain_priest(t, who, {"influence": verb["influence"], "to": "active"})


def place_priests(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Available Priests go to the active Location."""
    least, most = (1, 1) if verb.get("access") else (verb["least"], len(who.available))
    things = [str(each) for each in who.available]
    yield from t.pick(who, "place-priest", things, least, most, lambda each: t.put(who, int(each), t.place))


def ways_on(t: Tale, who: Cult, verb: Entry) -> dict[str, tuple[Priest, int]]:
    """Which Priest may move where (R-085, R-126)."""
    if verb["to"] == "next":
        places = [t.place + 1] if t.place < RIFT else []
    else:
        places = [each for each in range(t.place + 1, RIFT + 1) if who.followers >= t.required(each)]
    return {
        f"move:{named(priest)}:{printed.PLACES[place]['id']}": (priest, place)
        for priest in t.mine(who, t.place)
        for place in places
    }


def move(t: Tale, who: Cult, verb: Entry) -> Steps:
    """A Priest goes to a higher Location."""
    found = ways_on(t, who, verb)
    if found:
        priest, place = found[(yield from t.ask(who, "move-priest", found))]
        t.send(priest, t.place, place)


def boost(t: Tale, who: Cult, verb: Entry) -> Steps:
    """A token here counts more for the moment (R-086)."""
    found = {f"boost:{named(each)}": each for each in t.mine(who, t.place) if each.influence != PATRIARCH}
    found[(yield from t.ask(who, "boost", found))].boost += verb["by"]


def withdraw(t: Tale, who: Cult, verb: Entry) -> Steps:
    """A Priest comes home (R-087)."""
    found = {f"withdraw:{named(each)}": each for each in t.mine(who, t.place)}
    t.home(found[(yield from t.ask(who, "withdraw", found))], t.place)


def weaken(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Every Priest here from 3 on loses two for good, the weakest first (R-101, Q-06)."""
    for influence in (3, 4, 5):
        for priest in t.g.places[t.place]:
            if priest.influence == influence:
                owner = t.g.cults[priest.seat]
                owner.spare[influence - 1] += 1
                owner.spare[influence - 3] -= 1
                priest.influence -= 2
    yield from ()


def can_weaken(t: Tale) -> bool:
    """Whether there is somebody to weaken, and every token lies in the reserve."""
    here = [each for each in t.g.places[t.place] if each.influence >= 3]
    for who in t.g.cults:
        count = {n: sum(each.influence == n and each.seat == who.seat for each in here) for n in (3, 4, 5)}
        freed = t.in_reserve(who, 3) + count[3]
        if t.in_reserve(who, 1) < count[3] or t.in_reserve(who, 2) < count[4] or freed < count[5]:
            return False
    return bool(here)


def return_priests(t: Tale, who: Cult, verb: Entry) -> Steps:
    """All Priests here go home (R-106)."""
    for each in list(t.g.places[t.place]):
        t.home(each, t.place)
    yield from ()


def ambush(t: Tale, who: Cult, verb: Entry) -> Steps:
    """A Priest with coins goes home, and the coins are taken (R-105)."""
    found = {
        f"ambush:{each.seat}:{named(each)}:{printed.PLACES[place]['id']}": (each, place)
        for place in range(1, RIFT + 1)
        for each in t.g.places[place]
        if each.coins
    }
    priest, place = found[(yield from t.ask(who, "ambush", found))]
    who.coins += priest.coins
    t.home(priest, place)


# Altars --------------------------------------------------------------------------------------------------------------


def sites(t: Tale, who: Cult, where: str) -> dict[str, tuple[Priest, int]]:
    """Every Priest that may become an Altar (R-070, R-072)."""
    places = [t.place] if where == "here" else range(1, RIFT + 1)
    return {
        f"build:{printed.PLACES[place]['id']}:{named(each)}": (each, place)
        for place in places
        if place not in who.altars
        for each in t.mine(who, place)
        if each.influence != PATRIARCH
    }


def build_altar(t: Tale, who: Cult, verb: Entry) -> Steps:
    """One of them does."""
    found = sites(t, who, verb["where"])
    if found:
        priest, place = found[(yield from t.ask(who, "build", found))]
        t.build(who, priest, place)


def destroy_altars(t: Tale, who: Cult, verb: Entry) -> Steps:
    """All Altars here are destroyed."""
    for each in t.g.cults:
        if t.place in each.altars:
            t.raze(each, t.place)
    yield from ()


# Goods and cards -----------------------------------------------------------------------------------------------------


def lose(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Mobs, Altars or Followers are lost."""
    for each in struck(t, who, verb["whom"]):
        if verb["what"] == "mobs":
            t.lose_mob(each)
        elif verb["what"] == "followers":
            t.lose_followers(each, verb["n"])
        elif each.altars:
            altars = {f"altar:{printed.PLACES[place]['id']}" for place in each.altars}
            answer = yield from t.ask(each, "lose-altar", altars)
            t.raze(each, printed.NUMBER[answer.partition(":")[2]])


def lose_coins(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Every cult that has so many loses them (R-121)."""
    for each in t.g.cults:
        if each.coins >= verb["at_least"]:
            each.coins -= verb["n"]
    yield from ()


def take_coins(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Half of the richest cult's (R-100), or seven of each Light opponent (R-122, Q-57)."""
    for each in struck(t, who, verb["whom"]):
        if each is not who:
            t.pay(each, who, verb.get("n") or (each.coins + 1) // 2)
    yield from ()


def give_card(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Opponents give a card they choose (R-103, Q-09)."""
    for each in struck(t, who, verb["whom"]):
        cards = t.all_cards(each) if "privilege" in verb["kinds"] else [*each.miracles, *each.intrigues]
        if each is not who and cards:
            answer = yield from t.ask(each, "give", {f"give:{card}" for card in cards})
            t.hand_over(each, who, answer.partition(":")[2])


def take_privilege(t: Tale, who: Cult, verb: Entry) -> Steps:
    """One of the cult with the strongest Patriarch (R-104)."""
    for each in struck(t, who, verb["whom"]):
        if each is not who and each.privileges:
            answer = yield from t.ask(who, "rob", {f"rob:{card}" for card in each.privileges})
            t.hand_over(each, who, answer.partition(":")[2])


def on_sale(t: Tale, who: Cult, verb: Entry) -> list[str]:
    """The Privileges open at the Palace, for Temptation those that one has the coins for (R-124)."""
    limit = who.coins if verb.get("affordable") else 99
    return [card for card in t.g.market if card and printed.PRIVILEGES[card]["price"] <= limit]


def market_privilege(t: Tale, who: Cult, verb: Entry) -> Steps:
    """One of them for free (R-076)."""
    cards = on_sale(t, who, verb)
    if cards:
        answer = yield from t.ask(who, "which-privilege", {f"privilege:{card}" for card in cards})
        take_from_market(t, who, answer.partition(":")[2])


def take_from_market(t: Tale, who: Cult, card: str) -> None:
    """It lies before its owner now; its space stays empty."""
    t.g.market[t.g.market.index(card)] = ""
    who.privileges.append(card)


def draw(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Cards from the top of a deck, or from below (R-124)."""
    per = {"paid": t.paid, "priests_here": len(t.g.places[t.place])}
    n = per[verb["per"]] if "per" in verb else verb["n"]
    t.draw(who, verb["deck"], n, bottom=verb.get("bottom", False))
    yield from ()


def draw_and_return(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Two Intrigues, of which one goes back on top (R-077)."""
    drawn = t.draw(who, "intrigue", 2)
    if len(drawn) == 2:
        answer = yield from t.ask(who, "keep-intrigue", {f"return:{card}" for card in drawn})
        card = answer.partition(":")[2]
        who.intrigues.remove(card)
        t.g.decks["intrigue"].cards.append(card)


def sell_top(t: Tale, who: Cult, verb: Entry) -> Steps:
    """The top Intrigue pays what it is worth and goes under the deck (R-122)."""
    cards = t.g.decks["intrigue"].cards
    if cards:
        card = cards.pop()
        who.coins += printed.INTRIGUES[card]["value"]
        t.under(card)
    yield from ()


# Locations -----------------------------------------------------------------------------------------------------------


def take_supremacy(t: Tale, who: Cult, verb: Entry) -> Steps:
    """From the reserve or from whoever has it (R-064)."""
    for each in t.g.cults:
        each.supremacy = each is who
    yield from ()


def bribes(t: Tale, who: Cult, verb: Entry) -> dict[str, tuple[Priest, int]]:
    """Which Priest may go where with how many coins (R-058)."""
    return {
        f"bribe:{named(each)}:{printed.PLACES[n]['id']}": (each, n)
        for each in t.mine(who, 2)
        for n in range(verb["least"], min(verb["most"], who.coins) + 1)
    }


def bribe(t: Tale, who: Cult, verb: Entry) -> Steps:
    """He goes, and the coins with him."""
    found = bribes(t, who, verb)
    priest, n = found[(yield from t.ask(who, "bribe", found))]
    who.coins -= n
    t.send(priest, 2, n, coins=n)


def summon(t: Tale, who: Cult, verb: Entry) -> Steps:
    """The sheet is turned, or the god comes a second time (R-079)."""
    who.summonings += 1
    yield from ()


def gain_followers(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Followers; for the Rite one for each Priest here (R-116)."""
    t.gain_followers(who, len(t.g.places[t.place]) if "per" in verb else verb["n"])
    yield from ()


def gain_coins(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Coins of the reserve."""
    who.coins += verb["n"]
    yield from ()


def gain_mob(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Mobs of the reserve."""
    t.gain_mobs(who, verb["n"])
    yield from ()


def lowest_wins(t: Tale, who: Cult, verb: Entry) -> Steps:
    """The Chalice (R-123)."""
    t.lowest = True
    yield from ()


def bar(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Inquisition (R-105)."""
    t.barred = True
    yield from ()


def win(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Takeover (R-106)."""
    t.takeover = who
    yield from ()


def choose(t: Tale, who: Cult, verb: Entry) -> Steps:
    """Followers or coins; Followers only if there is room for all of them (Q-26)."""
    found = {
        f"option:{number}": effects
        for number, effects in enumerate(verb["options"], start=1)
        if all(each["do"] != "gain_followers" or who.followers + each["n"] <= 9 for each in effects)
    }
    for each in found[(yield from t.ask(who, "one-of", found))]:
        yield from do(t, who, each)


VERBS: dict[str, Callable[[Tale, Cult, Entry], Steps]] = {
    "raise": lift,
    **{
        deed.__name__: deed
        for deed in (
            gain_priest, incarnate, place_priests, move, boost, withdraw, weaken, return_priests, ambush, build_altar,
            destroy_altars, lose, lose_coins, take_coins, give_card, take_privilege, market_privilege, draw,
            draw_and_return, sell_top, take_supremacy, bribe, summon, gain_followers, gain_coins, gain_mob,
            lowest_wins, bar, win, choose,
        )
    },
}  # fmt: skip


def do(t: Tale, who: Cult, verb: Entry) -> Generator[Asked, str, None]:
    """One word of a text."""
    yield from VERBS[verb["do"]](t, who, verb)


def possible(t: Tale, who: Cult, verb: Entry) -> bool:
    """Whether the effect of a Location can be had; one that brings nothing can (Q-53)."""
    word = verb["do"]
    if word == "gain_priest":
        return t.can_have(who, verb["influence"])
    if word == "raise":
        return bool(raisable(t, who, verb))
    if word == "build_altar":
        return bool(sites(t, who, verb["where"]))
    if word == "bribe":
        return bool(bribes(t, who, verb))
    if word == "summon":
        return t.total(who, RIFT) >= t.power(who)
    if word == "market_privilege":
        return bool(on_sale(t, who, verb))
    return True

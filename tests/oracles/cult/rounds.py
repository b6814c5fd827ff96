"""The round: Intention, Resolution, and its end."""

from __future__ import annotations

from collections.abc import Generator

from leng.games.cult.state import Cult
from oracles.cult import deeds, printed, verbs
from oracles.cult.printed import RIFT, Entry
from oracles.cult.tale import Asked, Steps, Tale

SPACES = 3


def match(t: Tale) -> Steps:
    """Round after round, until somebody has won (R-052)."""
    while not t.g.ending:
        for who in t.g.cults:
            who.placed, who.prayed, who.celebrating = 0, False, False
        yield from celebration(t)
        yield from intention(t)
        yield from resolution(t)
        end_of_round(t)


# Intention -----------------------------------------------------------------------------------------------------------


def celebration(t: Tale) -> Steps:
    """Whoever has Supremacy may celebrate (R-110)."""
    for who in t.g.cults:
        if who.supremacy:
            options = {f"celebrate:{each}" for each in printed.CELEBRATIONS}
            answer = yield from t.ask(who, "celebrate", {*options, "decline"})
            if answer != "decline":
                who.celebrating = True
                for verb in printed.CELEBRATIONS[answer.partition(":")[2]]["effects"]:
                    yield from verbs.do(t, who, verb)
            return


def intention(t: Tale) -> Steps:
    """In turn they preach or pray, until all have prayed (R-026)."""
    praying = [who for who in t.clockwise(t.g.first) if not who.celebrating]
    while praying:
        for who in list(praying):
            if (yield from turn(t, who)) == "pray":
                praying.remove(who)


def turn(t: Tale, who: Cult) -> Generator[Asked, str, str]:
    """One Priest is placed, or the cult prays."""
    exchanged: list[str] = []
    while True:
        places = [each for each in range(1, RIFT + 1) if may_place(t, who, each)]
        options = {f"preach:{printed.PLACES[each]['id']}" for each in places} | {"pray"}
        if places and left(t, who, exchanged):
            options.add("altars")
        answer = yield from t.ask(who, "intend", options)
        if answer != "altars":
            break
        yield from altars(t, who, exchanged)
    if answer == "pray":
        yield from prayer(t, who)
        return "pray"
    yield from preach(t, who, printed.NUMBER[answer.partition(":")[2]])
    return answer


def altars(t: Tale, who: Cult, exchanged: list[str]) -> Steps:
    """An Altar's token is exchanged, or not (R-073)."""
    answer = yield from t.ask(who, "exchange", {*left(t, who, exchanged), "decline"})
    if answer != "decline":
        t.exchange(who, answer)
        exchanged.append(answer)


def left(t: Tale, who: Cult, exchanged: list[str]) -> set[str]:
    """The exchanges one can still make: as many a turn as one has Altars."""
    return t.exchanges(who) if len(exchanged) < len(who.altars) else set()


def may_place(t: Tale, who: Cult, place: int) -> bool:
    """Followers or a Personality open a Location (R-027, R-096); from the fourth placement on one is lost (R-029)."""
    if not who.available or (is_dear(who) and not who.followers):
        return False
    known = [printed.standing(card) for card in who.privileges]
    name = printed.PLACES[place]["id"]
    return who.followers >= t.required(place) or {"is": "access", "place": name} in known


def is_dear(who: Cult) -> bool:
    """Whether the next placement costs a Follower (R-030)."""
    ordinals = [printed.standing(card).get("ordinal") for card in who.privileges]
    return who.placed >= 3 and who.placed + 1 not in ordinals


def preach(t: Tale, who: Cult, place: int) -> Steps:
    """A Priest goes to a Location; tithes are paid at once (R-097)."""
    answer = yield from t.ask(who, "which-priest", {f"send:{each}" for each in who.available})
    t.put(who, int(answer.partition(":")[2]), place)
    if is_dear(who):
        who.followers -= 1
    who.placed += 1
    name = printed.PLACES[place]["id"]
    for each in t.others(who):
        for card in each.privileges:
            if printed.standing(card)["is"] == "tithe" and name in printed.standing(card)["places"]:
                t.pay(who, each, printed.standing(card)["coins"])


def prayer(t: Tale, who: Cult) -> Steps:
    """One Location that the Mobs reach, then trade (R-033, R-035)."""
    who.prayed = True
    reach = printed.REACH[min(who.mobs, len(printed.REACH) - 1)]
    options = set()
    for place in range(1, reach + 1):
        t.place = place
        if ways(t, who, place):
            options.add(f"benefit:{printed.PLACES[place]['id']}")
    answer = yield from t.ask(who, "benefit", {*options, "decline"})
    if answer != "decline":
        t.place = printed.NUMBER[answer.partition(":")[2]]
        found = ways(t, who, t.place)
        answer = yield from t.ask(who, "effect", found)
        yield from take(t, who, found[answer])
    t.place = 0
    yield from trade(t, who)


def trade(t: Tale, who: Cult) -> Steps:
    """Intrigues are sold and Privileges bought, in any order."""
    while True:
        options = {f"sell:{card}" for card in who.intrigues}
        options |= {f"buy:{card}" for card in verbs.on_sale(t, who, {"affordable": True})}
        verb, _, card = (yield from t.ask(who, "trade", {*options, "done"})).partition(":")
        if verb == "sell":
            who.coins += printed.INTRIGUES[card]["value"]
            t.discard(who, card)
        elif verb == "buy":
            who.coins -= printed.PRIVILEGES[card]["price"]
            verbs.take_from_market(t, who, card)
        else:
            return


# Resolution ----------------------------------------------------------------------------------------------------------


def resolution(t: Tale) -> Steps:
    """The Locations, one by one (R-039)."""
    t.best = None
    for place in range(1, RIFT + 1):
        standing = [who for who in t.present(place) if not who.celebrating]
        if standing:
            yield from location(t, place)


def location(t: Tale, place: int) -> Steps:
    """Deeds, winner, effect, Communities, alms, and everybody goes home."""
    t.place, t.takeover, t.lowest, t.barred = place, None, False, False
    for who in t.clockwise(t.g.first):
        if not who.celebrating:
            yield from window(t, who)
    present = t.present(place)
    winner = find_winner(t, present)
    for priest in t.g.places[place]:
        priest.coins = 0
    shut_out = present if t.barred else []
    sharers: list[Cult] = []
    if winner is not None:
        t.best = winner
        if winner not in shut_out:
            yield from benefit(t, winner, "gift" if is_gift(place) else "effect")
        for who in t.g.cults:
            if who is not winner and who not in shut_out and (yield from community(t, who)):
                sharers.append(who)
    for who in present:
        if winner is not None and who is not winner and who not in [*sharers, *shut_out] and not who.celebrating:
            who.coins += printed.PLACES[place]["alms"]
    for priest in list(t.g.places[place]):
        priest.boost = 0
        t.home(priest, place)


def window(t: Tale, who: Cult) -> Steps:
    """One Miracle, one Intrigue or one ability (R-040)."""
    side = "dark" if who.summonings else "light"
    exchanged: list[str] = []
    while True:
        options = {f"miracle:{card}" for card in who.miracles if deeds.may_play(t, who, card)}
        options |= {f"intrigue:{card}" for card in who.intrigues if deeds.may_play(t, who, card)}
        options |= {
            f"ability:{name}"
            for name, each in printed.ABILITIES.items()
            if each["god"] == who.god and each["side"] == side and deeds.may_use(t, who, name)
        }
        if left(t, who, exchanged):
            options.add("altars")
        verb, _, name = (yield from t.ask(who, "act", {*options, "pass"})).partition(":")
        if verb != "altars":
            break
        yield from altars(t, who, exchanged)
    if verb in ("miracle", "intrigue"):
        yield from deeds.play(t, who, name)
    elif verb == "ability":
        yield from deeds.use(t, who, name)


def find_winner(t: Tale, present: list[Cult]) -> Cult | None:
    """Takeover, then a bribe, then the Chalice, then the totals; Divine Power on a tie (R-046, R-047)."""
    if t.takeover is not None:
        return t.takeover
    for priest in t.g.places[t.place]:
        if priest.coins:
            return t.g.cults[priest.seat]
    taking_part = [who for who in present if not who.celebrating]
    if not taking_part:
        return None
    if t.lowest:
        return min(taking_part, key=lambda who: (t.total(who, t.place), t.power(who)))
    return max(taking_part, key=lambda who: (t.total(who, t.place), t.power(who)))


def is_gift(place: int) -> bool:
    """Whether the effect costs nothing and leaves nothing to choose among."""
    first, *others = printed.PLACES[place]["ways"]
    return not others and not first.get("coins") and not first.get("followers") and place != 2


def ways(t: Tale, who: Cult, place: int) -> dict[str, Entry]:
    """The ways of taking the effect of a Location that one can pay for and have."""
    return {
        f"way:{number}": way
        for number, way in enumerate(printed.PLACES[place]["ways"], start=1)
        if who.coins >= way.get("coins", 0)
        and who.followers >= way.get("followers", 0)
        and all(verbs.possible(t, who, each) for each in way["effects"])
    }


def take(t: Tale, who: Cult, way: Entry) -> Steps:
    """It is paid for, and had."""
    who.coins -= way.get("coins", 0)
    who.followers -= way.get("followers", 0)
    for each in way["effects"]:
        yield from verbs.do(t, who, each)


def benefit(t: Tale, who: Cult, ask: str) -> Steps:
    """The winner takes the effect, or leaves it (R-048)."""
    found = ways(t, who, t.place)
    if not found:
        return
    one = len(printed.PLACES[t.place]["ways"]) == 1
    answer = yield from t.ask(who, ask, {"decline", *(["take"] if one else found)})
    if answer != "decline":
        yield from take(t, who, found["way:1" if one else answer])


def community(t: Tale, who: Cult) -> Generator[Asked, str, bool]:
    """Its holder takes the effect or leaves it, and gets no alms either way (R-095, Q-45)."""
    name = printed.PLACES[t.place]["id"]
    holds = {"is": "community", "place": name} in [printed.standing(card) for card in who.privileges]
    found = ways(t, who, t.place)
    if not holds or who.celebrating or t.total(who, t.place) < 1 or not found or is_vain(t, who):
        return False
    yield from benefit(t, who, "community")
    return True


def is_vain(t: Tale, who: Cult) -> bool:
    """Whether the effect would bring its holder nothing (Q-45)."""
    word = printed.PLACES[t.place]["ways"][0]["effects"][0]["do"]
    if word == "gain_followers":
        return who.followers == printed.MOST_FOLLOWERS
    if word == "gain_mob":
        return t.g.mobs == 0
    if word in ("draw", "draw_and_return"):
        return not t.g.decks["miracle" if word == "draw" else "intrigue"].cards
    return False


# The end of the round ------------------------------------------------------------------------------------------------


def claims(who: Cult) -> str:
    """What a cult could win with (R-021)."""
    if len(who.altars) >= 5:
        return "altars"
    if who.mobs >= 4:
        return "mobs"
    return "summoning" if who.summonings >= 2 else ""


def end_of_round(t: Tale) -> None:
    """Victory, the market, the sheets, the First Player (R-052 to R-056)."""
    claiming = [who for who in t.g.cults if claims(who)]
    if claiming:
        best = max(claiming, key=t.power)
        t.g.winner, t.g.ending = best.seat, claims(best) if len(claiming) == 1 else "power"
        return
    if "" in t.g.market:
        for card in t.g.market:
            if card:
                t.under(card)
        cards = t.g.decks["privilege"].cards
        t.g.market[:] = [cards.pop() if cards else "" for _ in range(SPACES)]
    for who in t.g.cults:
        who.available += who.sheet
        who.sheet.clear()
    if t.best is not None:
        t.g.first = t.best.seat
    t.g.round += 1

"""What investigators gain and lose, and what becomes of them at nought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oracles.elder_sign import printed
from oracles.elder_sign.decks import discard, draw, put_under, release_dice
from oracles.elder_sign.museum import add_doom, crumbles, end_of_phase, off_the_board, woken
from oracles.elder_sign.tale import Astray, Ended, Steps, Tale, choose

KINDS = ("common", "unique", "spell")


# Cards and clues -----------------------------------------------------------------------------------------------------


def give(t: Tale, seat: int, kind: str) -> None:
    """One card of a kind, if there is one (R-046)."""
    card = draw(t, kind)
    if card is not None:
        t.who(seat).cards.append(card)


def gain(t: Tale, seat: int, kind: str, count: int, starting: bool = False) -> Steps:
    """Cards, clues or allies (R-046), with what somebody's ability adds after the set-up (R-009, Q-18)."""
    who = t.who(seat)
    if kind == "clue":
        who.clues += count
        return
    if kind == "ally":
        for _ in range(count):
            yield from join(t, seat, draw(t, "ally"))
        return
    extra = None if starting else t.can(seat, "extra_card")
    if extra is not None and extra["what"] == kind:
        count += 1
    for _ in range(count):
        takes = kind
        if not starting and t.can(seat, "takes_instead"):
            takes = yield from choose(seat, "instead", [f"gain:{each}" for each in [kind, "clue", *KINDS]])
            takes = takes.removeprefix("gain:")
        if takes == "clue":
            who.clues += 1
        else:
            give(t, seat, takes)


def join(t: Tale, seat: int, ally: str | None) -> Steps:
    """An ally is laid face up at once (R-111)."""
    if ally is not None:
        t.who(seat).allies.append(ally)
        for verb in printed.ALLIES[ally].get("joins", []):
            if verb["do"] == "regain":
                regain(t, seat, verb["what"], verb.get("n"))
            else:
                yield from gain(t, seat, verb["what"], verb["n"], starting=True)


# Sanity and stamina ------------------------------------------------------------------------------------------------


def maximum(t: Tale, seat: int, what: str) -> int:
    """The most sanity or stamina somebody may have (R-014), less what attacks took, more by allies."""
    who = t.who(seat)
    most: int = printed.INVESTIGATORS[who.id][what]
    for entry in [t.ancient_one, *(printed.ALLIES[each] for each in who.allies)]:
        most += sum(each["by"] for each in printed.standing(entry) if each["is"] == "maximum" and each["what"] == what)
    return most - (who.less_sanity if what == "sanity" else who.less_stamina)


def regain(t: Tale, seat: int, what: str, count: int | None) -> None:
    """Never above the maximum (R-108); all of it where no number stands."""
    who = t.who(seat)
    most = maximum(t, seat, what)
    now = getattr(who, what)
    setattr(who, what, most if count is None else max(now, min(most, now + count)))


def lose(t: Tale, seat: int, what: str, count: int) -> Steps:
    """Sanity or stamina; at nought one is devoured (R-115)."""
    who = t.who(seat)
    setattr(who, what, getattr(who, what) - count)
    if getattr(who, what) <= 0:
        yield from devoured(t, seat)


def devoured(t: Tale, seat: int) -> Steps:
    """One doom more; the card to the box, what was held back to its place; and somebody new (R-115 to R-119)."""
    g, who = t.g, t.who(seat)
    g.devoured.append(who.id)
    who.id = ""
    who.sanity = who.stamina = who.less_sanity = who.less_stamina = who.clues = 0
    who.at = ""
    who.used = []
    who.resting = False
    if t.in_turn and seat == g.active:  # the attempt stops
        off_the_board(t, [*(t.work.met if t.work else []), *g.beaten, *g.aside])
        end_of_phase(t)
    lost = [*who.cards, *who.cast, *who.allies, *who.trophies]
    for card in who.cast:
        release_dice(t, card)
    who.cards, who.cast, who.allies, who.trophies = [], [], [], []
    angered = printed.change(t.ancient_one, "loses_signs")
    if angered is not None:
        crumbles(t, seat)
    awake = g.awake
    who.due = not awake and bool(g.unused)
    for card in lost:
        put_under(t, card)
    full_before = g.doom >= len(t.ancient_one["track"])
    cause, t.cause = t.cause, "devoured"
    yield from add_doom(t, 1, wakes=False)
    t.cause = cause
    full = g.doom >= len(t.ancient_one["track"])
    if full and not full_before:  # his own token fills it
        who.due = False
        t.ticking.add(seat)
    if awake:
        t.ticking.add(seat)
    anybody_left(t)
    woken(t)
    if who.due and not (t.in_turn and seat == g.active):
        yield from newcomer(t, seat)


def anybody_left(t: Tale) -> None:
    """Nobody has an investigator or may take one: everybody loses (R-140)."""
    if not any(each.id or each.due for each in t.g.investigators):
        end(t, "devoured")


def end(t: Tale, how: str) -> None:
    """The match is over."""
    t.g.ending = how
    raise Ended(how)


def newcomer(t: Tale, seat: int) -> Steps:
    """Another investigator, at the entrance, to be used from the next turn on (R-116)."""
    who = t.who(seat)
    who.due = False
    answer = yield from choose(seat, "newcomer", [f"investigator:{each}" for each in t.g.unused])
    yield from enter(t, seat, answer.removeprefix("investigator:"))
    t.who(seat).resting = True


def enter(t: Tale, seat: int, name: str) -> Steps:
    """With full values and the starting items (R-008)."""
    who = t.who(seat)
    t.g.unused.remove(name)
    who.id, who.at = name, "lair" if t.g.awake else "entrance"
    who.sanity, who.stamina = maximum(t, seat, "sanity"), maximum(t, seat, "stamina")
    for verb in printed.INVESTIGATORS[name]["starting"]:
        if verb["do"] == "gain":
            yield from gain(t, seat, verb["what"], verb["n"], starting=True)
        elif verb["do"] == "gain_any":
            for _ in range(verb["n"]):
                kinds = [f"gain:{each}" for each in verb["kinds"] if t.g.decks[each].cards]
                answer = yield from choose(seat, "starting-card", kinds)
                give(t, seat, answer.removeprefix("gain:"))
        elif verb["do"] == "gain_ally":
            deck = t.g.decks["ally"].cards
            if verb["card"] in deck:  # searched for, then the deck is shuffled
                deck.remove(verb["card"])
                t.who(seat).allies.append(verb["card"])
                shuffled = t.after.decks["ally"].cards
                if sorted(shuffled) == sorted(deck):
                    deck[:] = shuffled
        else:
            raise Astray(f"a starting item: {verb}")


# Cards and trophies handed in --------------------------------------------------------------------------------------


def hand_in(t: Tale, seat: int, kinds: Iterable[str], clue: bool = False) -> Steps:
    """A card of one's own choice goes under its deck, or a clue where that will do."""
    who = t.who(seat)
    mine = [*who.cards, *who.cast]
    options = [f"discard:{each}" for each in mine if printed.KIND[each] in kinds]
    options += ["discard:clue"] if clue and who.clues else []
    answer = yield from choose(seat, "discard-card", options)
    if answer == "discard:clue":
        t.who(seat).clues -= 1
    else:
        discard(t, seat, answer.removeprefix("discard:"))


def worth(t: Tale, seat: int, trophy: str) -> int:
    """The value printed on a trophy (R-063), and what an ally makes of monsters."""
    if trophy in printed.PLACES:
        return int(printed.PLACES[trophy]["trophies"])
    value: int = printed.marker(trophy)["trophies"]
    for ally in t.who(seat).allies:
        more = printed.change(printed.ALLIES[ally], "dear_trophies")
        value += more["by"] if more else 0
    return value


def wealth(t: Tale, seat: int) -> int:
    """What all trophies are worth."""
    return sum(worth(t, seat, each) for each in t.who(seat).trophies)


def part_with(t: Tale, seat: int, price: int, ask: str) -> Steps:
    """Trophies worth so much, in any combination, without change (R-063, R-064)."""
    while price > 0 and t.who(seat).trophies:
        options = [f"spend:{each}" for each in t.who(seat).trophies]
        chosen = (yield from choose(seat, ask, options)).removeprefix("spend:")
        price -= worth(t, seat, chosen)
        hand_over(t, seat, chosen)


def surrender(t: Tale, seat: int, what: str, count: int) -> Steps:
    """So many trophies, whatever they are worth."""
    for _ in range(count):
        options = surrendered(t, seat, what)
        chosen = yield from choose(seat, "lose-trophy", [f"spend:{each}" for each in options])
        hand_over(t, seat, chosen.removeprefix("spend:"))


def surrendered(t: Tale, seat: int, what: str) -> Sequence[str]:
    """The trophies that will do."""
    return [each for each in t.who(seat).trophies if what == "any" or each not in printed.PLACES]


def hand_over(t: Tale, seat: int, trophy: str) -> None:
    """A trophy goes back: a card under its deck, a marker into the cup."""
    t.who(seat).trophies.remove(trophy)
    put_under(t, trophy)

"""Characters: recruiting them, and those that serve once (p. 9, 16-17)."""

from __future__ import annotations

from collections.abc import Callable

from oracles.auztralia import lines, tiles
from oracles.auztralia.paper import GIFTS, NOBODY, ONCE, UNITS, creature
from oracles.auztralia.telling import Rules, Telling, ask, on_display, several


def deal(t: Telling) -> None:
    """New cards come in from the left until the display is full again."""  # AZ
    while len(t.g.display) < on_display(t.g) and t.g.deck:
        t.g.display.insert(0, t.g.deck.pop())
        t.g.glimpsed = NOBODY


def receiver(t: Telling, seat: int) -> Rules[int]:
    """Whom a character comes to: together, whoever takes it says so."""  # AZ R-203
    if not t.g.has("gift_character"):
        return seat
    return int((yield from ask(seat, "who-receives", [f"seat:{each.seat}" for each in t.g.colonies]))[5:])


def recruit(t: Telling, seat: int) -> Rules[None]:
    """Take one from the display, or pay 1 gold for one of two of the deck."""  # AZ
    g, who = t.g, t.colony(seat)
    refreshed = False
    while True:
        options = [f"character:{name}" for name in g.display]
        if who.gold and g.deck:
            options.append("look")
        if who.gold and g.mode == "solo" and g.display and not refreshed:
            options.append("refresh")
        answer = yield from ask(seat, "recruit", options)
        if answer == "look":
            yield from look(t, seat)
            return
        if answer != "refresh":
            yield from from_display(t, seat, answer)
            return
        t.pay(seat, "gold", 1)
        refreshed = True
        named = [f"character:{name}" for name in g.display]
        for each in (yield from several(seat, "dismiss", named, 1, len(named))):
            g.display.remove(each[10:])
            g.dismissed.append(each[10:])
        deal(t)


def from_display(t: Telling, seat: int, answer: str) -> Rules[None]:
    """A card of the display goes to a player."""
    name = answer[10:]
    whom = yield from receiver(t, seat)
    t.g.display.remove(name)
    t.colony(whom).characters.append(name)
    t.colony(whom).recruited += 1
    deal(t)


def look(t: Telling, seat: int) -> Rules[None]:
    """Two cards of the deck: one is kept, the other goes back; what was kept may be swapped."""  # AZ
    g = t.g
    t.pay(seat, "gold", 1)
    two = g.deck[-2:]
    g.looking = seat
    kept = (yield from ask(seat, "keep", [f"character:{name}" for name in two]))[10:]
    g.deck.remove(kept)
    g.looking, g.glimpsed = NOBODY, seat if len(two) == 2 else NOBODY
    who = t.colony(seat)
    who.characters.append(kept)
    who.recruited += 1
    swap = yield from ask(seat, "swap", [*(f"swap:{name}" for name in g.display), "pass"])
    if swap != "pass":
        place = g.display.index(swap[5:])
        g.display[place], kept = kept, g.display[place]
        who.characters[-1] = kept
    whom = t.colony((yield from receiver(t, seat)))
    if whom is not who:
        whom.characters.append(who.characters.pop())
        whom.recruited += 1
        who.recruited -= 1


# Those that serve once -----------------------------------------------------------------------------------------------


def uses(t: Telling, seat: int) -> list[str]:
    """Which of somebody's characters may serve now."""  # AZ
    who = t.colony(seat)
    if who.time >= 53:
        return []
    return [f"use:{name}" for name in who.characters if name in ONCE and (name not in SERVES or SERVES[name](t, seat))]


def use(t: Telling, seat: int, name: str) -> Rules[None]:
    """A character serves, and leaves the game."""  # AZ R-140
    t.colony(seat).characters.remove(name)
    t.g.dismissed.append(name)
    yield from DEEDS[name](t, seat)


def hidden(t: Telling) -> list[str]:
    """The hexes with a hidden tile."""
    return [f"hidden:{n}" for n in sorted(each.hex for each in t.g.tiles if not each.up)]


def temples(t: Telling) -> list[str]:
    """The hexes with a temple in sight."""
    return [
        f"temple:{n}" for n in sorted({each.hex for each in t.g.tiles if each.up and creature(each.tile) == "temple"})
    ]


def blighted(t: Telling, seat: int) -> list[str]:
    """The farms that Jenny Appleseed may restore: in a match together those of others, too."""
    together = t.g.mode == "together"
    return [
        f"restore:{n}" for n, farm in sorted(t.g.farms.items()) if farm.blighted and (farm.seat == seat or together)
    ]


def davies(t: Telling, seat: int) -> Rules[None]:
    """Two hidden tiles are turned up, and 2 points come."""  # AZ Q-45
    places = hidden(t)
    for each in (yield from several(seat, "reveal", places, min(2, len(places)), 2)):
        n = int(each[7:])
        tiles.turn_up(t, next(tile for tile in t.at(n) if not tile.up))
    t.colony(seat).points += 2


def flounder(t: Telling, seat: int) -> Rules[None]:
    """A unit of one's choice."""
    kinds = [kind for kind, left in enumerate(t.g.pool) if left]
    answer = yield from ask(seat, "any-unit", [f"unit:{UNITS[kind]}:1" for kind in kinds])
    if answer:
        t.enlist(seat, UNITS.index(answer.split(":")[1]), 1)


def danger(t: Telling, seat: int) -> Rules[None]:
    """A temple in sight leaves the game with everybody in its hex, and brings no points."""  # AZ Q-46
    answer = yield from ask(seat, "raze", temples(t))
    for each in t.at(int(answer[7:] or 0)):
        t.remove(each)
        t.g.gone.append(each.tile)
        t.colony(seat).temples += creature(each.tile) == "temple"


def gift(name: str) -> Callable[[Telling, int], Rules[None]]:
    """Goods from the supply."""

    def deed(t: Telling, seat: int) -> Rules[None]:
        for goods, n in GIFTS[name].items():
            t.take(seat, goods, n)
        yield from ()

    return deed


def cassan(t: Telling, seat: int) -> Rules[None]:
    """Two farms by the usual rules; they take no time, the rails of others do."""  # AZ
    fare = yield from lines.settle(t, seat, 2)
    if fare:
        t.spend(seat, fare)


def appleseed(t: Telling, seat: int) -> Rules[None]:
    """One or two blighted farms bear fruit again."""  # AZ Q-59
    for each in (yield from several(seat, "restore", blighted(t, seat), 1, 2)):
        t.g.farms[int(each[8:])].blighted = False


def kitchener(t: Telling, seat: int) -> Rules[None]:
    """A card of the display."""
    answer = yield from ask(seat, "hire", [f"character:{name}" for name in t.g.display])
    if answer:
        yield from from_display(t, seat, answer)


def outback_group(t: Telling, seat: int) -> Rules[None]:
    """Two damage to any Old One in sight."""  # AZ Q-23
    name = (yield from ask(seat, "strike", [f"old_one:{each.tile}" for each in t.g.tiles if each.up]))[8:]
    for old_one in [each for each in t.g.tiles if each.tile == name]:
        t.hurt(old_one, seat, 2)
        if t.is_dead(old_one):
            t.bury(old_one)


def brassey(t: Telling, seat: int) -> Rules[None]:
    """Two rails on any terrain for the usual goods and no time."""
    yield from lay_rails(t, seat, hills=True)


def lay_rails(t: Telling, seat: int, hills: bool) -> Rules[None]:
    """1 coal and 1 iron, then two rails; between them, whoever it helps can serve."""  # AZ
    t.pay(seat, "coal", 1)
    t.pay(seat, "iron", 1)
    lines.lay(t, seat, (yield from ask(seat, "lay-rail", lines.sides_for_rail(t, seat, hills))))
    while True:
        may_clear = helping(t, seat) if lines.rails_left(t, seat) else []
        answer = yield from ask(seat, "lay-second", [*lines.sides_for_rail(t, seat, hills), *may_clear, "done"])
        if not answer.startswith("use:"):
            break
        yield from use(t, seat, answer[4:])
    if answer != "done":
        lines.lay(t, seat, answer)


def helping(t: Telling, seat: int) -> list[str]:
    """Which of somebody's characters may open a way for a rail: by hiring, laying, or taking an Old One away."""
    for_whom = {
        "agent_davies": hidden(t),
        "desta_danger": temples(t),
        "kitchener": t.g.display,
        "long_range_outback_group": [each.tile for each in t.g.tiles if each.up],
        "timothy_brassey": lines.sides_for_rail(t, seat, hills=True),
    }
    return [each for each in uses(t, seat) if for_whom.get(each[4:])]


def can_lay(t: Telling, seat: int) -> bool:
    """Whether the goods for two rails and a place for one are there."""  # AZ R-031
    who = t.colony(seat)
    return bool(who.coal and who.iron and lines.sides_for_rail(t, seat, hills=True))


SERVES: dict[str, Callable[[Telling, int], bool]] = {
    "ferdi_cassan": lambda t, seat: bool(lines.fields(t, seat)),
    "timothy_brassey": can_lay,
}
"""Two follow the rules of their actions; the others may serve where nothing comes of it, too."""  # AZ

DEEDS: dict[str, Callable[[Telling, int], Rules[None]]] = {
    "agent_davies": davies,
    "captain_flounder": flounder,
    "desta_danger": danger,
    "ferdi_cassan": cassan,
    "jenny_appleseed": appleseed,
    "kitchener": kitchener,
    "long_range_outback_group": outback_group,
    "timothy_brassey": brassey,
    **{name: gift(name) for name in GIFTS},
}
"""And what each does."""

"""Priest tokens: taken from the reserve, given back, exchanged for others of the same colour."""

from __future__ import annotations

from leng.engine.choice import Refusal
from leng.games.cult.state import PATRIARCH, City, Cult, Priest

NO_TOKEN = Refusal("no-token", "CU R-065")
MOST = 5  # CU R-066


def obtainable(who: Cult, influence: int) -> bool:
    """Whether a token of this influence can be had, if need be by exchanging an Altar for another token."""  # CU R-073
    return 1 <= influence <= MOST and who.spare[influence - 1] > 0 and who.nobodys > len(who.altars)


def take(who: Cult, influence: int) -> None:
    """A token becomes a Priest."""
    who.spare[influence - 1] -= 1


def give_back(who: Cult, influence: int) -> None:
    """A Priest's token goes back to the reserve."""
    who.spare[influence - 1] += 1


def add_available(who: Cult, influence: int) -> None:
    """A Priest, or the Patriarch, comes to lie beside the sheet."""  # CU R-008
    who.available.append(influence)
    who.available.sort()


def gain(g: City, who: Cult, influence: int, place: int = 0) -> None:
    """A new Priest, beside the sheet or straight on a Location."""  # CU
    take(who, influence)
    if place:
        g.places[place].append(Priest(who.seat, influence))
        g.tell("priest-joins", seat=who.seat, priest=influence, place=g.box.ids[place])
    else:
        add_available(who, influence)
        g.tell("priest-gained", seat=who.seat, priest=influence)


def sacrifice(g: City, who: Cult, influence: int) -> None:
    """An available Priest goes back to the reserve."""  # CU R-043
    who.available.remove(influence)
    give_back(who, influence)
    g.tell("priest-lost", seat=who.seat, priest=influence)


def can_exchange(who: Cult, old: int, new: int) -> bool:
    """Whether a Priest of one influence can be swapped for one of another."""  # CU R-066
    return old != PATRIARCH and old != new and 1 <= new <= MOST and who.spare[new - 1] > 0


def exchange(who: Cult, old: int, new: int) -> None:
    """Swap the tokens; the Priest stays the same Priest."""  # CU Q-48
    give_back(who, old)
    take(who, new)


def own(g: City, who: Cult, place: int, patriarch: bool = True) -> list[Priest]:
    """A cult's Priests on a Location."""
    return [
        priest for priest in g.places[place] if priest.seat == who.seat and (patriarch or priest.influence != PATRIARCH)
    ]


def leave(g: City, place: int, priest: Priest) -> None:
    """A Priest leaves a Location: what it was paid and what strengthened it is gone."""  # CU
    here = g.places[place]
    for number, each in enumerate(here):
        if each is priest:
            del here[number]
            break
    if priest.coins:
        g.tell("bribe-lost", seat=priest.seat, place=g.box.ids[place], n=priest.coins)
    priest.coins = priest.boost = 0


def arrive(g: City, place: int, priest: Priest) -> None:
    """A Priest comes to a Location; two with coins there send each other home."""  # CU R-062
    here = g.places[place]
    here.append(priest)
    if priest.coins:
        rival = next((each for each in here if each.coins and each is not priest), None)
        if rival is not None:
            g.tell("bribes-clash", seat=priest.seat, other=rival.seat, place=g.box.ids[place])
            for each in (priest, rival):
                each.coins = 0  # CU E-06
                send_home(g, place, each)


def send_home(g: City, place: int, priest: Priest) -> None:
    """A Priest goes from a Location back to its cult, where it is available at once."""  # CU R-051
    leave(g, place, priest)
    add_available(g.cults[priest.seat], priest.influence)


def differ(priests: list[Priest]) -> list[Priest]:
    """One of each that can be told apart: by influence, coins and boost."""
    return list({(each.influence, each.coins, each.boost): each for each in priests}.values())


def called(priest: Priest) -> tuple[str | int, ...]:
    """How an option names a Priest on a Location."""
    if priest.coins or priest.boost:
        return (priest.influence, priest.coins, priest.boost)
    return (priest.influence,)


def find(priests: list[Priest], name: tuple[str | int, ...]) -> Priest:
    """The Priest an option names."""
    return next(each for each in priests if called(each) == name)

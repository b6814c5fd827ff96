"""The time track: discs, their stacks, and whose turn it is."""

from __future__ import annotations

from leng.games.auztralia.state import PURPLE, Australia, Colony


def spend(g: Australia, who: Colony, time: int) -> None:
    """A player's disc goes on; on an occupied space it lies on top."""  # AZ R-021
    who.time += time
    g.arrivals.remove(who.seat)
    g.arrivals.append(who.seat)
    if g.news is not None:
        g.tell("spends-time", seat=who.seat, n=time, time=who.time)


def due(g: Australia, seat: int) -> int:
    """The time of an attack that is still being fought: the disc moves once it is over."""  # AZ
    return sum(int(unit[2]) for unit in g.agenda if unit[:2] == ("pay_time", seat))


def step(g: Australia) -> None:
    """The purple disc goes on by one space."""  # AZ R-121
    g.purple += 1
    g.arrivals.remove(PURPLE)
    g.arrivals.append(PURPLE)


def out_of_time(g: Australia, who: Colony) -> bool:
    """Whether a player takes no more turns."""  # AZ R-023
    return who.time >= g.box.track.end


def rearmost(g: Australia) -> int | None:
    """Whose disc is active: the last one, on a shared space the one on top; None when all are at the end."""
    end, waits = g.box.track.end, g.box.track.old_ones
    best, found = end, None
    for disc in g.arrivals:
        time = g.purple if disc == PURPLE else g.colonies[disc].time
        if time < best or (time == best and time < end):  # later arrivals lie on top  # AZ R-020
            best, found = time, disc
    if found == PURPLE and g.purple == waits:
        others = [each for each in g.colonies if each.time == waits]
        if others:  # it waits until everybody has passed it  # AZ
            return max((each.seat for each in others), key=g.arrivals.index)
    return found


def turn_order(g: Australia) -> list[Colony]:
    """The players as they would act, the last disc first; those whose time is over come last, as they arrived."""
    # AZ
    end = g.box.track.end
    place = {disc: number for number, disc in enumerate(g.arrivals)}
    playing = [each for each in g.colonies if each.time < end]
    through = [each for each in g.colonies if each.time >= end]
    playing.sort(key=lambda who: (who.time, -place[who.seat]))
    through.sort(key=lambda who: place[who.seat])
    return playing + through

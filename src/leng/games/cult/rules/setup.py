"""Set-up: the Eternal City before the first round."""

from __future__ import annotations

from leng.engine.choice import Refusal, Rules, choose
from leng.engine.dice import Dice
from leng.engine.options import Options
from leng.engine.state import unit
from leng.games.cult import asks
from leng.games.cult.box import CultBox
from leng.games.cult.deeds.influence import power
from leng.games.cult.rules.rounds import lay_out
from leng.games.cult.state import DECKS, PLACES, City, Cult, Deck

RANDOM, CHOSEN, RECOMMENDED = "random", "chosen", "recommended"
GENTLE, STEEP = "gentle", "steep"
FIRST_GAME = {  # CU R-018
    2: ("fafnir", "tiamat"),
    3: ("arachne", "cthulhu", "nirriti"),
    4: ("anubis", "atheism", "cthulhu", "janus"),
}
TAKEN = Refusal("cult-taken", "CU R-016")


def set_up(box: CultBox, seats: int, options: Options, dice: Dice) -> City:
    """Lay everything out in the order of the rulebook."""
    steep = options["thresholds"] == STEEP  # CU Q-01
    g = City(
        box=box,
        dice=dice,
        cults=[Cult(seat) for seat in range(seats)],  # CU
        places=[[] for _ in range(PLACES + 1)],
        required=(0, *(place.steep if steep else place.required for _, place in sorted(box.places.items()))),
    )
    for kind in DECKS:  # CU
        cards = box.deck(kind)
        dice.shuffle(cards)
        g.decks[kind] = Deck(cards)
    lay_out(g)
    if options["cults"] == CHOSEN:
        g.next_up(*(("which_cult", seat) for seat in range(seats)), ("begin",))
        return g
    for who, god in zip(g.cults, _dealt(box, seats, options["cults"], dice), strict=True):
        who.god = god
    g.next_up(("begin",))
    return g


def _dealt(box: CultBox, seats: int, how: str, dice: Dice) -> list[str]:
    """Cults at random, or those suggested for a first game, with a fifth at random."""  # CU
    gods = list(FIRST_GAME[min(seats, max(FIRST_GAME))]) if how == RECOMMENDED else []
    others = [god for god in box.sheets if god not in gods]
    dice.shuffle(others)
    gods += others[: seats - len(gods)]
    dice.shuffle(gods)
    return gods


@unit
def which_cult(g: City, seat: int) -> Rules[None]:
    """A player picks a sheet nobody has."""  # CU R-016
    taken = {who.god for who in g.cults}
    pick = yield from choose(
        seat,
        asks.WHICH_CULT,
        [("cult", god) for god in g.box.sheets],
        lambda option: TAKEN if option[1] in taken else None,
    )
    g.cults[seat].god = pick[1]
    g.tell("chooses-cult", seat=seat, god=pick[1])


@unit
def begin(g: City) -> None:
    """The highest Divine Power goes first."""  # CU R-019
    g.first = max(g.cults, key=lambda who: power(g, who)).seat
    for who in g.cults:
        g.tell("leads-cult", seat=who.seat, god=who.god, n=power(g, who))
    g.next_up(("new_round",))

"""Set-up: the museum before the first turn."""

from __future__ import annotations

from leng.engine.choice import Rules
from leng.engine.dice import Dice
from leng.engine.options import Options
from leng.engine.state import unit
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.box.cards import DECKS
from leng.games.elder_sign.deeds import worlds
from leng.games.elder_sign.state import Deck, Investigator, Museum, Space

RANDOM, CHOSEN = "random", "chosen"
SPACES = 6  # ES R-005


def set_up(box: ElderSignBox, seats: int, options: Options, dice: Dice) -> Museum:
    """Lay everything out in the order of the rulebook."""
    ancient_one = options["ancient_one"]
    if ancient_one == RANDOM:
        ancient_one = dice.pick(list(box.ancient_ones))  # ES R-003
    masks = box.has(ancient_one, "masks")
    g = Museum(
        box=box,
        dice=dice,
        investigators=[Investigator(seat) for seat in range(seats)],
        ancient_one=ancient_one,
        adventures=[Space("") for _ in range(SPACES)],
        cup=[name for name, each in box.monsters.items() if masks or not each.mask],  # ES R-004
        removed=[name for name, each in box.monsters.items() if each.mask and not masks],
        unused=list(box.investigators),
        round=1,
    )
    for kind in DECKS:  # ES
        cards = box.deck(kind)
        dice.shuffle(cards)
        g.decks[kind] = Deck(cards)
    g.first = g.active = dice.below(seats)  # ES R-010: by the first edition
    how = options["investigators"]
    recruits = [("recruit", who.seat, how) for who in g.from_active()]
    g.next_up(("museum",), *recruits, ("opening",), ("turn", g.first))
    return g


@unit
def museum(g: Museum) -> Rules[None]:
    """Six Adventures in two rows of three, with the dice they lock."""  # ES
    if not g.ready:
        g.tell("stirs", ancient_one=g.ancient_one, n=g.box.ancient_ones[g.ancient_one].signs)
        if g.letter:
            _investigators_first(g)
    yield from worlds.fill_spaces(g)


def _investigators_first(g: Museum) -> None:
    """Everybody takes an investigator; only then chance names the first player."""  # ES
    g.first = g.active = 0
    recruits = sorted(unit for unit in g.agenda if unit[0] == "recruit")
    g.agenda.clear()
    g.next_up(*recruits, ("opening",))


@unit
def opening(g: Museum) -> None:
    """The first player turns up a Mythos card."""  # ES R-010
    g.ready = True
    if g.letter:
        g.first = g.active = g.dice.below(len(g.investigators))
        g.next_up(("turn", g.first))
    g.next_up(("mythos",))

"""Verbs of the revelation cards: what befalls everybody."""

from __future__ import annotations

from leng.games.auztralia.deeds import people, tiles
from leng.games.auztralia.deeds.tiles import OLD_ONES
from leng.games.auztralia.effects.verb import Verb
from leng.games.auztralia.state import TEMPLE, Australia, Colony, OldOne
from leng.words.signs import Row, Sign


class RevealLowest(Verb, tag="reveal_lowest", frozen=True):
    """The hidden tile in the hex with the lowest number is turned up."""  # AZ R-122

    def do(self, g: Australia, who: Colony) -> None:
        hidden = [one for one in g.tiles if not one.up]
        if not hidden:
            g.tell("nothing-hidden", rival=OLD_ONES)
            return
        lowest = min(hidden, key=_place)
        g.fresh = lowest.tile
        g.at_once("uncover", lowest.tile)

    def signs(self) -> Row:
        return (Sign("tile"),)


class Rush(Verb, tag="rush", frozen=True):
    """Cards that move only the tile that was just turned up."""  # AZ R-123

    cards: int

    def do(self, g: Australia, who: Colony) -> None:
        g.at_once("rush", self.cards)

    def signs(self) -> Row:
        return (Sign("rush", self.cards),)


class Assassinate(Verb, tag="assassinate", frozen=True):
    """The rightmost characters of the display leave the game."""  # AZ R-124

    n: int

    def do(self, g: Australia, who: Colony) -> None:
        for character in people.remove_rightmost(g, self.n):
            g.tell("assassinated", character=character, rival=OLD_ONES)

    def signs(self) -> Row:
        return (Sign("character", self.n, paid=True),)


class OpenGates(Verb, tag="open_gates", frozen=True):
    """A tile comes up on every temple that lies face up."""  # AZ R-125

    levels: tuple[int, ...]  # the piles it is drawn from, the next where one is empty

    def do(self, g: Australia, who: Colony) -> None:
        temples = [one for one in g.tiles if one.up and tiles.creature(g, one) == TEMPLE]
        for place in sorted(temple.hex for temple in temples):  # those that come now draw nothing  # AZ Q-31
            tile = tiles.draw(g, self.levels)
            if tile is None:
                g.tell("gate-stays-shut", hex=place, rival=OLD_ONES)
                return
            g.tell("gate-opens", hex=place, rival=OLD_ONES)
            tiles.put(g, tile, place)
            g.at_once("uncover", tile)

    def signs(self) -> Row:
        return (Sign("temple"), Sign("tile"))


def _place(one: OldOne) -> int:
    return one.hex

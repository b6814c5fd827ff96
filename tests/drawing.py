"""A table drawn for somebody, what is lit on it, the colours it is drawn in, and what holds for every game's picture.

What every drawing must be, whole, well formed, discreet, and lit where one may choose, the fuzzer looks at in many
positions of every game (``leng.study.drawings``). Here is what it cannot see: whether things lie where they should.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar
from xml.etree import ElementTree

from leng.drawing.lights import Lit
from leng.engine.game import Game
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table
from leng.study.drawings import Attributes, Element, keys_of, read
from leng.web.pages import STATIC
from leng.web.showing import lights
from leng.web.showing import named as options_of
from leng.words.presenter import presenter
from problems import Problems

LIGHT, DARK = ":root", '[data-theme="dark"]'
PAGE = STATIC / "tokens.css"

Things = dict[str, tuple[Attributes, list[str]]]
"""Elements that have an id, with the ids of what is around them."""


def cut(drawing: str) -> tuple[str, str]:
    """A drawing in two: the symbols, which are always the same, and the board."""
    board = re.search(r'<div class="\w+-board', drawing)
    assert board is not None
    return drawing[drawing.index('<svg class="sprite"') : board.start()], drawing[board.start() :]


def lit(table: Table, language: str = "en") -> list[Lit]:
    """What the page hands over: every option of the decider with its place."""
    return lights(options_of(presenter(table.game, table.seats, language), table.decision))


def drawn(table: Table, audience: int, language: str = "en", options: list[Lit] | None = None) -> str:
    """The table as an audience sees it, with what it may choose; where a template breaks a line says nothing."""
    speaker = presenter(table.game, table.seats, language)
    drawing = str(table.game.part("picture").draw(table.view(audience), speaker, options or []))
    return re.sub(r"\n +", " ", drawing)


def by_id(drawing: str) -> Things:
    """What has a name on a drawing."""
    return named(read(drawing))


def named(elements: Sequence[Element]) -> Things:
    """The elements that have an id."""
    return {
        each["id"]: (each, [outer["id"] for outer in around if "id" in outer])
        for each, around in elements
        if "id" in each
    }


class Seen:
    """A drawing, looked at once for everything there is to be seen on it."""

    def __init__(self, table: Table, audience: int) -> None:
        self.table = table
        self.view = table.view(audience)
        self.text = drawn(table, audience)

    @cached_property
    def ids(self) -> set[str]:
        """The names of things, which are found much faster than the things."""
        return set(re.findall(r' id="([^"]+)"', self.text))

    @cached_property
    def elements(self) -> list[Element]:
        """What it is made of."""
        return read(self.text)

    @cached_property
    def things(self) -> Things:
        """What has a name."""
        return named(self.elements)

    @cached_property
    def cards(self) -> set[str]:
        """What explains itself when it is pointed at."""
        return {each["data-card"] for each, _ in self.elements if "data-card" in each}


class GamePicture:
    """What holds for the picture of every game."""

    game: ClassVar[Game[Any]]
    options: ClassVar[Mapping[str, str]]  # of the table that is drawn
    symbols: ClassVar[int]  # at least so many
    grounds: ClassVar[Sequence[str]]  # what text is written on
    signs: ClassVar[Mapping[str, str]]  # which signs lie on which ground, and bear ``on-sign``
    pairs: ClassVar[Mapping[tuple[str, str], float]] = {}  # text and ground of the game's own, and their contrast
    kinds: ClassVar[Sequence[str]] = ()  # of places
    labelled: ClassVar[bool] = True  # things have labels; otherwise what is written on them is their name
    must_come_up: ClassVar[Mapping[str, int]]  # what the walk sees more often than so

    def table(self, names: Sequence[str] = ()) -> Table:
        """A new table for the fewest players."""
        seats = [*names, *(f"P{each}" for each in range(self.game.players[0]))][: max(2, self.game.players[0])]
        return Table.open(self.game, [Seat(name) for name in seats], self.options, "picture")

    def spots(self, table: Table) -> tuple[str, str]:
        """Two places where something may be chosen on a new table."""
        raise NotImplementedError

    def positions(self) -> Iterator[tuple[Table, int]]:
        """Tables of a walk, and for whom each is drawn."""
        raise NotImplementedError

    def look(self, seen: Seen) -> Counter[str]:
        """Everything lies where the view says; how often each thing came up."""
        raise NotImplementedError

    def test_everything_lies_where_the_view_says(self) -> None:
        """Each position of a walk is drawn once."""
        came_up: Counter[str] = Counter()
        with Problems() as at:
            for table, audience in self.positions():
                with at(f"{len(table.seats)} seats, choice {table.number}"):
                    came_up += self.look(Seen(table, audience))
        rare = {what: came_up[what] for what, often in self.must_come_up.items() if came_up[what] <= often}
        assert not rare, "seen too seldom to prove anything"

    def test_the_symbols_are_well_formed(self) -> None:
        sprite, _ = cut(drawn(self.table(), EVERYBODY))
        symbols = list(ElementTree.fromstring(sprite))
        assert len(symbols) > self.symbols
        assert all(len(symbol) for symbol in symbols)

    def test_an_option_text_is_read_out_and_several_open_a_menu(self) -> None:
        table = self.table()
        one, two = self.spots(table)
        options = [Lit("one", 'Say "yes" & go', one), Lit("a", "A", two), Lit("b", "B", two)]
        elements = read(drawn(table, 0, "en", options))
        spots = {each["data-place"]: each for each, _ in elements if "data-place" in each}
        assert keys_of(spots[one]) == ["one"] and spots[one]["aria-description"] == 'Say "yes" & go'
        assert keys_of(spots[two]) == ["a", "b"] and "2" in spots[two]["aria-description"]
        assert all(spots[place].get("aria-label") for place in (one, two)) or not self.labelled
        assert {each["data-place"] for each, _ in elements if "lit" in each.get("class", "").split()} == {one, two}

    def test_an_option_at_an_unknown_place_changes_nothing(self) -> None:
        table = self.table()
        kinds = {place.partition(":")[0] for place in (*self.spots(table), *self.kinds)}
        places = ["nowhere", "", *(f"{kind}:{name}" for kind in kinds for name in ("nowhere", "9", "x:9", ""))]
        assert drawn(table, 0, options=[Lit("x", "X", place) for place in places]) == drawn(table, 0)

    def test_a_name_cannot_write_on_the_page(self) -> None:
        drawing = drawn(self.table(['<b onclick="x">O\'Ben & Co']), 0)
        assert "<b onclick" not in drawing and "&lt;b onclick" in drawing
        read(drawing)

    def test_text_and_signs_stand_out_from_their_ground(self) -> None:
        pairs = {(text, ground): 4.5 for text in ("ink", "muted", "accent") for ground in self.grounds}
        pairs |= {(f"on-hue-{hue}", f"hue-{hue}"): 4.5 for hue in self.game.colours}
        for ground, signs in self.signs.items():
            for sign in signs.split():
                pairs |= {(sign, "on-sign"): 4.5, (sign, ground): 3}
        with Problems() as at:
            for theme in (LIGHT, DARK):
                of = colours(self.game.part("picture").CSS, theme)
                for (text, ground), least in {**pairs, **self.pairs}.items():
                    with at(f"{theme}: {text} on {ground}"):
                        assert contrast(of[text], of[ground]) >= least


# Colours -------------------------------------------------------------------------------------------------------------


def colours(css: Path, theme: str) -> dict[str, str]:
    """The colours of a drawing in light or dark: those of every page, and over them its own."""
    found: dict[str, str] = {}
    for sheet in (PAGE, css):
        text = sheet.read_text("utf-8")
        block = text[text.index(theme + " {") :].partition("}\n")[0]
        found.update(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block))
    return found


def contrast(one: str, two: str) -> float:
    """How much two colours stand out from each other, as the accessibility guidelines measure it."""
    dark, light = sorted((_luminance(one), _luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * each for each in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

"""The table drawn for a browser: complete for every audience, well formed, lit where one may choose, and discreet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from leng.bots import Sight, new_bot
from leng.engine.choice import key
from leng.engine.presenter import presenter
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.engine.text import Words
from leng.games.kingsport_festival import GAME
from leng.games.kingsport_festival.picture import CSS, Lit, draw
from leng.games.kingsport_festival.picture.streets import PLACES

VOID = {"br"}
Attributes = dict[str, str]


class Reader(HTMLParser):
    """Reads a drawing and notes its elements; an element closed in the wrong order is an error."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, Attributes]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute twice on <{tag} {names}>"
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(drawing: str) -> list[Attributes]:
    """The attributes of all elements of a well-formed drawing, but for its symbols, which are always the same."""
    reader = Reader()
    reader.feed("<div>" + drawing[drawing.index('<div class="kf-board"') :])
    reader.close()
    assert reader.open == []
    return [attributes for _, attributes in reader.elements]


def lit(table: Table, language: str = "en") -> list[Lit]:
    """What the page hands over: every option of the decider with its place."""
    if table.decision is None:
        return []
    speaker = presenter(GAME, table.seats, language)
    labels = [(key(option), speaker.label(table.decision, option)) for option in table.decision.options]
    return [Lit(name, label.text, label.place) for name, label in labels]


def drawn(table: Table, audience: int, language: str = "en", options: list[Lit] | None = None) -> str:
    return draw(table.view(audience), presenter(GAME, table.seats, language), options or [])


@cache
def match(players: int, scenario: str) -> list[Table]:
    """The table at every decision of a random match, and at its end."""
    seats = [Seat(f"P{each}") for each in range(players)]
    table = Table.open(GAME, seats, {"scenario": scenario}, f"picture {players}")
    found = []
    while table.decision is not None:
        found.append(table.copy())
        table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))
    return [*found, table]


MATCHES = [(3, "the_festival"), (4, "none"), (5, "the_dream_quest_of_unknown_kadath")]


def positions(every: int = 1) -> Iterator[Table]:
    """Positions of three matches."""
    for players, scenario in MATCHES:
        yield from match(players, scenario)[::every]


# Well formed, complete, small ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_position_of_a_match_is_drawn_for_everybody(language: str) -> None:
    for table in match(3, "the_festival"):
        options = lit(table, language)
        for audience in (UNVEILED, EVERYBODY, 0, 1, 2):
            mine = table.decision is not None and audience == table.decision.seat
            drawing = drawn(table, audience, language, options if mine else [])
            assert "⟦" not in drawing
            assert "style=" not in drawing
            assert "<script" not in drawing
            assert "http" not in drawing
            assert len(drawing.encode()) <= 90_000


def test_the_drawing_is_well_formed_and_refers_to_nothing_that_is_not_there() -> None:
    for number, table in enumerate(positions(7)):
        audiences = (UNVEILED, EVERYBODY, *range(len(table.seats)))
        drawing = drawn(table, audiences[number % len(audiences)], "fr")
        read(drawing)
        assert len(drawing.encode()) <= 90_000
        ids = re.findall(r' id="([^"]+)"', drawing)
        assert len(ids) == len(set(ids)) > 100
        assert set(re.findall(r'href="#([^"]+)"', drawing)) <= set(ids)


def test_the_symbols_are_well_formed() -> None:
    drawing = drawn(match(3, "the_festival")[0], EVERYBODY)
    sprite = drawing[drawing.index('<svg class="sprite"') : drawing.index('<div class="kf-board"')]
    symbols = list(ElementTree.fromstring(sprite))
    assert len(symbols) > 80
    assert all(len(symbol) for symbol in symbols)


def test_every_thing_on_the_table_explains_itself() -> None:
    table = match(5, "the_dream_quest_of_unknown_kadath")[0]
    cards = {each["data-card"] for each in read(drawn(table, 0)) if "data-card" in each}
    box = table.state.box
    wanted = {f"god:{each}" for each in box.gods} | {f"building:{each}" for each in box.buildings}
    assert wanted | {"scenario:the_dream_quest_of_unknown_kadath"} <= cards
    speaker = presenter(GAME, table.seats, "en")
    for card in cards:
        kind, _, name = card.partition(":")
        assert speaker.card(kind, name).lines


def test_pieces_lie_where_the_view_says() -> None:
    seen = 0
    for table in positions(2):
        view, ids = table.view(EVERYBODY), set(re.findall(r' id="([^"]+)"', drawn(table, EVERYBODY)))
        for who in view.cultists:
            assert {f"disc-{who.seat}-{disc}" for disc in who.discs} <= ids
            assert {f"sanity-{who.seat}", f"magic-{who.seat}", f"cult-{who.seat}"} <= ids
            assert (f"plus-{who.seat}" in ids) == who.plus_fifty
            lying = [die for dice in view.gods.values() for each in dice if each.seat == who.seat for die in each.dice]
            assert sum(each.startswith(f"die-{who.seat}-") for each in ids) == len(lying) + len(who.dice)
            seen += len(lying) + len(who.discs)
        calls = {f"call-{each.seat}-{god}" for god, dice in view.gods.items() for each in dice}
        assert calls == {each for each in ids if each.startswith("call-")}
    assert seen > 500


def test_a_die_keeps_its_id_when_another_one_is_laid_on_a_god() -> None:
    """What lay on a god before an invocation lies there after it, under the same id."""
    kept = 0
    for before, after in zip(match(4, "none"), match(4, "none")[1:], strict=False):
        if before.decision is None or before.decision.ask.name != "invoke" or after.state.round != before.state.round:
            continue
        old, new = (_dice_on_gods(drawn(each, EVERYBODY)) for each in (before, after))
        if after.state.phase == "invocation" and "cast" not in after.moves[-1].key:
            assert old.items() <= new.items()
            kept += len(old)
    assert kept > 30


def _dice_on_gods(drawing: str) -> dict[str, str]:
    """On which god each die lies."""
    found: dict[str, str] = {}
    for god, tile in re.findall(r'id="god-(\w+)"(.*?)</li>', drawing, re.DOTALL):
        found.update(dict.fromkeys(re.findall(r'id="(die-[\d-]+)"', tile), god))
    return found


def test_the_duel_shows_both_strengths() -> None:
    fights = [table for table in positions() if table.state.combat is not None]
    assert len(fights) > 10
    for table in fights:
        view = table.view(0)
        drawing = drawn(table, 0)
        duel = drawing[drawing.index('class="duel') :]
        assert re.findall(r'<b class="score">(-?\d+)</b>', duel)[:2] == [
            str(view.combat.strength),
            str(view.combat.foe),
        ]
        assert duel.count('<rect class="foe"') == view.combat.foe
        assert f'class="duel {view.combat.outcome}"' in drawing


# Lit -------------------------------------------------------------------------------------------------------------


def test_every_option_that_has_a_place_is_lit_there_and_nothing_else_is() -> None:
    kinds: set[str] = set()
    for table in positions(3):
        if table.decision is None:
            continue
        options = lit(table)
        elements = read(drawn(table, table.decision.seat, "en", options))
        chosen: dict[str, set[str]] = {}
        for each in elements:
            keys = (
                json.loads(each["data-keys"])
                if "data-keys" in each
                else [each["data-key"]]
                if "data-key" in each
                else []
            )
            assert bool(keys) == ("lit" in each.get("class", "").split())
            assert (len(keys) > 1) == ("many" in each.get("class", "").split())
            if keys:
                assert each["role"] == "button" and each["tabindex"] == "0" and each["aria-description"]
                chosen.setdefault(each["data-place"], set()).update(keys)
        wanted: dict[str, set[str]] = {}
        for option in options:
            if option.place:
                wanted.setdefault(option.place, set()).add(option.key)
        assert chosen == wanted
        kinds |= {place.partition(":")[0] for place in wanted}
    assert {"god", "building", "spell", "resource", "deck", "event", "investigator"} <= kinds


def test_an_option_text_is_read_out_and_several_open_a_menu() -> None:
    table = match(4, "none")[0]
    while table.decision is not None and table.decision.ask.name != "invoke":
        table.take(table.decision.options[0])
    options = [Lit("one", 'Say "yes" & go', "god:nodens"), Lit("a", "A", "god:dagon"), Lit("b", "B", "god:dagon")]
    elements = {each["id"]: each for each in read(drawn(table, 0, "en", options)) if "id" in each}
    assert elements["god-nodens"]["data-key"] == "one"
    assert elements["god-nodens"]["aria-description"] == 'Say "yes" & go'
    assert json.loads(elements["god-dagon"]["data-keys"]) == ["a", "b"]
    assert "2" in elements["god-dagon"]["aria-description"]
    assert "lit" not in elements["god-hydra"]["class"]


# Discreet --------------------------------------------------------------------------------------------------------


def test_no_drawing_tells_of_a_card_that_is_hidden_from_its_audience() -> None:
    seen = 0
    for table in [*match(3, "the_festival")[::4], *match(5, "the_dream_quest_of_unknown_kadath")[::9]]:
        box = table.state.box
        kinds = ("spell", "event", "investigator", "festival")
        names = {entry.id: entry.name.en for kind in kinds for entry in box.shelf[kind].values()}
        for audience in (EVERYBODY, *range(len(table.seats))):
            drawing = drawn(table, audience)
            told = set(re.findall(r":(\w+)\"", drawing))
            for card in GAME.hidden_from(table.state, audience):
                assert card not in told
                assert f">{names[card]}<" not in drawing
            if audience >= 0:
                for card in table.state.cultists[audience].hand:
                    assert f'data-card="spell:{card}"' in drawing
                    seen += 1
    assert seen > 20


def test_the_replay_of_a_finished_match_shows_every_hand() -> None:
    table = match(3, "the_festival")[-1]
    drawing = drawn(table, UNVEILED)
    assert f'data-card="festival:{table.state.festival}"' in drawing
    for who in table.state.cultists:
        assert all(f'data-card="spell:{card}"' in drawing for card in who.hand)


def test_a_name_cannot_write_on_the_page() -> None:
    name = '<b onclick="x">O\'Ben & Co'
    table = Table.open(GAME, [Seat(name), Seat("B"), Seat("C")], {"scenario": "none"}, "names")
    drawing = drawn(table, 0)
    assert "<b onclick" not in drawing
    assert "&lt;b onclick" in drawing
    read(drawing)


# Style and words -------------------------------------------------------------------------------------------------


def test_the_tiles_stand_at_the_ends_of_their_streets() -> None:
    css = CSS.read_text("utf-8")
    found = re.findall(r"\.b-(\w+) \{ left: ([\d.]+)%; top: ([\d.]+)%; \}", css)
    assert {name: (float(x), float(y)) for name, x, y in found} == PLACES
    assert set(PLACES) == set(match(4, "none")[0].state.box.buildings)


@pytest.mark.parametrize("theme", [":root", '[data-theme="dark"]'])
def test_text_and_signs_stand_out_from_their_ground(theme: str) -> None:
    css = CSS.read_text("utf-8")
    block = css[css.index(theme + " {") :].partition("}\n")[0]
    colours = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block))
    for text in ("ink", "muted", "accent", "cult", "destruction"):
        for ground in ("panel", "paper"):
            assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    for seat in range(5):
        assert contrast(colours[f"on-seat-{seat}"], colours[f"seat-{seat}"]) >= 4.5, seat
    for sign in ("evil", "death", "destruction", "sanity", "magic", "cult", "any", "foresee", "spell", "pistol"):
        assert contrast(colours[sign], colours["on-sign"]) >= 4.5, sign
        assert contrast(colours[sign], colours["panel"]) >= 3, sign


def contrast(one: str, two: str) -> float:
    """How much two colours stand out from each other, as the accessibility guidelines measure it."""
    dark, light = sorted((_luminance(one), _luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * each for each in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_both_languages_have_the_same_words() -> None:
    names = {}
    for language in ("en", "fr"):
        folder = CSS.parent / "lang"
        lines = (folder / f"{language}.ftl").read_text("utf-8").splitlines()
        names[language] = {line.partition(" =")[0] for line in lines if line[:1].isalpha()}
        known = Words(language, (folder,))
        assert all(known.has(name) for name in names[language])
    assert names["en"] == names["fr"]

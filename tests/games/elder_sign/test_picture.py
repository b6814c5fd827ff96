"""The museum drawn for a browser: complete, well formed, lit where one may choose, with every die where it lies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from drawing import DARK, LIGHT, colours, contrast, cut, drawn, lit, words_in_both_languages
from leng.engine.lights import Lit
from leng.engine.picture import Sign
from leng.engine.presenter import presenter
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table
from leng.games.elder_sign import ANCIENT_ONES, GAME
from leng.games.elder_sign.picture import CSS
from leng.games.elder_sign.picture.sheet import Sheet
from leng.games.elder_sign.picture.signs import verb_signs
from leng.study.drawings import Attributes, keys_of, read
from matches import every_position

Things = dict[str, tuple[Attributes, list[str]]]


def by_id(drawing: str) -> Things:
    """Elements that have an id, with the ids of what is around them."""
    found = {}
    for attributes, around in read(drawing):
        if "id" in attributes:
            found[attributes["id"]] = attributes, [each["id"] for each in around if "id" in each]
    return found


@cache
def match(players: int, ancient_one: str, investigators: str = "random") -> list[Table]:
    """The table at every decision of a random match, and at its end."""
    options = {"ancient_one": ancient_one, "investigators": investigators}
    table = Table.open(GAME, [Seat(f"P{each}") for each in range(players)], options, f"picture {players}")
    return every_position(table)


MATCHES = [(1, "cthulhu"), (2, "yig"), (4, "hastur"), (8, "shub_niggurath")]


def positions(every: int = 1) -> Iterator[Table]:
    """Positions of four matches."""
    for players, ancient_one in MATCHES:
        yield from match(players, ancient_one)[::every]


@cache
def laid_out() -> list[tuple[Table, Things]]:
    """Every third position, and what lies where on its drawing."""
    return [(table, by_id(drawn(table, EVERYBODY))) for table in positions(3)]


# Complete --------------------------------------------------------------------------------------------------------


def test_the_symbols_are_well_formed() -> None:
    sprite, _ = cut(drawn(match(2, "yig")[0], EVERYBODY))
    symbols = list(ElementTree.fromstring(sprite))
    assert len(symbols) > 100
    assert all(len(symbol) for symbol in symbols)


def test_every_verb_and_need_of_the_box_has_a_sign() -> None:
    for language in ("en", "fr"):
        sheet = Sheet.of(presenter(GAME, (), language))
        ids = set(re.findall(r' id="([^"]+)"', sheet.sprite))
        box = sheet.box
        texts = [
            verbs for card in box.cards.values() for verbs in (card.penalties, card.rewards, card.terror, card.midnight)
        ]
        texts += [item.effects for item in box.items.values()]
        texts += [each.effects for shelf in (box.first_aid, box.souvenirs, box.findings) for each in shelf.values()]
        for verbs in texts:
            signs = verb_signs(verbs)
            assert Sign("more") not in signs, verbs
            text = sheet.signs(signs)
            assert "⟦" not in text
            assert set(re.findall(r'href="#([^"]+)"', text)) <= ids
        needs = [sheet.need(need) for need in (1, 9, "lore", "peril", "terror", "wild", "lore/peril")]
        assert all("<title>" in need and "⟦" not in need for need in needs)
        assert '#es-lore"' in needs[-1] and '#es-peril"' in needs[-1]
        assert all(f"es-a-{each}" in ids for each in ANCIENT_ONES)


def test_every_thing_on_the_table_explains_itself() -> None:
    seen: set[str] = set()
    for table in positions(5):
        view = table.view(0)
        cards = {each["data-card"] for each, _ in read(drawn(table, 0)) if "data-card" in each}
        box = table.state.box
        if not view.awake:
            spaces = [space for space in [*view.adventures, *view.worlds] if space]
            assert {f"{box.kind_of[space.card]}:{space.card}" for space in spaces} <= cards
            markers = {task.monster for space in spaces for task in space.tasks if task.monster}
            assert {f"monster:{box.monsters[marker].id}" for marker in markers} <= cards
        held = {card for who in view.investigators for card in (*who.cards, *who.cast, *who.allies)}
        assert {f"{box.kind_of[card]}:{card}" for card in held} <= cards
        assert f"ancient_one:{view.ancient_one}" in cards
        seen |= cards
    assert len(seen) > 60


# Where things lie ------------------------------------------------------------------------------------------------


def test_every_die_lies_once_where_the_view_says() -> None:
    lain: set[str] = set()
    for table, things in laid_out():
        view = table.view(EVERYBODY)
        for number, die in enumerate(view.dice):
            name = f"die-{number}"
            if die.lies == "gone":
                assert name not in things
                continue
            attributes, around = things[name]
            assert die.colour in attributes["class"].split()
            place = die.lies.partition(".")[0]
            lain.add(place if place in ("pool", "reserve", "out", "focus", "locked", "task", "help") else "spell")
            if place in ("pool", "reserve", "out"):
                assert around == []
            elif place == "task":
                assert view.awake or around == [f"adv-{view.attempt.card}"]
            elif place == "locked" and not view.awake:
                on = table.state.box.monsters if around[0].startswith("adv-") else ()
                assert around[0].partition("-")[2] == die.held_by or die.held_by in on
            elif die.lies in table.state.box.items:
                assert around[-1] == f"item-{die.lies}"
    assert lain >= {"pool", "reserve", "out", "focus", "locked", "task"}


def test_a_die_never_moves_when_another_one_leaves_the_tray() -> None:
    """The tray has eight places; a die that is away leaves its own one empty."""
    for table in positions(11):
        drawing = drawn(table, EVERYBODY)
        tray = drawing[drawing.index('class="felt"') : drawing.index('<section class="fate"')]
        holes = tray.split('<span class="hole')[1:]
        view = table.view(EVERYBODY)
        assert len(holes) == len(view.dice) == 8
        at_home = [n for n, die in enumerate(view.dice) if die.lies in ("pool", "reserve")]
        assert [n for n, hole in enumerate(holes) if f'id="die-{n}"' in hole] == at_home


def test_markers_stand_on_their_cards() -> None:
    moved = 0
    for table, things in laid_out():
        view = table.view(EVERYBODY)
        for who in view.investigators:
            assert (f"marker-{who.seat}" in things) == bool(who.id)
            if who.id and not view.awake:
                around = things[f"marker-{who.seat}"][1]
                assert around == ([] if who.at == "entrance" else [f"adv-{who.at}"])
                moved += around != []
    assert moved > 50


def test_monsters_lie_on_their_tasks_until_they_are_trophies() -> None:
    won = 0
    for table, things in laid_out():
        view = table.view(EVERYBODY)
        for space in [*view.adventures, *view.worlds] if not view.awake else []:
            for task in space.tasks if space else []:
                if task.monster:
                    assert things[f"monster-{task.monster}"][1] == [f"adv-{space.card}"]
        for who in view.investigators:
            for trophy in who.trophies:
                name = "monster" if trophy in table.state.box.monsters else "trophy"
                assert things[f"{name}-{trophy}"][1] == [f"panel-{who.seat}"]
            won += len(who.trophies)
    assert won > 20


def test_the_tracks_show_how_far_both_sides_are() -> None:
    for table in positions(5):
        view, drawing = table.view(EVERYBODY), drawn(table, EVERYBODY)
        signs, doom = (
            re.findall(r'<li class="([^"]*)">', drawing[drawing.index(f'class="side {side}"') :].partition("</ol>")[0])
            for side in ("good", "evil")
        )
        assert [each == "full" for each in signs] == [n < view.signs for n in range(view.signs_needed)]
        assert [each.split()[0] for each in doom] == view.track[::-1]
        assert [each.endswith(" full") for each in reversed(doom)] == [n < view.doom for n in range(len(view.track))]
        assert f'class="hand h{view.hour}"' in drawing


def test_in_the_last_battle_the_ancient_one_takes_the_place_of_the_museum() -> None:
    fights = [table for table in positions(2) if table.state.awake]
    assert fights
    for table in fights:
        drawing = drawn(table, 0, options=lit(table))
        sections = re.findall(r'<section class="(\w+)"', drawing)
        assert "lair" in sections and not {"museum", "entrance"} & set(sections)
        combat = drawing[drawing.index('class="task combat') :].partition("</div>")[0]
        assert combat.count('<svg class="need') == len(table.view(0).combat)


# Lit -------------------------------------------------------------------------------------------------------------


def test_whatever_lies_on_the_table_can_be_lit() -> None:
    """Places that a random match seldom asks for: trophies, monsters, seats, decks, the space below the tasks."""
    seen: set[str] = set()
    for table in positions(9):
        view = table.view(0)
        if view.awake:
            continue
        spaces = [space for space in [*view.adventures, *view.worlds] if space]
        places = [f"trophy:{each}" for who in view.investigators for each in who.trophies]
        places += [f"item:{each}" for who in view.investigators for each in (*who.allies, *who.cast, *who.cards)]
        places += [f"monster:{task.monster}" for space in spaces for task in space.tasks if task.monster]
        places += [f"task:{space.card}:0" for space in spaces] + ["ancient_one", "clue", "roll", "service:find"]
        places += [f"task:{space.card}:{number}" for space in spaces for number in space.free_slots]
        places += [f"seat:{who.seat}" for who in view.investigators] + [f"deck:{kind}" for kind in view.decks]
        places += [f"card:{view.mythos}"] if view.mythos else []
        places += ["die:yellow"] if view.dice[6].lies in ("reserve", "locked") else []
        options = [Lit(place, place, place) for place in dict.fromkeys(places)]
        burning = {each["data-place"] for each, _ in read(drawn(table, 0, options=options)) if "data-key" in each}
        assert burning == set(places)
        seen |= {place.partition(":")[0] for place in places}
    assert seen >= {"trophy", "item", "monster", "task", "seat", "deck", "card", "die"}


def test_an_option_text_is_read_out_and_several_open_a_menu() -> None:
    table = next(each for each in match(4, "hastur") if each.state.ready)
    one, two, *_ = (space.card for space in table.state.adventures)
    options = [Lit("one", 'Say "yes" & go', f"card:{one}"), Lit("a", "A", f"card:{two}"), Lit("b", "B", f"card:{two}")]
    names = {each["data-place"]: each for each, _ in read(drawn(table, 0, "en", options)) if "data-place" in each}
    assert keys_of(names[f"card:{one}"]) == ["one"]
    assert names[f"card:{one}"]["aria-description"] == 'Say "yes" & go'
    assert keys_of(names[f"card:{two}"]) == ["a", "b"]
    assert "2" in names[f"card:{two}"]["aria-description"]
    assert names[f"card:{one}"]["aria-label"] and names[f"card:{two}"]["aria-label"]


def test_an_option_at_an_unknown_place_changes_nothing() -> None:
    table = match(2, "yig")[0]
    odd = [Lit("x", "X", place) for place in ("nowhere", "card:nowhere", "task:x:9", "investigator:x", "die:", "")]
    assert drawn(table, 0, options=odd) == drawn(table, 0)


def test_a_name_cannot_write_on_the_page() -> None:
    seats = [Seat('<b onclick="x">O\'Ben & Co'), Seat("B")]
    drawing = drawn(Table.open(GAME, seats, {"ancient_one": "yig"}, "names"), 0)
    assert "<b onclick" not in drawing and "&lt;b onclick" in drawing
    read(drawing)


# Style and words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_text_and_signs_stand_out_from_their_ground(theme: str) -> None:
    of = colours(CSS, theme)
    for text in ("ink", "muted", "accent"):
        for ground in ("panel", "paper", "wash"):
            assert contrast(of[text], of[ground]) >= 4.5, (text, ground)
    for seat in range(8):
        assert contrast(of[f"on-seat-{seat}"], of[f"seat-{seat}"]) >= 4.5, seat
    for die in ("green", "yellow", "red"):
        assert contrast(of[f"on-{die}"], of[f"die-{die}"]) >= 4, die
    signs = "investigation lore peril terror wild sanity stamina clue trophy elder doom monster gate"
    for sign in [*signs.split(), "common", "unique", "spell", "ally", "mythos", "time", "any"]:
        assert contrast(of[sign], of["on-sign"]) >= 4.5, sign
        assert contrast(of[sign], of["wash"]) >= 3, sign


def test_both_languages_have_the_same_words() -> None:
    assert len(words_in_both_languages(CSS.parent / "lang")) > 40

"""The table drawn for a browser: complete for every audience, well formed, lit where one may choose, and discreet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from drawing import DARK, LIGHT, colours, contrast, cut, drawn, lit, words_in_both_languages
from games.cult.city import city
from leng.bots import Sight, new_bot
from leng.engine.lights import Lit
from leng.engine.picture import Sign
from leng.engine.presenter import presenter
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.games.cult import GAME
from leng.games.cult.picture import CSS
from leng.games.cult.picture.sheet import GODS, Sheet
from leng.games.cult.picture.signs import deed_signs, way_signs
from leng.study.drawings import MOST, Attributes, keys_of, read

Things = dict[str, tuple[Attributes, list[str]]]
MATCHES = [(2, "recommended"), (4, "chosen")]
ENOUGH = 450


@cache
def match(players: int, cults: str) -> list[Table]:
    """The table at the first decisions of a random match."""
    table = Table.open(GAME, [Seat(f"P{each}") for each in range(players)], {"cults": cults}, "drawn 9")
    found: list[Table] = []
    while table.decision is not None and len(found) < ENOUGH:
        found.append(table.copy())
        table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))
    return found


def positions(every: int = 1) -> Iterator[Table]:
    """Positions of two matches."""
    for players, cults in MATCHES:
        yield from match(players, cults)[::every]


def by_id(drawing: str) -> Things:
    """Elements that have an id, with the ids of what is around them."""
    return {
        each["id"]: (each, [outer["id"] for outer in around if "id" in outer])
        for each, around in read(drawing)
        if "id" in each
    }


def piece(drawing: str, name: str, tag: str) -> str:
    """The text of the element with an id, up to its closing tag."""
    return drawing[drawing.index(f'id="{name}"') :].partition(f"</{tag}>\n")[0]


# Complete, small -------------------------------------------------------------------------------------------------


def test_the_symbols_are_well_formed() -> None:
    sprite, _ = cut(drawn(match(2, "recommended")[0], EVERYBODY))
    symbols = list(ElementTree.fromstring(sprite))
    assert len(symbols) > 80
    assert all(len(symbol) for symbol in symbols)


def test_every_place_and_every_god_has_a_drawing_of_its_own() -> None:
    sheet = Sheet.of(presenter(GAME, (), "en"))
    ids = set(re.findall(r' id="([^"]+)"', sheet.sprite))
    assert {f"cu-p-{place}" for place in sheet.box.numbers} <= ids
    assert set(GODS) == set(sheet.box.sheets)
    assert {f"cu-god-{god}" for god in GODS} <= ids


def test_prices_and_effects_are_told_in_signs_that_exist() -> None:
    for language in ("en", "fr"):
        sheet = Sheet.of(presenter(GAME, (), language))
        ids = set(re.findall(r' id="([^"]+)"', sheet.sprite))
        rows = [deed_signs(each.cost, each.effects) for each in sheet.box.abilities.values()]
        ways = [way_signs(way) for each in sheet.box.places.values() for way in each.ways]
        assert not any(Sign("more") in row for row in ways), "a Location says all it does in signs"
        for row in rows + ways:
            text = sheet.signs(row)
            assert text and "⟦" not in text
            assert set(re.findall(r'href="#([^"]+)"', text)) <= ids


def test_every_thing_on_the_table_explains_itself() -> None:
    seen: set[str] = set()
    for table in positions(17):
        view, box = table.view(0), table.state.box
        cards = {each["data-card"] for each, _ in read(drawn(table, 0)) if "data-card" in each}
        assert {f"place:{place}" for place in box.numbers} <= cards
        assert {f"privilege:{card}" for card in view.market if card} <= cards
        for who in view.cults:
            assert f"sheet:{who.god}" in cards
            assert {f"privilege:{card}" for card in who.privileges} <= cards
            side = box.sheets[who.god].dark if who.dark else box.sheets[who.god].light
            assert {f"ability:{each.id}" for each in side.abilities} <= cards
            assert {f"{box.deck_of[card]}:{card}" for card in who.hand or ()} <= cards
        for deck, pile in view.decks.items():
            assert {f"{deck}:{card}" for card in pile.under} <= cards
        seen |= cards
    assert len(seen) > 70


def test_the_end_shows_who_had_a_claim_and_every_hand() -> None:
    table = city("ann", "bob", at="end", ann={"mobs": 4}, bob={"miracles": ["avatar"]}).table
    assert table.result is not None and table.result.winners == (0,)
    drawing = drawn(table, UNVEILED)
    assert "won" in by_id(drawing)["cult-0"][0]["class"].split()
    assert "won" not in by_id(drawing)["cult-1"][0]["class"].split()
    assert "Hand of bob (1)" in drawing and 'data-card="miracle:avatar"' in drawing


def test_own_cards_are_read_in_the_hand_and_those_of_others_when_pointed_at() -> None:
    table = city("ann", "bob", ann={"miracles": ["avatar"]}, bob={"miracles": ["possession"] * 2}).table
    said = presenter(GAME, (), "en").card("miracle", "avatar").lines[1]
    own, end = drawn(table, 0), drawn(table, UNVEILED)
    assert own.count('<article class="card') == 1 and said in own and "possession" not in own
    assert end.count('<article class="card') == 0 and said not in end
    for card, copies in (("avatar", ""), ("possession", " ×2")):
        title = Sheet.of(presenter(GAME, (), "en")).title("miracle", card)
        assert f'data-card="miracle:{card}" tabindex="0">{title}{copies}</li>' in end


def test_five_cults_late_in_a_match_are_not_too_much_to_send() -> None:
    table = Table.open(GAME, [Seat(f"Player {each}") for each in range(5)], {}, "crowd")
    while table.state.round < 17 and table.decision is not None:
        table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))
    assert table.decision is not None and sum(len(who.privileges) for who in table.state.cults) > 10
    for audience in (UNVEILED, EVERYBODY, table.decision.seat):
        assert len(drawn(table, audience, "fr", lit(table, "fr")).encode()) <= MOST


def test_everybody_sees_what_wins() -> None:
    drawing = drawn(match(2, "recommended")[0], EVERYBODY)
    line = drawing.partition('<p class="goal">')[2].partition("</p>")[0]
    assert re.findall(r"</svg>([^<]+)</span>", line) == ["5 Altars", "4 Fanatical Mobs", "2 Summonings"]


# Where things lie ------------------------------------------------------------------------------------------------


def test_every_priest_stands_once_where_the_view_says() -> None:
    for table in positions(14):
        view = table.view(EVERYBODY)
        things = by_id(drawn(table, EVERYBODY))
        standing: dict[tuple[str, int, int], int] = {}
        for name, (_, around) in things.items():
            if name.startswith("priest-"):
                seat, influence = (int(each) for each in name.split("-")[1:3])
                known = (around[-1], seat, influence)
                standing[known] = standing.get(known, 0) + 1
        expected: dict[tuple[str, int, int], int] = {}
        for place in view.places:
            for priest in place.priests:
                known = (f"place-{place.id}", priest.seat, priest.priest)
                expected[known] = expected.get(known, 0) + 1
        for who in view.cults:
            for priest in (*who.available, *who.sheet):
                known = (f"cult-{who.seat}", who.seat, priest)
                expected[known] = expected.get(known, 0) + 1
        assert standing == expected


def test_altars_stand_on_their_places() -> None:
    built = 0
    for table in positions(14):
        view, things = table.view(EVERYBODY), by_id(drawn(table, EVERYBODY))
        found = {(name, around[-1]) for name, (_, around) in things.items() if name.startswith("altar-")}
        expected = {(f"altar-{seat}-{place.id}", f"place-{place.id}") for place in view.places for seat in place.altars}
        assert found == expected
        built += len(found)
    assert built > 20


def struggle() -> Table:
    """Three cults at the Market: a boosted Priest against a Patriarch and an Altar; a bribe at the Port."""
    places = {
        "slums": ["bob altar"],
        "market": ["ann 3", "ann altar", "bob patriarch", "cat 2 boost=5"],
        "port": ["ann patriarch", "bob 3 coins=9"],
    }
    return city(
        "ann:cthulhu",
        "bob:fafnir",
        "cat:janus",
        at="market",
        places=places,
        ann={"followers": 6, "summonings": 1, "supremacy": True, "privileges": ["oracle"], "miracles": ["avatar"] * 2},
        bob={"followers": 4, "mobs": 3, "miracles": ["possession"]},
        cat={"followers": 3, "available": [0, 1, 2], "sheet": [3]},
    ).table


def test_a_place_shows_what_everybody_weighs_there_and_who_is_winning() -> None:
    table = struggle()
    drawing = drawn(table, 0)
    market = piece(drawing, "place-market", "ul")
    assert re.findall(r"</svg>(\d+)</b>|total\">(\d+)</b>", market) == [("7", ""), ("", "7"), ("", "4")]
    leading = market.partition('class="side leads"')[2].partition("</li>")[0]
    assert table.view(0).places[5].leader == 0
    assert "#cu-seat0" in leading and "winning right now" in leading and "#cu-laurel" in leading
    assert (
        'class="bears up" aria-hidden="true">+5</b>' in market and 'class="weight" aria-hidden="true">4</b>' in market
    )
    port = piece(drawing, "place-port", "ul")
    assert re.findall(r"#cu-(seat\d)", port) == ["seat1", "seat0"], "the winner first"
    assert 'class="bears gold" aria-hidden="true">9</b>' in port
    leading = port.partition('class="side leads"')[2].partition("</li>")[0]
    assert "#cu-seat1" in leading and "</svg>3</b>" in leading, "a bribe wins against more influence"
    label = next(each for each, _ in read(drawing) if each.get("data-place") == "place:port")["aria-label"]
    assert "bob is winning with 3 influence" in label and "ann has 16 influence" in label


def test_the_active_place_is_lit_and_those_before_it_are_dimmed() -> None:
    things = by_id(drawn(struggle(), 0))
    state = {name[6:]: each["class"].split()[2:] for name, (each, _) in things.items() if name.startswith("place-")}
    assert "active" in state["market"]
    assert all("done" in state[place] for place in ("ruins", "slums", "temple_district"))
    assert not {"active", "done"} & set(state["port"])


def test_a_place_tells_whether_it_is_open_to_the_onlooker() -> None:
    table = city("ann", "bob", ann={"followers": 2, "privileges": ["oracle"]}, bob={"followers": 9}).table
    gates = dict(re.findall(r'id="place-(\w+)">.*?class="need (\w*)"', drawn(table, 0), re.DOTALL))
    assert gates["market"] == "open" and gates["academy"] == gates["barracks"] == "lock"
    assert gates["rift_of_darkness"] == "open", "the Oracle lets her in"
    assert set(re.findall(r'class="need (\w*)"', drawn(table, 1))) == {"open"}
    assert set(re.findall(r'class="need (\w*)"', drawn(table, EVERYBODY))) == {""}


def test_a_sheet_shows_its_side_its_goods_and_how_far_its_victories_are() -> None:
    drawing = drawn(struggle(), 0)
    dark, light = piece(drawing, "cult-0", "article"), piece(drawing, "cult-1", "article")
    classes = {name: each["class"].split() for name, (each, _) in by_id(drawing).items() if name.startswith("cult-")}
    assert "dark" in classes["cult-0"] and "mine" in classes["cult-0"] and "light" in classes["cult-1"]
    assert "Dark</small>" in dark and "Light</small>" in light
    assert "The Patriarch’s influence is 16: Followers 6, Privileges 3, Supremacy 7" in dark
    assert "The Patriarch’s influence is 4: Followers 4, Privileges 0, Supremacy 0" in light
    assert "ability:the_awakening" in dark and "ability:ode_to_greed" in light
    for cult, road, n, most in ((dark, "Summonings", 1, 2), (light, "Fanatical Mobs", 3, 4), (light, "Altars", 1, 5)):
        gauge = cult[cult.index(f"{road}: {n} of {most}") :].partition("</li>")[0]
        assert gauge.count("<i") == most and gauge.count('class="on"') == n
    assert piece(drawing, "cult-2", "article").partition('class="rite"')[2].count('class="token"') == 1


def test_a_patriarch_lies_down_once_he_has_prayed() -> None:
    transcript = city("ann", "bob")
    assert "#cu-lying" not in piece(drawn(transcript.table, 0), "priest-0-0-1", "p")
    transcript.ann.plays("pray")
    assert "#cu-lying" in piece(drawn(transcript.table, 0), "priest-0-0-1", "p")
    assert "#cu-lying" not in piece(drawn(transcript.table, 0), "priest-1-0-1", "p")


def test_a_sealed_card_is_marked_and_shut_on_the_light_side() -> None:
    for seat, card, shut, said in ((1, "possession", True, "Dark side only"), (0, "avatar", False, "2 copies")):
        drawing = drawn(struggle(), seat)
        spot, around = next(each for each in read(drawing) if each[0].get("data-place") == f"hand:{card}")
        assert ("shut" in around[-1]["class"].split()) == shut and said in spot["aria-label"]
        hand = drawing[drawing.index('<section class="hand"') :].partition("</section>")[0]
        assert re.findall(r'<svg class="i (seal[^"]*)"', hand) == ["seal shut" if shut else "seal"]


# Lit -------------------------------------------------------------------------------------------------------------


def test_only_a_robber_chooses_what_lies_before_somebody_else() -> None:
    holding = {"privileges": ["safe_conduct_4"]}
    table = city("ann", "bob", ann=holding, bob=holding).table
    for key, lit_cult in (("rob:safe_conduct_4", 1), ("discard:safe_conduct_4", 0)):
        options = [Lit(key, "X", "privilege:safe_conduct_4")]
        found = [around for each, around in read(drawn(table, 0, options=options)) if keys_of(each)]
        assert [around[-3]["id"] for around in found] == [f"cult-{lit_cult}"]


def test_an_option_text_is_read_out_and_several_open_a_menu() -> None:
    table = struggle()
    options = [Lit("one", 'Say "yes" & go', "place:port"), Lit("a", "A", "hand:avatar"), Lit("b", "B", "hand:avatar")]
    names = {each["data-place"]: each for each, _ in read(drawn(table, 0, "en", options)) if "data-place" in each}
    assert keys_of(names["place:port"]) == ["one"]
    assert names["place:port"]["aria-description"] == 'Say "yes" & go'
    assert keys_of(names["hand:avatar"]) == ["a", "b"]
    assert "2" in names["hand:avatar"]["aria-description"]
    assert names["place:port"]["aria-label"] and names["hand:avatar"]["aria-label"]


def test_a_priest_that_can_be_chosen_is_named_once() -> None:
    """Whoever speaks to the page calls things what is written on them, and nothing is read out twice."""
    transcript = city("ann", "bob")
    before = drawn(transcript.table, 0).partition('id="priest-0-0-1"')[2].partition("</span>")[0]
    assert "<title>Patriarch of ann, influence 2</title>" in before
    transcript.ann.plays("preach:ruins").is_asked("which-priest")
    drawing = drawn(transcript.table, 0, options=lit(transcript.table))
    spot, _ = by_id(drawing)["priest-0-0-1"]
    assert keys_of(spot) == ["send:0"] and spot["aria-label"] == "Patriarch of ann, influence 2"
    assert "<title>" not in drawing.partition('id="priest-0-0-1"')[2].partition("</span>")[0]


def test_an_option_at_an_unknown_place_changes_nothing() -> None:
    table = struggle()
    odd = [Lit("x", "X", place) for place in ("nowhere", "place:nowhere", "priest:9", "sheet:x", "cult:9", "")]
    assert drawn(table, 0, options=odd) == drawn(table, 0)


def test_a_name_cannot_write_on_the_page() -> None:
    seats = [Seat('<b onclick="x">O\'Ben & Co'), Seat("B")]
    drawing = drawn(Table.open(GAME, seats, {}, "names"), 0)
    assert "<b onclick" not in drawing and "&lt;b onclick" in drawing
    read(drawing)


# Style and words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_text_and_signs_stand_out_from_their_ground(theme: str) -> None:
    of = colours(CSS, theme)
    for text in ("ink", "muted", "accent"):
        for ground in ("panel", "paper", "wash"):
            assert contrast(of[text], of[ground]) >= 4.5, (text, ground)
    for seat in range(5):
        assert contrast(of[f"on-seat-{seat}"], of[f"seat-{seat}"]) >= 4.5, seat
    for side in ("light", "dark"):
        for ground in (f"{side}-1", f"{side}-2"):
            assert contrast(of[f"{side}-ink"], of[ground]) >= 4.5, ground
    signs = "follower gold mob altar priest miracle intrigue privilege supremacy summon laurel any"
    for sign in signs.split():
        assert contrast(of[sign], of["on-sign"]) >= 4.5, sign
        assert contrast(of[sign], of["wash"]) >= 3, sign


def test_both_languages_have_the_same_words() -> None:
    assert len(words_in_both_languages(CSS.parent / "lang")) > 80

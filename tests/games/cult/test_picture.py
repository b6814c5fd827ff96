"""The table drawn for a browser: complete for every audience, well formed, lit where one may choose, and discreet."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from drawing import GamePicture, Seen, by_id, drawn, lit
from games.cult.city import city
from leng.bots import Sight, new_bot
from leng.drawing.drawn import Drawn
from leng.drawing.lights import Lit
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.games.cult import GAME, picture
from leng.games.cult.picture.sheet import GODS, Sheet
from leng.study.drawings import MOST, keys_of, read
from leng.words.presenter import presenter
from leng.words.signs import Sign

ENOUGH = 450
TWO = (Seat("ann"), Seat("bob"))


class TestPicture(GamePicture):
    game, options, symbols, kinds = GAME, {"cults": "recommended"}, 80, ("priest", "sheet", "cult", "hand")
    grounds = ("panel", "paper", "wash")
    signs = {"wash": "follower gold mob altar priest miracle intrigue privilege supremacy summon laurel any"}
    pairs = {(f"{side}-ink", f"{side}-{number}"): 4.5 for side in ("light", "dark") for number in (1, 2)}
    must_come_up = {"altar": 20, "priest": 200, "card": 1000}

    def spots(self, table: Table) -> tuple[str, str]:
        return "place:port", "place:market"

    def positions(self) -> Iterator[tuple[Table, int]]:
        """The first decisions of two random matches."""
        for players, cults in ((2, "recommended"), (4, "chosen")):
            table = Table.open(GAME, [Seat(f"P{each}") for each in range(players)], {"cults": cults}, "drawn 9")
            while table.decision is not None and table.number < ENOUGH:
                if table.number % 14 == 0:
                    yield table, (0, EVERYBODY)[table.number // 14 % 2]
                table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))

    def look(self, seen: Seen) -> Counter[str]:
        self._explains_itself(seen)
        self._priests_stand_once(seen)
        altars = {(name, around[-1]) for name, (_, around) in seen.things.items() if name.startswith("altar-")}
        where = [(place.id, seat) for place in seen.view.places for seat in place.altars]
        assert altars == {(f"altar-{seat}-{place}", f"place-{place}") for place, seat in where}
        priests = sum(name.startswith("priest-") for name in seen.things)
        return Counter(altar=len(altars), priest=priests, card=len(seen.cards))

    def _explains_itself(self, seen: Seen) -> None:
        view, box, cards = seen.view, seen.table.state.box, seen.cards
        assert {f"place:{place}" for place in box.numbers} <= cards
        assert {f"privilege:{card}" for card in view.market if card} <= cards
        for who in view.cults:
            assert f"sheet:{who.god}" in cards
            assert {f"privilege:{card}" for card in who.privileges} <= cards
            own = box.sheets[who.god].of(who.dark).abilities if who.seat == view.audience else ()
            assert {f"ability:{each.id}" for each in own} <= cards, "the sheet tells those of the others"
            assert {f"{box.deck_of[card]}:{card}" for card in who.hand or ()} <= cards
        for deck, pile in view.decks.items():
            assert {f"{deck}:{card}" for card in pile.under} <= cards

    def _priests_stand_once(self, seen: Seen) -> None:
        standing = Counter(
            (around[-1], *map(int, name.split("-")[1:3]))
            for name, (_, around) in seen.things.items()
            if name.startswith("priest-")
        )
        expected = Counter(
            (f"place-{place.id}", each.seat, each.priest) for place in seen.view.places for each in place.priests
        )
        for who in seen.view.cults:
            expected.update((f"cult-{who.seat}", who.seat, priest) for priest in (*who.available, *who.sheet))
        assert standing == expected


def piece(drawing: str, name: str, tag: str) -> str:
    """The text of the element with an id, up to its closing tag."""
    return drawing[drawing.index(f'id="{name}"') :].partition(f"</{tag}>")[0]


# Complete, small -------------------------------------------------------------------------------------------------


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
        rows = [each.signs() for each in sheet.box.abilities.values()]
        ways = [way.signs() for each in sheet.box.places.values() for way in each.ways]
        assert not any(Sign("more") in row for row in ways), "a Location says all it does in signs"
        for row in rows + ways:
            text = sheet.signs(row)
            assert text and "⟦" not in text
            assert set(re.findall(r'href="#([^"]+)"', text)) <= ids


def test_the_end_shows_who_had_a_claim_and_every_hand() -> None:
    table = city("ann", "bob", at="end", ann={"mobs": 4}, bob={"miracles": ["avatar"]}).table
    assert table.result is not None and table.result.winners == (0,)
    drawing = drawn(table, UNVEILED)
    assert "won" in by_id(drawing)["cult-0"][0]["class"].split()
    assert "won" not in by_id(drawing)["cult-1"][0]["class"].split()
    assert "Hand of bob (1)" in drawing and 'data-card="miracle:avatar"' in drawing


def test_own_cards_are_called_by_name_and_those_of_others_only_at_the_end() -> None:
    table = city("ann", "bob", ann={"miracles": ["avatar"]}, bob={"miracles": ["possession"] * 2}).table
    own, end = drawn(table, 0), drawn(table, UNVEILED)
    title = Sheet.of(presenter(GAME, (), "en")).title
    assert own.count('<li class="card miracle') == 1 and f'class="title">{title("miracle", "avatar")}<' in own
    assert "possession" not in own and title("miracle", "possession") not in own
    assert '<li class="card' not in end
    for card, copies in (("avatar", ""), ("possession", "<b>×2</b>")):
        spot = f'data-card="miracle:{card}" tabindex="0" aria-label="{title("miracle", card)}">'
        assert copies in end[end.index(spot) :].partition("</li>")[0]


def test_five_cults_late_in_a_match_are_not_too_much_to_send() -> None:
    table = Table.open(GAME, [Seat(f"Player {each}") for each in range(5)], {}, "crowd")
    while table.state.round < 17 and table.decision is not None:
        table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))
    assert table.decision is not None and sum(len(who.privileges) for who in table.state.cults) > 10
    for audience in (UNVEILED, EVERYBODY, table.decision.seat):
        assert len(drawn(table, audience, "fr", lit(table, "fr")).encode()) <= MOST


def test_what_wins_is_told_beside_the_signs() -> None:
    legend = picture.draw(city("ann", "bob").table.view(EVERYBODY), presenter(GAME, TWO, "en"), []).legend
    assert "five Altars, four Fanatical Mobs or two Summonings" in legend


def test_a_privilege_at_the_palace_says_in_a_few_words_what_it_does() -> None:
    for language, most in (("en", 30), ("fr", 34)):
        sheet = Sheet.of(presenter(GAME, (), language))
        for card in sheet.box.privileges:
            said = re.sub("<title>.*?</title>|<[^>]+>", "", sheet.brief(card)).strip()
            assert 5 < len(said) <= most and "⟦" not in said, f"{card}: {said}"
    english = Sheet.of(presenter(GAME, (), "en"))
    assert "Location 13" in english.brief("oracle") and "1/7" in english.brief("tithe_ruins_artisans")
    assert "#cu-coins" in english.brief("court_magus")


# The three parts -------------------------------------------------------------------------------------------------


def parts(table: Table, audience: int) -> Drawn:
    """The table as a seat sees it, with its options."""
    decision = table.decision
    options = lit(table) if decision is not None and decision.seat == audience else []
    drawing: Drawn = picture.draw(table.view(audience), presenter(GAME, table.seats, "en"), options)
    return drawing


def test_ones_own_cult_lies_apart_from_the_others_and_a_spectator_has_none() -> None:
    table = city("ann", "bob", "cat").table
    bob, watching = parts(table, 1), parts(table, EVERYBODY)
    assert 'id="cult-1"' in bob.mine and list(bob.others) == [2, 0]
    assert not watching.mine and list(watching.others) == [0, 1, 2]
    assert all(f'id="cult-{seat}"' in line and "main" in line for seat, line in watching.others.items())


def test_the_region_that_matters_is_where_most_can_be_chosen() -> None:
    choosing = Table.open(GAME, [Seat("ann"), Seat("bob")], {"cults": "chosen"}, "regions")
    assert choosing.decision is not None
    first = parts(choosing, choosing.decision.seat)
    assert first.matters == "sheets" and list(first.regions) == ["sheets", "road", "palace"]
    transcript = city("ann", "bob", ann={"coins": 20})
    assert parts(transcript.table, 0).matters == "road" and list(parts(transcript.table, 0).regions) == [
        "road",
        "palace",
    ]
    transcript.ann.plays("pray")
    while transcript.table.decision is not None and transcript.table.decision.ask.name != "trade":
        transcript.table.take(transcript.table.decision.options[0])
    assert parts(transcript.table, 0).matters == "palace"
    for region in ("road", "palace"):
        assert f'data-region="{region}"' in parts(transcript.table, 0).board


def test_the_bar_tells_the_round_and_its_phases() -> None:
    drawing = parts(city("ann", "bob").table, 0)
    assert drawing.when == "Round 1" and tuple(drawing.steps) == ("intention", "resolution")


# Where things lie ------------------------------------------------------------------------------------------------


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
    assert re.findall(r'id="weight-6-\d">(?:<svg.*?</svg>)?(\d+)</b>', market) == ["7", "7", "4"]
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
    assert "active" in state["market"] and things["place-market"][0]["aria-current"] == "step"
    assert all("done" in state[place] for place in ("ruins", "slums", "temple_district"))
    assert not {"active", "done"} & set(state["port"])


def test_a_place_tells_whether_it_is_open_to_the_onlooker() -> None:
    table = city("ann", "bob", ann={"followers": 2, "privileges": ["oracle"]}, bob={"followers": 9}).table
    gates = dict(re.findall(r'id="place-(\w+)"[^>]*>.*?class="need (\w*)"', drawn(table, 0), re.DOTALL))
    assert gates["market"] == "open" and gates["academy"] == gates["barracks"] == "lock"
    assert gates["rift_of_darkness"] == "open", "the Oracle lets her in"
    assert set(re.findall(r'class="need (\w*)"', drawn(table, 1))) == {"open"}
    assert set(re.findall(r'class="need (\w*)"', drawn(table, EVERYBODY))) == {""}


def test_a_sheet_shows_its_side_its_goods_and_how_far_its_victories_are() -> None:
    drawing = parts(struggle(), 0)
    dark, light = drawing.mine, drawing.others[1]
    assert 'class="cult mine dark"' in dark and 'class="figures cult light"' in light
    assert "the god of ann: Dark side, Divine Power" in dark and "the god of bob: Light side, Divine Power" in light
    assert "The Patriarch’s influence is 16: Followers 6, Privileges 3, Supremacy 7" in dark
    assert "The Patriarch’s influence is 4: Followers 4, Privileges 0, Supremacy 0" in light
    assert "ability:the_awakening" in dark and "sheet:fafnir" in light
    for cult, road, n, most in ((dark, "Summonings", 1, 2), (light, "Fanatical Mobs", 3, 4), (light, "Altars", 1, 5)):
        assert f"{road}: {n} of {most}" in cult
    assert drawing.others[2].partition('class="rite"')[2].count('class="token"') == 1


def test_the_palace_tells_who_has_supremacy() -> None:
    assert "Supremacy: ann" in parts(struggle(), 1).board
    assert "Supremacy: nobody has it yet" in parts(city("ann", "bob").table, 1).board


def test_a_patriarch_lies_down_once_he_has_prayed() -> None:
    transcript = city("ann", "bob")
    assert "#cu-lying" not in piece(drawn(transcript.table, 0), "priest-0-0-1", "svg")
    transcript.ann.plays("pray")
    assert "#cu-lying" in piece(drawn(transcript.table, 0), "priest-0-0-1", "svg")
    assert "#cu-lying" not in piece(drawn(transcript.table, 0), "priest-1-0-1", "svg")


def test_a_sealed_card_is_marked_and_shut_on_the_light_side() -> None:
    for seat, card, shut, said in ((1, "possession", True, "Dark side only"), (0, "avatar", False, "2 copies")):
        drawing = drawn(struggle(), seat)
        spot, around = next(each for each in read(drawing) if each[0].get("data-place") == f"hand:{card}")
        assert ("shut" in around[-1]["class"].split()) == shut and said in spot["aria-label"]
        hand = drawing[drawing.index('<ul class="hand"') :].partition("</ul>")[0]
        assert re.findall(r'<svg class="i (seal[^"]*)"', hand) == ["seal shut" if shut else "seal"]


# Lit -------------------------------------------------------------------------------------------------------------


def test_only_a_robber_chooses_what_lies_before_somebody_else() -> None:
    holding = {"privileges": ["safe_conduct_4"]}
    table = city("ann", "bob", ann=holding, bob=holding).table
    for key, lit_cult in (("rob:safe_conduct_4", 1), ("discard:safe_conduct_4", 0)):
        options = [Lit(key, "X", "privilege:safe_conduct_4")]
        found = [around for each, around in read(drawn(table, 0, options=options)) if keys_of(each)]
        assert [[each["id"] for each in around if "id" in each] for around in found] == [[f"cult-{lit_cult}"]]


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

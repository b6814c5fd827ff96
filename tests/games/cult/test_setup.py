"""Set-up: what lies on the table before the first round, and what the pieces say."""

from __future__ import annotations

from collections import Counter

import pytest

from citing import rule
from leng.engine.errors import BadSetup
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table
from leng.games.cult import GAME
from leng.games.cult.box import CultBox
from transcript import Transcript

from .city import city

BOX: CultBox = GAME.open_box()  # type: ignore[assignment]  # the box of this game
NAMES = ("ann", "bob", "cleo", "dan", "eve")
FOUR = {"anubis", "atheism", "cthulhu", "janus"}


def opened(seats: int = 3, seed: str = "city", **options: str) -> Table:
    return Table.open(GAME, [Seat(name) for name in NAMES[:seats]], options, seed)


def gods(table: Table) -> list[str]:
    return [who.god for who in table.state.cults]


@rule("CU R-001a")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_only_two_to_five_cults_may_sit_down(seats: int) -> None:
    with pytest.raises(BadSetup):
        Table.open(GAME, [Seat(str(number)) for number in range(seats)])


@rule("CU R-001b", "CU R-020", "CU R-017a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_any_number_of_players_everybody_begins_alike(seats: int) -> None:
    table = opened(seats)
    assert len({seat.colour for seat in table.seats}) == len(set(gods(table))) == seats
    assert {pile: len(table.state.decks[pile].cards) for pile in table.state.decks} == {
        "miracle": 33,
        "intrigue": 33,
        "privilege": 30,
    }
    t = Transcript(table)
    t.until("intend")
    for who in t.state.cults:
        assert (who.followers, who.coins, who.mobs, who.available) == (2, 5, 0, [0, 1, 2, 3])
    offered = sorted(option[1] for option in t.decision.options if option != "pray")
    assert offered == ["forum", "market", "ruins", "slums", "temple_district", "thieves_district"]


@rule("CU R-002a", "CU R-015a", "CU R-002b", "CU R-015b", "CU R-015c")
@pytest.mark.parametrize("seats", [2, 5])
def test_each_colour_has_three_tokens_of_each_influence_and_begins_with_a_1_a_2_a_3_and_the_patriarch(
    seats: int,
) -> None:
    for who in opened(seats).state.cults:
        assert who.available == [0, 1, 2, 3] and who.spare == [2, 2, 2, 3, 3]
        assert who.sheet == who.altars == []
    tokens = [BOX.shelf["component"][f"priest_{influence}"] for influence in (1, 2, 3, 4, 5)]
    assert [token.each for token in tokens] == [3] * 5 and sum(token.count for token in tokens) == 75


@rule("CU R-011a", "CU R-011b")
def test_the_dark_side_has_the_higher_divine_power_and_each_side_two_abilities() -> None:
    assert len(BOX.sheets) == 8
    for sheet in BOX.sheets.values():
        assert sheet.dark.power > sheet.light.power
        assert len(sheet.light.abilities) == len(sheet.dark.abilities) == 2
    powers = [power for sheet in BOX.sheets.values() for power in (sheet.light.power, sheet.dark.power)]
    assert len(set(powers)) == 16  # so that no tie is left open


@rule("CU R-012", "CU R-014")
@pytest.mark.parametrize("deck", ["miracle", "intrigue"])
def test_miracles_and_intrigues_are_shuffled_and_lie_face_down(deck: str) -> None:
    first, second = opened(seed="one"), opened(seed="two")
    assert Counter(first.state.decks[deck].cards) == Counter(BOX.deck(deck))
    assert first.state.decks[deck].cards != second.state.decks[deck].cards
    for audience in (0, 1, 2):
        shown = first.view(audience).decks[deck]
        assert (shown.cards, shown.under, shown.top) == (33, [], None)


@rule("CU R-013b")
def test_three_privileges_are_revealed_from_a_shuffled_deck() -> None:
    first, second = opened(seed="one"), opened(seed="two")
    g = first.state
    assert len(g.market) == 3 and len(g.decks["privilege"].cards) == 30
    assert Counter(g.decks["privilege"].cards + g.market) == Counter(BOX.deck("privilege"))
    assert g.decks["privilege"].cards != second.state.decks["privilege"].cards
    for audience in (0, 2):
        assert first.view(audience).market == g.market
        assert first.view(audience).decks["privilege"].top is None


@rule("CU R-012", "CU R-013a", "CU R-014")
@pytest.mark.parametrize("deck", ["miracle", "intrigue", "privilege"])
def test_a_spectator_does_not_see_the_top_card_of_a_deck(deck: str) -> None:
    table = opened()
    assert table.view(EVERYBODY).decks[deck].top is None
    known = [
        card for card in table.state.decks[deck].cards if card not in table.game.hidden_from(table.state, EVERYBODY)
    ]
    assert set(known) <= set(table.state.market)


@rule("CU R-016a", "CU R-016b")
def test_cults_are_dealt_at_random_and_every_sheet_shows_its_light_side() -> None:
    tables = [opened(seed=str(number), cults="random") for number in range(60)]
    assert {god for table in tables for god in gods(table)} == set(BOX.sheets)
    assert all(len(set(gods(table))) == 3 for table in tables)
    assert not any(who.dark or who.summonings for table in tables for who in table.state.cults)


@rule("CU R-016a", "CU R-016c")
def test_players_may_choose_their_cults_but_not_one_that_is_taken() -> None:
    t = Transcript(opened(cults="chosen"))
    t.ann.is_asked("which-cult").offered(*(f"cult:{god}" for god in BOX.sheets)).plays("cult:janus")
    t.bob.is_asked("which-cult").refused("cult:janus", rule="R-016").plays("cult:cthulhu")
    t.cleo.refused("cult:cthulhu", rule="R-016").refused("cult:janus", rule="R-016").plays("cult:atheism")
    assert gods(t.table) == ["janus", "cthulhu", "atheism"]


@rule("CU R-017b")
def test_supremacy_and_the_mobs_are_in_the_reserve() -> None:
    g = opened(5).state
    assert g.mobs == 16 == BOX.shelf["component"]["fanatic_mob"].count
    assert not any(who.supremacy or who.mobs for who in g.cults)
    assert not any(who.miracles or who.intrigues or who.privileges for who in g.cults)


@rule("CU R-018a")
@pytest.mark.parametrize(
    ("seats", "suggested"), [(2, {"fafnir", "tiamat"}), (3, {"arachne", "cthulhu", "nirriti"}), (4, FOUR)]
)
def test_the_cults_suggested_for_a_first_game_are_dealt_unless_the_table_agrees_otherwise(
    seats: int, suggested: set[str]
) -> None:
    dealt = [gods(opened(seats, seed=str(number))) for number in range(20)]
    assert {frozenset(each) for each in dealt} == {frozenset(suggested)}
    assert len({tuple(each) for each in dealt}) > 1


@rule("CU R-018b", "CU Q-52")
def test_five_players_get_the_four_suggested_cults_and_any_fifth() -> None:
    dealt = [set(gods(opened(5, seed=str(number)))) for number in range(60)]
    assert all(each > FOUR for each in dealt)
    assert {god for each in dealt for god in each - FOUR} == set(BOX.sheets) - FOUR


@rule("CU R-018c")
def test_every_location_reads_the_same_from_every_side_of_the_board() -> None:
    table = opened(5)
    seen = [table.view(audience).places for audience in range(5)]
    assert all(each == seen[0] for each in seen) and len(seen[0]) == 13


@rule("CU R-019")
@pytest.mark.parametrize(
    ("chosen", "first"),
    [
        (("janus", "cthulhu", "anubis"), "bob"),
        (("atheism", "fafnir", "arachne"), "cleo"),
        (("tiamat", "janus", "nirriti"), "ann"),
    ],
)
def test_the_highest_divine_power_plays_first(chosen: tuple[str, ...], first: str) -> None:
    t = Transcript(opened(cults="chosen"))
    for name, god in zip(NAMES, chosen, strict=False):
        t.seat(name).plays(f"cult:{god}")
    t.seat(first).is_asked("intend")


@rule("CU Q-01")
@pytest.mark.parametrize(
    ("thresholds", "required"),
    [
        ("gentle", [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]),
        ("steep", [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_a_table_agrees_on_the_followers_each_location_asks_for(thresholds: str, required: list[int]) -> None:
    table = opened(thresholds=thresholds)
    assert [place.required for place in table.view(EVERYBODY).places] == required
    if thresholds == "gentle":
        assert opened().state.required == table.state.required


@rule("CU R-009a", "CU R-010")
def test_hands_are_secret_and_privileges_lie_open() -> None:
    t = city("ann", "bob", ann={"miracles": ["avatar"], "intrigues": ["theft"], "privileges": ["oracle"]})
    for audience in (1, EVERYBODY):
        shown = t.table.view(audience).cults[0]
        assert (shown.hand, shown.miracles, shown.intrigues, shown.privileges) == (None, 1, 1, ["oracle"])
    assert t.table.view(0).cults[0].hand == ["avatar", "theft"]


@rule("CU R-009b", "CU R-083")
def test_a_played_card_goes_under_its_own_deck_for_all_to_see() -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann 3"]},
             ann={"miracles": ["alms_of_the_faithful"]}, bob={"intrigues": ["inquisition"]})  # fmt: skip
    t.ann.plays("miracle:alms_of_the_faithful", "option:2").has(miracles=[], coins=9)
    t.bob.plays("intrigue:inquisition").has(intrigues=[])
    for audience in (0, 1, EVERYBODY):
        decks = t.table.view(audience).decks
        assert decks["miracle"].under == ["alms_of_the_faithful"] and decks["intrigue"].under == ["inquisition"]
        assert decks["privilege"].under == []


@rule("CU Q-46", "CU R-093a")
def test_every_privilege_has_an_effect_and_strengthens_the_patriarch() -> None:
    assert sum(card.copies for card in BOX.privileges.values()) == 33
    for card in BOX.privileges.values():
        assert card.bonus in (1, 2, 3) and card.standing is not None
        city("ann", "bob", ann={"privileges": [card.id]}).ann.has(patriarch=2 + card.bonus)


@rule("CU R-004b", "CU R-107a")
def test_a_patriarch_weighs_his_followers_his_privileges_and_seven_with_supremacy() -> None:
    t = city("ann", "bob", "cleo", ann={"followers": 4, "privileges": ["oracle", "noviciates"], "supremacy": True},
             bob={"followers": 0}, places={"market": ["ann patriarch", "bob patriarch"]})  # fmt: skip
    t.ann.has(patriarch=4 + 3 + 1 + 7).weighs("market", 15)
    t.bob.has(patriarch=0).weighs("market", 0)
    t.cleo.has(patriarch=2)

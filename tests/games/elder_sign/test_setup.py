"""Set-up: what lies on the table before the first turn, and what the cards show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from citing import rule
from leng.engine.errors import BadSetup
from leng.engine.table import Seat, Table
from leng.games.elder_sign import GAME
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.state import COLOUR_OF, Museum

from .museum import NAMES, MuseumTranscript, museum

BOX: ElderSignBox = GAME.open_box()  # type: ignore[assignment]  # the box of this game

PLAIN_MYTHOS = "mythos_28"  # two doom, no lock, no monster
Arrange = Callable[[Museum], None]

STARTING = {  # sanity, stamina, common items, unique items, spells, clues
    "bob_jenkins": (4, 6, 2, 1, 0, 0),
    "carolyn_fern": (6, 4, 1, 1, 0, 0),
    "darrell_simmons": (4, 6, 1, 1, 0, 0),
    "dexter_drake": (5, 5, 0, 1, 2, 0),
    "gloria_goldberg": (6, 4, 1, 0, 1, 0),
    "harvey_walters": (7, 3, 0, 1, 1, 0),
    "jenny_barnes": (6, 4, 1, 0, 1, 0),
    "joe_diamond": (4, 6, 1, 0, 0, 1),
    "kate_winthrop": (6, 4, 0, 1, 1, 0),
    "mandy_thompson": (5, 5, 1, 0, 0, 1),
    "michael_mcglen": (3, 7, 2, 0, 0, 0),
    "monterey_jack": (3, 7, 1, 2, 0, 0),
    "sister_mary": (7, 3, 1, 1, 1, 0),
    "vincent_lee": (5, 5, 1, 0, 1, 0),
    "ashcan_pete": (4, 6, 0, 0, 0, 0),
}


def opened(seats: int = 2, seed: str = "museum", arrange: Arrange | None = None, **options: str) -> MuseumTranscript:
    """A table as the rules lay it out, at its first question."""
    people = [Seat(name) for name in NAMES[:seats]]
    return MuseumTranscript(Table.open(GAME, people, options, seed, arrange=arrange))


def on_top(**cards: list[str]) -> Arrange:
    """These cards are dealt first."""

    def arrange(g: Museum) -> None:
        for kind, wanted in cards.items():
            deck = g.decks[kind]
            deck.cards = [card for card in deck.cards if card not in wanted] + list(reversed(wanted))

    return arrange


@rule("ES R-001a")
@pytest.mark.parametrize("seats", [0, 9])
def test_one_to_eight_players_and_no_other_number(seats: int) -> None:
    people = [Seat(f"player {number}") for number in range(seats)]
    with pytest.raises(BadSetup):
        Table.open(GAME, people, {}, "museum")


@rule("ES R-001", "ES R-008")
@pytest.mark.parametrize("seats", range(1, 9))
def test_every_number_of_players_reaches_the_first_turn(seats: int) -> None:
    t = opened(seats, ancient_one="yig").until("move")
    GAME.check(t.state)
    assert t.decision.seat == t.state.first
    assert len({who.id for who in t.state.investigators}) == seats
    assert {who.at for who in t.state.investigators} == {"entrance"}


@rule("ES R-001b")
def test_everybody_sees_the_same_table() -> None:
    t = opened(3, ancient_one="yig").until("move")
    views = [t.table.view(seat) for seat in range(3)]
    for view in views:
        view.audience = 0
    assert views[0] == views[1] == views[2]


@rule("ES R-002a", "ES R-002b")
def test_the_hand_is_on_xii_and_all_eight_dice_wait() -> None:
    quiet = ["the_archives", "the_missing_records", "the_guided_tour", "the_hedge_maze", "koi_pond", "public_lavatory"]
    arrange = on_top(adventure=quiet, mythos=[PLAIN_MYTHOS])
    t = opened(arrange=arrange, ancient_one="yig", investigators="chosen").until("recruit")
    assert t.state.hour == 0
    assert t.state.lies == ["reserve"] * 8
    assert [COLOUR_OF.count(colour) for colour in ("green", "yellow", "red")] == [6, 1, 1]


@rule("ES R-003a", "ES R-003b")
def test_the_ancient_one_is_agreed_or_left_to_chance() -> None:
    for name in BOX.ancient_ones:
        assert opened(ancient_one=name).state.ancient_one == name
    drawn = {opened(seed=str(number)).state.ancient_one for number in range(60)}
    assert drawn == set(BOX.ancient_ones)


@rule("ES R-004c")
@pytest.mark.parametrize("name", BOX.ancient_ones)
def test_the_masks_are_in_the_cup_only_against_nyarlathotep(name: str) -> None:
    g = opened(ancient_one=name, investigators="chosen").state
    masks = [marker for marker in g.cup if BOX.monsters[marker].mask]
    assert len(g.cup) - len(masks) == 22
    if name == "nyarlathotep":
        assert len(masks) == 5
        assert g.removed == []
    else:
        assert masks == []
        assert len(g.removed) == 5
        assert all(BOX.monsters[marker].mask for marker in g.removed)


@rule("ES R-005a", "ES R-005b", "ES R-007a")
def test_six_adventures_are_dealt_and_every_deck_is_shuffled() -> None:
    first, other = (opened(seed=seed, investigators="chosen").state for seed in ("one", "other"))
    assert all(space.card for space in first.adventures)
    sizes = {kind: len(deck.cards) for kind, deck in first.decks.items()}
    assert sizes == {
        "adventure": 42, "other_world": 8, "common": 12, "unique": 12, "spell": 12, "ally": 8, "mythos": 32,
    }  # fmt: skip
    assert first.worlds == []
    for kind, deck in first.decks.items():
        assert deck.cards != other.decks[kind].cards, f"the {kind} deck lies in the same order"
        assert deck.cards != BOX.deck(kind)[: len(deck.cards)], f"the {kind} deck is not shuffled"


@rule("ES R-006", "ES R-090a", "ES Q-17")
def test_a_dealt_adventure_takes_its_die_at_once() -> None:
    dealt = ["did_you_hear_that", "we_need_to_find_help", "gala_in_the_great_hall", "the_archives", "koi_pond",
             "the_guided_tour"]  # fmt: skip
    t = opened(arrange=on_top(adventure=dealt), investigators="chosen")
    held = {lock.holder: COLOUR_OF[lock.die] for lock in t.state.locks}
    assert held == {"did_you_hear_that": "green", "we_need_to_find_help": "red", "gala_in_the_great_hall": "yellow"}
    assert t.state.lies.count("locked") == 3


@rule("ES R-008b", "ES R-014a", "ES R-014b")
@pytest.mark.parametrize("name", STARTING)
def test_investigators_begin_with_their_maxima_and_the_cards_they_list(name: str) -> None:
    sanity, stamina, *things, clues = STARTING[name]
    t = opened(1, arrange=on_top(mythos=[PLAIN_MYTHOS]), ancient_one="azathoth", investigators="chosen")
    t.ann.is_asked("recruit").plays(f"investigator:{name}").is_asked("move")
    t.ann.has(id=name, sanity=sanity, stamina=stamina, clues=clues, at="entrance")
    kinds = Counter(BOX.kind_of[card] for card in t.ann.investigator.cards)
    assert [kinds[kind] for kind in ("common", "unique", "spell")] == things
    t.ann.has(allies=["duke"] if name == "ashcan_pete" else [])


@rule("ES R-014", "ES R-012", "ES Q-10")
def test_cthulhu_takes_one_off_both_maxima_from_the_start() -> None:
    t = opened(1, ancient_one="cthulhu", investigators="chosen", arrange=on_top(mythos=[PLAIN_MYTHOS]))
    t.ann.plays("investigator:harvey_walters").has(sanity=6, stamina=2)


@rule("ES R-008")
def test_amanda_picks_the_kind_of_each_of_her_two_cards() -> None:
    arrange = on_top(common=["whiskey"], spell=["wither"], mythos=[PLAIN_MYTHOS])
    t = opened(1, arrange=arrange, investigators="chosen")
    t.ann.plays("investigator:amanda_sharpe").is_asked("starting-card")
    t.ann.offered_only("gain:common", "gain:unique", "gain:spell").plays("gain:spell").is_asked("starting-card")
    t.ann.plays("gain:common").has(cards=["wither", "whiskey"], sanity=5, stamina=5).is_asked("move")


@rule("ES R-008d")
def test_pete_finds_duke_anywhere_in_the_deck_which_is_then_shuffled() -> None:
    orders = set()
    for seed in ("1", "2", "3"):
        names = [card for card in BOX.deck("ally") if card != "duke"]
        arrange = on_top(ally=[*names, "duke"], mythos=[PLAIN_MYTHOS])
        t = opened(1, seed=seed, arrange=arrange, investigators="chosen")
        t.ann.plays("investigator:ashcan_pete").has(allies=["duke"], cards=[])
        assert sorted(t.state.decks["ally"].cards) == sorted(names)
        orders.add(tuple(t.state.decks["ally"].cards))
    assert len(orders) == 3


@rule("ES R-009", "ES Q-18")
def test_extra_cards_begin_after_the_set_up() -> None:
    """Bob starts with two common items, not three; Dexter with two spells; Monterey with two unique items."""
    t = opened(3, investigators="chosen", arrange=on_top(mythos=[PLAIN_MYTHOS]), ancient_one="yig")
    for name in ("bob_jenkins", "dexter_drake", "monterey_jack"):
        t.seat(t.decision.seat).plays(f"investigator:{name}")
    owned = {who.id: Counter(BOX.kind_of[card] for card in who.cards) for who in t.state.investigators}
    assert owned["bob_jenkins"]["common"] == 2
    assert owned["dexter_drake"]["spell"] == 2
    assert owned["monterey_jack"]["unique"] == 2


@rule("ES R-008a")
def test_two_players_cannot_take_the_same_investigator() -> None:
    t = opened(2, investigators="chosen")
    first = t.state.first
    t.seat(first).plays("investigator:kate_winthrop")
    t.seat(1 - first).is_asked("recruit").offered("investigator:bob_jenkins").not_offered("investigator:kate_winthrop")
    assert len(t.decision.options) == 15


@rule("ES R-008a", "ES R-010a")
def test_investigators_are_chosen_seat_by_seat_before_chance_names_the_first_player() -> None:
    firsts = set()
    for number in range(12):
        t = opened(2, seed=f"first {number}", investigators="chosen")
        t.ann.is_asked("recruit").plays("investigator:kate_winthrop")
        t.bob.is_asked("recruit").plays("investigator:michael_mcglen")
        firsts.add(t.until("move").decision.seat)
    assert firsts == {0, 1}


@rule("ES R-008c")
def test_everybody_begins_at_the_entrance() -> None:
    t = opened(4, arrange=on_top(mythos=[PLAIN_MYTHOS]), ancient_one="azathoth").until("move")
    assert [who.at for who in t.state.investigators] == ["entrance"] * 4


@rule("ES R-010a")
def test_chance_names_the_first_player() -> None:
    firsts = {opened(4, seed=str(number)).until("move").state.first for number in range(30)}
    assert firsts == {0, 1, 2, 3}


@rule("ES R-010b", "ES R-010c", "ES R-015", "ES R-071")
def test_the_opening_mythos_card_acts_at_once_and_locks_its_die() -> None:
    midnight = ["horrible_visions", "the_hedge_maze", "the_archives", "koi_pond", "the_guided_tour", "public_lavatory"]
    arrange = on_top(mythos=["mythos_04"], adventure=midnight)
    t = opened(2, arrange=arrange, ancient_one="azathoth", investigators="chosen")
    t.until("move", answers={"recruit": "investigator:bob_jenkins"})
    assert t.state.mythos == "mythos_04"
    assert t.state.doom == 1  # and no effect of midnight, though the hand shows XII
    assert [(lock.holder, lock.colour) for lock in t.state.locks] == [("mythos_04", "green")]
    assert t.state.lies[:6].count("locked") == 1
    assert t.decision.seat == t.state.first


@rule("ES R-010", "ES Q-20")
def test_the_first_player_places_the_monster_of_the_opening_card() -> None:
    t = opened(3, arrange=on_top(mythos=["mythos_14"]), ancient_one="azathoth")
    t.until("place-monster")
    assert t.decision.seat == t.state.first
    assert t.state.turns == 0


@rule("ES R-010", "ES Q-46")
def test_the_opening_card_goes_round_from_the_first_player() -> None:
    def all_have_a_clue(g: Museum) -> None:
        on_top(mythos=["mythos_32"])(g)
        for who in g.investigators:
            who.clues = 1

    t = opened(3, arrange=all_have_a_clue, ancient_one="azathoth", seed="round")
    asked = []
    for _ in range(3):
        t.until("one-of")
        asked.append(t.decision.seat)
        t.seat(t.decision.seat).plays("option:2")
    first = t.state.first
    assert asked == [(first + step) % 3 for step in range(3)]


@rule("ES R-011")
def test_a_card_beats_the_rulebook() -> None:
    """One roll, one task, says the rulebook; Amanda's card says otherwise and is right."""
    faces = "lore lore lore 3 peril 1"
    t = museum("ann:bob_jenkins", adventures=["the_archives"], rolls=[faces])
    t.ann.plays("move:the_archives", "roll", "complete:1:lore").is_asked("before-roll")
    t = museum("ann:amanda_sharpe", adventures=["the_archives"], rolls=[faces])
    t.ann.plays("move:the_archives", "roll", "complete:1:lore").is_asked("after-roll").offered("complete:2:3-lore")


@rule("ES R-012a")
def test_every_ancient_one_shows_its_fields() -> None:
    assert len(BOX.ancient_ones) == 8
    for name, card in BOX.ancient_ones.items():
        assert 1 <= card.signs <= 14, name
        assert 1 <= len(card.track) <= 12, name
        assert card.track[-1] == "doom", name
        if name == "azathoth":
            assert card.combat is None
            assert card.awakens
        else:
            assert card.combat is not None and card.attack, name
            assert card.standing, name


@rule("ES R-013")
def test_every_adventure_and_other_world_shows_its_fields() -> None:
    assert (len(BOX.adventures), len(BOX.other_worlds)) == (48, 8)
    for name, card in BOX.cards.items():
        assert card.trophies in (1, 2), name
        assert card.tasks and card.penalties and card.rewards, name
        assert any(task.needs for task in card.tasks), name


@rule("ES R-015a", "ES R-015b")
def test_every_mythos_card_has_both_halves_and_every_monster_both_sides() -> None:
    assert len(BOX.mythos) == 32
    for name, card in BOX.mythos.items():
        assert card.now, name
        assert card.standing or card.midnight or card.later, name
    assert len(BOX.monsters) == 27
    for name, monster in BOX.monsters.items():
        assert monster.task.needs and monster.trophies >= 1, name

"""Who may see what: hands, decks, cards given in secret, and what being asked does not tell."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citing import rule
from leng.engine.dice import Dice
from leng.engine.state import EVERYBODY, UNVEILED
from leng.games.cult import GAME
from leng.games.cult.state import DECKS

from .city import CityTranscript, city

ANN, BOB, CLEO, SPECTATOR = 0, 1, 2, EVERYBODY
AUDIENCES = (ANN, BOB, CLEO, SPECTATOR)
HANDS: dict[str, Any] = {
    "ann": {"miracles": ["avatar", "possession"], "intrigues": ["ambush"], "privileges": ["mentor"]},
    "bob": {"miracles": ["weeping_idol"], "intrigues": ["theft", "massacre"], "supremacy": True},
}


def at_the_market(*players: str, **more: Any) -> CityTranscript:
    """Three cults before the Market, with the hands above unless told otherwise."""
    settings = {"places": {"market": ["ann 1", "bob 1", "cleo 2"]}, **HANDS, **more}
    return city(*(players or ("ann:anubis", "bob:fafnir", "cleo:arachne")), at="market", **settings)


def sees(t: CityTranscript, audience: int, card: str) -> bool:
    """Whether the view of an audience names this card anywhere."""
    return f'"{card}"' in msgspec.json.encode(t.table.view(audience)).decode()


def reads_of(t: CityTranscript, audience: int, card: str) -> bool:
    """Whether any line of the log of an audience names this card."""
    facts: list[Any] = [event.facts for event in t.table.story(audience)]
    return f'"{card}"' in msgspec.json.encode(facts).decode()


def knowing(t: CityTranscript, card: str) -> list[int]:
    """The audiences that know of a card, from the table or from the log."""
    return [each for each in AUDIENCES if sees(t, each, card) or reads_of(t, each, card)]


@rule("CU R-009a", "CU R-010")
def test_a_hand_is_for_its_owner_only_but_the_backs_are_open() -> None:
    t = at_the_market()
    for card in ("avatar", "possession", "ambush"):
        assert knowing(t, card) == [ANN]
    for card in ("weeping_idol", "theft", "massacre"):
        assert knowing(t, card) == [BOB]
    assert knowing(t, "mentor") == [*AUDIENCES]
    for audience in AUDIENCES:
        ann, bob, cleo = t.table.view(audience).cults
        assert [(each.miracles, each.intrigues) for each in (ann, bob, cleo)] == [(2, 1), (1, 2), (0, 0)]
        assert bob.supremacy and ann.privileges == ["mentor"]
        assert (ann.hand, bob.hand) == (
            ["avatar", "possession", "ambush"] if audience == ANN else None,
            ["weeping_idol", "massacre", "theft"] if audience == BOB else None,
        )


@rule("CU R-009", "CU R-012", "CU R-013a", "CU R-014")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_nobody_sees_a_deck(audience: int) -> None:
    t = at_the_market()
    view = t.table.view(audience)
    for deck in DECKS:
        pile = view.decks[deck]
        assert (pile.cards, pile.under, pile.top) == (len(t.state.decks[deck].cards), [], None)
    open_to_me = {"mentor", *t.state.market, *(t.state.cults[audience].hand if audience >= 0 else [])}
    assert not [card for card in t.state.box.deck_of if card not in open_to_me and sees(t, audience, card)]
    assert GAME.hidden_from(t.state, audience) == set(t.state.box.deck_of) - open_to_me


@rule("CU R-002", "CU R-008d", "CU R-010", "CU R-058")
def test_everything_else_is_open_to_everybody() -> None:
    t = at_the_market(places={"market": ["ann 1", "bob 1"], "port": ["bob 3 coins=9", "ann altar"]})
    seen = [msgspec.to_builtins(t.table.view(audience)) for audience in AUDIENCES]
    for view in seen:
        del view["audience"]
        for cult in view["cults"]:
            del cult["hand"]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    port = seen[3]["places"][8]
    assert port["priests"] == [{"seat": BOB, "priest": 3, "influence": 3, "coins": 9, "boost": 0}]
    assert port["altars"] == [ANN] and port["leader"] == BOB
    bob = seen[3]["cults"][BOB]
    assert (bob["followers"], bob["coins"], bob["available"], bob["patriarch"]) == (2, 5, [0, 2], 9)


# Decks ------------------------------------------------------------------------------------------------------------


@rule("CU R-057", "CU R-009a")
def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    t = city("ann:anubis", "bob:fafnir", "cleo:arachne", top={"miracle": ["avatar"]})
    t.ann.plays("pray", "benefit:ruins")
    assert knowing(t, "avatar") == [ANN]
    assert t.ann.reads("draws-these").facts["cards"] == ["avatar"]
    t.ann.does_not_read("draws")
    for each in (t.bob, t.cleo):
        assert each.reads("draws").facts["n"] == 1
        each.does_not_read("draws-these")


@rule("CU R-083", "CU R-099e", "CU R-092", "CU Q-34")
def test_used_cards_lie_known_under_their_decks_from_the_bottom_up() -> None:
    t = at_the_market("ann:janus", "bob:fafnir", "cleo:arachne", bob={"intrigues": ["inquisition"]})
    t.ann.plays("ability:chalice_of_clarity", "discard:possession", "discard:avatar")
    t.bob.plays("intrigue:inquisition")
    for audience in AUDIENCES:
        decks = t.table.view(audience).decks
        assert decks["miracle"].under == ["avatar", "possession"]
        assert decks["intrigue"].under == ["inquisition"] and decks["privilege"].under == []


@rule("CU R-053a")
def test_privileges_swept_off_the_market_lie_known_under_their_deck() -> None:
    t = city("ann", "bob", at="end", market=["mentor", "", "oracle"])
    for audience in (ANN, BOB, SPECTATOR):
        assert sorted(t.table.view(audience).decks["privilege"].under) == ["mentor", "oracle"]


@rule("CU R-077b")
def test_the_intrigue_put_back_on_top_is_known_to_whoever_put_it_there() -> None:
    t = city("ann:anubis", "bob:fafnir", "cleo:arachne", at="noble_quarter", places={"noble_quarter": ["ann 3"]},
             top={"intrigue": ["ambush", "takeover"]})  # fmt: skip
    t.all_pass()
    t.ann.plays("take").is_asked("keep-intrigue").offered_only("return:ambush", "return:takeover")
    assert knowing(t, "ambush") == knowing(t, "takeover") == [ANN]
    t.ann.plays("return:takeover")
    tops = [t.table.view(audience).decks["intrigue"].top for audience in AUDIENCES]
    assert tops == ["takeover", None, None, None]
    assert knowing(t, "ambush") == knowing(t, "takeover") == [ANN]
    assert t.bob.reads("puts-back").facts == {"seat": ANN}


@rule("CU R-077", "CU R-123")
def test_once_somebody_draws_the_card_on_top_nobody_knows_the_next() -> None:
    def glimpsed(g: Any) -> None:
        g.decks["intrigue"].glimpsed = ANN

    t = at_the_market("ann:anubis", "bob:janus", "cleo:arachne", top={"intrigue": ["takeover", "exorcism"]},
                      bob={"summonings": 1, "available": [0, 1, 1]}, arrange=glimpsed)  # fmt: skip
    assert t.table.view(ANN).decks["intrigue"].top == "takeover"
    t.ann.passes()
    t.bob.plays("ability:mystery_of_vices").has(intrigues=["takeover"])
    assert [t.table.view(audience).decks["intrigue"].top for audience in AUDIENCES] == [None] * 4


@rule("CU R-124")
def test_cards_from_the_bottom_go_to_a_hand_and_the_rest_is_still_known() -> None:
    t = at_the_market("ann:anubis", "bob:nirriti", "cleo:fafnir", ann={},
                      arrange=lambda g: setattr(g.decks["miracle"], "under", 5))  # fmt: skip
    bottom = t.state.decks["miracle"].cards[:5]
    assert t.table.view(CLEO).decks["miracle"].under == bottom
    t.until(ask="act", seat="bob").bob.plays("ability:way_of_loyalty")
    assert t.table.view(CLEO).decks["miracle"].under == bottom[3:]
    assert sorted(t.bob.reads("draws-these").facts["cards"]) == sorted(bottom[:3])
    t.cleo.does_not_read("draws-these")


@rule("CU R-122", "CU R-124")
def test_what_treachery_and_iniquity_turn_up_is_shown_to_all() -> None:
    t = at_the_market("ann:fafnir", "bob:nirriti", "cleo:arachne", top={"intrigue": ["takeover", "exorcism"]})
    t.ann.plays("ability:ode_to_treachery", "discard:possession")
    assert knowing(t, "takeover") == [*AUDIENCES]
    t = at_the_market("ann:nirriti", "bob:fafnir", "cleo:arachne", ann={"summonings": 1, "available": [0, 1, 1]},
                      top={"intrigue": ["vandalism", "exorcism", "blackmail"]})  # fmt: skip
    t.ann.plays("ability:path_of_iniquity")
    for card in ("vandalism", "exorcism", "blackmail"):
        assert knowing(t, card) == [*AUDIENCES] and t.cleo.reads("reveals", seat=ANN, card=card)


# Cards that change hands ------------------------------------------------------------------------------------------


@rule("CU R-103", "CU Q-09")
def test_a_stolen_card_is_known_to_giver_and_thief_only() -> None:
    t = at_the_market(ann={"intrigues": ["theft"]}, bob={"miracles": ["weeping_idol"], "intrigues": ["massacre"]})
    t.ann.plays("intrigue:theft")
    assert t.decision.seat == BOB and knowing(t, "massacre") == [BOB]
    t.bob.plays("give:massacre")
    assert knowing(t, "massacre") == [ANN, BOB] and knowing(t, "weeping_idol") == [BOB]
    assert t.cleo.reads("gives-some").facts == {"seat": BOB, "other": ANN, "deck": "intrigue"}
    t.cleo.does_not_read("gives")
    t.bob.does_not_read("gives-some")


@rule("CU R-121", "CU Q-09", "CU R-010b")
def test_a_privilege_given_is_named_to_all() -> None:
    t = at_the_market("ann:cthulhu", "bob:fafnir", "cleo:arachne", ann={"summonings": 1, "followers": 5},
                      bob={"privileges": ["oracle"], "miracles": ["avatar"]})  # fmt: skip
    t.ann.plays("ability:will_of_the_old_one")
    t.bob.plays("give:oracle")
    assert t.cleo.reads("gives").facts == {"seat": BOB, "other": ANN, "card": "oracle"}


# Being asked ------------------------------------------------------------------------------------------------------


@rule("CU R-040", "CU R-009")
@pytest.mark.parametrize("card", ["avatar", "rain_of_gold"])
def test_whoever_holds_a_card_is_asked_whether_or_not_it_can_be_played(card: str) -> None:
    t = city("ann:cthulhu", "bob:fafnir", at="market", places={"market": ["bob 1"]}, ann={"miracles": [card]})
    t.ann.is_asked("act")


@rule("CU R-040")
def test_whoever_has_neither_a_card_nor_a_usable_ability_is_not_asked() -> None:
    t = city("ann:cthulhu", "bob:fafnir", at="market", places={"market": ["bob 1"]})
    t.bob.is_asked("gift")


@rule("CU R-103", "CU R-009")
@pytest.mark.parametrize("hand", [["avatar", "avatar"], ["avatar", "possession"]])
def test_being_asked_which_card_to_give_does_not_tell_whether_they_differ(hand: list[str]) -> None:
    t = at_the_market(ann={"intrigues": ["theft"]}, bob={"miracles": hand})
    t.ann.plays("intrigue:theft")
    t.bob.is_asked("give")


@rule("CU Q-10", "CU R-009")
@pytest.mark.parametrize("hand", [["avatar", "avatar"], ["avatar", "possession"]])
def test_being_asked_what_to_discard_does_not_tell_whether_they_differ(hand: list[str]) -> None:
    t = at_the_market("ann:fafnir", "bob:anubis", "cleo:arachne", ann={"miracles": hand})
    t.ann.plays("ability:ode_to_treachery").is_asked("discard")


@rule("CU R-125", "CU Q-51")
@pytest.mark.parametrize("other", ["takeover", "ambush"])
def test_being_asked_which_sealed_card_to_play_does_not_tell_how_many_there_are(other: str) -> None:
    t = at_the_market("ann:tiamat", "bob:fafnir", "cleo:arachne", ann={"miracles": ["avatar"], "intrigues": [other],
                      "privileges": ["mentor"]})  # fmt: skip
    t.ann.plays("ability:duplicity", "discard:mentor").is_asked("play-card")


@rule("CU R-077")
def test_two_intrigues_alike_are_still_a_question() -> None:
    t = city("ann:anubis", "bob:fafnir", at="noble_quarter", places={"noble_quarter": ["ann 3"]},
             top={"intrigue": ["ambush", "ambush"]})  # fmt: skip
    t.all_pass()
    t.ann.plays("take").is_asked("keep-intrigue").offered_only("return:ambush")


# Imagined worlds --------------------------------------------------------------------------------------------------


def in_the_thick_of_it() -> CityTranscript:
    """Cards are known under the decks, Cleo knows the top Intrigue, and everybody has a hand."""

    def known(g: Any) -> None:
        g.decks["miracle"].under, g.decks["intrigue"].under, g.decks["intrigue"].glimpsed = 2, 3, CLEO

    return at_the_market(cleo={"miracles": ["rain_of_gold"], "intrigues": ["takeover"]}, arrange=known)


@rule("CU R-009")
@pytest.mark.parametrize("seat", [ANN, BOB, CLEO])
def test_nothing_that_is_hidden_changes_what_a_seat_sees(seat: int) -> None:
    t = in_the_thick_of_it()
    before = msgspec.json.encode(t.table.view(seat))
    others = set()
    for chance in range(8):
        other = t.state.copy()
        GAME.imagine(other, seat, Dice(chance), remember=False)
        GAME.check(other)
        assert msgspec.json.encode(GAME.view(other, seat)) == before
        others.add(str([other.cults[each].hand for each in range(3) if each != seat] + list(other.decks.values())))
    assert len(others) == 8  # and yet everything hidden was dealt anew


@rule("CU R-077", "CU R-083")
def test_an_imagined_world_keeps_what_a_seat_knows_of_the_decks() -> None:
    t = in_the_thick_of_it()
    top = t.state.decks["intrigue"].cards[-1]
    tops: dict[int, set[str]] = {ANN: set(), CLEO: set()}
    for chance in range(20):
        for seat in (ANN, CLEO):
            other = t.state.copy()
            GAME.imagine(other, seat, Dice(chance))
            tops[seat].add(other.decks["intrigue"].cards[-1])
            assert other.decks["intrigue"].cards[:3] == t.state.decks["intrigue"].cards[:3]
            assert other.decks["miracle"].cards[:2] == t.state.decks["miracle"].cards[:2]
    assert tops[CLEO] == {top} and len(tops[ANN]) > 3


@rule("CU R-009")
def test_the_replay_of_a_finished_match_hides_nothing() -> None:
    t = in_the_thick_of_it()
    view = t.table.view(UNVEILED)
    assert [each.hand for each in view.cults] == [who.hand for who in t.state.cults]
    assert view.decks["intrigue"].top == t.state.decks["intrigue"].cards[-1]
    assert GAME.hidden_from(t.state, UNVEILED) == set()

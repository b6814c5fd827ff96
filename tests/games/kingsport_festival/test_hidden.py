"""Who may see what: hands, decks and the cards lying in wait; and Foresee, which shows a card once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citing import rule
from games.kingsport_festival.festival import Kingsport, festival
from leng.engine.dice import Dice
from leng.engine.state import EVERYBODY, UNVEILED
from leng.games.kingsport_festival import GAME

SPECTATOR = EVERYBODY
LUKE, GABRIEL, LIVIO = 0, 1, 2
HANDS: dict[str, Any] = {
    "luke": {"magic": 3, "hand": ["the_witch_of_endor", "al_azif"]},
    "gabriel": {"magic": 3, "evil": 2, "hand": ["vox_ultima", "strange_aeons", "ignis_fatuus"]},
}


def sees(t: Kingsport, audience: int, card: str) -> bool:
    """Whether the view of an audience names this card anywhere."""
    return f'"{card}"' in msgspec.json.encode(t.table.view(audience)).decode()


def reads_of(t: Kingsport, audience: int, card: str) -> bool:
    """Whether any line of the log of an audience names this card."""
    facts: list[Any] = [event.facts for event in t.table.story(audience)]
    return f'"{card}"' in msgspec.json.encode(facts).decode()


def luke_foresees(*choices: str, **more: Any) -> Kingsport:
    """Luke gets Foresee from the Nightgaunt in round 1 and uses it."""
    t = festival(order=["luke"], dice={"luke": [1, 6, 6]}, event="hypnos", investigator="frank_elwood",
                 gabriel={"evil": 1}, **more)  # fmt: skip
    t.luke.plays("invoke:nightgaunt:1")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.plays("pass", *choices)
    return t


@rule("KF Q-17")
def test_a_hand_is_for_its_owner_only_but_its_size_and_backs_are_open() -> None:
    t = festival(**HANDS)
    for card in ("the_witch_of_endor", "al_azif"):
        assert [sees(t, each, card) for each in (LUKE, GABRIEL, LIVIO, SPECTATOR)] == [True, False, False, False]
    for card in ("vox_ultima", "strange_aeons", "ignis_fatuus"):
        assert [sees(t, each, card) for each in (LUKE, GABRIEL, LIVIO, SPECTATOR)] == [False, True, False, False]
    for audience in (LUKE, GABRIEL, LIVIO, SPECTATOR):
        backs = [cultist.backs for cultist in t.table.view(audience).cultists]
        assert backs[0] == {"evil": 1, "death": 1, "destruction": 0}
        assert backs[1] == {"evil": 0, "death": 1, "destruction": 2}


@rule("KF Q-17", "KF R-010c", "KF R-012b")
@pytest.mark.parametrize("audience", [LUKE, GABRIEL, LIVIO, SPECTATOR])
def test_decks_raid_cards_and_the_festival_are_hidden_from_all(audience: int) -> None:
    t = festival(scenario="the_call_of_cthulhu", **HANDS)
    hidden = [card for deck in t.state.decks for card in deck]
    hidden += [card for raid in t.state.raids for card in (raid.event, raid.investigator) if card]
    hidden += [t.state.festival or ""]
    assert len(hidden) == 40 + 8 + 1
    assert not [card for card in hidden if sees(t, audience, card)]
    assert not [card for card in hidden if reads_of(t, audience, card)]
    assert t.table.view(audience).decks == {"evil": 14, "death": 13, "destruction": 13}


@rule("KF R-004c", "KF R-007", "KF R-061a", "KF R-074b")
def test_everything_else_is_open_to_everybody() -> None:
    t = festival(scenario="the_call_of_cthulhu", order=["luke"], dice={"luke": [1, 2, 4]},
                 luke={"evil": 2, "discs": ["house"], "cult": 7, "sanity": 4})  # fmt: skip
    t.luke.plays("invoke:thing_of_darkness:2-4")
    t.gabriel.passes()
    seen = [msgspec.to_builtins(t.table.view(audience)) for audience in (LUKE, GABRIEL, LIVIO, SPECTATOR)]
    for view in seen:
        del view["audience"]
        for cultist in view["cultists"]:
            del cultist["hand"]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    luke = seen[3]["cultists"][0]
    assert (luke["cubes"], luke["discs"], luke["cult"], luke["sanity"]) == ([2, 0, 0], ["house"], 7, 4)
    assert (luke["rolled"], luke["dice"]) == ([1, 2, 4], [1])
    assert seen[3]["gods"]["thing_of_darkness"] == [{"seat": 0, "dice": [2, 4], "price": 0}]
    assert seen[3]["scenario"] == "the_call_of_cthulhu"


@rule("KF Q-17")
def test_a_drawn_card_is_named_to_its_owner_and_a_discarded_one_to_all() -> None:
    t = festival(order=["luke"], dice={"luke": [2, 3, 4]}, top={"death": ["wormius_rendering", "irem_city_of_pillars"]},
                 luke={"hand": ["ignis_fatuus", "vox_ultima"]})  # fmt: skip
    t.luke.plays("invoke:nodens:2-3-4")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.plays("death", "death")
    t.luke.reads("draw-own", spell="wormius_rendering")
    t.luke.does_not_read("draw")
    for each in (t.gabriel, t.livio):
        assert each.reads("draw", seat=0).facts == {"seat": 0, "deck": "death"}
        each.does_not_read("draw-own")
    assert not reads_of(t, SPECTATOR, "wormius_rendering")
    t.luke.plays("discard:vox_ultima")
    for audience in (LUKE, GABRIEL, LIVIO, SPECTATOR):
        assert sees(t, audience, "vox_ultima") and reads_of(t, audience, "vox_ultima")


@rule("KF R-040a", "KF R-040d", "KF Q-10")
@pytest.mark.parametrize(("kind", "card"), [("event", "hypnos"), ("investigator", "frank_elwood")])
def test_a_foreseen_card_is_shown_once_to_one_seat_and_never_again(kind: str, card: str) -> None:
    t = luke_foresees(f"foresee:{kind}")
    t.luke.is_asked("read-card").offered_only("read")
    assert t.decision.about == {"card": kind, "shown": card}  # the one moment at which it is seen
    everybody = (LUKE, GABRIEL, LIVIO, SPECTATOR)
    assert not [each for each in everybody if sees(t, each, card) or reads_of(t, each, card)]
    t.luke.plays("read")
    assert t.table.decision is not None and "shown" not in t.decision.about
    assert not [each for each in everybody if sees(t, each, card) or reads_of(t, each, card)]


@rule("KF R-040e", "KF Q-10")
def test_everybody_knows_who_looked_at_which_kind_of_card() -> None:
    t = luke_foresees("foresee:event", "read")
    for audience in (LUKE, GABRIEL, LIVIO, SPECTATOR):
        raid = t.table.view(audience).raids[0]
        assert (raid.foreseen_event, raid.foreseen_investigator) == ([LUKE], [])
        assert (raid.noted_event, raid.noted_investigator) == (None, None)
    assert t.livio.reads("foresee").facts == {"seat": LUKE, "card": "event", "round": 3}


@rule("KF R-040d", "KF Q-10")
def test_foreseen_again_it_is_shown_again() -> None:
    t = luke_foresees("use:lighthouse", "foresee:event", "read", luke={"discs": ["house", "quay", "lighthouse"]})
    t.luke.is_asked("foresee").plays("foresee:event")  # the Nightgaunt's
    assert t.decision.about["shown"] == "hypnos"
    t.luke.plays("read")
    assert not sees(t, LUKE, "hypnos") and t.state.raids[0].event_seen == [LUKE]


@rule("KF R-040b", "KF Q-10")
def test_a_card_is_open_to_all_once_the_raid_reveals_it() -> None:
    t = festival(round=3, at="raid", event="ex_oblivione", investigator="robert_blake")
    t.luke.is_asked("combat")
    for audience in (LUKE, GABRIEL, LIVIO, SPECTATOR):
        assert sees(t, audience, "ex_oblivione") and sees(t, audience, "robert_blake")
        assert not sees(t, audience, t.state.raids[1].investigator)


@rule("KF Q-10")
def test_a_table_may_agree_to_keep_notes_of_what_was_foreseen() -> None:
    t = luke_foresees("foresee:investigator", "read", options={"foresee_notes": "yes"})
    raids = [t.table.view(audience).raids[0] for audience in (LUKE, GABRIEL, LIVIO, SPECTATOR)]
    assert [raid.noted_investigator for raid in raids] == ["frank_elwood", None, None, None]
    assert [raid.noted_event for raid in raids] == [None, None, None, None]
    assert not reads_of(t, LUKE, "frank_elwood")


@rule("KF Q-10", "KF R-042a")
def test_notes_of_the_festival_are_for_those_who_saw_it() -> None:
    t = festival(scenario="the_call_of_cthulhu", round=12, order=["luke"], dice={"luke": [1, 6, 6]},
                 options={"foresee_notes": "yes"}, gabriel={"evil": 1})  # fmt: skip
    t.luke.plays("invoke:nightgaunt:1")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.plays("pass", "foresee:festival", "read")
    seen = [t.table.view(audience).festival for audience in (LUKE, GABRIEL, LIVIO, SPECTATOR)]
    assert seen == [t.state.festival, None, None, None]


@rule("KF Q-10", "KF Q-17")
def test_nothing_that_is_hidden_changes_what_a_seat_sees() -> None:
    t = luke_foresees("foresee:event", "read", livio={"hand": ["al_azif", "vox_ultima"]})
    for seat in (LUKE, GABRIEL, LIVIO):
        before = msgspec.json.encode(t.table.view(seat))
        for chance in range(5):
            other = t.state.copy()
            GAME.imagine(other, seat, Dice(chance), remember=False)
            assert msgspec.json.encode(GAME.view(other, seat)) == before


@rule("KF Q-10")
def test_who_foresaw_a_card_may_remember_it_when_he_imagines_the_rest() -> None:
    t = luke_foresees("foresee:event", "read")
    imagined = set()
    for chance in range(20):
        for seat in (LUKE, GABRIEL):
            other = t.state.copy()
            GAME.imagine(other, seat, Dice(chance))
            imagined.add((seat, other.raids[0].event))
    assert {event for seat, event in imagined if seat == LUKE} == {"hypnos"}
    assert len({event for seat, event in imagined if seat == GABRIEL}) > 5


@rule("KF Q-17")
def test_being_asked_tells_nothing_about_the_cards_in_hand() -> None:
    for card in ("the_drummer_of_tedworth", "the_sabbath_feast"):  # only the first could be played now
        t = festival(luke={"magic": 1, "hand": [card]})
        t.luke.is_asked("after-roll")
    festival(luke={"magic": 0, "hand": ["the_drummer_of_tedworth"]}).luke.is_asked("sanity-bonus")
    festival(luke={"magic": 1, "hand": ["al_azif"]}).luke.is_asked("sanity-bonus")  # the back says Death


@rule("KF R-074b")
def test_the_replay_of_a_finished_match_hides_nothing() -> None:
    t = festival(scenario="the_call_of_cthulhu", **HANDS)
    for card in ("the_witch_of_endor", "vox_ultima", t.state.festival or "", t.state.raids[3].investigator):
        assert sees(t, UNVEILED, card)


@pytest.mark.parametrize("deed", ["discard:vox_ultima", "discard:al_azif"])
def test_a_spell_that_was_laid_down_is_not_taken_back_without_the_others(deed: str) -> None:
    """Everybody has seen it: from now on they know what was in the hand."""
    t = festival(order=["luke"], dice={"luke": [2, 3, 4]}, top={"death": ["al_azif", "strange_aeons"]},
                 luke={"hand": ["ignis_fatuus", "vox_ultima"]})  # fmt: skip
    t.luke.plays("invoke:nodens:2-3-4")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.plays("death", "death").is_asked("discard").plays(deed)
    assert t.table.undo_needs(LUKE, t.table.undo_target(LUKE)) == {GABRIEL, LIVIO}


def test_a_spell_that_was_cast_is_not_taken_back_without_the_others() -> None:
    t = festival(at="propagation", luke={"magic": 4, "hand": ["pactum_tacitum"]})
    t.luke.plays("cast:pactum_tacitum")
    assert t.table.undo_needs(LUKE, 0) == {GABRIEL, LIVIO}

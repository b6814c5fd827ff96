"""Being devoured, in every situation."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.elder_sign import GAME
from leng.games.elder_sign.state import Museum

from .museum import MuseumTranscript, museum

OPEN = "mythos_07"  # nothing at the entrance is closed


def nobody_left(*but: str) -> Any:
    """All investigators who do not play have been devoured before, but these."""

    def arrange(g: Museum) -> None:
        g.devoured += [each for each in g.unused if each not in but]
        g.unused = list(but)

    return arrange


def weak(**more: Any) -> MuseumTranscript:
    """Ann (Joe Diamond) with 1 sanity and 1 stamina; Bob and Cleo are well."""
    holding = {"sanity": 1, "stamina": 1, **more.pop("ann", {})}
    settings: dict[str, Any] = {"doom": 3, "mythos": OPEN, **more}
    return museum("ann:joe_diamond", "bob:bob_jenkins", "cleo:dexter_drake", ann=holding, **settings)


# What is lost ------------------------------------------------------------------------------------------------------


@rule("ES R-115a", "ES R-115b", "ES R-115c", "ES R-115d", "ES R-115e", "ES R-117")
@pytest.mark.parametrize("face", ["peril", "terror"])
def test_at_0_sanity_or_stamina_an_investigator_is_devoured_with_all_he_had(face: str) -> None:
    t = weak(rolls=[face], ann={"clues": 3, "cards": ["knife", "obsidian_statue", "wither"], "allies": ["duke"],
             "trophies": ["ghoul", "the_abyss", "the_elder_sign"]})  # fmt: skip
    t.ann.plays("move:entrance", "find").is_asked("newcomer")
    t.ann.has(clues=0, cards=[], allies=[], trophies=[], id="", sanity=0, stamina=0)
    g = t.state
    bottoms = {kind: g.decks[kind].cards[0] for kind in ("common", "unique", "spell", "ally", "other_world")}
    assert bottoms == {"common": "knife", "unique": "obsidian_statue", "spell": "wither", "ally": "duke",
                       "other_world": "the_abyss"}  # fmt: skip
    assert g.decks["adventure"].cards[0] == "the_elder_sign" and "ghoul" in g.cup
    assert (g.doom, g.devoured) == (4, ["joe_diamond"])
    GAME.check(g)


@rule("ES Q-37", "ES R-115")
def test_dice_on_the_spells_of_a_devoured_investigator_return() -> None:
    def cast(g: Museum) -> None:
        g.investigators[0].cards.remove("wither")
        g.investigators[0].cast.append("wither")
        g.lies[2], g.faces[2] = "wither", "lore"

    t = weak(rolls=["peril"], ann={"cards": ["wither"]}, arrange=cast)
    t.ann.plays("move:entrance", "find").is_asked("newcomer").has(cast=[])
    assert t.state.lies == ["reserve"] * 8 and t.state.decks["spell"].cards[0] == "wither"


@rule("ES R-115", "ES R-120")
def test_the_doom_of_a_devoured_investigator_may_bring_a_monster() -> None:
    t = weak(rolls=["peril"], doom=2, adventures=["the_archives", "public_lavatory"])
    t.ann.plays("move:entrance", "find").is_asked("place-monster").plays("slot:public_lavatory:1")
    t.ann.is_asked("newcomer")
    assert t.state.doom == 3


# In one's own turn -------------------------------------------------------------------------------------------------


@rule("ES R-116a", "ES R-116b", "ES R-117a", "ES R-117b", "ES Q-36")
def test_in_the_own_turn_the_clock_goes_on_and_then_a_new_investigator_is_chosen() -> None:
    t = weak(rolls=["peril"], hour=6)
    t.ann.plays("move:entrance", "find").is_asked("newcomer")
    assert t.state.hour == 9  # the clock first
    t.ann.not_offered("investigator:joe_diamond", "investigator:bob_jenkins").offered("investigator:harvey_walters")
    t.ann.plays("investigator:harvey_walters").has(id="harvey_walters", sanity=7, stamina=3, at="entrance", clues=0)
    assert len(t.ann.investigator.cards) == 2  # a spell and a unique item to start with
    t.bob.is_asked("move")


@rule("ES Q-36", "ES R-117")
def test_the_new_investigator_is_there_when_midnight_follows() -> None:
    t = weak(rolls=["peril"], hour=9, top={"mythos": ["mythos_22"]})
    t.ann.plays("move:entrance", "find").is_asked("newcomer").plays("investigator:harvey_walters")
    t.ann.has(sanity=6)  # hit by the new Mythos card like everybody
    t.bob.is_asked("move").has(sanity=3)


@rule("ES R-116c", "ES Q-36")
def test_a_new_investigator_acts_only_from_the_next_turn_of_its_player() -> None:
    """Carolyn could heal at the start of Bob's and Cleo's turns, but not yet."""
    t = weak(rolls=["peril"], bob={"sanity": 1})
    t.ann.plays("move:entrance", "find", "investigator:carolyn_fern")
    t.bob.is_asked("move").plays("move:entrance", "aid:free", "option:2")
    t.cleo.is_asked("move").plays("move:entrance", "aid:free", "option:1")
    t.ann.is_asked("heal")


@rule("ES R-009", "ES R-116")
def test_abilities_do_not_work_on_the_starting_items_of_a_new_investigator_either() -> None:
    t = museum("ann:joe_diamond", "cleo:dexter_drake", mythos=OPEN, rolls=["peril"], ann={"stamina": 1}, doom=3)
    t.ann.plays("move:entrance", "find", "investigator:monterey_jack")
    assert sorted(GAME.open_box().kind_of[card] for card in t.ann.investigator.cards) == ["common", "unique", "unique"]  # type: ignore[attr-defined]  # an Elder Sign box


@rule("ES Q-39", "ES R-115", "ES R-117")
def test_devoured_by_terror_the_attempt_stops_without_penalties_and_without_loss_for_helpers() -> None:
    t = weak(adventures=["ancient_relics"], bob={"at": "ancient_relics"}, rolls=["1 1 1 1 1 2", "terror 1 1 1"])
    t.ann.plays("move:ancient_relics", "roll", "fail", "discard:1", "ask:1")
    t.bob.plays("yes")
    t.ann.plays("keep:1", "roll", "fail").is_asked("newcomer")
    t.bob.has(sanity=4, stamina=6, at="ancient_relics")
    assert t.state.lies == ["reserve"] * 8 and t.state.attempt is None and t.state.doom == 4


@rule("ES Q-39", "ES R-098")
def test_devoured_by_terror_monsters_completed_in_the_attempt_go_to_the_cup() -> None:
    t = weak(adventures=["unnatural_habitat"], monsters={"unnatural_habitat": [("elder_thing", 1)]},
             rolls=["lore 1 1 1 1 1", "terror 1 1 1"])  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll", "complete:1:1-lore", "roll", "fail").is_asked("newcomer")
    assert "elder_thing" in t.state.cup and t.state.space("unnatural_habitat").monsters == []
    assert t.state.lies == ["reserve"] * 8 and t.state.locks == []
    GAME.check(t.state)


@rule("ES Q-39", "ES R-049")
def test_devoured_by_one_penalty_the_doom_of_the_list_still_comes() -> None:
    """Tempest in a Teapot: 1 stamina, 1 doom, 1 sanity; the first devours, for another doom."""
    t = weak(adventures=["tempest_in_a_teapot"])
    t.ann.plays("move:tempest_in_a_teapot", "give_up").is_asked("order")
    t.ann.plays("first:1").is_asked("newcomer")
    assert t.state.doom == 5


@rule("ES Q-39", "ES R-083")
def test_devoured_by_a_penalty_his_helpers_lose_all_the_same() -> None:
    t = weak(adventures=["ancient_relics"], bob={"at": "ancient_relics"}, rolls=["1 1 1 1 1 2"])
    t.ann.plays("move:ancient_relics", "roll", "fail", "discard:1", "ask:1")
    t.bob.plays("yes")
    t.ann.plays("keep:1", "give_up")
    t.bob.is_asked("helper-loses").plays("lose:sanity").has(sanity=3)
    t.ann.is_asked("newcomer")


@rule("ES Q-31", "ES R-117", "ES R-115")
@pytest.mark.parametrize("moment", ["move", "entrance", "attempt", "end"])
def test_a_card_whose_price_devours_its_user_ends_the_turn(moment: str) -> None:
    """The Necronomicon costs 1 sanity, wherever in the turn it is read."""
    t = weak(ann={"cards": ["necronomicon"]}, rolls=["1"])
    if moment == "entrance":
        t.ann.plays("move:entrance")
    elif moment == "attempt":
        t.ann.plays("move:the_missing_records")
    elif moment == "end":
        t.ann.plays("move:entrance", "find").is_asked("end-turn")
    t.ann.plays("use:necronomicon").is_asked("newcomer").has(cards=[])
    assert (t.state.hour, t.state.doom, t.state.attempt) == (6, 4, None)
    t.ann.plays("investigator:harvey_walters")
    t.bob.is_asked("move")


@rule("ES Q-39")
def test_a_spell_that_devours_its_caster_keeps_no_dice() -> None:
    t = weak(ann={"cards": ["voice_of_ra"]}, rolls=["lore 1 1 1 1 1"])
    t.ann.plays("move:the_missing_records", "roll", "use:voice_of_ra").is_asked("newcomer").has(cast=[], cards=[])
    assert t.state.lies == ["reserve"] * 8 and t.state.decks["spell"].cards[0] == "voice_of_ra"


# In somebody else's turn, and at midnight ----------------------------------------------------------------------------


@rule("ES R-083", "ES R-116", "ES Q-36")
def test_a_helper_devoured_in_anothers_turn_chooses_at_once() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["ancient_relics"], doom=3, rolls=["1 1 1 1 1 2"],
               bob={"at": "ancient_relics", "sanity": 1})  # fmt: skip
    t.ann.plays("move:ancient_relics", "roll", "fail", "discard:1", "ask:1")
    t.bob.plays("yes")
    t.ann.plays("keep:1", "give_up")
    t.bob.plays("lose:sanity").is_asked("newcomer")
    assert (t.state.doom, t.state.hour) == (4, 3)  # before Ann's clock
    t.bob.plays("investigator:harvey_walters").is_asked("move").has(at="entrance")


@rule("ES R-115", "ES R-116", "ES Q-36")
def test_devoured_at_midnight_everybody_chooses_at_once_and_is_not_hit_twice() -> None:
    one: dict[str, Any] = {"sanity": 1}
    t = museum(
        "ann:joe_diamond",
        "bob:bob_jenkins",
        adventures=["don_t_fall_asleep"],
        hour=9,
        at=[("clock", 0)],
        doom=3,
        ann=one,
        bob=one,
        top={"mythos": ["mythos_21"]},
    )
    t.ann.is_asked("newcomer").plays("investigator:harvey_walters").has(sanity=7)
    t.bob.is_asked("newcomer").not_offered("investigator:harvey_walters").plays("investigator:kate_winthrop")
    t.bob.is_asked("move").has(sanity=6)
    assert t.state.doom == 5


@rule("ES R-116d", "ES Q-38")
def test_with_no_investigator_left_a_player_is_out_and_has_no_turns_before_the_battle() -> None:
    t = weak(rolls=["peril"], arrange=nobody_left())
    t.ann.plays("move:entrance", "find").has(id="")
    t.bob.is_asked("move").plays("move:entrance", "aid:free", "option:1")
    t.cleo.is_asked("move").plays("move:entrance", "aid:free", "option:1")
    t.bob.is_asked("move")
    assert t.table.view(0).investigators[0].out


@rule("ES R-116", "ES Q-36")
def test_when_a_helper_takes_the_last_investigator_the_player_devoured_in_his_own_turn_is_out() -> None:
    t = weak(adventures=["ancient_relics"], bob={"at": "ancient_relics", "sanity": 1}, rolls=["1 1 1 1 1 2"],
             arrange=nobody_left("harvey_walters"))  # fmt: skip
    t.ann.plays("move:ancient_relics", "roll", "fail", "discard:1", "ask:1")
    t.bob.plays("yes")
    t.ann.plays("keep:1", "give_up")
    t.bob.plays("lose:sanity").has(id="harvey_walters")
    t.ann.is_not_asked().has(id="")
    t.bob.is_asked("move")


# The last ones -------------------------------------------------------------------------------------------------------


@rule("ES R-140", "ES R-116")
def test_when_the_last_investigator_of_all_is_devoured_the_match_is_lost() -> None:
    t = museum("ann:joe_diamond", mythos=OPEN, rolls=["peril"], ann={"stamina": 1}, arrange=nobody_left(), doom=3)
    t.ann.plays("move:entrance", "find")
    assert t.table.result is not None
    assert (t.table.result.ending, t.table.result.winners, t.state.doom) == ("devoured", (), 4)


@rule("ES R-117", "ES R-140", "ES R-141b")
def test_alone_at_the_table_one_goes_on_with_a_new_investigator() -> None:
    t = museum("ann:joe_diamond", mythos=OPEN, rolls=["peril"], ann={"stamina": 1}, doom=3)
    t.ann.plays("move:entrance", "find").is_asked("newcomer").plays("investigator:harvey_walters")
    t.ann.is_asked("move")


@rule("ES R-118a", "ES R-118b", "ES R-119", "ES R-131", "ES Q-38")
def test_who_wakes_the_ancient_one_by_being_devoured_is_out_but_the_clock_goes_on() -> None:
    t = weak(rolls=["peril", "terror lore peril 1 1 1"], ancient_one="cthulhu", doom=10, hour=3)
    t.ann.plays("move:entrance", "find").has(id="", at="")
    assert (t.state.awake, t.state.hour) == (True, 6)
    t.bob.is_asked("battle-roll")
    assert t.state.unused and not t.ann.investigator.due


@rule("ES R-118", "ES R-140")
def test_alone_at_the_table_waking_him_by_being_devoured_loses() -> None:
    t = museum("ann:joe_diamond", mythos=OPEN, rolls=["peril"], ann={"stamina": 1}, ancient_one="cthulhu", doom=10)
    t.ann.plays("move:entrance", "find")
    assert t.table.result is not None and t.table.result.ending == "devoured"


@rule("ES R-118", "ES Q-24")
def test_devoured_by_the_same_effect_only_the_one_whose_doom_wakes_him_is_out() -> None:
    """Don't Fall Asleep devours Ann and Bob; the doom of Ann fills the track."""
    t = museum("ann:joe_diamond", "bob:bob_jenkins", "cleo:dexter_drake", adventures=["don_t_fall_asleep"], hour=9,
               at=[("clock", 0)], ancient_one="ithaqua", doom=8, ann={"sanity": 1}, bob={"sanity": 1},
               cleo={"clues": 1}, rolls=["1 1 1 1 1 2"])  # fmt: skip
    t.bob.is_asked("newcomer").plays("investigator:harvey_walters")
    assert t.state.awake
    t.ann.has(id="")
    t.bob.has(at="lair", stamina=1)  # attacked at once, without a clue to give
    t.cleo.is_asked("one-of")


def tempest(doom: int, *players: str) -> MuseumTranscript:
    """Ann, with 1 stamina, gives up the Tempest in a Teapot: 1 stamina, 1 doom, 1 sanity, in her order."""
    names = players or ("ann:joe_diamond", "bob:bob_jenkins")
    t = museum(*names, adventures=["tempest_in_a_teapot"], ancient_one="cthulhu", doom=doom, ann={"stamina": 1},
               rolls=["terror lore peril 1 1 1", "1 1 1"])  # fmt: skip
    t.ann.plays("move:tempest_in_a_teapot", "give_up").is_asked("order")
    return t


@rule("ES R-049", "ES R-117b", "ES R-118c", "ES Q-24", "ES Q-19", "ES Q-52")
def test_devoured_by_one_penalty_and_he_wakes_by_the_next_the_player_goes_on_with_somebody_else() -> None:
    """The stamina devours (doom 10), the doom of the list is the eleventh."""
    t = tempest(doom=9)
    t.ann.plays("first:1").is_asked("newcomer")
    assert (t.state.awake, t.state.doom, t.state.hour) == (True, 11, 6)  # after the clock
    t.ann.plays("investigator:harvey_walters").has(id="harvey_walters", at="lair", sanity=6, stamina=2)
    t.bob.is_asked("battle-roll")


@rule("ES R-118a", "ES Q-24", "ES Q-19", "ES Q-52")
def test_in_the_other_order_his_own_doom_wakes_him_and_the_player_is_out() -> None:
    t = tempest(doom=9)
    t.ann.plays("first:2").has(id="", due=False)
    assert t.state.awake and t.state.doom == 11
    t.bob.is_asked("battle-roll")


@rule("ES R-118", "ES Q-24")
def test_devoured_when_the_doom_of_the_list_has_filled_the_track_already_the_player_goes_on() -> None:
    t = tempest(doom=10)
    t.ann.plays("first:2").is_asked("newcomer")
    assert t.state.awake


@rule("ES R-140", "ES R-118", "ES R-141", "ES Q-24")
@pytest.mark.parametrize(("order", "lost"), [("first:1", False), ("first:2", True)])
def test_alone_at_the_table_only_who_wakes_him_by_being_devoured_has_lost(order: str, lost: bool) -> None:
    t = tempest(9, "ann:joe_diamond")
    t.ann.plays(order)
    assert t.state.unused and (t.table.result is not None) is lost
    if not lost:
        t.ann.is_asked("newcomer").plays("investigator:harvey_walters").is_asked("battle-roll")


@rule("ES R-122", "ES R-118", "ES R-117")
def test_devoured_by_the_penalties_of_the_last_other_world_the_player_joins_the_battle() -> None:
    def last_world(g: Museum) -> None:
        g.removed += g.decks["other_world"].cards
        g.decks["other_world"].cards = []

    t = museum("ann:joe_diamond", worlds=["yuggoth"], ancient_one="yog_sothoth", ann={"sanity": 1},
               arrange=last_world)  # fmt: skip
    t.ann.plays("move:yuggoth", "give_up").is_asked("newcomer").plays("investigator:harvey_walters").has(at="lair")
    assert t.state.awake


@rule("ES R-083", "ES R-117", "ES R-118c", "ES Q-24")
def test_devoured_before_a_helper_whose_doom_wakes_him_the_player_goes_on_and_the_helper_is_out() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["ancient_relics"], ancient_one="cthulhu", doom=9,
               ann={"sanity": 1}, bob={"at": "ancient_relics", "sanity": 1}, rolls=["1 1 1 1 1 2"])  # fmt: skip
    t.ann.plays("move:ancient_relics", "roll", "fail", "discard:1", "ask:1")
    t.bob.plays("yes")
    t.ann.plays("keep:1", "give_up").has(id="")
    t.bob.plays("lose:sanity").has(id="", due=False)
    assert t.state.awake
    t.ann.is_asked("newcomer")


@rule("ES R-083", "ES Q-56")
@pytest.mark.parametrize(("sanity", "asked"), [(4, False), (1, True)])
def test_the_order_in_which_helpers_lose_is_asked_where_one_of_them_may_be_devoured(sanity: int, asked: bool) -> None:
    helping: dict[str, Any] = {"at": "ancient_relics"}
    t = museum("ann:joe_diamond", "bob:bob_jenkins", "cleo:dexter_drake", adventures=["ancient_relics"], doom=3,
               bob=helping, cleo={**helping, "sanity": sanity}, rolls=["1 1 1 1 1 2", "1 1 1 1"])  # fmt: skip
    t.ann.plays("move:ancient_relics", "roll", "fail", "discard:1", "ask:1")
    t.bob.plays("yes")
    t.ann.plays("keep:1", "roll", "fail", "ask:2")
    t.cleo.plays("yes")
    t.ann.plays("give_up")
    if asked:
        t.ann.is_asked("helper-order").offered_only("helper:1", "helper:2").plays("helper:2")
        t.cleo.plays("lose:sanity").is_asked("newcomer").plays("investigator:harvey_walters")
    t.bob.is_asked("helper-loses").plays("lose:stamina").has(stamina=5)


@rule("ES R-116d", "ES Q-38")
def test_who_is_out_for_want_of_an_investigator_has_no_turns_in_the_battle_either() -> None:
    t = weak(rolls=["peril", "terror lore peril 1 1 1", "1 1 1", "terror lore peril 1 1 1"], ancient_one="cthulhu",
             adventures=["mysterious_tome"], doom=8, arrange=nobody_left(), hour=0)  # fmt: skip
    t.ann.plays("move:entrance", "find").has(id="")
    t.bob.plays("move:mysterious_tome", "give_up")
    t.cleo.plays("move:mysterious_tome", "give_up")
    assert t.state.awake
    t.bob.is_asked("battle-roll")  # no step of the clock between Cleo and him
    assert t.state.hour == 9

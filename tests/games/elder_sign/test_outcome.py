"""A card resolved or failed: what happens in which order, and to whom."""

from __future__ import annotations

from typing import Any

from citing import rule

from .museum import MuseumTranscript, museum
from .printed import at_a_card, script

RECORDS = script("6 | lore 3")


def records(*choices: str, **more: Any) -> MuseumTranscript:
    """Ann at the Missing Records (6, then lore and 3; 2 clues, or 1 sanity lost)."""
    rolls = [*RECORDS[0], *more.pop("then", [])]
    t = museum("ann:joe_diamond", "bob:bob_jenkins", "cleo:dexter_drake", rolls=rolls, **more)
    t.ann.plays("move:the_missing_records", *choices)
    return t


@rule("ES R-045d", "ES R-045f", "ES R-047")
def test_success_sends_everybody_home_and_deals_a_new_card_before_the_rewards() -> None:
    t = records(*RECORDS[1], top={"adventure": ["blood_on_the_floor"]}, cleo={"at": "the_missing_records"},
                bob={"at": "the_archives"})  # fmt: skip
    t.ann.has(at="entrance", trophies=["the_missing_records"], clues=2)
    t.cleo.has(at="entrance")
    t.bob.has(at="the_archives")
    assert t.state.adventures[0].card == "blood_on_the_floor" and t.state.lies == ["reserve"] * 8
    story = [event.kind for event in t.table.log]
    assert story.index("resolves") < story.index("adventure") < story.index("clues")


@rule("ES R-041", "ES R-045b", "ES R-084b")
def test_assigned_discarded_and_kept_dice_all_return() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", rolls=["3 3 1 1 1 1", "lore 1 1 1", "3 1"],
               ann={"cards": ["knife"]})  # fmt: skip
    t.ann.plays("move:the_missing_records", "roll", "complete:1:3-3", "roll", "fail", "discard:1", "focus:lore")
    assert (len(t.dice("task.0")), t.dice("out"), t.dice("focus")) == (2, ["1"], ["lore"])
    t.ann.plays("roll", "complete:2:3-lore@focus")
    assert t.state.lies == ["reserve"] * 8


@rule("ES R-044e")
def test_a_failed_card_keeps_nothing_of_what_was_done_on_it() -> None:
    t = records("roll", "complete:1:3-3", "give_up", then=["3 3 lore 3 1 1"])
    t.ann.has(sanity=3, at="the_missing_records", trophies=[])
    assert t.state.lies == ["reserve"] * 8
    t.bob.plays("move:the_missing_records", "roll").offered("complete:1:3-3", "complete:2:3-lore")


@rule("ES R-044a", "ES R-044b", "ES R-083", "ES R-098")
def test_failure_gives_the_monsters_first_then_the_penalties_then_the_helpers_lose() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["unnatural_habitat"], bob={"at": "unnatural_habitat"},
               monsters={"unnatural_habitat": [("vampire", 1)]},
               rolls=["peril 1 1 1 1 1", "1 1 1 1 2", "1 1 1"])  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll", "complete:1:peril", "roll", "fail", "discard:1", "ask:1")
    t.bob.plays("yes")
    t.ann.plays("keep:1", "give_up").has(trophies=["vampire"], clues=1, stamina=4)  # 1 paid, 1 lost
    t.bob.is_asked("helper-loses").plays("lose:stamina").has(stamina=5)
    story = [event.kind for event in t.table.log if event.kind in ("won-monster", "lose")]
    assert story == ["lose", "won-monster", "lose", "lose"]


@rule("ES Q-19", "ES R-046")
def test_the_player_orders_penalties_or_rewards_where_that_matters() -> None:
    rolls, choices = script("[] | lore peril 5")
    t = at_a_card("the_writing_on_the_wall", rolls, top={"other_world": ["the_abyss"]},
                  adventures=["the_writing_on_the_wall", "public_lavatory"])  # fmt: skip
    t.ann.plays("move:the_writing_on_the_wall", *choices).is_asked("order")
    verbs = [type(verb).__name__ for verb in t.decision.about["verbs"]]
    assert verbs == ["Gain", "Gate", "Gain", "Appear"]
    t.ann.plays("first:4").is_asked("place-monster").not_offered("slot:the_abyss:1").plays("slot:public_lavatory:2")
    t.until("move", "bob")
    assert [(space.card, space.monsters) for space in t.state.worlds] == [("the_abyss", [])]


@rule("ES Q-19")
def test_where_the_order_cannot_matter_nobody_is_asked() -> None:
    t = at_a_card("administration_office")
    t.ann.plays("move:administration_office", "give_up").has(sanity=3, clues=1)
    t.bob.is_asked("move")


@rule("ES R-046", "ES Q-22")
def test_rewards_from_an_empty_deck_give_nothing() -> None:
    def run_out(g: Any) -> None:
        g.removed += g.decks["unique"].cards
        g.decks["unique"].cards = []

    rolls, choices = script("lore | lore 3 | lore peril")
    t = at_a_card("the_archives", rolls, arrange=run_out)
    t.ann.plays("move:the_archives", *choices).has(cards=[], trophies=["formless_spawn", "the_archives"])
    t.told("deck-empty", deck="unique")


@rule("ES R-046")
def test_a_clue_that_is_not_there_cannot_be_lost() -> None:
    t = at_a_card("administration_office", ann={"clues": 0})
    t.ann.plays("move:administration_office", "give_up").has(clues=0, sanity=3)


@rule("ES R-049", "ES Q-24", "ES R-118")
def test_all_penalties_are_suffered_before_the_last_doom_token_wakes_the_ancient_one() -> None:
    """Stay Away from the Windows: doom first, then 1 sanity and 2 stamina."""
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="cthulhu", doom=10,
               adventures=["stay_away_from_the_windows"])  # fmt: skip
    t.ann.plays("move:stay_away_from_the_windows", "give_up").has(sanity=2, stamina=3)
    assert t.state.awake
    story = [event.kind for event in t.table.log]
    assert story.index("awakens") > max(number for number, kind in enumerate(story) if kind == "lose")


@rule("ES R-049", "ES R-083", "ES R-131")
def test_helpers_too_lose_before_the_ancient_one_wakes() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="cthulhu", doom=10, adventures=["mysterious_tome"],
               bob={"at": "mysterious_tome"}, rolls=["1 1 1 1 1 2"])  # fmt: skip
    t.ann.plays("move:mysterious_tome", "roll", "fail", "discard:1", "ask:1")
    t.bob.plays("yes")
    t.ann.plays("keep:1", "give_up")
    t.bob.is_asked("helper-loses").plays("lose:sanity").has(sanity=2)
    assert t.state.awake


@rule("ES R-045", "ES Q-22")
def test_a_gap_in_the_museum_is_filled_with_the_next_card_there_is() -> None:
    """Bob resolves the Archives with still no card in the deck; then one comes back, and Cleo resolves a third."""
    rolls = [*script("lore | lore 3 | lore peril")[0], *script("lore | 9")[0]]
    t = records(*RECORDS[1], arrange=_no_adventures_left, then=rolls)
    assert [space.card for space in t.state.adventures][:2] == ["", "the_archives"]
    t.bob.plays("move:the_archives", *script("lore | lore 3 | lore peril")[1])
    assert [space.card for space in t.state.adventures][:3] == ["", "", "administration_office"]
    t.state.decks["adventure"].cards += ["the_elder_sign", "lights_out"]
    t.state.removed = [card for card in t.state.removed if card not in ("the_elder_sign", "lights_out")]
    t.until("move", "cleo")
    t.cleo.plays("move:administration_office", *script("lore | 9")[1])
    assert [space.card for space in t.state.adventures][:3] == ["lights_out", "the_elder_sign", ""]


def _no_adventures_left(g: Any) -> None:
    g.removed += g.decks["adventure"].cards
    g.decks["adventure"].cards = []


@rule("ES Q-22", "ES R-063")
def test_a_gap_is_filled_as_soon_as_an_adventure_comes_back_under_the_empty_deck() -> None:
    t = records(*RECORDS[1], arrange=_no_adventures_left, mythos="mythos_07", bob={"trophies": ["the_elder_sign"]})
    assert t.state.adventures[0].card == ""
    t.bob.plays("move:entrance", "buy:souvenir_clue").has(trophies=[], clues=1)
    assert t.state.adventures[0].card == "the_elder_sign"

"""Recruiting help: the display, and the look at two cards that only one player sees."""

from __future__ import annotations

from collections.abc import Callable

from citing import rule
from games.auztralia.outback import outback
from leng.engine.dice import Dice
from leng.engine.state import EVERYBODY
from leng.games.auztralia import GAME
from leng.games.auztralia.state import NOBODY, Australia

DISPLAY = ["lady_carter", "mr_merino", "kitchener", "boris_krupp", "zhu_xiang"]
DECK = ["harry_bones", "lord_blackstock", "ivan_karpov"]


@rule("AZ R-045a", "AZ R-045b", "AZ R-045c")
def test_the_display_slides_to_the_right_and_fills_from_the_left() -> None:
    t = outback("ann", "bob", display=DISPLAY, deck=DECK)
    t.ann.plays("box:recruit", "character:kitchener").has(characters=["kitchener"], time=4, recruited=1)
    assert t.state.display == ["harry_bones", "lady_carter", "mr_merino", "boris_krupp", "zhu_xiang"]
    t.check()


@rule("AZ R-046a", "AZ R-046b", "AZ R-046c")
def test_for_one_gold_two_cards_are_seen_by_one_player_alone() -> None:
    t = outback("ann", "bob", display=DISPLAY, deck=DECK)
    t.ann.plays("box:recruit", "look").has(gold=3).is_asked("keep")
    assert t.decision.ask.private
    t.ann.offered_only("character:harry_bones", "character:lord_blackstock")
    assert set(t.table.view(0).known) == {"harry_bones", "lord_blackstock"}
    assert t.table.view(1).known == [] and t.table.view(EVERYBODY).known == []
    t.ann.plays("character:lord_blackstock").is_asked("swap").passes()
    t.ann.has(characters=["lord_blackstock"], time=4)
    assert t.state.display == DISPLAY and t.state.deck[-1] == "harry_bones"
    t.check()


@rule("AZ R-046b")
def test_whoever_put_a_card_back_remembers_it_until_it_moves() -> None:
    t = outback("ann", "bob", display=DISPLAY, deck=DECK)
    t.ann.plays("box:recruit", "look", "character:lord_blackstock", "pass").passes()
    tops: list[set[str]] = [set(), set()]
    for seat, found in enumerate(tops):
        for chance in range(20):
            world = t.state.copy()
            GAME.imagine(world, seat, Dice(chance))
            found.add(world.deck[-1])
    assert tops[0] == {"harry_bones"} and len(tops[1]) > 5
    t.bob.plays("box:recruit", "character:zhu_xiang")
    assert t.state.display[0] == "harry_bones" and t.state.glimpsed == NOBODY


@rule("AZ Q-11", "AZ R-046c")
def test_the_kept_card_may_take_the_exact_place_of_another() -> None:
    t = outback("ann", "bob", display=DISPLAY, deck=DECK)
    t.ann.plays("box:recruit", "look", "character:harry_bones", "swap:kitchener")
    t.ann.has(characters=["kitchener"], recruited=1)
    assert t.state.display == ["lady_carter", "mr_merino", "harry_bones", "boris_krupp", "zhu_xiang"]
    assert t.state.deck[-1] == "lord_blackstock"
    t.check()


@rule("AZ R-046a")
def test_the_look_needs_a_gold_beyond_what_the_box_costs() -> None:
    t = outback("ann", "bob", ann={"gold": 0})
    t.ann.plays("box:recruit").refused("look", rule="R-046")
    t = outback("ann", "bob", ann={"gold": 1, "cubes": {"recruit": 1}})
    t.ann.plays("box:recruit").has(gold=0).refused("look", rule="R-046")


@rule("AZ Q-12")
def test_an_empty_deck_refills_nothing() -> None:
    def run_out(keep: int) -> Callable[[Australia], None]:
        def arrange(g: Australia) -> None:
            g.dismissed += g.deck[: len(g.deck) - keep]
            del g.deck[: len(g.deck) - keep]

        return arrange

    t = outback("ann", "bob", display=DISPLAY, arrange=run_out(0))
    t.ann.plays("box:recruit").refused("look", rule="Q-12").plays("character:kitchener")
    assert t.state.display == ["lady_carter", "mr_merino", "boris_krupp", "zhu_xiang"]
    t = outback("ann", "bob", display=DISPLAY, deck=DECK[:1], arrange=run_out(1), bob={"time": 40})
    t.ann.plays("box:recruit", "look").is_asked("keep").offered_only("character:harry_bones")
    t.ann.plays("character:harry_bones").plays("pass")
    assert t.state.deck == [] and t.table.view(0).known == []

    def nobody(g: Australia) -> None:
        run_out(0)(g)
        g.dismissed += g.display
        g.display = []

    outback("ann", "bob", arrange=nobody).ann.refused("box:recruit", rule="Q-12")


@rule("AZ R-047", "AZ R-142d")
def test_kitchener_brings_another_character_and_both_count() -> None:
    t = outback("ann", "bob", display=["lady_carter", *DISPLAY[1:2], *DECK], ann={"characters": ["kitchener"]})
    t.ann.plays("use:kitchener", "character:harry_bones").has(characters=["harry_bones"], time=3).is_asked("act")
    t.check()


@rule("AZ R-047a")
def test_nobody_has_too_many_characters() -> None:
    many = ["count_jago", "ivan_karpov", "harry_bones", "tex_mcguire", "alanza_castro", "franz_neumann", "desta_danger"]
    t = outback("ann", "bob", display=DISPLAY, ann={"characters": many})
    t.ann.plays("box:recruit", "character:kitchener").has(characters=[*many, "kitchener"])
    t.check()

"""What one wants to know at the prompt: how one wins, the whole rulebook, and why a hint is what it is."""

from __future__ import annotations

from .conftest import Sit, after, led_to

SOLO = ("play", "kf", "--seats", "human:Ada,random,random", "--seed", "7", "--scenario", "none")


def test_goal_tells_how_one_wins_and_where_one_stands(sit: Sit) -> None:
    shown = after(sit(*SOLO, typed="goal\nlang fr\nbut\n").output, "goal")
    assert "most cult points after twelve months" in " ".join(shown.split())
    assert "You have 0 cult points." in shown and "11 more months follow." in shown
    french = after(sit(*SOLO, typed="lang fr\nbut\n").output, "but")
    assert "Vous avez 0 point de Culte." in french


def test_rules_all_tells_the_rulebook_and_words_find_rules(sit: Sit) -> None:
    output = sit(*SOLO, typed="rules all\nrules r-028\nrules pancake\n").output
    whole, one = after(output, "rules all"), after(output, "rules r-028")
    assert "[KF R-001]" in whole and "[KF R-076]" in whole and "E-06" in whole
    assert "[KF R-028]" in one and "[KF R-027]" not in one
    assert "No rule holds “pancake”" in after(output, "rules pancake")


def test_a_hint_says_why(sit: Sit) -> None:
    typed, _ = led_to(sit, SOLO, "Invoke a god")
    shown = after(sit(*SOLO, typed=f"{typed}hint\n").output, "hint")
    assert "Adept would choose" in shown
    assert "ahead by" in shown or "just as good" in shown
    assert "the next one" in " ".join(shown.split()) and "the best one" in " ".join(shown.split())

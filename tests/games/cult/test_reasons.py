"""What is greyed names the rule that forbids it: the rule of this card or cost, not of another."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .city import city


@rule("CU R-043", "CU R-087", "CU R-102", "CU R-042a")
@pytest.mark.parametrize(
    ("god", "here", "ann", "option", "reason"),
    [
        pytest.param("anubis", ["bob 1"], {"available": [0]}, "ability:rite_of_initiation", "R-043"),
        pytest.param("anubis", ["bob 1"], {"miracles": ["weeping_idol"]}, "miracle:weeping_idol", "R-087"),
        pytest.param("arachne", ["bob 1"], {"available": [0, 1]}, "ability:black_widow", "R-042"),
        pytest.param(
            "anubis", ["bob 1"], {"intrigues": ["foiled_plot"], "summonings": 1}, "intrigue:foiled_plot", "Q-08",
        ),
        ("anubis", ["bob 1"], {"intrigues": ["blackmail"]}, "intrigue:blackmail", "R-100"),
        ("anubis", ["bob 1"], {"miracles": ["wings_of_night"]}, "miracle:wings_of_night", "R-085"),
        ("atheism", ["ann 1"], {}, "ability:triumph_of_science", "R-042"),
    ],
)  # fmt: skip
def test_a_refusal_names_its_own_rule(god: str, here: list[str], ann: dict[str, Any], option: str, reason: str) -> None:
    held = {**ann, "miracles": [*ann.get("miracles", []), "rain_of_gold"]}
    t = city(f"ann:{god}", "bob:fafnir", at="market", places={"market": here}, ann=held,
             bob={"miracles": ["avatar"]})  # fmt: skip
    t.ann.refused(option, rule=reason)

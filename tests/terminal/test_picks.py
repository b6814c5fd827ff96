"""Several things picked at the terminal: in any order, on one line or on several, and sent as one whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.cult.test_arachne import arachne
from games.kingsport_festival.festival import festival
from leng.engine import journal
from leng.engine.record import Chosen

from .conftest import Sit, after, record_of

TWO = {"miracles": ["avatar"], "intrigues": ["ambush"]}


@pytest.fixture
def resources(tmp_path: Path) -> Path:
    """Luke may take three resources of his choice."""
    t = festival(dice={"luke": [3, 5, 6]}, order=["luke", "gabriel", "livio"])
    t.luke.plays("invoke:hastur:3-5-6")
    t.until("resource", "luke")
    journal.save(t.table, tmp_path / "resources.leng")
    return tmp_path / "resources.leng"


@pytest.fixture
def priests(tmp_path: Path) -> Path:
    """Ann may place four Priests or more."""
    ann = {"available": [0, 1, 2, 2, 3, 4], "followers": 0, **TWO}
    t = arachne("bob 5", at="rift_of_darkness", dark=True, ann=ann)
    t.ann.plays("ability:spiders_embrace", "discard:ambush").is_asked("place-priest")
    journal.save(t.table, tmp_path / "priests.leng")
    return tmp_path / "priests.leng"


def picked(save: Path, head: str = "") -> list[str]:
    """The last picks of a match."""
    keys = [entry.key for entry in record_of(save) if isinstance(entry, Chosen)]
    return [key for key in keys[-6:] if key.startswith(head or ("evil", "death", "destruction"))]


@pytest.mark.parametrize("typed", ["3 1 2", "destr\nevil\n2", "2\nundo\n3\n1 2", "1 1\nundo\n2 3 1", "3 1 2 done"])
def test_picks_are_typed_in_any_order_and_may_be_changed(sit: Sit, resources: Path, typed: str) -> None:
    shown = sit("resume", str(resources), typed=f"\n{typed}\n").output
    assert "Take 3 resources of your choice." in shown and "Pick 3." in shown
    assert picked(resources) == ["evil", "death", "destruction"]


def test_what_was_picked_so_far_is_told_and_nothing_is_done_yet(sit: Sit, resources: Path) -> None:
    shown = sit("resume", str(resources), typed="\n2 2\n").output
    assert "Picked so far: Death ×2" in after(shown, "2 2") and "Pick 1." in after(shown, "2 2")
    assert picked(resources) == []


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 done", "At least 3 must be picked; these are 1."),
        ("1 2 3 1", "No more than 3 may be picked; these are 4."),
        ("1 7", "Type numbers from 1 to 3"),
        ("pancake", "Type numbers from 1 to 3"),
        ("all", "Type numbers from 1 to 3"),
        ("", "Type numbers from 1 to 3"),
    ],
)
def test_what_is_no_whole_is_told_in_a_sentence_and_changes_nothing(
    sit: Sit, resources: Path, typed: str, said: str
) -> None:
    shown = sit("resume", str(resources), typed=f"\n{typed}\n")
    assert shown.exit_code == 0
    assert said in " ".join(after(shown.output, typed).split())
    assert picked(resources) == []


def test_one_undo_takes_the_whole_back(sit: Sit, resources: Path) -> None:
    shown = sit("resume", str(resources), typed="\n3 1 2\nundo\n").output
    assert shown.count("Take 3 resources of your choice.") == 2


def test_done_ends_the_picks_and_all_takes_all(sit: Sit, priests: Path) -> None:
    shown = sit("resume", str(priests), typed="\n3 3 3\n5 3 1 2 done\n").output
    assert "can be picked 2 times, not 3" in after(shown, "3 3 3")
    assert "Pick 4 to 6" in shown and "All of them" in shown
    assert picked(priests, "place") == ["place:0", "place:1", "place:2", "place:4"]


def test_all_is_one_word(sit: Sit, priests: Path) -> None:
    sit("resume", str(priests), typed="\nall\n")
    assert picked(priests, "all") == ["all"]

"""The rules ledger: every rule has an id, a sentence in each language, and a test that cites it."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import NoSuchRule, rule
from leng.engine.game import all_games, find_game
from leng.words.rulebook import Example, Rule, Rulebook, Ruling, coverage, read_rulebook

TESTS = Path(__file__).parent.parent


def sealed_door() -> Rulebook:
    return read_rulebook(find_game("SD").folder)


def test_a_rule_is_found_with_and_without_the_code_of_its_game() -> None:
    book = sealed_door()
    for written in ("SD R-008", "R-008"):
        found = book.find(written)
        assert found is not None
        assert found.id == "R-008"
    ruling = book.find("SD Q-01")
    assert ruling is not None
    assert ruling.text("en") != ruling.text("fr")
    assert book.find("SD R-999") is None
    assert book.find("KF R-008") is None


def test_the_rules_of_a_phase_are_those_a_player_wants_to_read() -> None:
    book = sealed_door()
    assert [each.id for each in book.of_phase("end")] == ["R-011", "R-012"]
    assert "R-008" in [each.id for each in book.of_phase("night")]
    assert book.of_phase("breakfast") == []


TEST_FILE = """
from citing import rule

@rule("SD R-001", "SD R-002")
def test_two():
    ...

class TestMore:
    @rule("SD R-002")
    def test_again(self):
        ...

@rule("SD R-003")
def not_a_test():
    ...
"""


def test_coverage_reports_the_rules_no_test_cites(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_some.py").write_text(TEST_FILE, encoding="utf-8")
    (tmp_path / "not_tests.py").write_text('@rule("SD R-004")\ndef test_x(): ...\n', encoding="utf-8")
    report = coverage(sealed_door(), tmp_path)
    assert (report.rules, report.total, report.covered) == (12, 13, 2)
    uncited = [f"SD R-{number:03}" for number in range(3, 13)]
    assert report.missing == [*uncited[:5], "SD R-008a", "SD R-008b", *uncited[6:]]
    assert report.tests["SD R-002"] == ["test_some.py::test_two", "test_some.py::test_again"]
    assert report.tests["SD R-003"] == []


def test_every_rule_of_the_sealed_door_is_cited() -> None:
    report = coverage(sealed_door(), TESTS)
    assert report.missing == []
    assert report.covered == report.total == 13


def test_whoever_cites_a_rule_of_several_clauses_has_shown_none_of_them(tmp_path: Path) -> None:
    marked = '@rule("SD R-008")\ndef test_some(): ...\n@rule("SD R-008b")\ndef test_other(): ...\n'
    (tmp_path / "test_clauses.py").write_text(marked, encoding="utf-8")
    report = coverage(sealed_door(), tmp_path)
    assert "SD R-008a" in report.missing and "SD R-008b" not in report.missing


def test_the_clauses_of_a_rule_read_on_as_one_text() -> None:
    warding = sealed_door().find("SD R-008b")
    assert isinstance(warding, Rule) and warding.id == "R-008"
    assert len(warding.clauses) == 2 and warding.en == " ".join(warding.clauses)
    assert warding.fr.endswith("une protection, même si le coup est déjà paré.")


def test_a_rule_has_the_same_clauses_in_both_languages(tmp_path: Path) -> None:
    text = (find_game("SD").folder / "rulebook.toml").read_text(encoding="utf-8")
    (tmp_path / "rulebook.toml").write_text(text.replace('  "même si le coup est déjà paré.",\n', ""), encoding="utf-8")
    with pytest.raises(ValueError, match="same clauses"):
        read_rulebook(tmp_path)


def test_a_test_cannot_cite_a_rule_that_does_not_exist() -> None:
    for wrong in ("SD R-099", "R-001", "ZZ R-001", "SD r-001", ""):
        with pytest.raises(NoSuchRule):
            rule(wrong)
    for right in ("SD R-001", "SD Q-01", "SD E-01", "KF R-001"):
        rule(right)


def test_a_cited_test_carries_its_rules() -> None:
    @rule("SD R-001", "SD E-01")
    def something() -> None: ...

    marks = [mark.args for mark in something.pytestmark]  # type: ignore[attr-defined]  # pytest adds it
    assert marks == [("SD R-001", "SD E-01")]


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_rulebook_is_sound(game: str) -> None:
    """Ids are used once, refer to chapters and rules that exist, and say something in both languages."""
    found = find_game(game)
    book = read_rulebook(found.folder)
    assert book.code == found.code
    chapters = {chapter.id for chapter in book.chapter}
    entries: list[Rule | Example | Ruling] = [*book.rule, *book.example, *book.ruling]
    ids = [each.id for each in entries]
    assert len(set(ids)) == len(ids)
    for each in book.rule:
        assert each.chapter in chapters, each.id
        assert each.page > 0, each.id
    for entry in entries:
        assert entry.en.strip(), entry.id
        assert entry.fr.strip(), entry.id
        assert entry.en != entry.fr, entry.id
        assert isinstance(entry, Rule) or all(book.find(each) for each in entry.rules), entry.id

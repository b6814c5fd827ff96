"""Content files: every value with its source, corrections by owners, and errors that say where to look."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from leng.engine.content import KINDS, Entry, Record, Source, fingerprint, ledger, read_entries
from leng.engine.errors import BadContent
from leng.engine.game import all_games, find_game


class Cost(Record, frozen=True):
    magic: int = 0
    blood: int = 0


class Spell(Entry, frozen=True):
    strength: int
    cost: Cost = Cost()
    words: tuple[str, ...] = ()


SPELLS = """
[spell.al_azif]
name = { en = "Al Azif", fr = "Al Azif" }
strength = 3
cost = { magic = 1, blood = 2 }
words = ["ia", "ia"]
source = { kind = "rulebook", page = 14 }

[spell.unnamed]
name = { en = "Unnamed", fr = "Innommé" }
strength = 1
source = { kind = "reconstructed", confidence = "low" }
"""


def shelf(folder: Path, overlay: Path | None = None) -> dict[str, Any]:
    return read_entries(folder, {"spell": Spell}, overlay)["spell"]


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "spells.toml").write_text(SPELLS, encoding="utf-8")
    return tmp_path / "content"


@pytest.fixture(name="mine")
def _mine(tmp_path: Path) -> Path:
    """An owner's folder of corrections, still empty."""
    (tmp_path / "mine").mkdir()
    return tmp_path / "mine"


def test_entries_are_read_with_their_source(folder: Path) -> None:
    spells = shelf(folder)
    assert list(spells) == ["al_azif", "unnamed"]
    assert spells["al_azif"].cost == Cost(magic=1, blood=2)
    assert spells["al_azif"].source == Source(kind="rulebook", page=14)


WRONG = {
    "a word for a number": ("strength = 3", 'strength = "three"', "strength", "int"),
    "a wrong type deep inside": ("magic = 1", 'magic = "one"', "cost.magic", "int"),
    "a wrong word in a list": ('["ia", "ia"]', '["ia", 3]', "words[1]", "str"),
    "a missing field": ("strength = 3\n", "", "-", "strength"),
    "an unknown field": ("strength = 3", "strength = 3\nstrenght = 4", "-", "strenght"),
    "a missing translation": ('{ en = "Al Azif", fr = "Al Azif" }', '{ en = "Al Azif" }', "name", "fr"),
    "no source": ('source = { kind = "rulebook", page = 14 }\n', "", "-", "source"),
    "an unknown kind of source": ('kind = "rulebook"', 'kind = "hearsay"', "source.kind", "hearsay"),
}


@pytest.mark.parametrize(("old", "new", "field", "expected"), WRONG.values(), ids=WRONG.keys())
def test_an_error_names_file_entry_field_and_what_is_expected(
    folder: Path, old: str, new: str, field: str, expected: str
) -> None:
    assert old in SPELLS
    (folder / "spells.toml").write_text(SPELLS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as trouble:
        shelf(folder)
    facts = trouble.value.facts
    assert facts["file"] == str(folder / "spells.toml")
    assert (facts["kind"], facts["entry"]) == ("spell", "al_azif")
    assert facts["field"] == field
    assert expected in facts["expected"]
    for part in ("spells.toml", "al_azif", field, facts["expected"]):
        assert part in str(trouble.value)


BROKEN = {
    "error-content-toml": "[[spell]\n",
    "error-content-kind": '[[potion]]\nid = "x"\n',
    "error-content-list": '[spell]\nid = "x"\n',
    "error-content-id": "[[spell]]\nstrength = 1\n",
    "error-content-twice": '[[spell]]\nid = "al_azif"\n',
}


@pytest.mark.parametrize(("key", "text"), BROKEN.items(), ids=BROKEN.keys())
def test_a_file_that_is_no_content_is_refused_by_name(folder: Path, key: str, text: str) -> None:
    (folder / "wrong.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as trouble:
        shelf(folder)
    assert trouble.value.key == key
    assert "wrong.toml" in str(trouble.value)
    assert "⟦" not in str(trouble.value)


@pytest.mark.parametrize("text", ["spell = [1, 2]\n", "spell = 3\n", "[[spell]]\nid = 7\n"])
def test_an_entry_that_is_no_table_is_refused(folder: Path, text: str) -> None:
    (folder / "wrong.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as trouble:
        shelf(folder)
    assert "wrong.toml" in str(trouble.value)


def test_the_source_at_the_head_of_a_file_is_that_of_every_entry_which_names_none(folder: Path) -> None:
    text = SPELLS.replace('source = { kind = "rulebook", page = 14 }\n', "")
    (folder / "spells.toml").write_text(f'source = {{ kind = "public", ref = "a list" }}\n{text}', encoding="utf-8")
    found = shelf(folder)
    assert found["al_azif"].source == Source(kind="public", ref="a list")
    assert found["unnamed"].source == Source(kind="reconstructed", confidence="low")


def test_an_entry_without_any_source_is_refused(folder: Path) -> None:
    (folder / "spells.toml").write_text(SPELLS.replace('source = { kind = "rulebook", page = 14 }\n', ""), "utf-8")
    with pytest.raises(BadContent, match="source"):
        shelf(folder)


# Corrections by an owner -----------------------------------------------------------------------------------------


def test_one_line_corrects_one_value_and_marks_the_entry_as_the_owners(folder: Path, mine: Path) -> None:
    (mine / "any_name.toml").write_text('[[spell]]\nid = "al_azif"\ncost = { blood = 5 }\n', encoding="utf-8")
    before, after = shelf(folder), shelf(folder, mine)
    assert after["al_azif"].cost == Cost(magic=1, blood=5)
    assert after["al_azif"].strength == 3
    assert after["al_azif"].source == Source(kind="owner")
    assert after["unnamed"] == before["unnamed"]


@pytest.mark.parametrize("head", ["[spell.al_azif]", '[[spell]]\nid = "al_azif"'])
def test_a_correction_may_be_written_as_before(folder: Path, mine: Path, head: str) -> None:
    (mine / "c.toml").write_text(f"{head}\nstrength = 9\n", encoding="utf-8")
    assert shelf(folder, mine)["al_azif"].strength == 9


def test_a_correction_may_name_its_own_source(folder: Path, mine: Path) -> None:
    (mine / "c.toml").write_text(
        '[[spell]]\nid = "unnamed"\nstrength = 2\nsource = { kind = "public", ref = "errata" }\n', encoding="utf-8"
    )
    assert shelf(folder, mine)["unnamed"].source == Source(kind="public", ref="errata")


def test_a_wrong_correction_is_blamed_on_the_owners_file(folder: Path, mine: Path) -> None:
    (mine / "c.toml").write_text('[[spell]]\nid = "al_azif"\nstrength = "strong"\n', encoding="utf-8")
    with pytest.raises(BadContent) as trouble:
        shelf(folder, mine)
    assert trouble.value.facts["file"] == str(mine / "c.toml")
    assert trouble.value.facts["field"] == "strength"


OWNERS_MISTAKES = {
    "error-content-unknown": ('[[spell]]\nid = "al_asif"\nstrength = 2\n', "al_azif"),
    "error-content-kind": ('[[potion]]\nid = "x"\n', "spell"),
    "error-content-toml": ("strength == 2", "c.toml"),
    "error-content-id": ("[[spell]]\nstrength = 2\n", "c.toml"),
}


@pytest.mark.parametrize(("key", "case"), OWNERS_MISTAKES.items(), ids=OWNERS_MISTAKES.keys())
def test_an_owners_mistake_is_explained(folder: Path, mine: Path, key: str, case: tuple[str, str]) -> None:
    text, named = case
    (mine / "c.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as trouble:
        shelf(folder, mine)
    assert trouble.value.key == key
    assert named in str(trouble.value)


def test_a_folder_of_corrections_that_does_not_exist_is_refused(folder: Path) -> None:
    with pytest.raises(BadContent) as trouble:
        shelf(folder, folder / "nowhere")
    assert trouble.value.key == "error-content-folder"


def test_corrected_content_has_another_fingerprint(folder: Path, mine: Path) -> None:
    kinds = {"spell": Spell}
    plain = fingerprint(read_entries(folder, kinds))
    assert plain == fingerprint(read_entries(folder, kinds, mine))
    (mine / "c.toml").write_text('[[spell]]\nid = "al_azif"\nstrength = 4\n', encoding="utf-8")
    assert plain != fingerprint(read_entries(folder, kinds, mine))


# The ledger ------------------------------------------------------------------------------------------------------


def test_the_ledger_counts_where_entries_come_from(folder: Path, mine: Path) -> None:
    assert ledger(shelf(folder).values()) == {"rulebook": 1, "public": 0, "reconstructed": 1, "owner": 0}
    (mine / "c.toml").write_text('[[spell]]\nid = "unnamed"\nstrength = 9\n', encoding="utf-8")
    assert ledger(shelf(folder, mine).values()) == {"rulebook": 1, "public": 0, "reconstructed": 0, "owner": 1}


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_entry_of_every_game_has_a_source_and_a_name_in_both_languages(game: str) -> None:
    box: Any = find_game(game).open_box()
    entries = [entry for kind in box.shelf.values() for entry in kind.values()]
    assert entries
    assert sum(ledger(entries).values()) == len(entries)
    for entry in entries:
        assert entry.source.kind in KINDS
        assert entry.source.kind != "owner", f"{entry.id} says its owner corrected it"
        assert entry.name.en.strip(), entry.id
        assert entry.name.fr.strip(), entry.id


TWO_AT_ONCE = """
import sys, threading
from leng.engine.game import all_games
sys.setswitchinterval(1e-6)
games = [game for game in all_games() for _ in range(2)]
together = threading.Barrier(len(games))
def open_one(game):
    together.wait()
    game.open_box()
threads = [threading.Thread(target=open_one, args=(game,)) for game in games]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


@pytest.mark.parametrize("again", range(3))
def test_boxes_may_be_opened_by_several_threads_at_once(again: int) -> None:
    ran = subprocess.run([sys.executable, "-c", TWO_AT_ONCE], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr

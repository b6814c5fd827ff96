"""What comes from a file is cleaned where it is read, once, for whoever prints it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from leng.engine.errors import BadSave
from leng.engine.journal import load, loads, save, verify
from leng.engine.signs import all_shown, shown, shows_something
from matches import door

CLIPBOARD, TITLE, COLOUR, C1 = "\x1b]52;c;ZXZpbA==\x07", "\x1b]0;evil\x07", "\x1b[31m", "\x9b31m"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Ada", "Ada"),
        ("Zoë d’Arkham", "Zoë d’Arkham"),
        ("Ada\u00a0B", "Ada B"),
        (f"{TITLE}Ada", "]0;evilAda"),
        (f"A{COLOUR}da{C1}", "A[31mda31m"),
        ("two\nlines", "two lines"),
        ("\u202eadA", "adA"),  # from right to left
        ("A\u200bda\u3164", "Ada"),
    ],
)
def test_of_a_text_the_signs_are_left_that_show_something(written: str, read: str) -> None:
    assert shown(written) == read


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u115f\u1160", "\u2800", "\u0301", "\u200d", "\ufe0f", "\x1b"])
def test_what_shows_nothing_is_no_name(name: str) -> None:
    assert not shows_something(name)


@pytest.mark.parametrize("name", ["a", "É", "李", "🐙", "?", "7"])
def test_whatever_can_be_seen_is_one(name: str) -> None:
    assert shows_something(name)


def test_names_of_fields_are_cleaned_too() -> None:
    assert all_shown({TITLE: [TITLE, 1, {"a": COLOUR}]}) == {"]0;evil": ["]0;evil", 1, {"a": "[31m"}]}


def forged(tmp_path: Path, **changes: str) -> Path:
    """A save in which somebody has hidden something."""
    table = door(2)
    table.choose("wait")
    table.rename(0, "NAME")
    file = tmp_path / "forged.leng"
    save(table, file)
    text = file.read_text(encoding="utf-8")
    for what, instead in changes.items():
        assert what in text
        text = text.replace(what, json.dumps(instead)[1:-1])
    file.write_text(text, encoding="utf-8")
    return file


def test_a_name_in_a_save_writes_nothing_to_the_terminal(tmp_path: Path) -> None:
    for name in (CLIPBOARD, TITLE, C1):
        table = load(forged(tmp_path, NAME=name))
        assert table.seats[0].name == shown(name) and table.seats[0].name.isprintable()
        journal, difference = verify(forged(tmp_path, NAME=name))
        assert difference is None and str(journal).isprintable()


def test_no_key_and_no_game_of_a_save_writes_anything_either(tmp_path: Path) -> None:
    _, difference = verify(forged(tmp_path, wait=CLIPBOARD))
    assert difference is not None and str(difference).isprintable()
    with pytest.raises(BadSave) as refused:
        load(forged(tmp_path, sealed_door=CLIPBOARD))
    assert str(refused.value.facts["trouble"]).isprintable()


@pytest.mark.parametrize("where", ["opening", "record", "seats"])
def test_a_field_that_no_save_has_is_named(where: str, tmp_path: Path) -> None:
    file = forged(tmp_path)
    saved = json.loads(file.read_text(encoding="utf-8"))
    part = {"opening": saved["opening"], "record": saved["record"][0], "seats": saved["opening"]["seats"][0]}[where]
    part["bup"] = 1
    file.write_text(json.dumps(saved), encoding="utf-8")
    _, difference = verify(file)
    assert difference is not None and difference.key == "verify-unknown-field"
    assert difference.facts["field"].endswith("bup")


def test_every_flipped_bit_of_a_save_is_seen(tmp_path: Path) -> None:
    file = forged(tmp_path)
    honest = file.read_bytes()
    unseen = []
    for place in range(0, 8 * len(honest), 31):
        flipped = bytearray(honest)
        flipped[place // 8] ^= 1 << place % 8
        file.write_bytes(flipped)
        try:
            found = verify(file)[1]
        except BadSave:
            continue
        if found is None:
            begin = honest.rfind(b"\n", 0, place // 8) + 1
            unseen.append(honest[begin : begin + 80])
    anybodys_word = (b'"rules"', b'{"kind":"name"')
    assert not [each for each in unseen if not each.startswith(anybodys_word)]


def test_reading_costs_little(tmp_path: Path) -> None:
    """Nothing is looked at twice: a text without a foreign sign is passed on as it is."""
    text = "wait"
    assert shown(text) is text
    assert loads(forged(tmp_path).read_bytes(), "").record

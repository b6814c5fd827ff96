"""What the cards, markers and sheets say, read from the content as it is written."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import leng

Entry = dict[str, Any]
Verb = dict[str, Any]

FOLDER = Path(leng.__file__).parent / "games" / "elder_sign" / "content"
SHELVES: dict[str, dict[str, Entry]] = {}
for file in sorted(FOLDER.glob("*.toml")):
    for shelf, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
        if shelf != "source":
            SHELVES[shelf] = entries

INVESTIGATORS = SHELVES["investigator"]
ANCIENT_ONES = SHELVES["ancient_one"]
PLACES = {**SHELVES["adventure"], **SHELVES["other_world"]}
OTHER_WORLDS = SHELVES["other_world"]
ITEMS = {**SHELVES["common"], **SHELVES["unique"], **SHELVES["spell"]}
ALLIES = SHELVES["ally"]
MYTHOS = SHELVES["mythos"]
FIRST_AID = SHELVES["first_aid"]
SOUVENIRS = SHELVES["souvenir"]
FINDINGS = {each["face"]: each for each in SHELVES["finding"].values()}
FACES: dict[str, list[str]] = {colour: each["faces"] for colour, each in SHELVES["die"].items()}
KIND = {card: kind for kind in SHELVES for card in SHELVES[kind]}


def marker(name: str) -> Entry:
    """A monster marker; of some there are several, told apart by a number."""
    return SHELVES["monster"][name.split(".")[0]]


def deck_of(card: str) -> str:
    """The deck a card lies in; a marker has none."""
    return KIND.get(card, "monster")


def lock_of(holder: str) -> str | None:
    """The colour of the locked-die icon on a card or marker, if there is one."""
    if holder in PLACES:
        colour: str | None = PLACES[holder].get("lock")
    elif holder in MYTHOS:
        colour = next((each["colour"] for each in standing(MYTHOS[holder]) if each["is"] == "lock"), None)
    else:
        colour = marker(holder).get("lock")
    return colour


def standing(entry: Entry) -> list[Verb]:
    """What a card changes as long as it is there."""
    changes: list[Verb] = entry.get("standing", [])
    return changes


def change(entry: Entry, kind: str) -> Verb | None:
    """The change of a kind on a card, if it has one."""
    return next((each for each in standing(entry) if each["is"] == kind), None)

"""What the sheets, tiles and cards say, read from the content as it stands on paper."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import leng

CONTENT = Path(leng.__file__).parent / "games" / "kingsport_festival" / "content"

Card = dict[str, Any]
Effects = list[dict[str, Any]]


def _read(file: str, kind: str) -> dict[str, Card]:
    cards: dict[str, Card] = tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))[kind]
    return cards


GODS = _read("gods", "god")
BUILDINGS = _read("buildings", "building")
SPELLS = _read("spells", "spell")
INVESTIGATORS = _read("investigators", "investigator")
EVENTS = _read("events", "event")
SCENARIOS = _read("scenarios", "scenario")
FESTIVALS = _read("festivals", "festival")

CUBES = ("evil", "death", "destruction")
ANY = "any"
HOUSE, LIBRARY, CEMETERY, RUINS = "house", "library", "cemetery", "ruins"


def effects_at(card: Card, moment: str) -> list[dict[str, Any]]:
    """What a tile or a Scenario does at a moment."""
    return [each for each in card.get("effects", ()) if each["when"] == moment]


def ruled(scenario: str | None, do: str) -> Effects:
    """What a Scenario changes for the whole match, of one sort."""  # KF R-016
    card = SCENARIOS[scenario] if scenario else {}
    return [verb for each in effects_at(card, "passive") for verb in each["effects"] if verb["do"] == do]


def deck_of(spell: str) -> int:
    """In which of the three decks a spell belongs."""
    return CUBES.index(SPELLS[spell]["deck"])

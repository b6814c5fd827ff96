"""The words of Evil High Priest: nothing is missing in either language, nothing is left over, and all reads well."""

from __future__ import annotations

from typing import Any

import pytest

from leng.engine.state import Event
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.state import ADVERSARY
from script import GameWords
from wording import asked

from .speaking import SCRIPT, speaker


class TestWords(GameWords):
    script = SCRIPT
    cards = 6 + 12 + 2 + 5 + 5 + 9 + 26 + 17 + 20 + 20 + 130 + 10 + 11


def told(kind: str, **facts: Any) -> tuple[str, str]:
    """A line of the story in both languages."""
    return speaker("en").line(Event(kind, facts)), speaker("fr").line(Event(kind, facts))


@pytest.mark.parametrize(
    ("space", "piece", "english", "french"),
    [
        ("kingsport", "acolyte", "Ann sends an acolyte to Kingsport.", "Ann envoie un acolyte à Kingsport."),
        (
            "silver_twilight_lodge",
            "priest",
            "Ann sends the priest to the Silver Twilight Lodge.",
            "Ann envoie le prêtre à la Loge du Crépuscule d’Argent.",
        ),
        (
            "miskatonic_university",
            "acolyte",
            "Ann sends an acolyte to Miskatonic University.",
            "Ann envoie un acolyte à l’Université Miskatonic.",
        ),
        (
            "king_in_yellow",
            "acolyte",
            "Ann sends an acolyte to the King in Yellow.",
            "Ann envoie un acolyte au Roi en Jaune.",
        ),
        (
            "ritual.mao_ceremony.1",
            "acolyte",
            "Ann has an acolyte begin the Mao Ceremony.",
            "Ann fait commencer un rituel par un acolyte : la Cérémonie Mao.",
        ),
        (
            "prowler_1",
            "priest",
            "Ann lets the priest lurk in the shadows.",
            "Ann laisse le prêtre rôder dans l’ombre.",
        ),
        (
            "improve_sanctuary",
            "priest",
            "The priest of Ann has the sanctuary extended.",
            "Le prêtre d’Ann fait agrandir son sanctuaire.",
        ),
    ],
)
def test_a_placement_is_told_by_what_kind_of_space_it_is(space: str, piece: str, english: str, french: str) -> None:
    assert told("places", seat=0, space=space, piece=piece) == (english, french)


@pytest.mark.parametrize(
    ("monster", "english", "french"),
    [
        ("deep_one_7", "a Deep One", "un Profond"),
        ("undead", "an Undead", "un Mort-Vivant"),
        ("fungi_from_yuggoth", "Fungi from Yuggoth", "des Fungi de Yuggoth"),
        ("leng_spider", "a Leng Spider", "une Araignée de Leng"),
        ("ghoul", "a Ghoul", "une Goule"),
    ],
)
def test_monsters_have_their_articles(monster: str, english: str, french: str) -> None:
    assert told("lodges", seat=0, monster=monster) == (f"Ann now houses {english}.", f"Ann héberge désormais {french}.")


def test_signs_are_counted_down() -> None:
    assert told("breaks", seat=1, lock="great_cthulhu_start", left=12) == (
        "Otto breaks the sign of “Black Reef”; 12 are left.",
        "Otto brise le signe de « Récif Noir » ; il en reste 12.",
    )
    assert told("breaks", seat=1, lock="great_cthulhu_l", left=0)[0] == (
        "Otto breaks the sign of “The Stars Are Right”; none is left."
    )


def test_a_raid_is_a_story_of_its_own() -> None:
    assert told("raid", seat=1, dice=2)[0] == "The noise of Otto draws a raid of 2 dice."
    assert told("rival-raid", rival=ADVERSARY, dice=1)[1] == "L’adversaire attire un raid de 1 dé."
    assert told("raid-dice", dice=[4, 6], plus=0)[0] == "The dice show 4 and 6."
    assert told("raid-dice", dice=[], plus=6)[0] == "No die is rolled, and 6 comes on top."
    assert told("room-stops", seat=0, room="vault_2", n=2, left=3) == (
        "The Vault of Ann (2): 3 left.",
        "La Chambre Forte d’Ann (2) : reste 3.",
    )
    assert told("destroyed", seat=0, goods="blood", n=2, place="exposed") == (
        "Ann loses 2 blood from the exposed area.",
        "Ann perd 2 Sang de la zone exposée.",
    )
    assert told("sacrifices", seat=0, place="kingsport", zone="escape")[0] == (
        "Ann sacrifices the acolyte at Kingsport; the asylum is full, he gets away."
    )


def test_the_opponent_of_a_lone_player_speaks_too() -> None:
    assert told("denies", rival=ADVERSARY, goods="room")[0] == "The opponent will deny you rooms in the next round."
    english = speaker("en")
    assert english.label(asked(asks.VICTIM), ("seat", -2)).text == "The opponent"


def test_labels_say_what_differs_where_it_lies_and_what_explains_it() -> None:
    english = speaker("en")
    place = english.label(asked(asks.TURN), ("place", "kingsport", "priest"))
    assert (place.text, place.place, place.card, place.idea, place.way) == (
        "Kingsport (priest)", "space:kingsport", "location:kingsport", "Kingsport", "with the priest",
    )  # fmt: skip
    start = english.label(asked(asks.TURN), ("place", "ritual.mao_ceremony.1", "acolyte"))
    assert (start.text, start.place, start.card) == (
        "Mao Ceremony (acolyte)", "space:ritual.mao_ceremony.1", "ritual:mao_ceremony",
    )  # fmt: skip
    room = english.label(asked(asks.ROOM), ("room", "vault_2"))
    assert (room.text, room.place, room.card) == (
        "Vault: It stops 2 of a raid. It holds 2 of anything", "row:vault_2", "room:vault",
    )  # fmt: skip
    fight = english.label(asked(asks.RETALIATE, strength=7), ("monster", "deep_one_3"))
    assert (fight.text, fight.place, fight.card) == (
        "Sacrifice the Deep One: It stops 5 of a raid", "lair:deep_one_3", "monster:deep_one",
    )  # fmt: skip
    pay = english.label(asked(asks.PAY, left=1), ("from", "exposed", "blood"))
    assert (pay.text, pay.place, pay.card) == ("1 blood from the exposed area", "slot:exposed", "resource:blood")
    held = english.label(asked(asks.SACRIFICE), ("acolyte", "eternal.salem"))
    assert (held.text, held.place) == ("The acolyte at Salem (the eternal prowler)", "space:salem")
    home = english.label(asked(asks.SACRIFICE), ("acolyte", "pool"))
    assert (home.text, home.place) == ("The acolyte in the pool", "seat:0")
    steps = tuple(("acolyte", place) for place in ("pool", "ritual.mao_ceremony.1", "ritual.mao_ceremony.3"))
    assert [english.label(asked(asks.SACRIFICE, *steps), each).text for each in steps] == [
        "The acolyte in the pool",
        "The acolyte at the Mao Ceremony (step 1)",
        "The acolyte at the Mao Ceremony (step 3)",
    ]
    assert english.label(asked(asks.KEEP_ROOM), ("room", "observatory")).place == ""
    rooms = ("room", "vault_1"), ("room", "well_1"), ("room", "vault_4")
    assert [english.label(asked(asks.ROOM, *rooms), each).text for each in rooms] == [
        "Vault: It stops 2 of a raid. It holds 2 of anything (no. 1)",
        "Well: It stops 0 of a raid. It holds 3 of: blood",
        "Vault: It stops 2 of a raid. It holds 2 of anything (no. 4)",
    ]
    with pytest.raises(KeyError, match="dance"):
        english.label(asked(asks.TURN), ("dance", 1))

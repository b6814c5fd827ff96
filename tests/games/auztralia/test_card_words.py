"""The words on the cards: every piece of the box and every verb says what it does."""

from __future__ import annotations

from typing import get_args

from leng.games.auztralia.effects import conditions, every

from .speaking import SCRIPT, speaker


def test_there_is_a_sample_of_every_verb_and_condition() -> None:
    assert {type(each) for each in SCRIPT.verbs} == {*get_args(every.AnyVerb), *get_args(conditions.AnyCondition)}


def test_gains_in_a_row_share_their_verb() -> None:
    verbs = speaker("en").box.characters["donald_mcdonald"].effects
    assert speaker("en").verbs(verbs) == "gain 2 iron, 2 coal and 2 gold"
    assert speaker("fr").verbs(verbs) == "gagnez 2 fer, 2 charbon et 2 or"


def test_characters_read_like_cards() -> None:
    english, french = speaker("en"), speaker("fr")
    davies = english.card("character", "agent_davies")
    assert (davies.title, davies.kind) == ("Agent Davies", "Character, to be used once")
    assert davies.lines == (
        "Turn up 2 hidden tiles of your choice and gain 2 points.",
        "Once, at any time in your turn before your time is up; then it leaves the game.",
    )
    assert english.card("character", "gunner_milligan").lines[0] == (
        "Deal 1 damage to one Old One in the combat, if your force has an artillery unit."
    )
    assert french.card("character", "mrs_bradshaw").lines == (
        "1 point tous les 3 rails à vous sur le plateau.",
        "À la fin de la partie.",
    )


def test_revelations_tell_what_befalls_everybody_and_what_they_bring() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("revelation", "level_1_06").lines == (
        "The hidden tile in the hex with the lowest number is turned up.",
        "For everybody: gain 1 coal or iron.",
        "Level 1.",
    )
    assert french.card("revelation", "level_1_10").lines == (
        "Rien ne se passe que le mouvement habituel.",
        "Pour chacun : gagnez 1 charbon et 1 fer.",
        "Niveau 1.",
    )
    assert english.card("revelation", "level_1_07").lines[0] == (
        "The hidden tile in the hex with the lowest number is turned up; "
        "6 cards are turned that move that Old One alone."
    )


def test_an_old_one_card_tells_who_moves_who_hits_and_what_it_does() -> None:
    lines = speaker("en").card("card", "ooc_02").lines
    assert lines[:2] == ("Moving: mi-go.", "Between equal ways: north-west, otherwise clockwise from there.")
    assert "Mi-go: hit by armoured cars; 1 sanity lost." in lines
    assert "Zombie: hit by nobody; 1 damage and 1 sanity lost." in lines
    assert "Loyalist: hit by infantry, artillery and airships; 1 damage." in lines


def test_tiles_boxes_units_and_objectives_explain_themselves() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("tile", "cthulhu_l3_1").lines == (
        "Worth 12 points, twice that to the Old Ones while it is hidden.",
        "It is destroyed at 12 damage.",
        "It makes for the nearest port or productive farm.",
        "Level 3.",
    )
    assert english.card("unit", "armoured_train").lines[:3] == (
        "Costs 4 gold.",
        "It stays on the rails: it attacks only where your line leads.",
        "It is lost at 3 damage.",
    )
    assert french.card("space", "rail_2").lines[1:] == (
        "Pas dans les collines.",
        "Elle prend 2 points de temps.",
        "Chaque cube déjà dans la case la rend plus chère de 1 or.",
    )
    assert english.card("objective", "godslayer").lines == (
        "You have destroyed Cthulhu or 2 shoggoths alone.",
        "Worth 8 points at the end.",
    )
    assert "There is no coal here." in english.card("board", "west").lines

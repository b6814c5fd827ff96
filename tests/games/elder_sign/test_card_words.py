"""The words on the cards: every piece of the box, every verb and every change to the rules says what it does."""

from __future__ import annotations

from typing import get_args

from leng.games.elder_sign.effects import compound, fate, goods, standing
from leng.words.text import LANGUAGES

from .speaking import CLUE, SCRIPT, speaker


def test_a_numbered_marker_is_the_monster_it_shows() -> None:
    for speech in map(speaker, LANGUAGES):
        assert speech.card("monster", "cultist.2") == speech.card("monster", "cultist")


def test_there_is_a_sample_of_every_verb_and_every_change_to_the_rules() -> None:
    assert {type(each) for each in SCRIPT.verbs} == {*get_args(compound.AnyVerb), *get_args(standing.AnyStanding)}


def test_gains_in_a_row_share_their_verb() -> None:
    spell, sign = goods.Gain(what="spell"), fate.ElderSign(n=2)
    assert speaker("en").verbs([CLUE, spell, sign]) == "gain 1 clue, 1 spell and 2 Elder Signs"
    assert speaker("fr").verbs([CLUE, sign, fate.Gate()]) == (
        "gagnez 1 Indice et 2 Signes des Anciens ; ouvrez un portail vers un Autre Monde"
    )


def test_an_adventure_reads_like_a_card() -> None:
    assert speaker("en").card("adventure", "tempest_in_a_teapot").lines == (
        "Task 1: 4 Investigation. A monster may take its place.",
        "Task 2: Terror.",
        "Task 3: Peril + Lore.",
        "The arrow: the tasks are done in this order.",
        "If you fail: lose 1 stamina, add 1 doom token and lose 1 sanity.",
        "If you succeed: gain 1 clue, 1 unique item and 1 Elder Sign.",
        "Worth 1 trophy.",
    )
    assert speaker("fr").card("adventure", "gala_in_the_great_hall").lines == (
        "Tâche 1 : 2 Investigations + Savoir + Péril.",
        "Tâche 2 : 3 Investigations, au prix de 1 Santé Mentale.",
        "Tant que c’est en jeu, le dé jaune reste sous verrou.",
        "Terreur, quand un jet avec une Terreur est raté : ajoutez 1 pion Destin.",
        "En cas d’échec : ajoutez 1 pion Destin.",
        "En cas de succès : gagnez 2 Indices, 1 Sort et 1 Signe des Anciens.",
        "Vaut 2 Trophées.",
    )
    assert speaker("en").card("adventure", "the_curator").lines[2] == (
        "At midnight: each investigator loses trophies worth 2, or 1 sanity and 1 stamina."
    )
    assert speaker("en").card("other_world", "another_dimension").lines[0] == (
        "Task 1: Lore + 1 Investigation. A monster may take the place of 1 Investigation."
    )


def test_people_and_ancient_ones_read_like_cards() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("investigator", "jenny_barnes").lines == (
        "The Dilettante. Sanity 6, stamina 4.",
        "On entering: gain 1 common item and 1 spell.",
        "Trust Fund: before the first roll of your turn: discard a common item, a clue or a spell "
        "to add the yellow die and the red die to your pool.",
    )
    assert french.card("ancient_one", "yig").lines == (
        "Enfermé par 10 Signes des Anciens.",
        "Piste du Destin de 8 cases ; un monstre apparaît avec les pions 1, 3, 4, 5 et 7.",
        "Colère de Yig : un Signe des Anciens est perdu chaque fois qu’on accomplit la tâche que porte un Cultiste "
        "et chaque fois qu’un investigateur est dévoré.",
        "Au réveil : chaque investigateur défausse 1 Objet Commun, 1 Objet Unique et 1 Sort ; "
        "qui ne le peut pas est dévoré.",
        "Au combat, Péril + Péril : un pion Destin est retiré ; avec le dernier, il est banni.",
        "Au combat, à chaque minuit : chaque investigateur perd 1 Indice, ou 1 Résistance et 1 Santé Mentale.",
    )
    assert english.card("ally", "anna_kaslow").lines == (
        "On joining you: gain 2 clues.",
        "After a roll of your pool: discard this card to roll any dice of your roll again.",
    )


def test_items_mythos_and_monsters_read_like_cards() -> None:
    english = speaker("en")
    assert english.card("unique", "necronomicon").lines == (
        "At any time in your turn: lose 1 sanity; gain 2 spells, or open a gate to an Other World.",
        "Used once, then put under its deck.",
    )
    assert english.card("mythos", "mythos_18").lines == (
        "At once: add 1 doom token; a monster appears.",
        "Once, the next time somebody succeeds: gain 1 clue.",
    )
    assert english.card("mythos", "mythos_02").lines[1] == (
        "As long as it is in force: when a roll with a Terror fails, also lose 1 sanity."
    )
    assert english.card("monster", "shoggoth").lines == (
        "Its task: Peril + Terror, at the cost of 1 stamina.",
        "As long as it is in play, it locks a green die.",
        "When you win it: gain 1 clue.",
        "Worth 2 trophies.",
    )
    assert english.card("finding", "found_1").lines == ("When the die shows 1: nothing.",)

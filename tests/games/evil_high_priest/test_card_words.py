"""The words on the cards: every piece of the box and every verb says what it does."""

from __future__ import annotations

from typing import get_args

from leng.games.evil_high_priest.effects import conditions, every

from .speaking import BOX, SCRIPT, speaker


def test_there_is_a_sample_of_every_verb_and_condition() -> None:
    assert {type(each) for each in SCRIPT.verbs} == {*get_args(every.AnyVerb), *get_args(conditions.AnyCondition)}


def test_locations_tell_their_cost_and_what_they_give() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("location", "arkham").lines == (
        "Cost: pay 1 Elder Sign.",
        "Gain 3 treasure, 2 blood and 1 magic; fetch an acolyte from the asylum to the escape zone.",
    )
    assert french.card("location", "salem").lines == (
        "Coût : payez 3 ressources de base.",
        "Gagnez 3 Sang.",
    )
    assert english.card("location", "providence").lines[-1] == "Prowlers may not come here."


def test_rituals_tell_every_step() -> None:
    assert speaker("en").card("ritual", "dragon_ascending").lines == (
        "Begin here for 2 treasure.",
        "Step 2: nothing yet.",
        "Step 3: gain 9 treasure.",
        "Step 4: gain 9 treasure.",
        "In each upkeep the cultist goes one step on and earns what is there; after the last one it comes home.",
    )


def test_rooms_tell_what_they_stop_hold_and_do() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("room", "vault_3") == english.card("room", "vault")
    assert english.card("room", "padded_cell").lines == (
        "It stops 0 of a raid.",
        "It holds 2 of: blood or magic.",
        "As long as you have it: with 3 or more acolytes in the asylum, it stops 2 more.",
        "1 in the box.",
    )
    assert english.card("room", "dimensional_gate").lines[0] == "It makes a raid stronger by 1."
    assert french.card("room", "observatory").lines[2] == (
        "À l’entretien, si vous tenez le marqueur Premier Joueur : gagnez 1 Magie."
    )


def test_monsters_tell_when_they_act() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("monster", "servitor_of_the_outer_gods").lines == (
        "It stops 3 of a raid.",
        "In upkeep: pay 1 blood, then gain 1 magic.",
    )
    assert english.card("monster", "fire_vampire").lines[1] == (
        "Sacrificed so that the raid ends: gain 2 magic once the raid is over."
    )
    assert english.card("monster", "hound_of_tindalos").lines[1] == (
        "Discarded after the dice of a raid: all dice of the raid are rolled again."
    )
    assert french.card("monster", "undead").lines == (
        "Arrête 5 d’un raid.",
        "De son autre côté, arrête 3.",
        "En sacrifice dans un raid : la première fois, il est seulement retourné du côté plus faible.",
    )


def test_investigators_and_priests_read_like_cards() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("investigator", "hobo").lines == (
        "1 die less is rolled, but at least one.",
        "In this raid: the rooms are raided from the last to the first.",
        "In this raid: these are not destroyed: Elder Signs.",
    )
    assert english.card("priest", "simon_orne").lines[0] == (
        "Take 2 of these: gain 4 treasure, gain 3 blood, gain 2 magic or gain a room."
    )
    assert french.card("priest", "carl_stanford").lines == (
        "Seulement si vous avez 1 Signe des Anciens.",
        "Gagnez 1 Grimoire.",
        "Une fois par partie, sur la case Prêtre.",
    )


def test_locks_tell_cost_sign_raid_arrows_and_bonus() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("lock", "great_cthulhu_e").lines == (
        "Cost: pay 3 blood and 1 magic.",
        "Its Elder Sign is yours.",
        "Then: a raid of 1 die.",
        "It opens “Leash of Slime”.",
        "Bonus once it is broken: pay 1 treasure, then gain blood: 1 for every two steps of the Deep Ones, rounded up, "
        "and 1 more, 5 at most.",
    )
    assert english.card("lock", "great_cthulhu_l").lines[-1] == "Once it is broken, nobody comes here any more."
    assert english.card("lock", "tcho_tchos_site_5").lines == (
        "Nobody is sent here. When the growth track reaches 5: the sign goes to whoever has most blood and "
        "a raid of 2 dice.",
    )
    assert french.card("lock", "yellow_sign_h0").lines[-1] == (
        "Pour le bonus : les deux premiers signes de la piste « Lac de Hali » sont brisés."
    )


def test_special_cards_and_boards_explain_themselves() -> None:
    english = speaker("en")
    assert english.card("special", "shoggoth").lines[0] == "Given up in a raid it stops 10 and goes back to the board."
    assert english.card("special", "howler").lines == (
        "In each upkeep its controller may: you may fetch a worshipper back to the pool of its owner and gain 1 magic.",
    )
    for board in BOX.sheets:
        assert len(english.card("cult", board).lines) == 3

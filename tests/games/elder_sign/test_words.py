"""The words of Elder Sign: nothing is missing in either language, nothing is left over, and what is said reads well."""

from __future__ import annotations

import pytest

from leng.engine.state import Event
from leng.games.elder_sign import asks
from script import GameWords
from wording import asked

from .speaking import OPTIONS, SCRIPT, speaker


class TestWords(GameWords):
    script = SCRIPT
    cards = 196


def test_reasons_give_the_numbers() -> None:
    english, french = speaker("en"), speaker("fr")
    needs = {"needs": ("lore/peril", 3)}
    assert english.say("refuse-needs-dice", **needs) == (
        "It needs Lore or Peril + 3 Investigation, and your dice do not show that."
    )
    dear = {"have": 2, "price": 10}
    assert english.say("refuse-too-dear", **dear) == "It costs trophies worth 10; yours are worth 2."
    assert french.say("refuse-too-dear", **dear) == "Le prix est de 10 Trophées ; les vôtres valent 2."
    moment = {"card": "axe"}
    assert english.say("refuse-wrong-moment", **moment) == "The Axe is used before a roll of yours."
    assert french.say("refuse-wrong-moment", **moment) == "« Hache » s’utilise avant l’un de vos jets."


def test_the_story_names_dice_monsters_and_places() -> None:
    english, french = speaker("en"), speaker("fr")
    roll = Event("rolls", {"seat": 0, "dice": ["3", "lore.y", "wild.r"]})
    assert english.line(roll) == "Luke rolls 3, yellow Lore and red Wild."
    assert french.line(roll) == "Luke lance les dés : 3, Savoir jaune et Joker rouge."
    ghoul, elder = Event("appears", {"monster": "ghoul"}), Event("appears", {"monster": "elder_thing"})
    assert english.line(ghoul) == "A Ghoul comes out of the shadows."
    assert english.line(elder) == "An Elder Thing comes out of the shadows."
    assert french.line(elder) == "Une Chose Très Ancienne sort de l’ombre."
    mask = Event("placed", {"monster": "the_black_man", "card": "koi_pond"})
    assert english.line(mask) == "The Black Man lurks on Koi Pond."
    assert french.line(mask) == "L’Homme Noir rôde : « Le Bassin aux Carpes »."
    question = Event("moves", {"seat": 1, "place": "did_you_hear_that"})
    assert english.line(question) == "Ada ventures into the museum: Did You Hear That?"
    done = Event("completes", {"seat": 0, "card": "koi_pond", "n": 2, "dice": ("peril", "peril", "terror@focus")})
    assert english.line(done) == "Peril, Peril and Terror (in focus): task 2 of Koi Pond is done."
    found = Event("finds", {"seat": 2, "face": "lore"})
    assert french.line(found) == ("Zoe fouille les objets trouvés. Le dé donne Savoir : une page de signes étranges.")


def test_labels_say_what_lies_where_and_what_it_costs() -> None:
    speech = speaker("en")
    dock = asked(asks.AFTER_ROLL, card="the_loading_dock")
    place = speech.label(dock, ("complete", 2, ("peril", "3.y")))
    assert place.text == "Place Peril + yellow 3 on task 2 of The Loading Dock"
    assert (place.place, place.card) == ("task:the_loading_dock:2", "adventure:the_loading_dock")
    fire = asked(asks.AFTER_ROLL, card="hallway_on_fire")
    assert speech.label(fire, ("complete", 1, ("peril",))).text == (
        "Place Peril on task 1 of Hallway on Fire, at the cost of 1 stamina"
    )
    battle = speech.label(asked(asks.BATTLE_ROLL, card="yig"), ("complete", 1, ("peril", "peril")))
    assert (battle.text, battle.place, battle.card) == (
        "Strike Yig with Peril + Peril",
        "ancient_one",
        "ancient_one:yig",
    )
    shop = speech.label(asked(asks.ENTRANCE), ("buy", "souvenir_spell"))
    assert (shop.text, shop.place) == ("Souvenir (4 trophies): gain 1 spell", "service:souvenir_spell")
    axe = speech.label(dock, ("use", "axe"))
    assert (axe.text, axe.place, axe.card) == ("Use the Axe: add the yellow die to your pool", "item:axe", "common:axe")
    trophy = speech.label(asked(asks.SPEND, left=2), ("spend", "cultist.2"))
    assert (trophy.text, trophy.card) == ("Pay with the Cultist (2) (worth 1)", "monster:cultist.2")
    with pytest.raises(KeyError, match="dance"):
        speech.label(dock, ("dance", 1))


def test_a_question_may_tell_what_the_print_does_not() -> None:
    """Prices of the moment, the worth of trophies, and the monsters on the tasks."""
    by_option = {option: speaker("en").label(asked(ask, **about), option).text for ask, about, option in OPTIONS}
    assert by_option["aid", "one_stat"] == "First aid (3 trophies): regain all sanity, or all stamina"
    assert by_option["spend", "cultist.1"] == "Pay with the Cultist (1) (worth 2)"
    assert by_option["complete", 2, ("peril", "terror@help.1")] == (
        "Place Peril + Terror (kept by Ada) on task 2 of The Loading Dock, defeating the Ghoul, "
        "at the cost of 1 stamina and 3 hours"
    )

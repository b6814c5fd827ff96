"""The words of Cult: nothing is missing in either language, nothing is left over, and what is said reads well."""

from __future__ import annotations

import pytest

from leng.engine.state import Event
from leng.games.cult import asks
from leng.words.speech import Speech
from script import GameWords
from wording import asked

from .speaking import EITHER, SCRIPT, speaker


class TestWords(GameWords):
    script = SCRIPT
    cards = 13 + 8 + 32 + 15 + 11 + 31 + 4 + 1 + 1

    def test_two_bribes_of_one_cult_are_told_as_such(self, speech: Speech) -> None:
        clash = {"seat": 0, "other": 0, "place": "port"}
        assert speech.line(Event("bribes-clash", clash)).count("Ann") == 1
        assert speech.line(Event("bribes-clash", {**clash, "other": 1})).count("Otto") == 1


def test_reasons_give_the_numbers() -> None:
    english, french = speaker("en"), speaker("fr")
    need = {"have": 2, "need": 3}
    assert english.say("refuse-place-needs-followers", **need) == "This Location asks for 3 Followers; you have 2."
    assert french.say("refuse-place-needs-followers", **need) == "Ce Lieu demande 3 Fidèles ; vous en avez 2."
    assert english.say("refuse-prayer-out-of-reach", mobs=0) == (
        "Without Mobs your prayer reaches Location 1 and no further."
    )
    assert french.say("refuse-prayer-out-of-reach", mobs=7) == (
        "Avec 7 Foules de fanatiques, votre prière va jusqu’au Lieu 9."
    )


def test_a_prompt_says_what_was_won_and_what_it_offers() -> None:
    english, french = speaker("en"), speaker("fr")
    won = asked(asks.EFFECT, asks.DECLINE, place="artisan_district")
    assert english.prompt(won) == (
        "You won the Artisan District: pay 5 coins to turn one of your Priests into an Altar where it stands?"
    )
    assert french.prompt(won) == (
        "Vous remportez le Quartier des artisans. Voulez-vous payer 5 pièces pour changer l’un de vos Prêtres en "
        "Autel, là où il se trouve ?"
    )
    prayed = asked(asks.EFFECT, ("way", 1), place="port")
    assert english.prompt(prayed) == (
        "Your prayer reached the Port: pay 5 coins to gain 2 Followers, or pay 11 coins to gain 4 Followers?"
    )
    gift = asked(asks.GIFT, asks.DECLINE, place="academy")
    assert french.prompt(gift).startswith("Vous remportez l’Académie. Voulez-vous payer 5 pièces pour élever de 2 ")


@pytest.mark.parametrize(
    ("place", "english", "there", "belonging"),
    [
        ("ruins", "in the Ruins", "aux Ruines", "des Ruines"),
        ("forum", "at the Forum", "au Forum", "du Forum"),
        ("academy", "at the Academy", "à l’Académie", "de l’Académie"),
        ("barracks", "in the Guard Quarters", "à la Caserne", "de la Caserne"),
    ],
)
def test_small_words_join_the_article(place: str, english: str, there: str, belonging: str) -> None:
    built = Event("altar-built", {"seat": 0, "place": place, "priest": 3})
    assert speaker("en").line(built) == f"Ann turns a Priest of influence 3 into an Altar {english}."
    assert speaker("fr").line(built) == f"Ann change un Prêtre d’Influence 3 en Autel {there}."
    active = Event("place-active", {"place": place})
    assert speaker("fr").line(active) == f"Le sort {belonging} va se décider."
    assert speaker("fr").proviso(f"before:{place}") == f"jusqu’{there}"


def test_the_story_names_priests_gods_and_cards() -> None:
    english, french = speaker("en"), speaker("fr")
    send = Event("preaches", {"seat": 2, "priest": 0, "place": "slums"})
    assert english.line(send) == "Zoe sends the Patriarch to the Slums."
    assert french.line(send) == "Zoe envoie le Patriarche aux Taudis."
    leads = Event("leads-cult", {"seat": 0, "god": "atheism", "n": 13})
    assert english.line(leads) == "Ann leads the cult of Atheism, of Divine Power 13."
    assert french.line(leads) == "Ann mène le culte de l’Athéisme, d’une Puissance divine de 13."
    spider = Event("leads-cult", {"seat": 0, "god": "arachne", "n": 16})
    assert french.line(spider) == "Ann mène le culte d’Arachné, d’une Puissance divine de 16."
    buys = Event("buys", {"seat": 1, "card": "oracle", "n": 9})
    assert english.line(buys) == "Otto buys the Oracle for 9 coins."
    assert french.line(buys) == "Otto achète « L’Oracle » pour 9 pièces."
    given = Event("gives", {"seat": 1, "other": 0, "card": "supremacy"})
    assert french.line(given) == "Otto donne la carte Suprématie à Ann."


def test_labels_say_what_differs_where_it_lies_and_what_explains_it() -> None:
    speech = speaker("en")
    plain, rich = (speech.label(asked(asks.BUILD), ("build", "port", who)) for who in ((3,), (3, 9, 0)))
    assert plain.text == "Turn a Priest of influence 3 into an Altar at the Port"
    assert rich.text == "Turn a Priest of influence 3 (9 coins) into an Altar at the Port"
    assert (rich.place, rich.card) == ("place:port", "place:port")
    strong = speech.label(asked(asks.WITHDRAW, place="port"), ("withdraw", (2, 1, 3)))
    assert (strong.text, strong.place) == ("Call a Priest of influence 2 (1 coin and +3) home", "place:port")
    raid = speech.label(asked(asks.ACT, place="port"), ("ability", "raid"))
    assert raid.text == "Use Raid (2 Followers): take up to 7 coins from each opponent on the Light side"
    assert (raid.place, raid.card) == ("ability:raid", "ability:raid")
    frenzy = speech.label(asked(asks.ACT, place="port"), ("miracle", "holy_frenzy"))
    assert (frenzy.text, frenzy.place) == ("Play Holy Frenzy (4 Followers): gain 1 Mob", "hand:holy_frenzy")
    buy = speech.label(asked(asks.TRADE), ("buy", "oracle"))
    assert (buy.place, buy.card) == ("market:oracle", "privilege:oracle")
    rob = speech.label(asked(asks.ROB, victim=1), ("rob", "oracle"))
    assert (rob.text, rob.place) == ("Take the Oracle", "privilege:oracle")
    card = speech.label(asked(asks.DISCARD, left=1, source="raid"), ("discard", "supremacy"))
    assert (card.text, card.place, card.card) == (
        "Give up the Supremacy card",
        "privilege:supremacy",
        "supremacy:supremacy",
    )
    assert speech.label(asked(asks.INTEND, placed=0), "pray").card == "prayer:prayer"
    with pytest.raises(KeyError, match="dance"):
        speech.label(asked(asks.ACT, place="port"), ("dance", 1))


def test_french_options_are_infinitives() -> None:
    french = speaker("fr")
    assert french.label(asked(asks.EFFECT, place="port"), ("way", 2)).text == "Payer 11 pièces pour gagner 4 Fidèles"
    either = asked(asks.ONE_OF, verbs=EITHER)
    assert [french.label(either, ("option", n)).text for n in (1, 2)] == ["Gagner 1 Fidèle", "Gagner 4 pièces"]


def test_standing_orders_say_their_condition() -> None:
    assert speaker("en").proviso("absent") == "as long as you have nothing on the active Location"
    assert speaker("en").proviso("before:port") == "until the Port"
    assert speaker("fr").proviso("absent") == "tant que vous n’avez rien sur le Lieu actif"

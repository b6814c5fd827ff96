"""The words of Cult: nothing is missing in either language, nothing is left over, and what is said reads well."""

from __future__ import annotations

from typing import Any

import pytest

from leng.engine.choice import Ask
from leng.engine.state import Event
from leng.engine.table import Seat, Table
from leng.engine.text import LANGUAGES
from leng.games.cult import GAME, asks
from leng.games.cult.effects.goods import GainCoins, GainFollowers
from leng.games.cult.present import Presenter
from wording import (
    MISSING,
    asked,
    check_catalogues,
    check_line,
    check_question,
    check_waiting_lines,
    events,
    messages,
    refusals,
    remember_all,
    tell_whole_match,
    told,
)

from .speaking import ABOUT, ASKS, BOX, FACTS, NUMBERS, OPTIONS, PIECES, speaker
from .test_card_words import SAMPLES

PHASES = ("setup", "intention", "resolution", "end")
TOLD = told(GAME.folder, {"victory-": GAME.endings, "wins-by-": ("influence", "lowest", "takeover", "bribe")})
REFUSALS = refusals(GAME.folder)
SPOTS = {
    "place": BOX.numbers, "priest": [str(number) for number in range(6)], "hand": BOX.cards, "market": BOX.privileges,
    "privilege": [*BOX.privileges, "supremacy"], "ability": BOX.abilities, "sheet": BOX.sheets, "cult": ["0"],
}  # fmt: skip
"""Where an option may lie, as the drawings know it."""


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Presenter:
    return speaker(request.param)


def test_the_source_was_read() -> None:
    assert len(TOLD) > 55
    assert len(REFUSALS) > 40
    assert len(ASKS) == 30
    assert len(PIECES) == 13 + 8 + 32 + 15 + 11 + 31 + 4 + 1 + 1


# Catalogues ---------------------------------------------------------------------------------------------------------


def catalogue(language: str) -> set[str]:
    return set(messages(GAME.folder / "lang" / f"{language}.ftl"))


def test_both_languages_have_the_same_messages() -> None:
    check_catalogues(GAME.folder / "lang")
    assert len(catalogue("en")) > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_waiting_line_knows_nothing_but_the_seat(language: str) -> None:
    check_waiting_lines(GAME.folder / "lang" / f"{language}.ftl", ASKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Say everything there is to say, and see which messages nobody asked for."""
    said = remember_all(monkeypatch)
    speech = speaker(language)
    for ask in ASKS:
        for about in ABOUT.get(ask.name, [{}]):
            for options in ([], [asks.DECLINE]):
                speech.prompt(asked(ask, *options, **about))
                speech.waiting(asked(ask, *options, **about))
    for ask, about, option in OPTIONS:
        speech.label(asked(ask, **about), option)
    for kind, facts in TOLD:
        for event in events(kind, facts, FACTS):
            speech.line(event)
    for name in REFUSALS:
        for numbers in NUMBERS.get(name, [{}]):
            speech.say(f"refuse-{name}", **numbers)
    for piece in PIECES:
        speech.card(*piece)
    for verb in SAMPLES:
        speech.phrase(verb.describe())
    for option in GAME.options:
        for value in option.values:
            speech.value_name(option, value)
    speech.proviso("absent")
    speech.proviso("before:port")
    assert sorted(catalogue(language) - said - set(names_of_the_table())) == []


def names_of_the_table() -> list[str]:
    """Messages that the lobby, the terminal and the pages look up by themselves."""
    keys = ["title", "about", *(f"phase-{each}" for each in PHASES), *(f"kind-{spot}" for spot in SPOTS)]
    keys += [f"colour-{each}" for each in GAME.colours] + [f"ending-{each}" for each in GAME.endings]
    return keys + [f"{what}-{each.name}" for what in ("option-name", "option-about") for each in GAME.options]


def test_names_of_the_table_exist(speech: Presenter) -> None:
    assert [key for key in names_of_the_table() if not speech.words.has(key)] == []
    for option in GAME.options:
        for value in option.values:
            assert speech.value_name(option, value) != value
            assert MISSING not in speech.value_name(option, value)


# Questions, options, log lines, reasons -----------------------------------------------------------------------------


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: ask.name)
def test_every_question_has_its_prompt_and_its_waiting_line(speech: Presenter, ask: Ask) -> None:
    for about in ABOUT.get(ask.name, [{}]):
        check_question(speech, asked(ask, asks.DECLINE, **about))
        check_question(speech, asked(ask, **about))


@pytest.mark.parametrize(("ask", "about", "option"), OPTIONS, ids=str)
def test_every_option_has_its_label_its_place_and_its_card(
    speech: Presenter, ask: Ask, about: dict[str, Any], option: Any
) -> None:
    label = speech.label(asked(ask, **about), option)
    assert MISSING not in label.text
    assert label.text[0] == label.text[0].upper()
    if label.place:
        kind, _, name = label.place.partition(":")
        assert name in SPOTS[kind]
    if label.card:
        assert speech.card(*label.card.split(":")).lines


def test_no_two_options_are_called_alike(speech: Presenter) -> None:
    for ask in ASKS:
        texts = [
            (str(about), speech.label(asked(ask, **about), option).text)
            for each, about, option in OPTIONS
            if each is ask
        ]
        assert len(set(texts)) == len(texts), ask.name


@pytest.mark.parametrize(("kind", "facts"), TOLD)
def test_every_event_has_its_line(speech: Presenter, kind: str, facts: list[str]) -> None:
    for event in events(kind, facts, FACTS):
        check_line(speech, event)


@pytest.mark.parametrize("name", REFUSALS)
def test_every_refusal_has_its_reason(speech: Presenter, name: str) -> None:
    for numbers in NUMBERS.get(name, [{}]):
        assert MISSING not in speech.say(f"refuse-{name}", **numbers)


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


def test_two_bribes_of_one_cult_are_told_as_such(speech: Presenter) -> None:
    clash = {"seat": 0, "other": 0, "place": "port"}
    assert speech.line(Event("bribes-clash", clash)).count("Ann") == 1
    assert speech.line(Event("bribes-clash", {**clash, "other": 1})).count("Otto") == 1


def test_an_undo_is_part_of_the_story() -> None:
    undo = Event("undo", {"seat": 0, "choices": 2})
    assert speaker("en").line(undo) == "Ann takes back 2 choices."
    assert speaker("fr").line(undo) == "Ann revient sur 2 choix."


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
    with pytest.raises(ValueError, match="no words"):
        speech.label(asked(asks.ACT, place="port"), ("dance", 1))


def test_french_options_are_infinitives() -> None:
    french = speaker("fr")
    assert french.label(asked(asks.EFFECT, place="port"), ("way", 2)).text == "Payer 11 pièces pour gagner 4 Fidèles"
    either = asked(asks.ONE_OF, verbs=((GainFollowers(n=1),), (GainCoins(n=4),)))
    assert [french.label(either, ("option", n)).text for n in (1, 2)] == ["Gagner 1 Fidèle", "Gagner 4 pièces"]


def test_standing_orders_say_their_condition() -> None:
    assert speaker("en").proviso("absent") == "as long as you have nothing on the active Location"
    assert speaker("en").proviso("before:port") == "until the Port"
    assert speaker("fr").proviso("absent") == "tant que vous n’avez rien sur le Lieu actif"


# Whole matches ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "cults", "thresholds"),
    [(2, "recommended", "gentle"), (3, "chosen", "gentle"), (4, "random", "steep"), (5, "random", "gentle")],
)
def test_a_whole_match_is_told_without_a_gap(players: int, cults: str, thresholds: str) -> None:
    seed = f"{cults} {players}"
    seats = [Seat(f"Player {number}") for number in range(players)]
    table = Table.open(GAME, seats, {"cults": cults, "thresholds": thresholds}, seed)
    heads = tell_whole_match(table, seed, 100)
    known = {option if isinstance(option, str) else option[0] for _, _, option in OPTIONS}
    assert heads <= known
    assert {"preach", "pray", "pass", "ability", "miracle"} <= heads

"""The words of Elder Sign: nothing is missing in either language, nothing is left over, and what is said reads well."""

from __future__ import annotations

from typing import Any

import pytest

from leng.engine.choice import Ask
from leng.engine.state import Event
from leng.engine.table import Seat, Table
from leng.engine.text import LANGUAGES
from leng.games.elder_sign import GAME, asks
from leng.games.elder_sign.present import Presenter
from leng.games.elder_sign.rules.ending import ENDINGS
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

from .speaking import ABOUT, ASKS, FACTS, NUMBERS, OPTIONS, PIECES, speaker
from .test_card_words import SAMPLES

TOLD = told(GAME.folder, {"end-": ENDINGS})
REFUSALS = refusals(GAME.folder)
PHASES = ("setup", "movement", "entrance", "attempt", "clock", "midnight", "battle", "end")


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Presenter:
    return speaker(request.param)


# What the source says -----------------------------------------------------------------------------------------------


def test_the_source_was_read() -> None:
    assert len(TOLD) > 60
    assert len(REFUSALS) > 20
    assert len(ASKS) > 30
    assert len(PIECES) == 196


# Catalogues ---------------------------------------------------------------------------------------------------------


def catalogue(language: str) -> set[str]:
    return set(messages(GAME.folder / "lang" / f"{language}.ftl"))


def test_both_languages_have_the_same_messages() -> None:
    check_catalogues(GAME.folder / "lang")
    assert len(catalogue("en")) > 300


def test_french_titles_have_typographic_apostrophes() -> None:
    french = speaker("fr")
    assert not [piece for piece in PIECES if "'" in french.card(*piece).title]


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
            speech.prompt(asked(ask, **about))
            speech.waiting(asked(ask, **about))
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
        speech.verbs([verb])
        speech.verbs([verb], "each")
    for option in GAME.options:
        for value in option.values:
            speech.value_name(option, value)
    assert sorted(catalogue(language) - said - set(names_of_the_table())) == []


def names_of_the_table() -> list[str]:
    """Messages that the lobby, the terminal and the pages look up by themselves."""
    keys = ["title", "about", "odds-note", *(f"phase-{each}" for each in PHASES)]
    keys += [f"colour-{each}" for each in GAME.colours] + [f"ending-{each}" for each in GAME.endings]
    return keys + [f"{what}-{each.name}" for what in ("option-name", "option-about") for each in GAME.options]


def test_names_of_the_table_exist(speech: Presenter) -> None:
    assert [key for key in names_of_the_table() if not speech.words.has(key)] == []
    for option in GAME.options:
        for value in option.values:
            assert MISSING not in speech.value_name(option, value)
            assert "_" not in speech.value_name(option, value)


# Questions, options, log lines, reasons -----------------------------------------------------------------------------


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: ask.name)
def test_every_question_has_its_prompt_and_its_waiting_line(speech: Presenter, ask: Ask) -> None:
    for about in ABOUT.get(ask.name, [{}]):
        check_question(speech, asked(ask, **about))


@pytest.mark.parametrize(("ask", "about", "option"), OPTIONS, ids=str)
def test_every_option_has_its_label(speech: Presenter, ask: Ask, about: dict[str, Any], option: Any) -> None:
    label = speech.label(asked(ask, **about), option)
    assert MISSING not in label.text
    assert label.text[0] == label.text[0].upper()
    if label.card:
        assert speech.card(*label.card.split(":")).lines


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


def test_an_undo_is_part_of_the_story() -> None:
    undo = Event("undo", {"seat": 0, "choices": 2})
    assert speaker("en").line(undo) == "Luke takes back 2 choices."
    assert speaker("fr").line(undo) == "Luke revient sur 2 choix."


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
    with pytest.raises(ValueError, match="no words"):
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


# Whole matches ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "ancient_one", "investigators"),
    [(1, "yig", "random"), (2, "hastur", "chosen"), (4, "nyarlathotep", "random"), (8, "random", "random")],
)
def test_a_whole_match_is_told_without_a_gap(players: int, ancient_one: str, investigators: str) -> None:
    seed = f"{ancient_one} {players}"
    options = {"ancient_one": ancient_one, "investigators": investigators}
    seats = [Seat(f"Player {number}") for number in range(players)]
    tell_whole_match(Table.open(GAME, seats, options, seed), seed, 60)

"""The table of Elder Sign drawn from views: the race, the museum, the dice, and always within its width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from leng.bots import Sight, new_bot
from leng.engine.choice import Option
from leng.engine.content import Entry
from leng.engine.game import find_game
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.view import AttemptView, DieView, MuseumView, SpaceView, TaskView
from leng.words.presenter import Presenter, presenter
from matches import every_position

from . import lettering
from .lettering import MARKS, check_fit, check_introduction, check_marks, check_no_word_is_idle

GAME = find_game("es")
BOX = cast(ElderSignBox, GAME.open_box())
LANG = GAME.folder / "terminal" / "lang"
NAMES = ("Ada", "Benedict of the Long Corridor", "Cy", "Dot", "Eve", "神話研究家の友人", "Gus", "Hal")
SYMBOLS = {"en": {"lore": "L", "peril": "P", "terror": "T"}, "fr": {"lore": "S", "peril": "P", "terror": "T"}}


def speaker(players: int = 8, language: str = "en") -> Presenter:
    """Names and colours for so many seats."""
    return presenter(GAME, [Seat(NAMES[each], colour=GAME.colours[each]) for each in range(players)], language)


def drawn(view: MuseumView, width: int, language: str = "en") -> str:
    """The table as plain text."""
    return lettering.drawn(view, speaker(len(view.investigators), language), width)


def told(view: MuseumView, option: Option, language: str = "en", room: int = 200) -> str:
    """What is written beside an option."""
    return lettering.in_short(view, speaker(len(view.investigators), language), option, room)


@cache
def positions(players: int, ancient_one: str, seed: str) -> tuple[Table, ...]:
    """The table at every ninth decision of a random match, and at its end."""
    options = {"ancient_one": ancient_one, "investigators": "chosen"}
    return tuple(every_position(Table.open(GAME, [Seat(name) for name in NAMES[:players]], options, seed), step=9))


def views() -> Iterator[MuseumView]:
    """Positions of several matches."""
    for match in ((1, "azathoth", "1"), (3, "yig", "2"), (4, "random", "s4"), (8, "shub_niggurath", "8")):
        yield from (table.view(EVERYBODY) for table in positions(*match))


def quiet(ancient_one: str = "cthulhu", players: int = 2) -> MuseumView:
    """A museum in the first movement phase, to be rearranged by a test."""
    options = {"ancient_one": ancient_one, "investigators": "random"}
    table = Table.open(GAME, [Seat(name) for name in NAMES[:players]], options, "quiet")
    while table.state.phase != "movement":
        table.take(new_bot("random", "1").choose(Sight(table.play)))
    view: MuseumView = table.view(EVERYBODY)
    return view


def task(number: int, needs: list[int | str], **more: object) -> TaskView:
    """A task without costs, monsters or dice, but for what is told."""
    plain = dict.fromkeys(("sanity", "stamina", "clock"), 0) | {"monster": "", "slot": "", "done": False}
    return TaskView(number=number, needs=needs, **{**plain, "beaten": False, **more})  # type: ignore[arg-type]  # a mix


def title(entry: Entry, language: str) -> str:
    """What a thing is called on the drawing."""
    return entry.name.fr.replace("'", "’") if language == "fr" else entry.name.en


def flat(text: str) -> str:
    """A drawing on one line, without frames."""
    return " ".join(re.sub("[│║┌┐└┘╔╗╚╝─═]", " ", text).split())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 74])
def test_every_position_fits_a_narrow_width_and_has_all_its_words(width: int, language: str) -> None:
    for view in list(views())[width % 4 :: 4]:
        text = drawn(view, width, language)
        check_fit(text, width)
        assert f"►{MARKS[view.active]}" in text
        for who in view.investigators:
            assert f"{MARKS[who.seat]} {NAMES[who.seat][:8]}" in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_lies_on_the_table_is_on_the_drawing(language: str) -> None:
    seen = {"monster": 0, "done": 0, "world": 0, "battle": 0}
    for view in views():
        text = drawn(view, 160, language)
        for space in [*filter(None, view.adventures), *view.worlds]:
            name = title(BOX.cards[space.card], language)
            assert f" {name} " in text
            for each in space.tasks:
                needs = "".join(f"[{SYMBOLS[language].get(str(need), need)}]" for need in each.needs)
                assert re.search(rf"{each.number}[ ✓] {re.escape(needs)}", re.sub("[()]", "", text))
                if each.monster:
                    seen["monster"] += 1
                    assert f"M:{title(BOX.monsters[each.monster], language)}" in text
                seen["done"] += each.done
            seen["world"] += space in view.worlds
        if view.awake:
            seen["battle"] += 1
            assert f"═ {title(BOX.ancient_ones[view.ancient_one], language)} ═" in text
        for who in view.investigators:
            if who.id:
                assert f"{'☺' * who.sanity}{'·' * (who.max_sanity - who.sanity)} {who.sanity}/{who.max_sanity}" in text
                assert f" {who.stamina}/{who.max_stamina} {who.clues}? {who.worth}◊" in text
                for card in (*who.cards, *who.cast, *who.allies):
                    name = title(BOX.shelf[BOX.kind_of[card]][card], language)
                    assert re.search(rf"[cu¶a] {re.escape(name)}[ ,\n]", text)
    assert all(n > 5 for n in seen.values()), seen


def test_a_name_that_is_too_long_for_its_line_is_cut() -> None:
    view = quiet()
    view.dice = [DieView("green", "peril", "help.1")]
    seats = speaker(2)
    seats.seats = [seats.seats[0], Seat("Benedict " * 9, colour="blue")]
    text = lettering.drawn(view, seats, 60)
    check_fit(text, 60)
    assert any(line.endswith("…") and "P (help of Benedict" in line for line in text.splitlines())


def test_the_race_shows_doom_against_signs_and_the_hour() -> None:
    view = quiet()
    view.doom, view.signs, view.hour = 4, 5, 6
    wide, narrow = drawn(view, 100), drawn(view, 80)
    for text in (wide, narrow):
        assert "Doom        [D][D]<D>[D]<M>[ ]<M>[ ]<M>[ ][ ]  4 of 11" in text
        assert "Elder Signs ★★★★★········  5 of 13" in text
    assert "Clock  XII   III  ►VI◄  IX" in narrow
    face = [line[85:].rstrip() for line in wide.splitlines()[1:4]]
    assert face == ["      XII", "  IX   ↓   III", "      ►VI◄"]
    assert "Cthulhu (Dreams of Madness): -1 max. ☺, -1 max. ♥" in wide


def test_the_mythos_card_in_force_says_what_it_forbids_in_one_line() -> None:
    view = quiet()
    view.mythos = "mythos_21"
    view.lingering = ["mythos_18"]
    wide, narrow = (drawn(view, width, "fr").splitlines() for width in (80, 60))
    assert "Mythe Gardez vos Amis à vos Côtés… l’Esprit Dispersé : pas de concentration" in wide
    assert "Mythe l’Esprit Dispersé : pas de concentration" in narrow
    assert any("Encore à venir" in line and "prochaine aventure résolue +1?" in line for line in wide)


def test_a_card_being_tried_shows_tasks_dice_monsters_and_locks() -> None:
    view = quiet()
    view.adventures[0] = SpaceView(
        card="the_storage_closet",
        tasks=[
            task(1, [3], monster="cultist.2", slot="full", done=True),
            task(2, [3]),
            task(3, ["lore", "lore"]),
            task(4, ["terror", 2], sanity=1, monster="dark_young", beaten=True),
        ],
        free_slots=[],
        attempted=True,
    )
    view.adventures[1] = SpaceView(
        card="ancient_relics", tasks=[task(1, ["lore", 3], slot="full"), task(2, ["lore", 3])], free_slots=[],
        attempted=False,
    )  # fmt: skip
    view.dice = [
        DieView("green", "2", "task.0"), DieView("red", "wild", "task.0"), DieView("green", "", "locked", "dark_young"),
    ]  # fmt: skip
    view.waiting_locks = []
    view.investigators[1].at = "the_storage_closet"
    block = [line[:32] for line in drawn(view, 100).splitlines()[5:]]
    assert block[:8] == [
        "╔ The Storage Closet ════ 2◊ ↓ ╗",
        "║ 1✓ [3] M:Cultist = 2 *r      ║",
        "║ 2  [3]                       ║",
        "║ 3  [L][L]                    ║",
        "║ 4  [T][2] -1☺ M:Dark Young ✓ ║",
        "║ fail -1☺ +1D                 ║",
        "║ win +1? +1u +1∩              ║",
        "╚ B■ ═══════════════ locks [g] ╝",
    ]
    neighbour = [line[33:65] for line in drawn(view, 100).splitlines()[5:]]
    assert neighbour[0] == "┌ Ancient Relics ────────── 1◊ ┐"
    assert neighbour[1].startswith("│ 1  ([L][3]) ")
    assert neighbour[3].startswith("│ T! -1☺ ")
    assert neighbour[7] == "└──────────────────────────────┘"


def test_the_dice_lie_in_the_pool_and_elsewhere() -> None:
    view = quiet()
    view.attempt = AttemptView(card="yuggoth", rolls=2, lying=True, focused=True, helpers=[1])
    view.dice = [
        DieView("green", "3", "pool"),
        DieView("green", "lore", "pool"),
        DieView("red", "wild", "pool"),
        DieView("green", "peril", "focus"),
        DieView("yellow", "4", "help.1"),
        DieView("green", "terror", "voice_of_ra"),
        DieView("green", "1", "out"),
        DieView("green", "", "locked", "high_priest"),
    ]
    view.waiting_locks = ["did_you_hear_that"]
    text = drawn(view, 160)
    assert "┌───┐┌───┐┌───┐  Roll 2: 3 dice" in text
    assert "│ 3 ││ L ││ * │  Kept: P (focus of" in text
    assert "└─g─┘└─g─┘└─r─┘  Out: 1[g]" in text
    assert "4y (help of Benedict of the Long Corridor), T (Voice of Ra)" in text
    assert "Locked: [g] (High Priest)" in text
    assert "Locks without a die: Did You Hear That?" in text
    assert "Roll 2: 3 dice 3 L *r" in drawn(view, 70)
    assert "│ 3 ││ S ││ * │" in drawn(view, 80, "fr")


def test_trophies_are_counted_one_by_one_because_no_change_is_given() -> None:
    view = quiet()
    view.investigators[0].trophies = ["the_storage_closet", "ghost", "cultist.1"]
    view.investigators[0].allies = ["john_legrasse"]
    view.investigators[0].worth = 6
    assert " 6◊ (2+2+2)" in drawn(view, 100)


def test_the_entrance_has_its_prices_while_they_matter() -> None:
    view = quiet("hastur")
    view.mythos = "mythos_01"
    text = flat(drawn(view, 100))
    assert "First aid: free +1☺ or +1♥; 3◊ all ☺ or all ♥; 5◊ all ☺ all ♥" in text
    assert "Souvenirs: 2◊ +1?; 3◊ +1c; 4◊ +1u; 5◊ +1¶; 6◊ +1a; 13◊ +1★" in text
    assert "Lost and found: closed by the Mythos card" in text
    view.mythos = "mythos_02"
    assert "Lost and found: [1] -; [2] +1?; [3] +1c; [L] +1¶; [P] -1♥; [T] -1☺" in flat(drawn(view, 100))
    view.investigators[view.active].id = "sister_mary"
    view.mythos = "mythos_01"
    assert "closed" not in drawn(view, 100)
    view.phase = "attempt"
    assert "First aid" not in drawn(view, 100)


def test_in_the_battle_the_ancient_one_stands_where_the_museum_was() -> None:
    view = quiet()
    view.awake, view.phase, view.doom, view.mythos = True, "battle", 9, ""
    view.adventures, view.worlds = [], []
    view.investigators[0].at = view.investigators[1].at = "lair"
    text = drawn(view, 100)
    assert "╔═ Cthulhu ═" in text
    assert "║ Combat task: [T][L][P] → -1D " in text
    assert "║ Doom left (9): [D][D]<D>[D]<D>[D]<D>[D]<D>[ ][ ] " in text
    assert "║ Attack at midnight: (each -1 max. ☺ or -1 max. ♥) +1D " in text
    assert "║ Facing him: A● B■ " in text
    assert "Elder Signs" not in text


def test_what_stands_behind_an_option() -> None:
    view = quiet("hastur")
    view.adventures[0] = SpaceView(
        card="the_storage_closet",
        tasks=[task(1, [3]), task(2, ["terror", 2], sanity=1, clock=1)],
        free_slots=[],
        attempted=False,
    )
    move = ("move", "the_storage_closet")
    assert told(view, move) == "[3] ↓ [T][2] -1☺ -3h, win +1? +1u +1∩, fail -1☺ +1D"
    assert told(view, ("move", "entrance"), "fr") == "Premiers soins, Objets trouvés, Souvenirs"
    assert told(view, ("use", "revolver_38")) == "+[y]"
    assert told(view, ("use", "voice_of_ra"), "fr") == "-1☺ garder jusqu’à 3 dés"
    assert told(view, ("use", "anna_kaslow")) == "-1a > any dice rolled again, +2?"
    assert told(view, ("buy", "souvenir_elder_sign")) == "13◊: +1★"
    assert told(view, ("aid", "free")) == "free: +1☺ or +1♥"
    assert told(view, ("investigator", "mandy_thompson")) == (
        "5☺ 5♥, once a day after any roll: 2 dice rolled again, +1c +1?"
    )
    assert told(view, "roll") == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_of_the_box_can_be_told_in_short(language: str) -> None:
    view = quiet()
    options: list[Option] = [("use", each) for each in (*BOX.items, *BOX.allies, *BOX.investigators)]
    options += [("aid", each) for each in BOX.first_aid] + [("buy", each) for each in BOX.souvenirs]
    options += [("midnight", each.id) for each in BOX.cards.values() if each.midnight]
    options += [("midnight", each.id) for each in BOX.mythos.values() if each.midnight]
    options += [("terror", each.id) for each in BOX.cards.values() if each.terror]
    options += [("terror", each) for each, verbs in BOX.mythos_terror.items() if verbs]
    for option in options:
        said = told(view, option, language)
        assert said, option
        assert "⟦" not in said
    for name in BOX.mythos:
        view.mythos = name
        assert "⟦" not in drawn(view, 100, language)
    for name, entry in BOX.ancient_ones.items():
        view.ancient_one, view.awake = name, not view.awake
        view.track = list(entry.track)
        assert "⟦" not in drawn(view, 100, language)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100, 160])
def test_the_introduction_tells_the_aim_and_a_turn_in_a_dozen_lines(width: int, language: str) -> None:
    check_introduction(speaker(1, language), width, steps=3)


def test_eight_seats_have_eight_marks_that_need_no_colour() -> None:
    check_marks(GAME)


def test_both_languages_have_the_same_words_and_none_is_idle() -> None:
    check_no_word_is_idle(LANG, ["sign-", "face-", "die-", "place-"])

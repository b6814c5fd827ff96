"""Cult in a browser: a first match by mouse, a round by keyboard, two at one table, on a phone, and for everybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from leng.bots import Sight, new_bot
from leng.engine.game import load_game
from leng.engine.journal import save
from leng.engine.table import HUMAN, Seat, Table

from .visitor import Turn, Visitor

CULT = "cult"
SEED = "psalm"  # the same seed and the same clicks are the same match, and this one is short
ENDINGS = (
    "Five Altars hold the city.",
    "Four Fanatical Mobs hold the city.",
    "The god was summoned a second time.",
    "Several cults were there at once; Divine Power decided.",
)
PLENTY = 80
ENOUGH = 5  # Locations at which two people are asked
MOST = 90_000  # bytes of a board
PASS_FOR_THE_ROUND = "[name=until][value=round]"
ACTIVE = "#board .place.active"


def on_file(folder: Path, until: str, *, after: int = 0, beyond: int = 0, players: int = 3, **options: str) -> Path:
    """A match of greedy bots until the first seat, a person's, is asked this after a round and a Location; or all."""
    file = folder / f"{CULT}-{until}-{players}{''.join(options.values())}.leng"
    if file.exists():
        return file
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve")[:players]
    seats = [Seat(name, "greedy" if number else HUMAN) for number, name in enumerate(names)]
    table = Table.open(load_game(CULT), seats, options, "vigil")
    while (asked := table.decision) is not None:
        late = table.state.round > after and table.state.active >= beyond
        if (asked.seat, asked.ask.name) == (0, until) and late and len(asked.options) > 2:
            break
        table.take(new_bot("greedy@1", f"vigil {table.number}").choose(Sight(table.play)))
    assert not until or table.decision is not None, f"Ada was never asked {until}"
    save(table, file)
    return file


def asks(somebody: Visitor) -> set[str]:
    """What kinds of options there are: preach, pray, send, way, pass."""
    values: list[str] = somebody.ask("[...document.querySelectorAll('#options .option')].map(each => each.value)")
    return {value.partition(":")[0] for value in values}


def hand(somebody: Visitor) -> set[str]:
    """The titles of the cards this person holds."""
    found: list[str] = somebody.page.locator("#mine .hand .title").all_inner_texts()
    return set(found)


def on_the_table(somebody: Visitor) -> str:
    """All that is drawn: the board, one's own and the others."""
    return somebody.page.inner_html("#strip") + somebody.page.inner_html("#board")


def has_placed(somebody: Visitor) -> bool:
    """Whether a Priest of this person stands in the city."""
    seat = (somebody.page.get_attribute("#mine .who .mark", "id") or "").removeprefix("seat-")
    return bool(somebody.page.locator(f"#board .token[id^='priest-{seat}-']").count())


def press(somebody: Visitor, turn: Turn, button: str) -> Turn:
    """Click a button of the panel, or of what can be pulled out there."""
    if button == PASS_FOR_THE_ROUND:
        somebody.pull("aside")
        somebody.find("wish-round").click()
    somebody.page.locator(f"#panel {button}").first.click()
    return somebody.turn(turn.number)


def in_the_city(somebody: Visitor, turn: Turn) -> Turn:
    """Choose a Location where one can be chosen, before anything of one's own."""
    places = somebody.page.locator("#board .place .lit:not(.many)")
    if not places.count():
        return somebody.by_mouse(turn)
    places.first.click()
    return somebody.turn(turn.number)


def sooner_done(somebody: Visitor, turn: Turn) -> Turn:
    """Go on as somebody in a hurry: one Priest, a prayer, and no card in this round."""
    known = asks(somebody)
    if "pray" in known and has_placed(somebody):
        return press(somebody, turn, "button[value=pray]")
    if "pass" in known:
        return press(somebody, turn, PASS_FOR_THE_ROUND)
    return somebody.by_mouse(turn)


# Whole matches and rounds ---------------------------------------------------------------------------------------------


def test_a_newcomer_plays_a_whole_match_by_mouse(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.open("me greedy", game=CULT, seed=SEED)
    turn = somebody.turn()
    on_the_board = choices = 0
    asked: set[str] = set()
    while not turn.over:
        choices += 1
        assert choices < PLENTY, "a match against a greedy bot is not that long"
        asked |= asks(somebody)
        if somebody.round <= 1:  # the first round is played choice by choice, on the board
            on_the_board += bool(turn.lit)
            turn = in_the_city(somebody, turn)
        else:
            turn = sooner_done(somebody, turn)
    assert on_the_board > 5
    assert asked >= {"preach", "pray", "send", "benefit", "pass"}
    assert somebody.find("result").locator("li").count() == 2
    assert somebody.find("result").locator(".won").count() == 1
    assert any(somebody.page.get_by_text(ending, exact=True).count() for ending in ENDINGS)
    assert somebody.page.locator("#others .cult.won").count() == 1
    assert somebody.page.locator("#others .brief").count() == 2, "nothing is hidden any more"
    assert somebody.find("seed").is_visible()
    somebody.in_order()


def test_a_round_by_keyboard_alone_never_loses_the_place(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor(moving=True)
    somebody.sit_down("me greedy", game=CULT, seed=SEED)
    turn = somebody.turn()
    on_the_board: set[str] = set()
    while somebody.round < 2:
        assert not turn.focus.startswith("body"), turn
        known = asks(somebody)
        kind = min(known & {"preach", "send", "benefit"}, default="")
        if kind and kind not in on_the_board:  # each of them once on the board: a Location, a Priest, an effect
            on_the_board.add(kind)
            somebody.tab_to("#mine .token.lit" if kind == "send" else "#board .place .lit")
            somebody.page.keyboard.press("Enter")
            turn = somebody.turn(turn.number)
        elif "pray" in known and len(on_the_board) > 1:
            somebody.tab_to("#options .option[value=pray]")
            somebody.page.keyboard.press("Enter")
            turn = somebody.turn(turn.number)
        else:
            turn = somebody.by_keyboard(turn, brisk=True)
        assert not turn.over
    assert on_the_board == {"preach", "send", "benefit"}
    somebody.in_order()


# Several people -------------------------------------------------------------------------------------------------------


def whose_turn(people: list[Visitor]) -> Visitor:
    """Whoever must decide, once everybody sees the same table."""

    def asked() -> Visitor | None:
        seen = [each for each in people if each.page.get_attribute("#fragment", "data-mine") == "1"]
        return seen[0] if len(seen) == 1 and len({each.number for each in people}) == 1 else None

    decider: Visitor = people[0].until(asked)
    return decider


def choose(decider: Visitor, people: list[Visitor], button: str) -> None:
    """Choose by a button, and wait until everybody has seen it."""
    number = decider.number
    decider.page.locator(f"#options {button}").first.click()
    for each in people:
        each.page.wait_for_function("n => +document.querySelector('#fragment').dataset.number > n", arg=number)


def test_two_people_see_only_their_own_hands_and_neither_is_passed_over(visitor: Callable[..., Visitor]) -> None:
    opener, friend, onlooker = visitor(), visitor(), visitor()
    opener.sit_down("me link random", game=CULT, seed="novena")
    friend.sit_by(opener.find("seat-link").input_value())
    onlooker.go(opener.page.url.removeprefix(opener.address))
    people = [opener, friend]
    asked: dict[str, list[Visitor]] = {}
    for _ in range(PLENTY):
        decider = whose_turn(people)
        if decider.round > 1 or len(asked) > ENOUGH:
            break
        known = asks(decider)
        if "pass" in known:
            place = decider.page.get_attribute(ACTIVE, "id") or ""
            if place not in asked:
                _hands_are_their_own(opener, friend, onlooker)
            asked.setdefault(place, []).append(decider)
            choose(decider, people, "[data-passing]")
        elif "pray" in known and has_placed(decider):
            choose(decider, people, "button[value=pray]")  # which brings each of them a Miracle from the Ruins
        else:
            choose(decider, people, "button")
    *over, last = asked.items()
    assert len(over) > 2 and last
    for place, deciders in over:
        assert len(deciders) == 2 and set(deciders) == set(people), f"somebody was passed over at {place}"


def _hands_are_their_own(opener: Visitor, friend: Visitor, onlooker: Visitor) -> None:
    hands = hand(opener), hand(friend)
    assert all(hands) and not hands[0] & hands[1]
    for each, own, other in ((opener, hands[0], hands[1]), (friend, hands[1], hands[0])):
        page = on_the_table(each)
        assert all(title in page for title in own) and not [title for title in other if title in page]
    seen = on_the_table(onlooker)
    assert not hand(onlooker) and not [title for title in hands[0] | hands[1] if title in seen]


# What it is like ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_to_be_decided_is_in_sight_on_a_phone(
    visitor: Callable[..., Visitor], language: str, folder: Path
) -> None:
    somebody = visitor(phone=True, language=language)
    somebody.bring(on_file(folder, "act", after=2, beyond=9))
    turn = somebody.turn()
    assert somebody.page.get_attribute("html", "lang") == language
    assert somebody.page.locator(f"{ACTIVE} .side").count()
    assert somebody.seen("prompt") and somebody.in_sight(somebody.page.locator("#options .option").first)
    bottom, panel = somebody.ask(
        f"[document.querySelector('{ACTIVE} .plate'), document.querySelector('#panel')]"
        ".map((each, n) => each.getBoundingClientRect()[n ? 'top' : 'bottom'])"
    )
    assert bottom <= panel, "the Location is behind the question"
    somebody.in_order()
    somebody.open_everything()
    somebody.in_order()
    somebody.close_everything()
    somebody.page.locator("#options [data-passing]").tap()
    somebody.page.tap("#do-it")
    assert int(somebody.turn(turn.number).number) > int(turn.number)
    somebody.in_order()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_players_late_in_a_match_fit_and_are_not_too_much(
    visitor: Callable[..., Visitor], language: str, folder: Path
) -> None:
    somebody = visitor(language=language, viewport={"width": 1280, "height": 800})
    somebody.bring(on_file(folder, "", players=5))
    somebody.in_order()
    assert somebody.page.locator("#others .cult").count() == 5
    somebody.find("replay").click()
    slider = somebody.find("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    for number in (last // 2, last - 20):
        slider.fill(str(number))
        somebody.page.wait_for_function("n => new URL(location).searchParams.get('n') === String(n)", arg=number)
        assert somebody.page.locator("#others .brief").count() == 5
        assert len(somebody.page.inner_html("#board").encode()) <= MOST
        somebody.in_order()


def test_axe_finds_nothing_serious(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    faults: dict[str, list[str]] = {}
    somebody.go(f"/open/{CULT}")
    faults["open"] = somebody.faults_in_both_lights()
    for ask, after, cults in (("which-cult", -1, "chosen"), ("which-priest", 2, "random"), ("act", 2, "random")):
        somebody.bring(on_file(folder, ask, after=after, cults=cults))
        assert somebody.turn().lit
        somebody.open_everything()
        faults[f"{ask}, opened"] = somebody.faults_in_both_lights()
        somebody.close_everything()
        somebody.page.locator("#board [data-card]").first.hover()
        somebody.page.locator("#zoom").wait_for(state="visible")
        faults[ask] = somebody.faults_in_both_lights()
    somebody.bring(on_file(folder, "", players=2))
    faults["end"] = somebody.faults_in_both_lights()
    assert not {where: found for where, found in faults.items() if found}

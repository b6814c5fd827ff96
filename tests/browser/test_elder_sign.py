"""Elder Sign in a browser: a first match by mouse and by keyboard, two at one device, on a phone, and for everybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .served import MUSEUM, match_file
from .visitor import Turn, Visitor

SEED = "gallery 2"  # the same seed and the same clicks are the same match, and this one is short
PLENTY = 60
THROWS, LEAP = 3, 40


def open_museum(somebody: Visitor, who: str) -> Turn:
    """From the lobby to the first question: Azathoth, who ends all when he wakes."""
    somebody.open(who, game=MUSEUM, seed=SEED, ancient_one="azathoth", investigators="random")
    return somebody.turn()


def open_museum_by_keys(somebody: Visitor) -> Turn:
    """The same with three seats, and without touching the mouse."""
    keyboard = somebody.page.keyboard
    somebody.go()
    somebody.tab_to(f"[data-testid=open-{MUSEUM}]")
    keyboard.press("Enter")
    somebody.page.wait_for_selector("[name=seats]")
    somebody.tab_to("[name=seats]")
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    for seat in (1, 2):
        somebody.pick_by_keys(f"#who-{seat}", "random@1")
    somebody.pick_by_keys("#option-ancient_one", "azathoth")
    somebody.tab_to(".advanced summary")
    keyboard.press("Enter")
    somebody.tab_to("#seed")
    keyboard.type(SEED)
    somebody.tab_to("[data-testid=open-it]")
    keyboard.press("Enter")
    somebody.page.wait_for_selector("#fragment")
    assert somebody.page.locator("#seats li").count() == 3
    return somebody.turn()


def decider(somebody: Visitor) -> str:
    """Who must decide."""
    return somebody.page.locator("#seats .deciding b").text_content() or ""


def told_at_the_end(somebody: Visitor) -> None:
    """All have won or all have lost; the page says which, and shows the seed."""
    assert somebody.find("result").inner_text().startswith("You have ")
    assert somebody.page.locator(".ranking").count() == 0, "nobody is ranked in a game played together"
    assert somebody.find("seed").is_visible()
    somebody.in_order()


def test_a_newcomer_plays_a_whole_match_by_mouse(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor(moving=True, fresh=True)
    turn = open_museum(somebody, "me random random random")
    on_the_board = rolled = choices = 0
    still = False  # so many throws are seen; whoever waits for all captions waits a minute
    while not turn.over:
        on_the_board += bool(turn.lit)
        rolled += somebody.page.locator("#board .felt .cube[class*=throw]").count() > 0
        if rolled == THROWS and not still:
            still = True
            somebody.page.emulate_media(reduced_motion="reduce")
        choices += 1
        turn = somebody.leap(folder) if still and choices == LEAP else somebody.by_mouse(turn)
    assert on_the_board > 10 and rolled >= THROWS
    told_at_the_end(somebody)


def test_a_whole_match_by_keyboard_alone_never_loses_the_place(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    turn = open_museum_by_keys(somebody)
    lost = []
    on_the_board = False
    while not turn.over:
        if turn.focus.startswith("body"):
            lost.append(turn)
        if turn.lit and not on_the_board:
            on_the_board = True
            somebody.tab_to("#board .lit")
            somebody.page.keyboard.press("Enter")
            if somebody.page.locator("#menu").is_visible():
                somebody.page.keyboard.press("Enter")
            turn = somebody.turn(turn.number)
        else:
            turn = somebody.by_keyboard(turn, digit=2)
    assert not lost and on_the_board
    told_at_the_end(somebody)


def test_no_curtain_falls_where_nothing_is_hidden(visitor: Callable[..., Visitor]) -> None:
    device = visitor()
    device.sit_down("me here", game=MUSEUM, seed=SEED, investigators="random")
    turn = device.turn()
    chose = {decider(device)}
    for _ in range(PLENTY):
        assert turn.curtain == "" and device.find("curtain").count() == 0
        assert device.find("prompt").is_visible() and turn.keys > 1
        if len(chose) == 2:
            break
        turn = device.quickly(turn)
        chose.add(decider(device))
    assert len(chose) == 2


def test_the_dice_and_the_question_stay_in_sight_on_a_phone(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor(phone=True, language="fr")
    somebody.bring(match_file(folder, game=MUSEUM, until="after-roll"))
    turn = somebody.turn()
    assert somebody.page.get_attribute("html", "lang") == "fr"
    tray, option = somebody.page.locator("#board .tray"), somebody.page.locator("#options .option").first
    for down in (0, 300):
        somebody.ask("down => scrollTo({top: down, behavior: 'instant'})", down)
        assert somebody.in_sight(tray) and somebody.seen("prompt") and somebody.in_sight(option)
    somebody.in_order()
    option.tap()
    somebody.first_way()
    after = somebody.turn(turn.number)
    assert int(after.number) > int(turn.number)
    somebody.in_order()


def test_axe_finds_nothing_serious(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    faults: dict[str, list[str]] = {}
    somebody.go(f"/open/{MUSEUM}")
    faults["open"] = somebody.faults_in_both_lights()
    for ask, ancient_one in (("move", "azathoth"), ("after-roll", "azathoth"), ("battle-roll", "cthulhu")):
        somebody.bring(match_file(folder, game=MUSEUM, until=ask, ancient_one=ancient_one))
        assert somebody.turn().lit
        somebody.open_everything()
        somebody.page.locator("#board [data-card]").first.hover()
        somebody.page.locator("#zoom").wait_for(state="visible")
        faults[ask] = somebody.faults_in_both_lights()
    assert not {where: found for where, found in faults.items() if found}

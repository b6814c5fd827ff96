"""Several browsers at one table: everybody sees their own hand, onlookers see none, and nobody else comes in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .served import match_file
from .visitor import PICK, Turn, Visitor, settle, whose_turn

GIVERS = ("flying_polyp", "great_race_of_yith", "nodens", "tsathoggua", "draw", "spell")
PLENTY = 120


def towards_spells(somebody: Visitor) -> None:
    """Choose what brings a spell into the hand, or the last thing on offer."""
    if somebody.page.locator("#options .picks").count():
        somebody.ask(PICK)
        return
    somebody.ask(
        """names => {
            const all = [...document.querySelectorAll("#options button.option")];
            (all.find(each => names.some(name => each.value.includes(name))) || all.at(-1)).click();
        }""",
        list(GIVERS),
    )


def test_two_browsers_by_link_see_only_their_own_hands(visitor: Callable[..., Visitor]) -> None:
    opener, friend, onlooker = visitor(), visitor(language="fr"), visitor()
    opener.sit_down("me link random", seed="tide")
    path = opener.page.url.removeprefix(opener.address)
    link = opener.find("seat-link").input_value()
    assert link.startswith(opener.address + path + "/sit/")
    friend.sit_by(link)
    assert friend.page.url == opener.page.url, "the address no longer shows the secret"
    onlooker.go(path)
    people = [opener, friend]
    chose = {id(each): 0 for each in people}
    for _ in range(PLENTY):
        if opener.hand() and friend.hand() and all(chose.values()):
            break
        decider = whose_turn(people)
        number = decider.number
        towards_spells(decider)
        decider.page.wait_for_function("n => document.querySelector('#fragment').dataset.number > n", arg=number)
        chose[id(decider)] += 1
        settle(people, decider.number)
    assert opener.hand() and friend.hand() and all(chose.values())
    friend.pull("settings")
    friend.page.click("[name=lang][value=en]")  # so that both call their cards by the same names
    friend.page.wait_for_selector("html[lang=en]")
    hands = {id(each): each.hand() for each in people}
    assert all(hands.values()) and not hands[id(opener)] & hands[id(friend)]
    for each, other in ((opener, friend), (friend, opener)):
        assert hands[id(each)] and all(title in each.page.content() for title in hands[id(each)])
        assert not [title for title in hands[id(other)] if title in each.page.content()]
    settle([onlooker], opener.number)
    assert not onlooker.hand()
    assert not [title for title in hands[id(opener)] | hands[id(friend)] if title in onlooker.page.content()]
    assert onlooker.page.locator("#options").count() == 0
    assert onlooker.page.get_by_text("You are watching.").is_visible()
    assert onlooker.find("seat-link").count() == 0 and friend.find("seat-link").count() == 0


def test_they_talk_and_both_hear(visitor: Callable[..., Visitor]) -> None:
    opener, friend = visitor(), visitor()
    opener.sit_down("me link random", seed="tide")
    friend.sit_by(opener.find("seat-link").input_value())
    friend.pull("chat")
    friend.page.fill("#said", "Iä! <b>Hello</b>")
    friend.page.press("#said", "Enter")
    opener.page.wait_for_function("() => document.querySelector('#talk').textContent.includes('Iä! <b>Hello</b>')")
    friend.page.wait_for_function("() => document.querySelector('#said').value === ''")


def test_whoever_wants_quiet_mutes_the_chat_and_it_stays_muted(visitor: Callable[..., Visitor]) -> None:
    opener, friend = visitor(), visitor()
    opener.sit_down("me link random", seed="tide")
    friend.sit_by(opener.find("seat-link").input_value())
    opener.page.focus("#chat summary")
    opener.page.keyboard.press("Enter")
    opener.page.keyboard.press("Tab")
    opener.page.keyboard.press("Space")
    assert opener.find("mute").is_checked()
    friend.pull("chat")
    friend.page.fill("#said", "Iä!")
    friend.page.press("#said", "Enter")
    line, count = opener.page.locator("#talk li", has_text="Iä!"), opener.page.locator("#chat .count")
    line.wait_for(state="attached")
    assert not line.is_visible() and not count.is_visible()
    assert friend.page.locator("#talk li", has_text="Iä!").is_visible(), "nobody else is muted"
    opener.page.reload()
    opener.pull("chat")
    assert opener.find("mute").is_checked() and not line.is_visible()
    opener.find("mute").uncheck()
    assert line.is_visible() and count.is_visible()


def test_a_closed_table_lets_nobody_look(visitor: Callable[..., Visitor]) -> None:
    opener, stranger = visitor(), visitor()
    stranger.forgiven = ("403",)
    opener.open("me random random", closed=True)
    stranger.go(opener.page.url.removeprefix(opener.address))
    assert stranger.find("trouble").is_visible()
    assert stranger.page.locator("#board").count() == 0
    opener.page.reload()
    assert opener.turn().keys


def test_a_curtain_falls_between_two_people_at_one_device(visitor: Callable[..., Visitor], folder: Path) -> None:
    device = visitor()
    device.bring(match_file(folder, bots=1, choices=55, seed="tide 4"))
    seen: set[str] = set()
    passed = 0
    turn: Turn = device.turn()
    for _ in range(PLENTY):
        if turn.curtain == "":
            turn = device.by_keyboard(turn)
            continue
        assert device.find("curtain").is_visible()
        assert not device.hand(), "the hand is not even in the page"
        assert device.page.locator("#options").count() == 0
        device.page.wait_for_function("() => document.activeElement.id === 'i-am'")
        device.page.keyboard.press("Enter")
        device.page.wait_for_selector("#curtain", state="detached")
        assert device.page.locator("#options .option").count()
        assert device.ask("document.activeElement !== document.body")
        seen.add(" ".join(sorted(device.hand())))
        passed += 1
        if passed > 3 and len(seen - {""}) > 1:
            return
        turn = device.by_keyboard(device.turn())
    raise AssertionError(f"after {passed} curtains only these hands were seen: {seen}")

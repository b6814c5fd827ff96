"""A friend is invited by a link: both see what happens to it, and so does a third who comes too late."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .visitor import Visitor

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def invites(opener: Visitor) -> str:
    """The link that the opener copies to send it to a friend."""
    opener.open("me link random", seed="tide")
    opener.find("links-to-send").get_by_role("link").click()
    assert opener.seen("copy-link"), "the question leads to the links"
    opener.find("copy-link").click()
    opener.page.get_by_text("Copied").wait_for()
    copied: str = opener.ask("navigator.clipboard.readText()")
    assert copied == opener.find("seat-link").input_value()
    return copied


def test_a_friend_sits_down_by_the_button_and_the_opener_sees_it(visitor: Callable[..., Visitor]) -> None:
    opener, friend, late = visitor(permissions=CLIPBOARD), visitor(), visitor()
    late.forgiven = ("410",)
    link = invites(opener)
    friend.go(link)
    assert friend.page.url == link and friend.find("invited-to").is_visible()
    assert not opener.find("arrived").count(), "looking at it is not sitting down"
    friend.page.fill("#name", "Zadok")
    friend.tab_to("[data-testid=sit-down]")
    friend.page.keyboard.press("Enter")
    friend.page.wait_for_selector("#fragment")
    assert friend.page.url == opener.page.url.partition("#")[0], "the address no longer shows the secret"
    opener.find("arrived").wait_for()
    assert not opener.find("seat-link").count() and not opener.find("links-to-send").count()
    late.go(link)
    assert late.find("used-link").is_visible() and not late.find("sit-down").count()
    friend.go(link)
    assert friend.find("table").is_visible(), "the same browser goes straight in"


def test_a_link_takes_the_seat_to_another_device(visitor: Callable[..., Visitor]) -> None:
    laptop, phone = visitor(), visitor(phone=True)
    laptop.sit_down("me random random", seed="tide")
    laptop.pull("settings", "about-table")
    laptop.find("make-link").click()
    laptop.find("own-link").wait_for()
    phone.sit_by(laptop.find("own-link").input_value())
    laptop.find("own-link").wait_for(state="detached")
    assert phone.turn().keys == laptop.turn().keys
    phone.quickly(phone.turn())
    laptop.page.wait_for_function(
        "n => Number(document.querySelector('#fragment').dataset.number) >= n", arg=phone.number
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_invitation_is_whole_on_a_phone(language: str, visitor: Callable[..., Visitor]) -> None:
    opener = visitor()
    friend, late = (visitor(phone=True, language=language) for _ in range(2))
    late.forgiven = ("410",)
    opener.sit_down("me link random", seed="tide")
    link = opener.find("seat-link").input_value()
    friend.go(link)
    friend.in_order()
    assert friend.seen("invited-to") and friend.seen("sit-down")
    assert not friend.faults_in_both_lights()
    friend.find("sit-down").tap()
    assert friend.find("sit-down").count(), "a name is asked for first"
    friend.page.fill("#name", "Zadok")
    friend.find("sit-down").tap()
    friend.page.wait_for_selector("#fragment")
    friend.open_everything()
    friend.in_order()
    late.go(link)
    late.in_order()
    assert late.seen("used-link") and not late.faults_in_both_lights()

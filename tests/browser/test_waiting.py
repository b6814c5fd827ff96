"""The waiting room in a browser: a friend comes, a spectator looks on, and all see it at once without reloading."""

from __future__ import annotations

from collections.abc import Callable

from .served import FESTIVAL
from .visitor import Visitor


def test_friends_gather_in_the_waiting_room_and_begin_together(visitor: Callable[..., Visitor]) -> None:
    opener, friend, onlooker = visitor(), visitor(phone=True, language="fr"), visitor()
    opener.go(f"/open/{FESTIVAL}")
    opener.page.check("[name=seats][value='3']", force=True)
    for seat in (1, 2):
        opener.page.select_option(f"#who-{seat}", "link")
    opener.find("open-it").click()
    opener.find("waiting-room").wait_for()
    assert opener.find("away").count() == 2 and opener.seen("begin-with-bots")
    opener.in_order()
    assert not opener.faults_in_both_lights()
    onlooker.go(opener.page.url.removeprefix(opener.address))
    opener.page.fill("[data-testid=room-name]", "Hali")
    friend.go(opener.find("seat-link").first.input_value())
    friend.page.fill("#name", "Zadok")
    friend.find("sit-down").tap()
    friend.find("waiting-room").wait_for()
    friend.in_order()
    for each in (opener, onlooker):
        each.page.locator(".guest.here").get_by_text("Zadok").wait_for()
        assert each.find("away").count() == 1
    assert opener.find("room-name").input_value() == "Hali", "what is being typed stays"
    assert opener.find("seat-link").count() == 1 and opener.seen("seat-link"), "the next invitation comes up"
    friend.page.fill("#said", "Me voici")
    friend.page.keyboard.press("Enter")
    friend.find("room-colour").nth(2).tap()
    opener.page.get_by_text("Me voici").wait_for()
    opener.page.wait_for_selector("#guest-1 .colour-green")
    assert opener.find("room-name").input_value() == "Hali" and friend.find("room-name").input_value() == "Zadok"
    friend.page.goto("about:blank")
    opener.page.wait_for_selector("#guest-1.gone")
    friend.page.go_back()
    opener.page.wait_for_selector("#guest-1.here")
    opener.tab_to("[data-testid=begin-with-bots]")
    opener.page.keyboard.press("Enter")
    for each in (opener, friend, onlooker):
        each.page.wait_for_selector("#fragment")
        assert not each.find("waiting-room").count()


def test_a_friend_with_a_code_is_at_the_table_without_a_word(visitor: Callable[..., Visitor]) -> None:
    opener, friend = visitor(), visitor(phone=True)
    opener.go()
    opener.find(f"open-{FESTIVAL}").click()
    opener.find("with-link").click()
    opener.find("open-it").click()
    code = opener.find("code").first.inner_text()
    friend.go()
    assert friend.seen("join-code"), "where to type it is seen at once"
    friend.page.fill("[data-testid=join-code]", f"{code[:3]} {code[3:]}".lower())
    friend.page.keyboard.press("Enter")
    friend.page.fill("#name", "Zadok")
    friend.find("sit-down").tap()
    friend.find("waiting-room").wait_for()
    friend.in_order()
    assert not friend.faults_in_both_lights()
    opener.page.locator(".guest.here").get_by_text("Zadok").wait_for()


def test_an_invitation_can_be_copied_where_browsers_forbid_scripts_to(visitor: Callable[..., Visitor]) -> None:
    opener = visitor()
    opener.go(f"/open/{FESTIVAL}?with=link")
    opener.find("open-it").click()
    opener.find("waiting-room").wait_for()
    opener.ask("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as without HTTPS
    opener.find("copy-link").first.click()
    opener.page.get_by_text("Copied").wait_for()

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
        each.page.get_by_text("Zadok").first.wait_for()
        assert each.find("away").count() == 1
    assert opener.find("room-name").input_value() == "Hali", "what is being typed stays"
    opener.tab_to("[data-testid=begin-with-bots]")
    opener.page.keyboard.press("Enter")
    for each in (opener, friend, onlooker):
        each.page.wait_for_selector("#fragment")
        assert not each.find("waiting-room").count()

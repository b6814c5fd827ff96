"""No page shows what is hidden: not to spectators, not to other seats, not behind the curtain of a shared device."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.state import EVERYBODY
from leng.server.live import LiveTable

from .parlour import Browser, Page, Parlour, in_parlour, settled

SPELT = ("data-card", "data-place", "data-key", "data-keys", "data-why", "value", "id", "aria-label")


def names_in(page: Page) -> set[str]:
    """Every id that an attribute of a page spells."""
    values = [attributes[name] for _, attributes in page.tags for name in SPELT if name in attributes]
    return {part for value in values for part in re.split(r'[:",\[\] ]+', value)}


@cache
def titles_of(live: LiveTable) -> dict[str, str]:
    """What the cards that can be hidden are called."""
    speaker = live.speaker("en")
    shelf = live.table.state.box.shelf
    kinds = ("spell", "event", "investigator", "festival")
    return {name: speaker.card(kind, name).title for kind in kinds for name in shelf[kind]}


def check(live: LiveTable, page: Page, audience: int) -> int:
    """Neither an id nor a title of a hidden card is anywhere on the page but in the story of what was open once."""
    choice = live.table.decision
    assert choice is not None
    hidden = live.table.game.hidden_from(live.table.state, audience)
    if audience == choice.seat:  # the question itself may show a card to the decider
        hidden = hidden - {fact for fact in choice.about.values() if isinstance(fact, str)}
    assert not hidden & names_in(page), f"seen by {audience}"
    titles = {title for name, title in titles_of(live).items() if name in hidden}
    text = page.text(without="lines")
    assert not [title for title in titles if title in text], f"read by {audience}"
    return len(titles)


def test_every_browser_sees_its_own_hand_and_no_other(tmp_path: Path) -> None:
    looked: list[int] = []
    hands: set[int] = set()

    async def visit(house: Parlour) -> None:
        people = {0: house.browser(), 1: house.browser(), EVERYBODY: house.browser()}
        page = await house.open(people[0], "me link random", seed="veil")
        await people[1].sit_by(page.links[0])
        live = await house.live(page)
        await house.play(live, "veil", most=60)
        chance = Dice(seed_number("veil"))
        for _ in range(40):
            await settled(house, page)
            decision = live.table.decision
            if decision is None:
                break
            for audience, browser in people.items():
                shown = await browser.get(f"{page.path}/fragment")
                looked.append(check(live, shown, audience))
                assert shown.answerable == (audience == decision.seat)
                hand = live.table.state.cultists[audience].hand if audience >= 0 else []
                assert set(hand) <= names_in(shown)
                hands.update([len(hand)])
            await live.choose(decision.seat, live.table.number, key(chance.pick(list(decision.options))))
            house.hall.wake(live)

    in_parlour(tmp_path, visit)
    assert len(looked) > 100 and min(looked) > 5 and len(hands) > 1


def test_nothing_shows_through_the_curtain(tmp_path: Path) -> None:
    lifted: list[int] = []

    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me here here", seed="curtain")
        live = await house.live(page)
        await house.play(live, "curtain", most=120)
        chance = Dice(seed_number("curtain"))
        sitting: int | None = None
        for _ in range(20):
            await settled(house, page)
            decision = live.table.decision
            if decision is None:
                break
            shown = await me.get(page.path)
            assert shown.has("curtain") == (decision.seat != sitting)
            if shown.has("curtain"):
                await behind(me, live, shown)
                await wrong_person(me, live, shown)
                shown = await me.post(f"{page.path}/sit-as", seat=decision.seat)
                sitting = decision.seat
                lifted.append(len(live.table.state.cultists[sitting].hand))
            check(live, shown, decision.seat)
            assert shown.answerable and not shown.has("curtain")
            assert set(live.table.state.cultists[decision.seat].hand) <= names_in(shown)
            after = await me.choose(shown, key(chance.pick(list(decision.options))), fragment=True)
            if live.table.decision is not None and live.table.decision.seat != sitting:
                assert after.has("curtain")  # at once, with the answer to the choice
                await behind(me, live, after)

    async def behind(me: Browser, live: LiveTable, shown: Page) -> None:
        """The page under the curtain is what a spectator sees, and so are all others."""
        assert not shown.answerable and not shown.has("undo") and not shown.has("ask-hint")
        check(live, shown, EVERYBODY)
        check(live, await me.get(f"/t/{live.id}/fragment"), EVERYBODY)
        story = await me.get(f"/t/{live.id}/story")
        drawn = [event for event in live.table.log if event.to != EVERYBODY]
        for event in drawn:
            assert live.speaker("en").line(event) not in story.text()

    async def wrong_person(me: Browser, live: LiveTable, shown: Page) -> None:
        """Whoever sits there still, or nobody, cannot choose for the one who must come."""
        decision = live.table.decision
        assert decision is not None
        fields: dict[str, Any] = {"number": live.table.number, "asked": live.serial, "key": key(decision.options[0])}
        before = live.table.number
        assert (await me.post(f"/t/{live.id}/choose", **fields)).status == 409
        assert (await me.post(f"/t/{live.id}/hint")).status == 409
        assert live.table.number == before

    in_parlour(tmp_path, visit)
    assert len(lifted) > 5 and max(lifted) > 0


def test_what_is_foreseen_is_shown_to_that_seat_alone(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, stranger = house.browser(), house.browser()
        page = await house.open(me, "me here here", seed="foresee")
        live = await house.live(page)
        await house.play(live, "foresee", until="read-card")
        decision = live.table.decision
        assert decision is not None and decision.ask.name == "read-card"
        card = live.speaker("en").card(decision.about["card"], decision.about["shown"])
        assert card.title not in (await me.get(page.path)).text()  # the curtain
        mine = await me.post(f"{page.path}/sit-as", seat=decision.seat)
        assert card.title in mine.text("panel")
        assert card.title not in (await stranger.get(page.path)).text()
        await me.choose(mine)
        assert card.title not in (await me.get(page.path)).text(without="lines")

    in_parlour(tmp_path, visit)

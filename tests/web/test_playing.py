"""Playing by forms: into a match at once, choices that come late or twice, undo, hints, orders, talk."""

from __future__ import annotations

from pathlib import Path

from leng.engine.table import NOT_IN_VAIN, NOTHING_TO_DECIDE

from .parlour import FESTIVAL, Browser, Page, Parlour, in_order, in_parlour, settled


async def at_my_turn(house: Parlour, me: Browser, question: str = "invoke") -> Page:
    """A match against bots, at a question of mine."""
    page = await house.open(me, "me random random", seed="playing")
    live = await settled(house, page)
    await house.play(live, "playing", until=question)
    await settled(house, page)
    page = await me.get(page.path)
    assert page.options
    return page


def test_a_newcomer_is_in_a_match_with_one_button(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        lobby = await me.get("/")
        assert lobby.has("play-now") and lobby.has(f"game-{FESTIVAL}") and lobby.has("open-auztralia")
        assert lobby.has("game-evil_high_priest") and lobby.has("open-evil_high_priest")
        page = await me.post("/play", game=lobby.all("name", "game")[0]["value"])
        live = await settled(house, page)
        assert page.path == f"/t/{live.id}" and (await me.get(page.path)).options
        assert [seat.player for seat in live.table.seats] == ["human", "adept@1", "adept@1"]
        assert live.table.opening.options["scenario"] == "none"
        assert (await me.get("/")).has("my-table")
        assert not (await house.browser().get("/")).has("my-table")

    in_parlour(tmp_path, visit)


def test_every_form_must_carry_its_token(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await at_my_turn(house, me)
        live = await house.live(page)
        before = live.table.number
        refused = await me.choose(page, token=False)
        in_order(refused)
        assert refused.status == 403 and refused.has("trouble") and live.table.number == before
        for path in ("/play", f"/open/{FESTIVAL}", "/upload", "/me", f"{page.path}/undo", f"{page.path}/say"):
            assert (await me.post(path, token=False, game=FESTIVAL)).status == 403, path
        assert (await me.choose(page)).status == 200 and live.table.number > before

    in_parlour(tmp_path, visit)


def test_a_choice_moves_the_table_and_a_page_with_script_gets_only_what_changes(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await at_my_turn(house, me)
        live = await house.live(page)
        fragment = await me.choose(page, fragment=True)
        assert fragment.status == 200 and not [tag for tag, _ in fragment.tags if tag == "html"]
        assert fragment.has("table") and int(fragment.one("data-testid", "table")["data-number"]) > 0
        await settled(house, page)
        again = await me.get(f"{page.path}/fragment")
        assert again.one("data-testid", "table")["data-version"] == str(live.version)
        assert live.table.moves[int(page.all("name", "number")[0]["value"])].key == page.options[0]

    in_parlour(tmp_path, visit)


def test_a_choice_that_comes_late_changes_nothing_and_shows_the_fresh_table(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await at_my_turn(house, me)
        live = await house.live(page)
        await me.choose(page, page.options[0])
        await settled(house, page)
        record = list(live.table.record)
        late = await me.choose(page, page.options[-1], fragment=True)
        in_order(late)
        assert late.status == 409 and late.has("note") and list(live.table.record) == record
        assert late.one("data-testid", "table")["data-number"] == str(live.table.number)
        twice = await me.choose(page, page.options[0], fragment=True)
        assert twice.status == 200 and not twice.has("note") and list(live.table.record) == record

    in_parlour(tmp_path, visit)


def test_nothing_that_is_not_offered_is_taken_and_nobody_chooses_for_another(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, stranger = house.browser(), house.browser()
        page = await at_my_turn(house, me)
        live = await house.live(page)
        before = live.table.number
        for key in ("invoke:azathoth:1", "", "<script>", "é" * 300):
            refused = await me.choose(page, key)
            in_order(refused)
            assert refused.status == 409 and refused.has("note")
        looking = await stranger.get(page.path)
        assert not looking.options and not looking.all("data-key")
        assert (await stranger.choose(page)).status == 409
        for deed in ("undo", "hint", "order", "lift", "say", "agree"):
            assert (await stranger.post(f"{page.path}/{deed}", said="hello", ask="x", seat=0)).status == 409, deed
        assert (await stranger.post(f"{page.path}/sit-as", seat=0)).status == 403
        assert live.table.number == before and not await live.talk()

    in_parlour(tmp_path, visit)


def test_everything_lit_on_the_board_is_a_button_in_the_panel(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await at_my_turn(house, me)
        lit = {each["data-key"] for each in page.all("data-key")}
        assert lit and lit <= set(page.options)
        assert page.has("why-not")

    in_parlour(tmp_path, visit)


def test_undo_hint_orders_and_talk(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await at_my_turn(house, me)
        live = await house.live(page)
        hinted = await me.post(f"{page.path}/hint", fragment=True)
        assert hinted.has("hint") and "hinted" in hinted.html
        record = len(live.table.record)
        await me.choose(page)
        await settled(house, page)
        undone = await me.post(f"{page.path}/undo", scope="choice")
        assert len(live.table.record) > record + 1 and undone.options
        assert "takes back" in undone.text("lines")

        page = await me.get(page.path)
        number = page.all("name", "number")[0]["value"]
        ordered = await me.post(f"{page.path}/order", number=number, until="round")
        assert {order.ask for order in live.table.orders} == {NOTHING_TO_DECIDE, NOT_IN_VAIN, "invoke"}
        assert "You are not asked until the end of round" in ordered.text("orders")
        await me.post(f"{page.path}/lift", ask="invoke")
        assert {order.ask for order in live.table.orders} == {NOTHING_TO_DECIDE, NOT_IN_VAIN}

        said = await me.post(f"{page.path}/say", said="<b>Iä!</b>")
        assert "<b>Iä!</b>" in said.text("talk") and "<b>Iä!" not in said.html

    in_parlour(tmp_path, visit)


def test_a_finished_match_is_not_taken_back(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me here here", seed="over")
        live = await house.live(page)
        await house.play(live, "over")
        page = await me.get(page.path)
        assert page.has("result") and live.table.opening.seed in page.text() and not page.has("undo")
        record = list(live.table.record)
        assert (await me.post(f"{page.path}/undo", scope="choice")).status == 409
        assert list(live.table.record) == record

    in_parlour(tmp_path, visit)


def test_an_undo_that_others_must_agree_to(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, friend = house.browser(), house.browser()
        page = await house.open(me, "me link random", seed="agree")
        await friend.sit_by(page.links[0])
        live = await settled(house, page)
        for _ in range(30):  # until both have chosen, mine last but one
            await settled(house, page)
            assert live.table.decision is not None
            who = me if live.table.decision.seat == 0 else friend
            await who.choose(await who.get(page.path))
            if [move.seat for move in live.table.moves[-2:]] == [0, 1]:
                break
        before = live.table.number
        await me.post(f"{page.path}/undo", scope="choice")
        assert live.request is not None
        asked = await friend.get(page.path)
        assert asked.has("undo-request") and asked.all("name", "agrees")
        assert not (await me.get(page.path)).all("name", "agrees")
        assert live.request.choices == {0: 1, 1: 1} and "take back 2 choices" in asked.text("panel")
        for stale in ("", "7"):
            late = await friend.post(f"{page.path}/agree", seat=1, agrees="yes", request=stale)
            assert late.status == 409 and "another request" in late.text("note") and live.table.number == before
        wanted = asked.one("name", "request")["value"]
        await friend.post(f"{page.path}/agree", seat=1, agrees="yes", request=wanted)
        assert live.request is None and live.table.number < before

    in_parlour(tmp_path, visit)

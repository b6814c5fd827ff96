"""The table of Cult drawn from views: the city, the cults, the Palace, one's own cards, and always within its width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from games.cult.city import CityTranscript, city
from leng.bots import Sight, new_bot
from leng.engine.choice import Option
from leng.engine.game import find_game
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.games.cult.box import CultBox
from leng.games.cult.view import CityView, CultView
from leng.study.drawings import printed
from leng.words.presenter import presenter
from matches import every_position

from . import lettering
from .lettering import MARKS, check_fit, check_introduction, check_marks, check_no_word_is_idle

GAME = find_game("cult")
BOX = cast(CultBox, GAME.open_box())
LANG = GAME.folder / "terminal" / "lang"
NAMES = ("Ada", "Benedict of the Long Corridor", "Cy", "神話研究家の友人たちの会", "Eve")


def drawn(table: Table, audience: int = EVERYBODY, width: int = 120, language: str = "en") -> str:
    """The table as plain text."""
    return lettering.drawn(table.view(audience), presenter(GAME, table.seats, language), width)


def told(table: Table, option: Option, language: str = "en", room: int = 200) -> str:
    """What is written beside an option."""
    return lettering.in_short(table.view(0), presenter(GAME, table.seats, language), option, room)


def rows(text: str) -> dict[int, str]:
    """The lines of the Locations by their number, without what stands on further lines."""
    below = text.partition("── The Eternal City")[2] or text.partition("── La Cité Éternelle")[2]
    found = [re.match(r"^[ ›×►✓]( \d|\d\d) .*", line) for line in below.splitlines()]
    return {int(match[1]): match[0] for match in found if match}


@cache
def positions(players: int, cults: str, seed: str) -> tuple[Table, ...]:
    """The table at every seventh decision of a random match, and at its end."""
    seats = [Seat(name) for name in NAMES[:players]]
    return tuple(every_position(Table.open(GAME, seats, {"cults": cults}, seed), step=7))


def tables() -> Iterator[Table]:
    """Positions of several matches."""
    for match in ((2, "recommended", "1"), (3, "chosen", "2"), (5, "random", "3")):
        yield from positions(*match)


@cache
def drawn_wide() -> list[tuple[Table, str]]:
    """Every third of them, drawn where there is much room."""
    return [(table, drawn(table, width=200)) for table in list(tables())[::3]]


# Everything, everywhere --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 77])
def test_every_position_fits_a_narrow_width_and_has_all_its_words(width: int, language: str) -> None:
    for table in list(tables())[width % 13 :: 13]:
        seat = table.decision.seat if table.decision is not None else UNVEILED
        text = drawn(table, seat, width, language)
        check_fit(text, width)
        assert sorted(rows(text)) == list(range(1, 14))
        for who in table.view(seat).cults:
            assert re.search(rf"^\d\. {MARKS[who.seat]} {NAMES[who.seat][:3]}", text, re.MULTILINE)


def test_who_stands_where_and_with_what_influence_is_on_the_drawing() -> None:
    seen = {"priest": 0, "patriarch": 0, "altar": 0, "several": 0}
    for table, text in drawn_wide():
        view: CityView = table.view(EVERYBODY)
        lines = rows(text)
        for place in view.places:
            for seat, total in place.totals.items():
                mine = [each for each in place.priests if each.seat == seat]
                parts = len(mine) + (seat in place.altars)
                part = next(each for each in lines[place.number].split() if MARKS[seat] in each and "§" not in each)
                for each in mine:
                    assert (f"P{each.influence}" if each.priest == 0 else str(each.priest)) in part
                    seen["patriarch" if each.priest == 0 else "priest"] += 1
                if seat in place.altars:
                    assert "⌂4" in part or "⌂5" in part
                    seen["altar"] += 1
                if parts > 1:
                    assert f"={total}" in part
                    seen["several"] += 1
            if place.done or view.phase == "end":
                assert "★" not in lines[place.number]
            elif place.leader is not None and view.winner is None:
                assert f" ★{MARKS[place.leader]}" in lines[place.number]
    assert all(n > 10 for n in seen.values()), seen


def test_the_goods_priests_cards_and_goals_of_every_cult_are_on_the_drawing() -> None:
    for table, text in drawn_wide():
        for who in table.view(EVERYBODY).cults:
            line = next(line for line in text.splitlines() if re.match(rf"\d\. {MARKS[who.seat]}", line))
            side = "Dark" if who.dark else "Light"
            goods = (f"{who.power}", f"{who.followers}☺", f"{who.coins}¤", f"P{who.patriarch}")
            assert re.search(rf", {side} +" + " +".join(goods) + rf" +{who.miracles}☼ {who.intrigues}‡ ", line)
            assert f"{'⌂' * len(who.altars)}{'·' * (5 - len(who.altars))} {len(who.altars)}/5" in line
            assert f" {who.mobs}/4 " in line
            needs = f" {who.summonings}/2 at {who.power}" if who.summonings < 2 else " 2/2"
            assert needs in line
            for card in who.privileges:
                assert f"{BOX.privileges[card].name.en} (P+{BOX.privileges[card].bonus}, " in " ".join(text.split())


def test_the_locations_marked_as_open_are_those_that_can_be_chosen() -> None:
    """The mark follows from the view alone; the question follows from the rules."""
    asked = opened = shut = privileged = 0
    table = Table.open(GAME, [Seat(name) for name in NAMES[:3]], {}, "open")
    while table.decision is not None:
        decision = table.decision
        if decision.ask.name == "intend" and table.number % 3 == 0:
            asked += 1
            view = table.view(decision.seat)
            own = next(who for who in view.cults if who.seat == decision.seat)
            offered = {BOX.numbers[each[1]] for each in decision.options if each not in ("pray", "altars")}
            lines = rows(drawn(table, decision.seat, 80))
            assert {number for number, line in lines.items() if line[0] == "›"} == offered
            assert {number for number, line in lines.items() if line[0] == "×"} == set(lines) - offered
            opened, shut = opened + len(offered), shut + 13 - len(offered)
            privileged += any(view.places[number - 1].required > own.followers for number in offered)
        table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))
    assert asked > 30 and opened > 100 and shut > 100 and privileged > 1, (asked, opened, shut, privileged)


# Arranged positions ------------------------------------------------------------------------------------------------


def contested() -> CityTranscript:
    """A Market with a bribe, a stronger Priest, an Altar, and the Altar of a cult that celebrates."""
    return city(
        "ann:anubis", "bob:cthulhu", "cy:janus", "dot:arachne",
        at="market",
        places={
            "market": ["ann 3", "ann patriarch", "ann altar", "bob 2 boost=5", "cy 1 coins=6", "dot altar"],
            "rift_of_darkness": ["bob patriarch", "bob 5"],
        },
        ann={"followers": 4, "mobs": 2, "privileges": ["noviciates", "admiral"], "intrigues": ["massacre", "takeover"]},
        bob={"followers": 9, "supremacy": True, "summonings": 1, "sheet": [4], "miracles": ["avatar"]},
        dot={"celebrating": True},
    )  # fmt: skip


def test_a_bribe_wins_over_influence_and_who_celebrates_does_not_count() -> None:
    t = contested()
    text = drawn(t.table, 0, 120)
    assert rows(text)[6].endswith(" ★C▲1(6¤) A●P7+3+⌂5=15 B■2(+5) (D♦⌂4)")
    assert rows(text)[6].startswith("► 6 Market ")
    assert rows(text)[5].startswith("✓ 5 Temple District ")
    assert rows(text)[9].endswith(" 2¤ §A●")
    for words in ("(3¤) bribes and so wins", "(+2) strengthened", "(A●) celebrates and does not count"):
        assert words in " ".join(text.split())


def test_at_the_rift_the_influence_stands_beside_what_a_summoning_needs() -> None:
    assert rows(drawn(contested().table, 0, 120))[13].endswith(" ★B■P16+5=21/23")


def test_a_winner_found_by_a_card_is_named_under_the_location() -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann 3", "bob 1"]})

    def ordain(view: CityView, **settled: object) -> str:
        for name, value in settled.items():
            setattr(view, name, value)
        drawing = GAME.part("terminal").draw(view, presenter(GAME, t.table.seats), 80)
        return " ".join(printed(drawing).split())

    view = t.table.view(0)
    view.active = "market"
    assert "bob has won here." in ordain(view, winner=1)
    assert "★B■1 A●3" in ordain(view, winner=1)
    assert "Takeover: ann will win here." in ordain(view, winner=None, seized_by=0)
    assert "The lowest influence will win here." in ordain(view, seized_by=None, lowest=True)
    assert "Nobody who is here gets anything." in ordain(view, barred=True)
    assert "Being played: Massacre, Theft." in ordain(view, playing=["massacre", "theft"])


def test_a_cult_shows_side_power_patriarch_sheet_and_how_near_it_is() -> None:
    text = drawn(contested().table, 0, 160)
    line = {mark: next(each for each in text.splitlines() if f". {mark}" in each) for mark in MARKS[:4]}
    assert re.search(r"bob +Cthulhu, Dark +23 +9☺ +5¤ +P16 +1☼ 0‡ +1 3 +4 ", line["B■"])
    assert "····· 0/5  ···· 0/4  ●· 1/2 at 23" in line["B■"]
    assert "⌂···· 1/5  ☻☻·· 2/4  ·· 0/2 at 19" in line["A●"]
    assert line["D♦"].endswith("celebrates")
    flat = " ".join(text.split())
    assert "§ Supremacy (P+7) 3. C▲" in flat
    assert "§ The Admiral (P+2, opens 9), Noviciates (P+1, each ⌂ +1) 2. B■" in flat


def test_a_goal_that_is_reached_is_told() -> None:
    t = city("ann", "bob", "cy", ann={"mobs": 4}, bob={"summonings": 2})
    text = drawn(t.table)
    assert "☻☻☻☻ 4/4" in text
    assert "●● 2/2  " in text
    assert "2/2 at" not in text
    assert text.count("wins if the round ends so") == 2


def test_the_palace_shows_prices_and_what_is_known_of_the_decks() -> None:
    t = city("ann", "bob", market=["oracle", "", "tithe_slums_port"], ann={"coins": 8})
    for card in ("vandalism", "theft"):  # the later one comes to lie under the earlier
        t.state.decks["intrigue"].cards.remove(card)
        t.state.decks["intrigue"].cards.insert(0, card)
    t.state.decks["intrigue"].under = 2
    t.state.decks["intrigue"].cards.remove("blackmail")
    t.state.decks["intrigue"].cards.append("blackmail")
    t.state.decks["intrigue"].glimpsed = 0
    mine, theirs = drawn(t.table, 0, 100), drawn(t.table, 1, 100)
    assert "   9¤ The Oracle: P+3, opens 13 Rift of Darkness\n" in mine
    assert "›  8¤ Tithe of the Docks: P+2, others pay 1¤ at 3 Slums, 9 Port\n" in mine
    assert "   8¤ Tithe of the Docks: " in theirs
    assert "   -  (taken; new cards come" in mine
    assert "Left: 33☼, 33‡, 31§, 16☻\n" in mine
    assert "‡ on top: Blackmail\n" in mine
    assert "on top" not in theirs
    assert "‡ at the bottom, from the lowest up: Theft, Vandalism\n" in theirs
    pile = t.state.decks["miracle"]
    pile.under = 12
    bottom = [BOX.miracles[card].name.en for card in pile.cards[:8]]
    wanted = f"☼ at the bottom, from the lowest up: {', '.join(bottom)}, and 4 more"
    assert wanted in " ".join(drawn(t.table, 1, 100).split())


def test_plans_are_made_with_everything_in_words() -> None:
    t = city(
        "ann:cthulhu",
        "bob",
        ann={
            "mobs": 1,
            "placed": 3,
            "miracles": ["possession", "rain_of_gold", "rain_of_gold"],
            "intrigues": ["ambush"],
        },
    )
    text = " ".join(drawn(t.table, 0, 100).split())
    assert "Your cult: Cthulhu, Light side" in text
    assert "Your placement 4 of this round costs 1 Follower." in text
    assert "A prayer brings you the effect of one Location from 1 to 3." in text
    assert "Tokens that are not Priests: 1×2 2×2 3×2 4×3 5×3." in text
    assert "• Ritual of the Abyss (sacrifice an available Priest): Raise a Priest" in text
    assert re.search(r"☼ Possession: Strengthen .* by 6 .* Sealed: only on the Dark side\.", text)
    assert "☼ Rain of Gold ×2: Gain 2 Followers, or 6 coins." in text
    assert re.search(r"‡ Ambush: .*\. Sells for 8¤\.", text)
    t.state.cults[0].altars = [7, 9]
    assert "5×3, 2 of them turned over as Altars." in " ".join(drawn(t.table, 0, 100).split())
    t.state.cults[0].privileges = ["safe_conduct_4"]
    assert "Your placement 4 of this round is free." in drawn(t.table, 0, 100)
    t.state.cults[0].available = []
    assert "You have nobody left to place." in drawn(t.table, 0, 100)
    t.state.cults[0].celebrating = True
    assert "You celebrate and take no part in this round." in drawn(t.table, 0, 100)
    assert "Your placement" not in drawn(t.table, 0, 100)


def test_while_locations_are_decided_the_titles_of_the_cards_are_enough() -> None:
    t = contested()
    text = drawn(t.table, 0, 100)
    assert "In hand: ‡ Massacre, ‡ Takeover ◘\n" in text
    assert "◘ only on the Dark side" in " ".join(text.split())
    assert "In hand: ☼ Avatar of the God\n" in drawn(t.table, 1, 100)
    assert "You have no cards in hand." in drawn(t.table, 2, 100)


def test_a_finished_match_is_drawn_with_every_hand_face_up() -> None:
    table = positions(5, "random", "3")[-1]
    assert table.result is not None
    text = drawn(table, UNVEILED)
    assert "── Cards in hand ──" in text
    held: list[CultView] = [who for who in table.view(UNVEILED).cults if who.hand]
    assert held
    for who in held:
        titles = ", ".join(BOX.cards[card].name.en for card in who.hand or ())
        assert f"{MARKS[who.seat]} {titles}" in " ".join(text.split())
    assert "goal reached" in text
    assert "★" not in text


def test_the_location_of_a_question_is_shown_again_by_itself() -> None:
    t = contested()
    speaker = presenter(GAME, t.table.seats)
    shown = GAME.part("terminal").close_up(t.table.view(0), speaker, 120)
    assert printed(shown).splitlines() == [rows(drawn(t.table, 0, 120))[6]]
    assert GAME.part("terminal").close_up(city("ann", "bob").table.view(0), speaker, 120) is None


# Beside the options ------------------------------------------------------------------------------------------------


def test_what_stands_behind_an_option() -> None:
    table = city("ann", "bob").table
    assert told(table, ("preach", "slums")) == "Gain 1 Follower"
    assert told(table, ("preach", "ruins"), "fr").endswith("1 Miracle")
    assert told(table, ("sell", "massacre")).endswith("2 Followers")
    assert told(table, ("rob", "oracle")) == "P+3, opens 13 Rift of Darkness"
    assert told(table, ("discard", "supremacy")) == ""
    assert told(table, ("cult", "fafnir"), room=60).startswith("Ode to Greed, Ode to Treachery, ")
    assert "Ode to Greed: raise" in told(table, ("cult", "fafnir"), room=500)
    assert told(table, "pray") == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_location_card_and_god_can_be_told_in_short(language: str) -> None:
    table = city("ann", "bob").table
    options: list[Option] = [("preach", place) for place in BOX.numbers]
    options += [("discard", card) for card in BOX.deck_of] + [("cult", god) for god in BOX.sheets]
    for option in options:
        said = told(table, option, language)
        assert said, option
        assert "⟦" not in said and "…" not in said


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100, 160])
def test_the_introduction_tells_the_goals_and_a_round(width: int, language: str) -> None:
    check_introduction(presenter(GAME, [Seat("Ada"), Seat("Ben")], language), width, steps=2)


def test_five_seats_have_five_marks_that_need_no_colour() -> None:
    check_marks(GAME)


def test_both_languages_have_the_same_words_and_none_is_idle() -> None:
    check_no_word_is_idle(LANG, ["sign-", "column-", "standing-"])

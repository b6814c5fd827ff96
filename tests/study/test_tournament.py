"""Tournaments: everybody meets everybody on every seat, nothing is lost on the way, and the better ones are ahead."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from leng.engine.errors import BadSetup, LengError
from leng.engine.game import find_game
from leng.study import tournament
from leng.study.ladder import Labels, page, picture
from leng.study.tournament import Plan, Row, compared, hold, planned, sum_up

LABELS = Labels("en", "A <title>", "about", "rating", "bounds", ["bot"] * 7, "meetings", "leng tournament SD")


def door(*bots: str, players: int = 2, seed: str = "t") -> Plan:
    return planned(find_game("SD"), bots, players, {}, seed)


def well(*bots: str) -> Plan:
    return planned(find_game("DW"), bots, 2, {"mode": "together"}, "t")


@pytest.mark.parametrize("players", [2, 3])
def test_with_every_seed_each_of_a_pair_has_every_seat_equally_often(players: int) -> None:
    plan = door("random", "greedy", "novice", players=players)
    matches = [(plan.draw(number), plan.seats(number)) for number in range(3 * 2 * plan.lap)]
    assert {draw for draw, _ in matches} == {0, 1}
    for seed in (0, 1):
        for seat in range(players):
            sitting = Counter(seats[seat] for draw, seats in matches if draw == seed)
            assert sitting == dict.fromkeys(plan.bots, 2 * plan.lap // 2)
        pairs = Counter(frozenset(seats) for draw, seats in matches if draw == seed)
        assert set(pairs.values()) == {plan.lap} and len(pairs) == 3


def test_the_better_bot_is_rated_higher_and_the_interval_says_how_surely(tmp_path: Path) -> None:
    held = hold(door("random", "greedy"), 40, tmp_path / "t.jsonl", processes=1)
    best, worst = held.standings
    assert (best.bot, worst.bot) == ("greedy@3", "random@1")
    assert best.rating is not None and worst.rating is not None and best.rating > worst.rating
    assert best.rating_interval is not None and best.rating_interval[0] < best.rating < best.rating_interval[1]
    assert held.matches == best.matches == 40
    assert best.win_rate + worst.win_rate == pytest.approx(1)
    met = {(each.bot, each.against): each.win_rate for each in held.meetings}
    assert met["greedy@3", "random@1"] == best.win_rate


def test_the_same_tournament_on_any_number_of_processes_makes_the_same_file(tmp_path: Path) -> None:
    plan = door("random", "greedy", "novice")
    alone = hold(plan, 6, tmp_path / "one.jsonl", processes=1)
    together = hold(plan, 6, tmp_path / "two.jsonl", processes=2)
    assert msgspec.json.encode(alone) == msgspec.json.encode(together)
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


def test_one_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, file = door("random", "greedy", "novice"), tmp_path / "stopped.jsonl"
    whole = hold(plan, 6, tmp_path / "whole.jsonl", processes=1)
    real, played = tournament._play_some, list[int]()

    def stop_after_five(*given: Any) -> list[Row]:
        if len(played) == 5:
            raise KeyboardInterrupt
        played.extend(given[-1])
        return real(*given)

    with monkeypatch.context() as stopping:
        stopping.setattr(tournament, "_play_some", stop_after_five)
        stopped = hold(plan, 6, file, processes=1)
    assert stopped.interrupted and stopped.matches == 5 and stopped.standings
    with file.open("ab") as cut:
        cut.write(b'{"number":17,"bots":["rand')  # the power went off in the middle of a line
    counted: list[int] = []
    went_on = hold(plan, 6, file, processes=1, progress=counted.append)
    assert counted[0] == 5, "what was played is not played again"
    assert msgspec.json.encode(went_on) == msgspec.json.encode(whole)
    assert file.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_more_matches_go_on_where_the_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    hold(door("random", "greedy"), 4, file, processes=1)
    more = hold(door("random", "greedy"), 8, file, processes=1)
    assert more == hold(door("random", "greedy"), 8, tmp_path / "once.jsonl", processes=1)
    fewer = hold(door("random", "greedy"), 2, file, processes=1)
    assert fewer.matches == 2 and len(file.read_bytes().splitlines()) == 9, "nothing is thrown away"


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    hold(door("random", "greedy"), 2, file, processes=1)
    kept = file.read_bytes()
    for other in (door("random", "novice"), door("random", "greedy", seed="u")):
        with pytest.raises(LengError) as refused:
            hold(other, 2, file, processes=1)
        assert refused.value.key == "error-kept-other"
    assert file.read_bytes() == kept


def test_of_a_match_every_seat_of_one_side_is_compared_with_every_seat_of_the_other() -> None:
    def share(bots: tuple[str, ...], winners: tuple[int, ...], scores: tuple[int, ...], scored: bool = True) -> float:
        ((one, other, found),) = compared(Row(0, bots, winners, scores, "dawn", 9), scored)
        assert (one, other) == ("a", "b")
        return found

    assert share(("a", "b"), (0,), (5, 1)) == 1
    assert share(("b", "a"), (0, 1), (5, 5)) == 0.5
    assert share(("a", "b", "a"), (1,), (3, 9, 3)) == 0
    assert share(("a", "b", "a"), (0,), (9, 5, 3)) == 0.5, "one is ahead, one is behind"
    assert share(("a", "b", "a"), (), (9, 5, 7)) == 1, "only a rival won: points decide"
    assert share(("a", "b", "a"), (), (9, 5, 7), scored=False) == 0.5
    assert compared(Row(0, ("a", "a"), (0,), (1, 0), "dawn", 9), True) == []


def test_where_all_win_together_each_bot_has_its_share_and_no_rating(tmp_path: Path) -> None:
    plan = well("random", "greedy")
    held = hold(plan, 8, tmp_path / "t.jsonl", processes=1)
    assert held.together and held.meetings == [] and held.matches == 16
    assert [each.rating for each in held.standings] == [None, None]
    rows = [msgspec.json.decode(line, type=Row) for line in (tmp_path / "t.jsonl").read_bytes().splitlines()[1:]]
    for each in held.standings:
        theirs = [row for row in rows if set(row.bots) == {each.bot}]
        assert len(theirs) == each.matches == 8
        assert each.win_rate == sum(bool(row.winners) for row in theirs) / 8
    assert {plan.draw(row.number) for row in rows if "greedy@3" in row.bots} == set(range(8)), "the same seeds"


def test_bots_that_stumble_are_counted() -> None:
    rows = [Row(0, ("random@1", "greedy@3"), (0,), (1, 0), "dawn", 9, {"greedy@3": 2})]
    held = sum_up(door("random", "greedy"), 1, rows)
    assert {each.bot: each.stumbles for each in held.standings} == {"random@1": 0, "greedy@3": 2}


@pytest.mark.parametrize(
    ("bots", "players", "key"),
    [(["greedy"], 2, "error-tournament-bots"), (["greedy", "greedy@3"], 2, "error-tournament-bots"),
     (["greedy", "clever"], 2, "error-unknown-bot"), (["greedy", "random"], 9, "error-seats")],
)  # fmt: skip
def test_what_cannot_be_held_is_refused(bots: list[str], players: int, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        planned(find_game("SD"), bots, players, {}, "t")
    assert refused.value.key == key


@pytest.mark.parametrize("plan", [door("random", "greedy", "novice"), well("random", "greedy")])
def test_the_picture_shows_every_bot_in_its_place(plan: Plan, tmp_path: Path) -> None:
    held = hold(plan, 6, tmp_path / "t.jsonl", processes=1)
    drawing = ElementTree.fromstring(picture(held, LABELS))
    ns = "{http://www.w3.org/2000/svg}"
    texts = [each.text for each in drawing.iter(f"{ns}text")]
    assert texts[0] == "A <title>"
    assert [each for each in texts if each in plan.bots] == [each.bot for each in held.standings]
    dots = [float(each.attrib["cx"]) for each in drawing.iter(f"{ns}circle")]
    assert len(dots) == len(plan.bots) and dots == sorted(dots, reverse=True)
    assert all(0 < dot < float(drawing.attrib["width"]) for dot in dots)
    assert drawing.find(f"{ns}desc") is not None
    told = page(held, LABELS)
    assert told.count("<table>") == (1 if plan.together else 2) and "A &lt;title&gt;" in told

"""Bots have versions: the newest is meant unless one is named, and earlier ones play as they always did."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leng.bots import BEST, BOTS, FOR_STUDY, NEWEST, OFFERED, SIMPLEST, Sight, find_bot, new_bot, who_plays
from leng.engine import journal
from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSetup
from leng.engine.game import find_game
from leng.engine.play import Play
from leng.engine.state import FIRST_EDITION
from leng.engine.table import HUMAN, Seat, Table
from leng.server.live import bot_of
from leng.study.simulate import simulate
from leng.terminal.loop import Sitting

TESTS = Path(__file__).parent.parent
SAVES = [save for save in sorted((TESTS / "saves").glob("*/*_running.leng")) if save.parent.name < "0.4.0"]
"""Of releases in which bots had no versions."""


def test_a_name_alone_means_the_newest_version() -> None:
    assert find_bot("greedy").full_name() == find_bot("Greedy@3 ").full_name() == "greedy@3"
    assert find_bot("greedy@1").full_name() == "greedy@1"
    assert [bot.full_name() for bot in NEWEST.values()] == [
        "random@1", "greedy@3", "novice@1", "adept@1", "master@1", "high_priest@1",
    ]  # fmt: skip
    assert (SIMPLEST, BEST) == ("random@1", "high_priest@1")
    assert OFFERED == ["novice@1", "adept@1", "master@1", "high_priest@1"], "for people, the weakest first"
    assert FOR_STUDY == ["greedy@3", "random@1", "greedy@1", "greedy@2"]
    assert sorted([*OFFERED, *FOR_STUDY]) == sorted(BOTS)


@pytest.mark.parametrize("wanted", ["clever", "greedy@", "greedy@0", "greedy@4", "greedy@one", "@1", "", "human"])
def test_an_unknown_bot_or_version_is_refused_with_those_there_are(wanted: str) -> None:
    with pytest.raises(BadSetup) as refused:
        find_bot(wanted)
    assert refused.value.key == "error-unknown-bot"
    assert refused.value.facts["known"] == "novice, adept, master, high_priest, greedy, random, greedy@1, greedy@2"


def test_a_name_without_version_that_was_written_down_means_the_first() -> None:
    assert [who_plays(each) for each in ("greedy", "greedy@2", "random", HUMAN)] == [
        "greedy@1", "greedy@2", "random@1", HUMAN,
    ]  # fmt: skip


def test_what_is_simulated_names_the_versions() -> None:
    found = simulate(find_game("SD"), ["greedy", "greedy@1"], 4, "versions", processes=1)
    assert set(found.win_rate) == set(found.mean_score) == {"greedy@3", "greedy@1"}


@pytest.mark.parametrize("save", SAVES, ids=lambda save: f"{save.parent.name} {save.stem}")
def test_a_match_of_an_earlier_release_goes_on_with_the_bots_that_began_it(save: Path) -> None:
    kept = journal.read(save)
    assert kept.rules < "0.4.0"
    players = {seat.player for seat in kept.opening.seats} - {HUMAN}
    assert players <= {"greedy", "random"}, "no version was written down then"
    sealed = kept.opening.commitment
    table = journal.load(save)
    assert table.opening.commitment == sealed, "what was agreed is still the same to the letter"
    table.seats = [Seat(each.name, "greedy", each.colour) for each in table.seats]
    assert bot_of(table) == "greedy@1"
    sitting = object.__new__(Sitting)
    sitting.stumbles = Counter()
    sitting.table = table
    assert table.decision is not None
    thoughts = f"{table.opening.seed}:{table.number}"
    assert sitting._bots_answer(table.decision) == new_bot("greedy@1", thoughts).choose(Sight(table.play))


def test_a_save_names_the_version_that_plays(tmp_path: Path) -> None:
    table = Table.open(find_game("SD"), [Seat("Ada"), Seat("Ben", find_bot("greedy").full_name())], {}, "creak")
    save = tmp_path / "match.leng"
    journal.save(table, save)
    assert [each["player"] for each in msgspec.json.decode(save.read_bytes())["opening"]["seats"]] == [
        "human", "greedy@3",
    ]  # fmt: skip


# As it was -----------------------------------------------------------------------------------------------------------

CHOSEN_2 = {
    "kingsport_festival": (3, "cbee708b89d9c061"),
    "cult": (3, "6d47637bec7a1978"),
    "elder_sign": (2, "75a4fe64622609fe"),
    "auztralia": (3, "c2a2b23275617f5d"),
    "evil_high_priest": (3, "bcb5078571680d23"),  # of release 0.7.0
}
"""The first 250 choices of so many greedy bots in release 0.6.0, as a hash."""


@pytest.mark.parametrize("code", CHOSEN_2)
def test_the_second_greedy_chooses_as_it_always_did(code: str) -> None:
    seats, known = CHOSEN_2[code]
    assert _chosen(code, "greedy@2", seats, 250) == known


CHOSEN = {"elder_sign": "dc7f9b78125c829a", "sealed_door": "63eeb9a9678082bc"}
"""The first 150 choices of two greedy bots in release 0.3.0, as a hash."""


@pytest.mark.parametrize("code", CHOSEN)
def test_the_first_greedy_chooses_as_it_always_did(code: str) -> None:
    assert _chosen(code, "greedy@1", 2, 150) == CHOSEN[code]


def _chosen(code: str, bot: str, seats: int, choices: int) -> str:
    """What bots choose among themselves, as a hash."""
    game = find_game(code)
    state = game.set_up(game.open_box(), seats, game.agree({}, seats).options, Dice(seed_number("as it was")))
    state.edition = FIRST_EDITION
    play: Play[Any] = Play(game, state)
    bots = [new_bot(bot, f"as it was {seat}") for seat in range(seats)]
    chosen: list[str] = []
    while play.choice is not None and len(chosen) < choices:
        option = bots[play.choice.seat].choose(Sight(play))
        chosen.append(key(option))
        play.answer(option)
    return hashlib.sha256(" ".join(chosen).encode()).hexdigest()[:16]


JUDGED = {"cult": "1fb884daab80be7c", "elder_sign": "1addd6b3b772f8dd", "kingsport_festival": "16bf9a83fc0f8351"}
"""How release 0.3.0 judged the first golden match of each game, round by round and seat by seat, as a hash."""


@pytest.mark.parametrize("code", JUDGED)
def test_the_first_greedy_judges_as_it_always_did(code: str) -> None:
    golden = TESTS / "games" / code / "golden"
    table = journal.load(sorted([*golden.glob("0.7.0/*.leng")] or golden.glob("*.leng"))[0], game=code)
    play: Play[Any] = Play(table.game, table.start.copy())
    judged: list[str] = []
    known = -1
    for move in table.moves:
        assert play.choice is not None
        if play.state.round != known:
            known = play.state.round
            judge = table.game.earlier[1].judge
            judged += [f"{judge(play.state, seat):.6f}" for seat in range(len(table.seats))]
        play.answer(play.choice.find(move.key))
    assert len(judged) > 10
    assert hashlib.sha256(" ".join(judged).encode()).hexdigest()[:16] == JUDGED[code]

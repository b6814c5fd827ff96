"""Commands that play many matches: to compare bots, to search for faults, to measure speed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from leng.cli.printing import print_json, print_table, progress_bar
from leng.cli.reading import AsJson, WhichGame
from leng.cli.words import Misuse, say

if TYPE_CHECKING:
    from leng.bots import Budget
    from leng.engine.game import Game
    from leng.study.fuzz import Fuzzing
    from leng.study.simulate import Simulation

SomeGame = Annotated[str | None, typer.Argument(help=say("help-some-game"), show_default=False)]
Processes = Annotated[int | None, typer.Option(help=say("help-processes"), show_default=False)]
Seed = Annotated[str, typer.Option(help=say("help-seed"))]
TableOptions = Annotated[list[str] | None, typer.Option("--option", help=say("help-option"), show_default=False)]
Think = Annotated[float | None, typer.Option(help=say("help-think"), show_default=False)]
Iterations = Annotated[int | None, typer.Option(help=say("help-iterations"), show_default=False)]
FOUND = 1
LONGEST, MOST = 600, 1_000_000
"""So many seconds, or so many tries, bots may be told to think about a choice."""


def simulate(
    game: WhichGame,
    players: Annotated[int | None, typer.Option(help=say("help-players"), show_default=False)] = None,
    bots: Annotated[str, typer.Option(help=say("help-bots"))] = "greedy",
    games: Annotated[int, typer.Option(help=say("help-matches"))] = 100,
    seed: Seed = "leng",
    option: TableOptions = None,
    think: Think = None,
    iterations: Iterations = None,
    processes: Processes = None,
    json: AsJson = False,
) -> None:
    """Let bots play many matches and count what came of it."""
    from leng.engine.game import find_game
    from leng.study.simulate import simulate as play_many

    found = find_game(game)
    wanted = options_of(option or [])
    seated = _seat(found, players, bots_of(bots), wanted)
    not_negative(games=games, processes=processes)
    budget = budget_of(think, iterations)
    terms = found.agree(wanted, len(seated))
    with progress_bar(say("progress-simulate"), games) as progress:
        simulation = play_many(found, seated, games, seed, wanted, processes, progress, budget)
    if json:
        print_json(simulation)
    else:
        _print_simulation(found, simulation, found.manner(terms).scored)
    say_if_stopped(simulation.interrupted)


def _seat(game: Game[Any], players: int | None, bots: list[str], wanted: dict[str, str]) -> list[str]:
    """A bot for every seat: as many names as players, or one name for all; by default as few as the options allow."""
    if players is None and len(bots) > 1 and len(bots) in game.players:
        players = len(bots)
    players = seats_of(game, players, wanted)
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise Misuse("error-bots", bots=len(bots), players=players)
    return bots


def seats_of(game: Game[Any], players: int | None, wanted: dict[str, str]) -> int:
    """How many play: as many as somebody says, or as few as the options allow."""
    if players is None:
        return game.numbers_for(wanted)[0]
    if players not in game.players:
        raise Misuse("error-players", game=game.id, least=game.players[0], most=game.players[-1], players=str(players))
    return players


def bots_of(typed: str) -> list[str]:
    """The bots somebody named, all of them known."""
    from leng.bots import find_bot

    bots = [each.strip() for each in typed.split(",") if each.strip()]
    if not bots:
        raise Misuse("error-no-bots")
    for each in bots:
        find_bot(each)
    return bots


def budget_of(think: float | None, iterations: int | None) -> Budget:
    """How long bots are to think, if somebody says so."""
    from leng.bots import Budget

    if think is not None and iterations is not None:
        raise Misuse("error-think-or-iterations")
    if think is not None and not 0 < think <= LONGEST:
        raise Misuse("error-think", most=LONGEST, value=f"{think:g}")
    if iterations is not None and not 0 < iterations <= MOST:
        raise Misuse("error-iterations", most=MOST, value=str(iterations))
    return Budget(iterations, think)


def options_of(typed: list[str]) -> dict[str, str]:
    wanted = {}
    for each in typed:
        name, equals, value = each.partition("=")
        if not equals:
            raise Misuse("error-option-form", option=each)
        wanted[name.strip()] = value
    return wanted


def not_negative(**numbers: int | None) -> None:
    for name, value in numbers.items():
        if value is not None and value < (1 if name == "processes" else 0):
            raise Misuse("error-negative", name=f"--{name}", value=str(value))


def _print_simulation(game: Game[Any], found: Simulation, scored: bool) -> None:
    from leng.words.presenter import presenter

    rivals = {presenter(game, []).rival_name(name): each for name, each in found.rivals.items()}
    agreed = ", ".join(f"{name}={value}" for name, value in found.options.items())
    typer.echo(say("simulated", matches=found.matches, players=found.players, options=agreed, seed=found.seed))
    rates = {**found.win_rate, **{name: each.win_rate for name, each in rivals.items()}}
    scores = {**found.mean_score, **{name: each.mean_score for name, each in rivals.items()}}
    rows: list[tuple[object, ...]] = [
        (name, f"{100 * rate:.1f} %", percent(found.win_interval.get(name))) for name, rate in rates.items()
    ]
    columns = [say("column-bot-or-rival" if rivals else "column-bot"), say("column-wins"), say("column-interval")]
    if scored:
        rows = [(*row, "–" if scores[str(row[0])] is None else scores[str(row[0])]) for row in rows]
        columns.append(say("column-score"))
    print_table(columns, rows)
    endings = ", ".join(f"{name} {count}" for name, count in found.endings.items() if count)
    tell_stumbles(found.stumbles)
    typer.echo(say("simulated-more", decisions=found.mean_decisions, options=found.mean_options, endings=endings))
    if found.mean_rounds is not None and found.most_rounds is not None:
        typer.echo(say("simulated-rounds", mean=found.mean_rounds, most=found.most_rounds))
    if found.mean_margin is not None:
        typer.echo(say("simulated-margin", points=found.mean_margin))


def percent(interval: tuple[float, float] | None) -> str:
    """An interval of shares for people."""
    return "–" if interval is None else f"{100 * interval[0]:.0f}–{100 * interval[1]:.0f} %"


def tell_stumbles(stumbles: dict[str, int]) -> None:
    """Which bots could not be relied on."""
    for name, count in stumbles.items():
        typer.echo(say("simulated-stumbles", bot=name, n=count))


def say_if_stopped(interrupted: bool) -> None:
    if interrupted:
        typer.echo(say("interrupted"), err=True)


def fuzz(
    game: SomeGame = None,
    matches: Annotated[int, typer.Option(help=say("help-matches"))] = 200,
    seed: Seed = "leng",
    first: Annotated[int, typer.Option(help=say("help-first"))] = 0,
    thorough: Annotated[bool, typer.Option("--thorough", help=say("help-thorough"))] = False,
    failures: Annotated[Path, typer.Option(help=say("help-failures"))] = Path("failures"),
    processes: Processes = None,
    json: AsJson = False,
) -> None:
    """Play at random under watch, and write down every match that goes wrong."""
    from leng.study.fuzz import THOROUGH
    from leng.study.fuzz import fuzz as search

    not_negative(matches=matches, first=first, processes=processes)
    games = _games(game)
    with progress_bar(say("progress-fuzz"), matches) as progress:
        fuzzing = search(
            games,
            matches,
            seed,
            first=first,
            folder=failures,
            care=THOROUGH if thorough else None,
            processes=processes,
            progress=progress,
        )
    if json:
        print_json(fuzzing)
    else:
        _print_fuzzing(fuzzing)
    say_if_stopped(fuzzing.interrupted)
    if fuzzing.failures:
        raise typer.Exit(FOUND)


def _games(wanted: str | None) -> list[Game[Any]]:
    from leng.engine.game import all_games, find_game

    return [find_game(wanted)] if wanted is not None else list(all_games())


def _print_fuzzing(found: Fuzzing) -> None:
    for each in found.found:
        agreed = ", ".join(f"{name}={value}" for name, value in each.options.items())
        told = {"game": each.game, "match": each.match, "decision": each.decision, "players": each.players}
        typer.echo(say("fuzz-failure", check=each.check, detail=each.detail, options=agreed, **told))
        for command in each.commands:
            typer.echo(f"    {command}")
    covered = ", ".join(
        say("fuzz-covered", game=name, matches=played, combinations=found.combinations[name])
        for name, played in found.games.items()
    )
    typer.echo(
        say("fuzzed", matches=found.matches, decisions=found.decisions, failures=found.failures, covered=covered)
    )


def bench(
    game: SomeGame = None,
    seconds: Annotated[float, typer.Option(help=say("help-seconds"))] = 3.0,
    json: AsJson = False,
) -> None:
    """Measure random play, copies, memory and thinking, with the fewest and the most players."""
    from leng.study.bench import FIGURES, Pace, measure, sizes_of

    if seconds <= 0:
        raise Misuse("error-negative", name="--seconds", value=str(seconds))
    paces = [Pace(each, players) for each in _games(game) for players in sizes_of(each)]
    with progress_bar(say("progress-bench"), len(paces)) as progress:
        speeds = []
        for pace in paces:
            speeds.append(measure(pace, seconds))
            progress(1)
    if json:
        print_json(speeds)
        return
    for name in dict.fromkeys(each.game for each in speeds):
        found = [each for each in speeds if each.game == name]
        columns = [say("column-figure"), *(say("bench-table", players=each.players) for each in found)]
        rows = [(say(f"figure-{each.replace('_', '-')}"), *(getattr(one, each) for one in found)) for each in FIGURES]
        print_table(columns, rows, title=name)


def lessons(
    game: SomeGame = None,
    check: Annotated[bool, typer.Option("--check", help=say("help-check-lessons"))] = False,
    json: AsJson = False,
) -> None:
    """The guided first matches; or whether each teaches what it promises, played by its advice and at random."""
    from leng.study.lessons import check_lesson
    from leng.words.lesson import lesson_of, wanted_lesson

    if game is not None:
        wanted_lesson(_games(game)[0])
    games = [each for each in _games(game) if lesson_of(each) is not None]
    if not check:
        found = [{"game": each.game, "id": each.id, "steps": len(each.steps)} for each in map(lesson_of, games) if each]
        if json:
            print_json(found)
        else:
            columns = [say("column-game"), say("column-id"), say("column-steps")]
            print_table(columns, [tuple(each.values()) for each in found])
        return
    with progress_bar(say("progress-lessons"), len(games)) as progress:
        checked = []
        for each in games:
            done = check_lesson(each)
            assert done is not None
            checked.append(done)
            progress(1)
    if json:
        print_json(checked)
    else:
        for done in checked:
            told = {"game": done.game, "steps": done.steps, "questions": done.questions}
            typer.echo(say("lesson-checked", faults=len(done.faults), **told))
            for fault in done.faults:
                typer.echo(f"    {fault}")
    if any(done.faults for done in checked):
        raise typer.Exit(FOUND)

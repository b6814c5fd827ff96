"""Commands for long studies that can be stopped: a tournament of bots, and a judgement made from their matches."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from leng.cli.printing import print_json, print_table, progress_bar
from leng.cli.reading import AsJson, WhichGame
from leng.cli.studying import (
    Iterations,
    Processes,
    Seed,
    TableOptions,
    Think,
    bots_of,
    budget_of,
    not_negative,
    options_of,
    percent,
    say_if_stopped,
    seats_of,
    tell_stumbles,
)
from leng.cli.words import say

if TYPE_CHECKING:
    from leng.study.tournament import Standing, Tournament

Players = Annotated[int | None, typer.Option(help=say("help-players"), show_default=False)]


def tournament(
    game: WhichGame,
    bots: Annotated[str, typer.Option(help=say("help-tournament-bots"))] = "novice,adept,master,high_priest",
    players: Players = None,
    games: Annotated[int, typer.Option(help=say("help-tournament-games"))] = 60,
    seed: Seed = "leng",
    option: TableOptions = None,
    think: Think = None,
    iterations: Iterations = None,
    out: Annotated[Path | None, typer.Option(help=say("help-tournament-out"), show_default=False)] = None,
    processes: Processes = None,
    json: AsJson = False,
) -> None:
    """Let every bot meet every other one, and rate them."""
    from leng.engine.game import find_game
    from leng.study.ladder import page, picture
    from leng.study.tournament import hold, planned

    found = find_game(game)
    wanted = options_of(option or [])
    not_negative(games=games, processes=processes)
    budget = budget_of(think, iterations)
    plan = planned(found, bots_of(bots), seats_of(found, players, wanted), wanted, seed, budget)
    file = out or Path(f"tournament-{found.id}.jsonl")
    with progress_bar(say("progress-simulate"), games * len(plan.sides)) as progress:
        held = hold(plan, games, file, processes, progress)
    drawn, told = file.with_suffix(".svg"), file.with_suffix(".html")
    if held.matches:
        from leng.study.ladder import Labels
        from leng.words.text import language, title_of

        agreed = ", ".join(f"{name}={value}" for name, value in held.options.items())
        labels = Labels(
            language=language(),
            title=say("tournament-title", game=title_of(found), players=held.players),
            about=say(_about(held), matches=held.matches, options=agreed, seed=held.seed),
            axis=say("tournament-axis-together" if held.together else "tournament-axis"),
            bounds=say("tournament-bounds"),
            columns=_columns(held),
            meetings=say("tournament-meetings"),
            command=_command(),
        )
        drawn.write_text(picture(held, labels), encoding="utf-8")
        told.write_text(page(held, labels), encoding="utf-8")
    if json:
        print_json(held)
    else:
        _print_tournament(held)
    typer.echo(say("tournament-kept", file=str(file), picture=str(drawn), page=str(told)), err=json)
    say_how_to_go_on(held.interrupted)


def _about(held: Tournament) -> str:
    return "tournament-about-together" if held.together else "tournament-about"


def _columns(held: Tournament) -> list[str]:
    rated = [] if held.together else [say("column-rating"), say("column-interval")]
    shares = [say("column-wins"), say("column-interval")]
    return [say("column-bot"), *rated, *shares, say("column-matches"), say("column-score")]


def _print_tournament(held: Tournament) -> None:
    agreed = ", ".join(f"{name}={value}" for name, value in held.options.items())
    typer.echo(say(_about(held), matches=held.matches, options=agreed, seed=held.seed))
    print_table(_columns(held), [_row(each) for each in held.standings])
    if held.meetings:
        bots = [each.bot for each in held.standings]
        met = {(each.bot, each.against): f"{100 * each.win_rate:.0f} %" for each in held.meetings}
        rows = [(one, *(met.get((one, other), "–") for other in bots)) for one in bots]
        print_table([say("column-bot"), *bots], rows, title=say("tournament-meetings"))
    tell_stumbles({each.bot: each.stumbles for each in held.standings if each.stumbles})


def _row(each: Standing) -> tuple[object, ...]:
    between = each.rating_interval
    rated = () if each.rating is None else (each.rating, f"{between[0]}–{between[1]}" if between else "–")
    return (
        each.bot, *rated, f"{100 * each.win_rate:.1f} %", percent(each.win_interval), each.matches, each.mean_score,
    )  # fmt: skip


def fit(
    game: WhichGame,
    players: Players = None,
    bot: Annotated[str, typer.Option(help=say("help-fit-bot"))] = "greedy",
    games: Annotated[int, typer.Option(help=say("help-matches"))] = 100,
    seed: Seed = "leng",
    option: TableOptions = None,
    out: Annotated[Path | None, typer.Option(help=say("help-fit-out"), show_default=False)] = None,
    processes: Processes = None,
    json: AsJson = False,
) -> None:
    """Find from matches of bots among themselves what each feature of a position is worth."""
    from leng.engine.game import find_game
    from leng.study.fit import fit as find_weights
    from leng.study.fit import planned, written

    found = find_game(game)
    wanted = options_of(option or [])
    not_negative(games=games, processes=processes)
    (name,) = bots_of(bot)[:1]
    plan = planned(found, seats_of(found, players, wanted), name, seed, wanted)
    file = out or Path(f"fitted-{found.id}.toml")
    sums = file.with_suffix(".jsonl")
    with progress_bar(say("progress-simulate"), games) as progress:
        made = find_weights(found, plan, games, sums, processes, progress)
    file.write_text(written(made, _command()), encoding="utf-8")
    if json:
        print_json(made)
    else:
        rows = sorted(made.worth.items(), key=lambda each: each[0])
        print_table([say("column-feature"), say("column-worth")], rows)
    told = {"matches": made.matches, "positions": made.positions, "share": f"{100 * made.foretold:.0f}"}
    typer.echo(say("fit-made", file=str(file), sums=str(sums), **told), err=json)
    say_how_to_go_on(made.interrupted)


def say_how_to_go_on(interrupted: bool) -> None:
    """After Ctrl-C: nothing is lost, and the same command goes on."""
    say_if_stopped(interrupted)
    if interrupted:
        typer.echo(say("go-on", command=_command()), err=True)


def _command() -> str:
    """What was typed, as it can be typed again."""
    return shlex.join(["leng", *sys.argv[1:]])

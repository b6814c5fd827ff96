"""Commands that only read: which games there are, their rules, and where their content comes from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from leng.cli.printing import print_json, print_table
from leng.cli.words import Misuse, say

if TYPE_CHECKING:
    from leng.engine.content import Entry
    from leng.engine.game import Game
    from leng.engine.options import TableOption
    from leng.words.rulebook import Coverage

AsJson = Annotated[bool, typer.Option("--json", help=say("help-json"))]
WhichGame = Annotated[str, typer.Argument(help=say("help-game"), show_default=False)]
Content = Annotated[Path | None, typer.Option(help=say("help-content"), show_default=False)]


def games(json: AsJson = False) -> None:
    """The games that can be played."""
    from leng.engine.game import all_games
    from leng.words.text import title_of

    if json:
        print_json([_about(game) for game in all_games()])
        return
    print_table(
        [say("column-id"), say("column-title"), say("column-players"), say("column-options")],
        [
            (
                game.id,
                title_of(game),
                f"{game.players[0]}–{game.players[-1]}",
                ", ".join(game.option_names),
            )
            for game in all_games()
        ],
    )


def _about(game: Game[Any]) -> dict[str, Any]:
    from leng.words.text import title_of

    return {
        "id": game.id,
        "code": game.code,
        "title": title_of(game),
        "players": list(game.players),
        "options": [_option(option) for option in game.options],
        "tables": len(game.tables),
        "rivals": list(game.rivals),
        "endings": list(game.endings),
    }


def _option(option: TableOption) -> dict[str, Any]:
    """An option for programs: its values, and where it and they have their place."""
    told = ("name", "values", "default", "kind", "fit", "fits")
    return {name: getattr(option, name) for name in told}


def rules(
    game: WhichGame,
    coverage: Annotated[bool, typer.Option("--coverage", help=say("help-coverage"))] = False,
    json: AsJson = False,
    tests: Annotated[Path | None, typer.Option(help=say("help-tests"), show_default=False)] = None,
) -> None:
    """The rules of a game, each with its id; or which of them no test shows."""
    from leng.engine.game import find_game
    from leng.words.fits import in_words
    from leng.words.presenter import presenter
    from leng.words.rulebook import coverage as covered
    from leng.words.rulebook import read_rulebook
    from leng.words.text import language

    found = find_game(game)
    book = read_rulebook(found.folder)
    if coverage:
        _print_coverage(covered(book, _tests(tests)), json)
    elif json:
        print_json(book)
    else:
        tongue, speaker = language(), presenter(found, [])
        for chapter in book.chapter:
            of_chapter = [each for each in book.rule if each.chapter == chapter.id]
            rows = [(each.id, each.page, each.text(tongue), in_words(speaker, each.only)) for each in of_chapter]
            names = ("rule", "page", "text", "only") if any(row[-1] for row in rows) else ("rule", "page", "text")
            columns = [say(f"column-{each}") for each in names]
            shown = [row[: len(names)] for row in rows]
            print_table(columns, shown, chapter.fr if tongue == "fr" else chapter.en)
        columns = [say("column-ruling"), say("column-rules"), say("column-text")]
        print_table(columns, [(each.id, ", ".join(each.rules), each.text(tongue)) for each in book.ruling])


def _tests(wanted: Path | None) -> Path:
    """The folder of tests: the one named, or the one beside the sources."""
    import leng

    places = [wanted] if wanted is not None else [Path("tests"), Path(leng.__file__).parents[2] / "tests"]
    for folder in places:
        if folder.is_dir():
            return folder
    raise Misuse("error-no-tests", folder=str(places[0]))


def _print_coverage(found: Coverage, json: bool) -> None:
    if json:
        print_json(found)
        return
    typer.echo(say("coverage", covered=found.covered, total=found.total, rules=found.rules))
    if found.missing:
        typer.echo(say("coverage-missing", rules=", ".join(found.missing)))


def sources(
    game: WhichGame,
    json: AsJson = False,
    content: Content = None,
    every: Annotated[bool, typer.Option("--list", help=say("help-entries"))] = False,
) -> None:
    """Where the content of a game comes from."""
    from leng.engine.content import KINDS, ledger
    from leng.engine.game import find_game

    shelf: dict[str, dict[str, Entry]] = find_game(game).open_box(content).shelf
    kinds = {kind: {**ledger(entries.values()), "total": len(entries)} for kind, entries in shelf.items()}
    totals = {source: sum(each[source] for each in kinds.values()) for source in (*KINDS, "total")}
    if json:
        entries = [
            {"kind": kind, "id": each.id, "source": each.source} for kind in shelf for each in shelf[kind].values()
        ]
        print_json({**totals, "kinds": kinds, "entries": entries})
        return
    columns = [say("column-kind"), *(say(f"source-{source}") for source in KINDS), say("column-total")]
    rows: list[tuple[Any, ...]] = [(kind, *counts.values()) for kind, counts in kinds.items()]
    print_table(columns, [*rows, (say("column-total"), *totals.values())])
    if every:
        _print_entries(shelf)


def _print_entries(shelf: dict[str, dict[str, Entry]]) -> None:
    from leng.words.text import language

    rows = []
    for kind, entries in shelf.items():
        for each in entries.values():
            name = each.name.fr if language() == "fr" else each.name.en
            source = say(f"source-{each.source.kind}")
            if each.source.page is not None:
                source = say("source-page", source=source, page=each.source.page)
            parts = ", ".join(f"{field}: {say(f'source-{whence}')}" for field, whence in each.source.fields.items())
            rows.append((kind, each.id, name, source, parts))
    columns = ["column-kind", "column-id", "column-name", "column-source", "column-parts"]
    print_table([say(each) for each in columns], rows)

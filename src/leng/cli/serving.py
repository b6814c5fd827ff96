"""Commands of a server: open the house to browsers, and look through the tables it keeps."""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from leng.cli.printing import print_json, print_table
from leng.cli.reading import AsJson
from leng.cli.words import Misuse, say

if TYPE_CHECKING:
    from types import FrameType

    from litestar import Litestar

    from leng.server.app import Settings

NEEDED = ("litestar", "uvicorn", "httptools", "sqlalchemy", "alembic", "jinja2", "segno")
FOUND = 1
BACKLOG = 512
SWITCH = 0.0005  # seconds: what is being written must not wait for a page being drawn
PATIENT = 60  # seconds that a quiet connection is kept: people think longer than programs
HERE_ALONE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only who asks for it is reached by others
ANYWHERE = (EVERYWHERE, "::")
THINKERS = max(1, (os.cpu_count() or 2) - 1)  # a core is left for the server itself
QUIET = 3  # white squares around the others, so that a camera finds them
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
BLACK_ON_WHITE, AS_BEFORE = "\x1b[30;107m", "\x1b[0m"
CLOSING = 2  # seconds that open streams are given when the server stops

Data = Annotated[Path | None, typer.Option(help=say("help-data"), show_default=False)]
Database = Annotated[str, typer.Option(help=say("help-database"), show_default=False, envvar="LENG_DATABASE")]


def serve(
    host: Annotated[str, typer.Option(help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("help-port"), min=0, max=65535)] = 8000,
    data: Data = None,
    database: Database = "",
    pace: Annotated[float, typer.Option(help=say("help-pace"), min=0)] = 0.35,
    secure: Annotated[bool, typer.Option("--secure", help=say("help-secure"))] = False,
    requests: Annotated[int, typer.Option(help=say("help-requests"), min=1)] = 1200,
    thinkers: Annotated[int, typer.Option(help=say("help-thinkers"), min=1, max=256)] = THINKERS,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("help-no-browser"))] = False,
    home: Annotated[bool, typer.Option("--home", help=say("help-home"))] = False,
    allow_host: Annotated[list[str] | None, typer.Option(help=say("help-allow-host"), show_default=False)] = None,
) -> None:
    """Serve tables to browsers and programs until it is stopped."""
    _needs_the_server()
    from leng.server.garbage import collect_nothing_yet
    from leng.server.hosts import at_home, known_hosts, only_here

    collect_nothing_yet()
    if home and only_here(host):
        host = EVERYWHERE
    door = _bind(host, port)  # before anything is written for a server that cannot be reached
    import uvicorn

    from leng.server.app import Settings, data_folder
    from leng.server.doorkeeper import Doorkeeper

    port = door.getsockname()[1]
    reached = at_home() if host in ANYWHERE else [host]
    others = [_address(each, port) for each in reached] if home else []
    settings = Settings(
        host=host,
        port=port,
        data=data or data_folder(),
        database=database,
        pace=pace,
        secure=secure,
        requests_a_minute=requests,
        own_process=True,
        thinkers=thinkers,
        hosts=known_hosts(host, allow_host or ()),
        home=others[0] if others else "",
    )
    app = _app(settings)  # with everything ready
    _listen(door, host, port)
    address = _address(HERE_ALONE if host in ANYWHERE else host, port)
    typer.echo(say("serving", address=address, folder=database or str(settings.data)))
    if home:
        _invite_home(others)
    sys.stdout.flush()
    if not no_browser and _has_a_browser():
        import webbrowser

        webbrowser.open(settings.home or address)
    config = uvicorn.Config(
        app,
        http=Doorkeeper,
        ws="none",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=CLOSING,
        timeout_keep_alive=PATIENT,
        server_header=False,
        proxy_headers=behind_a_proxy(secure),
    )
    sys.setswitchinterval(SWITCH)
    server = uvicorn.Server(config)
    stop = server.handle_exit

    def stop_and_let_go(sign: int, frame: FrameType | None) -> None:
        stop(sign, frame)
        app.state.hall.dismiss()  # streams end of themselves, so that nothing has to be broken off

    server.handle_exit = stop_and_let_go  # type: ignore[assignment, method-assign]  # the only place where a stop is heard
    with suppress(KeyboardInterrupt):  # the way to stop it
        server.run(sockets=[door])


def behind_a_proxy(secure: bool) -> bool:
    """Whether somebody stands before the server who tells from where people really come.

    It speaks no HTTPS of its own, so where that is spoken there is one. Otherwise anybody at this machine could say
    to be somebody else with every request, and no limit would hold.
    """
    return secure or bool(os.environ.get("FORWARDED_ALLOW_IPS"))


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _invite_home(addresses: list[str]) -> None:
    """Tell everybody in the house what to type, or what to point a telephone at."""
    if not addresses:
        typer.echo(say("serving-nowhere"))
        return
    typer.echo(say("serving-home", addresses="  ".join(addresses)))
    if sys.stdout.isatty():
        typer.echo("\n".join(squares(addresses[0])))


def squares(address: str) -> list[str]:
    """An address for a camera, black on white whatever the terminal's colours are; two rows in a line."""
    import segno

    rows = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=QUIET)]
    below = [*rows[1::2], [0] * len(rows[0])]  # their number is odd
    pairs = [zip(*pair, strict=True) for pair in zip(rows[::2], below, strict=True)]
    return [f"{BLACK_ON_WHITE}{''.join(HALVES[both] for both in pair)}{AS_BEFORE}" for pair in pairs]


def _needs_the_server() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Misuse("error-no-server", missing=", ".join(missing))


def _app(settings: Settings) -> Litestar:
    """The pages with the API, or the API alone where there are no pages."""
    if find_spec("leng.web") is not None and find_spec("leng.web.app") is not None:
        from leng.web.app import create_web_app

        app: Litestar = create_web_app(settings)
        return app
    from leng.server.app import create_app

    return create_app(settings)


def _bind(host: str, port: int) -> socket.socket:
    """The door, still shut, or a sentence that says why it cannot be opened here."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)  # with its protocol: only then is every answer sent at once
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(where)
    except OSError as trouble:
        raise _no_door(host, port, trouble) from None
    return door


def _listen(door: socket.socket, host: str, port: int) -> None:
    """Open the door: from now on nobody is turned away, only asked to wait."""
    try:
        door.listen(BACKLOG)
    except OSError as trouble:  # another server was faster
        raise _no_door(host, port, trouble) from None


def _no_door(host: str, port: int, trouble: OSError) -> Misuse:
    return Misuse("error-port", host=host, port=str(port), trouble=trouble.strerror or str(trouble))


def _has_a_browser() -> bool:
    """Whether somebody sits at this machine with a screen."""
    screen = sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return screen and sys.stdout.isatty()


def check_tables(data: Data = None, database: Database = "", json: AsJson = False) -> None:
    """Replay every stored match and report those that the rules of today no longer replay."""
    _needs_the_server()
    from leng.server.app import data_folder, open_store
    from leng.server.saves import check_all

    store = open_store(data or data_folder(), database, even_damaged=True)
    damage = store.damage(whole=True)
    if damage:
        typer.echo(say("damaged", where=store.where, trouble=damage), err=True)
    found = list(check_all(store))
    store.close()
    wrong = [each for each in found if not each.replays]
    if json:
        print_json(found)
    else:
        if wrong:
            columns = [say(f"column-{name}") for name in ("id", "game", "choices", "opens", "trouble")]
            rows = [
                (each.id, each.game, each.choices, say("yes" if each.opens else "no"), each.trouble) for each in wrong
            ]
            print_table(columns, rows)
        typer.echo(say("checked", total=len(found), wrong=len(wrong)))
    if wrong or damage:
        raise typer.Exit(FOUND)

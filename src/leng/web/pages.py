"""Pages out of templates: who reads, in which language and light, and what a form must carry."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.utils.scope.state import ScopeState

from leng.drawing.marks import LETTERS, SHAPES
from leng.server.app import Settings
from leng.server.people import Person, person_of
from leng.web.speech import words
from leng.words.text import LANGUAGES

HERE = Path(__file__).parent
STATIC = HERE / "static"
THEMES = ("light", "dark")

Visit = Request[Any, Any, Any]

TEMPLATES = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
    undefined=StrictUndefined,
)
TEMPLATES.globals["shapes"] = SHAPES


@cache
def drawer() -> str:
    """Where our files lie; it changes with any of them, so that browsers may keep them for good.

    Scripts name each other, and style sheets name pictures, by what lies in the same drawer.
    """
    files = sorted(file for file in STATIC.rglob("*") if file.is_file())
    contents = hashlib.sha256(b"".join(file.name.encode() + file.read_bytes() for file in files))
    return f"/static/{contents.hexdigest()[:10]}"


@cache
def asset(name: str) -> str:
    """The address of a file of ours."""
    if not (STATIC / name).is_file():
        raise FileNotFoundError(name)
    return f"{drawer()}/{name}"


def settings_of(request: Visit) -> Settings:
    """How this server is run."""
    settings: Settings = request.app.state.settings
    return settings


def token_of(request: Visit) -> str:
    """What every form must carry to be believed."""
    token = ScopeState.from_scope(request.scope).csrf_token
    return token if isinstance(token, str) else request.cookies.get("leng_csrf", "")


def draw(request: Visit, person: Person, template: str, **things: Any) -> str:
    """A template in the language of the reader."""
    drawn = TEMPLATES.get_template(template).render(
        say=words(person.language).say,
        person=person,
        languages=LANGUAGES,
        themes=THEMES,
        letters=LETTERS,
        asset=asset,
        token=token_of(request),
        here=request.url.path,
        **things,
    )
    return unbroken(drawn) if person.language == "fr" else drawn


def unbroken(text: str) -> str:
    """French as it is set: what stands at a space before or after it does not begin or end a line alone."""
    for sign in ("\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}", "?", "!"):
        text = text.replace(f" {sign}", f"\N{NO-BREAK SPACE}{sign}")
    left = "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}"
    return text.replace(f"{left} ", f"{left}\N{NO-BREAK SPACE}")


def page(
    request: Visit,
    template: str,
    *,
    person: Person | None = None,
    status: int = 200,
    cookies: Sequence[Cookie] = (),
    **things: Any,
) -> Response[str]:
    """A whole page; somebody new gets the cookie that makes them known next time."""
    person = person or person_of(request)
    response = Response(
        draw(request, person, template, **things),
        media_type=MediaType.HTML,
        status_code=status,
        headers={"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"},
    )
    for cookie in (*_introduction(request, person), *cookies):
        response.set_cookie(cookie)
    return response


def go(request: Visit, path: str, person: Person | None = None, cookies: Sequence[Cookie] = ()) -> Response[str]:
    """Lead somebody to another page."""
    response = Response("", status_code=303, headers={"Location": path, "Cache-Control": "no-store"})
    for cookie in (*(_introduction(request, person) if person else ()), *cookies):
        response.set_cookie(cookie)
    return response


def _introduction(request: Visit, person: Person) -> list[Cookie]:
    return [person.cookie(settings_of(request).secure)] if person.new else []

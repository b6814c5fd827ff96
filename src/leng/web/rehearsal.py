"""Before the door opens: whatever the pages read or build at first use is there."""

from __future__ import annotations

from contextlib import suppress

from leng.engine.game import all_games
from leng.web.lobby import covers
from leng.web.pages import TEMPLATES
from leng.words.text import LANGUAGES


def rehearse() -> None:
    """Read the templates, the words of the pages and the covers, and fetch the drawing of every game."""
    for name in TEMPLATES.list_templates():
        TEMPLATES.get_template(name)
    for language in LANGUAGES:
        covers(language)
    for game in all_games():
        with suppress(ModuleNotFoundError):  # a game without a drawing
            game.part("picture")

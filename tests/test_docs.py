"""The documentation is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leng.engine.game import all_games
from leng.words.rulebook import read_rulebook

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_and_picture_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_readme_opens_with_the_two_commands() -> None:
    lines = [line.strip() for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if line.strip()]
    assert lines[1].startswith("make play")
    assert lines[2].startswith("make test")


def test_every_game_has_a_page_with_all_its_rulings_and_options() -> None:
    for game in all_games():
        if ROOT / "src" not in game.folder.parents:
            continue
        page = (ROOT / "docs" / f"{game.id}.md").read_text(encoding="utf-8")
        for ruling in read_rulebook(game.folder).ruling:
            assert f"**{ruling.id}** {ruling.en}" in page
        for option in game.options:
            assert f"`{option.name}`" in page

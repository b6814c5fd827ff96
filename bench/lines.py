"""What a game costs in lines: how many that are not blank lie in each part of its folder.

A line of more than 120 columns counts as the lines it is when wrapped, so that wrapping one changes nothing.

    python bench/lines.py [FOLDER]

FOLDER is another checkout, to compare with an earlier commit.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

EARLIER = ("judgement.py", "advice.py", "chances.py", "prospects.py", "rethinking.py")  # where bots were up to 0.2
PARTS = {
    "rules and verbs": ("state.py", "asks.py", "deeds/", "effects/", "rules/", "rules.py"),
    "content": ("content/", "rulebook.toml"),
    "words": ("lang/", "present.py", "speech.py", "picture/lang/", "terminal/lang/"),
    "drawing": ("picture/", "terminal/", "terminal.py", "picture.py"),
    "bots, odds": ("bot/", "bot.py", "odds/", *EARLIER),
}
JOINTS = "joints"
WIDTH = 120
KINDS = {".py", ".toml", ".ftl", ".j2", ".css"}


def part_of(file: str) -> str:
    """Which part of a game a file belongs to; the longest beginning decides."""
    fitting = [(len(start), part) for part, starts in PARTS.items() for start in starts if file.startswith(start)]
    return max(fitting)[1] if fitting else JOINTS


def height(line: str) -> int:
    """How many lines a line is."""
    return -(-len(line.strip()) // WIDTH)


def lines(folder: Path) -> Counter[str]:
    """Lines that are not blank, by part."""
    found: Counter[str] = Counter()
    for file in folder.rglob("*"):
        if file.suffix in KINDS:
            text = file.read_text(encoding="utf-8")
            found[part_of(file.relative_to(folder).as_posix())] += sum(map(height, text.splitlines()))
    return found


def main() -> None:
    """Print a table, one line a game."""
    root = Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).parent.parent
    columns = [*PARTS, JOINTS]
    print(f"{'':20}" + "".join(f"{column:>17}" for column in columns) + f"{'all':>9}")
    total = 0
    for folder in sorted((root / "src" / "leng" / "games").iterdir()):
        if (folder / "rulebook.toml").exists():
            found = lines(folder)
            total += found.total()
            print(f"{folder.name:20}" + "".join(f"{found[column]:>17}" for column in columns) + f"{found.total():>9}")
    print(f"{'together':20}" + " " * 17 * len(columns) + f"{total:>9}")


if __name__ == "__main__":
    main()

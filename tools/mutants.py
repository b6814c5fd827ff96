"""Would anybody notice? Small changes of a game's rules, one at a time, held against its transcripts and its oracle.

    python tools/mutants.py cult                       # 200 mutants, drawn with a seed
    python tools/mutants.py cult --count 40 --seed 7   # fewer, others
    python tools/mutants.py cult --only rules/ritual.py:57

Each mutant runs in a process of its own: first the transcripts of the rules (what ``make quick`` runs), then, if they
pass, the oracle. What nobody finds is printed with its place; ``tests/mutants/<game>.toml`` says of those that change
nothing a player could see, or nothing that is reached, why. What was found is kept in ``mutants/<game>.jsonl``, so that
a run goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import importlib
import os
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
sys.path[:0] = [str(TESTS), str(ROOT / "src")]

from planting import Mutant, mutants, sow  # noqa: E402

NOT_TRANSCRIPTS = ["picture", "words", "card_words", "golden", "rows", "folder", "terminal"]
NOT_TRANSCRIPTS += ["bot", "first_sight", "pace"]  # which play matches
PATIENCE = 180
"""Seconds after which a mutant has hung the game, which is found, too."""

SURVIVED, TRANSCRIPTS, ORACLE, HUNG = "survived", "transcripts", "oracle", "hung"


class Verdict(msgspec.Struct, frozen=True):
    """Who found a mutant."""

    mutant: Mutant
    found: str


class Explained(msgspec.Struct, frozen=True):
    """A mutant that nobody can find, and why."""

    file: str
    was: str
    becomes: str = msgspec.field(name="is")
    why: str = ""


def drawn(game: str, count: int, seed: str) -> list[Mutant]:
    """So many mutants, drawn by chance, each kind as often as its places allow."""
    from leng.engine.dice import Dice, seed_number

    found = mutants(game)
    chance = Dice(seed_number(f"mutants:{game}:{seed}"))
    picked: list[Mutant] = []
    while found and len(picked) < count:
        picked.append(found.pop(chance.below(len(found))))
    return picked


def judged(game: str, mutant: Mutant, decisions: int, greedy: int) -> str:
    """Who finds a mutant, tried in a process of its own."""
    child = os.fork()
    if child == 0:
        code = 99
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
            code = _try(game, mutant, decisions, greedy)
        finally:
            os._exit(code)
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return {0: SURVIVED, 2: ORACLE}.get(os.waitstatus_to_exitcode(status), TRANSCRIPTS)
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return HUNG


def _try(game: str, mutant: Mutant, decisions: int, greedy: int) -> int:
    """0: nobody found it; 1: the transcripts did; 2: the oracle did."""
    import pytest

    sow(game, mutant.file, mutant.text(game))
    folder = TESTS / "games" / game
    skipped = [f"--ignore={folder}/test_{each}.py" for each in NOT_TRANSCRIPTS]
    if mutant.first_edition:
        skipped = [each for each in skipped if "golden" not in each]
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", str(folder), *skipped]
    if pytest.main(arguments) != 0:
        return 1
    return 2 if _the_oracle_finds_it(game, decisions, greedy) else 0


def _the_oracle_finds_it(game: str, decisions: int, greedy: int) -> bool:
    from leng.engine.game import load_game

    walking = importlib.import_module("oracles.walk")
    try:
        oracle = walking.oracle_of(game)
        for player, count in (("random", decisions), ("greedy", greedy)):
            if walking.walk(load_game(game), oracle, count, "mutants", player=player).found:
                return True
    except ModuleNotFoundError:
        return False
    except Exception:
        return True  # the game broke under it
    return False


def explained(game: str) -> list[Explained]:
    """What nobody can find, as ``tests/mutants`` tells it."""
    file = TESTS / "mutants" / f"{game}.toml"
    raw = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", []) if file.exists() else []
    return msgspec.convert(raw, list[Explained])


def is_explained(mutant: Mutant, reasons: Sequence[Explained]) -> bool:
    """Whether somebody has said why this one cannot be found."""
    return any((each.file, each.was, each.becomes) == (mutant.file, mutant.was, mutant.becomes) for each in reasons)


def run(game: str, chosen: Sequence[Mutant], kept: Path, decisions: int, greedy: int) -> Iterator[Verdict]:
    """Try mutants one after the other; what was found before is not tried again."""
    kept.parent.mkdir(exist_ok=True)
    known: dict[Mutant, str] = {}
    if kept.exists():
        verdicts = [msgspec.json.decode(line, type=Verdict) for line in kept.read_bytes().splitlines()]
        known = {each.mutant: each.found for each in verdicts if each.found != SURVIVED}
    with kept.open("ab") as file:
        for mutant in chosen:
            if mutant in known:
                yield Verdict(mutant, known[mutant])
                continue
            verdict = Verdict(mutant, judged(game, mutant, decisions, greedy))
            file.write(msgspec.json.encode(verdict) + b"\n")
            file.flush()
            yield verdict


def main() -> None:
    """Try the mutants of a game and name those that nobody finds."""
    words = argparse.ArgumentParser(description=main.__doc__)
    words.add_argument("game")
    words.add_argument("--count", type=int, default=200)
    words.add_argument("--seed", default="1")
    words.add_argument("--decisions", type=int, default=3000, help="of random play under the oracle")
    words.add_argument("--greedy", type=int, default=300, help="of greedy play under the oracle")
    words.add_argument("--part", default="1/1", help="2/3: only the second third, for several machines")
    words.add_argument("--only", help="a place: rules/file.py:LINE")
    words.add_argument("--kept", type=Path, default=Path("mutants"))
    wish = words.parse_args()

    from leng.engine.game import all_games

    ids = [each.id for each in all_games()]
    game = next(each for each in ids if each == wish.game or each.startswith(wish.game))
    chosen = mutants(game) if wish.only else drawn(game, wish.count, wish.seed)
    if wish.only:
        chosen = [each for each in chosen if f"{each.file}:{each.line}" == wish.only]
    part, parts = map(int, wish.part.split("/"))
    chosen = chosen[part - 1 :: parts]
    _unload(game)
    sound = Mutant("none", "rules/__init__.py", 0, "", "", (0, 0))
    if judged(game, sound, wish.decisions, wish.greedy) != SURVIVED:
        sys.exit(f"{game} as it is does not pass: first mend the transcripts, or the oracle")
    reasons = explained(game)
    counts: Counter[str] = Counter()
    left = []
    for number, verdict in enumerate(run(game, chosen, wish.kept / f"{game}.jsonl", wish.decisions, wish.greedy), 1):
        found = verdict.found
        if found == SURVIVED and is_explained(verdict.mutant, reasons):
            found = "explained"
        counts[found] += 1
        if found == SURVIVED:
            left.append(verdict.mutant)
        print(f"\r{number} of {len(chosen)}: {dict(counts)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for mutant in left:
        print(f"{mutant.file}:{mutant.line}  {mutant.kind}\n    {mutant.was!r}\n -> {mutant.becomes!r}")
    caught = sum(counts[each] for each in (TRANSCRIPTS, ORACLE, HUNG))
    total = max(1, len(chosen))
    print(
        f"{game}: {caught} of {len(chosen)} found ({100 * caught / total:.1f} %), {counts['explained']} explained, "
        f"{len(left)} left; {dict(counts)}"
    )


def _unload(game: str) -> None:
    """Forget a game that was loaded, so that each child loads it with its mutant."""
    from leng.engine import game as games
    from leng.engine import state

    for name in [each for each in sys.modules if each.startswith(f"leng.games.{game}")]:
        del sys.modules[name]
    state._UNITS.pop(f"leng.games.{game}", None)
    games.load_game.cache_clear()


if __name__ == "__main__":
    main()

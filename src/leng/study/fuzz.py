"""The fuzzer: random legal play over every number of players and every set of options, with all checks on."""

from __future__ import annotations

import math
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from leng.bots import Sight, new_bot
from leng.engine import journal
from leng.engine.choice import Choice, Option, key
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSetup
from leng.engine.game import Game, load_game
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.study import drawings, faults, words
from leng.study.rows import check_rows
from leng.study.spread import Progress, spread
from leng.study.wholes import check_whole
from leng.study.worlds import check_worlds
from leng.words.presenter import Presenter, presenter
from leng.words.text import LANGUAGES

STEP_CAP = 10_000
"""More decisions than any match can have."""

MANY_HIDDEN = 8
"""So many hidden cards cannot, time and again, be dealt anew exactly as they lay."""

EAGERNESS = 8
"""Every second match is played eagerly: what declines is picked only once in so many times."""


ENDLESS, PATIENCE = 10, 20
"""Where chance alone might never end a match, one in so many is played all the same, by greedy after so many rounds."""

STRETCH = 200
"""Where decisions are counted, no more than so many in a row are watched in one match."""

WHOLE = range(STEP_CAP)
"""Every decision of a match is watched."""

NAMES = ("Ada", "Benedict of the Long Corridor", 'Cy <b title="&">', "神話研究家の友人", "Dot", "Eve", "Fay", "Gus")
"""Who sits there: people have long names, wide ones, and some that would write on a page if they could."""

WIDTHS = (80, 100, 131, 160)
"""How wide terminals are."""


class Care(msgspec.Struct, frozen=True):
    """How often the dear checks are made: at one decision in so many."""

    refusals: int = 4
    copy: int = 16
    sight: int = 12
    imagination: int = 20
    worlds: int = 40
    wholes: int = 3
    log: int = 2
    words: int = 24
    rows: int = 12
    picture: int = 60
    letters: int = 90
    undo: int = 16
    save: int = 500
    verify: int = 4  # of finished matches


THOROUGH = Care(
    refusals=1,
    copy=1,
    sight=1,
    imagination=1,
    worlds=2,
    wholes=1,
    log=1,
    words=1,
    rows=1,
    picture=2,
    letters=2,
    undo=2,
    save=10,
    verify=1,
)


class Failure(msgspec.Struct, kw_only=True):
    """A match that went wrong, and how to see it again."""

    game: str
    match: int
    seed: str
    players: int
    options: dict[str, str]
    decision: int
    check: str
    detail: str
    save: str = ""  # the file with the choices up to there
    commands: list[str] = []  # what replays it


class Fuzzed(msgspec.Struct):
    """One match played by the fuzzer."""

    decisions: int
    failure: Failure | None = None
    watched: int = 0  # decisions at which checks were made


class Fuzzing(msgspec.Struct, kw_only=True):
    """What a run of the fuzzer came to."""

    seed: str
    matches: int
    decisions: int
    watched: int
    failures: int
    interrupted: bool
    games: dict[str, int]  # matches of each game
    combinations: dict[str, int]  # of players and options each game has
    found: list[Failure]


def fuzz(
    games: Sequence[Game[Any]],
    matches: int,
    seed: str,
    *,
    first: int = 0,
    folder: Path = Path("failures"),
    care: Care | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Fuzzing:
    """Play so many matches, shared out among the games; what fails is written to the folder."""
    if matches < 0 or first < 0:
        raise BadSetup("error-negative", name="matches" if matches < 0 else "first", value=min(matches, first))
    for game in games:
        game.open_box()  # once, before the processes part
    ids = tuple(game.id for game in games)
    common = (ids, seed, folder, care or Care())
    numbers = range(first * len(ids), first * len(ids) + matches)
    done, interrupted = spread(_fuzz_some, common, numbers, processes, progress, at_once=4)
    return _sum_up(games, seed, done, interrupted)


def fuzz_within(game: Game[Any], budget: int, seed: str, folder: Path, care: Care | None = None) -> Fuzzing:
    """Watch so many decisions of a game: a stretch of each of many matches, at its beginning, middle or end."""
    game.open_box()
    chance = Dice(seed_number(f"stretches:{seed}"))
    done: list[Fuzzed] = []
    left, usual = budget, 0
    while left > 0:
        begin = chance.below(usual + 1)
        watch = range(begin, begin + min(left, STRETCH))
        played = fuzz_match(game, len(done), seed, folder, care or Care(), watch)
        done.append(played)
        left -= max(1, played.watched)
        usual = sum(each.decisions for each in done) // len(done)
    return _sum_up([game], seed, done, interrupted=False)


def _sum_up(games: Sequence[Game[Any]], seed: str, done: Sequence[Fuzzed], interrupted: bool) -> Fuzzing:
    found = [each.failure for each in done if each.failure is not None]
    return Fuzzing(
        seed=seed,
        matches=len(done),
        decisions=sum(each.decisions for each in done),
        watched=sum(each.watched for each in done),
        failures=len(found),
        interrupted=interrupted,
        games={game.id: len(range(number, len(done), len(games))) for number, game in enumerate(games)},
        combinations={game.id: len(game.tables) for game in games},
        found=found,
    )


def _fuzz_some(ids: tuple[str, ...], seed: str, folder: Path, care: Care, numbers: Sequence[int]) -> list[Fuzzed]:
    return [fuzz_match(load_game(ids[number % len(ids)]), number // len(ids), seed, folder, care) for number in numbers]


def combination(game: Game[Any], match: int, endless: bool = False) -> tuple[int, dict[str, str]]:
    """The players and options of a match: all that can be opened come up in turn, neighbours far apart.

    Chance plays only tables that come to an end without anybody's skill, or only others (``endless``).
    """
    total = len(game.tables)
    stride = next(each for each in range(round(total * 0.618) or 1, 2 * total + 1) if math.gcd(each, total) == 1)
    terms = game.tables[match * stride % total]
    options = dict(terms.options)
    for option in game.options:
        if option.name in game.at_random and (endless or options[option.name] == option.default):
            options[option.name] = option.default if endless else game.at_random[option.name]
    return terms.seats, options


def fuzz_match(game: Game[Any], match: int, seed: str, folder: Path, care: Care, watch: range = WHOLE) -> Fuzzed:
    """Play one match to its end and check what is watched of it; a fault ends it and is written down."""
    players, options = combination(game, match, endless=match % ENDLESS == ENDLESS - 1)
    fuzzed = FuzzedMatch(game, match, seed, care, watch)
    with tempfile.TemporaryDirectory(prefix="leng-fuzz-") as scratch:
        try:
            fuzzed.open(players, options)
            fuzzed.play(Path(scratch) / "match.leng")
        except faults.Fault as fault:
            check, detail = fault.check, fault.detail
        except Exception as trouble:
            check, detail = "exception", _where(trouble)
        else:
            return Fuzzed(fuzzed.decisions, watched=fuzzed.watched)
    failure = Failure(
        game=game.id,
        match=match,
        seed=seed,
        players=players,
        options=options,
        decision=fuzzed.decisions,
        check=check,
        detail=detail,
        commands=[
            f"leng fuzz {game.id} --seed {seed} --first {match} --matches 1" + " --thorough" * (care == THOROUGH)
        ],
    )
    _write_down(fuzzed.table, failure, folder)
    return Fuzzed(fuzzed.decisions, failure, fuzzed.watched)


class FuzzedMatch:
    """A match played by chance under watch."""

    def __init__(self, game: Game[Any], match: int, seed: str, care: Care, watch: range = WHOLE) -> None:
        self.game = game
        self.seed = f"{seed}:{match}"
        self.care = care
        self.watch = watch
        self.eager = match % 2 == 1
        self.chance = Dice(seed_number(f"fuzz:{self.seed}"))  # which option is picked
        self.whim = Dice()  # which checks are made at a decision; it changes no match
        self.table: Table | None = None
        self.speakers: list[Presenter] = []
        self.picture: ModuleType | None = None
        self.terminal: ModuleType | None = None
        self.decisions = 0
        self.watched = 0
        self.told = 0  # lines of the log that were heard, or went unheard
        self.worlds = 0  # how often there was much to imagine
        self.differed = False  # whether any imagined world was not the truth

    def open(self, players: int, options: dict[str, str]) -> None:
        """Set the table up."""
        self.table = Table.open(self.game, [Seat(name) for name in NAMES[:players]], options, self.seed)
        try:
            self.speakers = [presenter(self.game, self.table.seats, language) for language in LANGUAGES]
        except ModuleNotFoundError as missing:
            if missing.name != f"leng.games.{self.game.id}.present":
                raise
            return
        self.picture = drawings.drawing_of(self.game, "picture")
        self.terminal = drawings.drawing_of(self.game, "terminal")

    def play(self, file: Path) -> None:
        """Play to the end, checking what is watched and the end itself."""
        table = self.table
        assert table is not None
        while table.decision is not None:
            if self.decisions >= STEP_CAP:
                raise faults.Fault("step-cap", f"the match is not over after {STEP_CAP} decisions")
            if self.decisions in self.watch:
                self._think_anew()
                self._look(table, file)
                self._choose(table, table.decision)
                self.watched += 1
            else:
                self.told = len(table.log)
                table.take(self._pick(table.decision))
            self.decisions += 1
        self._think_anew()
        faults.check_decision(table)
        faults.check_end(table)
        self._hear(table)
        self._draw(table)
        if self._now(self.care.verify):
            faults.check_verifies(table, file)
        if self.worlds > 1 and not self.differed:
            raise faults.Fault("imagination-idle", "what is hidden was never dealt anew")

    def _think_anew(self) -> None:
        """Which checks are made at a decision follows from its number alone, whatever was watched before it."""
        self.whim = Dice(seed_number(f"care:{self.seed}:{self.decisions}"))

    def _look(self, table: Table, file: Path) -> None:
        """The checks of a decision before it is made."""
        care, whim = self.care, self.whim
        faults.check_decision(table)
        if self._now(care.refusals):
            faults.check_refusals(table)
        if self._now(care.copy):
            faults.check_copy(table, whim)
        if self._now(care.sight):
            self.differed = faults.check_sight(table, whim) or self.differed
            self.worlds += len(self.game.hidden_from(table.state, 0)) >= MANY_HIDDEN
        if self._now(care.imagination):
            faults.check_imagination(table, whim)
        if self._now(care.worlds):
            check_worlds(table, whim)
        if self._now(care.wholes):
            check_whole(table, whim)
        if self._now(care.save):
            faults.check_save(table, file)
        if self._now(care.words):
            self._hear(table)
        if self.speakers and self._now(care.rows):
            check_rows(table, self.speakers[0], whim)
        self._draw(table)

    def _hear(self, table: Table) -> None:
        """Let the table say what has happened and what is asked."""
        words.check_words(table, self.speakers, table.log[self.told :])
        self.told = len(table.log)

    def _draw(self, table: Table) -> None:
        """Draw the table, now and then, for whoever must decide, and in another language for somebody else."""
        whim, audiences = self.whim, [EVERYBODY, UNVEILED, *range(len(table.seats))]
        decider = UNVEILED if table.decision is None else table.decision.seat
        first = whim.below(len(LANGUAGES))
        for turn, audience in enumerate((decider, whim.pick(audiences))):
            speaker = self.speakers[(first + turn) % len(LANGUAGES)] if self.speakers else None
            if speaker is not None and self.picture is not None and self._now(self.care.picture):
                drawings.check_picture(self.picture, table, speaker, audience)
            if speaker is not None and self.terminal is not None and self._now(self.care.letters):
                drawings.check_letters(self.terminal, table, speaker, audience, WIDTHS[whim.below(len(WIDTHS))])

    def _choose(self, table: Table, decision: Choice) -> None:
        """Make a choice, and check what making it must leave behind."""
        wanted = key(self._pick(decision))
        hidden = faults.hidden_now(table) if self._now(self.care.log) else None
        logged, fate = len(table.log), table.state.fate
        if self._now(self.care.undo):
            faults.check_undo(table, wanted)
        else:
            table.choose(wanted)
        if hidden is not None:
            faults.check_log(table, table.log[logged:], hidden)
            faults.check_reveals(table, table.log[logged:], hidden, fate)

    def _pick(self, decision: Choice) -> Option:
        if self.game.at_random and self.table is not None and self.table.state.round > PATIENCE:
            return new_bot("greedy", f"{self.seed}:{self.decisions}").choose(Sight(self.table.play))
        options = decision.options
        if self.eager and len(options) > 1 and self.chance.below(EAGERNESS):
            options = [each for each in options if each != decision.ask.passing]
        return options[self.chance.below(len(options))]

    def _now(self, one_in: int) -> bool:
        return self.whim.below(one_in) == 0


def _where(trouble: Exception) -> str:
    """An exception in one line: what, and in which line of which file."""
    frames = traceback.extract_tb(trouble.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno} in {frames[-1].name})" if frames else ""
    return f"{type(trouble).__name__}: {trouble}{place}"


def _write_down(table: Table | None, failure: Failure, folder: Path) -> None:
    """Save the match as far as it came; a table that cannot even be saved has only its command."""
    if table is None:
        return
    file = folder / f"{failure.game}-{failure.match}.leng"
    try:
        journal.save(table, file)
    except Exception as trouble:
        failure.detail += f"; it cannot be saved: {_where(trouble)}"
        return
    failure.save = str(file)
    failure.commands.insert(0, f"leng verify {file}")

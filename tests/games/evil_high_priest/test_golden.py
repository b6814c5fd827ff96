"""Golden matches: whole matches kept as saves, one at least for every way a match can end and every board,
replayed to the last die."""

from __future__ import annotations

from citing import rule
from golden import GameGolden, Wanted
from leng.engine import journal
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.state import SIGN, SIGNS, WORSHIP

from .make_golden import FOLDER, MATCHES


class TestGolden(GameGolden):
    game, folder, matches = GAME, FOLDER, MATCHES
    forgery = ('"kind":"breaks"', '"kind":"at-lock"')

    @rule("EHP R-003a", "EHP R-010a", "EHP R-160a")
    def test_there_is_a_match_for_every_option(self) -> None:
        terms = [GAME.agree(wanted.options, wanted.players).options for wanted in MATCHES]
        for option in GAME.options:
            assert {agreed[option.name] for agreed in terms} == set(option.values), option.name

    @rule("EHP R-001a", "EHP R-001b", "EHP R-151a", "EHP R-155a", "EHP R-222b")
    def test_a_match_opens_at_its_end(self, wanted: Wanted) -> None:
        seen, result = self.at_its_end(wanted)
        if wanted.ending in ("broken", "grown"):
            assert len(seen.broken) == SIGNS
            best = max(*result.scores, *(rival.score or 0 for rival in result.rivals), 0)
            assert result.winners == tuple(seat for seat, n in enumerate(result.scores) if n == best)
        elif wanted.ending == "azathoth":
            assert sum(getattr(who, WORSHIP) for who in seen.priests) == seen.threshold
            assert not result.winners and not any(rival.won for rival in result.rivals)
        else:
            assert seen.round == seen.limit and len(seen.broken) < SIGNS

    @rule("EHP R-122b", "EHP R-151b", "EHP R-302d")
    def test_the_last_raid_may_still_take_signs(self) -> None:
        wanted = next(each for each in MATCHES if each.name == "last_raid_takes_signs")
        log = list(journal.load(self.save_of(wanted)).log)
        last = max(n for n, event in enumerate(log) if event.kind == "breaks")
        assert any(event.kind == "destroyed" and event.facts["goods"] == SIGN for event in log[last:])
        assert not any(event.kind in ("uses-bonus", "round") for event in log[last:])

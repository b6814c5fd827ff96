"""Golden matches: whole matches kept as saves, one at least for every way a match can end,
replayed to the last card."""

from __future__ import annotations

from citing import rule
from golden import GameGolden, Wanted
from leng.games.auztralia import GAME

from .make_golden import FOLDER, MATCHES

END_OF_TRACK = 53
OBJECTIVE = "objective"  # one of many, as each of them brings points in the same way


class TestGolden(GameGolden):
    game, folder, matches = GAME, FOLDER, MATCHES
    forgery = ('"kind":"end-time"', '"kind":"end-port"')

    @rule("AZ R-001a", "AZ R-001b", "AZ R-190", "AZ R-200a", "AZ R-212")
    def test_there_is_a_match_for_every_option(self) -> None:
        terms = [GAME.agree(wanted.options, wanted.players).options for wanted in MATCHES]
        for option in GAME.options:
            if option.name != OBJECTIVE:
                assert {agreed[option.name] for agreed in terms} == set(option.values)

    @rule("AZ R-160a", "AZ R-160b", "AZ R-164a", "AZ R-164b", "AZ R-204a", "AZ R-204b")
    def test_a_match_opens_at_its_end(self, wanted: Wanted) -> None:
        seen, result = self.at_its_end(wanted)
        (old_ones,) = result.rivals
        assert old_ones.score is not None
        best, least = max(result.scores), min(result.scores)
        together = wanted.options.get("mode") == "together"
        assert bool(result.winners) == ((least if together else best) > old_ones.score) == (not old_ones.won)
        if not together:
            assert all(result.scores[seat] == best for seat in result.winners)
        in_time = min(seen.purple, *(who.time for who in seen.colonies)) < END_OF_TRACK
        assert in_time == (wanted.ending == "port")

"""Golden matches: whole matches kept as saves, one at least for every way a match can end, replayed to the last die."""

from __future__ import annotations

from citing import rule
from golden import GameGolden, Wanted
from leng.games.kingsport_festival import GAME

from .make_golden import FOLDER, MATCHES


class TestGolden(GameGolden):
    game, folder, matches = GAME, FOLDER, MATCHES
    forgery = ('"goods":"cult","n":1}', '"goods":"cult","n":9}')

    @rule("KF R-001b", "KF R-064a", "KF R-066a", "KF R-066b", "KF R-066c", "KF Q-22")
    def test_a_match_opens_at_its_end(self, wanted: Wanted) -> None:
        seen, result = self.at_its_end(wanted)
        assert seen.round == 12 and all(raid.over for raid in seen.raids)
        best = max((who.cult, who.sanity, who.magic) for who in seen.cultists)
        assert result.winners == tuple(who.seat for who in seen.cultists if (who.cult, who.sanity, who.magic) == best)

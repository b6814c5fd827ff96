"""Golden matches: whole matches kept as saves, one at least for every way a match can end, replayed to the last die."""

from __future__ import annotations

from citing import rule
from golden import GameGolden, Wanted
from leng.games.elder_sign import GAME

from .make_golden import FOLDER, MATCHES


class TestGolden(GameGolden):
    game, folder, matches = GAME, FOLDER, MATCHES
    forgery = ('"dice":["1"', '"dice":["3"')

    @rule("ES R-140", "ES R-003")
    def test_there_is_a_match_for_every_ancient_one(self) -> None:
        ancient_ones = next(option for option in GAME.options if option.name == "ancient_one").values
        assert {wanted.options["ancient_one"] for wanted in MATCHES} == set(ancient_ones) - {"random"}

    @rule("ES R-047", "ES R-136", "ES R-140", "ES R-141")
    def test_a_match_opens_at_its_end(self, wanted: Wanted) -> None:
        seen, result = self.at_its_end(wanted)
        everybody = tuple(range(wanted.players))
        assert result.winners == (everybody if wanted.ending in ("sealed", "banished") else ())
        match wanted.ending:
            case "sealed":
                assert seen.signs >= seen.signs_needed
            case "banished":
                assert seen.awake and seen.doom == 0
            case "devoured":
                assert not any(who.id for who in seen.investigators)
            case "destroyed":
                assert seen.ancient_one == "azathoth" and seen.doom == len(seen.track)

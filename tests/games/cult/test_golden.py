"""Golden matches: whole matches kept as saves, one at least for every way a match can end,
replayed to the last card."""

from __future__ import annotations

from citing import rule
from golden import GameGolden, Wanted
from leng.games.cult import GAME

from .make_golden import FOLDER, MATCHES


class TestGolden(GameGolden):
    game, folder, matches = GAME, FOLDER, MATCHES
    forgery = ('"god":"anubis","n":19', '"god":"anubis","n":9')

    @rule("CU R-001a", "CU R-021")
    def test_there_is_a_match_for_every_option(self) -> None:
        for option in GAME.options:
            assert {wanted.options[option.name] for wanted in MATCHES} == set(option.values)

    @rule("CU R-021", "CU R-022", "CU R-023")
    def test_a_match_opens_at_its_end(self, wanted: Wanted) -> None:
        seen, result = self.at_its_end(wanted)
        victors = [cult for cult in seen.cults if cult.claims]
        (winner,) = result.winners
        assert winner in [cult.seat for cult in victors]
        assert seen.cults[winner].power == max(cult.power for cult in victors)
        assert (len(victors) > 1) == (wanted.ending == "power")
        match wanted.ending:
            case "altars":
                assert len(seen.cults[winner].altars) >= 5
            case "mobs":
                assert seen.cults[winner].mobs >= 4
            case "summoning":
                assert seen.cults[winner].dark and seen.cults[winner].summonings >= 2

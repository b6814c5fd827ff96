"""The table drawn for a browser: complete for every audience, well formed, lit where one may choose, and discreet."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from drawing import GamePicture, Seen, drawn, lit
from games.kingsport_festival.festival import festival
from games.kingsport_festival.raiding import raid
from leng.drawing.lights import Lit
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.games.kingsport_festival import GAME, asks
from leng.games.kingsport_festival.picture import CSS
from leng.games.kingsport_festival.picture.streets import PLACES
from leng.study.drawings import keys_of, read
from leng.words.presenter import presenter
from matches import every_position
from wording import asked


@cache
def match(players: int, scenario: str) -> list[Table]:
    """The table at every decision of a random match, and at its end."""
    seats = [Seat(f"P{each}") for each in range(players)]
    table = Table.open(GAME, seats, {"scenario": scenario}, f"picture {players}")
    return every_position(table)


MATCHES = [(3, "the_festival"), (4, "none"), (5, "the_dream_quest_of_unknown_kadath")]


class TestPicture(GamePicture):
    game, options, symbols, kinds = GAME, {"scenario": "none"}, 80, ("building", "spell", "deck")
    grounds, labelled = ("panel", "paper"), False
    signs = {"panel": "evil death destruction sanity magic cult any foresee spell pistol"}
    pairs = {(text, ground): 4.5 for text in ("cult", "destruction") for ground in ("panel", "paper")}
    must_come_up = {"piece": 500, "fight": 10}

    def spots(self, table: Table) -> tuple[str, str]:
        return "god:nodens", "god:dagon"

    def positions(self) -> Iterator[tuple[Table, int]]:
        """Every second position of three matches, and every fight."""
        for players, scenario in MATCHES:
            for number, table in enumerate(match(players, scenario)):
                if number % 2 == 0 or table.state.combat is not None:
                    yield table, (0, EVERYBODY)[number // 2 % 2]

    def look(self, seen: Seen) -> Counter[str]:
        view, ids = seen.view, seen.ids
        pieces = 0
        for who in view.cultists:
            assert {f"disc-{who.seat}-{disc}" for disc in who.discs} <= ids
            assert {f"sanity-{who.seat}", f"magic-{who.seat}", f"cult-{who.seat}"} <= ids
            assert (f"plus-{who.seat}" in ids) == who.plus_fifty
            lying = [die for dice in view.gods.values() for each in dice if each.seat == who.seat for die in each.dice]
            assert sum(each.startswith(f"die-{who.seat}-") for each in ids) == len(lying) + len(who.dice)
            pieces += len(lying) + len(who.discs)
        calls = {f"call-{each.seat}-{god}" for god, dice in view.gods.items() for each in dice}
        assert calls == {each for each in ids if each.startswith("call-")}
        if view.combat is not None:
            self._duel(seen)
        return Counter(piece=pieces, fight=view.combat is not None)

    def _duel(self, seen: Seen) -> None:
        """A fight shows both strengths and who is winning."""
        combat, duel = seen.view.combat, seen.text[seen.text.index('class="duel') :]
        assert re.findall(r'<b class="score">(-?\d+)</b>', duel)[:2] == [str(combat.strength), str(combat.foe)]
        assert duel.count('<rect class="foe"') == combat.foe
        assert f'class="duel {combat.outcome}"' in seen.text


# Complete --------------------------------------------------------------------------------------------------------


def test_every_thing_on_the_table_explains_itself() -> None:
    table = match(5, "the_dream_quest_of_unknown_kadath")[0]
    cards = {each["data-card"] for each, _ in read(drawn(table, 0)) if "data-card" in each}
    box = table.state.box
    wanted = {f"god:{each}" for each in box.gods} | {f"building:{each}" for each in box.buildings}
    assert wanted | {"scenario:the_dream_quest_of_unknown_kadath"} <= cards


def test_a_die_keeps_its_id_when_another_one_is_laid_on_a_god() -> None:
    """What lay on a god before an invocation lies there after it, under the same id."""
    kept = 0
    for before, after in zip(match(4, "none"), match(4, "none")[1:], strict=False):
        if before.decision is None or before.decision.ask.name != "invoke" or after.state.round != before.state.round:
            continue
        old, new = (_dice_on_gods(drawn(each, EVERYBODY)) for each in (before, after))
        if after.state.phase == "invocation" and "cast" not in after.moves[-1].key:
            assert old.items() <= new.items()
            kept += len(old)
    assert kept > 30


def _dice_on_gods(drawing: str) -> dict[str, str]:
    """On which god each die lies."""
    found: dict[str, str] = {}
    for god, tile in re.findall(r'id="god-(\w+)"(.*?)</li>', drawing, re.DOTALL):
        found.update(dict.fromkeys(re.findall(r'id="(die-[\d-]+)"', tile), god))
    return found


# Lit -------------------------------------------------------------------------------------------------------------


def test_the_scenario_is_lit_when_its_card_may_be_used() -> None:
    scenario = "the_dreams_in_the_witch_house"
    table = Table.open(GAME, [Seat(f"P{each}") for each in range(3)], {"scenario": scenario}, "witch")
    label = presenter(GAME, table.seats, "en").label(asked(asks.PRIVILEGES, scenario=scenario), ("use", "scenario"))
    elements = read(drawn(table, 0, "en", [Lit("use:scenario", label.text, label.place)]))
    assert [each["data-card"] for each, _ in elements if keys_of(each)] == [f"scenario:{scenario}"]


def test_an_investigator_is_lit_when_he_has_something_to_offer() -> None:
    t = raid("zadok_allen", luke={"cubes": [1, 1, 0], "hand": ["al_azif"], "magic": 1})
    t.luke.is_asked("combat").offered("use:investigator")
    elements = read(drawn(t.table, 0, "en", lit(t.table)))
    assert [each["data-card"] for each, _ in elements if "use:investigator" in keys_of(each)] == [
        "investigator:zadok_allen"
    ]


# Discreet --------------------------------------------------------------------------------------------------------


def test_a_hand_lies_open_to_its_owner_alone() -> None:
    table = festival(luke={"hand": ["al_azif", "vox_ultima"]}).table
    for card in ("al_azif", "vox_ultima"):
        name = f">{table.state.box.spells[card].name.en}<"
        assert f'data-card="spell:{card}"' in drawn(table, 0) and name in drawn(table, 0)
        for audience in (EVERYBODY, 1, 2):
            assert card not in drawn(table, audience) and name not in drawn(table, audience)


def test_the_replay_of_a_finished_match_shows_every_hand() -> None:
    table = match(3, "the_festival")[-1]
    drawing = drawn(table, UNVEILED)
    assert f'data-card="festival:{table.state.festival}"' in drawing
    for who in table.state.cultists:
        assert all(f'data-card="spell:{card}"' in drawing for card in who.hand)


def test_the_tiles_stand_at_the_ends_of_their_streets() -> None:
    css = CSS.read_text("utf-8")
    found = re.findall(r"\.b-(\w+) \{ left: ([\d.]+)%; top: ([\d.]+)%; \}", css)
    assert {name: (float(x), float(y)) for name, x, y in found} == PLACES
    assert set(PLACES) == set(match(4, "none")[0].state.box.buildings)

"""The thirty-two Mythos cards: what happens at once, what lasts, what waits for midnight, and what happens once."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .museum import MuseumTranscript, museum
from .printed import BOX, difference, measure, noted_effects

# id: at once, lasting, when the clock next strikes, once
MYTHOS: dict[str, tuple[str, str, str, str]] = {
    "mythos_01": ("doom", "forbid lost_and_found", "", ""),
    "mythos_02": ("doom", "terror sanity", "", ""),
    "mythos_03": ("doom", "terror stamina", "", ""),
    "mythos_04": ("doom", "lock green", "", ""),
    "mythos_05": ("doom", "lock yellow", "", ""),
    "mythos_06": ("doom", "lock red", "", ""),
    "mythos_07": ("doom", "forbid focus", "", ""),
    "mythos_08": ("doom", "dearer 1 1", "", ""),
    "mythos_09": ("doom", "", "monster", ""),
    "mythos_10": ("doom", "", "", "failed monster"),
    "mythos_11": ("doom", "terror out*1", "", ""),
    "mythos_12": ("doom", "forbid first_aid", "", ""),
    "mythos_13": ("monster", "forbid lost_and_found", "", ""),
    "mythos_14": ("monster", "", "doom", ""),
    "mythos_15": ("monster", "terror sanity", "", ""),
    "mythos_16": ("monster", "lock green", "", ""),
    "mythos_17": ("monster", "terror stamina", "", ""),
    "mythos_18": ("doom monster", "", "", "resolved clue"),
    "mythos_19": ("doom monster", "lock yellow", "", ""),
    "mythos_20": ("alone-sanity", "forbid clues", "", ""),
    "mythos_21": ("alone-sanity", "forbid focus", "", ""),
    "mythos_22": ("everybody-sanity", "terror stamina", "", ""),
    "mythos_23": ("everybody-sanity", "lock green", "", ""),
    "mythos_24": ("everybody-stamina", "", "doom", ""),
    "mythos_25": ("everybody-stamina", "terror sanity", "", ""),
    "mythos_26": ("monster*2", "forbid lost_and_found", "", ""),
    "mythos_27": ("monster*2", "terror out*1", "", ""),
    "mythos_28": ("doom*2", "forbid lost_and_found", "", ""),
    "mythos_29": ("at_entrance-clue", "", "monster", ""),
    "mythos_30": ("at_entrance-clue", "", "doom", ""),
    "mythos_31": ("at_entrance-clue", "forbid clues", "", ""),
    "mythos_32": ("everybody-choose", "lock red", "", ""),
}
DIE = {"green": 0, "yellow": 6, "red": 7}
# Ann stands alone on a card, Bob and Cleo together on another, Dan at the entrance: what a card does to the four.
AT_ONCE: dict[str, list[dict[str, int]]] = {
    "doom": [{}, {}, {}, {}],
    "monster": [{}, {}, {}, {}],
    "doom monster": [{}, {}, {}, {}],
    "monster*2": [{}, {}, {}, {}],
    "doom*2": [{}, {}, {}, {}],
    "alone-sanity": [{"sanity": -1}, {}, {}, {}],
    "everybody-sanity": [{"sanity": -1}] * 4,
    "everybody-stamina": [{"stamina": -1}] * 4,
    "at_entrance-clue": [{}, {}, {}, {"clue": 1}],
}
SHARED = {"doom": {"doom": 1}, "monster": {"monster": 1}, "doom monster": {"doom": 1, "monster": 1},
          "monster*2": {"monster": 2}, "doom*2": {"doom": 2}}  # fmt: skip


def those(what: str) -> list[str]:
    """The cards with this lasting effect."""
    return [card for card, each in MYTHOS.items() if each[1] == what]


def four(card: str, **more: Any) -> MuseumTranscript:
    """Four investigators about to draw this card."""
    return museum("ann:darrell_simmons", "bob:bob_jenkins", "cleo:joe_diamond", "dan:michael_mcglen", doom=3,
                  adventures=["the_archives", "the_storage_closet"], cup=["ghoul", "ghost"], top={"mythos": [card]},
                  at=[("mythos",), ("turn", 0)], ann={"at": "the_guided_tour"}, bob={"at": "the_archives"},
                  cleo={"at": "the_archives"}, mythos="mythos_07" if card != "mythos_07" else "mythos_02",
                  **more)  # fmt: skip


@rule("ES R-015")
@pytest.mark.parametrize("card", MYTHOS)
def test_a_mythos_card_prints_this_and_has_two_halves(card: str) -> None:
    each = BOX.mythos[card]
    lasting = []
    for standing in each.standing:
        tag = type(standing).__struct_config__.tag
        facts = [noted_effects(value) if tag == "terror" else str(value) for value in standing.facts().values()]
        lasting.append(" ".join([str(tag), *facts]))
    once = f"{each.later.on} {noted_effects(each.later.effects)}" if each.later else ""
    assert (noted_effects(each.now), " ".join(lasting), noted_effects(each.midnight), once) == MYTHOS[card]
    assert len(BOX.mythos) == len(MYTHOS) == 32
    assert each.now and (lasting or each.midnight or each.later)


@rule("ES R-070c", "ES R-072")
@pytest.mark.parametrize("card", [card for card in MYTHOS if card != "mythos_32"])
def test_what_a_mythos_card_does_at_once(card: str) -> None:
    now = MYTHOS[card][0]
    t = four(card)
    before = museum("ann:darrell_simmons", "bob:bob_jenkins", "cleo:joe_diamond", "dan:michael_mcglen", doom=3)
    t.until("move", "ann")
    for name, expected in zip(("ann", "bob", "cleo", "dan"), AT_ONCE[now], strict=True):
        changed = difference(measure(t, name), measure(before, name))
        assert changed == {**expected, **SHARED.get(now, {})}
    assert t.state.mythos == card
    assert t.state.decks["mythos"].cards[0] == ("mythos_07" if card != "mythos_07" else "mythos_02")  # the old card


@rule("ES R-070", "ES Q-46")
def test_thieves_in_the_night_take_a_card_or_a_clue_from_everybody_who_has_one() -> None:
    t = museum(
        "ann",
        "bob:bob_jenkins",
        "cleo",
        "dan",
        top={"mythos": ["mythos_32"]},
        at=[("mythos",), ("turn", 0)],
        doom=3,
        bob={"cards": ["knife", "wither"], "clues": 1},
        cleo={"clues": 1},
        dan={"cards": ["axe"]},
    )
    t.bob.is_asked("one-of").plays("option:1").is_asked("discard-card").plays("discard:knife")
    t.ann.is_asked("move").has(cards=[], clues=0, sanity=4, stamina=6)  # nothing to take
    t.bob.has(cards=["wither"], clues=1)
    t.cleo.has(clues=0)
    t.dan.has(cards=[])
    assert t.state.decks["common"].cards[:2] == ["axe", "knife"]


@rule("ES R-073", "ES R-090", "ES R-091")
@pytest.mark.parametrize("card", [card for card in MYTHOS if MYTHOS[card][1].startswith("lock")])
def test_a_lock_on_a_mythos_card_lasts_until_the_next_card(card: str) -> None:
    colour = MYTHOS[card][1].split()[1]
    t = museum("ann", "bob:bob_jenkins", cup=["ghoul", "ghost"], at=[("mythos",), ("turn", 0)],
               top={"mythos": [card, "mythos_13"]})  # fmt: skip
    t.until("move", "ann")
    assert [die for die in range(8) if t.state.lies[die] == "locked"] == [DIE[colour]]
    t = museum(
        "ann",
        "bob:bob_jenkins",
        mythos=card,
        cup=["ghoul"],
        at=[("mythos",), ("turn", 0)],
        top={"mythos": ["mythos_13"]},
    )
    t.until("move", "ann")
    assert "locked" not in t.state.lies and t.state.locks == []


@rule("ES R-073", "ES R-092")
def test_one_lock_after_the_other_takes_the_die_over() -> None:
    t = museum(
        "ann", "bob:bob_jenkins", mythos="mythos_05", at=[("mythos",), ("turn", 0)], top={"mythos": ["mythos_19"]}
    )
    t.until("move", "ann")
    assert [(lock.holder, lock.die) for lock in t.state.locks] == [("mythos_19", 6)]


@rule("ES R-043c", "ES R-072")
@pytest.mark.parametrize("card", [card for card in MYTHOS if MYTHOS[card][1].startswith("terror")])
def test_a_terror_effect_of_the_mythos_card_comes_with_every_failed_roll_that_shows_terror(card: str) -> None:
    effect = MYTHOS[card][1].split()[1]
    t = museum("ann:joe_diamond", "bob:bob_jenkins", mythos=card, rolls=["terror 1 2 3 lore peril"])
    t.ann.plays("move:the_missing_records", "roll", "fail").is_asked("discard-die")
    if effect == "out*1":
        t.ann.plays("discard:1").is_asked("discard-die").plays("discard:2")
        assert t.dice("out") == ["1", "2"]
    t.ann.has(sanity=4 - (effect == "sanity"), stamina=6 - (effect == "stamina"))
    t = museum("ann:joe_diamond", "bob:bob_jenkins", mythos=card, rolls=["lore 1 2 3 lore peril"])
    t.ann.plays("move:the_missing_records", "roll", "fail", "discard:1").is_asked("before-roll").has(
        sanity=4, stamina=6
    )


@rule("ES Q-42", "ES R-043")
@pytest.mark.parametrize("first", ["the_loading_dock", "mythos_11"])
def test_the_active_player_orders_the_terror_effects_of_card_and_mythos(first: str) -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", mythos="mythos_11", adventures=["the_loading_dock"],
               rolls=["terror terror 2 3 lore lore"])  # fmt: skip
    t.ann.plays("move:the_loading_dock", "roll", "fail").is_asked("terror-order")
    t.ann.offered_only("terror:the_loading_dock", "terror:mythos_11").plays(f"terror:{first}").is_asked("discard-die")
    if first == "mythos_11":
        t.ann.plays("discard:terror").is_asked("discard-die")
        assert t.dice("out") == ["terror", "terror"]  # one by choice, the other by the card
    else:
        t.ann.not_offered("discard:terror").plays("discard:2").is_asked("discard-die")
        assert t.dice("out") == ["2", "terror", "terror"]


@rule("ES R-072", "ES R-106")
@pytest.mark.parametrize("card", those("forbid clues"))
def test_clues_may_be_forbidden(card: str) -> None:
    t = museum("ann", "bob:bob_jenkins", mythos=card, ann={"clues": 2}, rolls=["1 2 3 lore peril 1"])
    t.ann.plays("move:the_missing_records", "roll").refused("clue", rule="R-072")


@rule("ES R-072", "ES R-080")
@pytest.mark.parametrize("card", those("forbid focus"))
def test_focusing_may_be_forbidden(card: str) -> None:
    t = museum("ann", "bob:bob_jenkins", mythos=card, bob={"at": "the_missing_records"}, rolls=["1 2 3 lore peril 1"])
    t.ann.plays("move:the_missing_records", "roll", "fail", "discard:1").is_asked("before-roll")
    t.ann.refused("focus:lore", rule="R-072").offered("ask:1")


@rule("ES R-072", "ES R-061")
@pytest.mark.parametrize("card", those("forbid lost_and_found"))
def test_the_lost_and_found_may_be_closed(card: str) -> None:
    t = museum("ann", "bob:bob_jenkins", mythos=card, ann={"trophies": ["ghoul"]})
    t.ann.plays("move:entrance").refused("find", rule="R-072").offered("aid:free", "buy:souvenir_clue")


@rule("ES R-072", "ES R-060")
def test_first_aid_may_be_closed() -> None:
    t = museum("ann", "bob:bob_jenkins", mythos="mythos_12", ann={"trophies": ["gug", "dhole"]})
    t.ann.plays("move:entrance").refused("aid:free", rule="R-072").refused("aid:both_stats", rule="R-072")
    t.ann.offered("find", "buy:souvenir_spell")


@rule("ES R-022", "ES R-072")
def test_with_everything_closed_or_too_dear_one_can_only_wait(tmp_path: Any) -> None:
    forbidden = '{ is = "forbid", what = "first_aid" }, { is = "forbid", what = "lost_and_found" }'
    (tmp_path / "closed.toml").write_text(f'[[mythos]]\nid = "mythos_12"\nstanding = [{forbidden}]\n')
    t = museum("ann", "bob:bob_jenkins", mythos="mythos_12", content=tmp_path)
    t.ann.plays("move:entrance")  # the only thing left, so nobody is asked
    t.told("waits", seat=0)
    t.bob.is_asked("move")


@rule("ES R-072a", "ES Q-45")
def test_a_lasting_effect_ends_with_its_card() -> None:
    t = museum("ann", "bob:bob_jenkins", mythos="mythos_20", ann={"clues": 1}, rolls=["1 2 3 lore peril 1"],
               at=[("mythos",), ("turn", 0)], top={"mythos": ["mythos_02"]})  # fmt: skip
    t.ann.plays("move:the_missing_records", "roll").offered("clue")


@rule("ES R-070b", "ES R-072")
@pytest.mark.parametrize("card", [card for card in MYTHOS if MYTHOS[card][2]])
def test_what_a_mythos_card_keeps_for_the_next_midnight(card: str) -> None:
    t = museum("ann", "bob:bob_jenkins", mythos=card, doom=3, hour=9, cup=["ghoul"], at=[("clock", 0)],
               top={"mythos": ["mythos_21"]})  # fmt: skip
    t.until("move", "bob")
    expected = {"doom": (4, 0), "monster": (3, 1)}[MYTHOS[card][2]]
    assert (t.state.doom, sum(len(space.monsters) for space in t.state.spaces())) == expected
    t = museum("ann", "bob:bob_jenkins", mythos=card, doom=3, hour=6, cup=["ghoul"], at=[("clock", 0)])
    t.bob.is_asked("move")
    assert t.state.doom == 3 and t.state.cup == ["ghoul"]  # not before it strikes


@rule("ES R-072b", "ES Q-45")
def test_a_promised_monster_comes_with_the_next_failure_once_even_under_the_next_card() -> None:
    t = museum(
        "ann",
        "bob:bob_jenkins",
        mythos="mythos_10",
        at=[("mythos",), ("turn", 0)],
        top={"mythos": ["mythos_02"]},
        cup=["ghoul", "ghost"],
    )
    assert t.state.mythos == "mythos_02" and t.state.decks["mythos"].cards[0] == "mythos_10"
    t.ann.plays("move:the_missing_records", "give_up")
    t.bob.is_asked("move")
    assert t.state.space("the_archives").monsters and t.state.lingering == []
    t.bob.plays("move:the_missing_records", "give_up")
    t.until("move", "ann")
    assert sum(len(space.monsters) for space in t.state.spaces()) == 1


@rule("ES R-072", "ES Q-45")
def test_a_promised_clue_comes_with_the_next_success_once() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", mythos="mythos_18", rolls=["3 3 1 1 1 1", "lore 3 1 1"])
    t.ann.plays("move:the_missing_records", "roll", "complete:1:3-3", "roll", "complete:2:3-lore").has(clues=3)
    assert t.state.lingering == [] and t.state.mythos == "mythos_18"


@rule("ES Q-45")
def test_a_promise_of_a_failure_is_not_kept_by_a_success() -> None:
    t = museum(
        "ann:joe_diamond", "bob:bob_jenkins", mythos="mythos_10", cup=["ghoul"], rolls=["3 3 1 1 1 1", "lore 3 1 1"]
    )
    t.ann.plays("move:the_missing_records", "roll", "complete:1:3-3", "roll", "complete:2:3-lore")
    assert t.state.lingering == ["mythos_10"] and t.state.cup == ["ghoul"]


@rule("ES R-072", "ES Q-45")
@pytest.mark.parametrize("pending", [[], ["mythos_10"]], ids=["new", "still-to-come"])
def test_a_promise_is_made_when_the_card_is_turned_up_and_only_once(pending: list[str]) -> None:
    t = museum(
        "ann",
        "bob:bob_jenkins",
        at=[("mythos",), ("turn", 0)],
        top={"mythos": ["mythos_10"]},
        cup=["ghoul", "ghost"],
        arrange=lambda g: g.lingering.extend(pending),
    )
    assert t.state.lingering == ["mythos_10"]
    t.ann.plays("move:the_missing_records", "give_up")
    t.bob.is_asked("move")
    assert sum(len(space.monsters) for space in t.state.spaces()) == 1 and t.state.lingering == []

"""Every high priest uses his card, once in a match."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.state import Conclave

from .raiding import BOTH, raid
from .sanctum import SanctumTranscript, sanctum

BOX = GAME.open_box()
ABILITY = "place:priest_ability:priest"
PRIESTS = {
    "blood_ceremony": [
        "carl_stanford", "edward_hutchinson", "mr_shiny", "shan_queen", "asenath_waite", "john_scott", "herbert_west",
        "keziah_mason", "wilbur_whateley", "joseph_curwen",
    ],
    "dark_ritual": [
        "obed_marsh", "robert_suydam", "lavinia_whateley", "old_castro", "abdul_alhazred", "crawford_tillinghast",
        "lady_de_la_poer", "wizard_eibon", "simon_orne", "klarkash_ton",
    ],
}  # fmt: skip


def led_by(card: str, *players: str, **table: Any) -> SanctumTranscript:
    """The first player has this priest card."""
    names = players or ("ann", "bob")
    table[names[0]] = {"card": card, **table.get(names[0], {})}
    return sanctum(*names, **{"options": BOTH, **table})


@rule("EHP R-021a", "EHP R-032a")
def test_there_are_ten_priests_in_each_expansion() -> None:
    faces = BOX.shelf["priest"]
    assert {box: sorted(name for name, each in faces.items() if each.box == box) for box in PRIESTS} == {
        box: sorted(names) for box, names in PRIESTS.items()
    }


@rule("EHP R-032b", "EHP R-030a")
def test_the_card_is_used_once_and_only_by_the_priest() -> None:
    t = led_by("mr_shiny", ann={"pool": 0}, bob={"pool": 0})
    t.ann.not_offered("place:priest_ability:acolyte")
    t.ann.plays(ABILITY).has(treasure=6, spent=True, priest_on=["priest_ability.0"])
    t.bob.plays("place:kingsport:priest")
    assert t.state.round == 2
    t.ann.is_asked("turn").refused(ABILITY, rule="R-032")


@rule("EHP Q-06", "EHP R-003d")
def test_without_priest_cards_their_space_does_not_exist() -> None:
    t = sanctum()
    t.ann.not_offered(ABILITY)


@rule("EHP R-032a", "EHP R-045a")
@pytest.mark.parametrize(
    ("card", "gains"),
    [("mr_shiny", {"treasure": 6}), ("obed_marsh", {"treasure": 3, "blood": 3}), ("wizard_eibon", {"magic": 1}),
     ("klarkash_ton", {"magic": 2, "treasure": 1})],
)  # fmt: skip
def test_priests_who_simply_bring_goods(card: str, gains: dict[str, int]) -> None:
    t = led_by(card)
    t.ann.plays(ABILITY).has(exposed=gains)
    t.bob.is_asked("turn")


@rule("EHP R-032a", "EHP R-048b")
def test_carl_stanford_needs_a_sign_and_keeps_it() -> None:
    t = led_by("carl_stanford")
    t.ann.refused(ABILITY, rule="R-048")
    t = led_by("carl_stanford", ann={"elder_sign": 1}, broken=["start"])
    t.ann.plays(ABILITY).has(grimoire=1, elder_sign=1)


@rule("EHP R-032a", "EHP R-033b", "EHP Q-27")
def test_edward_hutchinson_calls_a_monster_before_any_raid() -> None:
    t = led_by("edward_hutchinson", monster_row=["zoog", "gug", "undead"], ann={"lairs": ["ghoul"]})
    t.ann.refused("place:summon_monster:priest", rule="R-033")
    t.ann.plays(ABILITY, "monster:undead").has(lairs=["ghoul", "undead"], asylum=4, pool=2)


@rule("EHP R-032a", "EHP R-042c")
def test_the_shan_queen_has_magic_of_every_opponent_who_chooses_which() -> None:
    t = led_by("shan_queen", "ann", "bob", "cid", "dan", bob={"magic": 1, "rooms": {"s1": "vault_1 magic=1"}},
               cid={"magic": 3})  # fmt: skip
    t.ann.plays(ABILITY)
    t.bob.is_asked("lose").plays("from:exposed:magic").has(magic=1, exposed={})
    t.cid.has(magic=2)
    t.dan.has(magic=0)
    t.ann.has(exposed={"magic": 2})


@rule("EHP R-032a", "EHP R-048a")
def test_asenath_waite_calls_any_number_of_acolytes_from_the_rituals() -> None:
    on = ["ritual.mao_ceremony.2", "ritual.dragon_ascending.3", "kingsport"]
    t = led_by("asenath_waite", ann={"pool": 1, "asylum": 2, "on": on}, raids=1)
    t.ann.plays(ABILITY).is_asked("recall").picks("acolyte:ritual.dragon_ascending.3")
    t.ann.has(pool=2, on=["kingsport", "ritual.mao_ceremony.2"], asylum=2)
    t = led_by("asenath_waite", ann={"pool": 1, "asylum": 2, "on": on}, raids=1)
    t.ann.plays(ABILITY, "all").has(pool=3, on=["kingsport"])
    led_by("asenath_waite").ann.refused(ABILITY, rule="R-048")  # the rituals are not open


@rule("EHP R-032a", "EHP R-061a", "EHP R-048a")
def test_with_john_scott_acolytes_earn_on_ritual_starts_until_the_phase_is_over() -> None:
    led_by("john_scott").ann.refused(ABILITY, rule="R-048")
    t = led_by("john_scott", raids=1, bob={"pool": 0})
    t.ann.plays(ABILITY)
    t.bob.plays("place:improve_sanctuary:priest")
    t.until(ask="turn", seat="ann")
    t.ann.plays("place:ritual.mao_ceremony.1:acolyte").has(treasure=2)
    t.ann.plays("place:ritual.red_sign.1:acolyte").has(treasure=4)
    t.until(ask="turn", seat="ann")
    assert t.state.round == 2 and not t.ann.priest.free_entry


@rule("EHP R-032a", "EHP R-061a")
def test_the_priest_himself_pays_for_a_ritual_though_john_scott_has_opened_the_way() -> None:
    t = led_by("john_scott", raids=1, arrange=lambda g: setattr(g.priests[0], "free_entry", 2))
    t.ann.refused("place:ritual.mao_ceremony.1:priest", rule="R-050").offered("place:ritual.mao_ceremony.1:acolyte")


@rule("EHP R-032a", "EHP R-046a")
def test_herbert_west_brings_up_to_two_back_at_once_for_two_blood() -> None:
    led_by("herbert_west", ann={"blood": 1}).ann.refused(ABILITY, rule="R-050")
    t = led_by("herbert_west", ann={"blood": 2})
    t.ann.plays(ABILITY).is_asked("rescue").plays("rescue:2").has(blood=0, pool=4, asylum=2, escape=0)


@rule("EHP R-032a", "EHP R-046a")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_robert_suydam_rescues_up_to_three(n: int) -> None:
    t = led_by("robert_suydam")
    t.ann.plays(ABILITY).offered_only("rescue:3", "rescue:2", "rescue:1", "rescue:0").plays(f"rescue:{n}")
    t.ann.has(asylum=4 - n, escape=n, pool=2)


@rule("EHP R-032a", "EHP R-050a")
def test_keziah_mason_is_anywhere_at_once() -> None:
    t = led_by("keziah_mason", ann={"treasure": 1}, bob={"on": ["church_of_starry_wisdom"], "pool": 1})
    t.ann.plays(ABILITY).is_asked("activate").not_offered("visit:providence")
    t.ann.refused("visit:arkham", rule="R-050").plays("visit:church_of_starry_wisdom").has(treasure=3)
    t.ann.has(priest_on=["priest_ability.0"])
    t.bob.is_asked("turn")


@rule("EHP R-032a")
def test_wilbur_whateley_robs_whoever_has_two_grimoires() -> None:
    t = led_by("wilbur_whateley", "ann", "bob", "cid", bob={"grimoire": 1}, cid={"grimoire": 2})
    t.ann.plays(ABILITY).has(exposed={"grimoire": 1})
    t.bob.has(grimoire=1)
    t.cid.has(grimoire=1)
    t = led_by("wilbur_whateley", bob={"grimoire": 1})
    t.ann.plays(ABILITY).has(grimoire=0, spent=True)


@rule("EHP R-032a", "EHP R-236a")
def test_wilbur_whateley_destroys_nobody_who_has_evolved() -> None:
    t = led_by("wilbur_whateley", board="opener_of_the_way", bob={"grimoire": 2, "evolved": [0, 1, 0], "pool": 1})
    t.ann.plays(ABILITY).has(grimoire=1)
    t.bob.has(grimoire=1, evolved=[0, 1, 0])
    t = led_by("wilbur_whateley", board="opener_of_the_way", bob={"grimoire": 1, "evolved": [0, 1, 0], "pool": 1})
    t.ann.plays(ABILITY).has(grimoire=0)  # nor do they make an owner of two
    t.bob.has(grimoire=1, evolved=[0, 1, 0])


@rule("EHP R-032a", "EHP R-088a")
def test_joseph_curwen_raises_any_discarded_monster() -> None:
    def fallen(g: Conclave) -> None:
        for card in ("moon_beast", "zoog"):
            (g.monsters if card in g.monsters else g.monster_row).remove(card)
            g.monster_discard.append(card)

    led_by("joseph_curwen").ann.refused(ABILITY, rule="R-050")
    t = led_by("joseph_curwen", ann={"blood": 1}, monster_row=["gug", "undead", "ghoul"], arrange=fallen)
    t.ann.plays(ABILITY).is_asked("monster").offered_only("monster:moon_beast", "monster:zoog")
    t.ann.plays("monster:moon_beast", "ability:moon_beast").has(blood=0, treasure=3, lairs=["moon_beast"])
    assert t.state.monster_discard == ["zoog"]
    t = led_by("joseph_curwen", ann={"blood": 1}, monster_row=["gug", "undead", "ghoul"])
    t.ann.plays(ABILITY).offered_only("monster:gug", "monster:undead", "monster:ghoul")
    t.check()


@rule("EHP R-032a", "EHP R-043a", "EHP R-043d", "EHP R-044")
def test_lavinia_whateley_gives_an_acolyte_for_four_magic() -> None:
    t = led_by("lavinia_whateley", ann={"asylum": 3, "on": ["kingsport"]})
    t.ann.plays(ABILITY).is_asked("sacrifice").offered_only("acolyte:pool", "acolyte:kingsport")
    t.ann.plays("acolyte:kingsport").has(magic=4, asylum=4, pool=2)
    led_by("lavinia_whateley", ann={"pool": 0}).ann.refused(ABILITY, rule="R-043")


@rule("EHP R-032a", "EHP R-073a")
def test_old_castro_builds_two_rooms_one_after_the_other() -> None:
    t = led_by("old_castro", room_row=["well_1", "pit_trap_1", "closet_1"], rooms=["labyrinth"])
    t.ann.plays(ABILITY, "room:well_1", "slot:s1").is_asked("room")
    t.ann.offered_only("room:labyrinth", "room:pit_trap_1", "room:closet_1").plays("room:labyrinth", "slot:s7")
    t.ann.has(rooms={"s1": "well_1", "s7": "labyrinth"})


@rule("EHP R-032a", "EHP R-008a")
def test_abdul_alhazred_writes_a_grimoire_for_two_basic_goods() -> None:
    led_by("abdul_alhazred", ann={"treasure": 1, "grimoire": 1}).ann.refused(ABILITY, rule="R-050")
    t = led_by("abdul_alhazred", ann={"treasure": 1, "blood": 1, "magic": 1})
    t.ann.plays(ABILITY).is_asked("pay").picks("from:exposed:treasure", "from:exposed:blood")
    t.ann.has(grimoire=1, treasure=0, blood=0, magic=1)


@rule("EHP R-032a", "EHP R-280a")
def test_crawford_tillinghast_exchanges_up_to_four_basic_goods_one_for_one() -> None:
    t = led_by("crawford_tillinghast", ann={"treasure": 5, "blood": 1, "grimoire": 1})
    t.ann.plays(ABILITY).is_asked("exchange").not_offered("from:exposed:grimoire")
    t.ann.picks("from:exposed:treasure", "from:exposed:treasure", "from:exposed:blood")
    t.ann.is_asked("exchange-for").offered_only("goods:blood", "goods:magic").plays("goods:magic", "goods:magic")
    t.ann.offered_only("goods:treasure", "goods:magic").plays("goods:magic")
    t.ann.has(exposed={"treasure": 3, "magic": 3, "grimoire": 1})
    t = led_by("crawford_tillinghast", board="elder_things", ann={"treasure": 9})
    t.ann.plays(ABILITY).picks(*["from:exposed:treasure"] * 4)
    t.ann.plays(*["goods:atom"] * 4).has(treasure=5, atom=4)


@rule("EHP R-032a")
def test_lady_de_la_poer_scares_an_acolyte_from_every_pool_of_two() -> None:
    t = led_by("lady_de_la_poer", "ann", "bob", "cid", "dan", bob={"pool": 2}, cid={"pool": 1},
               dan={"pool": 3, "asylum": 3})  # fmt: skip
    t.ann.plays(ABILITY).has(blood=2, pool=2)
    t.bob.has(pool=1, escape=1)
    t.cid.has(pool=1, escape=0)
    t.dan.has(pool=2, escape=1)


@rule("EHP R-032a", "EHP R-118a")
def test_the_shield_of_wizard_eibon_stops_six_of_the_next_raid_of_the_round() -> None:
    shielded = {"asylum": 0, "pool": 0, "blood": 2, "shield": 6}
    t = raid(dice=[6, 2], again=1, then=[5, 3], investigator="minister", by=1, ann=shielded)
    t.told("asylum-stops", seat=0, n=6, left=5)
    assert [each.facts["n"] for each in t.table.log if each.kind == "asylum-stops" and each.facts["seat"] == 0] == [6]
    t.ann.has(shield=0, blood=0)


@rule("EHP R-032a")
def test_the_shield_of_wizard_eibon_ends_with_the_round() -> None:
    t = led_by("wizard_eibon", ann={"pool": 0}, bob={"pool": 0, "home": True})
    t.ann.plays(ABILITY).has(shield=6)
    t.bob.plays("place:improve_sanctuary:priest")
    t.until(ask="turn", seat="ann")
    assert t.state.round == 2
    t.ann.has(shield=0)


@rule("EHP R-032a", "EHP R-175a", "EHP R-175b")
def test_alone_the_shield_of_wizard_eibon_holds_while_the_opponent_acts() -> None:
    t = sanctum("ann", board="sleeper", options=BOTH, investigator_row=["photographer", "sailor", "physician"],
                dice=[1, 1, 1, 5, 6], ann={"card": "wizard_eibon", "pool": 0, "asylum": 0, "blood": 1})  # fmt: skip
    t.ann.plays(ABILITY)
    t.until(ask="turn")  # the opponent has broken the start, and five came
    t.told("raid-strength", n=5)
    t.told("asylum-stops", seat=0, n=5, left=0)
    t.ann.has(blood=1, magic=1, shield=0)


@rule("EHP R-032a")
def test_simon_orne_chooses_two_different_rewards() -> None:
    t = led_by("simon_orne", room_row=["well_1", "pit_trap_1", "labyrinth"])
    t.ann.plays(ABILITY).is_asked("which-reward").offered_only("reward:0", "reward:1", "reward:2", "reward:3")
    t.ann.plays("reward:0").has(treasure=4).offered_only("reward:1", "reward:2", "reward:3").plays("reward:3")
    t.ann.plays("room:pit_trap_1", "slot:s2").has(rooms={"s2": "pit_trap_1"}, treasure=4)
    t = led_by("simon_orne")
    t.ann.plays(ABILITY, "reward:1", "reward:2").has(blood=3, magic=2)


@rule("EHP R-032a", "EHP Q-39", "EHP R-057b")
def test_klarkash_ton_is_the_first_player_of_the_next_round() -> None:
    t = sanctum("ann", "bob", options=BOTH, bob={"card": "klarkash_ton"}, at=("turn", 1))
    t.bob.plays(ABILITY)
    assert (t.state.first, t.state.next_first) == (0, 1)
    t.until(ask="turn", seat="bob")

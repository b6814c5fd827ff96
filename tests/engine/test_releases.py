"""A stored match is a promise: what any release wrote goes on today, or says plainly why not."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import leng.words.text
from leng.engine import journal
from leng.engine.errors import LengError, Outgrown
from leng.engine.game import all_games, load_game
from leng.engine.journal import in_order
from saves.write import fingerprints

FOLDER = Path(__file__).parent.parent / "saves"
RELEASES = sorted((each.name for each in FOLDER.iterdir() if (each / "release.json").exists()), key=in_order)
SAVES = [save for release in RELEASES for save in sorted((FOLDER / release).glob("*.leng"))]


def written(release: str) -> dict[str, dict[str, str]]:
    """What a release noted of itself."""
    noted: dict[str, dict[str, str]] = json.loads((FOLDER / release / "release.json").read_text())
    return noted


def test_every_release_left_a_running_and_a_finished_match_of_every_game_and_a_store() -> None:
    assert RELEASES[0] == "0.1.0"
    for release in RELEASES:
        games = written(release)
        wanted = {f"{game}_{stage}.leng" for game in games for stage in ("running", "finished")}
        assert {file.name for file in (FOLDER / release).iterdir()} == wanted | {"store.sql", "release.json"}


@pytest.mark.parametrize("save", SAVES, ids=lambda save: f"{save.parent.name}-{save.stem}")
def test_a_save_of_an_earlier_release_goes_on_or_says_why_not(save: Path, tmp_path: Path) -> None:
    raw = json.loads(save.read_text(encoding="utf-8"))
    try:
        table = journal.load(save)
    except Outgrown as outgrown:
        _says_why(outgrown, save.parent.name, raw["opening"]["game"])
        return
    assert (table.decision is None) == save.stem.endswith("finished") == (raw["result"] is not None)
    assert [seat.name for seat in table.seats] == [seat["name"] for seat in raw["opening"]["seats"]]
    assert len(table.log) == len(raw["log"])
    assert table.opening.commitment == raw["commitment"]
    table.game.check(table.state)
    if table.decision is not None:
        table.take(table.decision.options[0])
    journal.save(table, tmp_path / "on.leng")
    assert journal.verify(tmp_path / "on.leng")[1] is None


def _says_why(outgrown: Outgrown, release: str, game: str) -> None:
    since = outgrown.facts["since"]
    assert since in load_game(game).changed_in
    assert release in str(outgrown) and since in str(outgrown)


def test_what_a_release_promised_changes_only_with_another_release() -> None:
    """If this fails: give the release a new number, name it in ``changed_in`` of the game, and write its saves."""
    today = fingerprints()
    releases: list[tuple[str, dict[str, Any]]] = [(each, written(each)) for each in RELEASES]
    if leng.__version__ in RELEASES:
        assert written(leng.__version__) == today, f"{leng.__version__} is released: make it another version"
    else:
        assert in_order(leng.__version__) > in_order(RELEASES[-1])
        releases.append((leng.__version__, today))
    for (_, before), (release, after) in pairwise(releases):
        for game in all_games():
            if game.id in before and before[game.id] != after[game.id]:
                assert release in game.changed_in, f"matches of {game.id} have changed in {release}"


# Saves of other shapes ---------------------------------------------------------------------------------------------


def rewritten(save: Path, file: Path, how: Any, **top: Any) -> Path:
    """A save as a release with other states would have written it."""
    raw = json.loads(save.read_text(encoding="utf-8"))
    for snapshot in raw["snapshots"]:
        how(snapshot["state"])
    file.write_text(json.dumps({**raw, **top}), encoding="utf-8")
    return file


def rename(state: dict[str, Any]) -> None:
    """The field was called otherwise then."""
    state["mobs_in_stock"] = state.pop("mobs")


def leave_out(state: dict[str, Any]) -> None:
    """The field did not exist then."""
    del state["mobs"]


CULT = FOLDER / "0.1.0" / "cult_running.leng"
FORMATS = [{}, {"leng": 2, "rules": "0.1.5", "shape": "0123456789abcdef"}]


@pytest.mark.parametrize("top", FORMATS, ids=["format 1", "format 2"])
@pytest.mark.parametrize("how", [rename, leave_out])
def test_a_save_of_another_shape_is_played_again(how: Any, top: dict[str, Any], tmp_path: Path) -> None:
    expected = journal.load(CULT)
    table = journal.load(rewritten(CULT, tmp_path / "old.leng", how, **top))
    assert journal.to_plain(table.state) == journal.to_plain(expected.state)
    assert len(table.boundaries) == len(expected.boundaries) > 1, "its past is there to be taken back"


@pytest.mark.parametrize("top", FORMATS, ids=["format 1", "format 2"])
@pytest.mark.parametrize("how", [rename, leave_out])
def test_a_save_of_another_shape_that_does_not_replay_says_which_version_opens_it(
    how: Any, top: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load_game("cult"), "changed_in", ("0.1.1", "0.1.7", "0.1.9"))
    old = rewritten(CULT, tmp_path / "old.leng", how, **top)
    raw = json.loads(old.read_text(encoding="utf-8"))
    raw["record"][1]["key"] = "dance"
    old.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(Outgrown) as trouble:
        journal.load(old)
    rules = top.get("rules", "0.1.0")
    assert trouble.value.facts["rules"] == rules
    assert trouble.value.facts["since"] == ("0.1.7" if top else "0.1.1")
    assert f"Leng {rules} opens it" in str(trouble.value)


def test_a_match_that_leads_elsewhere_now_is_not_opened_there(tmp_path: Path) -> None:
    """All choices are possible, but the city was another one: nobody is to find himself at another table."""

    def another_city(state: dict[str, Any]) -> None:
        rename(state)
        state["round"] += 1

    with pytest.raises(Outgrown):
        journal.load(rewritten(CULT, tmp_path / "old.leng", another_city))


def test_a_snapshot_in_which_pieces_are_missing_is_not_gone_on_with(tmp_path: Path) -> None:
    table = journal.load(CULT)
    journal.save(table, tmp_path / "now.leng")

    def lose_a_mob(state: dict[str, Any]) -> None:
        state["mobs"] -= 1

    with pytest.raises(LengError) as trouble:
        journal.load(rewritten(tmp_path / "now.leng", tmp_path / "old.leng", lose_a_mob))
    assert trouble.value.key == "error-save-corrupt"


def test_a_save_of_a_newer_release_that_does_not_replay_says_so(tmp_path: Path) -> None:
    newer = {"leng": 2, "rules": "99.0.0", "shape": "0123456789abcdef"}
    old = rewritten(CULT, tmp_path / "new.leng", rename, **newer)
    raw = json.loads(old.read_text(encoding="utf-8"))
    raw["record"][1]["key"] = "dance"
    old.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(Outgrown) as trouble:
        journal.load(old)
    assert trouble.value.key == "error-save-newer"
    assert "Leng 99.0.0 or later" in str(trouble.value)

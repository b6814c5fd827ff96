"""What is kept is kept: the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import leng
from leng.engine.errors import BadSetup
from leng.engine.game import Result
from leng.engine.journal import Snapshot
from leng.engine.state import Event
from leng.engine.table import Chosen, Opening, Seat, TakenBack
from leng.server import claim
from leng.server import database as databases
from leng.server.schema import metadata, tables
from leng.server.scribe import Scribe
from leng.server.store import REMEMBERED, Change, Kept, Store

from .house import DOOR, FESTIVAL, House, in_house


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store."""
    store = Store(database)
    store.upgrade()
    yield store
    store.close()


WON = Result((3, 1), (0,), "opened")


def kept(name: str = "t1", **more: object) -> Kept:
    """A small table to keep."""
    fields = {
        "id": name,
        "opening": Opening("sealed_door", [Seat("Zoë ☂"), Seat("B", "greedy", "blue")], {"door": "oak"}, "seed"),
        "start": None,
        "spectators": True,
        "record": [Chosen(0, "wait")],
        "shape": "0123456789abcdef",
        "snapshot": Snapshot(0, {"deck": ["a", "b"]}),
        "log": [Event("night", {"night": 1})],
        "secrets": ["x" * 64, "y" * 64],
        **more,
    }
    return Kept(**fields)  # type: ignore[arg-type]  # the fields above


def news(number: int, *entries: Chosen | TakenBack, **more: object) -> Change:
    """Something new."""
    fields = {"logged": 1, "log": [], "snapshot": None, "shape": "", "result": None, "bots_turn": False, **more}
    return Change(number=number, entries=list(entries), **fields)  # type: ignore[arg-type]  # the fields above


def test_a_table_comes_back_as_it_was_put(store: Store) -> None:
    table = kept(start=Snapshot(0, {"deck": []}), bots_turn=True)
    store.add(table)
    assert store.load("t1") == table
    assert store.load("t2") is None


def test_what_is_new_is_added(store: Store) -> None:
    store.add(kept())
    more = news(
        1,
        Chosen(1, "draw"),
        Chosen(0, "wait"),
        log=[Event("draw", {"seat": 1}, but=1), Event("wait", {"seat": 0})],
        snapshot=Snapshot(2, {"deck": ["a"]}),
        shape="fedcba9876543210",
        result=WON,
    )
    store.append([("t1", more)])
    there = store.load("t1")
    assert there is not None
    assert there.record == [Chosen(0, "wait"), Chosen(1, "draw"), Chosen(0, "wait")]
    assert [event.kind for event in there.log] == ["night", "draw", "wait"]
    assert (there.snapshot, there.shape) == (Snapshot(2, {"deck": ["a"]}), "fedcba9876543210")
    assert (there.result, there.over, there.rules) == (WON, True, leng.__version__)


def test_an_undo_takes_lines_of_the_log_back(store: Store) -> None:
    store.add(kept(log=[Event("night", {"night": 1}), Event("wait", {"seat": 0})]))
    store.append([("t1", news(1, TakenBack(0, 0), logged=1, log=[Event("undo", {"seat": 0, "choices": 1})]))])
    there = store.load("t1")
    assert there is not None
    assert [event.kind for event in there.log] == ["night", "undo"]
    assert there.record[-1] == TakenBack(0, 0, [])


def test_two_writers_cannot_have_the_same_number(store: Store) -> None:
    store.add(kept())
    store.append([("t1", news(1, Chosen(1, "draw")))])
    with pytest.raises(sa.exc.IntegrityError):
        store.append([("t1", news(1, Chosen(1, "wait"), result=WON))])
    there = store.load("t1")
    assert there is not None
    assert there.record[1:] == [Chosen(1, "draw")]
    assert there.result is None and not there.over  # of the second, nothing was written


def test_many_writers_at_once_lose_nothing(store: Store) -> None:
    for number in range(8):
        store.add(kept(f"t{number}"))

    def write(number: int) -> None:
        for line in range(1, 12):
            store.append([(f"t{number}", news(line, Chosen(0, "wait")))])
            store.say(f"t{number}", 0, f"line {line}")

    writers = [threading.Thread(target=write, args=(number,)) for number in range(8)]
    for each in writers:
        each.start()
    for each in writers:
        each.join()
    for number in range(8):
        there = store.load(f"t{number}")
        assert there is not None and len(there.record) == 12
        assert [said.said for said in store.talk_at(f"t{number}")] == [f"line {line}" for line in range(1, 12)]


def test_tables_are_listed_by_how_they_stand(store: Store) -> None:
    store.add(kept("done", result=WON, bots_turn=True))
    store.add(kept("bots", bots_turn=True))
    store.add(kept("more bots", bots_turn=True))
    store.add(kept("people"))
    assert store.ids() == ["bots", "done", "more bots", "people"]
    assert [table for table, _ in store.waiting_for_bots()] == ["more bots", "bots"]
    store.append([("bots", news(1, Chosen(0, "wait"), bots_turn=True))])
    assert [table for table, _ in store.waiting_for_bots()] == ["bots", "more bots"], "the last changed first"


def test_people_find_the_tables_at_which_they_sit(store: Store) -> None:
    store.add(kept("one"))
    store.add(kept("two"))
    for seat in (1, 0, 1):
        store.hold("ada", "one", seat)
    store.hold("ben", "two", 0)
    assert store.seats_of("ada", "one") == [0, 1]
    assert store.seats_of("ada", "two") == []
    assert [row[0] for row in store.tables_of("ada")] == ["one"]


def test_only_the_last_of_a_long_talk_is_told(store: Store) -> None:
    store.add(kept())
    store.say("t1", 1, "Ça va ? ☂")
    assert [(said.seat, said.said) for said in store.talk_at("t1")] == [(1, "Ça va ? ☂")]
    for number in range(REMEMBERED):
        store.say("t1", 0, str(number))
    talk = store.talk_at("t1")
    assert len(talk) == REMEMBERED and talk[-1].said == str(REMEMBERED - 1) and talk[0].said == "0"


def test_a_database_is_claimed_by_one_server_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claim, "LEAVING", 0.0)
    first, second = Store(database), Store(database)
    first.upgrade()
    first.claim()
    with pytest.raises(BadSetup) as told:
        second.claim()
    assert told.value.key == "error-second-server" and second.ids() == []  # whoever only looks may
    first.close()
    second.claim()
    second.close()


def test_two_servers_that_keep_a_line_at_the_same_moment_lose_none(database: str) -> None:
    stores = [Store(database) for _ in range(3)]
    stores[0].upgrade()
    stores[0].add(kept())

    def speak(number: int) -> None:
        for line in range(15):
            stores[number].say("t1", number, f"{number}: {line}")

    speakers = [threading.Thread(target=speak, args=(number,)) for number in range(3)]
    for each in speakers:
        each.start()
    for each in speakers:
        each.join()
    said = [each.said for each in stores[0].talk_at("t1")]
    assert sorted(said) == sorted(f"{number}: {line}" for number in range(3) for line in range(15))
    for store in stores:
        store.close()


# The scribe ------------------------------------------------------------------------------------------------------


def test_what_comes_in_together_is_written_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    write = Store.append

    def counted(self: Store, batch: Sequence[tuple[str, Change]]) -> None:
        sizes.append(len(batch))
        write(self, batch)

    monkeypatch.setattr(Store, "append", counted)
    for number in range(20):
        store.add(kept(f"t{number}"))

    async def all_at_once() -> None:
        scribe = Scribe(store)
        changes = [scribe.append(f"t{number}", news(1, Chosen(0, str(number)))) for number in range(20)]
        await asyncio.gather(*changes)

    asyncio.run(all_at_once())
    assert sum(sizes) == 20 and len(sizes) < 4
    for number in range(20):
        there = store.load(f"t{number}")
        assert there is not None and there.record[1:] == [Chosen(0, str(number))]


def test_one_wrong_change_does_not_spoil_those_written_with_it(store: Store) -> None:
    for number in range(3):
        store.add(kept(f"t{number}"))

    async def all_at_once() -> list[BaseException | None]:
        scribe = Scribe(store)
        changes = [scribe.append(f"t{number}", news(int(number != 1), Chosen(0, "draw"))) for number in range(3)]
        return await asyncio.gather(*changes, return_exceptions=True)

    results = asyncio.run(all_at_once())
    assert results[0] is results[2] is None and isinstance(results[1], sa.exc.IntegrityError)
    records = [there.record for number in range(3) if (there := store.load(f"t{number}")) is not None]
    assert [len(record) for record in records] == [2, 1, 2]


def test_when_the_store_fails_everybody_is_told_after_one_attempt(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts: list[int] = []
    write = Store.append

    def counted(self: Store, batch: Sequence[tuple[str, Change]]) -> None:
        attempts.append(len(batch))
        write(self, batch)

    monkeypatch.setattr(Store, "append", counted)
    with store.engine.begin() as db:
        db.exec_driver_sql("DROP TABLE snapshots")
        db.exec_driver_sql("DROP TABLE entries")

    async def all_at_once() -> list[BaseException | None]:
        scribe = Scribe(store)
        changes = [scribe.append(f"t{number}", news(1, Chosen(0, "draw"))) for number in range(9)]
        return await asyncio.gather(*changes, return_exceptions=True)

    results = asyncio.run(all_at_once())
    assert all(isinstance(each, sa.exc.DBAPIError) for each in results)
    assert sum(attempts) == 9


# PostgreSQL ------------------------------------------------------------------------------------------------------


def test_postgresql_may_take_only_so_long(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 1)
    store = Store(postgres)
    store.upgrade()
    with store.engine.connect() as other:
        other.exec_driver_sql("LOCK TABLE talk IN ACCESS EXCLUSIVE MODE")  # somebody who does not let go
        with pytest.raises(sa.exc.OperationalError, match="timeout"):
            store.talk_at("t1")
    assert store.talk_at("t1") == []
    with store.engine.begin() as db:
        for table in [*reversed(metadata.sorted_tables), sa.table("alembic_version")]:
            db.exec_driver_sql(f"DROP TABLE {table.name}")
    store.close()


def test_an_address_may_say_how_long_it_is_to_be_waited_for() -> None:
    store = Store("postgresql://leng@127.0.0.1/leng?connect_timeout=17")
    assert "connect_timeout" not in databases._patiently(store.engine.url)["connect_args"]


# Migrations ------------------------------------------------------------------------------------------------------


def test_migrations_make_exactly_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() is not None


def test_an_existing_store_is_left_as_it_is(store: Store) -> None:
    store.add(kept())
    store.upgrade()
    store.upgrade()
    assert store.load("t1") == kept()
    with store.engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar() == 1


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "leng.db").write_text("this is no database, but a text of some length " * 40)
    for url, key in (
        ("nonsense", "error-database-address"),
        (f"sqlite:///{tmp_path / 'no' / 'leng.db'}", "error-database-unwritable"),
        (f"sqlite:///{tmp_path / 'leng.db'}", "error-database-damaged"),
    ):
        with pytest.raises(BadSetup) as told:
            Store(url).upgrade()
        assert told.value.key == key and "⟦" not in str(told.value)


# The whole server on it ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [DOOR, FESTIVAL])
def test_a_match_is_played_and_found_again_on_either_database(game: str, database: str, tmp_path: Path) -> None:
    opened: dict[str, object] = {}
    seen: list[object] = []

    async def before(house: House) -> None:
        party = await house.open(game, "human human random", seed="either")
        opened.update(party.opened)
        await party.play("walk", 9)
        await party.decider()
        assert (await party[0].do("/talk", text="  hello\x00 there ")).status_code == 201
        seen.append([await guest.see() for guest in party.guests.values()])
        assert (await party[0].ask("/talk")).json()[0]["text"] == "hello there"

    async def after(house: House) -> None:
        party = house.party(opened)
        again = [await guest.see() for guest in party.guests.values()]
        for one, two in zip(seen[0], again, strict=True):  # type: ignore[call-overload]  # a list
            assert two.pop("version") > one.pop("version")
            assert one == two
        await party.play("on")
        assert (await party[0].see())["over"]
        assert (await house.client.get("/api/tables/%00")).status_code == 404

    in_house(tmp_path, before, database=database)
    in_house(tmp_path, after, database=database)

"""A seat changes hands once for each link, on SQLite and on PostgreSQL, and stores of old come along."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import leng.server
from leng.server.schema import seats
from leng.server.store import Invitation, Store

from .house import House, in_house
from .test_store import kept

ROUNDS = 25
FIRST = "0001"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store with one table, which Ada has opened and to which she has invited somebody."""
    store = Store(database)
    store.upgrade()
    store.add(kept("t"))
    store.hold("ada", "t", 0)
    store.invite("t", {1: "first"}, "ada")
    yield store
    store.close()


def at_once(*deeds: Callable[[], bool]) -> list[bool]:
    """Do all of these at the same moment."""
    start, done = threading.Barrier(len(deeds)), [False] * len(deeds)

    def do(number: int) -> None:
        start.wait()
        done[number] = deeds[number]()

    people = [threading.Thread(target=do, args=(number,)) for number in range(len(deeds))]
    for each in people:
        each.start()
    for each in people:
        each.join()
    return done


def test_a_link_seats_one_person_once(store: Store) -> None:
    assert not store.sit("ben", "t", 1, "wrong")
    assert store.sit("ben", "t", 1, "first") and store.sitters("t") == [(0, "ada"), (1, "ben")]
    assert store.sit("ben", "t", 1, "first"), "whoever sits there may come again"
    assert not store.sit("ada", "t", 1, "first")
    known = store.invitation("t", "first")
    assert known is not None and 0 < known.made <= time.time()
    assert known == Invitation("first", 1, "ada", spent=True, made=known.made)
    assert store.invitation("t", "wrong") is None


def test_a_new_link_takes_the_place_of_the_last(store: Store) -> None:
    assert store.renew("t", 1, "second", "ada")
    assert not store.sit("ben", "t", 1, "first") and store.sit("ben", "t", 1, "second")
    assert not store.renew("t", 1, "third", "ada"), "it is not hers any more"
    assert store.renew("t", 1, "third", "ben") and store.sit("bens phone", "t", 1, "third")
    assert not store.renew("t", 0, "other", "ben") and store.renew("t", 0, "other", "ada")
    assert [(each.seat, each.link, each.spent) for each in store.invitations("t", "ben")] == [
        (0, "other", False),
        (1, "third", True),
    ]


def test_of_many_who_come_by_one_link_one_sits_down(store: Store) -> None:
    store.renew("t", 1, "link 0", "ada")
    for number in range(ROUNDS):
        crowd = [f"{name} {number}" for name in ("ben", "cy", "dee", "eve")]
        came = at_once(*(partial(store.sit, who, "t", 1, f"link {number}") for who in crowd))
        assert came.count(True) == 1
        here = crowd[came.index(True)]
        assert [who for seat, who in store.sitters("t") if seat == 1 and who in crowd] == [here]
        assert store.renew("t", 1, f"link {number + 1}", here)


def test_a_link_is_used_or_replaced_but_never_both(store: Store) -> None:
    """Else the opener would have a second link to a seat that is taken."""
    for number in range(ROUNDS):
        name = f"t{number}"
        store.add(kept(name))
        store.invite(name, {1: "first"}, "ada")
        sat, renewed = at_once(
            partial(store.sit, "ben", name, 1, "first"), partial(store.renew, name, 1, "second", "ada")
        )
        assert sat != renewed
        left = [each.link for each in store.invitations(name, "ada") if not each.spent]
        assert (left, store.sitters(name)) == (([], [(1, "ben")]) if sat else (["second"], []))


# Stores of old ---------------------------------------------------------------------------------------------------


def of_old(url: str) -> Store:
    """A store as the first version made it: a table at which Ada and Ben sit, one at which nobody does."""
    store = Store(url)
    config = Config()
    config.set_main_option("script_location", str(Path(leng.server.__file__).parent / "migrations"))
    with store.engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, FIRST)
        for table in ("page", "program"):
            columns = "id, game, opening, start, spectators, orders, over, bots_turn, opened, changed"
            values = f"'{table}', 'sealed_door', '{{}}', '', true, '[]', false, false, 0, 0"
            db.execute(sa.text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
            for seat in range(3):
                row = f"'{table}', {seat}, 'secret {seat}'"
                db.execute(sa.text(f"INSERT INTO seats (table_id, seat, secret) VALUES ({row})"))
        for person, seat in (("ada", 0), ("ben", 1)):
            db.execute(sa.text(f"INSERT INTO holders (person, table_id, seat) VALUES ('{person}', 'page', {seat})"))
    return store


def test_old_links_work_until_somebody_sits_there_and_old_secrets_too(database: str) -> None:
    store = of_old(database)
    store.upgrade()

    def secrets(table: str) -> list[str]:
        with store.engine.connect() as db:
            return list(
                db.execute(sa.select(seats.c.secret).where(seats.c.table_id == table).order_by("seat")).scalars()
            )

    assert secrets("page") == ["", "", "secret 2"], "whoever sits there alone knows the hand"
    assert secrets("program") == ["secret 0", "secret 1", "secret 2"]
    assert [each.spent for each in store.invitations("page", "")] == [True, True, False]
    assert not store.sit("eve", "page", 1, "secret 1") and store.sit("ben", "page", 1, "secret 1")
    assert store.sit("cy", "page", 2, "secret 2") and secrets("page") == ["", "", ""]
    assert not any(each.spent for each in store.invitations("program", ""))
    store.close()


def test_a_program_goes_on_with_its_secrets_after_a_restart(database: str, tmp_path: Path) -> None:
    opened: dict[str, object] = {}

    async def before(house: House) -> None:
        party = await house.open(players="human human", seed="again")
        opened.update(party.opened)

    async def after(house: House) -> None:
        party = house.party(opened)
        assert [(await party[seat].see())["you"] for seat in (0, 1)] == [0, 1]
        made = await party[1].do("/link")
        assert made.status_code == 201 and made.json()["link"].startswith(f"/t/{party.id}/sit/")
        assert [(await party[seat].see())["you"] for seat in (0, 1)] == [0, 1]

    in_house(tmp_path, before, database=database)
    in_house(tmp_path, after, database=database)

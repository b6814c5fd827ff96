"""The scribe: writes down what happens at all tables, as much at a time as has come in meanwhile."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import IntegrityError

from leng.server.store import Change, Store

Waiting = tuple[str, Change, "asyncio.Future[None]"]


class Scribe:
    """Brings changes of many tables to disk together: one commit for all that came in during the last one."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, table_id: str, change: Change) -> None:
        """Write a change; when this returns, it is on disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table_id, change, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await asyncio.shield(written)

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            trouble = await self._together(batch)
            if isinstance(trouble, IntegrityError) and len(batch) > 1:
                for each in batch:  # one of them is wrong; the others must not suffer
                    _answer([each], await self._together([each]))
            else:  # written; or the store itself fails, and would fail each of them after the same wait
                _answer(batch, trouble)

    async def _together(self, batch: list[Waiting]) -> Exception | None:
        """Write these changes, all or none; what went wrong is returned."""
        try:
            await asyncio.to_thread(self.store.append, [(table_id, news) for table_id, news, _ in batch])
        except Exception as trouble:
            return trouble
        return None

    async def finish(self) -> None:
        """Write what is still waiting."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)


def _answer(batch: list[Waiting], trouble: Exception | None) -> None:
    """Tell those who wait that it is written, or why it is not."""
    for _, _, written in batch:
        if written.done():
            continue
        if trouble is None:
            written.set_result(None)
        else:
            written.set_exception(trouble)

"""The scribe: writes down what happens at all tables, as much at a time as has come in meanwhile."""

from __future__ import annotations

import asyncio

from leng.server.store import News, Store

Waiting = tuple[str, News, "asyncio.Future[None]"]


class Scribe:
    """Brings changes of many tables to disk together: one commit for all that came in during the last one."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, table_id: str, news: News) -> None:
        """Write a change; when this returns, it is on disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table_id, news, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await asyncio.shield(written)

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if not await self._together(batch) and len(batch) > 1:
                for each in batch:  # one of them is wrong; the others must not suffer
                    await self._together([each])

    async def _together(self, batch: list[Waiting]) -> bool:
        try:
            await asyncio.to_thread(self.store.append, [(table_id, news) for table_id, news, _ in batch])
        except Exception as trouble:
            if len(batch) == 1 and not batch[0][2].done():
                batch[0][2].set_exception(trouble)
            return False
        for _, _, written in batch:
            if not written.done():
                written.set_result(None)
        return True

    async def finish(self) -> None:
        """Write what is still waiting."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)

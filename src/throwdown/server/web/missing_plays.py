"""Games that ended before their seats were stored get their rows: one table after the other, while the server runs.

What is stored stays stored, so that a server which stops resumes with the next start. A table that cannot be read is
left alone until then.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.server.storage.store import Batch

if TYPE_CHECKING:
    from throwdown.server.storage.store import Store

    from .archive import Archive

log = logging.getLogger("throwdown.plays")

#: A server that has just started has other things to do, in s.
FIRST_S = 20.0
#: Between two tables, in s: one core is not busy with this alone.
PAUSE_S = 0.05
#: Games that are looked for at a time.
AT_A_TIME = 200


async def fill_after_start(store: Store, archive: Archive) -> None:
    """Store what is missing, some time after the start."""
    await asyncio.sleep(FIRST_S)
    try:
        count = await fill(store, archive, PAUSE_S)
    except ThrowdownError as error:
        log.warning("the seats of older games are stored after the next start: %s", error.message)
        return
    if count:
        log.info("the seats of %d older games are stored now", count)


async def fill(store: Store, archive: Archive, pause_s: float = 0.0) -> int:
    """Store the seats of games that have none; how many games."""
    after, count, done = "", 0, set[str]()
    while games := await store.read_in_thread(store.games_without_plays, after, AT_A_TIME):
        after = games[-1][0]
        for _, table in games:
            if table not in done:
                done.add(table)
                count += await _fill_table(store, archive, table)
                await asyncio.sleep(pause_s)
    return count


async def _fill_table(store: Store, archive: Archive, table: str) -> int:
    try:
        rows = await archive.plays(table)
    except ThrowdownError as error:
        log.warning("the games of table %s cannot be read: %s", table[:6], error.message)
        return 0
    batch = Batch()
    for row in rows:
        batch.missing_play(row)
    await store.commit(batch)
    return len({row.game for row in rows})

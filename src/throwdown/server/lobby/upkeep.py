"""Periodic work: purge what has no use any more, close deserted tables, check that the store can be written."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.live.events import TableDamaged
from throwdown.live.inputs import CloseDeserted
from throwdown.server.operations.settings import KEEP_REPORTS_DAYS
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.storage.store import Ages, Batch, NotOwner, StoreFailed

from .credentials import OLD_CODE_S
from .people import COOKIE_AGE, RESUME_AGE

if TYPE_CHECKING:
    from throwdown.live.timers import Time
    from throwdown.server.operations.settings import Settings
    from throwdown.server.storage.store import Store

    from .forgetting import Forgetting
    from .tables import Tables

log = logging.getLogger("throwdown.upkeep")

DAY = 24 * 3600.0
AGES = Ages(cookie=COOKIE_AGE, code=RESUME_AGE, old_code=OLD_CODE_S, stranded=DAY, answer=7 * DAY)
#: What was sent is remembered for longer than a turn can take.
NOTICES_DAYS = 90
#: So many people are forgotten at a time: commits of games must not wait for more.
AT_A_TIME = 500
#: A server that has just started has other things to do, in s.
FIRST_S = 60.0
#: How long it is believed that writing works, or does not, in s; and how long one try may take.
BELIEVED_S = 5.0
PATIENCE_S = 3.0


class Upkeep:
    """Purges and checks the store and the tables of a server."""

    def __init__(self, store: Store, tables: Tables, settings: Settings, time: Time, forgetting: Forgetting) -> None:
        self._store = store
        self._tables = tables
        self._limits = settings.limits
        self._settings = settings
        self._forgetting = forgetting
        self._time = time
        self._tried_at: float | None = None
        self._trouble: ThrowdownError | None = None
        self.lost = store.lost_event()
        """Table and version of an event that was acknowledged and was not there when the server started."""

    async def run(self) -> None:
        """Tidy up now and then, for as long as the server runs."""
        if self.lost is not None:
            log.error(
                "the end of the database's log was lost: version %d of table %s was acknowledged and is gone;"
                " compare with your last backup",
                self.lost[1],
                self.lost[0][:6],
            )
        await asyncio.sleep(min(FIRST_S, self._limits.tidy_s))
        while True:
            try:
                await self.tidy()
            except ThrowdownError as error:
                log.warning("tidying up failed and is tried again: %s", error.message)
            await asyncio.sleep(self._limits.tidy_s)

    async def tidy(self) -> None:
        """Delete what has no use any more, and close deserted tables."""
        await self._store.commit(Batch().purge(self._time.wall(), AGES, AT_A_TIME))
        now = self._time.wall()
        await self._store.commit(Batch().drop_old_notices(now - NOTICES_DAYS * DAY))
        await self._delete_old()
        await self._forget_idle_guests()
        await self._close_deserted()

    async def _delete_old(self) -> None:
        """Delete chat lines and games that are older than the host wants to retain them."""
        chat, games = self._settings.keep_chat_days, self._settings.keep_games_days
        batch, now = Batch(), self._time.wall()
        batch.tidy_desk(now).drop_old_reports(now - KEEP_REPORTS_DAYS * DAY)
        if chat:
            batch.drop_old_chat(now - chat * DAY)
        if games:
            before = now - games * DAY
            batch.drop_old_games(before, AT_A_TIME).drop_old_tournaments(before)
        await self._store.commit(batch)

    async def _forget_idle_guests(self) -> None:
        """Forget guests who came, finished no game and did not come back."""
        days = self._settings.keep_guests_days
        if not days:
            return
        before = self._time.wall() - days * DAY
        idle = await self._store.read_in_thread(self._store.idle_guests, before, AT_A_TIME)
        if idle:
            await self._forgetting.forget_idle(idle)

    async def _close_deserted(self) -> None:
        """Turn-by-turn games need no one present; a table at which nothing happens for very long is closed."""
        deserted = self._time.wall() - self._limits.deserted_s
        for id in await self._store.read_in_thread(self._store.deserted, deserted):
            with suppress(TableElsewhere, NotOwner, TableDamaged):  # its own server closes it; a damaged one stays
                await self._close(id)

    async def _close(self, id: str) -> None:
        table = await self._tables.find(id)
        if table is not None and table.state.status == "open" and not table.connections:
            await self._tables.ask(table, CloseDeserted())

    async def check(self) -> None:
        """Raise what keeps the server from writing, if anything does."""
        now = self._time.now()
        if self._tried_at is None:
            self._tried_at = now  # the store was opened a moment ago
        elif now - self._tried_at > BELIEVED_S:
            self._tried_at = now
            self._trouble = await self._try_to_write()
        if self._trouble is not None:
            raise self._trouble

    async def _try_to_write(self) -> ThrowdownError | None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._store.commit(Batch().heartbeat(self._time.wall()))
        except ThrowdownError as error:
            return error
        except TimeoutError:
            return StoreFailed("nothing can be written: the disk does not answer")
        return None

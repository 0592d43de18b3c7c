"""The lease of this server: one task renews it for all its tables."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from throwdown.server.operations.logs import log_event
from throwdown.server.storage.store import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.errors import ThrowdownError
    from throwdown.server.storage.ownership import Owners

log = logging.getLogger("throwdown.peers")

#: A lease is renewed after this share of it.
RENEWED_AFTER = 1 / 3
#: By its own clock a server believes in its lease for this share of it: two clocks do not run alike.
BELIEVED = 0.9
#: An owner with less than this share of its lease left has missed a renewal: it may be dead.
OVERDUE = 0.5


class Lease:
    """Renews the lease, and drops tables that others have taken."""

    def __init__(
        self,
        owners: Owners,
        lease_s: float,
        lose: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``lose`` is called with each table that is no longer ours."""
        self._owners = owners
        self._lease_s = lease_s
        self._lose = lose
        self._clock = clock
        self._good_until = clock()
        self.trouble: ThrowdownError | None = None
        """Why the lease could not be renewed the last time."""

    @property
    def is_held(self) -> bool:
        """Whether no other server can have our tables, as far as we can know."""
        return self._clock() < self._good_until

    def problem(self) -> ThrowdownError | None:
        """Why others may have our tables, if they may."""
        if self.is_held:
            return None
        return self.trouble or StoreFailed("the lease of this server is over: it is renewed in a moment")

    async def run(self) -> None:
        """Renew the lease for as long as the server runs."""
        while True:
            await self.renew()
            await asyncio.sleep(self._lease_s * RENEWED_AFTER)

    async def renew(self) -> None:
        """Say that this server is alive, and drop what others have taken."""
        asked = self._clock()
        try:
            async with asyncio.timeout(self._lease_s):
                lost = await self._owners.renew()
        except StoreFailed as error:
            self._miss(error)
        except TimeoutError:
            self._miss(StoreFailed("the database does not answer: see whether it runs"))
        else:
            if self.trouble is not None:
                log_event(log, logging.INFO, "the lease is renewed again")
            self.trouble = None
            self._good_until = asked + self._lease_s * BELIEVED
            for table in lost:
                self._lose(table)

    def _miss(self, error: ThrowdownError) -> None:
        """As long as the lease runs nothing is lost; afterwards any table may be another server's."""
        if self.trouble is None:
            log_event(log, logging.WARNING, "the lease cannot be renewed", why=error.message)
        self.trouble = error
        if not self.is_held:
            for table in list(self._owners.held):
                self._lose(table)

"""What the server last refused to each bot, for its owner to read.

It is collected in memory and written every few seconds, so that a bot in a loop costs the store little. So the owner
finds it after a restart too, and at whichever server the bot was. A server that dies loses the last seconds.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from throwdown.server.protocol.desk import BotError
from throwdown.server.storage.store import Batch, StoreFailed

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.live.timers import Time
    from throwdown.server.storage.store import Store

#: So many are shown of each bot.
SHOWN: Final = 20
#: How often they are written, in s.
WRITE_S: Final = 5.0
#: So many bots may wait to be written.
ROOM: Final = 1000

_read = msgspec.json.Decoder(list[BotError]).decode
_encode = msgspec.json.Encoder().encode


class BotErrors:
    """The last refusals of every bot."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self._new: OrderedDict[str, list[BotError]] = OrderedDict()
        """By bot: what is not written yet, the newest last."""

    def note(self, person: Person | None, code: str, message: str, asked: str) -> None:
        """Something was refused; ``asked``: the route or the kind of message. What people do is not collected."""
        if person is None or person.kind != "bot":
            return
        if person.id not in self._new and len(self._new) >= ROOM:
            self._new.popitem(last=False)
        error = BotError(at=self._time.wall(), code=code, message=message, asked=asked)
        self._new[person.id] = [*self._new.get(person.id, []), error][-SHOWN:]

    async def of(self, bot: str) -> list[BotError]:
        """The last ones, the newest first."""
        stored = await self._store.read(self._store.bot_errors, bot)
        return self._merged(stored, self._new.get(bot, []))[::-1]

    @staticmethod
    def _merged(stored: str, new: list[BotError]) -> list[BotError]:
        return sorted([*(_read(stored) if stored else ()), *new], key=lambda error: error.at)[-SHOWN:]

    async def run(self) -> None:
        """Write what is new, for as long as the server runs."""
        while True:
            await asyncio.sleep(WRITE_S)
            with suppress(StoreFailed):  # else with the next round
                await self.write()

    async def write(self) -> None:
        """Write what is new. It is forgotten here once it is written."""
        waiting = dict(self._new)
        if not waiting:
            return
        stored = await self._store.read_in_thread(self._stored, list(waiting))
        batch = Batch()
        for bot, errors in stored.items():
            batch.bot_errors(bot, _encode(self._merged(errors, waiting[bot])).decode())
        await self._store.commit(batch)
        for bot, written in waiting.items():
            later = [error for error in self._new.get(bot, ()) if error not in written]
            if later:
                self._new[bot] = later
            else:
                self._new.pop(bot, None)

    def _stored(self, bots: list[str]) -> dict[str, str]:
        return {bot: self._store.bot_errors(bot) for bot in bots}

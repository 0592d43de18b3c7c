"""The answers to moves: the same move id again gets the same answer, and nothing is done twice."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from throwdown.errors import TableRefused

from .listener import encoded

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.live.protocol.messages import Message

    from .store import MoveRow, TableStore

#: Answers that a table remembers itself; older ones are in the store, where a read takes longer.
ANSWERS_CACHED = 200


class Move(NamedTuple):
    """A move that waits for its answer."""

    person: str
    id: str
    fingerprint: str
    reply: Callable[[bytes], None]


def fingerprint(message: Message) -> str:
    """What tells this message apart from others with the same move id."""
    return hashlib.sha256(encoded(message)).hexdigest()[:32]


class Answers:
    """The answers that a table gave."""

    def __init__(self, table: str, store: TableStore) -> None:
        self._table = table
        self._store = store
        self._cached: dict[tuple[str, str], tuple[str, bytes]] = {}
        self.incomplete = False
        """Whether the store has answers that are not in memory."""

    async def find(self, move: Move) -> bytes | None:
        """The answer to a move that was handled before; another move with the same id is refused."""
        known = self._cached.get((move.person, move.id))
        if known is None:
            row = await self._stored(move) if self.incomplete else None
            if row is None:
                return None
            known = (row.fingerprint, row.answer.encode())
        if known[0] != move.fingerprint:
            raise TableRefused("this move id was used for something else: choose a new one", code="server/id_reused")
        return known[1]

    async def _stored(self, move: Move) -> MoveRow | None:
        return await self._store.read(self._store.move, self._table, move.person, move.id)

    def keep(self, move: Move, answer: bytes) -> None:
        if len(self._cached) >= ANSWERS_CACHED:
            self._cached.pop(next(iter(self._cached)))
            self.incomplete = True
        self._cached[move.person, move.id] = (move.fingerprint, answer)

"""Finished games that wait for a server: the record of each is stored with the last event of its game.

The page hands them in without starting Python (``web/src/tab/home.ts``). Nothing here is ever read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from throwdown.api.replays import finished_in, record_of
from throwdown.live.events import HASH_DIGITS
from throwdown.live.store import ADD_EVENT, PUT_GAME, GameRow

from .store import OUTBOX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.live.store import Batch

    from .database import Change
    from .store import TabStore
    from .tables import Tables

_SIGNED: Final = '{"is":"signed"'
_encode = msgspec.json.Encoder().encode


class Finished(msgspec.Struct, frozen=True):
    """A game as the page hands it in."""

    game: str
    ended: float
    record: str


class Outbox:
    """Says what else is written with a batch."""

    def __init__(self, tables: Tables, store: TabStore) -> None:
        self._tables = tables
        self._store = store

    def changes(self, batch: Batch) -> Iterator[Change]:
        """The record of each game that ends or is signed with this batch; a game that is not over has none."""
        for write, values in batch.steps:
            if write is PUT_GAME:
                yield self._change(GameRow(*values))  # type: ignore[arg-type]
            elif write is ADD_EVENT and (row := self._signed(str(values[3]))) is not None:
                yield self._change(row)

    def _signed(self, event: str) -> GameRow | None:
        """The game that is signed with this event, if one is."""
        if not event.startswith(_SIGNED):
            return None
        return self._store.game(msgspec.json.decode(event[:-HASH_DIGITS])["game"])

    def _change(self, row: GameRow) -> Change:
        if row.ended is None:  # it begins, or people with a real box took its end back
            return OUTBOX, row.id, None
        record = record_of(finished_in(self._tables[row.table].state, row.id)).decode()
        return OUTBOX, row.id, _encode(Finished(row.game, row.ended, record)).decode()

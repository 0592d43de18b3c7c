"""Reading rows: the same in every store, which only has to run a statement.

Reads are short and see every commit that has returned. On the event loop they are made by way of ``read``: a database
may be elsewhere, and hang.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from throwdown.live.naming import NameBeside
from throwdown.table.ledger import LedgerRow, ListedRow
from throwdown.table.merkle import consistency, inclusion

from . import statements
from .rows import EventRow, GameRow, MoveRow, PersonRow, SessionRow, TableRow
from .sealing import about
from .tree import hashes, heads

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.table.heads import Head
    from throwdown.table.merkle import Span
    from throwdown.throwers.signing import Signer

    from .sealing import Sealer

_decode_row = msgspec.json.Decoder(LedgerRow).decode


def _listed(n: int, text: str, link: str) -> ListedRow:
    return ListedRow(n=n, link=link, **msgspec.structs.asdict(_decode_row(text)))


class Reading(ABC):
    """What every store reads."""

    #: The value of LIMIT where there is none.
    NO_LIMIT: ClassVar[int | None]
    _sealer: Sealer
    #: With which the server signs heads of its list, and receipts. It is in the database, so several servers share it.
    signer: Signer

    @abstractmethod
    def _read(self, statement: str, *values: object) -> list[Any]:
        """All rows in a list."""

    def table(self, id: str) -> TableRow | None:
        return next((TableRow(*row) for row in self._read(statements.TABLE, id)), None)

    def tables(self, status: str, limit: int = 100, visibility: str | None = None) -> list[TableRow]:
        """Those that changed last come first; a limit of -1 is none."""
        return [
            TableRow(*row)
            for row in self._read(statements.TABLES, status, visibility, limit if limit >= 0 else self.NO_LIMIT)
        ]

    def live_tables(self) -> list[str]:
        """All tables that are open or playing."""
        return [table for (table,) in self._read(statements.LIVE_TABLES)]

    def deserted(self, before: float) -> list[str]:
        """Open tables at which nothing has happened since then."""
        return [table for (table,) in self._read(statements.DESERTED, before)]

    def last_version(self, table: str) -> int:
        """The version of its last event; 0: it has none."""
        return int(self._read(statements.LAST_VERSION, table)[0][0])

    def events(self, table: str, since: int = 0) -> list[EventRow]:
        """What happened after that version, with the names that are beside it: these are stored together."""
        rows, names = self._read(statements.EVENTS, table, since), defaultdict[int, list[NameBeside]](list)
        for version, *beside in self._read(statements.NAMES, table, since):
            names[version].append(NameBeside(*beside))
        return [EventRow(version, at, text, tuple(names.get(version, ()))) for version, at, text in rows]

    def move(self, table: str, person: str, move: str) -> MoveRow | None:
        return next((MoveRow(*row) for row in self._read(statements.MOVE, table, person, move)), None)

    def game(self, id: str) -> GameRow | None:
        return next((GameRow(*row) for row in self._read(statements.GAME, id)), None)

    def games(self, table: str) -> list[GameRow]:
        return [GameRow(*row) for row in self._read(statements.GAMES, table)]

    def secret(self, game: str, round: int) -> str | None:
        """What the chance of a game to come or under way is made from."""
        found = self._read(statements.SEALED_OF, game, round)
        return self._sealer.unseal(found[0][0], about(game, round)) if found else None

    def secrets(self, game: str) -> dict[int, str]:
        """The same for each round of it."""
        rows = self._read(statements.ROUNDS_OF, game)
        return {round: self._sealer.unseal(sealed, about(game, round)) for round, sealed in rows}

    def ledger(self, after: int = 0, limit: int = 100) -> list[ListedRow]:
        """Rows of the public list after that one."""
        return [_listed(*row) for row in self._read(statements.LEDGER, after, limit)]

    def ledger_of(self, game: str) -> list[ListedRow]:
        return [_listed(*row) for row in self._read(statements.LEDGER_OF, game)]

    def ledger_size(self) -> int:
        return int(self._read(statements.LEDGER_SIZE)[0][0])

    def ledger_heads(self) -> list[Head]:
        """The newest signed head of every log, the newest log first."""
        return heads(self._read)

    def ledger_inclusion(self, head: Head, n: int) -> list[str]:
        """The path from a row to the root under this head."""
        return self._path(head, inclusion(n - head.first, head.size))

    def ledger_consistency(self, head: Head, old: int, new: int) -> list[str]:
        """The proof that the log of the larger size extends the log of the smaller one."""
        return self._path(head, consistency(old, new))

    def _path(self, log: Head, spans: Sequence[Span]) -> list[str]:
        return [each.hex() for each in hashes(self._read, log.first, spans)]

    def person(self, id: str) -> PersonRow | None:
        return next((PersonRow(*row) for row in self._read(statements.PERSON, id)), None)

    def session(self, hash: bytes) -> SessionRow | None:
        return next((SessionRow(*row) for row in self._read(statements.SESSION, hash)), None)

    def sessions(self, person: str, kind: str | None = None) -> list[SessionRow]:
        return [SessionRow(*row) for row in self._read(statements.SESSIONS, person, kind)]

    def tables_of(self, person: str, limit: int) -> list[str]:
        """So many tables at which that person sits, those that changed last first; none that is over."""
        return [table for (table,) in self._read(statements.TABLES_OF, person, limit)]

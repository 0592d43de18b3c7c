"""Reading rows: the same in every store, which only has to run a statement.

Reads are short and see every commit that has returned. On the event loop they are made by way of ``read``: a database
may be elsewhere, and hang.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import defaultdict
from typing import TYPE_CHECKING, Any, ClassVar

from throwdown.history.rows import Own
from throwdown.live.naming import NameBeside

from . import forgetting, plays, statements
from .books import BookReading
from .moderation import ModerationReading
from .notices import NoticeReading
from .plays import Which
from .rows import (
    CredentialRow,
    EventRow,
    GameRow,
    MoveRow,
    NamedIn,
    PersonRow,
    PlayRow,
    SessionRow,
    TableRow,
    TicketRow,
    Withdrawal,
)
from .sealing import about
from .tournaments import TournamentReading

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.throwers.signing import Signer

    from .plays import Asked
    from .sealing import Sealer

    #: Runs a shared statement, and gives all its rows.
    Run = Callable[..., list[Any]]

#: All games of a person.
EVERY = Which()


def event_rows(run: Run, table: str, since: int = 0) -> list[EventRow]:
    """What happened at a table after that version, with the names beside it."""
    rows, names = run(statements.EVENTS, table, since), defaultdict[int, list[NameBeside]](list)
    for version, *beside in run(statements.NAMES, table, since):
        names[version].append(NameBeside(*beside))
    return [EventRow(version, at, text, tuple(names.get(version, ()))) for version, at, text in rows]


class Reading(BookReading, NoticeReading, TournamentReading, ModerationReading):
    """What every store reads."""

    #: The value of LIMIT where there is none.
    NO_LIMIT: ClassVar[int | None]
    _sealer: Sealer
    #: Random bytes of the server, from which its keys are made: servers of one database share them.
    seed: bytes
    #: Signs receipts; its key is made from these bytes.
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
        return event_rows(self._read, table, since)

    def move(self, table: str, person: str, move: str) -> MoveRow | None:
        return next((MoveRow(*row) for row in self._read(statements.MOVE, table, person, move)), None)

    def game(self, id: str) -> GameRow | None:
        return next((GameRow(*row) for row in self._read(statements.GAME, id)), None)

    def games(self, table: str) -> list[GameRow]:
        return [GameRow(*row) for row in self._read(statements.GAMES, table)]

    def plays_in(self, game: str) -> list[PlayRow]:
        """The seats of a game that is over."""
        return [PlayRow(*row) for row in self._read(statements.PLAYS_IN, game)]

    def own_plays(self, ids: Sequence[str], which: Which = EVERY) -> list[Own]:
        """The seats of a person, who may have had several ids, in the order in which the games ended."""
        return [Own(*row) for row in self._asked(plays.own(ids, which))]

    def game_page(
        self, ids: Sequence[str], which: Which, before: tuple[float, str] | None, limit: int
    ) -> tuple[list[PlayRow], dict[str, float]]:
        """All seats of so many games of a person that ended before this one, and when these games began."""
        games = [game for (game,) in self._asked(plays.page(ids, which, before, limit))]
        if not games:
            return [], {}
        rows = [PlayRow(*row) for row in self._asked(plays.seats(games))]
        return rows, dict(self._asked(plays.started(games)))

    def game_totals(self, ids: Sequence[str], which: Which = EVERY) -> list[tuple[str, str, int, float, float]]:
        """By game and edition: how many games of a person, the first and the last."""
        return [tuple(row) for row in self._asked(plays.totals(ids, which))]

    def _asked(self, asked: Asked) -> list[Any]:
        statement, values = asked
        return self._read(statement, *values)

    def secret(self, game: str, place: int) -> str | None:
        """What the chance of a game to come or under way is made from."""
        found = self._read(statements.SEALED_OF, game, place)
        return self._sealer.unseal(found[0][0], about(game, place)) if found else None

    def secrets(self, game: str) -> dict[int, str]:
        """The same by place, with the keys that came."""
        rows = self._read(statements.SECRETS_OF, game)
        return {place: self._sealer.unseal(sealed, about(game, place)) for place, sealed in rows}

    def person(self, id: str) -> PersonRow | None:
        return next((PersonRow(*row) for row in self._read(statements.PERSON, id)), None)

    def ids_of(self, person: str) -> list[str]:
        """Under which ids tables and games name this person: the own one first, then those of joined guests."""
        return [person, *(id for (id,) in self._read(statements.JOINED_TO, person))]

    def people_named(self, name: str, limit: int) -> list[PersonRow]:
        """Those of this name who can sign in, all if it is empty; the one seen last first."""
        return [PersonRow(*row) for row in self._read(statements.PEOPLE_NAMED, name, limit)]

    def credential(self, kind: str, key: str) -> CredentialRow | None:
        return next((CredentialRow(*row) for row in self._read(statements.CREDENTIAL, kind, key)), None)

    def credentials(self, person: str) -> list[CredentialRow]:
        """The oldest first."""
        return [CredentialRow(*row) for row in self._read(statements.CREDENTIALS, person)]

    def ticket(self, hash: bytes) -> TicketRow | None:
        return next((TicketRow(*row) for row in self._read(statements.TICKET, hash)), None)

    def invitations(self) -> list[TicketRow]:
        """The links that let new people in and are not used up, the oldest first."""
        return [TicketRow(*row) for row in self._read(statements.INVITATIONS)]

    def session(self, hash: bytes) -> SessionRow | None:
        return next((SessionRow(*row) for row in self._read(statements.SESSION, hash)), None)

    def sessions(self, person: str, kind: str | None = None) -> list[SessionRow]:
        return [SessionRow(*row) for row in self._read(statements.SESSIONS, person, kind)]

    def tables_of(self, person: str, limit: int) -> list[str]:
        """So many tables at which that person sits, those that changed last first; none that is over."""
        return [table for (table,) in self._read(statements.TABLES_OF, person, limit)]

    # Who is to be forgotten

    def bots_of(self, person: str) -> list[str]:
        """Ids of the bots of this person."""
        return [bot for (bot,) in self._read(forgetting.BOTS_OF, person)]

    def named_in(self, person: str) -> list[NamedIn]:
        """Every name and chat line of a person, with its event: the oldest first."""
        return [NamedIn(*row) for row in self._read(forgetting.NAMED_IN, person)]

    def games_with(self, person: str) -> list[GameRow]:
        """The games at tables with a name of this person, the oldest first."""
        return [GameRow(*row) for row in self._read(forgetting.GAMES_WITH, person)]

    def about(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored about this id, by what it is."""
        return {
            kind: [dict(zip(columns, row, strict=True)) for row in self._read(forgetting.about(kind), person)]
            for kind, (columns, _) in forgetting.ABOUT.items()
        }

    def idle_guests(self, before: float, limit: int) -> list[str]:
        """So many guests without games who have not been here since then."""
        return [id for (id,) in self._read(forgetting.IDLE_GUESTS, before, limit)]

    def withdrawn(self, since: float = 0.0) -> list[Withdrawal]:
        """Who was forgotten, and whose names were withdrawn, since then; the oldest first."""
        return [Withdrawal(*row) for row in self._read(forgetting.WITHDRAWN, since)]

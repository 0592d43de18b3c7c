"""Open tournaments in every store: rows, statements, and reading them.

What happens in a tournament is a log whose versions are unique: of two servers that write the same one, one is refused
with everything else in its batch, reads what the other wrote, and decides again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, Self

from throwdown.live.store import Batch, Write

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """An open tournament, without what happened in it."""

    id: str
    host: str
    """The id of the person; empty once all who could be the host are forgotten."""
    name: str
    """Empty once the person who chose it is forgotten."""
    book: str | None
    """The group whose members alone see it."""
    listed: int
    """1: everybody finds it."""
    running: int
    """1 until it is closed."""
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Who plays: a person, a bot, or a name on paper."""

    tournament: str
    number: int
    person: str | None
    """None for a bot, for a name on paper, and for a person who was forgotten."""
    bot: str
    """Its level; empty for people."""
    name: str
    """Empty once it is withdrawn."""
    gone: int = 0
    """1: the person was forgotten, or has entered twice and is another entrant."""


class EntryRow(NamedTuple):
    """One entry of the log of a tournament; versions count from 1 without gaps."""

    version: int
    at: float
    entry: str


# Writing. The tournament comes before what belongs to it.

ADD_TOURNAMENT: Final = Write(16, "add_tournament")
RENAME_TOURNAMENT: Final = Write(16, "rename_tournament")
ADD_ENTRY: Final = Write(17, "add_entry")
NOTE_ENTRY: Final = Write(18, "note_entry")
PUT_ENTRANT: Final = Write(18, "put_entrant")

DROP_OLD_TOURNAMENTS: Final = Write(18, "drop_old_tournaments")

# A guest is joined to a person: who has entered twice stays a second entrant, who has gone and has no name any more.

FREE_TWIN: Final = Write(19, "free_twin")
JOIN_ENTRANTS: Final = Write(19, "join_entrants")
JOIN_HOSTED: Final = Write(19, "join_hosted")

_TOURNAMENT: Final = "id, host, name, book, listed, running, created, changed"
_IS_JOINED: Final = "EXISTS (SELECT 1 FROM people WHERE people.id = ?1 AND joined = ?2)"
#: The person deleted themselves while they entered.
_FORGOTTEN: Final = "EXISTS (SELECT 1 FROM withdrawn WHERE withdrawn.person = ?3 AND kind = 'person')"

WRITE: Final[dict[Write, str]] = {
    ADD_TOURNAMENT: f"INSERT INTO tournaments ({_TOURNAMENT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
    RENAME_TOURNAMENT: "UPDATE tournaments SET name = ?2 WHERE id = ?1",
    ADD_ENTRY: "INSERT INTO tournament_log (tournament, version, at, entry) VALUES (?, ?, ?, ?)",
    NOTE_ENTRY: "UPDATE tournaments SET changed = ?2, running = ?3 WHERE id = ?1",
    PUT_ENTRANT: (
        "INSERT INTO tournament_entrants (tournament, number, person, bot, name, gone) VALUES (?1, ?2, "  # noqa: S608
        f"CASE WHEN {_FORGOTTEN} THEN NULL ELSE ?3 END, ?4, "
        f"CASE WHEN {_FORGOTTEN} THEN '' ELSE ?5 END, CASE WHEN {_FORGOTTEN} THEN 1 ELSE ?6 END) "
        "ON CONFLICT (tournament, number) DO UPDATE SET name = excluded.name"
    ),
    DROP_OLD_TOURNAMENTS: "DELETE FROM tournaments WHERE running = 0 AND changed < ?",
    FREE_TWIN: (
        "UPDATE tournament_entrants SET person = NULL, name = '', gone = 1 WHERE person = ?1 AND tournament IN "  # noqa: S608
        f"(SELECT tournament FROM tournament_entrants WHERE person = ?2) AND {_IS_JOINED}"
    ),
    JOIN_ENTRANTS: f"UPDATE tournament_entrants SET person = ?2 WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
    JOIN_HOSTED: f"UPDATE tournaments SET host = ?2 WHERE host = ?1 AND {_IS_JOINED}",  # noqa: S608
}


class TournamentBatch(Batch):
    """What is written about tournaments."""

    __slots__ = ()

    def tournament(self, row: TournamentRow) -> Self:
        """A new one."""
        return self._add(ADD_TOURNAMENT, astuple(row))

    def rename_tournament(self, id: str, name: str) -> Self:
        return self._add(RENAME_TOURNAMENT, (id, name))

    def entry(self, tournament: str, row: EntryRow, *, running: bool) -> Self:
        """One more entry; refused if that version is stored already. ``running``: whether it is open after that."""
        self._add(ADD_ENTRY, (tournament, *row))
        return self._add(NOTE_ENTRY, (tournament, row.at, int(running)))

    def entrant(self, row: EntrantRow) -> Self:
        """A new one, or another name; refused if this person has entered already."""
        return self._add(PUT_ENTRANT, astuple(row))

    def drop_old_tournaments(self, before: float) -> Self:
        """Delete those that ended before then, with their logs and their players."""
        return self._add(DROP_OLD_TOURNAMENTS, (before,))

    def join_tournaments(self, guest: str, person: str) -> Self:
        """What the guest has entered or opened, the person has."""
        for write in (FREE_TWIN, JOIN_ENTRANTS, JOIN_HOSTED):
            self._add(write, (guest, person))
        return self


# Reading

TOURNAMENT: Final = f"SELECT {_TOURNAMENT} FROM tournaments WHERE id = ?"  # noqa: S608
#: Those that a person hosts or has entered, those of their groups, and those that everybody finds.
TOURNAMENTS_FOR: Final = (
    f"SELECT {_TOURNAMENT} FROM tournaments WHERE (host = ?1 AND host <> '') OR listed = 1 "  # noqa: S608
    "OR id IN (SELECT tournament FROM tournament_entrants WHERE person = ?1) "
    "OR book IN (SELECT book FROM book_members WHERE person = ?1) ORDER BY running DESC, changed DESC, id LIMIT ?2"
)
RUNNING: Final = "SELECT id, changed FROM tournaments WHERE running = 1 ORDER BY id"
HOSTED: Final = "SELECT COUNT(*) FROM tournaments WHERE host = ? AND running = 1"
LOG: Final = "SELECT version, at, entry FROM tournament_log WHERE tournament = ? AND version > ? ORDER BY version"
ENTRANTS: Final = (
    "SELECT tournament, number, person, bot, name, gone FROM tournament_entrants WHERE tournament = ? ORDER BY number"
)


def games_over(count: int) -> str:
    """The first games of so many live tables, if they are over."""
    marks = ", ".join("?" * count)
    return f'SELECT "table", id FROM games WHERE "table" IN ({marks}) AND number = 1 AND ended IS NOT NULL'  # noqa: S608


class TournamentReading(ABC):
    """What every store reads of tournaments."""

    @abstractmethod
    def _read(self, statement: str, *values: object) -> list[Any]: ...

    def tournament(self, id: str) -> TournamentRow | None:
        return next((TournamentRow(*row) for row in self._read(TOURNAMENT, id)), None)

    def tournaments_for(self, person: str, limit: int) -> list[TournamentRow]:
        """Those that this person finds: running ones first, then the newest."""
        return [TournamentRow(*row) for row in self._read(TOURNAMENTS_FOR, person, limit)]

    def running_tournaments(self) -> dict[str, float]:
        """Those that are not closed, and when each of them changed last."""
        return dict(self._read(RUNNING))

    def running_of(self, host: str) -> int:
        """How many tournaments of this host are open."""
        return int(self._read(HOSTED, host)[0][0])

    def tournament_log(self, id: str, since: int = 0) -> list[EntryRow]:
        return [EntryRow(*row) for row in self._read(LOG, id, since)]

    def entrants(self, tournament: str) -> list[EntrantRow]:
        return [EntrantRow(*row) for row in self._read(ENTRANTS, tournament)]

    def games_over(self, tables: Sequence[str]) -> dict[str, str]:
        """The first game of each of these live tables at which it is over."""
        return dict(self._read(games_over(len(tables)), *tables)) if tables else {}


class TournamentStore(Protocol):
    """The same, as the rest of the server knows it."""

    def tournament(self, id: str) -> TournamentRow | None: ...
    def tournaments_for(self, person: str, limit: int) -> list[TournamentRow]: ...
    def running_tournaments(self) -> dict[str, float]: ...
    def running_of(self, host: str) -> int: ...
    def tournament_log(self, id: str, since: int = 0) -> list[EntryRow]: ...
    def entrants(self, tournament: str) -> list[EntrantRow]: ...
    def games_over(self, tables: Sequence[str]) -> dict[str, str]: ...

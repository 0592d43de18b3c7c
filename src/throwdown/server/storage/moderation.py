"""What hosts do, in every store: rows, statements, and reading them.

Beside it is what every person may do without them: mute another one, and read what their bots were refused.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from dataclasses import astuple, dataclass, replace
from typing import Any, Final, Literal, Protocol, Self

from throwdown.live.store import ADD_REPORT, ADD_REPORTED_LINE, Batch, ReportedLine, ReportRow, Write
from throwdown.server.protocol.desk import ActName as Act

from .rows import PersonRow

SanctionKind = Literal["ban", "mute", "name"]


@dataclass(frozen=True, slots=True)
class HostRow:
    """A person who looks after the server."""

    person: str
    since: float


@dataclass(frozen=True, slots=True)
class SanctionRow:
    """Something that a person may not do until then."""

    person: str
    kind: SanctionKind
    """``ban``: be here at all; ``mute``: chat; ``name``: choose another name."""
    reason: str
    since: float
    until: float
    skeleton: str = ""
    """What the name of a banned person looks like: nobody else may take it before the end."""


@dataclass(frozen=True, slots=True)
class ActRow:
    """What was done at the desk. It has ids and no names."""

    id: str
    at: float
    by: str
    """The host; empty for the command line."""
    act: Act
    person: str = ""
    table: str = ""
    reason: str = ""
    until: float = 0.0


# Writing. It comes before people are forgotten.

PUT_HOST: Final = Write(16, "put_host")
DROP_HOST: Final = Write(16, "drop_host")
PUT_SANCTION: Final = Write(16, "put_sanction")
DROP_SANCTION: Final = Write(16, "drop_sanction")
SETTLE: Final = Write(16, "settle")
LOG_ACT: Final = Write(16, "log_act")
PUT_MUTED: Final = Write(16, "put_muted")
DROP_MUTED: Final = Write(16, "drop_muted")
PUT_BOT_ERRORS: Final = Write(16, "put_bot_errors")
RENAME_PERSON: Final = Write(16, "rename_person")
RENAME_ENTRANTS: Final = Write(16, "rename_entrants")
WITHDRAW_TYPED_NAMES: Final = Write(15, "withdraw_typed_names")
WITHDRAW_TYPED_PLAYS: Final = Write(14, "withdraw_typed_plays")
# What has no use any more
DROP_OLD_REPORTS: Final = Write(16, "drop_old_reports")
DROP_OLD_SANCTIONS: Final = Write(16, "drop_old_sanctions")
DROP_STRAY_MUTED: Final = Write(16, "drop_stray_muted")
DROP_STRAY_HOSTS: Final = Write(16, "drop_stray_hosts")
DROP_STRAY_ERRORS: Final = Write(16, "drop_stray_errors")
# A guest is joined to a person, who takes all of it along
JOIN_SANCTIONS: Final = Write(16, "join_sanctions")
DROP_GUESTS_SANCTIONS: Final = Write(17, "drop_guests_sanctions")
JOIN_REPORTS: Final = Write(16, "join_reports")
JOIN_MUTED: Final = Write(16, "join_muted")
DROP_GUESTS_MUTED: Final = Write(17, "drop_guests_muted")
DROP_GUESTS_HOST: Final = Write(17, "drop_guests_host")
JOINING: Final = (
    JOIN_SANCTIONS, DROP_GUESTS_SANCTIONS, JOIN_REPORTS, JOIN_MUTED, DROP_GUESTS_MUTED, DROP_GUESTS_HOST,
)  # fmt: skip

#: Nothing moves unless the guest was joined.
_IS_JOINED: Final = "EXISTS (SELECT 1 FROM people WHERE people.id = ?1 AND joined = ?2)"
_NOBODY: Final = "NOT EXISTS (SELECT 1 FROM people WHERE people.id = {0})"
_SANCTION: Final = "person, kind, reason, since, until, skeleton"
_REPORT: Final = 'id, "table", at, by, person, name, version'
_ACT: Final = 'id, at, by, act, person, "table", reason, until'

#: At a table of a tournament that is on one device.
_ON_A_DEVICE: Final = (
    'EXISTS (SELECT 1 FROM tables WHERE tables.id = names."table" AND listing NOT LIKE \'%"kind":"online"%\' '
    'AND listing LIKE \'%"event":"%\' AND listing NOT LIKE \'%"event":""%\')'
)
#: Names of a person at tables of tournaments on the device of others, and there on their own: all that is typed.
_TYPED: Final = (
    "person IN (SELECT id FROM people WHERE id = ?1 OR joined = ?1) AND version > 1 AND (name = "  # noqa: S608
    "(SELECT name FROM people WHERE id = ?1) OR NOT EXISTS (SELECT 1 FROM names AS opened "
    'WHERE opened."table" = names."table" AND opened.version = 1 AND opened.person = names.person)) '
    f"AND {_ON_A_DEVICE}"
)

WRITE: Final[dict[Write, str]] = {
    PUT_HOST: "INSERT INTO hosts (person, since) VALUES (?, ?) ON CONFLICT (person) DO NOTHING",
    DROP_HOST: "DELETE FROM hosts WHERE person = ?",
    PUT_SANCTION: (
        f"INSERT INTO sanctions ({_SANCTION}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, kind) DO UPDATE SET "  # noqa: S608
        "reason = excluded.reason, since = excluded.since, until = excluded.until, skeleton = excluded.skeleton"
    ),
    DROP_SANCTION: "DELETE FROM sanctions WHERE person = ? AND kind = ?",
    ADD_REPORT: f"INSERT INTO reports ({_REPORT}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",  # noqa: S608
    ADD_REPORTED_LINE: (
        "INSERT INTO report_lines (report, version, person, name, text, phrase) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (report, version) DO NOTHING"
    ),
    SETTLE: "DELETE FROM reports WHERE id = ?",
    LOG_ACT: f"INSERT INTO moderation_log ({_ACT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
    PUT_MUTED: ("INSERT INTO muted (person, other, since) VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING"),
    # Under whichever id the other one was muted
    DROP_MUTED: (
        "DELETE FROM muted WHERE person = ?1 AND (other = ?2 "
        "OR other IN (SELECT joined FROM people WHERE id = ?2) OR other IN (SELECT id FROM people WHERE joined = ?2))"
    ),
    PUT_BOT_ERRORS: (
        "INSERT INTO bot_errors (bot, errors) VALUES (?, ?) ON CONFLICT (bot) DO UPDATE SET errors = excluded.errors"
    ),
    RENAME_PERSON: "UPDATE people SET name = ?2 WHERE id = ?1",
    # A name that was withdrawn stays so.
    RENAME_ENTRANTS: "UPDATE tournament_entrants SET name = ?2 WHERE person = ?1 AND name <> ''",
    # Those of before are in what binds a game: they are withdrawn there.
    WITHDRAW_TYPED_NAMES: f"UPDATE names SET name = '', salt = '' WHERE {_TYPED}",  # noqa: S608
    WITHDRAW_TYPED_PLAYS: (
        "UPDATE plays SET name = '' WHERE person IN (SELECT id FROM people WHERE id = ?1 OR joined = ?1) "  # noqa: S608
        f'AND game IN (SELECT id FROM games WHERE "table" IN (SELECT "table" FROM names WHERE {_TYPED}))'
    ),
    DROP_OLD_REPORTS: "DELETE FROM reports WHERE at < ?",
    DROP_OLD_SANCTIONS: "DELETE FROM sanctions WHERE until < ?",
    DROP_STRAY_MUTED: f"DELETE FROM muted WHERE {_NOBODY.format('person')} OR {_NOBODY.format('other')}",  # noqa: S608
    DROP_STRAY_HOSTS: f"DELETE FROM hosts WHERE {_NOBODY.format('person')}",  # noqa: S608
    DROP_STRAY_ERRORS: f"DELETE FROM bot_errors WHERE {_NOBODY.format('bot')}",  # noqa: S608
    # The later end counts.
    JOIN_SANCTIONS: (
        f"INSERT INTO sanctions ({_SANCTION}) SELECT ?2, kind, reason, since, until, skeleton FROM sanctions "  # noqa: S608
        f"WHERE person = ?1 AND {_IS_JOINED} ON CONFLICT (person, kind) DO UPDATE SET reason = excluded.reason, "
        "since = excluded.since, until = excluded.until, skeleton = excluded.skeleton "
        "WHERE sanctions.until < excluded.until"
    ),
    DROP_GUESTS_SANCTIONS: f"DELETE FROM sanctions WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
    JOIN_REPORTS: f"UPDATE reports SET person = ?2 WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
    JOIN_MUTED: (
        "INSERT INTO muted (person, other, since) SELECT ?2, other, since FROM muted "  # noqa: S608
        f"WHERE person = ?1 AND other <> ?2 AND {_IS_JOINED} ON CONFLICT (person, other) DO NOTHING"
    ),
    DROP_GUESTS_MUTED: f"DELETE FROM muted WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
    # One person is named: what was a guest of theirs brings nothing.
    DROP_GUESTS_HOST: f"DELETE FROM hosts WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
}


class ModerationBatch(Batch):
    """What is written at the desk."""

    __slots__ = ()

    def host(self, row: HostRow) -> Self:
        return self._add(PUT_HOST, astuple(row))

    def drop_host(self, person: str) -> Self:
        return self._add(DROP_HOST, (person,))

    def sanction(self, row: SanctionRow) -> Self:
        """It replaces one of the same kind."""
        return self._add(PUT_SANCTION, astuple(row))

    def lift(self, person: str, kind: SanctionKind) -> Self:
        return self._add(DROP_SANCTION, (person, kind))

    def settle(self, report: str) -> Self:
        """Delete a report with its lines."""
        return self._add(SETTLE, (report,))

    def log_act(self, row: ActRow) -> Self:
        return self._add(LOG_ACT, astuple(row))

    def rename(self, person: str, name: str) -> Self:
        """In tournaments too: the name that a host does not want is on their screens, and at their tables."""
        for write in (WITHDRAW_TYPED_PLAYS, WITHDRAW_TYPED_NAMES):
            self._add(write, (person,))
        return self._add(RENAME_PERSON, (person, name))._add(RENAME_ENTRANTS, (person, name))

    def mute_for(self, person: str, other: str, at: float) -> Self:
        """This person reads nothing more of the other one."""
        return self._add(PUT_MUTED, (person, other, at))

    def unmute_for(self, person: str, other: str) -> Self:
        return self._add(DROP_MUTED, (person, other))

    def bot_errors(self, bot: str, errors: str) -> Self:
        return self._add(PUT_BOT_ERRORS, (bot, errors))

    def drop_old_reports(self, before: float) -> Self:
        return self._add(DROP_OLD_REPORTS, (before,))

    def tidy_desk(self, now: float) -> Self:
        """Delete what has ended, and what concerns people who are not there any more."""
        self._add(DROP_OLD_SANCTIONS, (now,))
        for write in (DROP_STRAY_MUTED, DROP_STRAY_HOSTS, DROP_STRAY_ERRORS):
            self._add(write, ())
        return self

    def join_moderation(self, guest: str, person: str) -> Self:
        """What the guest may not do, the person may not, and whom the guest muted, the person has muted."""
        for write in JOINING:
            self._add(write, (guest, person))
        return self


# Reading

HOSTS: Final = (
    "SELECT hosts.person, since, COALESCE(people.name, '') FROM hosts "
    "LEFT JOIN people ON people.id = hosts.person ORDER BY since, hosts.person"
)
_ALL_OF_IT: Final = ", ".join(f"sanctions.{column}" for column in _SANCTION.split(", "))
#: Each with every id that it holds for: the person, guests who were joined to them, and their bots.
SANCTIONS: Final = " UNION ALL ".join(
    f"SELECT {id}, {_ALL_OF_IT} FROM sanctions {joins} WHERE until > ?1"  # noqa: S608
    for id, joins in (
        ("sanctions.person", ""),
        ("people.id", "JOIN people ON people.joined = sanctions.person"),
        ("people.id", "JOIN people ON people.owner = sanctions.person"),
    )
)
REPORTS: Final = f"SELECT {_REPORT} FROM reports ORDER BY at, id LIMIT ?"  # noqa: S608
REPORT: Final = f"SELECT {_REPORT} FROM reports WHERE id = ?"  # noqa: S608
REPORTED_LINES: Final = (
    "SELECT report, version, person, name, text, phrase FROM report_lines WHERE report IN "
    "(SELECT id FROM reports ORDER BY at, id LIMIT ?) ORDER BY report, version"
)
LINES_OF: Final = (
    "SELECT report, version, person, name, text, phrase FROM report_lines WHERE report = ? ORDER BY version"
)
REPORT_COUNT: Final = "SELECT COUNT(*) FROM reports"
ACTS: Final = f"SELECT {_ACT} FROM moderation_log WHERE at < ? ORDER BY at DESC, id DESC LIMIT ?"  # noqa: S608
#: Tables that a host has closed, and that are not closed yet.
TO_CLOSE: Final = (
    'SELECT DISTINCT moderation_log."table" FROM moderation_log JOIN tables ON tables.id = moderation_log."table" '
    "WHERE act = 'close' AND status IN ('open', 'playing')"
)
#: Under every id that the other one ever had.
MUTED_BY: Final = (
    "SELECT other FROM muted WHERE person = ?1 "
    "UNION SELECT people.id FROM muted JOIN people ON people.joined = other WHERE person = ?1 "
    "UNION SELECT joined FROM muted JOIN people ON people.id = other WHERE person = ?1 AND joined IS NOT NULL"
)
MUTED_NAMES: Final = (
    "SELECT muted.other, COALESCE(people.name, ''), muted.since FROM muted LEFT JOIN people ON people.id = other "
    "WHERE person = ? ORDER BY muted.since, muted.other"
)
#: Tables of which those names are gone. Elsewhere a row without a name is that of a chat line which was deleted.
TYPED_TABLES_WITHOUT: Final = (
    'SELECT DISTINCT "table" FROM names '  # noqa: S608
    f"WHERE person = ? AND name = '' AND text = '' AND version > 1 AND {_ON_A_DEVICE}"
)
BOT_ERRORS: Final = "SELECT errors FROM bot_errors WHERE bot = ?"
#: Those who came last are first.
RECENT_PEOPLE: Final = (
    "SELECT id, name, kind, owner, language, created, seen, joined FROM people "
    "WHERE kind = 'guest' AND joined IS NULL ORDER BY seen DESC, id LIMIT ?"
)


class ModerationReading(ABC):
    """What every store reads of it."""

    @abstractmethod
    def _read(self, statement: str, *values: object) -> list[Any]: ...

    def hosts(self) -> list[tuple[HostRow, str]]:
        """Who looks after the server, each with the name of today."""
        return [(HostRow(person, since), name) for person, since, name in self._read(HOSTS)]

    def sanctions(self, now: float) -> list[tuple[str, SanctionRow]]:
        """All that have not ended by then, with each id that they hold for."""
        return [(id, SanctionRow(*row)) for id, *row in self._read(SANCTIONS, now)]

    def reports(self, limit: int) -> list[ReportRow]:
        """So many reports with their lines, the oldest first."""
        return self._with_lines(self._read(REPORTS, limit), self._read(REPORTED_LINES, limit))

    def reported(self, id: str) -> ReportRow | None:
        """One report with its lines."""
        return next(iter(self._with_lines(self._read(REPORT, id), self._read(LINES_OF, id))), None)

    @staticmethod
    def _with_lines(rows: list[Any], said: list[Any]) -> list[ReportRow]:
        lines = defaultdict[str, list[ReportedLine]](list)
        for report, *line in said:
            lines[report].append(ReportedLine(*line))
        return [replace(ReportRow(*row), lines=tuple(lines.get(row[0], ()))) for row in rows]

    def report_count(self) -> int:
        return int(self._read(REPORT_COUNT)[0][0])

    def acts(self, before: float, limit: int) -> list[ActRow]:
        """So many lines of the log from before then, the newest first."""
        return [ActRow(*row) for row in self._read(ACTS, before, limit)]

    def tables_to_close(self) -> list[str]:
        return [table for (table,) in self._read(TO_CLOSE)]

    def typed_tables_without(self, person: str) -> list[str]:
        """Tables of tournaments on one device that have no name of this person any more."""
        return [table for (table,) in self._read(TYPED_TABLES_WITHOUT, person)]

    def muted_by(self, person: str) -> list[str]:
        """Ids of those of whom this person wants to read nothing."""
        return [id for (id,) in self._read(MUTED_BY, person)]

    def muted_names(self, person: str) -> list[tuple[str, str, float]]:
        """The same with their names, and since when: each person once."""
        return [tuple(row) for row in self._read(MUTED_NAMES, person)]

    def bot_errors(self, bot: str) -> str:
        """A list as JSON; empty: there are none."""
        return next((errors for (errors,) in self._read(BOT_ERRORS, bot)), "")

    def recent_people(self, limit: int) -> list[PersonRow]:
        return [PersonRow(*row) for row in self._read(RECENT_PEOPLE, limit)]


class ModerationStore(Protocol):
    """The same, as the rest of the server knows it."""

    def hosts(self) -> list[tuple[HostRow, str]]: ...
    def sanctions(self, now: float) -> list[tuple[str, SanctionRow]]: ...
    def reports(self, limit: int) -> list[ReportRow]: ...
    def reported(self, id: str) -> ReportRow | None: ...
    def report_count(self) -> int: ...
    def acts(self, before: float, limit: int) -> list[ActRow]: ...
    def tables_to_close(self) -> list[str]: ...
    def typed_tables_without(self, person: str) -> list[str]: ...
    def muted_by(self, person: str) -> list[str]: ...
    def muted_names(self, person: str) -> list[tuple[str, str, float]]: ...
    def bot_errors(self, bot: str) -> str: ...
    def recent_people(self, limit: int) -> list[PersonRow]: ...

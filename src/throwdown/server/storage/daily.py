"""Daily throws in every store: rows, statements, and reading them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

import msgspec

from throwdown.live.store import Batch, Write

if TYPE_CHECKING:
    from .sealing import Sealer


_numbers = msgspec.json.Decoder(tuple[int, ...]).decode


@dataclass(frozen=True, slots=True)
class DayRow:
    """A day of the daily throw."""

    day: str
    """In UTC, such as ``2026-11-18``."""
    header: str
    """Commitment, position and engine, as JSON."""
    sealed: str
    """The secret until it is revealed; empty afterwards."""
    secret: str
    """The secret once it is revealed."""
    opened: float
    ended: float | None = None
    final: str = ""
    """The hash of the record, once every listed throw is computed."""


@dataclass(frozen=True, slots=True)
class DailyThrowRow:
    """The throw of one person."""

    id: str
    day: str
    person: str | None
    """None once the person is forgotten, or has withdrawn their names."""
    intent: str
    """Nine whole numbers, as JSON."""
    listed: int
    at: float
    points: int | None = None
    landing: str = ""
    """As JSON, once it is computed."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The intent."""
        return _numbers(self.intent)

    @property
    def own_chance(self) -> str:
        """Who is not listed throws with a chance of their own: guests cannot try out the throw of the day."""
        return "" if self.listed else self.id


# Writing. A throw locks its day first: a day that another server ends now takes none any more.

OPEN_DAY: Final = Write(2, "open_day")
LOCK_DAY: Final = Write(3, "lock_day")
CLOSE_DAY: Final = Write(3, "close_day")
ADD_DAILY_THROW: Final = Write(4, "add_daily_throw")
PUT_LANDING: Final = Write(5, "put_landing")
FINISH_DAY: Final = Write(5, "finish_day")
# A guest is joined to a person. One who threw twice on a day is the person of one throw.
JOIN_DAILY: Final = Write(19, "join_daily")
FREE_DAILY_TWIN: Final = Write(19, "free_daily_twin")
DROP_OLD_DAYS: Final = Write(23, "drop_old_days")
DROP_UNLISTED: Final = Write(23, "drop_unlisted")

_DAY: Final = "day, header, sealed, secret, opened, ended, final"
_THROW: Final = "id, day, person, intent, listed, at, points, landing"
#: Nothing moves unless the guest was joined.
_IS_JOINED: Final = "EXISTS (SELECT 1 FROM people WHERE people.id = ?1 AND joined = ?2)"

WRITE: Final[dict[Write, str]] = {
    OPEN_DAY: f"INSERT INTO daily_days ({_DAY}) VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
    LOCK_DAY: "UPDATE daily_days SET opened = opened WHERE day = ?1",
    # A secret that cannot be read stays sealed: with the right key the day is completed later.
    CLOSE_DAY: (
        "UPDATE daily_days SET ended = COALESCE(ended, ?2), secret = ?3, "
        "sealed = CASE WHEN ?3 = '' THEN sealed ELSE '' END WHERE day = ?1 AND secret = ''"
    ),
    ADD_DAILY_THROW: (
        f"INSERT INTO daily_throws ({_THROW}) "  # noqa: S608
        "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM daily_days WHERE day = ?2 AND ended IS NULL"
    ),
    PUT_LANDING: "UPDATE daily_throws SET points = ?2, landing = ?3 WHERE id = ?1 AND points IS NULL",
    FINISH_DAY: "UPDATE daily_days SET final = ?2 WHERE day = ?1 AND final = ''",
    JOIN_DAILY: (
        f"UPDATE daily_throws SET person = ?2 WHERE person = ?1 AND {_IS_JOINED} AND NOT EXISTS "  # noqa: S608
        "(SELECT 1 FROM daily_throws AS own WHERE own.day = daily_throws.day AND own.person = ?2)"
    ),
    FREE_DAILY_TWIN: f"UPDATE daily_throws SET person = NULL WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
    DROP_OLD_DAYS: "DELETE FROM daily_days WHERE ended < ?1",
    DROP_UNLISTED: (
        "DELETE FROM daily_throws WHERE listed = 0 AND day IN (SELECT day FROM daily_days WHERE ended < ?1)"
    ),
}


class DailyBatch(Batch):
    """What is written about daily throws."""

    __slots__ = ()

    def open_day(self, row: DayRow) -> Self:
        """A new day; refused if it is open already."""
        return self._add(OPEN_DAY, astuple(row))

    def daily_throw(self, row: DailyThrowRow) -> Self:
        """The one throw of a person; refused if there is one. Nothing is stored if the day has ended."""
        self._add(LOCK_DAY, (row.day,))
        return self._add(ADD_DAILY_THROW, astuple(row))

    def daily_landing(self, throw: str, points: int, landing: str) -> Self:
        return self._add(PUT_LANDING, (throw, points, landing))

    def close_day(self, day: str, at: float, secret: str) -> Self:
        """No throw comes any more, and the secret is revealed; empty: it cannot be read now."""
        return self._add(CLOSE_DAY, (day, at, secret))

    def finish_day(self, day: str, final: str) -> Self:
        """The record is whole."""
        return self._add(FINISH_DAY, (day, final))

    def join_daily(self, guest: str, person: str) -> Self:
        """Throws of the guest are the person's, one for each day."""
        self._add(JOIN_DAILY, (guest, person))
        return self._add(FREE_DAILY_TWIN, (guest, person))

    def drop_old_days(self, before: float) -> Self:
        """Delete days that ended before then, with all their throws."""
        return self._add(DROP_OLD_DAYS, (before,))

    def drop_unlisted_throws(self, before: float) -> Self:
        """Delete throws of days that ended before then and that no list has."""
        return self._add(DROP_UNLISTED, (before,))


# Reading

DAY: Final = f"SELECT {_DAY} FROM daily_days WHERE day = ?"  # noqa: S608
DAYS_TO_END: Final = f"SELECT {_DAY} FROM daily_days WHERE final = '' AND day < ? ORDER BY day"  # noqa: S608
DAY_BEFORE: Final = "SELECT MAX(day) FROM daily_days WHERE ended IS NOT NULL AND day < ?"
DAY_AFTER: Final = "SELECT MIN(day) FROM daily_days WHERE ended IS NOT NULL AND day > ?"
THROW_OF: Final = f"SELECT {_THROW} FROM daily_throws WHERE day = ? AND person = ?"  # noqa: S608
THROW: Final = f"SELECT {_THROW} FROM daily_throws WHERE day = ? AND id = ?"  # noqa: S608
THROWS_LISTED: Final = f"SELECT {_THROW} FROM daily_throws WHERE day = ? AND listed = 1 ORDER BY id"  # noqa: S608
BEST: Final = (
    "SELECT daily_throws.id, person, COALESCE(name, ''), points, landing FROM daily_throws "
    "LEFT JOIN people ON people.id = person "
    "WHERE day = ?1 AND listed = 1 AND points IS NOT NULL ORDER BY points DESC, at, daily_throws.id LIMIT ?2"
)
THROWS: Final = "SELECT COUNT(*), COALESCE(SUM(listed), 0) FROM daily_throws WHERE day = ?"
BETTER: Final = "SELECT COUNT(*) FROM daily_throws WHERE day = ? AND listed = 1 AND points > ?"


@dataclass(frozen=True, slots=True)
class BestRow:
    """A listed throw, and the name of its person; empty if that was withdrawn."""

    id: str
    person: str | None
    name: str
    points: int
    landing: str


class DailyReading(ABC):
    """What every store reads of daily throws."""

    _sealer: Sealer

    @abstractmethod
    def _read(self, statement: str, *values: object) -> list[Any]: ...

    def seal_day(self, day: str, secret: str) -> str:
        """The secret of a day as only this server opens it."""
        return self._sealer.seal(secret, _about(day))

    def secret_of_day(self, row: DayRow) -> str:
        """The secret of a day; before its end only the server may have it."""
        return row.secret or self._sealer.unseal(row.sealed, _about(row.day))

    def day(self, day: str) -> DayRow | None:
        return next((DayRow(*row) for row in self._read(DAY, day)), None)

    def days_to_end(self, before: str) -> list[DayRow]:
        """Earlier days that are open, or whose record is not whole."""
        return [DayRow(*row) for row in self._read(DAYS_TO_END, before)]

    def days_beside(self, day: str) -> tuple[str | None, str | None]:
        """The ended days before and after this one."""
        return self._read(DAY_BEFORE, day)[0][0], self._read(DAY_AFTER, day)[0][0]

    def daily_throw_of(self, day: str, person: str) -> DailyThrowRow | None:
        return next((DailyThrowRow(*row) for row in self._read(THROW_OF, day, person)), None)

    def daily_throw(self, day: str, id: str) -> DailyThrowRow | None:
        return next((DailyThrowRow(*row) for row in self._read(THROW, day, id)), None)

    def daily_throws_listed(self, day: str) -> list[DailyThrowRow]:
        """All throws of the list, by id."""
        return [DailyThrowRow(*row) for row in self._read(THROWS_LISTED, day)]

    def best_daily_throws(self, day: str, limit: int) -> list[BestRow]:
        """So many throws of the list, the best first."""
        return [BestRow(*row) for row in self._read(BEST, day, limit)]

    def daily_throw_counts(self, day: str) -> tuple[int, int]:
        """How many throws there are, and how many of them are listed."""
        throws, listed = self._read(THROWS, day)[0]
        return int(throws), int(listed)

    def better_daily_throws(self, day: str, points: int) -> int:
        """How many listed throws have more points."""
        return int(self._read(BETTER, day, points)[0][0])


class DailyStore(Protocol):
    """The same, as the rest of the server knows it."""

    def seal_day(self, day: str, secret: str) -> str: ...
    def secret_of_day(self, row: DayRow) -> str: ...
    def day(self, day: str) -> DayRow | None: ...
    def days_to_end(self, before: str) -> list[DayRow]: ...
    def days_beside(self, day: str) -> tuple[str | None, str | None]: ...
    def daily_throw_of(self, day: str, person: str) -> DailyThrowRow | None: ...
    def daily_throw(self, day: str, id: str) -> DailyThrowRow | None: ...
    def daily_throws_listed(self, day: str) -> list[DailyThrowRow]: ...
    def best_daily_throws(self, day: str, limit: int) -> list[BestRow]: ...
    def daily_throw_counts(self, day: str) -> tuple[int, int]: ...
    def better_daily_throws(self, day: str, points: int) -> int: ...


def _about(day: str) -> str:
    """What a sealed secret is bound to."""
    return f"daily {day}"

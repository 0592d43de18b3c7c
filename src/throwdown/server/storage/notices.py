"""Notices in every store: where people want them, when not, and what was sent."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import astuple, dataclass
from typing import Any, Final, Protocol, Self

from throwdown.live.store import Batch, Write


@dataclass(frozen=True, slots=True)
class TargetRow:
    """Where a person wants notices."""

    id: str
    person: str
    kind: str
    """``push`` or ``webhook``."""
    endpoint: str
    """The address. It is a secret: everybody who has it can send there."""
    keys: str
    """Of a browser: its public key and its secret, in base64 and with a space between them."""
    session: str
    """Of a browser: the name of the session in which it was added."""
    label: str
    created: float
    failures: int = 0
    """How many notices in a row could not be delivered."""


@dataclass(frozen=True, slots=True)
class ChoicesRow:
    """When a person wants no notices: minutes since midnight in their zone; None: at any time."""

    person: str
    zone: str
    quiet_from: int | None = None
    quiet_until: int | None = None


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """One notice, which waits or was sent."""

    person: str
    kind: str
    about: str
    path: str
    due: float
    claims: int = 0
    """1: a server sends it, or has sent it."""


# Writing. It comes after people are joined, and before they are forgotten.

DROP_PUSH: Final = Write(14, "drop_push")
ADD_TARGET: Final = Write(15, "add_target")
DROP_TARGET: Final = Write(15, "drop_target")
DROP_DEAD_TARGET: Final = Write(15, "drop_dead_target")
DROP_TARGETS_IN: Final = Write(15, "drop_targets_in")
DROP_OTHER_TARGETS: Final = Write(15, "drop_other_targets")
NOTE_FAILURES: Final = Write(15, "note_failures")
PUT_CHOICES: Final = Write(15, "put_choices")
DROP_WAITING: Final = Write(14, "drop_waiting")
ADD_NOTICE: Final = Write(15, "add_notice")
CLAIM_NOTICE: Final = Write(16, "claim_notice")
POSTPONE_NOTICE: Final = Write(16, "postpone_notice")
RETURN_NOTICE: Final = Write(16, "return_notice")
DROP_OLD_NOTICES: Final = Write(17, "drop_old_notices")

#: The tables that have the id of a person.
TABLES: Final = ("notice_targets", "notice_choices", "notices")
#: What is unique for each person: the same of a guest who is joined is dropped.
_UNIQUE: Final = {
    "notice_targets": ("endpoint",), "notice_choices": (), "notices": ("kind", "about"),
}  # fmt: skip
JOINING: Final = tuple(Write(19, f"drop_twins_{name}") for name in TABLES) + tuple(
    Write(19, f"join_{name}") for name in TABLES
)
FORGETTING: Final = tuple(Write(20, f"forget_{name}") for name in TABLES)
STRANDED: Final = tuple(Write(11, f"strand_{name}") for name in TABLES)

#: Nothing moves unless the guest was joined.
_IS_JOINED: Final = "EXISTS (SELECT 1 FROM people WHERE people.id = ?1 AND joined = ?2)"
_TARGET: Final = "id, person, kind, endpoint, keys, session, label, created, failures"
_NOTICE: Final = "person, kind, about, path, due, claims"


def _drop_twins(name: str) -> str:
    same = "".join(f" AND own.{column} = {name}.{column}" for column in _UNIQUE[name])
    twin = f"EXISTS (SELECT 1 FROM {name} AS own WHERE own.person = ?2{same})"  # noqa: S608
    return f"DELETE FROM {name} WHERE person = ?1 AND {twin} AND {_IS_JOINED}"  # noqa: S608


WRITE: Final[dict[Write, str]] = {
    # A browser belongs to the person who used it last.
    DROP_PUSH: "DELETE FROM notice_targets WHERE kind = 'push' AND endpoint = ?",
    ADD_TARGET: (
        f"INSERT INTO notice_targets ({_TARGET}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "  # noqa: S608
        "ON CONFLICT (person, endpoint) DO UPDATE SET kind = excluded.kind, label = excluded.label, failures = 0"
    ),
    DROP_TARGET: "DELETE FROM notice_targets WHERE person = ? AND id = ?",
    DROP_DEAD_TARGET: "DELETE FROM notice_targets WHERE id = ?",
    DROP_TARGETS_IN: "DELETE FROM notice_targets WHERE person = ? AND session = ? AND kind = 'push'",
    DROP_OTHER_TARGETS: "DELETE FROM notice_targets WHERE person = ? AND session <> ? AND kind = 'push'",
    NOTE_FAILURES: "UPDATE notice_targets SET failures = ?2 WHERE id = ?1",
    PUT_CHOICES: (
        "INSERT INTO notice_choices (person, zone, quiet_from, quiet_until) VALUES (?, ?, ?, ?) ON CONFLICT (person) "
        "DO UPDATE SET zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until"
    ),
    DROP_WAITING: "DELETE FROM notices WHERE person = ?1 AND path = ?2 AND about <> ?3 AND claims = 0",
    ADD_NOTICE: (
        f"INSERT INTO notices ({_NOTICE}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, kind, about) DO NOTHING"  # noqa: S608
    ),
    CLAIM_NOTICE: "UPDATE notices SET claims = claims + 1 WHERE person = ? AND kind = ? AND about = ?",
    POSTPONE_NOTICE: "UPDATE notices SET due = ?4 WHERE person = ?1 AND kind = ?2 AND about = ?3",
    # Unless a later one from the same place waits.
    RETURN_NOTICE: (
        "UPDATE notices SET due = ?4, claims = 0 WHERE person = ?1 AND kind = ?2 AND about = ?3 AND NOT EXISTS "
        "(SELECT 1 FROM notices AS other WHERE other.person = ?1 AND other.path = notices.path AND other.claims = 0)"
    ),
    DROP_OLD_NOTICES: "DELETE FROM notices WHERE due < ?",
    **{write: _drop_twins(name) for write, name in zip(JOINING, TABLES, strict=False)},
    **{
        write: f"UPDATE {name} SET person = ?2 WHERE person = ?1 AND {_IS_JOINED}"  # noqa: S608
        for write, name in zip(JOINING[len(TABLES) :], TABLES, strict=True)
    },
    **{write: f"DELETE FROM {name} WHERE person = ?1" for write, name in zip(FORGETTING, TABLES, strict=True)},  # noqa: S608
}

#: What is shown to a person who asks what is stored about them.
ABOUT: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "notice_targets": (
        ("kind", "endpoint", "label", "created", "failures"),
        "notice_targets WHERE person = ?1 ORDER BY created",
    ),
    "notice_choices": (("zone", "quiet_from", "quiet_until"), "notice_choices WHERE person = ?1"),
    "notices": (("kind", "path", "due"), "notices WHERE person = ?1 ORDER BY due"),
}


class NoticeBatch(Batch):
    """What is written about notices."""

    __slots__ = ()

    def target(self, row: TargetRow) -> Self:
        """A new one, or the same again; a browser that another person used is this person's now."""
        if row.kind == "push":
            self._add(DROP_PUSH, (row.endpoint,))
        return self._add(ADD_TARGET, astuple(row))

    def drop_target(self, person: str, id: str) -> Self:
        return self._add(DROP_TARGET, (person, id))

    def drop_dead_target(self, id: str) -> Self:
        return self._add(DROP_DEAD_TARGET, (id,))

    def drop_targets_in(self, person: str, session: str) -> Self:
        """This person signed out of that browser."""
        return self._add(DROP_TARGETS_IN, (person, session))

    def drop_other_targets(self, person: str, session: str) -> Self:
        """This person signed out of every other browser; without a session out of all."""
        return self._add(DROP_OTHER_TARGETS, (person, session))

    def target_failures(self, id: str, failures: int) -> Self:
        return self._add(NOTE_FAILURES, (id, failures))

    def choices(self, row: ChoicesRow) -> Self:
        return self._add(PUT_CHOICES, astuple(row))

    def notice(self, row: NoticeRow) -> Self:
        """One that waits, unless there was one like it. An earlier one from the same place waits no more."""
        self._add(DROP_WAITING, (row.person, row.path, row.about))
        return self._add(ADD_NOTICE, astuple(row))

    def claim_notice(self, row: NoticeRow) -> Self:
        """Refused if it was claimed before."""
        return self._add(CLAIM_NOTICE, (row.person, row.kind, row.about))

    def postpone_notice(self, row: NoticeRow, due: float) -> Self:
        return self._add(POSTPONE_NOTICE, (row.person, row.kind, row.about, due))

    def return_notice(self, row: NoticeRow, due: float) -> Self:
        """One that was claimed waits again: it came nowhere."""
        return self._add(RETURN_NOTICE, (row.person, row.kind, row.about, due))

    def drop_old_notices(self, before: float) -> Self:
        return self._add(DROP_OLD_NOTICES, (before,))

    def join_notices(self, guest: str, person: str) -> Self:
        """What the guest chose is the person's, unless the person has the same."""
        for write in JOINING:
            self._add(write, (guest, person))
        return self


# Reading

TARGETS_OF: Final = f"SELECT {_TARGET} FROM notice_targets WHERE person = ? ORDER BY created, id"  # noqa: S608
CHOICES_OF: Final = "SELECT person, zone, quiet_from, quiet_until FROM notice_choices WHERE person = ?"
DUE: Final = f"SELECT {_NOTICE} FROM notices WHERE claims = 0 AND due <= ? ORDER BY due, person LIMIT ?"  # noqa: S608
NOTICES_OF: Final = f"SELECT {_NOTICE} FROM notices WHERE person = ? ORDER BY due, kind, about"  # noqa: S608


class NoticeReading(ABC):
    """What every store reads of notices."""

    @abstractmethod
    def _read(self, statement: str, *values: object) -> list[Any]: ...

    def targets_of(self, person: str) -> list[TargetRow]:
        return [TargetRow(*row) for row in self._read(TARGETS_OF, person)]

    def choices_of(self, person: str) -> ChoicesRow | None:
        return next((ChoicesRow(*row) for row in self._read(CHOICES_OF, person)), None)

    def notices_due(self, at: float, limit: int) -> list[NoticeRow]:
        """So many notices that wait and are due by then, the oldest first."""
        return [NoticeRow(*row) for row in self._read(DUE, at, limit)]

    def notices_of(self, person: str) -> list[NoticeRow]:
        """Those that wait and those that were sent."""
        return [NoticeRow(*row) for row in self._read(NOTICES_OF, person)]


class NoticeStore(Protocol):
    """The same, as the rest of the server knows it."""

    def targets_of(self, person: str) -> list[TargetRow]: ...
    def choices_of(self, person: str) -> ChoicesRow | None: ...
    def notices_due(self, at: float, limit: int) -> list[NoticeRow]: ...
    def notices_of(self, person: str) -> list[NoticeRow]: ...

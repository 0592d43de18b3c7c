"""Books of groups in every store: rows, statements, and reading them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import astuple, dataclass
from typing import Any, Final, NamedTuple, Protocol, Self, TypeAlias

from throwdown.live.store import Batch, Write


@dataclass(frozen=True, slots=True)
class BookRow:
    """A group of people who play together."""

    id: str
    name: str
    zone: str
    """Where it lives, such as ``Europe/Berlin``: that decides in which year a game was."""
    invitation: str
    """What the link that invites has behind it."""
    created: float


@dataclass(frozen=True, slots=True)
class MemberRow:
    """A member of a group: a person, a name on paper, or one who has left."""

    id: str
    book: str
    person: str | None
    """None for a member on paper, and for one who has left."""
    name: str
    """Empty for one who has left."""
    since: float
    gone: float | None = None
    """When the member left."""


#: A seat of a finished game, and the member who had it: game, seat, member, kind, ended, rank.
#: A group may have thousands: they are plain tuples.
SatRow: TypeAlias = tuple[str, int, str, str, float, int]


class TypedRow(NamedTuple):
    """A name that the host of one device typed, and the member whom it is assigned to, if it is."""

    table: str
    name: str
    kind: str
    ended: float
    member: str | None


# Writing. It comes after plays, and before people are forgotten: leaving a book reads both.

PUT_BOOK: Final = Write(16, "put_book")
ADD_MEMBER: Final = Write(17, "add_member")
RENAME_MEMBER: Final = Write(18, "rename_member")
ASSIGN_TYPED: Final = Write(18, "assign_typed")
RELEASE_TYPED: Final = Write(18, "release_typed")
MERGE_SEATS: Final = Write(18, "merge_seats")
DROP_MEMBER: Final = Write(18, "drop_member")
LEAVE_SEATS: Final = Write(18, "leave_seats")
LEAVE_BOOK: Final = Write(19, "leave_book")
DROP_EMPTY_BOOK: Final = Write(19, "drop_empty_book")

# A guest is joined to a person, in this order: one who is a member twice becomes one member.

JOIN_SEATS: Final = Write(19, "join_seats")
DROP_TWIN: Final = Write(19, "drop_twin")
JOIN_MEMBERS: Final = Write(19, "join_members")

_BOOK: Final = "books.id, books.name, zone, invitation, created"
_MEMBER: Final = "id, book, person, name, since, gone"
#: A person and all guests who were joined to them.
_SELF: Final = "(SELECT id FROM people WHERE id = ?{n} OR joined = ?{n})"
#: All ids of the members of a book, those of joined guests too. They are found first: seats are far more.
_IDS: Final = (
    "WITH ids AS MATERIALIZED (SELECT id AS member, person FROM book_members WHERE book = ?1 AND person IS NOT NULL "
    "UNION ALL SELECT book_members.id, people.id FROM book_members JOIN people ON people.joined = book_members.person "
    "WHERE book = ?1)"
)
_SAT: Final = "plays.game, plays.seat, member, kind, ended, rank"
_PUT_SEATS: Final = "INSERT INTO book_seats (book, game, seat, member) "
_OR_REPLACE: Final = " ON CONFLICT (book, game, seat) DO UPDATE SET member = excluded.member"
#: Seats of a member who leaves, in games in which another member sat: they stay, by game and seat alone.
_LEAVE_SEATS: Final = (
    "WITH ids AS MATERIALIZED (SELECT person FROM book_members WHERE id = ?1 UNION ALL SELECT people.id FROM people "  # noqa: S608
    "JOIN book_members ON people.joined = book_members.person WHERE book_members.id = ?1) "
    f"{_PUT_SEATS}SELECT leaver.book, plays.game, plays.seat, leaver.id FROM ids "
    "CROSS JOIN plays JOIN book_members AS leaver ON leaver.id = ?1 "
    "WHERE plays.person = ids.person AND (EXISTS (SELECT 1 FROM book_seats AS assigned "
    "WHERE assigned.book = leaver.book AND assigned.game = plays.game) "
    "OR EXISTS (SELECT 1 FROM plays AS beside LEFT JOIN people ON people.id = beside.person "
    "JOIN book_members AS other ON other.person IN (beside.person, people.joined) "
    f"WHERE beside.game = plays.game AND other.book = leaver.book AND other.id <> leaver.id)){_OR_REPLACE}"
)
#: The seats of a name at a table on one device that belongs to this person.
_TYPED_SEATS: Final = (
    'FROM plays JOIN games ON games.id = plays.game WHERE games."table" = ?2 AND plays.name = ?3 '
    f"AND plays.person IS NULL AND plays.bot = '' AND plays.host IN {_SELF.format(n=4)}"
)

#: Nothing moves unless the guest was joined.
_IS_JOINED: Final = "EXISTS (SELECT 1 FROM people WHERE people.id = ?1 AND joined = ?2)"
_BOOKS_OF_2: Final = "(SELECT book FROM book_members WHERE person = ?2)"

WRITE: Final[dict[Write, str]] = {
    PUT_BOOK: (
        "INSERT INTO books (id, name, zone, invitation, created) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) "
        "DO UPDATE SET name = excluded.name, zone = excluded.zone, invitation = excluded.invitation"
    ),
    ADD_MEMBER: f"INSERT INTO book_members ({_MEMBER}) VALUES (?, ?, ?, ?, ?, ?)",  # noqa: S608
    RENAME_MEMBER: "UPDATE book_members SET name = ?2 WHERE id = ?1 AND gone IS NULL",
    ASSIGN_TYPED: f"{_PUT_SEATS}SELECT ?1, plays.game, plays.seat, ?5 {_TYPED_SEATS}{_OR_REPLACE}",
    RELEASE_TYPED: (
        "DELETE FROM book_seats WHERE book = ?1 AND (game, seat) IN "  # noqa: S608
        f"(SELECT plays.game, plays.seat {_TYPED_SEATS})"
    ),
    MERGE_SEATS: "UPDATE book_seats SET member = ?2 WHERE member = ?1",
    DROP_MEMBER: "DELETE FROM book_members WHERE id = ? AND person IS NULL",
    LEAVE_SEATS: _LEAVE_SEATS,
    LEAVE_BOOK: "UPDATE book_members SET person = NULL, name = '', gone = ?2 WHERE id = ?1",
    JOIN_SEATS: (
        "UPDATE book_seats SET member = (SELECT id FROM book_members AS own "  # noqa: S608
        "WHERE own.book = book_seats.book AND own.person = ?2) "
        f"WHERE member IN (SELECT id FROM book_members WHERE person = ?1 AND book IN {_BOOKS_OF_2}) AND {_IS_JOINED}"
    ),
    DROP_TWIN: f"DELETE FROM book_members WHERE person = ?1 AND book IN {_BOOKS_OF_2} AND {_IS_JOINED}",  # noqa: S608
    JOIN_MEMBERS: f"UPDATE book_members SET person = ?2 WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
    DROP_EMPTY_BOOK: (
        "DELETE FROM books WHERE id = ?1 "
        "AND NOT EXISTS (SELECT 1 FROM book_members WHERE book = ?1 AND person IS NOT NULL)"
    ),
}


class BookBatch(Batch):
    """What is written about books."""

    __slots__ = ()

    def book(self, row: BookRow) -> Self:
        return self._add(PUT_BOOK, astuple(row))

    def member(self, row: MemberRow) -> Self:
        """A new member; refused if this person is one already."""
        return self._add(ADD_MEMBER, astuple(row))

    def rename_member(self, member: str, name: str) -> Self:
        return self._add(RENAME_MEMBER, (member, name))

    def assign_typed(self, book: str, table: str, name: str, host: str, member: str | None) -> Self:
        """This name at that table of this person is a member of the group; None: it is nobody of them."""
        if member is None:
            return self._add(RELEASE_TYPED, (book, table, name, host))
        return self._add(ASSIGN_TYPED, (book, table, name, host, member))

    def merge_member(self, paper: str, into: str) -> Self:
        """A member on paper was this one all the time."""
        self._add(MERGE_SEATS, (paper, into))
        return self._add(DROP_MEMBER, (paper,))

    def drop_paper_member(self, member: str) -> Self:
        return self._add(DROP_MEMBER, (member,))

    def join_books(self, guest: str, person: str) -> Self:
        """What the guest was a member of, the person is."""
        for write in (JOIN_SEATS, DROP_TWIN, JOIN_MEMBERS):
            self._add(write, (guest, person))
        return self

    def leave_book(self, row: MemberRow, at: float) -> Self:
        """The member takes the name along; their results stay without it. A book that no person reads is deleted."""
        self._add(LEAVE_SEATS, (row.id,))
        self._add(LEAVE_BOOK, (row.id, at))
        return self._add(DROP_EMPTY_BOOK, (row.book,))


# Reading

BOOK: Final = f"SELECT {_BOOK} FROM books WHERE id = ?"  # noqa: S608
INVITED: Final = f"SELECT {_BOOK} FROM books WHERE invitation = ?"  # noqa: S608
BOOKS_OF: Final = (
    f"SELECT {_BOOK} FROM book_members JOIN books ON books.id = book WHERE person = ? "  # noqa: S608
    "ORDER BY since, books.id"
)
MEMBERSHIPS: Final = f"SELECT {_MEMBER} FROM book_members WHERE person = ? ORDER BY since, id"  # noqa: S608
MEMBERS: Final = f"SELECT {_MEMBER} FROM book_members WHERE book = ? ORDER BY since, id"  # noqa: S608
SAT_AS_PERSON: Final = f"{_IDS} SELECT {_SAT} FROM ids CROSS JOIN plays WHERE plays.person = ids.person"  # noqa: S608
SAT_ASSIGNED: Final = (
    f"SELECT {_SAT} FROM book_seats JOIN plays ON plays.game = book_seats.game "  # noqa: S608
    "AND plays.seat = book_seats.seat WHERE book = ?1"
)
TYPED: Final = (
    'SELECT games."table", plays.name, plays.kind, plays.ended, member FROM plays '  # noqa: S608
    "JOIN games ON games.id = plays.game LEFT JOIN book_seats ON book_seats.book = ?1 "
    "AND book_seats.game = plays.game AND book_seats.seat = plays.seat "
    f"WHERE plays.host <> '' AND plays.host IN {_SELF.format(n=2)} AND plays.person IS NULL AND plays.bot = '' "
    "AND plays.name <> '' ORDER BY plays.ended DESC, plays.game, plays.seat LIMIT ?3"
)


class BookReading(ABC):
    """What every store reads of books."""

    @abstractmethod
    def _read(self, statement: str, *values: object) -> list[Any]: ...

    def book(self, id: str) -> BookRow | None:
        return next((BookRow(*row) for row in self._read(BOOK, id)), None)

    def book_invited(self, invitation: str) -> BookRow | None:
        """The book that this invitation leads to."""
        return next((BookRow(*row) for row in self._read(INVITED, invitation)), None)

    def books_of(self, person: str) -> list[BookRow]:
        """The books of which this person is a member, in the order in which they came in."""
        return [BookRow(*row) for row in self._read(BOOKS_OF, person)]

    def memberships(self, person: str) -> list[MemberRow]:
        return [MemberRow(*row) for row in self._read(MEMBERSHIPS, person)]

    def members(self, book: str) -> list[MemberRow]:
        """Also those who have left; who came in first is first."""
        return [MemberRow(*row) for row in self._read(MEMBERS, book)]

    def seats_of(self, book: str) -> list[SatRow]:
        """Seats of members in finished games. A person who came back has the seats that were left behind."""
        seated = self._read(SAT_AS_PERSON, book)
        if assigned := self._read(SAT_ASSIGNED, book):
            taken = {(row[0], row[1]) for row in seated}
            seated += [row for row in assigned if (row[0], row[1]) not in taken]
        return seated

    def typed_by(self, book: str, host: str, limit: int) -> list[TypedRow]:
        """Names that this person typed at tables on one device, the newest first."""
        return [TypedRow(*row) for row in self._read(TYPED, book, host, limit)]


class BookStore(Protocol):
    """The same, as the rest of the server knows it."""

    def book(self, id: str) -> BookRow | None: ...
    def book_invited(self, invitation: str) -> BookRow | None: ...
    def books_of(self, person: str) -> list[BookRow]: ...
    def memberships(self, person: str) -> list[MemberRow]: ...
    def members(self, book: str) -> list[MemberRow]: ...
    def seats_of(self, book: str) -> list[SatRow]: ...
    def typed_by(self, book: str, host: str, limit: int) -> list[TypedRow]: ...

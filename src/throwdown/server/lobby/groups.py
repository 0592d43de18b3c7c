"""Groups of people who play together, and their books. Only members read them.

For anybody else a group is not there: whatever they ask, the answer is that of a group that does not exist.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from throwdown.api.faults import NotFound
from throwdown.errors import ThrowdownError
from throwdown.history.book import book_of
from throwdown.history.zone import Zone
from throwdown.live.protocol.plain_text import name_of, title_of
from throwdown.server.protocol import groups as wire
from throwdown.server.storage.store import (
    Batch,
    BookRow,
    MemberRow,
    StoreConflict,
    StoreRefused,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.api.person import Person
    from throwdown.history.book import Book
    from throwdown.live.timers import Time
    from throwdown.server.operations.limits import Limits
    from throwdown.server.storage.store import Store, TypedRow

#: Names that were typed, of so many seats at most.
TYPED: Final = 400


class GroupRefused(ThrowdownError):
    """Raised when a member wants what only the keeper of the group may do, or more than there is room for."""

    code = "group/keeper"


@dataclass(frozen=True)
class OpenGroup:
    """A group, opened by one of its members."""

    row: BookRow
    members: list[MemberRow]
    me: MemberRow

    @cached_property
    def keeper(self) -> str:
        """The member who looks after the group: of the people in it the one who has been there for longest."""
        return next(member.id for member in self.members if member.person is not None)

    @property
    def zone(self) -> Zone:
        return Zone(self.row.zone)

    def check_keeper(self) -> None:
        if self.keeper != self.me.id:
            raise GroupRefused("only the member who has been in the group for longest may do that")

    def member(self, id: str) -> MemberRow:
        """A member who has not left."""
        for member in self.members:
            if member.id == id and member.gone is None:
                return member
        raise NotFound("the group has no such member")

    def info(self, link: str) -> wire.Group:
        return wire.Group(
            id=self.row.id,
            name=self.row.name,
            zone=self.row.zone,
            members=[self._member(member) for member in self.members],
            link=link,
        )

    def _member(self, row: MemberRow) -> wire.MemberInfo:
        return wire.MemberInfo(
            id=row.id,
            name=row.name,
            kind="left" if row.gone is not None else "paper" if row.person is None else "person",
            you=row.id == self.me.id,
            keeper=row.id == self.keeper,
        )


class Groups:
    """All groups."""

    def __init__(self, store: Store, limits: Limits, time: Time) -> None:
        self._store = store
        self._limits = limits
        self._time = time

    # Coming in

    async def of(self, person: Person) -> list[wire.GroupInfo]:
        """The groups that this person is a member of."""
        return await self._store.read(self._groups_of, person.id)

    def _groups_of(self, person: str) -> list[wire.GroupInfo]:
        return [
            wire.GroupInfo(id=row.id, name=row.name, members=_present(self._store.members(row.id)))
            for row in self._store.books_of(person)
        ]

    async def open(self, person: Person, id: str) -> OpenGroup:
        """The group with this id; not found by anybody but its members."""
        found = await self._store.read(self._open, person.id, id)
        if found is None:
            raise NotFound("there is no such group, or you are not one of its members")
        return found

    def _open(self, person: str, id: str) -> OpenGroup | None:
        row, members = self._store.book(id), self._store.members(id)
        me = next((member for member in members if member.person == person), None)
        if row is None or me is None:
            return None
        return OpenGroup(row, members, me)

    async def make(self, person: Person, name: str, zone: str) -> OpenGroup:
        await self._check_room(person)
        id = secrets.token_hex(8)
        row = BookRow(id, title_of(name, self._limits), _checked_zone(zone), _invitation(), self._time.wall())
        await self._store.commit(Batch().book(row).member(self._new_member(id, person)))
        return await self.open(person, id)

    async def invited(self, person: Person | None, invitation: str) -> wire.GroupInvitation:
        """What a person sees before they join."""
        row = await self._invited(invitation)
        members = await self._store.read(self._store.members, row.id)
        is_member = person is not None and any(member.person == person.id for member in members)
        return wire.GroupInvitation(name=row.name, members=_present(members), group=row.id if is_member else None)

    async def join(self, person: Person, invitation: str) -> OpenGroup:
        """Become a member; one who is a member already stays one."""
        row = await self._invited(invitation)
        members = await self._store.read(self._store.members, row.id)
        if all(member.person != person.id for member in members):
            await self._check_room(person)
            self._check_not_full(members)
            # Another request of this person was faster, or the group is gone.
            with suppress(StoreConflict, StoreRefused):
                await self._store.commit(Batch().member(self._new_member(row.id, person)))
        return await self.open(person, row.id)

    async def _invited(self, invitation: str) -> BookRow:
        row = await self._store.read(self._store.book_invited, invitation)
        if row is None:
            raise NotFound("this invitation leads to no group, or not any more: ask for a new link")
        return row

    async def _check_room(self, person: Person) -> None:
        if person.kind == "bot":
            raise GroupRefused("bots are not members of groups", code="group/bot")
        most = self._limits.groups_per_person
        if len(await self._store.read(self._store.memberships, person.id)) >= most:
            raise GroupRefused("you are a member of {most} groups: leave one first", code="group/too_many", most=most)

    def _check_not_full(self, members: Iterable[MemberRow]) -> None:
        most = self._limits.members_per_group
        if _present(members) >= most:
            raise GroupRefused("a group has at most {most} members", code="group/full", most=most)

    def _new_member(self, book: str, person: Person) -> MemberRow:
        return MemberRow(secrets.token_hex(8), book, person.id, person.name, self._time.wall())

    # Members

    async def add_paper_member(self, group: OpenGroup, name: str) -> None:
        """A member who has no device here: their name was typed."""
        self._check_not_full(group.members)
        row = MemberRow(secrets.token_hex(8), group.row.id, None, name_of(name, self._limits), self._time.wall())
        await self._store.commit(Batch().member(row))

    async def rename_member(self, group: OpenGroup, id: str, name: str) -> None:
        """Oneself, or a member on paper."""
        member = group.member(id)
        if member.person is not None and member.id != group.me.id:
            raise GroupRefused("a member chooses their own name", code="group/own_name")
        await self._store.commit(Batch().rename_member(id, name_of(name, self._limits)))

    async def be(self, group: OpenGroup, id: str) -> None:
        """A member on paper is this person, who has a device now."""
        member = group.member(id)
        if member.person is not None:
            raise NotFound("the group has no such member on paper")
        await self._store.commit(Batch().merge_member(id, group.me.id))

    async def leave(self, group: OpenGroup, id: str) -> None:
        """Leave the group, or send another member away: the name goes, results stay without it."""
        member = group.member(id)
        if member.id != group.me.id:
            group.check_keeper()
        if member.person is None:
            await self._store.commit(Batch().drop_paper_member(id))
        else:
            await self._store.commit(Batch().leave_book(member, self._time.wall()))

    # What the keeper does

    async def change(self, group: OpenGroup, name: str | None, zone: str | None) -> None:
        group.check_keeper()
        row = group.row
        named = row.name if name is None else title_of(name, self._limits)
        await self._store.commit(
            Batch().book(replace(row, name=named, zone=row.zone if zone is None else _checked_zone(zone)))
        )

    async def renew_invitation(self, group: OpenGroup) -> None:
        """A new link; the old one leads nowhere."""
        group.check_keeper()
        await self._store.commit(Batch().book(replace(group.row, invitation=_invitation())))

    # Reading the book

    async def book(self, group: OpenGroup, year: int | None) -> Book:
        """What the group played in one year, or in all."""
        return await self._store.read_in_thread(self._book, group, year)

    def _book(self, group: OpenGroup, year: int | None) -> Book:
        return book_of(self._store.seats_of(group.row.id), group.zone, year)

    # Names that were typed

    async def typed(self, group: OpenGroup, person: Person) -> list[wire.TypedTable]:
        """The tables on the device of this person. Nobody else sees what was typed there."""
        rows = await self._store.read_in_thread(self._store.typed_by, group.row.id, person.id, TYPED)
        tables: dict[str, list[TypedRow]] = {}
        for row in rows:
            tables.setdefault(row.table, []).append(row)
        return [_typed_table(rows) for rows in tables.values()]

    async def assign_typed(self, group: OpenGroup, person: Person, given: wire.TypedGiven) -> None:
        member = None if given.member is None else group.member(given.member).id
        await self._store.commit(Batch().assign_typed(group.row.id, given.table, given.name, person.id, member))


def _present(members: Iterable[MemberRow]) -> int:
    return sum(member.gone is None for member in members)


def _invitation() -> str:
    return secrets.token_urlsafe(16)


def _checked_zone(name: str) -> str:
    """A zone that this machine does not know is replaced: a game around New Year may be in the other year."""
    return name if Zone.knows(name) else "UTC"


def _typed_table(rows: list[TypedRow]) -> wire.TypedTable:
    """A table with its names, each once."""
    names = {row.name: row.member for row in reversed(rows)}
    last = rows[0]
    games = len({row.ended for row in rows})
    return wire.TypedTable(
        table=last.table,
        kind=last.kind,
        ended=last.ended,
        games=games,
        names=[wire.TypedName(name=name, member=member) for name, member in names.items()],
    )

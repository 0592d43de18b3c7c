"""Keeping one's games: what signs a person in on another device, joining two guests, and links of the host."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.server.people.recovery import key_of, new_code
from throwdown.server.people.tickets import INVITE_DAYS, new_ticket, ticket_hash
from throwdown.server.storage.store import Batch, CredentialRow

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.live.timers import Time
    from throwdown.server.storage.store import Store, TicketRow

    from .people import People

#: More tables than any person sits at.
EVERY = 2**31
#: So many of one kind a person may have.
MOST = 20


class CredentialRefused(ThrowdownError):
    """Raised when a person cannot be signed in, or cannot add what would sign them in."""

    code = "person/no_code"


class JoinRefused(ThrowdownError):
    """Raised when two guests cannot become one person now."""

    code = "person/same_table"


class Credentials:
    """What people prove themselves with, over the store."""

    def __init__(self, store: Store, people: People, time: Time) -> None:
        self._store = store
        self._people = people
        self._time = time

    async def of(self, person: Person) -> list[CredentialRow]:
        return await self._store.read(self._store.credentials, person.id)

    async def find(self, kind: str, key: str) -> tuple[Person, CredentialRow] | None:
        """Whose credential has this key."""
        row = await self._store.read(self._store.credential, kind, key)
        person = await self._people.known(row.person) if row is not None else None
        return (person, row) if person is not None and row is not None else None

    def used(self, row: CredentialRow, count: int | None = None) -> Batch:
        """What to write when it has signed its person in."""
        return Batch().use_credential(row.id, row.count if count is None else count, self._time.wall())

    async def add(
        self, person: Person, kind: str, key: str, *, secret: str = "", label: str = "", count: int = 0,
        instead: bool = False, also: Batch | None = None,
    ) -> CredentialRow:  # fmt: skip
        """One more, written with ``also``; ``instead`` of all others of this kind."""
        if not instead and sum(row.kind == kind for row in await self.of(person)) >= MOST:
            raise CredentialRefused("you have enough of these: remove one first", code="person/enough")
        now = self._time.wall()
        row = CredentialRow(secrets.token_hex(8), person.id, kind, key, secret, label, count, now, now)
        batch = also or Batch()
        if instead:
            batch.drop_credentials_of(person.id, kind)
        await self._store.commit(batch.credential(row))
        return row

    async def remove(self, person: Person, id: str) -> bool:
        """Take one back; False: the person has no such one."""
        if all(row.id != id for row in await self.of(person)):
            return False
        await self._store.commit(Batch().drop_credential(person.id, id))
        return True

    # Recovery codes

    async def new_code(self, person: Person) -> str:
        """A new code; the one before is good no more."""
        code = new_code()
        await self.add(person, "code", key_of(code), instead=True)
        return code

    async def by_code(self, key: str) -> tuple[Person, CredentialRow]:
        """Whose recovery code has this key."""
        found = await self.find("code", key)
        if found is None:
            raise CredentialRefused("no person has this recovery code: is it an older card?")
        return found

    # Joining

    async def check_apart(self, guest: Person, person: Person) -> None:
        """Refuse two who sit at the same table: there they would be one player with two hands."""
        own, theirs = [await self._store.read(self._store.tables_of, each.id, EVERY) for each in (person, guest)]
        if set(own) & set(theirs):
            raise JoinRefused("both of you sit at the same table: finish that game first")

    async def join(self, guest: Person, person: Person) -> None:
        """The guest becomes a part of the person. Nothing at tables changes: there the person is known by both ids."""
        await self.check_apart(guest, person)
        await self._store.commit(Batch().join(guest.id, person.id))
        for each in (guest, person):
            await self._people.announce_change(each.id)

    # Links of the host

    async def ticket(self, token: str, kind: str) -> TicketRow | None:
        """The stored part of a link, if it is one of this kind and still good."""
        row = await self._store.read(self._store.ticket, ticket_hash(token))
        good = row is not None and row.kind == kind and row.uses > 0 and row.until > self._time.wall()
        return row if good else None

    async def new_invitation(self) -> str:
        token, row = new_ticket("invite", self._time.wall(), days=INVITE_DAYS)
        await self._store.commit(Batch().ticket(row))
        return token

    async def reset(self, row: TicketRow) -> tuple[Person, list[str], Batch] | None:
        """Who signs in with this link, the ids of their bots, and what is written then.

        All that signed them in before becomes invalid: a thief may have added a passkey, or made a bot.
        """
        person = await self._people.known(row.person) if row.person is not None else None
        if person is None or row.person is None:
            return None
        bots = await self._store.read(self._store.bots_of, person.id)
        batch = Batch().use_ticket(row.hash).end_other_tickets(row.person, row.hash).drop_credentials_of(person.id)
        for id in (person.id, *bots):
            batch.drop_sessions_of(id)
        return person, bots, batch

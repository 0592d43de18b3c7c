"""Keeping one's games: what signs a person in on another device, joining two guests, and links of the host."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.server.people.recovery import key_of, new_code
from throwdown.server.people.tickets import DAY_S, INVITE_DAYS, new_ticket, ticket_hash
from throwdown.server.storage.store import Batch, CredentialRow

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.live.timers import Time
    from throwdown.server.storage.store import Store, TicketRow

    from .people import People

#: More tables than any person sits at.
EVERY = 2**31
#: A card that was replaced or removed takes that back for so long.
OLD_CODE_S = DAY_S
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
        """What signs this person in, and the card of before for as long as it counts."""
        rows = await self._store.read(self._store.credentials, person.id)
        return [row for row in rows if self._counts(row)]

    def _counts(self, row: CredentialRow) -> bool:
        return row.kind != "old_code" or self._time.wall() < row.used + OLD_CODE_S

    async def find(self, kind: str, key: str) -> tuple[Person, CredentialRow] | None:
        """Whose credential has this key."""
        row = await self._store.read(self._store.credential, kind, key)
        row = row if row is not None and self._counts(row) else None
        person = await self._people.known(row.person) if row is not None else None
        return (person, row) if person is not None and row is not None else None

    def used(self, row: CredentialRow, count: int | None = None) -> Batch:
        """What to write when it has signed its person in."""
        return Batch().use_credential(row.id, row.count if count is None else count, self._time.wall())

    async def add(
        self, person: Person, kind: str, key: str, *, secret: str = "", label: str = "", count: int = 0,
        also: Batch | None = None,
    ) -> CredentialRow:  # fmt: skip
        """One more, written with ``also``."""
        if sum(row.kind == kind for row in await self.of(person)) >= MOST:
            raise CredentialRefused("you have enough of these: remove one first", code="person/enough")
        row = self._row(person, kind, key, secret, label, count)
        await self._store.commit((also or Batch()).credential(row))
        return row

    def _row(
        self, person: Person, kind: str, key: str, secret: str = "", label: str = "", count: int = 0
    ) -> CredentialRow:
        now = self._time.wall()
        return CredentialRow(secrets.token_hex(8), person.id, kind, key, secret, label, count, now, now)

    async def remove(self, person: Person, id: str) -> bool:
        """Take one back; False: the person has no such one. A card takes that back for a day."""
        found = next((row for row in await self.of(person) if row.id == id and row.kind != "old_code"), None)
        if found is None:
            return False
        is_card = found.kind == "code"
        await self._store.commit(
            await self._without_card(person) if is_card else Batch().drop_credential(person.id, id)
        )
        return True

    # Recovery codes

    async def new_code(self, person: Person) -> str:
        """A new code. Whoever finds an open browser can make one, so the one before can take that back for a day."""
        code = new_code()
        batch = await self._without_card(person)
        await self._store.commit(batch.credential(self._row(person, "code", key_of(code))))
        return code

    async def _without_card(self, person: Person) -> Batch:
        """What to write when the card signs nobody in any more.

        It becomes the old one, unless there is an old one already: a card that is younger than a day proves no more
        than the browser in which it was made.
        """
        rows, batch = await self.of(person), Batch().drop_credentials_of(person.id, "code")
        if any(row.kind == "old_code" for row in rows):
            return batch
        batch.drop_credentials_of(person.id, "old_code")
        for row in rows:
            if row.kind == "code":
                batch.credential(replace(row, kind="old_code", used=self._time.wall()))
        return batch

    def restored(self, row: CredentialRow) -> Batch:
        """What to write when an old card signs in: it is the card again, and nothing else signs this person in."""
        batch = Batch().drop_credentials_of(row.person).drop_sessions_of(row.person)
        return batch.credential(replace(row, kind="code", used=self._time.wall()))

    async def by_code(self, key: str) -> tuple[Person, CredentialRow]:
        """Whose recovery code has this key; it may be the old one."""
        found = await self.find("code", key) or await self.find("old_code", key)
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

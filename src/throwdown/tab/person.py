"""The one person who plays on this device, and the key of the device. Both stay when the tab is closed."""

from __future__ import annotations

import time
from dataclasses import replace
from secrets import token_hex
from typing import TYPE_CHECKING, Self

import msgspec

from throwdown.api.person import Person
from throwdown.live.bot_names import BOT_NAMES
from throwdown.live.protocol.plain_text import person_name_of
from throwdown.live.store import Batch, PersonRow

from .database import HOST

if TYPE_CHECKING:
    from throwdown.live.limits import TableLimits

    from .database import Database
    from .outside import Outside
    from .store import TabStore

#: The keys under which the two are stored.
PERSON, KEY = "person", "key"


class Device:
    """Who plays here; ``signer`` signs receipts for this device."""

    def __init__(self, store: TabStore, database: Database, person: Person | None, signer: DeviceKey) -> None:
        self._store = store
        self._database = database
        self.person = person
        self.signer = signer

    @classmethod
    async def open(cls, store: TabStore, outside: Outside) -> Self:
        database = outside.database
        stored: dict[str, str] = {key: msgspec.json.decode(text, type=str) for key, text in await database.load(HOST)}
        if KEY not in stored:
            stored[KEY] = token_hex(32)
            await database.write([(HOST, KEY, _text(stored[KEY]))])
        row = store.person(stored[PERSON]) if PERSON in stored else None
        person = Person(row.id, row.name, row.kind, row.language) if row is not None else None
        return cls(store, database, person, DeviceKey(outside, stored[KEY]))

    async def name(self, name: str, language: str, limits: TableLimits) -> Person:
        """The person gets this name and language; there is only one, so their games stay theirs."""
        wanted = person_name_of(name, limits, BOT_NAMES)
        if self.person is not None:
            return await self._put(replace(self.person, name=wanted, language=language))
        person = await self._put(Person(token_hex(8), wanted, "guest", language))
        await self._database.write([(HOST, PERSON, _text(person.id))])
        return person

    async def _put(self, person: Person) -> Person:
        now = time.time()
        row = self._store.person(person.id)
        created = row.created if row is not None else now
        await self._store.commit(
            Batch().person(PersonRow(person.id, person.name, person.kind, None, person.language, created, now))
        )
        self.person = person
        return person


class DeviceKey:
    """The key of this device."""

    def __init__(self, outside: Outside, seed: str) -> None:
        self._outside = outside
        self._seed = seed
        self.public = outside.public_key(seed)

    def sign(self, message: bytes) -> str:
        return self._outside.sign(self._seed, message)


def _text(value: str) -> str:
    return msgspec.json.encode(value).decode()

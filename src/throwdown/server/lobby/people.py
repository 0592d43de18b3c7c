"""Who is who: guests with just a name, bots with a token, and how they prove it.

A session is a random token that only its holder has; the store knows its hash. A cookie holds it for a
browser, a bearer token for a bot, and a short code hands a person over to another device.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from hashlib import sha256
from math import inf, isinf
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.live.bot_names import BOT_NAMES
from throwdown.live.protocol.plain_text import person_name_of
from throwdown.server.storage.store import Batch, PersonRow, SessionRow

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from throwdown.live.timers import Time
    from throwdown.server.operations.limits import Limits
    from throwdown.server.protocol.http import PersonInfo
    from throwdown.server.storage.store import Store

#: So many people are remembered without asking the store.
CACHED = 10_000
#: A cookie is good for so long after its last use, in s.
COOKIE_AGE = 90 * 24 * 3600
#: How often that use is noted, in s.
REFRESH = 24 * 3600
#: A code for another device, in s.
RESUME_AGE = 600


class NotSignedIn(ThrowdownError):
    """Raised when a request needs a person and has none."""

    code = "person/unknown"


@dataclass(frozen=True, slots=True)
class Person:
    """A person or a bot that may sit down."""

    id: str
    name: str
    kind: str
    language: str
    owner: str | None = None

    def info(self) -> PersonInfo:
        from throwdown.server.protocol.http import PersonInfo

        return PersonInfo(id=self.id, name=self.name, kind=self.kind, language=self.language)


class People:
    """All people and their sessions."""

    def __init__(self, store: Store, limits: Limits, time: Time) -> None:
        self._store = store
        self._limits = limits
        self._time = time
        self._known: dict[bytes, tuple[Person, str, float]] = {}
        """By hash of the token: who it is, which kind of session, and since when."""
        self.trust_s = inf
        """For how long a token is believed without asking the store: other servers may end it."""
        self.changed: Callable[[str], Awaitable[None]] | None = None
        """Announces to other servers, where there are any, that a person has another name, or a token fewer."""
        self._read_at: dict[bytes, float] = {}
        self._drops = 0
        """How often something that was read became doubtful."""
        self._taken: set[bytes] = set()
        """Codes that are being handed over."""

    async def of(self, token: str, kind: str) -> Person | None:
        """Whose token this is, if it is one of this kind and still good."""
        hashed = _hash(token)
        known = self._known.get(hashed) if self._is_fresh(hashed) else None
        if known is None:
            known = await self._read(hashed)
            if known is None:
                return None
        person, is_kind, since = known
        age = {"cookie": COOKIE_AGE, "resume": RESUME_AGE}.get(is_kind)
        if is_kind != kind or (age is not None and self._time.wall() - since > age):
            return None
        return person

    def remembered(self, token: str) -> Person | None:
        """Whose token it was when it was last read: for the language of an error, not to let them in."""
        known = self._known.get(_hash(token))
        return None if known is None else known[0]

    def _is_fresh(self, hashed: bytes) -> bool:
        if isinf(self.trust_s):
            return True
        return self._time.wall() - self._read_at.get(hashed, 0.0) < self.trust_s

    async def _read(self, hashed: bytes) -> tuple[Person, str, float] | None:
        before = self._drops
        session, row = await self._store.read(self._stored, hashed)
        if session is None or row is None:
            self._drop(hashed)
            return None
        found = (Person(row.id, row.name, row.kind, row.language, row.owner), session.kind, session.seen)
        if self._drops == before:  # else it may have been ended between the read and now
            self._cache(hashed, found)
        return found

    def _cache(self, hashed: bytes, found: tuple[Person, str, float]) -> None:
        if len(self._known) >= CACHED:
            self._drop(next(iter(self._known)))
        self._known[hashed] = found
        if not isinf(self.trust_s):
            self._read_at[hashed] = self._time.wall()

    def _stored(self, hashed: bytes) -> tuple[SessionRow | None, PersonRow | None]:
        session = self._store.session(hashed)
        return session, None if session is None else self._store.person(session.person)

    async def known(self, id: str) -> Person | None:
        """The person with this id; None if they were deleted."""
        row = await self._store.read(self._store.person, id)
        return None if row is None else Person(row.id, row.name, row.kind, row.language, row.owner)

    async def new_guest(self, name: str, language: str) -> tuple[Person, str]:
        """A new person, and the token of their cookie."""
        person = Person(secrets.token_hex(8), person_name_of(name, self._limits, BOT_NAMES), "guest", language)
        batch = Batch().person(self._row(person))
        token = self._session(batch, person, "cookie")
        await self._store.commit(batch)
        return person, token

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """A bot of this person, and its bearer token."""
        person = Person(
            secrets.token_hex(8), person_name_of(name, self._limits, BOT_NAMES), "bot", owner.language, owner.id
        )
        batch = Batch().person(self._row(person))
        token = self._session(batch, person, "token", name)
        await self._store.commit(batch)
        return person, token

    async def new_session(self, person: Person, kind: str) -> str:
        """One more token for a known person."""
        batch = Batch()
        token = self._session(batch, person, kind)
        await self._store.commit(batch)
        return token

    def _session(self, batch: Batch, person: Person, kind: str, label: str = "") -> str:
        token, now = secrets.token_urlsafe(32), self._time.wall()
        batch.session(SessionRow(_hash(token), person.id, kind, now, now, label))
        return token

    def _row(self, person: Person) -> PersonRow:
        now = self._time.wall()
        return PersonRow(person.id, person.name, person.kind, person.owner, person.language, now, now)

    async def take(self, code: str) -> tuple[Person, str] | None:
        """A code becomes a cookie on this device, once."""
        hashed, person = _hash(code), await self.of(code, "resume")
        if person is None or hashed in self._taken:
            return None
        self._taken.add(hashed)  # before anything waits: two devices may come together
        batch = Batch().drop_session(hashed)
        token = self._session(batch, person, "cookie")
        try:
            await self._store.commit(batch)
            self._drop(hashed)
        finally:
            self._taken.discard(hashed)
        return person, token

    async def refresh(self, token: str) -> None:
        """A cookie that is used stays good."""
        hashed = _hash(token)
        row = await self._store.read(self._store.session, hashed)
        if row is not None and self._time.wall() - row.seen > REFRESH:
            await self._store.commit(Batch().session(replace(row, seen=self._time.wall())))
            self._drop(hashed)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another name or language."""
        changed = replace(
            person,
            name=person.name if name is None else person_name_of(name, self._limits, BOT_NAMES),
            language=language or person.language,
        )
        row = await self._store.read(self._store.person, person.id)
        created = row.created if row is not None else self._time.wall()
        new = PersonRow(
            changed.id, changed.name, changed.kind, changed.owner, changed.language, created, self._time.wall()
        )
        await self._store.commit(Batch().person(new))
        await self._announce_change(person.id)
        return changed

    async def end(self, token: str) -> None:
        """Log out: this token is good no more."""
        known = self._known.get(_hash(token)) or await self._read(_hash(token))
        await self._store.commit(Batch().drop_session(_hash(token)))
        self._drop(_hash(token))
        if known is not None:
            await self._announce_change(known[0].id)

    async def end_bot(self, owner: Person, bot: str) -> bool:
        """Take the tokens of a bot back."""
        row = await self._store.read(self._store.person, bot)
        if row is None or row.owner != owner.id:
            return False
        await self._store.commit(Batch().drop_sessions_of(bot))
        await self._announce_change(bot)
        return True

    async def _announce_change(self, person: str) -> None:
        self.forget(person)
        if self.changed is not None:
            await self.changed(person)

    def forget(self, person: str) -> None:
        """What was read about this person may be true no more."""
        self._drops += 1
        for hashed in [hashed for hashed, known in self._known.items() if known[0].id == person]:
            self._drop(hashed)

    def forget_all(self) -> None:
        """The same about everybody."""
        self._drops += 1
        self._known.clear()
        self._read_at.clear()

    def _drop(self, hashed: bytes) -> None:
        self._drops += 1
        self._known.pop(hashed, None)
        self._read_at.pop(hashed, None)


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogatepass")).digest()

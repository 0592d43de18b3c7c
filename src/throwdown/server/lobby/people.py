"""Who is who: guests with just a name, bots with a token, and how they prove it.

A session is a random token that only its holder has; the store knows its hash. A cookie holds it for a
browser, a bearer token for a bot, and a link for ten minutes hands a person over to another device.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from hashlib import sha256
from math import inf, isinf
from typing import TYPE_CHECKING

from throwdown.api.person import Person
from throwdown.live.bot_names import BOT_NAMES
from throwdown.live.protocol.plain_text import person_name_of
from throwdown.server.storage.store import Batch, PersonRow, SessionRow

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from throwdown.live.timers import Time
    from throwdown.server.operations.limits import Limits
    from throwdown.server.storage.store import Store

    #: A person, and the token of their new cookie.
    SignedIn = tuple[Person, str]

#: So many people are remembered without asking the store.
CACHED = 10_000
#: A cookie is good for so long after its last use, in s.
COOKIE_AGE = 90 * 24 * 3600
#: How often that use is noted, in s.
REFRESH = 24 * 3600
#: The same for the token of a bot, in s.
USE_NOTED = 3600
#: A link for another device is good for so long, in s.
RESUME_AGE = 600
#: Digits of the name of a session.
SESSION_NAME = 16


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
        self.check_name: Callable[[str, str], None] = lambda name, person: None
        """Refuses a name that belongs to another person than the one with this id."""

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
        session, row, also = await self._store.read(self._stored, hashed)
        if session is None or row is None:
            self._drop(hashed)
            return None
        found = (_person(row, also), session.kind, session.seen)
        if self._drops == before:  # else it may have been ended between the read and now
            self._cache(hashed, found)
        return found

    def _cache(self, hashed: bytes, found: tuple[Person, str, float]) -> None:
        if len(self._known) >= CACHED:
            self._drop(next(iter(self._known)))
        self._known[hashed] = found
        if not isinf(self.trust_s):
            self._read_at[hashed] = self._time.wall()

    def _stored(self, hashed: bytes) -> tuple[SessionRow | None, PersonRow | None, list[str]]:
        session = self._store.session(hashed)
        return session, *((None, []) if session is None else self._self(session.person))

    def _self(self, id: str) -> tuple[PersonRow | None, list[str]]:
        """The person with this id, or the one whom that guest was joined to; and all guests who were."""
        row = self._store.person(id)
        if row is not None and row.joined is not None:
            row = self._store.person(row.joined)
        return row, [] if row is None else self._store.ids_of(row.id)[1:]

    async def known(self, id: str) -> Person | None:
        """The person with this id, or the one whom that guest was joined to; None if they were deleted."""
        row, also = await self._store.read(self._self, id)
        return None if row is None else _person(row, also)

    async def new_guest(self, name: str, language: str, device: str = "", also: Batch | None = None) -> SignedIn:
        """A new person, and the token of their cookie; ``also`` is written with them, or nobody is new."""
        person = Person(secrets.token_hex(8), self.name_for(name), "guest", language)
        batch = (also or Batch()).person(self._row(person))
        token = self._session(batch, person, "cookie", device)
        await self._store.commit(batch)
        return person, token

    async def sign_in(self, person: Person, device: str, before: str | None = None, also: Batch | None = None) -> str:
        """The token of a new cookie. The session that the browser had (``before``) ends: it never signs in another."""
        batch = also or Batch()
        token = self._session(batch, person, "cookie", device)
        ended = None
        if before is not None:
            ended = self._known.get(_hash(before)) or await self._read(_hash(before))
            batch.drop_session(_hash(before))
        await self._store.commit(batch)
        if before is not None and ended is not None:
            await self.announce_change(ended[0].id)
        return token

    # Devices

    async def devices(self, person: Person) -> list[SessionRow]:
        """The browsers in which this person is signed in, the one used last first."""
        rows = await self._store.read(self._store.sessions, person.id, "cookie")
        good = [row for row in rows if self._time.wall() - row.seen <= COOKIE_AGE]
        return sorted(good, key=lambda row: -row.seen)

    async def end_device(self, person: Person, session: str) -> bool:
        """Sign this person out of one browser; False: there is no such session of theirs."""
        rows = await self._store.read(self._store.sessions, person.id, "cookie")
        found = next((row.hash for row in rows if session_name(row.hash) == session), None)
        if found is None:
            return False
        await self._store.commit(Batch().drop_session(found))
        await self.announce_change(person.id)
        return True

    async def end_everywhere(self, person: Person, but: str | None = None) -> None:
        """Sign this person out of every browser, or of every other one than that with this token."""
        batch = Batch()
        if but is None:
            batch.drop_sessions_of(person.id)
        else:
            batch.drop_other_sessions_of(person.id, _hash(but))
        await self._store.commit(batch)
        await self.announce_change(person.id)

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """A bot of this person, and its bearer token."""
        person = Person(secrets.token_hex(8), self.name_for(name, owner.id), "bot", owner.language, owner.id)
        batch = Batch().person(self._row(person))
        token = self._session(batch, person, "token", name)
        await self._store.commit(batch)
        return person, token

    def name_for(self, text: str, person: str = "") -> str:
        """The name as it is shown; refused if it is not one, or belongs to somebody else."""
        name = person_name_of(text, self._limits, BOT_NAMES)
        self.check_name(name, person)
        return name

    async def new_session(self, person: Person, kind: str) -> str:
        """One more token for a known person."""
        batch = Batch()
        token = self._session(batch, person, kind)
        await self._store.commit(batch)
        return token

    def _session(self, batch: Batch, person: Person, kind: str, label: str = "") -> str:
        token, row = self._new_session(person, kind, label)
        batch.session(row)
        return token

    def _new_session(self, person: Person, kind: str, label: str) -> tuple[str, SessionRow]:
        token, now = secrets.token_urlsafe(32), self._time.wall()
        return token, SessionRow(_hash(token), person.id, kind, now, now, label)

    def _row(self, person: Person) -> PersonRow:
        now = self._time.wall()
        return PersonRow(person.id, person.name, person.kind, person.owner, person.language, now, now)

    async def take(self, code: str, device: str = "") -> SignedIn | None:
        """A code becomes a cookie on this device, once."""
        hashed, person = _hash(code), await self.of(code, "resume")
        if person is None:
            return None
        token, row = self._new_session(person, "cookie", device)
        await self._store.commit(Batch().take_session(hashed, row))
        self._drop(hashed)
        # two devices may come together, also at two servers: the store lets one of them have it
        taken = await self._store.read(self._store.session, row.hash)
        return None if taken is None else (person, token)

    async def refresh(self, token: str) -> None:
        """A cookie that is used stays good."""
        hashed = _hash(token)
        row = await self._store.read(self._store.session, hashed)
        if row is not None and self._time.wall() - row.seen > REFRESH:
            await self._touch(hashed)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another name or language."""
        changed = replace(
            person,
            name=person.name if name is None else self.name_for(name, person.owner or person.id),
            language=language or person.language,
        )
        row = await self._store.read(self._store.person, person.id)
        created = row.created if row is not None else self._time.wall()
        new = PersonRow(
            changed.id, changed.name, changed.kind, changed.owner, changed.language, created, self._time.wall()
        )
        await self._store.commit(Batch().person(new))
        await self.announce_change(person.id)
        return changed

    async def end(self, token: str) -> None:
        """Log out: this token is good no more."""
        known = self._known.get(_hash(token)) or await self._read(_hash(token))
        await self._store.commit(Batch().drop_session(_hash(token)))
        self._drop(_hash(token))
        if known is not None:
            await self.announce_change(known[0].id)

    # Bots

    async def bot_of(self, owner: Person, bot: str) -> Person | None:
        """The bot of this person with this id."""
        row = await self._store.read(self._store.person, bot)
        return None if row is None or row.owner != owner.id else _person(row)

    async def end_bot(self, bot: Person) -> None:
        """Take the tokens of a bot back."""
        await self._store.commit(Batch().drop_sessions_of(bot.id))
        await self.announce_change(bot.id)

    async def rotate(self, bot: Person) -> str:
        """A new token for a bot; those of before are good no more."""
        batch = Batch().drop_sessions_of(bot.id)
        token = self._session(batch, bot, "token", bot.name)
        await self._store.commit(batch)
        await self.announce_change(bot.id)
        return token

    async def note_use(self, token: str) -> None:
        """A bot uses its token: when it did is stored at most once an hour."""
        known = self._known.get(_hash(token))
        if known is not None and self._time.wall() - known[2] > USE_NOTED:
            await self._touch(_hash(token))

    async def _touch(self, hashed: bytes) -> None:
        row = await self._store.read(self._store.session, hashed)
        if row is not None:
            await self._store.commit(Batch().session(replace(row, seen=self._time.wall())))
            self._drop(hashed)

    async def announce_change(self, person: str) -> None:
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


def session_name(hashed: bytes) -> str:
    """What a session is called outside of the server. It lets no one in."""
    return hashed.hex()[:SESSION_NAME]


def session_of(token: str) -> str:
    """The same of the session with this token."""
    return session_name(_hash(token))


def _person(row: PersonRow, also: Iterable[str] = ()) -> Person:
    return Person(row.id, row.name, row.kind, row.language, row.owner, tuple(also))


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogatepass")).digest()

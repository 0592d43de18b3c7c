"""Notices to people who are not there: each is stored, claimed by one server, and sent to where the person wants it.

A notice is claimed before it is sent: a server that is killed in between may lose one, and no one gets it twice. A
person with an open tab gets none, and in quiet hours it waits until they are over.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from throwdown.live.narrator import words_of
from throwdown.server.notices.addresses import AllowedHosts, Resolver, TargetRefused
from throwdown.server.notices.encryption import b64, encrypted
from throwdown.server.notices.hours import quiet_ends
from throwdown.server.notices.message import TEST, message_of
from throwdown.server.notices.notice import Notice
from throwdown.server.notices.sending import Sender
from throwdown.server.notices.vapid import Vapid
from throwdown.server.notices.webhooks import request_for
from throwdown.server.operations.words import prepare_words
from throwdown.server.storage.store import Batch, NoticeRow, StoreFailed, StoreRefused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.api.person import Person
    from throwdown.live.timers import Time
    from throwdown.server.notices.message import Message
    from throwdown.server.notices.sending import Outcome
    from throwdown.server.operations.settings import Settings
    from throwdown.server.storage.store import Store, TargetRow

    from .connections import Connections
    from .listing import Listing
    from .people import People

log = logging.getLogger("throwdown.notices")

#: So many notices wait in memory until they are stored, and are read from the store together.
MOST_QUEUED, AT_A_TIME = 5000, 50
#: How often the store is searched for notices whose quiet hours are over, in s.
SWEEP_S = 30.0
#: A notice that its own server has not sent for so long is sent by another one, in s.
OVERDUE_S = 60.0
#: Before each try, in s. A host that does not answer is not asked more often.
TRIES_S = (0.0, 30.0, 300.0)
#: So many deliveries are under way at most, those that wait for another try too.
MOST_UNDER_WAY = 500
#: And so many to one target: one that hangs takes no place from others. More of them would be old when they come.
MOST_TO_A_TARGET = 3
#: So many to one host wait for another try.
MOST_AGAIN = 100
#: A target that failed so many times in a row is dropped.
MOST_FAILURES = 20
#: How long a push service keeps a message for a browser that is off, in s.
TIME_TO_LIVE_S = 24 * 3600
#: Those about a turn, which may be over when they are sent.
OF_A_TURN = ("turn", "reminder")
TABLE_PATH = "/t/"


class Notices:
    """Sends notices to people who asked for them."""

    def __init__(
        self, store: Store, settings: Settings, people: People, connections: Connections, listing: Listing, time: Time
    ) -> None:
        self._store = store
        self._settings = settings
        self._people = people
        self._connections = connections
        self._listing = listing
        self._time = time
        self.vapid = Vapid(store.signer.seed, settings.public_url, time)
        self.push_hosts = AllowedHosts(settings.push_hosts)
        self.webhook_hosts = AllowedHosts(settings.webhook_hosts)
        self.resolver = Resolver(settings.notice_networks)
        self._sender = Sender(self.resolver)
        self._queue: deque[tuple[str, Notice]] = deque()
        self._wake = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()
        self._to_target = Counter[str]()
        """How many of those each target has."""
        self._again = Counter[str]()
        """How many of those wait for another try, by host."""

    def notify(self, person: str, notice: Notice) -> None:
        """Notify this person, unless a tab of theirs is open or they want none. It never waits and never fails."""
        if len(self._queue) >= MOST_QUEUED:
            log.warning("too many notices wait: one is lost")
            return
        self._queue.append((person, notice))
        self._wake.set()

    def notify_turn(self, person: str, kind: str, table: str, about: str) -> None:
        """The same of a turn at a table."""
        self.notify(person, Notice("turn" if kind == "turn" else "reminder", f"{TABLE_PATH}{table}", about))

    @property
    def waiting(self) -> int:
        """How many are not sent yet, as far as this server has them in memory."""
        return len(self._queue) + len(self._under_way)

    async def run(self) -> None:
        """Store and send notices for as long as the server runs."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), SWEEP_S)
            self._wake.clear()
            try:
                await self.work_off()
            except StoreFailed as error:
                log.warning("notices wait: %s", error.message)
                await asyncio.sleep(1.0)

    async def close(self) -> None:
        for task in list(self._under_way):
            task.cancel()
        await self._sender.close()

    # Storing

    async def work_off(self) -> None:
        """Store what is queued, then send what is due."""
        while self._queue:
            rows = await self._store_some()
            for row in rows:
                await self._send(row)
        overdue = OVERDUE_S if self._store.owners.name else 0.0
        while rows := await self._store.read(self._store.notices_due, self._time.wall() - overdue, AT_A_TIME):
            for row in rows:
                await self._send(row)

    async def _store_some(self) -> list[NoticeRow]:
        """What was queued first, as far as anybody wants it; what cannot be stored is queued again."""
        some = [self._queue.popleft() for _ in range(min(AT_A_TIME, len(self._queue)))]
        try:
            rows = [row for person, notice in some if (row := await self._wanted(person, notice)) is not None]
            batch = Batch()
            for row in rows:
                batch.notice(row)
            if rows:
                await self._store.commit(batch)
        except StoreFailed:
            self._queue.extendleft(reversed(some))
            raise
        return rows

    async def _wanted(self, id: str, notice: Notice) -> NoticeRow | None:
        person = await self._people.known(id)
        if person is None or not await self._store.read(self._store.targets_of, person.id):
            return None
        return NoticeRow(person.id, notice.kind, notice.key, notice.path, self._time.wall())

    # Sending

    async def _send(self, row: NoticeRow) -> None:
        """Send one notice, unless another server does or has, it is quiet, or the person has a tab open."""
        later = await self._quiet_ends(row.person)
        if later is not None:
            await self._store.commit(Batch().postpone_notice(row, later))
            return
        try:
            await self._store.commit(Batch().claim_notice(row))
        except StoreRefused:
            return
        person = await self._people.known(row.person)
        if person is None or self._is_here(person) or not await self._holds(row, person):
            return
        message = await self._message(person, row.kind, row.path)
        for target in await self._store.read(self._store.targets_of, person.id):
            await self._start(target, message)

    async def _quiet_ends(self, person: str) -> float | None:
        choices = await self._store.read(self._store.choices_of, person)
        if choices is None:
            return None
        return quiet_ends(self._time.wall(), choices.zone, choices.quiet_from, choices.quiet_until)

    def _is_here(self, person: Person) -> bool:
        """Whether a tab of this person is open, at this server or another."""
        elsewhere = self._listing.peers.people
        return any(self._connections.count(id) or id in elsewhere for id in person.ids)

    async def _holds(self, row: NoticeRow, person: Person) -> bool:
        """Whether the table still waits for this person."""
        if row.kind not in OF_A_TURN:
            return True
        turn = await self._listing.turn_at(row.path.removeprefix(TABLE_PATH), person.ids)
        return turn is not None and turn.your_turn

    async def _message(self, person: Person, kind: str, path: str) -> Message:
        theme = self._settings.theme
        await prepare_words(person.language, theme)
        settings = self._settings
        address = (settings.public_url or settings.address(settings.port)).rstrip("/")
        return message_of(kind, path, words_of(person.language, theme), address)

    async def _start(self, target: TargetRow, message: Message) -> None:
        if self._to_target[target.id] >= MOST_TO_A_TARGET:
            return
        while len(self._under_way) >= MOST_UNDER_WAY:  # the others wait in the store
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.get_running_loop().create_task(self._deliver(target, message))
        self._under_way.add(task)
        self._to_target[target.id] += 1
        task.add_done_callback(partial(self._done, target.id))

    def _done(self, target: str, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        _take_one(self._to_target, target)

    async def _deliver(self, target: TargetRow, message: Message) -> None:
        """Try a few times, and remember what became of it."""
        outcome: Outcome = "later"
        host = urlsplit(target.endpoint).netloc
        for wait in TRIES_S:
            if wait and not await self._waits_again(host, wait):
                break
            outcome = await self._post(target, message)
            if outcome != "later":
                break
        with suppress(StoreFailed):  # else it is noted the next time
            await self._note(target, outcome)

    async def _waits_again(self, host: str, wait: float) -> bool:
        """Wait for another try; False: too many to this host do that already."""
        if self._again[host] >= MOST_AGAIN:
            return False
        self._again[host] += 1
        try:
            await asyncio.sleep(wait)
        finally:
            _take_one(self._again, host)
        return True

    async def _note(self, target: TargetRow, outcome: Outcome) -> None:
        failures = 0 if outcome == "sent" else target.failures + 1
        if outcome == "gone" or failures >= MOST_FAILURES:
            await self._store.commit(Batch().drop_dead_target(target.id))
        elif failures != target.failures:
            await self._store.commit(Batch().target_failures(target.id, failures))

    async def _post(self, target: TargetRow, message: Message) -> Outcome:
        """Send it once. The owner of the server may have changed which hosts are allowed since the target was added."""
        hosts = self.push_hosts if target.kind == "push" else self.webhook_hosts
        try:
            place = hosts.check(target.endpoint)
        except TargetRefused:
            return "refused"
        async with self._sender.turn(place) as may_send:
            if not may_send:
                return "later"
            if target.kind == "push":
                body = await asyncio.to_thread(encrypted, message.pushed, target.keys)
                return await self._sender.post(place, target.endpoint, body, self._push_headers(target, message))
            url, body = request_for(target.kind, target.endpoint, message)
            return await self._sender.post(place, url, body, {"content-type": "application/json"})

    def _push_headers(self, target: TargetRow, message: Message) -> dict[str, str]:
        return {
            "authorization": self.vapid.header(target.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TIME_TO_LIVE_S),
            "topic": b64(sha256(message.tag.encode()).digest())[:32],
        }

    # What a person asks for

    async def test(self, person: Person, target: TargetRow) -> Outcome:
        """Send a notice there now, to see whether it comes; one that is gone is dropped."""
        outcome = await self._post(target, await self._message(person, TEST, "/keep"))
        await self._note(target, outcome)
        return outcome

    async def sign_out(self, ids: Iterable[str], only: str, but: str) -> None:
        """Browsers in which these people are signed in no more get no notices."""
        batch = Batch()
        for id in ids:
            if only:
                batch.drop_targets_in(id, only)
            else:
                batch.drop_other_targets(id, but)
        await self._store.commit(batch)


def _take_one(counts: Counter[str], key: str) -> None:
    """One fewer; what is not there any more is not stored."""
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]

"""Notices to people who are not there: each is stored, claimed by one server, and sent to where the person wants it.

A notice is claimed before it is sent: a server that is killed in between may lose it, and no one gets it twice. A
person with an open tab gets none, and in quiet hours it waits until they are over. What came nowhere, and has no place
to wait for another try, is given back to the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress
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

#: So many notices wait in memory until they are stored, and are read, stored and claimed together.
MOST_QUEUED, AT_A_TIME = 5000, 20
#: How often the store is searched for notices whose quiet hours are over, in s.
SWEEP_S = 30.0
#: A notice that its own server has not sent for so long is sent by another one, in s.
OVERDUE_S = 60.0
#: Before each try, in s. A host that does not answer is not asked more often.
TRIES_S = (0.0, 30.0, 300.0)
#: So many are tried for the first time at once, and so many wait for another try.
MOST_UNDER_WAY = 500
#: So many to one target wait for another try, and so many to one host: one in trouble takes no place from others.
MOST_TO_A_TARGET, MOST_AGAIN = 3, 100
#: What has no place to wait for another try is in the store for so long, in s.
LATER_S = 60.0
#: A target that failed so many times in a row is dropped.
MOST_FAILURES = 20
#: How long a push service keeps a message for a browser that is off, in s.
TIME_TO_LIVE_S = 24 * 3600
#: Those about a turn, which may be over when they are sent.
OF_A_TURN = ("turn", "reminder")
#: Those that come though a page is open: it may be open to somebody else.
ANYHOW = ("sign-in",)
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
        self.vapid = Vapid(store.seed, settings.public_url, time)
        self.push_hosts = AllowedHosts(settings.push_hosts)
        self.webhook_hosts = AllowedHosts(settings.webhook_hosts)
        self.resolver = Resolver(settings.notice_networks)
        self._sender = Sender(self.resolver)
        self._queue: deque[tuple[str, Notice]] = deque()
        self._claimed: deque[NoticeRow] = deque()
        """Some are left if the store fails; they are sent when it is there again."""
        self._wake = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(MOST_UNDER_WAY)
        self._waiting = Counter[str]()
        """How many of those wait for another try, by target."""
        self._waiting_at = Counter[str]()
        """The same by host."""

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
        return len(self._queue) + len(self._claimed) + len(self._under_way)

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
        await self._send_claimed()
        while self._queue:
            await self._send_some(await self._store_some())
        overdue = OVERDUE_S if self._store.owners.name else 0.0
        while rows := await self._store.read(self._store.notices_due, self._time.wall() - overdue, AT_A_TIME):
            await self._send_some(rows)

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

    async def _send_some(self, rows: list[NoticeRow]) -> None:
        """Send these, unless another server does or has, it is quiet, or the person has a tab open."""
        self._claimed.extend(await self._claim_some(rows))
        await self._send_claimed()

    async def _send_claimed(self) -> None:
        while self._claimed:
            await self._send(self._claimed[0])
            self._claimed.popleft()
            await asyncio.sleep(0)  # others' games come between

    async def _claim_some(self, rows: list[NoticeRow]) -> list[NoticeRow]:
        """Those that are for this server to send now. They are claimed together: many writes would hold up others."""
        postponed, due = Batch(), list[NoticeRow]()
        for row in rows:
            later = await self._later(row.person)
            if later is None:
                due.append(row)
            else:
                postponed.postpone_notice(row, later)
        await self._store.commit(postponed)
        if await self._claim(*due):
            return due
        return [row for row in due if await self._claim(row)]

    async def _claim(self, *rows: NoticeRow) -> bool:
        """False: another server has claimed one of them, and none is claimed now."""
        batch = Batch()
        for row in rows:
            batch.claim_notice(row)
        try:
            await self._store.commit(batch)
        except StoreRefused:
            return False
        return True

    async def _later(self, person: str) -> float | None:
        """Until when a notice to this person waits: it is quiet, or nothing can be sent to any target of theirs."""
        quiet = await self._quiet_ends(person)
        if quiet is not None:
            return quiet
        targets = await self._store.read(self._store.targets_of, person)
        return self._time.wall() + LATER_S if targets and all(map(self._is_full, targets)) else None

    def _is_full(self, target: TargetRow) -> bool:
        """Whether enough waits for another try there."""
        return self._waiting[target.id] >= MOST_TO_A_TARGET

    async def _send(self, row: NoticeRow) -> None:
        person = await self._people.known(row.person)
        if person is None or (row.kind not in ANYHOW and self._is_here(person)) or not await self._holds(row, person):
            return
        message = await self._message(person, row.kind, row.path)
        targets = await self._store.read(self._store.targets_of, person.id)
        await self._places.acquire()  # the others wait in the store
        task = asyncio.get_running_loop().create_task(self._deliver(row, targets, message))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

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

    async def _deliver(self, row: NoticeRow, targets: list[TargetRow], message: Message) -> None:
        """Send it to every target, to some again; give it back if it came nowhere and may still come."""
        try:
            first = await asyncio.gather(*(self._first(target, message) for target in targets))
        finally:
            self._places.release()
        last = await asyncio.gather(*(self._finish(*each, message) for each in zip(targets, first, strict=True)))
        if None in last and "sent" not in last:
            with suppress(StoreFailed):  # lost, as if the server had been killed
                await self._store.commit(Batch().return_notice(row, self._time.wall() + LATER_S))

    async def _first(self, target: TargetRow, message: Message) -> Outcome:
        return "later" if self._is_full(target) else await self._post(target, message)

    async def _finish(self, target: TargetRow, outcome: Outcome, message: Message) -> Outcome | None:
        """Try a few times, and remember what became of it; None: there was no place to wait for another try."""
        for wait in TRIES_S[1:]:
            if outcome != "later":
                break
            if not await self._waits_again(target, wait):
                return None
            outcome = await self._post(target, message)
        with suppress(StoreFailed):  # else it is noted the next time
            await self._note(target, outcome)
        return outcome

    async def _waits_again(self, target: TargetRow, wait: float) -> bool:
        """Wait for another try; False: too many do that already."""
        host = urlsplit(target.endpoint).netloc
        many = self._waiting_at[host] >= MOST_AGAIN or self._waiting_at.total() >= MOST_UNDER_WAY
        if many or self._is_full(target):
            return False
        self._waiting[target.id] += 1
        self._waiting_at[host] += 1
        try:
            await asyncio.sleep(wait)
        finally:
            _take_one(self._waiting, target.id)
            _take_one(self._waiting_at, host)
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
            headers = {"content-type": "application/json"}
            return await self._sender.post(place, target.endpoint, message.posted, headers)

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

"""What servers over one database broadcast: the lobby, people who sign out or change, limits that protect
people, what screens show.

A notification may get lost, and nothing depends on it: after the database was away everything is published and read
again, and what was read about people is read again after a few seconds.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from throwdown.server.storage.store import Batch, StoreFailed

from .snapshot import encode

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping
    from typing import Any

    from throwdown.server.operations.buckets import Buckets

    from .lobby import Lobby

#: The channels.
LOBBY, PEOPLE, LIMITS, SCREENS = "lobby", "people", "limits", "screens"
WITHDRAWN, DESK = "withdrawn", "desk"
#: What changes without notice, as how many people are there, is published so often, in s.
AGAIN_S = 5.0
#: For so long a token is believed without reading it again, in s.
TRUST_S = 5.0


#: So many entries of each limit are sent to a server that starts: a notification holds 8,000 bytes.
MOST_HELD = 60


class Taken(msgspec.Struct, frozen=True, tag=True):
    """A client took so many of what is limited, at this server."""

    server: str
    limit: str
    key: str
    count: float


class Asked(msgspec.Struct, frozen=True, tag=True):
    """This server has just started: what was taken?"""

    server: str


class Held(msgspec.Struct, frozen=True, tag=True):
    """By key: how many seconds until all could be taken again."""

    server: str
    limit: str
    waits: dict[str, float]


_read_limit = msgspec.json.Decoder(Taken | Asked | Held).decode
_encoded = msgspec.json.Encoder().encode


class Broadcasts:
    """Joins the lobby of one server with those of the others."""

    def __init__(self, lobby: Lobby, limits: Mapping[str, Buckets]) -> None:
        """``limits`` hold over all servers, by name."""
        self._lobby = lobby
        self._limits = limits
        self._owners = lobby.store.owners
        self._notifications = lobby.store.notifications
        self._published: str | None = None
        self._publishing = Latest(self._publish)
        self._reading = Latest(self._read)
        self._tasks = set[asyncio.Task[None]]()
        self._ends: list[Callable[[], None]] = []

    def start(self) -> None:
        """Subscribe to the channels, and have the lobby announce its changes."""
        lobby = self._lobby
        lobby.listing.publish = self._publishing.call
        lobby.people.trust_s = TRUST_S
        lobby.people.changed = partial(self._announce_person, "changed")
        lobby.signed_out = self._announce_sign_out
        lobby.joined = partial(self._announce_person, "joined")
        lobby.screens.announce = partial(self._announce, SCREENS)
        lobby.forgetting.announce = partial(self._announce, WITHDRAWN, "")
        lobby.moderation.announce = partial(self._announce, DESK, "")
        for name, buckets in self._limits.items():
            buckets.on_taken = partial(self._limit_taken, name)
        handlers = {
            LOBBY: self._on_lobby_notice,
            PEOPLE: self._on_people_notice,
            LIMITS: self._on_limit_notice,
            SCREENS: lobby.screens.hear,
            WITHDRAWN: self._on_withdrawal,
            DESK: self._on_decision,
        }
        self._ends = [self._notifications.subscribe(channel, handler) for channel, handler in handlers.items()]

    async def run(self) -> None:
        """Publish now and then what changed without notice."""
        while True:
            await asyncio.sleep(AGAIN_S)
            self._publishing.call()

    def close(self) -> None:
        for end in self._ends:
            end()

    def read_lobbies(self) -> None:
        """Servers came or went: read what the others show."""
        self._reading.call()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _announce(self, channel: str, payload: str) -> None:
        with suppress(StoreFailed):  # others find out when they read it again
            await self._notifications.announce(channel, payload)

    async def _announce_person(self, what: str, person: str) -> None:
        await self._announce(PEOPLE, f"{what} {person}")

    async def _announce_sign_out(self, person: str, only: str, but: str) -> None:
        what = "out" if not only and not but else "out-only" if only else "out-but"
        await self._announce(PEOPLE, f"{what} {person} {only or but}".rstrip())

    # The lobby

    async def _publish(self) -> None:
        lobby = self._lobby
        shown = encode(lobby.listing.snapshot(lobby.standing.shown))
        if shown != self._published:
            with suppress(StoreFailed):  # else it is published when the database is back
                await self._owners.publish(shown)
                self._published = shown

    async def _read(self) -> None:
        with suppress(StoreFailed):
            if self._lobby.listing.peers.replace(await self._owners.published()):
                self._lobby.listing.changed_elsewhere()

    def _on_lobby_notice(self, server: str | None) -> None:
        """Another server shows something else; None: the database was away."""
        if server is None:
            self._published = None
            self._publishing.call()
            self._start(self._show_life())
        if server != self._owners.server:
            self._reading.call()

    async def _show_life(self) -> None:
        """Write something: the connection that writes is what shows others that this server is alive."""
        with suppress(StoreFailed):
            await self._lobby.store.commit(Batch().heartbeat(self._lobby.time.wall()))

    # People

    def _on_people_notice(self, notice: str | None) -> None:
        """A person has another name, or is signed out; None: something may have been missed."""
        if notice is None:
            self._lobby.people.forget_all()
            return
        what, person, *more = notice.split(" ")
        connections, session = self._lobby.connections, "".join(more)
        self._lobby.people.forget(person)
        match what:
            case "out":
                connections.sign_out(person)
            case "out-only" if session:
                connections.sign_out(person, only=session)
            case "out-but" if session:
                connections.sign_out(person, but=session)
            case "joined":
                connections.reconnect(person)

    def _on_withdrawal(self, notice: str | None) -> None:
        """Another server forgot a person, or may have."""
        self._start(self._apply_withdrawals())

    async def _apply_withdrawals(self) -> None:
        with suppress(StoreFailed):  # else it is noticed a moment later
            await self._lobby.forgetting.apply()

    def _on_decision(self, notice: str | None) -> None:
        """A host of the server decided something at another server, or may have."""
        self._start(self._apply_decisions())

    async def _apply_decisions(self) -> None:
        with suppress(StoreFailed):  # else it is noticed a moment later
            await self._lobby.moderation.apply()

    # Limits

    def _limit_taken(self, limit: str, key: str, count: float) -> None:
        self._announce_limit(Taken(self._owners.server, limit, key, count))

    def _announce_limit(self, message: Taken | Asked | Held) -> None:
        self._start(self._announce(LIMITS, _encoded(message).decode()))

    def _on_limit_notice(self, notice: str | None) -> None:
        """None: this server starts, or has missed something."""
        if notice is None:
            self._announce_limit(Asked(self._owners.server))
            return
        try:
            message = _read_limit(notice)
        except msgspec.MsgspecError:
            return  # another version: it counts for itself
        if message.server != self._owners.server:
            self._count(message)

    def _count(self, message: Taken | Asked | Held) -> None:
        if isinstance(message, Asked):
            for limit, buckets in self._limits.items():
                if waits := buckets.waits(MOST_HELD):
                    self._announce_limit(Held(self._owners.server, limit, waits))
        elif isinstance(message, Held) and message.limit in self._limits:
            self._limits[message.limit].hold(message.waits)
        elif isinstance(message, Taken) and message.limit in self._limits:
            self._limits[message.limit].count(message.key, message.count)


class Latest:
    """Runs something once more if it was called while it ran, and never twice at a time."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._work = work
        self._due = False
        self._task: asyncio.Task[None] | None = None

    def call(self) -> None:
        self._due = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while self._due:
            self._due = False
            await self._work()

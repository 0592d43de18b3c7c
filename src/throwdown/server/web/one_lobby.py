"""One lobby and one set of people over all servers: what each shows is told to the others, and told again now and then.

Whatever is told may be lost: a server that is connected anew is told everything, all is repeated every few seconds, and
what was read about people is read again. Only the database decides.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from throwdown.live.protocol.messages import TurnInfo
from throwdown.server.cluster.streams import LinkDown
from throwdown.server.lobby.shown import tell_shown
from throwdown.server.storage.store import StoreFailed

if TYPE_CHECKING:
    from throwdown.server.cluster.link import Link
    from throwdown.server.cluster.peers import Peers
    from throwdown.server.lobby.elsewhere import TableElsewhere
    from throwdown.server.lobby.lobby import Lobby

#: Everything is told again after so long, in s.
AGAIN_S = 5.0
#: For so long a token is believed without reading it again, in s.
TRUST_S = 5.0
#: How long another server may take to say what the lobby wants to know, in s.
ANSWER_S = 2.0
#: The channel on which servers tell each other of people.
PEOPLE = "people"


class AskedTurns(msgspec.Struct, frozen=True):
    """Whose turn is it at these tables?"""

    person: str
    tables: list[str]


_turns = msgspec.msgpack.Decoder(list[TurnInfo]).decode
_asked = msgspec.msgpack.Decoder(AskedTurns).decode
_encoded = msgspec.msgpack.Encoder().encode


class OneLobby:
    """Joins the lobby of one server with those of the others."""

    def __init__(self, house: Lobby, peers: Peers) -> None:
        self._house = house
        self._peers = peers
        self._wakeups = house.store.wakeups
        peers.hear("lobby", self._hear)
        peers.answer("turns", self._answer_turns)
        peers.answer("code", self._answer_code)
        peers.on_linked.append(self._linked)
        peers.on_unlinked.append(self._unlinked)
        house.listing.spread = self._spread
        house.listing.ask_turns = self._ask_turns
        house.tables.find_code = self._find_code
        house.people.trust_s = TRUST_S
        house.people.changed = partial(self._announce, "changed")
        house.signed_out = partial(self._announce, "out")
        self._hush = self._wakeups.subscribe(PEOPLE, self._hear_of_people)

    async def run(self) -> None:
        """Tell everything again now and then: what was lost comes after all."""
        while True:
            await asyncio.sleep(AGAIN_S)
            self._spread()

    def close(self) -> None:
        self._hush()

    # What is shown

    def _told(self) -> bytes:
        house = self._house
        return tell_shown(house.listing.shown(house.standing.shown))

    def _spread(self) -> None:
        if len(self._peers):
            self._peers.tell_all("lobby", self._told())

    def _linked(self, link: Link) -> None:
        self._peers.tell(link, "lobby", self._told())

    def _unlinked(self, server: str) -> None:
        if self._house.listing.others.forget(server):
            self._house.listing.changed_elsewhere()

    def _hear(self, server: str, text: bytes) -> None:
        self._house.listing.others.hear(server, text)
        # Also where the lobby shows nothing new: it may be somebody's turn.
        self._house.listing.changed_elsewhere()

    # Your turn

    async def _ask_turns(self, person: str, found: list[TableElsewhere]) -> list[TurnInfo]:
        """What the servers of these tables say; one that does not answer is left out until the next time."""
        by_server = defaultdict[tuple[str, str], list[str]](list)
        for each in found:
            by_server[each.server, each.address].append(each.table)
        told = await asyncio.gather(*(self._turns_at(*who, person, ids) for who, ids in by_server.items()))
        return [turn for turns in told for turn in turns]

    async def _turns_at(self, server: str, address: str, person: str, tables: list[str]) -> list[TurnInfo]:
        try:
            link = await self._peers.reach(server, address)
            return _turns(await self._peers.ask(link, "turns", _encoded(AskedTurns(person, tables)), ANSWER_S))
        except (LinkDown, msgspec.MsgspecError):
            return []

    async def _answer_turns(self, text: bytes) -> bytes:
        try:
            asked = _asked(text)
        except msgspec.MsgspecError:
            raise LinkDown("a question about turns cannot be read") from None
        return _encoded(await self._house.listing.turns_at(asked.person, asked.tables))

    # Codes

    async def _find_code(self, code: str) -> str | None:
        """The server that has the table of this code."""
        told = await self._peers.ask_all("code", code.encode(), ANSWER_S)
        return next((server for server, answer in told.items() if answer == b"\1"), None)

    async def _answer_code(self, text: bytes) -> bytes:
        return b"\1" if self._house.tables.knows_code(text.decode("utf-8", "replace")) else b"\0"

    # People

    async def _announce(self, what: str, person: str) -> None:
        with suppress(StoreFailed):  # then they find out when they read it again
            await self._wakeups.announce(PEOPLE, f"{what} {person}")

    def _hear_of_people(self, told: str | None) -> None:
        """Somebody has another name, or is signed in no more; None: whatever was told meanwhile was not heard."""
        if told is None:
            self._house.people.forget_all()
            return
        what, _, person = told.partition(" ")
        self._house.people.forget(person)
        if what == "out":
            self._house.connections.sign_out(person)

"""Inner connections: who may speak, what is carried, and that a side which is gone leaves nobody waiting."""

from __future__ import annotations

import asyncio
import socket
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import pytest

from tests.server.house_fixture import PATIENCE_S
from throwdown.server.cluster import link as link_module
from throwdown.server.cluster import peers as peers_module
from throwdown.server.cluster import pulse
from throwdown.server.cluster.door import MOST_STRANGERS
from throwdown.server.cluster.frames import BrokenFrame, Frame, Kind, Unpacker, packed
from throwdown.server.cluster.link import Link
from throwdown.server.cluster.peers import Peers
from throwdown.server.cluster.proof import Hello, ProofRefused, check_proof, hello_told, proof
from throwdown.server.cluster.streams import LinkDown

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.service

KEY = "k" * 32


class Ear:
    """A socket that is passed on, and remembers what came."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[Kind, bytes] | None] = asyncio.Queue()

    def received(self, kind: Kind, data: bytes) -> None:
        self.heard.put_nowait((kind, data))

    def ended(self) -> None:
        self.heard.put_nowait(None)


@asynccontextmanager
async def two(key: str = KEY) -> AsyncIterator[tuple[Peers, Peers, str]]:
    """A server that dials, one with a door, and the address of the door."""
    one, other = Peers("one", key), Peers("other", KEY)
    port = await other.listen("127.0.0.1", 0)
    try:
        yield one, other, f"127.0.0.1:{port}"
    finally:
        await one.close()
        await other.close()


# Frames


def test_frames_come_whole_however_the_bytes_arrive() -> None:
    sent = packed(Kind.TEXT, 7, b"hello") + packed(Kind.BEAT) + packed(Kind.BYTES, 2**32 - 1, b"")
    unpacker, found = Unpacker(), list[Frame]()
    for byte in sent:
        found += unpacker.take(bytes([byte]))
    assert found == [Frame(Kind.TEXT, 7, b"hello"), Frame(Kind.BEAT, 0, b""), Frame(Kind.BYTES, 2**32 - 1, b"")]


def test_a_frame_that_is_too_large_is_refused_before_it_has_come() -> None:
    with pytest.raises(BrokenFrame, match="too large"):
        list(Unpacker(10).take(packed(Kind.TEXT, 1, b"x" * 11)[:9]))


def test_a_frame_of_no_known_kind_is_refused() -> None:
    with pytest.raises(BrokenFrame, match="not known"):
        list(Unpacker().take(b"\0\0\0\0\xff\0\0\0\0"))


# Proof


def test_a_proof_is_good_for_one_role_one_challenge_and_one_key() -> None:
    one, other = Hello("one", b"1" * 32), Hello("other", b"2" * 32)
    given = proof(KEY, "dials", one, other)
    check_proof(KEY, "dials", one, other, given)
    wrong = (
        (KEY, "answers", one, other),
        (KEY, "dials", one, Hello("other", b"3" * 32)),
        ("other key", "dials", one, other),
    )
    for key, role, own, to in wrong:
        with pytest.raises(ProofRefused):
            check_proof(key, role, own, to, given)  # type: ignore[arg-type]


@pytest.mark.parametrize("body", [b"", b"\xc1", b"GET / HTTP/1.1"])
def test_whoever_does_not_say_hello_is_refused(body: bytes) -> None:
    with pytest.raises(ProofRefused):
        hello_told(body)


async def test_without_the_key_nobody_comes_in() -> None:
    async with two("another key") as (one, other, address):
        with pytest.raises(LinkDown):
            await one.reach("other", address)
        assert not len(one)
        assert not len(other)


async def test_a_door_tells_nothing_to_whoever_has_not_proved_itself() -> None:
    async with two() as (_, other, address):
        asked = list[bytes]()
        other.hear("gossip", lambda server, text: asked.append(text))
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.write(packed(Kind.NEWS, 0, b"gossip\0psst"))
        assert await reader.read() == b""
        assert asked == []
        writer.close()


async def test_only_so_many_strangers_may_stand_at_the_door() -> None:
    async with two() as (_, _, address):
        knocking = [await asyncio.open_connection(*address.split(":")) for _ in range(MOST_STRANGERS + 1)]
        assert await knocking[-1][0].read() == b""  # cut off at once, and not after the time for a proof
        assert not knocking[0][0].at_eof()
        for _, writer in knocking:
            writer.close()


# What is carried


async def test_both_sides_ask_over_one_connection() -> None:
    async with two() as (one, other, address):

        async def doubled(text: bytes) -> bytes:
            return text + text

        one.answer("double", doubled)
        other.answer("double", doubled)
        link = await one.reach("other", address)
        assert await one.ask(link, "double", b"a", 5) == b"aa"
        assert await other.ask_all("double", b"b", 5) == {"one": b"bb"}
        assert await one.reach("other", address) is link
        with pytest.raises(LinkDown):
            await one.ask(link, "what nobody knows", b"", 5)


async def test_a_socket_goes_there_and_back_and_ends() -> None:
    async with two() as (one, other, address):
        here, there, numbers = Ear(), Ear(), list[tuple[Link, int, bytes]]()

        def opened(link: Link, call: int, body: bytes) -> Ear:
            numbers.append((link, call, body))
            return there

        other.take_sockets(opened)
        link = await one.reach("other", address)
        call = link.open(b"for table 7", here)
        link.say(call, Kind.TEXT, b"hello")
        assert await there.heard.get() == (Kind.TEXT, b"hello")
        back, number, body = numbers[0]
        assert (number, body) == (call, b"for table 7")
        back.say(call, Kind.BYTES, b"motion")
        back.end(call, b"good-bye")
        assert await here.heard.get() == (Kind.BYTES, b"motion")
        assert await here.heard.get() == (Kind.CLOSE, b"good-bye")
        assert link.sockets == back.sockets == 0


async def test_when_a_server_is_gone_nobody_waits_for_it() -> None:
    async with two() as (one, other, address):
        asked, gone, ear = asyncio.Event(), list[str](), Ear()

        async def never(text: bytes) -> bytes:
            asked.set()
            await asyncio.Event().wait()
            return text

        other.answer("slow", never)
        other.take_sockets(lambda link, call, body: Ear())
        one.on_unlinked.append(gone.append)
        link = await one.reach("other", address)
        link.open(b"", ear)
        waiting = asyncio.create_task(one.ask(link, "slow", b"", 60))
        await asked.wait()
        await other.close()
        with pytest.raises(LinkDown):
            await waiting
        assert await ear.heard.get() is None
        assert gone == ["other"]
        with pytest.raises(LinkDown):
            link.open(b"", ear)


async def test_a_server_that_stands_still_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "BEAT_S", 0.02)
    monkeypatch.setattr(pulse, "SILENT_S", 0.1)
    async with two() as (one, other, address):
        ear = Ear()
        other.take_sockets(lambda link, call, body: Ear())
        link = await one.reach("other", address)
        link.open(b"", ear)
        for still in other:
            still._pulse.stop()
        assert await ear.heard.get() is None


async def test_an_address_where_another_server_answers_is_not_taken_for_the_one_meant() -> None:
    async with two() as (one, _, address):
        with pytest.raises(LinkDown, match="another server"):
            await one.reach("somebody else", address)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", ""])
async def test_an_address_at_which_nobody_is(address: str) -> None:
    async with two() as (one, _, _):
        with pytest.raises(LinkDown):
            await one.reach("other", address)


# The end: a server that stops closes what it opened


async def test_a_server_that_has_hung_up_dials_no_more() -> None:
    """Somebody in its lobby may still be looked after when the connections are closed already."""
    async with two() as (one, _, address):
        await one.reach("other", address)
        await one.close()
        with pytest.raises(LinkDown, match="this server stops"):
            await one.reach("other", address)
        assert not one._all


@pytest.mark.parametrize("turns", range(12))
async def test_nothing_is_left_of_a_connection_that_is_being_made_when_the_server_stops(turns: int) -> None:
    """``turns`` of the event loop later: from before it is dialled until after both have proved themselves."""
    async with two() as (one, _, address):
        dialing = asyncio.create_task(one.reach("other", address))
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE_S):
            await one.close()
            (told,) = await asyncio.gather(dialing, return_exceptions=True)
        assert isinstance(told, LinkDown) or (isinstance(told, Link) and not told.alive)
        assert not one._all


@pytest.mark.parametrize("turns", range(6))
async def test_nobody_is_let_in_who_knocks_when_the_server_stops(turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was accepted is connected a turn of the event loop later: the door may be closed between the two."""
    monkeypatch.setattr(link_module, "PROOF_S", 10 * PATIENCE_S)  # nobody else hangs up
    async with two() as (_, other, address):
        host, port = address.split(":")
        with socket.create_connection((host, int(port))) as knocking:
            knocking.setblocking(False)
            for _ in range(turns):
                await asyncio.sleep(0)
            await other.close()
            async with asyncio.timeout(PATIENCE_S):
                await _hung_up(knocking)


async def _hung_up(knocking: socket.socket) -> None:
    """Wait until the other side has closed, whatever it said before."""
    with suppress(ConnectionResetError):
        while await asyncio.get_running_loop().sock_recv(knocking, 1024):
            pass


async def test_whoever_gives_up_on_a_server_that_says_nothing_hangs_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers_module, "REACH_S", 0.05)
    one = Peers("one", KEY)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        with pytest.raises(LinkDown, match="no answer"):
            await one.reach("other", f"127.0.0.1:{silent.getsockname()[1]}")
        assert not one._all
    await one.close()

"""A page without a browser: it asks the host, listens to a table, and plays by random choices."""

from __future__ import annotations

import asyncio
from itertools import count
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import msgspec

from throwdown.bots.players.random_bot import RandomBot
from throwdown.live.limits import TableLimits
from throwdown.live.protocol.messages import PROTOCOL
from throwdown.rules.codec import codec, encode
from throwdown.tab.host import Host

if TYPE_CHECKING:
    from random import Random

    from tests.tab.outside import NativeOutside

Json = dict[str, Any]
#: Nothing is waited for in tests.
QUICK = TableLimits(bot_pause_s=0, hash_wait_s=0, again_s=0.01)


async def open_host(outside: NativeOutside, name: str = "Ann", language: str = "en") -> Host:
    host = await Host.start(outside, limits=QUICK)
    if host.parts.device.person is None:
        await ask(host, "POST", "/api/guests", {"name": name, "language": language})
    return host


async def ask(host: Host, method: str, path: str, body: Json | None = None, status: int = 200) -> Any:
    """The answer as JSON."""
    answer = await host.request(method, path, None if body is None else msgspec.json.encode(body))
    assert answer.status == status, answer.body
    return msgspec.json.decode(answer.body)


class Visit:
    """One connection of the page."""

    def __init__(self, host: Host, path: str, **hello: Any) -> None:
        self.messages: list[Json] = []
        self.motions: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self._changed = asyncio.Event()
        self._moves, self._name = count(1), token_hex(4)
        self.connection = host.connect(path, self._on_data, self._on_close)
        self.say("hello", protocol=PROTOCOL, **hello)

    def _on_data(self, data: str | bytes) -> None:
        if isinstance(data, bytes):
            self.motions.append(data)
        else:
            self.messages.append(msgspec.json.decode(data))
        self._changed.set()

    def _on_close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self._changed.set()

    def say(self, kind: str, **fields: Any) -> None:
        self.connection.receive(msgspec.json.encode({"is": kind, **fields}).decode())

    async def do(self, kind: str, **fields: Any) -> Json:
        """Send a move, and wait for its answer."""
        move = f"{self._name}-{next(self._moves)}"
        self.say(kind, move=move, **fields)
        return await self.find(lambda message: message.get("move") == move)

    async def find(self, fits: Any) -> Json:
        """Wait for the first message that fits."""
        while True:
            for message in self.messages:
                if fits(message):
                    return message
            assert self.closed is None, self.closed
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 20)

    async def heard(self, kind: str) -> Json:
        return await self.find(lambda message: message["is"] == kind)

    async def ended(self) -> None:
        """Wait until the host has closed the connection."""
        while self.closed is None:
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 20)

    async def more(self, known: int) -> None:
        """Wait until there are more messages than so many."""
        while len(self.messages) <= known:
            assert self.closed is None, self.closed
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 20)

    @property
    def _welcome(self) -> Json:
        return next(message for message in self.messages if message["is"] == "welcome")

    @property
    def seats(self) -> list[int]:
        return list(self._welcome["seats"])

    @property
    def game_id(self) -> str:
        return str(self._welcome["table"]["game"])


class RandomPlayer:
    """Plays its seats at one table by random choices among what each of them may do."""

    def __init__(self, visit: Visit, rng: Random, *, resigns: bool = True) -> None:
        self._visit = visit
        self._bot = RandomBot(rng)
        self._resigns = resigns
        self._read = 0
        self._game: Json | None = None
        self._version = 0
        self.made = 0
        """How many choices were made."""

    async def play(self, most: int = 10_000) -> Json | None:
        """Until the game is over, or so many choices were made; the game as it is then."""
        await self._visit.heard("welcome")
        while self.made < most:
            self._take_in()
            if self._game is not None and self._game["awaiting"] == "Over":
                return self._game
            if not await self._act():
                await self._visit.more(self._read)
        return self._game

    def _take_in(self) -> None:
        for message in self._visit.messages[self._read :]:
            self._version = max(self._version, message.get("version", 0))
            self._game = message.get("game") or self._game
        self._read = len(self._visit.messages)

    async def _act(self) -> bool:
        """Whether there was something to do."""
        game = self._game
        if game is None or game["view"]["seat"] not in game["waiting_for"] or not game["view"]["actions"]:
            return False
        if game["view"]["seat"] not in self._visit.seats or game["awaiting"] not in ("Decision", "Several"):
            return False
        view = codec(self._visit.game_id).view(game["view"])
        choice = self._bot.choose(view)
        while not self._resigns and choice.action.name == "resign":
            choice = self._bot.choose(view)
        self._game = None
        answer = await self._visit.do(
            "act", seat=view.seat, version=self._version, action=encode(choice.action), manner=choice.manner
        )
        if answer.get("code") == "server/stale":  # a bot was faster: the game as it is now has come
            return True
        assert answer["is"] == "ack", answer
        self.made += 1
        return True

"""One game at a host in a tab by random choices, timed: it runs in a browser's Python."""

from __future__ import annotations

import asyncio
import json
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from throwdown.bots.players.random_bot import RandomBot
from throwdown.live.protocol.messages import PROTOCOL
from throwdown.rules.codec import codec, encode


async def play(bridge: Any, game: str, thrower: str) -> str:
    """As JSON, in ms: until the table asks, and from each move to its acknowledgement (median and the slowest 5 %)."""
    host = bridge._host
    begun = perf_counter()
    await _ask(host, "POST", "/api/guests", {"name": "Ann"})
    seats = [{"me": True}, {"bot": "casual"}]
    made = await _ask(host, "POST", "/api/tables", {"game": game, "seats": seats, "thrower": thrower, "start": True})
    player = _Player(host, made["table"]["id"], game)
    times = await player.play()
    acks = sorted(1000 * (acked - sent) for sent, acked in player.acks)
    throws = sorted(1000 * each for each in player.landings) or [0.0]
    measured = {
        "asked_ms": 1000 * (times - begun),
        "moves": len(acks),
        "ack_median_ms": acks[len(acks) // 2],
        "ack_p95_ms": acks[int(0.95 * (len(acks) - 1))],
        "throw_p95_ms": throws[int(0.95 * (len(throws) - 1))],
        "seconds": perf_counter() - begun,
    }
    return json.dumps(measured)


async def _ask(host: Any, method: str, path: str, body: Any) -> Any:
    answer = await host.request(method, path, msgspec.json.encode(body))
    if answer.status != 200:
        raise ValueError(answer.body)
    return msgspec.json.decode(answer.body)


class _Player:
    """Plays seat 0 by random choices."""

    def __init__(self, host: Any, table: str, game: str) -> None:
        self._codec = codec(game)
        self._bot = RandomBot(Random(game))
        self._game: Any = None
        self._version = 0
        self._changed = asyncio.Event()
        self._sent: dict[str, float] = {}
        self.acks: list[tuple[float, float]] = []
        self.landings: list[float] = []
        self._threw = 0.0
        self._connection = host.connect(f"/ws/tables/{table}", self._on_data, lambda code, reason: None)
        self._say("hello", protocol=PROTOCOL, views=True, motions=True)
        self._say("race_by", move="race", seat=0, simulated=True)

    def _say(self, kind: str, **fields: Any) -> None:
        self._sent[str(fields.get("move"))] = perf_counter()
        self._connection.receive(json.dumps({"is": kind, **fields}))

    def _on_data(self, data: str | bytes) -> None:
        if isinstance(data, bytes):
            if self._threw:
                self.landings.append(perf_counter() - self._threw)
                self._threw = 0.0
            return
        message = json.loads(data)
        # A bot was faster: the game as it is now has come, and is answered.
        if message["is"] == "refused" and message["code"] != "server/stale":
            raise ValueError(message)
        if message["is"] == "ack":
            self.acks.append((self._sent[message["move"]], perf_counter()))
        self._version = max(self._version, message.get("version", 0))
        self._game = message.get("game") or self._game
        self._changed.set()

    async def play(self) -> float:
        """When the table asked for the first time."""
        asked = 0.0
        number = 0
        while self._game is None or self._game["awaiting"] != "Over":
            game = self._game
            if (
                game
                and game["awaiting"] in ("Decision", "Several")
                and 0 in game["waiting_for"]
                and game["view"]["seat"] == 0
            ):
                asked = asked or perf_counter()
                choice = self._bot.choose(self._codec.view(game["view"]))
                self._game, number = None, number + 1
                self._threw = perf_counter() if choice.manner else 0.0
                self._say(
                    "act",
                    move=f"m{number}",
                    seat=0,
                    version=self._version,
                    action=encode(choice.action),
                    manner=choice.manner,
                )
            self._changed.clear()
            await self._changed.wait()
        return asked


def _asks(game: Any) -> bool:
    """Whether seat 0 has to act."""
    return game["awaiting"] in ("Decision", "Several") and 0 in game["waiting_for"] and game["view"]["seat"] == 0

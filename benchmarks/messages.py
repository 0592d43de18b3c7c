"""Ten thousand bad messages at a real server, while two others play on.

python -m benchmarks.messages [N] [SEED]     N frames that are no JSON, then N that look like messages and are wrong

Exits with 1 if the server breaks, logs a fault, grows by more than 5 MB, or the game beside it is touched.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.serving import Serving
from throwdown.bots import make_bot
from throwdown.client import ME, OPEN, Client

MOST_GROWTH = 5 * 1024 * 1024
#: Sent at once before the answers are read: fewer than the server keeps for a slow reader.
AT_ONCE = 20
SAMPLES: tuple[dict[str, Any], ...] = (
    {"is": "act", "move": "m", "seat": 0, "version": 5, "action": {"is": "throw"}, "manner": "lob"},
    {"is": "act", "move": "m", "seat": 0, "version": 5, "action": {"is": "throw"}, "intent": [0] * 9},
    {"is": "chat", "move": "m", "text": "hello"},
    {"is": "sit", "move": "m", "seat": 1},
    {"is": "decide", "move": "m", "seat": 1, "choice": "wait"},
    {"is": "finished", "move": "m", "seat": 0, "race": 1, "ms": 900},
    {"is": "kick", "move": "m", "person": "x"},
)
WRONG: tuple[Any, ...] = (None, True, -1, 2**70, 1.5, "", "\u202e", "x" * 3000, [], {}, [[]] * 9, {"is": "roll"})
MANGLED = ("", "nul", "[", "{" * 900, "\x00", '{"is":"act"', '{"is":NaN}', "[1e400]", '"\\ud800"', "9" * 3000)


def wrong(rng: Random, number: int) -> str:
    """A message that is one, but for one thing."""
    message = dict(rng.choice(SAMPLES)) | {"move": f"w{number}"}
    field = rng.choice(list(message))
    how = rng.randrange(4)
    if how == 0:
        del message[field]
    elif how == 1:
        message[field] = rng.choice(WRONG)
    elif how == 2:
        message[rng.choice(("seats", "score", "__proto__", "faces"))] = rng.choice(WRONG)
    else:
        return json.dumps(message)[:-1] + f', "{field}": {json.dumps(rng.choice(WRONG))}}}'
    return json.dumps(message)


def mangled(rng: Random, number: int) -> str:
    text = json.dumps(rng.choice(SAMPLES))
    cut = rng.randrange(len(text))
    return rng.choice(MANGLED) + text[cut:] if rng.random() < 0.7 else text[:cut]


async def flood(socket: ClientConnection, make: Any, count: int, rng: Random) -> int:
    """Send them; how many were answered by a refusal."""
    refused = 0
    for start in range(0, count, AT_ONCE):
        sent = min(AT_ONCE, count - start)
        for number in range(start, start + sent):
            await socket.send(make(rng, number))
        answered = 0
        while answered < sent:
            told = json.loads(await asyncio.wait_for(socket.recv(), 20))
            answers = told if isinstance(told, list) else [told]
            kinds = [each["is"] for each in answers if each["is"] in ("refused", "ack")]
            answered += len(kinds)
            refused += kinds.count("refused")
    return refused


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


async def beside(server: Serving) -> Any:
    """Two bots that play a game over their own sockets, and its result."""
    one, two = await Client.guest(server.url, "One"), await Client.guest(server.url, "Two")
    table = (await one.make_table("strike", [ME, OPEN], thrower="luck"))["id"]
    async with one.connect(table) as first, two.connect(table) as second:
        await second.sit(1)
        await first.start()
        await asyncio.gather(*(link.play(make_bot("strike", "thumb", Random(1))) for link in (first, second)))
        return first.result


async def attack(server: Serving, count: int, rng: Random) -> bool:
    eve = await Client.guest(server.url, "Eve")
    token = await eve.make_token("Eve")
    table = (await Client(server.url, token).make_table("strike", [ME, OPEN], thrower="luck"))["id"]
    headers = {"Authorization": f"Bearer {token}"}
    address = f"{server.url.replace('http', 'ws')}/ws/tables/{table}"
    good = True
    async with connect(address, additional_headers=headers, max_size=None) as socket:
        await socket.send(json.dumps({"is": "hello", "protocol": 1}))
        await flood(socket, wrong, 500, Random(0))  # what is made once is not growth
        for name, make in (("no JSON", mangled), ("shaped like messages", wrong)):
            before, began = resident(server.pid), time.perf_counter()
            refused = await flood(socket, make, count, rng)
            grown = resident(server.pid) - before
            print(f"{count} frames, {name}: {refused} refused, {time.perf_counter() - began:.1f} s, "
                  f"memory {grown / 2**20:+.1f} MB")  # fmt: skip
            good = good and grown <= MOST_GROWTH
    return good


async def main(count: int, seed: int) -> int:
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder) / "data") as server:
        result, good = await asyncio.gather(beside(server), attack(server, count, Random(seed)))
        faults = [line for line in server.log.read_text().splitlines() if '"error"' in line or "Traceback" in line]
        print(
            f"the game beside it: {result}; faults in the log: {len(faults)}; {'alive' if server.healthy() else 'DEAD'}"
        )
        return 0 if good and result is not None and not faults and server.healthy() else 1


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:3]]
    sys.exit(asyncio.run(main(*(numbers + [10_000, 1][len(numbers) :]))))

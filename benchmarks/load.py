"""How much load the server takes: run from the root.

python -m benchmarks.load             500 tables, 2,000 sockets: 300 actions/s for 20 s, then as fast as it can
python -m benchmarks.load --throws    10 physical throws/s beside 500 tables: how long they take, and what others notice
python -m benchmarks.load --tables 200 --sockets 800 --closed 12 --before PATH
                                      only as fast as it can, in turns with the server of another checkout
python -m benchmarks.load --help      sizes, rates, times; --views for sockets that ask for views, as the page does

The server is a process of its own with raised limits, this is the other one. Its clients speak the bare protocol and
follow a game by the few events that say what comes next.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import socket
import struct
import time
from collections import Counter, deque
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec
import uvloop

from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator

#: What is wanted: milliseconds of the slowest hundredth, MB, actions per second of one core.
WANTED_P99, WANTED_MB, WANTED_PER_CORE = 20.0, 300.0, 2500.0
#: … and how many times as many actions per core-second as 0.13.0.
WANTED_TIMES_BEFORE = 1.6
WANTED_THROW_P99, WANTED_RATIO = 500.0, 1.5
#: Requests that are made at the same time while the tables are set up.
AT_ONCE = 32
#: Longest wait for anything, in s.
PATIENCE = 30.0
#: Luck-thrown actions per second beside the physical throws.
BESIDE = 50.0
TICKS = os.sysconf("SC_CLK_TCK")

_decode = msgspec.json.Decoder().decode
Answer = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=2000, help="altogether; two to five at each table")
    parser.add_argument("--rate", type=float, default=300.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--closed", type=float, default=8.0, help="seconds as fast as it can; 0: not at all")
    parser.add_argument("--active", type=int, default=200, help="tables that act as fast as they can")
    parser.add_argument("--views", action="store_true", help="sockets ask for views, as the page does")
    parser.add_argument("--throws", action="store_true", help="physical throws beside idle tables")
    parser.add_argument("--throw-rate", type=float, default=10.0, help="physical throws a second")
    parser.add_argument("--data", type=Path, help="a folder on the disk of the server")
    parser.add_argument("--port", type=int, help="a server that runs already on this port; needs --pid")
    parser.add_argument("--pid", type=int)
    parser.add_argument("--before", type=Path, help="another checkout: as fast as both can, in turns")
    parser.add_argument("--rounds", type=int, default=3, help="how often each of the two is measured")
    options = parser.parse_args()
    gc.disable()  # the clients would look for garbage for up to 0.1 s, and count it as waiting for the server
    if options.before:
        compare(options)
        return
    with TemporaryDirectory(dir=options.data) as folder:
        if options.port:
            uvloop.run(measure(options, options.port, options.pid or os.getpid()))
            return
        with Serving(Path(folder) / "data", {"outgoing": 1000}, log_level="warning") as server:
            uvloop.run(measure(options, server.port, server.pid))
            if logged := server.log.read_text():
                print("the server logged:", logged[:2000])


async def measure(options: argparse.Namespace, port: int, pid: int) -> None:
    begin = time.perf_counter()
    hall = Hall(port, views=options.views)
    seats = max(2, options.sockets // options.tables)
    games = ["strike" if number % 2 else "verasselt" for number in range(options.tables)]
    await hall.open([(game, "luck", seats) for game in games])
    luck = list(hall.tables)
    summary = f"{len(luck)} tables, {sum(len(table.wires) for table in luck)} sockets"
    print(f"{summary}, views {'on' if options.views else 'off'}: set up in {time.perf_counter() - begin:.1f} s")
    if options.throws:
        await throws(options, hall, luck, pid)
    else:
        await luck_only(options, luck, pid)
    for what, count in sorted(hall.trouble.items()):
        print(f"  trouble: {count} x {what}")
    print(f"  errors: {hall.trouble.total()}; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    hall.close()


async def luck_only(options: argparse.Namespace, tables: list[Table], pid: int) -> None:
    with Meter(pid) as meter:
        waits = await paced(tables, options.rate, options.seconds)
    shown = f"{len(waits) / options.seconds:.0f} actions/s for {options.seconds:g} s"
    print(f"{shown}: acknowledged after {spread(waits)} (wanted: p99 {WANTED_P99:g} ms)")
    print(f"  server: {meter.cpu / meter.wall:.0%} of a core, {memory(pid)} (wanted: {WANTED_MB:g} MB)")
    if options.closed:
        with Meter(pid) as meter:
            waits = await flat_out(tables[: options.active], options.closed)
        per_core = len(waits) / meter.cpu
        shown = f"{min(options.active, len(tables))} tables flat out for {options.closed:g} s"
        print(f"{shown}: {len(waits) / meter.wall:,.0f} actions/s, acknowledged after {spread(waits)}")
        print(f"  {per_core:,.0f} durable actions per core-second of the server (wanted: {WANTED_PER_CORE:,.0f}), "
              f"{meter.cpu / meter.wall:.0%} of a core, {memory(pid)}")  # fmt: skip


async def throws(options: argparse.Namespace, hall: Hall, luck: list[Table], pid: int) -> None:
    """Physical throws at a few tables, luck-thrown actions at the others, first without and then with them."""
    begin = time.perf_counter()
    await hall.open([("strike", "physics", 2)] * max(4, int(2 * options.throw_rate)))
    physical = hall.tables[len(luck) :]
    print(f"{len(physical)} physical tables: set up in {time.perf_counter() - begin:.1f} s")
    half = options.seconds / 2
    alone = await paced(luck, BESIDE, half)
    with Meter(pid) as meter:
        beside, thrown = await asyncio.gather(
            paced(luck, BESIDE, half), paced(physical, options.throw_rate, half, landed=True)
        )
    ratio = p99(beside) / p99(alone)
    print(f"{len(thrown) / half:.1f} throws/s for {half:g} s: landed after {spread(thrown)} "
          f"(wanted: p99 {WANTED_THROW_P99:g} ms)")  # fmt: skip
    print(f"others' acknowledgements at {BESIDE:g}/s without throws: {spread(alone)}")
    print(
        f"                                with throws: {spread(beside)}: p99 x {ratio:.2f} (wanted: {WANTED_RATIO:g})"
    )
    print(f"  server: {meter.cpu / meter.wall:.0%} of a core, {memory(pid)}")


# Two servers in turns


class Closed(NamedTuple):
    """What a server did as fast as it could."""

    actions: int
    cpu: float
    wall: float

    @property
    def per_core(self) -> float:
        return self.actions / self.cpu


def compare(options: argparse.Namespace) -> None:
    """Measure this checkout, and the other one in turns with it, each time with a new server."""
    checkouts: list[Path | None] = [None] if options.before is None else [options.before.resolve(), None]
    done: dict[Path | None, list[Closed]] = {checkout: [] for checkout in checkouts}
    for number in range(options.rounds if options.before else 1):
        for checkout in checkouts if number % 2 else checkouts[::-1]:
            done[checkout].append(closed_loop(options, checkout))
    for checkout, rounds in done.items():
        per_core, per_s = median(each.per_core for each in rounds), median(each.actions / each.wall for each in rounds)
        print(f"{checkout or 'this checkout'}: {per_core:,.0f} durable actions per core-second, {per_s:,.0f} a second")
    if options.before:
        pairs = zip(done[checkouts[0]], done[None], strict=True)
        ratios = sorted(now.per_core / before.per_core for before, now in pairs)
        spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f} in {len(ratios)} rounds"
        print(f"  {median(ratios):.2f} times as many per core-second ({spread}; wanted: {WANTED_TIMES_BEFORE:g})")
    print(f"  load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def closed_loop(options: argparse.Namespace, checkout: Path | None) -> Closed:
    with TemporaryDirectory(dir=options.data) as folder:
        server = server_of(checkout, Path(folder))
        with server:
            return uvloop.run(_closed_loop(options, server))


async def _closed_loop(options: argparse.Namespace, server: Serving) -> Closed:
    hall = Hall(server.port, views=options.views)
    seats = max(2, options.sockets // options.tables)
    await hall.open([("strike" if number % 2 else "verasselt", "luck", seats) for number in range(options.tables)])
    with Meter(server.pid) as meter:
        waits = await flat_out(hall.tables[: options.active], options.closed)
    hall.close()
    if hall.trouble:
        raise SystemExit(f"the server did not do what was asked: {dict(hall.trouble)}")
    return Closed(len(waits), meter.cpu, meter.wall)


def server_of(checkout: Path | None, folder: Path) -> Serving:
    """The server of another checkout, in its own environment if it has one; or that of this one."""
    server = Serving(folder / "data", {"outgoing": 1000}, log_level="warning")
    if checkout is None:
        return server
    if not (checkout / "src" / "throwdown" / "server").is_dir():
        raise SystemExit(f"{checkout} is no checkout: make one, for example with git worktree add {checkout} COMMIT")
    own = checkout / ".venv" / "bin" / "python"
    server.python = str(own) if own.exists() else server.python
    server.surroundings["PYTHONPATH"] = os.pathsep.join((str(checkout / "src"), str(Path.cwd())))
    return server


# Pace


async def paced(tables: list[Table], rate: float, seconds: float, *, landed: bool = False) -> list[float]:
    """Actions at this rate, at tables that are ready; each wait counts from when the action was due.

    ``landed``: until the dice lie, not only until the throw is acknowledged.
    """
    loop = asyncio.get_running_loop()
    waits: list[float] = []
    ready, running = deque(tables), set[asyncio.Task[None]]()
    begin = loop.time()

    async def one(table: Table, due: float) -> None:
        acknowledged, done = await table.step(throw=landed)
        waits.append((done if landed else acknowledged) - due)
        ready.append(table)

    for number in range(int(rate * seconds)):
        due = begin + number / rate
        if due > loop.time():
            await asyncio.sleep(due - loop.time())
        while not ready:
            await asyncio.sleep(0.001)
        task = loop.create_task(one(ready.popleft(), due))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return waits


async def flat_out(tables: list[Table], seconds: float) -> list[float]:
    """Every table acts again as soon as it may."""
    loop = asyncio.get_running_loop()
    ends = loop.time() + seconds
    waits: list[float] = []

    async def keep_on(table: Table) -> None:
        while loop.time() < ends:
            begin = loop.time()
            acknowledged, _ = await table.step()
            waits.append(acknowledged - begin)

    await asyncio.gather(*map(keep_on, tables))
    return waits


# Tables


class Next(NamedTuple):
    """What a game waits for, as far as a client must know: a seat and what it may do; no action: look."""

    seat: int
    actions: tuple[str, ...] = ()


#: How the last event of a kind is answered; in voll verasselt anything else means that the active seat rolls.
ARENA = {
    "turn_started": ('{"is":"throw"}',),
    "choice_required": ('{"is":"throw"}', '{"is":"stop"}'),
    "big_throw_required": ('{"is":"throw_all"}',),
}
ROLL = '{"is":"roll","dice":[0,1,2,3],"boost":[0,0,0,0]}'
VERASSELT = {
    "turn_started": ('{"is":"choose","target":"hub"}',),
    "caught": (ROLL, '{"is":"stop"}'),
    "payout_due": ('{"is":"distribute","to_yard":[0,0,0,0]}',),
    "top_up_required": (),
}


def following(game: str, events: Iterable[dict[str, Any]], active: int) -> tuple[Next | None, int]:
    """What is awaited after these events, and whose turn it is."""
    awaited: Next | None = None
    for event in events:
        kind = event["is"]
        if kind == "turn_started":
            active = event["seat"]
        if game != "verasselt":
            awaited = Next(event["seat"], ARENA[kind]) if kind in ARENA else awaited
        elif kind in VERASSELT:
            awaited = Next(event["owner"] if kind == "payout_due" else active, VERASSELT[kind])
        elif kind in ("group_chosen", "hub_refilled", "refill_skipped", "payout_split", "topped_up"):
            awaited = Next(active, (ROLL,))
    return awaited, active


class Table:
    """One table with all its sockets, played by the seat that has to act."""

    def __init__(self, hall: Hall, id: str, game: str, wires: list[Wire]) -> None:
        self.hall = hall
        self.id = id
        self.game = game
        self.wires = wires
        self.version = 0
        self._active = 0
        self._next: Next | None = None
        self.over = False
        self._moves = 0
        self._rng = Random(id)

    async def step(self, *, throw: bool = False) -> tuple[float, float]:
        """The next action, or the next game: when it was acknowledged, and when the game went on."""
        wire, message = self._chosen(throw=throw)
        move = f"{self._moves}"
        self._moves += 1
        answers = wire.say(f'{{"is":{message},"move":"{move}"}}' if message == '"start"' else
                           f'{{"is":"act","move":"{move}",{message}}}')  # fmt: skip
        acknowledged = await self._follow(answers, move)
        if self._next is not None and not self._next.actions:
            await self.look()
        return acknowledged, asyncio.get_running_loop().time()

    def _chosen(self, *, throw: bool) -> tuple[Wire, str]:
        if self.over or self._next is None:
            return self.wires[0], '"start"'
        seat, actions = self._next
        action = actions[0] if throw else self._rng.choice(actions)
        manner = ',"manner":"toss"' if "throw" in action else ""
        return self.wires[seat], f'"seat":{seat},"version":{self.version},"action":{action}{manner}'

    async def _follow(self, answers: asyncio.Queue[Answer], move: str) -> float:
        """Read on until the move is answered, everything it did has come, and it is known what comes next."""
        acknowledged, version = 0.0, 0
        self._next, self.over = None, False
        while not acknowledged or self.version < version or not self._goes_on:
            message = await asyncio.wait_for(answers.get(), PATIENCE)
            if message["is"] == "ack" and message["move"] == move:
                acknowledged, version = asyncio.get_running_loop().time(), message["version"]
            elif message["is"] == "refused":
                self.hall.trouble[f"refused: {message['code']}"] += 1
                acknowledged = asyncio.get_running_loop().time()
                await self.look()
            else:
                self._note(message)
        return acknowledged

    @property
    def _goes_on(self) -> bool:
        return self.over or self._next is not None

    def _note(self, message: Answer) -> None:
        version = message.get("version", 0)
        if version <= self.version:
            return  # another socket of this table has heard it already
        self.version = version
        if message.get("result") is not None:
            self._next, self.over = None, True
        elif message["is"] == "moment":
            awaited, self._active = following(self.game, message.get("events", ()), self._active)
            self._next = awaited or self._next

    async def look(self) -> None:
        """What the events do not say is looked up, from the seat that has to act."""
        for seat, wire in enumerate(self.wires):
            answers = wire.say('{"is":"look"}')
            while (message := await asyncio.wait_for(answers.get(), PATIENCE))["is"] != "welcome":
                pass
            self._note(message)
            game = message["game"]
            self.over = game.get("result") is not None
            if seat in game["waiting_for"]:
                self._next = Next(seat, _some(game["view"]["actions"]))
                return


def _some(actions: Any) -> tuple[str, ...]:
    """An action out of those of a view."""
    if isinstance(actions, list):
        return tuple(json.dumps(action) for action in actions)
    if actions["is"] == "top_up_space":
        return (json.dumps({"is": "top_up", "cards": actions["yard"]}),)
    return (ROLL if actions["is"] == "roll_space" else VERASSELT["payout_due"][0],)


class Hall:
    """Everybody who plays, at all tables."""

    def __init__(self, port: int, *, views: bool) -> None:
        self.port = port
        self.tables: list[Table] = []
        self.trouble: Counter[str] = Counter()
        self._views = views
        self._guests = 0

    async def open(self, wanted: list[tuple[str, str, int]]) -> None:
        """Open tables, fill their seats and start their first game."""
        self.tables += await gathered(self._open, wanted)

    async def _open(self, game: str, thrower: str, seats: int) -> Table:
        first, *others = [await self._guest() for _ in range(seats)]
        body = {"game": game, "thrower": thrower, "visibility": "link", "seats": [{"me": True}, *[{}] * len(others)]}
        made, _ = await request(self.port, "POST", "/api/tables", body, first)
        id, physical = made["table"]["id"], thrower == "physics"
        wires = [await self._wire(id, cookie, motions=physical) for cookie in (first, *others)]
        table = Table(self, id, game, wires)
        for seat, wire in enumerate(wires[1:], 1):
            answers = wire.say(f'{{"is":"sit","move":"sit","seat":{seat}}}')
            while (await asyncio.wait_for(answers.get(), PATIENCE))["is"] != "ack":
                pass
        await table.step()
        return table

    async def _guest(self) -> str:
        self._guests += 1
        _, cookie = await request(self.port, "POST", "/api/guests", {"name": f"Guest {self._guests}"})
        return cookie

    async def _wire(self, table: str, cookie: str, *, motions: bool) -> Wire:
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(self.trouble), "127.0.0.1", self.port)
        await wire.open(f"/ws/tables/{table}", f"127.0.0.1:{self.port}", cookie)
        views = json.dumps(self._views)
        answers = wire.say(f'{{"is":"hello","protocol":1,"views":{views},"motions":{json.dumps(motions)}}}')
        await asyncio.wait_for(answers.get(), PATIENCE)
        return wire

    def close(self) -> None:
        for table in self.tables:
            for wire in table.wires:
                wire.close()


async def gathered(work: Callable[..., Awaitable[Table]], arguments: list[tuple[Any, ...]]) -> list[Table]:
    """All of them, so many at once."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(each: tuple[Any, ...]) -> Table:
        async with gate:
            return await work(*each)

    return list(await asyncio.gather(*map(one, arguments)))


# The bare protocols


async def request(port: int, method: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """One request: the answer, and the cookie that came with it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    payload = json.dumps(body).encode()
    headers = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: http://127.0.0.1:{port}",
               "Content-Type: application/json", f"Content-Length: {len(payload)}", "Connection: close"]  # fmt: skip
    headers += [f"Cookie: {cookie}"] if cookie else []
    writer.write("\r\n".join(headers).encode() + b"\r\n\r\n" + payload)
    head, _, answer = (await asyncio.wait_for(reader.read(), PATIENCE)).partition(b"\r\n\r\n")
    writer.close()
    assert head.split(b" ", 2)[1] == b"200", answer
    given = next((line for line in head.decode().splitlines() if line.lower().startswith("set-cookie:")), ":")
    return _decode(answer), given.partition(":")[2].partition(";")[0].strip()


class Wire(asyncio.Protocol):
    """A bare socket: it decodes messages only while a table waits for them, and counts errors."""

    transport: asyncio.Transport

    def __init__(self, trouble: Counter[str]) -> None:
        self.trouble = trouble
        self.answers: asyncio.Queue[Answer] | None = None
        self._buffer = b""
        self._opened: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self._closing = False

    async def open(self, path: str, host: str, cookie: str) -> None:
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", f"Cookie: {cookie}",
                 "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]  # fmt: skip
        self.transport.write("\r\n".join(lines).encode())
        assert self._opened is not None
        await asyncio.wait_for(self._opened, PATIENCE)
        self._opened = None

    def say(self, text: str) -> asyncio.Queue[Answer]:
        """Send a message; what comes from now on is read into the queue, until the next time."""
        self.answers = asyncio.Queue()
        payload = text.encode()
        length = len(payload)
        size = bytes((0x81, 0x80 | length)) if length < 126 else struct.pack("!BBH", 0x81, 0xFE, length)
        self.transport.write(size + b"\0\0\0\0" + payload)  # a mask of zeros is one too
        return self.answers

    def close(self) -> None:
        self._closing = True
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._closing:
            self.trouble["connection lost"] += 1

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._opened is not None and not self._opened.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._buffer = rest
            self._opened.set_result(None)
        for kind, content in self._frames():
            self._take(kind, content)

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """Whole frames; those of a server have no mask and, here, no parts."""
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, begin = buffer[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < begin + length:
                break
            yield buffer[at] & 0x0F, buffer[begin : begin + length]
            at = begin + length
        self._buffer = buffer[at:]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == 9:
            self.transport.write(bytes((0x8A, 0x80 | len(content))) + b"\0\0\0\0" + content)
        elif kind == 8:
            self.trouble[f"closed: {content[2:].decode()}"] += 1
        elif kind == 1 and self.answers is not None:
            decoded = _decode(content)
            for message in decoded if isinstance(decoded, list) else [decoded]:
                self.answers.put_nowait(message)


# Figures


class Meter:
    """Time of the processors that a process took, and time that went by."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.cpu = self.wall = 0.0

    def __enter__(self) -> Meter:
        self._begin = (self.taken(), time.perf_counter())
        return self

    def __exit__(self, *_: object) -> None:
        self.cpu, self.wall = self.taken() - self._begin[0], time.perf_counter() - self._begin[1]

    def taken(self) -> float:
        return cpu_of(Path(f"/proc/{self._pid}/stat"))


def cpu_of(stat: Path) -> float:
    """CPU seconds of a process or thread."""
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> str:
    status = Path(f"/proc/{pid}/status").read_text()
    now, most = (int(status.partition(f"{name}:")[2].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
    return f"{now:.0f} MB (at most {most:.0f})"


def p99(waits: list[float]) -> float:
    return quantiles(waits, n=100)[98] if len(waits) > 1 else float("nan")


def spread(waits: list[float]) -> str:
    cuts = quantiles(waits, n=100)
    return f"p50 {cuts[49] * 1000:.1f}, p99 {cuts[98] * 1000:.1f}, at most {max(waits) * 1000:.0f} ms"


if __name__ == "__main__":
    main()

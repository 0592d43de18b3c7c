"""How long the server's event loop stands still: run from the root, write what you saw into results.md.

python -m benchmarks.loop             long games, then everything heavy that people may ask for, beside a quiet table
python -m benchmarks.loop --help      how many games, how long

The server is a process of its own with a watch on its event loop: a beat every millisecond. Where a beat is late,
the watch tells how much of the time the loop itself was computing, and where it was. In the other process people
ask for replays, records, verdicts, reviews, their tables, the lobby, words and codes, come back to tables that
rest with everything they missed, and open tables with passwords; meanwhile somebody asks for /healthz and somebody
plays at a table of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count, cycle
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import httpx2
import uvloop

from tests.server.serving import GENEROUS, environment
from throwdown.client import ME, Client, TableLink
from throwdown.rules.codec import encode
from throwdown.words import LANGUAGES

#: What the loop may do at a time, in ms.
WANTED_MS = 5.0
BEAT_S = 0.001
#: Tables leave the memory so soon after the last person, in s.
UNUSED_S = 2.0
#: Questions at the same time.
AT_ONCE = 3
OTHERS: list[dict[str, Any]] = [{"name": "Ben"}, {"name": "Cleo"}, {"name": "Dora"}]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=4, help="long games that are over, and as many under way")
    parser.add_argument("--entries", type=int, default=500, help="versions that each table has at least")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each half")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve)
        return
    with TemporaryDirectory() as folder:
        uvloop.run(measure(options, Path(folder)))


# The server and the watch on its loop


class Watch:
    """A beat on the loop, and a thread that looks where the loop is while the beat is late."""

    def __init__(self) -> None:
        self.late: list[tuple[float, float, str]] = []
        """Each time: wall time and the loop's own time in ms, and where it was."""
        self._at = time.perf_counter()
        self._own = 0.0
        self._where = ""
        self._collection = 0.0
        self._thread = threading.get_ident()

    def _collecting(self, phase: str, info: dict[str, int]) -> None:
        """Python looks for garbage in whichever thread made it."""
        if phase == "start":
            self._collection = time.thread_time()
        elif (time.thread_time() - self._collection) * 1000 > WANTED_MS / 2:
            self._where = f"looking for garbage of generation {info['generation']}"

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        gc.callbacks.append(self._collecting)
        self._own = time.thread_time()
        self._beat(loop)
        threading.Thread(target=self._look, daemon=True).start()

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        now, own = time.perf_counter(), time.thread_time()
        wall = (now - self._at - BEAT_S) * 1000
        if wall > WANTED_MS:
            self.late.append((wall, (own - self._own) * 1000, self._where))
        self._at, self._own, self._where = now, own, ""
        loop.call_later(BEAT_S, self._beat, loop)

    def _look(self) -> None:
        while True:
            time.sleep(0.001)
            if time.perf_counter() - self._at > 0.003 and not self._where:
                self._where = _where(sys._current_frames()[self._thread])


def _where(frame: Any) -> str:
    """The innermost functions of ours."""
    names: list[str] = []
    while frame is not None and len(names) < 5:
        path = frame.f_code.co_filename
        if "throwdown/" in path:
            names.append(f"{Path(path).stem}.{frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(names) or "elsewhere"


def serve(told: Path) -> None:
    """In the server's process: as ``throwdown serve``, with the watch; SIGUSR1 writes down what it saw, and forgets."""
    from throwdown.server.operations.logs import configure
    from throwdown.server.operations.settings import load
    from throwdown.server.web.app import make_app
    from throwdown.server.web.transport import listen, make_server, tune_interpreter

    settings = load()
    configure(settings)
    app, _ = make_app(settings)
    listening = listen(settings)
    print(listening.getsockname()[1], flush=True)
    watch = Watch()
    tune_interpreter()

    async def run() -> None:
        loop = asyncio.get_running_loop()
        watch.start(loop)
        loop.add_signal_handler(signal.SIGUSR1, write_down)
        await make_server(app, settings).serve(sockets=[listening])

    def write_down() -> None:
        part = told.with_suffix(".part")
        part.write_text(json.dumps(watch.late))
        part.replace(told)
        watch.late.clear()

    uvloop.run(run())


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[str, Callable[[], Awaitable[list[Any]]]]]:
    """The address of the server, and what asks its watch."""
    told = folder / "late.json"
    limits = GENEROUS | {"unused_s": UNUSED_S, "rest_s": UNUSED_S, "outgoing": 5000}
    env = environment(limits, data=str(folder / "data"), port=0, log_level="warning")
    command = [sys.executable, "-m", "benchmarks.loop", "--serve", str(told)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline())

        async def late() -> list[Any]:
            told.unlink(missing_ok=True)
            os.kill(process.pid, signal.SIGUSR1)
            while not told.exists():
                await asyncio.sleep(0.01)
            return list(json.loads(told.read_text()))

        try:
            yield f"http://127.0.0.1:{port}", late
        finally:
            process.terminate()


# Games


async def play(client: Client, least: int, rng: Random, *, over: bool) -> tuple[str, int]:
    """A table with at least so many versions, where one person plays both seats; its last game is over or goes on.

    A table with games that are over is given up while its first game is too short.
    """
    while True:
        table = await client.make_table("verasselt", [ME, OTHERS[0]], kind="hot_seat", thrower="luck")
        async with client.connect(table["id"]) as link:
            await link.start()
            while link.result is None and (over or link.version < least):
                await act(link, rng)
            if link.version >= least:
                return table["id"], link.version


async def act(link: TableLink, rng: Random) -> float:
    """One action of whoever is asked; how long its acknowledgement took, in ms."""
    while link.result is None and (link.view is None or link.seen_from not in link.asked):
        await link.look()
    view, seat = link.view, link.seen_from
    if view is None or seat is None or not view.actions:
        return 0.0
    begun = time.perf_counter()
    ack = await link.say("act", seat=seat, version=link.version, action=encode(view.actions.sample(rng)))
    took = (time.perf_counter() - begun) * 1000
    await link.reached(ack["version"])
    return took


async def bystander(client: Client, stop: asyncio.Event) -> list[float]:
    """Somebody plays short games at a table of their own, 50 actions a second."""
    times: list[float] = []
    rng = Random(5)
    while not stop.is_set():
        table = await client.make_table("strike", [ME, OTHERS[0]], kind="hot_seat", thrower="luck")
        async with client.connect(table["id"]) as link:
            await link.start()
            while link.result is None and not stop.is_set():
                times.append(await act(link, rng))
                await asyncio.sleep(0.02)
    return [each for each in times if each]


async def healthy(url: str, stop: asyncio.Event) -> list[float]:
    """/healthz, a hundred times a second."""
    times = []
    async with httpx2.AsyncClient(base_url=url) as http:
        while not stop.is_set():
            begun = time.perf_counter()
            assert (await http.get("/healthz")).status_code == 200
            times.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(0.01)
    return times


# What is asked for


async def ask(client: Client, over: list[str], resting: list[str], stop: asyncio.Event, seen: Counter[str]) -> None:
    """One heavy question after another, in turn."""
    numbers, languages, games, tables = count(), cycle(LANGUAGES), cycle(over), cycle(resting)
    async with httpx2.AsyncClient(base_url=client.url, headers=client.headers, timeout=60) as http:
        questions: list[tuple[str, Callable[[], Awaitable[Any]]]] = [
            ("replay", lambda: http.get(f"/api/replays/{next(games)}?language={next(languages)}")),
            ("record", lambda: http.get(f"/api/replays/{next(games)}/record")),
            ("verify", lambda: http.get(f"/api/replays/{next(games)}/verify")),
            ("review", lambda: http.get(f"/api/replays/{next(games)}/review")),
            ("me", lambda: http.get("/api/me")),
            ("lobby", lambda: http.get("/api/tables")),
            ("catalogue", lambda: http.get("/api/catalogue")),
            ("openapi", lambda: http.get("/api/openapi.json")),
            ("words", lambda: http.get(f"/api/words/{next(languages)}")),
            ("guide", lambda: http.get(f"/api/guide/{next(languages)}/impact_power")),
            ("code", lambda: http.get(f"/api/tables/{next(tables)}/qr")),
            ("table", lambda: http.get(f"/api/tables/{next(tables)}")),
            ("password", lambda: _with_password(client, next(numbers))),
            ("come back", lambda: _come_back(client, next(tables), next(languages))),
            ("bot", lambda: client.make_table("strike", [ME, {"bot": "casual"}], thrower="luck", start=True)),
        ]
        while not stop.is_set():
            for name, question in questions:
                answer = await question()
                assert not isinstance(answer, httpx2.Response) or answer.status_code == 200, (name, answer.text)
                seen[name] += 1


async def _with_password(client: Client, number: int) -> None:
    await client.make_table(
        "strike", [ME, {}], visibility="password", password=f"open {number}", options={}, thrower="luck"
    )


async def _come_back(client: Client, table: str, language: str) -> None:
    """As a page does that was away since the beginning; then everybody is gone until the table rests again."""
    async with client.connect(table, since=1, language=language) as link:
        await link.look()


async def measure(options: argparse.Namespace, folder: Path) -> None:
    async with server(folder) as (url, late):
        client = await Client.guest(url, "Anna")
        begun = time.perf_counter()
        played = [await play(client, options.entries, Random(seed), over=True) for seed in range(options.games)]
        resting = [await play(client, options.entries, Random(seed), over=False) for seed in range(options.games)]
        entries = [versions for _, versions in (*played, *resting)]
        took = time.perf_counter() - begun
        print(f"{len(entries)} tables with {min(entries)} to {max(entries)} versions, played in {took:.0f} s")
        over = [(await client.ask("GET", f"/api/tables/{table}"))["replays"][0] for table, _ in played]
        await late()
        quiet = await half(client, late, options.seconds, lambda stop: [])
        seen: Counter[str] = Counter()
        tables = [table for table, _ in resting]
        busy = await half(
            client, late, options.seconds, lambda stop: [ask(client, over, tables, stop, seen) for _ in range(AT_ONCE)]
        )
        print("asked:", ", ".join(f"{name} {number}" for name, number in seen.items()))
        report("quiet", quiet)
        report("busy", busy)


Half = tuple[list[float], list[float], list[Any]]


async def half(
    client: Client,
    late: Callable[[], Awaitable[list[Any]]],
    seconds: float,
    beside: Callable[[asyncio.Event], list[Any]],
) -> Half:
    stop = asyncio.Event()
    watching = asyncio.gather(healthy(client.url, stop), bystander(client, stop), *beside(stop))
    await asyncio.sleep(seconds)
    stop.set()
    health, acts, *_ = await watching
    return health, acts, await late()


def report(name: str, found: Half) -> None:
    health, acts, late = found
    for what, times in (("/healthz", health), ("bystander's actions", acts)):
        cuts = quantiles(times, n=100)
        print(f"{name}: {what}: p50 {cuts[49]:.1f}, p99 {cuts[98]:.1f}, longest {max(times):.1f} ms ({len(times)})")
    own = [each for each in late if each[1] > WANTED_MS]
    print(f"{name}: beats late by more than {WANTED_MS:g} ms: {len(late)}, because the loop computed: {len(own)},")
    wall, computed = (max((each[kind] for each in late), default=0.0) for kind in (0, 1))
    print(f"{name}: longest that it computed {computed:.1f} ms, longest late {wall:.1f} ms")
    places: dict[str, list[float]] = {}
    for _, computed, where in own:
        places.setdefault(where, []).append(computed)
    for where, times in sorted(places.items(), key=lambda each: -max(each[1]))[:15]:
        print(f"    {len(times):4} × up to {max(times):6.1f} ms  {where}")


if __name__ == "__main__":
    main()

"""Games that go on while the server dies, and what must be true of them afterwards.

As Jepsen does it: every client writes down what it asked for and what it was sent. Then the whole story of
every table is read again, over the wire and from the store, and held against what was written down.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from math import inf
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, Protocol

from tests.json_values import through_json
from throwdown.api.secrets import stored_secret
from throwdown.client import ME, OPEN, Client, Refused, TableLink
from throwdown.live import events as ev
from throwdown.rules.codec import encode, view_hash
from throwdown.rules.record import Ended, Record, Resolved, read_header
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.table import Match
from throwdown.throwers import Fairness, Luck

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from throwdown.server.storage.store import Store

#: Short games: the rules say when voll verasselt ends (VER-AMB-20).
OPTIONS: dict[str, dict[str, Any]] = {
    "verasselt": {"max_turns": 12},
    "impact_power": {"fire_mode": "simulated"},
    "impact_avatar": {"fire_mode": "simulated"},
}
#: Somebody who thinks, and does not do so on the event loop.
BOT = {"bot": "expert"}
#: Until a game has begun, any other message lets its host ask for it once more.
ASKED_TWICE = ("server/beginning", "table/not_over")
#: The next kill comes when so many of the games go on, or so long after the server is back, in s.
MOST, LONGEST = 0.9, 180.0


@dataclass
class Operation:
    """One action, as its client saw it."""

    seat: int
    action: Any
    invoked: float
    answered: float = 0.0
    version: int = 0
    """Of the acknowledgement; 0 while there is none."""


@dataclass
class Player:
    """Somebody who plays on, whatever becomes of the server, and writes everything down."""

    link: TableLink
    rng: Random
    pace: float
    """The longest thought, in s."""
    manner: str | None = None
    tolerated: tuple[str, ...] = ()
    """Refusals that are no fault: what was asked was not done, and is asked again."""
    operations: list[Operation] = field(default_factory=list)
    seen: dict[int, Any] = field(default_factory=dict)
    """By version: what was sent of it."""
    wrong: list[str] = field(default_factory=list)
    stopping: bool = False
    ended: set[str] = field(default_factory=set)
    """The games that were played to their end."""

    async def play(self, games: float = inf) -> None:
        """So many games, or until ``stop`` is called; then until the last action is answered."""
        async for message in self.link:
            self._note(message)
            if self.link.result is not None and self.link.game is not None:
                self.ended.add(self.link.game["id"])
            if len(self.ended) >= games:
                return
            while self.link.asked and self.link.seen_from in self.link.asked and not self.stopping:
                await self._act()
            if self.link.result is not None and self.link.host and not self.stopping:
                await self._begin_again()
            if self.stopping:
                return

    async def _act(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.0, self.pace))
        link, seat = self.link, self.link.seen_from
        view = link.view
        if seat is None or view is None or not view.actions or self.stopping:
            return
        action = view.actions.sample(self.rng)
        operation = Operation(seat, through_json(action), time.monotonic())
        self.operations.append(operation)
        thrown = {"manner": self.manner} if self.manner is not None else {}
        try:
            ack = await link.say("act", seat=seat, version=link.version, action=encode(action), **thrown)
        except Refused as refused:
            self.operations.remove(operation)
            if refused.code not in ("server/stale", *self.tolerated):
                self.wrong.append(f"{encode(action)} is refused: {refused.code} {refused.message}")
            return
        operation.answered, operation.version = time.monotonic(), ack["version"]
        await link.reached(ack["version"])

    async def _begin_again(self) -> None:
        try:
            ack = await self.link.say("start")
        except Refused as refused:
            if refused.code not in (*ASKED_TWICE, *self.tolerated):
                self.wrong.append(f"the next game is refused: {refused.message}")
        else:
            await self.link.reached(ack["version"])

    def _note(self, message: dict[str, Any]) -> None:
        if message["is"] != "moment":
            return
        version, summary = message["version"], _summary(message)
        known = self.seen.get(version)
        if known is not None and known != summary and not known["hidden"]:
            self.wrong.append(f"version {version} was {known}, and is {summary}")
        self.seen[version] = summary


def _summary(message: dict[str, Any]) -> dict[str, Any]:
    """What a moment says of the game itself; sentences and views come and go with how one listens."""
    fields = ("entry", "seat", "action", "events", "result", "secret")
    return {name: message.get(name) for name in fields} | {"hidden": message.get("hidden", False)}


@dataclass
class Played:
    """One table with its players."""

    id: str
    game: str
    thrower: str
    players: list[Player]
    bots: int
    tasks: list[asyncio.Task[None]]

    @property
    def over(self) -> bool:
        """Whether nobody wants to play here any more."""
        return all(task.done() for task in self.tasks)


class Killable(Protocol):
    """A server, or what stands for several."""

    @property
    def url(self) -> str: ...
    @property
    def database(self) -> Path: ...
    def kill(self) -> None: ...
    def start(self) -> None: ...
    def stop(self) -> int: ...


class PlayedTables:
    """Tables at a server, all of them played at once."""

    def __init__(self, server: Killable, seed: int = 1, pace: float = 0.3) -> None:
        self.server = server
        self.rng = Random(seed)
        self.pace = pace
        self.tables: list[Played] = []
        self.kills: list[float] = []
        self.absences: list[float] = []
        """From each kill to the server's first answer."""
        self._links: list[TableLink] = []

    async def open(
        self, game: str, thrower: str = "luck", seats: int = 2, bots: int = 0, played: float = inf
    ) -> Played:
        """One more table for so many games, with bots besides; everybody comes under a name of their own."""
        names = [f"{game} {len(self.tables)} {seat}" for seat in range(seats)]
        people = [await Client.guest(self.server.url, name) for name in names]
        terms: dict[str, Any] = {"thrower": thrower, "options": OPTIONS.get(game, {}), "visibility": "link"}
        table = await people[0].make_table(game, [ME, *[OPEN] * (seats - 1), *[BOT] * bots], **terms)
        links = [await person.connect(table["id"]).__aenter__() for person in people]
        self._links += links
        for link in links[1:]:
            await link.sit()
        await links[0].reached((await links[0].say("start"))["version"])
        manner = "toss" if thrower == "physics" else None
        players = [Player(link, Random(self.rng.random()), self.pace, manner) for link in links]
        tasks = [asyncio.create_task(player.play(played)) for player in players]
        self.tables.append(Played(table["id"], game, thrower, players, bots, tasks))
        return self.tables[-1]

    async def kill(self) -> None:
        """Kill the server and start it again; return when the games go on."""
        self.server.kill()
        begin = time.monotonic()
        self.kills.append(begin)
        await asyncio.to_thread(self.server.start)
        back = time.monotonic()
        self.absences.append(back - begin)
        while time.monotonic() - back < LONGEST:
            on = sum(any(self._next_answers(player, begin) for player in table.players) for table in self.tables)
            if on >= MOST * len(self.tables):
                return
            await asyncio.sleep(0.02)

    def _next_answers(self, player: Player, since: float) -> list[float]:
        return [each.answered for each in player.operations[-3:] if each.answered > since]

    async def stop(self) -> None:
        """Let everybody finish what they are doing."""
        for player in self.players:
            player.stopping = True
        for link in self._links:
            await link.look()  # and wakes those who wait for others
        await asyncio.wait_for(asyncio.gather(*(task for table in self.tables for task in table.tasks)), LONGEST)
        for link in self._links:
            await link.close()

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    @property
    def acknowledged(self) -> int:
        return sum(len(player.operations) for player in self.players)

    def waits(self) -> list[float]:
        """From each kill to the next acknowledgement of each client that had something to say before the next one."""
        ends = [*self.kills[1:], float("inf")]
        return [
            min(answers) - kill
            for kill, end in zip(self.kills, ends, strict=True)
            for player in self.players
            if (answers := [each.answered for each in player.operations if kill < each.answered < end])
        ]

    # What must be true

    async def faults(self) -> list[str]:
        """Everything that is not as it should be, a sentence each. The server is stopped at the end."""
        client = await Client.guest(self.server.url, "Auditor")
        for table in self.tables:
            await landed(client, table.id)
        stories = {table.id: await story_of(client, table.id) for table in self.tables}
        found = [fault for table in self.tables for fault in _faults(table, stories[table.id][0])]
        status = self.stop_server()
        found += [f"the server stopped with status {status}"] if status else []
        store = self.open_store()
        try:
            found += [f"the database: {flaw}" for flaw in store.check()]
            for table in self.tables:
                found += _store_faults(store, table, stories[table.id][1])
        finally:
            store.close()
        return found

    def stop_server(self) -> int:
        return self.server.stop()

    def open_store(self) -> Store:
        """What the server has stored."""
        return SqliteStore.open(self.server.database)


async def landed(client: Client, table: str) -> None:
    """Wait until no dice are in the air: what lands later would not be in the story that is read now."""
    async with client.connect(table, views=False) as link:
        while (await link.look())["game"]["awaiting"] == "InFlight":
            await asyncio.sleep(0.05)


async def story_of(client: Client, table: str) -> tuple[dict[int, Any], str]:
    """Everything that happened at a table as the server tells it now, and the hash of what a spectator sees.

    While seats throw blind a spectator sees less than the record has: there is no hash to compare then.
    """
    seen: dict[int, Any] = {}
    async with client.connect(table, since=1, views=False) as link:
        last = link.welcome["version"]
        async for message in link:
            if "version" in message and message["is"] != "welcome":
                version = message["version"]
                seen[version] = _summary(message) if message["is"] == "moment" else seen.get(version)
            if max(seen, default=1) >= last:
                break
        welcome = await link.look()
    return seen, welcome["game"]["hash"] if not welcome["game"].get("blind") else ""


def _faults(table: Played, story: dict[int, Any]) -> Iterator[str]:
    """A table's story against what its players were sent."""
    name = f"{table.game} {table.id}"
    if sorted(story) != list(range(2, len(story) + 2)):
        yield f"{name}: the versions have gaps: {sorted(story)}"
    for player in table.players:
        yield from (f"{name}: {wrong}" for wrong in player.wrong)
        for version, before in player.seen.items():
            now = story.get(version)
            blind = before["hidden"] or (now is not None and now["hidden"])  # its thrower saw it, the others not yet
            if not blind and now != before:
                yield f"{name}: version {version} was {before}, and is {now}"
        yield from (f"{name}: {fault}" for fault in _operation_faults(player, story))


def _operation_faults(player: Player, story: dict[int, Any]) -> Iterator[str]:
    """Every acknowledged action happened once, in its order, at the version that was acknowledged."""
    seats = {operation.seat for operation in player.operations}
    for seat in seats:
        asked = [operation for operation in player.operations if operation.seat == seat]
        happened = [
            (version, message["action"])
            for version, message in sorted(story.items())
            if message is not None and message["seat"] == seat and (message["hidden"] or _is_chosen(message["action"]))
        ]
        if len(asked) != len(happened):
            yield f"seat {seat} acted {len(asked)} times, and {len(happened)} times it is in the story"
        for operation, (version, action) in zip(asked, happened, strict=False):
            if action is not None and operation.action != action:  # a blind throw that is not revealed shows none
                yield f"seat {seat} did {operation.action}, and {action} is in the story"
            elif not operation.version:
                yield f"seat {seat} was never answered about {action}"
            elif version > operation.version:
                yield f"seat {seat} got version {operation.version} for {action}, and it is {version}"


def _is_chosen(action: dict[str, Any]) -> bool:
    """Whether a client asked for it: some actions are the server's."""
    return action["is"] not in ("timeout", "resign")


def _store_faults(store: Store, table: Played, told_hash: str) -> Iterator[str]:
    """The stored games: folded again they are what the server showed, and the dice are those that were committed."""
    name = f"{table.game} {table.id}"
    logs = stored_logs(store, table.id)
    for number, log in enumerate(logs, 1):
        secret = stored_secret(store, log.header.id)
        yield from (f"{name}, game {number}: {fault}" for fault in rerolled(log, secret, table.thrower))
    *_, step = logs[-1].replay()
    again = view_hash(encode(logs[-1].header.start().view(step.state, None)))
    if told_hash and again != told_hash:
        yield f"{name}: the server shows {told_hash}, its record gives {again}"


def stored_logs(store: Store, table: str) -> list[Record]:
    """The games of a table as they are stored, with their chain checked."""
    logs: list[Record] = []
    chain = ""
    for row in store.events(table):
        event, chain = ev.read(row.text, chain)
        if isinstance(event, ev.GameBegan):
            logs.append(Record(read_header(event.header)))
        elif isinstance(event, ev.Entered):
            logs[-1].append(event.entry)
    return logs


def rerolled(log: Record, secret: str, thrower: str) -> Iterator[str]:
    """Every outcome that the committed chance does not give."""
    match = Match.resume(
        Record(log.header), _thrower(thrower), fair=Fairness(log.header.id, bytes.fromhex(secret)), think=None
    )
    for number, entry in enumerate(log.entries, 1):
        if isinstance(entry, Resolved):
            again = match.answer()
            if again != entry:
                yield f"entry {number} is {entry}, the secret gives {again}"
        if not isinstance(entry, Ended):
            match.replay(entry)


def _thrower(name: str) -> Any:
    if name == "luck":
        return Luck()
    from throwdown.throwers.physical import Physical

    return Physical()


async def crash(server: Killable, kills: int, wanted: Sequence[tuple[str, str]], pace: float = 0.3) -> PlayedTables:
    """Play these games (game, thrower), kill the server so many times, and let everybody finish."""
    play = PlayedTables(server, pace=pace)
    for begin in range(0, len(wanted), 8):
        await asyncio.gather(*(play.open(game, thrower) for game, thrower in wanted[begin : begin + 8]))
    for _ in range(kills):
        await asyncio.sleep(play.rng.uniform(0.0, 0.3))
        await play.kill()
    await play.stop()
    return play


def describe_waits(waits: Sequence[float]) -> str:
    return f"median {median(waits):.2f} s, at most {max(waits):.2f} s"

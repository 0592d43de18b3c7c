"""What honest players notice of attacks: run from the root and update results.md.

python -m benchmarks.attacks                 every attack, one after the other, each against a quiet stretch before it
python -m benchmarks.attacks bots practice   only these
python -m benchmarks.attacks --help          how long, and from how many addresses

Honest people play at luck tables, at two with bots and at one in the arena, and look at the lobby. Attackers open
tables where bots play alone, watch such tables, practise as fast as they may, fill the lobby, throw and hang up, or ask
without end for replays, analyses, pictures, films or steps of lessons, or send landings of hands that nobody threw. It
prints the 95th percentile of what honest people wait for, quiet and attacked.
The server has the limits of an installation; the attackers come from other addresses of the loopback network. They
would have machines of their own, so they run here with the lowest priority, and do not read what they are sent.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import multiprocessing
import os
import shutil
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import uvloop

from benchmarks.load import PATIENCE, Hall, Table, Wire
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

#: What is wanted: the slowest twentieth of honest people's waits under attack, as a multiple of quiet.
WANTED = 2.0
#: Waits shorter than this are noise of the machine, in s: below it the multiple tells nothing.
FLOOR = 0.01
#: Games to look back on that are played before the server is attacked: luck games, and games in the arena.
PLAYED, THROWN = 12, 3
# These clients bind no dice: without this every game would wait five seconds for their keys.
LIMITS = {"hash_wait_s": 0}
#: Tables of honest people: luck games, and games in the arena.
LUCK, PHYSICAL = 8, 4
#: Between two actions at a table, in s: a seat may throw once in a second.
BETWEEN = 1.05
#: Of the attackers' process: see above.
LOWEST = 19
LANGUAGES, THEMES = ("en", "de", "fr", "it", "es", "nl"), ("published", "neutral")
HOME = "127.0.0.1"

Waits = dict[str, list[float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)}; all, if none is named")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each stretch")
    parser.add_argument("--addresses", type=int, default=3, help="from which the attackers come")
    parser.add_argument("--home", action="store_true", help="the attackers share the address of honest people")
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with Serving(data, log_level="error") as server:
            games = uvloop.run(play_games(server.port))
            server.stop()
        for name in options.attacks or ATTACKS:
            copy = Path(shutil.copytree(data, Path(folder) / name))  # nothing is left of the attack before
            with Serving(copy, LIMITS, size="family", log_level="error") as server:
                uvloop.run(measure(name, server.port, games, options))


async def play_games(port: int) -> list[str]:
    """A few games to look back on: their ids."""
    hall, games = Hall(port, views=False), list[str]()
    await hall.open([("strike", "luck", 2)] * PLAYED + [("strike", "physics", 2)] * THROWN)
    for table in hall.tables:
        while not table.over:
            await table.step()
        answers = table.wires[0].say('{"is":"look"}')
        while (message := await asyncio.wait_for(answers.get(), PATIENCE))["is"] != "welcome":
            pass
        games.append(message["game"]["id"])
    hall.close()
    return games


async def measure(name: str, port: int, games: list[str], options: argparse.Namespace) -> None:
    """Quiet, then attacked: what honest people wait for."""
    honest = await Honest.come(port)
    addresses = [HOME] if options.home else [f"127.0.0.{2 + number}" for number in range(options.addresses)]
    counts = multiprocessing.Array("l", 2)
    # A process of its own: honest people do not have their clients in common with attackers.
    attackers = multiprocessing.Process(target=rage, args=(name, port, games, addresses, counts), daemon=True)
    await honest.play(options.seconds / 3)  # the first throws and thoughts start processes
    quiet = await honest.play(options.seconds)
    attackers.start()
    await asyncio.sleep(options.seconds / 5)
    attacked = await honest.play(options.seconds)
    attackers.kill()
    print(f"{name}: {counts[0]} done, {counts[1]} refused to the attackers")
    for what, waits in quiet.items():
        before, after = p95(waits), p95(attacked[what])
        ratio = max(after, FLOOR) / max(before, FLOOR)
        print(f"  {what:8} p95 {before * 1000:6.1f} → {after * 1000:7.1f} ms: x {ratio:.2f} (wanted: {WANTED:g})")
    print(f"  the honest table stood in {honest.seen} of {honest.looked} lobbies, with {honest.trouble} troubles")
    honest.hall.close()


def p95(waits: list[float]) -> float:
    return quantiles(waits, n=20)[18] if len(waits) > 1 else float("nan")


# Honest people


class Honest:
    """People who play and look at the lobby, and how long they wait."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.hall = Hall(port, views=False)
        self.seen = self.looked = 0
        self._open_table = ""
        self._bots: list[BotTable] = []

    @classmethod
    async def come(cls, port: int) -> Honest:
        honest = cls(port)
        await honest.hall.open([("strike", "luck", 2)] * LUCK + [("strike", "physics", 2)] * PHYSICAL)
        guest = await new_guest(port, HOME, "Host")
        body = {"game": "strike", "thrower": "luck", "visibility": "public", "seats": [{"me": True}, {}]}
        status, made = await request(port, HOME, "POST", "/api/tables", body, guest)
        assert status == 200, made
        honest._open_table = made["table"]["id"]
        await new_wire(port, HOME, honest._open_table, guest, honest.hall)
        for game in ("impact_avatar", "strike"):
            honest._bots.append(await BotTable.open(port, game, honest.hall))
        return honest

    @property
    def trouble(self) -> int:
        return self.hall.trouble.total()

    async def play(self, seconds: float) -> Waits:
        """Play so long; all waits by what was waited for, in s."""
        ends = asyncio.get_running_loop().time() + seconds
        luck, physical = self.hall.tables[:LUCK], self.hall.tables[LUCK:]
        waits: Waits = {"act": [], "landing": [], "bot": [], "lobby": []}
        await asyncio.gather(
            *(self._act(table, waits["act"], ends) for table in luck),
            *(self._throw(table, waits["landing"], ends) for table in physical),
            *(table.follow(waits["bot"], ends) for table in self._bots),
            self._look(waits["lobby"], ends),
        )
        return waits

    async def _act(self, table: Table, waits: list[float], ends: float) -> None:
        loop = asyncio.get_running_loop()
        while (begin := loop.time()) < ends:
            acknowledged, _ = await table.step()
            waits.append(acknowledged - begin)
            await asyncio.sleep(BETWEEN)

    async def _throw(self, table: Table, waits: list[float], ends: float) -> None:
        loop = asyncio.get_running_loop()
        while (begin := loop.time()) < ends:
            _, landed = await table.step(throw=True)
            waits.append(landed - begin)
            await asyncio.sleep(BETWEEN)

    async def _look(self, waits: list[float], ends: float) -> None:
        loop = asyncio.get_running_loop()
        while (begin := loop.time()) < ends:
            status, lobby = await request(self.port, HOME, "GET", "/api/tables")
            waits.append(loop.time() - begin)
            if status == 200:
                self.looked += 1
                self.seen += self._open_table in {table["id"] for table in lobby["tables"]}
            await asyncio.sleep(0.15)


class BotTable:
    """A table of one person and bots: the person resigns from the first game on, and watches how long bots take."""

    def __init__(self, port: int, wire: Wire) -> None:
        self.port = port
        self.wire = wire
        self._answers: asyncio.Queue[Any] = asyncio.Queue()
        self._moves = (f"m{number}" for number in itertools.count())

    @classmethod
    async def open(cls, port: int, game: str, hall: Hall) -> BotTable:
        guest = await new_guest(port, HOME, "Player")
        bots = [{"bot": "regular"}] * 3
        body = {"game": game, "thrower": "luck", "visibility": "link", "seats": [{"me": True}, *bots]}
        status, made = await request(port, HOME, "POST", "/api/tables", body, guest)
        assert status == 200, made
        return cls(port, await new_wire(port, HOME, made["table"]["id"], guest, hall))

    async def follow(self, waits: list[float], ends: float) -> None:
        """Note the time between two actions of bots; the next game begins when one is over."""
        loop = asyncio.get_running_loop()
        self._say(is_="start")
        last: float | None = None
        while loop.time() < ends:
            try:
                message = await asyncio.wait_for(self._answers.get(), max(0.001, ends - loop.time()))
            except TimeoutError:
                if last is not None:
                    waits.append(loop.time() - last)  # it has waited so long already
                return
            if message.get("result") is not None:
                last = None
                self._say(is_="start")
            elif message["is"] == "began":
                self._say(is_="concede", seat=0)
            elif message["is"] == "moment":
                now = loop.time()
                if last is not None:
                    waits.append(now - last)
                last = now

    def _say(self, *, is_: str, **fields: Any) -> None:
        self._answers = self.wire.say(json.dumps({"is": is_, "move": next(self._moves), **fields}))


# Attackers


def rage(name: str, port: int, games: list[str], addresses: list[str], counts: Any) -> None:
    """In a process of its own: attack until it is ended; ``counts`` are requests done and refused."""
    os.nice(LOWEST)
    uvloop.run(ATTACKS[name](Attack(port, games, addresses, counts)))


class Attack:
    """People who want the server to be slow, from a few addresses."""

    def __init__(self, port: int, games: list[str], addresses: list[str], counts: Any) -> None:
        self.port = port
        self.games = games
        self.addresses = addresses
        self._counts = counts
        self._hall = Hall(port, views=False)
        self._wires: list[Wire] = []

    async def ask(self, address: str, method: str, path: str, body: Any = None, cookie: str = "") -> Any:
        """One request; None if it is refused."""
        status, response = await request(self.port, address, method, path, body, cookie)
        self._counts[status != 200] += 1
        return response if status == 200 else None

    async def ask_for_ever(self, ends: Iterable[str]) -> None:
        """Eight visitors of each address ask for these parts of finished games, one after the other."""
        paths = itertools.cycle(f"{game}{end}" for end in ends for game in self.games)

        async def one(address: str) -> None:
            while True:
                status = await ask_unread(self.port, address, f"/api/replays/{next(paths)}")
                self._counts[status != 200] += 1
                await asyncio.sleep(0.02)

        await asyncio.gather(*(one(address) for address in self.addresses for _ in range(8)))

    async def landings_of(self, game: str) -> dict[str, Any] | None:
        """Landings for all hands of a game, and the dice of its last hand; nothing if it has none to throw."""
        plan = await self.ask(self.addresses[0], "GET", f"/api/replays/{game}/hands")
        if plan is None or not plan["hands"]:
            return None
        dice = {str(hand["step"]): [*hand["dice"], *(die for die, _ in hand["lying"])] for hand in plan["hands"]}
        faces = {step: {"faces": {str(die): die % 6 for die in there}} for step, there in dice.items()}
        landings = {step: [each] * plan["draws"] for step, each in faces.items()}
        last = max(dice, key=lambda step: len(dice[step]))
        return {"game": game, "landings": landings, "step": last, "dice": [*map(str, dice[last])]}

    async def guests(self, count: int) -> list[tuple[str, str]]:
        """So many guests from each address, with it; as many of them as are let in."""
        found = []
        for address, number in itertools.product(self.addresses, range(count)):
            with suppress(AssertionError):
                found.append((address, await new_guest(self.port, address, f"Guest {number}")))
        return found

    async def throw_once(self, address: str, table: str, cookie: str) -> None:
        """Come to a table, throw if it is one's turn, start again if the game is over, and hang up."""
        wire = await new_wire(self.port, address, table, cookie, self._hall)
        answers = wire.say('{"is":"look"}')
        while (message := await asyncio.wait_for(answers.get(), PATIENCE))["is"] != "welcome":
            pass
        game = message["game"]
        if game.get("result") is not None:
            wire.say(json.dumps({"is": "start", "move": token_hex(8)}))
        elif 0 in game["waiting_for"]:
            action = {"action": game["view"]["actions"][0], "manner": "toss"}
            act = {"is": "act", "move": token_hex(8), "seat": 0, "version": message["version"]} | action
            wire.say(json.dumps(act))
            self._counts[0] += 1
        wire.close()

    async def watch(self, address: str, table: str, cookie: str) -> None:
        with suppress(AssertionError, TimeoutError):
            self._wires.append(await new_wire(self.port, address, table, cookie, self._hall))


FIVE_BOTS = {"game": "impact_avatar", "thrower": "luck", "visibility": "link", "seats": [{"bot": "master"}] * 5}


async def bots(attack: Attack) -> None:
    """Tables where five bots play alone, as many as may be, and again when they are over."""
    people = await attack.guests(10)
    while True:
        for address, cookie in people:
            await attack.ask(address, "POST", "/api/tables", FIVE_BOTS | {"start": True}, cookie)
        await asyncio.sleep(0.5)


async def watched(attack: Attack) -> None:
    """The same with a spectator at each table."""
    for address, cookie in await attack.guests(10):
        for _ in range(2):
            made = await attack.ask(address, "POST", "/api/tables", FIVE_BOTS | {"start": True}, cookie)
            if made is not None:
                await attack.watch(address, made["table"]["id"], cookie)
    await asyncio.Event().wait()


async def practice(attack: Attack) -> None:
    """Forty guests throw into arenas of their own as fast as they can."""
    intent = [0, 0, 250, 0, 0, -1000, 0, 0, 0]
    body = {"game": "strike", "dice": 1, "lying": [], "intent": intent}

    async def throw_on(address: str, cookie: str) -> None:
        while True:
            await attack.ask(address, "POST", "/api/practice", body, cookie)
            await asyncio.sleep(0.2)

    people = await attack.guests(40 // len(attack.addresses))
    await asyncio.gather(*itertools.starmap(throw_on, people))


async def lobby(attack: Attack) -> None:
    """Thirteen guests open every table they may, so that the lobby is full of them."""
    body = {"game": "strike", "thrower": "luck", "visibility": "public", "seats": [{"me": True}, {}]}
    people = await attack.guests(13)
    while True:
        for address, cookie in people:
            await attack.ask(address, "POST", "/api/tables", body, cookie)
        await asyncio.sleep(0.2)


async def replays(attack: Attack) -> None:
    """Finished games in every language and theme, records and verdicts, without signing in."""
    queries = [f"?language={language}&theme={theme}" for language in LANGUAGES for theme in THEMES]
    await attack.ask_for_ever([*queries, "/record", "/verify", "/review"])


async def analysis(attack: Attack) -> None:
    """What was luck in finished games."""
    await attack.ask_for_ever(["/analysis"])


async def hands(attack: Attack) -> None:
    """Hands of games in the arena that were never thrown, as often as a browser would throw them: all are weighed."""
    thrown = [body for game in attack.games if (body := await attack.landings_of(game)) is not None]
    numbers = itertools.count()

    async def one(address: str) -> None:
        for body in itertools.cycle(thrown):
            # Others each time: nothing of it was weighed before.
            turned = {"faces": {die: next(numbers) // 6**index % 6 for index, die in enumerate(body["dice"])}}
            landings = {step: [*each[:-1], turned if step == body["step"] else each[-1]]
                        for step, each in body["landings"].items()}  # fmt: skip
            await attack.ask(address, "POST", "/api/hands", {"game": body["game"], "landings": landings})
            await asyncio.sleep(0.02)

    await asyncio.gather(*(one(address) for address in attack.addresses for _ in range(8)))


async def lessons(attack: Attack) -> None:
    """Thirty guests do the first step of a lesson without end."""
    path = "/api/lessons/strike/throw"

    async def learn_on(address: str, cookie: str) -> None:
        while True:
            step = await attack.ask(address, "POST", path, {}, cookie)
            if step is not None:
                action = step["welcome"]["game"]["view"]["actions"][0]
                body = {"mark": step["mark"], "action": action, "manner": "toss"}
                await attack.ask(address, "POST", path, body, cookie)
            await asyncio.sleep(0.1)

    await asyncio.gather(*itertools.starmap(learn_on, await attack.guests(10)))


async def absent(attack: Attack) -> None:
    """Ten guests of each address throw into the arena, hang up, and come back for the next throw."""
    body = {"game": "strike", "thrower": "physics", "visibility": "link", "seats": [{"me": True}, {"bot": "regular"}]}

    async def throw_and_leave(address: str, cookie: str) -> None:
        made = await attack.ask(address, "POST", "/api/tables", body | {"start": True}, cookie)
        while made is not None:
            with suppress(AssertionError, TimeoutError):
                await attack.throw_once(address, made["table"]["id"], cookie)
            await asyncio.sleep(0.2)

    await asyncio.gather(*itertools.starmap(throw_and_leave, await attack.guests(10)))


ATTACKS: dict[str, Callable[[Attack], Coroutine[Any, Any, None]]] = {
    "bots": bots,
    "watched": watched,
    "practice": practice,
    "lobby": lobby,
    "replays": replays,
    "analysis": analysis,
    "hands": hands,
    "lessons": lessons,
    "absent": absent,
}


# The bare protocol, from an address


async def request(
    port: int, address: str, method: str, path: str, body: Any = None, cookie: str = ""
) -> tuple[int, Any]:
    """One request from this address: status and answer."""
    status, response, _ = await _request(port, address, method, path, body, cookie)
    return status, response


async def ask_unread(port: int, address: str, path: str) -> int:
    """Ask for something from this address, and take the answer without reading it: its status."""
    reader, writer = await asyncio.open_connection(HOME, port, local_addr=(address, 0))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {HOME}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return int(answer.split(b" ", 2)[1])


async def new_guest(port: int, address: str, name: str) -> str:
    """Somebody new: the cookie."""
    status, response, cookie = await _request(port, address, "POST", "/api/guests", {"name": name}, "")
    assert status == 200, response
    return cookie


async def _request(port: int, address: str, method: str, path: str, body: Any, cookie: str) -> tuple[int, Any, str]:
    reader, writer = await asyncio.open_connection(HOME, port, local_addr=(address, 0))
    payload = json.dumps(body).encode() if body is not None else b""
    headers = [f"{method} {path} HTTP/1.1", f"Host: {HOME}:{port}", f"Origin: http://{HOME}:{port}",
               "Content-Type: application/json", f"Content-Length: {len(payload)}", "Connection: close"]  # fmt: skip
    headers += [f"Cookie: {cookie}"] if cookie else []
    writer.write("\r\n".join(headers).encode() + b"\r\n\r\n" + payload)
    head, _, answer = (await asyncio.wait_for(reader.read(), PATIENCE)).partition(b"\r\n\r\n")
    writer.close()
    given = next((line for line in head.decode().splitlines() if line.lower().startswith("set-cookie:")), ":")
    status = int(head.split(b" ", 2)[1])
    found = json.loads(answer) if b"application/json\r\n" in head or status != 200 else answer
    return status, found, given.partition(":")[2].partition(";")[0].strip()


async def new_wire(port: int, address: str, table: str, cookie: str, hall: Hall) -> Wire:
    """A socket at a table, welcomed."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(hall.trouble), HOME, port, local_addr=(address, 0))
    await wire.open(f"/ws/tables/{table}", f"{HOME}:{port}", cookie)
    answers = wire.say('{"is":"hello","protocol":1,"views":false,"motions":false}')
    await asyncio.wait_for(answers.get(), PATIENCE)
    return wire


if __name__ == "__main__":
    main()

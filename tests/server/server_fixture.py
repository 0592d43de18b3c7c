"""The whole server in a thread, and people who come to it over HTTP and sockets.

with open_server(tmp_path) as site:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table("strike", [ME, OPEN])
    with anna.link(table["id"]) as at_table: ...

It has no port and no processes: requests are calls of its application, and its bots think in this process. What is
about connections visits a ``listening_server``.
"""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import threading
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Protocol, Self, TypeVar

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.inside import Inside, working_here
from throwdown.live.timers import Time
from throwdown.rules import InFlight
from throwdown.rules.arena.state import Landed
from throwdown.rules.arena.wizards import TowerOrders
from throwdown.rules.codec import encode
from throwdown.rules.verasselt.choices import RollSpace, SplitSpace, TopUpSpace
from throwdown.server.lobby.people import session_of
from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings
from throwdown.server.web.app import make_app
from throwdown.server.web.transport import listen, make_server
from throwdown.throwers import Luck

#: How long a test waits for anything: this says that it will not come, not how quick it should be.
PATIENCE_S = 180.0
#: Nothing here is encrypted, and a context with all certificates of the world takes its time for each visitor.
_NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
ME: dict[str, Any] = {"me": True}
OPEN: dict[str, Any] = {}
BOT: dict[str, Any] = {"bot": "casual"}

#: Nothing that a test does by itself is too much, and nobody waits long.
ROOMY: dict[str, Any] = {
    "requests_per_minute": 100_000,
    "guests_per_address": 10_000,
    "connections_per_address": 2000,
    "sockets_per_address": 1000,
    "seat_messages": 100_000,
    "chat_messages": 1000,
    "throws_per_s": 1000.0,
    "tables_per_person": 1000,
    "bot_pause_s": 0.0,
    "hash_wait_s": 0.0,
    "play_now_s": 0.3,
    "next_game_s": 0.1,
    "again_s": 0.05,
}

Json = dict[str, Any]
T = TypeVar("T")


def _space(encoded: Json) -> Any:
    """The space of actions of a view, where they are too many to be listed."""
    kinds: dict[str, Any] = {kind.name: kind for kind in (RollSpace, SplitSpace, TopUpSpace, TowerOrders)}
    fields = {
        name: tuple(value) if isinstance(value, list) else value for name, value in encoded.items() if name != "is"
    }
    return kinds[encoded["is"]](**fields)


def any_action(view: Json, rng: Random) -> Json:
    """Some legal action of a view."""
    actions = view["actions"]
    if isinstance(actions, dict) and "is" in actions and actions["is"] != "listed":
        chosen: Json = encode(_space(actions).sample(rng))
        return chosen
    listed = actions if isinstance(actions, list) else actions["actions"]
    picked: Json = rng.choice(listed)
    return picked


def until(true: Callable[[], Any], within_s: float = PATIENCE_S) -> Any:
    """What ``true`` answers once it is true."""
    deadline = time.monotonic() + within_s
    while not (result := true()):
        assert time.monotonic() < deadline, "it did not come true in time"
        time.sleep(0.01)
    return result


class OpenServer:
    """The server with everything, in a thread of its own."""

    port = 8642

    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        self.settings = settings
        app, self.inside = make_app(settings, time=time)
        self._life = Inside(app)
        self._open, self._visits = ExitStack(), ExitStack()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def loop(self) -> AbstractEventLoop:
        return self._life.loop

    def __enter__(self) -> Self:
        self._open.enter_context(working_here())
        self._open.enter_context(self._life)
        return self

    def __exit__(self, *_: object) -> None:
        self._visits.close()
        self._open.close()

    def stop(self) -> None:
        """As SIGTERM does."""
        self._life.stop()

    def call(self, work: Callable[[], Any]) -> None:
        """Do something inside the server, where it does everything else."""

        async def done() -> None:
            work()

        self.wait(done())

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """What this answers inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    def visitor(self, **headers: str) -> httpx2.Client:
        """A browser whose person the server does not know; a header that is empty is left out."""
        named = {"origin": self.url} | headers
        sent = {name: text for name, text in named.items() if text}
        return self._visits.enter_context(self._client(sent))

    def _client(self, headers: dict[str, str]) -> httpx2.Client:
        return self._life.client(self.url, headers)

    def guest(self, name: str = "Anna", language: str = "en") -> Guest:
        client = self.visitor()
        answer = client.post("/api/guests", json={"name": name, "language": language})
        assert answer.status_code == 200, answer.text
        return Guest(self, client, answer.json()["person"]["id"])

    def knock(self, path: str, origin: str | None, headers: dict[str, str]) -> Link:
        """A socket on which nothing was sent yet."""
        return Link(self._life.socket(path, headers | ({"origin": origin} if origin is not None else {})))


class ListeningServer(OpenServer):
    """The same on a real port, with processes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._listener = listen(settings)
        self.port: int = self._listener.getsockname()[1]
        app, self.inside = make_app(settings)
        self.server = make_server(app, settings, self.inside.hand_over)
        self._thread = threading.Thread(target=lambda: self.server.run(self._listener))
        self._visits = ExitStack()

    @property
    def loop(self) -> AbstractEventLoop:
        return self.server.loop

    def __enter__(self) -> Self:
        self._thread.start()
        until(lambda: self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self._visits.close()
        self.stop()
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()

    def stop(self) -> None:
        self.server.stop()

    def _client(self, headers: dict[str, str]) -> httpx2.Client:
        return httpx2.Client(base_url=self.url, headers=headers, verify=_NO_CERTIFICATES, timeout=PATIENCE_S)

    def knock(self, path: str, origin: str | None, headers: dict[str, str]) -> Link:
        return Link(Dialled(f"ws://localhost:{self.port}{path}", origin, headers))


class Guest:
    """A person with a cookie."""

    def __init__(self, site: OpenServer, client: httpx2.Client, id: str) -> None:
        self.site = site
        self.http = client
        self.id = id

    @property
    def token(self) -> str:
        return str(self.http.cookies["throwdown"])

    @property
    def session(self) -> str:
        return session_of(self.token)

    def get(self, path: str) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        response: Json = answer.json()
        return response

    def device_code(self) -> str:
        """What a link for another device holds."""
        link = str(self.http.post("/api/me/resume").json()["link"])
        assert link.startswith(f"{self.site.url}/resume#code=")
        return link.partition("=")[2]

    def table(self, game: str = "strike", seats: list[Json] | None = None, **wanted: Any) -> Json:
        """A new table, by default with plain rules and own words, thrown by luck and begun by the first seat."""
        usual = {"thrower": "luck", "edition": "none", "first": 0, "phrases": False}
        body = {"game": game, "seats": [ME, BOT] if seats is None else seats} | usual | wanted
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 200, answer.text
        response: Json = answer.json()["table"]
        return response

    def link(self, table: str, **hello: Any) -> Link:
        """At the table, and welcomed."""
        at_table = self.knock(f"/ws/tables/{table}")
        at_table.say("hello", protocol=1, **({"views": True} | hello))
        at_table.welcome = at_table.wait("welcome")
        return at_table

    def knock(self, path: str) -> Link:
        """A socket on which nothing was sent yet."""
        return self.site.knock(path, self.site.url, {"cookie": f"throwdown={self.token}"})


class Socket(Protocol):
    """The client's end of a socket; it raises ``ConnectionClosed`` once the server has closed it."""

    headers: dict[str, str]

    def send(self, frame: str | bytes) -> None: ...
    def recv(self, timeout: float) -> str | bytes: ...
    def close(self) -> None: ...
    def drop(self) -> None: ...


class Dialled:
    """A socket over a real connection."""

    def __init__(self, url: str, origin: str | None, headers: dict[str, str]) -> None:
        self.headers = headers
        opening = connect(
            url,
            origin=Origin(origin) if origin is not None else None,
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE_S,
            close_timeout=1,
            ping_interval=None,
        )
        self._open = ExitStack()
        self.connection: ClientConnection = self._open.enter_context(opening)

    def send(self, frame: str | bytes) -> None:
        self.connection.send(frame)

    def recv(self, timeout: float) -> str | bytes:
        return self.connection.recv(timeout=timeout)

    def close(self) -> None:
        self._open.close()

    def drop(self) -> None:
        self.connection.socket.shutdown(socket.SHUT_RDWR)
        self.close()


class Link:
    """What comes over one socket. Every message is stored in ``heard``, and every byte in ``raw``."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.raw: list[bytes] = []
        self.frames: list[bytes] = []
        self.welcome: Json = {}
        self._read = 0
        self._moves = (f"m{number}" for number in count(1))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def drop(self) -> None:
        """As a network does that is gone: without a word."""
        self.socket.drop()

    # Out

    def send(self, text: str | bytes) -> None:
        self.socket.send(text)

    def say(self, kind: str, **fields: Any) -> None:
        self.send(json.dumps({"is": kind} | fields))

    def do(self, kind: str, **fields: Any) -> Json:
        """A move and its answer."""
        move = fields.setdefault("move", next(self._moves))
        self.say(kind, **fields)
        return self.answer(move)

    def act(self, seat: int, action: Json, **fields: Any) -> Json:
        return self.do("act", seat=seat, action=action, **({"version": self.version} | fields))

    # In

    def answer(self, move: str | None) -> Json:
        return self.wait("ack", "advised", "chances", "refused", where=lambda message: message.get("move") == move)

    def refused(self) -> Json:
        return self.wait("refused")

    def wait(
        self, *kinds: str, where: Callable[[Json], bool] = lambda message: True, within: float = PATIENCE_S
    ) -> Json:
        """The next message of one of these kinds that was not waited for yet."""
        deadline = time.monotonic() + within
        while True:
            while self._read < len(self.heard):
                message = self.heard[self._read]
                self._read += 1
                if message["is"] in kinds and where(message):
                    return message
            self.receive(max(0.0, deadline - time.monotonic()))

    def receive(self, within: float) -> None:
        """One more frame."""
        frame = self.socket.recv(timeout=within)
        if isinstance(frame, bytes):
            self.raw.append(frame)
            self.frames.append(frame)
            return
        self.raw.append(frame.encode())
        received = json.loads(frame)
        self.heard += received if isinstance(received, list) else [received]

    def drain(self, quiet: float = 0.1) -> None:
        """Everything that comes until it is quiet."""
        try:
            while True:
                self.receive(quiet)
        except TimeoutError:
            pass

    def closed(self, within: float = PATIENCE_S) -> int:
        """The code with which the server closes, whatever comes before."""
        deadline = time.monotonic() + within
        try:
            while True:
                self.receive(max(0.0, deadline - time.monotonic()))
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    # What it knows

    def look(self) -> Json:
        """The table as it is now."""
        self.say("look")
        return self.wait("welcome")

    def sync(self) -> None:
        """Everything that was sent before this has come."""
        self.say("ping", n=7)
        self.wait("pong")

    @property
    def version(self) -> int:
        return max((message["version"] for message in self.heard if "version" in message), default=0)

    @property
    def game(self) -> Json | None:
        """The game as it was shown last."""
        return next((message["game"] for message in reversed(self.heard) if message.get("game")), None)

    @property
    def over(self) -> bool:
        return bool(self.game and self.game.get("result"))

    def seats(self) -> list[int]:
        table = next(message["table"] for message in reversed(self.heard) if message.get("table"))
        return [seat for seat, chair in enumerate(table["seats"]) if chair.get("person") == self.welcome["you"]]


def play(links: list[Link], rng: Random | None = None, within: float = PATIENCE_S) -> Json:
    """Play at random, in every seat that is asked, until the game is over; the result. Live races are not run."""
    rng, deadline = rng or Random(1), time.monotonic() + within
    while time.monotonic() < deadline:
        for link in links:
            link.drain(0.0)
        if all(link.over for link in links):
            result: Json = (links[0].game or {})["result"]
            return result
        if not act_once(links, rng):
            links[0].drain(0.005)
    raise AssertionError("the game does not end")


def act_once(links: list[Link], rng: Random) -> bool:
    """The first who is asked acts by chance; False if nobody is."""
    for link in links:
        game = link.game
        own = [seat for seat in (game or {}).get("waiting_for", ()) if seat in link.seats()]
        if game is None or game.get("result") or not own or game["places"][game["view"]["seat"]] not in own:
            continue
        answer = link.act(own[0], any_action(game["view"], rng))
        assert answer["is"] == "ack" or answer["code"] == "server/stale", answer
        return True
    return False


def wait_for_practice(site: OpenServer) -> None:
    """Throws for practice may take their time: the process that computes them steps back for every other."""
    site.inside.lobby.throwing.practice_workers.budget = PATIENCE_S


def all_show(monkeypatch: pytest.MonkeyPatch, face: str) -> None:
    """From now on every die that luck throws shows this face and touches no other: what comes of it is certain."""
    answer = Luck.answer

    def shown(self: Luck, game: Any, state: Any, awaited: Any, manners: Any) -> Any:
        if not isinstance(awaited, InFlight):
            return answer(self, game, state, awaited, manners)
        return Landed(tuple((die, face) for _, dice in awaited.hands for die in dice))

    monkeypatch.setattr(Luck, "answer", shown)


def all_repeats(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """From now on luck follows from this seed and the state of the game: it is the same in every run."""
    answer = Luck.answer

    def repeated(self: Luck, game: Any, state: Any, awaited: Any, manners: Any) -> Any:
        return answer(Luck(Random(f"{seed} {state}")), game, state, awaited, manners)

    monkeypatch.setattr(Luck, "answer", repeated)


def two_at(site: OpenServer, game: str = "strike", **wanted: Any) -> tuple[Link, Link]:
    """Anna, who is the host, and Ben, at a table of two where the game has begun."""
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table(game, [ME, OPEN], **wanted)
    first, second = anna.link(table["id"]), ben.link(table["id"])
    assert second.do("sit", seat=1)["is"] == "ack"
    assert first.do("start")["is"] == "ack"
    first.wait("began")
    second.wait("began")
    return first, second


def follow(links: Iterable[Link], true: Callable[[], Any], within: float = PATIENCE_S) -> None:
    """Hear what comes on these sockets until something is true."""
    deadline = time.monotonic() + within
    while not true():
        assert time.monotonic() < deadline, "it did not come true in time"
        for link in links:
            link.drain(0.02)


def asked(*links: Link) -> list[int]:
    """The seats that are asked, once some are; none if the game is over."""
    first = links[0]
    follow(links, lambda: first.over or (first.game or {}).get("waiting_for"))
    return list((first.game or {})["waiting_for"])


@contextmanager
def open_server(
    folder: Path, limits: Json | None = None, *, time: Time | None = None, **settings: Any
) -> Iterator[OpenServer]:
    """The server, with its data in this folder. Unless a test says otherwise, people write own words at every table.

    With a ``HandTime`` no timer ends before the test moves it: ``site.call(lambda: time.move(10.0))``.
    """
    with OpenServer(_settings(folder, limits, settings), time) as site:
        yield site


@contextmanager
def listening_server(folder: Path, limits: Json | None = None, **settings: Any) -> Iterator[ListeningServer]:
    """The same on a real port."""
    with ListeningServer(_settings(folder, limits, settings)) as site:
        yield site


def _settings(folder: Path, limits: Json | None, settings: Json) -> Settings:
    usual: Json = {"workers": 1, "free_chat": "everywhere"}
    return Settings(port=0, data=folder, limits=Limits(**(ROOMY | (limits or {}))), **(usual | settings))

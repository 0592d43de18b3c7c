"""The application: routes, sockets, the page, and the life of the lobby around them."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from functools import cache
from math import ceil
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route as HttpRoute
from starlette.routing import WebSocketRoute

from throwdown.api.sockets import COME_BACK, NO_ACCESS, NO_TABLE, NOT_SIGNED_IN, TOO_MUCH
from throwdown.errors import ThrowdownError
from throwdown.live.events import TableDamaged
from throwdown.live.listener import encoded
from throwdown.live.narrator import refusal, words_of
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.lobby.passwords import TableTries
from throwdown.server.lobby.peers import Peers
from throwdown.server.lobby.quotas import QuotaSpent
from throwdown.server.operations.buckets import Buckets
from throwdown.server.operations.metrics import Metrics
from throwdown.server.operations.supervisor import Supervisor
from throwdown.server.operations.words import prepare_words
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.protocol.openapi import openapi
from throwdown.server.storage.store import NotOwner, StoreFailed

from . import sockets as live
from .answers import json_bytes
from .archive import Archive
from .call import Call
from .docs import DOCS_PATH, Docs
from .endpoint import endpoint
from .faults import fault_answer, no_route_answer
from .metrics_page import MetricsPage
from .middleware.stack import with_middleware
from .open_data import OpenData
from .page import Page
from .redirects import addressed_to, redirect, send_socket
from .rooms import GAME_PATH, HAND_PATHS, PAGE_PATHS, TABLE_PATH
from .routes import ROUTES
from .routes.games import HANDS_PATH
from .transport.link import current_link

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import HTTPConnection, Request
    from starlette.responses import Response
    from starlette.types import ASGIApp
    from starlette.websockets import WebSocket

    from throwdown.api.person import Person
    from throwdown.live.inbox import LiveTable
    from throwdown.live.timers import Time
    from throwdown.server.operations.settings import Settings

SOCKETS = "/ws"
#: How long a table is waited for whose server stops, in s.
OWNER_LEAVES_S = 1.0


class Server:
    """Everything that one address serves."""

    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        self.settings = settings
        self._time = time
        self.metrics = Metrics()
        self._metrics_page = MetricsPage(self.metrics, settings.metrics_token)
        limits = settings.limits
        self._tries = Buckets(limits.login_tries, limits.login_window_s)
        self._table_tries = TableTries(limits.table_password_tries, limits.login_window_s)
        self._guests = Buckets(limits.guests_per_address, 3600.0)
        self._data: OpenData | None = None
        self.lobby: Lobby
        self.archive: Archive
        self.peers: Peers
        self.supervisor: Supervisor

    def open_data(self, *, give_up_games: bool = False) -> None:
        """Open the data now: its errors appear before the server is open."""
        self._data = OpenData(self.settings, give_up_games=give_up_games)

    def close_data(self) -> None:
        """Let go of data that were opened for a server that cannot start."""
        if self._data is not None:
            self._data.close()

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        """Open the lobby; games under way continue."""
        data = self._data or OpenData(self.settings)
        self.lobby = Lobby(data.store, self.settings, self.metrics, self._time)
        self.archive = Archive(data.store, self.lobby.throwing)
        self.peers = Peers(self.lobby, self._shared_limits())
        await self.peers.join()
        self.lobby.forgetting.games_changed.append(self.archive.forget)
        await self.lobby.forgetting.do_again()
        await self.lobby.moderation.apply()
        self._start_work()
        try:
            yield
        finally:
            await self.hand_over()
            with suppress(StoreFailed):
                await self.lobby.bot_errors.write()
            self.archive.close()
            await self.lobby.close()
            self.peers.leave()
            data.close()

    def _start_work(self) -> None:
        """Start everything that runs as long as the server does; while any of it is down no client is sent here."""
        lobby = self.lobby
        self.supervisor = Supervisor(self.metrics, lobby.time)
        lobby.not_ready.append(self.supervisor.problem)
        work = {
            "restoring the tables": self._restore_tables,
            "upkeep": lobby.upkeep.run,
            "forgetting": lobby.forgetting.run,
            "notices": lobby.notices.run,
            "moderation": lobby.moderation.run,
            "errors of bots": lobby.bot_errors.run,
            "tournaments": lobby.tournaments.run,
        }
        for name, run in (work | self.peers.work()).items():
            self.supervisor.start(name, run)

    async def hand_over(self) -> None:
        """Let other servers have the tables, before any client is asked to reconnect: it finds them free there."""
        self.supervisor.stop()
        await self.lobby.tables.stop()

    async def _restore_tables(self) -> None:
        """Restore the tables; then read what physical throws need, so that the first one does not wait for it."""
        if self.peers.alone:  # among others each server restores tables without an owner
            await self.lobby.tables.restore_all()
        await self.lobby.throwing.prepare()

    def _shared_limits(self) -> dict[str, Buckets]:
        """Limits that hold over all servers, by name."""
        own = {"tries": self._tries, "guests": self._guests} | self._table_tries.shared
        return own | self.lobby.quotas.shared

    def call(self, request: HTTPConnection) -> Call:
        return Call(
            self.lobby, self.archive, request, tries=self._tries, table_tries=self._table_tries, guests=self._guests
        )  # fmt: skip

    async def visit(self, request: HTTPConnection) -> Call:
        """A visit of the page, signed in or not: it is shown though the store does not answer."""
        call = self.call(request)
        with suppress(StoreFailed):
            await call.identify()
        return call

    # Sockets

    async def _welcomed(self, websocket: WebSocket) -> Call | None:
        """The call of a socket whose person is signed in; all others are closed."""
        link = current_link.get()
        if link is not None:
            link.hold()  # the first message may come before the table is found
        await websocket.accept()
        call = self.call(websocket)
        try:
            await call.identify()
        except StoreFailed as away:
            await websocket.close(live.LATER, away.code)
            return None
        if call.person is None:
            await websocket.close(NOT_SIGNED_IN, "sign in first")
        elif await self._is_banned(websocket, call.person):
            return None
        return call

    async def _is_banned(self, websocket: WebSocket, person: Person) -> bool:
        """Whether this person was refused at the door, with the reason and the end."""
        ban = self.lobby.moderation.ban_of(person)
        if ban is None:
            return False
        error = self.lobby.moderation.refusal(ban)
        await prepare_words(person.language, self.settings.theme)
        refused = refusal(error, words_of(person.language, self.settings.theme), None)
        self.lobby.bot_errors.note(person, error.code, refused.message, "hello")
        await websocket.send_text(encoded(refused).decode())
        await websocket.close(NO_ACCESS, error.code)
        return True

    async def table_socket(self, websocket: WebSocket) -> None:
        call = await self._welcomed(websocket)
        if call is None or call.person is None:
            return
        try:
            table = await self._find_table(call)
        except TableDamaged:
            table = None
        except QuotaSpent as spent:
            await websocket.close(live.LATER, f"too much from your address: come back in {ceil(spent.wait_s)} s")
            return
        except TableElsewhere as found:
            await send_socket(websocket, found)
            return
        except NotOwner:
            await websocket.close(COME_BACK, "this table has moved: come back")
            return
        except StoreFailed as away:
            await websocket.close(live.LATER, away.code)
            return
        if table is None or table.state.closed:
            await websocket.close(NO_TABLE, "there is no such table")
            return
        if await self._may_open(websocket, call.person.id):
            # A task of its own: else every message would wake all the middlewares around it, and put them to sleep.
            person = call.person_at(table)
            await asyncio.create_task(live.at_table(websocket, self.lobby, person, call.session, table))

    async def _find_table(self, call: Call) -> LiveTable | None:
        """The table. A proxy that brings here what is addressed to its owner has found that one gone: a moment later
        the table is free."""
        clock = asyncio.get_running_loop().time
        until = clock() + OWNER_LEAVES_S
        while True:
            try:
                return await call.find_table()
            except TableElsewhere as found:
                if addressed_to(call.request) != found.name or clock() > until:
                    raise
            await asyncio.sleep(0.1)

    async def lobby_socket(self, websocket: WebSocket) -> None:
        call = await self._welcomed(websocket)
        if call is None or call.person is None:
            return
        if await self._may_open(websocket, call.person.id):
            await live.in_lobby(websocket, self.lobby, call.person, call.session)

    async def _may_open(self, websocket: WebSocket, person: str) -> bool:
        """A person has only so many sockets."""
        if self.lobby.connections.count(person) < self.settings.limits.sockets_per_account:
            return True
        await websocket.close(TOO_MUCH, "you have too many sockets open")
        return False

    # Tables on other servers

    async def send_on(self, request: Request, found: Exception) -> Response:
        """A request for a table that another server has."""
        assert isinstance(found, TableElsewhere)  # noqa: S101 - this is what it is registered for
        try:
            return redirect(request, found)
        except ThrowdownError as error:
            return fault_answer(error, (await self.call(request).words()).error(error))

    # What describes the server

    async def description(self, request: Request) -> Response:
        return json_bytes(await asyncio.to_thread(_description, self.settings.prefix))

    async def numbers(self, request: Request) -> Response:
        return await self._metrics_page.answer(request, self.lobby.store)


@cache
def _description(prefix: str) -> bytes:
    return encoded(openapi(ROUTES, prefix))


def make_app(settings: Settings, *, time: Time | None = None) -> tuple[ASGIApp, Server]:
    """The application behind its middlewares, and the server inside it; tables run by ``time``, if it is given."""
    server, page, docs = Server(settings, time), Page(settings.prefix), Docs(settings.prefix)

    async def table_page(request: Request) -> Response:
        return await page.table(await server.visit(request))

    async def game_page(request: Request) -> Response:
        return await page.game(await server.visit(request))

    async def no_route(request: Request, error: Exception) -> Response:
        failure = error if isinstance(error, HTTPException) else HTTPException(404)
        lost = await page.lost(request) if failure.status_code == 404 else None
        return lost or no_route_answer(failure)

    routes: list[Any] = [
        *(HttpRoute(each.path, endpoint(each, server.call, settings), methods=[each.method]) for each in ROUTES),
        HttpRoute("/api/openapi.json", server.description),
        HttpRoute("/metrics", server.numbers),
        WebSocketRoute(f"{SOCKETS}/lobby", server.lobby_socket),
        WebSocketRoute(f"{SOCKETS}/tables/{{table}}", server.table_socket),
        *(HttpRoute(path, page.index) for path in PAGE_PATHS),
        HttpRoute(TABLE_PATH, table_page),
        HttpRoute(GAME_PATH, game_page),
        *(HttpRoute(path, page.hand) for path in HAND_PATHS),
        HttpRoute(DOCS_PATH, docs.start),
        HttpRoute(f"{DOCS_PATH}/{{path:path}}", docs.file),
        HttpRoute("/tab/{file}", page.tab_part),
        HttpRoute("/{path:path}", page.asset),
    ]
    handlers: dict[Any, Any] = {HTTPException: no_route, TableElsewhere: server.send_on}
    application = Starlette(routes=routes, lifespan=server.life, exception_handlers=handlers)
    paths: dict[str, Any] = {"socket_paths": (SOCKETS,), "large_paths": (HANDS_PATH,)}
    return with_middleware(application, settings, metrics=server.metrics, **paths), server

"""The application: routes, sockets, the page, and the life of the house around them."""

from __future__ import annotations

import asyncio
import hmac
import logging
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.routing import Route as HttpRoute
from starlette.routing import WebSocketRoute

from throwdown.errors import ThrowdownError
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.lobby.people import COOKIE_AGE
from throwdown.server.operations.buckets import Buckets
from throwdown.server.operations.metrics import Metrics
from throwdown.server.protocol.messages import Fault
from throwdown.server.protocol.openapi import openapi
from throwdown.server.storage.store import SqliteStore
from throwdown.server.table.events import TableDamaged
from throwdown.server.table.listener import encoded

from . import sockets as live
from .api import COOKIE, ROUTES, SECURE_COOKIE, Call, status_of
from .guard import Guard

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from throwdown.server.operations.settings import Settings

    from .api import Route
    from .guard import App

log = logging.getLogger("throwdown.app")

DATABASE = "throwdown.db"
#: The built page; a server without it still serves its API.
PAGE = Path(__file__).parents[1] / "page"
#: Addresses that are the page's own business.
PAGE_PATHS = ("/", "/new", "/practice", "/referee", "/resume", "/learn", "/fairness", "/t/{rest}", "/g/{rest}")
SOCKETS = "/ws"


class Server:
    """Everything that one address serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        limits = settings.limits
        self._tries = Buckets(limits.login_tries, limits.login_window_s)
        self._guests = Buckets(limits.guests_per_address, 3600.0)
        self.house: Lobby

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        settings.data.mkdir(parents=True, exist_ok=True)
        store = SqliteStore.open(settings.data / DATABASE)
        self.house = Lobby(store, settings, self.metrics)
        taking_up = asyncio.create_task(self.house.tables.take_up_games())
        try:
            yield
        finally:
            taking_up.cancel()
            await self.house.close()
            store.close()

    # Requests

    def endpoint(self, route: Route) -> Any:
        decode = msgspec.json.Decoder(route.body).decode if route.body is not None else None

        async def answer(request: Request) -> Response:
            call = Call(self.house, request, self._tries, self._guests)
            try:
                given = [decode(await request.body())] if decode is not None else []
                told = await route.handle(call, *given)
            except ThrowdownError as error:
                return self._fault(call, error)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                told = str(error) if isinstance(error, msgspec.ValidationError) else "this is no JSON object"
                code = "message/schema" if isinstance(error, msgspec.ValidationError) else "message/json"
                return _json(Fault(code=code, message=told), 400)
            return self._answered(call, route, told)

        return answer

    def _answered(self, call: Call, route: Route, told: Any) -> Response:
        if isinstance(told, Response):
            response = told
        elif told is None:
            response = Response(status_code=route.status)
        else:
            response = _json(told, route.status)
        if route.keep_s:
            response.headers["cache-control"] = f"max-age={route.keep_s}"
        if call.cookie is not None:
            self._set_cookie(response, call.cookie)
        return response

    def _fault(self, call: Call, error: ThrowdownError) -> Response:
        status = status_of(error)
        try:
            message = call.words().error(error)
        except ThrowdownError:
            message = error.message
        response = _json(Fault(code=error.code, message=message, clause=error.clause), status)
        if status == 401:
            response.headers["www-authenticate"] = "Bearer"
        if status in (429, 503):
            response.headers["retry-after"] = "5"
        return response

    def _set_cookie(self, response: Response, token: str) -> None:
        secure = self.settings.secure
        name, path = (SECURE_COOKIE, "/") if secure else (COOKIE, self.settings.prefix or "/")
        age = COOKIE_AGE if token else 0
        response.set_cookie(name, token, max_age=age, path=path, secure=secure, httponly=True, samesite="lax")

    # Sockets

    async def table_socket(self, websocket: WebSocket) -> None:
        await websocket.accept()
        call = Call(self.house, websocket, self._tries, self._guests)
        if call.person is None:
            await websocket.close(live.NOT_SIGNED_IN, "sign in first")
            return
        try:
            table = self.house.tables.find(websocket.path_params["table"])
        except TableDamaged:
            table = None
        if table is None or table.state.closed:
            await websocket.close(live.NO_TABLE, "there is no such table")
            return
        if await self._may_open(websocket, call.person.id):
            await live.at_table(websocket, self.house, call.person, table)

    async def lobby_socket(self, websocket: WebSocket) -> None:
        await websocket.accept()
        call = Call(self.house, websocket, self._tries, self._guests)
        if call.person is None:
            await websocket.close(live.NOT_SIGNED_IN, "sign in first")
            return
        if await self._may_open(websocket, call.person.id):
            await live.in_lobby(websocket, self.house, call.person)

    async def _may_open(self, websocket: WebSocket, person: str) -> bool:
        """A person has only so many sockets."""
        if self.house.connections.count(person) < self.settings.limits.sockets_per_account:
            return True
        await websocket.close(live.TOO_MUCH, "you have too many sockets open")
        return False

    # The page, and what looks after the server

    async def page(self, request: Request) -> Response:
        index = PAGE / "index.html"
        if not index.is_file():
            text = "The page is not built yet: run scripts/web. The API is described in /api/openapi.json.\n"
            return Response(text, media_type="text/plain", status_code=200)
        base = f"{self.settings.prefix}/"
        text = index.read_text("utf-8").replace('<base href="/">', f'<base href="{base}">')
        return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})

    async def asset(self, request: Request) -> Response:
        """A file of the built page; nothing outside of it."""
        try:
            wanted = (PAGE / request.path_params["path"]).resolve()
            served = wanted.is_relative_to(PAGE.resolve()) and wanted.is_file()
        except (OSError, ValueError):  # a name too long, or one that no file can have
            served = False
        if not served:
            raise HTTPException(404)
        hashed = request.path_params["path"].startswith("assets/")
        cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(wanted, headers={"cache-control": cache})

    async def metrics_page(self, request: Request) -> Response:
        wanted = self.settings.metrics_token
        given = request.headers.get("authorization", "")
        if not wanted or not hmac.compare_digest(given.encode(), f"Bearer {wanted}".encode()):
            raise HTTPException(404)
        self.metrics.set_store(self.house.store.counts())
        return Response(self.metrics.render(), media_type="text/plain; version=0.0.4")

    async def described(self, request: Request) -> Response:
        return Response(encoded(openapi(self.settings.prefix)), media_type="application/json")

    async def lost(self, request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        words = {404: ("server/not_found", "there is nothing here"), 405: ("server/method", "not with this method")}
        code, message = words.get(status, ("server/refused", "this cannot be done"))
        headers = dict(getattr(error, "headers", None) or {})
        return _json(Fault(code=code, message=message), status, headers)


def _json(told: Any, status: int, headers: dict[str, str] | None = None) -> Response:
    return Response(encoded(told), status_code=status, media_type="application/json", headers=headers)


def make_app(settings: Settings) -> tuple[App, Server]:
    """The guarded application, and the server inside it."""
    server = Server(settings)
    routes: list[Any] = [HttpRoute(each.path, server.endpoint(each), methods=[each.method]) for each in ROUTES]
    routes += [
        HttpRoute("/api/openapi.json", server.described),
        HttpRoute("/metrics", server.metrics_page),
        WebSocketRoute(f"{SOCKETS}/lobby", server.lobby_socket),
        WebSocketRoute(f"{SOCKETS}/tables/{{table}}", server.table_socket),
        *(HttpRoute(path, server.page) for path in PAGE_PATHS),
        HttpRoute("/{path:path}", server.asset),
    ]
    application = Starlette(
        routes=routes,
        lifespan=server.life,
        exception_handlers={HTTPException: server.lost},
    )
    return Guard(application, settings, metrics=server.metrics, socket_paths=(SOCKETS,)), server

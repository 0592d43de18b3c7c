"""One request as the routes see it: who asks, what for, with what."""

from __future__ import annotations

import asyncio
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeVar

from throwdown.api import call as api
from throwdown.api.faults import NotFound
from throwdown.api.identity import Ways
from throwdown.bots import BOTS
from throwdown.errors import TableRefused
from throwdown.live.invitation import read_code
from throwdown.server.compute.queue import Order, Urgency
from throwdown.server.lobby.people import session_of
from throwdown.server.operations.buckets import neighbourhood
from throwdown.server.operations.words import prepare_words
from throwdown.server.people.passkeys import Place
from throwdown.server.storage.store import StoreFailed

from .devices import device_of
from .faults import ForeignPage, TooOften
from .redirects import was_forwarded

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from starlette.requests import HTTPConnection

    from throwdown.api.person import Person
    from throwdown.live.inbox import LiveTable
    from throwdown.server.lobby.lobby import Lobby
    from throwdown.server.lobby.passwords import TableTries
    from throwdown.server.operations.buckets import Buckets
    from throwdown.server.operations.settings import Settings
    from throwdown.throwers.simulating import Throwing

    from .archive import Archive

T = TypeVar("T")

COOKIE = "throwdown"
SECURE_COOKIE = "__Host-throwdown"


def cookie_name(settings: Settings) -> str:
    """The one cookie that is set and believed."""
    return SECURE_COOKIE if settings.secure else COOKIE


class Call(api.Call):
    """A request or a handshake, and the lobby that it came to."""

    def __init__(
        self,
        lobby: Lobby,
        archive: Archive,
        request: HTTPConnection,
        *,
        tries: Buckets,
        table_tries: TableTries,
        guests: Buckets,
    ) -> None:
        self.lobby = lobby
        self.archive = archive
        self.request = request
        self._tries = tries
        self._table_tries = table_tries
        self._guests = guests
        self._reads: Person | None = None
        """The person in whose language an error is sent while the store cannot identify them."""
        self.cookie: str | None = None
        """A token to be set, "" to be removed."""

    @property
    def address(self) -> str:
        """Who counts as one visitor for the limits."""
        return neighbourhood(self.request.client.host if self.request.client is not None else "")

    @cached_property
    def token(self) -> tuple[str, str] | None:
        """What this request proves itself with, and how."""
        given = self.request.headers.get("authorization", "")
        if given[:7].lower() == "bearer ":
            return given[7:].strip(), "token"
        # Over https only the cookie counts that only this server can have set: a plain one may be planted by
        # a server that answers for the same name over http.
        cookie = self.request.cookies.get(cookie_name(self.lobby.settings))
        return (cookie, "cookie") if cookie else None

    async def identify(self) -> None:
        """Find out who asks, before anything else is asked about them."""
        try:
            self.person = await self.lobby.people.of(*self.token) if self.token is not None else None
            if self.person is not None and self.token is not None and self.token[1] == "token":
                await self.lobby.people.note_use(self.token[0])
        except StoreFailed:
            self._reads = self.lobby.people.remembered(self.token[0]) if self.token is not None else None
            raise

    @property
    def session(self) -> str:
        """The name of the session with which this request proves itself."""
        return session_of(self.token[0]) if self.token is not None else ""

    @property
    def device(self) -> str:
        """What a person would call the browser that asks."""
        return device_of(self.request.headers.get("user-agent", ""))

    def ways(self) -> Ways:
        """How people come in here."""
        settings = self.lobby.settings
        return Ways(signup=settings.signup, passkeys=self.place is not None)

    @property
    def place(self) -> Place | None:
        """Where the page is open, if passkeys work there."""
        return Place.of(self.link(""))

    # What is asked for

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str, default: str) -> str:
        return self.request.query_params.get(name, default)

    @property
    def reader(self) -> Person | None:
        return self.person or self._reads

    @property
    def usual_theme(self) -> str:
        return self.lobby.settings.theme

    def bots_of(self, game: str) -> Collection[str]:
        return BOTS[game]

    async def prepare_words(self, language: str, theme: str) -> None:
        await prepare_words(language, theme)

    # Where work is done

    async def compute(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.to_thread(work, *arguments)

    async def throw(self, work: Throwing[T], *, counts: bool = True) -> T:
        person, throwing = self.signed_in(), self.lobby.throwing
        if counts:
            self.lobby.quotas.spend_practice(person.id, self.address)
        order = Order(Urgency.LEISURE, self.address, person.id)
        return await throwing.run(order, work, workers=throwing.practice_workers)

    # Limits

    def check_own_page(self) -> None:
        """Refuse what another page makes a browser ask for: its visitor would have to pay for it."""
        headers = self.request.headers
        foreign = headers.get("sec-fetch-site", "") in ("cross-site", "same-site")
        follows_link = headers.get("sec-fetch-dest", "") == "document"
        if foreign and not follows_link and headers.get("origin", "") not in self.lobby.settings.origins:
            raise ForeignPage("this comes from a page that does not belong to this server: open the game here")

    def spend_try(self) -> None:
        """Guessing what people choose costs: so many tries for each address. What is random is too long to guess."""
        if not self._tries.take(self.address):
            raise TooOften("too many tries: wait a while")

    def spend_table_try(self, table: str) -> None:
        """So does guessing the password of one table, from however many addresses."""
        if not self._table_tries.take(table, self.address):
            raise TooOften("too many passwords were tried at this table: wait a while", code="server/passwords")

    def spend_guest(self) -> None:
        if not self._guests.take(self.address):
            raise TooOften("too many new people from this address: wait a while")

    # Tables

    async def find_table(self) -> LiveTable | None:
        """The table of the path; an evicted one is read for the price of a replay."""
        pay = partial(self.lobby.quotas.spend_replay, self.address)
        return await self.lobby.tables.find(self.path("table"), pay)

    async def table(self) -> LiveTable:
        """The table of the path, for those who may see it."""
        table = await self.find_table()
        if table is None or table.state.closed:
            raise NotFound("there is no such table, or it is closed")
        if self._is_expelled(table):
            raise NotFound("there is no such table, or it is closed")
        return table

    async def invited_table(self) -> LiveTable:
        """The table whose code or id is in the path. Wrong codes are counted, so that they cannot be guessed."""
        code = read_code(self.path("table"))
        if code is None:
            return await self.table()
        self.lobby.quotas.check_codes(self.address)
        table = await self.lobby.tables.invited(code)
        if table is None or self._is_expelled(table):
            self.lobby.quotas.spend_wrong_code(self.address)
            message = "no table has the code {typed}: ask for a new one, or for the link"
            raise NotFound(message, code="server/no_code", typed=code)
        return table

    def _is_expelled(self, table: LiveTable) -> bool:
        return self.person is not None and not table.state.expelled.isdisjoint(self.person.ids)

    def person_at(self, table: LiveTable) -> Person:
        """The person who asks, under the id by which the table knows them: it may be that of a guest they were."""
        state = table.state
        return self.signed_in().known_as(state.seats_of_people, (state.host,), state.admitted, state.expelled)

    def may_enter(self, table: LiveTable) -> bool:
        """Whether this person needs no password there."""
        state = table.state
        known = (state.host, *state.admitted, *state.seats_of_people)
        return state.terms.visibility != "password" or (
            self.person is not None and any(id in known for id in self.person.ids)
        )

    async def allowed_table(self) -> LiveTable:
        """The same, for a person who has given the password if there is one."""
        table = await self.table()
        self.signed_in()
        if not self.may_enter(table):
            raise TableRefused("this table has a password: give it first", code="server/password")
        return table

    def link(self, path: str) -> str:
        """An address of this server that others can open."""
        return f"{self.lobby.settings.public_url.rstrip('/') or self._own_url}{path}"

    @property
    def _own_url(self) -> str:
        """This server as the caller has reached it. Its name was checked; the port is ours, not what they say.

        A proxy whose port is not the usual one needs ``public_url``.
        """
        url, here = self.request.base_url, self.request.scope.get("server")
        if url.port is not None:  # else people come by the usual port, which may be passed on to ours
            url = url.replace(port=here[1] if here and not self._came_through_proxy else None)
        return str(url).rstrip("/")

    @property
    def _came_through_proxy(self) -> bool:
        return bool(self.lobby.settings.trusted_proxies) and was_forwarded(self.request)

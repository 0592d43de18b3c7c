"""A person or bot at a server: signs in, opens a table or finds one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote

from throwdown.errors import TableRefused

from .http import HttpSession
from .lobby import LobbyLink
from .table import TableLink

if TYPE_CHECKING:
    from collections.abc import Sequence


class Client(HttpSession):
    """A bot with its token, or a guest."""

    @classmethod
    async def guest(cls, url: str, name: str, language: str = "en") -> Self:
        """Sign in as a guest with this name."""
        client = cls(url)
        await client.ask("POST", "/api/guests", {"name": name, "language": language})
        return client

    async def me(self) -> dict[str, Any]:
        """Who this is, and the tables where they sit."""
        return dict(await self.ask("GET", "/api/me"))

    async def make_token(self, name: str) -> str:
        """A token for a bot of this name: ``Client(url, token)`` is that bot."""
        made = await self.ask("POST", "/api/tokens", {"name": name})
        return str(made["token"])

    async def tables(self) -> list[dict[str, Any]]:
        """The open tables."""
        return list((await self.ask("GET", "/api/tables"))["tables"])

    async def make_table(
        self, game: str, seats: Sequence[Mapping[str, Any]], *, edition: str | None = None, **terms: Any
    ) -> dict[str, Any]:
        """Open a table; seats are ``ME``, ``OPEN``, ``{"bot": "casual"}`` or, on one device, ``{"name": "Ann"}``.

        ``edition`` is a printed edition, by its language or name. ``terms`` are those of ``TableWanted``: thrower,
        options, clock, visibility, start and so on.
        """
        _check_seats(seats)
        if edition is not None:
            terms["edition"] = edition
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": [*map(dict, seats)], **terms})
        return dict(made["table"])

    async def play_now(self, game: str = "strike") -> dict[str, Any]:
        """Join a table where a person waits, or one where bots sit down after a moment."""
        return dict((await self.ask("POST", "/api/play", {"game": game}))["table"])

    async def record(self, game: str) -> str:
        """The record of a finished game, for ``throwdown.table.verify`` and ``TableLink.witness``."""
        return str(await self.ask("GET", f"/api/replays/{quote(game, safe='')}/record"))

    async def invitation(self, table: str) -> dict[str, Any]:
        """Describe the table with this id or short code; its ``table`` is the id for ``connect``.

        A code is valid while a seat is free there.
        """
        return dict(await self.ask("GET", f"/api/invitations/{quote(table, safe='')}"))

    async def seat_bot(self, table: str, person: str, seat: int) -> dict[str, Any]:
        """Seat a standing bot at the own table; ``ready_bots`` says who would come."""
        path = f"/api/tables/{quote(table, safe='')}/bots"
        return dict(await self.ask("POST", path, {"person": person, "seat": seat}))

    async def ready_bots(self, table: str) -> list[dict[str, Any]]:
        """The standing bots that would come to this table: ``person`` and ``name`` of each."""
        return list((await self.ask("GET", f"/api/tables/{quote(table, safe='')}/bots"))["bots"])

    def lobby(self, serves: Mapping[str, Any] | None = None) -> LobbyLink:
        """A link to the lobby, to be used with ``async with``.

        ``serves`` says what a bot with a token offers to play: ``games``, ``tables``, ``editions``, ``throwers`` and
        ``options``. A ``your_turn`` message names a table at which it was seated.
        """
        return LobbyLink(self, serves)

    def connect(self, table: str, *, since: int | None = None, views: bool = True, **hello: Any) -> TableLink:
        """A link to this table, to be used with ``async with``; ``hello`` may hold language, theme and motions."""
        return TableLink(self, table, since, {"views": views, **hello})


def _check_seats(seats: Any) -> None:
    """Refuse what the server could not read as seats."""
    listed = seats if isinstance(seats, list | tuple) else [seats]
    wrong = [seat for seat in listed if not isinstance(seat, Mapping)]
    if listed is not seats or wrong:
        example = "[ME, OPEN, {'bot': 'casual'}]"
        got = wrong[0] if wrong and listed is seats else seats
        raise TableRefused(
            "seats must be a list like {example}; got {got!r}", code="table/seats", example=example, got=got
        )

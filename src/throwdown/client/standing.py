"""A standing bot: waits in the lobby, plays at every table where it is seated, and comes back after a restart.

The server knows the tables of the bot and sends them when it enters the lobby. So nothing is stored
here, and a bot that was stopped continues where it sat.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from throwdown.bots import make_bot
from throwdown.bots.own import in_one_line
from throwdown.errors import ThrowdownError
from throwdown.rules.catalogue import game as make_game

from .errors import LinkLost

if TYPE_CHECKING:
    from throwdown.bots import Bot

    from .client import Client
    from .orders import Orders
    from .table import TableLink

log = logging.getLogger("throwdown.standing")

#: The first wait for a server that is away for longer than a link waits, in s; each next one is twice as long.
SOONEST, LONGEST = 2.0, 60.0


class StandingBot:
    """Plays where it is seated, at as many tables as its orders allow."""

    def __init__(self, client: Client, orders: Orders, soonest: float = SOONEST) -> None:
        self._client = client
        self._orders = orders
        self._soonest = self._pause = soonest
        self._visits: dict[str, asyncio.Task[None]] = {}
        self._given_up: set[str] = set()
        """Tables at which the bot failed: it does not go there again."""

    async def run(self, stop: asyncio.Event) -> None:
        """Stand ready until ``stop`` is set; what will never work is raised."""
        staying, stopping = asyncio.create_task(self._stay()), asyncio.create_task(stop.wait())
        try:
            await asyncio.wait({staying, stopping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            visits = list(self._visits.values())
            for task in (staying, stopping, *visits):
                task.cancel()
            await asyncio.gather(stopping, *visits, return_exceptions=True)
            with suppress(asyncio.CancelledError):
                await staying
            log.info("stopped")

    # The lobby

    async def _stay(self) -> None:
        """Come back to the lobby for ever; only a server that says no is the end."""
        while True:
            try:
                await self._wait_in_lobby()
            except LinkLost as lost:
                if lost.code != LinkLost.code:  # the server has given a reason
                    raise
                log.warning("%s", lost.message)
            await self._wait_for_server()

    async def _wait_in_lobby(self) -> None:
        async with self._client.lobby(self._orders.serves()) as lobby:
            self._pause = self._soonest
            games = ", ".join(self._orders.games)
            log.info("standing ready at %s: %s, tables at a time: %d", self._client.url, games, self._orders.tables)
            async for message in lobby:
                if message["is"] == "your_turn":
                    self._visit_new([turn["table"] for turn in message["tables"]])

    async def _wait_for_server(self) -> None:
        """Wait longer and longer between attempts; a bot that is not known any more is refused."""
        while True:
            await asyncio.sleep(self._pause * SystemRandom().uniform(0.5, 1.0))
            self._pause = min(2 * self._pause, LONGEST)
            with suppress(LinkLost):
                await self._client.me()
                return

    # Tables

    def _visit_new(self, tables: list[dict[str, Any]]) -> None:
        for table in tables:
            if table["id"] not in self._visits and table["id"] not in self._given_up:
                self._visits[table["id"]] = asyncio.create_task(self._visit(table["id"]))

    async def _visit(self, table: str) -> None:
        named = table[:6]
        try:
            async with self._client.connect(table) as link:
                log.info("table %s: seated, %s with %d seats", named, link.table["game"], len(link.table["seats"]))
                await self._play_on(link, named)
        except LinkLost as lost:
            log.warning("table %s: %s", named, lost.message)
        except ThrowdownError as error:
            self._given_up.add(table)
            log.error("table %s: given up: %s", named, error.message)  # the sentence says it all
        except Exception as error:  # a custom bot may fail in any way; the other tables continue
            self._given_up.add(table)
            log.exception("table %s: given up: the bot failed (%s)", named, in_one_line(error))
        finally:
            del self._visits[table]

    async def _play_on(self, link: TableLink, named: str) -> None:
        """Game after game, until there is no rematch or another person has the seat."""
        try:
            while await self._begins(link):
                log.info("table %s: a game has begun", named)
                own = link.seats
                result = await link.play(self._player(link))
                places = link.game["places"] if link.game is not None else []
                won = any(places[winner] in own for winner in result.winners)
                log.info("table %s: %s (%s)", named, "won" if won else "lost", result.reason)
        except asyncio.CancelledError:
            if not _playing(link):
                await link.leave_when_stopped()
            raise
        if link.seats:
            await link.leave_when_stopped()
        log.info("table %s: left", named)

    async def _begins(self, link: TableLink) -> bool:
        """Wait for a game, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._orders.wait_s):
                async for _ in link:
                    if not link.seats or _playing(link):
                        break
        return bool(link.seats) and _playing(link)

    def _player(self, link: TableLink) -> Bot:
        table = link.table
        rules = make_game(table["game"], len(table["seats"]), table["options"], edition=table.get("edition"))
        return make_bot(rules, self._orders.bot, think=self._orders.think_ms / 1000)


def _playing(link: TableLink) -> bool:
    return link.game is not None and link.result is None

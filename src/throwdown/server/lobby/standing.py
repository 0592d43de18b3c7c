"""Standing bots: programs of people that wait in the lobby until a host seats them.

A bot announces what it plays when it enters the lobby, and is ready as long as that socket is open. Once seated it
gets the table among its own, as every person does, and connects to it. Nothing is stored: a bot that reconnects
announces it again, and still has its seats.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from throwdown.api.http import ReadyBot
from throwdown.api.person import Person
from throwdown.errors import TableRefused
from throwdown.live.inputs import SeatBot
from throwdown.live.table_rules import edition_of, options_in_force
from throwdown.rules.catalogue import known

from .snapshot import StandingBot

if TYPE_CHECKING:
    from throwdown.live.inbox import LiveTable
    from throwdown.live.listener import Listener
    from throwdown.live.protocol.messages import Serves
    from throwdown.server.operations.limits import Limits

    from .listing import Listing
    from .tables import Tables

#: What an edition is called where there is none.
PLAIN = "none"


class _Ready(NamedTuple):
    """A bot in the lobby, and what it plays."""

    person: Person
    listener: Listener | None
    """None: it stands ready at another server."""
    serves: Serves


class StandingBots:
    """The bots that are ready, and where they are seated."""

    def __init__(self, listing: Listing, tables: Tables, limits: Limits) -> None:
        self._listing = listing
        self._tables = tables
        self._limits = limits
        self._ready: dict[str, _Ready] = {}
        self._seating = asyncio.Lock()
        """One after the other: two hosts must not give a bot the same last table."""

    # Coming and going

    def add(self, person: Person, listener: Listener, serves: Serves) -> None:
        """A bot announces what it plays; the same bot on another connection replaces the first."""
        if person.kind != "bot":
            raise TableRefused(
                "only a bot with a token can wait to be seated: make a token first", code="server/not_a_bot"
            )
        for game in serves.games:
            known(game)
        others = [each for each in self._everywhere.values() if each.person.owner == person.owner]
        if len([each for each in others if each.person.id != person.id]) >= self._limits.standing_bots:
            raise TableRefused("its owner has too many bots that stand ready: stop one", code="server/too_many_bots")
        self._ready[person.id] = _Ready(person, listener, serves)

    def remove(self, listener: Listener) -> None:
        bot = self._ready.get(listener.person)
        if bot is not None and bot.listener is listener:
            del self._ready[listener.person]

    @property
    def shown(self) -> list[StandingBot]:
        """Those who stand ready here, for other servers."""
        bots = ((bot.person, bot.serves) for bot in self._ready.values())
        return [StandingBot(who.id, who.name, who.owner, who.language, serves) for who, serves in bots]

    @property
    def _everywhere(self) -> dict[str, _Ready]:
        far = (_far(bot) for bot in self._listing.peers.bots)
        return {bot.person.id: bot for bot in far} | self._ready

    # Hosts

    async def ready_for(self, table: LiveTable) -> list[ReadyBot]:
        """Those who would come to this table, by name."""
        willing = [bot for bot in self._everywhere.values() if _plays(bot, table)]
        free = [bot.person for bot in willing if await self._has_time(bot, table.state.host)]
        return [ReadyBot(person=bot.id, name=bot.name) for bot in sorted(free, key=lambda bot: (bot.name, bot.id))]

    async def seat(self, host: Person, table: LiveTable, person: str, seat: int) -> LiveTable:
        """The host wants this bot in this seat. The table as it is then."""
        if table.state.host not in host.ids:
            raise TableRefused("only the host fills seats", code="server/host_only")
        async with self._seating:
            bot = self._everywhere.get(person)
            if bot is None:
                raise TableRefused("this bot is not here any more: choose another one", code="server/bot_away")
            if not _plays(bot, table):
                raise TableRefused("this bot does not play such tables", code="server/bot_declines")
            if not await self._has_time(bot, table.state.host):
                raise TableRefused("this bot sits at enough tables: choose another one", code="server/bot_busy")
            return await self._tables.ask(table, SeatBot(seat, bot.person.id, bot.person.name))

    async def _has_time(self, bot: _Ready, host: str) -> bool:
        """Whether it may be seated once more: no host has it at two tables, and each of its tables needs a socket."""
        tables = [turn.table for turn in await self._listing.turns_of(bot.person.ids)]
        most = min(bot.serves.tables, self._limits.sockets_per_account - 1)
        return len(tables) < most and all(table.host != host for table in tables)


def _far(bot: StandingBot) -> _Ready:
    return _Ready(Person(bot.person, bot.name, "bot", bot.language, bot.owner), None, bot.serves)


def _plays(bot: _Ready, table: LiveTable) -> bool:
    """Whether it plays such tables by its own message, and may come there."""
    state, serves, person = table.state, bot.serves, bot.person.id
    terms = state.terms
    options = {name: _wire_value(value) for name, value in options_in_force(terms).items()}
    comes = terms.kind == "online" and person not in state.expelled and not state.seats_of(person)
    return (
        comes
        and terms.game in serves.games
        and (not serves.editions or (edition_of(terms) or PLAIN) in serves.editions)
        and (not serves.throwers or terms.thrower in serves.throwers)
        and all(options[name] in allowed for name, allowed in serves.options.items() if name in options)
    )


def _wire_value(value: Any) -> Any:
    """The value of an option as it comes over the wire."""
    return list(value) if isinstance(value, tuple) else value

"""What one server shows in the lobby, as it tells it to the others: tables that wait, how much goes on, bots.

It is told whole whenever something changes, so that nothing depends on what was told before, and forgotten when the
server that told it is gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from throwdown.live.protocol.messages import Serves, TableInfo

if TYPE_CHECKING:
    from collections.abc import Iterator

#: People of one server who are told apart; more than these are not needed to say how many there are.
MOST_PEOPLE = 5000


class ShownTable(msgspec.Struct, frozen=True):
    """An open table, and as much as decides whether it is shown and who may sit down there at once."""

    info: TableInfo
    address: str
    host: str
    created: float
    awaited: bool
    """Whether somebody is at the table."""
    auto: bool
    """Whether somebody waits there for anybody to play with."""
    strangers_to: list[str]
    """Who may not be the other player: they sit there, or were sent away."""


class ShownBot(msgspec.Struct, frozen=True):
    """A bot that stands ready."""

    person: str
    name: str
    owner: str | None
    language: str
    serves: Serves


class Shown(msgspec.Struct, frozen=True):
    """Everything that one server shows."""

    tables: list[ShownTable] = []
    playing: int = 0
    people: list[str] = []
    bots: list[ShownBot] = []


tell_shown = msgspec.msgpack.Encoder().encode
_read = msgspec.msgpack.Decoder(Shown).decode


class Others:
    """What all other servers show."""

    def __init__(self) -> None:
        self._shown: dict[str, Shown] = {}

    def __iter__(self) -> Iterator[tuple[str, Shown]]:
        """By server."""
        return iter(self._shown.items())

    def hear(self, server: str, text: bytes) -> bool:
        """A server tells what it shows; whether that is something new."""
        try:
            told = _read(text)
        except msgspec.MsgspecError:
            return False  # a newer server says more than we know; games do not depend on it
        new = self._shown.get(server) != told
        self._shown[server] = told
        return new

    def forget(self, server: str) -> bool:
        return self._shown.pop(server, None) is not None

    @property
    def tables(self) -> dict[str, ShownTable]:
        return {table.info.id: table for _, shown in self for table in shown.tables}

    @property
    def bots(self) -> list[ShownBot]:
        return [bot for _, shown in self for bot in shown.bots]

    @property
    def playing(self) -> int:
        return sum(shown.playing for _, shown in self)

    @property
    def people(self) -> set[str]:
        return {person for _, shown in self for person in shown.people}

    def waiting_for(self, person: str, game: str) -> tuple[str, str] | None:
        """A table of another server where somebody waits for another player of this game: table and server."""
        for server, shown in self:
            for table in shown.tables:
                fits = table.auto and table.info.game == game and person not in table.strangers_to
                if fits and any(seat.person is None and seat.bot is None for seat in table.info.seats):
                    return table.info.id, server
        return None

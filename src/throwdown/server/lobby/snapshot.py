"""What one server shows in the lobby, as the others read it from the database: open tables, counts, bots, turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from throwdown.live.protocol.messages import Serves, TableInfo

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from throwdown.server.storage.ownership import Published

#: People of one server who are listed; more are not needed to say how many there are.
MOST_PEOPLE = 5000


class OpenTable(msgspec.Struct, frozen=True):
    """An open table, and what decides whether it is shown and who may sit down there."""

    info: TableInfo
    address: str
    host: str
    created: float
    awaited: bool
    """Whether a person is at the table."""
    auto: bool
    """Whether a player waits there for any opponent."""
    strangers_to: list[str]
    """Who may not be the other player: they sit there, or were sent away."""


class StandingBot(msgspec.Struct, frozen=True):
    """A bot that is ready to be seated."""

    person: str
    name: str
    owner: str | None
    language: str
    serves: Serves


class LobbySnapshot(msgspec.Struct, frozen=True):
    """Everything that one server shows."""

    tables: list[OpenTable] = []
    playing: int = 0
    people: list[str] = []
    bots: list[StandingBot] = []
    absent: dict[str, dict[str, bool]] = {}
    """By table: who sits there without being there, and whether it is their turn. Others may have them in the lobby."""


def encode(snapshot: LobbySnapshot) -> str:
    return _encode(snapshot).decode()


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(LobbySnapshot).decode


class PeerLobbies:
    """What all other servers show, by their names."""

    def __init__(self) -> None:
        self._shown: dict[str, LobbySnapshot] = {}

    def replace(self, published: Iterable[Published]) -> bool:
        """This is what the others show now; whether anything changed."""
        shown = dict(_read(published))
        changed = shown != self._shown
        self._shown = shown
        return changed

    @property
    def tables(self) -> dict[str, OpenTable]:
        return {table.info.id: table for shown in self._shown.values() for table in shown.tables}

    @property
    def bots(self) -> list[StandingBot]:
        return [bot for shown in self._shown.values() for bot in shown.bots]

    @property
    def playing(self) -> int:
        return sum(shown.playing for shown in self._shown.values())

    @property
    def people(self) -> set[str]:
        return {person for shown in self._shown.values() for person in shown.people}

    def is_turn_of(self, person: str, table: str) -> bool:
        """Whether a table in the memory of another server waits for this person."""
        return any(shown.absent.get(table, {}).get(person, False) for shown in self._shown.values())

    def waiting_for(self, person: str, game: str) -> tuple[str, str] | None:
        """A table where a player waits for another player of this game: the table and the name of its server."""
        for name, shown in self._shown.items():
            for table in shown.tables:
                fits = table.auto and table.info.game == game and person not in table.strangers_to
                if fits and any(seat.person is None and seat.bot is None for seat in table.info.seats):
                    return table.info.id, name
        return None


def _read(published: Iterable[Published]) -> Iterator[tuple[str, LobbySnapshot]]:
    """A newer server may show more than we know; games do not depend on it."""
    for each in published:
        try:
            yield each.name, _decode(each.shown)
        except msgspec.MsgspecError:
            continue

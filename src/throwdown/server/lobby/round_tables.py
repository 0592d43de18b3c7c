"""The tables of a round: where each of them plays, the live tables that are opened for them, and their results.

Everything follows from the store. A live table has its id before it is opened, and the seats of a game are stored in
the same batch as its end: a server that stops in between, or another one over the same database, does what is left.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from throwdown.api.http import SeatWanted, TableWanted
from throwdown.api.person import Person
from throwdown.bots import STAND_IN
from throwdown.live import events as ev
from throwdown.server.notices.notice import Notice
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.storage.store import NotOwner
from throwdown.tournaments import Placed, Reported

from .tournament_log import Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from throwdown.server.storage.store import EntrantRow, PlayRow, Store
    from throwdown.tournaments import Seating, Table

    from .notices import Notices
    from .tables import Tables
    from .tournament_log import OpenTournament


#: So many live tables are not asked for again.
REMEMBERED: Final = 10_000

# Where a table plays


def placed(table: int, place: Place) -> Placed:
    return Placed(table=table, place=msgspec.to_builtins(place))


def has_bot(found: OpenTournament, seats: Iterable[int]) -> bool:
    return any(found.entrants[number].bot for number in seats)


def has_paper(found: OpenTournament, seats: Iterable[int]) -> bool:
    """Whether a player there has no device of their own."""
    rows = [found.entrants[number] for number in seats]
    return any(row.person is None and not (row.bot or row.gone) for row in rows)


def free_boxes(found: OpenTournament) -> list[int]:
    """Real boxes at which no table plays."""
    taken = {found.place_of(table.number).box for table in found.state.playing}
    return [box for box in range(1, found.terms.boxes + 1) if box not in taken]


def places_for(found: OpenTournament, seatings: Iterable[Seating], new_id: Any) -> list[Placed]:
    """Where new tables play; those with players on paper get the real boxes first."""
    boxes, result = free_boxes(found), []
    for seating in sorted(seatings, key=lambda each: (not has_paper(found, each.seats), each.number)):
        place = _place(found, seating.seats, boxes)
        if place.play == "online":
            place = msgspec.structs.replace(place, table=new_id())
        result.append(placed(seating.number, place))
    return sorted(result, key=lambda each: each.table)


def _place(found: OpenTournament, seats: Sequence[int], boxes: list[int]) -> Place:
    wanted = found.terms.play
    if not has_bot(found, seats) and (boxes or wanted == "box"):
        return Place(play="box", box=boxes.pop(0) if boxes else 0)
    if wanted == "online" and not has_paper(found, seats):
        return Place(play="online")
    return Place(play="device")


def freed_boxes(found: OpenTournament) -> list[Placed]:
    """Tables that wait for a real box, each with one that is free by now."""
    waiting = [
        (table.number, place)
        for table in found.state.playing
        if (place := found.place_of(table.number)).play == "box" and not place.box
    ]
    return [
        placed(number, msgspec.structs.replace(place, box=box))
        for (number, place), box in zip(waiting, free_boxes(found), strict=False)
    ]


# Live tables


class RoundTables:
    """Opens live tables of tournaments, and reads how they ended."""

    def __init__(self, store: Store, tables: Tables, notices: Notices) -> None:
        self._store = store
        self._tables = tables
        self._notices = notices
        self._opening = asyncio.Lock()
        """Rounds are opened one after the other: no id is opened twice here."""
        self._there = set[str]()
        """Live tables of which we know that they were opened."""

    async def open_missing(self, found: OpenTournament) -> None:
        """Open the online tables that have an id and are not there yet."""
        async with self._opening:
            missing = [
                self._open(found, table, place.table)
                for table in found.state.playing
                if (place := found.place_of(table.number)).play == "online" and place.table not in self._there
            ]
            # Together, for one commit; and all of them before the next round, though one fails.
            for failure in await asyncio.gather(*missing, return_exceptions=True):
                if failure is not None:
                    raise failure

    async def _open(self, found: OpenTournament, table: Table, live: str) -> None:
        with suppress(TableElsewhere, NotOwner):  # another server opens it
            await self._tables.open_reserved(live, self._online_events(found, table))
            if len(self._there) >= REMEMBERED:
                self._there.clear()
            self._there.add(live)
            self._notify(found, table.number, f"/t/{live}")

    def _online_events(self, found: OpenTournament, table: Table) -> list[ev.AnyEvent]:
        """A table at which the entrants sit already; a bot has the seat of a person who was forgotten."""
        wanted = _wanted(found, [SeatWanted()] * len(table.seats))
        opened = self._tables.reserved_events(_host(found), wanted, found.id)
        seated = []
        for seat, number in enumerate(table.seats):
            row = found.entrants[number]
            bot = None if row.person is not None else row.bot or STAND_IN
            seated.append(ev.Seated(seat=seat, name=row.name or f"{number}", person=row.person, bot=bot))
        return [*opened, *seated]

    def device_events(self, found: OpenTournament, table: Table, kind: str, person: Person) -> list[ev.AnyEvent]:
        """A table on the device of this person. Names belong to those who entered, and go with them."""
        rows = [found.entrants[number] for number in table.seats]
        seats = [
            SeatWanted(bot=row.bot) if row.bot else SeatWanted(name=row.name or f"{row.number}") for row in rows
        ]  # fmt: skip
        opened, *seated = self._tables.reserved_events(person, _wanted(found, seats, kind), found.id)
        return [opened, *map(_named, seated, rows)]

    async def open_device(self, id: str, events: list[ev.AnyEvent]) -> None:
        async with self._opening:
            await self._tables.open_reserved(id, events, start=True)

    async def is_open(self, place: Place) -> bool:
        """Whether a live table was opened there that is not closed."""
        row = await self._store.read(self._store.table, place.table) if place.table else None
        return row is not None and row.status != "closed"

    async def is_played(self, found: OpenTournament) -> bool:
        """Whether a game is under way online. It may take weeks, and it ends though everybody leaves."""
        places = [found.place_of(table.number) for table in found.state.playing]
        rows = [
            await self._store.read(self._store.table, place.table)
            for place in places
            if place.play == "online" and place.table
        ]
        return any(row is not None and row.status == "playing" for row in rows)

    def notify(self, found: OpenTournament, tables: Iterable[int]) -> None:
        """Notify the people of these tables; those who play online are notified once their table is open."""
        for number in tables:
            if found.place_of(number).play != "online":
                self._notify(found, number, f"/tournaments/{found.id}")

    def _notify(self, found: OpenTournament, number: int, path: str) -> None:
        """Each person gets this notice once, also if another server has opened the table."""
        for entrant in found.state.table(number).seats:
            person = found.entrants[entrant].person
            if person is not None:
                self._notices.notify(person, Notice("table", path, f"tournament {found.id} {number}"))

    # Results

    def results(self, found: OpenTournament) -> list[Reported]:
        """Of tables that play and whose live table is over."""
        lives = {place.table: table for table in found.state.playing if (place := found.place_of(table.number)).table}
        over = self._store.games_over(list(lives))
        return [
            Reported(table=lives[live].number, places=places, source="game")
            for live, game in over.items()
            if len(places := places_of(self._store.plays_in(game))) == len(lives[live].seats)
        ]


def places_of(plays: Iterable[PlayRow]) -> tuple[int, ...]:
    """By seat, as people count: after two who share the first comes the third."""
    ranks = [play.rank for play in plays]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def _named(event: ev.AnyEvent, row: EntrantRow) -> ev.AnyEvent:
    """The seat with whom it is named after."""
    return msgspec.structs.replace(event, named=row.person) if isinstance(event, ev.Seated) else event


def _wanted(found: OpenTournament, seats: list[SeatWanted], kind: Any = "online") -> TableWanted:
    terms: Any = found.terms
    return TableWanted(
        game=terms.game,
        seats=seats,
        # The name of a tournament belongs to its host: on the device of another person the table is called like them.
        name=(found.row.name or terms.game) if kind == "online" else "",
        kind=kind,
        edition=terms.edition or "none",
        thrower=terms.thrower,
        clock=terms.clock if kind == "online" else "none",
        visibility="link",
        phrases=True if found.row.listed and kind == "online" else None,  # strangers meet there
        first=0,
    )


def _host(found: OpenTournament) -> Person:
    return Person(found.row.host, found.row.name, "guest", "en")

"""A game that was played without a server and is handed in as its record: checked, and written as events of a table.

Names in it are only names: nobody's seat, session or identity follows from them. The table is closed from the start,
and the public list has nothing of it. Everything here runs in the archive's process.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from throwdown.errors import RecordDamaged, ThrowdownError
from throwdown.live import events as ev
from throwdown.live.bot_names import check_bot
from throwdown.live.naming import without_names
from throwdown.live.protocol.plain_text import name_of
from throwdown.live.store import EventRow
from throwdown.rules.codec import encode
from throwdown.rules.record import Ended, read_record
from throwdown.table.verify import verify

if TYPE_CHECKING:
    from throwdown.history.rows import PlayRow
    from throwdown.live.events import AnyEvent
    from throwdown.rules.record import Header, Record

#: Ids of games and tables are so many hexadecimal digits.
ID_DIGITS = 32


class NotTaken(ThrowdownError):
    """Raised when a game that is handed in does not hold, or is not one that was played without a server."""

    code = "server/home_record"


class HandedIn(NamedTuple):
    """A game that holds, as it is to be stored."""

    id: str
    table: str
    game: str
    secret: str
    listing: str
    """The table as the lobby would show it, as JSON."""
    events: list[EventRow]
    """None if this very game is stored already."""
    plays: list[PlayRow]
    """Its seats; when it ended is known to the caller."""


def checked_record(text: str) -> Record:
    """The record of a finished game that was played without a server; refused if anything in it does not hold."""
    record = _read(text)
    header = record.header
    if header.place != "tab":
        raise NotTaken("this game was not played without a server: it is stored where it was", code="server/home_place")
    if not record.finished:
        raise NotTaken("this game is not over: play it to its end, then hand it in", code="server/home_unfinished")
    _check_names(header)
    fault = verify(record).fault
    if fault is not None:
        raise _not_taken(fault.number + 1, fault.why)
    return record


def _read(text: str) -> Record:
    try:
        return read_record(text.removesuffix("\n").split("\n"))
    except RecordDamaged as damage:
        raise _not_taken(damage.line, damage.message) from None


def _not_taken(line: int, why: str) -> NotTaken:
    return NotTaken(f"this record does not hold in line {line}: {why}")


def _check_names(header: Header) -> None:
    """Names are what this server could show; a name may be withdrawn, and bots are those that we know."""
    for name in filter(None, header.players):
        name_of(name)
    for bot in filter(None, header.bots):
        check_bot(header.game, bot)


def id_of(record: Record) -> str:
    """The id of the game; one without committed chance has none, so that it follows from its content."""
    return record.header.id or record.final_hash[:ID_DIGITS]


def table_of(game: str) -> str:
    """The id of the table that holds this game: it follows from the game, so that no game is stored twice."""
    return sha256(f"handed in {game}".encode()).hexdigest()[:ID_DIGITS]


def secret_of(record: Record) -> str:
    """The secret that the end reveals; nothing for dice that nobody committed."""
    end = record.entries[-1]
    return end.secret if isinstance(end, Ended) else ""


def events_of(record: Record, person: str) -> list[AnyEvent]:
    """What is stored of the game: a table that this person opened, the game, and that it is closed."""
    header, id = record.header, id_of(record)
    terms = ev.Terms(
        game=header.game,
        name="",
        kind="referee" if header.thrower == "entered" else "hot_seat",
        preset=header.edition or None,
        options=dict(header.options),
        thrower=header.thrower,  # type: ignore[arg-type]
        visibility="link",
        chat=False,
    )
    bots = header.bots or (None,) * header.seats
    began = ev.GameBegan(
        id=id,
        number=1,
        header=encode(header),
        places=list(range(header.seats)),
        people=[person if bot is None else None for bot in bots],  # as on one device: names are beside the event
    )
    signed = [ev.Signed(game=id, signer=each.key, signature=each.signature) for each in record.signatures]
    entered = [ev.Entered(entry=entry) for entry in record.entries]
    return [ev.Opened(terms=terms, host=person, seats=header.seats), began, *entered, *signed, ev.TableClosed()]


def stored(events: list[AnyEvent], at: float) -> list[EventRow]:
    """The events as a store has them: chained, with names beside them."""
    chain, rows = "", []
    for version, event in enumerate(events, start=1):
        nameless, names = without_names(event)
        text, chain = ev.write(nameless, chain)
        rows.append(EventRow(version, at, text, tuple(names)))
    return rows

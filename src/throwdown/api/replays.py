"""Finished games: reading one from the events of its table, and the answers that are made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused, ThrowdownError
from throwdown.live.events import TableDamaged
from throwdown.live.events import read as read_event
from throwdown.live.naming import with_names
from throwdown.live.narrator import Narrator
from throwdown.live.state import TableState
from throwdown.live.store import StoreFailed
from throwdown.narration import clauses
from throwdown.rules.codec import encode
from throwdown.rules.record import Acted, Resolved
from throwdown.throwers import Entered, Luck

from . import http as wire
from .faults import NotFound

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.live.events import Terms
    from throwdown.live.games import PlayedGame
    from throwdown.live.store import EventRow, GameRow
    from throwdown.table import Match
    from throwdown.throwers import Thrower
    from throwdown.words import Words


def read_table(id: str, rows: Iterable[EventRow], secret_of: Callable[[str, int], str]) -> TableState:
    """A table as it is stored, with all its games."""
    state, chain = TableState(id, secret_of, thrower_of), ""
    try:
        for row in rows:
            event, chain = read_event(row.text, chain)
            state.fold(with_names(event, row.names))
    except StoreFailed:
        raise
    except ThrowdownError as error:
        raise TableDamaged(error.message) from None
    return state


def thrower_of(terms: Terms) -> Thrower:
    """Who throws at such a table, where nothing is computed."""
    if terms.kind == "referee":
        return Entered()
    if terms.thrower != "physics":
        return Luck()
    from throwdown.throwers.physical import Physical

    return Physical()


def finished_in(table: TableState, game: str) -> PlayedGame:
    """A game of this table that is over; one under way shows nothing."""
    played = next((each for each in table.games if each.id == game), None)
    if played is None:
        raise NotFound("there is no such game")
    if played.match.result is None:
        raise not_over()
    return played


def not_over() -> TableRefused:
    return TableRefused("this game is not over yet: nothing is revealed before its end", code="server/not_over")


def replay_of(played: PlayedGame, row: GameRow, words: Words) -> wire.Replay:
    """The game step by step."""
    header, match = played.match.log.header, played.match
    narrator = Narrator(match, words)
    return wire.Replay(
        id=played.id,
        game=header.game,
        players=list(header.players),
        bots=list(header.bots),
        options=dict(header.options),
        thrower=header.thrower,
        engine=header.computed_by,
        commitment=header.commitment,
        secret=getattr(match.log.entries[-1], "secret", ""),
        started=row.started,
        ended=row.ended,
        place=header.place,
        result=encode(match.result),
        steps=[_step(match, narrator, number) for number in range(match.version + 1)],
    )


def _step(match: Match, narrator: Narrator, number: int) -> wire.ReplayStep:
    entry = match.log.entries[number - 1] if number else None
    events = match.moments[number].events
    short, joins = narrator.line(number)
    return wire.ReplayStep(
        n=number,
        seat=entry.seat if isinstance(entry, Acted) else None,
        action=encode(entry.action) if isinstance(entry, Acted) else None,
        intent=list(entry.intent) if isinstance(entry, Acted) else [],
        events=[encode(event) for event in events],
        told=narrator.about(number),
        short=short,
        joins=joins,
        why=clauses(events, match.game.id),
        view=encode(match.game.view(match.state_at(number), None)),
        lying=list(match.lying_at(number).items()),
        motion=entry.motion if isinstance(entry, Resolved) else "",
    )


def record_of(played: PlayedGame) -> bytes:
    """The game as a file."""
    return "".join(f"{line}\n" for line in played.match.log.lines()).encode()

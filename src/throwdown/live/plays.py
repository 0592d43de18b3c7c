"""The seats of a game that is over, as they are stored beside its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.history.counting import figures_of
from throwdown.history.figures import written
from throwdown.history.ranks import ranks_of, resigned_in
from throwdown.history.rows import PlayRow

if TYPE_CHECKING:
    from .chairs import Chair
    from .games import PlayedGame
    from .state import TableState

#: In ``PlayRow.left``.
STAYED, RESIGNED, STOOD_IN = 0, 1, 2
#: In ``PlayRow.bot``: a bot with a token, whose name says nothing about how it plays.
PROGRAM = "program"


def plays_of(state: TableState, game: PlayedGame, ended: float, host_name: str = "") -> list[PlayRow]:
    """One row for each seat of the game.

    ``host_name`` is what the host of one device is called, where the table is not named after the host.
    """
    match, result = game.match, game.match.result
    if result is None:
        return []
    header, figures, ranks = match.log.header, figures_of(match), ranks_of(match, result)
    people, resigned = _people(state, game, host_name or state.terms.name), resigned_in(match)
    return [
        PlayRow(
            game=game.id,
            seat=seat,
            person=people[seat],
            bot=_bot(chair, header.bots[seat] if header.bots else None),
            name=header.players[seat] if header.players else "",
            kind=header.game,
            edition=header.edition,
            thrower=header.thrower,
            table_kind=state.terms.kind,
            host="" if state.terms.kind == "online" else state.host,
            seats=header.seats,
            rank=ranks[seat],
            won=int(seat in result.winners),
            left=RESIGNED if seat in resigned else STOOD_IN if chair.stand_in is not None else STAYED,
            ended=ended,
            figures=written(figures[seat]),
        )
        for seat, chair in enumerate(_chairs(state, game))
    ]


def _chairs(state: TableState, game: PlayedGame) -> list[Chair]:
    """By seat of the game."""
    return [state.chairs[place] for place in game.places]


def _bot(chair: Chair, named: str | None) -> str:
    return PROGRAM if chair.program else named or chair.bot or ""


def _people(state: TableState, game: PlayedGame, host_name: str) -> list[str | None]:
    """By seat of the game. On one device every seat is the host's: theirs is the only one, or the one of their name.

    At a table of a tournament we know who has the other names.
    """
    named = [chair.named for chair in _chairs(state, game)]
    if any(named):
        return named
    if state.terms.kind == "online":
        return [chair.person for chair in _chairs(state, game)]
    header = game.match.log.header
    seats = [seat for seat in range(header.seats) if not (header.bots and header.bots[seat])]
    if len(seats) > 1:
        seats = [seat for seat in seats if header.players and header.players[seat] == host_name]
    return [state.host if seats == [seat] else None for seat in range(header.seats)]

"""Whether a message may concern the current game: the own seat, the last version, the right role."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused

if TYPE_CHECKING:
    from throwdown.live.protocol.messages import Act, Enter, Hint, Odds
    from throwdown.table import Match

    from .listener import Listener
    from .state import TableState


def check_sits(listener: Listener, seat: int) -> None:
    """Refuse what concerns the seat of another person."""
    if seat not in listener.seats:
        raise TableRefused("seat {seat} is not yours", code="server/not_your_seat", seat=seat)


def own_seat(state: TableState, listener: Listener, seat: int) -> int:
    """The seat of the game that this listener's seat of the table has."""
    check_sits(listener, seat)
    return state.in_game(seat)


def check_current(state: TableState, message: Act | Hint | Odds) -> None:
    """Refuse what is not about the current version of the game, or about a seat that a bot plays."""
    if message.version < state.last_entry_version() or message.version > state.version:
        raise _stale()
    if state.chairs[message.seat].player is not None:
        raise TableRefused("a bot plays this seat now", code="server/not_your_seat")


def check_entry_current(state: TableState, message: Enter) -> None:
    """Refuse what a referee enters about an earlier moment."""
    if message.version != state.version and message.version < state.last_entry_version():
        raise _stale()


def _stale() -> TableRefused:
    return TableRefused("something happened since: look at the table again", code="server/stale")


def check_host(state: TableState, listener: Listener) -> None:
    if listener.person != state.host:
        raise TableRefused("only the host of the table may do that", code="server/host_only")


def check_between_games(state: TableState) -> None:
    check_no_game(state)
    check_not_reserved(state)
    if state.unfinished_tournament:
        raise _seats_are_fixed()


def check_not_reserved(state: TableState) -> None:
    """Refuse to change seats at a table of an open tournament: its results are those of the entrants."""
    if state.terms.event:
        raise TableRefused("the tournament has reserved the seats of this table", code="server/reserved")


def check_no_game(state: TableState) -> None:
    """Refuse to change seats in a game, or while keys are revealed for one."""
    if state.playing:
        raise _seats_are_fixed()
    if state.keys_are_asked:
        raise TableRefused("the game is about to begin", code="server/beginning")


def _seats_are_fixed() -> TableRefused:
    return TableRefused("seats do not change during a game", code="server/playing")


def refereed_match(state: TableState, listener: Listener) -> Match:
    """The match of a table with a real box, for its referee."""
    if state.terms.kind != "referee":
        raise TableRefused("only a referee enters what dice show", code="server/not_referee")
    check_host(state, listener)
    return state.begun_match()

"""Commands of a seat in the game under way: act, take back, give up, race, ask for time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from throwdown.errors import NotationError, TableRefused
from throwdown.live import events as ev
from throwdown.live.clock import OWN_REQUESTS
from throwdown.live.permissions import check_current, check_sits, own_seat
from throwdown.rules import Action, Resign, Timeout
from throwdown.rules.codec import codec
from throwdown.table.questions import is_throw, with_place

from .result import Decided

if TYPE_CHECKING:
    from throwdown.live.listener import Listener
    from throwdown.live.parts import Parts
    from throwdown.live.protocol import messages as say
    from throwdown.live.state import TableState

#: Actions that the server makes itself, or that have a message of their own.
_NOT_BY_ACT = (Resign, Timeout)


def act(table: Parts, listener: Listener, said: say.Act) -> Decided:
    state = table.state
    own, match = own_seat(state, listener, said.seat), state.begun_match()
    check_current(state, said)
    action = _read_action(match.game.id, said)
    if is_throw(action) and not table.services.may_throw(state.id, said.seat):
        raise TableRefused("you throw too fast: wait a moment", code="server/too_fast")
    intent = tuple(said.intent)
    action = with_place(match, own, action, intent, _agreements(state))
    return Decided(table.play.act(own, action, said.manner, intent))


def _read_action(game_id: str, said: say.Act) -> Action:
    action = codec(game_id).action(said.action)
    if isinstance(action, _NOT_BY_ACT):
        raise NotationError(f"{said.action.get('is')!r} is no action that a seat may send")
    return action


def _agreements(state: TableState) -> list[bool]:
    """By seat of the game: whether others may move dice off the walls; bots do not mind (CORE-21)."""
    chairs = [state.chairs[place] for place in state.game.places] if state.game is not None else []
    return [chair.agrees or chair.player is not None for chair in chairs]


def undo(table: Parts, listener: Listener, said: say.Undo) -> Decided:
    own = own_seat(table.state, listener, said.seat)
    return Decided(table.play.entered(table.state.begun_match().undone(own)))


def concede(table: Parts, listener: Listener, said: say.Concede) -> Decided:
    return resign(table, own_seat(table.state, listener, said.seat))


def resign(table: Parts, seat: int) -> Decided:
    """A seat of the game leaves it for good; it does not run on in a race either."""
    return Decided(table.play.act(seat, Resign()), then=partial(table.races.give_up, seat))


def give_time(table: Parts, listener: Listener, said: say.MoreTime) -> Decided:
    if not table.clock.runs_for(said.seat):
        raise TableRefused("no time runs for this seat", code="server/no_clock")
    own = said.seat in listener.seats
    if own and table.state.time_asked[said.seat] >= OWN_REQUESTS:
        raise TableRefused(
            f"you asked {OWN_REQUESTS} times already: the others may give you more", code="server/no_more_time"
        )
    if not listener.seats:
        raise TableRefused("only players give time", code="server/not_your_seat")
    return Decided([ev.TimeGiven(seat=said.seat, asked=own)], then=partial(table.clock.give, said.seat))


def finish_race(table: Parts, listener: Listener, said: say.Finished) -> Decided:
    own = own_seat(table.state, listener, said.seat)
    table.races.finish(said.race, own, said.ms, listener)
    return Decided()


def choose_races(table: Parts, listener: Listener, said: say.RaceBy) -> Decided:
    check_sits(listener, said.seat)
    return Decided([ev.RacesBy(seat=said.seat, simulated=said.simulated)])


def agree(table: Parts, listener: Listener, said: say.Agree) -> Decided:
    check_sits(listener, said.seat)
    return Decided([ev.Agreed(seat=said.seat, agrees=said.agrees)])

"""The race of a table: calling it, the signal, the times of runners, the result (DIG-FIRE-1, DIG-FIRE-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from throwdown.errors import TableRefused
from throwdown.rules import Race, Resign
from throwdown.rules.record import Resolved
from throwdown.table.questions import race_prize, race_tiles, race_times

from .live_race import LiveRace
from .permissions import own_seat
from .play import act, enter_and_answer, runners
from .timers import RaceEnds, RaceProgress, Signal

if TYPE_CHECKING:
    from .listener import Listener
    from .protocol import messages as wire
    from .table import Table

#: How often everybody is sent how far the runners are, in s.
SENT_EVERY = 0.4


def call_race(table: Table, awaited: Race) -> None:
    """Call the race, unless one is under way; a seat that does not run has a time drawn by chance."""
    if table.race is not None:
        return
    running, match = runners(table, awaited), table.state.begun_match()
    simulated = match.race_of_bots(tuple(seat for seat in awaited.seats if seat not in running))
    table.races_called += 1
    times, towers, prize = race_times(simulated.outcome), race_tiles(match, awaited), race_prize(match)
    race = LiveRace(table.races_called, running, times, table.now, table.rng, towers, prize)
    race.draw = simulated.draw
    table.race = race
    _send(table, race, "ready")
    table.timers[Signal()] = race.signal_at


def drop_race(table: Table) -> None:
    """Forget the race: its game is not the one that is played any more."""
    table.race = None
    for timer in (Signal(), RaceProgress(), RaceEnds()):
        table.drop_timer(timer)


# What runners do


def on_ping(table: Table, listener: Listener, message: wire.Ping) -> None:
    """It may be the answer to the challenge of the race; the host of the table has answered it."""
    if table.race is not None:
        table.race.answer(listener.person, message.n, table.now)


def on_stacked(table: Table, listener: Listener, message: wire.Stacked) -> None:
    """A runner reports how many tiles are stacked; sent to the others together, in a moment."""
    game, race = table.state.game, table.race
    if game is None or race is None or race.number != message.race:
        return
    if message.seat in listener.seats and message.seat in game.places:
        race.stack(game.places.index(message.seat), message.tiles)


def on_finished(table: Table, listener: Listener, message: wire.Finished) -> None:
    """A runner reports a finished tower."""
    own, race = own_seat(table.state, listener, message.seat), table.race
    if race is None or race.number != message.race:
        raise TableRefused("this race is over", code="server/no_race")
    race.finish(own, message.ms, table.now, race.delay_of(listener.person, listener.line_delay()))
    _changed(table, race)


def lose_runners(table: Table, seats: list[int]) -> None:
    """The connection of these seats of the game is gone: they have no result."""
    if table.race is not None and seats:
        for seat in seats:
            table.race.drop(seat)
        _changed(table, table.race)


def on_concede(table: Table, listener: Listener, message: wire.Concede) -> None:
    resign(table, own_seat(table.state, listener, message.seat))


def resign(table: Table, seat: int) -> None:
    """A seat of the game leaves it for good; it does not run on in a race either."""
    act(table, seat, Resign())
    if table.race is None:
        return
    table.race.leave(seat)
    if isinstance(table.state.begun_match().awaiting, Race):
        _changed(table, table.race)
    else:
        drop_race(table)


def _changed(table: Table, race: LiveRace) -> None:
    if race.started:
        _send(table, race, "finished")
    if race.finished or not race.tiles:
        table.set_timer(RaceEnds(), 0.0)
    elif race.started:
        table.timers[RaceEnds()] = race.ends_at


# What is due


def give_signal(table: Table) -> None:
    race = table.race
    if race is not None:
        race.start(table.now)
        _send(table, race, "go")
        table.set_timer(RaceProgress(), SENT_EVERY)
        table.timers[RaceEnds()] = race.ends_at


def show_progress(table: Table) -> None:
    """Send how far everybody is."""
    if table.race is not None:
        _send(table, table.race, "under_way")
        table.set_timer(RaceProgress(), SENT_EVERY)


def end_race(table: Table) -> None:
    """Enter the times of everybody who finished."""
    race, match = table.race, table.state.match
    table.race = None
    table.drop_timer(RaceProgress())
    if race is not None and match is not None and isinstance(match.awaiting, Race):
        enter_and_answer(table, Resolved(race.outcome(), draw=race.draw))


def _send(table: Table, race: LiveRace, state: str) -> None:
    """Send everybody the race, by seats of the table."""
    game = table.state.game
    assert game is not None  # noqa: S101  # a race is one of its game
    info = race.info(state, table.now)
    seats, done = ([game.places[seat] for seat in each] for each in (info.seats, info.done))
    lanes = [msgspec.structs.replace(lane, seat=game.places[lane.seat]) for lane in info.lanes]
    table.broadcast(msgspec.structs.replace(info, seats=seats, done=done, lanes=lanes), late=True)

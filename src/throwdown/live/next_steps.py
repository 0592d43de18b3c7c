"""What comes next automatically: a function of the table, called after every message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules import Race

from .binding import is_beginning, is_due, run_binding_timers
from .clock import run_clock
from .inputs import CommitChance, Start
from .play import ask_bots, comes_automatically, runners, start_throw
from .race import call_race
from .seats import awaits_people
from .timers import Again, ArrivalEnds, NextGame

if TYPE_CHECKING:
    from .table import Table


def next_steps(table: Table) -> None:
    """Let clocks run, and start what needs no decision: dice, races, bots, the next game."""
    state = table.state
    if state.closed:
        return
    run_clock(table)
    run_binding_timers(table)
    if Again() in table.timers:
        return  # something failed a moment ago
    if not state.playing:
        _between_games(table)
    elif comes_automatically(state):
        _resolve(table)
    else:
        ask_bots(table)


def _resolve(table: Table) -> None:
    awaited = table.state.begun_match().awaiting
    if isinstance(awaited, Race) and (table.race is not None or runners(table, awaited)):
        call_race(table, awaited)
    else:
        start_throw(table)


def _begin_with_people(table: Table) -> None:
    """Begin once everybody is here for whom a seat is reserved; those who are late are waited for a while."""
    if table.audience.people.issuperset(table.state.seats_of_people):
        table.post(Start())
    elif ArrivalEnds() not in table.timers:
        table.set_timer(ArrivalEnds(), table.limits.arrive_s)


def _between_games(table: Table) -> None:
    state = table.state
    # An old table that is only read needs no next game.
    if is_due(table) and any(listener.seats for listener in table.audience):
        table.post(CommitChance())
    if is_beginning(table):
        return
    if state.terms.auto and not state.games and state.chairs and not state.free_seats:
        table.post(Start())
        return
    if awaits_people(state):
        _begin_with_people(table)
        return
    continues = state.unfinished_tournament and bool(state.games) and not state.asked_to_share
    if continues and NextGame() not in table.timers:
        table.set_timer(NextGame(), table.limits.next_game_s)

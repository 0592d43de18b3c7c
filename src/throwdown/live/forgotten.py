"""A person who is forgotten leaves the table for good; their names leave its memory when it is read again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.bots import stand_in_for

from . import events as ev
from .absence import come_back
from .seats import fill_seats, next_host

if TYPE_CHECKING:
    from .inputs import NamesWithdrawn
    from .table import Table


def withdraw(table: Table, message: NamesWithdrawn) -> None:
    """Names are in the store, which has withdrawn them; here only the seats of a person who is gone change."""
    if message.leaves and not table.state.closed:
        _leave(table, message.person)


def _leave(table: Table, person: str) -> None:
    """Others play on: a bot takes the seats until the game is over, and another person is the host."""
    state, seats = table.state, table.state.seats_of(person)
    others = [each for each in state.seats_of_people if each != person]
    hosts = state.host == person
    if hosts and others:
        table.add(ev.Hosted(person=next_host(table, person) or others[0]))
    come_back(table, person)
    if state.playing or state.unfinished_tournament:
        for seat in seats:
            if state.chairs[seat].stand_in is None:
                table.add(ev.StoodIn(seat=seat, bot=stand_in_for(state.terms.stand_in)))
    else:
        for seat in seats:
            table.add(ev.Emptied(seat=seat))
        if state.terms.event and not state.games:
            fill_seats(table)
    # On one device nobody else can play on, and a table that waits has nobody left who opened it.
    if hosts and not others and (state.terms.kind != "online" or not state.playing):
        table.add(ev.TableClosed())

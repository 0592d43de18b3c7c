"""Days away: the time of a seat does not run while its player is away, in games that are played turn by turn.

The host of the table knows who is away. What it says becomes an event, so that it holds after a restart too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .events import AwaySet

if TYPE_CHECKING:
    from .table import Table


def note_away(table: Table) -> bool:
    """Store what the host says about people who are away, as far as it concerns this game; whether that is news."""
    state = table.state
    if state.terms.clock != "days" or not state.playing:
        return False
    news = [
        AwaySet(seat=seat, since=since, until=until)
        for seat, chair in enumerate(state.chairs)
        if chair.person is not None
        for since, until in table.host.away_of(chair.person).items()
        if _is_news(table, seat, since, until)
    ]
    for event in news:
        table.add(event)
    if news:
        set_stops(table)
    return bool(news)


def _is_news(table: Table, seat: int, since: float, until: float) -> bool:
    known = table.state.away.get(seat, {})
    if since in known:
        return known[since] != until
    began = table.clock.running.get(seat, table.now) if table.clock is not None else table.now
    return until > began + table.wall - table.now


def set_stops(table: Table) -> None:
    """Let the clock know when it does not run."""
    if table.clock is None:
        return
    ahead = table.wall - table.now
    table.clock.stops = {
        seat: sorted((since - ahead, until - ahead) for since, until in periods.items())
        for seat, periods in table.state.away.items()
    }

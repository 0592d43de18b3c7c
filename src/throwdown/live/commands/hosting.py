"""Commands of the host: fill seats with bots, send people away, begin a game, mute."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.bot_names import bot_names, check_bot
from throwdown.live.permissions import check_between_games, check_host, check_no_game

from .result import Decided

if TYPE_CHECKING:
    from throwdown.live.listener import Listener
    from throwdown.live.parts import Parts
    from throwdown.live.protocol import messages as say


def fill(table: Parts, listener: Listener, said: say.Fill) -> Decided:
    check_between_games(table.state)
    check_host(table.state, listener)
    check_bot(table.state.terms.game, said.bot)
    names = bot_names(table.state)
    return Decided([ev.Seated(seat=said.seat, name=names[said.seat % len(names)], bot=said.bot)])


def kick(table: Parts, listener: Listener, said: say.Kick) -> Decided:
    check_host(table.state, listener)
    if said.person == listener.person:
        raise TableRefused("you cannot send yourself away", code="server/host_only")
    seats = table.state.seats_of(said.person)
    if seats:
        check_no_game(table.state)
    emptied = [ev.Emptied(seat=seat) for seat in seats]
    return Decided([*emptied, ev.Expelled(person=said.person)], then=partial(_send_away, table, said.person))


def _send_away(table: Parts, person: str) -> None:
    for listener in [each for each in table.audience if each.person == person]:
        listener.close(4403, "the host has sent you away")


def name_first(table: Parts, listener: Listener, said: say.NameFirst) -> Decided:
    state = table.state
    check_host(state, listener)
    check_no_game(state)
    if state.games_begun:
        raise TableRefused("the first game has begun: after it the left neighbour begins", code="server/begun")
    if state.first_by == "lot":
        raise TableRefused("lots are drawn for who begins at this table", code="server/lots")
    return Decided([ev.FirstNamed(seat=said.seat)])


def start(table: Parts, listener: Listener, said: say.Start) -> Decided:
    state = table.state
    played_here = bool(state.games and listener.seats) and not state.terms.tournament
    if not played_here:  # anybody who played may ask for the rematch
        check_host(state, listener)
    return Decided(table.binding.start())


def mute(table: Parts, listener: Listener, said: say.Mute) -> Decided:
    check_host(table.state, listener)
    return Decided([ev.Muted(person=said.person, muted=said.muted)])

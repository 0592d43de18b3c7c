"""Who sits where: sitting down, rising and leaving, and what the host decides about seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.rulings import HANDICAP

from . import events as ev
from .bot_names import bot_names, check_bot
from .effects import CloseConnection
from .joining import disconnect
from .permissions import check_between_games, check_host, check_no_game, check_not_reserved, check_sits
from .protocol.plain_text import name_of
from .table_rules import options_in_force, with_dice

if TYPE_CHECKING:
    from .inputs import Admit, CloseDeserted, CloseTable, SeatBot, TakeSeat
    from .listener import Listener
    from .protocol import messages as wire
    from .state import TableState
    from .table import Table

#: The bot that takes a free seat where no player came.
FILLING_BOT = "casual"

# From the lobby


def admit(table: Table, message: Admit) -> None:
    if message.person not in table.state.admitted:
        table.add(ev.Admitted(person=message.person))


def fits(state: TableState, here: set[str], person: str) -> bool:
    """Whether a player waits there for another one, who may be this person."""
    waits = state.terms.auto and bool(state.free_seats) and not (state.playing or state.keys_are_asked)
    return waits and person not in state.seats_of_people and person not in state.expelled and state.host in here


def awaits_people(state: TableState) -> bool:
    """Whether the first game of a table with reserved seats is to come."""
    return bool(state.terms.event and state.chairs) and not (state.games or state.free_seats)


def take_seat(table: Table, message: TakeSeat) -> None:
    """Sit down in the first seat that is free now; refused if the table does not wait any more."""
    state = table.state
    if state.closed or not fits(state, table.audience.people, message.person):
        raise TableRefused("nobody waits for a player here: choose another table", code="server/seat_taken")
    seat = state.free_seats[0]
    table.add(ev.Seated(seat=seat, name=message.name, person=message.person, program=message.program))


def seat_bot(table: Table, message: SeatBot) -> None:
    """A standing bot sits down: the host wants it, and it plays such tables."""
    check_between_games(table.state)
    table.add(ev.Seated(seat=message.seat, name=message.name, person=message.person, program=True))


def close_deserted(table: Table, message: CloseDeserted) -> None:
    if table.state.status == "open" and not len(table.audience):
        table.add(ev.TableClosed())


def close_table(table: Table, message: CloseTable) -> None:
    """Close it for everybody; a game under way stays as it is, without an end."""
    if not table.state.closed:
        table.add(ev.TableClosed())
    for each in table.audience:
        table.do(CloseConnection(each, 4404, "the host of this server has closed this table"))


def fill_seats(table: Table) -> None:
    """No player came: bots take the seats."""
    state = table.state
    names = bot_names(state)
    if state.free_seats and not state.games:
        for seat in state.free_seats:
            table.add(ev.Seated(seat=seat, name=names[seat], bot=FILLING_BOT))


# What people say about their own seats


def on_sit(table: Table, listener: Listener, message: wire.Sit) -> None:
    state = table.state
    check_between_games(state)
    if message.name is not None:
        if state.terms.kind == "online":
            raise TableRefused("at this table everybody sits under the own name", code="server/own_name")
        check_host(state, listener)
        name = name_of(message.name, table.limits)
        table.add(ev.Seated(seat=message.seat, name=name, person=listener.person))
        return
    if state.seats_of(listener.person):
        raise TableRefused("you sit already: rise first", code="server/sits_already")
    table.add(ev.Seated(seat=message.seat, name=listener.name, person=listener.person, program=listener.program))


def on_rise(table: Table, listener: Listener, message: wire.Rise) -> None:
    check_between_games(table.state)
    if message.seat not in listener.seats:
        check_host(table.state, listener)
    table.add(ev.Emptied(seat=message.seat))


def on_leave(table: Table, listener: Listener, message: wire.Leave) -> None:
    state = table.state
    host = next_host(table, listener.person) if listener.person == state.host else None
    reserved = state.playing or state.unfinished_tournament or state.keys_are_asked or state.terms.event
    if not reserved:
        for seat in listener.seats:
            table.add(ev.Emptied(seat=seat))
    if host is not None:
        table.add(ev.Hosted(person=host))
    disconnect(table, listener, meant=True)
    table.do(CloseConnection(listener, 1000, "you left"))


def next_host(table: Table, leaving: str) -> str | None:
    """Another person who sits here, those who are there first."""
    others = [person for person in table.state.seats_of_people if person != leaving]
    return min(others, key=lambda person: person not in table.audience.people, default=None)


def on_share(table: Table, listener: Listener, message: wire.Share) -> None:
    if message.seat not in listener.seats or message.seat not in table.state.asked_to_share:
        raise TableRefused("this seat is not asked", code="tournament/tie")
    table.add(ev.Shared(seat=message.seat, share=message.share))


def on_race_by(table: Table, listener: Listener, message: wire.RaceBy) -> None:
    check_sits(listener, message.seat)
    table.add(ev.RacesBy(seat=message.seat, simulated=message.simulated))


# What the host says


def on_fill(table: Table, listener: Listener, message: wire.Fill) -> None:
    check_between_games(table.state)
    check_host(table.state, listener)
    check_bot(table.state.terms.game, message.bot)
    names = bot_names(table.state)
    table.add(ev.Seated(seat=message.seat, name=names[message.seat % len(names)], bot=message.bot))


def on_kick(table: Table, listener: Listener, message: wire.Kick) -> None:
    check_host(table.state, listener)
    if message.person == listener.person:
        raise TableRefused("you cannot send yourself away", code="server/host_only")
    seats = table.state.seats_of(message.person)
    if seats:
        check_no_game(table.state)
        check_not_reserved(table.state)
    for seat in seats:
        table.add(ev.Emptied(seat=seat))
    table.add(ev.Expelled(person=message.person))
    for each in table.audience:
        if each.person == message.person:
            table.do(CloseConnection(each, 4403, "the host has sent you away"))


def on_name_first(table: Table, listener: Listener, message: wire.NameFirst) -> None:
    state = table.state
    check_host(state, listener)
    check_no_game(state)
    if state.games_begun:
        raise TableRefused("the first game has begun: after it the left neighbour begins", code="server/begun")
    if state.first_by == "lot":
        raise TableRefused("lots are drawn for who begins at this table", code="server/lots")
    table.add(ev.FirstNamed(seat=message.seat))


def on_give_dice(table: Table, listener: Listener, message: wire.GiveDice) -> None:
    """The number for each seat counts; where all have the usual one there is no handicap."""
    state = table.state
    check_host(state, listener)
    check_between_games(state)
    terms = with_dice(state.terms, message.dice)
    game = make_game(terms.game, len(state.chairs), options_in_force(terms))
    table.add(ev.DiceGiven(dice=list(game.options.get(HANDICAP, ()))))

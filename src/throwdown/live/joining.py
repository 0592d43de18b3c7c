"""Connections of a table: coming, being shown everything, falling silent, going."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused

from .absence import come_back, lose_person, send_presence, take_back_seats
from .aim import show_aim
from .effects import Rank, SendLog, Welcome
from .timers import Quiet, Unused
from .urgency import table_order

if TYPE_CHECKING:
    from .inputs import FellSilent, Joined, Left, TakeBackSeats
    from .listener import Listener
    from .protocol import messages as wire
    from .table import Table


def join(table: Table, message: Joined) -> None:
    """A person comes, or comes back; a seat that a bot played for them is theirs again."""
    listener = message.listener
    _check_may_listen(table, listener)
    listener.sit(table.state)
    table.audience.add(listener)
    table.drop_timer(Unused())
    table.drop_timer(Quiet())
    stood_in = take_back_seats(table, listener)
    table.do(Welcome(listener, message.since, stood_in))
    show_aim(table, listener)
    returns = not listener.watches and come_back(table, listener.person)
    if returns or listener.watches or len(table.audience.of(listener.person)) == 1:
        send_presence(table)
    if table.working:
        table.do(Rank(table_order(table.state, table.audience)))
    table.notify_lobby()


def _check_may_listen(table: Table, listener: Listener) -> None:
    state, person = table.state, listener.person
    if person in state.expelled:
        raise TableRefused("the host has sent you away from this table", code="server/expelled")
    if state.closed:
        raise TableRefused("this table is closed: open another one", code="server/closed")
    if state.seats_of(person) or person == state.host:
        return
    if state.terms.visibility == "password" and person not in state.admitted:
        raise TableRefused("this table has a password: give it first", code="server/password")
    if state.status != "open" and not state.terms.spectators:
        raise TableRefused("nobody may watch this table", code="server/no_watching")
    if len(table.audience) >= table.limits.watchers_per_table:
        raise TableRefused("this table is full of people: come back later", code="server/crowded")


def leave(table: Table, message: Left) -> None:
    disconnect(table, message.listener, meant=False)


def disconnect(table: Table, listener: Listener, *, meant: bool) -> None:
    """A connection is gone: because its person left, or because the network did."""
    if listener not in table.audience:
        return
    table.audience.remove(listener)
    played = not listener.watches and bool(table.state.seats_of(listener.person))
    if played and not table.audience.of(listener.person):
        lose_person(table, listener.person, meant=meant)
    if not len(table.audience):
        note_unused(table)
    table.notify_lobby()


def note_unused(table: Table) -> None:
    """The last listener has left."""
    table.set_timer(Unused(), table.limits.unused_s)
    table.set_timer(Quiet(), table.limits.rest_s)


def note_silence(table: Table, message: FellSilent) -> None:
    message.listener.silent = message.silent
    if message.listener in table.audience:
        send_presence(table)


def restore_seats(table: Table, message: TakeBackSeats) -> None:
    take_back_seats(table, message.listener)


# What people say


def on_look(table: Table, listener: Listener, message: wire.Look) -> None:
    table.do(Welcome(listener))


def on_speak(table: Table, listener: Listener, message: wire.Speak) -> None:
    listener.language, listener.theme = message.language, message.theme
    table.do(Welcome(listener))


def on_recall(table: Table, listener: Listener, message: wire.Recall) -> None:
    """An earlier part of the log, as far as this listener may know it."""
    table.do(SendLog(listener, message.before, message.most))


def on_hello(table: Table, listener: Listener, message: wire.Hello) -> None:
    raise TableRefused("you said hello already", code="server/hello_twice")

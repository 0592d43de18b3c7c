"""Absent people at a table: how long it waits, what the others may choose, and which bot replaces them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from throwdown.bots import stand_in_for
from throwdown.errors import TableRefused

from . import events as ev
from .absent import Absence
from .bot_names import check_bot
from .protocol.messages import Gone, Present
from .race import lose_runners, resign
from .timers import ChoiceEnds, GraceEnds

if TYPE_CHECKING:
    from .listener import Listener
    from .protocol import messages as wire
    from .table import Table


# Going and coming


def lose_person(table: Table, person: str, *, meant: bool) -> None:
    """The last connection of a player is gone: because they left, or because the network did."""
    state = table.state
    if state.game is not None:
        lose_runners(table, [state.in_game(seat) for seat in state.seats_of(person) if seat in state.game.places])
    if not state.waits_for_people:
        return
    grace = 0.0 if meant else table.limits.grace_s
    table.absent[person] = Absence("left" if meant else "lost", table.now + grace)
    table.set_timer(GraceEnds(person), grace)
    send_presence(table)


def lose_missing(table: Table) -> None:
    """A game begins, or resumes after a restart: players who are not connected are gone."""
    for person in table.state.seats_of_people:
        if not table.audience.of(person):
            lose_person(table, person, meant=False)


def come_back(table: Table, person: str) -> bool:
    """This person is not waited for any more, and no time that ran against them counts later; whether any did."""
    table.drop_timer(GraceEnds(person))
    table.drop_timer(ChoiceEnds(person))
    return table.absent.pop(person, None) is not None


def note_activity(table: Table, person: str) -> None:
    """A person did something: they are not idle."""
    absence = table.absent.get(person)
    if absence is not None and absence.how == "here":
        come_back(table, person)
        send_presence(table)


def shifted(absent: dict[str, Absence], ahead: float) -> dict[str, Absence]:
    """The same by a clock that is so far ahead."""
    return {person: replace(each, ends=each.ends + ahead) for person, each in absent.items()}


def take_back_seats(table: Table, listener: Listener) -> tuple[int, ...]:
    """A player who is there needs no bot any more. The seats that one has played."""
    stood_in = tuple(seat for seat in listener.seats if table.state.chairs[seat].stand_in is not None)
    for seat in stood_in:
        table.add(ev.CameBack(seat=seat))
    return stood_in


# What the others choose


def on_decide(table: Table, listener: Listener, message: wire.Decide) -> None:
    if not listener.seats:
        raise TableRefused("only players decide that", code="server/not_your_seat")
    person = _gone_from(table, message.seat)
    if person == listener.person:
        raise TableRefused("there is nothing to decide about this seat", code="server/nobody_gone")
    if message.choice == "wait":
        _wait_longer(table, person)
    elif message.choice == "end":
        resign(table, table.state.in_game(message.seat))
    else:
        check_bot(table.state.terms.game, message.bot)
        table.add(ev.StoodIn(seat=message.seat, bot=stand_in_for(message.bot)))


def _gone_from(table: Table, seat: int) -> str:
    """The person of this seat, about whom the others may choose now; refused if there is nothing to choose."""
    chairs = table.state.chairs
    person = chairs[seat].person if seat < len(chairs) else None
    absence = table.absent.get(person) if person is not None else None
    if person is None or absence is None or not absence.choices:
        raise TableRefused("there is nothing to decide about this seat", code="server/nobody_gone")
    return person


def _wait_longer(table: Table, person: str) -> None:
    absence = table.absent[person]
    absence.choices = False
    absence.ends = table.now + table.limits.grace_s
    table.set_timer(GraceEnds(person), table.limits.grace_s)
    table.drop_timer(ChoiceEnds(person))
    send_presence(table)


# What is due


def note_idle(table: Table) -> None:
    """A player is there and does nothing; the others may choose, as if they were gone."""
    state = table.state
    for seat in state.owed():
        person = state.chairs[seat].person
        if person is not None and person not in table.absent:
            table.absent[person] = Absence("here", table.now, choices=True)
    send_presence(table)


def end_grace(table: Table, person: str) -> None:
    """They were waited for long enough: the others choose; if they do not, a bot takes the seat."""
    absence = table.absent.get(person)
    if absence is None or not table.state.playing:
        return
    if absence.how == "lost":
        absence.how = "gone"
    absence.choices = True
    send_presence(table)
    others = table.audience.people & set(table.state.seats_of_people) - {person}
    table.set_timer(ChoiceEnds(person), table.limits.decide_s if others else table.limits.abandoned_s)


def stand_in(table: Table, person: str) -> None:
    """The others did not choose: the bot of the table plays their seats."""
    state = table.state
    if person not in table.absent or not state.playing:
        return
    seats = [seat for seat in state.seats_of(person) if state.chairs[seat].stand_in is None]
    for seat in seats:
        table.add(ev.StoodIn(seat=seat, bot=stand_in_for(state.terms.stand_in)))
    if seats:
        send_presence(table)


def abandon(table: Table) -> None:
    """Everybody has left a game under way: bots play it to its end after a while."""
    for person in table.state.seats_of_people:
        if ChoiceEnds(person) not in table.timers:
            table.set_timer(ChoiceEnds(person), table.limits.abandoned_s)
        table.absent.setdefault(person, Absence("gone", table.now))


# Who is not there


def gone(table: Table) -> list[Gone]:
    """Who is not there, by seat; a seat that a bot plays is not waited for."""
    state = table.state
    return [
        Gone(seat=seat, how=absence.how, left=table.left(absence.ends), choices=absence.choices)
        for person, absence in table.absent.items()
        for seat in state.seats_of(person)
        if state.chairs[seat].stand_in is None
    ] + [Gone(seat=seat, how="silent") for person in _silent(table) for seat in state.seats_of(person)]


def _silent(table: Table) -> list[str]:
    """Players who are connected and do not answer on any line: gone, as it seems, and not waited for yet."""
    lines = ((person, table.audience.of(person)) for person in table.state.seats_of_people)
    return [who for who, theirs in lines if theirs and who not in table.absent and all(each.silent for each in theirs)]


def send_presence(table: Table) -> None:
    """Send everybody who is not there."""
    table.broadcast(Present(gone=gone(table), watching=table.audience.watching))

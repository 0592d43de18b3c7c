"""Commands of people about their own seats: sit down, rise, leave, bind the dice by a key, share a title."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.permissions import check_between_games, check_host, check_sits
from throwdown.live.protocol.plain_text import name_of

from .result import Decided

if TYPE_CHECKING:
    from throwdown.live.listener import Listener
    from throwdown.live.parts import Parts
    from throwdown.live.protocol import messages as say


def sit(table: Parts, listener: Listener, said: say.Sit) -> Decided:
    state = table.state
    check_between_games(state)
    if said.name is not None:
        if state.terms.kind == "online":
            raise TableRefused("at this table everybody sits under the own name", code="server/own_name")
        check_host(state, listener)
        name = name_of(said.name, table.services.limits)
        return Decided([ev.Seated(seat=said.seat, name=name, person=listener.person)])
    if state.seats_of(listener.person):
        raise TableRefused("you sit already: rise first", code="server/sits_already")
    seated = ev.Seated(seat=said.seat, name=listener.name, person=listener.person, program=listener.program)
    return Decided([seated])


def rise(table: Parts, listener: Listener, said: say.Rise) -> Decided:
    check_between_games(table.state)
    if said.seat not in listener.seats:
        check_host(table.state, listener)
    return Decided([ev.Emptied(seat=said.seat)])


def leave(table: Parts, listener: Listener, said: say.Leave) -> Decided:
    state = table.state
    host = _next_host(table, listener.person) if listener.person == state.host else None
    events: list[ev.AnyEvent] = [ev.Hosted(person=host)] if host is not None else []
    if not (state.playing or state.unfinished_tournament or state.keys_are_asked):
        events = [*(ev.Emptied(seat=seat) for seat in listener.seats), *events]
    return Decided(events, then=partial(_close, table, listener))


def _next_host(table: Parts, leaving: str) -> str | None:
    """Somebody else who sits here, those who are there first."""
    others = [person for person in table.state.seats_of_people if person != leaving]
    return min(others, key=lambda person: person not in table.audience.people, default=None)


def _close(table: Parts, listener: Listener) -> None:
    table.remove(listener, meant=True)
    listener.close(1000, "you left")


def promise_key(table: Parts, listener: Listener, said: say.KeyHash) -> Decided:
    check_sits(listener, said.seat)
    return Decided(table.binding.promise(said.seat, said.commitment, said.hash))


def reveal_key(table: Parts, listener: Listener, said: say.Key) -> Decided:
    check_sits(listener, said.seat)
    return Decided(table.binding.reveal(said.seat, said.commitment, said.key))


def share(table: Parts, listener: Listener, said: say.Share) -> Decided:
    if said.seat not in listener.seats or said.seat not in table.state.asked_to_share:
        raise TableRefused("this seat is not asked", code="tournament/tie")
    return Decided([ev.Shared(seat=said.seat, share=said.share)])

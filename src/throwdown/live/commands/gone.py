"""What the others choose about somebody who is gone: wait on, let a bot play, or end the game for that seat."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from throwdown.bots import stand_in_for
from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.bot_names import check_bot

from .playing import resign
from .result import Decided

if TYPE_CHECKING:
    from throwdown.live.listener import Listener
    from throwdown.live.parts import Parts
    from throwdown.live.protocol import messages as say


def choose(table: Parts, listener: Listener, said: say.Decide) -> Decided:
    if not listener.seats:
        raise TableRefused("only players decide that", code="server/not_your_seat")
    person = table.absences.gone_from(said.seat)
    if person == listener.person:
        raise TableRefused("there is nothing to decide about this seat", code="server/nobody_gone")
    if said.choice == "wait":
        return Decided(then=partial(table.absences.wait_on, person))
    if said.choice == "end":
        return resign(table, table.state.in_game(said.seat))
    check_bot(table.state.terms.game, said.bot)
    return Decided([ev.StoodIn(seat=said.seat, bot=stand_in_for(said.bot))])

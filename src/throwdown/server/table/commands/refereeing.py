"""Commands of a referee at a table with a real box: what its dice show, which cards came, what was a mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.record import Resolved
from throwdown.server.table import events as ev
from throwdown.server.table.permissions import check_entry_current, refereed_match
from throwdown.throwers.entered import read_entry

from .result import Decided

if TYPE_CHECKING:
    from throwdown.server.protocol import messages as say
    from throwdown.server.table.listener import Listener
    from throwdown.server.table.parts import Parts


def enter(table: Parts, listener: Listener, said: say.Enter) -> Decided:
    match = refereed_match(table.state, listener)
    check_entry_current(table.state, said)
    return Decided(table.play.entered(Resolved(read_entry(match.game, match.state, said.text))))


def deal(table: Parts, listener: Listener, said: say.Deal) -> Decided:
    refereed_match(table.state, listener)
    return Decided([ev.Dealt(cards=said.cards.upper())])


def take_back(table: Parts, listener: Listener, said: say.TakeBack) -> Decided:
    refereed_match(table.state, listener)
    return Decided([ev.TakenBack()])

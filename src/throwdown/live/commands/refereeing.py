"""Commands of a referee at a table with a real box: what its dice show, which cards came, what was a mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.live import events as ev
from throwdown.live.permissions import check_entry_current, refereed_match
from throwdown.rules.record import Resolved
from throwdown.throwers.entered import read_entry

from .result import Decided

if TYPE_CHECKING:
    from throwdown.live.listener import Listener
    from throwdown.live.parts import Parts
    from throwdown.live.protocol import messages as say


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

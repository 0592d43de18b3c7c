"""A referee at a table with a real box: what its dice show, which cards came, what was a mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.record import Resolved
from throwdown.throwers.entered import read_entry

from . import events as ev
from .permissions import check_entry_current, refereed_match
from .play import enter

if TYPE_CHECKING:
    from .listener import Listener
    from .protocol import messages as wire
    from .table import Table


def on_enter(table: Table, listener: Listener, message: wire.Enter) -> None:
    match = refereed_match(table.state, listener)
    check_entry_current(table.state, message)
    enter(table, Resolved(read_entry(match.game, match.state, message.text)))


def on_deal(table: Table, listener: Listener, message: wire.Deal) -> None:
    refereed_match(table.state, listener)
    table.add(ev.Dealt(cards=message.cards.upper()))


def on_take_back(table: Table, listener: Listener, message: wire.TakeBack) -> None:
    refereed_match(table.state, listener)
    table.add(ev.TakenBack())

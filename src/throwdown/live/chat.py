"""What people say to each other, whom the host mutes, and what is reported to the host."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused

from . import events as ev
from .infos import chat_lines
from .permissions import check_host
from .protocol.messages import Reported
from .protocol.plain_text import chat_of

if TYPE_CHECKING:
    from .listener import Listener
    from .protocol import messages as wire
    from .table import Table

log = logging.getLogger("throwdown.table")


def on_chat(table: Table, listener: Listener, message: wire.Chat) -> None:
    if not table.state.terms.chat:
        raise TableRefused("nobody chats at this table", code="server/no_chat")
    if listener.person in table.state.muted:
        raise TableRefused("the host has muted you", code="server/muted")
    if not table.host.may_chat(listener.person):
        raise TableRefused("you write too fast: wait a moment", code="server/too_fast")
    text = "" if message.phrase is not None else chat_of(message.text, table.limits)
    seat = listener.seats[0] if listener.seats else None
    table.add(ev.Spoken(person=listener.person, name=listener.name, seat=seat, text=text, phrase=message.phrase))


def on_mute(table: Table, listener: Listener, message: wire.Mute) -> None:
    check_host(table.state, listener)
    table.add(ev.Muted(person=message.person, muted=message.muted))


def on_report(table: Table, listener: Listener, message: wire.Report) -> None:
    line = next((each for each in chat_lines(table.state) if each.version == message.version), None)
    if line is None:
        raise TableRefused("there is no such line", code="server/no_line")
    for host in table.audience.of(table.state.host):
        table.send(host, Reported(by=listener.name, line=line))
    log.info("reported at table %s: version %s", table.state.id[:6], message.version)

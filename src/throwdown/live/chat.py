"""What people say to each other, whom the host mutes, and what is reported to the hosts of table and server."""

from __future__ import annotations

import logging
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from throwdown.errors import TableRefused

from . import events as ev
from .infos import chat_lines
from .permissions import check_host
from .protocol.messages import ChatLine, Reported
from .protocol.plain_text import chat_of
from .store import ReportedLine, ReportRow

if TYPE_CHECKING:
    from .listener import Listener
    from .protocol import messages as wire
    from .table import Table

log = logging.getLogger("throwdown.table")

#: So many lines hosts of the server read beside a report.
LINES: Final = 20


def on_chat(table: Table, listener: Listener, message: wire.Chat) -> None:
    terms = table.state.terms
    if not terms.chat:
        raise TableRefused("nobody chats at this table", code="server/no_chat")
    if terms.phrases and message.phrase is None:
        raise TableRefused("at this table people chat with phrases only: choose one", code="server/phrases_only")
    if listener.person in table.state.muted:
        raise TableRefused("the host has muted you", code="server/muted")
    table.host.check_speaks(listener.person)
    if not table.host.may_chat(listener.person):
        raise TableRefused("you write too fast: wait a moment", code="server/too_fast")
    text = "" if message.phrase is not None else chat_of(message.text, table.limits)
    seat = listener.seats[0] if listener.seats else None
    table.add(ev.Spoken(person=listener.person, name=listener.name, seat=seat, text=text, phrase=message.phrase))


def on_mute(table: Table, listener: Listener, message: wire.Mute) -> None:
    check_host(table.state, listener)
    table.add(ev.Muted(person=message.person, muted=message.muted))


# Reports


def on_report(table: Table, listener: Listener, message: wire.Report) -> None:
    line = _reported_line(table, message)
    if line.person == listener.person:
        raise TableRefused("you cannot report yourself", code="server/report_self")
    if not table.host.may_report(listener.person, listener.address):
        raise TableRefused("you have reported a great deal: wait a while", code="server/too_fast")
    table.reports.append(_row(table, listener, line))
    if line.person != table.state.host:  # else the host learns who reports them
        for host in table.audience.of(table.state.host):
            table.send(host, Reported(by=listener.name, line=line))
    log.info("reported at table %s: version %s", table.state.id[:6], line.version)


def _reported_line(table: Table, message: wire.Report) -> ChatLine:
    """The line that is reported; an empty one where a person is."""
    if message.version:
        for line in chat_lines(table.state):
            if line.version == message.version:
                return line
        raise TableRefused("there is no such line", code="server/no_line")
    name = _name_here(table, message.person)
    if name is None:
        raise TableRefused("nobody like that is at this table", code="server/no_person")
    return ChatLine(version=0, person=message.person, name=name)


def _name_here(table: Table, person: str) -> str | None:
    """The name under which this person sits, watches or chatted here."""
    state = table.state
    sits = (chair.name for chair in state.chairs if chair.person == person)
    listens = (each.name for each in table.audience if each.person == person)
    chatted = (spoken.name for _, spoken in reversed(state.chat) if spoken.person == person)
    return next((name for names in (sits, listens, chatted) for name in names), None)


def _row(table: Table, listener: Listener, line: ChatLine) -> ReportRow:
    said = [each for each in chat_lines(table.state) if not line.version or each.version <= line.version][-LINES:]
    same = "\0".join((table.state.id, listener.person, line.person, str(line.version)))
    return ReportRow(
        # The same report again is the same row.
        id=sha256(same.encode()).hexdigest()[:16],
        table=table.state.id,
        at=table.wall,
        by=listener.person,
        person=line.person,
        name=line.name,
        version=line.version,
        lines=tuple(ReportedLine(each.version, each.person, each.name, each.text, each.phrase or "") for each in said),
    )

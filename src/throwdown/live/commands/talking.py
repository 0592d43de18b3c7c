"""What people say to each other, and what they report to the host."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.infos import chat_lines
from throwdown.live.protocol.messages import Reported
from throwdown.live.protocol.plain_text import chat_of

from .result import Decided

if TYPE_CHECKING:
    from throwdown.live.listener import Listener
    from throwdown.live.parts import Parts
    from throwdown.live.protocol import messages as say

log = logging.getLogger("throwdown.table")


def chat(table: Parts, listener: Listener, said: say.Chat) -> Decided:
    if not table.state.terms.chat:
        raise TableRefused("nobody chats at this table", code="server/no_chat")
    if listener.person in table.state.muted:
        raise TableRefused("the host has muted you", code="server/muted")
    if not table.services.may_chat(listener.person):
        raise TableRefused("you write too fast: wait a moment", code="server/too_fast")
    text = "" if said.phrase is not None else chat_of(said.text, table.services.limits)
    seat = listener.seats[0] if listener.seats else None
    return Decided([ev.Spoken(person=listener.person, name=listener.name, seat=seat, text=text, phrase=said.phrase)])


def report(table: Parts, listener: Listener, said: say.Report) -> Decided:
    line = next((each for each in chat_lines(table.state) if each.version == said.version), None)
    if line is None:
        raise TableRefused("there is no such line", code="server/no_line")
    for host in table.audience.of(table.state.host):
        host.tell(Reported(by=listener.name, line=line))
    log.info("reported at table %s: version %s", table.state.id[:6], said.version)
    return Decided()

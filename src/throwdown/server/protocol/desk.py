"""The host's desk, whom people mute for themselves, and the bots of a person, as types."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from throwdown.api.http import Body, PersonInfo, Reason

#: The longest that a decision holds: ten years.
MOST_HOURS: Final = 24 * 3653
#: So long a person who was renamed cannot choose another name, unless the host says otherwise.
RENAMED_HOURS: Final = 24 * 30

ActName = Literal[
    "ban", "mute", "rename", "lift", "settle", "close", "rename_tournament", "close_tournament", "appoint", "dismiss",
]  # fmt: skip
Hours = Annotated[int, Meta(ge=1, le=MOST_HOURS)]
Text = Annotated[str, Meta(max_length=200)]


# What hosts send


class SanctionWanted(Body, frozen=True, kw_only=True):
    """Ban or mute a person for so many hours."""

    reason: Reason
    hours: Hours


class RenameWanted(Body, frozen=True, kw_only=True):
    """Give a person this name, which they cannot change for so many hours."""

    name: Text
    reason: Reason = "name"
    hours: Hours = RENAMED_HOURS


class ClosingWanted(Body, frozen=True, kw_only=True):
    """Close a table."""

    reason: Reason


# What the desk shows


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """The host's desk, for those who look after this server."""

    reports: int
    """So many wait."""
    report_days: int
    """Reports that nobody settles are deleted after so many days."""


class DeskSanction(msgspec.Struct, frozen=True, kw_only=True):
    """What a person may not do: be here (``ban``), chat (``mute``), or choose a name (``name``)."""

    kind: Literal["ban", "mute", "name"]
    reason: str
    since: float
    until: float


class DeskPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A person as hosts see them."""

    id: str
    name: str
    kind: str
    """``guest``, or ``bot`` for a program with a token."""
    owner: str
    """The person whose bot it is; empty for a person."""
    created: float
    seen: float
    credentials: list[str]
    """What signs them in, by kind."""
    host: bool
    """Whether they look after this server."""
    sanctions: list[DeskSanction]


class DeskPeople(msgspec.Struct, frozen=True, kw_only=True):
    """People who were found."""

    people: list[DeskPerson]


class DeskLine(msgspec.Struct, frozen=True, kw_only=True):
    """A chat line beside a report."""

    version: int
    person: str
    name: str
    text: str = ""
    phrase: str = ""


class DeskReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report, with the last lines before it."""

    id: str
    table: str
    open: bool
    """Whether the table can still be closed."""
    at: float
    by: str
    by_name: str
    person: str
    name: str
    """As the table showed it."""
    version: int
    """The line that is reported; 0: the person or the name."""
    lines: list[DeskLine]


class DeskReports(msgspec.Struct, frozen=True, kw_only=True):
    """Reports that wait, the oldest first."""

    reports: list[DeskReport]


# For everybody


class MutedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A person whom you have muted for yourself."""

    person: str
    name: str
    since: float


class MutedPeople(msgspec.Struct, frozen=True, kw_only=True):
    """Whose chat lines you do not want to read."""

    people: list[MutedPerson]
    ids: list[str]
    """Every id under which tables know them."""


# Bots


class BotError(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the server refused to a bot."""

    at: float
    code: str
    message: str
    asked: str
    """The route or the kind of message."""


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One of your bots."""

    person: PersonInfo
    created: float
    seen: float | None
    """When its token was last used, to the hour; null without a token."""
    connected: bool
    """Whether it has a socket open at this server."""
    errors: list[BotError]
    """The last ones, the newest first."""


class BotLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How much a bot may do; the settings of the server have the same names."""

    requests_per_minute: int
    seat_messages: int
    watcher_messages: int
    message_window_s: float
    throws_per_s: float
    chat_messages: int
    chat_window_s: float
    sockets_per_account: int
    tables_per_person: int
    standing_bots: int


class MyBots(msgspec.Struct, frozen=True, kw_only=True):
    """Your bots, and the limits that hold for each of them."""

    bots: list[BotInfo]
    limits: BotLimits


class BotRenamed(Body, frozen=True, kw_only=True):
    """Another name for a bot."""

    name: Text

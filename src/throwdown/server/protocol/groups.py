"""What comes and goes over HTTP about groups and their books."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from throwdown.api.http import Body

Text = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(max_length=40)]


class GroupWanted(Body, frozen=True, kw_only=True):
    """A new group of people who play together."""

    name: Text
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone that decides in which year a game was, such as `Europe/Berlin`."""


class GroupChanged(Body, frozen=True, kw_only=True):
    """Another name or time zone."""

    name: Text | None = None
    zone: Annotated[str, Meta(max_length=64)] | None = None


class GroupInvitationGiven(Body, frozen=True, kw_only=True):
    """What the link of a group has behind it."""

    invitation: Annotated[str, Meta(max_length=64)]


class MemberWanted(Body, frozen=True, kw_only=True):
    """A member on paper, who has no device here; or another name for a member."""

    name: Text


class TypedGiven(Body, frozen=True, kw_only=True):
    """Who it was whose name you typed at a table on your device."""

    table: Annotated[str, Meta(max_length=64)]
    name: Text
    member: Id | None = None
    """Null: nobody of the group."""


class GroupInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A group in a list."""

    id: str
    name: str
    members: int


class GroupList(msgspec.Struct, frozen=True, kw_only=True):
    """The groups that you are a member of."""

    groups: list[GroupInfo]


class GroupInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """A group as it is shown to a person who was invited."""

    name: str
    members: int
    group: str | None
    """Its id, if you are a member already."""


class MemberInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A member of a group."""

    id: str
    name: str
    """Empty for one who has left."""
    kind: Literal["person", "paper", "left"]
    you: bool
    keeper: bool
    """The member who has been in it for longest looks after the group."""


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A group as its members see it."""

    id: str
    name: str
    zone: str
    members: list[MemberInfo]
    link: str
    """Each person who opens it may join."""


class TypedName(msgspec.Struct, frozen=True, kw_only=True):
    """A name that you typed, and who it was."""

    name: str
    member: str | None


class TypedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table on your device."""

    table: str
    kind: str
    ended: float
    """When its last game ended."""
    games: int
    names: list[TypedName]


class TypedTables(msgspec.Struct, frozen=True, kw_only=True):
    """Tables on your device with names that you typed, the newest first."""

    tables: list[TypedTable]

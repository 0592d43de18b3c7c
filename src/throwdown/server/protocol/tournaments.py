"""What comes and goes over HTTP about open tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from throwdown.api.http import Body
from throwdown.live.protocol.fields import ClockName
from throwdown.tournaments import Mode, Phase, Source

Text = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(max_length=40)]
#: Where a table plays: everybody on their own device, all on one, or with a real box.
Play = Literal["online", "device", "box"]
OpenTo = Literal["link", "listed", "group"]
Rounds = Annotated[int, Meta(ge=1, le=20)]
Boxes = Annotated[int, Meta(ge=0, le=50)]
Minutes = Annotated[int, Meta(ge=0, le=24 * 60)]
Places = Annotated[list[Annotated[int, Meta(ge=1, le=5)]], Meta(max_length=5)]


class TournamentWanted(Body, frozen=True, kw_only=True):
    """A new tournament with many tables."""

    name: Text
    game: Annotated[str, Meta(max_length=40)] = "strike"
    mode: Mode = "swiss"
    seats: Literal[2, 4] = 4
    """Tables of four, three or five where the number of players asks for it; or duels."""
    rounds: Rounds = 4
    final: bool = True
    least_games: Rounds = 3
    """In an open evening: how many games a player needs for a place."""
    open_to: OpenTo = "link"
    group: Id | None = None
    """The group whose members alone see it; with `open_to` `group`."""
    play: Play = "online"
    boxes: Boxes = 0
    """So many real boxes are in the room."""
    fill: Annotated[str, Meta(max_length=40)] = ""
    """The level of bots that fill tables; empty: none do."""
    minutes: Minutes = 0
    """How long a round is to take. The countdown is shown, and nothing ends by it."""
    edition: Annotated[str, Meta(max_length=40)] | None = None
    """The edition by name or language; without one that of your own language. `none`: the plain rules."""
    thrower: Literal["physics", "luck"] = "physics"
    clock: ClockName = "none"


class TournamentChanged(Body, frozen=True, kw_only=True):
    """What the host may change while it runs."""

    name: Text | None = None
    rounds: Rounds | None = None
    final: bool | None = None
    boxes: Boxes | None = None
    fill: Annotated[str, Meta(max_length=40)] | None = None
    minutes: Minutes | None = None


class EntrantWanted(Body, frozen=True, kw_only=True):
    """A player whom the host enters: a name on paper, or a bot of a level."""

    name: Text = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class EntrantRenamed(Body, frozen=True, kw_only=True):
    """Another name for a player on paper."""

    name: Text


class ResultGiven(Body, frozen=True, kw_only=True):
    """How a table ended."""

    places: Places
    """By seat, 1 for the winner; players who tie share a place, as in 1, 2, 2, 4.
    None at all, in a correction: the table does not count."""


class DeviceWanted(Body, frozen=True, kw_only=True):
    """Play this table on your device, or be its referee."""

    kind: Literal["hot_seat", "referee"]


class TableMoved(Body, frozen=True, kw_only=True):
    """Where a table plays from now on."""

    play: Play
    box: Annotated[int, Meta(ge=1, le=50)] | None = None


class TournamentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    name: str
    """Empty once the person who chose it is forgotten."""
    game: str
    mode: Mode
    phase: Phase
    round: int
    entrants: int
    host: bool
    """Whether you are the host."""
    you: int | None
    """Your number, if you have entered."""
    open_to: OpenTo
    opened: float


class TournamentList(msgspec.Struct, frozen=True, kw_only=True):
    """Your tournaments, those of your groups, and those that everybody finds; running ones first."""

    tournaments: list[TournamentInfo]


class EntrantInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a tournament."""

    number: int
    name: str
    """Empty once it is withdrawn."""
    kind: Literal["person", "paper", "bot", "left"]
    """`left`: the person was forgotten."""
    bot: str
    """The level of a bot."""
    filler: bool
    """A bot that plays only where a table needs it."""
    here: bool
    """False: takes a break, or has gone."""
    dropped: bool
    """The host did that: only the host brings this player back."""
    late: bool
    """Entered after the first round was paired."""


class NextTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round that has not begun."""

    seats: list[int]
    """Players by seat; the first one begins."""
    again: list[list[int]]
    """Pairs of players who have met before."""


class NextRound(msgspec.Struct, frozen=True, kw_only=True):
    """The round that would begin now."""

    version: int
    """That of the tournament: with every change to it other tables may begin."""
    tables: list[NextTable]
    byes: list[int]
    """Players without a table in this round."""
    fillers: list[EntrantInfo]
    """Bots that would come with this round, since tables need them."""
    final: bool


class RoundTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a tournament, playing or finished."""

    number: int
    """Over the whole tournament, from 1."""
    round: int
    seats: list[int]
    """Players by seat; the first one begins."""
    final: bool
    play: Play
    box: int | None
    table: str | None
    """The id of the live table, once there is one."""
    places: list[int] | None
    """By seat; none while it plays, and empty if it does not count."""
    points: list[float] | None
    source: Source | None
    """Where the result comes from."""
    corrected: bool


class ByeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A player who has no table in a round."""

    round: int
    entrant: int


class StandingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A player in the standings."""

    entrant: int
    rank: int | None
    """From 1; players who are equal share it. None for bots that fill, and below the least number of games."""
    points: float
    games: int
    won: int
    mean: float
    opponents: float
    """Points of the opponents: they decide among equal players."""
    byes: int


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a page or the big screen shows of a tournament."""

    id: str
    version: int
    now: float
    """The time of the server, for the countdown. It is not part of the ETag."""
    name: str
    game: str
    edition: str
    mode: Mode
    seats: int
    rounds: int
    final: bool
    least_games: int
    open_to: OpenTo
    group: str | None
    play: Play
    boxes: int
    fill: str
    minutes: int
    thrower: str
    clock: str
    phase: Phase
    round: int
    until: float | None
    """When the countdown of the round ends."""
    bell: float | None
    """When the bell rang."""
    you: int | None
    host: bool
    link: str
    entrants: list[EntrantInfo]
    tables: list[RoundTable]
    byes: list[ByeInfo]
    standings: list[StandingInfo]

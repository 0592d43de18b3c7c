"""What comes and goes over HTTP, as types. The OpenAPI of a server is made from this file and the routes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from throwdown.bots import STAND_IN
from throwdown.bots.analysis.figures import HandDone
from throwdown.history.games import GameOf
from throwdown.lessons.targets import DOZEN, Goal, MasterAim
from throwdown.live.protocol.fields import (
    ClockName,
    EncodedAction,
    EncodedEvent,
    EncodedResult,
    EncodedView,
    Kind,
    Language,
    Lies,
    Numbers,
    SeatNumber,
    Unit,
    Visibility,
)
from throwdown.live.protocol.messages import TableInfo, TurnInfo
from throwdown.rules.record import Manner, Place

#: Where people may write own words in the chat: nowhere, at tables for those who have the link, or wherever the host
#: of the table wants.
FreeChat = Literal["never", "private", "everywhere"]
#: Why a host of the server decides something.
Reason = Literal["insult", "unfair", "spam", "name", "rules"]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request; a field that it does not have is refused."""


class GuestWanted(Body, frozen=True, kw_only=True):
    """Come in under this name."""

    name: Annotated[str, Meta(max_length=200)]
    language: Language = "en"
    invitation: Annotated[str, Meta(max_length=200)] = ""
    """What an invitation link holds, where new people need one."""


class MeChanged(Body, frozen=True, kw_only=True):
    """Another name or language."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    language: Language | None = None


class ResumeWanted(Body, frozen=True, kw_only=True):
    """Come in as the person who made this code, on another device."""

    code: Annotated[str, Meta(max_length=200)]
    join: bool = False
    """Whether the guest of this browser becomes a part of that person, with all tables and games."""


class TokenWanted(Body, frozen=True, kw_only=True):
    """A token for a bot of this name."""

    name: Annotated[str, Meta(max_length=200)]


class SeatWanted(Body, frozen=True, kw_only=True):
    """One seat of a new table: the maker sits (``me``), a bot, a person with a name on this device, or open."""

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class TableWanted(Body, frozen=True, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=5)]
    name: Annotated[str, Meta(max_length=200)] = ""
    kind: Kind = "online"
    edition: Annotated[str, Meta(max_length=40)] | None = None
    """The edition by name or language; without one that of your own language. `none`: the plain rules."""
    options: dict[str, Any] = {}
    """House rules: what is played otherwise than in the edition."""
    thrower: Literal["physics", "luck"] = "physics"
    clock: ClockName = "none"
    visibility: Visibility = "public"
    password: Annotated[str, Meta(max_length=200)] | None = None
    chat: bool = True
    phrases: bool | None = None
    """The chat has phrases only. Without a choice it has them among strangers: at public tables."""
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=300)] = 0
    tournament: bool = False
    hints: bool = False
    """Players may ask what a strong player would do."""
    stand_in: Annotated[str, Meta(max_length=40)] = STAND_IN
    """The bot that plays for a player who is gone, unless the others choose another; never weaker than `thumb`.
    """
    first: SeatNumber | Annotated[str, Meta(max_length=200)] | None = None
    """Who begins, by seat or name: whom the host names, the oldest or the last who saw a bug (option `first_player`).
    Without one, strangers and bots draw lots, and among friends the first seat begins, or whom the host names later."""
    start: bool = False
    """Begin immediately if every seat is filled."""


class PlayWanted(Body, frozen=True, kw_only=True):
    """Play now: any open table of this game, or bots after a short wait."""

    game: Annotated[str, Meta(max_length=40)] = "strike"


class PasswordGiven(Body, frozen=True, kw_only=True):
    """The password of a table."""

    password: Annotated[str, Meta(max_length=200)]


class BotWanted(Body, frozen=True, kw_only=True):
    """A standing bot, by its id, for this seat of the table."""

    person: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber


class PracticeWanted(Body, frozen=True, kw_only=True):
    """One throw in an arena of one's own: what lies there, and how many dice fly how."""

    game: Annotated[str, Meta(max_length=40)] = "strike"
    lying: Annotated[list[Lies], Meta(max_length=25)] = []
    intent: Numbers
    dice: Annotated[int, Meta(ge=1, le=8)] = 1
    target: Annotated[int, Meta(ge=1, le=DOZEN)] | None = None
    """A target of the game: its dice lie there then, and as many are thrown as it says."""


class PersonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """You."""

    id: str
    name: str
    kind: str
    language: str


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """You and your tables."""

    person: PersonInfo
    tables: list[TurnInfo]


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """A ban, and when it ends in seconds since 1970."""

    reason: str
    until: float


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """The person who is signed in; null if nobody is."""

    person: PersonInfo | None
    hosts: bool = False
    """Whether this person has the host's desk."""
    ban: Ban | None = None
    """Why and until when a host of the server has banned this person."""
    old_card: float | None = None
    """Until when a recovery card that was replaced or removed takes that back, in seconds since 1970."""


class StoredAboutMe(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that this server has stored about you."""

    made: float
    """When this was put together, in seconds since 1970."""
    server: str
    """The version of the server."""
    stored: dict[str, list[dict[str, Any]]]
    """By the kind of row. Times are seconds since 1970."""


class NamesWithdrawn(msgspec.Struct, frozen=True, kw_only=True):
    """From how many games your name was withdrawn."""

    games: int


class Host(msgspec.Struct, frozen=True, kw_only=True):
    """Who runs this server, and for how long it stores what."""

    name: str = ""
    contact: str = ""
    imprint: str = ""
    """The host's own text, if there is one."""
    privacy: str = ""
    """The same about privacy; it comes before what the page says."""
    chat_days: int
    """Chat lines are deleted after so many days; 0: never."""
    guest_days: int
    """Guests without a finished game are forgotten after so many days without a visit; 0: never."""
    game_days: int
    """Games are deleted so many days after their end; 0: never."""
    report_days: int
    """Reports are deleted after so many days, if no host of the server has settled them before."""
    cookie_days: int
    """So long after the last visit a browser is still signed in."""


class TokenInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A token of a bot; the token itself is shown only once."""

    person: PersonInfo
    token: str = ""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """Where the table is."""

    table: TableInfo
    path: str


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is shown to a person who has its code or link and is not in yet."""

    table: str
    """Its id."""
    name: str
    host: str
    """The name of its host."""
    game: str
    edition: str | None
    """The edition that is played; none: the plain rules."""
    status: Literal["open", "playing", "over", "closed"]
    seats: int
    free: int
    """Seats that a person may still take; none while a game is played."""
    password: bool
    """Whether a password is asked for next."""
    spectators: bool
    code: str
    """The short code, while it is good."""


class ScreenChoice(msgspec.Struct, frozen=True, kw_only=True):
    """What a screen for the room is to show."""

    table: str | None
    """The id of the table that a phone has chosen; none: no phone has."""


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """The open tables."""

    tables: list[TableInfo]
    playing: int
    people: int


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One named choice of the rules."""

    id: str
    values: list[Any]
    default: Any
    clause: str
    group: str
    """What it is about; house rules are shown under these headings."""


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A printed edition of a game."""

    id: str
    language: Language


class CatalogueEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is played here."""

    id: str
    faces: list[str]
    options: list[OptionInfo]
    changes: dict[str, dict[str, Any]]
    """By edition: the options in which it differs from the defaults."""
    choices: dict[str, dict[str, list[Any]]]
    """By edition ("" for the plain rules): the values that its rulebook leaves to the table, by option."""
    editions: list[EditionInfo]
    offered: dict[str, str]
    """By language: the edition that its people are offered first."""
    bots: list[str]
    tournament: bool


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """All games, with everything that a table may choose."""

    games: list[CatalogueEntry]
    clocks: dict[str, Any]
    phrases: list[str]
    languages: list[str]
    themes: list[str]


class HandicapInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Starting dice by seat, and what they are worth."""

    dice: list[int]
    chances: list[float]
    """By seat: to win, on the mean over who begins."""
    basis: Literal["solved", "simulated"]
    """Whether the game is solved for equally strong players, or bots played it."""
    usual: int
    """The starting dice of every seat without a handicap."""


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game at hand."""

    html: str
    """Headings, paragraphs, lists, tables, links and a drawing; no scripts, no styles and no tags of anybody else."""


class Rulings(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed, silent or ours in the rules of a game."""

    html: str
    """Our rulings with their reasons, and what the editions differ in: headings, lists and tables."""
    origins: dict[str, str]
    """By clause, where the rule comes from, in a sentence."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a finished game."""

    n: int
    seat: int | None = None
    action: EncodedAction | None = None
    intent: list[int] = []
    events: list[EncodedEvent] = []
    told: list[str] = []
    short: list[str] = []
    """The same in one line, in pieces: every second one is strong."""
    joins: bool = False
    """With the step before it this is one throw: the line is about both."""
    why: list[str] = []
    view: EncodedView | None = None
    lying: list[Lies] = []
    motion: str = ""
    """Base 64."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, step by step, as spectators saw it."""

    id: str
    game: str
    players: list[str]
    bots: list[str | None]
    options: dict[str, Any]
    thrower: str
    engine: str
    commitment: str
    secret: str
    started: float
    ended: float | None
    place: Place = ""
    """`tab`: it was played without a server, so that nobody else committed its dice."""
    result: EncodedResult | None
    steps: list[ReplayStep]


class KindTotal(msgspec.Struct, frozen=True, kw_only=True):
    """How often a person played a game, by edition."""

    kind: str
    editions: dict[str, int]
    """The empty one: no printed edition was chosen."""


class MyGames(msgspec.Struct, frozen=True, kw_only=True):
    """One page of a person's games, the newest first."""

    games: list[GameOf]
    total: int
    """How many games are like that altogether."""
    next: str
    """What to ask for as ``before`` to get the next page; empty on the last one."""


class PlayLink(msgspec.Struct, frozen=True, kw_only=True):
    """What hands one game to the app BG Stats."""

    url: str


class MyTotals(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to choose from, over all games of a person."""

    kinds: list[KindTotal]
    first: float | None
    """When the first game ended; none without games."""
    last: float | None


class ChoiceInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An action and, where it is a throw, in which manner."""

    action: EncodedAction
    manner: Manner | None = None
    hand: HandDone | None = None
    """What a hand did that threw into the arena."""


class SlipInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that gave something away."""

    n: int
    """The step of the replay whose action it is."""
    seat: int
    done: ChoiceInfo
    best: ChoiceInfo
    cost: float
    unit: Unit
    """Whether the cost is a chance to win or cards of lead."""


class PlayerReview(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions that cost one player the most, at most three, the costliest first."""

    seat: int
    name: str
    bot: str | None
    slips: list[SlipInfo]


class ReadyBot(msgspec.Struct, frozen=True, kw_only=True):
    """A standing bot that would come."""

    person: str
    name: str


class ReadyBots(msgspec.Struct, frozen=True, kw_only=True):
    """The standing bots that would come to a table, by name."""

    bots: list[ReadyBot]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """Looking back on a finished game."""

    id: str
    game: str
    players: list[PlayerReview]
    model: str | None = None
    """The table of luck that it holds for, as records name it; none where dice are rolled and not thrown."""


class CheckInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was computed again."""

    entry: int
    what: str
    verdict: str
    why: str


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game computed again by the server; ``throwdown verify`` does the same at home."""

    verdict: str
    fingerprint: str
    checks: list[CheckInfo]


class Practised(msgspec.Struct, frozen=True, kw_only=True):
    """How the practice throw went."""

    faces: dict[str, str]
    out: dict[str, str]
    lying: list[Lies]
    motion: str
    reached: bool | None = None
    """Whether the target was reached; None where there was none."""


class TargetInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A target: what lies there, how many dice are thrown, and what they shall do."""

    lying: list[Lies]
    faces: dict[str, str]
    """What the dice show that lie there."""
    dice: int
    goal: Goal
    hint: MasterAim
    chance: float
    """How often the aim of the hint reaches the goal."""
    within: tuple[int, int]
    """With so many throws at most it earns three stars, and two."""


class TargetsInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The targets of a game, from easy to hard."""

    game: str
    targets: list[TargetInfo]


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Something cannot be done: a code for programs, a sentence for people."""

    code: str
    message: str
    clause: str | None = None
    id: str | None = None
    reason: str | None = None
    """Why a host of the server decided so, where one did."""
    until: float | None = None
    """Until when it is so, in seconds since 1970."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server is there."""

    status: str
    version: str
    protocol: int
    notices: list[str] = []
    """What its host should look at."""

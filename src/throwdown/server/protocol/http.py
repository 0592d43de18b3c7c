"""What comes and goes over HTTP, as types. ``docs/openapi.json`` is made from this file and the routes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from throwdown.bots import STAND_IN
from throwdown.bots.analysis.figures import HandDone
from throwdown.lessons.targets import DOZEN, Goal, MasterAim
from throwdown.live.protocol.fields import (
    ActionTold,
    ClockName,
    EventTold,
    Kind,
    Language,
    Lies,
    Numbers,
    ResultTold,
    SeatNumber,
    Unit,
    ViewTold,
    Visibility,
)
from throwdown.live.protocol.messages import TableInfo, TurnInfo
from throwdown.rules.record import Manner
from throwdown.table.ledger import ListedRow


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request; a field that it does not have is refused."""


class GuestWanted(Body, frozen=True, kw_only=True):
    """Come in under this name."""

    name: Annotated[str, Meta(max_length=200)]
    language: Language = "en"


class MeChanged(Body, frozen=True, kw_only=True):
    """Another name or language."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    language: Language | None = None


class ResumeWanted(Body, frozen=True, kw_only=True):
    """Come in as the person who made this code, on another device."""

    code: Annotated[str, Meta(max_length=200)]


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
    preset: Annotated[str, Meta(max_length=40)] | None = None
    """The edition by name or language; without one that of your own language. `none`: the plain rules."""
    options: dict[str, Any] = {}
    """House rules: what is played otherwise than in the edition."""
    thrower: Literal["physics", "luck"] = "physics"
    clock: ClockName = "none"
    visibility: Visibility = "public"
    password: Annotated[str, Meta(max_length=200)] | None = None
    chat: bool = True
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


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """The person who is signed in; null if nobody is."""

    person: PersonInfo | None


class TokenInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A token of a bot; the token itself is shown only once."""

    person: PersonInfo
    token: str = ""


class Code(msgspec.Struct, frozen=True, kw_only=True):
    """Something to type or to open on another device."""

    code: str
    seconds: int


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
    preset: str | None
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
    presets: dict[str, dict[str, Any]]
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


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game at hand."""

    html: str
    """Headings, paragraphs, lists, tables, links and a drawing; no scripts, no styles and no tags of anybody else."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a finished game."""

    n: int
    seat: int | None = None
    action: ActionTold | None = None
    intent: list[int] = []
    events: list[EventTold] = []
    told: list[str] = []
    short: list[str] = []
    """The same in one line, in pieces: every second one is strong."""
    joins: bool = False
    """With the step before it this is one throw: the line is about both."""
    why: list[str] = []
    view: ViewTold | None = None
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
    result: ResultTold | None
    steps: list[ReplayStep]


class ChoiceInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An action and, where it is a throw, in which manner."""

    action: ActionTold
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


class LedgerPage(msgspec.Struct, frozen=True, kw_only=True):
    """Rows of the public list. Each link is the hash of the link before it and of its row."""

    rows: list[ListedRow]
    size: int
    """How many rows the whole list has."""


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


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server is there."""

    status: str
    version: str
    protocol: int
    notices: list[str] = []
    """What its host should look at."""

"""Everything that goes over a socket, as types. The catalogue in the documents is made from this file.

A message is a JSON object with its name under ``is``. What a client sends carries a *move id* of its own
choice: the same id again gets the same answer and is done once. What happens at a table has a *version*;
a client that returns says which one it saw last and gets exactly what it missed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from throwdown.bots import STAND_IN
from throwdown.rules.game import MAX_SEATS
from throwdown.rules.record import Manner
from throwdown.rules.rulings import MOST_STARTING
from throwdown.rules.values import snake_case
from throwdown.table.race import TOLD_MS

from .fields import (
    MOST_LINES,
    ActionSaid,
    ClockName,
    EncodedAction,
    EncodedEvent,
    EncodedResult,
    EncodedView,
    GroupName,
    Hex32,
    Hex64,
    KeyStage,
    Kind,
    Language,
    Lies,
    LogLength,
    MoveId,
    Numbers,
    Phrase,
    Presence,
    SeatNumber,
    ShortName,
    ThemeName,
    ThrowerName,
    Unit,
    Version,
    Visibility,
)

#: A client says in its first message which protocol it speaks.
PROTOCOL = 1


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=snake_case, forbid_unknown_fields=True):
    """One message; a field that it does not have is refused."""


# What a client says


class Serves(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a standing bot plays: the host of such a table may seat it there while it is in the lobby."""

    games: Annotated[list[ShortName], Meta(min_length=1, max_length=20)]
    tables: Annotated[int, Meta(ge=1, le=100)] = 1
    """It sits at no more than so many at a time."""
    editions: Annotated[list[ShortName], Meta(max_length=50)] = []
    """By name, `none` for the plain rules; without any it plays all."""
    throwers: list[ThrowerName] = []
    options: dict[str, list[Any]] = {}
    """Of an option that a table has, the values with which it plays."""


class Hello(Message, frozen=True, kw_only=True):
    """The first message on a socket: what this client wants to be sent, and what it saw last."""

    protocol: int
    since: Version | None = None
    """The last version it saw: it gets what it missed. Without it, it gets the table as it is."""
    language: Language = "en"
    theme: ThemeName = "published"
    views: bool = False
    """With everything that happens also what the own seat sees now, and sentences about it."""
    motions: bool = False
    """Recorded motions too, as binary frames."""
    log: LogLength = 0
    """With a full welcome also the last so many lines of the story of the game; with ``views`` only."""
    watch: bool = False
    """Only watch, as a spectator sees it, though you may sit here: for a screen that everybody in the room sees."""
    serves: Serves | None = None
    """In the lobby, for a bot with a token: stand ready for hosts as long as this socket is open."""


class Look(Message, frozen=True, kw_only=True):
    """Show me everything I may see, from the beginning of what I know."""


class Speak(Message, frozen=True, kw_only=True):
    """Another language or theme from now on."""

    language: Language
    theme: ThemeName = "published"


class Recall(Message, frozen=True, kw_only=True):
    """Tell me what happened in this game before a version. Answered by ``recalled``."""

    before: Version
    most: LogLength = MOST_LINES


class Ping(Message, frozen=True, kw_only=True):
    """Are you there? Answered by ``pong`` with the same number."""

    n: Version = 0


class Act(Message, frozen=True, kw_only=True):
    """A seat acts: one of its legal actions, thrown in a manner or with the nine numbers of an intent."""

    move: MoveId
    seat: SeatNumber
    version: Version
    """The version that this answers: too old, and it is refused."""
    action: ActionSaid
    manner: Manner | None = None
    intent: Numbers = []


class Hint(Message, frozen=True, kw_only=True):
    """What would a strong player do here? Answered by ``advised``, to this connection alone; nothing changes."""

    move: MoveId
    seat: SeatNumber
    version: Version
    """The version that this is about: too old, and it is refused."""


class Odds(Message, frozen=True, kw_only=True):
    """How safe is each roll of voll verasselt here? Answered by ``chances``, to this connection alone."""

    move: MoveId
    seat: SeatNumber
    version: Version
    """The version that this is about: too old, and it is refused."""


class Aiming(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a hand aims: at which place, from which side."""

    manner: Manner
    force: Annotated[int, Meta(ge=0, le=100)]
    """The share of the fastest throw."""
    x: Annotated[int, Meta(ge=-150, le=150)]
    """The target, in mm from the middle of the box."""
    y: Annotated[int, Meta(ge=-150, le=150)]
    side: Annotated[int, Meta(ge=-3142, le=3142)]
    """The side of the box from which the hand throws, in mrad."""
    dice: Annotated[int, Meta(ge=1, le=99)] = 1
    """How many dice are in the hand."""


class Aim(Message, frozen=True, kw_only=True):
    """A seat on turn aims, or does not any more. Only shown to the others: it binds nobody and is not answered.

    It is sent on five times a second at most; what comes more often is dropped.
    """

    seat: SeatNumber
    aiming: Aiming | None = None


class Undo(Message, frozen=True, kw_only=True):
    """Take the last action back, where nothing was shown since."""

    move: MoveId
    seat: SeatNumber


class Concede(Message, frozen=True, kw_only=True):
    """This seat gives up for good."""

    move: MoveId
    seat: SeatNumber


class MoreTime(Message, frozen=True, kw_only=True):
    """More time for this seat, please: for oneself a few times a game, for another as often as one likes."""

    move: MoveId
    seat: SeatNumber


class Finished(Message, frozen=True, kw_only=True):
    """In the race for the column of fire: my tower is complete, so many ms after I saw the signal."""

    move: MoveId
    seat: SeatNumber
    race: Version
    ms: Annotated[int, Meta(ge=0, le=TOLD_MS)]


class Stacked(Message, frozen=True, kw_only=True):
    """In the race for the column of fire: so many tiles of this seat stand. Only shown to the others; not answered."""

    seat: SeatNumber
    race: Version
    tiles: Annotated[int, Meta(ge=0, le=99)]


class RaceBy(Message, frozen=True, kw_only=True):
    """Whether this seat runs its races itself or has them drawn by chance."""

    move: MoveId
    seat: SeatNumber
    simulated: bool


class Enter(Message, frozen=True, kw_only=True):
    """At the table of a referee: what the real dice show, as it is typed ("5 3>x"), or who won the race."""

    move: MoveId
    version: Version
    text: Annotated[str, Meta(max_length=200)]


class Deal(Message, frozen=True, kw_only=True):
    """At the table of a referee: these cards came off the real deck with the last entry, in this order ("YYB").

    Until the cards are entered, the table draws cards of its own.
    """

    move: MoveId
    version: Version
    cards: Annotated[str, Meta(max_length=88)]


class TakeBack(Message, frozen=True, kw_only=True):
    """At the table of a referee: the last entry was a mistake."""

    move: MoveId


class Agree(Message, frozen=True, kw_only=True):
    """Others may move dice off the walls before they throw, in this game, or not (CORE-21)."""

    move: MoveId
    seat: SeatNumber
    agrees: bool


class Sit(Message, frozen=True, kw_only=True):
    """Take this seat; at a hot-seat or referee table for a player with another name."""

    move: MoveId
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)] | None = None


class Rise(Message, frozen=True, kw_only=True):
    """Leave this seat before the game; the host may empty any."""

    move: MoveId
    seat: SeatNumber


class Fill(Message, frozen=True, kw_only=True):
    """The host puts a bot into a seat."""

    move: MoveId
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Kick(Message, frozen=True, kw_only=True):
    """The host sends a person away: out of the seats and off the table."""

    move: MoveId
    person: Annotated[str, Meta(max_length=64)]


class NameFirst(Message, frozen=True, kw_only=True):
    """The host says who begins the first game: the oldest, the last who saw a bug, or simply this one."""

    move: MoveId
    seat: SeatNumber


class GiveDice(Message, frozen=True, kw_only=True):
    """The host gives the seats other numbers of starting dice in the games to come.

    ``dice`` has a number for each seat; empty: the usual number. All together leave one die of the box for the arena.
    """

    move: MoveId
    dice: Annotated[list[Annotated[int, Meta(ge=1, le=MOST_STARTING)]], Meta(max_length=MAX_SEATS)]


class Start(Message, frozen=True, kw_only=True):
    """The host begins: the first game, the next one of a tournament, or a rematch."""

    move: MoveId


class KeyHash(Message, frozen=True, kw_only=True):
    """The hash of the key with which this seat binds the dice of the next game; the key follows when it is asked for.

    A key is 32 random bytes as 64 hexadecimal digits, drawn again for every commitment.
    """

    move: MoveId
    seat: SeatNumber
    commitment: Hex32
    """The commitment that this answers, so that no key is spent on another one."""
    hash: Hex32
    signer: Hex32 | None = None
    """The public key (Ed25519) with which this client will sign the end of the game, if it will."""


class Key(Message, frozen=True, kw_only=True):
    """The key of this seat: all hashes are there, and no seat can choose any more."""

    move: MoveId
    seat: SeatNumber
    commitment: Hex32
    key: Hex32


class Sign(Message, frozen=True, kw_only=True):
    """The end of a game, signed by a client that promised a key for a seat of it."""

    move: MoveId
    game: Annotated[str, Meta(max_length=64)]
    signer: Hex32
    """The public key that was promised."""
    signature: Hex64
    """Ed25519, of `throwdown end` and the hash of the last line of the record, each after its length."""


class Share(Message, frozen=True, kw_only=True):
    """After a tied tournament: share the title, or play the decider."""

    move: MoveId
    seat: SeatNumber
    share: bool


class Decide(Message, frozen=True, kw_only=True):
    """A player is gone: wait longer, let a bot play the seat, or end the game for it."""

    move: MoveId
    seat: SeatNumber
    choice: Literal["wait", "bot", "end"]
    bot: Annotated[str, Meta(max_length=40)] = STAND_IN
    """Which bot plays, if one does; for one that is weaker than `thumb`, the usual one."""


class Leave(Message, frozen=True, kw_only=True):
    """Leave for good: the others need not wait."""

    move: MoveId


class Chat(Message, frozen=True, kw_only=True):
    """Say something: own words, or a phrase that each reader sees in the own language."""

    move: MoveId
    text: Annotated[str, Meta(max_length=2000)] = ""
    phrase: Phrase | None = None


class Report(Message, frozen=True, kw_only=True):
    """Report a chat line, or a person at this table and their name, to its host and to the hosts of the server."""

    move: MoveId
    version: Version = 0
    """The version of the chat line; without one, the person is reported."""
    person: Annotated[str, Meta(max_length=64)] = ""


class Mute(Message, frozen=True, kw_only=True):
    """The host mutes a person, or lets them chat again."""

    move: MoveId
    person: Annotated[str, Meta(max_length=64)]
    muted: bool


Said = (
    Hello | Look | Speak | Recall | Ping | Act | Aim | Hint | Odds | Undo | Concede | MoreTime | Finished | Stacked
    | RaceBy | Enter | Deal | TakeBack | Agree | Sit | Rise | Fill | Kick | NameFirst | GiveDice | Start | KeyHash | Key
    | Sign | Share | Decide | Leave | Chat | Report | Mute
)  # fmt: skip


# What the server says of a table


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays while the person is gone."""
    simulated_races: bool = False
    agrees: bool = False
    """Others may move dice off the walls (CORE-21)."""
    program: bool = False
    """The person is a bot with a token."""
    named: str | None = None
    """On the device of another person: the one who has this name, if we know them."""


class NextGame(msgspec.Struct, frozen=True, kw_only=True):
    """The game that comes next, and what binds its dice before anybody can know them."""

    game: str
    """Its id."""
    commitment: str
    """The hash of the table's secret, which is revealed at the end of the game."""
    hashes: list[str | None]
    """By seat of the table: the hash of its key, if it gave one."""
    signers: list[str | None] = []
    """By seat of the table: the public key with which it will sign the end, if it gave one."""
    asks: KeyStage = "nothing"
    """The game is to begin: seats may still give ``hashes``, or those that gave one give their ``keys``."""
    draft: str = ""
    """The hash of the record's header without the keys, once these are asked for: nothing else can change then."""
    void: list[str] = []
    """The games that were to come before it and will never be played."""
    server: str = ""
    """The public key (Ed25519) with which the server signs receipts."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody may see it."""

    id: str
    name: str
    game: str
    kind: Kind
    status: Literal["open", "playing", "over", "closed"]
    visibility: Visibility
    host: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    """What is played otherwise than in the edition, and how who begins is found where that is not the host's choice."""
    edition: str | None = None
    """The edition that is played; none: the plain rules."""
    first: int | None = None
    """The seat that begins the first game, once it was named."""
    thrower: ThrowerName
    clock: ClockName
    chat: bool = True
    phrases: bool = False
    """The chat has phrases only, and no own words."""
    spectators: bool = True
    delay: int = 0
    """Spectators see everything this many seconds later."""
    tournament: bool = False
    event: str = ""
    """The open tournament, with many tables, that this one belongs to: its seats are reserved."""
    hints: bool = False
    """Players may ask what a strong player would do; a person among bots always may."""
    stand_in: str = STAND_IN
    """The bot that plays for a player who is gone, unless the others choose another."""
    watching: int = 0
    code: str = ""
    """Six letters that lead here until the table is closed; the lobby does not show them."""
    replays: list[str] = []
    """The games that were played here to their end, by their ids."""
    next: NextGame | None = None
    """The game that comes next; nothing where people throw real dice."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The game under way as one seat sees it."""

    id: str
    number: int
    commitment: str
    engine: str
    keys: list[str | None] = []
    """By seat of the game: the key with which it binds the dice, if it does."""
    missing: list[int] = []
    """Seats of the game whose promised key did not arrive: they have the one that a bot would have."""
    places: list[int]
    """By seat of the game: the seat of the table. They differ only in a decider."""
    entry: int
    """How many entries its record has."""
    view: EncodedView
    lying: list[Lies]
    """(die, pose) of every die in a physical arena; a pose is seven whole numbers."""
    may_undo: list[int]
    waiting_for: list[int]
    awaiting: str
    """Decision, Several, InFlight, Race, Lot or Over."""
    blind: list[int] = []
    """Seats that have thrown already while others still may; how is hidden."""
    result: EncodedResult | None = None
    told: list[str] = []
    """What happened last, in sentences."""
    hash: str = ""
    """SHA-256 of the view as canonical JSON: a client that followed from the start has the same."""


class ClockInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Whose time runs, and how much of it is left, in s."""

    seats: list[int] = []
    left: float | None = None
    banks: list[float] = []
    window: bool = False
    """A window for throws at the same time, not a player's own clock."""


class Gone(msgspec.Struct, frozen=True, kw_only=True):
    """A person who is not there."""

    seat: int
    how: Presence
    left: float | None = None
    """Seconds until the others may choose."""
    choices: bool = False
    """The others may choose now: wait, bot or end."""


class TallyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The points of the tournament so far."""

    games: int
    played: int
    points: list[list[int]]
    totals: list[int]
    champions: list[int] | None = None
    decider: list[int] = []
    asks: list[int] = []
    """Seats that still have to say whether they share."""


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the chat."""

    version: int
    person: str
    name: str
    seat: int | None = None
    text: str = ""
    phrase: str | None = None


class OddsInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a throw or a roll promises on its own."""

    match: float | None = None
    """The chance that dice can be taken."""
    lost: float | None = None
    """The chance that a thrown die is lost."""
    bust: float | None = None
    """In voll verasselt: the chance of a bust."""
    catch: float | None = None
    """In voll verasselt: how many cards are caught, on average."""


class WeighedInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One choice, what it is worth, and what it gives away against the best."""

    action: EncodedAction
    """As ``act`` takes it."""
    manner: Manner | None = None
    value: float
    cost: float = 0.0
    error: float = 0.0
    """Standard error of the cost; 0 where it was counted and not tried out."""
    matters: bool = False
    """It is worse than the best, beyond reasonable doubt."""
    odds: OddsInfo | None = None


class RollChances(msgspec.Struct, frozen=True, kw_only=True):
    """Every roll that may be chosen in voll verasselt: a row for each boost, a column for the dice that stay."""

    boosts: list[tuple[int, int, int, int]]
    keeps: list[str]
    """The faces that stay, in the order Y B R G =."""
    safe: list[list[float]]
    """The chance of a safe roll, to four places."""
    catch: list[list[float]]
    """How many cards are caught, on average."""


class FirstRollInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The first roll for a group, without a boost and with the dice kept that make it safest."""

    target: GroupName
    dice: list[int]
    safe: list[float]
    """The chance of a safe roll, by the number of rolled ``dice``."""


# What the server says


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """What one moment of the game made happen."""

    version: int
    seat: int | None = None
    """The seat that acted; null if the dice landed."""
    told: list[str] = []
    short: list[str] = []
    """The same in one line, in pieces: every second one is strong."""
    joins: bool = False
    """With the moment before it this is one throw: the line is about both."""
    why: list[str] = []
    """The clauses at work."""


class LogPart(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the story of a game, in its order."""

    lines: list[LogLine] = []
    more: bool = False
    """There is more before it: ask with ``recall``."""


class Welcome(Message, frozen=True, kw_only=True):
    """You are at the table; what it is now, or (``full`` is false) what you missed comes next."""

    protocol: int
    version: Version
    full: bool
    you: str
    """Your person id; empty with `watch`."""
    seats: list[int]
    """Your seats."""
    host: bool
    table: TableInfo
    game: GameInfo | None = None
    gone: list[Gone] = []
    clock: ClockInfo | None = None
    tally: TallyInfo | None = None
    chat: list[ChatLine] = []
    log: LogPart | None = None
    """The story of the game so far, if it was asked for."""
    server: str = ""
    bots_in: float | None = None
    """Seconds until bots take the free seats, at a table of "play now"."""
    stood_in: list[int] = []
    """Your seats that a bot has played until you came back just now."""


class Ack(Message, frozen=True, kw_only=True):
    """Done and durably stored; ``version`` is that of the table after it."""

    move: str
    version: Version
    receipt: str | UnsetType = UNSET
    """For a promise or a key: what the server signed, with the key that the table names."""


class Refused(Message, frozen=True, kw_only=True):
    """Not done, and why; nothing has changed."""

    code: str
    message: str
    move: str | None = None
    clause: str | None = None
    reason: str | None = None
    """Why a host of the server decided so, where one did."""
    until: float | None = None
    """Until when it is so, in seconds since 1970."""


class Advised(Message, frozen=True, kw_only=True):
    """The answer to ``hint``: what there is to choose, the best first; of a large space the best few."""

    move: str
    seat: int
    version: Version
    """The version that was asked about."""
    unit: Unit
    """Whether values are chances to win or cards of lead."""
    options: list[WeighedInfo]
    model: str | None = None
    """The table of luck that it holds for, as records name it; none where dice are rolled and not thrown."""


class Chances(Message, frozen=True, kw_only=True):
    """The answer to ``odds``: every roll for the chosen group, or the first roll for each that may be chosen."""

    move: str
    seat: int
    version: Version
    """The version that was asked about."""
    rolls: RollChances | None = None
    first: list[FirstRollInfo] = []


class Pong(Message, frozen=True, kw_only=True):
    """I am here."""

    n: int = 0


class TableChanged(Message, frozen=True, kw_only=True):
    """A person sat down, rose, came, became host; or the status changed."""

    version: Version
    table: TableInfo
    what: str


class Began(Message, frozen=True, kw_only=True):
    """A game begins; ``game`` shows what you see of it."""

    version: Version
    table: TableInfo
    game: GameInfo
    tally: TallyInfo | None = None
    """The tournament so far, if there is one."""


class Moment(Message, frozen=True, kw_only=True):
    """One entry of the game's record, and what it made happen."""

    version: Version
    entry: int
    seat: int | None = None
    """The seat that acted; null if the dice landed."""
    action: EncodedAction | None = None
    events: list[EncodedEvent] = []
    hidden: bool = False
    """A seat has thrown blind; how is sent when all have thrown."""
    undone: int | None = None
    """Everything after this entry was taken back."""
    motion: bool = False
    """A binary frame with the recorded motion comes right after this: 4 bytes version, then the motion."""
    told: list[str] = []
    about: list[int] = []
    """For each of these sentences the event that it is about: its place in ``events``."""
    short: list[str] = []
    """The same in one line, in pieces: every second one is strong."""
    joins: bool = False
    """With the moment before it this is one throw: the line is about both."""
    why: list[str] = []
    """The clauses at work."""
    game: GameInfo | UnsetType = UNSET
    """As it is now; left out where a later moment of the same batch shows it."""
    result: EncodedResult | None = None
    secret: str = ""
    """Revealed with the end of the game."""
    revealed: list[Moment] = []
    """Throws of others that were made blind, now in full; each has the version that it was hidden under."""


class Spoke(Message, frozen=True, kw_only=True):
    """A chat line."""

    version: Version
    line: ChatLine


class Tallied(Message, frozen=True, kw_only=True):
    """A game of the tournament was scored."""

    version: Version
    tally: TallyInfo


class Recalled(Message, frozen=True, kw_only=True):
    """What happened before."""

    log: LogPart


class Present(Message, frozen=True, kw_only=True):
    """Who is not there, and what the others may do about it."""

    gone: list[Gone]
    watching: int = 0


class Clocked(Message, frozen=True, kw_only=True):
    """Time runs for other seats now, or a seat got more of it."""

    clock: ClockInfo


class RaceLane(msgspec.Struct, frozen=True, kw_only=True):
    """How far one seat is in a race, run by a person or by chance."""

    seat: int
    tiles: int
    stacked: int = 0


class RaceState(Message, frozen=True, kw_only=True):
    """The race for the column of fire: ``ready`` (hands off), ``go``, ``under_way``, ``finished`` (one more tower)."""

    race: int
    state: Literal["ready", "go", "under_way", "finished"]
    seats: list[int]
    """Seats that run it themselves."""
    tiles: list[int] = []
    """How many tiles each of them stacks."""
    done: list[int] = []
    lanes: list[RaceLane] = []
    """How far everybody is, those for whom chance runs too."""
    prize: int = 0
    """So many dice the first one takes."""
    left: float | None = None
    """Once it runs: seconds until it is over for who has not finished."""
    challenge: int = 0
    """With ``ready``: send a ``ping`` with this number immediately; that shows how long messages take to you."""


class Aimed(Message, frozen=True, kw_only=True):
    """Where another seat aims, to clients with ``motions`` that see the table without a delay; null: it stopped."""

    seat: int
    entry: int
    """It aims after this entry of the record: at any later one this is over."""
    aiming: Aiming | None = None


class Reported(Message, frozen=True, kw_only=True):
    """To the host: a person reports this line. Without text or phrase it is about the person or the name."""

    by: str
    line: ChatLine


class Heard(Message, frozen=True, kw_only=True):
    """In the lobby: the open tables as they are now."""

    tables: list[TableInfo]
    playing: int
    people: int


class YourTurn(Message, frozen=True, kw_only=True):
    """In the lobby: tables where you sit, and whether they wait for you."""

    tables: list[TurnInfo]


class TurnInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One of your tables."""

    table: TableInfo
    seats: list[int]
    your_turn: bool
    ends: float | None = None
    """When the time for the current turn is over, in s since 1970; none without a clock."""


ServerMessage = (
    Welcome | Ack | Refused | Advised | Chances | Pong | TableChanged | Began | Moment | Spoke | Tallied | Present
    | Clocked | RaceState | Aimed | Reported | Heard | YourTurn | Recalled
)  # fmt: skip

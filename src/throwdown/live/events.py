"""The events of a table: everything that is stored of it, in order. A table is the fold of its events.

Each is stored with the hash of all before it, so that a changed or missing one is found when the table is read. Names
of people are stored beside them (``naming``), outside of that hash.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from throwdown.errors import ThrowdownError
from throwdown.live.protocol.fields import ClockName, Kind, ThrowerName, Visibility
from throwdown.rules.record import Acted, Ended, Entry, Resolved, Undone, read_any_entry
from throwdown.rules.values import snake_case


class TableDamaged(ThrowdownError):
    """Raised when what is stored of a table was changed or is incomplete; the other tables play on."""

    code = "server/table_damaged"


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table was opened for."""

    game: str
    name: str
    kind: Kind = "online"
    edition: str | None = None
    """The edition that was chosen."""
    options: dict[str, Any] = {}
    """All of them."""
    thrower: ThrowerName = "physics"
    clock: ClockName = "none"
    visibility: Visibility = "public"
    password: str = ""
    """Salt and scrypt hash, never the password."""
    chat: bool = True
    phrases: bool = False
    """The chat has phrases only."""
    spectators: bool = True
    delay: int = 0
    tournament: bool = False
    hints: bool = False
    stand_in: str = "regular"
    first: int | None = 0
    """Who begins the first game, unless that is drawn by lot; none: the host will say so."""
    auto: bool = False
    """Begin automatically as soon as every seat is filled (play now)."""
    event: str = ""
    """The open tournament, with many tables, that this one belongs to: its seats are reserved."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag=snake_case, omit_defaults=True):
    """Something that happened at a table; the name of its class is the tag under which it is stored."""


class Opened(Event, frozen=True, kw_only=True):
    """The table was opened with this many seats, all of them free."""

    terms: Terms
    host: str
    seats: int


class Seated(Event, frozen=True, kw_only=True):
    """A person or a bot sits down."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    program: bool = False
    """The person is a bot with a token."""
    named: str | None = None
    """On the device of another person: the one who has this name, if we know them."""


class Emptied(Event, frozen=True, kw_only=True):
    """A seat is free again."""

    seat: int


class Hosted(Event, frozen=True, kw_only=True):
    """Another person is the host now."""

    person: str


class Admitted(Event, frozen=True, kw_only=True):
    """A person gave the password."""

    person: str


class Expelled(Event, frozen=True, kw_only=True):
    """A person was sent away."""

    person: str


class Muted(Event, frozen=True, kw_only=True):
    """A person was muted, or may chat again."""

    person: str
    muted: bool


class Committed(Event, frozen=True, kw_only=True):
    """The table commits itself to the chance of its next game; the secret is stored beside it, never here."""

    id: str
    commitment: str
    void: str = ""
    """The game that was to come and will never be played: its draft would have to change, or its secret is lost."""


class KeyPromised(Event, frozen=True, kw_only=True):
    """A seat gave the hash of its key, and the public key with which it will sign the end."""

    seat: int
    hash: str
    signer: str = ""


class StartWanted(Event, frozen=True, kw_only=True):
    """The next game is to begin as soon as its dice are bound."""


class KeysAsked(Event, frozen=True, kw_only=True):
    """No hash is taken any more: those who gave one reveal their keys, and the game begins."""

    hashes: list[str | None]
    """By seat of the table, those of bots too."""
    draft: str
    """The hash of the header without keys."""
    salts: list[str] = []
    """Of the names, by seat of the game."""
    people: list[str | None] = []
    """By seat of the game: the id of the person."""


class KeyGiven(Event, frozen=True, kw_only=True):
    """A seat gave its key, which is stored beside it, sealed as the secret is: a restart loses nothing signed for."""

    seat: int


class FirstNamed(Event, frozen=True, kw_only=True):
    """The host says who begins the first game."""

    seat: int


class DiceGiven(Event, frozen=True, kw_only=True):
    """The host gave each seat this number of starting dice; nothing: the usual number."""

    dice: list[int] = []


class GameBegan(Event, frozen=True, kw_only=True):
    """A game begins, with the keys of its seats in the header."""

    id: str
    number: int
    header: dict[str, Any]
    places: list[int]
    people: list[str | None] = []
    """By seat of the game: the id of the person."""


class Signed(Event, frozen=True, kw_only=True):
    """The end of a game was signed."""

    game: str
    signer: str
    signature: str


class Entered(Event, frozen=True, kw_only=True):
    """One more entry of the game's record."""

    entry: Any
    """An ``Entry`` of the rules; fields that hold nothing are not stored."""
    banks: tuple[float, ...] = ()
    """By seat of the table: what was left of its time for the whole game, in s; empty without a clock."""


class Dealt(Event, frozen=True, kw_only=True):
    """At a referee's table: these cards came off the real deck with the last entry."""

    cards: str


class TakenBack(Event, frozen=True, kw_only=True):
    """At a referee's table: the last entry never was."""


class StoodIn(Event, frozen=True, kw_only=True):
    """A bot plays for a player who is gone."""

    seat: int
    bot: str


class CameBack(Event, frozen=True, kw_only=True):
    """Who was gone plays again."""

    seat: int


class TimeGiven(Event, frozen=True, kw_only=True):
    """A seat got more time for a decision."""

    seat: int
    asked: bool = False
    """By its own wish, and not from others."""


class RacesBy(Event, frozen=True, kw_only=True):
    """This seat has its races drawn by chance, or runs them again."""

    seat: int
    simulated: bool


class Agreed(Event, frozen=True, kw_only=True):
    """In this game others may move dice off the walls, or not (CORE-21)."""

    seat: int
    agrees: bool


class Shared(Event, frozen=True, kw_only=True):
    """A tied player of a tournament says whether to share the title."""

    seat: int
    share: bool


class Spoken(Event, frozen=True, kw_only=True):
    """A chat line."""

    person: str
    name: str
    seat: int | None = None
    text: str = ""
    phrase: str | None = None


class TableClosed(Event, frozen=True, kw_only=True):
    """The table is closed."""


AnyEvent = (
    Opened | Seated | Emptied | Hosted | Admitted | Expelled | Muted | FirstNamed | DiceGiven | Committed | KeyPromised
    | StartWanted | KeysAsked | KeyGiven | GameBegan | Signed | Entered | Dealt | TakenBack
    | StoodIn | CameBack | TimeGiven | RacesBy | Agreed | Shared | Spoken | TableClosed
)  # fmt: skip

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEvent).decode
#: A stored event ends with the hash of everything up to it.
HASH_DIGITS = 64


def tag_of(event: AnyEvent) -> str:
    """The name under which an event is stored."""
    return str(event.__struct_config__.tag)


def write(event: AnyEvent, chain: str) -> tuple[str, str]:
    """An event as it is stored after this chain, and the chain after it."""
    text = _encode(_stored(event) if type(event) is Entered else event)
    return linked(text.decode(), chain)


def linked(text: str, chain: str) -> tuple[str, str]:
    """The text of an event as it is stored after this chain, and the chain after it."""
    link = _link(text, chain)
    return text + link, link


def _link(text: str, chain: str) -> str:
    return sha256(f"{chain}\n{text}".encode()).hexdigest()


def read(stored: str, chain: str) -> tuple[AnyEvent, str]:
    """The event that was stored after this chain, and the chain after it."""
    text, link = stored[:-HASH_DIGITS], stored[-HASH_DIGITS:]
    if _link(text, chain) != link:
        raise TableDamaged("what is stored of this table was changed: restore it from a backup")
    event = _decode(text)
    if isinstance(event, Entered):
        event = Entered(entry=read_any_entry(event.entry), banks=event.banks)
    return event, link


#: Entries whose fields are left out where they hold nothing, by the types of the rules.
_STORED: dict[type, Any] = {
    kind: msgspec.defstruct(kind.__name__, [], bases=(kind,), omit_defaults=True)
    for kind in (Acted, Resolved, Undone, Ended)
}


def _stored(entered: Entered) -> Entered:
    entry: Entry = entered.entry
    return Entered(entry=_STORED[type(entry)](*msgspec.structs.astuple(entry)), banks=entered.banks)

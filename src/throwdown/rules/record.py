"""The record of a game: JSON lines, versioned, each carrying the hash of everything before it.

The first line is the header (game, seats, options, who begins). Each further line is one entry:
an action of a seat, an outcome from outside, an undo, or the end with its result. The state follows
from the entries, so a replay needs nothing else. This module opens no file: lines in, lines out.

Every draw depends on the header (``Header.digest``), which binds what each seat promised before any key was revealed,
and each outcome contains the input of its draw. Names are outside of all hashes: the header has salted hashes of them.
Each line has exactly one form. Signatures may follow the last line.
"""

from __future__ import annotations

import json
import re
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from throwdown.errors import GameUnknown, RecordDamaged, ThrowdownError

from .catalogue import GAMES, known
from .catalogue import game as make_game
from .codec import encode, narrowed, one_of, reader, widened
from .draws import Draw
from .game import Action, Event, Game, Outcome, Result, Setting
from .hashed import name_hash
from .values import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

#: Ways of throwing, from the gentlest to the hardest (CORE-09). The rules do not care, a record says it.
Manner = Literal["drop", "toss", "hit", "smash"]

#: How the first player was chosen; "" in records that do not store it.
FirstBy = Literal["", "host", "lot", "oldest", "saw_bug", "next", "tournament"]

#: Where the game was played: "tab" is a browser without a server, so that nobody else committed its dice.
Place = Literal["", "tab"]

FORMAT = "throwdown-record"
VERSION = 3
#: Keys, their hashes, secrets, commitments: 32 bytes as digits.
HEX_32 = re.compile("[0-9a-f]{64}", re.ASCII)
#: The salt of a name, and a signature.
HEX_16 = re.compile("[0-9a-f]{32}", re.ASCII)
HEX_64 = re.compile("[0-9a-f]{128}", re.ASCII)


class Acted(Value, gc=False):
    """A seat did something; ``manner`` says how it threw, where that matters.

    At a table with a physical arena ``intent`` holds the whole numbers that were locked: the nine of a
    throw, or the two of a place to which a die is moved.
    """

    seat: int
    action: Action
    manner: Manner | None = None
    intent: tuple[int, ...] = ()


class Resolved(Value, gc=False):
    """An outcome from outside. A physical arena also stores where the dice rest and how they came there."""

    outcome: Outcome
    rest: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """(die, pose) of every die in the arena."""
    motion: str = ""
    """The recorded motion in base 64."""
    draw: Draw | None = None
    """What chance drew it from; none where nothing was committed."""
    lying: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """(die, pose) of every die that lay in the arena before the throw, in the engine's order.

    It follows from what came before by the rules; with it a throw can be computed again without knowing them.
    """


class Undone(Value):
    """Everything after the entry of this number is undone."""

    to: int


class Ended(Value):
    """The game is over, and its secret is revealed."""

    result: Result
    secret: str = ""


Entry = Acted | Resolved | Undone | Ended


class Signature(Value):
    """A signature of the end: it follows the last line, and no hash includes it."""

    seats: tuple[int, ...]
    """All seats for which the header names this key."""
    key: str
    """The public key, as in the header."""
    signature: str
    """Ed25519, of ``hashed.end_message`` of the hash of the last line."""


class Header(Value):
    """The game, its seats and its options, before anything happened."""

    game: str
    seats: int
    options: tuple[tuple[str, Setting], ...]
    first: int = 0
    players: tuple[str, ...] = ()
    bots: tuple[str | None, ...] = ()
    """By seat: the bot that plays it, or none for a person."""
    thrower: str = ""
    id: str = ""
    """Of a game whose chance is committed: which one it is."""
    commitment: str = ""
    """The hash of the secret that is revealed at the end."""
    keys: tuple[str | None, ...] = ()
    """What the players added to the chance, by seat; none for a seat that plays without a key."""
    engine: str = ""
    """What computes the throws."""
    version: int = VERSION
    """Of the record."""
    edition: str = ""
    """The printed edition whose rules were chosen; the options beside it are all that is in force."""
    first_by: FirstBy = ""
    processor: str = ""
    """What the engine ran on."""
    promises: tuple[str | None, ...] = ()
    """By seat: the hash of its key, as it was given before any key was shown."""
    signers: tuple[str | None, ...] = ()
    """By seat: the public key (Ed25519) with which its end is signed; none for bots."""
    names: tuple[str, ...] = ()
    """By seat: the salted hash of its name."""
    salts: tuple[str, ...] = ()
    """By seat: the salt of its name, "" once the name is withdrawn; outside of all hashes, as ``players`` is."""
    missing: tuple[int, ...] = ()
    """Seats whose promised key did not arrive: they have the key that a bot would have."""
    void: tuple[str, ...] = ()
    """The games that were voided for this one, in order."""
    server: str = ""
    """The public key (Ed25519) with which the server signs receipts for promises and keys."""
    place: Place = ""
    """Where the game was played, if that was not at a server or in a terminal."""

    def start(self) -> Game[Any]:
        try:
            return make_game(self.game, self.seats, dict(self.options))
        except GameUnknown as unknown:
            raise GameUnknown("{why}; one of your own is named by --game MODULE:NAME", why=unknown) from None

    @property
    def computed_by(self) -> str:
        """Engine and processor as one text, as throwers name themselves."""
        return f"{self.engine}, {self.processor}" if self.processor else self.engine

    @property
    def digest(self) -> str:
        """The header hash, on which every draw depends.

        It is the SHA-256 of the header's line without number and hash, in the form that the chain hashes. It omits
        ``first`` if the lot decides who begins, because that draw depends on this hash.
        """
        return self._digest()

    @property
    def draft(self) -> str:
        """The header hash without keys and missing keys: it is fixed before any key is revealed."""
        return self._digest("keys", "missing")

    def _digest(self, *without: str) -> str:
        left_out = (*without, "first") if self.first_by == "lot" else without
        content = {field: value for field, value in _hashed_header(self).items() if field not in left_out}
        return sha256(_canonical(content).encode()).hexdigest()

    def seats_of(self, signer: str) -> tuple[int, ...]:
        """The seats whose end is signed with this key."""
        return tuple(seat for seat, key in enumerate(self.signers) if key == signer)

    @property
    def first_hash(self) -> str:
        """The hash of the first line of the record."""
        return _hash("", _own_canonical(_line(0, self)))

    def without_name(self, seat: int) -> Header:
        """The same game after the name of a seat was withdrawn: every hash stays the same."""
        return self.but(players=_replaced(self.players, seat, ""), salts=_replaced(self.salts, seat, ""))


class Step(Value):
    """One step of a replay: the entry, its events, and the state after it."""

    number: int
    entry: Entry | None
    state: Any
    events: tuple[Event, ...]


class Record:
    """A record in memory: a header and its entries; entries can only be added."""

    def __init__(self, header: Header, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        self.entries: list[Entry] = list(entries)
        self.signatures: list[Signature] = []
        self._hashed = (0, "")
        """How many lines were hashed so far, and the hash of the last of them."""

    def __repr__(self) -> str:
        who = ", ".join(self.header.players) or f"{self.header.seats} seats"
        end = "finished" if self.finished else "not finished"
        return f"<Record of {self.header.game}: {who}; {len(self.entries)} entries, {end}>"

    def append(self, entry: Entry) -> int:
        """Add an entry; its number (from 1) is the version of the state after it."""
        self.entries.append(entry)
        return len(self.entries)

    @property
    def finished(self) -> bool:
        return bool(self.entries) and type(self.entries[-1]) is Ended

    @property
    def mark(self) -> int:
        """A number that changes when an entry is added or undone, in this process."""
        return hash(tuple(self.entries))

    def lines(self) -> Iterator[str]:
        """The record as lines of text, hash-chained; names and signatures are outside of the chain."""
        chain, beside = "", _beside(self.header)
        for number, encoded in enumerate([_hashed_header(self.header), *map(_encoded, self.entries)]):
            content = {"n": number} | encoded
            chain = _link(chain, content) if number else self.header.first_hash
            yield json.dumps(content | {"hash": chain} | (beside if number == 0 else {}))
        for signature in self.signatures:
            yield json.dumps(encode(signature))

    def hash_next(self) -> bool:
        """Hash one more line, if there is one: all lines of a long game in one go take tens of milliseconds."""
        number, chain = self._hashed
        if number > len(self.entries):
            return False
        if number:
            hashed = _hash(chain, _own_canonical(_line(number, self.entries[number - 1])))
        else:
            hashed = self.header.first_hash
        self._hashed = (number + 1, hashed)
        return True

    @property
    def final_hash(self) -> str:
        """The hash of the last line: equal hashes mean equal records."""
        while self.hash_next():
            pass
        return self._hashed[1]

    def replay(self) -> Iterator[Step]:
        """Every moment of the game, from the beginning."""
        game = self.header.start()
        state, events = game.new_game(self.header.first)
        states = [state]
        yield Step(0, None, state, events)
        for number, entry in enumerate(self.entries, start=1):
            state, events = fold(game, states, entry)
            states.append(state)
            yield Step(number, entry, state, events)


def fold(game: Game[Any], states: list[Any], entry: Entry) -> tuple[Any, tuple[Event, ...]]:
    """The state after one more entry, given all states so far."""
    if type(entry) is Acted:
        return game.apply(states[-1], entry.seat, entry.action)
    if type(entry) is Resolved:
        return game.resolve(states[-1], entry.outcome)
    if type(entry) is Undone:
        return states[entry.to], ()
    assert type(entry) is Ended  # noqa: S101 - there is nothing else
    if game.result(states[-1]) != entry.result:
        raise ThrowdownError(
            "the record ends with {result}, the game with {played}",
            code="record/entry",
            result=entry.result,
            played=game.result(states[-1]),
        )
    return states[-1], ()


def read_record(lines: Iterable[str]) -> Record:
    """The record of these lines, checked to the last one.

    Damage raises ``RecordDamaged`` with the line, the reason and, as ``before``, the record up to there.
    """
    log, chain, states = None, "", list[Any]()
    for line, text in enumerate(lines, start=1):
        try:
            content = _parsed(text, line)
            if log is not None and _is_signature(log, content):
                log.signatures.append(_signature(content, log))
                continue
            before, (content, chain) = chain, _checked_line(content, text, line, chain)
            if log is None:
                header = _header(content)
                _check_form(header, line, before, chain)
                game = header.start()
                states.append(game.new_game(header.first)[0])
                log = Record(header)
            else:
                entry = _entry(content, log)
                _check_form(entry, line, before, chain)
                states.append(fold(game, states, entry)[0])
                log.append(entry)
        except RecordDamaged as damage:
            damage.before = log
            raise
        except ThrowdownError as error:
            raise RecordDamaged("{why} ({cause})", line=line, before=log, why=error, cause=error.code) from error
    if log is None:
        raise RecordDamaged("the record is empty: it has not even a header", line=1)
    return log


def _parsed(text: str, line: int) -> dict[str, Any]:
    try:
        content = json.loads(text, object_pairs_hook=_with_each_key_once)
    except (ValueError, RecursionError):
        raise RecordDamaged("this is not a whole line of JSON: {text}", line=line, text=_short(text)) from None
    if not isinstance(content, dict):
        raise RecordDamaged("this is not an entry of a record: {text}", line=line, text=_short(text))
    return content


def _checked_line(content: dict[str, Any], text: str, line: int, chain: str) -> tuple[dict[str, Any], str]:
    """The content of a line without its hash, and the hash."""
    if "hash" not in content:
        raise RecordDamaged("this is not an entry of a record: {text}", line=line, text=_short(text))
    if line == 1:
        _check_format(content)
    stated = content.pop("hash")
    if content.get("n") != line - 1:
        raise RecordDamaged(
            "entry {entry} was expected here, not {found}", line=line, entry=line - 1, found=content.get("n")
        )
    outside = BESIDE if line == 1 else ()
    chain = _link(chain, {field: value for field, value in content.items() if field not in outside})
    if stated != chain:
        raise RecordDamaged("the hash does not fit: this line or one before it was changed", line=line)
    return content, chain


def _with_each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; with a key that comes twice two programs may read two games under the same hash."""
    content = dict(pairs)
    if len(content) != len(pairs):
        raise ValueError("a key comes twice")
    return content


def _check_form(value: Header | Entry, line: int, before: str, chain: str) -> None:
    """A line has one form: nothing twice, no fractions for whole numbers, no empty fields."""
    if _hash(before, _own_canonical(_line(line - 1, value))) != chain:
        raise RecordDamaged("this line is not written in the one form that a record has", line=line)


def _is_signature(log: Record, content: dict[str, Any]) -> bool:
    return log.finished and content.get("is") == Signature.name


_read_signature: Callable[[Any], Signature] = reader(Signature)


def _signature(content: dict[str, Any], log: Record) -> Signature:
    """A line that follows the last one; whether the signature is right is for ``verify`` to say."""
    signature = _read_signature(content)
    check_signature_form(log, signature)
    return signature


def check_signature_form(log: Record, signature: Signature) -> None:
    """Raise an error for a signature that does not fit: an unknown key, other seats than its own, or a duplicate."""
    if not (HEX_32.fullmatch(signature.key) and HEX_64.fullmatch(signature.signature)):
        raise ThrowdownError("a key or a signature is malformed: small hexadecimal digits", code="record/signature")
    if not signature.seats or signature.seats != log.header.seats_of(signature.key):
        raise ThrowdownError("these are not the seats of this key in the header", code="record/signature")
    if any(signature.key == other.key for other in log.signatures):
        raise ThrowdownError("this key has signed already", code="record/signature")


def _check_format(content: Mapping[str, Any]) -> None:
    if content.get("format") != FORMAT:
        raise RecordDamaged("this is not a {format}", line=1, format=FORMAT)
    version = content.get("version")
    if type(version) is not int or version < 1:
        raise RecordDamaged("{version!r} is not a version of a record", line=1, code="record/version", version=version)
    if version != VERSION:
        other = "a newer" if version > VERSION else "an older"
        raise RecordDamaged(
            "the record has version {version}, this program reads {known}: use {other} throwdown",
            line=1,
            code="record/version",
            version=version,
            known=VERSION,
            other=other,
        )


#: Fields that a line has only if they hold something: most games have none of them.
SELDOM = (
    *("intent", "rest", "motion", "draw", "lying", "secret"),
    *("id", "commitment", "keys", "engine", "edition", "first_by"),
    *("processor", "promises", "signers", "names", "salts", "missing", "void", "server", "place"),
)
#: What only a game with a commitment has in its header.
BOUND = ("processor", "promises", "signers", "names", "salts", "missing", "void", "server")
#: What a header's line has outside of its hash.
BESIDE = ("players", "salts")


def _encoded(value: Value) -> dict[str, Any]:
    return {field: each for field, each in encode(value).items() if each or field not in SELDOM}


def _line_type(kind: type[Value]) -> Any:
    """The type of an entry with its number, encoded as ``_encoded`` does it."""
    fields = [(field.name, Any, field.default) if field.name in SELDOM else (field.name, Any)
              for field in msgspec.structs.fields(kind)]  # fmt: skip
    return msgspec.defstruct(kind.__name__, [("n", int), *fields], tag_field="is", tag=kind.name, omit_defaults=True)


def _line(number: int, value: Header | Entry) -> Any:
    """What of a line is hashed, as ``_own_canonical`` takes it."""
    if type(value) is Header:
        return {"n": number} | _hashed_header(value)
    return _LINES[type(value)](number, *msgspec.structs.astuple(value))


_LINES: dict[type, Any] = {kind: _line_type(kind) for kind in (Acted, Resolved, Undone, Ended)}


def _encoded_header(header: Header) -> dict[str, Any]:
    encoded: dict[str, Any] = {"format": FORMAT, "version": header.version} | _encoded(header)
    encoded["options"] = {option: encode(value) for option, value in header.options}
    return encoded


def _hashed_header(header: Header) -> dict[str, Any]:
    """What of the header is hashed."""
    return {field: value for field, value in _encoded_header(header).items() if field not in BESIDE}


def _beside(header: Header) -> dict[str, Any]:
    """What stands in its line beside the hash."""
    return {field: value for field in BESIDE if (value := encode(getattr(header, field)))}


def _replaced(texts: tuple[str, ...], seat: int, text: str) -> tuple[str, ...]:
    return tuple(text if place == seat else each for place, each in enumerate(texts))


read_header: Callable[[Any], Header] = reader(Header)


def read_entry(game_id: str, encoded: Any) -> Entry:
    """Decode an entry with the actions and outcomes of this game."""
    types = known(game_id).types
    return _read_entry(encoded, types.actions, types.outcomes)


def read_any_entry(encoded: Any) -> Entry:
    """Decode an entry of any registered game."""
    actions = dict.fromkeys(action for game in GAMES.values() for action in game.types.actions)
    outcomes = dict.fromkeys(outcome for game in GAMES.values() for outcome in game.types.outcomes)
    return _read_entry(encoded, tuple(actions), tuple(outcomes))


def _read_entry(encoded: Any, actions: tuple[type[Action], ...], outcomes: tuple[type[Outcome], ...]) -> Entry:
    entry = _entry_reader(actions, outcomes)(encoded)
    if isinstance(entry, Acted):
        return widened(entry, Acted)
    return widened(entry, Resolved) if isinstance(entry, Resolved) else entry


@cache
def _entry_reader(actions: tuple[type[Action], ...], outcomes: tuple[type[Outcome], ...]) -> Callable[[Any], Entry]:
    acted = narrowed(Acted, action=one_of(actions))
    resolved = narrowed(Resolved, outcome=one_of(outcomes))
    return reader(acted, resolved, Undone, Ended)


def _header(content: dict[str, Any]) -> Header:
    options = content.get("options")
    if not isinstance(options, dict):
        raise RecordDamaged("the header has no options", line=1)
    encoded = {field: value for field, value in content.items() if field not in ("n", "format")}
    encoded["options"] = [[option, value] for option, value in options.items()]
    header = read_header(encoded)
    if not all(map(_is_text, header.players)):
        raise RecordDamaged("a name holds half a character: that is not text", line=1)
    for names in (header.players, header.bots):
        if names and len(names) != header.seats:
            raise RecordDamaged(
                "{count} players do not fill {seats} seats", line=1, count=len(names), seats=header.seats
            )
    if any(content.get(field) == [] for field in BESIDE):
        raise RecordDamaged("this line is not written in the one form that a record has", line=1)
    _check_bound(header)
    return header


def _check_bound(header: Header) -> None:
    """What binds the chance is there where a commitment is, and nowhere else."""
    if not header.commitment:
        bound = [field for field in ("id", "keys", "engine", *BOUND) if getattr(header, field)]
        if bound:
            raise RecordDamaged("a game without a commitment has no {field}", line=1, field=bound[0])
        return
    if not (HEX_32.fullmatch(header.commitment) and header.id):
        raise RecordDamaged("the commitment is 64 hexadecimal digits in small letters, of a game with an id", line=1)
    if header.server and not HEX_32.fullmatch(header.server):
        raise RecordDamaged("the key of the server is 64 hexadecimal digits in small letters", line=1)
    for field, values in (("keys", header.keys), ("promises", header.promises), ("signers", header.signers)):
        _check_digits(header, field, values)
    _check_digits(header, "names", header.names)
    _check_promises(header)
    _check_names(header)


def _check_digits(header: Header, field: str, values: tuple[str | None, ...]) -> None:
    if len(values) != header.seats:
        raise RecordDamaged(
            "{count} {field} do not fit {seats} seats: each has one or null",
            line=1,
            count=len(values),
            field=field,
            seats=header.seats,
        )
    for seat, value in enumerate(values):
        if value is not None and not HEX_32.fullmatch(value):
            raise RecordDamaged(
                "under {field}, seat {seat} has none: 64 hexadecimal digits in small letters",
                line=1,
                field=field,
                seat=seat,
            )


def _check_promises(header: Header) -> None:
    """Each key was promised, each signer promised one, and only a person's key can be missing."""
    bots = header.bots or (None,) * header.seats
    for seat, (promise, key, signer) in enumerate(zip(header.promises, header.keys, header.signers, strict=True)):
        if (promise is None) != (key is None):
            raise RecordDamaged(
                "seat {seat} has a key and no promise of it, or a promise and no key", line=1, seat=seat
            )
        if signer is not None and (promise is None or bots[seat] is not None):
            raise RecordDamaged(
                "the end of seat {seat} is signed by a person who promised a key, or by nobody", line=1, seat=seat
            )
    may_miss = [seat for seat in range(header.seats) if bots[seat] is None and header.promises[seat] is not None]
    if not set(header.missing) <= set(may_miss) or list(header.missing) != sorted(set(header.missing)):
        raise RecordDamaged("missing are seats of people, in order, whose promised key did not arrive", line=1)


def _check_names(header: Header) -> None:
    """Names are those of which the header has hashes; one that was withdrawn is gone with its salt."""
    salts = header.salts or ("",) * header.seats
    players = header.players or ("",) * header.seats
    if len(salts) != header.seats:
        raise RecordDamaged("{count} salts do not fit {seats} seats", line=1, count=len(salts), seats=header.seats)
    for seat, (name, salt, expected) in enumerate(zip(players, salts, header.names, strict=True)):
        if (name or salt) and not (HEX_16.fullmatch(salt) and name_hash(salt, name) == expected):
            raise RecordDamaged(
                "the name of seat {seat} is another one than the header has a hash of", line=1, seat=seat
            )


def _entry(content: dict[str, Any], log: Record) -> Entry:
    if log.finished:
        raise ThrowdownError("the game was over before this line", code="record/entry")
    entry = read_entry(log.header.game, {field: value for field, value in content.items() if field != "n"})
    if isinstance(entry, Undone) and entry.to not in range(len(log.entries) + 1):
        raise ThrowdownError("there is no entry {entry} to go back to", code="record/entry", entry=entry.to)
    return entry


def _link(chain: str, content: Mapping[str, Any]) -> str:
    """The hash of a line: over its content and the hash of the line before."""
    return _hash(chain, _canonical(content).encode())


def _hash(chain: str, canonical: bytes) -> str:
    return sha256(b"%s\n%s" % (chain.encode(), canonical)).hexdigest()


def _own_canonical(content: Any) -> bytes:
    """The same for what we encoded ourselves, several times as fast.

    Fractions and other letters than printable ASCII are written differently by msgspec, so these go the slow way.
    """
    try:
        text = _encode_sorted(content)
    except UnicodeEncodeError:  # half a character
        return _canonical(encode(content)).encode()
    differs = b"." in text or b"\x7f" in text or not text.isascii() or _EXPONENT.search(text) is not None
    return _canonical(encode(content)).encode() if differs else text


_encode_sorted = msgspec.json.Encoder(order="sorted").encode
#: An exponent, or a word that ends like one: searching for the digit before it would take longer than encoding.
_EXPONENT = re.compile(rb"e[-+]?\d")


def _canonical(content: Mapping[str, Any]) -> str:
    """The one form that is hashed: keys sorted, no spaces, ASCII alone."""
    return json.dumps(content, sort_keys=True, separators=(",", ":"))


def _is_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")

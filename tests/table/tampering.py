"""Records that were changed: every way of cheating that we can think of, with the line that must be named."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.errors import ActionRefused
from throwdown.rules import game
from throwdown.rules.arena.dice import LOST_FACE, SYMBOLS, handicaps
from throwdown.rules.arena.state import Raced
from throwdown.rules.codec import encode
from throwdown.rules.game import Race, to_act
from throwdown.rules.hashed import name_hash
from throwdown.rules.record import BESIDE, Place, Record, Signature, read_record
from throwdown.rules.rulings import HANDICAP, options_of
from throwdown.table import Match, Seat
from throwdown.table.match import Promised
from throwdown.throwers import MANNERS, Fairness, Luck, Thrower
from throwdown.throwers.fairness import key_hash, seeded_keys
from throwdown.throwers.signing import Signer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from throwdown.table.verify import Verified

Content = dict[str, Any]
OPTIONS: dict[str, dict[str, Any]] = {name: {"fire_mode": "simulated"} for name in ("impact_power", "impact_avatar")}


# Records to begin with


def player_key(seed: int, seat: int) -> Signer:
    """With which the person in this seat signs the end."""
    return Signer(sha256(f"player {seed} {seat}".encode()).digest())


#: By which the true games are known: what players remember of themselves.
KNOWN = tuple(player_key(seed, seat).public for seed in range(8) for seat in range(3))


@cache
def record(
    name: str,
    thrower: str,
    seed: int,
    decisions: int,
    engine: str = "",
    *,
    signed: bool = False,
    place: Place = "",
    handicap: tuple[int, ...] = (),
) -> tuple[str, ...]:
    """A committed game in which people throw in any manner; after so many decisions one of them leaves.

    ``engine`` is what the header names instead of ours. With ``signed`` the first one with a key signs the end.
    """
    rng = Random(f"{name} {seed}")
    seats = 2 + seed % 2
    people = [Seat(f"Person {seat}") for seat in range(seats)]
    fair = Fairness.seeded(f"{name} {thrower} {seed}")
    throws = _thrower(thrower, rng)
    throws.engine = engine or throws.engine
    keys = [key if seat != seed % 3 else None for seat, key in enumerate(seeded_keys(name, seats))]
    options = OPTIONS.get(name, {}) | ({HANDICAP: handicap} if handicap else {})
    match = Match(
        game(name, seats, options), people, throws, fair=fair, keys=keys, first_by="lot",
        promised=_promised(fair, keys, seed) if signed else None, place=place,
    )  # fmt: skip
    match.run()
    while decisions and match.result is None:
        seat = to_act(match.awaiting)[0]
        match.act(seat, match.game.legal_actions(match.state, seat).sample(rng), rng.choice(MANNERS))
        match.run()
        decisions -= 1
    for seat in range(seats):
        if match.result is None:
            with suppress(ActionRefused):  # out already
                match.leave(seat)
            match.run()
    signer = player_key(seed, next(seat for seat, key in enumerate(keys) if key is not None))
    return (*match.log.lines(), *([signature_line(match.log, signer)] if signed else ()))


def _promised(fair: Fairness, keys: Sequence[str | None], seed: int) -> Promised:
    hashes = tuple(key_hash(key) if key is not None else None for key in keys)
    signers = tuple(player_key(seed, seat).public if key is not None else None for seat, key in enumerate(keys))
    return Promised(hashes, signers, fair.salts(len(keys)))


def signature_line(log: Record, signer: Signer) -> str:
    """The line with which this key signs the end, whether the header names the key or not."""
    signature = Signature(log.header.seats_of(signer.public) or (0,), signer.public, signer.sign_end(log.final_hash))
    return json.dumps(encode(signature))


def with_race() -> tuple[str, ...]:
    """A game of luck in which people raced, whatever luck is like."""
    games = (record(name, "luck", seed, 25) for seed in range(500) for name in OPTIONS)
    return next(lines for lines in games if any('"raced"' in line for line in lines))


@cache
def with_live_race() -> tuple[str, ...]:
    """A game of luck in which a person ran a race against a bot."""
    for seed in range(500):
        rng = Random(seed)
        seats, fair = [Seat("Ada"), Seat("Thumb", "thumb")], Fairness.seeded(f"live {seed}")
        keys = [*seeded_keys("live", 1), None]
        match = Match(game("impact_power", 2, {"fire_mode": "live"}), seats, Luck(), rng=rng, fair=fair, keys=keys)
        while match.result is None and not isinstance(match.awaiting, Race):
            if not match.step():
                match.act(0, match.game.legal_actions(match.state, 0).sample(rng), rng.choice(MANNERS))
        if match.result is None:
            drawn = match.race_of_bots((1,)).outcome.times  # type: ignore[attr-defined]
            match.enter(Raced(times=((0, 2000), *drawn)), (1,))
            if match.result is None:
                match.leave(0)
            return tuple(match.log.lines())
    raise AssertionError("nobody ever raced")


def _thrower(name: str, rng: Random) -> Thrower:
    if name == "luck":
        return Luck()
    from throwdown.throwers.physical import Physical

    return Physical(rng)


def contents(lines: Sequence[str]) -> list[Content]:
    """The lines without their hashes, and without signatures."""
    decoded = [json.loads(line) for line in without_signatures(lines)]
    for each in decoded:
        del each["hash"]
    return decoded


def without_signatures(lines: Sequence[str]) -> list[str]:
    return [line for line in lines if not line.startswith('{"is": "signature"')]


def chained(entries: Sequence[Content]) -> list[str]:
    """Lines that are numbered and hashed again, as a forger would do it."""
    lines, chain = [], ""
    for number, content in enumerate(entries):
        content = {**content, "n": number}
        hashed = {field: value for field, value in content.items() if field not in outside(content)}
        canonical = json.dumps(hashed, sort_keys=True, separators=(",", ":"))
        chain = sha256(f"{chain}\n{canonical}".encode()).hexdigest()
        lines.append(json.dumps({**content, "hash": chain}))
    return lines


def outside(content: Content) -> tuple[str, ...]:
    """What of a line is not hashed: names."""
    return BESIDE if "version" in content else ()


# What a forger may do


@dataclass(frozen=True)
class Forgery:
    """A changed record, and between which lines (from 0) the first fault lies."""

    kind: str
    lines: list[str]
    first: int
    last: int
    before: Sequence[str]
    """The record before it was changed."""

    def is_caught(self, verified: Verified) -> bool:
        """Whether the first fault was found where it is, or a signature that was kept no longer fits."""
        fault = verified.fault
        return fault is not None and (
            self.first <= fault.number <= self.last or fault.number >= len(without_signatures(self.lines))
        )

    def is_named(self, verified: Verified) -> bool:
        """Whether what was changed is named as something that nothing binds, or that people entered."""
        if self.kind == "cut_off":
            return verified.verdict == "hidden"
        what = NAMED.get(self.kind)
        return any(check.what == what and check.verdict in ("unbound", "entered") for check in verified.checks)


#: So often a forger leaves signatures in the file that no longer fit; else the file comes without any.
SIGNATURES_KEPT = 0.3


def forgery(rng: Random, lines: Sequence[str], kind: str) -> Forgery | None:
    """The record, changed in this way at some place; none if it has no such place."""
    if kind in OF_LINES:
        return OF_LINES[kind](rng, lines)
    entries = contents(lines)
    found = KINDS[kind](rng, deepcopy(entries))
    if found is None or found[0] == entries:
        return None
    changed, first, last = found
    signatures = lines[len(entries) :] if rng.random() < SIGNATURES_KEPT else []
    return Forgery(kind, [*chained(changed), *signatures], first, last, lines)


def forgeries(rng: Random, records: Sequence[tuple[str, ...]], count: int) -> Iterator[Forgery]:
    """So many changed records, of all kinds in turn."""
    kinds = [*OF_LINES, *KINDS]
    made = tried = 0
    while made < count:
        kind = kinds[tried % len(kinds)]
        tried += 1
        for _ in range(20):
            changed = forgery(rng, rng.choice(records), kind)
            if changed is not None:
                yield changed
                made += 1
                break


# Changes of the file that are no changes of entries


def byte(rng: Random, lines: Sequence[str]) -> Forgery | None:
    """Any byte of the file becomes another one; only the hash chain can tell."""
    number = rng.randrange(len(lines))
    line = lines[number]
    place = rng.randrange(len(line))
    changed = line[:place] + chr(rng.choice([code for code in range(32, 127) if code != ord(line[place])]))
    changed += line[place + 1 :]
    try:
        same = json.loads(changed) == json.loads(line)
    except ValueError:
        same = False
    return None if same else Forgery("byte", [*lines[:number], changed, *lines[number + 1 :]], number, number, lines)


def signature_of_another(rng: Random, lines: Sequence[str]) -> Forgery | None:
    """A key that the header does not name signs, or the signature is that of another game."""
    own = without_signatures(lines)
    if len(own) == len(lines):
        return None
    log = read_record(own)
    others = [signature_line(log, Signer()), signature_line(other_log(log), player_key(0, 0)), _spoilt(lines[-1])]
    return Forgery("signature_of_another", [*own, rng.choice(others)], len(own), len(own), lines)


def other_log(log: Record) -> Record:
    """A game with the same header in which nothing happened."""
    return Record(log.header)


def _spoilt(line: str) -> str:
    content = json.loads(line)
    return json.dumps(content | {"signature": content["signature"][::-1]})


def fraction(rng: Random, lines: Sequence[str]) -> Forgery | None:
    """A whole number is written as a fraction: the same game in another form."""
    own = without_signatures(lines)
    number = rng.randrange(len(own))
    changed = own[number].replace(f'"n": {number},', f'"n": {number}.0,', 1)
    return Forgery("fraction", [*own[:number], changed, *own[number + 1 :]], number, number, lines)


def stated_hash(rng: Random, lines: Sequence[str]) -> Forgery | None:
    """The hash that the last line states of itself."""
    own = without_signatures(lines)
    last = json.loads(own[-1]) | {"hash": rng.randbytes(32).hex()}
    return Forgery("stated_hash", [*own[:-1], json.dumps(last)], len(own) - 1, len(own) - 1, lines)


def signed_by_forger(rng: Random, lines: Sequence[str]) -> Forgery | None:
    """Once the secret is known: another game of it, whose header names the forger's own key, which signs the end."""
    own = without_signatures(lines)
    if len(own) == len(lines):
        return None
    log, forger = read_record(own), Signer()
    header = log.header.but(signers=tuple(signer and forger.public for signer in log.header.signers))
    log = _played_on(rng, Record(header), Fairness(header.id, bytes.fromhex(json.loads(own[-1])["secret"])))
    return Forgery("signed_by_forger", [*log.lines(), signature_line(log, forger)], 0, len(own), lines)


OF_LINES: dict[str, Callable[[Random, Sequence[str]], Forgery | None]] = {
    make.__name__: make for make in (byte, signature_of_another, fraction, stated_hash, signed_by_forger)
}


def _played_on(rng: Random, log: Record, fair: Fairness) -> Record:
    """This record with other decisions up to the end of the game; the secret is known."""
    if log.header.first_by == "lot":
        log = Record(log.header.but(first=fair.bound(log.header).first(log.header.seats)), list(log.entries))
    match = Match.resume(log, _thrower(log.header.thrower, rng), fair=fair, think=None)
    match.run()
    for _ in range(rng.randrange(4)):
        if match.result is None:
            seat = to_act(match.awaiting)[0]
            match.act(seat, match.game.legal_actions(match.state, seat).sample(rng), rng.choice(MANNERS))
            match.run()
    for seat in rng.sample(range(log.header.seats), log.header.seats):
        if match.result is None:
            with suppress(ActionRefused):  # out already
                match.leave(seat)
            match.run()
    return match.log


#: What nothing but the final hash may bind, or people alone can say, by kind: as what ``verify`` names it.
NAMED = {
    **dict.fromkeys(("manner", "order", "resignation", "replayed", "signed_by_forger"), "moves"),
    **dict.fromkeys(("names", "option", "edition", "engine", "round", "begins", "keys"), "header"),
    **dict.fromkeys(("signer", "void", "server", "processor", "name_hash_changed", "promised_key"), "header"),
    "entered": "race",
    "handicap": "header",
    "place": "place",
}

Found = tuple[list[Content], int, int] | None
KINDS: dict[str, Callable[[Random, list[Content]], Found]] = {}


def _kind(make: Callable[[Random, list[Content]], Found]) -> Callable[[Random, list[Content]], Found]:
    KINDS[make.__name__] = make
    return make


def _some(rng: Random, entries: list[Content], fits: Callable[[Content], Any]) -> int | None:
    numbers = [number for number, content in enumerate(entries) if number and fits(content)]
    return rng.choice(numbers) if numbers else None


def _outcome(name: str) -> Callable[[Content], bool]:
    return lambda content: content["is"] == "resolved" and content["outcome"]["is"] == name


def _locked(content: Content) -> bool:
    return content["is"] == "acted" and bool(content.get("intent"))


def _resolved_after(entries: list[Content], number: int) -> int:
    later = (each for each in range(number, len(entries)) if entries[each]["is"] == "resolved")
    return next(later, len(entries) - 1)


@_kind
def face(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: _outcome("landed")(content) and content["outcome"]["faces"])
    if number is None:
        return None
    shown = rng.choice(entries[number]["outcome"]["faces"])
    name = entries[0]["game"]
    shown[1] = rng.choice([each for each in (*SYMBOLS[name], LOST_FACE[name]) if each != shown[1]])
    return entries, number, number


@_kind
def out(rng: Random, entries: list[Content]) -> Found:
    """A die that landed is said to have left, or one that left to have landed."""
    number = _some(rng, entries, _outcome("landed"))
    if number is None:
        return None
    outcome = entries[number]["outcome"]
    if outcome["out"]:
        die, _ = outcome["out"].pop()
        outcome["faces"] = sorted([*outcome["faces"], [die, SYMBOLS[entries[0]["game"]][0]]])
    else:
        die, _ = outcome["faces"].pop(rng.randrange(len(outcome["faces"])))
        outcome["out"] = [[die, "bounced"]]
    return entries, number, number


@_kind
def stacks(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: _outcome("landed")(content) and len(content["outcome"]["faces"]) > 1)
    if number is None:
        return None
    outcome = entries[number]["outcome"]
    outcome["stacks"] = [] if outcome["stacks"] else [[die for die, _ in outcome["faces"][:2]]]
    return entries, number, number


@_kind
def nudged(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: _outcome("landed")(content) and content["outcome"]["faces"])
    if number is None:
        return None
    outcome = entries[number]["outcome"]
    outcome["nudged"] = [] if outcome["nudged"] else [outcome["faces"][0][0]]
    return entries, number, number


@_kind
def rolled(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, _outcome("rolled"))
    if number is None:
        return None
    faces = entries[number]["outcome"]["faces"]
    die = rng.randrange(len(faces))
    faces[die] = rng.choice([each for each in "YBRG=" if each != faces[die]])
    return entries, number, number


@_kind
def drawn(rng: Random, entries: list[Content]) -> Found:
    """Two different cards of the deck, or dice of a lot, change places."""
    number = _some(
        rng, entries, lambda content: _outcome("drawn")(content) and len(set(content["outcome"]["items"])) > 1
    )
    if number is None:
        return None
    items = entries[number]["outcome"]["items"]
    one = rng.randrange(len(items))
    other = rng.choice([each for each in range(len(items)) if items[each] != items[one]])
    items[one], items[other] = items[other], items[one]
    return entries, number, number


@_kind
def raced(rng: Random, entries: list[Content]) -> Found:
    """A time that chance gave: of a simulated race, or of a bot in a race that people run."""
    number = _some(rng, entries, lambda content: _outcome("raced")(content) and content["draw"]["racers"])
    if number is None:
        return None
    drawn = {seat for seat, _, _ in entries[number]["draw"]["racers"]}
    rng.choice([time for time in entries[number]["outcome"]["times"] if time[0] in drawn])[1] += rng.choice(
        (-1, 1, 5000)
    )
    return entries, number, number


@_kind
def kept_back(rng: Random, entries: list[Content]) -> Found:
    """The time of a bot that would have won is missing, or nobody is said to have had one drawn."""
    number = _some(rng, entries, lambda content: _outcome("raced")(content) and content["draw"]["racers"])
    if number is None:
        return None
    drawn = {seat for seat, _, _ in entries[number]["draw"]["racers"]}
    times = entries[number]["outcome"]["times"]
    if min(times, key=lambda time: time[1])[0] in drawn and rng.random() < 0.5:
        entries[number]["outcome"]["times"] = [time for time in times if time[0] not in drawn]
    else:
        entries[number]["draw"]["racers"] = []
    return entries, number, len(entries) - 1


@_kind
def entered(rng: Random, entries: list[Content]) -> Found:
    """The time of a person in a race: who ran it says so, and nobody else can."""
    number = _some(rng, entries, lambda content: _outcome("raced")(content) and _run_times(content))
    if number is None:
        return None
    rng.choice(_run_times(entries[number]))[1] += rng.choice((1, 100))
    return entries, number, len(entries) - 1


def _run_times(content: Content) -> list[list[int]]:
    drawn = {seat for seat, _, _ in content["draw"]["racers"]}
    return [time for time in content["outcome"]["times"] if time[0] not in drawn]


@_kind
def draw(rng: Random, entries: list[Content]) -> Found:
    """One number of what an outcome is said to be drawn from."""
    number = _some(rng, entries, lambda content: content.get("draw"))
    if number is None:
        return None
    holders: list[Any] = [entries[number]["draw"]]
    found: list[tuple[Any, Any]] = []
    for holder in holders:  # grows while it is read
        inner = list(holder.items() if isinstance(holder, dict) else enumerate(holder))
        found += [(holder, key) for key, value in inner if isinstance(value, int)]
        holders += [value for _, value in inner if isinstance(value, list)]
    holder, key = rng.choice(found)
    holder[key] += rng.choice((-1, 1))
    return entries, number, number


@_kind
def draw_lost(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: content.get("draw"))
    if number is None:
        return None
    del entries[number]["draw"]
    return entries, number, number


@_kind
def rest(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: content.get("rest"))
    if number is None:
        return None
    _, pose = rng.choice(entries[number]["rest"])
    pose[rng.randrange(7)] += rng.choice((-1, 1, 5000))
    return entries, number, number


@_kind
def rest_lost(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: content.get("rest"))
    if number is None:
        return None
    entries[number]["rest"].pop()
    return entries, number, number


@_kind
def lying(rng: Random, entries: list[Content]) -> Found:
    """Where a die lay before a throw."""
    number = _some(rng, entries, lambda content: content.get("lying"))
    if number is None:
        return None
    _, pose = rng.choice(entries[number]["lying"])
    pose[rng.randrange(7)] += rng.choice((-1, 1, 5000))
    return entries, number, number


@_kind
def lying_lost(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: len(content.get("lying", ())) > 1)
    if number is None:
        return None
    entries[number]["lying"].pop()
    return entries, number, number


@_kind
def motion(rng: Random, entries: list[Content]) -> Found:
    """One byte of the recorded motion, packed again so that it can be opened."""
    number = _some(rng, entries, lambda content: content.get("motion"))
    if number is None:
        return None
    opened = bytearray(zlib.decompress(b64decode(entries[number]["motion"])))
    opened[rng.randrange(len(opened))] ^= 1 << rng.randrange(8)
    entries[number]["motion"] = b64encode(zlib.compress(bytes(opened))).decode()
    return entries, number, number


@_kind
def motion_spoilt(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: content.get("motion"))
    if number is None:
        return None
    packed = b64decode(entries[number]["motion"])
    spoilt = ["", "no motion", "\ud800", b64encode(b"x").decode(), b64encode(packed + b"x").decode()]
    entries[number]["motion"] = rng.choice(spoilt)
    return entries, number, number


@_kind
def intent(rng: Random, entries: list[Content]) -> Found:
    """One number of what a hand did, by as little as possible."""
    number = _some(rng, entries, _locked)
    if number is None:
        return None
    numbers = entries[number]["intent"]
    place = rng.randrange(len(numbers))
    numbers[place] += -1 if numbers[place] > 0 else 1
    return entries, number, _resolved_after(entries, number)


@_kind
def intent_lost(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, _locked)
    if number is None:
        return None
    del entries[number]["intent"]
    return entries, number, number


@_kind
def intent_spoilt(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: content["is"] == "acted")
    if number is None:
        return None
    entries[number]["intent"] = rng.choice([[1, 2], [0] * 9, [10**30] * 9, [0, 0, 451, 0, 0, 0, 0, 0, 0]])
    return entries, number, number


@_kind
def secret(rng: Random, entries: list[Content]) -> Found:
    entries[-1]["secret"] = rng.randbytes(32).hex()
    return entries, 0, 0


@_kind
def secret_spoilt(rng: Random, entries: list[Content]) -> Found:
    right = entries[-1]["secret"]
    entries[-1]["secret"] = rng.choice([right[:-2], right.upper(), f" {right}", f"{right}\n", "secret", "\ud800", ""])
    return entries, len(entries) - 1, len(entries) - 1


@_kind
def commitment(rng: Random, entries: list[Content]) -> Found:
    entries[0]["commitment"] = rng.choice([rng.randbytes(32).hex(), entries[0]["commitment"].upper(), "\ud800"])
    return entries, 0, 0


@_kind
def commitment_lost(rng: Random, entries: list[Content]) -> Found:
    del entries[0]["commitment"]
    return entries, 0, len(entries) - 1


@_kind
def identity(rng: Random, entries: list[Content]) -> Found:
    entries[0]["id"] = rng.choice([rng.randbytes(8).hex(), "", "\ud800"])
    return entries, 0, 0


@_kind
def keys(rng: Random, entries: list[Content]) -> Found:
    """Another key, one where there was none, none where there was one, or nonsense."""
    seat = rng.randrange(entries[0]["seats"])
    others = [rng.randbytes(32).hex(), None, "mine", "\ud800"]
    entries[0]["keys"][seat] = rng.choice([key for key in others if key != entries[0]["keys"][seat]])
    return entries, 0, len(entries) - 2


@_kind
def names(rng: Random, entries: list[Content]) -> Found:
    """Two players change their names, one is called otherwise, or a person is said to be a bot."""
    players, bots = entries[0]["players"], entries[0]["bots"]
    way = rng.randrange(3)
    if way == 2:  # a bot's key follows from the secret, which that of a person does not
        entries[0]["signers"] = [None] * entries[0]["seats"]
    if way == 0:
        players[0], players[1] = players[1], players[0]
    elif way == 1:
        players[rng.randrange(len(players))] = "Somebody"
    else:
        bots[bots.index(None)] = "thumb"
    return entries, 0, len(entries) - 2


@_kind
def option(rng: Random, entries: list[Content]) -> Found:
    """Another value of any option, whether it changes anything in this game or not."""
    options = entries[0]["options"]
    name, row = rng.choice([each for each in options_of(entries[0]["game"]).items() if len(each[1].values) > 1])
    options[name] = rng.choice([value for value in row.values if value != options[name]])
    return entries, 0, len(entries) - 1


@_kind
def handicap(rng: Random, entries: list[Content]) -> Found:
    """The seats are said to have begun with other numbers of dice."""
    seats, options = entries[0]["seats"], entries[0]["options"]
    if HANDICAP not in options_of(entries[0]["game"]):
        return None
    begun = options.get(HANDICAP)
    options[HANDICAP] = rng.choice([list(each) for each in handicaps(seats) if list(each) != begun])
    if begun is not None and rng.random() < 0.5:
        del options[HANDICAP]
    return entries, 0, len(entries) - 1


@_kind
def place(rng: Random, entries: list[Content]) -> Found:
    """It is said to have been played without a server, where no list is to be asked."""
    entries[0]["place"] = rng.choice(["tab", "tab", "phone"])
    return entries, 0, len(entries) - 2


@_kind
def edition(rng: Random, entries: list[Content]) -> Found:
    entries[0]["edition"] = rng.choice(["strike-FR", "hp-DE", "x"])
    return entries, 0, len(entries) - 2


@_kind
def engine(rng: Random, entries: list[Content]) -> Found:
    entries[0]["engine"] = rng.choice([f"{entries[0]['engine']}x", "another engine", ""])
    return entries, 0, len(entries) - 2


@_kind
def promise(rng: Random, entries: list[Content]) -> Found:
    """Another promise, or none."""
    promises = entries[0]["promises"]
    promises[rng.randrange(len(promises))] = rng.choice([None, rng.randbytes(32).hex()])
    return entries, 0, len(entries) - 2


@_kind
def signer(rng: Random, entries: list[Content]) -> Found:
    """Somebody else is said to sign for a seat."""
    signers = entries[0]["signers"]
    signers[rng.randrange(len(signers))] = rng.randbytes(32).hex()
    return entries, 0, len(entries) - 2


@_kind
def missing(rng: Random, entries: list[Content]) -> Found:
    """A key that was there is said not to have arrived."""
    entries[0]["missing"] = [rng.randrange(entries[0]["seats"])]
    return entries, 0, len(entries) - 2


@_kind
def void(rng: Random, entries: list[Content]) -> Found:
    entries[0]["void"] = [rng.randbytes(8).hex()]
    return entries, 0, len(entries) - 2


@_kind
def server(rng: Random, entries: list[Content]) -> Found:
    entries[0]["server"] = rng.choice(["", "x", rng.randbytes(32).hex()])
    return entries, 0, len(entries) - 2


@_kind
def processor(rng: Random, entries: list[Content]) -> Found:
    entries[0]["processor"] = rng.choice(["", "abacus"])
    return entries, 0, len(entries) - 2


@_kind
def salt(rng: Random, entries: list[Content]) -> Found:
    """A salt is another one, or gone, or a name is gone without it."""
    seat = rng.randrange(entries[0]["seats"])
    entries[0][rng.choice(["salts", "players"])][seat] = rng.choice(["", rng.randbytes(16).hex()])
    return entries, 0, 0


@_kind
def name_hash_changed(rng: Random, entries: list[Content]) -> Found:
    """Another name with a salt and a hash that fit: the dice then are others."""
    seat = rng.randrange(entries[0]["seats"])
    entries[0]["players"][seat], new = "Somebody", rng.randbytes(16).hex()
    entries[0]["salts"][seat], entries[0]["names"][seat] = new, name_hash(new, "Somebody")
    return entries, 0, len(entries) - 2


@_kind
def empty_field(rng: Random, entries: list[Content]) -> Found:
    """The same content in another form."""
    number = _some(rng, entries, lambda content: content["is"] in ("acted", "resolved"))
    if number is None:
        return None
    field = "motion" if entries[number]["is"] == "resolved" else "intent"
    if entries[number].get(field):
        return None
    entries[number][field] = "" if field == "motion" else []
    return entries, number, number


@_kind
def begins(rng: Random, entries: list[Content]) -> Found:
    """Another seat is said to begin, or it is said to have been settled otherwise."""
    if rng.random() < 0.5:
        entries[0]["first"] = (entries[0]["first"] + 1) % entries[0]["seats"]
    else:
        entries[0]["first_by"] = rng.choice(["host", "oldest", "next", "nobody"])
    return entries, 0, len(entries) - 1


@_kind
def manner(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: content["is"] == "acted" and content["manner"])
    if number is None:
        return None
    entries[number]["manner"] = rng.choice([each for each in MANNERS if each != entries[number]["manner"]])
    return entries, number, len(entries) - 1


@_kind
def order(rng: Random, entries: list[Content]) -> Found:
    """Two moves of different seats change places."""
    pairs = [
        number
        for number in range(1, len(entries) - 1)
        if entries[number]["is"] == entries[number + 1]["is"] == "acted"
        and entries[number]["seat"] != entries[number + 1]["seat"]
    ]
    if not pairs:
        return None
    number = rng.choice(pairs)
    entries[number], entries[number + 1] = entries[number + 1], entries[number]
    return entries, number, len(entries) - 1


@_kind
def resignation(rng: Random, entries: list[Content]) -> Found:
    """Somebody is said to have given up in the middle of the game, or another one than did."""
    number = rng.randrange(1, len(entries))
    match = _resumed(rng, entries, number)
    for seat in rng.sample(range(entries[0]["seats"]), entries[0]["seats"]):
        if match.result is None:
            with suppress(ActionRefused):  # out already
                match.leave(seat)
    return (contents(list(match.log.lines())), number, len(entries)) if match.result is not None else None


@_kind
def replayed(rng: Random, entries: list[Content]) -> Found:
    """Once the secret is known: other decisions from some place on, with the dice that they would have had."""
    number = rng.randrange(1, len(entries))
    log = _played_on(rng, read_record(chained(entries[:number])), _fair(entries))
    return (contents(list(log.lines())), number, len(entries)) if log.finished else None


def _resumed(rng: Random, entries: list[Content], number: int) -> Match:
    log = read_record(chained(entries[:number]))
    return Match.resume(log, _thrower(entries[0]["thrower"], rng), fair=_fair(entries), think=None)


def _fair(entries: list[Content]) -> Fairness:
    return Fairness(entries[0]["id"], bytes.fromhex(entries[-1]["secret"]))


@_kind
def cut_off(rng: Random, entries: list[Content]) -> Found:
    """The end is missing, and with it the secret."""
    number = rng.randrange(1, len(entries))
    return entries[:number], 0, len(entries)


@_kind
def after_the_end(rng: Random, entries: list[Content]) -> Found:
    entries.append(deepcopy(rng.choice(entries[1:])))
    return entries, len(entries) - 1, len(entries) - 1


@_kind
def older_version(rng: Random, entries: list[Content]) -> Found:
    """The header is said to be of a version that binds less."""
    entries[0]["version"] = rng.choice([1, 2])
    return entries, 0, len(entries) - 1


@_kind
def promised_key(rng: Random, entries: list[Content]) -> Found:
    """Another key with the promise that fits it: the dice then are others."""
    seat, key = rng.randrange(entries[0]["seats"]), rng.randbytes(32).hex()
    entries[0]["keys"][seat], entries[0]["promises"][seat] = key, key_hash(key)
    return entries, 0, len(entries) - 1


@_kind
def thrower(rng: Random, entries: list[Content]) -> Found:
    entries[0]["thrower"] = rng.choice(
        [each for each in ("luck", "physics", "entered", "") if each != entries[0]["thrower"]]
    )
    return entries, 0, len(entries) - 1


@_kind
def swapped(rng: Random, entries: list[Content]) -> Found:
    """An outcome and what stands before it change places."""
    number = _some(rng, entries[1:-1], lambda content: content["is"] == "resolved")
    if number is None:
        return None
    entries[number], entries[number + 1] = entries[number + 1], entries[number]
    return entries, number, number + 1


@_kind
def removed(rng: Random, entries: list[Content]) -> Found:
    """Not the last one: somebody may leave while dice are in the air."""
    number = _some(rng, entries, lambda content: content["is"] == "resolved")
    if number is None or entries[number + 1].get("action") == {"is": "resign"}:
        return None
    del entries[number]
    return entries, number, len(entries) - 1


@_kind
def added(rng: Random, entries: list[Content]) -> Found:
    number = _some(rng, entries, lambda content: content["is"] == "resolved")
    if number is None:
        return None
    entries.insert(number, deepcopy(entries[number]))
    return entries, number, len(entries) - 1


@_kind
def thrown_again(rng: Random, entries: list[Content]) -> Found:
    """A throw is taken back after it was seen, and made again with the next chance."""
    number = _some(rng, entries[:-1], lambda content: content["is"] == "resolved")
    if number is None or entries[number - 1]["is"] != "acted":
        return None
    again = [{"is": "undone", "to": number - 2}, *deepcopy(entries[number - 1 : number + 1])]
    return [*entries[: number + 1], *again, *entries[number + 1 :]], number + 1, number + 1


@_kind
def ended(rng: Random, entries: list[Content]) -> Found:
    entries[-1]["result"]["winners"] = [(seat + 1) % entries[0]["seats"] for seat in entries[-1]["result"]["winners"]]
    return entries, len(entries) - 1, len(entries) - 1

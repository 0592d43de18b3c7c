"""Compute a recorded game again: commitment, locked intents, every throw, race and lot.

The hash chain and the rules were checked when the record was read. Here the secret that the record
reveals must fit the hash that was published, and everything that chance decided must come out again.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Any, Literal

from throwdown.bots import race_pace
from throwdown.errors import RecordDamaged, ThrowdownError, ThrowFailed
from throwdown.rules.arena.state import THROWS, Landed, MoveDie
from throwdown.rules.game import InFlight, Lot, Race
from throwdown.rules.record import Acted, Ended, Log, Resolved, Undone, read_record
from throwdown.rules.values import Value
from throwdown.throwers import Fairness, Luck, Thrower

from .match import Match
from .seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from throwdown.rules.record import Header

Verdict = Literal[
    "holds",
    "differs",
    "elsewhere",  # cannot be recomputed here: another engine or processor
    "entered",  # people said so: a race that they ran
    "hidden",  # the game is not over: the secret is not revealed
    "uncommitted",  # nothing was published before the game
]


class Check(Value):
    """One thing that was checked: the commitment, a locked intent, or an outcome; ``number`` is its line."""

    number: int
    what: str
    verdict: Verdict
    why: str = ""


class Verified(Value):
    """All checks of a record, in order."""

    checks: tuple[Check, ...]

    @property
    def fault(self) -> Check | None:
        """The first thing that does not hold."""
        return next((check for check in self.checks if check.verdict == "differs"), None)

    @property
    def verdict(self) -> Verdict:
        """For the whole game: the worst that was found."""
        found = {check.verdict for check in self.checks}
        worst: tuple[Verdict, ...] = ("differs", "uncommitted", "hidden", "elsewhere")
        return next((verdict for verdict in worst if verdict in found), "holds")


def verify(log: Log) -> Verified:
    """Check everything in this record that can be computed again, up to the first thing that does not hold."""
    last = log.entries[-1] if log.entries else None
    return Verified(tuple(_checks(log, last.secret if isinstance(last, Ended) else None)))


def verify_lines(lines: Sequence[str]) -> Verified:
    """The same for lines that may be no whole record: the first fault may lie before the line that cannot be read."""
    try:
        return verify(read_record(lines))
    except RecordDamaged as damage:
        damaged = Check(max(damage.line - 1, 0), "record", "differs", damage.message)
        before = tuple(_before(damage.before, lines[-1])) if isinstance(damage.before, Log) else ()
        return Verified(before if any(check.verdict == "differs" for check in before) else (*before, damaged))


def _before(log: Log, last: str) -> Iterator[Check]:
    """What was read before the damage, if the last line still reveals the secret of this game."""
    try:
        secret = json.loads(last)["secret"]
        fair = Fairness.revealed(log.header, secret)
    except (ValueError, LookupError, TypeError, RecursionError, RecordDamaged):
        return
    if fair.commitment == log.header.commitment:
        yield from _checks(log, secret)


def _checks(log: Log, secret: str | None) -> Iterator[Check]:
    """All checks, or those up to the first fault: what comes after it stands on what does not hold."""
    for check in _all_checks(log, secret):
        yield check
        if check.verdict == "differs":
            return


def _all_checks(log: Log, secret: str | None) -> Iterator[Check]:
    header, end = log.header, len(log.entries)
    if not header.commitment:
        yield _uncommitted(header, secret, end)
        return
    if secret is None:
        yield Check(0, "commitment", "hidden")
        return
    try:
        fair = Fairness.revealed(header, secret, line=end + 1)
        thrower = _thrower(header.thrower)
    except RecordDamaged as damage:
        yield Check(end, "commitment", "differs", damage.message)
        return
    except ThrowdownError as error:
        yield Check(0, "record", "differs", error.message)
        return
    if fair.commitment != header.commitment:
        why = f"the revealed secret gives {fair.commitment}, published was {header.commitment[:70]!r}"
        yield Check(0, "commitment", "differs", why)
        return
    yield Check(0, "commitment", "holds")
    yield from _replayed(log, thrower, fair, here=header.engine == thrower.engine)


def _uncommitted(header: Header, secret: str | None, end: int) -> Check:
    """Nothing was published; that cannot be where an arena or a secret is."""
    if header.thrower == "physics":
        return Check(0, "commitment", "differs", "a game in the arena always has a commitment: here it is missing")
    if secret:
        return Check(end, "commitment", "differs", "a secret is revealed that nothing was published of")
    return Check(0, "commitment", "uncommitted")


def _thrower(name: str) -> Thrower:
    if name == "physics":
        from throwdown.throwers.physical import Physical

        return Physical()
    if name == "luck":
        return Luck()
    raise ThrowdownError(f"a game that was thrown by {name[:70]!r} cannot be computed again", code="record/thrower")


def _replayed(log: Log, thrower: Thrower, fair: Fairness, here: bool) -> Iterator[Check]:
    header = log.header
    bots = header.bots or (None,) * header.seats
    # Bots do not choose again, so their seats are people's here.
    seats = [Seat(player) for player in header.players or ("",) * header.seats]
    match = Match(header.start(), seats, thrower, fair=fair, header=header)
    match.paces = {seat: race_pace(bot) for seat, bot in enumerate(bots)}
    for number, entry in enumerate(log.entries, start=1):
        if isinstance(entry, Acted):
            yield from _locked(match, number, entry)
        elif isinstance(entry, Resolved):
            yield _computed(match, number, entry, bots, here)
        elif isinstance(entry, Undone):
            yield from _taken_back(match, number, entry)
        if isinstance(entry, Ended):
            return
        try:
            match.replay(entry)
        except ThrowdownError as error:  # the rules took it, the arena does not
            yield Check(number, "record", "differs", error.message)


def _taken_back(match: Match, number: int, undone: Undone) -> Iterator[Check]:
    """Only the last action, and never what chance has shown: whoever could, would throw again."""
    if all(match._undo_to(seat) != undone.to for seat in range(match.game.seats)):
        yield Check(number, "record", "differs", "this cannot be taken back: it was shown what chance made of it")


def _locked(match: Match, number: int, acted: Acted) -> Iterator[Check]:
    """Whether a hand could do what was locked."""
    if not match.thrower.has_places:
        if acted.intent:
            yield Check(number, "intent", "differs", "a table without an arena has no intents")
    elif isinstance(acted.action, (*THROWS, MoveDie)) or acted.intent:
        yield Check(number, "intent", *_lockable(match, acted))


def _lockable(match: Match, acted: Acted) -> tuple[Verdict, str]:
    if not acted.intent:
        return "differs", "the numbers of this throw are missing"
    if acted.manner is not None:
        return "differs", "a throw with numbers has no manner beside them"
    try:
        match.lockable(acted.seat, acted.action, acted.intent)
    except ThrowdownError as error:
        return "differs", error.message
    except ArithmeticError:
        return "differs", "no hand reaches as far as these numbers"
    return "holds", ""


def _computed(match: Match, number: int, told: Resolved, bots: tuple[str | None, ...], here: bool) -> Check:
    awaited = match.awaiting
    what = {InFlight: "throw", Race: "race", Lot: "lot"}[type(awaited)]
    racers = awaited.seats if isinstance(awaited, Race) else ()
    if match.game.options.get("fire_mode") == "live" and any(bots[seat] is None for seat in racers):
        return Check(number, what, *_entered(told))
    try:
        again = match.answer()
    except ThrowdownError as error:
        if here and not isinstance(error, ThrowFailed):
            return Check(number, what, "differs", error.message)
        again = None
    return Check(number, what, *_compared(match, told, again, here))


def _entered(told: Resolved) -> tuple[Verdict, str]:
    if told.rest or told.motion:
        return "differs", "people who race throw no dice: there is nothing that moves or rests"
    return "entered", ""


def _compared(match: Match, told: Resolved, again: Resolved | None, here: bool) -> tuple[Verdict, str]:
    """``again`` is none where this machine cannot compute it."""
    why = _difference(told, again) if again is not None else "unknown"
    if not why:
        return "holds", ""
    thrown = isinstance(match.awaiting, InFlight)
    if again is not None and (here or not thrown):  # races and lots are the same on every machine
        return "differs", why
    belied = _belied(match, told)
    if belied:
        return "differs", belied
    return ("holds", "") if again is not None and again.outcome == told.outcome else ("elsewhere", "")


def _difference(told: Resolved, again: Resolved) -> str:
    if told.outcome != again.outcome:
        return f"computed again it is {again.outcome}, the record says {told.outcome}"
    if told.draw != again.draw:
        return f"the rules have it drawn from {again.draw}, the record says {told.draw}"
    if told.rest != again.rest:
        return "computed again the dice come to rest elsewhere"
    if told.motion != again.motion and motion_bytes(told.motion) != motion_bytes(again.motion):
        return "computed again the dice move otherwise"
    return ""


def _belied(match: Match, told: Resolved) -> str:
    """What can be seen on any machine: a record that contradicts itself."""
    if not match.thrower.has_places:
        return "dice of luck lie nowhere: there is nothing that moves or rests" if told.rest or told.motion else ""
    try:
        if isinstance(told.outcome, Landed) and _rests_otherwise(match, told, told.outcome):
            return "the dice do not rest as they are said to lie"
        return "the recorded motion does not end where the dice are said to rest" if _ends_otherwise(told) else ""
    except (ThrowdownError, ArithmeticError, LookupError, TypeError, ValueError):
        return "the numbers of this landing are no dice in an arena"


def _rests_otherwise(match: Match, told: Resolved, landed: Landed) -> bool:
    """Whether faces, stacks or dice at rest are others than the outcome tells."""
    from throwdown.physics.reading import stacks_of, supports
    from throwdown.physics.scene import Scene, face_of

    poses: dict[int, Any] = dict(told.rest)
    Scene(poses).check()
    said = dict(match.state.arena) | dict(landed.faces)
    gone = {die for die, _ in landed.out}
    lying = {die: match.game.die[face_of(pose)] for die, pose in poses.items()}  # type: ignore[attr-defined]
    return (
        len(poses) != len(told.rest)
        or lying != {die: face for die, face in said.items() if die not in gone}
        or set(stacks_of(supports(poses))) != set(landed.stacks)
    )


def _ends_otherwise(told: Resolved) -> bool:
    from throwdown.throwers.physical import ends_otherwise

    return motion_bytes(told.motion) == told.motion.encode() or ends_otherwise(told)


#: A recorded motion is at most this long before it is compressed: 26 dice over 10 s.
LONGEST = 4_000_000


def motion_bytes(motion: str) -> bytes:
    """A recorded motion before it was compressed: compressors may differ, what they hold may not.

    What holds more than that, or too much, is no motion and stays as it is.
    """
    opened = zlib.decompressobj()
    try:
        packed = b64decode(motion, validate=True)
        held = opened.decompress(packed, LONGEST)
    except (ValueError, zlib.error):
        return motion.encode("utf-8", "surrogatepass")
    whole = opened.eof and not opened.unused_data and b64encode(packed).decode() == motion
    return held if whole else motion.encode("utf-8", "surrogatepass")

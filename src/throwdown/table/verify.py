"""Compute a recorded game again: commitment, locked intents, every throw, race and lot.

The hash chain and the rules were checked when the record was read. Here the secret that the record
reveals must fit the hash that was published, and everything that chance decided must come out again.
"""

from __future__ import annotations

import zlib
from base64 import b64decode
from typing import TYPE_CHECKING, Literal

from throwdown.errors import ThrowdownError
from throwdown.rules.arena_state import THROWS, MoveDie
from throwdown.rules.game import InFlight, Lot, Race
from throwdown.rules.record import Acted, Ended, Resolved
from throwdown.rules.values import Value
from throwdown.throwers import Fairness, Luck, Thrower

from .match import Match
from .seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.rules.record import Log

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
    """Check everything in this record that can be computed again."""
    header, last = log.header, log.entries[-1] if log.entries else None
    if not header.commitment:
        return Verified((Check(0, "commitment", "uncommitted"),))
    if not isinstance(last, Ended):
        return Verified((Check(0, "commitment", "hidden"),))
    fair = Fairness.revealed(header.id, last.secret, header.keys)
    if fair.commitment != header.commitment:
        why = f"the revealed secret gives {fair.commitment}, published was {header.commitment}"
        return Verified((Check(0, "commitment", "differs", why),))
    thrower = _thrower(header.thrower)
    here = header.engine == thrower.engine
    return Verified((Check(0, "commitment", "holds"), *_replayed(log, thrower, fair, here)))


def _thrower(name: str) -> Thrower:
    if name == "physics":
        from throwdown.throwers.physical import Physical

        return Physical()
    if name == "luck":
        return Luck()
    raise ThrowdownError(f"a game that was thrown by {name!r} cannot be computed again", code="record/thrower")


def _replayed(log: Log, thrower: Thrower, fair: Fairness, here: bool) -> Iterator[Check]:
    header = log.header
    bots = header.bots or (None,) * header.seats
    # Bots do not choose again, so their seats are people's here.
    seats = [Seat(player) for player in header.players or ("",) * header.seats]
    match = Match(header.start(), seats, thrower, first=header.first, fair=fair)
    for number, entry in enumerate(log.entries, start=1):
        if isinstance(entry, Acted):
            yield from _locked(match, number, entry)
        elif isinstance(entry, Resolved):
            yield _computed(match, number, entry, bots, here)
        if not isinstance(entry, Ended):
            match.replay(entry)


def _locked(match: Match, number: int, acted: Acted) -> Iterator[Check]:
    """Whether a hand could do what was locked."""
    if not match.thrower.engine:
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
    return "holds", ""


def _computed(match: Match, number: int, told: Resolved, bots: tuple[str | None, ...], here: bool) -> Check:
    awaited = match.awaiting
    what = {InFlight: "throw", Race: "race", Lot: "lot"}[type(awaited)]
    racers = awaited.seats if isinstance(awaited, Race) else ()
    if match.game.options.get("fire_mode") == "live" and any(bots[seat] is None for seat in racers):
        return Check(number, what, "entered")
    try:
        again = match.answer()
    except ThrowdownError as error:
        return Check(number, what, "differs", error.message)
    assert again is not None  # noqa: S101  # luck and physics answer everything
    why = _difference(told, again)
    if not why or (not here and again.outcome == told.outcome and not _belied(told)):
        return Check(number, what, "holds")
    if here or _belied(told):
        return Check(number, what, "differs", _belied(told) or why)
    return Check(number, what, "elsewhere")


def _difference(told: Resolved, again: Resolved) -> str:
    if told.outcome != again.outcome:
        return f"computed again it is {again.outcome}, the record says {told.outcome}"
    if told.rest != again.rest:
        return "computed again the dice come to rest elsewhere"
    if told.motion != again.motion and motion_bytes(told.motion) != motion_bytes(again.motion):
        return "computed again the dice move otherwise"
    return ""


def _belied(told: Resolved) -> str:
    """What can be seen on any machine: a recorded motion that ends otherwise than the dice are said to rest."""
    if not told.motion:
        return ""
    from throwdown.throwers.physical import ends_otherwise

    return "the recorded motion does not end where the dice are said to rest" if ends_otherwise(told) else ""


def motion_bytes(motion: str) -> bytes:
    """A recorded motion before it was compressed: compressors may differ, what they hold may not."""
    try:
        return zlib.decompress(b64decode(motion, validate=True))
    except (ValueError, zlib.error):
        return motion.encode()

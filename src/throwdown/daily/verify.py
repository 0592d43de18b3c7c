"""Compute a day again: commitment, position, and every listed throw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import RecordDamaged, ThrowdownError
from throwdown.physics.arenas import arena_of
from throwdown.rules.record import HEX_32
from throwdown.table.verify import Check, Verified
from throwdown.throwers.fairness import Fairness
from throwdown.throwers.simulating import simulate

from .day import GAME, HAND, LYING, position
from .landing import checked_intent, landed, scored
from .record import read_day

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from throwdown.table.ledger import ListedGames

    from .record import DayRecord, Thrown

#: The only dice that a hand of a day has.
_HAND = tuple(range(LYING, LYING + HAND))


def verify_daily(
    lines: Sequence[str],
    ledger: ListedGames | None = None,
    progress: Callable[[float], None] = lambda lines: None,
) -> Verified:
    """Check everything up to the first failure; ``ledger``: the public list of the server."""
    try:
        record = read_day(lines)
    except RecordDamaged as damage:
        return Verified((Check(max(damage.line - 1, 0), "record", "differs", damage.message),))
    checks: list[Check] = []
    for check in _checks(record, ledger):
        checks.append(check)
        progress(1)
        if check.verdict == "differs":
            break
    return Verified(tuple(checks))


def _checks(record: DayRecord, ledger: ListedGames | None) -> Iterator[Check]:
    day, end = record.day, len(record.throws) + 1
    if not HEX_32.fullmatch(record.secret):
        yield Check(end, "commitment", "differs", "the secret is not 64 hexadecimal digits in small letters")
        return
    fits = Fairness(day.id, bytes.fromhex(record.secret)).commitment == day.commitment
    yield _judged(0, "commitment", fits, "the revealed secret does not fit the published commitment")
    laid = (day.game, day.hand, day.lying) == (GAME, _HAND, position(day.id, day.commitment))
    yield _judged(0, "position", laid, "the dice in the arena do not follow from the commitment")
    for number, thrown in enumerate(record.throws, start=1):
        yield _thrown(record, number, thrown)
    yield from _listed(record, ledger, end)


def _judged(number: int, what: str, holds: bool, why: str) -> Check:
    return Check(number, what, "holds") if holds else Check(number, what, "differs", why)


def _thrown(record: DayRecord, number: int, thrown: Thrown) -> Check:
    """A throw computed again; its points follow from the faces on every processor."""
    day, arena, listed = record.day, arena_of(record.day.engine), thrown.landing
    turned, points = scored(day, dict(listed.faces), len(listed.out))
    if (listed.turned, listed.points) != (turned, points):
        return Check(number, "throw", "differs", f"these faces are {points} points, not {listed.points}")
    try:
        checked_intent(day, thrown.intent)
        again, _ = landed(day, record.secret, thrown.intent, simulate)
    except (ThrowdownError, ArithmeticError) as error:
        return Check(number, "throw", "differs", str(error))
    if again == listed:
        return Check(number, "throw", "holds")
    if arena is None or arena.engine != day.engine:
        return Check(number, "throw", "elsewhere")
    return Check(number, "throw", "differs", f"it lands otherwise: {again.points} points, not {listed.points}")


def _listed(record: DayRecord, ledger: ListedGames | None, end: int) -> Iterator[Check]:
    """The public list has commitment and end: only that shows that these throws were made, and no others."""
    if ledger is None:
        why = "no public list shows that exactly these throws were made"
        yield Check(end, "moves", "unbound", why)
        return
    id = record.day.id
    committed, finals = ledger.commitments(id), ledger.finals(id)
    why = "the public list has another commitment or another end for this day"
    listed = committed == [record.day.commitment] and finals == [record.final]
    yield _judged(end, "list", listed, why)
    if listed:
        yield Check(end, "moves", "holds")

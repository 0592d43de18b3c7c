"""Compute a recorded game again: commitment, keys, locked intents, every throw, race and lot.

The hash chain and the rules were checked when the record was read. Here the secret that the record
reveals must fit the hash that was published, and everything that chance decided must come out again.
What nothing that was published binds is named: the public list of the server binds it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from throwdown.bots import race_pace
from throwdown.errors import RecordDamaged, ThrowdownError
from throwdown.rules.arena.state import THROWS, MoveDie
from throwdown.rules.record import Acted, Ended, Log, Resolved, Undone, read_record
from throwdown.rules.values import Value
from throwdown.throwers import Fairness
from throwdown.throwers.engines import draws_alike, thrower_of

from .match import Match
from .recomputing import HOLDS, Means, Verdict, bits, judged, what_is_awaited
from .seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from throwdown.rules.record import Header
    from throwdown.throwers import Thrower

    from .ledger import PublicRows
    from .recomputing import Judged


#: Other names or options give the same outcomes once in 2 to the power of this.
ENOUGH_BITS = 20


class Check(Value):
    """One thing that was checked; ``number`` is its line.

    ``what`` is the commitment, the header, the keys, who begins (first), a locked intent, an outcome (throw, race,
    lot), the moves, the public list, or the record itself.
    """

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
    def unbound(self) -> tuple[Check, ...]:
        """What the record says and nothing that was published before shows."""
        return tuple(check for check in self.checks if check.verdict == "unbound")

    @property
    def verdict(self) -> Verdict:
        """For the whole game: the worst that was found. What is unbound or was entered by people is only named."""
        found = {check.verdict for check in self.checks}
        worst: tuple[Verdict, ...] = ("differs", "uncommitted", "hidden", "elsewhere")
        return next((verdict for verdict in worst if verdict in found), "holds")


def verify(
    log: Log, ledger: PublicRows | None = None, progress: Callable[[float], None] = lambda lines: None
) -> Verified:
    """Check everything in this record that can be computed again, up to the first thing that does not hold.

    ``ledger`` is the public list of the server at which the game was played; ``progress`` is called with how
    many more lines are done.
    """
    last = log.entries[-1] if log.entries else None
    return Verified(tuple(_followed(_checks(log, last.secret if isinstance(last, Ended) else None, ledger), progress)))


def _followed(checks: Iterator[Check], progress: Callable[[float], None]) -> Iterator[Check]:
    """The same checks; each line is reported once."""
    done = 0
    for check in checks:
        if check.number > done:
            progress(check.number - done)
            done = check.number
        yield check


def verify_lines(
    lines: Sequence[str], ledger: PublicRows | None = None, progress: Callable[[float], None] = lambda lines: None
) -> Verified:
    """The same for lines that may be no whole record: the first fault may lie before the line that cannot be read."""
    try:
        return verify(read_record(lines), ledger, progress)
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
        yield from _checks(log, secret, None)


def _checks(log: Log, secret: str | None, ledger: PublicRows | None) -> Iterator[Check]:
    """All checks, or those up to the first fault: later checks depend on what does not hold."""
    for check in _all_checks(log, secret, ledger):
        yield check
        if check.verdict == "differs":
            return


def _all_checks(log: Log, secret: str | None, ledger: PublicRows | None) -> Iterator[Check]:
    header, end = log.header, len(log.entries)
    if not header.commitment:
        yield _uncommitted(header, secret, end)
        return
    if secret is None:
        yield Check(0, "commitment", "hidden")
        return
    try:
        fair = Fairness.revealed(header, secret, line=end + 1)
        thrower, here = thrower_of(header.thrower, header.engine)
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
    yield Check(0, "commitment", *HOLDS)
    yield from _bound(header, fair)
    means = Means(here=here, draws=draws_alike(header.thrower, header.engine))
    shown = 0.0
    for check in _replayed(log, thrower, fair, means):
        yield check
        entry = log.entries[check.number - 1] if check.number else None
        if isinstance(entry, Resolved):
            shown += bits(entry.draw, means, recomputed=check.verdict == "holds")
    yield from _bound_by_end(log, ledger, shown)


def _uncommitted(header: Header, secret: str | None, end: int) -> Check:
    """Nothing was published; that cannot be where an arena or a secret is."""
    if header.thrower == "physics":
        return Check(0, "commitment", "differs", "a game in the arena always has a commitment: here it is missing")
    if secret:
        return Check(end, "commitment", "differs", "a secret is revealed that nothing was published of")
    return Check(0, "commitment", "uncommitted")


# What binds the chance


def _bound(header: Header, fair: Fairness) -> Iterator[Check]:
    """Keys, and who begins by lot."""
    if header.version == 1:
        return
    yield Check(0, "keys", *_keyed(header, fair))
    if header.first_by == "lot":
        first = fair.first(header.seats)
        right = header.first == first
        yield Check(0, "first", *(HOLDS if right else _differs(f"the lot says that seat {first} begins")))


def _keyed(header: Header, fair: Fairness) -> Judged:
    bots = header.bots or (None,) * header.seats
    for seat, (bot, key) in enumerate(zip(bots, header.keys, strict=True)):
        if bot is not None and key not in (None, fair.bot_key(seat)):
            return _differs(f"the key of the bot in seat {seat} does not follow from the secret: it was chosen")
    if any(bot is None and key is not None for bot, key in zip(bots, header.keys, strict=True)):
        return HOLDS
    return "unbound", "no person added a key: the table alone chose the chance of this game"


def _differs(why: str) -> Judged:
    return "differs", why


# The header and the end


def _unlisted(log: Log, shown: float) -> Iterator[Check]:
    """What nothing but the final hash binds: the header where little was drawn again, and some of the moves."""
    if log.header.version == 1:
        yield Check(0, "header", "unbound", "in version 1 the chance is not bound to names, options and keys")
    elif shown < ENOUGH_BITS:
        yield Check(0, "header", "unbound", "so little was drawn again that other names or options might give it too")
    else:
        yield Check(0, "header", *HOLDS)
    yield Check(
        len(log.entries), "moves", "unbound", "order, manners and who gave up: see the public list of the server"
    )


def _bound_by_end(log: Log, ledger: PublicRows | None, shown: float) -> Iterator[Check]:
    """The public list has every commitment, and the final hash of the whole record. ``shown``: bits drawn again."""
    header, end = log.header, len(log.entries)
    committed, finals = (ledger.commitments(header.id), ledger.finals(header.id)) if ledger is not None else ([], [])
    played = header.round or 1
    if ledger is None:
        yield from _unlisted(log, shown)
    elif not committed and not finals:
        yield Check(0, "list", "differs", "the public list does not have this game")
    elif committed[played - 1 :] != [header.commitment]:
        yield Check(0, "list", "differs", f"the public list has other commitments for round {played} of this game")
    elif not finals:
        yield Check(0, "list", *HOLDS)
        yield from _unlisted(log, shown)
    elif finals != [log.final_hash]:
        yield Check(end, "list", "differs", "the public list has another final hash for this game")
    else:
        yield from (Check(0, "list", *HOLDS), Check(0, "header", *HOLDS), Check(end, "moves", *HOLDS))


# What was played


def _replayed(log: Log, thrower: Thrower, fair: Fairness, means: Means) -> Iterator[Check]:
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
            yield Check(number, what_is_awaited(match), *judged(match, entry, bots, means))
        elif isinstance(entry, Undone):
            yield from _taken_back(match, number, entry)
        if isinstance(entry, Ended):
            return
        try:
            match.replay(entry)
        except ThrowdownError as error:  # the rules took it, the arena does not
            yield Check(number, "record", "differs", error.message)


def _taken_back(match: Match, number: int, undone: Undone) -> Iterator[Check]:
    """Only the last action, and never what chance has shown: otherwise a player could throw again."""
    if all(match._undo_to(seat) != undone.to for seat in range(match.game.seats)):
        yield Check(number, "record", "differs", "this cannot be taken back: it was shown what chance made of it")


def _locked(match: Match, number: int, acted: Acted) -> Iterator[Check]:
    """Whether a hand could do what was locked."""
    if not match.thrower.has_places:
        if acted.intent:
            yield Check(number, "intent", "differs", "a table without an arena has no intents")
    elif isinstance(acted.action, (*THROWS, MoveDie)) or acted.intent:
        yield Check(number, "intent", *_lockable(match, acted))


def _lockable(match: Match, acted: Acted) -> Judged:
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
    return HOLDS

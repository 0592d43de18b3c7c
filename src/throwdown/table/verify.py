"""Recompute a recorded game: commitment, keys, locked intents, every throw, race and lot.

Reading a record already checks the hash chain and the rules. This module checks that the revealed secret fits the
published hash, and repeats every draw. That proves *a* game with these dice. A signature with a key that the reader
knows proves that it was *this* game, with these decisions and this end. A signature with an unknown key proves
nothing, because anybody can make one.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from throwdown.bots import race_pace
from throwdown.errors import RecordDamaged, ThrowdownError, ThrowFailed, ThrowRefused
from throwdown.rules.arena.state import THROWS, MoveDie
from throwdown.rules.record import Acted, Ended, Record, Resolved, Signature, Undone, read_record
from throwdown.rules.values import Value
from throwdown.throwers import Fairness
from throwdown.throwers.engines import draws_alike, thrower_of
from throwdown.throwers.fairness import key_hash
from throwdown.throwers.signing import can_check, is_end_signed
from throwdown.throwers.simulating import Launch, simulate, thrown_by

from .match import Match
from .recomputing import HOLDS, Means, Verdict, bits, judging, what_is_awaited
from .seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence

    from throwdown.rules.record import Header
    from throwdown.throwers import Thrower
    from throwdown.throwers.signing import Receipt
    from throwdown.throwers.simulating import Simulator, Throwing

    from .recomputing import Judged

    #: Yields checks, and requests for landings, which it is sent.
    Checking = Generator[Any, Any, None]
    Progress = Callable[[float], None]


#: Other names or options give the same outcomes once in 2 to the power of this.
ENOUGH_BITS = 20


class Check(Value):
    """The result of one check; ``number`` is its line.

    ``what`` names the subject. Before the game: the commitment, the place where it was made, the header, the
    keys, a missing key, voided games, or
    who begins (first). In the game: a locked intent or an outcome (throw, race, lot). After it: a signature, a receipt
    of the server, the moves, or the record itself.
    """

    number: int
    what: str
    verdict: Verdict
    why: str = ""
    seats: tuple[int, ...] = ()
    """Whom it is about: whose key is missing, or who signed."""
    count: int = 0
    """How many voided games."""


class Verified(Value):
    """All checks of a record, in order."""

    checks: tuple[Check, ...]

    @property
    def fault(self) -> Check | None:
        """The first check that failed."""
        return next((check for check in self.checks if check.verdict == "differs"), None)

    @property
    def unbound(self) -> tuple[Check, ...]:
        """The parts of the record that no published hash covers."""
        return tuple(check for check in self.checks if check.verdict == "unbound")

    @property
    def missing(self) -> tuple[int, ...]:
        """Seats whose promised key did not arrive: with k of them, a server could choose among 2^k games."""
        return tuple(seat for check in self.checks if check.what == "missing" for seat in check.seats)

    @property
    def signed(self) -> tuple[int, ...]:
        """Seats whose person signed this end."""
        return tuple(seat for check in self._valid_signatures for seat in check.seats)

    @property
    def _valid_signatures(self) -> list[Check]:
        return [check for check in self.checks if check.what == "signature" and check.verdict in ("holds", "unbound")]

    @property
    def dice(self) -> Verdict:
        """The verdict on the dice alone: the worst result, not counting unbound parts and entries by people."""
        found = {check.verdict for check in self.checks}
        worst: tuple[Verdict, ...] = ("differs", "uncommitted", "hidden", "elsewhere")
        return next((verdict for verdict in worst if verdict in found), "holds")

    @property
    def verdict(self) -> Verdict:
        """The verdict on the whole game: ``unbound`` if its dice hold, but nothing proves that it was this game."""
        loose = any(check.what == "moves" for check in self.unbound)
        return "unbound" if self.dice == "holds" and loose else self.dice


class Evidence(NamedTuple):
    """Evidence about a game besides its record."""

    receipts: tuple[Receipt, ...] = ()
    """What that server signed for keys that it was given."""
    known: frozenset[str] = frozenset()
    """Public keys of which the reader knows whose they are: of people who played."""


def verify(
    log: Record,
    progress: Progress = lambda lines: None,
    receipts: Sequence[Receipt] = (),
    known: Collection[str] = (),
    workers: Simulator | None = None,
) -> Verified:
    """Check everything in this record that can be recomputed, up to the first failure.

    ``receipts`` are signatures of the game's server for keys. ``known`` are the public keys that the reader knows.
    ``progress`` is called with the number of further lines that are done. ``workers`` compute its throws, otherwise
    this process does.
    """
    compute = simulate if workers is None else workers.simulate
    return thrown_by(compute, _verifying(log, Evidence(tuple(receipts), frozenset(known)), progress))


def verify_lines(
    lines: Sequence[str],
    progress: Progress = lambda lines: None,
    receipts: Sequence[Receipt] = (),
    known: Collection[str] = (),
) -> Verified:
    """The same for lines that may not be a complete record."""
    return thrown_by(simulate, verifying(lines, progress, receipts, known))


def verifying(
    lines: Sequence[str],
    progress: Progress = lambda lines: None,
    receipts: Sequence[Receipt] = (),
    known: Collection[str] = (),
) -> Throwing[Verified]:
    """The same step by step: the host computes the landings that it asks for.

    A fault may come before a line that cannot be read.
    """
    try:
        log = read_record(lines)
    except RecordDamaged as damage:
        damaged = Check(max(damage.line - 1, 0), "record", "differs", damage.message)
        before: list[Check] = []
        if isinstance(damage.before, Record):
            yield from _collected(_before(damage.before, last_content(lines)), before, progress)
        return Verified(tuple(before) if any(check.verdict == "differs" for check in before) else (*before, damaged))
    return (yield from _verifying(log, Evidence(tuple(receipts), frozenset(known)), progress))


def _verifying(log: Record, evidence: Evidence, progress: Progress) -> Throwing[Verified]:
    last = log.entries[-1] if log.entries else None
    secret = last.secret if isinstance(last, Ended) else None
    checks: list[Check] = []
    yield from _collected(_checks(log, secret, evidence), checks, progress)
    return Verified(tuple(checks))


def _collected(steps: Checking, checks: list[Check], progress: Progress) -> Throwing[None]:
    """Collect the checks up to the first fault, since later ones depend on what does not hold; pass requests on."""
    done = 0
    try:
        step = next(steps)
        while True:
            if isinstance(step, Launch):
                try:
                    landing = yield step
                except (ThrowFailed, ThrowRefused) as failure:
                    step = steps.throw(failure)
                else:
                    step = steps.send(landing)
                continue
            checks.append(step)
            if step.number > done:
                progress(step.number - done)
                done = step.number
            if step.verdict == "differs":
                return
            step = next(steps)
    except StopIteration:
        return


def last_content(lines: Sequence[str]) -> dict[str, Any]:
    """What the last line before the signatures says, of lines that may be no whole record; nothing if it is none."""
    for line in reversed(lines):
        try:
            content = json.loads(line)
        except (ValueError, RecursionError):
            return {}
        if not isinstance(content, dict):
            return {}
        if content.get("is") != Signature.name:
            return content
    return {}


def _before(log: Record, last: Mapping[str, Any]) -> Checking:
    """What was read before the damage, if the last line still reveals the secret of this game."""
    try:
        secret = last["secret"]
        fair = Fairness.revealed(log.header, secret)
    except (ValueError, LookupError, TypeError, RecordDamaged):
        return
    if fair.commitment == log.header.commitment:
        yield from _checks(log, secret, Evidence())


def _checks(log: Record, secret: str | None, evidence: Evidence) -> Checking:
    """All checks, and requests for the landings that they need."""
    header, end = log.header, len(log.entries)
    if not header.commitment:
        yield _uncommitted(header, secret, end)
        return
    yield from _proven(header, evidence.receipts)
    if secret is None:
        yield Check(0, "commitment", "hidden")
        return
    try:
        fair = Fairness.revealed(header, secret, line=end + 1)
        thrower, here = thrower_of(header.thrower, header.computed_by)
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
    yield from _placed(header)
    yield from _bound(header, fair)
    means = Means(here=here, draws=draws_alike(header.thrower, header.computed_by))
    shown = yield from _replayed(log, thrower, fair, means)
    yield from _bound_by_end(log, evidence, shown)


def _uncommitted(header: Header, secret: str | None, end: int) -> Check:
    """Nothing was published; that cannot be where an arena or a secret is."""
    if header.thrower == "physics":
        return Check(0, "commitment", "differs", "a game in the arena always has a commitment: here it is missing")
    if secret:
        return Check(end, "commitment", "differs", "a secret is revealed that nothing was published of")
    return Check(0, "commitment", "uncommitted")


def _placed(header: Header) -> Iterator[Check]:
    """A device that plays without a server makes every promise to itself."""
    if header.place == "tab":
        why = "played without a server: the device committed these dice itself, and may have chosen among many games"
        yield Check(0, "place", "unbound", why)


# What binds the chance


def _bound(header: Header, fair: Fairness) -> Iterator[Check]:
    """Keys, and who begins by lot."""
    yield Check(0, "keys", *_keyed(header, fair))
    yield from _chosen_from(header)
    if header.first_by == "lot":
        first = fair.first(header.seats)
        right = header.first == first
        yield Check(0, "first", *(HOLDS if right else _differs(f"the lot says that seat {first} begins")))


def _keyed(header: Header, fair: Fairness) -> Judged:
    bots = header.bots or (None,) * header.seats
    for seat, (bot, key) in enumerate(zip(bots, header.keys, strict=True)):
        if bot is not None and key not in (None, fair.bot_key(seat)):
            return _differs(f"the key of the bot in seat {seat} does not follow from the secret: it was chosen")
        if seat in header.missing and key != fair.bot_key(seat):
            return _differs(f"the key of seat {seat} is missing, and its substitute does not follow from the secret")
        if header.promises and seat not in header.missing and not _is_promised(header, seat):
            return _differs(f"the key of seat {seat} is not the one that was promised")
    people = [seat for seat, bot in enumerate(bots) if bot is None and seat not in header.missing]
    if any(header.keys[seat] is not None for seat in people):
        return HOLDS
    return "unbound", "no person added a key: the table alone chose the chance of this game"


def _is_promised(header: Header, seat: int) -> bool:
    key = header.keys[seat]
    return header.promises[seat] == (key_hash(key) if key is not None else None)


def _chosen_from(header: Header) -> Iterator[Check]:
    """From how many games the table could choose: it is named, and is no proof that it did."""
    if header.missing:
        games = 2 ** len(header.missing)
        why = f"a server in league with the seats whose key is missing had {games} games to choose from, and no more"
        yield Check(0, "missing", "unbound", why, header.missing)
    if header.void:
        why = f"{len(header.void)} games were voided for this one: its table may have chosen among them"
        yield Check(0, "void", "unbound", why, count=len(header.void))


def _proven(header: Header, receipts: tuple[Receipt, ...]) -> Iterator[Check]:
    """Receipts of the server for keys: what it signed for must be in the header."""
    for receipt in receipts:
        yield Check(0, "receipt", *_receipt_shown(header, receipt))


def _receipt_shown(header: Header, receipt: Receipt) -> Judged:
    about_this = (receipt.game, receipt.commitment) == (header.id, header.commitment)
    if not about_this or receipt.given != "key" or receipt.server != header.server:
        return "unbound", "this receipt is not for a key of this game, or of another server"
    if not can_check():
        return "elsewhere", "signatures cannot be checked here: install throwdown"
    if not receipt.is_right:
        return "unbound", "the server did not sign this receipt"
    seats = [seat for seat, promise in enumerate(header.promises) if promise == receipt.hash]
    if not seats:
        return _differs("the server signed for a key, and the promise of it is not in the header")
    if seats[0] in header.missing:
        return _differs(f"the server signed for the key of seat {seats[0]}, and the header says that it did not arrive")
    return HOLDS


def _differs(why: str) -> Judged:
    return "differs", why


# The header and the end


def _bound_by_end(log: Record, evidence: Evidence, shown: float) -> Iterator[Check]:
    """What binds header and decisions: a known key that signed. ``shown``: bits drawn again."""
    signed = [*_signatures(log, evidence.known)]
    yield from signed
    bound = any(check.verdict == "holds" for check in signed)
    yield Check(0, "header", *(HOLDS if bound else _header_shown(shown)))
    if bound:
        yield Check(len(log.entries), "moves", *HOLDS)
    else:
        why = "no known key shows that the game was played so: every decision may be another"
        yield Check(len(log.entries), "moves", "unbound", why)


def _header_shown(shown: float) -> Judged:
    """Whether the dice alone show that the header is this one."""
    if shown < ENOUGH_BITS:
        return "unbound", "so little was drawn again that other names or options might give it too"
    return HOLDS


def _signatures(log: Record, known: frozenset[str]) -> Iterator[Check]:
    """Who signed this end; a signature that is none is a forgery."""
    for number, signature in enumerate(log.signatures, start=len(log.entries) + 1):
        judged = _signed(log, signature)
        if judged == HOLDS and signature.key not in known:
            judged = "unbound", f"signed with the key {signature.key}, and nothing here shows whose key that is"
        yield Check(number, "signature", *judged, signature.seats)


def _signed(log: Record, signature: Signature) -> Judged:
    if not can_check():
        return "elsewhere", "signatures cannot be checked here: install throwdown"
    if is_end_signed(signature.key, log.final_hash, signature.signature):
        return HOLDS
    return _differs("this signature is not one of this end")


# What was played


def _replayed(log: Record, thrower: Thrower, fair: Fairness, means: Means) -> Generator[Check | Launch, Any, float]:
    """Check every entry; the result is how many bits of chance were seen to be right."""
    header = log.header
    bots = header.bots or (None,) * header.seats
    # Bots do not choose again, so their seats are people's here.
    seats = [Seat(player) for player in header.players or ("",) * header.seats]
    match = Match(header.start(), seats, thrower, fair=fair, header=header)
    shown = 0.0
    match.paces = {seat: race_pace(bot) for seat, bot in enumerate(bots)}
    for number, entry in enumerate(log.entries, start=1):
        if isinstance(entry, Acted):
            yield from _locked(match, number, entry)
        elif isinstance(entry, Resolved):
            verdict, why = yield from judging(match, entry, bots, means)
            yield Check(number, what_is_awaited(match), verdict, why)
            shown += bits(entry.draw, means, recomputed=verdict == "holds")
        elif isinstance(entry, Undone):
            yield from _taken_back(match, number, entry)
        if isinstance(entry, Ended):
            break
        try:
            match.replay(entry)
        except ThrowdownError as error:  # the rules took it, the arena does not
            yield Check(number, "record", "differs", error.message)
    return shown


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

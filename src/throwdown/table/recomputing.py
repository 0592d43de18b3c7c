"""One outcome of a record beside what it must be: what was drawn, how dice landed, how long a race took."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from dataclasses import replace
from math import log2
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from throwdown.errors import ThrowdownError, ThrowFailed, ThrowRefused
from throwdown.rules.arena.state import ArenaState, Landed, Raced
from throwdown.rules.draws import ArenaDraw, DeckDraw, LotDraw, LuckDraw, RaceDraw, RollDraw
from throwdown.rules.game import InFlight, Lot, Race
from throwdown.rules.record import Resolved
from throwdown.rules.values import Value
from throwdown.throwers.luck import race_times, racers

from .race import LIMIT_S, fastest_ms

if TYPE_CHECKING:
    from throwdown.rules.draws import Draw
    from throwdown.throwers.luck import Racers
    from throwdown.throwers.simulating import Throwing

    from .match import Match

T = TypeVar("T")
Verdict = Literal[
    "holds",
    "differs",
    "elsewhere",  # cannot be recomputed here: another engine or processor
    "entered",  # entered by people: a race that they ran
    "unbound",  # nothing that was published before shows that it was so
    "hidden",  # the game is not over: the secret is not revealed
    "uncommitted",  # nothing was published before the game
]
Judged = tuple[Verdict, str]

HOLDS: Judged = ("holds", "")

#: About how much chance a face shows, a time in ms, the rotation of a die and where it comes to rest.
BITS_OF_A_FACE, BITS_OF_A_TIME, BITS_OF_A_TURN, BITS_OF_A_PLACE = 2.0, 8.0, 4.5, 40.0


class Means(Value):
    """What this machine can compute of a record."""

    here: bool
    """Dice land exactly as they did there."""
    draws: bool
    """Chance is drawn as it was there."""


def what_is_awaited(match: Match) -> str:
    """What the next outcome is: a throw, a race or a lot."""
    return {InFlight: "throw", Race: "race", Lot: "lot"}[type(match.awaiting)]


def judging(match: Match, recorded: Resolved, bots: tuple[str | None, ...], means: Means) -> Throwing[Judged]:
    """The verdict on an outcome that the match awaits now; the host computes the landings that it asks for."""
    awaited = match.awaiting
    if isinstance(awaited, Race) and _is_run(match, awaited, bots):
        return _run(match, awaited, recorded, bots)
    try:
        again = yield from _aiming_at(recorded.motion, match.answering())
    except ThrowdownError as error:
        if means.here and not isinstance(error, ThrowFailed):
            return "differs", error.message
        again = None
    return _compared(match, recorded, again, means)


def _aiming_at(motion: str, work: Throwing[T]) -> Throwing[T]:
    """The same work, which says with each launch where it led in the record."""
    try:
        launch = next(work)
        while True:
            try:
                landing = yield replace(launch, recorded=motion)
            except (ThrowFailed, ThrowRefused) as failure:
                launch = work.throw(failure)
            else:
                launch = work.send(landing)
    except StopIteration as done:
        result: T = done.value
        return result


def bits(draw: Draw | None, means: Means, *, recomputed: bool) -> float:
    """About how much of the chance was seen to be right: how hard it is to have the same from something else."""
    if isinstance(draw, ArenaDraw):
        turned = BITS_OF_A_TURN if means.draws else 0.0
        shown = BITS_OF_A_PLACE if means.here else BITS_OF_A_FACE  # elsewhere it is enough that the faces are right
        return len(draw.turns) * max(turned, shown if recomputed else 0.0)
    if not recomputed:
        return 0.0
    match draw:
        case DeckDraw() | LotDraw():
            return sum(map(log2, range(2, len(draw.items) + 1)))
        case RollDraw() | LuckDraw():
            return BITS_OF_A_FACE * sum(len(hand[1]) for hand in draw.hands)
        case RaceDraw():
            return BITS_OF_A_TIME * len(draw.racers)
        case None:
            return 0.0


# Races that people run


def _is_run(match: Match, race: Race, bots: tuple[str | None, ...]) -> bool:
    return match.game.options.get("fire_mode") == "live" and any(bots[seat] is None for seat in race.seats)


def _run(match: Match, race: Race, recorded: Resolved, bots: tuple[str | None, ...]) -> Judged:
    """People say how long they took; the times of the others were committed."""
    if recorded.rest or recorded.motion:
        return "differs", "people who race throw no dice: there is nothing that moves or rests"
    if not isinstance(recorded.draw, RaceDraw) or not isinstance(recorded.outcome, Raced):
        return "differs", "the record does not say whose times chance gave"
    wrong = _racers_wrong(match, recorded.draw) or _times_wrong(match, race, recorded.draw, recorded.outcome, bots)
    if wrong:
        return "differs", wrong
    drawn = {seat for seat, _, _ in recorded.draw.racers}
    return HOLDS if drawn >= set(race.seats) else ("entered", "")


def _racers_wrong(match: Match, draw: RaceDraw) -> str:
    """What is wrong with the drawn racers: others than at the start, or drawn otherwise; some may have left since."""
    right = _racers_at_start(match)
    expected = tuple(racer for racer in right if racer[0] in {seat for seat, _, _ in draw.racers})
    if draw.number != match.number or draw.racers != expected:
        return f"the rules have race {match.number} drawn for some of {right}, the record says {draw}"
    return ""


def _racers_at_start(match: Match) -> Racers:
    """Who ran when the race began that is awaited now."""
    version = match.version
    while version > 0 and isinstance(match.game.awaiting(match.state_at(version - 1)), Race):
        if isinstance(match.log.entries[version - 1], Resolved):  # a race that was run again
            break
        version -= 1
    began = match.game.awaiting(match.state_at(version))
    assert isinstance(began, Race)  # noqa: S101  # the loop stops before anything else
    return racers(match.state_at(version), began, match.paces)


def _times_wrong(match: Match, race: Race, draw: RaceDraw, raced: Raced, bots: tuple[str | None, ...]) -> str:
    """What is wrong with the times: not the drawn one, a winning one left out, or one too quick for a person."""
    assert match.fair is not None  # noqa: S101  # only committed games are computed again
    drawn, recorded = dict(race_times(match.fair.throw(match.number), draw.racers)), dict(raced.times)
    if raced.winner is not None and (drawn or recorded):
        return "a race has times or a winner whom people named, not both"
    if raced.winner is not None:
        return _winner_wrong(raced.winner, bots)
    if any(bots[seat] is not None and seat not in drawn for seat in race.seats):
        return "bots do not run themselves: their times are drawn"
    best = min((*recorded.values(), 1000 * LIMIT_S))
    for seat in race.seats:
        if seat in drawn and recorded.get(seat, drawn[seat]) != drawn[seat]:
            return f"seat {seat} needed {drawn[seat]} ms, the record says {recorded[seat]}"
        if seat in drawn and seat not in recorded and drawn[seat] < best:
            return f"seat {seat} needed {drawn[seat]} ms and would have won, the record does not say so"
    tiles = {seat: dice for seat, dice, _ in racers(match.state, race, {})}
    quick = [seat for seat, time in recorded.items() if seat not in drawn and time < fastest_ms(tiles[seat])]
    return f"seat {quick[0]} cannot have been so quick" if quick else ""


def _winner_wrong(winner: int, bots: tuple[str | None, ...]) -> str:
    """People say which of them was first; a bot that won has its time."""
    return "" if bots[winner] is None else f"seat {winner} is a bot: if it won, its time is in the record"


# Everything else


def _compared(match: Match, recorded: Resolved, again: Resolved | None, means: Means) -> Judged:
    """``again`` is none where this machine cannot compute it."""
    why = _drawn_otherwise(recorded, again, means) if again is not None else ""
    if why:
        return "differs", why
    why = _difference(recorded, again) if again is not None else "unknown"
    if not why:
        return HOLDS
    if again is not None and (means.here or not _is_computed(match)):
        return "differs", why
    belied = _belied(match, recorded)
    return ("differs", belied) if belied else ("elsewhere", "")


def _is_computed(match: Match) -> bool:
    """Whether an engine or a table of luck has a part in what is awaited: lots, races, bugs of luck are only drawn."""
    bugs = not match.thrower.has_places and not isinstance(match.state, ArenaState)
    return isinstance(match.awaiting, InFlight) and not bugs


def _drawn_otherwise(recorded: Resolved, again: Resolved, means: Means) -> str:
    """Whether the record says that it was drawn from something else than the rules have it."""
    recorded_draw, right = recorded.draw, again.draw
    failed_there = not means.here and getattr(recorded_draw, "attempt", 0) != getattr(right, "attempt", 0)
    if failed_there or not means.draws:
        recorded_draw, right = _ruled(recorded_draw), _ruled(right)
    if recorded_draw != right:
        return f"the rules have it drawn from {right}, the record says {recorded_draw}"
    return "" if recorded.lying == again.lying else "before this throw the dice did not lie as the record says"


def _ruled(draw: Any) -> Any:
    """What the rules alone say of a draw: not where chance aimed, nor how the dice were turned."""
    if not isinstance(draw, ArenaDraw):
        return draw
    hands = tuple((seat, dice, () if aimed else intent, aimed) for seat, dice, intent, aimed in draw.hands)
    return draw.but(hands=hands, turns=tuple((die, 0) for die, _ in draw.turns), attempt=0)


def _difference(recorded: Resolved, again: Resolved) -> str:
    if recorded.outcome != again.outcome:
        return f"computed again it is {again.outcome}, the record says {recorded.outcome}"
    if recorded.rest != again.rest:
        return "computed again the dice come to rest elsewhere"
    if recorded.motion != again.motion and motion_bytes(recorded.motion) != motion_bytes(again.motion):
        return "computed again the dice move otherwise"
    return ""


def _belied(match: Match, recorded: Resolved) -> str:
    """What can be seen on any machine: a record that contradicts itself."""
    if not match.thrower.has_places:
        return (
            "dice of luck lie nowhere: there is nothing that moves or rests" if recorded.rest or recorded.motion else ""
        )
    try:
        if isinstance(recorded.outcome, Landed) and _rests_otherwise(match, recorded, recorded.outcome):
            return "the dice do not rest as they are said to lie"
        return "the recorded motion does not end where the dice are said to rest" if _ends_otherwise(recorded) else ""
    except ImportError:  # Python in a browser reads no places: its engine decides
        return ""
    except (ThrowdownError, ArithmeticError, LookupError, TypeError, ValueError):
        return "the numbers of this landing are not dice in an arena"


def _rests_otherwise(match: Match, recorded: Resolved, landed: Landed) -> bool:
    """Whether faces, stacks or dice at rest differ from the outcome."""
    from throwdown.physics.reading import stacks_of, supports
    from throwdown.physics.scene import Scene, face_of

    poses: dict[int, Any] = dict(recorded.rest)
    Scene(poses).check()
    stated = dict(match.state.arena) | dict(landed.faces)
    gone = {die for die, _ in landed.out}
    lying = {die: match.game.die[face_of(pose)] for die, pose in poses.items()}  # type: ignore[attr-defined]
    return (
        len(poses) != len(recorded.rest)
        or lying != {die: face for die, face in stated.items() if die not in gone}
        or set(stacks_of(supports(poses))) != set(landed.stacks)
    )


def _ends_otherwise(recorded: Resolved) -> bool:
    from throwdown.throwers.physical import ends_otherwise

    return motion_bytes(recorded.motion) == recorded.motion.encode() or ends_otherwise(recorded)


#: A recorded motion is at most this long before it is compressed: 26 dice over 10 s.
LONGEST = 4_000_000


def motion_bytes(motion: str) -> bytes:
    """A recorded motion before it was compressed: compressors may differ, what they hold may not.

    Bytes that hold more than that, or too much, are not a motion and stay as they are.
    """
    opened = zlib.decompressobj()
    try:
        packed = b64decode(motion, validate=True)
        held = opened.decompress(packed, LONGEST)
    except (ValueError, zlib.error):
        return motion.encode("utf-8", "surrogatepass")
    whole = opened.eof and not opened.unused_data and b64encode(packed).decode() == motion
    return held if whole else motion.encode("utf-8", "surrogatepass")

"""One throw as it lay before anybody took anything: for pictures of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.bots.analysis.walk import is_landing
from throwdown.errors import ThrowdownError
from throwdown.rules.arena.state import ArenaState, Board, Landed
from throwdown.rules.record import Resolved
from throwdown.rules.values import Value
from throwdown.rules.verasselt.state import COLOURS, VerasseltState, size
from throwdown.throwers.dice import faces_of

if TYPE_CHECKING:
    from throwdown.rules.record import Step
    from throwdown.table import Match


class NoThrow(ThrowdownError):
    """Raised when a game has no throw of this number."""

    code = "throw/number"


class Snapshot(Value):
    """A throw that has just landed."""

    throw: int
    """From 1."""
    throws: int
    """Of the whole game."""
    step: int
    threw: tuple[int, ...]
    """Seats whose dice these were."""
    held: tuple[int, ...]
    """Dice in front of every seat, or cards on its heap, when no dice were in the air."""
    faces: tuple[tuple[int, int], ...]
    """Dice in the arena, by the number of the face on top."""
    stacks: tuple[tuple[int, ...], ...]
    rest: tuple[tuple[int, tuple[int, ...]], ...]
    """Where they came to rest; nothing where luck threw."""
    before: tuple[tuple[int, tuple[int, ...]], ...]
    """Where dice lay before."""
    motion: str
    rolled: tuple[str, ...] = ()
    """The dice of a game without an arena."""
    cards: tuple[tuple[str, int], ...] = ()
    """The cards that were rolled for, by colour."""


def snapshot(match: Match, number: int | None = None) -> Snapshot:
    """The throw of this number; without one, the last."""
    landings = [step for step in match.log.replay() if is_landing(step)]
    wanted = len(landings) if number is None else number
    if not 1 <= wanted <= len(landings):
        raise NoThrow(f"this game has no throw {wanted}: it has {len(landings)}, counted from 1")
    step = landings[wanted - 1]
    before, entry = match.state_at(step.number - 1), step.entry
    thrown = entry if isinstance(entry, Resolved) else None
    return Snapshot(
        throw=wanted,
        throws=len(landings),
        step=step.number,
        threw=_threw(before),
        held=_held(step.state),
        faces=_faces(match.game.id, before, step),
        stacks=step.state.stacks if isinstance(step.state, ArenaState) else (),
        rest=thrown.rest if thrown is not None else (),
        before=tuple(match.lying_at(step.number - 1).items()),
        motion=thrown.motion if thrown is not None else "",
        **_cards(before, step.state),
    )


def _threw(before: Any) -> tuple[int, ...]:
    if isinstance(before, ArenaState):
        return tuple(seat for seat, _ in before.resolution.hands)
    return (before.active,)


def _held(state: Any) -> tuple[int, ...]:
    if isinstance(state, ArenaState):
        board = Board(state)
        return tuple(board.owned(seat) for seat in range(len(state.supplies)))
    return tuple(size(heap) for heap in state.heaps)


def _faces(game: str, before: Any, step: Step) -> tuple[tuple[int, int], ...]:
    """What lay there with the dice that landed, before X were taken out and sets were taken."""
    if not isinstance(before, ArenaState):
        return ()
    outcome = step.entry.outcome if isinstance(step.entry, Resolved) else None
    shown = dict(before.arena) | (dict(outcome.faces) if isinstance(outcome, Landed) else dict(step.state.arena))
    left = {die for die, _ in outcome.out} if isinstance(outcome, Landed) else set()
    die = faces_of(game)
    return tuple((each, die.index(face)) for each, face in shown.items() if each not in left)


def _cards(before: Any, after: Any) -> dict[str, Any]:
    if not isinstance(before, VerasseltState):
        return {}
    group = tuple((colour, count) for colour, count in zip(COLOURS, before.group, strict=True))
    return {"rolled": after.dice, "cards": group}

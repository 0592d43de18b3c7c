"""Dice that are turned in the hand before they fly, so that they land showing the wanted faces.

Where the faces of a die are changes nothing in how it flies: the motion is that of a real throw, with the die
held otherwise. For lessons only, which say so; no game is played with such dice.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, cast

from throwdown.physics.cube import ROTATIONS, times, top
from throwdown.physics.motion import EncodedMotion
from throwdown.physics.scene import place_of, pose_of, quaternion_of
from throwdown.rules.arena.state import Landed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.physics import Pose
    from throwdown.physics.cube import Quaternion
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.record import Resolved

    from .thrower import Asked


def turned(resolved: Resolved, asked: Asked, shows: Sequence[str]) -> Resolved:
    """The same landing with the first thrown dice showing these faces, as far as they stayed in the arena."""
    landed = resolved.outcome
    hands = getattr(asked.awaited, "hands", ())
    thrown = [die for _, dice in hands for die in dice]
    assert isinstance(landed, Landed)  # noqa: S101  # only dice of an arena are turned
    shown = dict(landed.faces)
    wanted = {die: face for die, face in zip(thrown, shows, strict=False) if shown.get(die, face) != face}
    if not wanted:
        return resolved
    outcome = landed.but(faces=tuple((die, wanted.get(die, face)) for die, face in landed.faces))
    if not resolved.rest:
        return resolved.but(outcome=outcome)
    game, rest = cast("ArenaGame", asked.game), dict(resolved.rest)
    turns = {die: _turn(quaternion_of(cast("Pose", rest[die])), game.die.index(face)) for die, face in wanted.items()}
    return resolved.but(
        outcome=outcome,
        rest=tuple((die, _with(pose, turns.get(die))) for die, pose in rest.items()),
        motion=b64encode(EncodedMotion.decode(b64decode(resolved.motion)).turned(turns).encode()).decode(),
    )


def _turn(lies: Quaternion, face: int) -> Quaternion:
    """How a die that lies so must have been held for this face to be on top."""
    return next(rotation for rotation in ROTATIONS if top(times(lies, rotation)) == face)


def _with(pose: tuple[int, ...], turn: Quaternion | None) -> tuple[int, ...]:
    if turn is None:
        return pose
    lies = cast("Pose", pose)
    return cast("tuple[int, ...]", pose_of(place_of(lies), times(quaternion_of(lies), turn)))

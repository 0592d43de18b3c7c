"""A recorded motion as a few pictures: where the dice are, and what they show on top, from moment to moment."""

from __future__ import annotations

from base64 import b64decode
from typing import TYPE_CHECKING

from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules.record import Resolved

#: Pictures per second, and the most of them: of a longer motion the rest is left out, but for its end.
RATE = 12
MOST = 30


class Flying(Value):
    """A die on its way, in m from the middle of the arena."""

    x: float
    y: float
    face: str


Frame = dict[int, Flying]


def frames(resolved: Resolved, faces: Sequence[str]) -> list[Frame]:
    """The pictures of this throw; none where nothing was recorded. ``faces`` are those of a die, in their order."""
    if not resolved.motion:
        return []
    from throwdown.physics.cube import top
    from throwdown.physics.dimensions import FRAMES_PER_SECOND
    from throwdown.physics.trajectory import Trajectory

    recorded = Trajectory.decode(b64decode(resolved.motion))
    return [
        {
            die: Flying(float(pose[0]), float(pose[1]), faces[top(pose[3:])])
            for die, pose in zip(recorded.dice, poses, strict=True)
        }
        for poses in recorded.poses[_moments(len(recorded.poses), FRAMES_PER_SECOND // RATE)]
    ]


def _moments(recorded: int, apart: int) -> list[int]:
    """Every so many of the recorded moments, and always the last."""
    return [*range(0, recorded - 1, apart)[: MOST - 1], recorded - 1]

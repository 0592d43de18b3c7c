"""Where dice are drawn that were not thrown in an arena: on rings around the middle, the scored face on top."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from throwdown.physics.cube import flat
from throwdown.physics.dimensions import EDGE, HALF
from throwdown.physics.scene import pose_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from throwdown.physics import Pose

#: From ring to ring, in m; and how many dice the first two hold.
GAP = 0.034
RINGS = (6, 10)


def put_down(faces: Mapping[int, int], stacks: Sequence[tuple[int, ...]] = ()) -> dict[int, Pose]:
    """A pose for every die, by the face on top; dice of a stack stand on each other."""
    level = {die: (stack[0], height) for stack in stacks for height, die in enumerate(stack)}
    ground = [die for die in faces if level.get(die, (die, 0))[1] == 0]
    poses: dict[int, Pose] = {}
    for die, face in faces.items():
        base, height = level.get(die, (die, 0))
        x, y = _spot(ground.index(base) if base in ground else 0, len(ground))
        poses[die] = pose_of((x, y, HALF + height * EDGE), flat(face, (die * 37) % 40 / 40 - 0.5))
    return poses


def _spot(index: int, count: int) -> tuple[float, float]:
    if count == 1:
        return 0.0, 0.0
    ring = 0 if index < RINGS[0] else 1 if index < sum(RINGS) else 2
    first = sum(RINGS[:ring])
    room = min(count - first, RINGS[ring]) if ring < len(RINGS) else count - first
    angle = 2 * pi * (index - first) / room + 0.4 * ring
    return cos(angle) * GAP * (ring + 1), sin(angle) * GAP * (ring + 1)

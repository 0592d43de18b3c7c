"""Where throws were aimed, and what became of them."""

from __future__ import annotations

from base64 import b64decode
from math import sqrt
from typing import TYPE_CHECKING

from throwdown.rules.arena.events import DiceLeftArena, DiceSettled

from .figures import AimedThrow

if TYPE_CHECKING:
    from throwdown.bots.analysis.walk import Walked
    from throwdown.rules.record import Resolved

#: A throw is nine whole numbers: place in mm, velocity in mm/s, spin.
INTENT = 9


def aimed_throw(
    step: Walked, entry: Resolved, seat: int, dice: tuple[int, ...], intent: tuple[int, ...], *, matched: bool
) -> AimedThrow | None:
    """One hand that landed; none without an aim."""
    if len(intent) != INTENT:
        return None
    rest = {die: pose for die, pose in entry.rest if die in dice}
    left = {die for event in step.events if isinstance(event, DiceLeftArena) for die, _ in event.dice}
    changed = {die for event in step.events if isinstance(event, DiceSettled) for die, _ in event.changed}
    struck = _struck(entry.motion, dice)
    return AimedThrow(
        step=step.number,
        throw=step.throw,
        seat=seat,
        aim=aim_of(intent),
        landed=[(round(pose[0] / 1000), round(pose[1] / 1000)) for pose in rest.values()],
        out=len(left.intersection(dice)),
        struck=len(struck),
        turned=len(struck & (changed | left)),
        matched=matched,
    )


def aim_of(intent: tuple[int, ...]) -> tuple[int, int]:
    """Where the centre of a die would come down in an empty arena, in mm: its flight is a parabola."""
    from throwdown.physics.dimensions import GRAVITY, HALF

    x, y, z, vx, vy, vz = intent[:6]
    gravity, fall = 1000 * GRAVITY, z - 1000 * HALF
    seconds = (vz + sqrt(vz * vz + 2 * gravity * fall)) / gravity
    return round(x + vx * seconds), round(y + vy * seconds)


def _struck(motion: str, dice: tuple[int, ...]) -> set[int]:
    """Lying dice that thrown ones touched."""
    if not motion:
        return set()
    from throwdown.physics.motion import FOAM, EncodedMotion

    touched: set[int] = set()
    for contact in EncodedMotion.decode(b64decode(motion)).contacts:
        pair = {contact.what, contact.on}
        if max(pair) < FOAM and pair.intersection(dice):
            touched |= pair.difference(dice)
    return touched

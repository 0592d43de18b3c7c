"""One throw of a day: from the intent and the secret to the landing and its points."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from throwdown.errors import ThrowFailed, ThrowRefused
from throwdown.physics import Intent, Scene
from throwdown.physics.arenas import NEWEST, arena_of
from throwdown.physics.intent import check_release
from throwdown.physics.scene import Pose
from throwdown.throwers.fairness import Fairness
from throwdown.throwers.physical import ATTEMPTS
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from throwdown.physics.motion import AnyLanding
    from throwdown.throwers.fairness import Stream

    from .day import Day


class Landing(msgspec.Struct, frozen=True, kw_only=True):
    """How a throw of a day ended."""

    faces: tuple[tuple[int, str], ...]
    """What the dice in the arena show."""
    out: tuple[tuple[int, str], ...]
    """Dice that left the arena, and why."""
    rest: tuple[tuple[int, Pose], ...]
    """Where the others lie."""
    turned: tuple[int, ...]
    """Dice of the position that show another face."""
    points: int
    """One for each turned die; each die that left costs one."""
    attempt: int = 0
    """How often the engine failed before."""


def checked_intent(day: Day, numbers: Sequence[object]) -> tuple[int, ...]:
    """The intent, if a hand can throw so into the arena of this day."""
    intent = Intent.of(tuple(numbers))
    check_release(intent, _scene(day))
    return intent.numbers()


def landed(
    day: Day, secret: str, intent: tuple[int, ...], simulate: Callable[..., AnyLanding], own: str = ""
) -> tuple[Landing, bytes]:
    """The landing and its motion, computed by ``simulate``.

    ``own``: the id of a throw that is not listed and has a chance of its own.
    """
    for attempt in range(ATTEMPTS):
        try:
            found = _simulated(day, _chance(day, secret, own, attempt), intent, simulate)
        except (ThrowFailed, ThrowRefused) as failed:
            if failed.code not in ("throw/engine", "throw/scene"):
                raise
        else:
            return _landing(day, found, attempt), found.trajectory.encode()
    raise ThrowFailed(f"the engine failed {ATTEMPTS} times; the throw stays locked: try again later")


def _chance(day: Day, secret: str, own: str, attempt: int) -> Stream:
    id = f"{day.id} {own}" if own else day.id
    return Fairness(id, bytes.fromhex(secret), header=day.digest).throw(1, attempt)


def _simulated(day: Day, chance: Stream, intent: tuple[int, ...], simulate: Callable[..., AnyLanding]) -> AnyLanding:
    scene = _scene(day)
    throws, seed = released(chance, (Hand(day.hand, Intent.of(intent)),), scene)
    arena = arena_of(day.engine) or NEWEST
    return simulate(scene, throws, towers=False, seed=seed, arena=arena.name)


def _landing(day: Day, found: AnyLanding, attempt: int) -> Landing:
    faces = {die: day.symbols[face] for die, face in found.faces.items()}
    turned, points = scored(day, faces, len(found.out))
    return Landing(
        faces=tuple(faces.items()),
        out=tuple(found.out.items()),
        rest=tuple(cast("dict[int, Pose]", found.scene.poses).items()),
        turned=turned,
        points=points,
        attempt=attempt,
    )


def scored(day: Day, faces: Mapping[int, str], out: int) -> tuple[tuple[int, ...], int]:
    """Which dice of the position were turned, and the points, if the dice show these faces and so many left."""
    turned = tuple(die for die, face in day.faces.items() if faces.get(die, face) != face)
    return turned, len(turned) - out


def _scene(day: Day) -> Scene:
    return Scene(dict(day.lying))

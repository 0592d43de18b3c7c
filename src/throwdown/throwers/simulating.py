"""Landings as requests: whoever needs one yields a launch and is sent its landing, so that any host can compute it.

The engine is loaded by the first throw that is computed in a process; a process that only orders throws has none.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from throwdown.errors import ThrowFailed, ThrowRefused

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.physics import Landing, Scene, Throw
    from throwdown.physics.motion import AnyLanding

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Launch:
    """All dice that fly at the same moment, and what they fly into: what an engine is given."""

    scene: Scene
    throws: list[Throw]
    towers: bool
    """Whether a die that comes to rest on another may stay there."""
    seed: int
    """For nudges."""
    recorded: str = ""
    """The motion of a record. An engine that rounds otherwise than the recorded one tries what could lead there."""


#: Work that throws: it yields launches, is sent landings, or has the failure of a throw raised, and returns a result.
Throwing = Generator[Launch, Any, T]


class Simulator(Protocol):
    """Whatever computes throws and is waited for: worker processes."""

    def simulate(self, scene: Scene, throws: list[Throw], *, towers: bool, seed: int) -> AnyLanding:
        """As ``physics.simulate``."""
        ...


def simulate(scene: Scene, throws: list[Throw], *, towers: bool, seed: int) -> Landing:
    """As ``physics.simulate``."""
    from throwdown.physics import simulate

    return simulate(scene, throws, towers=towers, seed=seed)


def thrown_by(compute: Callable[..., AnyLanding], work: Throwing[T]) -> T:
    """Do the work, and compute each landing that it asks for with a function like ``physics.simulate``."""
    try:
        launch = next(work)
        while True:
            try:
                landing = compute(launch.scene, launch.throws, towers=launch.towers, seed=launch.seed)
            except (ThrowFailed, ThrowRefused) as failure:
                launch = work.throw(failure)
            else:
                launch = work.send(landing)
    except StopIteration as done:
        result: T = done.value
        return result

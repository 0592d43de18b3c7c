"""The engine, loaded by the first throw that is computed in a process; a process that only orders throws has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from throwdown.physics import Landing, Scene, Throw
    from throwdown.physics.motion import AnyLanding


class Simulator(Protocol):
    """Whatever computes throws: worker processes, or an engine in a browser."""

    def simulate(self, scene: Scene, throws: list[Throw], *, towers: bool, seed: int) -> AnyLanding:
        """As ``physics.simulate``."""
        ...


def simulate(scene: Scene, throws: list[Throw], *, towers: bool, seed: int) -> Landing:
    """As ``physics.simulate``."""
    from throwdown.physics import simulate

    return simulate(scene, throws, towers=towers, seed=seed)

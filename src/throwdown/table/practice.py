"""A practice throw: any position and intent, with chance that was not committed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from throwdown.errors import GameUnknown
from throwdown.physics import Intent, Scene
from throwdown.physics.intent import check_release
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.catalogue import game as make_game
from throwdown.throwers.release import Hand, released
from throwdown.throwers.simulating import Launch

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from throwdown.throwers import Lying
    from throwdown.throwers.simulating import Throwing

#: Dice that an arena of one's own may hold.
DICE = 26


@dataclass(frozen=True, slots=True)
class PracticeThrow:
    """How a throw went: the faces shown, the dice that left and why, where the others lie, the recorded motion."""

    faces: dict[int, str]
    out: dict[int, str]
    lying: Lying
    motion: bytes


def practise(
    game_id: str, lying: Mapping[int, Sequence[int]], intent: Sequence[int], dice: int, rng: Random
) -> Throwing[PracticeThrow]:
    """Throw so many dice into what lies there; all chance comes from ``rng``."""
    game = make_game(game_id)
    if not isinstance(game, ArenaGame):
        raise GameUnknown("{game} has no arena: practise one of the arena games", game=game_id)
    scene = Scene(cast("Any", {die: tuple(pose) for die, pose in lying.items()}))
    thrown = Intent.of(tuple(intent))
    check_release(thrown, scene)
    free = [die for die in range(DICE) if die not in scene.poses][:dice]
    throws, seed = released(rng, (Hand(tuple(free), thrown),), scene)
    landing = yield Launch(scene, throws, towers=False, seed=seed)
    return PracticeThrow(
        faces={die: game.die[face] for die, face in landing.faces.items()},
        out=dict(landing.out),
        lying=cast("Any", dict(landing.scene.poses)),
        motion=landing.trajectory.encode(),
    )

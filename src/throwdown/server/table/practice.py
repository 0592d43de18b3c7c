"""An arena of one's own: throw as one likes, with dice of luck that nobody committed."""

from __future__ import annotations

from base64 import b64encode
from random import SystemRandom
from typing import TYPE_CHECKING, Any, cast

from throwdown.errors import GameUnknown
from throwdown.physics import Intent, Scene
from throwdown.physics.intent import check_release
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.catalogue import game as make_game
from throwdown.server.protocol.messages import Practised
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from throwdown.server.protocol.messages import PracticeWanted
    from throwdown.throwers.workers import Workers

#: Dice that an arena of one's own may hold.
DICE = 26


def practised(wanted: PracticeWanted, workers: Workers) -> Practised:
    """One throw into what lies there."""
    game = make_game(wanted.game)
    if not isinstance(game, ArenaGame):
        raise GameUnknown(f"{wanted.game} has no arena: practise one of the arena games")
    scene = Scene(cast("Any", {die: tuple(pose) for die, pose in wanted.lying}))
    intent = Intent.of(tuple(wanted.intent))
    check_release(intent, scene)
    free = [die for die in range(DICE) if die not in scene.poses][: wanted.dice]
    throws, seed = released(SystemRandom(), (Hand(tuple(free), intent),), scene)
    landing = workers.simulate(scene, throws, towers=False, seed=seed)
    return Practised(
        faces={str(die): game.die[face] for die, face in landing.faces.items()},
        out={str(die): cause for die, cause in landing.out.items()},
        lying=list(landing.scene.poses.items()),
        motion=b64encode(landing.trajectory.encode()).decode(),
    )

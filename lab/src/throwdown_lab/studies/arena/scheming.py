"""A player with a perfect simulator, who knows everything but the committed chance."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING, Any

from msgspec.structs import astuple

from throwdown.errors import ThrowdownError
from throwdown.physics import Intent, Scene, aim_at
from throwdown.physics.intent import check_release, throw_at
from throwdown.physics.scene import face_of, place_of
from throwdown.throwers import MANNERS

from .desk import THROWN, Desk, in_sets, turned
from .jobs import Played, added
from .throwing import any_intent, somewhere

if TYPE_CHECKING:
    from collections.abc import Callable


#: The perfect simulator: how often each intent is tried for the thrown die, and the size of one job of playing it.
SEARCH_SEEDS = 2

FRESH_THROWS = 50

#: For lying dice the best are tried again and again: how many, and how often each.
SIEVE = ((0, 1), (40, 5), (10, 16))

SCHEME_THROWS = 60

AIMER_THROWS = 30

SCHEME_INTENTS = 200

#: The face that is wanted of the thrown die.
WANTED = 5


def search(desk: Desk) -> list[Any]:
    intent = any_intent(desk.hands) if desk.job.number % 2 else desk.unaimed(desk.hands.choice(MANNERS), Scene({}))
    shown = [desk.throw(Scene({}), intent).faces.get(THROWN) for _ in range(SEARCH_SEEDS)]
    return [shown.count(WANTED), list(intent.numbers())]


def best_of(searched: list[Any]) -> tuple[int, ...]:
    """The intent that showed the wanted face most often; of equals the first."""
    return tuple(max(searched, key=lambda found: found[0])[1])


def fresh(desk: Desk) -> list[Any]:
    intent = Intent.of(desk.job.intent)
    shown = [desk.throw(Scene({}), intent).faces.get(THROWN) for _ in range(FRESH_THROWS)]
    return [shown.count(WANTED), len(shown) - shown.count(None), len(shown)]


def schemes(desk: Desk) -> list[Any]:
    """Turn the first die to the face of the second, or get any match: found by simulating, or simply aimed."""
    scene = desk.game_scene()
    target, other = tuple(scene.poses)[:2]
    table = _Scheme(desk, scene, target, face_of(scene.poses[other]))
    intents = [_candidate(desk, scene, target) for _ in range(SCHEME_INTENTS)]
    first = [(intent, table.play(intent, SIEVE[0][1])) for intent in intents]
    turner = table.sieved(first, lambda played: played.wanted)
    matcher = table.sieved(first, lambda played: played.matches)
    aimed = [table.aim(manner) for manner in MANNERS]
    return [
        list(astuple(each)) for each in (table.play(turner, SCHEME_THROWS), table.play(matcher, SCHEME_THROWS), *aimed)
    ]


def _candidate(desk: Desk, scene: Scene, target: int) -> Intent:
    """Three of four fly at or past the target, the others anywhere; any side, speed, steepness, spin."""
    hands = desk.hands
    while True:
        x, y, z = place_of(scene.poses[target]) if hands.random() < 0.75 else somewhere(hands)
        intent = throw_at(
            (x + hands.gauss(0, 0.006), y + hands.gauss(0, 0.006), z),
            hands.uniform(0.8, 5.5),
            desk.bearing(),
            steepness=hands.uniform(pi / 8, pi / 2),
            spin=hands.uniform(-50, 50),
            scene=scene,
        )
        try:
            check_release(intent, scene)
        except ThrowdownError:
            continue
        return intent


class _Scheme:
    """One scene, the die that should turn, and to what."""

    def __init__(self, desk: Desk, scene: Scene, target: int, wanted: int) -> None:
        self.desk, self.scene, self.target, self.wanted = desk, scene, target, wanted

    def play(self, intent: Intent, throws: int) -> Played:
        landings = [self.desk.throw(self.scene, intent) for _ in range(throws)]
        return Played(
            throws=throws,
            wanted=sum(turned(self.scene, each).get(self.target) == self.wanted for each in landings),
            turned=sum(self.target in turned(self.scene, each) for each in landings),
            matches=sum(in_sets(each.faces.values()) > 0 for each in landings),
        )

    def aim(self, manner: str) -> Played:
        """A player who aims at the target, each time from another side."""
        shots = [
            self.play(aim_at(self.scene, self.target, manner, self.desk.bearing()), 1) for _ in range(AIMER_THROWS)
        ]
        return added(shots)

    def sieved(self, tried: list[tuple[Intent, Played]], goal: Callable[[Played], int]) -> Intent:
        """The intent that is left when the best are tried again and again."""
        for keep, again in SIEVE[1:]:
            best = sorted(tried, key=lambda pair: -goal(pair[1]) / pair[1].throws)[:keep]
            tried = [(intent, added([played, self.play(intent, again)])) for intent, played in best]
        return max(tried, key=lambda pair: goal(pair[1]) / pair[1].throws)[0]

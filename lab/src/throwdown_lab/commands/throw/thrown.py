"""One throw: what lies there, how it is meant, and where the dice come to rest."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowFailed

from .aiming import meant
from .scene import MOST_DICE, scene
from .written import whole

if TYPE_CHECKING:
    from throwdown.physics import Intent, Landing, Scene
    from throwdown.throwers.fairness import Fairness


@dataclass(frozen=True)
class Thrown:
    """One throw: what was asked for, and what came of it."""

    game: str
    symbols: tuple[str, ...]
    seed: str
    manner: str | None
    intent: Intent
    before: Scene
    dice: tuple[int, ...]
    """Those that were thrown."""
    landing: Landing
    cpu_ms: float

    def face(self, die: int) -> str | None:
        """What a die shows. Bugs count wherever they roll; other dice only in the arena."""
        from throwdown.physics.cube import top

        landing = self.landing
        if die in landing.faces:
            return self.symbols[landing.faces[die]]
        if self.game != "verasselt":
            return None
        return self.symbols[top(landing.trajectory.poses[-1][landing.trajectory.dice.index(die)][3:])]

    def face_before(self, die: int) -> str | None:
        from throwdown.physics.scene import face_of

        return self.symbols[face_of(self.before.poses[die])] if die in self.before.poses else None

    def turned(self, die: int) -> bool:
        """Whether a die that lay there shows something else now."""
        return die in self.landing.faces and self.face_before(die) not in (None, self.face(die))

    @property
    def everyone(self) -> tuple[int, ...]:
        """All dice by number: first those that lay there."""
        return (*self.before.poses, *self.dice)


def thrown(game: str, seed: str, towers: bool, arguments: dict[str, Any]) -> Thrown:
    """Lay what lies there, find the intent, throw."""
    from throwdown.throwers.fairness import Fairness

    fairness = Fairness.seeded(seed)
    symbols = _symbols(game)
    count = whole("--dice", arguments["dice"], 1, MOST_DICE, "throw/dice")
    before = scene(fairness.deck(), arguments, count, symbols)
    manner, intent = meant(fairness.throw(0), arguments, before)
    dice = tuple(range(len(before.poses) + 1, len(before.poses) + count + 1))
    landing, cpu_ms = _landing(fairness, dice, intent, before, towers)
    return Thrown(game, symbols, seed, manner, intent, before, dice, landing, cpu_ms)


def _symbols(game: str) -> tuple[str, ...]:
    """What is on the faces 0 to 5 of this game's dice."""
    from throwdown.rules.catalogue import known
    from throwdown.throwers.dice import faces_of

    return faces_of(known(game).id)


def _landing(
    fairness: Fairness, dice: tuple[int, ...], intent: Intent, before: Scene, towers: bool
) -> tuple[Landing, float]:
    """The landing, and the time it took in ms; the engine is set up before. If it fails, the tremor is drawn again."""
    from throwdown.physics import simulate
    from throwdown.physics.model import model
    from throwdown.throwers.physical import ATTEMPTS
    from throwdown.throwers.release import Hand, released

    model(len(before.poses) + len(dice))
    for attempt in range(ATTEMPTS):
        throws, nudges = released(fairness.throw(1, attempt), (Hand(dice, intent),), before)
        start = time.process_time()
        try:
            landing = simulate(before, throws, towers=towers, seed=nudges)
        except ThrowFailed:
            continue
        return landing, 1000 * (time.process_time() - start)
    raise ThrowFailed(f"the engine failed {ATTEMPTS} times: try another seed")

"""A study: its parts by name, and how long a job of each takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.physics.cube import ROTATIONS
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS

from .desk import LYING_FACES, Desk
from .jobs import FILLINGS, HANDS, PROBES, SPEEDS, Job, Sizes
from .scheming import AIMER_THROWS, FRESH_THROWS, SCHEME_INTENTS, SCHEME_THROWS, SEARCH_SEEDS, fresh, schemes, search
from .throwing import aims, hands, throws, turns

if TYPE_CHECKING:
    from collections.abc import Callable


PARTS: dict[str, Callable[[Desk], list[Any]]] = {
    "throws": throws,
    "hands": hands,
    "turns": turns,
    "aims": aims,
    "search": search,
    "fresh": fresh,
    "schemes": schemes,
}

#: How long a job takes, roughly, in throws: for the progress bar.
WEIGHTS = {
    "throws": PROBES + max(FILLINGS),
    "hands": len(MANNERS) * sum(HANDS),
    "turns": len(ROTATIONS),
    "aims": 2 * len(SPEEDS) + len(LYING_FACES),
    "search": SEARCH_SEEDS,
    "fresh": FRESH_THROWS,
    "schemes": SCHEME_INTENTS + 2 * (40 * 5 + 10 * 16 + SCHEME_THROWS) + 4 * AIMER_THROWS,
}


class Study(Value):
    """The same seed gives the same study."""

    seed: str

    def work(self, job: Job) -> list[Any]:
        """What a job finds, as JSON knows it."""
        found: list[Any] = PARTS[job.part](Desk(self.seed, job))
        return found


def weight(sizes: Sizes) -> int:
    """The throws of a whole study, roughly."""
    return sum(WEIGHTS[part] * getattr(sizes, part) for part in PARTS)

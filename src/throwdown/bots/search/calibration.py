"""What positions of games that are not solved are worth, fitted to how games end; and how far off that usually is.

Every seat has a strength, a weighted sum of what is seen of it, and wins with its share of all strengths. Masters,
hints and analyses go by these chances. The numbers lie in ``data/calibration.json``, made by ``throwdown lab make
calibration``.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping


FITS_FILE = Path(__file__).parents[1] / "data" / "calibration.json"

#: Everybody's chance to win, by seat.
Chances = tuple[float, ...]
#: By seat that is still in the game: what is seen of it, and how much.
Signs = dict[int, list[tuple[str, float]]]
#: Games that are the same between throws are fitted together.
SAME = {"impact": "strike"}


class Fit(Value):
    """The chances of one game."""

    weights: dict[str, float]
    error: float
    """The usual distance between a chance and how often it comes true."""

    def chances(self, signs: Signs, seats: int) -> Chances:
        """Everybody's chance to win; who is not seen has none."""
        strengths = {seat: exp(sum(self.weights.get(name, 0.0) * much for name, much in signs[seat])) for seat in signs}
        total = sum(strengths.values())
        return tuple(strengths.get(seat, 0.0) / total for seat in range(seats))


@cache
def _fits() -> Mapping[str, Fit]:
    stored = json.loads(FITS_FILE.read_text(encoding="utf-8"))["fits"]
    return {game: Fit(fit["weights"], fit["error"]) for game, fit in stored.items()}


def fit_of(game: str) -> Fit:
    """What was fitted for this game."""
    return _fits()[SAME.get(game, game)]

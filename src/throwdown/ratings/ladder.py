"""The ladder of each pool: where the bots are, and how much luck there is.

``python -m benchmarks.fit_ratings`` fits ``ladder.json`` to games between the bots.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from throwdown.rules.values import Value

from .pools import Pool

if TYPE_CHECKING:
    from collections.abc import Mapping

#: From the weakest to the strongest; the ends fix the scale.
LOWEST, HIGHEST = 0.0, 100.0


class Ladder(Value):
    """The places of the bots in one pool."""

    levels: dict[str, float]
    """From the weakest level, at 0, to the strongest, at 100."""
    luck: float
    """The spread of the model (beta of openskill) for two seats: the more luck decides, the larger it is."""


def ladder_of(pool: Pool) -> Ladder:
    """The fitted ladder of a pool."""
    return _ladders()[pool]


@cache
def _ladders() -> Mapping[Pool, Ladder]:
    source = files(__package__) / "ladder.json"
    return msgspec.json.decode(source.read_bytes(), type=dict[Pool, Ladder])

"""Points of a table.

Points are counted in sixtieths: players who tie share the points of their places, and two, three, four or five of them
share without a remainder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

#: One point.
POINT = 60
#: Points by place, for each number of seats.
SCALES = {2: (5, 1), 3: (5, 3, 1), 4: (5, 3, 2, 1), 5: (5, 3, 2, 1, 0)}
#: A round without a table counts like a second place, or a duel that is shared.
BYE = 3 * POINT


def points_by_seat(places: Sequence[int]) -> tuple[int, ...]:
    """In sixtieths; those who tie share the points of the places that they take together."""
    scale = SCALES[len(places)]
    return tuple(_shared(scale, places, place) for place in places)


def _shared(scale: Sequence[int], places: Sequence[int], place: int) -> int:
    before = sum(other < place for other in places)
    tied = places.count(place)
    return sum(scale[before : before + tied]) * POINT // tied


def as_points(sixtieths: float) -> float:
    """Points as people read them, with two digits."""
    return round(sixtieths / POINT, 2)

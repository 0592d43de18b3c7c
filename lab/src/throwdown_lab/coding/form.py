"""The form that every coding has.

A choice is coded by a few ids one after the other, nearly always by one. ``taken`` are those that were given
so far: where ``decode`` has no choice yet, another id is wanted, and ``mask`` says which may come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from throwdown.bots.bot import Choice
    from throwdown.rules import Game

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Ids = tuple[int, ...]


class Coding(Protocol):
    """One game with its seats and options, in numbers: ids of choices, and observations of fixed length."""

    @property
    def game(self) -> Game[Any]: ...

    size: int
    """Ids are 0 to size - 1."""
    id_names: tuple[str, ...]
    names: tuple[str, ...]
    """What each number of an observation means."""
    low: Numbers
    high: Numbers
    """The least and the greatest number at each place."""

    def encode(self, state: Any, seat: int, choice: Choice) -> Ids:
        """The ids that code this choice."""
        ...

    def decode(self, state: Any, seat: int, taken: Ids) -> Choice | None:
        """The choice that these ids code; None while more are wanted."""
        ...

    def mask(self, state: Any, seat: int, taken: Ids = ()) -> Mask:
        """1 for every id that may come next, not to be written on; none where nothing is asked of the seat."""
        ...

    def observe(self, view: Any, taken: Ids = ()) -> Numbers:
        """A seat's view (``game.view(state, seat)``), its own seat first, then those to the left."""
        ...

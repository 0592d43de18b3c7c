"""What a seat of voll verasselt sees, by name instead of by number, for thousands of seats at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from throwdown.bots.coding.verasselt import QUESTIONS
from throwdown.bots.odds.verasselt_arrays import Floats, Ints, best_catch
from throwdown.rules.verasselt.state import CARDS_PER_COLOUR, COLOUR_NAMES, DICE, FACES, YARD_LIMIT

if TYPE_CHECKING:
    from throwdown.bots.coding.form import Numbers
    from throwdown.bots.coding.verasselt import VerasseltCoding

Flags = NDArray[np.bool_]

#: What counts of a position, each about as large as one.
FACTS = (
    "always",
    "while plundering",
    "cards caught",
    "cards ahead",
    "deck drawn",
    "ahead with the deck drawn",
    "catch that could be plundered",
    "bars shown",
    "cards in the yard",
    "cards that wait",
    "the hub wins, or loses",
)
#: So many cards count as one, of a catch, a lead, a yard and a deck; and so many bars.
CATCH, LEAD, YARD, DECK, BARS = 5.0, 10.0, 4.0, 70.0, 3.0


class Sight(NamedTuple):
    """A row for each seat that is asked. Cards are counted by colour, dice by face."""

    question: Ints
    counted: Ints
    """Cards chosen so far, of a boost, a split or a top-up."""
    splits: Flags
    dice: Ints
    faces: Ints
    """The same die by die."""
    hub: Ints
    caught: Ints
    waiting: Ints
    plunders: Flags
    unseen: Ints
    """Cards in the deck or on heaps."""
    yard: Ints
    yards: Ints
    """How many cards each seat has there, the own first."""
    heaps: Ints
    deck: Ints
    hub_ends: Flags

    def some(self, which: Ints) -> Sight:
        return Sight._make(part[which] for part in self)

    @property
    def group(self) -> Ints:
        """The cards that are rolled for, with those that boost them."""
        return np.where(self.plunders[:, None], self.waiting, self.hub) + self.counted


class Eyes:
    """Reads observations of one coding."""

    def __init__(self, coding: VerasseltCoding) -> None:
        self.seats = coding.game.seats
        self._places = {name: place for place, name in enumerate(coding.names)}

    def see(self, seen: Numbers) -> Sight:
        numbers = seen.astype(np.int64)
        first = next(iter(COLOUR_NAMES.values()))
        hub, caught, waiting, received = (
            self._row(numbers, f"{place}: {first}", 4) for place in ("hub", "own catch", "waiting catch", "received")
        )
        yards = self._row(numbers, f"yard of seat +0: {first}", 4 * self.seats).reshape(-1, self.seats, 4)
        heaps = self._row(numbers, "heap of seat +0", self.seats)
        return Sight(
            question=self._row(numbers, "asked: group", len(QUESTIONS)).argmax(axis=1),
            counted=self._row(numbers, f"{first} told so far", 4),
            splits=self._one(numbers, "phase distribute") > 0,
            dice=self._row(numbers, f"dice that show {first}", len(FACES)),
            faces=self._row(numbers, "die 0: face", DICE),
            hub=hub,
            caught=caught,
            waiting=waiting,
            plunders=self._one(numbers, "rolls for the catch") > 0,
            unseen=np.maximum(CARDS_PER_COLOUR - hub - caught - waiting - received - yards.sum(axis=1), 0),
            yard=yards[:, 0],
            yards=yards.sum(axis=2),
            heaps=np.where(heaps < 0, heaps[:, :1], heaps),  # a hidden heap is thought to be as large as the own
            deck=self._one(numbers, "deck"),
            hub_ends=self._one(numbers, "the hub ends the game") > 0,
        )

    def _row(self, numbers: Ints, name: str, count: int) -> Ints:
        place = self._places[name]
        return numbers[:, place : place + count]

    def _one(self, numbers: Ints, name: str) -> Ints:
        return numbers[:, self._places[name]]


def facts(sight: Sight) -> Floats:
    """The ``FACTS`` of each row."""
    ahead = (sight.heaps[:, 0] - sight.heaps[:, 1:].max(axis=1)) / LEAD
    drawn = 1 - sight.deck / DECK
    columns = (
        np.ones(len(ahead)),
        sight.plunders,
        sight.caught.sum(axis=1) / CATCH,
        ahead,
        drawn,
        ahead * drawn,
        best_catch(sight.caught, sight.dice) / CATCH,
        sight.dice[:, -1] / BARS,
        (sight.yards[:, 0] - sight.counted.sum(axis=1)) / YARD,
        sight.waiting.sum(axis=1) / CATCH,
        np.where(sight.hub_ends, _at_the_end(sight), 0),
    )
    return np.stack(columns, axis=1)


def _at_the_end(sight: Sight) -> Ints:
    """If the game ended now: 1 for who wins, -1 for who does not (VER-END-04)."""
    heaps = sight.heaps.copy()
    heaps[:, -1] += sight.waiting.sum(axis=1)  # of who played before (VER-TURN-03)
    worth = heaps * (YARD_LIMIT + 1) - sight.yards  # fewer cards in the yard decide between equal heaps (VER-WIN-02)
    return np.where(worth[:, 0] > worth[:, 1:].max(axis=1), 1, -1)

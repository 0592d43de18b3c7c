"""What choices of voll verasselt are worth: exact odds of the next roll, weighed by what self-play has taught.

A value is a sum: so much for every card that a roll will probably catch, so much for the chance that it is safe, and so
on (``Worths``). How much that is depends on a few facts of the position (``FACTS``), each of which has a weight. The
weights are learned, by ``python -m throwdown_lab.learning verasselt``; learning begins with those of ``regular``.

A choice is asked for in small questions, as ``bots/coding/verasselt.py`` puts them: for one view, or for thousands.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from throwdown.bots.coding.verasselt import (
    CARDS_ID,
    CONSOLATION_ID,
    DICE_ID,
    GROUP_ID,
    PER_COLOUR,
    QUESTIONS,
    ROLL_ID,
    SIZE,
)
from throwdown.bots.odds.verasselt import MOST_KEPT
from throwdown.bots.odds.verasselt_arrays import KEEPS, Floats, Ints, best_catch, promise
from throwdown.bots.search.verasselt import refill_count
from throwdown.rules.verasselt.choices import DICE_CHOICES
from throwdown.rules.verasselt.state import CONSOLATION, DICE, FACES

from .sight import CATCH, FACTS, Eyes, facts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.bots.coding.form import Numbers
    from throwdown.bots.coding.verasselt import VerasseltCoding

    from .sight import Sight

Weights = NDArray[np.float64]


class Worths(NamedTuple):
    """What is worth something, in cards: a number for each position."""

    card: Floats
    """Each that a roll will probably catch."""
    safe: Floats
    """The chance that it is no bust."""
    roll: Floats
    """Any roll, against stopping."""
    kept: Floats
    """Each die that stays."""
    bar: Floats
    """Each of them that shows the double bar."""
    boost: Floats
    """What a card of the yard costs."""
    plunder: Floats
    """Each card that plundering will probably catch."""
    at_hub: Floats
    """Each card that the hub will probably give."""
    hub: Floats
    """The hub in any case, against plundering."""
    to_yard: Floats
    """A received card in the yard, against one on the heap."""

    def some(self, which: Ints) -> Worths:
        return Worths._make(worth[which] for worth in self)


#: About what they are worth to ``regular``, who never boosts, and does not count on the refill of the hub.
TAUGHT = {
    ("card", "always"): 1.0,
    ("safe", "cards caught"): CATCH,
    ("roll", "cards caught"): -CATCH,
    ("boost", "always"): 2.0,
    ("plunder", "always"): 2.0,
    ("at_hub", "always"): 1.0,
    ("to_yard", "always"): -1.0,
}
_QUESTIONS = list(QUESTIONS)
_GROUP, _STOP, _CONSOLATION, _DICE = (
    _QUESTIONS.index(name) for name in ("group", "stop or roll on", "consolation", "dice")
)
_COLOURS = [number for number in range(len(_QUESTIONS)) if number not in (_GROUP, _STOP, _CONSOLATION, _DICE)]
_KEEP_CODE: Ints = (MOST_KEPT + 1) ** np.arange(len(FACES))
_KEEP_NUMBER: Ints = np.zeros((MOST_KEPT + 1) ** len(FACES), np.int64)
_KEEP_NUMBER[KEEPS @ _KEEP_CODE] = np.arange(len(KEEPS))
#: Every keep is a roll, and keeps so many dice, and so many bars.
_OF_KEEPS: Floats = np.array([np.ones(len(KEEPS)), KEEPS.sum(axis=1), KEEPS[:, -1]])
#: Which dice stay, by the number of the choice.
_STAY: Ints = np.array([[die not in rolled for die in range(DICE)] for rolled in DICE_CHOICES], np.int64)


def taught() -> Weights:
    """The weights of ``regular``: a row for each of ``Worths``, a column for each of ``FACTS``."""
    weights = np.zeros((len(Worths._fields), len(FACTS)))
    for (worth, fact), weight in TAUGHT.items():
        weights[Worths._fields.index(worth), FACTS.index(fact)] = weight
    return weights


class Values:
    """What every id is worth; takes the place of a network."""

    def __init__(self, coding: VerasseltCoding, weights: Weights, made: Mapping[str, Any] | None = None) -> None:
        self.ids, self.weights, self.made = SIZE, weights, dict(made or {})
        self._eyes, self._per_bar = Eyes(coding), coding.game.options["refill_per_double_bar"]

    def copy(self) -> Values:
        """The same, which stays as it is while this one learns on."""
        return copy(self)  # weights are replaced, not written on

    def logits(self, numbers: Numbers, weights: Weights | None = None) -> Floats:
        """Of one observation, or of many, each of which may have weights of its own."""
        rows = numbers.reshape(-1, numbers.shape[-1])
        sight = self._eyes.see(rows)
        weighed = np.matmul(self.weights if weights is None else weights, facts(sight)[:, :, None])[:, :, 0]
        worths = Worths._make(weighed.T)
        values = np.zeros((len(rows), SIZE))
        for question in range(len(QUESTIONS)):
            asked = np.flatnonzero(sight.question == question)
            if len(asked):
                self._value(question, sight.some(asked), worths.some(asked), values, asked)
        return values.reshape(*numbers.shape[:-1], SIZE)

    def _value(self, question: int, sight: Sight, worths: Worths, values: Floats, asked: Ints) -> None:
        if question == _GROUP:
            values[asked, GROUP_ID] = worths.hub + worths.at_hub * best_catch(self._refilled(sight), sight.dice)
            values[asked, GROUP_ID + 1] = worths.plunder * best_catch(sight.waiting, sight.dice)
        elif question == _STOP:
            values[asked, ROLL_ID] = _rolls(sight.group, sight.dice, worths).max(axis=1)
        elif question == _CONSOLATION:
            values[asked, CONSOLATION_ID : CONSOLATION_ID + CONSOLATION + 1] = np.arange(CONSOLATION + 1)
        elif question == _DICE:
            values[asked, DICE_ID:] = _dice(sight, worths)
        else:
            first = CARDS_ID + PER_COLOUR * _COLOURS.index(question)
            values[asked, first : first + PER_COLOUR] = _cards(sight, worths, _COLOURS.index(question))

    def _refilled(self, sight: Sight) -> Ints:
        """The hub as it will probably be once it is chosen."""
        count = refill_count(sight.hub, sight.dice[:, -1], sight.deck, self._per_bar)
        colours = sight.unseen / np.maximum(sight.unseen.sum(axis=1, keepdims=True), 1)
        hub: Ints = (sight.hub + count[:, None] * colours + 0.5).astype(np.int64)
        return hub


def _rolls(group: Ints, dice: Ints, worths: Worths) -> Floats:
    """What every keep is worth, against stopping."""
    safe, catch = promise(group, dice)
    values: Floats = np.stack((worths.roll, worths.kept, worths.bar), axis=1) @ _OF_KEEPS
    values += catch * worths.card[:, None]
    values += safe * worths.safe[:, None]
    values[safe == 0] = -np.inf  # dice that do not show what would be kept, or a certain bust
    return values


def _dice(sight: Sight, worths: Worths) -> Floats:
    """What every choice of dice is worth."""
    shown = _KEEP_CODE[sight.faces]
    keeps = _KEEP_NUMBER[shown @ _STAY.T]
    return np.take_along_axis(_rolls(sight.group, sight.dice, worths), keeps, axis=1)


def _cards(sight: Sight, worths: Worths, colour: int) -> Floats:
    """What none to six cards of a colour are worth: in the yard, or in the group that is rolled for."""
    values: Floats = worths.to_yard[:, None] * np.arange(PER_COLOUR)
    group = sight.group
    for count in range(sight.yard[:, colour].max(initial=0) + 1):
        able = np.flatnonzero(~sight.splits & (sight.yard[:, colour] >= count))
        rolls = _rolls(group[able], sight.dice[able], worths.some(able))
        values[able, count] = rolls.max(axis=1) - count * worths.boost[able]
        group[:, colour] += 1
    return values

"""How strong a person is, as a place between the fixed bots.

``rate`` takes one finished game and the standings of its people, and returns their new standings. ``band_of`` turns a
standing into the two levels that a person is between. People see this band as a sentence, never a number.

A place is measured on the ladder of a pool: the novice is at 0, the master at 100. Bots never move. The room knows
neither clock nor store: the caller gives days and standings, and stores what comes back.
"""

from __future__ import annotations

from .band import Band, band_of
from .finished import Finished, Player, Unrated, unrated
from .pools import POOLS, Pool, pool_of
from .standing import Gain, News, Standing, newcomer, rested, standing_of
from .update import gains, rate
from .wording import sentence

__all__ = [
    "POOLS",
    "Band",
    "Finished",
    "Gain",
    "News",
    "Player",
    "Pool",
    "Standing",
    "Unrated",
    "band_of",
    "gains",
    "newcomer",
    "pool_of",
    "rate",
    "rested",
    "sentence",
    "standing_of",
    "unrated",
]

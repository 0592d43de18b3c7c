"""Throwing thousands: what the arena does with dice, counted.

A study is made of small jobs, each named by its part and its number. A job depends on the seed, its name
and the engine alone, so jobs may be done in any order, on any number of cores, today or tomorrow: with a
file a study continues where it stopped, and a larger one continues where a smaller one ended.

    throws    every manner into every filling, by people who do not aim
    hands     several dice at once into the empty arena
    turns     one random intent with all 24 rotations of the die
    aims      every speed, aimed at one lying die and thrown anywhere
    search    a player with a perfect simulator tries one intent for the thrown die ...
    fresh     ... and plays the best one
    schemes   the same player against the dice that lie there, beside one who simply aims
"""

from __future__ import annotations

from .desk import in_sets, showing, struck, turned
from .jobs import FILLINGS, HANDS, PROBES, SPEEDS, TOWERS, Aimed, Handful, Job, Played, Sizes, Thrown, added
from .notebook import Notebook, StudyRefused
from .scheming import FRESH_THROWS, SCHEME_INTENTS, SEARCH_SEEDS, best_of
from .study import Study, weight
from .working import run

__all__ = [
    "FILLINGS",
    "FRESH_THROWS",
    "HANDS",
    "PROBES",
    "SCHEME_INTENTS",
    "SEARCH_SEEDS",
    "SPEEDS",
    "TOWERS",
    "Aimed",
    "Handful",
    "Job",
    "Notebook",
    "Played",
    "Sizes",
    "Study",
    "StudyRefused",
    "Thrown",
    "added",
    "best_of",
    "in_sets",
    "run",
    "showing",
    "struck",
    "turned",
    "weight",
]

"""Strike: the core of all arena games."""

from __future__ import annotations

from .script import ALL, LANDED, STOP, TAKEN, THROW, ArenaPosition, Lesson, Step

FIVE = ("2", "3", "4", "5", "6")

STRIKE = Lesson(
    "strike",
    (
        Step(
            "throw",
            ArenaPosition((8, 8), ("5",)),
            (THROW,),
            lit="hand",
            clause="CORE-08",
            done=LANDED,
            example=("3",),
        ),
        Step(
            "pair",
            ArenaPosition((6, 6), FIVE),
            (THROW,),
            lit="throw",
            clause="CORE-13",
            done=TAKEN,
            example=("4",),
        ),
        Step(
            "lost",
            ArenaPosition((7, 7), ("2", "5", "6")),
            (THROW,),
            lit="throw",
            clause="CORE-12",
            done=("x_removed",),
            shows=("X",),
            example=("X",),
        ),
        Step(
            "on",
            ArenaPosition((8, 5), ("2", "3", "4", "6"), phase="choice"),
            (THROW,),
            lit="throw",
            clause="CORE-15",
            done=LANDED,
            example=("2",),
        ),
        Step(
            "stop",
            ArenaPosition((2, 12), ("2", "4", "6"), phase="choice"),
            (STOP,),
            lit="stop",
            clause="CORE-15",
            done=("turn_ended",),
        ),
        Step(
            "hit",
            ArenaPosition((7, 7), ("3", "4", "6")),
            (THROW,),
            lit="manner",
            clause="CORE-09",
            done=LANDED,
            example=("3",),
        ),
        Step(
            "all",
            ArenaPosition((8, 7, 7), ()),
            (ALL,),
            lit="throw",
            clause="CORE-18",
            done=TAKEN,
            example=("2", "2", "3", "3", "4", "5", "6", "X"),
        ),
        Step(
            "last",
            ArenaPosition((1, 8, 8), FIVE),
            (THROW,),
            lit="throw",
            clause="CORE-17",
            done=TAKEN,
            example=("6",),
        ),
    ),
)

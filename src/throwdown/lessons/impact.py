"""Impact: the base game, one power at a time, and several at once."""

from __future__ import annotations

from .script import ALL, LANDED, STOP, TAKEN, THROW, ArenaPosition, Lesson, Step, Wanted

FIVE = ("FIRE", "WATER", "STONE", "LIGHTNING", "AIR")
#: What an element does.
POWERS = ("reaction_started", "race_finished", "pile_built", "hurricane_passed", "dice_held")

IMPACT = Lesson(
    "impact",
    (
        Step(
            "place",
            ArenaPosition((8, 8), (), phase="place"),
            (Wanted("place_start"),),
            lit="symbols",
            clause="CORE-04",
            done=("turn_started",),
        ),
        Step(
            "pair",
            ArenaPosition((6, 6), FIVE),
            (THROW,),
            lit="throw",
            clause="CORE-13",
            done=TAKEN,
            example=("STONE",),
        ),
        Step(
            "lost",
            ArenaPosition((7, 7), ("FIRE", "AIR", "WATER")),
            (THROW,),
            lit="throw",
            clause="CORE-12",
            done=("x_removed",),
            shows=("BLANK",),
            example=("BLANK",),
        ),
        Step(
            "move",
            ArenaPosition((6, 7), ("FIRE", "STONE", "AIR", "WATER")),
            (THROW, Wanted("move_die")),
            lit="move",
            clause="CORE-21",
            done=LANDED,
            example=("FIRE",),
        ),
        Step(
            "stop",
            ArenaPosition((3, 11), ("FIRE", "STONE", "AIR"), phase="choice"),
            (STOP,),
            lit="stop",
            clause="CORE-15",
            done=("turn_ended",),
        ),
        Step(
            "all",
            ArenaPosition((8, 7, 7), ()),
            (ALL,),
            lit="throw",
            clause="CORE-18",
            done=TAKEN,
            example=("FIRE", "FIRE", "AIR", "AIR", "STONE", "WATER", "LIGHTNING", "BLANK"),
        ),
    ),
)


def _power(id: str, element: str, clause: str, done: str, supplies: tuple[int, ...] = (6, 6, 6)) -> Step:
    """A die that shows the active element lands beside one that does."""
    others = tuple(each for each in ("WATER", "STONE", "AIR", "FIRE") if each != element)[:3]
    return Step(
        id,
        ArenaPosition(supplies, (element, *others), elements=(element,)),
        (THROW,),
        lit="throw",
        clause=clause,
        done=(done,),
        shows=(element,),
        example=(element,),
    )


IMPACT_POWER = Lesson(
    "impact_power",
    (
        _power("storm", "LIGHTNING", "IMP-POW-STORM-01", "reaction_started"),
        _power("hurricane", "AIR", "IMP-POW-HURR-01", "hurricane_passed", (3, 6, 9)),
        _power("boulders", "STONE", "IMP-POW-BOUL-01", "pile_built"),
        Step(
            "pile",
            ArenaPosition((6, 6, 6), ("FIRE", "WATER", "AIR", "LIGHTNING"), elements=("STONE",), piles=(3,)),
            (Wanted("throw_pile"),),
            lit="pile",
            clause="IMP-POW-BOUL-02",
            done=LANDED,
            example=("FIRE", "WATER", "AIR"),
        ),
        Step(
            "swamp",
            ArenaPosition((6, 6, 6), ("WATER", "WATER", "FIRE", "AIR"), elements=("WATER",)),
            (THROW,),
            lit="throw",
            clause="IMP-POW-SWAMP-01",
            done=("dice_held",),
            example=("STONE",),
        ),
        _power("fire", "FIRE", "IMP-POW-FIRE-01", "race_finished", (2, 8, 8)),
    ),
)

IMPACT_AVATAR = Lesson(
    "impact_avatar",
    (
        Step(
            "any",
            ArenaPosition((5, 6, 6), FIVE, elements=FIVE),
            (THROW,),
            lit="throw",
            clause="IMP-AVA-01",
            done=POWERS,
            example=("STONE",),
        ),
        Step(
            "order",
            ArenaPosition((8, 7, 7), (), elements=FIVE),
            (ALL,),
            lit="throw",
            clause="IMP-AVA-02",
            done=POWERS,
            example=("STONE", "STONE", "AIR", "AIR", "FIRE", "WATER", "LIGHTNING", "BLANK"),
        ),
        Step(
            "swamp",
            ArenaPosition((6, 6, 6), ("WATER", "WATER", "STONE", "AIR"), elements=FIVE),
            (THROW,),
            lit="throw",
            clause="IMP-AVA-04",
            done=("dice_held",),
            example=("STONE",),
        ),
    ),
)

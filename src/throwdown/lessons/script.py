"""What a lesson is written in: a position, what to do in it, what counts as done. Sentences are in ``lesson.ftl``.

A step named ``storm`` of impact_power says ``lesson-impact-power-storm`` before it is done and
``lesson-impact-power-storm-done`` afterwards. Nothing here is in a language.
"""

from __future__ import annotations

from typing import Literal

from throwdown.rules.values import Value

#: The seat of the learner.
LEARNER = 0
#: What can be lit on the table while a step waits for it.
Lit = Literal[
    "hand", "throw", "pile", "stop", "manner", "move", "symbols", "extras", "tower",
    "plunder", "roll", "dice", "yard", "split",
]  # fmt: skip


class ArenaPosition(Value):
    """Where the dice of an arena game are; whatever is in no hand and not in the arena takes no part."""

    supplies: tuple[int, ...]
    """Dice in front of each seat, those in piles included."""
    arena: tuple[str, ...]
    """What lies in the arena, by its faces."""
    phase: Literal["place", "turn", "choice"] = "turn"
    elements: tuple[str, ...] = ()
    piles: tuple[int, ...] = ()
    """Boulder piles of the learner, by their size."""


class CardPosition(Value):
    """Where the cards of voll verasselt are, written like ``4Y2R``; the rest is the deck."""

    phase: Literal["choose", "roll", "roll_or_stop", "distribute"]
    hub: str
    yards: tuple[str, str]
    dice: str = "======="
    heaps: tuple[str, str] = ("", "")
    target: Literal["hub", "catch"] | None = None
    own_catch: str = ""
    table_catch: str = ""
    """The catch of the other seat."""
    received: str = ""
    """What the learner has to split."""


class Wanted(Value):
    """What is asked for: an action by its name and, where it matters, how."""

    action: str
    target: str | None = None
    fewer_dice: bool = False
    """Some of the dice are left lying."""
    boosted: bool = False
    """Some cards of the own yard are put into the group first."""


class Step(Value):
    """One thing to do."""

    id: str
    position: ArenaPosition | CardPosition
    wanted: tuple[Wanted, ...]
    lit: Lit
    clause: str
    """The rule that it shows."""
    done: tuple[str, ...]
    """Events, one of which makes it done; whatever else happens, it can be tried again."""
    shows: tuple[str, ...] = ()
    """What the thrown dice are turned to show; where there is none, they show what chance gives."""
    example: tuple[str, ...] = ()
    """Faces with which it is done, for those who check it without throwing."""

    @property
    def turned(self) -> bool:
        """Whether the dice of this step are fixed and not of chance: the page says so."""
        return bool(self.shows)


class Lesson(Value):
    """The steps of one game, in their order."""

    game: str
    steps: tuple[Step, ...]

    def step(self, id: str) -> Step | None:
        return next((step for step in self.steps if step.id == id), None)


THROW = Wanted("throw")
STOP = Wanted("stop")
ALL = Wanted("throw_all")
#: Dice that were thrown lie there, or are gone.
LANDED = ("dice_settled", "dice_left_arena")
TAKEN = ("dice_collected",)

"""Targets for practice: a position, a goal, and the aim that a master found for it.

``throwdown lab make targets`` makes ``targets.json``: it throws dice and chooses goals that a good aim
reaches often enough.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import ceil, log
from pathlib import Path
from typing import TYPE_CHECKING, Literal, cast

import msgspec

from throwdown.errors import GameUnknown
from throwdown.rules.arena.dice import LOST_FACE
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.record import Manner

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from throwdown.rules.arena.pipeline import ArenaGame

TARGETS_FILE = Path(__file__).with_name("targets.json")
#: Targets of each game.
DOZEN = 12
#: A master reaches the target with this chance within the throws that earn three stars.
EVEN = 0.5
#: So many times as many throws still earn two stars.
LONGER = 3

Kind = Literal["turn", "flip", "pair", "take", "clear", "stay"]
Pose = tuple[int, int, int, int, int, int, int]


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """What a throw has to do to the position.

    ``turn``: the die shows the face. ``flip``: so many dice show another face. ``pair``: two dice of the position show
    the same. ``take``: so many dice match, and none is lost. ``clear``: the dice lie away from the wall. ``stay``: no
    die leaves.
    """

    kind: Kind
    dice: list[int] = []
    """The dice of the position that it is about."""
    face: str = ""
    count: int = 0


class MasterAim(msgspec.Struct, frozen=True, kw_only=True):
    """The aim of a master, as a hand sets it."""

    die: int
    manner: Manner
    force: int
    """0 to 100."""
    side: int
    """The side of the box to throw from, in eighths of a turn from the usual one."""


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """One target."""

    lying: dict[int, Pose]
    hand: int
    """How many dice are thrown."""
    goal: Goal
    hint: MasterAim
    intent: tuple[int, ...]
    """The throw of the hint."""
    chance: float
    """How often that throw reaches the goal."""

    @property
    def within(self) -> tuple[int, int]:
        """With so many throws at most it earns three stars, and two."""
        three = max(1, ceil(log(1 - EVEN) / log(1 - min(self.chance, 0.99))))
        return three, LONGER * three


class Landed(msgspec.Struct, frozen=True, kw_only=True):
    """How a throw at a target ended."""

    faces: Mapping[int, str]
    """What the dice in the arena show."""
    lying: Mapping[int, tuple[int, ...]]
    out: frozenset[int]


@cache
def all_targets() -> dict[str, tuple[Target, ...]]:
    """By game."""
    return msgspec.json.decode(TARGETS_FILE.read_bytes(), type=dict[str, tuple[Target, ...]])


def targets_of(game: str) -> tuple[Target, ...]:
    """The targets of a game, from easy to hard."""
    found = all_targets().get(game)
    if found is None:
        raise GameUnknown(
            "there are no targets for {game!r}: choose one of {known}", game=game, known=", ".join(all_targets())
        )
    return found


def faces_of(game_id: str, target: Target) -> dict[int, str]:
    """What the dice of the position show."""
    from throwdown.physics.scene import face_of

    faces = die_of(game_id)
    return {die: faces[face_of(pose)] for die, pose in target.lying.items()}


def die_of(game_id: str) -> tuple[str, ...]:
    """The faces of a die of an arena game, by their number."""
    return cast("ArenaGame", make_game(game_id)).die


def reached(game_id: str, target: Target, landed: Landed) -> bool:
    """Whether a throw into the position reached the goal."""
    return _JUDGES[target.goal.kind](game_id, target, landed)


# Each kind of goal


def _is_turned(game_id: str, target: Target, landed: Landed) -> bool:
    return all(landed.faces.get(die) == target.goal.face for die in target.goal.dice)


def _are_flipped(game_id: str, target: Target, landed: Landed) -> bool:
    before = faces_of(game_id, target)
    return sum(landed.faces.get(die, face) != face for die, face in before.items()) >= target.goal.count


def _are_paired(game_id: str, target: Target, landed: Landed) -> bool:
    shown = Counter(landed.faces[die] for die in target.lying if die in landed.faces)
    return any(count > 1 and face != LOST_FACE[game_id] for face, count in shown.items())


def _are_taken(game_id: str, target: Target, landed: Landed) -> bool:
    shown, lost = Counter(landed.faces.values()), LOST_FACE[game_id]
    matched = sum(count for count in shown.values() if count > 1)
    return not landed.out and lost not in shown and matched >= target.goal.count


def _are_clear(game_id: str, target: Target, landed: Landed) -> bool:
    return all(die in landed.lying and not is_at_wall(landed.lying[die]) for die in target.goal.dice)


def _all_stay(game_id: str, target: Target, landed: Landed) -> bool:
    return not landed.out


_JUDGES: dict[Kind, Callable[[str, Target, Landed], bool]] = {
    "turn": _is_turned,
    "flip": _are_flipped,
    "pair": _are_paired,
    "take": _are_taken,
    "clear": _are_clear,
    "stay": _all_stay,
}


def is_at_wall(pose: tuple[int, ...]) -> bool:
    """Whether a die lies at a wall (DIG-04)."""
    from throwdown.physics.placing import AT_A_WALL, to_wall

    return to_wall(pose) < AT_A_WALL  # type: ignore[arg-type]  # seven whole numbers

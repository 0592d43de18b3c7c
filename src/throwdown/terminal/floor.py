"""A physical arena at this table: where its dice lie, what an aim means, how a die is moved.

The engine is imported when there is such an arena: games of luck do not wait for it.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, cast

from throwdown.errors import ThrowRefused
from throwdown.rules.arena.state import ArenaState, MoveDie
from throwdown.rules.record import Acted

from .grid import Aim, Place, addresses, bearing_from, centre, side_of
from .questions import AnswerUnclear, line

if TYPE_CHECKING:
    from throwdown.physics import Pose, Scene
    from throwdown.physics.placing import Shift
    from throwdown.rules.record import Manner
    from throwdown.table import Match

MICRO = 1_000_000
#: A die that is in the way is stopped before it: so many places are tried, from the goal back.
TRIES = 20
#: Less than this is no move, in m.
LEAST_MOVE = 0.001


class Floor:
    """What lies where; a tower has one cell, and its top is what one aims at."""

    def __init__(self, poses: dict[int, Pose], stacks: tuple[tuple[int, ...], ...]) -> None:
        from throwdown.physics.placing import AT_A_WALL, to_wall

        self.stacks = {stack[-1]: stack for stack in stacks if stack[-1] in poses}
        covered = {die for stack in self.stacks.values() for die in stack[:-1]}
        self.places: dict[int, Place] = {
            die: (pose[0] / MICRO, pose[1] / MICRO) for die, pose in poses.items() if die not in covered
        }
        self.cells = addresses(self.places)
        """By die that can be seen from above."""
        self.at_wall = frozenset(die for die in self.places if to_wall(poses[die]) <= AT_A_WALL)

    def die_at(self, cell: str) -> int | None:
        return next((die for die, there in self.cells.items() if there == cell), None)

    @property
    def in_order(self) -> list[int]:
        """The dice by their cells, a1 first."""
        return sorted(self.cells, key=lambda die: self.cells[die])


def has_arena(match: Match) -> bool:
    """Whether dice have places at this table."""
    return match.thrower.has_places and isinstance(match.state, ArenaState)


def floor_of(match: Match) -> Floor | None:
    """The arena of this table from above, or None where it has none."""
    return Floor(_poses(match), match.state.stacks) if has_arena(match) else None


def _poses(match: Match) -> dict[int, Pose]:
    return cast("dict[int, Pose]", match.lying)


def _scene(match: Match) -> Scene:
    from throwdown.physics import Scene

    return Scene(_poses(match))


# Aiming


def bearing(match: Match, seat: int, side: str | None = None) -> float:
    """From where this seat throws, in rad."""
    from throwdown.physics.intent import bearing_of

    return bearing_of(seat, match.game.seats) if side is None else bearing_from(side)


def own_side(match: Match, seat: int) -> str:
    return side_of(bearing(match, seat))


def intent(match: Match, seat: int, manner: Manner | None, aim: Aim | None) -> tuple[int, ...]:
    """The numbers of an aimed throw; none without an aim."""
    if aim is None or manner is None:
        return ()
    from throwdown.physics import aim_at, preset
    from throwdown.physics.dimensions import HALF

    scene, turned = _scene(match), bearing(match, seat, aim.side)
    floor = floor_of(match)
    die = floor.die_at(aim.cell) if floor is not None else None
    if die is not None:
        return aim_at(scene, die, manner, turned).numbers()
    return preset(manner, turned, (*centre(aim.cell), HALF), scene).numbers()


# Moving a die before a throw (DIG-04)


def move(match: Match, start: str, goal: str) -> tuple[MoveDie, tuple[int, ...]]:
    """The die in one cell, moved towards another; a refusal says what to do instead.

    Off a wall it goes by its own width at most. Consent is not asked here.
    """
    floor = floor_of(match)
    if floor is None:
        raise AnswerUnclear(line("ask-unclear-no-arena"), "D-15")
    rule = match.game.options["pre_move"]
    if rule == "none":
        raise AnswerUnclear(line("ask-move-none"), "D-15")
    die = _movable(floor, start)
    if rule == "off_walls_by_consent" and die not in floor.at_wall:
        raise AnswerUnclear(line("ask-move-not-at-wall", cell=start), "CORE-21")
    done = _shifted(match, die, goal, off_wall=rule == "off_walls_by_consent")
    if rule == "group" and done.spreads:
        raise AnswerUnclear(line("ask-move-spreads"), "D-15")
    return MoveDie(die, done.from_wall, done.spreads), tuple(done.scene.poses[die][:2])


def _movable(floor: Floor, cell: str) -> int:
    die = floor.die_at(cell)
    if die is None:
        there = " ".join(floor.cells[each] for each in floor.in_order) or "-"
        raise AnswerUnclear(line("ask-move-nothing", cell=cell, cells=there), "CORE-21")
    if die in floor.stacks:
        raise AnswerUnclear(line("ask-move-tower", cell=cell), "CORE-21")
    return die


def _shifted(match: Match, die: int, goal: str, *, off_wall: bool) -> Shift:
    """As far towards the goal as the die goes."""
    from throwdown.physics.dimensions import EDGE
    from throwdown.physics.placing import shift

    scene = _scene(match)
    x, y = (number / MICRO for number in scene.poses[die][:2])
    dx, dy = centre(goal)[0] - x, centre(goal)[1] - y
    length = hypot(dx, dy)
    most = min(length, EDGE - 1 / MICRO) if off_wall else length
    for tried in range(TRIES):
        far = most * (1 - tried / TRIES)
        if far < LEAST_MOVE:
            break
        try:
            return shift(scene, die, round((x + dx * far / length) * MICRO), round((y + dy * far / length) * MICRO))
        except ThrowRefused:
            continue
    raise AnswerUnclear(line("ask-move-blocked", cell=goal), "CORE-21")


def needs_consent(match: Match) -> bool:
    return bool(match.game.options["pre_move"] == "off_walls_by_consent")


def agreed(match: Match) -> bool:
    """Whether everybody has agreed in this game already, according to the record."""
    moves = [entry.action for entry in match.log.entries if isinstance(entry, Acted)]
    return any(isinstance(each, MoveDie) and bool(each.consent) and all(each.consent) for each in moves)

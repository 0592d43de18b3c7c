"""Tables with a physical arena, for the tests of the terminal."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from throwdown.physics.cube import flat
from throwdown.physics.dimensions import HALF
from throwdown.physics.scene import pose_of
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.arena.state import PlaceStart, Throw
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import to_act
from throwdown.table import Match, Seat
from throwdown.terminal.floor import Floor
from throwdown.throwers import Fairness
from throwdown.throwers.physical import Physical

if TYPE_CHECKING:
    from throwdown.physics import Pose
    from throwdown.rules.record import Record

NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve")


def arena_match(game: str = "strike", people: int = 2, bots: int = 0, seed: str = "arena", **options: Any) -> Match:
    rng = Random(seed)
    kinds = [None] * people + ["thumb"] * bots
    seats = [Seat(NAMES[seat], kind) for seat, kind in enumerate(kinds)]
    rules = make_game(game, len(seats), options)
    return Match(rules, seats, Physical(rng), rng=rng, fair=Fairness.seeded(seed))


def placed_match(people: int = 2, bots: int = 0, **options: Any) -> Match:
    """A game in which nothing was thrown yet: one die lies in the middle, whatever the engine does."""
    match = arena_match("impact", people, bots, **options)
    match.act(0, PlaceStart("FIRE"))
    return match


def placed_record(throws: int) -> Record:
    """A game of so many throws whose start die was placed; then somebody leaves."""
    match = placed_match()
    for _ in range(throws):
        match.act(to_act(match.awaiting)[0], Throw(), "drop")
        match.run()
    match.leave(0)
    return match.log


def lying_at(x: float, y: float, face: int = 0, yaw: float = 0.0, level: int = 0) -> Pose:
    """A die at this place in mm."""
    return pose_of(np.array([x / 1000, y / 1000, HALF * (1 + 2 * level)]), flat(face, yaw))


def floor_with(places: dict[int, tuple[float, float]], stacks: tuple[tuple[int, ...], ...] = ()) -> Floor:
    """These dice at these places in mm; those of a stack are all put at its place."""
    levels = {die: level for stack in stacks for level, die in enumerate(stack)}
    return Floor({die: lying_at(x, y, level=levels.get(die, 0)) for die, (x, y) in places.items()}, stacks)


def lay(match: Match, x: float, y: float) -> None:
    """The only die of this arena lies here instead, in mm."""
    ((die, face),) = match.state.arena
    assert isinstance(match.game, ArenaGame)
    match.lying[die] = lying_at(x, y, match.game.die.index(face))

"""One day: its commitment, the dice that lie in the arena, and how many are thrown."""

from __future__ import annotations

import json
from hashlib import sha256
from math import pi
from typing import TYPE_CHECKING, Any, Final, Literal, cast

import msgspec

from throwdown.physics.arenas import NEWEST
from throwdown.physics.cube import FACES, flat
from throwdown.physics.dimensions import HALF
from throwdown.physics.scene import MICRO, Pose, face_of, pose_of
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.hashed import joined
from throwdown.throwers.fairness import Fairness, Stream

from .calendar import id_of

if TYPE_CHECKING:
    from throwdown.rules.arena.pipeline import ArenaGame

FORMAT: Final = "throwdown-daily"
GAME: Final = "strike"
#: Dice that lie in the arena, and dice in the hand.
LYING: Final = 8
HAND: Final = 5
#: The middles of lying dice are within this distance of the middle, and this far from each other, in µm: whichever
#: way two dice are turned, they do not touch.
RADIUS: Final = 50_000
APART: Final = 23_000
#: Dice are turned by so many steps within a quarter turn.
YAWS: Final = 900


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a day before it ends: the first line of its record."""

    format: Literal["throwdown-daily"] = FORMAT
    version: Literal[1] = 1
    day: str
    """In UTC, such as ``2026-11-18``."""
    game: str = GAME
    engine: str
    """What computes its throws, all day long."""
    commitment: str
    lying: tuple[tuple[int, Pose], ...]
    hand: tuple[int, ...] = tuple(range(LYING, LYING + HAND))

    @property
    def id(self) -> str:
        return id_of(self.day)

    @property
    def digest(self) -> str:
        """Its hash: every draw depends on it."""
        return sha256(canonical(msgspec.to_builtins(self)).encode()).hexdigest()

    @property
    def symbols(self) -> tuple[str, ...]:
        """The faces of a die, by their number."""
        return cast("ArenaGame", make_game(self.game)).die

    @property
    def faces(self) -> dict[int, str]:
        """What the lying dice show."""
        return {die: self.symbols[face_of(pose)] for die, pose in self.lying}


def new_day(day: str, secret: str) -> Day:
    """The day of this secret: 64 hexadecimal digits."""
    id = id_of(day)
    commitment = Fairness(id, bytes.fromhex(secret)).commitment
    return Day(day=day, engine=NEWEST.engine, commitment=commitment, lying=position(id, commitment))


def position(id: str, commitment: str) -> tuple[tuple[int, Pose], ...]:
    """Where dice lie: drawn from the commitment, in whole numbers."""
    rng = Stream(sha256(joined("throwdown daily position", id, commitment)).digest())
    placed: list[Pose] = []
    while len(placed) < LYING:
        x, y = (rng.randrange(2 * RADIUS + 1) - RADIUS for _ in range(2))
        face, yaw = rng.randrange(FACES), rng.randrange(YAWS)
        if x * x + y * y <= RADIUS**2 and all((x - a) ** 2 + (y - b) ** 2 >= APART**2 for a, b, *_ in placed):
            place = (x / MICRO, y / MICRO, HALF)
            placed.append(pose_of(place, flat(face, pi / 2 * yaw / YAWS)))
    return tuple(enumerate(placed))


def canonical(content: Any) -> str:
    """The one form that is hashed: keys sorted, no spaces, ASCII alone."""
    return json.dumps(content, sort_keys=True, separators=(",", ":"))

"""Throws without threads: the engine is in another worker, which is asked for each landing that work needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from throwdown.errors import ThrowFailed, ThrowRefused
from throwdown.physics.arenas import ARENA
from throwdown.physics.motion import EncodedMotion, deflated
from throwdown.physics.scene import Pose, Scene
from throwdown.throwers import Entered, Luck
from throwdown.throwers.physical import Physical

if TYPE_CHECKING:
    from throwdown.live.events import Terms
    from throwdown.live.services import Begun
    from throwdown.live.urgency import Order
    from throwdown.throwers import Thrower
    from throwdown.throwers.simulating import Launch, Throwing

    from .outside import Engine, Outside

T = TypeVar("T")
#: How much work goes into deflating a beginning, of 1 to 9: it is on its way to the same device.
QUICKLY = 1
#: The engine is loaded with the first throw, and did not come: codes of the tab.
NOT_LOADED = ("part_missing", "part_broken")


class ThrownDie(msgspec.Struct, frozen=True):
    """One die that leaves a hand, as ``Throw`` in ``web/src/arena/physics/loading.ts``."""

    die: int
    at: tuple[int, int, int]
    velocity: tuple[int, int, int]
    spin: tuple[int, int, int]
    orientation: tuple[int, int, int, int]
    turn: int


class Thrown(msgspec.Struct, frozen=True):
    """What is thrown, and at what, as ``Thrown`` in ``web/src/arena/physics/throw.ts``."""

    arena: str
    lying: list[tuple[int, Pose]]
    throws: list[ThrownDie]
    towers: bool
    seed: str
    """Digits: JSON has no whole numbers of 63 bits."""
    recorded: str = ""
    """The motion of a record, as it is there."""


class Failure(msgspec.Struct, frozen=True):
    code: str
    message: str


class Landed(msgspec.Struct, frozen=True):
    """How the engine says that it ended."""

    rest: list[tuple[int, Pose]] = []
    faces: list[tuple[int, int]] = []
    out: list[tuple[int, str]] = []
    stacks: list[tuple[int, ...]] = []
    nudges: list[int] = []
    failed: Failure | None = None


class Landing(msgspec.Struct, frozen=True):
    """The same as a table wants it."""

    scene: Scene
    faces: dict[int, int]
    out: dict[int, str]
    stacks: tuple[tuple[int, ...], ...]
    nudges: tuple[int, ...]
    trajectory: EncodedMotion


_encoded = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Landed).decode


def _request(launch: Launch) -> bytes:
    dice = [
        ThrownDie(each.die, each.at, each.velocity, each.spin, each.orientation, each.turn) for each in launch.throws
    ]
    lying = list(launch.scene.poses.items())
    return _encoded(Thrown(ARENA.name, lying, dice, launch.towers, str(launch.seed), launch.recorded))


def _landing(landed: Landed, motion: bytes) -> Landing | ThrowFailed | ThrowRefused:
    failed = landed.failed
    if failed is not None and failed.code.startswith("throw/") and failed.code != ThrowFailed.code:
        return ThrowRefused(failed.message, code=failed.code)
    if failed is not None:
        not_loaded = failed.code.removeprefix("tab/") in NOT_LOADED
        return ThrowFailed(failed.message, code="throw/offline" if not_loaded else None)
    return Landing(
        Scene(dict(landed.rest)),
        dict(landed.faces),
        dict(landed.out),
        tuple(landed.stacks),
        tuple(landed.nudges),
        EncodedMotion(motion),
    )


async def thrown_outside(outside: Engine, work: Throwing[T], begun: Begun | None = None) -> T:
    """Do the work; the engine outside computes each landing. ``begun`` is shown a throw that takes long."""
    shown = None if begun is None else lambda motion: begun(deflated(motion, QUICKLY))
    try:
        launch = next(work)
        while True:
            answer, motion = await outside.throw(_request(launch), shown)
            landing = _landing(_read(answer), motion)
            if isinstance(landing, Landing):
                launch = work.send(landing)
                continue
            if begun is not None:  # thrown again, it flies in another way
                begun(b"")
            launch = work.throw(landing)
    except StopIteration as done:
        result: T = done.value
        return result


class Throws:
    """Runs work that throws, and knows who throws at which table."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._physical = Physical()
        self._luck = Luck()

    def thrower_of(self, terms: Terms) -> Thrower:
        if terms.kind == "referee":
            return Entered()
        if terms.thrower != "physics":
            return self._luck
        self._outside.prepare()  # it is loaded while people sit down
        return self._physical

    async def run(self, order: Order, work: Throwing[T], begun: Begun | None = None) -> T:
        """Do the work of a table, and show the beginning of a throw that takes long."""
        return await thrown_outside(self._outside, work, begun)

    async def practise(self, work: Throwing[T]) -> T:
        """Do work outside any game."""
        return await thrown_outside(self._outside, work)

    def rank(self, order: Order) -> None:
        """There is one person, and nothing that could come first."""

"""Throws without threads: the engine is in another worker, so work that needs a landing is done again once it is there.

``Landings.simulate`` cannot wait. If it does not know the landing of a throw, it raises ``LandingNeeded``. Then
``Throws`` asks the engine and runs the work once more. Its chance was fixed before, so the same work throws the same.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from throwdown.errors import ThrowFailed, ThrowRefused
from throwdown.physics.arenas import ARENA
from throwdown.physics.motion import EncodedMotion, deflated
from throwdown.physics.scene import Pose, Scene
from throwdown.throwers import Entered, Luck
from throwdown.throwers.physical import Physical

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.live.events import Terms
    from throwdown.live.services import Begun
    from throwdown.live.urgency import Order
    from throwdown.physics import Throw
    from throwdown.throwers import Thrower

    from .outside import Outside

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


class LandingNeeded(Exception):
    """Raised when the landing of a throw has to be waited for."""

    def __init__(self, request: bytes) -> None:
        super().__init__("the landing of this throw is not there yet")
        self.request = request


_encoded = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Landed).decode


class Landings:
    """The landings that one piece of work has asked for so far."""

    def __init__(self) -> None:
        self._known: dict[bytes, Landing | ThrowFailed | ThrowRefused] = {}

    def simulate(self, scene: Scene, throws: list[Throw], *, towers: bool, seed: int) -> Landing:
        """As ``physics.simulate``, if the engine has computed this throw."""
        request = _request(scene, throws, towers, seed)
        known = self._known.get(request)
        if known is None:
            raise LandingNeeded(request)
        if isinstance(known, Landing):
            return known
        raise known

    def add(self, request: bytes, answer: bytes, motion: bytes) -> bool:
        """Whether the dice have landed."""
        self._known[request] = landing = _landing(_read(answer), motion)
        return isinstance(landing, Landing)

    def forget(self, requests: Iterable[bytes]) -> None:
        for request in requests:
            self._known.pop(request, None)


def _request(scene: Scene, throws: list[Throw], towers: bool, seed: int) -> bytes:
    dice = [ThrownDie(each.die, each.at, each.velocity, each.spin, each.orientation, each.turn) for each in throws]
    return _encoded(Thrown(ARENA.name, list(scene.poses.items()), dice, towers, str(seed)))


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


def _show(begun: Begun, motion: bytes) -> None:
    begun(deflated(motion, QUICKLY))


class Throws:
    """Runs work that throws, and knows who throws at which table."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._landings = Landings()
        self._physical = Physical(workers=self._landings)
        self._luck = Luck()

    def thrower_of(self, terms: Terms) -> Thrower:
        if terms.kind == "referee":
            return Entered()
        if terms.thrower != "physics":
            return self._luck
        self._outside.prepare()  # it is loaded while people sit down
        return self._physical

    async def run(self, order: Order, work: Callable[..., T], *arguments: Any, begun: Begun | None = None) -> T:
        """Do the work of a table, and show the beginning of a throw that takes long."""
        return await self._repeat(self._landings, begun, work, *arguments)

    async def practise(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do ``work(*arguments, landings)`` outside any game."""
        landings = Landings()
        return await self._repeat(landings, None, work, *arguments, landings)

    def rank(self, order: Order) -> None:
        """There is one person, and nothing that could come first."""

    async def _repeat(self, landings: Landings, begun: Begun | None, work: Callable[..., T], *arguments: Any) -> T:
        needed = list[bytes]()
        shown = begun and partial(_show, begun)
        try:
            while True:
                try:
                    return work(*arguments)
                except LandingNeeded as missing:
                    needed.append(missing.request)
                    landed = landings.add(missing.request, *await self._outside.throw(missing.request, shown))
                    if begun and not landed:  # thrown again, it flies in another way
                        begun(b"")
        finally:
            landings.forget(needed)

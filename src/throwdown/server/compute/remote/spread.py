"""Throws by load: in the server's own processes, or at workers elsewhere."""

from __future__ import annotations

import asyncio
from concurrent.futures import CancelledError
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from throwdown.physics.arenas import NEWEST

from .crew import ATTEMPTS
from .jobs import JobUnreadable
from .landings import landing_of, landing_told, throw_job
from .member import SLOW_S

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.physics import Landing, Scene, Throw
    from throwdown.throwers.workers import Workers

    from .crew import Crew
    from .jobs import ThrowJob
    from .member import Member
#: So long somebody elsewhere is waited for at most, in s; enough of the budget is left to compute it here.
LONGEST_S = ATTEMPTS * SLOW_S + 1


class Spread:
    """Computes throws here or elsewhere; each call waits in a thread of its own."""

    def __init__(self, here: Workers, crew: Crew) -> None:
        self._here = here
        self._crew = crew

    def simulate(
        self, scene: Scene, throws: list[Throw], *, towers: bool, seed: int, arena: str = NEWEST.name
    ) -> Landing:
        """As ``physics.simulate``, whoever does it, within the same time."""
        here = partial(self._here.simulate, scene, throws, towers=towers, seed=seed, arena=arena)
        if not len(self._crew):
            return here()
        end = monotonic() + self._here.budget
        told = self._told(throw_job(scene, throws, towers=towers, seed=seed, arena=arena))
        here = partial(here, within=max(0.0, end - monotonic()))
        return here() if told is None else self._believed(*told, here)

    def _told(self, job: ThrowJob) -> tuple[Member, bytes] | None:
        """What a worker elsewhere answers; None where nobody does, or the server closes."""
        asking = asyncio.run_coroutine_threadsafe(self._crew.ask(job), self._crew.loop)
        try:
            return asking.result(LONGEST_S)
        except (TimeoutError, CancelledError):
            asking.cancel()
            return None

    def _believed(self, member: Member, told: bytes, here: Callable[[], Landing]) -> Landing:
        """The landing that was told, if it is one; some are computed here too before anybody hears of them."""
        try:
            landing = landing_of(told)
        except JobUnreadable as error:
            self._distrust(member, error.message)
            return here()
        if not self._crew.is_checked(member):
            return landing
        own = here()
        if landing_told(own) == told:
            member.trusted = True
        else:
            self._distrust(member, "its throw lands otherwise than here")
        return own

    def _distrust(self, member: Member, why: str) -> None:
        self._crew.loop.call_soon_threadsafe(self._crew.distrust, member, "throws", why)

"""Who may compute for a server: whoever computes as it does, since a throw lands alike wherever it is computed."""

from __future__ import annotations

import os
import platform
from typing import TYPE_CHECKING

from throwdown import __version__
from throwdown.errors import ThrowdownError
from throwdown.throwers import Luck

from .jobs import Enlist

if TYPE_CHECKING:
    from collections.abc import Collection

    from .jobs import Work

#: Processes of each kind that one worker may bring.
MOST_CORES = 256
_LONGEST_NAME = 64


class WorkerRefused(ThrowdownError):
    """Raised when a server does not take this worker, or wants no more of it."""

    code = "worker/refused"


def enlisting(cores: int, takes: Collection[Work]) -> Enlist:
    """What a worker on this machine says of itself; it loads the arena."""
    from throwdown.physics.arenas import NEWEST

    name = f"{platform.node() or 'worker'}-{os.getpid()}"[-_LONGEST_NAME:]
    return Enlist(name, __version__, NEWEST.engine, Luck.engine, cores, tuple(takes))


def objection(told: Enlist) -> str:
    """Why this server does not take a worker that says this of itself; nothing if it does."""
    own = enlisting(told.cores, told.takes)
    for what, theirs, ours in (
        ("Throwdown", told.version, own.version),
        ("the arena", told.engine, own.engine),
        ("the table of luck", told.luck, own.luck),
    ):
        if theirs != ours:
            return f"the server computes with {what} {ours!r} and the worker with {theirs[:80]!r}: run the same on both"
    if not 0 < len(told.worker) <= _LONGEST_NAME or not 0 < told.cores <= MOST_CORES or not told.takes:
        return f"a worker has a name, 1 to {MOST_CORES} cores and something to do"
    return ""

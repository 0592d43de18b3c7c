"""The arena as a rigid-body simulation: dice, places and motions. It knows no game and no seat.

Hands and places (``intent``, ``scene``, ``cube``, ``placing``, ``reading``) need nothing but the standard library:
they run in a browser, too. What moves dice (``throw``, ``model``, ``trajectory``) needs numpy and the engine, and is
loaded when it is asked for.
"""

from typing import TYPE_CHECKING, Any

from .intent import BOUNDS, Intent, Throw, aim_at, preset
from .scene import Pose, Scene

if TYPE_CHECKING:
    from .throw import ENGINE, Landing, simulate

__all__ = ["BOUNDS", "ENGINE", "Intent", "Landing", "Pose", "Scene", "Throw", "aim_at", "preset", "simulate"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import throw

    return getattr(throw, name)

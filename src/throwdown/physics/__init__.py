"""The arena as a rigid-body simulation: dice, places and motions. It knows no game and no seat."""

from .intent import BOUNDS, Intent, aim_at, preset
from .loading import Throw
from .scene import Pose, Scene
from .throw import ENGINE, Landing, simulate

__all__ = ["BOUNDS", "ENGINE", "Intent", "Landing", "Pose", "Scene", "Throw", "aim_at", "preset", "simulate"]

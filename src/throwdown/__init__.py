"""Throwdown: arena dice games and voll verasselt, ruled exactly."""

from .parts import tell_missing_parts
from .renamed import find_renamed_modules

__version__ = "0.9.0"

find_renamed_modules()
tell_missing_parts()

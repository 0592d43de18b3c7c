"""Throwdown: arena dice games and voll verasselt, ruled exactly."""

from .renamed import find_renamed_modules

__version__ = "0.8.0"

find_renamed_modules()

"""Throwdown: arena dice games and voll verasselt, ruled exactly."""

__version__ = "0.4.0"

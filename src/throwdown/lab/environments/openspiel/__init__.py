"""The games for OpenSpiel: importing this registers ``throwdown_strike`` and all others with ``pyspiel``."""

from .games import ThrowdownGame, loaded, name_of, register

__all__ = ["ThrowdownGame", "loaded", "name_of", "register"]

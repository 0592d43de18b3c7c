"""The games for OpenSpiel: importing this registers ``throwdown_strike`` and all others with ``pyspiel``."""

from throwdown_lab.parts import require

require("pyspiel")  # before anything imports it: the error says what to install

from .games import ThrowdownGame, loaded, name_of, register  # noqa: E402

__all__ = ["ThrowdownGame", "loaded", "name_of", "register"]

"""The games for OpenSpiel: importing this registers ``throwdown_strike`` and all others with ``pyspiel``."""

from throwdown.lab.environments.registry import missing

try:
    import pyspiel  # noqa: F401  # asked first, so that the sentence below is the one that is read
except ImportError:
    raise missing("open_spiel") from None

from .games import ThrowdownGame, name_of, register

__all__ = ["ThrowdownGame", "name_of", "register"]

"""Games that are solved: what every position is worth if all play as well as they can."""

from .core import Solved, solve

__all__ = ["Solved", "solve"]

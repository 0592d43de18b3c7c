"""Who answers when the rules wait for the world: luck, people who type, and later physics."""

from .entered import Entered
from .luck import Luck
from .thrower import MANNERS, Thrower

__all__ = ["MANNERS", "Entered", "Luck", "Thrower"]

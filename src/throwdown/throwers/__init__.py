"""Who answers when the rules wait for the world: luck, people who type, and later physics."""

from .luck import Luck
from .thrower import MANNERS, Thrower


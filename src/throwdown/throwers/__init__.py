"""Who answers when the rules wait for the world: luck, people who type, and the physical arena.

The last one is in ``physical``, which imports the engine; code that needs no arena does not wait for it.
"""

from .entered import Entered
from .fairness import Fairness, fresh_key, key_hash
from .luck import Luck
from .thrower import MANNERS, Asked, Lying, Thrower

__all__ = ["MANNERS", "Asked", "Entered", "Fairness", "Luck", "Lying", "Thrower", "fresh_key", "key_hash"]

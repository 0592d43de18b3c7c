"""Exact odds of one throw or roll: counted, never sampled."""

from .arena import ThrowOdds, throw_choices
from .verasselt import RollOdds, roll_choices, roll_odds

__all__ = ["RollOdds", "ThrowOdds", "roll_choices", "roll_odds", "throw_choices"]

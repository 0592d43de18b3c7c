"""Players that are programs; they see what a person in their seat would see."""

from .bot import Bot, Choice
from .roster import BOTS, make_bot

__all__ = ["BOTS", "Bot", "Choice", "make_bot"]

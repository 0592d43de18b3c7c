"""What people say at a table, and what comes of it."""

from .dispatch import Command, decide
from .result import Decided

__all__ = ["Command", "Decided", "decide"]

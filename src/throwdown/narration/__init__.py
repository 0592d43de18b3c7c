"""What happened, told in sentences, and the rules behind it: for the terminal and for the server alike."""

from .rulebook import RuleBook
from .story import Teller
from .why import clauses

__all__ = ["RuleBook", "Teller", "clauses"]

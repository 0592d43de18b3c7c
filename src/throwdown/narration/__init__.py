"""What happened, told in sentences: for the terminal and for the server alike."""

from .story import Teller
from .why import clause_of, clauses

__all__ = ["Teller", "clause_of", "clauses"]

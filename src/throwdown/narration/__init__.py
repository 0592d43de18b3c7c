"""What happened, told in sentences: for the terminal and for the server alike."""

from .editions import edition_title, opening_told
from .story import Teller
from .why import clause_of, clauses

__all__ = ["Teller", "clause_of", "clauses", "edition_title", "opening_told"]

"""What happened, told in sentences: for the terminal and for the server alike."""

from .editions import HouseRules, edition_title, edition_told, house_rules_told
from .story import Teller
from .why import clause_of, clauses

__all__ = ["HouseRules", "Teller", "clause_of", "clauses", "edition_title", "edition_told", "house_rules_told"]

"""What happened, told in sentences, and the rules behind it: for the terminal and for the server alike."""

from .editions import HouseRules, edition_title, edition_told, house_rules_told
from .rulebook import RuleBook
from .story import Teller
from .why import clauses

__all__ = ["HouseRules", "RuleBook", "Teller", "clauses", "edition_title", "edition_told", "house_rules_told"]

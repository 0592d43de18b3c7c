"""What happened, told in sentences, and the rules behind it: for the terminal and for the server alike."""

from .editions import edition_title, opening_told
from .own import ending_told, teller_of, title_of
from .rulebook import RuleBook
from .story import Teller
from .why import clauses

__all__ = ["RuleBook", "Teller", "clauses", "edition_title", "ending_told", "opening_told", "teller_of", "title_of"]

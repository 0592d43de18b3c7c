"""Events as sentences, and the rules behind them: for the terminal and for the server alike."""

from .brief import BriefTeller, Line
from .editions import choices_sentence, edition_title, opening_lines
from .own import ending_text, teller_of, title_of
from .rulebook import RuleBook
from .story import Teller
from .why import clauses

__all__ = [
    "BriefTeller",
    "Line",
    "RuleBook",
    "Teller",
    "choices_sentence",
    "clauses",
    "edition_title",
    "ending_text",
    "opening_lines",
    "teller_of",
    "title_of",
]

"""What is asked, as something that keys can answer.

Each kind of question has a model: it takes keys, shows itself as a few lines, and gives the answer
once there is one. Models know no widget, so they can be tested with plain key names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.terminal.questions import RollForm, SplitForm, TopUpForm, TowerForm

from .aiming import AimAsking, Hand, MoveAsking
from .base import FIRST_MANNER, Asking, MoveWish, Pointing
from .cards import CardsAsking, RollAsking, Tray
from .lists import ListAsking
from .tower import TowerAsking

if TYPE_CHECKING:
    from throwdown.rules.record import Manner
    from throwdown.terminal.questions import Question
    from throwdown.words import Words

__all__ = [
    "FIRST_MANNER",
    "AimAsking",
    "Asking",
    "CardsAsking",
    "Hand",
    "ListAsking",
    "MoveAsking",
    "MoveWish",
    "Pointing",
    "RollAsking",
    "TowerAsking",
    "Tray",
    "asking_for",
]


def asking_for(question: Question, words: Words, manner: Manner = FIRST_MANNER, hand: Hand | None = None) -> Asking:
    """The model for a question; ``hand`` is who aims, where dice have places."""
    form = question.form
    if isinstance(form, RollForm):
        return RollAsking(question, words, form)
    if isinstance(form, SplitForm | TopUpForm):
        return CardsAsking(question, words, form)
    if isinstance(form, TowerForm):
        return TowerAsking(question, words, form)
    if hand is not None and question.throws:
        return AimAsking(question, words, hand, manner)
    return ListAsking(question, words, manner)

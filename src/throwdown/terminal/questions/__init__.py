"""What a seat is asked, and what its typed answer means.

A question is a value made from the view of the seat that is asked: a sentence, and either a short
list of choices or a form where there is too much to list (which dice, which cards, which order).
Nothing is localised here: every sentence is a ``Line``, a message of the catalogues with its arguments.

An empty answer does what the rules do for a seat whose time is over (AMB-48, VER-AMB-32): the
gentlest thing. Each question says what that is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.own import OwnGame

from .answers import Answer, AnswerUnclear, is_word
from .arena import TowerForm, arena_question
from .cards import read_cards
from .choices import Choice, Form, Question
from .colours import cards_meant, faces_meant
from .lines import (
    Line,
    Names,
    cards_named,
    cards_plain,
    cards_typed,
    colour_keys,
    colour_letter,
    colour_name,
    face_name,
    game_name,
    line,
)
from .own import own_question
from .throws import (
    LETTERS,
    MANNER_CHOICES,
    MANNER_QUESTION,
    MannerChoice,
    read_aim,
    read_cell,
    read_flight,
    read_manner,
    side_word,
    sides,
)
from .verasselt import RollForm, SplitForm, TopUpForm, verasselt_question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules import Game

__all__ = [
    "LETTERS",
    "MANNER_CHOICES",
    "MANNER_QUESTION",
    "Answer",
    "AnswerUnclear",
    "Choice",
    "Form",
    "Line",
    "MannerChoice",
    "Names",
    "Question",
    "RollForm",
    "SplitForm",
    "TopUpForm",
    "TowerForm",
    "cards_meant",
    "cards_named",
    "cards_plain",
    "cards_typed",
    "colour_keys",
    "colour_letter",
    "colour_name",
    "face_name",
    "faces_meant",
    "game_name",
    "is_word",
    "line",
    "question",
    "read_aim",
    "read_cards",
    "read_cell",
    "read_flight",
    "read_manner",
    "side_word",
    "sides",
]


def question(
    view: Any, players: Sequence[str] = (), *, aimed: bool = False, game: Game[Any] | None = None
) -> Question | None:
    """What the seat of this view is asked now, or None if nothing is; ``aimed`` where dice have places.

    A registered ``game`` says itself what its actions are called.
    """
    if view.seat is None or not len(view.actions):
        return None
    if isinstance(game, OwnGame):
        return own_question(game, view, view.seat)
    if isinstance(view, ArenaView):
        return arena_question(view, view.seat).but(aimed=aimed)
    return verasselt_question(view, view.seat, players)

"""The rules of one game as one table plays them, in the words of one language: clause by clause, and as a guide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.errors import ThrowdownError
    from throwdown.words import Words


class RuleBook:
    """Tells the rules for the options in force."""

    def __init__(self, words: Words, game: str, options: Mapping[str, Any]) -> None:
        self.words = words
        self.game = game
        self.options = options

    def clause(self, clause: str) -> str:
        """The rule of this id in one sentence; empty where it has none for players."""
        return self.words.clause(clause, self.options)

    def error(self, error: ThrowdownError) -> str:
        """What a person reads who is refused: the rule that forbids, or what is wrong and how to mend it."""
        return self.words.error(error, self.options)

    def guide(self) -> str:
        """The rules at hand, as Markdown."""
        return self.words.guide(self.game)

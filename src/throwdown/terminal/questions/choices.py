"""A question: numbered choices, or a form where there is too much to list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from throwdown.rules.arena.state import THROWS
from throwdown.rules.values import Value
from throwdown.words import folded

from .answers import Answer, AnswerUnclear, beginning, meant, shortened
from .lines import Line, Names, line
from .throws import LETTERS, read_aim, read_manner

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.rules import Action
    from throwdown.rules.record import Manner
    from throwdown.terminal.grid import Aim
    from throwdown.words import Words


class Choice(Value):
    """One thing that can be chosen: by its number, or by its word."""

    key: str
    word: Line
    """What may be typed instead of the number, in the language of the player."""
    label: Line
    action: Action
    throws: bool = False
    """Whether dice fly: then the manner of throwing is to be asked."""

    @property
    def english(self) -> str:
        """The word that scripts may type in every language."""
        word = folded(self.word.message.partition("-")[2].removeprefix("word-"))
        return " ".join([word, *(str(value) for _, value in self.word.arguments)])


class Form(Protocol):
    """An answer that is put together: dice, cards or an order."""

    @property
    def default(self) -> Action: ...
    @property
    def default_line(self) -> Line:
        """What an empty answer does."""
        ...

    @property
    def hints(self) -> tuple[Line, ...]:
        """What can be typed, with examples."""
        ...

    def parse(self, text: str, words: Words) -> Action:
        """The action that was typed; ``AnswerUnclear`` where it is none."""
        ...


class Question(Value):
    """What one seat is asked now: it has choices or a form, never both."""

    seat: int
    prompt: Line
    choices: tuple[Choice, ...] = ()
    form: Form | None = None
    default_key: str = ""
    """The choice that an empty answer takes."""
    aimed: bool = False
    """Whether dice have places here, so that a throw may be aimed."""

    @property
    def throws(self) -> bool:
        return any(choice.throws for choice in self.choices)

    @property
    def default_choice(self) -> Choice | None:
        return next((choice for choice in self.choices if choice.key == self.default_key), None)

    @property
    def default_line(self) -> Line:
        """What an empty answer does."""
        if self.form is not None:
            return self.form.default_line
        chosen = self.default_choice
        assert chosen is not None  # noqa: S101  # every list of choices has one
        return line("ask-default", key=chosen.key, label=chosen.label)

    def read(self, text: str, words: Words) -> Answer:
        """The answer that was typed; ``AnswerUnclear`` says what is wrong with it and what to type."""
        text = text.strip()
        if self.form is not None:
            return Answer(self.form.parse(text, words) if text else self.form.default)
        typed, aim = read_aim(text, words, aimed=self.aimed) if self.throws else (folded(text).split(), None)
        manner = self._manner(typed[-1], words, aim) if typed else None
        rest = " ".join(typed[:-1] if manner else typed)
        chosen = self._throw_meant() if (manner or aim) and not rest else self._chosen(rest, text, words)
        if (manner or aim) and not chosen.throws:
            raise self._unclear(text)
        return Answer(chosen.action, manner, chosen.throws and manner is None, aim)

    def _manner(self, word: str, words: Words, aim: Aim | None) -> Manner | None:
        """A number chooses; only a word can say how to throw, and a letter where a place stands behind it."""
        if word.isdecimal() or not self.throws:
            return None
        return (LETTERS.get(word) if aim is not None else None) or read_manner(word, words)

    def _throw_meant(self) -> Choice:
        """Only "smash" was typed: the first throw that there is."""
        return next(choice for choice in self.choices if choice.throws)

    def _chosen(self, typed: str, text: str, words: Words) -> Choice:
        if not typed:
            chosen = self.default_choice
            assert chosen is not None  # noqa: S101  # every list of choices has one
            return chosen
        for choice in self.choices:
            if typed in (choice.key, choice.english):
                return choice
        shown = {choice.key: choice.word.localised(words) for choice in self.choices}
        found = meant(typed, {choice.key: choice.word.understood(words) for choice in self.choices}, shown)
        if found is None:
            raise self._several(text, beginning(typed, shown)) or self._unclear(text)
        return next(choice for choice in self.choices if choice.key == found)

    def _several(self, text: str, keys: list[str]) -> AnswerUnclear | None:
        """What to say where several choices begin like this."""
        named = Names(tuple(choice.word for choice in self.choices if choice.key in keys))
        return AnswerUnclear(line("ask-unclear-several", typed=shortened(text), names=named)) if keys else None

    def _unclear(self, text: str) -> AnswerUnclear:
        return AnswerUnclear(line("ask-unclear-choice", typed=shortened(text), keys=_span(self.choices)))


def _span(choices: tuple[Choice, ...]) -> str:
    """ "1-3": the numbers that may be typed."""
    return choices[0].key if len(choices) == 1 else f"{choices[0].key}-{choices[-1].key}"


Offer = tuple[Line, Line, "Action"]


def listed(seat: int, prompt: Line, offers: Iterable[Offer], default: Action | None = None, start: int = 1) -> Question:
    """The offers (word, label, action) as numbered choices; the first one unless another is the default."""
    choices = tuple(
        Choice(str(number), word, label, action, isinstance(action, THROWS))
        for number, (word, label, action) in enumerate(offers, start=start)
    )
    chosen = next((choice.key for choice in choices if choice.action == default), choices[0].key)
    return Question(seat, prompt, choices, default_key=chosen)

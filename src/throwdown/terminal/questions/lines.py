"""Sentences to be localised: a message of the catalogues with its arguments, and the names of things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.catalogue import registered
from throwdown.rules.values import Value
from throwdown.rules.verasselt.state import COLOUR_NAMES, COLOURS, Cards
from throwdown.words import THEME_TOPICS

if TYPE_CHECKING:
    from throwdown.words import Words


class Line(Value):
    """A message of the catalogues with its arguments; localised when the language is known."""

    message: str
    arguments: tuple[tuple[str, Any], ...] = ()

    def localised(self, words: Words) -> str:
        return words.say(self.message, **{name: _localised(value, words) for name, value in self.arguments})

    def understood(self, words: Words) -> tuple[str, ...]:
        """What may be typed for it: the sentence itself, or every name of a thing that has several."""
        if self.message.partition("-")[0] in THEME_TOPICS:
            return words.understood(self.message)
        return (self.localised(words),)


class Names(Value):
    """Things in a row, "a, b and c"."""

    lines: tuple[Line, ...]


class Typed(Value):
    """Things as they are typed, with a space between them."""

    lines: tuple[Line, ...]

    def localised(self, words: Words) -> str:
        return " ".join(each.localised(words) for each in self.lines)


def line(message: str, /, **arguments: Any) -> Line:
    return Line(message, tuple(arguments.items()))


def _localised(value: Any, words: Words) -> Any:
    """Arguments may be sentences or lists of them; numbers and names stay what they are."""
    if isinstance(value, Line):
        return value.localised(words)
    if isinstance(value, Names):
        return words.listed(each.localised(words) for each in value.lines)
    if isinstance(value, Typed):
        return value.localised(words)
    return value


def game_name(game: str) -> Line:
    """What a game is called; a registered one says it itself."""
    own = registered(game)
    return Line(f"game-{game.replace('_', '-')}") if own is None else text(own.title or own.id)


def text(written: str) -> Line:
    """What a registered game says, in its own words."""
    return line("own-text", text=written)


def face_name(face: str) -> Line:
    """What a symbol of the arena games is called."""
    return Line(f"face-{face.lower()}")


def colour_name(colour: str) -> Line:
    """What a colour of voll verasselt (Y, B, R or G) is called."""
    return Line(f"colour-{COLOUR_NAMES[colour]}")


def colour_letter(colour: str) -> Line:
    """What is typed for a colour, in the language of the player: a letter, or two where one would not do."""
    return Line(f"colour-letter-{COLOUR_NAMES[colour]}")


def colour_keys(words: Words) -> str:
    """One key for each colour, on a screen: the letters of the language if they are single, else those of the rules."""
    letters = [colour_letter(colour).localised(words) for colour in COLOURS]
    return "".join(letters) if all(len(letter) == 1 for letter in letters) else COLOURS


def cards_typed(cards: Cards) -> Typed:
    """ "Y2 R1": cards as they may be typed."""
    return Typed(
        tuple(
            line("list-typed", letter=colour_letter(colour), count=count)
            for colour, count in zip(COLOURS, cards, strict=True)
            if count
        )
    )


def cards_named(cards: Cards) -> Line | Names:
    """ "2 yellow and 1 red", each with the letter that is typed for it."""
    named = tuple(line("ask-cards", cards=each, letter=colour_letter(colour)) for colour, each in _counted(cards))
    return Names(named) if named else line("ask-no-cards")


def cards_plain(cards: Cards) -> Line | Names:
    """ "2 yellow and 1 red", where nothing is to be typed."""
    named = _counted(cards)
    return Names(tuple(each for _, each in named)) if named else line("ask-no-cards")


def _counted(cards: Cards) -> list[tuple[str, Line]]:
    return [
        (colour, line(f"colour-count-{COLOUR_NAMES[colour]}", count=count))
        for colour, count in zip(COLOURS, cards, strict=True)
        if count
    ]

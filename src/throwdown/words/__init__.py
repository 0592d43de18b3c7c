"""Everything people read, in their language.

The sentences are in Fluent catalogues, ``locales/LANGUAGE/TOPIC.ftl``, read by terminal, server
and page alike. The first word of a message's name is its topic: ``event-dice-collected`` is
in ``event.ftl``. Names of games, faces, colours and places come from a theme: ``published`` uses the
printed names, ``neutral`` our own. Where two boxes call the same thing differently (an arena, a
cauldron), the theme chooses by ``$box``, which ``Words.about(game)`` fills in; a sentence takes the
name with its article or preposition from an attribute, as in ``{ place-arena.in }``.
"""

from __future__ import annotations

import json
import os
import re
import unicodedata
from copy import copy
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError

from . import choices

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from importlib.resources.abc import Traversable

    from .bundle import Bundle

LANGUAGES = ("de", "en", "fr", "it", "nl", "es")
THEMES = ("published", "neutral")
THEME_TOPICS = ("game", "face", "colour", "effect", "place", "cry", "title")
#: So many sentences are cached: formatting one takes longer than everything else about an event.
SENTENCES = 4096
#: Another message that a sentence takes in: the first word of its name is a topic.
REFERENCE = re.compile(r"\{ ([a-z]+)-[\w.-]+ \}")

#: The sentence for an error that has none of its own.
NO_MORE_IS_KNOWN = "error-throwdown-error"
#: When it is worth trying again, and why, where an error does not say.
SHORTLY = {"seconds": 1, "reason": "rules", "unit": "days", "count": 1}
SPEAKS_FOR_ITSELF = frozenset(
    (
        "action/game_over",
        "action/no_such_seat",
        "action/not_now",
        "action/not_your_decision",
        "action/not_your_turn",
        "action/seat_left",
        "action/unknown",
        "action/wrong_phase",
        "option/elements",
        "option/not_in_edition",
        "option/start_placed",
        "option/value",
        "option/visible",
        "tournament/finished",
        "tournament/no_decider",
        "tournament/seats",
        "tournament/tie",
    )
)
"""Errors that say more than the clause that they cite, which is about something larger."""


class LanguageUnknown(ThrowdownError):
    """Raised when a language or a theme is asked for that we do not have."""

    code = "words/language"


class ArgumentRefused(ThrowdownError):
    """Raised when a command cannot use an argument or a file; only the catalogues have its sentence."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code, code=code, **values)

    @property
    def message(self) -> str:
        return _shared_words("en", "published").error(self)


def _error_name(error: ThrowdownError) -> str:
    return f"error-{re.sub('[/_]', '-', error.code)}"


class Words:
    """One language in one theme."""

    def __init__(self, language: str = "en", theme: str = "published") -> None:
        for wanted, known in ((language, LANGUAGES), (theme, THEMES)):
            if wanted not in known:
                raise LanguageUnknown(
                    "we do not have {wanted!r}: choose one of {known}", wanted=wanted, known=", ".join(known)
                )
        self.language = language
        self.theme = theme
        self.box = ""
        """The box whose names are used: strike, impact, hp or verasselt; none for those of no game."""
        self._loaded: set[str] = set()
        self._cached = lru_cache(SENTENCES, typed=True)(self._format)  # typed: 1, 1.0 and True read differently

    def say(self, name: str, /, **arguments: Any) -> str:
        """The sentence of this name, with its arguments filled in."""
        return self._cached(name, box=self.box, **arguments)

    def about(self, game_id: str) -> Words:
        """The same words with the names of the box that this game comes in; what was read is shared."""
        _ = self._bundle  # made now, or each of the two would make its own
        words = copy(self)
        words.box = game_id.partition("_")[0]
        return words

    def printed(self, name: str) -> tuple[str, ...]:
        """Every name that the box of this language prints for the thing of this name: all may be typed."""
        return printed_names().get(self.language, {}).get(self.box, {}).get(name, ())

    def understood(self, name: str) -> tuple[str, ...]:
        """Every name of this thing that people may type: what the themes call it, and what the box prints."""
        themes = (self if theme == self.theme else _shared_words(self.language, theme) for theme in THEMES)
        return (*(words._cached(name, box=self.box) for words in themes), *self.printed(name))

    def _format(self, name: str, /, **arguments: Any) -> str:
        self._load(name.partition("-")[0])
        return self._bundle.format(name, {each: _isolated(value) for each, value in arguments.items()})

    def load(self, topics: Iterable[str]) -> None:
        """Read these catalogues now; the others are read when they are needed."""
        for topic in topics:
            self._load(topic)

    def has(self, name: str) -> bool:
        self._load(name.partition("-")[0])
        return name in self._bundle

    def listed(self, words: Iterable[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        *rest, last = [*words] or [self.say("list-nobody")]
        return self.say("list-and", rest=", ".join(rest), last=last) if rest else last

    def clause(self, clause: str, options: Mapping[str, Any] | None = None) -> str:
        """The rule of this id in one sentence, as a table with these options plays it.

        A sentence leaves open what the options do not say. Empty where the rule has none for players.
        """
        name = f"clause-{clause}"
        if not self.has(name):
            return ""
        chosen = choices.arguments(clause, options or {})
        return self.say(name, **{option: self._enumerated(value) for option, value in chosen.items()})

    def _enumerated(self, value: Any) -> Any:
        """Several faces as one list of their names, several numbers as they are."""
        if not isinstance(value, tuple):
            return value
        return self.listed(str(each) if isinstance(each, int) else self.say(f"face-{each.lower()}") for each in value)

    def error(self, error: ThrowdownError, options: Mapping[str, Any] | None = None) -> str:
        """What a person reads: the rule that forbids, with its id, or what is wrong and how to mend it."""
        rule = self.clause(error.clause, options) if error.clause else ""
        if rule and error.code not in SPEAKS_FOR_ITSELF:
            sentence = rule
        else:
            name = _error_name(error) if self.has(_error_name(error)) else NO_MORE_IS_KNOWN
            sentence = self.say(name, **SHORTLY | {value: self._quoted(each) for value, each in error.values.items()})
        return f"{sentence} ({error.clause})" if rule else sentence

    def _quoted(self, value: Any) -> str | int | float:
        if isinstance(value, ThrowdownError):
            return self.explained(value)
        return value if isinstance(value, str | int | float) else str(value)

    def explained(self, error: ThrowdownError) -> str:
        """The error for those who type commands: with the values that its sentence leaves out."""
        if self.language == "en" or not self.has_error(error):
            return error.message
        said = self.error(error)
        values = [str(self._quoted(each)) for each in error.values.values()]
        left_out = "; ".join(dict.fromkeys(each for each in values if each not in said))
        return f"{said} ({left_out})" if left_out else said

    def has_error(self, error: ThrowdownError) -> bool:
        """Whether there is a sentence for this error that says more than that something is wrong."""
        name = _error_name(error)
        return (name != NO_MORE_IS_KNOWN and self.has(name)) or bool(error.clause and self.clause(error.clause))

    def guide_source(self, game_id: str) -> str:
        """The guide of a game as it is written: the caller, who knows the options, fills in what is in braces."""
        return (self._folder / f"guide-{game_id}.md").read_text(encoding="utf-8")

    def source(self, topics: Iterable[str]) -> str:
        """The catalogues of these topics ("theme" for its names) as one, for those who format sentences themselves."""
        names = (f"theme-{self.theme}" if topic == "theme" else topic for topic in topics)
        files = (self._folder / f"{name}.ftl" for name in names)
        return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())

    @cached_property
    def _bundle(self) -> Bundle:
        from .bundle import Bundle

        return Bundle(self.language)

    @cached_property
    def _folder(self) -> Traversable:
        return files("throwdown") / "locales" / self.language

    def _load(self, topic: str) -> None:
        """Read the catalogue of a topic when its first sentence is needed."""
        name = f"theme-{self.theme}" if topic in THEME_TOPICS else topic
        if name in self._loaded:
            return
        source = self._folder / f"{name}.ftl"
        text = source.read_text(encoding="utf-8") if source.is_file() else ""
        if text:
            self._bundle.add(text)
        for other in {*REFERENCE.findall(text)} - {topic}:
            if other not in THEME_TOPICS or topic not in THEME_TOPICS:
                self._load(other)
        self._loaded.add(name)  # only now: another thread may look for a sentence at the same time


@cache
def _shared_words(language: str, theme: str) -> Words:
    return Words(language, theme)


@cache
def printed_names() -> dict[str, dict[str, dict[str, tuple[str, ...]]]]:
    """By language, box and message name: what the rules of that box call it."""
    source = files("throwdown") / "locales" / "printed.json"
    boxes: dict[str, dict[str, dict[str, list[str]]]] = json.loads(source.read_text(encoding="utf-8"))
    return {
        language: {box: {name: tuple(each) for name, each in names.items()} for box, names in by_box.items()}
        for language, by_box in boxes.items()
    }


#: Letters that run from right to left.
LEFTWARD = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


def _isolated(argument: Any) -> Any:
    """A name that runs from right to left, marked so that it does not turn the sentence around it."""
    leftward = isinstance(argument, str) and LEFTWARD.search(argument)
    return f"\u2068{argument}\u2069" if leftward else argument


def folded(text: str) -> str:
    """A word as it is compared with what people type: no capitals, no accents ("si" is "sì"), one apostrophe."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def spellings(name: str) -> set[str]:
    """What people may type for a name: folded, and with the umlauts of keyboards that have none ("gruen")."""
    return {folded(name), folded(re.sub("[äöüÄÖÜ]", lambda umlaut: folded(umlaut[0]) + "e", name))}


def language_of(asked: str | None = None) -> str:
    """What was asked for, else what the environment says (THROWDOWN_LANG, LC_ALL, LC_MESSAGES, LANG), else English."""
    if asked is not None:
        return asked
    for variable in ("THROWDOWN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"

"""Everything people read, in their language.

The sentences stand in Fluent catalogues, ``locales/LANGUAGE/TOPIC.ftl``, read by terminal, server
and page alike. The first word of a message's name is its topic: ``event-dice-collected`` stands
in ``event.ftl``. Names of games, faces and colours come from a theme: ``published`` uses the
printed names, ``neutral`` our own.
"""

from __future__ import annotations

import os
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en", "fr", "it", "nl", "es")
THEMES = ("published", "neutral")
THEME_TOPICS = ("game", "face", "colour", "effect")


class LanguageUnknown(ThrowdownError):
    """Raised when a language or a theme is asked for that we do not have."""

    code = "words/language"


class Words:
    """One language in one theme."""

    def __init__(self, language: str = "en", theme: str = "published") -> None:
        for wanted, known in ((language, LANGUAGES), (theme, THEMES)):
            if wanted not in known:
                raise LanguageUnknown(f"we do not have {wanted!r}: choose one of {', '.join(known)}")
        self.language = language
        self.theme = theme
        self._loaded: set[str] = set()

    def say(self, name: str, **arguments: Any) -> str:
        """The sentence of this name, with its arguments filled in."""
        self._load(name.partition("-")[0])
        message = self._bundle.get_message(name)
        if message.value is None:
            raise LookupError(f"{name} has no sentence in {self.language}")
        sentence, faults = self._bundle.format_pattern(message.value, arguments)
        if faults:
            raise LookupError(f"{name} in {self.language}: {faults}")
        return str(sentence)

    def has(self, name: str) -> bool:
        self._load(name.partition("-")[0])
        return self._bundle.has_message(name)

    def listed(self, words: Iterable[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        *rest, last = [*words] or [self.say("list-nobody")]
        return self.say("list-and", rest=", ".join(rest), last=last) if rest else last

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _load(self, topic: str) -> None:
        """Read the catalogue of a topic when its first sentence is needed: parsing all would cost a second."""
        if topic in self._loaded:
            return
        from fluent.runtime import FluentResource

        self._loaded.add(topic)
        name = f"theme-{self.theme}" if topic in THEME_TOPICS else topic
        if name in self._loaded:
            return
        self._loaded.add(name)
        source = files("throwdown") / "locales" / self.language / f"{name}.ftl"
        self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))


def language_of(asked: str | None = None) -> str:
    """What was asked for, else what the environment says (THROWDOWN_LANG, LC_ALL, LC_MESSAGES, LANG), else English."""
    if asked is not None:
        return asked
    for variable in ("THROWDOWN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        told = os.environ.get(variable, "")[:2].lower()
        if told in LANGUAGES:
            return told
    return "en"

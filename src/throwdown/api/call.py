"""One request as the routes of any host see it: who asks, what for, and where work is done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

from throwdown.live.narrator import words_of
from throwdown.words import LANGUAGES, THEMES, LanguageUnknown, Words

from .person import NotSignedIn

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from throwdown.throwers.simulating import Throwing

    from .person import Person

T = TypeVar("T")


class Call(ABC):
    """A request. Each host says how it reads one and where it computes."""

    person: Person | None = None
    """Who asks, once they are identified."""

    @abstractmethod
    def path(self, name: str) -> str:
        """A part of the path, by its name in the route."""

    @abstractmethod
    def query(self, name: str, default: str) -> str: ...

    @property
    @abstractmethod
    def usual_theme(self) -> str:
        """The theme of an answer where none is asked for."""

    @abstractmethod
    def bots_of(self, game: str) -> Collection[str]:
        """The bots that this host has for a game."""

    @abstractmethod
    async def prepare_words(self, language: str, theme: str) -> None:
        """Read the messages of a language and theme before they are needed."""

    @abstractmethod
    async def compute(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do what takes a moment without holding up other requests."""

    @abstractmethod
    async def throw(self, work: Throwing[T], *, counts: bool = True) -> T:
        """Do work that throws, and compute its landings; ``counts``: as a practice throw."""

    @property
    def reader(self) -> Person | None:
        """In whose language the answer is, unless one is asked for."""
        return self.person

    def signed_in(self) -> Person:
        """The person who asks; refused if no one is signed in."""
        if self.person is None:
            raise NotSignedIn("nobody is signed in: say who you are first (POST /api/guests)")
        return self.person

    async def words(self) -> Words:
        language, theme = self.language, self.theme
        await self.prepare_words(language, theme)
        return words_of(language, theme)

    @property
    def language(self) -> str:
        """The language of the answer: the one asked for, or that of the person."""
        language = self.query("language", self.reader.language if self.reader is not None else "en")
        if language not in LANGUAGES:
            raise LanguageUnknown(
                "we do not have {language!r}: choose one of {known}", language=language, known=", ".join(LANGUAGES)
            )
        return language

    @property
    def theme(self) -> str:
        theme = self.query("theme", self.usual_theme)
        if theme not in THEMES:
            raise LanguageUnknown(
                "we do not have {theme!r}: choose one of {known}", theme=theme, known=", ".join(THEMES)
            )
        return theme

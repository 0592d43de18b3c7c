"""Games and errors in sentences: one set of words for each language and theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.live.protocol.messages import Refused
from throwdown.narration import RuleBook, Teller, opening_lines
from throwdown.narration.story import Memory
from throwdown.words import THEME_TOPICS, Words

if TYPE_CHECKING:
    from throwdown.errors import ThrowdownError
    from throwdown.table import Match

#: What the server speaks of.
TOPICS = ("error", "clause", "edition", "event", "list", "room", "you", *THEME_TOPICS)

_words: dict[tuple[str, str], Words] = {}


def words_of(language: str, theme: str) -> Words:
    """One set of words for everybody who reads this language: parsing a catalogue is not cheap."""
    key = (language, theme)
    if key not in _words:
        _words[key] = Words(language, theme)
    return _words[key]


def add_words(words: Words, language: str, theme: str) -> None:
    """Use these words, which were parsed elsewhere."""
    _words[language, theme] = words


def parsed_words(language: str, theme: str) -> Words:
    """These words with everything parsed that the server speaks of."""
    words = Words(language, theme)
    words.load(TOPICS)
    return words


def refusal(error: ThrowdownError, words: Words, move: str | None, match: Match | None = None) -> Refused:
    """An error in these words, by the rules of the game under way."""
    # A developer needs to know which field was wrong.
    if error.code.startswith("message/"):
        message = error.message
    elif match is None:
        message = words.error(error)
    else:
        message = RuleBook(words, match.game.id, match.game.options).error(error)
    return Refused(code=error.code, message=message, move=move, clause=error.clause)


#: What a table asks anyway, each time: who plays there need not read it in the story too.
ASKED_ANYWAY = ("choice_required",)


class Narrator:
    """The sentences about one game in one language, entry by entry.

    ``you`` is the seat of the reader, who is spoken to; without it everybody has their name. ``brief`` leaves out
    what a player is asked anyway.
    """

    def __init__(self, match: Match, words: Words, you: int | None = None, *, brief: bool = False) -> None:
        optional = match.game.options.get("collect") == "optional"
        self.match = match
        self._words = words.about(match.game.id)
        self._teller = Teller(match.log.header.players, self._words, matches_first=optional, you=you)
        self._unsaid = ASKED_ANYWAY if brief else ()
        self._memories = [Memory()]
        """By entry: what the teller remembers before it."""
        self._sentences: dict[int, list[str]] = {}

    def about(self, entry: int) -> list[str]:
        """What there is to read about the entry of this number; 0 is the beginning, with the edition that is played."""
        sentences = self._sentences.get(entry)
        if sentences is None:
            sentences = self._sentences[entry] = self._tell(entry)
        return sentences

    def _tell(self, entry: int) -> list[str]:
        teller, moments = self._teller, self.match.moments
        for moment in moments[len(self._memories) - 1 : entry]:
            teller.memory = self._memories[-1]
            for event in moment.events:
                teller.remember(event)
            self._memories.append(teller.memory)
        teller.memory = self._memories[entry]
        opening = () if entry else opening_lines(self.match.log.header, self._words, teller.you)
        sentences = (teller.tell(event) for event in moments[entry].events if event.name not in self._unsaid)
        return [*opening, *(sentence for sentence in sentences if sentence)]

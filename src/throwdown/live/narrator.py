"""Games and errors in sentences: one set of words for each language and theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from throwdown.errors import Sanctioned
from throwdown.live.protocol.messages import Refused
from throwdown.narration import BriefTeller, Line, RuleBook, Teller, opening_lines
from throwdown.narration.story import Memory
from throwdown.words import THEME_TOPICS, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.errors import ThrowdownError
    from throwdown.rules import Event
    from throwdown.table import Match

#: What the server speaks of.
TOPICS = ("error", "clause", "edition", "event", "list", "room", "short", "you", *THEME_TOPICS)

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
    refused = Refused(code=error.code, message=message, move=move, clause=error.clause)
    if isinstance(error, Sanctioned):
        return structs.replace(refused, reason=error.reason, until=error.until)
    return refused


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
        players = match.log.header.players
        self._teller = Teller(players, self._words, matches_first=optional, you=you)
        self._brief = BriefTeller(players, self._words, matches_first=optional, you=you)
        self._unsaid = ASKED_ANYWAY if brief else ()
        self._memories = [Memory()]
        """By entry: what the teller remembers before it."""
        self._sentences: dict[int, list[tuple[int, str]]] = {}
        """By entry: each sentence, with the number of the event that it is about."""
        self._lines: dict[int, Line] = {}

    def about(self, entry: int) -> list[str]:
        """What there is to read about the entry of this number; 0 is the beginning, with the edition that is played."""
        return [sentence for _, sentence in self._told(entry)]

    def subjects(self, entry: int) -> list[int]:
        """For each of these sentences the event that it is about: its place among those of the entry."""
        return [event for event, _ in self._told(entry)]

    def line(self, entry: int) -> Line:
        """The same in one line; the beginning has none."""
        line = self._lines.get(entry)
        if line is None:
            line = self._lines[entry] = self._in_one_line(entry)
        return line

    def _in_one_line(self, entry: int) -> Line:
        events = self.match.moments[entry].events
        self._brief.memory = self._before(entry)
        pieces, joins = self._brief.line(events)
        if self._is_thrown_again(events):
            pieces = [*pieces[:-1], f"{pieces[-1]} {self._words.say('short-thrown-again')}"]
        return Line(pieces, joins)

    def _before(self, entry: int) -> Memory:
        """What a teller remembers before this entry."""
        teller, moments = self._teller, self.match.moments
        for moment in moments[len(self._memories) - 1 : entry]:
            teller.memory = self._memories[-1]
            for event in moment.events:
                teller.remember(event)
            self._memories.append(teller.memory)
        return self._memories[entry]

    def _told(self, entry: int) -> list[tuple[int, str]]:
        sentences = self._sentences.get(entry)
        if sentences is None:
            sentences = self._sentences[entry] = self._tell(entry)
        return sentences

    def _tell(self, entry: int) -> list[tuple[int, str]]:
        teller, events = self._teller, self.match.moments[entry].events
        teller.memory = self._before(entry)
        opening = () if entry else opening_lines(self.match.log.header, self._words, teller.you)
        sentences = [
            (number, teller.tell(event)) for number, event in enumerate(events) if event.name not in self._unsaid
        ]
        again = [(0, self._words.say("short-thrown-again"))] if self._is_thrown_again(events) else []
        return [*((0, line) for line in opening), *((number, text) for number, text in sentences if text), *again]

    def _is_thrown_again(self, events: Sequence[Event]) -> bool:
        """Whether the start die shows what takes a die out: nothing comes of it but another throw."""
        alone = [event.name for event in events] == ["dice_settled"]
        return alone and self.match.game.options.get("start_x") != "turn"

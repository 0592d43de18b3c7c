"""What people call things at the table, both ways: what the referee says, and what it understands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.narration import RuleBook
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.verasselt.state import BAR, COLOUR_NAMES, COLOURS
from throwdown.terminal.questions import AnswerUnclear, cards_typed, colour_letter, line
from throwdown.throwers.entered import FALLEN, LEANING, NONE, OUT, PILE, STAND, TOWER, Labels
from throwdown.words import folded, spellings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from throwdown.errors import ThrowdownError
    from throwdown.rules import Game
    from throwdown.rules.verasselt.state import Cards
    from throwdown.throwers.entered import EntryUnreadable
    from throwdown.words import Words

#: Words that are no answer but a wish to the referee. English ones are understood in every language.
COMMANDS = ("undo", "why", "help", "show", "scores", "leave", "quit")
#: Words of an answer.
ANSWERS = ("stop", "yes", "no", "move", "keep", "share", "decider")
#: Places of voll verasselt with the names that mean them: an answer to a question, or the question what lies there.
PLACES = {
    "hub": ("place-hub",),
    "catch": ("place-catch", "place-waiting-catch"),
    "own catch": ("place-own-catch",),
    "yard": ("place-yard",),
    "heap": ("place-heap",),
}
#: Words of a landing that a language has, and the names that mean the same.
GRAMMAR = {
    OUT: ("referee-word-out", "place-out"),
    FALLEN: ("referee-word-fallen",),
    STAND: ("referee-word-stand",),
    NONE: ("referee-word-none",),
    LEANING: ("face-leaning",),
}
#: Words that something may follow; any other line that begins like a command is no command ("s 3>x").
WITH_MORE = ("leave", "move", "keep")
SHORT = {"?": "help", "s": "stop", "y": "yes", "n": "no", "k": "keep", "d": "decider"}


class Unclear(AnswerUnclear):
    """Raised when an answer cannot be understood; the message of the catalogue says what to type instead."""

    code = "entry/unclear"

    def __init__(self, name: str, **arguments: Any) -> None:
        super().__init__(line(name, **arguments))


class Tongue:
    """One language, with the names of the players and of the faces of this game."""

    def __init__(self, words: Words, game: Game[Any], players: Sequence[str]) -> None:
        self.words = words
        self.rules = RuleBook(words, game.id, game.options)
        self.players = players
        self.faces = game.die if isinstance(game, ArenaGame) else ()
        shown = {self.face(face): face for face in self.faces}
        self.labels = Labels(self._seats(), self._face_names(), self._grammar(game), shown)
        self.places = {} if isinstance(game, ArenaGame) else self._place_names()
        self.meanings = {folded(self.say(f"referee-word-{word}")): word for word in (*ANSWERS, *COMMANDS)}
        self.meanings |= SHORT | {word: word for word in (*ANSWERS, *COMMANDS)} | self.places

    def say(self, name: str, **arguments: Any) -> str:
        return self.words.say(name, **arguments)

    # Understanding

    def _seats(self) -> dict[str, int]:
        named: dict[str, int] = {}
        for seat, player in enumerate(self.players):
            named |= dict.fromkeys({folded(player), folded(player).replace(" ", "")}, seat)
        return named | {str(seat + 1): seat for seat in range(len(self.players))}

    def _face_names(self) -> dict[str, str]:
        return {name: face for face in self.faces for name in self._names_of(face)}

    def _names_of(self, face: str) -> Iterable[str]:
        """One face by its names, and several of them."""
        several = self.say(f"face-count-{face.lower()}", count=2).partition(" ")[2]
        return (several, *self.words.understood(f"face-{face.lower()}"))

    def _grammar(self, game: Game[Any]) -> dict[str, str]:
        stood = {PILE: ("place-pile",)} if getattr(game, "has_piles", False) else {TOWER: ("place-tower",)}
        return {name: word for word, names in (GRAMMAR | stood).items() for name in self._all_names(names)}

    def _place_names(self) -> dict[str, str]:
        named = {each: place for place, names in PLACES.items() for each in self._all_names(names)}
        spelled = {spelling: place for name, place in named.items() for spelling in spellings(name)}
        return {place: place for place in PLACES} | spelled

    def _all_names(self, names: Iterable[str]) -> Iterable[str]:
        """What may be typed for these; some are printed and have no message of their own."""
        for name in names:
            yield from self.words.understood(name) if self.words.has(name) else self.words.printed(name)

    def meaning(self, text: str) -> str | None:
        """What the line says, if it is a word or a name that we know."""
        words = folded(text).split()
        whole = self.meanings.get(" ".join(words))
        if whole is not None or not words:
            return whole
        first = self.meanings.get(words[0])
        return first if first in WITH_MORE else None

    def group(self, text: str) -> str | None:
        """The hub or the waiting catch, by its name or an unmistakable beginning of it."""
        typed, meaning = " ".join(folded(text).split()), self.meaning(text)
        groups = {place: {name for name, each in self.places.items() if each == place} for place in ("hub", "catch")}
        begun = [place for place, names in groups.items() if typed and any(name.startswith(typed) for name in names)]
        return meaning if meaning in groups else begun[0] if len(begun) == 1 else None

    def shortest(self, place: str) -> str:
        """As much of the name of the hub or the catch as has to be typed."""
        name = folded(self.say(f"place-{place}"))
        return next(name[:length] for length in range(1, len(name) + 1) if self.group(name[:length]) == place)

    def yes(self, text: str, default: bool | None = None) -> bool:
        if not text.strip() and default is not None:
            return default
        typed = folded(text.strip())
        begun = [word for word in ("yes", "no") if folded(self.say(f"referee-word-{word}")).startswith(typed)]
        meaning = begun[0] if len(begun) == 1 else self.meaning(text)
        if meaning not in ("yes", "no"):
            raise Unclear("referee-unclear-yes-no", typed=short(text))
        return meaning == "yes"

    def read_face(self, word: str) -> str:
        face = self.labels.face(folded(word), self.faces)
        if face is None:
            raise Unclear("referee-unclear-face", typed=short(word), faces=self.all_faces(self.faces))
        return face

    # Naming

    def face(self, face: str) -> str:
        return self.say(f"face-{face.lower()}")

    def all_faces(self, faces: Iterable[str]) -> str:
        return ", ".join(self.face(face) for face in faces) or self.say("list-nothing")

    def who(self, seat: int) -> str:
        return self.players[seat]

    def all_of(self, seats: Iterable[int]) -> str:
        return self.words.listed(self.players[seat] for seat in seats)

    def numbered(self, seats: Iterable[int]) -> str:
        """ "1 = Mara, 3 = Jo": what may be typed for each."""
        return ", ".join(
            self.say("referee-numbered", number=str(seat + 1), player=self.players[seat]) for seat in seats
        )

    def lettered(self, cards: Cards) -> str:
        """ "Y4 B3": as it is typed; no cards are a dash."""
        return cards_typed(cards).localised(self.words) or "-"

    def dice(self, faces: Iterable[str]) -> str:
        """What dice of voll verasselt show, as it is typed."""
        return " ".join(face if face == BAR else colour_letter(face).localised(self.words) for face in faces)

    def cards(self, cards: Sequence[int]) -> str:
        """ "2 yellow bugs and 1 red bug"."""
        counts_text = [
            self.say(f"colour-count-{COLOUR_NAMES[colour]}", count=count)
            for colour, count in zip(COLOURS, cards, strict=True)
            if count
        ]
        return self.words.listed(counts_text) if counts_text else self.say("list-nothing")

    # What is wrong

    def error(self, error: ThrowdownError) -> str:
        """The sentence for an error, and the clause where one forbids."""
        if isinstance(error, AnswerUnclear):
            return error.line.localised(self.words)
        if hasattr(error, "reason"):
            return self._unreadable(error)  # type: ignore[arg-type]
        return self.rules.error(error)

    def _unreadable(self, error: EntryUnreadable) -> str:
        values: dict[str, Any] = {}
        for key, value in error.values.items():
            if key == "seats":
                values["seats"] = self.numbered(value)
            elif key == "seat":
                values["player"] = self.who(value)
            elif key == "face":
                values["face"] = self.face(value)
            elif key == "lying":
                values["faces"] = self.all_faces(value)
            elif key == "items":
                values["items"] = " ".join(value)
            else:
                values[key] = short(value) if isinstance(value, str) else value
        if error.reason == "face":
            values["faces"] = self.all_faces(self.faces)
        return self.say(f"referee-unclear-{error.reason}", **values)


def short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 24 else text[:21] + "..."

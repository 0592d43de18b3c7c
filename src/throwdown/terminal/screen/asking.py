"""What is asked, as something that keys can answer.

Each kind of question has a model: it takes keys, shows itself as a few lines, and gives the answer
once there is one. Models know no widget, so they can be tested with plain key names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from textual.content import Content

from throwdown.rules.arena.state import BuildTower, TakeExtra
from throwdown.rules.game import Stop
from throwdown.rules.values import Value
from throwdown.rules.verasselt.choices import ALL_DICE
from throwdown.rules.verasselt.state import COLOURS, LEAST_DICE, Cards, Distribute, Roll, TopUp
from throwdown.terminal.questions import MANNER_CHOICES, Answer, RollForm, SplitForm, TopUpForm, TowerForm
from throwdown.throwers import MANNERS

from . import looks
from .canvas import padded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.rules import Action
    from throwdown.rules.record import Manner
    from throwdown.terminal.questions import Question
    from throwdown.words import Words

#: Keys for things to choose; d l t s say how to throw, the other missing letters are the screen's own.
CHOICE_KEYS = "123456789abcefgijkmnopvxyz"
#: The key of each manner of throwing.
MANNER_KEYS = dict(zip("dlts", MANNERS, strict=True))
#: How somebody throws who has not said so yet.
FIRST_MANNER: Manner = MANNERS[0]
BODY_ROWS = 4

MARKED = "bold $on-primary on $primary"
KEY = "bold $accent"
SOFT = "$soft"


class Pointing(Value):
    """What is marked on the map of an arena."""

    seat: int
    target: str | None = None
    picked: str | None = None
    """The cell of a die that is being moved."""
    bearing: float | None = None
    """From where the hand throws, in rad."""


class MoveWish(Value):
    """A die is to be moved before the throw, from one cell towards another."""

    start: str
    goal: str


class Asking(ABC):
    """A question that is being answered by keys."""

    def __init__(self, question: Question, words: Words) -> None:
        self.question = question
        self.words = words
        self.complaint = ""
        """Why the last key did not do: told instead of the prompt's second line."""

    @property
    def prompt(self) -> str:
        return self.question.prompt.said(self.words)

    @property
    def labels(self) -> Mapping[int, str]:
        """Dice of the arena that have a key now."""
        return {}

    @property
    def rolled(self) -> frozenset[int] | None:
        """Dice of voll verasselt that are marked to be rolled; None while nobody chooses."""
        return None

    @property
    def pointing(self) -> Pointing | None:
        """What is marked on the map."""
        return None

    @abstractmethod
    def press(self, key: str, character: str | None) -> Answer | MoveWish | None:
        """One key; the answer, if that was the last one it took."""

    @abstractmethod
    def body(self, width: int) -> list[Content]:
        """The lines below the prompt, at most four."""

    @abstractmethod
    def hint(self) -> str:
        """Which keys answer."""


# A list


class ListAsking(Asking):
    """Choices with a key each; where dice fly, the manner is set beside them."""

    def __init__(self, question: Question, words: Words, manner: Manner = FIRST_MANNER) -> None:
        super().__init__(question, words)
        self.choices = question.choices
        default = question.default_choice
        self.cursor = self.choices.index(default) if default is not None else 0
        if any(choice.throws for choice in self.choices):
            self.cursor = next(place for place, choice in enumerate(self.choices) if choice.throws)
        self.manner = manner

    @property
    def throws(self) -> bool:
        return any(choice.throws for choice in self.choices)

    @property
    def labels(self) -> Mapping[int, str]:
        return {
            choice.action.die: CHOICE_KEYS[place]
            for place, choice in enumerate(self.choices)
            if isinstance(choice.action, TakeExtra) and choice.action.die is not None
        }

    def press(self, key: str, character: str | None) -> Answer | MoveWish | None:
        if key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(self.choices)
        elif key in ("enter", "space"):
            return self._answer(self.cursor)
        elif self.throws and self._set_manner(key):
            return None
        elif character and character in CHOICE_KEYS[: len(self.choices)]:
            return self._answer(CHOICE_KEYS.index(character))
        return None

    def _set_manner(self, key: str) -> bool:
        if key in MANNER_KEYS:
            self.manner = MANNER_KEYS[key]
        elif key in ("left", "right"):
            step = 1 if key == "right" else -1
            self.manner = MANNERS[(MANNERS.index(self.manner) + step) % len(MANNERS)]
        else:
            return False
        return True

    def _answer(self, place: int) -> Answer:
        choice = self.choices[place]
        return Answer(choice.action, self.manner if choice.throws else None)

    @property
    def _rows(self) -> int:
        """Lines for choices: how to throw takes one."""
        return BODY_ROWS - self.throws

    def body(self, width: int) -> list[Content]:
        rows = self._rows
        columns = -(-len(self.choices) // rows)
        each = width // columns
        lines = [
            Content("").join(self._choice(place, each) for place in range(row, len(self.choices), rows))
            for row in range(min(rows, len(self.choices)))
        ]
        return [*lines, self._manners()] if self.throws else lines

    def _choice(self, place: int, width: int) -> Content:
        choice = self.choices[place]
        marked = place == self.cursor
        label = padded(" " + choice.label.said(self.words), width - 5)
        return Content.assemble(
            ("▸ " if marked else "  ", "$primary"),
            (f" {CHOICE_KEYS[place]} ", KEY),
            (label, MARKED if marked else ""),
        )

    def _manners(self) -> Content:
        parts: list[tuple[str, str]] = [(f"  {self.words.say('screen-how')} ", SOFT)]
        for key, choice in zip(MANNER_KEYS, MANNER_CHOICES, strict=True):
            chosen = choice.manner == self.manner
            word = choice.word.said(self.words)
            parts += [(f" {key} ", KEY), (f"[{word}]" if chosen else f" {word} ", MARKED if chosen else "")]
        return Content.assemble(*parts)

    def hint(self) -> str:
        return self.words.say("screen-keys-throw" if self.throws else "screen-keys-list")


# Cards by colour


class Tray:
    """Counters of cards, one for each colour, moved by keys."""

    def __init__(self, most: Cards, room: int) -> None:
        self.most = most
        self.room = room
        self.counts = [0, 0, 0, 0]
        self.colour = next((place for place, count in enumerate(most) if count), 0)

    @property
    def cards(self) -> Cards:
        yellow, blue, red, green = self.counts
        return (yellow, blue, red, green)

    def press(self, key: str, character: str | None) -> bool:
        """True if the key meant these cards."""
        if key in ("left", "right"):
            self.colour = (self.colour + (1 if key == "right" else -1)) % len(COLOURS)
        elif key in ("up", "down"):
            self._add(self.colour, 1 if key == "up" else -1)
        elif character and character.upper() in COLOURS:
            self.colour = COLOURS.index(character.upper())
            self._add(self.colour, 1 if character.islower() else -1)
        else:
            return False
        return True

    def _add(self, colour: int, step: int) -> None:
        count = self.counts[colour] + step
        if 0 <= count <= self.most[colour] and sum(self.counts) + step <= self.room:
            self.counts[colour] = count

    def fill(self) -> None:
        """As many as go in."""
        for colour, most in enumerate(self.most):
            spare = self.room - sum(self.counts)
            self.counts[colour] = min(most, self.counts[colour] + spare)

    def shown(self, words: Words, *, active: bool = True) -> Content:
        parts: list[tuple[str, str]] = []
        for place, letter in enumerate(COLOURS):
            style = f"bold {looks.ON_BUG} on {looks.BUG_COLOURS[letter]}"
            count = f" {self.counts[place]}/{self.most[place]} "
            marked = active and place == self.colour
            parts += [(f" {letter} ", style), (f"[{count}]" if marked else f" {count} ", MARKED if marked else "")]
            parts.append(("  ", ""))
        return Content.assemble(*parts)


class CardsAsking(Asking):
    """Which cards: into the yard, or from the yard into the hub."""

    def __init__(self, question: Question, words: Words, form: SplitForm | TopUpForm) -> None:
        super().__init__(question, words)
        self.form = form
        if isinstance(form, SplitForm):
            self.tray = Tray(form.cards, form.room)
        else:
            self.tray = Tray(form.yard, sum(form.yard))

    def press(self, key: str, character: str | None) -> Answer | None:
        if self.tray.press(key, character):
            return None
        if character == "a":
            self.tray.fill()
        elif character in ("n", "0"):
            self.tray.counts = [0, 0, 0, 0]
        elif key == "enter":
            return self._done()
        return None

    def _done(self) -> Answer | None:
        action: Action
        if isinstance(self.form, SplitForm):
            action = Distribute(self.tray.cards)
        elif sum(self.tray.counts) < self.form.missing:
            self.complaint = self.words.say(
                "ask-unclear-missing", count=sum(self.tray.counts), missing=self.form.missing
            )
            return None
        else:
            action = TopUp(self.tray.cards)
        return Answer(action)

    def body(self, width: int) -> list[Content]:
        chosen = sum(self.tray.counts)
        if isinstance(self.form, SplitForm):
            told = self.words.say("screen-split", yard=chosen, heap=sum(self.form.cards) - chosen, room=self.form.room)
        else:
            told = self.words.say("screen-top-up", count=chosen, missing=self.form.missing)
        return [self.tray.shown(self.words), Content(told)]

    def hint(self) -> str:
        return self.words.say("screen-keys-cards")


# Seven dice


class RollAsking(Asking):
    """Which dice to roll, which cards to add first; or stop."""

    def __init__(self, question: Question, words: Words, form: RollForm) -> None:
        super().__init__(question, words)
        self.form = form
        self.dice = set(ALL_DICE)
        self.tray = Tray(form.yard, sum(form.yard))
        self.cursor = 0

    @property
    def rolled(self) -> frozenset[int] | None:
        return frozenset(self.dice)

    def press(self, key: str, character: str | None) -> Answer | None:
        self.complaint = ""
        if key in ("left", "right"):
            self.cursor = (self.cursor + (1 if key == "right" else -1)) % len(ALL_DICE)
        elif key == "space":
            self.dice ^= {self.cursor}
        elif character and character in "1234567":
            self.cursor = int(character) - 1
            self.dice ^= {self.cursor}
        elif character == "a":
            self.dice = set(ALL_DICE)
        elif character == "s" and self.form.may_stop:
            return Answer(Stop())
        elif key == "enter":
            return self._roll()
        else:
            self.tray.press(key, character)
        return None

    def _roll(self) -> Answer | None:
        if len(self.dice) < LEAST_DICE:
            self.complaint = self.words.say("ask-unclear-few", count=len(self.dice), least=LEAST_DICE)
            return None
        return Answer(Roll(tuple(sorted(self.dice)), self.tray.cards))

    def body(self, width: int) -> list[Content]:
        lines = [self._acts()]
        if any(self.form.yard):
            told = f"  {self.words.say('screen-boost')}  "
            lines.append(Content.assemble((told, SOFT), self.tray.shown(self.words, active=False)))
        return lines

    def _acts(self) -> Content:
        roll = self.words.say("screen-roll", count=len(self.dice), boost=sum(self.tray.counts))
        parts: list[tuple[str, str]] = [("  ⏎ ", KEY), (f" {roll} ", MARKED)]
        if self.form.may_stop:
            parts += [("    s ", KEY), (f" {self.words.say('screen-stop')} ", "")]
        return Content.assemble(*parts)

    def hint(self) -> str:
        return self.words.say("screen-keys-roll" if any(self.form.yard) else "screen-keys-roll-bare")


# A tower


class TowerAsking(Asking):
    """The order of a tower, bottom to top."""

    def __init__(self, question: Question, words: Words, form: TowerForm) -> None:
        super().__init__(question, words)
        self.dice = form.dice
        self.order: list[int] = []
        self.cursor = 0

    @property
    def labels(self) -> Mapping[int, str]:
        return {die: CHOICE_KEYS[place] for place, (die, _) in enumerate(self.dice) if place not in self.order}

    def press(self, key: str, character: str | None) -> Answer | None:
        if key in ("left", "right"):
            self.cursor = (self.cursor + (1 if key == "right" else -1)) % len(self.dice)
        elif key == "space":
            self._add(self.cursor)
        elif key == "backspace":
            del self.order[-1:]
        elif key == "enter":
            rest = [place for place in range(len(self.dice)) if place not in self.order]
            return Answer(BuildTower(tuple(self.dice[place][0] for place in (*self.order, *rest))))
        elif character and character in CHOICE_KEYS[: len(self.dice)]:
            self._add(CHOICE_KEYS.index(character))
        return None

    def _add(self, place: int) -> None:
        if place not in self.order:
            self.order.append(place)

    def body(self, width: int) -> list[Content]:
        return [
            self._row("screen-tower-loose", [place for place in range(len(self.dice)) if place not in self.order]),
            self._row("screen-tower-order", self.order),
        ]

    def _row(self, title: str, places: list[int]) -> Content:
        parts: list[tuple[str, str]] = [(f"  {self.words.say(title)} ", SOFT)]
        for place in places:
            short = self.words.say(f"face-short-{self.dice[place][1].lower()}")
            parts += [(f" {CHOICE_KEYS[place]}", KEY), (f" {short} ", MARKED if place == self.cursor else "")]
        return Content.assemble(*parts)

    def hint(self) -> str:
        return self.words.say("screen-keys-tower")


def asking_for(question: Question, words: Words, manner: Manner = FIRST_MANNER) -> Asking:
    """The model for a question; a throw that is aimed has one of its own."""
    form = question.form
    if isinstance(form, RollForm):
        return RollAsking(question, words, form)
    if isinstance(form, SplitForm | TopUpForm):
        return CardsAsking(question, words, form)
    if isinstance(form, TowerForm):
        return TowerAsking(question, words, form)
    return ListAsking(question, words, manner)

"""Questions of voll verasselt: cards by colour, and which of the seven dice to roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from throwdown.rules.game import Stop
from throwdown.rules.verasselt.choices import ALL_DICE
from throwdown.rules.verasselt.state import COLOURS, LEAST_DICE, Cards, Distribute, Roll, TopUp
from throwdown.terminal.questions import Answer, RollForm, SplitForm, TopUpForm, colour_keys
from throwdown.terminal.screen import styles
from throwdown.terminal.screen.styles import KEY, MARKED, SOFT

from .base import Asking

if TYPE_CHECKING:
    from throwdown.rules import Action
    from throwdown.terminal.questions import Question
    from throwdown.words import Words


class Tray:
    """Counters of cards, one for each colour, moved by keys."""

    def __init__(self, most: Cards, room: int, words: Words) -> None:
        self.most = most
        self.keys = colour_keys(words)
        self.room = room
        self.counts = [0, 0, 0, 0]
        self.colour = next((place for place, count in enumerate(most) if count), 0)

    @property
    def cards(self) -> Cards:
        yellow, blue, red, green = self.counts
        return (yellow, blue, red, green)

    @property
    def key_list(self) -> str:
        """The keys as they are shown."""
        return " ".join(self.keys.lower())

    def press(self, key: str, character: str | None) -> bool:
        """True if the key meant these cards."""
        if key in ("left", "right"):
            self.colour = (self.colour + (1 if key == "right" else -1)) % len(COLOURS)
        elif key in ("up", "down"):
            self._add(self.colour, 1 if key == "up" else -1)
        elif character and character.upper() in self.keys + COLOURS:
            self.colour = (self.keys + COLOURS).index(character.upper()) % len(COLOURS)
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

    def shown(self, *, active: bool = True) -> Content:
        parts: list[tuple[str, str]] = []
        for place, letter in enumerate(COLOURS):
            style = f"bold {styles.ON_BUG} on {styles.BUG_COLOURS[letter]}"
            count = f" {self.counts[place]}/{self.most[place]} "
            marked = active and place == self.colour
            parts += [
                (f" {self.keys[place]} ", style),
                (f"[{count}]" if marked else f" {count} ", MARKED if marked else ""),
            ]
            parts.append(("  ", ""))
        return Content.assemble(*parts)


class CardsAsking(Asking):
    """Which cards: into the yard, or from the yard into the hub."""

    def __init__(self, question: Question, words: Words, form: SplitForm | TopUpForm) -> None:
        super().__init__(question, words)
        self.form = form
        if isinstance(form, SplitForm):
            self.tray = Tray(form.cards, form.room, words)
        else:
            self.tray = Tray(form.yard, sum(form.yard), words)

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
            text = self.words.say("screen-split", yard=chosen, heap=sum(self.form.cards) - chosen, room=self.form.room)
        else:
            text = self.words.say("screen-top-up", count=chosen, missing=self.form.missing)
        return [self.tray.shown(), Content(text)]

    def hint(self) -> str:
        return self.words.say("screen-keys-cards", keys=self.tray.key_list)


class RollAsking(Asking):
    """Which dice to roll, which cards to add first; or stop."""

    def __init__(self, question: Question, words: Words, form: RollForm) -> None:
        super().__init__(question, words)
        self.form = form
        self.dice = set(ALL_DICE)
        self.tray = Tray(form.yard, sum(form.yard), words)
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
            text = f"  {self.words.say('screen-boost')}  "
            lines.append(Content.assemble((text, SOFT), self.tray.shown(active=False)))
        return lines

    def _acts(self) -> Content:
        roll = self.words.say("screen-roll", count=len(self.dice), boost=sum(self.tray.counts))
        parts: list[tuple[str, str]] = [("  ⏎ ", KEY), (f" {roll} ", MARKED)]
        if self.form.may_stop:
            parts += [("    s ", KEY), (f" {self.words.say('screen-stop')} ", "")]
        return Content.assemble(*parts)

    def hint(self) -> str:
        if not any(self.form.yard):
            return self.words.say("screen-keys-roll-bare")
        return self.words.say("screen-keys-roll", keys=self.tray.key_list)

"""Somebody who types legal answers to the game in lines of text, and the paper that it is written on."""

from __future__ import annotations

import io
import re
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.rules import Race
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import Stop, to_act
from throwdown.rules.verasselt.state import COLOUR_NAMES, COLOURS, Distribute, Roll, TopUp
from throwdown.table import Match, Seat
from throwdown.terminal.plain.front import COVER_LINES
from throwdown.terminal.plain.play import play_plain
from throwdown.terminal.questions import Question, RollForm, TowerForm, question
from throwdown.throwers import MANNERS, Luck
from throwdown.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.rules import Action

WORDS = Words()
NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve")
#: A game of voll verasselt ends only if a player plays well.
SHORT: dict[str, dict[str, Any]] = {"verasselt": {"max_turns": 12}}


def seeded(*parts: object) -> Random:
    return Random(sha256(repr(parts).encode()).hexdigest())


class SameDice(Luck):
    """Throws that depend on nothing but the position: the same game again after any interruption."""

    def answer(self, game: Any, state: Any, awaited: Any, manners: Any) -> Any:
        self.rng = seeded(game.notation(state), sorted(manners.items()))
        return super().answer(game, state, awaited, manners)


# Typing


def typed_cards(cards: Sequence[int], rng: Random, words: Words = WORDS) -> str:
    """Cards in one of the ways in which people write them, in the letters of their language."""
    letters = [words.say(f"colour-letter-{COLOUR_NAMES[colour]}") for colour in COLOURS]
    pairs = [(letter, number) for letter, number in zip(letters, cards, strict=True) if number]
    ways: list[Callable[[str, int], str]] = [
        lambda letter, number: f"{letter}{number}",
        lambda letter, number: f"{number}{letter}",
        lambda letter, number: letter.lower() * number,
    ]
    way = rng.choice(ways)
    return rng.choice(("", " ")).join(way(letter, number) for letter, number in pairs)


def typed_action(asked: Question, action: Action, rng: Random, words: Words = WORDS) -> str:
    """The text that means this action."""
    if asked.form is None:
        choice = next(choice for choice in asked.choices if choice.action == action)
        return choice.key
    if isinstance(action, Stop):
        return "stop"
    if isinstance(asked.form, TowerForm):
        numbers = {die: number for number, (die, _) in enumerate(asked.form.dice, start=1)}
        return " ".join(str(numbers[die]) for die in getattr(action, "dice", ()))
    if isinstance(action, Roll):
        assert isinstance(asked.form, RollForm)
        dice = rng.choice(("", " ", ", ")).join(str(die + 1) for die in action.dice)
        return f"{rng.choice(('roll ', ''))}{dice}" + (
            f" +{typed_cards(action.boost, rng, words)}" if any(action.boost) else ""
        )
    assert isinstance(action, Distribute | TopUp)
    cards = action.to_yard if isinstance(action, Distribute) else action.cards
    return typed_cards(cards, rng, words) or "none"


class Typist(io.StringIO):
    """Reads what is on the paper and types a legal answer; always the same one at the same position."""

    def __init__(
        self, match: Match, paper: Paper, answers: int | None = None, seed: object = 0, words: Words = WORDS
    ) -> None:
        super().__init__()
        self.words = words
        self.match = match
        self.paper = paper
        self.left = answers
        self.seed = seed
        self.prompts = 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.prompts += 1
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                return ""
        return f"{self.answer(self.paper.since_last_answer())}\n"

    def answer(self, shown: str) -> str:
        rng = seeded(self.seed, self.match.game.notation(self.match.state))
        if self.words.say("ask-manner") in shown:
            return rng.choice((*MANNERS, "1", "4", ""))
        awaited = self.match.awaiting
        if isinstance(awaited, Race):
            offered = re.findall(r"^ +[0-9]+  ", shown.rpartition(self.words.say("play-race-who"))[2], re.MULTILINE)
            return str(rng.randrange(len(offered)) + 1)
        if shown.count("\n") > COVER_LINES and shown.endswith("> ") and self.covered(shown):
            return ""
        seat = min(to_act(awaited))
        view = self.match.view(seat)
        asked = question(view)
        assert asked is not None
        return typed_action(asked, view.actions.sample(rng), rng, self.words)

    def covered(self, shown: str) -> bool:
        """Whether the keyboard is being passed on: then nothing is asked yet."""
        lines = (self.words.say("play-pass", player=seat.player) for seat in self.match.seats)
        return any(" ".join(text.split()) in " ".join(shown.split()) for text in lines)


class Paper(io.StringIO):
    """What was written, also since the last answer."""

    def __init__(self) -> None:
        super().__init__()
        self.read_to = 0
        self.turned: list[str] = []

    def since_last_answer(self) -> str:
        text = self.getvalue()
        page, self.read_to = text[self.read_to :], len(text)
        self.turned.append(page)
        return page

    def narrow(self) -> bool:
        """No line is too wide but the name of a file, which must not be broken."""
        return all(len(row) <= 79 or row.startswith("  /") for row in self.getvalue().splitlines())


def new_match(
    game: str, seats: int = 2, people: int | None = None, seed: object = 0, thrower: Any = None, **options: Any
) -> Match:
    rng = seeded("table", seed)
    who = [Seat(NAMES[seat], None if people is None or seat < people else "random") for seat in range(seats)]
    rules = make_game(game, seats, SHORT.get(game, {}) | options)
    return Match(rules, who, thrower or Luck(rng), rng=rng)


def play(match: Match, *answers: str, **how: Any) -> tuple[int, str]:
    """Play with these lines typed; what was written, and the exit status."""
    paper = Paper()
    status = play_plain(match, WORDS, io.StringIO("".join(f"{text}\n" for text in answers)), paper, **how)
    assert paper.narrow()
    return status, paper.getvalue()


# Whole games

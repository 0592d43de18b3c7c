"""What a seat of an arena game is asked, phase by phase."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from throwdown.rules.arena.state import (
    BuildTower,
    Collect,
    KeepPiles,
    PlaceStart,
    React,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.game import Stop
from throwdown.rules.values import Value

from .answers import AnswerUnclear, shortened
from .choices import Offer, Question, listed
from .lines import Line, face_name, line

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaView
    from throwdown.words import Words


def arena_question(view: ArenaView, seat: int) -> Question:
    """What this seat is asked in the phase that the game is in."""
    return _BY_PHASE[view.phase](view, seat)


def _place(view: ArenaView, seat: int) -> Question:
    offers = [
        (face_name(action.symbol), line("ask-place-symbol", symbol=face_name(action.symbol)), action)
        for action in view.actions
        if isinstance(action, PlaceStart)
    ]
    return listed(seat, line("ask-place"), offers)


def _turn(view: ArenaView, seat: int) -> Question:
    if view.must_throw_all:
        prompt = line("ask-throw-all")
    elif view.phase == "choice":
        prompt = line("ask-choice")
    else:
        prompt = line("ask-turn")
    return listed(seat, prompt, [_throw_offer(view, seat, action) for action in view.actions], Stop())


def _throw_offer(view: ArenaView, seat: int, action: Action) -> Offer:
    if isinstance(action, ThrowAll):
        return line("ask-word-throw"), line("ask-throw-everything", count=view.supplies[seat]), action
    if isinstance(action, ThrowPile | ThrowFromPile):
        pile = {"number": action.pile + 1, "count": view.piles[seat][action.pile]}
        if isinstance(action, ThrowPile):
            return line("ask-word-pile", number=action.pile + 1), line("ask-throw-pile", **pile), action
        return line("ask-word-from", number=action.pile + 1), line("ask-throw-from-pile", **pile), action
    if isinstance(action, Throw):
        return line("ask-word-throw"), line("ask-throw-one"), action
    return line("ask-word-stop"), line("ask-stop"), action


def _reaction(view: ArenaView, seat: int) -> Question:
    """The storm and Relashio: all seats together, so no seat sees what the others do."""
    offers: list[Offer] = []
    for action in view.actions:
        if isinstance(action, React) and action.pile is not None:
            number, count = action.pile + 1, view.piles[seat][action.pile]
            label = line("ask-react-pile", number=number, count=count)
            offers.append((line("ask-word-pile", number=number), label, action))
        else:
            offers.append((line("ask-word-throw"), line("ask-throw-one"), action))
    return listed(seat, line("ask-reaction"), offers)


def _collect(view: ArenaView, seat: int) -> Question:
    offers: list[Offer] = [
        (line("ask-word-take"), line("ask-collect-take"), Collect(True)),
        (line("ask-word-leave"), line("ask-collect-leave"), Collect(False)),
    ]
    return listed(seat, line("ask-collect"), offers)


def _piles(view: ArenaView, seat: int) -> Question:
    offers: list[Offer] = [
        (line("ask-word-keep"), line("ask-piles-keep"), KeepPiles(True)),
        (line("ask-word-dissolve"), line("ask-piles-dissolve"), KeepPiles(False)),
    ]
    return listed(seat, line("ask-piles", count=len(view.piles[seat])), offers, KeepPiles(False))


def _accio(view: ArenaView, seat: int) -> Question:
    offers = [_extra_offer(view, action) for action in view.actions if isinstance(action, TakeExtra)]
    may_decline = TakeExtra(None) in view.actions  # else accio_extra=must (D-13)
    return listed(seat, line("ask-extra" if may_decline else "ask-extra-must"), offers, TakeExtra(None))


def _extra_offer(view: ArenaView, take: TakeExtra) -> Offer:
    if take.die is None:
        return line("ask-word-none"), line("ask-extra-none"), take
    face = face_name(dict(view.arena)[take.die])
    for stack in view.stacks:
        if take.die in stack:
            level = stack.index(take.die) + 1
            return face, line("ask-extra-tower", symbol=face, level=level, height=len(stack)), take
    return face, line("ask-extra-die", symbol=face), take


def _tower(view: ArenaView, seat: int) -> Question:
    return Question(seat, line("ask-tower", count=len(view.arena)), form=TowerForm(tuple(sorted(view.arena))))


_BY_PHASE: dict[str, Callable[[ArenaView, int], Question]] = {
    "place": _place,
    "turn": _turn,
    "choice": _turn,
    "reaction": _reaction,
    "collect": _collect,
    "piles": _piles,
    "accio": _accio,
    "tower": _tower,
}


class TowerForm(Value):
    """All dice of the arena in one order, bottom to top."""

    dice: tuple[tuple[int, str], ...]
    """(die, face); its number to type is its place here, from 1."""

    @property
    def default(self) -> Action:
        return BuildTower(tuple(die for die, _ in self.dice))

    @property
    def default_line(self) -> Line:
        return line("ask-tower-default", order=_numbers(len(self.dice)))

    @property
    def hints(self) -> tuple[Line, ...]:
        named = tuple(
            line("ask-tower-die", number=number, symbol=face_name(face))
            for number, (_, face) in enumerate(self.dice, start=1)
        )
        return (*named, line("ask-tower-hint", example=_numbers(len(self.dice), turned=True)))

    def parse(self, text: str, words: Words) -> Action:
        typed = re.findall(r"\d+", text)
        if re.sub(r"[\d\s,;]", "", text) or not typed:
            raise self._unclear(text)
        if len(typed) == 1 and len(self.dice) <= 9:
            typed = list(typed[0])  # 132 for 1 3 2
        numbers = [int(number[:3]) for number in typed]
        if sorted(numbers) != list(range(1, len(self.dice) + 1)):
            raise self._unclear(text)
        return BuildTower(tuple(self.dice[number - 1][0] for number in numbers))

    def _unclear(self, text: str) -> AnswerUnclear:
        example = _numbers(len(self.dice), turned=True)
        message = line("ask-unclear-tower", typed=shortened(text), count=len(self.dice), example=example)
        return AnswerUnclear(message, "AMB-31")


def _numbers(count: int, *, turned: bool = False) -> str:
    numbers = range(1, count + 1)
    return " ".join(map(str, reversed(numbers) if turned else numbers))

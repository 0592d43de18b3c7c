"""Dice that fall into an arena on the luck model, one draw after the other (DIG-03, DIG-SIM-3, DIG-TOWER-3).

The chances are those of ``throwers.luck``. What can be named together is one draw: which of the lying dice is the next
to change (nearly always none), what a die shows then, at which level a tower breaks.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from throwdown.rules.arena.state import Landed
from throwdown.throwers.luck import LUCK, ThrowChances
from throwdown.throwers.thrower import SOFTEST

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from throwdown.rules import Outcome
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState, Dice

    from .draw import Chances, Draw

SIDES = 6
#: The sides of a die are numbered 0 to 5; that it is gone has this number.
GONE = 6

#: A manner of throwing, and how many dice and towers lay there when the hand let go.
Among = tuple[str, int]
#: What is still to come: the next step and all after it. A step is its kind and what it is about.
Steps = tuple[tuple[Any, ...], Any] | None


def falling(
    game: ArenaGame, state: ArenaState, hands: tuple[tuple[int, Dice], ...], manners: Mapping[int, str]
) -> Draw:
    """The first draw of these hands: who throws first, if several do."""
    if len(hands) == 1 and len(hands[0][1]) == 1 and not state.stacks:
        return One(game, state, hands[0][1][0], manners.get(hands[0][0], SOFTEST))
    thrown = tuple((dice, manners.get(seat, SOFTEST)) for seat, dice in sorted(hands))
    fall = Fall.into(game, state)
    fall.todo = (("hands", thrown), None)
    first = fall.go_on()
    assert isinstance(first, Fall)  # noqa: S101  # a die in the air always has a draw
    return first


class One:
    """One die among loose ones, nine of ten throws: if nothing else changes, what it shows is the only draw."""

    __slots__ = ("die", "game", "manner", "state")

    def __init__(self, game: ArenaGame, state: ArenaState, die: int, manner: str) -> None:
        self.game, self.state, self.die, self.manner = game, state, die, (manner, len(state.arena))

    @property
    def chances(self) -> Chances:
        return one_chances(self.manner, tuple([face for _, face in self.state.arena]), self.game.die)

    def after(self, number: int) -> Draw | Outcome:
        if number < GONE:
            return Landed(((self.die, self.game.die[number]),))
        if number == GONE:
            return Landed((), ((self.die, "bounced"),))
        fall = Fall.into(self.game, self.state)
        fall.change(number, self.die, fall.loose, self.manner)
        return fall

    def label(self, number: int) -> str:
        return label_of_one(number, self.die, [die for die, _ in self.state.arena], self.game.die)


class Fall:
    """The arena while dice come in, with a draw due: the first step of ``todo``."""

    __slots__ = ("faces", "lay", "loose", "out", "shown", "stacks", "todo")

    shown: dict[int, str]
    """Faces of what was thrown or turned."""
    out: dict[int, str]
    lay: dict[int, str]
    """Faces as they were before."""
    loose: tuple[int, ...]
    stacks: tuple[Dice, ...]
    todo: Steps

    def __init__(self, faces: tuple[str, ...]) -> None:
        self.faces = faces

    @classmethod
    def into(cls, game: ArenaGame, state: ArenaState) -> Fall:
        """What lies there before anything falls."""
        fall = cls(game.die)
        standing = {die for stack in state.stacks for die in stack} if state.stacks else ()
        fall.shown, fall.out, fall.lay = {}, {}, dict(state.arena)
        fall.loose = tuple([die for die, _ in state.arena if die not in standing])
        fall.stacks, fall.todo = state.stacks, None
        return fall

    @property
    def chances(self) -> Chances:
        kind, manner, about = self.todo[0]  # type: ignore[index]
        if kind == "stir":
            return stir_chances(manner, len(about))
        if kind == "drop":
            return drop_chances(manner)
        if kind == "rest":
            return one_chances(manner, tuple([self.lay[die] for die in about[1]]), self.faces)
        if kind == "change":
            return change_chances(manner, self.faces.index(self._face(about)))
        if kind == "topple":
            return topple_chances(manner, len(about))
        if kind == "tumble":
            return tumble_chances(manner)
        return [(number, 1 / len(about)) for number in range(len(about))]

    def label(self, number: int) -> str:
        kind, _, about = self.todo[0]  # type: ignore[index]
        if kind == "stir":
            return f"die {about[number]} is struck" if number < len(about) else "nothing more is struck"
        if kind == "topple":
            return f"the tower breaks at level {number - 1}" if number else "the tower stands"
        if kind == "order":
            return f"dice {about[number][0]} fall first"
        if kind == "rest":
            return label_of_one(number, about[0], about[1], self.faces)
        return f"die {about} is out" if number == GONE else f"die {about} shows {self.faces[number]}"

    def after(self, number: int) -> Draw | Outcome:
        after = Fall(self.faces)
        after.shown, after.out, after.lay = self.shown, self.out, self.lay
        after.loose, after.stacks = self.loose, self.stacks
        (kind, manner, about), after.todo = self.todo  # type: ignore[misc]
        if kind == "stir":
            if number < len(about):
                later = about[number + 1 :]
                after.todo = (("stir", manner, later), after.todo) if later else after.todo
                after.todo = (("change", manner, about[number]), after.todo)
        elif kind == "rest" and number > GONE:
            after.change(number, about[0], about[1], manner)
        elif kind == "rest":
            after._rests(about[0], number, "bounced")
        elif kind == "topple":
            after._topple(about, number, manner)
        elif kind == "order":
            after.todo = (("hands", about[:number] + about[number + 1 :]), after.todo)
            after._take_hand(*about[number])
        else:
            after._rests(about, number, "bounced" if kind == "drop" else "knocked")
        return after.go_on()

    def change(self, number: int, die: int, lying: Dice, manner: Among) -> None:
        """While this die comes down one of those that lie there changes; the ones after it still may."""
        place, becomes = divmod(number - GONE - 1, GONE + 1)
        self.todo = (("rest", manner, (die, lying[place + 1 :])), self.todo)
        self._rests(lying[place], becomes, "knocked")

    def _rests(self, die: int, number: int, how: str) -> None:
        """A die shows this side, or it is out."""
        if number == GONE:
            self._leave(die, how)
        else:
            self.shown = {**self.shown, die: self.faces[number]}

    # What is no draw

    def go_on(self) -> Draw | Outcome:
        """On to the next draw, or to the end."""
        while self.todo is not None:
            step, rest = self.todo
            kind = step[0]
            if kind not in _PLAIN:
                return self
            self.todo = rest
            if kind == "hands":
                self._hands(step[1])
            elif kind == "near":
                self._near(step[1])
            else:
                self.loose += tuple([die for die in step[1] if die in self.shown])
        return Landed(tuple(self.shown.items()), tuple(self.out.items()), self.stacks)

    def _hands(self, hands: tuple[tuple[Dice, str], ...]) -> None:
        if len(hands) > 1:
            self.todo = (("order", "", hands), self.todo)
        elif hands:
            self._take_hand(*hands[0])

    def _take_hand(self, dice: Dice, manner: str) -> None:
        """Dice of one hand strike what lay there before, not each other."""
        among = manner, len(self.loose) + len(self.stacks)
        if self.todo is not None:
            self.todo = (("join", dice), self.todo)
        for die in reversed(dice):
            self.todo = (("drop", among, die), self.todo)
            if self.loose or self.stacks:
                self.todo = (("near", among), self.todo)

    def _near(self, manner: Among) -> None:
        """What a thrown die may strike now."""
        for stack in reversed(self.stacks):
            self.todo = (("topple", manner, stack), self.todo)
        if self.loose and change_share(manner) > 0:
            self.todo = (("stir", manner, self.loose), self.todo)

    def _topple(self, stack: Dice, number: int, manner: Among) -> None:
        """A single die below is no tower any more, but it does not turn."""
        if not number:
            return
        level = number - 1
        place = self.stacks.index(stack)
        stands = (stack[:level],) if level > 1 else ()
        self.stacks = (*self.stacks[:place], *stands, *self.stacks[place + 1 :])
        self.loose += stack[level:] if level != 1 else stack
        for die in reversed(stack[level:]):
            self.todo = (("tumble", manner, die), self.todo)

    def _leave(self, die: int, how: str) -> None:
        self.loose = tuple([other for other in self.loose if other != die])
        self.shown = {other: face for other, face in self.shown.items() if other != die}
        self.out = {**self.out, die: how}

    def _face(self, die: int) -> str:
        return self.shown.get(die) or self.lay[die]


_PLAIN = frozenset(("hands", "near", "join"))


# Chances


def chances_of(manner: Among) -> ThrowChances:
    """Those of a manner where so many dice and towers lie."""
    return LUCK[manner[0]].among(manner[1])


def change_share(manner: Among) -> float:
    """A lying die leaves or shows another face than before."""
    chances = chances_of(manner)
    return chances.hit * (chances.knock + (1 - chances.knock) * chances.turn * (SIDES - 1) / SIDES)


@lru_cache(maxsize=10_000)
def one_chances(manner: Among, lying: tuple[str, ...], sides: tuple[str, ...]) -> Chances:
    """What a thrown die shows where nothing else changes; beyond that, which lying die is the first to change, and to
    what: seven numbers for each of them.
    """
    *struck, (_, quiet) = stir_chances(manner, len(lying))
    changes = [
        (GONE + 1 + (GONE + 1) * place + becomes, chance * share)
        for (place, chance), face in zip(struck, lying, strict=True)
        if chance
        for becomes, share in change_chances(manner, sides.index(face))
    ]
    return [(number, chance * quiet) for number, chance in drop_chances(manner)] + changes


def label_of_one(number: int, die: int, lying: Sequence[int], sides: tuple[str, ...]) -> str:
    """One of these in words."""
    if number > GONE:
        place, number = divmod(number - GONE - 1, GONE + 1)
        die = lying[place]
    return f"die {die} is out" if number == GONE else f"die {die} shows {sides[number]}"


@cache
def stir_chances(manner: Among, dice: int) -> Chances:
    """Which of so many dice is the first that changes; the last number: none."""
    share = change_share(manner)
    return [(number, share * (1 - share) ** number) for number in range(dice)] + [(dice, (1 - share) ** dice)]


@cache
def change_chances(manner: Among, face: int) -> Chances:
    """What a die that changes becomes."""
    chances, share = chances_of(manner), change_share(manner)
    other = chances.hit * (1 - chances.knock) * chances.turn / SIDES / share
    gone = [(GONE, chances.hit * chances.knock / share)] if chances.knock else []
    return [(side, other) for side in range(SIDES) if side != face] + gone


@cache
def drop_chances(manner: Among) -> Chances:
    """What a thrown die shows, or that it is out."""
    return _any_side(chances_of(manner).leave)


@cache
def tumble_chances(manner: Among) -> Chances:
    """The same for a die of a tower that breaks."""
    return _any_side(chances_of(manner).knock)


def _any_side(gone: float) -> Chances:
    return [(side, (1 - gone) / SIDES) for side in range(SIDES)] + ([(GONE, gone)] if gone else [])


@cache
def topple_chances(manner: Among, dice: int) -> Chances:
    """0: it remains; otherwise the level at which it breaks, from 1."""
    hit = chances_of(manner).hit
    return [(0, 1 - hit)] + [(level, hit / dice) for level in range(1, dice + 1)]

"""Trying throws out in the head: a state made from what a seat sees, and luck of the bot's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.arena_state import IDLE, ArenaState, Collect, KeepPiles, React, TakeExtra
from throwdown.rules.dice import DICE
from throwdown.rules.game import Decision, Over, Several, to_act
from throwdown.throwers.luck import Luck

if TYPE_CHECKING:
    from random import Random

    from throwdown.rules import Action, Outcome
    from throwdown.rules.arena import ArenaGame, ArenaView

#: Positions that can be compared: nothing is in the air, nobody has to say anything but throw or stop.
QUIET = ("turn", "choice", "over")


def imagined(view: ArenaView) -> ArenaState:
    """A state that looks like this to the seat; dice that nobody can tell apart get any number."""
    lying = {die for die, _ in view.arena}
    spare = iter([die for die in range(DICE) if die not in lying])
    counts = _counts(view)
    piles = tuple(tuple(tuple(next(spare) for _ in range(size)) for size in own) for own in view.piles)
    loose = [count - sum(own) for count, own in zip(counts, view.piles, strict=True)]
    return ArenaState(
        phase=view.phase,  # type: ignore[arg-type]
        active=view.active,
        direction=view.direction,
        first=view.first,
        supplies=tuple(tuple(next(spare) for _ in range(count)) for count in loose),
        piles=piles,
        arena=view.arena,
        stacks=view.stacks,
        removed=tuple(next(spare) for _ in range(view.removed)),
        aside=tuple(spare),
        out=view.out,
        elements=view.elements,
        taken_bare=view.must_throw_all,
        throws=view.throws,
        resolution=IDLE,
        result=None,
    )


def _counts(view: ArenaView) -> list[int]:
    """Dice of each seat; where they are hidden, the rest is shared out evenly."""
    known = [count for count in view.supplies if count is not None]
    hidden = [seat for seat, count in enumerate(view.supplies) if count is None and view.has_dice[seat]]
    if not hidden:
        return [count or 0 for count in view.supplies]
    rest = DICE - len(view.arena) - view.removed - view.aside - sum(known)
    shares = {seat: rest // len(hidden) + (place < rest % len(hidden)) for place, seat in enumerate(hidden)}
    return [shares.get(seat, 0) if count is None else count for seat, count in enumerate(view.supplies)]


class Trial:
    """Throws on trial: what a throw may lead to, until the position is quiet again."""

    def __init__(self, game: ArenaGame, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.luck = Luck(rng)

    def outcome(self, state: ArenaState, seat: int, action: Action, manner: str) -> ArenaState:
        """One of the quiet positions that this throw may lead to."""
        state, _ = self.game.apply(state, seat, action)
        return self.settled(state, {seat: manner})

    def settled(self, state: ArenaState, manners: dict[int, str], landed: Outcome | None = None) -> ArenaState:
        """Go on by chance and by plain choices; ``landed`` is the outcome of the dice in the air, if it is known."""
        while state.phase not in QUIET:
            awaited = self.game.awaiting(state)
            if isinstance(awaited, Over):
                break
            if isinstance(awaited, Decision | Several):
                seat = to_act(awaited)[0]
                state, _ = self.game.apply(state, seat, self._plain(state, seat))
            else:
                outcome = landed or self.luck.answer(self.game, state, awaited, manners)
                landed = None
                assert outcome is not None  # noqa: S101  # luck answers everything
                state, _ = self.game.resolve(state, outcome)
        return state

    def _plain(self, state: ArenaState, seat: int) -> Action:
        """What most people would do without thinking."""
        actions = self.game.legal_actions(state, seat)
        for wanted in (Collect(True), KeepPiles(True), React()):
            if wanted in actions:
                return wanted
        takes = [action for action in actions if isinstance(action, TakeExtra) and action.die is not None]
        return takes[0] if takes else actions.sample(self.rng)

"""Experts and masters of the arena games: they weigh what every choice is worth (``arena_levels.py``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.bots import clock
from throwdown.bots.bot import Choice, NamedBot
from throwdown.bots.search.best_response import THOUGHTLESS, answer_to_thoughtless
from throwdown.bots.search.evaluation import Evaluation, core_of
from throwdown.bots.search.judging import judge_of
from throwdown.bots.search.lookahead import Foresight
from throwdown.bots.search.opponents import Noticed
from throwdown.bots.search.solved import core_position, solved_values
from throwdown.bots.solver.core import CORE_GAMES, STOP, dice_of
from throwdown.rules.arena.state import SINGLE_THROWS, Collect, KeepPiles
from throwdown.throwers.thrower import SOFTEST

from .arena_levels import LEARNED

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.bots.search.throwing import Shot
    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView

    Lying = Mapping[int, tuple[int, ...]]

#: No throw at a die gains more than this, in chances to win: who likes something else so much better does not look
#: where to throw.
MOST_GAIN = 0.25


class ArenaLevel(NamedBot):
    """A player of a level that weighs."""

    def __init__(self, level: str, game: ArenaGame, rng: Random, think: float) -> None:
        self.id = level
        self.level = LEARNED[game.id][level]
        self.game = game
        self.rng = rng
        self.think = think
        judge = judge_of(game) if self.level.judges else Evaluation(game).of_state
        self.foresight = Foresight(game, rng, judge)
        looks_out = self.level.notices and game.seats == 2 and game.id in CORE_GAMES
        self.noticed = Noticed(THOUGHTLESS, core_of(game)) if looks_out else None

    def choose(self, view: ArenaView) -> Choice:
        trusted = (None, *self.level.trusts)
        return _best(
            {choice: value for choice, value in self._values(view, self.think).items() if choice.manner in trusted}
        )

    def aim(self, view: ArenaView, lying: Lying) -> Choice:
        """As ``choose``, but a single die is thrown at one that lies there, if that gains anything, or else dropped."""
        until = clock.now() + self.think
        values = {
            choice: value for choice, value in self._values(view, self.think / 2).items() if self._is_open(choice)
        }
        best = _best(values)
        throws = {choice: value for choice, value in values.items() if isinstance(choice.action, SINGLE_THROWS)}
        if not throws or max(throws.values()) < values[best] - MOST_GAIN:
            return best
        throw = _best(throws)
        shot = self._shot(view, throw.action, until)
        if throws[throw] + (shot.gain if shot is not None else 0.0) < values[best]:
            return best
        return self._thrown(view, lying, throw, shot)

    def _is_open(self, choice: Choice) -> bool:
        """Where dice have places a single die is dropped, or thrown at one that lies there."""
        manners = (SOFTEST,) if isinstance(choice.action, SINGLE_THROWS) else (None, *self.level.trusts)
        return choice.manner in manners

    def _shot(self, view: ArenaView, throw: Action, until: float) -> Shot | None:
        from throwdown.bots.search.throwing import best_shot  # the arena takes its time to load
        from throwdown.bots.search.worth import Worth

        return best_shot(Worth(self.foresight, view, throw, until), self.level.trusts)

    def _thrown(self, view: ArenaView, lying: Lying, throw: Choice, shot: Shot | None) -> Choice:
        from throwdown.bots.search import throwing

        scene, bearing, off = throwing.scene_of(lying), throwing.side_of(view), self.level.off
        if shot is None:
            return throwing.with_numbers(throw, throwing.dropped(self.rng, scene, bearing, off))
        return throwing.with_numbers(throw, throwing.thrown_at(self.rng, scene, shot, bearing, off))

    # What choices are worth

    def _values(self, view: ArenaView, think: float) -> dict[Choice, float]:
        """Known where the game is solved, else by looking ahead."""
        for wanted in (Collect(True), KeepPiles(True)):
            if wanted in view.actions:
                return {Choice(wanted): 1.0}
        values = solved_values(self.game, view)
        if not values:
            return {choice: seen.value for choice, seen in self.foresight.look(view, think).items()}
        return self._against(view, values) if self.noticed is not None else values

    def _against(self, view: ArenaView, values: dict[Choice, float]) -> dict[Choice, float]:
        """Between what is best against a good player and what is best against one who does not think."""
        position = core_position(self.game, view)
        if position is None or self.noticed is None or len(position[1]) != 2:
            return values
        lying, (own, other), mid = position
        if lying + own + other > dice_of(2):  # more than the answer knows
            return values
        weakness = self.noticed.weakness(1 - view.active)
        best = answer_to_thoughtless().action_values(lying, own, other, mid)
        return {
            choice: (1 - weakness) * value + weakness * best[choice.manner or STOP] for choice, value in values.items()
        }

    def watch(self, view: ArenaView, seat: int, action: Action) -> None:
        """Another seat acts; ``view`` is what everybody sees before."""
        if self.noticed is not None:
            self.noticed.watch(view, seat, action)


def _best(values: dict[Choice, float]) -> Choice:
    return max(values, key=lambda choice: values[choice])

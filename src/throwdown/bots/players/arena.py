"""The five levels of the arena games.

All of them weigh the same things: what each throw, or stopping, is worth. The stronger a level, the less
its judgement is blurred; the strongest sees every position of the core game as it is, tries powers out
in its head, and plays on the weakness of those who play badly.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from throwdown.bots.bot import Choice
from throwdown.bots.search.best_response import THOUGHTLESS, answer_to_thoughtless
from throwdown.bots.search.evaluation import core
from throwdown.bots.search.lookahead import SINGLE, Foresight
from throwdown.bots.search.opponents import Noticed
from throwdown.bots.search.sight import WEIGHING, Sight
from throwdown.bots.search.solved import core_position, evaluator, solved_values
from throwdown.bots.solver.core import CORE_GAMES, STOP
from throwdown.rules.arena.state import Collect, KeepPiles
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.bots.search.aiming import Aimed
    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView

    Lying = Mapping[int, tuple[int, ...]]

#: No aim gains more than this, in chances to win: who likes something else so much better does not look where to throw.
MOST_GAIN = 0.15


class Level(Value):
    """How well a level judges."""

    blur: float
    """Standard deviation of what it takes a position to be worth, around what it is worth."""
    wild: float = 0.0
    """How much it overrates throwing, and throwing hard: the fun of beginners."""
    sight: Sight | None = None
    """How it aims where dice have places."""
    notices: bool = False
    """It plays on the weakness of others."""


#: The solved core tells small differences apart, so small errors already cost games.
CORE = {
    "novice": Level(blur=0.30, wild=1.8),
    "casual": Level(blur=0.30, wild=0.6),
    "regular": Level(blur=0.22, wild=0.06, sight="eye"),
    "expert": Level(blur=0.042, sight="practice"),
    "master": Level(blur=0.0, sight="trial", notices=True),
}
#: Powers and spells make positions differ less: players have to err more to be weaker.
POWERS = {
    "novice": Level(blur=0.20, wild=3.0),
    "casual": Level(blur=0.30, wild=0.9),
    "regular": Level(blur=0.26, wild=0.27, sight="eye"),
    "expert": Level(blur=0.08, wild=0.03, sight="practice"),
    "master": Level(blur=0.0, sight="trial"),
}
#: Spells make them differ even less.
SPELLS = POWERS | {
    "casual": Level(blur=0.30, wild=1.2),
    "regular": Level(blur=0.30, wild=0.45, sight="eye"),
}
#: By game.
JUDGING = dict.fromkeys(CORE_GAMES, CORE) | {"hp_strike": SPELLS}


class ArenaLevel:
    """A player of one level."""

    def __init__(self, level: str, game: ArenaGame, rng: Random, think: float) -> None:
        self.id = level
        self.level = JUDGING.get(game.id, POWERS)[level]
        self.game = game
        self.rng = rng
        self.think = think
        self.foresight = Foresight(game, rng, evaluator(game))
        self.noticed: Noticed | None = None
        if self.level.notices and game.seats == 2 and game.id in CORE_GAMES:
            self.noticed = Noticed(core(game.seats), THOUGHTLESS)

    def choose(self, view: ArenaView) -> Choice:
        return _best(self._judged(view, self.think))

    def _judged(self, view: ArenaView, think: float) -> dict[Choice, float]:
        """What this player takes every choice to be worth."""
        for wanted in (Collect(True), KeepPiles(True)):
            if wanted in view.actions:
                return {Choice(wanted): 1.0}
        return {choice: value + self._misjudged(choice) for choice, value in self._values(view, think).items()}

    def aim(self, view: ArenaView, lying: Lying) -> Choice:
        """As ``choose``; levels that aim throw a single die at one that lies there, if that gains anything."""
        until = perf_counter() + self.think
        judged = self._judged(view, self.think / 2 if self.level.sight in WEIGHING else self.think)
        best = _best(judged)
        throws = {choice: value for choice, value in judged.items() if isinstance(choice.action, SINGLE)}
        if self.level.sight is None or not throws or max(throws.values()) < judged[best] - MOST_GAIN:
            return best
        throw = _best(throws)
        aimed = self._aimed(self.level.sight, view, lying, throw, until)
        if aimed is None or throws[throw] + aimed.gain < judged[best]:
            return best
        return throw.but(manner=None, intent=aimed.intent.numbers())

    def _aimed(self, sight: Sight, view: ArenaView, lying: Lying, throw: Choice, until: float) -> Aimed | None:
        from throwdown.bots.search.aiming import aimed  # the arena's engine takes its time to load

        return aimed(sight, self.foresight, self.rng, view, lying, throw.action, until)

    def _misjudged(self, choice: Choice) -> float:
        """How wrong this player is about a choice."""
        manner = choice.manner
        fun = 0.0 if manner is None else self.level.wild * (1 + MANNERS.index(manner)) / len(MANNERS)
        return fun + (self.rng.gauss(0, self.level.blur) if self.level.blur else 0.0)

    # What choices are worth

    def _values(self, view: ArenaView, think: float) -> dict[Choice, float]:
        """Known where the game is solved, else by looking ahead."""
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
        weakness = self.noticed.weakness(1 - view.active)
        best = answer_to_thoughtless().action_values(lying, own, other, mid)
        return {
            choice: (1 - weakness) * value + weakness * best[choice.manner or STOP] for choice, value in values.items()
        }

    def watch(self, view: ArenaView, seat: int, action: Action) -> None:
        """Somebody else acts; ``view`` is what everybody sees before."""
        if self.noticed is not None:
            self.noticed.watch(view, seat, action)


def _best(judged: dict[Choice, float]) -> Choice:
    return max(judged, key=lambda choice: judged[choice])

"""Experts and masters of the arena games: they weigh what every choice is worth (``arena_levels.py``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.bots import clock
from throwdown.bots.bot import Choice, NamedBot
from throwdown.bots.nets.judging import Judged
from throwdown.bots.nets.shelf import net_for
from throwdown.bots.search.best_response import THOUGHTLESS, answer_to_thoughtless
from throwdown.bots.search.evaluation import AIMED, Evaluation, core_of
from throwdown.bots.search.lookahead import Foresight
from throwdown.bots.search.opponents import Noticed
from throwdown.bots.search.solved import core_position, evaluator, solved_values
from throwdown.bots.solver.core import CORE_GAMES, STOP, dice_of
from throwdown.rules.arena.state import SINGLE_THROWS, Collect, KeepPiles
from throwdown.throwers.luck import Luck

from .arena_levels import LEARNED, Level
from .learned import LearnedPlayer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from throwdown.bots.search.aiming import Aimed
    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
    from throwdown.rules.arena.state import ArenaState

    Lying = Mapping[int, tuple[int, ...]]

#: More likely than not.
LIKELY = 0.5
#: No aim gains more than this, in chances to win: who likes something else so much better does not look where to throw.
MOST_GAIN = 0.15


class ArenaLevel(NamedBot):
    """A player of a level that weighs."""

    def __init__(self, level: str, game: ArenaGame, rng: Random, think: float) -> None:
        self.id = level
        self.level = LEARNED[game.id][level]
        self.game = game
        self.rng = rng
        self.think = think
        self.learned = _learned(self.level, game, rng)
        self.foresight = Foresight(game, rng, _judge(self.level, game))
        self.noticed = self._nothing_noticed(Luck.engine)
        self.is_in_arena = False

    def choose(self, view: ArenaView) -> Choice:
        return _best(self._judged(view, self.think))

    def _judged(self, view: ArenaView, think: float) -> dict[Choice, float]:
        """What this player takes every choice to be worth."""
        trusted = (None, *self.level.trusts)
        values = self._values(view, think).items()
        return {choice: value + self._misjudged() for choice, value in values if choice.manner in trusted}

    def aim(self, view: ArenaView, lying: Lying) -> Choice:
        """As ``choose``, but a single die is thrown at one that lies there, if that gains anything."""
        self._enter_arena()
        until = clock.now() + self.think
        judged = self._judged(view, self.think / 2)
        best = _best(judged)
        throws = {choice: value for choice, value in judged.items() if isinstance(choice.action, SINGLE_THROWS)}
        if not throws or max(throws.values()) < judged[best] - MOST_GAIN:
            return best
        throw = _best(throws)
        aimed = self._aimed(view, lying, throw, until)
        if aimed is None or throws[throw] + aimed.gain < judged[best]:
            return best
        return throw.but(manner=None, intent=aimed.intent.numbers())

    def _aimed(self, view: ArenaView, lying: Lying, throw: Choice, until: float) -> Aimed | None:
        from throwdown.bots.search.aiming import aimed  # the arena's engine takes its time to load

        if self.level.sight is None:
            return None
        foresight = self.foresight
        if self._table(view) == AIMED:
            foresight = Foresight(self.game, self.rng, Evaluation(self.game, AIMED).of_state)
        return aimed(self.level.sight, foresight, self.rng, view, lying, throw.action, until)

    def _enter_arena(self) -> None:
        """What is foolish on luck may be wise among those who aim: others are watched with other eyes from now on."""
        if not self.is_in_arena:
            self.is_in_arena, self.noticed = True, self._nothing_noticed(Luck.engine, AIMED)

    def _table(self, view: ArenaView) -> str:
        """The table by which positions of the core game are judged: a master in the arena counts on others who aim."""
        from_table = self.is_in_arena and self.level.sight == "trial" and self.game.id in CORE_GAMES
        return AIMED if from_table and self._weakness(view) < LIKELY else Luck.engine

    def _misjudged(self) -> float:
        """How wrong this player is about a choice."""
        return self.rng.gauss(0, self.level.blur) if self.level.blur else 0.0

    # What choices are worth

    def _values(self, view: ArenaView, think: float) -> dict[Choice, float]:
        """Known where the game is solved, else learned, else by looking ahead."""
        if self.learned is not None:
            return self.learned.values(view)
        for wanted in (Collect(True), KeepPiles(True)):
            if wanted in view.actions:
                return {Choice(wanted): 1.0}
        values = solved_values(self.game, view, self._table(view))
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
        weakness = self._weakness(view)
        best = answer_to_thoughtless().action_values(lying, own, other, mid)
        return {
            choice: (1 - weakness) * value + weakness * best[choice.manner or STOP] for choice, value in values.items()
        }

    def _nothing_noticed(self, *tables: str) -> Noticed | None:
        """Nothing of how others play yet; only those who sit alone with another look out for it."""
        looks_out = self.level.notices and self.game.seats == 2 and self.game.id in CORE_GAMES
        return Noticed(THOUGHTLESS, *(core_of(self.game, table) for table in tables)) if looks_out else None

    def _weakness(self, view: ArenaView) -> float:
        """How likely the other one does not think."""
        return 0.0 if self.noticed is None else self.noticed.weakness(1 - view.active)

    def watch(self, view: ArenaView, seat: int, action: Action) -> None:
        """Another seat acts; ``view`` is what everybody sees before."""
        if self.noticed is not None:
            self.noticed.watch(view, seat, action)


def _judge(level: Level, game: ArenaGame) -> Callable[[ArenaState, int], float]:
    """How this level compares positions."""
    net = net_for(game) if level.judges else None
    return evaluator(game) if net is None else Judged(game, net).of_state


def _learned(level: Level, game: ArenaGame, rng: Random) -> LearnedPlayer | None:
    """What self-play learned, where there is something for the game."""
    net = net_for(game) if level.learned else None
    return None if net is None else LearnedPlayer(game, rng, net)


def _best(judged: dict[Choice, float]) -> Choice:
    return max(judged, key=lambda choice: judged[choice])

"""The five levels of the arena games: each sees more than the one before.

Novice, casual and regular go by a rule for when to throw on and by a habit of the hand (``rules.py``). The expert
weighs every choice, with the manners of throwing that it trusts. The master weighs all manners, sees every position
of the core game as it is, knows from many games against itself what spells and powers make of it, and plays on the
weakness of those who play badly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.bots import clock
from throwdown.bots.bot import Choice, NamedBot
from throwdown.bots.nets.judging import Judged
from throwdown.bots.nets.shelf import net_for
from throwdown.bots.search.best_response import THOUGHTLESS, answer_to_thoughtless
from throwdown.bots.search.evaluation import AIMED, Evaluation, core
from throwdown.bots.search.lookahead import SINGLE, Foresight
from throwdown.bots.search.opponents import Noticed
from throwdown.bots.search.sight import WEIGHING, Sight
from throwdown.bots.search.solved import core_position, evaluator, solved_values
from throwdown.bots.solver.core import CORE_GAMES, STOP
from throwdown.rules.arena.state import Collect, KeepPiles
from throwdown.rules.record import Manner
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import Luck

from .learned import LearnedPlayer
from .rules import GOING_ON, HANDS, ByRule

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


class Level(Value):
    """What a level sees."""

    throws_on: str = ""
    """The rule by which it throws on, one of ``GOING_ON``; without one it weighs what every choice is worth."""
    hand: str = ""
    """The habit by which who goes by a rule throws, one of ``HANDS``."""
    trusts: tuple[Manner, ...] = MANNERS
    """The manners of throwing that it weighs."""
    sight: Sight | None = None
    """How it aims where dice have places."""
    notices: bool = False
    """It plays on the weakness of others."""
    learned: bool = False
    """It uses the values that self-play learned, where there are any for the game, and does not look ahead then."""
    judges: bool = False
    """It compares positions by what self-play taught of the whole game, as all levels that aim do."""
    blur: float = 0.0
    """How wrong it is about what a choice is worth, as a standard deviation: a learning player sees more this way."""


#: What a level has learned, where a match is all there is to it.
CORE = {
    "novice": Level(throws_on="while it lasts, then never", hand="steady"),
    "casual": Level(throws_on="unless behind", hand="gentle", sight="glance"),
    "regular": Level(throws_on="by counting", hand="by standing", sight="eye"),
    "expert": Level(trusts=("drop",), sight="practice"),
    "master": Level(sight="trial", notices=True),
}
#: One power changes little of that; with it an even chance is good enough.
POWER = CORE | {
    "novice": Level(throws_on="while it lasts, then never", hand="easy"),
    "casual": Level(throws_on="unless behind", hand="easy", sight="glance"),
    "regular": Level(throws_on="if even", hand="steady", sight="eye"),
    "expert": Level(trusts=("lob",), sight="practice"),
}
#: Many powers turn a throw too many against its thrower.
POWERS = CORE | {
    "novice": Level(throws_on="while it lasts", hand="hard"),
    "regular": Level(throws_on="if certain", hand="gentle", sight="eye"),
    "expert": Level(trusts=("lob",), sight="practice", learned=True),
    "master": Level(sight="trial", learned=True),
}
#: Spells are cast by matches: a toss brings more of them than a drop.
SPELLS = CORE | {
    "novice": Level(throws_on="while it lasts, then never", hand="hard"),
    "casual": Level(throws_on="if likely", hand="even", sight="glance"),
    "regular": Level(throws_on="if even", hand="steady", sight="eye"),
    "expert": Level(trusts=("lob", "toss"), sight="practice", learned=True, judges=True),
    "master": Level(sight="trial", learned=True, judges=True),
}
#: By game.
LEARNED = dict.fromkeys(CORE_GAMES, CORE) | {"impact_power": POWER, "impact_avatar": POWERS, "hp_strike": SPELLS}


class ArenaLevel(NamedBot):
    """A player of one level."""

    def __init__(self, level: str, game: ArenaGame, rng: Random, think: float) -> None:
        self.id = level
        self.level = LEARNED[game.id][level]
        self.game = game
        self.rng = rng
        self.think = think
        self.rule = _rule(self.level, rng)
        self.learned = _learned(self.level, game, rng)
        self.foresight = Foresight(game, rng, _judge(self.level, game))
        self.noticed = self._nothing_noticed(Luck.engine)
        self.is_in_arena = False

    def choose(self, view: ArenaView) -> Choice:
        return self.rule.choose(view) if self.rule is not None else _best(self._judged(view, self.think))

    def _judged(self, view: ArenaView, think: float) -> dict[Choice, float]:
        """What this player takes every choice to be worth."""
        trusted = (None, *self.level.trusts)
        values = self._values(view, think).items()
        return {choice: value + self._misjudged() for choice, value in values if choice.manner in trusted}

    def aim(self, view: ArenaView, lying: Lying) -> Choice:
        """As ``choose``; levels that aim throw a single die at one that lies there, if that gains anything."""
        sight = self.level.sight
        if sight is None:
            return self.choose(view)
        if self.rule is not None:
            return self._aimed_by_rule(sight, view, lying, self.rule.choose(view))
        self._enter_arena()
        until = clock.now() + self.think
        judged = self._judged(view, self.think / 2 if sight in WEIGHING else self.think)
        best = _best(judged)
        throws = {choice: value for choice, value in judged.items() if isinstance(choice.action, SINGLE)}
        if not throws or max(throws.values()) < judged[best] - MOST_GAIN:
            return best
        throw = _best(throws)
        aimed = self._aimed(sight, view, lying, throw, until)
        if aimed is None or throws[throw] + aimed.gain < judged[best]:
            return best
        return throw.but(manner=None, intent=aimed.intent.numbers())

    def _aimed_by_rule(self, sight: Sight, view: ArenaView, lying: Lying, chosen: Choice) -> Choice:
        """Whether to throw is a matter of the rule; where to, of the eye."""
        if not isinstance(chosen.action, SINGLE):
            return chosen
        aimed = self._aimed(sight, view, lying, chosen, clock.now() + self.think)
        return chosen if aimed is None else chosen.but(manner=None, intent=aimed.intent.numbers())

    def _aimed(self, sight: Sight, view: ArenaView, lying: Lying, throw: Choice, until: float) -> Aimed | None:
        from throwdown.bots.search.aiming import aimed  # the arena's engine takes its time to load

        foresight = self.foresight
        if self._table(view) == AIMED:
            foresight = Foresight(self.game, self.rng, Evaluation(self.game, AIMED).of_state)
        return aimed(sight, foresight, self.rng, view, lying, throw.action, until)

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
        weakness = self._weakness(view)
        best = answer_to_thoughtless().action_values(lying, own, other, mid)
        return {
            choice: (1 - weakness) * value + weakness * best[choice.manner or STOP] for choice, value in values.items()
        }

    def _nothing_noticed(self, *tables: str) -> Noticed | None:
        """Nothing of how others play yet; only those who sit alone with another look out for it."""
        looks_out = self.level.notices and self.game.seats == 2 and self.game.id in CORE_GAMES
        return Noticed(THOUGHTLESS, *(core(self.game.seats, table) for table in tables)) if looks_out else None

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


def _rule(level: Level, rng: Random) -> ByRule | None:
    """The rule that this level goes by, if it does."""
    return ByRule(rng, GOING_ON[level.throws_on], HANDS[level.hand]) if level.throws_on else None


def _best(judged: dict[Choice, float]) -> Choice:
    return max(judged, key=lambda choice: judged[choice])

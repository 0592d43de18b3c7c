"""Advice for a seat: the best choice, the odds behind it, and what everything else costs.

        advise(view).best               what a strong player would do
    cost_of(view, Stop())           what stopping costs

There are three judges. In solved games (Strike, base Impact) costs are exact. In other arena games the judge looks a
throw ahead and compares the resulting positions. Both count in chances to win. voll verasselt counts in cards of lead,
as its strongest bot does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import hypot
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, Literal, cast

import numpy as np

from throwdown.bots.odds.arena import ThrowOdds, dice_thrown, position, throw_odds
from throwdown.bots.odds.verasselt import RollOdds, roll_odds
from throwdown.bots.odds.verasselt_arrays import KEEPS
from throwdown.bots.players.verasselt import Master, group_cards
from throwdown.bots.search.judging import judge_of
from throwdown.bots.search.lookahead import Foresight, listed
from throwdown.bots.search.solved import solved_values
from throwdown.bots.search.verasselt import (
    YARD_CARD,
    Plan,
    as_roll,
    asked,
    ending,
    hub_turns,
    plunder_turn,
    turn_under_way,
)
from throwdown.errors import ActionRefused
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.arena.state import THROWS, React, ThrowFromPile
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import Stop
from throwdown.rules.values import Value
from throwdown.rules.verasselt.choices import ALL_DICE
from throwdown.rules.verasselt.state import Choose, Distribute, Roll, TakeConsolation, TopUp, counted, minus, plus, size
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK, Luck
from throwdown.throwers.thrower import SOFTEST

from .bot import Choice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.bots.search.verasselt import Turn
    from throwdown.rules import Action, Game
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.record import Manner
    from throwdown.rules.verasselt.state import VerasseltView

#: How long options are tried out by default, in s.
THINK = 0.2
#: Of a space that is too large to list, so many of the best are listed.
FEW = 6
#: What winning or losing at once is worth, in cards, on top of the lead.
DECIDED = 10.0
#: Less than this is noise, in chances to win and in cards: no table of luck and no estimate is nearer to the truth.
NOISE: dict[str, float] = {"win": 0.005, "cards": 0.05}
#: What people do without thinking is listed whatever it costs.
PLAIN = (Choice(Stop()), Choice(Roll(ALL_DICE)))

Unit = Literal["win", "cards"]


class Weighed(Value):
    """One choice, its value, and its cost compared with the best."""

    choice: Choice
    value: float
    cost: float
    error: float = 0.0
    """Standard error of the cost; 0 where it was counted and not tried out."""
    odds: ThrowOdds | RollOdds | None = None
    """What the throw or roll itself promises."""
    matters: bool = False
    """Whether it is worse than the best, beyond noise and reasonable doubt."""


class Advice(Value):
    """The choices, best first; only the best few if there are too many to list.

    Of ways to throw that are equally good the gentlest comes first.
    """

    best: Choice
    options: tuple[Weighed, ...]
    unit: Unit
    """Whether values are chances to win or cards of lead."""
    model: str | None = None
    """The table of luck that it holds for; none where dice are rolled and not thrown."""

    @property
    def any_way(self) -> bool:
        """Whether the best throw is as good in every way."""
        ways = [each for each in self.options if each.choice.action == self.best.action]
        return len(ways) > 1 and not any(each.matters for each in ways)


class Scored(Value):
    """A choice, its value, and the standard error if the value was sampled."""

    choice: Choice
    value: float
    error: float = 0.0
    odds: ThrowOdds | RollOdds | None = None


# Asking


def advise(view: Any, game: Game[Any] | None = None, think: float | None = None) -> Advice:
    """The best choice for the seat of this view; ``game`` are the rules of the table, if known."""
    return Adviser(game, think).advise(view)


def cost_of(
    view: Any, action: Action, manner: Manner | None = None, game: Game[Any] | None = None, think: float | None = None
) -> float:
    """The cost of this action; a throw without a manner counts as its best manner."""
    return Adviser(game, think).weigh(view, action, manner).cost


class Adviser:
    """Gives advice and caches it: a second request for the same view takes no time."""

    def __init__(self, game: Game[Any] | None = None, think: float | None = None) -> None:
        self.game = game
        self.think = THINK if think is None else think
        self._given: dict[Any, Advice] = {}

    def advise(self, view: Any) -> Advice:
        """The best choice, and the cost of the others."""
        if view not in self._given:
            self._given[view] = self._advice(view)
        return self._given[view]

    def weigh(self, view: Any, action: Action, manner: Manner | None = None) -> Weighed:
        """Evaluate one action; a throw without a manner counts as its best manner."""
        if action not in view.actions:
            raise ActionRefused(f"{action!r} is not offered here: weigh one of the actions", code="action/illegal")
        manner = manner if isinstance(action, THROWS) else None
        found = _find(self.advise(view), action, manner)
        return found or cast("Weighed", _find(self._advice(view, (Choice(action, manner),)), action, manner))

    def _advice(self, view: Any, also: tuple[Choice, ...] = ()) -> Advice:
        if not len(view.actions):
            raise ActionRefused("nothing is asked of this seat: wait until it is", code="action/not_your_turn")
        judge = self._judge(view)
        return _compared(judge.scored(view, also), judge, also)

    def _judge(self, view: Any) -> Judge:
        if not isinstance(view, ArenaView):
            return VerasseltJudge()
        game = cast("ArenaGame", self.game or make_game(view.game, len(view.supplies), _signs(view)))
        known = solved_values(game, view)
        return KnownJudge(known) if known else ForesightJudge(game, self.think)


def _find(advice: Advice, action: Action, manner: Manner | None) -> Weighed | None:
    return next(
        (each for each in advice.options if each.choice.action == action and manner in (None, each.choice.manner)),
        None,
    )


def _compared(scored: Iterable[Scored], judge: Judge, always: tuple[Choice, ...] = ()) -> Advice:
    """Costs against the best."""
    unit = judge.unit
    best, *rest = sorted(scored, key=lambda each: -each.value)
    weighed = [_weighed(each, best, NOISE[unit]) for each in (best, *rest)]
    named = _gentlest(weighed)
    weighed = [named.but(cost=0.0, error=0.0), *(each for each in weighed if each is not named)]
    always = (*always, *PLAIN)
    compared = [each for place, each in enumerate(weighed) if place < FEW or unit == "win" or each.choice in always]
    return Advice(named.choice, tuple(compared), unit, judge.model)


def _weighed(each: Scored, best: Scored, noise: float) -> Weighed:
    error = 0.0 if each is best else hypot(each.error, best.error)
    cost = best.value - each.value
    return Weighed(each.choice, each.value, cost, error, each.odds, cost > max(3 * error, noise))


def _gentlest(weighed: list[Weighed]) -> Weighed:
    """The best choice; of ways of throwing that are as good the one that risks the least."""
    best = weighed[0]
    ways = [each for each in weighed if each.choice.action == best.choice.action and not each.matters]
    return (
        best if best.choice.manner is None else min(ways, key=lambda each: MANNERS.index(each.choice.manner or SOFTEST))
    )


class Judge(ABC):
    """Values the options of a view."""

    unit: Unit
    model: str | None = None
    """The table of luck that it goes by."""

    @abstractmethod
    def scored(self, view: Any, also: tuple[Choice, ...] = ()) -> list[Scored]:
        """The options of this view; ``also`` are further choices to evaluate."""


# Arena games: what all judges share


def _signs(view: ArenaView) -> dict[str, Any]:
    """The options of a table, as far as what it offers gives them away."""
    signs: dict[str, Any] = {}
    bare = not view.arena
    if view.phase == "collect":
        signs["collect"] = "optional"
        if view.seat != view.active and "fire" not in view.effects:
            signs["storm_collector"] = "start_player"
    if view.phase == "piles":
        signs["piles_after_fire"] = "owner_choice"
    if any(isinstance(action, ThrowFromPile) for action in listed(view)):
        signs["pile_split"] = "allowed"
    if view.phase == "choice" and view.must_throw_all:
        signs["big_throw_when"] = "whenever_empty"
    if view.phase == "turn" and bare and not view.must_throw_all:
        signs["big_throw_cause"] = "taken_only"
    return signs


def _throw_odds(view: ArenaView, choice: Choice) -> ThrowOdds | None:
    """What the throw itself promises; throws of several hands at once are not counted."""
    if choice.manner is None or isinstance(choice.action, React):
        return None
    return throw_odds(position(view), dice_thrown(view, choice.action), LUCK[choice.manner])


class KnownJudge(Judge):
    """Reads the chances to win."""

    unit: Unit = "win"
    model: str = Luck.engine

    def __init__(self, values: dict[Choice, float]) -> None:
        self.values = values

    def scored(self, view: ArenaView, also: tuple[Choice, ...] = ()) -> list[Scored]:
        return [Scored(choice, value, odds=_throw_odds(view, choice)) for choice, value in self.values.items()]


class ForesightJudge(Judge):
    """Looks a throw ahead, and compares the resulting positions."""

    unit: Unit = "win"
    model: str = Luck.engine

    def __init__(self, game: ArenaGame, think: float) -> None:
        self.think = think
        self.foresight = Foresight(game, Random(0), judge_of(game))

    def scored(self, view: ArenaView, also: tuple[Choice, ...] = ()) -> list[Scored]:
        actions = dict.fromkeys((*listed(view), *(choice.action for choice in also)))
        seen = self.foresight.look(view, self.think, tuple(actions))
        return [Scored(choice, each.value, each.error, _throw_odds(view, choice)) for choice, each in seen.items()]


# voll verasselt


class VerasseltJudge(Judge):
    """Counts cards of lead, as the strongest player does."""

    unit: Unit = "cards"

    def scored(self, view: VerasseltView, also: tuple[Choice, ...] = ()) -> list[Scored]:
        judged = {
            "choose": self._groups,
            "distribute": self._splits,
            "top_up": self._top_ups,
            "consolation": self._consolations,
        }
        judge = judged.get(view.phase)
        return self._rolls(view, also) if judge is None else judge(view)

    def _rolls(self, view: VerasseltView, also: tuple[Choice, ...]) -> list[Scored]:
        turn = turn_under_way(view)
        rolls = ((choice, choice.action) for choice in (*PLAIN, *also))
        wanted = {choice: _plan_of(view, roll) for choice, roll in rolls if isinstance(roll, Roll)}
        plans = turn.plans(Master.MOST, wanted.values())
        found = {Choice(as_roll(view, plan)): plan.value for plan in plans}
        found |= {choice: plan.value for choice, plan in zip(reversed(wanted), reversed(plans), strict=False)}
        scored = [Scored(choice, value, odds=_roll_odds(view, choice.action)) for choice, value in found.items()]
        return [*scored, Scored(Choice(Stop()), turn.stop_now)] if Stop() in view.actions else scored

    def _groups(self, view: VerasseltView) -> list[Scored]:
        plunder = [_best(plunder_turn(view))] if Choose("catch") in view.actions else []
        hub = _at_the_end(view, *plunder) if view.hub_ends_game else fmean(_best(turn) for turn in hub_turns(view))
        return [Scored(Choice(Choose("hub")), hub), *(Scored(Choice(Choose("catch")), value) for value in plunder)]

    def _splits(self, view: VerasseltView) -> list[Scored]:
        """Only the heap counts in the end (VER-WIN-01); the yard helps on the way there."""
        assert view.received is not None  # noqa: S101  # the phase says so
        every = size(view.received.cards)
        return [
            Scored(Choice(split), every - (1 - YARD_CARD) * size(split.to_yard))
            for split in view.actions
            if isinstance(split, Distribute)
        ]

    def _top_ups(self, view: VerasseltView) -> list[Scored]:
        tops = [action for action in view.actions if isinstance(action, TopUp)]
        return [Scored(Choice(top), _best(turn_under_way(_topped_up(view, top)))) for top in tops]

    def _consolations(self, view: VerasseltView) -> list[Scored]:
        takes = [action for action in view.actions if isinstance(action, TakeConsolation)]
        return [Scored(Choice(take), YARD_CARD * take.count) for take in takes]


def _best(turn: Turn) -> float:
    return turn.best(Master.MOST).value


def _at_the_end(view: VerasseltView, *others: float) -> float:
    """The hub ends the game (VER-END-06): the lead then, less for losing, and for winning more than for all else."""
    lead, share = ending(view)
    return (max([lead, *others]) if share == 1 else lead) + DECIDED * (2 * share - 1)


def _topped_up(view: VerasseltView, top: TopUp) -> VerasseltView:
    seat = asked(view)
    yards = tuple(minus(yard, top.cards) if each == seat else yard for each, yard in enumerate(view.yards))
    return view.but(hub=plus(view.hub, top.cards), yards=yards)


def _plan_of(view: VerasseltView, roll: Roll) -> Plan:
    """A roll as a plan without its value."""
    unrolled = [face for die, face in enumerate(view.dice) if die not in roll.dice]
    colours = counted(unrolled)
    keep = np.array((*colours, len(unrolled) - size(colours)))
    return Plan(0.0, int(np.flatnonzero((keep == KEEPS).all(axis=1))[0]), roll.boost)


def _roll_odds(view: VerasseltView, action: Action) -> RollOdds | None:
    if not isinstance(action, Roll):
        return None
    unrolled = counted([face for die, face in enumerate(view.dice) if die not in action.dice])
    return roll_odds(plus(group_cards(view), action.boost), unrolled, len(action.dice))

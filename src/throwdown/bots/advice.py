"""Advice for a seat: the best choice, the odds behind it, and what everything else costs.

    advise(view).best               what a strong player would do
    cost_of(view, Stop())           what stopping gives away

Three judges, each the best we have. Strike and base Impact are read from the solved game, so costs are exact.
In the other arena games every option is tried out, with the same luck for all of them, and the positions it
leads to are compared. Both are told as chances to win. voll verasselt is told in cards of lead, as its
strongest player counts them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal, cast

import numpy as np

from throwdown.errors import ActionRefused
from throwdown.rules.arena import ArenaView
from throwdown.rules.arena_state import (
    IDLE,
    THROWS,
    BuildTower,
    KeepPiles,
    PlaceStart,
    React,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.dice import SYMBOLS
from throwdown.rules.game import Stop
from throwdown.rules.values import Value
from throwdown.rules.verasselt import (
    ALL_DICE,
    Choose,
    Distribute,
    Roll,
    TakeConsolation,
    TopUp,
    counted,
    minus,
    plus,
    size,
)
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK

from .bot import Choice
from .imagined import Trial, imagined
from .odds import RollOdds, roll_odds
from .odds_arena import ThrowOdds, position, throw_odds
from .solver import CORE_GAMES, STOP
from .verasselt_levels import Master, group_cards
from .verasselt_search import YARD_CARD, Plan, as_roll, asked, heaps_told, hub_turns, plunder_turn, turn_under_way
from .verasselt_tables import KEEPS
from .worth import Worth

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from throwdown.rules import Action, Game
    from throwdown.rules.arena import ArenaGame
    from throwdown.rules.arena_state import ArenaState, Resolution
    from throwdown.rules.record import Manner
    from throwdown.rules.verasselt import VerasseltView

    from .verasselt_search import Turn

#: How long options are tried out, in s, where nobody says otherwise.
THINK = 0.2
#: Rounds of trials: at least so many even without time, at most so many.
LEAST_ROUNDS, MOST_ROUNDS = 12, 600
#: After so many rounds, and each time that they double, the worse half is tried no further.
FIRST_CUT = 96
#: So many options are always tried to the end.
TO_THE_END = 4
#: Of a space that is too large to list, so many of the best are told.
FEW = 6
#: What winning or losing at once is worth, in cards: more than any turn brings.
DECIDED = 10.0
#: What people do without thinking is told whatever it costs.
PLAIN = (Choice(Stop()), Choice(Roll(ALL_DICE)))

Unit = Literal["win", "cards"]


class Weighed(Value):
    """One choice, what it is worth, and what it gives away against the best."""

    choice: Choice
    value: float
    cost: float
    error: float = 0.0
    """Standard error of the cost; 0 where it was counted and not tried out."""
    odds: ThrowOdds | RollOdds | None = None
    """What the throw or roll itself promises."""

    @property
    def matters(self) -> bool:
        """Whether it is worse than the best, beyond reasonable doubt."""
        return self.cost > max(3 * self.error, 1e-6)


class Advice(Value):
    """What there is to choose, the best first; of a space that is too large to list, the best few."""

    best: Choice
    options: tuple[Weighed, ...]
    unit: Unit
    """Whether values are chances to win or cards of lead."""


class Scored(Value):
    """A choice with its value in every trial; one value where it is known."""

    choice: Choice
    values: tuple[float, ...]
    odds: ThrowOdds | RollOdds | None = None

    @property
    def value(self) -> float:
        return fmean(self.values)


# Asking


def advise(view: Any, game: Game[Any] | None = None, think: float | None = None) -> Advice:
    """What the seat of this view had best do; ``game`` is the table's own rules, where they are at hand."""
    return Adviser(game, think).advise(view)


def cost_of(
    view: Any, action: Action, manner: Manner | None = None, game: Game[Any] | None = None, think: float | None = None
) -> float:
    """What this action gives away; a throw without a manner is meant in the best one."""
    return Adviser(game, think).weigh(view, action, manner).cost


class Adviser:
    """Gives advice and remembers it: whoever asks again about the same view waits no longer."""

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
        """One action among the others; a throw without a manner is meant in the best one."""
        if action not in view.actions:
            raise ActionRefused(f"{action!r} is not offered here: weigh one of the actions", code="action/illegal")
        manner = manner if isinstance(action, THROWS) else None
        found = _find(self.advise(view), action, manner)
        return found or cast("Weighed", _find(self._advice(view, (Choice(action, manner),)), action, manner))

    def _advice(self, view: Any, also: tuple[Choice, ...] = ()) -> Advice:
        if not len(view.actions):
            raise ActionRefused("nothing is asked of this seat: wait until it is", code="action/not_your_turn")
        judge = self._judge(view)
        return _compared(judge.scored(view, also), judge.unit, also)

    def _judge(self, view: Any) -> Judge:
        if not isinstance(view, ArenaView):
            return VerasseltJudge()
        game = cast("ArenaGame", self.game or make_game(view.game, len(view.supplies), _signs(view)))
        return SolvedJudge(game) if _is_solved(game, view) else TryingJudge(game, self.think)


def _find(advice: Advice, action: Action, manner: Manner | None) -> Weighed | None:
    return next(
        (each for each in advice.options if each.choice.action == action and manner in (None, each.choice.manner)),
        None,
    )


def _compared(scored: Iterable[Scored], unit: Unit, always: tuple[Choice, ...] = ()) -> Advice:
    """Costs against the best. Trials count in pairs: the same luck came to both."""
    ranked = sorted(scored, key=lambda each: -each.value)
    best = max(ranked, key=lambda each: (len(each.values), each.value))  # what was dropped early cannot be the best
    best_value = best.value
    weighed = [_weighed(each, best, best_value) for each in ranked]
    weighed.sort(key=lambda each: (each.choice != best.choice, each.cost))
    always = (*always, *PLAIN)
    told = [each for place, each in enumerate(weighed) if place < FEW or unit == "win" or each.choice in always]
    return Advice(best.choice, tuple(told), unit)


def _weighed(each: Scored, best: Scored, best_value: float) -> Weighed:
    gaps = [top - value for top, value in zip(best.values, each.values, strict=False)]
    cost = max(fmean(gaps), 0.0)
    error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    return Weighed(each.choice, best_value - cost, cost, error, each.odds)


class Judge(ABC):
    """Somebody who knows what options are worth."""

    unit: Unit

    @abstractmethod
    def scored(self, view: Any, also: tuple[Choice, ...] = ()) -> list[Scored]:
        """The options of this view; ``also`` are some that would not be looked at otherwise."""


# Arena games: what all judges share


def _signs(view: ArenaView) -> dict[str, Any]:
    """The options of a table, as far as what it offers gives them away."""
    signs: dict[str, Any] = {}
    bare = not view.arena
    if view.phase == "collect":
        signs["collect"] = "optional"
    if view.phase == "piles":
        signs["piles_after_fire"] = "owner_choice"
    if any(isinstance(action, ThrowFromPile) for action in _listed(view)):
        signs["pile_split"] = "allowed"
    if view.phase == "choice" and view.must_throw_all:
        signs["big_throw_when"] = "whenever_empty"
    if view.phase == "turn" and bare and not view.must_throw_all:
        signs["big_throw_cause"] = "taken_only"
    return signs


def _listed(view: ArenaView) -> Sequence[Action]:
    """What can be done; of the orders of a tower one for each symbol on top, as they cannot all be looked at."""
    if view.phase != "tower":
        return tuple(view.actions)
    faces = dict(sorted(view.arena, reverse=True))
    tops = {face: die for die, face in faces.items()}
    return [BuildTower((*(die for die in faces if die != top), top)) for top in tops.values()]


def _choices(view: ArenaView) -> list[Choice]:
    return [
        Choice(action, manner)
        for action in _listed(view)
        for manner in (MANNERS if isinstance(action, THROWS) else (None,))
    ]


def _throw_odds(view: ArenaView, choice: Choice) -> ThrowOdds | None:
    """What the throw itself promises; throws of several hands at once are not counted."""
    if choice.manner is None or isinstance(choice.action, React):
        return None
    return throw_odds(position(view), _thrown(view, choice.action), LUCK[choice.manner])


def _thrown(view: ArenaView, action: Action) -> int:
    """How many dice fly."""
    if isinstance(action, ThrowAll):
        return view.supplies[view.active] or 0
    return view.piles[view.active][action.pile] if isinstance(action, ThrowPile) else 1


# The solved game


def _is_solved(game: ArenaGame, view: ArenaView) -> bool:
    """Whether the solved game has this position: all symbols differ, few players, the usual throws."""
    if game.id not in CORE_GAMES or view.phase not in ("turn", "choice"):
        return False
    mid, faces = view.phase == "choice", [face for _, face in view.arena]
    usual = view.must_throw_all == (not faces and not mid)
    core, owned = Worth(game.seats).core, _owned(view)
    few = len(owned) <= core.players and len(faces) + sum(owned) <= core.dice
    return usual and few and len(set(faces)) == len(faces)


def _owned(view: ArenaView) -> tuple[int, ...]:
    """Dice of those still in the game, from the seat on turn on; hidden supplies are guessed."""
    supplies = imagined(view).supplies
    seats = len(supplies)
    order = [(view.active + step * view.direction) % seats for step in range(seats)]
    return tuple(len(supplies[seat]) for seat in order if supplies[seat])


class SolvedJudge(Judge):
    """Reads the chances to win."""

    unit: Unit = "win"

    def __init__(self, game: ArenaGame) -> None:
        self.core = Worth(game.seats).core

    def scored(self, view: ArenaView, also: tuple[Choice, ...] = ()) -> list[Scored]:
        values = self.core.action_values(len(view.arena), _owned(view), view.phase == "choice")
        return [
            Scored(choice, (float(values[choice.manner or STOP][0]),), _throw_odds(view, choice))
            for choice in _choices(view)
        ]


# Trying out


class TryingJudge(Judge):
    """Tries every option out in the head, and compares where it leads to."""

    unit: Unit = "win"

    def __init__(self, game: ArenaGame, think: float) -> None:
        self.game = game
        self.think = think
        self.worth = Worth(game.seats)
        self.rng = Random(0)
        self.trial = Trial(game, self.rng)

    def scored(self, view: ArenaView, also: tuple[Choice, ...] = ()) -> list[Scored]:
        state, seat = _under_way(view), cast("int", view.seat)
        values: dict[Choice, list[float]] = {choice: [] for choice in (*_choices(view), *also)}
        until = perf_counter() + self.think
        for number in range(MOST_ROUNDS):
            if number >= LEAST_ROUNDS and perf_counter() > until:
                break
            for choice in _still_tried(values, number, always=also):
                values[choice].append(self._once(state, seat, choice, number))
        return [Scored(choice, tuple(told), _throw_odds(view, choice)) for choice, told in values.items()]

    def _once(self, state: ArenaState, seat: int, choice: Choice, number: int) -> float:
        self.rng.seed(number)  # the same luck for every choice
        after = self.trial.outcome(state, seat, choice.action, choice.manner or MANNERS[0])
        for _ in range(self._throws_ahead(choice.action)):
            after = self._thrown_once(after, MANNERS[number % len(MANNERS)])
        return self.worth.of_state(after, seat, self.game.lost_face)

    def _throws_ahead(self, action: Action) -> int:
        """Towers, start dice and piles look alike until somebody throws at them, or with them."""
        if isinstance(action, KeepPiles):
            return self.game.seats
        return int(isinstance(action, BuildTower | PlaceStart) and self.game.id not in CORE_GAMES)

    def _thrown_once(self, state: ArenaState, manner: Manner) -> ArenaState:
        """The seat on turn throws once, and stops if it may."""
        if state.phase != "turn":
            return state
        throws = self.game.legal_actions(state, state.active)
        state = self.trial.outcome(state, state.active, throws.sample(self.rng), manner)
        may_stop = state.phase == "choice" and Stop() in self.game.legal_actions(state, state.active)
        return self.game.apply(state, state.active, Stop())[0] if may_stop else state


def _still_tried(values: dict[Choice, list[float]], number: int, always: tuple[Choice, ...]) -> list[Choice]:
    """Whoever was not dropped: at each cut the worse half is, so that the good ones are told apart."""
    alive = [choice for choice, told in values.items() if len(told) == number]
    cut = number >= FIRST_CUT and (number // FIRST_CUT).bit_count() == 1 and number % FIRST_CUT == 0
    if not cut or len(alive) <= TO_THE_END:
        return alive
    alive.sort(key=lambda choice: -sum(values[choice]))
    kept = alive[: max(TO_THE_END, len(alive) // 2)]
    return [*kept, *(choice for choice in alive if choice in always and choice not in kept)]


def _under_way(view: ArenaView) -> ArenaState:
    """The state that this view shows, with what the throw under way remembers, as far as everybody can know it."""
    state = imagined(view)
    if view.phase in ("turn", "choice"):
        return state
    if view.phase == "place":
        return _with_start_die(state, view)
    in_air = len(state.aside) - view.aside
    remembered = _remembered(view, state.aside[:in_air])
    return state.but(aside=state.aside[in_air:], resolution=remembered)


def _with_start_die(state: ArenaState, view: ArenaView) -> ArenaState:
    """The start die is in the hand of the first player; where supplies are hidden, a guess took it for somebody's."""
    if len(state.aside) > view.aside:
        die, state = state.aside[0], state.but(aside=state.aside[1:])
    else:
        longest = max(state.supplies, key=len)
        shorter = tuple(supply[:-1] if supply is longest else supply for supply in state.supplies)
        die, state = longest[-1], state.but(supplies=shorter)
    return state.but(resolution=IDLE.but(hands=((view.first, (die,)),)))


def _remembered(view: ArenaView, in_air: tuple[int, ...]) -> Resolution:
    """What is still to come in the throw that is being resolved."""
    asked_seat = cast("int", view.seat)
    reacted = "storm" in view.effects or "RELASHIO" in view.effects
    fire = "fire" in view.effects and view.phase != "reaction"
    return IDLE.but(
        hands=_hands(view, in_air) if view.phase == "reaction" else (),
        waiting=view.to_act if view.phase == "reaction" else (asked_seat,) if view.phase == "piles" else (),
        pending=_pending(view),
        reacted=reacted,
        collector=asked_seat if fire or asked_seat != view.active else None,  # nobody tells: as if he had won the race
        verdict="collected" if view.phase in ("accio", "tower") else "",
        kept=_kept(view),
        effects=view.effects,
    )


def _hands(view: ArenaView, in_air: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Dice that others have thrown already, blind to us: one each, as far as they go."""
    gone = {seat for group in view.out for seat in group} | set(view.to_act)
    throwers = [seat for seat in range(len(view.supplies)) if seat not in gone]
    share = -(-len(in_air) // max(len(throwers), 1))
    hands = ((seat, in_air[place * share : (place + 1) * share]) for place, seat in enumerate(throwers))
    return tuple((seat, dice) for seat, dice in hands if dice)


#: The spell behind a question: the spells that stand behind it are still to be cast (HPS-02).
SPELL_OF = {"accio": "ACCIO", "tower": "LEVIOSA"}


def _pending(view: ArenaView) -> tuple[str, ...]:
    """Symbols that were paired before a reaction; spells that are still to be cast."""
    if view.phase == "reaction" or "storm" in view.effects:
        shown = [face for _, face in view.arena]
        return tuple(symbol for symbol in SYMBOLS[view.game] if shown.count(symbol) > 1)
    spells = tuple(effect for effect in view.effects if effect in ("ACCIO", "LEVIOSA", "CONFUNDO"))
    cast_now = SPELL_OF.get(view.phase)
    return spells[spells.index(cast_now) + 1 :] if cast_now in spells else spells


def _kept(view: ArenaView) -> tuple[int, ...]:
    """Dice that Accio cannot bring: what is not offered (AMB-35)."""
    if view.phase != "accio":
        return ()
    offered = {getattr(action, "die", None) for action in view.actions}
    return tuple(die for die, _ in view.arena if die not in offered)


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
        plans = _plans(turn, wanted.values())
        found = {Choice(as_roll(view, plan)): plan.value for plan in plans}
        found |= {choice: plan.value for choice, plan in zip(reversed(wanted), reversed(plans), strict=False)}
        scored = [Scored(choice, (value,), _roll_odds(view, choice.action)) for choice, value in found.items()]
        return [*scored, Scored(Choice(Stop()), (turn.stop_now,))] if Stop() in view.actions else scored

    def _groups(self, view: VerasseltView) -> list[Scored]:
        hub = _ending_lead(view) if view.hub_ends_game else fmean(_best(turn) for turn in hub_turns(view))
        groups = [Scored(Choice(Choose("hub")), (hub,))]
        if Choose("catch") in view.actions:
            groups.append(Scored(Choice(Choose("catch")), (_best(plunder_turn(view)),)))
        return groups

    def _splits(self, view: VerasseltView) -> list[Scored]:
        """Only the heap counts in the end (VER-WIN-01); the yard helps on the way there."""
        assert view.received is not None  # noqa: S101  # the phase says so
        every = size(view.received.cards)
        return [
            Scored(Choice(split), (every - (1 - YARD_CARD) * size(split.to_yard),))
            for split in view.actions
            if isinstance(split, Distribute)
        ]

    def _top_ups(self, view: VerasseltView) -> list[Scored]:
        tops = [action for action in view.actions if isinstance(action, TopUp)]
        return [Scored(Choice(top), (_best(turn_under_way(_topped_up(view, top))),)) for top in tops]

    def _consolations(self, view: VerasseltView) -> list[Scored]:
        takes = [action for action in view.actions if isinstance(action, TakeConsolation)]
        return [Scored(Choice(take), (YARD_CARD * take.count,)) for take in takes]


def _plans(turn: Turn, also: Iterable[Plan] = ()) -> list[Plan]:
    """The most promising plans and some others, weighed result by result; what the dice do not show cannot be kept."""
    promising = turn._first_look(Master.MOST)
    return turn._weighed([*promising, *also])


def _best(turn: Turn) -> float:
    return max(plan.value for plan in _plans(turn))


def _ending_lead(view: VerasseltView) -> float:
    """The hub ends the game (VER-END-06): the lead once the catch is paid, and far more for winning or losing."""
    heaps = heaps_told(view)
    if view.table_catch is not None:
        heaps[view.table_catch.owner] += size(view.table_catch.cards)
    own = heaps.pop(asked(view))
    lead = own - max(heaps)
    return lead + (DECIDED if lead > 0 else -DECIDED)


def _topped_up(view: VerasseltView, top: TopUp) -> VerasseltView:
    seat = asked(view)
    yards = tuple(minus(yard, top.cards) if each == seat else yard for each, yard in enumerate(view.yards))
    return view.but(hub=plus(view.hub, top.cards), yards=yards)


def _plan_of(view: VerasseltView, roll: Roll) -> Plan:
    """A roll as a plan without its value."""
    kept = [face for die, face in enumerate(view.dice) if die not in roll.dice]
    colours = counted(kept)
    keep = np.array((*colours, len(kept) - size(colours)))
    return Plan(0.0, int(np.flatnonzero((keep == KEEPS).all(axis=1))[0]), roll.boost)


def _roll_odds(view: VerasseltView, action: Action) -> RollOdds | None:
    if not isinstance(action, Roll):
        return None
    kept = counted([face for die, face in enumerate(view.dice) if die not in action.dice])
    return roll_odds(plus(group_cards(view), action.boost), kept, len(action.dice))

"""Dare, a whole game in one file: throw one die as often as you dare.

throwdown check-game dare:Dare
throwdown play dare:Dare --players Ada --bots careful
throwdown lab simulate dare:Dare --bots careful,random --games 200
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

import throwdown
from throwdown.errors import NotationError
from throwdown.rules.game import (
    NOTHING,
    Action,
    Decision,
    Event,
    InFlight,
    Listed,
    Outcome,
    Over,
    Resign,
    Result,
    Stop,
    Timeout,
    Types,
    impossible,
    refuse,
)
from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from throwdown.rules.game import ActionSpace, Awaiting

FACES = range(1, 7)


# What the game is made of


class State(Value):
    """Points of all seats, what the turn has brought so far, and whether the die is in the air."""

    active: int
    points: tuple[int, ...]
    turn: int = 0
    flying: bool = False
    left: tuple[int, ...] = ()


class View(Value):
    """Nothing is hidden here: everybody sees the same."""

    seat: int | None
    state: State
    actions: ActionSpace


class ThrowDie(Action):
    """Throw once more."""


class Shown(Outcome):
    """What the die shows."""

    face: int


class Threw(Event):
    """A seat threw this; a one loses what the turn had brought."""

    seat: int
    face: int
    turn: int


class Banked(Event):
    """A seat was content."""

    seat: int
    points: int


class Left(Event):
    """A seat is gone."""

    seat: int


# The game


class Dare(throwdown.OwnGame[State]):
    """First to reach the target wins."""

    id = "dare"
    title = "Dare"
    guide = "Throw one die as often as you dare. A one loses what this turn has brought; stop before that to keep it."
    settings: ClassVar = {"target": (30, 50, 100)}
    types = Types(
        state=State,
        view=View,
        actions=(ThrowDie, Stop, Resign, Timeout),
        outcomes=(Shown,),
        events=(Threw, Banked, Left),
    )

    def new_game(self, first: int = 0) -> tuple[State, tuple[Event, ...]]:
        return State(first, (0,) * self.seats), ()

    def awaiting(self, state: State) -> Awaiting:
        if winners := self._winners(state):
            return Over(Result(winners, "target_reached" if not state.left else "others_left", state.points))
        if state.flying:
            return InFlight(((state.active, (0,)),))
        return Decision(state.active, Listed((ThrowDie(), Stop()) if state.turn else (ThrowDie(),)))

    def _winners(self, state: State) -> tuple[int, ...]:
        here = [seat for seat in range(self.seats) if seat not in state.left]
        reached = [seat for seat in here if state.points[seat] >= self.options["target"]]
        return tuple(reached or (here if len(here) == 1 else ()))

    def legal_actions(self, state: State, seat: int) -> ActionSpace:
        awaited = self.awaiting(state)
        return awaited.actions if isinstance(awaited, Decision) and awaited.seat == seat else NOTHING

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        if isinstance(self.awaiting(state), Over):
            raise refuse("the game is over", "DARE-END", "action/game_over")
        if isinstance(action, Resign) and seat not in state.left:
            return self._leave(state, seat)
        if isinstance(action, Timeout) and (offered := [*self.legal_actions(state, seat)]):
            action = offered[-1]  # content, where that may be
        if action not in self.legal_actions(state, seat):
            raise refuse(f"seat {seat} cannot {action.name} now: it is for seat {state.active}", "DARE-TURN")
        if isinstance(action, Stop):
            points = _put(state.points, seat, state.points[seat] + state.turn)
            return self._next(state.but(points=points)), (Banked(seat, points[seat]),)
        return state.but(flying=True), ()

    def resolve(self, state: State, outcome: Outcome) -> tuple[State, tuple[Event, ...]]:
        if not state.flying or not isinstance(outcome, Shown) or outcome.face not in FACES:
            raise impossible(f"{outcome!r} cannot be: a die in the air shows 1 to 6")
        turn = state.turn + outcome.face if outcome.face > 1 else 0
        landed = state.but(flying=False, turn=turn)
        return landed if turn else self._next(landed), (Threw(state.active, outcome.face, turn),)

    def _next(self, state: State) -> State:
        order = ((state.active + step) % self.seats for step in range(1, self.seats + 1))
        return state.but(active=next(seat for seat in order if seat not in state.left), turn=0, flying=False)

    def _leave(self, state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
        gone = state.but(left=(*state.left, seat))
        return self._next(gone) if seat == state.active else gone, (Left(seat),)

    def view(self, state: State, seat: int | None) -> View:
        return View(seat, state, NOTHING if seat is None else self.legal_actions(state, seat))

    def notation(self, state: State) -> str:
        points, left = "/".join(map(str, state.points)), "/".join(map(str, state.left))
        return f"{state.active} {points} {state.turn} {int(state.flying)} {left}".rstrip()

    def parse(self, text: str) -> State:
        found = re.fullmatch(r"(\d+) (\d+(?:/\d+)+) (\d+) ([01])(?: (\d+(?:/\d+)*))?", text, re.ASCII)
        if found is None:
            raise NotationError(f"{text!r} is not a state of dare: write it as '0 12/7 5 0'")
        points, left = ([*map(int, each.split("/"))] if each else [] for each in (found[2], found[5]))
        return State(int(found[1]), tuple(points), int(found[3]), found[4] == "1", tuple(left))

    # What else a table wants to know

    def luck(self, state: State, awaited: Awaiting, rng: Random) -> Outcome:
        return Shown(rng.choice(FACES))

    def imagine(self, view: Any, rng: Random) -> State:
        found: State = view.state
        return found

    def tell(self, event: Event, players: Sequence[str]) -> str:
        match event:
            case Threw(seat, face, 0):
                return f"{players[seat]} throws a {face} and loses it all."
            case Threw(seat, face, turn):
                return f"{players[seat]} throws a {face}: {turn} so far."
            case Banked(seat, points):
                return f"{players[seat]} stops, and has {points}."
            case Left(seat):
                return f"{players[seat]} leaves."
        return ""

    def show(self, view: Any, players: Sequence[str]) -> list[str]:
        points = ", ".join(f"{player} {have}" for player, have in zip(players, view.state.points, strict=True))
        return [f"{points}; the target is {self.options['target']}", f"this turn: {view.state.turn}"]

    def offer(self, action: Action) -> str:
        return "throw" if isinstance(action, ThrowDie) else "stop"


def _put(points: tuple[int, ...], seat: int, have: int) -> tuple[int, ...]:
    return (*points[:seat], have, *points[seat + 1 :])


# A player for it


class Careful:
    """Stops at ten."""

    id = "careful"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View) -> throwdown.Choice:
        return throwdown.Choice(Stop() if view.state.turn >= 10 else ThrowDie())


throwdown.register(Dare, bots={"careful": Careful})

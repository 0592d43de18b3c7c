"""The contract of every game.

A *state* is an immutable value. A seat gives an *action*, or the world outside gives an *outcome* (of dice, a race or a
shuffle). The game answers with the next state and the *events* in between.

    state, events = game.new_game()
    while not isinstance(awaited := game.awaiting(state), Over):
        ...                                       # Decision, Several, InFlight, Race or Lot
        state, events = game.apply(state, seat, action)      # what a seat wants
        state, events = game.resolve(state, outcome)         # what the dice did
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from throwdown.errors import ActionRefused, OutcomeRefused, SeatsRefused

from .rulings import defaults
from .values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

MIN_SEATS, MAX_SEATS = 2, 5

#: What an option may be set to.
Setting = str | int | bool | tuple[str | int, ...] | None


class Action(Value, gc=False):
    """What a seat wants to do."""


class Outcome(Value, gc=False):
    """What the world outside did: dice, races, shuffles, lots."""


class Event(Value, gc=False):
    """What happened, in the past tense; ``name`` is its documented name."""


class Resign(Action):
    """Leave for good (AMB-46, VER-AMB-33). Open to every seat still in the game, at any moment."""


class Timeout(Action):
    """The time of this seat is over: do what the rules foresee (AMB-48, VER-AMB-32)."""


class Stop(Action):
    """End the turn (CORE-15, VER-STOP-01)."""


class ActionSpace(Protocol):
    """The actions that a seat may choose from; there may be too many to list."""

    def __hash__(self) -> int: ...
    def __contains__(self, action: object) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Action]: ...
    def sample(self, rng: Random) -> Action:
        """A random action: every *kind* of action is equally likely, then each of its kind."""
        ...


class Listed(tuple[Action, ...]):
    """An action space small enough to be written out."""

    __slots__ = ()

    def sample(self, rng: Random) -> Action:
        return self[int(rng.random() * len(self))]


NOTHING = Listed()


class Decision(Value, gc=False):
    """One seat has to choose one of these actions."""

    seat: int
    actions: ActionSpace


class Several(Value):
    """Each of these seats has to choose, in any order, without seeing the choices of the others."""

    decisions: tuple[Decision, ...]


class InFlight(Value, gc=False):
    """Dice are in the air: the outcome has to say how they land. (seat, dice) for each hand."""

    hands: tuple[tuple[int, tuple[int, ...]], ...]


class Race(Value):
    """These seats race; the outcome has to say who was first."""

    seats: tuple[int, ...]


class Lot(Value):
    """These items need a random order (a shuffled deck, a tower, an extra die)."""

    items: tuple[Any, ...]


class Over(Value):
    """The game is over."""

    result: Result


Awaiting = Decision | Several | InFlight | Race | Lot | Over


class Drawn(Outcome):
    """The answer to a ``Lot``: the same items in random order."""

    items: tuple[int | str, ...]


class Result(Value, gc=False):
    """How a game ended: one winner, or several who share it. ``reason`` names the clause at work."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()


State = TypeVar("State", bound=Value)


class Types(Value):
    """All types of values of a game: records and servers decode values with it."""

    state: type[Value]
    view: type[Value]
    actions: tuple[type[Action], ...]
    outcomes: tuple[type[Outcome], ...]
    events: tuple[type[Event], ...]
    spaces: tuple[type[Value], ...] = ()
    """Action spaces that are too large to be written out."""


class Game(ABC, Generic[State]):
    """One game with its number of seats and its options fixed; it holds no state."""

    id: ClassVar[str]
    types: ClassVar[Types]

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        """``options`` are complete and checked: ``catalogue.game`` sees to it."""
        if type(seats) is not int or not MIN_SEATS <= seats <= MAX_SEATS:
            raise SeatsRefused(
                "{name} is for {least} to {most} players, not {seats!r}: choose a number in between",
                clause="VER-COMP-04" if self.id == "verasselt" else "CORE-02",
                name=self.id,
                least=MIN_SEATS,
                most=MAX_SEATS,
                seats=seats,
            )
        self.seats = seats
        self.options = dict(options)

    def __repr__(self) -> str:
        usual = defaults(self.id)
        chosen = (f", {option}={value!r}" for option, value in self.options.items() if usual.get(option) != value)
        return f"<Game {self.id}, {self.seats} seats{''.join(chosen)}>"

    @abstractmethod
    def new_game(self, first: int = 0) -> tuple[State, tuple[Event, ...]]:
        """The state before anything was thrown or dealt; ``first`` is the seat that begins."""

    @abstractmethod
    def awaiting(self, state: State) -> Awaiting:
        """What must come next: exactly one of the kinds above."""

    @abstractmethod
    def legal_actions(self, state: State, seat: int) -> ActionSpace:
        """The actions that this seat may choose now; empty if it has nothing to decide.

        It does not contain leaving, time-outs and shifting or turning the arena, because no decision asks for them.
        ``is_legal`` judges them too.
        """

    @abstractmethod
    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after this seat's action, with the events; an illegal action raises an error with the clause."""

    @abstractmethod
    def resolve(self, state: State, outcome: Outcome) -> tuple[State, tuple[Event, ...]]:
        """The state after this outcome, with the events; an impossible outcome raises an error."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Value:
        """What this seat may see (``None``: a spectator)."""

    @abstractmethod
    def notation(self, state: State) -> str:
        """The state as one line of text."""

    @abstractmethod
    def parse(self, text: str) -> State:
        """The state that ``notation`` wrote."""

    def result(self, state: State) -> Result | None:
        """The result once the game is over, else None."""
        awaited = self.awaiting(state)
        return awaited.result if isinstance(awaited, Over) else None

    def is_legal(self, state: State, seat: int, action: Action) -> bool:
        """Whether ``apply`` would accept this."""
        try:
            self.apply(state, seat, action)
        except ActionRefused:
            return False
        return True


def to_act(awaited: Awaiting) -> tuple[int, ...]:
    """The seats that owe a decision now."""
    if type(awaited) is Decision:
        return (awaited.seat,)
    if type(awaited) is Several:
        return tuple(decision.seat for decision in awaited.decisions)
    return ()


def refuse(message: str, clause: str, code: str = "action/illegal") -> ActionRefused:
    """The error for an action that a clause forbids."""
    return ActionRefused(f"{message} ({clause})", code=code, clause=clause)


def impossible(message: str, code: str = "outcome/illegal") -> OutcomeRefused:
    """The error for an outcome that cannot be."""
    return OutcomeRefused(message, code=code)

"""The state of an arena game, and the board on which a throw is worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeVar

from msgspec.structs import replace

from throwdown.rules.game import Action, Drawn, Event, Outcome, Resign, Result, Stop, Timeout
from throwdown.rules.values import Value, kinds_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Dice = tuple[int, ...]
T = TypeVar("T")

Phase = Literal[
    "start",  # the start die is thrown
    "place",  # the first player places the start die, or turns it off the X
    "turn",  # the throw that every turn begins with
    "choice",  # no match: stop or throw on
    "flying",  # the dice are in the air
    "reaction",  # seats owe a reaction throw
    "reacting",  # the reaction dice are in the air
    "race",  # a column of fire is being built
    "piles",  # owners say whether their piles stand on after the race
    "collect",  # the collector takes the sets or leaves them
    "accio",  # one more die?
    "accio_lot",  # chance picks that die
    "tower",  # in which order?
    "tower_lot",  # chance orders the tower
    "over",
]


class Resolution(Value, gc=False):
    """What a throw has to remember while it is being resolved; ``effects`` also afterwards."""

    hands: tuple[tuple[int, Dice], ...] = ()
    """Dice in the air, by seat."""
    waiting: tuple[int, ...] = ()
    """Seats that still owe a reaction throw, run the race, or have a say about their piles."""
    pending: tuple[str, ...] = ()
    """Symbols that were paired before the reaction throw; spells that are still to be cast."""
    reacted: bool = False
    collector: int | None = None
    """The race winner, who takes the sets and after whom play continues."""
    verdict: str = ""
    """Why the turn is over once the throw is resolved; empty while the player may go on."""
    kept: Dice = ()
    """Dice of this throw's sets that were not taken: no Accio gets them (AMB-35)."""
    gone: tuple[int, ...] = ()
    """Seats that went out earlier in this throw (elim_nonactive=immediate)."""
    effects: tuple[str, ...] = ()
    """What the throw set off, in order."""


IDLE = Resolution()


class ArenaState(Value, gc=False):
    """Where all 26 dice are, whose turn it is, and what is under way."""

    phase: Phase
    active: int
    direction: int
    first: int
    supplies: tuple[Dice, ...]
    piles: tuple[tuple[Dice, ...], ...]
    arena: tuple[tuple[int, str], ...]
    stacks: tuple[Dice, ...]
    removed: Dice
    aside: Dice
    out: tuple[tuple[int, ...], ...]
    elements: tuple[str, ...]
    taken_bare: bool
    """The arena is empty because a player took what lay there (D-05)."""
    throws: int
    resolution: Resolution
    result: Result | None


# Actions


class Throw(Action):
    """Throw one loose die."""


class ThrowFromPile(Action):
    """Throw one die off a boulder pile (only with pile_split=allowed)."""

    pile: int


class ThrowPile(Action):
    """Throw a whole boulder pile."""

    pile: int


class ThrowAll(Action):
    """The big throw: all dice together."""


class React(Action):
    """Throw into a storm or a Relashio: a loose die, or a pile where nothing is loose."""

    pile: int | None = None


#: The actions that put dice into the air: only these are thrown in some manner.
THROWS = (Throw, ThrowFromPile, ThrowPile, ThrowAll, React)
#: Those of a single die.
SINGLE_THROWS = (Throw, ThrowFromPile)


class PlaceStart(Action):
    """Put the start die into the arena with this symbol up, or turn it to it."""

    symbol: str


class Collect(Action):
    """Take all sets, or leave them (only with collect=optional)."""

    take: bool


class KeepPiles(Action):
    """Keep the own piles after a race, or let them fall apart (only with piles_after_fire=owner_choice)."""

    keep: bool


class TakeExtra(Action):
    """Accio: take this die too, or none."""

    die: int | None


class BuildTower(Action):
    """Leviosa: the order of the tower, bottom to top."""

    dice: Dice


class MoveDie(Action):
    """Shift a lying die before the own throw. It says what the rules cannot see: where it lay, where it went."""

    die: int
    from_wall: bool = False
    spreads: bool = False
    consent: tuple[bool, ...] = ()


class TurnDie(Action):
    """Turn a lying die to another face: never allowed."""

    die: int
    to: str


class StackDie(Action):
    """Put a lying die on another: never allowed."""

    die: int
    on: int


class RotateArena(Action):
    """Turn the box for a better angle."""

    degrees: int


# Outcomes


class Landed(Outcome):
    """How a throw ended: the faces of thrown and changed dice, the dice that left, and the stacks."""

    faces: tuple[tuple[int, str], ...]
    out: tuple[tuple[int, str], ...] = ()
    """(die, cause): missed or bounced for thrown dice, knocked for dice that lay there."""
    stacks: tuple[Dice, ...] = ()
    """Every stack that stands now, bottom to top."""
    nudged: Dice = ()
    """Dice that leaned and were nudged flat; their faces above are those after it."""


class Raced(Outcome):
    """Who built the tower first: the winner, or every finisher's time in ms for the rules to compare."""

    winner: int | None = None
    times: tuple[tuple[int, int], ...] = ()


ACTIONS: tuple[type[Action], ...] = (Stop, Resign, Timeout, *kinds_of(Action, __name__))
OUTCOMES: tuple[type[Outcome], ...] = (Drawn, *kinds_of(Outcome, __name__))

#: All seats of a game of so many players: nobody is out yet.
ALL_SEATS = tuple(tuple(range(seats)) for seats in range(6))


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same items with another one at this place."""
    changed = [*items]
    changed[at] = item
    return tuple(changed)


class Board:
    """A state that can be written on: a throw is worked out on it, with its events.

    A plain class with slots, because fields that are written cost a struct four times as much.
    """

    __slots__ = (*ArenaState.__struct_fields__, "events", "old_group", "verdict")

    def __init__(self, state: ArenaState) -> None:
        self.phase = state.phase
        self.active = state.active
        self.direction = state.direction
        self.first = state.first
        self.supplies = state.supplies
        self.piles = state.piles
        self.arena = dict(state.arena)
        self.stacks = state.stacks
        self.removed = state.removed
        self.aside = state.aside
        self.out = state.out
        self.elements = state.elements
        self.taken_bare = state.taken_bare
        self.throws = state.throws
        self.resolution = state.resolution
        self.result = state.result
        self.verdict = state.resolution.verdict
        self.old_group: Dice = ()
        self.events: list[Event] = []

    def state(self) -> ArenaState:
        """The state as it is now."""
        return ArenaState(
            self.phase,
            self.active,
            self.direction,
            self.first,
            self.supplies,
            self.piles,
            tuple(self.arena.items()),
            self.stacks,
            self.removed,
            self.aside,
            self.out,
            self.elements,
            self.taken_bare,
            self.throws,
            self.resolution,
            self.result,
        )

    @property
    def seats(self) -> int:
        return len(self.supplies)

    def wait(self, phase: Phase) -> None:
        """A seat has to decide before the throw continues."""
        self.phase = phase
        self.remember(verdict=self.verdict)

    def remember(self, **changes: Any) -> None:
        """Note something about the throw under way."""
        self.resolution = replace(self.resolution, **changes)

    def note_effect(self, *effects: str) -> None:
        """The throw has set this off."""
        self.remember(effects=self.resolution.effects + effects)

    def forget_throw(self) -> None:
        """The throw is resolved: only its effects still have to be reported."""
        effects = self.resolution.effects
        self.resolution = Resolution(effects=effects) if effects else IDLE

    # Who has what

    @property
    def alive(self) -> tuple[int, ...]:
        """The seats that are still in the game, in seat order."""
        if not self.out:
            return ALL_SEATS[len(self.supplies)]
        gone: tuple[int, ...] = sum(self.out, ())
        return tuple([seat for seat in range(self.seats) if seat not in gone])

    def owned(self, seat: int) -> int:
        """Dice in the supply of this seat, boulder piles included (IMP-POW-BOUL-03)."""
        piles = self.piles[seat]
        return len(self.supplies[seat]) + (sum(map(len, piles)) if piles else 0)

    def in_turn_order(self, start: int) -> Iterator[int]:
        """All seats, from this one on, in the direction of play."""
        return ((start + step * self.direction) % self.seats for step in range(self.seats))

    # Moving dice

    def take_loose(self, seat: int) -> Dice:
        """One loose die off the supply."""
        loose = self.supplies[seat]
        self.supplies = put(self.supplies, seat, loose[:-1])
        return loose[-1:]

    def take_pile(self, seat: int, pile: int) -> Dice:
        """A whole pile."""
        piles = self.piles[seat]
        self.piles = put(self.piles, seat, piles[:pile] + piles[pile + 1 :])
        return piles[pile]

    def take_from_pile(self, seat: int, pile: int) -> Dice:
        """One die off a pile; a single die that is left becomes loose."""
        dice = self.take_pile(seat, pile)
        if len(dice) > 2:
            piles = self.piles[seat]
            self.piles = put(self.piles, seat, (*piles[:pile], dice[:-1], *piles[pile:]))
        else:
            self.give(seat, dice[:-1])
        return dice[-1:]

    def take_all(self, seat: int) -> Dice:
        """The whole supply, piles too (AMB-10)."""
        dice = self.supplies[seat] + sum(self.piles[seat], ())
        self.supplies, self.piles = put(self.supplies, seat, ()), put(self.piles, seat, ())
        return dice

    def give(self, seat: int, dice: Dice) -> None:
        """Dice for the supply of this seat, loose."""
        self.supplies = put(self.supplies, seat, self.supplies[seat] + dice)

    def loosen_piles(self, seat: int) -> None:
        """The piles of this seat fall apart."""
        self.give(seat, sum(self.piles[seat], ()))
        self.piles = put(self.piles, seat, ())

    def lift(self, dice: Iterable[int]) -> None:
        """Take dice out of the arena; stacks close up without changing faces."""
        for die in dice:
            del self.arena[die]
        if self.stacks:
            arena = self.arena
            closed = (tuple(die for die in stack if die in arena) for stack in self.stacks)
            self.stacks = tuple(stack for stack in closed if len(stack) > 1)

    def remove(self, dice: Dice) -> None:
        """Dice out of the arena and out of the game."""
        self.lift(dice)
        self.removed += dice
        self.taken_bare = False

    # What lies there

    def covered(self) -> set[int]:
        """Dice under other dice: nobody reads them (HPS-LEVI-02)."""
        return {die for stack in self.stacks for die in stack[:-1]}

    def visible(self) -> dict[int, str]:
        """The dice that count: all that are not covered."""
        if not self.stacks:
            return self.arena
        covered = self.covered()
        return {die: face for die, face in self.arena.items() if die not in covered}

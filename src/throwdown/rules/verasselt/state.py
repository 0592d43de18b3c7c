"""What voll verasselt is made of: cards, dice, the state, what a seat sees, what it may do.

The names are those of the clauses (VER-...): the *hub* is the common display, a *yard* the open
stock of a seat, a *heap* its score pile, a *catch* what a turn has won but not yet secured, and
the *group* the cards that are rolled for, hub or catch. Cards are counted by colour: a 4-tuple in
the order Y B R G. Only the deck has an order; it is a string, top card first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from throwdown.rules.game import Action, ActionSpace, Drawn, Outcome, Resign, Result, Setting, Stop, Timeout
from throwdown.rules.values import Value, kinds_of

if TYPE_CHECKING:
    from collections.abc import Sequence

Cards = tuple[int, int, int, int]
Target = Literal["hub", "catch"]
Phase = Literal[
    "setup",  # the deck is being shuffled
    "choose",  # hub or catch?
    "distribute",  # the owner splits what he received
    "top_up",  # the hub must be brought to eight
    "roll",  # the first roll of the turn
    "rolling",  # the dice are in the air
    "roll_or_stop",
    "consolation",  # how many cards after a bust? (only with consolation_optional)
    "over",
]
PHASES: tuple[Phase, ...] = (
    "setup",
    "choose",
    "distribute",
    "top_up",
    "roll",
    "rolling",
    "roll_or_stop",
    "consolation",
    "over",
)

COLOURS = "YBRG"
BAR = "="
FACES = COLOURS + BAR
COLOUR_NAMES = {"Y": "yellow", "B": "blue", "R": "red", "G": "green"}

CARDS_PER_COLOUR = 22  # VER-COMP-01
CARDS = CARDS_PER_COLOUR * len(COLOURS)
DICE = 7  # VER-COMP-02
LEAST_DICE = 4  # VER-ROLL-02
FIRST_HUB = 10  # VER-SETUP-03
HUB_MINIMUM = 8  # VER-NEXT-05
YARD_LIMIT = 6  # VER-PAY-02
CONSOLATION = 2  # VER-BUST-05

NO_CARDS: Cards = (0, 0, 0, 0)
FIRST_YARD: Cards = (1, 1, 1, 1)  # VER-SETUP-01


# Cards by colour


def plus(cards: Cards, more: Cards) -> Cards:
    """Both together."""
    return (cards[0] + more[0], cards[1] + more[1], cards[2] + more[2], cards[3] + more[3])


def minus(cards: Cards, fewer: Cards) -> Cards:
    """What is left of the first without the second."""
    return (cards[0] - fewer[0], cards[1] - fewer[1], cards[2] - fewer[2], cards[3] - fewer[3])


def covers(cards: Cards, wanted: Cards) -> bool:
    """Whether there are at least as many of every colour; equality will do (VER-BUST-01)."""
    return cards[0] >= wanted[0] and cards[1] >= wanted[1] and cards[2] >= wanted[2] and cards[3] >= wanted[3]


def size(cards: Cards) -> int:
    """How many cards these are."""
    return cards[0] + cards[1] + cards[2] + cards[3]


def counted(letters: Sequence[str]) -> Cards:
    """The colours among cards or dice; bars are nobody's colour (VER-ROLL-05)."""
    return (letters.count("Y"), letters.count("B"), letters.count("R"), letters.count("G"))


def spelled(cards: Cards) -> str:
    """``(4, 0, 2, 0)`` -> ``4Y2R``; no cards are ``-``."""
    return "".join(f"{count}{colour}" for colour, count in zip(COLOURS, cards, strict=True) if count) or "-"


# State


class Catch(Value, gc=False):
    """Cards on the table that belong to a seat."""

    owner: int
    cards: Cards


_UNASKED = frozenset(("setup", "rolling", "over"))


class VerasseltState(Value, gc=False):
    """Where all 88 cards are, what the dice show, whose turn it is and what is under way."""

    phase: Phase
    active: int
    first_turn: bool
    turn: int
    dice: tuple[str, ...]
    rolling: tuple[int, ...]
    """The dice in the air; they show their old faces until they land."""
    hub: Cards
    table_catch: Catch | None
    """What the predecessor left; the group itself while it is plundered."""
    target: Target | None
    own_catch: Cards
    yards: tuple[Cards, ...]
    heaps: tuple[Cards, ...]
    deck: str
    received: Catch | None
    """What its owner has to split now (VER-PAY-05)."""
    left: tuple[int, ...]
    """Seats that left for good (VER-AMB-33)."""
    result: Result | None

    @property
    def to_act(self) -> int | None:
        """The seat that owes a decision: the active one, except for splitting (VER-TURN-01)."""
        if self.received is not None:
            return self.received.owner
        return None if self.phase in _UNASKED else self.active

    @property
    def group(self) -> Cards:
        """The cards that the active seat rolls for."""
        return self.table_catch.cards if self.target == "catch" and self.table_catch is not None else self.hub

    @property
    def groups(self) -> tuple[Target, ...]:
        """What there is to choose; a catch only if it holds a card (VER-GROUP-02)."""
        return groups_of(self.table_catch)


def groups_of(table_catch: Catch | None) -> tuple[Target, ...]:
    return ("hub",) if table_catch is None or table_catch.cards == NO_CARDS else ("hub", "catch")


class VerasseltView(Value):
    """What a seat may see: everything but the order of the deck, and heaps if they are hidden."""

    seat: int | None
    """Who looks; None is a spectator."""
    seats: int
    """How many play."""
    options: tuple[tuple[str, Setting], ...]
    """The rules of this table."""
    phase: Phase
    """What is under way."""
    active: int
    """The seat on turn."""
    to_act: int | None
    """The seat that owes a decision."""
    first_turn: bool
    """Whether this is the first turn of the game."""
    turn: int
    """The number of the turn."""
    dice: tuple[str, ...]
    """What the seven dice show: Y, B, R, G, or = for the double bar."""
    rolling: tuple[int, ...]
    """The dice in the air."""
    hub: Cards
    """The common display, by colour."""
    table_catch: Catch | None
    """What the predecessor left; the group itself while it is plundered."""
    target: Target | None
    """What the seat on turn rolls for."""
    own_catch: Cards
    """What this turn has won but not yet secured."""
    yards: tuple[Cards, ...]
    """The open stock of each seat."""
    heaps: tuple[int | None, ...]
    """Sizes; None where show_heap_counts hides them (VER-AMB-25)."""
    deck_size: int
    """Cards that are left to draw."""
    received: Catch | None
    """What its owner has to split now (VER-PAY-05)."""
    left: tuple[int, ...]
    """Seats that left for good."""
    groups: tuple[Target, ...]
    """What the active seat may choose while the phase is ``choose``."""
    hub_ends_game: bool
    """Whether choosing the hub now would end the game; everybody can count that (VER-END-05)."""
    actions: ActionSpace
    """What this seat may do now."""
    result: Result | None
    """How it ended, once it has."""


# Actions


class Choose(Action):
    """Roll for the hub or for the predecessor's catch in this turn (VER-GROUP-01)."""

    target: Target


class Roll(Action):
    """Boost the group with cards of the own yard, then roll these dice (VER-BOOST-01, VER-ROLL-02)."""

    dice: tuple[int, ...]
    boost: Cards = NO_CARDS


class Distribute(Action):
    """Put these of the received cards into the own yard, the others on the heap (VER-PAY-02)."""

    to_yard: Cards


class TopUp(Action):
    """Bring the hub to eight out of the own yard (VER-END-03)."""

    cards: Cards


class TakeConsolation(Action):
    """Draw this many cards after a bust (VER-AMB-34)."""

    count: int


# Outcomes


class Rolled(Outcome):
    """The faces of the dice rolled, in the order in which the roll named them."""

    faces: tuple[str, ...]


ACTIONS: tuple[type[Action], ...] = (Stop, Resign, Timeout, *kinds_of(Action, __name__))
OUTCOMES: tuple[type[Outcome], ...] = (Drawn, *kinds_of(Outcome, __name__))


# Counting


def score(
    heaps: Sequence[Cards], yards: Sequence[Cards], left: Sequence[int], reason: str
) -> tuple[Result, str | None]:
    """The result and the tie-break it took: most heap cards, then fewest yard cards (VER-WIN-01 to 03)."""
    heap_sizes = tuple(map(size, heaps))
    seats = [seat for seat in range(len(heaps)) if seat not in left]  # a leaver's heap counts no more (VER-AMB-33)
    most = max(heap_sizes[seat] for seat in seats)
    leading = [seat for seat in seats if heap_sizes[seat] == most]
    fewest = min(size(yards[seat]) for seat in leading)
    winners = tuple(seat for seat in leading if size(yards[seat]) == fewest)
    tie_break = None if len(leading) == 1 else "fewer_yard_cards" if len(winners) == 1 else "shared"
    return Result(winners, reason, heap_sizes), tie_break

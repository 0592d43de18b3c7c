"""voll verasselt: roll for the hub or for your predecessor's catch, and stop in time.

The names are those of the clauses (VER-...): the *hub* is the common display, a *yard* the open
stock of a seat, a *heap* its score pile, a *catch* what a turn has won but not yet secured, and
the *group* the cards that are rolled for, hub or catch. Cards are counted by colour: a 4-tuple in
the order Y B R G. Only the deck has an order; it is a string, top card first.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import combinations, product
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from throwdown.errors import ActionRefused, NotationError, SeatsRefused

from .game import (
    NOTHING,
    Action,
    ActionSpace,
    Decision,
    Drawn,
    Event,
    Game,
    InFlight,
    Listed,
    Lot,
    Outcome,
    Over,
    Resign,
    Result,
    Stop,
    Timeout,
    impossible,
    refuse,
)
from .values import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from random import Random

    from .game import Awaiting

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


class Catch(Value):
    """Cards on the table that belong to a seat."""

    owner: int
    cards: Cards


_UNASKED = frozenset(("setup", "rolling", "over"))


class VerasseltState(Value):
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
        return _groups(self.table_catch)


def _groups(table_catch: Catch | None) -> tuple[Target, ...]:
    return ("hub",) if table_catch is None or table_catch.cards == NO_CARDS else ("hub", "catch")


class VerasseltView(Value):
    """What a seat may see: everything but the order of the deck, and heaps if they are hidden."""

    seat: int | None
    seats: int
    options: tuple[tuple[str, Any], ...]
    phase: Phase
    active: int
    to_act: int | None
    first_turn: bool
    turn: int
    dice: tuple[str, ...]
    rolling: tuple[int, ...]
    hub: Cards
    table_catch: Catch | None
    target: Target | None
    own_catch: Cards
    yards: tuple[Cards, ...]
    heaps: tuple[int | None, ...]
    """Sizes; None where show_heap_counts hides them (VER-AMB-25)."""
    deck_size: int
    received: Catch | None
    left: tuple[int, ...]
    groups: tuple[Target, ...]
    """What the active seat may choose while the phase is ``choose``."""
    hub_ends_game: bool
    """Whether choosing the hub now would end the game; everybody can count that (VER-END-05)."""
    actions: ActionSpace
    """What this seat may do now."""
    result: Result | None


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


# Events, in the order of section 6 of the clauses


class GameStarted(Event):
    players: int
    seats: tuple[int, ...]
    """In the order of play."""
    options: tuple[tuple[str, Any], ...]
    yards: tuple[Cards, ...]
    hub: Cards
    dice: tuple[str, ...]
    deck_size: int


class TurnStarted(Event):
    seat: int
    groups: tuple[Target, ...]


class GroupChosen(Event):
    seat: int
    group: Target
    forced: bool


class PayoutDue(Event):
    owner: int
    cards: Cards
    reason: str
    """secured, leftover, plunder_bust or game_end."""


class PayoutSplit(Event):
    owner: int
    to_yard: Cards
    to_heap: Cards


class HubRefilled(Event):
    part: str
    """bars or to_eight."""
    cards: str
    """In the order of drawing."""
    deck_size: int


class RefillSkipped(Event):
    reason: str
    """plundering, deck_empty or first_turn."""


class TopUpRequired(Event):
    seat: int
    missing: int


class ToppedUp(Event):
    seat: int
    cards: Cards


class Boosted(Event):
    seat: int
    cards: Cards
    group: Target


class DiceRolled(Event):
    seat: int
    rolled: tuple[int, ...]
    dice: tuple[str, ...]


class Caught(Event):
    seat: int
    cards: Cards
    own_catch: Cards
    group: Cards


class Busted(Event):
    seat: int
    offending: tuple[tuple[str, int, int], ...]
    """(colour, dice that show it, cards of it in the group)."""


class CatchDissolved(Event):
    cards: Cards
    group: Target


class ConsolationDrawn(Event):
    seat: int
    cards: str
    deck_size: int


class Stopped(Event):
    seat: int
    catch: Cards


class PlayerLeft(Event):
    """Ours: the printed rules know no leaving (VER-AMB-33)."""

    seat: int


class GameEnded(Event):
    reason: str
    """hub_short (VER-END-01), max_turns (VER-AMB-20) or last_seat (VER-AMB-33)."""
    hub: Cards
    deck_size: int
    yards: tuple[Cards, ...]
    heaps: tuple[int, ...]
    final_payout: tuple[tuple[int, Cards], ...]


class Scored(Event):
    heaps: tuple[int, ...]
    yards: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: str | None
    """fewer_yard_cards, shared, or None where the heaps alone decide."""


# Action spaces: too large to write out, small enough to count

HUB_ONLY = Listed([Choose("hub")])
HUB_OR_CATCH = Listed([Choose("hub"), Choose("catch")])
STOP = Stop()
DICE_CHOICES = tuple(dice for count in range(LEAST_DICE, DICE + 1) for dice in combinations(range(DICE), count))
ALL_DICE = DICE_CHOICES[-1]
_DICE_CHOICES = frozenset(DICE_CHOICES)


class RollSpace(Value):
    """Every roll with cards of this yard and, where that is allowed, the stop.

    Naming the same dice in another order is the same roll: it is ``in`` the space, but not counted again.
    """

    yard: Cards
    stop: bool

    def __contains__(self, action: object) -> bool:
        if type(action) is Stop:
            return self.stop
        return type(action) is Roll and _accepted(_check_roll, action, self.yard)

    def __len__(self) -> int:
        return len(DICE_CHOICES) * _parts(self.yard) + self.stop

    def __iter__(self) -> Iterator[Action]:
        if self.stop:
            yield STOP
        for dice in DICE_CHOICES:
            for boost in _each_part(self.yard, YARD_LIMIT):
                yield Roll(dice, boost)

    def sample(self, rng: Random) -> Action:
        if self.stop and rng.random() < 0.5:
            return STOP
        return Roll(DICE_CHOICES[int(rng.random() * len(DICE_CHOICES))], _any_part(self.yard, rng))


class SplitSpace(Value):
    """Every split of the received cards that fits into the room of the yard."""

    cards: Cards
    room: int

    def __contains__(self, action: object) -> bool:
        return type(action) is Distribute and _accepted(_check_split, action, self.cards, self.room)

    def __len__(self) -> int:
        return _ways(self.cards, self.room)

    def __iter__(self) -> Iterator[Action]:
        return (Distribute(part) for part in _each_part(self.cards, self.room))

    def sample(self, rng: Random) -> Action:
        return Distribute(_any_small_part(self.cards, self.room, rng))


class TopUpSpace(Value):
    """Every part of the yard that brings the hub to eight: what stays back is what is counted."""

    yard: Cards
    missing: int

    def __contains__(self, action: object) -> bool:
        return type(action) is TopUp and _accepted(_check_top_up, action, self.yard, self.missing)

    def __len__(self) -> int:
        return _ways(self.yard, self._spare)

    def __iter__(self) -> Iterator[Action]:
        return (TopUp(minus(self.yard, kept)) for kept in _each_part(self.yard, self._spare))

    def sample(self, rng: Random) -> Action:
        return TopUp(minus(self.yard, _any_small_part(self.yard, self._spare, rng)))

    @property
    def _spare(self) -> int:
        return size(self.yard) - self.missing


def _parts(cards: Cards) -> int:
    return (cards[0] + 1) * (cards[1] + 1) * (cards[2] + 1) * (cards[3] + 1)


def _any_part(cards: Cards, rng: Random) -> Cards:
    """Some of the cards, or none or all: each choice equally likely."""
    if cards == NO_CARDS:
        return NO_CARDS
    y, b, r, _ = cards
    rest, yellow = divmod(int(rng.random() * _parts(cards)), y + 1)
    rest, blue = divmod(rest, b + 1)
    green, red = divmod(rest, r + 1)
    return (yellow, blue, red, green)


def _each_part(cards: Cards, most: int) -> Iterator[Cards]:
    """Every choice of at most that many of the cards."""
    y, b, r, g = (min(count, most) for count in cards)
    return (part for part in product(range(y + 1), range(b + 1), range(r + 1), range(g + 1)) if sum(part) <= most)


@lru_cache(maxsize=1 << 14)
def _ways(counts: tuple[int, ...], most: int) -> int:
    """How many choices of at most that many cards there are."""
    if not counts:
        return 1
    return sum(_ways(counts[1:], most - taken) for taken in range(min(counts[0], most) + 1))


def _any_small_part(cards: Cards, most: int, rng: Random) -> Cards:
    """At most that many of the cards, each choice equally likely: the n-th of them, colour by colour."""
    if size(cards) <= most:
        return _any_part(cards, rng)
    number = int(rng.random() * _ways(cards, most))
    taken = []
    for colour in range(len(cards)):
        count = 0
        while number >= (ways := _ways(cards[colour + 1 :], most - count)):
            number -= ways
            count += 1
        taken.append(count)
        most -= count
    return (taken[0], taken[1], taken[2], taken[3])


# Checks: each refuses with the clause that forbids


def _accepted(check: Callable[..., None], *question: object) -> bool:
    try:
        check(*question)
    except ActionRefused:
        return False
    return True


_WHOLE = {int}


def _check_cards(cards: object) -> None:
    if type(cards) is not tuple or len(cards) != len(COLOURS) or {*map(type, cards)} != _WHOLE or min(cards) < 0:
        raise refuse(
            f"cards cannot be {cards!r}: give four counts from 0 in the order Y B R G",
            "VER-COMP-01",
            "action/illegal_cards",
        )


def _check_choice(action: Choose, groups: tuple[Target, ...]) -> None:
    if action.target in groups:
        return
    if action.target == "catch":
        raise refuse(
            "the predecessor left no card to roll for: choose the hub", "VER-GROUP-02", "action/illegal_target"
        )
    raise refuse(
        f"{action.target!r} is no group: choose {' or '.join(groups)}", "VER-GROUP-01", "action/illegal_target"
    )


def _check_roll(action: Roll, yard: Cards) -> None:
    _check_dice(action.dice)
    if action.boost == NO_CARDS:
        return
    _check_cards(action.boost)
    if not covers(yard, action.boost):
        raise refuse(
            f"the yard holds {spelled(yard)}, not {spelled(action.boost)}: boost with what lies there",
            "VER-BOOST-01",
            "action/not_in_yard",
        )


def _check_dice(dice: object) -> None:
    if type(dice) is tuple and {*map(type, dice)} == _WHOLE and dice in _DICE_CHOICES:
        return
    if type(dice) is not tuple or not {*map(type, dice)} <= _WHOLE:
        raise refuse(f"dice cannot be {dice!r}: name them by their numbers", "VER-ROLL-02", "action/illegal_dice")
    if dice and not 0 <= min(dice) <= max(dice) < DICE:
        raise refuse(
            f"there is no such die among {dice}: the seven dice are 0 to {DICE - 1}",
            "VER-COMP-02",
            "action/no_such_die",
        )
    if len({*dice}) != len(dice):
        raise refuse(f"{dice} names a die twice: name different dice", "VER-ROLL-02", "action/same_die_twice")
    if len(dice) < LEAST_DICE:
        raise refuse(
            f"{len(dice)} dice are too few: roll at least {LEAST_DICE} of the seven",
            "VER-ROLL-02",
            "action/too_few_dice",
        )


def _check_split(action: Distribute, received: Cards, room: int) -> None:
    _check_cards(action.to_yard)
    if not covers(received, action.to_yard):
        raise refuse(
            f"{spelled(action.to_yard)} is not among the received {spelled(received)}: split only those",
            "VER-PAY-03",
            "action/not_received",
        )
    if size(action.to_yard) > room:
        raise refuse(
            f"{size(action.to_yard)} cards do not fit: the yard has room for {room}", "VER-PAY-02", "action/yard_full"
        )


def _check_top_up(action: TopUp, yard: Cards, missing: int) -> None:
    _check_cards(action.cards)
    if not covers(yard, action.cards):
        raise refuse(
            f"the yard holds {spelled(yard)}, not {spelled(action.cards)}: top up with what lies there",
            "VER-END-03",
            "action/not_in_yard",
        )
    if size(action.cards) < missing:
        raise refuse(
            f"{size(action.cards)} cards are too few: the hub needs {missing} to reach {HUB_MINIMUM}",
            "VER-END-02",
            "action/too_few_cards",
        )


def _check_consolation(action: TakeConsolation, allowed: int) -> None:
    if type(action.count) is not int or not 0 <= action.count <= allowed:
        raise refuse(f"{action.count!r} cards cannot be drawn: take 0 to {allowed}", "VER-BUST-05", "action/count")


#: Why something else cannot come now: clause, code and what to do. The action decides first, then the phase.
_NOT_NOW: dict[tuple[str, type[Action] | None], tuple[str, str, str]] = {
    ("choose", Stop): ("VER-STOP-02", "action/must_roll", "choose a group and roll at least once"),
    ("roll", Stop): ("VER-STOP-02", "action/must_roll", "roll at least once before stopping"),
    ("top_up", Stop): ("VER-END-02", "action/top_up_first", "the yard can bring the hub to eight, so it must"),
    ("roll", Choose): ("VER-GROUP-01", "action/already_chosen", "the group is chosen for this turn: roll"),
    ("roll_or_stop", Choose): ("VER-GROUP-01", "action/already_chosen", "the group is chosen: roll or stop"),
    ("roll", TopUp): ("VER-BOOST-05", "action/boost_with_roll", "give the cards as the boost of a roll"),
    ("roll_or_stop", TopUp): ("VER-BOOST-05", "action/boost_with_roll", "give the cards as the boost of a roll"),
    ("choose", None): ("VER-GROUP-01", "action/choose_first", "choose the hub or the catch first"),
    ("distribute", None): ("VER-PAY-05", "action/split_first", "split the received cards first"),
    ("top_up", None): ("VER-END-02", "action/top_up_first", "bring the hub to eight first"),
    ("roll", None): ("VER-TURN-02", "action/wrong_phase", "a roll is due"),
    ("roll_or_stop", None): ("VER-TURN-02", "action/wrong_phase", "roll or stop"),
    ("consolation", None): ("VER-AMB-34", "action/consolation_first", "say how many consolation cards you take"),
}


def _check_in_game(state: VerasseltState, seat: int, seats: int) -> None:
    if state.phase == "over":
        raise refuse("the game is over: start another one", "VER-END-01", "action/game_over")
    if type(seat) is not int or not 0 <= seat < seats:
        raise refuse(f"there is no seat {seat!r}: the seats are 0 to {seats - 1}", "VER-TURN-01", "action/no_such_seat")
    if seat in state.left:
        raise refuse(f"seat {seat} has left for good: it acts no more", "VER-AMB-33", "action/seat_left")


def _not_asked(state: VerasseltState, seat: int, seats: int) -> ActionRefused:
    _check_in_game(state, seat, seats)
    if state.to_act is None:
        what = "the deck is being shuffled" if state.phase == "setup" else "the dice are in the air"
        return refuse(f"{what}: wait for the outcome", "VER-TURN-02", "action/not_now")
    waiting = f"seat {seat} waits for seat {state.to_act}"
    if state.phase == "distribute":
        return refuse(f"{waiting}, who splits its catch", "VER-PAY-05", "action/not_your_decision")
    return refuse(f"{waiting}, whose turn it is", "VER-TURN-01", "action/not_your_turn")


def _not_now(phase: Phase, action: Action) -> ActionRefused:
    clause, code, fix = _NOT_NOW.get((phase, type(action))) or _NOT_NOW[phase, None]
    return refuse(f"{getattr(action, 'name', action)} cannot come in phase {phase}: {fix}", clause, code)


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


# One step in the making

_values = attrgetter(*VerasseltState._fields)


class _Step:
    """A writable copy of the state on which one action or outcome is worked out, with its events."""

    __slots__ = (*VerasseltState._fields, "events", "final_payout", "options", "seats", "tell")

    phase: Phase
    active: int
    first_turn: bool
    turn: int
    dice: tuple[str, ...]
    rolling: tuple[int, ...]
    hub: Cards
    table_catch: Catch | None
    target: Target | None
    own_catch: Cards
    yards: tuple[Cards, ...]
    heaps: tuple[Cards, ...]
    deck: str
    received: Catch | None
    left: tuple[int, ...]
    result: Result | None

    def __init__(self, game: Verasselt, state: VerasseltState) -> None:
        (
            self.phase,
            self.active,
            self.first_turn,
            self.turn,
            self.dice,
            self.rolling,
            self.hub,
            self.table_catch,
            self.target,
            self.own_catch,
            self.yards,
            self.heaps,
            self.deck,
            self.received,
            self.left,
            self.result,
        ) = _values(state)
        self.options = game.options
        self.seats = game.seats
        self.events: list[Event] = []
        self.tell = self.events.append
        self.final_payout: tuple[tuple[int, Cards], ...] = ()

    def done(self) -> tuple[VerasseltState, tuple[Event, ...]]:
        return VerasseltState(*_values(self)), tuple(self.events)

    # Cards that move

    @property
    def yard(self) -> Cards:
        return self.yards[self.active]

    @property
    def group(self) -> Cards:
        return self.table_catch.cards if self.target == "catch" and self.table_catch is not None else self.hub

    def set_group(self, cards: Cards) -> None:
        if self.target == "catch" and self.table_catch is not None:
            self.table_catch = Catch(self.table_catch.owner, cards)
        else:
            self.hub = cards

    def set_yard(self, seat: int, cards: Cards) -> None:
        self.yards = (*self.yards[:seat], cards, *self.yards[seat + 1 :])

    def draw(self, count: int) -> str:
        """The top cards; a short deck gives what it has (VER-NEXT-08)."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        return drawn

    def boost(self, cards: Cards) -> None:
        """Yard cards become ordinary cards of the group (VER-BOOST-04)."""
        self.set_yard(self.active, minus(self.yard, cards))
        self.set_group(plus(self.group, cards))

    # Setup

    def deal(self, order: str) -> None:
        """The top ten form the hub, whatever their colours; the rest is the deck (VER-SETUP-03)."""
        self.hub, self.deck = counted(order[:FIRST_HUB]), order[FIRST_HUB:]
        seats = tuple((self.active + place) % self.seats for place in range(self.seats))
        options = tuple(self.options.items())
        self.tell(GameStarted(self.seats, seats, options, self.yards, self.hub, self.dice, len(self.deck)))
        self.start_turn()

    # The turn, in the order of VER-TURN-02

    def start_turn(self) -> None:
        self.phase = "choose"
        self.tell(TurnStarted(self.active, _groups(self.table_catch)))

    def choose(self, action: Choose) -> None:
        groups = _groups(self.table_catch)
        _check_choice(action, groups)
        self.target = action.target
        self.tell(GroupChosen(self.active, action.target, len(groups) == 1))
        if action.target == "catch":
            self.tell(RefillSkipped("plundering"))  # VER-NEXT-06
            self.phase = "roll"
        else:
            self.secure_catch()

    def secure_catch(self) -> None:
        """The owner receives his waiting catch before the refill (VER-NEXT-02)."""
        catch, self.table_catch = self.table_catch, None
        if catch is None or catch.cards == NO_CARDS:
            self.open_hub()
        else:
            self.pay(catch, "game_end" if self.hub_ends_game() else "secured")

    def open_hub(self) -> None:
        deck_was_empty = not self.deck
        self.refill()
        self.test_end(deck_was_empty)

    def skips_refill(self) -> bool:
        """The refill belongs to the hand-over from one turn to the next (VER-NEXT-07)."""
        return self.first_turn and not self.options["first_turn_refill"]

    def refill(self) -> None:
        if self.skips_refill():
            self.tell(RefillSkipped("first_turn"))
        elif not self.deck:
            self.tell(RefillSkipped("deck_empty"))
        else:  # bars before eight, also when the deck runs out in between (VER-AMB-08)
            self.draw_to_hub("bars", self.dice.count(BAR) * self.options["refill_per_double_bar"])
            self.draw_to_hub("to_eight", HUB_MINIMUM - size(self.hub))

    def draw_to_hub(self, part: str, count: int) -> None:
        if count > 0 and self.deck:
            drawn = self.draw(count)
            self.hub = plus(self.hub, counted(drawn))
            self.tell(HubRefilled(part, drawn, len(self.deck)))

    def hub_ends_game(self) -> bool:
        """Whether choosing the hub is the end, counted in advance (VER-END-05)."""
        within_reach = size(self.hub) + size(self.yard)
        if self.skips_refill() or self.options["end_check"] == "turn_start":
            return not self.deck and within_reach < HUB_MINIMUM
        return within_reach + len(self.deck) < HUB_MINIMUM

    def test_end(self, deck_was_empty: bool) -> None:
        """Deck empty, hub below eight: the yard must fill it, and where it cannot the game is over (VER-END-01)."""
        missing = HUB_MINIMUM - size(self.hub)
        too_late = self.options["end_check"] == "turn_start" and not deck_was_empty  # VER-AMB-31
        if missing <= 0 or self.deck or too_late:
            self.phase = "roll"
        elif size(self.yard) < missing:
            self.finish("hub_short")
        else:
            self.phase = "top_up"
            self.tell(TopUpRequired(self.active, missing))

    def top_up(self, action: TopUp) -> None:
        _check_top_up(action, self.yard, HUB_MINIMUM - size(self.hub))
        self.boost(action.cards)
        self.tell(ToppedUp(self.active, action.cards))
        self.phase = "roll"  # it replaces no roll (VER-AMB-28)

    def roll(self, action: Roll) -> None:
        _check_roll(action, self.yard)
        if action.boost != NO_CARDS and self.target:
            self.boost(action.boost)
            self.tell(Boosted(self.active, action.boost, self.target))
        self.rolling = action.dice
        self.phase = "rolling"

    def land(self, faces: tuple[str, ...]) -> None:
        """All seven dice are the result, rolled or not (VER-ROLL-04)."""
        dice = list(self.dice)
        for die, face in zip(self.rolling, faces, strict=True):
            dice[die] = face
        self.dice = tuple(dice)
        self.tell(DiceRolled(self.active, self.rolling, self.dice))
        self.rolling = ()
        demand, group = counted(dice), self.group
        if covers(group, demand):
            self.catch(demand, group)
        else:
            self.bust(demand, group)

    def catch(self, cards: Cards, group: Cards) -> None:
        """One card for every coloured die, all of them (VER-CATCH-01)."""
        left_over = minus(group, cards)
        self.set_group(left_over)
        self.own_catch = plus(self.own_catch, cards)
        self.tell(Caught(self.active, cards, self.own_catch, left_over))
        self.phase = "roll_or_stop"

    def bust(self, demand: Cards, group: Cards) -> None:
        rows = zip(COLOURS, demand, group, strict=True)
        self.tell(Busted(self.active, tuple([row for row in rows if row[1] > row[2]])))
        allowed = self.consolation_allowed()
        if allowed and self.options["consolation_optional"]:
            self.phase = "consolation"
        else:
            self.console(allowed)

    def consolation_allowed(self) -> int:
        """Two cards, but never more than six in the yard nor more than the deck has (VER-BUST-05)."""
        return min(CONSOLATION, YARD_LIMIT - size(self.yard), len(self.deck))

    def take_consolation(self, action: TakeConsolation) -> None:
        _check_consolation(action, self.consolation_allowed())
        self.console(action.count)

    def console(self, count: int) -> None:
        """Consolation, dissolve, payout, next turn: the order of VER-BUST-08."""
        drawn = self.draw(count)
        if drawn:
            self.set_yard(self.active, plus(self.yard, counted(drawn)))
        self.tell(ConsolationDrawn(self.active, drawn, len(self.deck)))
        self.fall_back()

    def fall_back(self) -> None:
        """The own catch returns to its group; a plundered owner receives it all (VER-BUST-03, VER-BUST-06)."""
        self.dissolve()
        if self.target == "catch":
            self.hand_over("plunder_bust")
        else:
            self.end_turn()

    def dissolve(self) -> None:
        if self.own_catch != NO_CARDS and self.target:
            self.set_group(plus(self.group, self.own_catch))
            self.tell(CatchDissolved(self.own_catch, self.target))
            self.own_catch = NO_CARDS

    def stop(self, action: Stop) -> None:
        self.tell(Stopped(self.active, self.own_catch))
        if self.target == "catch":
            self.hand_over("leftover")
        else:
            self.end_turn()

    def hand_over(self, reason: str) -> None:
        """What is left of the plundered group goes to its owner, perhaps nothing (VER-STOP-05)."""
        rest, self.table_catch = self.table_catch, None
        if rest is not None:
            self.pay(rest, reason)

    def end_turn(self) -> None:
        """The own catch stays on the table, not yet secured (VER-STOP-03)."""
        self.table_catch = Catch(self.active, self.own_catch) if self.own_catch != NO_CARDS else None
        self.own_catch, self.target, self.first_turn = NO_CARDS, None, False
        if self.is_last_turn():
            self.finish("max_turns")
        else:
            self.turn += 1
            self.active = self.next_seat()
            self.start_turn()

    def is_last_turn(self) -> bool:
        """Only a table that set max_turns knows a last turn (VER-END-07, VER-AMB-20)."""
        limit = self.options["max_turns"]
        return limit is not None and self.turn >= limit

    def next_seat(self) -> int:
        """The seat that follows; those who left are skipped (VER-TURN-01, VER-AMB-33)."""
        seat = (self.active + 1) % self.seats
        while seat in self.left:
            seat = (seat + 1) % self.seats
        return seat

    # Receiving a catch

    def pay(self, due: Catch, reason: str) -> None:
        """The owner splits at once, unless there is nothing to decide (VER-PAY-04)."""
        self.tell(PayoutDue(due.owner, due.cards, reason))
        if reason == "game_end":
            self.final_payout += ((due.owner, due.cards),)
        if self.is_open(due):
            self.received, self.phase = due, "distribute"
        else:
            self.store(due, NO_CARDS)
            self.go_on()

    def is_open(self, due: Catch) -> bool:
        """Whether there is more than one way to split: else, and when the end is certain, all goes to the heap."""
        return (
            due.cards != NO_CARDS
            and size(self.yards[due.owner]) < YARD_LIMIT
            and due.owner not in self.left
            and not self.end_is_certain()
        )

    def end_is_certain(self) -> bool:
        """The owner will never use his yard again (VER-AMB-15)."""
        return self.is_last_turn() or (self.target == "hub" and self.hub_ends_game())

    def distribute(self, action: Distribute) -> None:
        due, self.received = self.received, None
        if due is not None:
            _check_split(action, due.cards, YARD_LIMIT - size(self.yards[due.owner]))
            self.store(due, action.to_yard)
            self.go_on()

    def store(self, due: Catch, to_yard: Cards) -> None:
        owner, to_heap = due.owner, minus(due.cards, to_yard)
        if to_yard != NO_CARDS:
            self.set_yard(owner, plus(self.yards[owner], to_yard))
        self.heaps = (*self.heaps[:owner], plus(self.heaps[owner], to_heap), *self.heaps[owner + 1 :])
        self.tell(PayoutSplit(owner, to_yard, to_heap))

    def go_on(self) -> None:
        """After a payout: the hub is opened for the one who chose it, or the plunderer's turn is over."""
        if self.target == "hub" and self.active not in self.left:
            self.open_hub()
        else:
            self.end_turn()

    # Leaving (VER-AMB-33)

    def leave(self, seat: int) -> None:
        self.left = tuple(sorted((*self.left, seat)))
        self.tell(PlayerLeft(seat))
        if len(self.left) == self.seats - 1:
            self.finish("last_seat")
        elif seat == self.active:
            self.abandon_turn()
        else:
            self.give_up_claims(seat)

    def abandon_turn(self) -> None:
        """The turn of a leaver ends as after a bust, without consolation."""
        if self.phase == "setup":
            self.active = self.next_seat()
        elif self.phase == "choose":  # nothing happened yet: as if the seat had been skipped
            self.active = self.next_seat()
            self.start_turn()
        elif self.phase == "distribute":  # the turn ends once the owner has split
            self.secure_own_catch("secured")
        else:
            self.rolling = ()
            self.fall_back()

    def give_up_claims(self, seat: int) -> None:
        """A waiting catch goes to the own heap; one being plundered does so at the end of that turn."""
        if self.received and self.received.owner == seat:
            self.distribute(Distribute(NO_CARDS))
        elif self.table_catch and self.table_catch.owner == seat and self.target is None:
            catch, self.table_catch = self.table_catch, None
            self.secure(catch, "secured")

    def secure(self, catch: Catch, reason: str) -> None:
        """All to the heap of the owner, without asking."""
        if catch.cards != NO_CARDS:
            self.tell(PayoutDue(catch.owner, catch.cards, reason))
            self.store(catch, NO_CARDS)
            if reason == "game_end":
                self.final_payout += ((catch.owner, catch.cards),)

    def secure_own_catch(self, reason: str) -> None:
        """While the plundered owner splits, the plunderer has stopped: his catch is a waiting one."""
        self.secure(Catch(self.active, self.own_catch), reason)
        self.own_catch = NO_CARDS

    # The end

    def finish(self, reason: str) -> None:
        self.clear_table()
        self.phase, self.target, self.rolling = "over", None, ()
        self.result, tie_break = score(self.heaps, self.yards, self.left, reason)
        heaps, yards = self.result.scores, tuple(map(size, self.yards))
        self.tell(GameEnded(reason, self.hub, len(self.deck), self.yards, heaps, self.final_payout))
        self.tell(Scored(heaps, yards, self.result.winners, tie_break))

    def clear_table(self) -> None:
        """A catch still waiting goes to its owner's heap (VER-END-04), one in the making back to its group."""
        if self.phase == "distribute":
            self.secure_own_catch("game_end")
        self.dissolve()
        received, self.received = self.received, None
        waiting, self.table_catch = self.table_catch, None
        if received:
            self.store(received, NO_CARDS)
        if waiting:
            self.secure(waiting, "game_end")


_Answers = dict[tuple[str, type[Action]], "Callable[[_Step, Any], None]"]
#: What answers the question of each phase.
_ANSWERS: _Answers = {
    ("choose", Choose): _Step.choose,
    ("distribute", Distribute): _Step.distribute,
    ("top_up", TopUp): _Step.top_up,
    ("roll", Roll): _Step.roll,
    ("roll_or_stop", Roll): _Step.roll,
    ("roll_or_stop", Stop): _Step.stop,
    ("consolation", TakeConsolation): _Step.take_consolation,
}
#: With allow_stop_before_first_roll (VER-AMB-01).
_EARLY_STOP: _Answers = {("roll", Stop): _Step.stop}


# The game


class Verasselt(Game[VerasseltState]):
    """voll verasselt for two to five seats (VER-COMP-04)."""

    id = "verasselt"

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats, options)
        self._option_pairs = tuple(self.options.items())
        self._answers = _ANSWERS | (_EARLY_STOP if self.options["allow_stop_before_first_roll"] else {})

    def new_game(self, first: int = 0) -> tuple[VerasseltState, tuple[Event, ...]]:
        if type(first) is not int or not 0 <= first < self.seats:
            raise SeatsRefused(f"seat {first!r} cannot begin: choose 0 to {self.seats - 1}", clause="VER-SETUP-05")
        undealt = "".join(colour * (CARDS_PER_COLOUR - self.seats) for colour in COLOURS)
        return (
            VerasseltState(
                phase="setup",
                active=first,
                first_turn=True,
                turn=1,
                dice=(BAR,) * DICE,  # VER-SETUP-04
                rolling=(),
                hub=NO_CARDS,
                table_catch=None,
                target=None,
                own_catch=NO_CARDS,
                yards=(FIRST_YARD,) * self.seats,
                heaps=(NO_CARDS,) * self.seats,
                deck=undealt,
                received=None,
                left=(),
                result=None,
            ),
            (),
        )

    def awaiting(self, state: VerasseltState) -> Awaiting:
        seat = state.to_act
        if seat is not None:
            return Decision(seat, _SPACES[state.phase](self, state))
        if state.result is not None:
            return Over(state.result)
        if state.phase == "setup":
            return Lot(tuple(state.deck))
        return InFlight(((state.active, state.rolling),))

    def legal_actions(self, state: VerasseltState, seat: int) -> ActionSpace:
        return _SPACES[state.phase](self, state) if seat == state.to_act else NOTHING

    def _choices(self, state: VerasseltState) -> ActionSpace:
        return HUB_OR_CATCH if len(state.groups) == 2 else HUB_ONLY

    def _first_rolls(self, state: VerasseltState) -> ActionSpace:
        return RollSpace(state.yards[state.active], self.options["allow_stop_before_first_roll"])

    def _rolls(self, state: VerasseltState) -> ActionSpace:
        return RollSpace(state.yards[state.active], True)

    def _splits(self, state: VerasseltState) -> ActionSpace:
        due = state.received
        return SplitSpace(due.cards, YARD_LIMIT - size(state.yards[due.owner])) if due else NOTHING

    def _top_ups(self, state: VerasseltState) -> ActionSpace:
        return TopUpSpace(state.yards[state.active], HUB_MINIMUM - size(state.hub))

    def _consolations(self, state: VerasseltState) -> ActionSpace:
        return Listed(TakeConsolation(count) for count in range(_Step(self, state).consolation_allowed() + 1))

    def apply(self, state: VerasseltState, seat: int, action: Action) -> tuple[VerasseltState, tuple[Event, ...]]:
        if type(action) is Resign:
            return self._resign(state, seat)
        if seat != state.to_act:
            raise _not_asked(state, seat, self.seats)
        if type(action) is Timeout:
            action = self._overdue(state)
        perform = self._answers.get((state.phase, type(action)))
        if perform is None:
            raise _not_now(state.phase, action)
        step = _Step(self, state)
        perform(step, action)
        return step.done()

    def _resign(self, state: VerasseltState, seat: int) -> tuple[VerasseltState, tuple[Event, ...]]:
        _check_in_game(state, seat, self.seats)
        step = _Step(self, state)
        step.leave(seat)
        return step.done()

    def _overdue(self, state: VerasseltState) -> Action:
        """What is done for a seat whose time is over (VER-AMB-32)."""
        if state.phase == "top_up":
            return TopUp(_fewest(state.yards[state.active], HUB_MINIMUM - size(state.hub)))
        if state.phase == "consolation":
            return TakeConsolation(_Step(self, state).consolation_allowed())
        return _DEFAULTS[state.phase]

    def resolve(self, state: VerasseltState, outcome: Outcome) -> tuple[VerasseltState, tuple[Event, ...]]:
        step = _Step(self, state)
        if state.phase == "rolling" and type(outcome) is Rolled:
            _check_faces(outcome.faces, len(state.rolling))
            step.land(outcome.faces)
        elif state.phase == "setup" and type(outcome) is Drawn:
            step.deal(_checked_order(outcome.items, state.deck))
        else:
            raise impossible(f"{outcome!r} does not fit phase {state.phase}: ask what is awaited", "outcome/unexpected")
        return step.done()

    def view(self, state: VerasseltState, seat: int | None) -> VerasseltView:
        return VerasseltView(
            seat=seat,
            seats=self.seats,
            options=self._option_pairs,
            phase=state.phase,
            active=state.active,
            to_act=state.to_act,
            first_turn=state.first_turn,
            turn=state.turn,
            dice=state.dice,
            rolling=state.rolling,
            hub=state.hub,
            table_catch=state.table_catch,
            target=state.target,
            own_catch=state.own_catch,
            yards=state.yards,
            heaps=self._heaps_seen(state, seat),
            deck_size=len(state.deck),
            received=state.received,
            left=state.left,
            groups=state.groups if state.phase == "choose" else (),
            hub_ends_game=state.phase == "choose" and _Step(self, state).hub_ends_game(),
            actions=NOTHING if seat is None else self.legal_actions(state, seat),
            result=state.result,
        )

    def _heaps_seen(self, state: VerasseltState, seat: int | None) -> tuple[int | None, ...]:
        """Sizes are public unless show_heap_counts hides them from the others until the end (VER-AMB-25)."""
        open_to_all = self.options["show_heap_counts"] or state.phase == "over"
        return tuple(size(heap) if open_to_all or owner == seat else None for owner, heap in enumerate(state.heaps))

    def notation(self, state: VerasseltState) -> str:
        words = {
            "verasselt": self.seats,
            "phase": state.phase,
            "turn": state.turn,
            "first": "yes" if state.first_turn else "no",
            "active": state.active,
            "dice": "".join(state.dice),
            "rolling": "".join(map(str, state.rolling)) or "-",
            "hub": spelled(state.hub),
            "catch": _spelled_catch(state.table_catch),
            "target": state.target or "-",
            "own": spelled(state.own_catch),
            "yards": "/".join(map(spelled, state.yards)),
            "heaps": "/".join(map(spelled, state.heaps)),
            "deck": state.deck or "-",
            "received": _spelled_catch(state.received),
            "left": "".join(map(str, state.left)) or "-",
            "end": state.result.reason if state.result else "-",
        }
        return " ".join(f"{key}:{value}" for key, value in words.items())

    def parse(self, text: str) -> VerasseltState:
        words = _words(text)
        if words["verasselt"] != str(self.seats):
            raise NotationError(
                f"verasselt:{words['verasselt']} is not a game of {self.seats}: parse it with a game of that many seats"
            )
        state = _state_of(words, self.seats)
        for kind, flaw in flaws(state):
            raise NotationError(flaw, code=f"notation/{kind}")
        return state


_SPACES: dict[str, Callable[[Verasselt, VerasseltState], ActionSpace]] = {
    "choose": Verasselt._choices,
    "roll": Verasselt._first_rolls,
    "roll_or_stop": Verasselt._rolls,
    "distribute": Verasselt._splits,
    "top_up": Verasselt._top_ups,
    "consolation": Verasselt._consolations,
}

_DEFAULTS: dict[str, Action] = {
    "choose": Choose("hub"),
    "roll": Roll(ALL_DICE),
    "roll_or_stop": STOP,
    "distribute": Distribute(NO_CARDS),
}


def _fewest(yard: Cards, missing: int) -> Cards:
    """As few cards as will do, the most common colour of the yard first (VER-AMB-32)."""
    taken = list(NO_CARDS)
    for colour in sorted(range(len(COLOURS)), key=lambda colour: -yard[colour]):
        taken[colour] = min(yard[colour], missing)
        missing -= taken[colour]
    return (taken[0], taken[1], taken[2], taken[3])


_FACE_SET = frozenset(FACES)
_TEXT = {str}


def _check_faces(faces: object, count: int) -> None:
    if type(faces) is not tuple or len(faces) != count:
        raise impossible(f"{count} dice are in the air, not {faces!r}: give one face for each", "outcome/dice")
    if {*map(type, faces)} != _TEXT or not _FACE_SET.issuperset(faces):
        raise impossible(f"no die shows {faces!r}: the faces are {' '.join(FACES)}", "outcome/face")


def _checked_order(items: object, cards: str) -> str:
    if type(items) is tuple and {*map(type, items)} == _TEXT and sorted(items) == sorted(cards):
        return "".join(items)
    raise impossible(
        f"a shuffle keeps the {len(cards)} undealt cards: give them all back in any order", "outcome/cards"
    )


# What a state must keep to


def flaws(state: VerasseltState) -> Iterator[tuple[str, str]]:
    """What is wrong with a state that was written down: (``cards`` or ``malformed``, a sentence)."""
    yield from _flaws_of_seats(state)
    yield from _flaws_of_cards(state)
    yield from _flaws_of_catches(state)
    yield from _flaws_of_phase(state)


def _flaws_of_seats(state: VerasseltState) -> Iterator[tuple[str, str]]:
    seats = range(len(state.yards))
    owners = [catch.owner for catch in (state.table_catch, state.received) if catch]
    for seat in (state.active, *state.left, *owners):
        if seat not in seats:
            yield "malformed", f"there is no seat {seat}: the seats are 0 to {len(seats) - 1}"
    if state.active in owners:
        yield "malformed", f"seat {state.active} is active and cannot own the catch on the table"
    if list(state.left) != sorted(set(state.left)):
        yield "malformed", f"seats that left must ascend, not {state.left}"
    if state.active in state.left and state.phase not in ("distribute", "over"):
        yield "malformed", f"seat {state.active} has left and cannot be active"
    if len(state.left) >= len(seats) - (state.phase != "over"):
        yield "malformed", f"too many seats left: {state.left}"


def _flaws_of_cards(state: VerasseltState) -> Iterator[tuple[str, str]]:
    for colour, count in zip(COLOURS, cards_in_play(state), strict=True):
        if count != CARDS_PER_COLOUR:
            there_are = f"there are {count} {COLOUR_NAMES[colour]} cards"
            yield "cards", f"{there_are}: it takes {CARDS_PER_COLOUR} of each colour (VER-COMP-01)"
    for seat, yard in enumerate(state.yards):
        if size(yard) > YARD_LIMIT:
            yield "cards", f"the yard of seat {seat} holds {size(yard)} cards: {YARD_LIMIT} is the limit (VER-PAY-02)"


def cards_in_play(state: VerasseltState) -> Cards:
    """All cards wherever they are; always 22 of each colour (VER-COMP-01)."""
    total = plus(plus(state.hub, state.own_catch), counted(state.deck))
    for catch in (state.table_catch, state.received):
        total = plus(total, catch.cards) if catch else total
    for cards in (*state.yards, *state.heaps):
        total = plus(total, cards)
    return total


def _flaws_of_catches(state: VerasseltState) -> Iterator[tuple[str, str]]:
    plundering = state.target == "catch" and state.phase != "distribute"
    if plundering and not state.table_catch:
        yield "malformed", "the target is the catch but there is none"
    if state.table_catch and not plundering and state.phase != "choose":
        yield "malformed", f"no catch can wait on the table in phase {state.phase} with target {state.target}"
    if state.table_catch and not plundering and state.table_catch.owner in state.left:
        yield "malformed", f"seat {state.table_catch.owner} has left: its waiting catch belongs on its heap"
    if (state.received is None) == (state.phase == "distribute"):
        yield "malformed", "cards are received in phase distribute, and only then"
    if state.received and state.received.owner in state.left:
        yield "malformed", f"seat {state.received.owner} has left and cannot split"
    if state.own_catch != NO_CARDS and state.phase in ("setup", "choose", "top_up", "over"):
        yield "malformed", f"nobody has a catch in hand in phase {state.phase}"


def _flaws_of_phase(state: VerasseltState) -> Iterator[tuple[str, str]]:
    if (state.target is None) != (state.phase in ("setup", "choose", "over")):
        yield "malformed", f"target {state.target or 'none'} does not fit phase {state.phase}"
    if bool(state.rolling) != (state.phase == "rolling"):
        yield "malformed", "dice are in the air in phase rolling, and only then"
    if state.rolling and not _accepted(_check_dice, state.rolling):
        yield "malformed", f"dice {state.rolling} cannot be in the air: four to seven different ones can"
    if (state.result is None) == (state.phase == "over"):
        yield "malformed", "a game has its result in phase over, and only then"
    missing = HUB_MINIMUM - size(state.hub)
    if state.phase == "top_up" and (state.target != "hub" or not 0 < missing <= size(state.yards[state.active])):
        yield "malformed", "a top-up takes a hub below eight and a yard that can fill it"


# Reading the notation

_KEYS = (
    "verasselt",
    "phase",
    "turn",
    "first",
    "active",
    "dice",
    "rolling",
    "hub",
    "catch",
    "target",
    "own",
    "yards",
    "heaps",
    "deck",
    "received",
    "left",
    "end",
)
_CARDS_FORM = re.compile(r"(?:([0-9]{1,2})Y)?(?:([0-9]{1,2})B)?(?:([0-9]{1,2})R)?(?:([0-9]{1,2})G)?")


def _spelled_catch(catch: Catch | None) -> str:
    return f"{catch.owner}*{spelled(catch.cards)}" if catch else "-"


def _words(text: str) -> dict[str, str]:
    pairs = [word.partition(":")[::2] for word in text.split(" ")]
    for place, key in enumerate(_KEYS):
        if place >= len(pairs) or pairs[place][0] != key:
            found = ":".join(pairs[place]) if place < len(pairs) else "the end"
            raise NotationError(f"word {place + 1} must be {key}:..., not {found!r}")
    if len(pairs) > len(_KEYS):
        raise NotationError(f"nothing may follow end:..., but {' '.join(text.split(' ')[len(_KEYS) :])!r} does")
    return dict(pairs)


def _state_of(words: dict[str, str], seats: int) -> VerasseltState:
    yards, heaps = _each_cards(words, "yards", seats), _each_cards(words, "heaps", seats)
    left = _read_digits(words, "left")
    return VerasseltState(
        phase=_one_of(words, "phase", PHASES),
        active=_read_number(words, "active"),
        first_turn=_one_of(words, "first", ("yes", "no")) == "yes",
        turn=_read_number(words, "turn"),
        dice=tuple(_match(words, "dice", f"[{FACES}]{{{DICE}}}")),
        rolling=_read_digits(words, "rolling"),
        hub=_read_cards("hub", words["hub"]),
        table_catch=_read_catch(words, "catch"),
        target=_read_target(words),
        own_catch=_read_cards("own", words["own"]),
        yards=yards,
        heaps=heaps,
        deck=_match(words, "deck", f"-|[{COLOURS}]{{1,{CARDS}}}").replace("-", ""),
        received=_read_catch(words, "received"),
        left=left,
        result=_read_result(words, heaps, yards, left),
    )


def _malformed(key: str, value: str, wanted: str) -> NotationError:
    return NotationError(f"{key}:{value} cannot be read: write {wanted}")


def _match(words: dict[str, str], key: str, form: str) -> str:
    if not re.fullmatch(form, words[key]):
        raise _malformed(key, words[key], f"it as {form}")
    return words[key]


_Word = TypeVar("_Word", bound=str)


def _one_of(words: dict[str, str], key: str, known: tuple[_Word, ...]) -> _Word:
    for value in known:
        if value == words[key]:
            return value
    raise _malformed(key, words[key], f"one of {', '.join(known)}")


def _read_number(words: dict[str, str], key: str) -> int:
    return int(_match(words, key, "0|[1-9][0-9]{0,8}"))


def _read_digits(words: dict[str, str], key: str) -> tuple[int, ...]:
    return tuple(map(int, _match(words, key, "-|[0-9]{1,7}").replace("-", "")))


def _read_cards(key: str, text: str) -> Cards:
    if text == "-":
        return NO_CARDS
    found = _CARDS_FORM.fullmatch(text)
    if not text or not found:
        raise _malformed(key, text, "counts with colours like 4Y3B2R1G, or - for none")
    y, b, r, g = (int(count or 0) for count in found.groups())
    return (y, b, r, g)


def _each_cards(words: dict[str, str], key: str, seats: int) -> tuple[Cards, ...]:
    parts = words[key].split("/")
    if len(parts) != seats:
        raise _malformed(key, words[key], f"{seats} of them with / in between")
    return tuple(_read_cards(key, part) for part in parts)


def _read_catch(words: dict[str, str], key: str) -> Catch | None:
    if words[key] == "-":
        return None
    owner, star, cards = words[key].partition("*")
    if not star or not re.fullmatch("[0-9]", owner):
        raise _malformed(key, words[key], "the owner, * and the cards like 0*4Y3B, or - for none")
    return Catch(int(owner), _read_cards(key, cards))


def _read_target(words: dict[str, str]) -> Target | None:
    targets: tuple[Target, ...] = ("hub", "catch")
    return None if words["target"] == "-" else _one_of(words, "target", targets)


def _read_result(
    words: dict[str, str], heaps: Sequence[Cards], yards: Sequence[Cards], left: Sequence[int]
) -> Result | None:
    """The heaps and yards are the result; only the reason is written down."""
    if words["end"] == "-":
        return None
    reason = _one_of(words, "end", ("hub_short", "max_turns", "last_seat"))
    if not set(range(len(heaps))) - set(left):
        raise _malformed("left", words["left"], "at most all seats but one")
    return score(heaps, yards, left, reason)[0]

"""What a seat may choose in voll verasselt, and the clause that forbids the rest."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING

from throwdown.errors import ActionRefused
from throwdown.rules.game import Action, Listed, Stop, refuse
from throwdown.rules.values import Value

from .state import (
    COLOURS,
    DICE,
    HUB_MINIMUM,
    LEAST_DICE,
    NO_CARDS,
    YARD_LIMIT,
    Cards,
    Choose,
    Distribute,
    Phase,
    Roll,
    TakeConsolation,
    Target,
    TopUp,
    VerasseltState,
    covers,
    minus,
    size,
    spelled,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

# Action spaces: too large to write out, small enough to count

HUB_ONLY = Listed([Choose("hub")])
HUB_OR_CATCH = Listed([Choose("hub"), Choose("catch")])
STOP = Stop()
DICE_CHOICES = tuple(dice for count in range(LEAST_DICE, DICE + 1) for dice in combinations(range(DICE), count))
ALL_DICE = DICE_CHOICES[-1]
_DICE_CHOICES = frozenset(DICE_CHOICES)


class RollSpace(Value, gc=False):
    """Every roll with cards of this yard and, where that is allowed, the stop.

    Naming the same dice in another order is the same roll: it is ``in`` the space, but not counted again.
    """

    yard: Cards
    stop: bool

    def __contains__(self, action: object) -> bool:
        if type(action) is Stop:
            return self.stop
        return type(action) is Roll and accepted(check_roll, action, self.yard)

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


class SplitSpace(Value, gc=False):
    """Every split of the received cards that fits into the room of the yard."""

    cards: Cards
    room: int

    def __contains__(self, action: object) -> bool:
        return type(action) is Distribute and accepted(check_split, action, self.cards, self.room)

    def __len__(self) -> int:
        return _ways(self.cards, self.room)

    def __iter__(self) -> Iterator[Action]:
        return (Distribute(part) for part in _each_part(self.cards, self.room))

    def sample(self, rng: Random) -> Action:
        return Distribute(_any_small_part(self.cards, self.room, rng))


class TopUpSpace(Value, gc=False):
    """Every part of the yard that brings the hub to eight: what stays back is what is counted."""

    yard: Cards
    missing: int

    def __contains__(self, action: object) -> bool:
        return type(action) is TopUp and accepted(check_top_up, action, self.yard, self.missing)

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


def accepted(check: Callable[..., None], *question: object) -> bool:
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


def check_choice(action: Choose, groups: tuple[Target, ...]) -> None:
    if action.target in groups:
        return
    if action.target == "catch":
        raise refuse(
            "the predecessor left no card to roll for: choose the hub", "VER-GROUP-02", "action/illegal_target"
        )
    raise refuse(
        f"{action.target!r} is not a group: choose {' or '.join(groups)}", "VER-GROUP-01", "action/illegal_target"
    )


def check_roll(action: Roll, yard: Cards) -> None:
    check_dice(action.dice)
    if action.boost == NO_CARDS:
        return
    _check_cards(action.boost)
    if not covers(yard, action.boost):
        raise refuse(
            f"the yard holds {spelled(yard)}, not {spelled(action.boost)}: boost with what lies there",
            "VER-BOOST-01",
            "action/not_in_yard",
        )


def check_dice(dice: object) -> None:
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


def check_split(action: Distribute, received: Cards, room: int) -> None:
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


def check_top_up(action: TopUp, yard: Cards, missing: int) -> None:
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


def check_consolation(action: TakeConsolation, allowed: int) -> None:
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


def check_in_game(state: VerasseltState, seat: int, seats: int) -> None:
    if state.phase == "over":
        raise refuse("the game is over: start another one", "VER-END-01", "action/game_over")
    if type(seat) is not int or not 0 <= seat < seats:
        raise refuse(f"there is no seat {seat!r}: the seats are 0 to {seats - 1}", "VER-TURN-01", "action/no_such_seat")
    if seat in state.left:
        raise refuse(f"seat {seat} has left for good: it acts no more", "VER-AMB-33", "action/seat_left")


def not_asked(state: VerasseltState, seat: int, seats: int) -> ActionRefused:
    check_in_game(state, seat, seats)
    if state.to_act is None:
        what = "the deck is being shuffled" if state.phase == "setup" else "the dice are in the air"
        return refuse(f"{what}: wait for the outcome", "VER-TURN-02", "action/not_now")
    waiting = f"seat {seat} waits for seat {state.to_act}"
    if state.phase == "distribute":
        return refuse(f"{waiting}, who splits its catch", "VER-PAY-05", "action/not_your_decision")
    return refuse(f"{waiting}, whose turn it is", "VER-TURN-01", "action/not_your_turn")


def not_now(phase: Phase, action: Action) -> ActionRefused:
    clause, code, fix = _NOT_NOW.get((phase, type(action))) or _NOT_NOW[phase, None]
    return refuse(f"{getattr(action, 'name', action)} cannot come in phase {phase}: {fix}", clause, code)

"""How safe every roll is that a seat of voll verasselt may choose now: counted for all of them at once."""

from __future__ import annotations

from functools import cache
from itertools import count, product
from math import comb, prod
from operator import ge, mul
from typing import TYPE_CHECKING, Any, cast

from throwdown.rules.values import Value
from throwdown.rules.verasselt.choices import RollSpace, TopUpSpace
from throwdown.rules.verasselt.state import (
    BAR,
    CARDS_PER_COLOUR,
    DICE,
    FACES,
    HUB_MINIMUM,
    LEAST_DICE,
    Cards,
    Target,
    VerasseltView,
    counted,
    plus,
    size,
)

from .verasselt import WAYS_TO_KEEP, safe_rolls

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

#: Dice that stay, by faces: four colours and the bar.
Keep = tuple[int, ...]
#: A hub that may come: its chance, and the ways to fill it up.
Refill = tuple[float, list[Cards]]
#: How many dice may be rolled (VER-ROLL-02).
COUNTS = tuple(range(LEAST_DICE, DICE + 1))


class RollTable(Value):
    """Every roll for the chosen group. A row is a boost, a column the faces of the dice that stay."""

    boosts: tuple[Cards, ...]
    keeps: tuple[str, ...]
    safe: tuple[tuple[float, ...], ...]
    """The chance that it is no bust."""
    catch: tuple[tuple[float, ...], ...]
    """The cards to expect; none in a bust."""


class FirstRoll(Value):
    """The first roll for a group that may be chosen, with the dice kept that make it safest, and no boost."""

    target: Target
    dice: tuple[int, ...]
    safe: tuple[float, ...]
    """The chance that it is no bust, by the number of ``dice`` rolled."""


class Safety(Value):
    """Rolls for the group that is chosen, or the first rolls for those that may be."""

    rolls: RollTable | None = None
    first: tuple[FirstRoll, ...] = ()


def safety(view: Any) -> Safety | None:
    """What the seat of this view may roll now; nothing where it has something else to decide, None in other games."""
    if not isinstance(view, VerasseltView):
        return None
    if isinstance(view.actions, RollSpace):
        group = view.table_catch.cards if view.target == "catch" and view.table_catch is not None else view.hub
        return Safety(rolls=_rolls(view.dice, group, _parts(view.actions.yard)))
    if isinstance(view.actions, TopUpSpace):
        enough = [part for part in _parts(view.actions.yard) if size(part) >= view.actions.missing]
        return Safety(rolls=_rolls(view.dice, view.hub, enough))
    if view.phase == "choose" and view.seat == view.to_act:
        return Safety(first=tuple(_first_roll(view, target) for target in _that_are_rolled_for(view)))
    return Safety()


def _rolls(dice: Sequence[str], group: Cards, boosts: Sequence[Cards]) -> RollTable:
    keeps = _that_can_be_kept(dice)
    named = tuple("".join(face * count for face, count in zip(FACES, keep, strict=True)) for keep in keeps)
    chances = [[_promise(plus(group, boost), keep) for keep in keeps] for boost in boosts]
    safe = tuple(tuple(each for each, _ in row) for row in chances)
    return RollTable(tuple(boosts), named, safe, tuple(tuple(each for _, each in row) for row in chances))


def _that_can_be_kept(dice: Sequence[str]) -> list[Keep]:
    """Ways to keep dice that show what is to be kept."""
    colours = counted(dice)
    shown = (*colours, DICE - size(colours))
    return [keep for keep in WAYS_TO_KEEP if all(map(ge, shown, keep))]


def _promise(group: Cards, keep: Keep) -> tuple[float, float]:
    """The chance of a safe roll for this group, and the catch to expect."""
    room = [there - kept for there, kept in zip(group, keep, strict=False)]
    if min(room) < 0:
        return 0.0, 0.0
    y, b, r, g = sorted(min(each, DICE) for each in room)
    safe, coloured = _chances((y, b, r, g), DICE - sum(keep))
    return safe, coloured + sum(keep[:4]) * safe


@cache
def _chances(room: Cards, rolled: int) -> tuple[float, float]:
    """The chance to be safe, and the coloured dice to expect; room for colours in any order is the same."""
    ways = safe_rolls(room, rolled)
    return sum(ways) / 6**rolled, sum(map(mul, count(), ways)) / 6**rolled


def _parts(cards: Cards) -> list[Cards]:
    """None, some or all of the cards; the fewest first."""
    y, b, r, g = (range(count + 1) for count in cards)
    return sorted(product(y, b, r, g), key=size)


# Before a group is chosen


def _that_are_rolled_for(view: VerasseltView) -> list[Target]:
    return [target for target in view.groups if not (target == "hub" and view.hub_ends_game)]


def _first_roll(view: VerasseltView, target: Target) -> FirstRoll:
    keeps = _that_can_be_kept(view.dice)
    refills = _refilled(view) if target == "hub" else _as_it_lies(view)
    by_count = ([keep for keep in keeps if DICE - sum(keep) == rolled] for rolled in COUNTS)
    chances = (sum(weight * _best(groups, same) for weight, groups in refills) for same in by_count)
    return FirstRoll(target, COUNTS, tuple(chances))


def _best(groups: Sequence[Cards], keeps: Sequence[Keep]) -> float:
    """The chance of the safest roll, with the best of these groups and of these ways to keep dice."""
    return max((_promise(group, keep)[0] for group in groups for keep in keeps), default=0.0)


def _as_it_lies(view: VerasseltView) -> list[Refill]:
    assert view.table_catch is not None  # noqa: S101  # it may be chosen
    return [(1.0, [view.table_catch.cards])]


def _refilled(view: VerasseltView) -> list[Refill]:
    """The hub after every refill that may come (VER-NEXT-04, VER-NEXT-05): its chance, and the ways to fill it up.

    Cards that do not lie open are as likely in the deck as on a heap.
    """
    hidden, count = _hidden(view), _refill(view)
    missing = _top_up(view, count)
    top_ups = [part for part in _parts(_own_yard(view)) if size(part) == missing]
    every = comb(size(hidden), count)
    refills = list[Refill]()
    for drawn in _draws(hidden, count):
        ways = prod(comb(there, taken) for there, taken in zip(hidden, drawn, strict=True))
        refills.append((ways / every, [plus(plus(view.hub, drawn), top_up) for top_up in top_ups]))
    return refills


def _own_yard(view: VerasseltView) -> Cards:
    assert view.seat is not None  # noqa: S101  # spectators choose nothing
    return view.yards[view.seat]


def _hidden(view: VerasseltView) -> Cards:
    open_cards = [view.hub, view.own_catch, *view.yards]
    if view.table_catch is not None:
        open_cards.append(view.table_catch.cards)
    y, b, r, g = (CARDS_PER_COLOUR - sum(cards[colour] for cards in open_cards) for colour in range(4))
    return (y, b, r, g)


def _refill(view: VerasseltView) -> int:
    """How many cards the hub gets when it is chosen."""
    options = dict(view.options)
    if view.first_turn and not options["first_turn_refill"]:  # VER-NEXT-07
        return 0
    by_bars = view.dice.count(BAR) * cast("int", options["refill_per_double_bar"])
    return min(view.deck_size, max(by_bars, HUB_MINIMUM - size(view.hub)))


def _top_up(view: VerasseltView, refill: int) -> int:
    """How many cards of the own yard the hub needs then (VER-END-02); later under some rules (VER-AMB-31)."""
    spared = dict(view.options)["end_check"] == "turn_start" and view.deck_size > 0
    if refill < view.deck_size or spared:
        return 0
    return max(0, HUB_MINIMUM - size(view.hub) - refill)


def _draws(hidden: Cards, count: int) -> Iterator[Cards]:
    """Every choice of so many cards by colour."""
    for y in range(min(hidden[0], count) + 1):
        for b in range(min(hidden[1], count - y) + 1):
            for r in range(min(hidden[2], count - y - b) + 1):
                g = count - y - b - r
                if g <= hidden[3]:
                    yield (y, b, r, g)

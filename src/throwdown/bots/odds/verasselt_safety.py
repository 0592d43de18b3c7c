"""How safe every roll is that a seat of voll verasselt may choose now: counted for all of them at once."""

from __future__ import annotations

from itertools import product
from math import comb, prod
from typing import TYPE_CHECKING, Any, cast

import numpy as np

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

from .verasselt_arrays import KEEPS, ROLLED, Floats, Ints, promise

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
    faces = _faces(dice)
    columns = np.flatnonzero((faces >= KEEPS).all(axis=1))
    safe, catch = promise(np.array([plus(group, boost) for boost in boosts]), np.tile(faces, (len(boosts), 1)))
    keeps = ("".join(face * count for face, count in zip(FACES, KEEPS[keep], strict=True)) for keep in columns)
    return RollTable(tuple(boosts), tuple(keeps), _nested(safe[:, columns]), _nested(catch[:, columns]))


def _faces(dice: Sequence[str]) -> Ints:
    colours = counted(dice)
    return np.array((*colours, DICE - size(colours)))


def _nested(chances: Floats) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(row) for row in chances.tolist())


def _parts(cards: Cards) -> list[Cards]:
    """None, some or all of the cards; the fewest first."""
    y, b, r, g = (range(count + 1) for count in cards)
    return sorted(product(y, b, r, g), key=size)


# Before a group is chosen


def _that_are_rolled_for(view: VerasseltView) -> list[Target]:
    return [target for target in view.groups if not (target == "hub" and view.hub_ends_game)]


def _first_roll(view: VerasseltView, target: Target) -> FirstRoll:
    weights, groups = _refilled(view) if target == "hub" else _as_it_lies(view)
    rows = groups.reshape(-1, 4)
    safe, _ = promise(rows, np.tile(_faces(view.dice), (len(rows), 1)))
    best = safe.reshape(*groups.shape[:2], -1).max(axis=1)
    chances = [float(weights @ best[:, count == ROLLED].max(axis=1)) for count in COUNTS]
    return FirstRoll(target, COUNTS, tuple(chances))


def _as_it_lies(view: VerasseltView) -> tuple[Floats, Ints]:
    assert view.table_catch is not None  # noqa: S101  # it may be chosen
    return np.ones(1), np.array([[view.table_catch.cards]])


def _refilled(view: VerasseltView) -> tuple[Floats, Ints]:
    """The hub after every refill that may come (VER-NEXT-04, VER-NEXT-05): its chance, and the ways to fill it up.

    Cards that do not lie open are as likely in the deck as on a heap.
    """
    hidden, count = _hidden(view), _refill(view)
    missing = _top_up(view, count)
    top_ups = [part for part in _parts(_own_yard(view)) if size(part) == missing]
    draws, every = list(_draws(hidden, count)), comb(size(hidden), count)
    ways = [prod(comb(there, taken) for there, taken in zip(hidden, drawn, strict=True)) for drawn in draws]
    groups = [[plus(plus(view.hub, drawn), top_up) for top_up in top_ups] for drawn in draws]
    return np.array([way / every for way in ways]), np.array(groups)


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

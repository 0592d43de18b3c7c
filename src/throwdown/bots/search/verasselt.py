"""How the strong bots of voll verasselt think: exact odds of the next roll, and a value for what follows the turn.

The value of a finished turn is counted in cards of lead. What lies on the table is worth its cards, less
what the next player can make of it: he takes the hub and catches there, or he plunders, and then his
gain is a loss as well. One roll of his is counted exactly; how much of any catch reaches a heap in the
end is one number, ``SURVIVES``.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, cast

import numpy as np

from throwdown.bots.odds.verasselt_arrays import KEEPS, ROLLED, Floats, Ints, best_catch, promise, rolls
from throwdown.rules.values import Value
from throwdown.rules.verasselt.state import (
    BAR,
    CARDS_PER_COLOUR,
    CONSOLATION,
    FACES,
    HUB_MINIMUM,
    YARD_LIMIT,
    Roll,
    score,
    size,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.rules.verasselt.state import Cards, VerasseltView

#: How much of a catch reaches the heap of its owner in the end.
SURVIVES = 0.6
#: What a card in the yard is worth, in cards on the heap.
YARD_CARD = 0.5
#: What a plundered card hurts its owner, at a first look: it may have been lost anyway.
PLUNDERED = 0.8
#: What boosting with it should bring at least, for the first look.
BOOST_CARD = 0.8
#: Of the boosts out of a large yard only so many are looked at, the small ones first.
MOST_BOOSTS = 24
#: Dice as they usually lie after a turn.
USUAL_DICE: Ints = np.array([[1, 1, 1, 1, 3]])
#: How many ways the hub may be refilled are looked at.
REFILLS = 3


class Outlook(Value):
    """What stays the same while one seat thinks."""

    lead: float
    """Own heap less the largest other."""
    rival: float
    """How much it helps that one other seat has a card less: all of it with two seats."""
    deck: int
    colours: Floats
    """What a card of the deck probably is."""
    per_bar: int
    yard_of_next: int


def outlook(view: VerasseltView) -> Outlook:
    """What the seat that is asked can know."""
    seat = asked(view)
    following = [each % view.seats for each in range(seat + 1, seat + view.seats) if each % view.seats not in view.left]
    heaps = known_heaps(view)
    return Outlook(
        lead=heaps[seat] - max(heaps[other] for other in following),
        rival=1 / len(following),
        deck=view.deck_size,
        colours=_unseen_colours(view),
        per_bar=cast("int", dict(view.options)["refill_per_double_bar"]),
        yard_of_next=sum(view.yards[following[0]]),
    )


def asked(view: VerasseltView) -> int:
    """The seat that is to decide."""
    assert view.seat is not None  # noqa: S101  # spectators are not asked
    return view.seat


def known_heaps(view: VerasseltView) -> list[int]:
    """The heaps; one that is hidden is thought to be as large as the own (VER-AMB-25)."""
    own = view.heaps[asked(view)] or 0
    return [own if heap is None else heap for heap in view.heaps]


def ending(view: VerasseltView) -> tuple[int, float]:
    """If the hub ends the game (VER-END-06): the lead once the catch is paid, and the own share of the win."""
    seat, heaps = asked(view), known_heaps(view)
    if view.table_catch is not None:
        heaps[view.table_catch.owner] += size(view.table_catch.cards)
    result, _ = score([(heap, 0, 0, 0) for heap in heaps], view.yards, view.left, "hub_short")
    others = [heap for each, heap in enumerate(heaps) if each != seat and each not in view.left]
    return heaps[seat] - max(others), (seat in result.winners) / len(result.winners)


def _unseen_colours(view: VerasseltView) -> Floats:
    """Cards that lie open are not in the deck; the others are as likely there as on a heap."""
    catches = [catch.cards for catch in (view.table_catch, view.received) if catch is not None]
    seen = np.sum([view.hub, view.own_catch, *view.yards, *catches], axis=0)
    unseen = np.maximum(CARDS_PER_COLOUR - seen, 0) + 0.01
    return np.asarray(unseen / unseen.sum(), dtype=np.float64)


def refill_count(hub: Ints, bars: Ints, deck: Ints, per_bar: int) -> Ints:
    """How many cards the hub gets when it is chosen (VER-NEXT-04, VER-NEXT-05)."""
    by_bars = np.minimum(deck, per_bar * bars)
    to_eight: Ints = np.clip(HUB_MINIMUM - hub.sum(axis=-1) - by_bars, 0, deck - by_bars)
    return by_bars + to_eight


class Ends(Value):
    """Finished turns, a row for each: what lies where when the next seat is to choose."""

    hub: Ints
    catch: Ints
    dice: Ints
    yard: Ints
    lead: Floats
    deck: Ints


def evaluate(facts: Outlook, ends: Ends) -> Floats:
    """The value of finished turns for the seat that finished them."""
    refill = refill_count(ends.hub, ends.dice[:, 4], ends.deck, facts.per_bar)
    refilled = (ends.hub + refill[:, None] * facts.colours + 0.5).astype(np.int64)
    over = ends.hub.sum(axis=1) + ends.deck + facts.yard_of_next < HUB_MINIMUM  # nobody rolls for that hub (VER-END-05)
    at_hub = np.where(over, 0.0, best_catch(refilled, ends.dice))
    plunder = best_catch(ends.catch, ends.dice)
    plunders = (SURVIVES + facts.rival) * plunder > SURVIVES * at_hub
    taken = np.where(plunders, (1 + SURVIVES * facts.rival) * plunder, SURVIVES * facts.rival * at_hub)
    value: Floats = ends.lead + ends.catch.sum(axis=1) - taken + YARD_CARD * ends.yard
    return value


class Plan(Value):
    """A way to roll, and what it is worth."""

    value: float
    keep: int
    """Which of ``KEEPS``."""
    boost: Cards


class Turn:
    """A turn under way: the group is chosen, a roll may follow."""

    def __init__(self, facts: Outlook, view: VerasseltView, group: Ints, lead: float, deck: int, plundering: bool):
        self.facts, self.group, self.lead, self.deck, self.plundering = facts, group, lead, deck, plundering
        self.hub, self.caught = np.array(view.hub), np.array(view.own_catch)
        self.dice = np.array([[view.dice.count(face) for face in FACES]])
        self.yard = view.yards[asked(view)]
        yard = np.array([sum(self.yard)])
        self.stop_now = float(self._stopped(group[None], self.caught[None], self.dice, yard)[0])
        """What it is worth to stop at once."""
        self.bust_now = float(self._busted(group[None], USUAL_DICE, yard)[0])
        """What is left if the next roll is a bust, with dice as they usually lie."""
        self.card = SURVIVES + facts.rival * PLUNDERED if plundering else SURVIVES
        """What one more card in the catch is worth."""

    # How it may end

    def _stopped(self, rest: Ints, catch: Ints, dice: Ints, yard: Ints) -> Floats:
        """The catch waits on the table (VER-STOP-03)."""
        hub, lead = self._left_over(rest)
        return evaluate(self.facts, Ends(hub, catch, dice, yard, lead, np.full(len(hub), self.deck)))

    def _busted(self, group: Ints, dice: Ints, yard: Ints) -> Floats:
        """Everything goes back, and two cards are drawn (VER-BUST-03, VER-BUST-05)."""
        drawn = min(CONSOLATION, self.deck)
        hub, lead = self._left_over(group + self.caught)
        yard = np.minimum(yard + drawn, YARD_LIMIT)
        return evaluate(
            self.facts, Ends(hub, np.zeros_like(hub), dice, yard, lead, np.full(len(hub), self.deck - drawn))
        )

    def _left_over(self, rest: Ints) -> tuple[Ints, Floats]:
        """What is not caught stays in the hub, or goes to the owner who was plundered (VER-STOP-05)."""
        if self.plundering:
            return np.broadcast_to(self.hub, rest.shape), self.lead - self.facts.rival * rest.sum(axis=1)
        return rest, np.full(len(rest), self.lead)

    # What may come next

    def best(self, looks: int) -> Plan:
        """The best plan; so many of the promising ones are weighed result by result."""
        plans = self.plans(looks) if looks else self._first_look(1)
        return max(plans, key=lambda plan: plan.value)

    def plans(self, most: int, also: Iterable[Plan] = ()) -> list[Plan]:
        """The most promising plans and some others, weighed result by result."""
        return self._weighed([*self._first_look(most), *also])

    def _first_look(self, most: int) -> list[Plan]:
        """The best rolls as if the turn stopped after them."""
        boosts = self._boosts()
        safe, catch = promise(self.group + boosts, np.broadcast_to(self.dice, (len(boosts), 5)))
        values = safe * self.stop_now + (1 - safe) * self.bust_now + self.card * catch
        values -= BOOST_CARD * boosts.sum(axis=1)[:, None]
        values[:, (self.dice < KEEPS).any(axis=1)] = -np.inf
        possible = int(np.isfinite(values).sum())  # dice that do not show what would be kept make no plan
        best = np.argsort(-values, axis=None, kind="stable")[: min(most, possible)]
        return [self._plan(float(values.flat[place]), boosts, int(place)) for place in best]

    def _boosts(self) -> Ints:
        """What the yard may give, the smallest first: nothing."""
        return np.array(sorted(product(*(range(count + 1) for count in self.yard)), key=sum)[:MOST_BOOSTS])

    def _plan(self, value: float, boosts: Ints, place: int) -> Plan:
        boost, keep = divmod(place, len(KEEPS))
        y, b, r, g = boosts[boost].tolist()
        return Plan(value, keep, (y, b, r, g))

    def _weighed(self, plans: list[Plan]) -> list[Plan]:
        """The same plans, valued by every result: stop then, or roll once more, whichever is better."""
        results = [rolls(int(ROLLED[plan.keep])) for plan in plans]
        sizes = [len(chances) for _, chances in results]
        dice = np.concatenate([shown + KEEPS[plan.keep] for plan, (shown, _) in zip(plans, results, strict=True)])
        boosts = np.repeat(np.array([plan.boost for plan in plans]), sizes, axis=0)
        chances = np.concatenate([chances for _, chances in results])
        weighed = np.add.reduceat(self._rolled(dice, boosts) * chances, np.cumsum([0, *sizes[:-1]]))
        return [Plan(float(value), plan.keep, plan.boost) for value, plan in zip(weighed, plans, strict=True)]

    def _rolled(self, dice: Ints, boosts: Ints) -> Floats:
        """What each result is worth: all seven dice as they lie then, after boosting."""
        group, yard = self.group + boosts, sum(self.yard) - boosts.sum(axis=1)
        rest = group - dice[:, :4]
        safe = (rest >= 0).all(axis=1)
        values = np.empty(len(dice))
        values[safe] = self._after_catch(rest[safe], dice[safe], yard[safe])
        values[~safe] = self._busted(group[~safe], dice[~safe], yard[~safe])
        return values

    def _after_catch(self, rest: Ints, dice: Ints, yard: Ints) -> Floats:
        stopped = self._stopped(rest, self.caught + dice[:, :4], dice, yard)
        safe, catch = promise(rest, dice)
        on = safe * stopped[:, None] + (1 - safe) * self.bust_now + self.card * catch
        better: Floats = np.maximum(stopped, on.max(axis=1))
        return better


# Turns out of a view


def turn_under_way(view: VerasseltView) -> Turn:
    facts = outlook(view)
    catch = view.table_catch if view.target == "catch" else None
    return Turn(facts, view, np.array(catch.cards if catch else view.hub), facts.lead, facts.deck, catch is not None)


def plunder_turn(view: VerasseltView) -> Turn:
    """The turn that begins if the catch is chosen."""
    assert view.table_catch is not None  # noqa: S101  # it is offered
    facts = outlook(view)
    return Turn(facts, view, np.array(view.table_catch.cards), facts.lead, facts.deck, plundering=True)


def hub_turns(view: VerasseltView) -> list[Turn]:
    """The turns that may begin if the hub is chosen: its refill is only guessed, the owner gets his catch."""
    facts, hub = outlook(view), np.array(view.hub)
    paid = sum(view.table_catch.cards) if view.table_catch is not None else 0
    cards = int(refill_count(hub, np.array(view.dice.count(BAR)), np.array(facts.deck), facts.per_bar))
    guess, turns = Random(1), []  # the same guesses for the same view
    for _ in range(REFILLS if cards else 1):
        drawn = guess.choices(range(4), facts.colours.tolist(), k=cards)
        refilled = hub + [drawn.count(colour) for colour in range(4)]
        turns.append(Turn(facts, view, refilled, facts.lead - facts.rival * paid, facts.deck - cards, False))
    return turns


def as_roll(view: VerasseltView, plan: Plan) -> Roll:
    """The plan as an action: which of the dice on the table stay."""
    wanted = dict(zip(FACES, KEEPS[plan.keep].tolist(), strict=True))
    rolled = []
    for die, face in enumerate(view.dice):
        if wanted[face]:
            wanted[face] -= 1
        else:
            rolled.append(die)
    return Roll(tuple(rolled), plan.boost)

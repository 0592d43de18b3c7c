"""A turn, from the choice of a group to the next player: what ``rules/verasselt/play.py`` does, in its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown.rules.verasselt.state import (
    CARDS_PER_COLOUR,
    COLOURS,
    CONSOLATION,
    FIRST_HUB,
    HUB_MINIMUM,
    YARD_LIMIT,
)
from throwdown_lab.batch.chance import GOLDEN, mixed
from throwdown_lab.batch.compiled import part, tiny
from throwdown_lab.batch.events import OWNER

from .cards import NO_CARDS, ONE_OF_EACH, cards_of, covers, size
from .dice import ALL_BARS, bars, demand, rolled
from .layout import (
    CATCH,
    CHOOSE,
    CONSOLING,
    DISTRIBUTE,
    HUB,
    NO_TARGET,
    NOBODY,
    OVER,
    ROLL,
    ROLL_OR_STOP,
    TOP_UP,
)
from .writing import (
    BUSTED,
    CATCH_DISSOLVED,
    CAUGHT,
    CONSOLATION_DRAWN,
    DICE_ROLLED,
    GAME_OVER,
    GROUP_CHOSEN,
    HUB_REFILLED,
    PAYOUT_DUE,
    PAYOUT_SPLIT,
    TOP_UP_REQUIRED,
    TURN_STARTED,
    happen,
    happen_if,
)

if TYPE_CHECKING:
    from .layout import Row, Rules

_COLOURS = len(COLOURS)
#: 64 bits are drawn, of which the upper seven number the cards of the fullest deck.
_ALL_BITS, _UNUSED = 64, 57


# Cards that move


@tiny
def group(game: Row) -> int:
    """The cards that are rolled for."""
    return game.catch if game.target == CATCH else game.hub


@tiny
def set_group(game: Row, cards: int) -> None:
    if game.target == CATCH:
        game.catch = cards
    else:
        game.hub = cards


@tiny
def deck_size(game: Row) -> int:
    return game.deck_end - game.top


@tiny
def drawn(game: Row, count: int) -> int:
    """The top cards; a short deck gives what it has (VER-NEXT-08)."""
    cards = NO_CARDS
    end = min(game.top + count, game.deck_end)
    for place in range(game.top, end):
        cards += cards_of(game.deck[place], 1)
    game.top = end
    return cards


@tiny
def boost(game: Row, cards: int) -> None:
    game.yards[game.active] -= cards
    set_group(game, group(game) + cards)


# Setup


@part
def deal(game: Row, rules: Rules, first: int, key: np.uint64) -> None:
    """The top ten of the shuffled cards form the hub; the rest is the deck (VER-SETUP-03)."""
    each = CARDS_PER_COLOUR - rules.seats
    game.top, game.deck_end = 0, each * _COLOURS
    for place in range(game.deck_end):
        game.deck[place] = place // each
    shuffle(game, key)
    for seat in range(rules.seats):
        game.yards[seat], game.heaps[seat] = ONE_OF_EACH, NO_CARDS
    game.dice = ALL_BARS
    game.turn, game.first_turn, game.active, game.target = 1, 1, first, NO_TARGET
    game.own_catch, game.catch, game.received = NO_CARDS, NO_CARDS, NO_CARDS
    game.catch_owner, game.received_owner = NOBODY, NOBODY
    game.hub = drawn(game, FIRST_HUB)
    game.phase = CHOOSE


@tiny
def shuffle(game: Row, key: np.uint64) -> None:
    """The order that ``throwers.fairness.shuffled`` gives by the same chance."""
    unused = _UNUSED
    for last in range(game.deck_end - 1, 0, -1):
        unused += (last + 1) >> (_ALL_BITS - 1 - unused) == 0
        other = np.int64(last + 1)
        while other > last:
            key += GOLDEN
            other = np.int64(mixed(key) >> np.uint64(unused))
        game.deck[last], game.deck[other] = game.deck[other], game.deck[last]


# The turn, in the order of VER-TURN-02


@tiny
def choose(game: Row, rules: Rules, target: int) -> None:
    game.target = target
    happen(game, GROUP_CHOSEN, int(target == CATCH))
    if target == CATCH:
        game.phase = ROLL
    elif game.catch == NO_CARDS:
        open_hub(game, rules)
    else:
        hand_over(game, rules)


@tiny
def skips_refill(game: Row, rules: Rules) -> bool:
    return game.first_turn == 1 and rules.first_turn_refill == 0


@tiny
def open_hub(game: Row, rules: Rules) -> None:
    deck_was_empty = deck_size(game) == 0
    if not skips_refill(game, rules):
        fill_hub(game, bars(game.dice) * rules.refill)
        fill_hub(game, max(0, HUB_MINIMUM - size(game.hub)))
    test_end(game, rules, deck_was_empty)


@tiny
def fill_hub(game: Row, count: int) -> None:
    cards = drawn(game, count)
    happen_if(game, HUB_REFILLED, cards)
    game.hub += cards


@tiny
def hub_ends_game(game: Row, rules: Rules) -> bool:
    """Whether choosing the hub is the end, counted in advance (VER-END-05)."""
    within_reach = size(game.hub) + size(game.yards[game.active])
    if skips_refill(game, rules) or rules.end_at_turn_start == 1:
        return deck_size(game) == 0 and within_reach < HUB_MINIMUM
    return within_reach + deck_size(game) < HUB_MINIMUM


@tiny
def test_end(game: Row, rules: Rules, deck_was_empty: bool) -> None:
    """Deck empty, hub below eight: the yard must fill it, and where it cannot the game is over (VER-END-01)."""
    missing = HUB_MINIMUM - size(game.hub)
    too_late = rules.end_at_turn_start == 1 and not deck_was_empty
    if missing <= 0 or deck_size(game) > 0 or too_late:
        game.phase = ROLL
    elif size(game.yards[game.active]) < missing:
        finish(game)
    else:
        game.phase = TOP_UP
        happen(game, TOP_UP_REQUIRED, missing)


@tiny
def roll(game: Row, rules: Rules, dice: int, key: np.uint64) -> None:
    """Roll this set of dice, and see what all seven show (VER-ROLL-04)."""
    game.dice = rolled(game.dice, dice, key)
    wanted, lying = demand(game.dice), group(game)
    happen(game, DICE_ROLLED, wanted)
    if covers(lying, wanted):
        happen(game, CAUGHT, wanted)
        set_group(game, lying - wanted)
        game.own_catch += wanted
        game.phase = ROLL_OR_STOP
    else:
        happen(game, BUSTED, 0)
        bust(game, rules)


@tiny
def bust(game: Row, rules: Rules) -> None:
    allowed = consolation_allowed(game)
    if allowed > 0 and rules.consolation_optional == 1:
        game.phase = CONSOLING
    else:
        console(game, rules, allowed)


@tiny
def consolation_allowed(game: Row) -> int:
    """Two cards, but never more than six in the yard nor more than the deck has (VER-BUST-05)."""
    return min(CONSOLATION, YARD_LIMIT - size(game.yards[game.active]), deck_size(game))


@tiny
def console(game: Row, rules: Rules, count: int) -> None:
    """Consolation, dissolve, payout, next turn: the order of VER-BUST-08."""
    cards = drawn(game, count)
    happen(game, CONSOLATION_DRAWN, cards)
    happen_if(game, CATCH_DISSOLVED, game.own_catch)
    game.yards[game.active] += cards
    set_group(game, group(game) + game.own_catch)
    game.own_catch = NO_CARDS
    stop(game, rules)


@tiny
def stop(game: Row, rules: Rules) -> None:
    if game.target == CATCH:
        hand_over(game, rules)
    else:
        end_turn(game, rules)


@tiny
def end_turn(game: Row, rules: Rules) -> None:
    """The own catch stays on the table, not yet secured (VER-STOP-03)."""
    game.catch, game.own_catch = game.own_catch, NO_CARDS
    game.catch_owner = game.active if game.catch != NO_CARDS else NOBODY
    game.target, game.first_turn = NO_TARGET, 0
    if is_last_turn(game, rules):
        finish(game)
    else:
        game.turn += 1
        game.active = game.active + 1 if game.active + 1 < rules.seats else 0
        game.phase = CHOOSE
        happen(game, TURN_STARTED, game.active)


@tiny
def is_last_turn(game: Row, rules: Rules) -> bool:
    return 0 < rules.max_turns <= game.turn


# Receiving a catch


@tiny
def hand_over(game: Row, rules: Rules) -> None:
    """The owner of the waiting catch splits it at once, unless there is nothing to decide (VER-PAY-04)."""
    owner, cards = game.catch_owner, game.catch
    happen(game, PAYOUT_DUE, owner * OWNER + cards)
    game.catch, game.catch_owner = NO_CARDS, NOBODY
    certain_end = is_last_turn(game, rules) or (game.target == HUB and hub_ends_game(game, rules))
    if cards != NO_CARDS and size(game.yards[owner]) < YARD_LIMIT and not certain_end:
        game.received, game.received_owner = cards, owner
        game.phase = DISTRIBUTE
    else:
        happen(game, PAYOUT_SPLIT, owner * OWNER)
        game.heaps[owner] += cards
        go_on(game, rules)


@part
def distribute(game: Row, rules: Rules, to_yard: int) -> None:
    happen(game, PAYOUT_SPLIT, game.received_owner * OWNER + to_yard)
    game.yards[game.received_owner] += to_yard
    game.heaps[game.received_owner] += game.received - to_yard
    game.received, game.received_owner = NO_CARDS, NOBODY
    go_on(game, rules)


@tiny
def go_on(game: Row, rules: Rules) -> None:
    """After a payout: the hub is opened for the one who chose it, or the plunderer's turn is over."""
    if game.target == HUB:
        open_hub(game, rules)
    else:
        end_turn(game, rules)


# The end


@tiny
def finish(game: Row) -> None:
    """A catch still waiting goes to its owner's heap (VER-END-04)."""
    if game.catch != NO_CARDS:
        happen(game, PAYOUT_DUE, game.catch_owner * OWNER + game.catch)
        happen(game, PAYOUT_SPLIT, game.catch_owner * OWNER)
        game.heaps[game.catch_owner] += game.catch
    game.catch, game.catch_owner = NO_CARDS, NOBODY
    game.phase, game.target = OVER, NO_TARGET
    happen(game, GAME_OVER, 0)


@part
def winners(game: Row, rules: Rules) -> int:
    """Most cards on the heap, then fewest in the yard, else shared: a bit for each seat (VER-WIN-01 to 03)."""
    found, best = 0, -1
    for seat in range(rules.seats):
        worth = size(game.heaps[seat]) * (YARD_LIMIT + 1) - size(game.yards[seat])
        if worth > best:
            found, best = 0, worth
        if worth == best:
            found |= 1 << seat
    return found

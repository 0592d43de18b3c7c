"""What is asked in a game, and what an answer does: the ids are those of ``bots/coding/verasselt.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.verasselt.state import COLOUR_NAMES, COLOURS, HUB_MINIMUM, YARD_LIMIT
from throwdown_lab.batch.compiled import tiny
from throwdown_lab.coding.verasselt import (
    CARDS_ID,
    CONSOLATION_ID,
    DICE_ID,
    GROUP_ID,
    PER_COLOUR,
    QUESTIONS,
    ROLL_ID,
    SIZE,
    STOP_ID,
)

from .cards import NO_CARDS, cards_of, size
from .layout import (
    CATCH,
    CHOOSE,
    CONSOLING,
    DISTRIBUTE,
    HUB,
    NOBODY,
    ROLL,
    ROLL_OR_STOP,
    TOP_UP,
)
from .turns import boost, choose, consolation_allowed, console, distribute, roll, stop
from .writing import BOOSTED, STOPPED, TOPPED_UP, happen, happen_if

if TYPE_CHECKING:
    import numpy as np

    from .layout import Row, Rules

_QUESTIONS = list(QUESTIONS)
NO_QUESTION = -1
ASKED_GROUP, ASKED_STOP, ASKED_CONSOLATION, ASKED_DICE = (
    _QUESTIONS.index("group"),
    _QUESTIONS.index("stop or roll on"),
    _QUESTIONS.index("consolation"),
    _QUESTIONS.index("dice"),
)
ASKED_CARDS = _QUESTIONS.index(COLOUR_NAMES[COLOURS[0]])
_BYTE = 0xFF


@tiny
def offer(game: Row, question: int, low: int, high: int) -> None:
    """Ask this: the ids from the first to the last are open."""
    game.question, game.low, game.high = question, low, high


@tiny
def ask(game: Row, rules: Rules) -> None:
    """The first question of the phase."""
    phase = game.phase
    game.seat = game.active
    game.part = NO_CARDS
    if phase == CHOOSE:
        offer(game, ASKED_GROUP, GROUP_ID, GROUP_ID + (game.catch != NO_CARDS))
    elif phase == ROLL_OR_STOP or (phase == ROLL and rules.early_stop == 1):
        offer(game, ASKED_STOP, STOP_ID, ROLL_ID)
    elif phase == ROLL:
        ask_boost(game, 0)
    elif phase == CONSOLING:
        offer(game, ASKED_CONSOLATION, CONSOLATION_ID, CONSOLATION_ID + consolation_allowed(game))
    elif phase == DISTRIBUTE:
        game.seat = game.received_owner
        ask_split(game, 0)
    elif phase == TOP_UP:
        ask_top_up(game, 0)
    else:
        game.seat = NOBODY
        offer(game, NO_QUESTION, 0, -1)


@tiny
def ask_cards(game: Row, cards: int, least: int, most: int, colour: int) -> bool:
    """How many of the next colour, this one or a later one; whether there is any to ask for."""
    chosen = size(game.part)
    cards >>= 8 * colour
    if cards == NO_CARDS or chosen >= most:
        return False
    while not cards & _BYTE:
        cards >>= 8
        colour += 1
    none, later = CARDS_ID + PER_COLOUR * colour, size(cards >> 8)
    lowest, highest = max(0, least - chosen - later), min(cards & _BYTE, most - chosen)
    offer(game, ASKED_CARDS + colour, none + lowest, none + highest)
    return True


@tiny
def ask_boost(game: Row, colour: int) -> None:
    if not ask_cards(game, game.yards[game.active], 0, YARD_LIMIT, colour):
        offer(game, ASKED_DICE, DICE_ID, SIZE - 1)


@tiny
def ask_split(game: Row, colour: int) -> bool:
    room = YARD_LIMIT - size(game.yards[game.received_owner])
    return ask_cards(game, game.received, 0, room, colour)


@tiny
def ask_top_up(game: Row, colour: int) -> bool:
    return ask_cards(game, game.yards[game.active], HUB_MINIMUM - size(game.hub), YARD_LIMIT, colour)


@tiny
def answer(game: Row, rules: Rules, chosen: int, key: np.uint64) -> None:
    """What this id does; the chance of the step begins at ``key``."""
    if chosen >= DICE_ID:
        happen_if(game, BOOSTED, game.part)
        boost(game, game.part)
        roll(game, rules, chosen - DICE_ID, key)
        ask(game, rules)
    elif chosen >= CARDS_ID:
        answer_cards(game, rules, chosen - CARDS_ID)
    elif chosen == ROLL_ID:
        ask_boost(game, 0)
    else:
        if chosen == STOP_ID:
            happen(game, STOPPED, game.own_catch)
            stop(game, rules)
        elif chosen >= CONSOLATION_ID:
            console(game, rules, chosen - CONSOLATION_ID)
        else:
            choose(game, rules, HUB if chosen == GROUP_ID else CATCH)
        ask(game, rules)


@tiny
def answer_cards(game: Row, rules: Rules, number: int) -> None:
    colour = game.question - ASKED_CARDS
    game.part += cards_of(colour, number - PER_COLOUR * colour)
    if game.phase == DISTRIBUTE:
        if not ask_split(game, colour + 1):
            distribute(game, rules, game.part)
            ask(game, rules)
    elif game.phase == TOP_UP:
        if not ask_top_up(game, colour + 1):
            happen(game, TOPPED_UP, game.part)
            boost(game, game.part)
            game.phase = ROLL
            ask(game, rules)
    else:
        ask_boost(game, colour + 1)

"""voll verasselt in numbers: a roll or a split is coded in small steps, each of which means the same everywhere.

A roll has 64 sets of dice times up to 210 ways to boost. So it is coded by one question after the other: stop or roll
on, then how many cards of each colour that the yard holds, then which dice. A split and a top-up are coded colour by
colour, too. What may come next is always an unbroken row of ids, and every action has exactly one code.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from throwdown.bots.bot import Choice
from throwdown.errors import ActionRefused
from throwdown.rules import Stop
from throwdown.rules.game import NOTHING
from throwdown.rules.verasselt import Verasselt
from throwdown.rules.verasselt.choices import DICE_CHOICES, STOP, RollSpace, SplitSpace, TopUpSpace
from throwdown.rules.verasselt.state import (
    CARDS,
    CARDS_PER_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    CONSOLATION,
    DICE,
    FACES,
    NO_CARDS,
    PHASES,
    YARD_LIMIT,
    Cards,
    Choose,
    Distribute,
    Roll,
    TakeConsolation,
    TopUp,
    VerasseltState,
    VerasseltView,
    size,
)

if TYPE_CHECKING:
    from collections.abc import Generator

    from throwdown.rules import Action, Game
    from throwdown.rules.game import ActionSpace

    from .form import Ids, Mask, Numbers

#: The first id of each question; those of one question follow each other.
GROUP_ID = 0  # hub, catch
STOP_ID = 2
ROLL_ID = 3
CONSOLATION_ID = 4
CARDS_ID = CONSOLATION_ID + CONSOLATION + 1  # none to six yellow, then blue, red and green
PER_COLOUR = YARD_LIMIT + 1
DICE_ID = CARDS_ID + len(COLOURS) * PER_COLOUR
SIZE = DICE_ID + len(DICE_CHOICES)

ID_NAMES = (
    "roll for the hub",
    "roll for the catch",
    "stop",
    "roll on",
    *(f"draw {count}" for count in range(CONSOLATION + 1)),
    *(f"{count} {colour}" for colour in COLOUR_NAMES.values() for count in range(PER_COLOUR)),
    *(f"dice {' '.join(map(str, dice))}" for dice in DICE_CHOICES),
)

#: What can be asked, and the first id that answers it.
QUESTIONS = {
    "group": GROUP_ID,
    "stop or roll on": STOP_ID,
    "consolation": CONSOLATION_ID,
    **{colour: CARDS_ID + PER_COLOUR * number for number, colour in enumerate(COLOUR_NAMES.values())},
    "dice": DICE_ID,
}
#: More turns to come than this are coded as so many.
MOST_TURNS = 30_000
_FIRST_IDS = tuple(QUESTIONS.values())
_QUESTION_OF = tuple(sum(first <= each for first in _FIRST_IDS) - 1 for each in range(SIZE))
_CATCH = Choose("catch")
_DICE_NUMBER = {dice: number for number, dice in enumerate(DICE_CHOICES)}


# A choice as a dialogue: it yields the ids that may answer, and is sent the one that does


def _dialogue(space: ActionSpace) -> Generator[range, int, Action]:
    if isinstance(space, RollSpace):
        return _ask_roll(space)
    if isinstance(space, SplitSpace):
        return _ask_split(space)
    if isinstance(space, TopUpSpace):
        return _ask_top_up(space)
    return _ask_listed(tuple(space))


def _ask_roll(space: RollSpace) -> Generator[range, int, Action]:
    if space.stop and (yield range(STOP_ID, ROLL_ID + 1)) == STOP_ID:
        return STOP
    boost = yield from _ask_cards(space.yard, 0, YARD_LIMIT)
    dice = yield range(DICE_ID, SIZE)
    return Roll(DICE_CHOICES[dice - DICE_ID], boost)


def _ask_split(space: SplitSpace) -> Generator[range, int, Action]:
    return Distribute((yield from _ask_cards(space.cards, 0, space.room)))


def _ask_top_up(space: TopUpSpace) -> Generator[range, int, Action]:
    return TopUp((yield from _ask_cards(space.yard, space.missing, YARD_LIMIT)))


def _ask_listed(actions: tuple[Action, ...]) -> Generator[range, int, Action]:
    """Hub or catch, or how many cards to draw."""
    first = GROUP_ID if isinstance(actions[0], Choose) else CONSOLATION_ID
    chosen = yield range(first, first + len(actions))
    return actions[chosen - first]


def _ask_cards(cards: Cards, least: int, most: int) -> Generator[range, int, Cards]:
    """Some of the cards, colour by colour; asked where there are cards of a colour and room for one."""
    part, later = list(NO_CARDS), size(cards)
    for colour, count in enumerate(cards):
        later -= count
        if highest := min(count, most):
            none = CARDS_ID + colour * PER_COLOUR
            part[colour] = (yield range(none + max(0, least - later), none + highest + 1)) - none
            least -= part[colour]
            most -= part[colour]
    return (part[0], part[1], part[2], part[3])


@lru_cache(maxsize=20_000)  # the same few spaces come again and again
def decoded(space: ActionSpace, taken: Ids) -> range | Action:
    """The action that these ids code or, while it is not whole, the ids that may come next."""
    dialogue = _dialogue(space)
    open_ids = next(dialogue)
    for place, chosen in enumerate(taken, 1):
        if chosen not in open_ids:
            raise _closed(chosen)
        try:
            open_ids = dialogue.send(chosen)
        except StopIteration as end:
            if place < len(taken):
                raise _closed(taken[place]) from None
            return cast("Action", end.value)
    return open_ids


def _closed(chosen: int) -> ActionRefused:
    return ActionRefused(f"id {chosen} is not open now: choose one of the mask")


def ids_of(space: ActionSpace, action: Action) -> Ids:
    """The ids that code this action."""
    if action not in space:
        raise ActionRefused(f"{action!r} is not legal now: choose one of legal_actions")
    answers = _answers(action)
    taken: Ids = ()
    while isinstance(open_ids := decoded(space, taken), range):
        taken += (answers[_QUESTION_OF[open_ids.start]],)
    return taken


def _answers(action: Action) -> Ids:
    """The id by which this action answers each of the questions, if it is asked."""
    group = GROUP_ID + (action == _CATCH)
    go_on = STOP_ID if type(action) is Stop else ROLL_ID
    drawn = CONSOLATION_ID + (action.count if isinstance(action, TakeConsolation) else 0)
    cards = (CARDS_ID + PER_COLOUR * colour + count for colour, count in enumerate(_cards_of(action)))
    dice = DICE_ID + (_DICE_NUMBER[tuple(sorted(action.dice))] if isinstance(action, Roll) else 0)
    return (group, go_on, drawn, *cards, dice)


def _cards_of(action: Action) -> Cards:
    match action:
        case Roll():
            return action.boost
        case Distribute():
            return action.to_yard
        case TopUp():
            return action.cards
    return NO_CARDS


class VerasseltCoding:
    """voll verasselt in numbers; see ``form.Coding``."""

    size = SIZE
    id_names = ID_NAMES

    def __init__(self, game: Game[Any]) -> None:
        self.game = cast("Verasselt", game)
        bounds = _bounds(game.seats)
        self.names = tuple(name for name, _, _ in bounds)
        self.low = np.array([low for _, low, _ in bounds], np.int16)
        self.high = np.array([high for _, _, high in bounds], np.int16)
        self._masks: dict[range, Mask] = {}

    # Choices

    def encode(self, state: VerasseltState, seat: int, choice: Choice) -> Ids:
        return ids_of(self.game.legal_actions(state, seat), choice.action)

    def decode(self, state: VerasseltState, seat: int, taken: Ids) -> Choice | None:
        space = self.game.legal_actions(state, seat)
        if space is NOTHING:
            raise ActionRefused(f"nothing is asked of seat {seat} now: let the seat decide whose turn it is")
        action = decoded(space, taken)
        return None if isinstance(action, range) else Choice(action)

    def mask(self, state: VerasseltState, seat: int, taken: Ids = ()) -> Mask:
        return self._mask(open_ids(self.game.legal_actions(state, seat), taken))

    def _mask(self, allowed: range) -> Mask:
        """The same few masks come again and again."""
        mask = self._masks.get(allowed)
        if mask is None:
            mask = np.zeros(SIZE, np.int8)
            mask[allowed.start : allowed.stop] = 1
            mask.flags.writeable = False
            self._masks[allowed] = mask
        return mask

    # Observations

    def observe(self, view: VerasseltView, taken: Ids = ()) -> Numbers:
        own = view.seat or 0
        around = [*range(own, view.seats), *range(own)]
        numbers: list[int] = [view.phase == phase for phase in PHASES]
        numbers += _asked(view.actions, taken)
        numbers += [seat == view.active for seat in around]
        numbers += [seat == view.to_act for seat in around]
        numbers += [seat in view.left for seat in around]
        numbers += [view.dice.count(face) for face in FACES]
        numbers += [FACES.index(face) for face in view.dice]
        numbers += [die in view.rolling for die in range(DICE)]
        numbers += [*view.hub, *view.own_catch]
        numbers += view.table_catch.cards if view.table_catch else NO_CARDS
        numbers += [view.table_catch is not None and seat == view.table_catch.owner for seat in around]
        numbers += [view.target == "hub", view.target == "catch"]
        numbers += view.received.cards if view.received else NO_CARDS
        numbers += [count for seat in around for count in view.yards[seat]]
        numbers += [-1 if (heap := view.heaps[seat]) is None else heap for seat in around]
        numbers += [view.deck_size, view.first_turn, view.hub_ends_game, self._turns_left(view.turn)]
        return np.array(numbers, np.int16)

    def _turns_left(self, turn: int) -> int:
        """How many turns come after this one; coded as the most where there is no limit."""
        limit = self.game.options["max_turns"]
        return MOST_TURNS if limit is None else min(MOST_TURNS, limit - turn)


def open_ids(space: ActionSpace, taken: Ids) -> range:
    """What may come next; nothing where nothing is asked or where the choice is whole."""
    following = decoded(space, taken) if len(space) else range(0)
    return following if isinstance(following, range) else range(0)


def _asked(space: ActionSpace, taken: Ids) -> list[int]:
    """What is asked next, and the cards that were chosen so far."""
    following = open_ids(space, taken)
    question = _QUESTION_OF[following.start] if following else -1
    part = list(NO_CARDS)
    for chosen in taken:
        if CARDS_ID <= chosen < DICE_ID:
            colour, count = divmod(chosen - CARDS_ID, PER_COLOUR)
            part[colour] = count
    return [*(number == question for number in range(len(QUESTIONS))), *part]


def _bounds(seats: int) -> list[tuple[str, int, int]]:
    """Name, least and greatest of each number, in the order of ``observe``."""
    around, colours = range(seats), COLOUR_NAMES.values()
    bounds = [(f"phase {phase}", 0, 1) for phase in PHASES]
    bounds += [(f"asked: {question}", 0, 1) for question in QUESTIONS]
    bounds += [(f"{colour} told so far", 0, YARD_LIMIT) for colour in colours]
    bounds += [(f"seat +{seat} is on turn", 0, 1) for seat in around]
    bounds += [(f"seat +{seat} is asked", 0, 1) for seat in around]
    bounds += [(f"seat +{seat} has left", 0, 1) for seat in around]
    bounds += [(f"dice that show {shown}", 0, DICE) for shown in (*colours, "bars")]
    bounds += [(f"die {die}: face", 0, len(FACES) - 1) for die in range(DICE)]
    bounds += [(f"die {die} is in the air", 0, 1) for die in range(DICE)]
    for place in ("hub", "own catch", "waiting catch"):
        bounds += [(f"{place}: {colour}", 0, CARDS_PER_COLOUR) for colour in colours]
    bounds += [(f"waiting catch of seat +{seat}", 0, 1) for seat in around]
    bounds += [("rolls for the hub", 0, 1), ("rolls for the catch", 0, 1)]
    bounds += [(f"received: {colour}", 0, CARDS_PER_COLOUR) for colour in colours]
    bounds += [(f"yard of seat +{seat}: {colour}", 0, YARD_LIMIT) for seat in around for colour in colours]
    bounds += [(f"heap of seat +{seat}", -1, CARDS) for seat in around]
    bounds += [("deck", 0, CARDS), ("first turn", 0, 1), ("the hub ends the game", 0, 1)]
    return [*bounds, ("turns left", 0, MOST_TURNS)]

"""The same for many games, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown_lab.batch.chance import key_of, mixed
from throwdown_lab.batch.compiled import compiled, part, tiny
from throwdown_lab.coding.verasselt import DICE_ID

from .layout import OVER
from .observing import observe
from .questions import answer, ask
from .turns import deal, winners
from .writing import begin_log

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from throwdown_lab.batch.chance import Keys
    from throwdown_lab.batch.form import Whole
    from throwdown_lab.coding.form import Numbers

    from .layout import Games, Row, Rules

#: So that choices by chance get other numbers than the dice.
_CHOOSING, _APART, _HALF = np.uint64(0xA24BAED4963EE407), np.uint64(0xD1342543DE82EF95), np.uint64(32)


@part
def begin(game: Row, rules: Rules, first: int, key: np.uint64) -> None:
    begin_log(game)
    deal(game, rules, first, key)
    ask(game, rules)


@tiny
def picked(game: Row, mind: np.uint64, step: int) -> int:
    """One of the open ids, all equally likely."""
    bits = mixed(mind + np.uint64(step) * _APART) >> _HALF
    return game.low + np.int64(bits * np.uint64(game.high - game.low + 1) >> _HALF)  # type: ignore[return-value]


@compiled
def begin_all(games: Games, rules: Rules, which: Whole, keys: Keys, first: Whole) -> None:
    """Restart these games."""
    for each in range(len(which)):
        begin(games[which[each]], rules, first[each], keys[each])


@compiled
def step_all(games: Games, rules: Rules, ids: Whole, keys: Keys) -> None:
    """One id in each game that is not over."""
    for number in range(len(games)):
        if games[number].phase != OVER:
            begin_log(games[number])
            answer(games[number], rules, ids[number], keys[number])


@compiled
def random_all(games: Games, seeds: Keys, steps: Whole, ids: Whole) -> None:
    """One of the open ids in each game; -1 where it is over."""
    for number in range(len(games)):
        game = games[number]
        ids[number] = -1 if game.phase == OVER else picked(game, mixed(seeds[number] ^ _CHOOSING), steps[number] + 1)


@compiled
def observe_all(games: Games, rules: Rules, seen: Numbers) -> None:
    for number in range(len(games)):
        observe(games[number], rules, seen[number])


@compiled
def winners_all(games: Games, rules: Rules, found: NDArray[np.uint8]) -> None:
    """Who has won, as bits; nobody while it is played."""
    for number in range(len(games)):
        found[number] = winners(games[number], rules) if games[number].phase == OVER else 0


@compiled
def play_all(scratch: Games, rules: Rules, seeds: Keys, first: Whole, found: NDArray[np.uint8], counts: Whole) -> None:
    """Whole games of random play: who won, and how many rolls and steps it took."""
    game = scratch[0]
    for number in range(len(seeds)):
        seed = seeds[number]
        mind, rolls, step = mixed(seed ^ _CHOOSING), 0, 0
        begin(game, rules, first[number], key_of(seed, 0))
        while game.phase != OVER:
            step += 1
            chosen = picked(game, mind, step)
            rolls += chosen >= DICE_ID
            begin_log(game)
            answer(game, rules, chosen, key_of(seed, step))
        found[number] = winners(game, rules)
        counts[number, 0], counts[number, 1] = rolls, step

"""The set position of a step: a game, a state of it, and where its dice lie."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from math import cos, pi, sin
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from throwdown.rules.arena.state import IDLE, ArenaState
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.rulings import changes_of
from throwdown.rules.verasselt.state import (
    CARDS_PER_COLOUR,
    COLOURS,
    NO_CARDS,
    Cards,
    Catch,
    VerasseltState,
    minus,
    plus,
)

from .script import LEARNER, ArenaPosition, CardPosition

if TYPE_CHECKING:
    from throwdown.rules import Event, Game
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.throwers import Lying

    from .script import Step

DICE = 26
#: Dice of a set position lie in a ring of this radius, this much nearer to the learner than the middle, in m, and
#: each is turned by so much more than the one before, in rad.
RING, NEARER, YAW = 0.029, 0.018, 0.7
OTHER = 1


class SetUp(NamedTuple):
    """A position to begin in."""

    game: Game[Any]
    state: Any
    events: tuple[Event, ...]
    lying: Lying


@cache
def set_up(game_id: str, step: Step, edition: str = "") -> SetUp:
    """The position of this step, by the rules of an edition; "" are the plain ones."""
    if isinstance(step.position, CardPosition):
        game = make_game(game_id, len(step.position.yards), edition=edition or None)
        return SetUp(game, _cards_state(step.position), (), {})
    return _arena(game_id, step.position, changes_of(game_id, edition) if edition else {})


# Dice


def _arena(game_id: str, set_: ArenaPosition, printed: dict[str, Any]) -> SetUp:
    game, elements = _arena_game(game_id, set_, printed)
    state, events = _arena_state(game, set_, elements), tuple[Any, ...]()
    if set_.phase == "turn":
        state, events = game.open_turn(state)
    elif set_.phase == "choice":
        state = state.but(phase="choice", throws=1)
    else:
        state, events = game.new_game(LEARNER)
    return SetUp(game, state, events, _spread(game, state))


def _arena_game(game_id: str, set_: ArenaPosition, printed: dict[str, Any]) -> tuple[ArenaGame, tuple[str, ...]]:
    """The game and the elements in force: an option of impact_avatar, in impact_power what the start die shows."""
    chosen = set_.elements and game_id == "impact_avatar"
    options = printed | ({"active_elements": list(set_.elements)} if chosen else {})
    game = cast("ArenaGame", make_game(game_id, len(set_.supplies), options))
    return game, set_.elements if game_id == "impact_power" else game.options.get("active_elements") or ()


def _arena_state(game: ArenaGame, set_: ArenaPosition, elements: tuple[str, ...]) -> ArenaState:
    """Dice are numbered from those in the arena on; piles are the first dice of the learner."""
    dice = iter(range(len(set_.arena), DICE))
    supplies = [tuple(islice(dice, count)) for count in set_.supplies]
    mine = iter(supplies[LEARNER])
    piles = tuple(tuple(islice(mine, size)) for size in set_.piles)
    supplies[LEARNER] = tuple(mine)
    return ArenaState(
        phase="turn",
        active=LEARNER,
        direction=1,
        first=0,
        supplies=tuple(supplies),
        piles=tuple(piles if seat == LEARNER else () for seat in range(len(supplies))),
        arena=tuple(enumerate(set_.arena)),
        stacks=(),
        removed=(),
        aside=tuple(dice),
        out=(),
        elements=elements,
        taken_bare=not set_.arena,
        throws=0,
        resolution=IDLE,
        result=None,
    )


def _spread(game: ArenaGame, state: ArenaState) -> Lying:
    """Dice in a ring around the middle, each turned a little otherwise."""
    from throwdown.physics.cube import flat
    from throwdown.physics.scene import pose_of

    count = max(1, len(state.arena))
    return {
        die: cast("tuple[int, ...]", pose_of(_place(index, count), flat(game.die.index(face), YAW * index)))
        for index, (die, face) in enumerate(state.arena)
    }


def _place(index: int, count: int) -> tuple[float, float, float]:
    angle = pi / 2 + 2 * pi * (index + 0.5) / count
    from throwdown.physics.dimensions import HALF

    return RING * cos(angle), RING * sin(angle) - NEARER, HALF


# Cards


def _cards_state(set_: CardPosition) -> VerasseltState:
    splits = set_.phase == "distribute"
    yards = tuple(map(_counted, set_.yards))
    heaps = tuple(map(_counted, set_.heaps))
    open_cards = (set_.hub, set_.own_catch, set_.table_catch, set_.received, *set_.yards, *set_.heaps)
    return VerasseltState(
        phase=set_.phase,
        active=OTHER if splits else LEARNER,
        first_turn=False,
        turn=4,
        dice=tuple(set_.dice),
        rolling=(),
        hub=_counted(set_.hub),
        table_catch=Catch(OTHER, _counted(set_.table_catch)) if set_.table_catch else None,
        target=set_.target,
        own_catch=_counted(set_.own_catch),
        yards=yards,
        heaps=heaps,
        deck=_deck(open_cards),
        received=Catch(LEARNER, _counted(set_.received)) if splits else None,
        left=(),
        result=None,
    )


def _counted(text: str) -> Cards:
    """``4Y2R`` -> ``(4, 0, 2, 0)``."""
    counts = {colour: int(count) for count, colour in re.findall(r"(\d+)([YBRG])", text)}
    y, b, r, g = (counts.get(colour, 0) for colour in COLOURS)
    return y, b, r, g


def _deck(elsewhere: tuple[str, ...]) -> str:
    """All cards that lie nowhere else, in an order that is the same for everybody: nothing is at stake here."""
    seen = NO_CARDS
    for cards in elsewhere:
        seen = plus(seen, _counted(cards))
    all_cards: Cards = (CARDS_PER_COLOUR,) * 4
    left = [colour for colour, count in zip(COLOURS, minus(all_cards, seen), strict=True) for _ in range(count)]
    Random(len(left)).shuffle(left)
    return "".join(left)

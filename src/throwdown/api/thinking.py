"""What a bot does at a table, computed wherever a host lets its bots think."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from throwdown.bots import Bot, Choice, chosen, make_bot, watches
from throwdown.rules.catalogue import game as make_game

if TYPE_CHECKING:
    from throwdown.rules import Action
    from throwdown.table import Match

#: What other seats did: the state, the seat and its action.
Watched = Sequence[tuple[Any, int, "Action"]]

#: How long a bot may think about one decision, in s.
THINK = 0.15
#: The same while others wait for their bots.
HURRIED = 0.03
#: Bots that one process caches.
CACHED_BOTS = 64


def seen_by(
    match: Match, bot: str, seat: int, state: Any, entries: int
) -> tuple[Any, Sequence[tuple[Any, int, Action]]]:
    """What this bot sees in this seat, and what the others did, for a bot that plays by it."""
    watched = match.watched(seat, entries) if watches(match.game, bot) else ()
    return match.game.view(state, seat), watched


def think(
    game: str,
    seats: int,
    options: tuple[tuple[str, Any], ...],
    bot: str,
    view: Any,
    lying: Any,
    watched: Watched = (),
    within: float = THINK,
) -> Choice:
    """One bot serves all tables with the same rules, unless it has watched one of them."""
    if not watched:
        return chosen(cached_bot(game, seats, options, bot, within), view, lying)
    player: Any = _new_bot(game, seats, options, bot, within)
    for action in watched:
        player.watch(*action)
    return chosen(player, view, lying)


def _new_bot(game: str, seats: int, options: tuple[tuple[str, Any], ...], bot: str, within: float) -> Bot:
    return make_bot(make_game(game, seats, dict(options)), bot, SystemRandom(), within)


@lru_cache(maxsize=CACHED_BOTS)
def cached_bot(game: str, seats: int, options: tuple[tuple[str, Any], ...], bot: str, within: float) -> Bot:
    return _new_bot(game, seats, options, bot, within)

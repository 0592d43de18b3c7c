"""All bots by game and name."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TYPE_CHECKING

from throwdown.errors import BotUnknown
from throwdown.rules import GAMES
from throwdown.rules.catalogue import known as known_game

from .random_bot import RandomBot
from .thumb import ArenaThumb, VerasseltThumb

if TYPE_CHECKING:
    from collections.abc import Callable

    from .bot import Bot

#: For each game: the bots that play it.
BOTS: dict[str, dict[str, Callable[[Random], Bot]]] = {
    game: {"random": RandomBot, "thumb": VerasseltThumb if game == "verasselt" else ArenaThumb} for game in GAMES
}

#: Bots may play for ever where people would not (VER-AMB-20): options for games without people.
AMONG_BOTS: dict[str, dict[str, int]] = {"verasselt": {"max_turns": 1000}}


def make_bot(game: str, name: str, rng: Random | None = None) -> Bot:
    """A bot of this name for this game."""
    known_game(game)
    known = BOTS[game]
    if name not in known:
        raise BotUnknown(f"no bot {name!r} plays {game}: choose one of {', '.join(known)}")
    return known[name](rng if rng is not None else SystemRandom())

"""All bots by game and name."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Protocol

from throwdown.errors import BotUnknown
from throwdown.rules import GAMES, Game
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known as known_game

from .bot import THINK
from .levels import LEVELS, PACE, level_of
from .random_bot import RandomBot
from .thumb import ArenaThumb, VerasseltThumb

if TYPE_CHECKING:
    from .bot import Bot


class Maker(Protocol):
    """Makes a bot for a game whose rules are settled."""

    def __call__(self, game: Game[Any], rng: Random, think: float) -> Bot: ...


def _simple(kind: Any) -> Maker:
    """A bot that needs neither the rules nor time to think."""
    return lambda game, rng, think: kind(rng)


#: For each game: the bots that play it, the five levels from the weakest to the strongest first.
BOTS: dict[str, dict[str, Maker]] = {
    game: {level: level_of(game, level) for level in LEVELS}
    | {"random": _simple(RandomBot), "thumb": _simple(VerasseltThumb if game == "verasselt" else ArenaThumb)}
    for game in GAMES
}

#: Bots may play for ever where people would not (VER-AMB-20): options for games without people.
AMONG_BOTS: dict[str, dict[str, int]] = {"verasselt": {"max_turns": 1000}}


def make_bot(game: Game[Any] | str, name: str, rng: Random | None = None, think: float = THINK) -> Bot:
    """A bot of this name for this game; ``module:name`` is one of your own."""
    rules = make_game(known_game(game).id) if isinstance(game, str) else game
    return _maker(rules.id, name)(rules, rng if rng is not None else SystemRandom(), think)


def _maker(game: str, name: str) -> Maker:
    if name in BOTS[game]:
        return BOTS[game][name]
    module, colon, attribute = name.partition(":")
    if not colon:
        raise BotUnknown(
            f"no bot {name!r} plays {game}: choose one of {', '.join(BOTS[game])}, or module:name for one of your own"
        )
    return _simple(_own(module, attribute))


def _own(module: str, attribute: str) -> Any:
    """A bot of somebody else: a class that is made with a generator of random numbers."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return getattr(import_module(module), attribute)
    except ImportError as error:
        raise BotUnknown(f"the bot {module}:{attribute} cannot be imported: {error}") from None
    except AttributeError:
        raise BotUnknown(f"{module} has no {attribute}: name the class of your bot") from None


def race_pace(bot: str | None) -> float:
    """How fast a bot builds a tower, as a share of the usual time (DIG-FIRE-2)."""
    return PACE.get(bot or "", 1.0)

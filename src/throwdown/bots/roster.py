"""All bots by game and name."""

from __future__ import annotations

import sys
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from throwdown.bots.players.levels import LEVELS, PACE, level_of
from throwdown.bots.players.random_bot import RandomBot
from throwdown.bots.players.thumb import ArenaThumb, VerasseltThumb
from throwdown.errors import BotUnknown
from throwdown.rules import GAMES, Game
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known as known_game

from .bot import THINK

if TYPE_CHECKING:
    from .bot import Bot, Maker


def _simple(kind: Any) -> Maker:
    """A bot that needs neither the rules nor time to think."""
    return lambda game, rng, think: kind(rng)


def _mcts(game: Game[Any], rng: Random, think: float) -> Bot:
    """The yardstick; its file is imported only when somebody plays it."""
    from throwdown.bots.players.mcts import Mcts

    return Mcts(game, rng, think)


#: For each game: the bots that play it, the five levels from the weakest to the strongest first.
BOTS: dict[str, dict[str, Maker]] = {
    game: {level: level_of(game, level) for level in LEVELS}
    | {
        "random": _simple(RandomBot),
        "thumb": _simple(VerasseltThumb if game == "verasselt" else ArenaThumb),
        "mcts": _mcts,
    }
    for game in GAMES
}

#: Who notices weak opponents, in games for two.
WATCHING: dict[str, tuple[str, ...]] = {"strike": ("master",), "impact": ("master",)}

#: Who stands in for a person plays at least as well as ``thumb``: these do not in every game (docs/bots.md).
TOO_WEAK = ("novice", "casual", "regular", "random")
#: Who stands in where nobody chooses another, or one that is too weak.
STAND_IN = "expert"

#: Bots may play for ever where people would not (VER-AMB-20): options for games without people.
AMONG_BOTS: dict[str, dict[str, int]] = {"verasselt": {"max_turns": 1000}}


def make_bot(game: Game[Any] | str, name: str, rng: Random | None = None, think: float = THINK) -> Bot:
    """A bot of this name for this game; ``module:name`` is one of your own."""
    rules = make_game(known_game(game).id) if isinstance(game, str) else game
    return _maker(rules.id, name)(rules, rng if rng is not None else SystemRandom(), think)


def _maker(game: str, name: str) -> Maker:
    if name in BOTS[game]:
        return BOTS[game][name]
    if ":" not in name:
        raise BotUnknown(
            f"no bot {name!r} plays {game}: choose one of {', '.join(BOTS[game])}, or module:name for one of your own"
        )
    return _own(name)


# Bots of somebody else


def _own(name: str) -> Maker:
    """A class that is made with a generator of random numbers and, if it wants to know, the rules and time to think."""
    kind = _imported(name)
    wanted = _wanted(kind)

    def make(game: Game[Any], rng: Random, think: float) -> Bot:
        more = {name: told for name, told in (("game", game), ("think", think)) if name in wanted}
        try:
            bot: Bot = kind(rng, **more)
        except Exception as error:
            why = "it is made with a generator of random numbers, as Name(rng)"
            raise _refused(name, f"cannot be made ({_in_one_line(error)}): {why}") from error
        if not callable(getattr(bot, "choose", None)):
            raise _refused(name, "cannot choose: give it a method choose(view)")
        return bot

    return make


def _imported(name: str) -> Any:
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise _refused(name, "has only half a name: write module:name, as my_bot:Careful")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
    except Exception as error:
        why = f"mend {module}, or name a file beside you without its .py"
        raise _refused(name, f"cannot be imported ({_in_one_line(error)}): {why}") from error
    if not hasattr(found, attribute):
        raise _refused(name, f"is not there, {module} has no {attribute}: name the class of your bot")
    kind = getattr(found, attribute)
    if not callable(kind):
        raise _refused(name, f"is no class but {kind!r}: name the class of your bot")
    return kind


def _wanted(kind: Any) -> frozenset[str]:
    """What it is made with, by name. The rules are new there: only who cannot be made without them is given them."""
    try:
        parameters = signature(kind).parameters.values()
    except ValueError:  # something without one
        return frozenset()
    return frozenset(each.name for each in parameters if each.name != "game" or each.default is Parameter.empty)


def _refused(name: str, why: str) -> BotUnknown:
    return BotUnknown(f"the bot {name} {why}", code="bot/own")


def _in_one_line(error: Exception) -> str:
    """What went wrong, without line breaks."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def watches(game: Game[Any], bot: str) -> bool:
    """Whether a bot of ours plays by what the others did: then it has to be told that."""
    return bot in WATCHING.get(game.id, ()) and game.seats == 2


def stand_in_for(wanted: str) -> str:
    """The bot that stands in for a person where this one is wanted."""
    return STAND_IN if wanted in TOO_WEAK else wanted


def race_pace(bot: str | None) -> float:
    """How fast a bot builds a tower, as a share of the usual time (DIG-FIRE-2)."""
    return PACE.get(bot or "", 1.0)

"""All bots by game and name."""

from __future__ import annotations

from difflib import get_close_matches
from inspect import Parameter, signature
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from throwdown.bots.players.levels import LEVELS, PACE, level_of
from throwdown.bots.players.random_bot import RandomBot
from throwdown.bots.players.thumb import ArenaThumb, VerasseltThumb
from throwdown.errors import BotUnknown
from throwdown.parts import explained
from throwdown.rules import GAMES, Game
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known as known_game
from throwdown.rules.catalogue import registered
from throwdown.rules.own import OwnGame

from .bot import THINK
from .own import imported, in_one_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .bot import Bot, Maker


def _simple(kind: Any) -> Maker:
    """A bot that needs neither the rules nor time to think."""
    return lambda game, rng, think: kind(rng)


def _thumb(game: Game[Any], rng: Random, think: float) -> Bot:
    """Rules of thumb, those of this game."""
    return VerasseltThumb(rng) if game.id == "verasselt" else ArenaThumb(game.id, rng)


def _mcts(game: Game[Any], rng: Random, think: float) -> Bot:
    """The yardstick; its file is imported only when it is needed."""
    from throwdown.bots.players.mcts import Mcts

    return Mcts(game, rng, think)


#: For each game: the bots that play it, the five levels from the weakest to the strongest first.
BOTS: dict[str, dict[str, Maker]] = {
    game: {level: level_of(game, level) for level in LEVELS}
    | {
        "random": _simple(RandomBot),
        "thumb": _thumb,
        "mcts": _mcts,
    }
    for game in GAMES
}

#: Who plays registered games, beside the bots that came with them.
ANYTHING: dict[str, Maker] = {"random": _simple(RandomBot)}
_OWN: dict[str, dict[str, Maker]] = {}

#: Who notices weak opponents, in games for two.
WATCHING: dict[str, tuple[str, ...]] = {"strike": ("master",), "impact": ("master",)}

#: Who stands in for a person plays at least as well as ``thumb``: these do not in every game (docs/bots.md).
TOO_WEAK = ("novice", "casual", "regular", "expert", "random")
#: Who stands in where no other bot was chosen, or one that is too weak.
STAND_IN = "master"

#: Bots may play for ever where people would not (VER-AMB-20): options for games without people.
AMONG_BOTS: dict[str, dict[str, int]] = {"verasselt": {"max_turns": 1000}}


def make_bot(game: Game[Any] | str, name: str, rng: Random | None = None, think: float = THINK) -> Bot:
    """A bot of this name for this game; ``module:name`` is one of your own."""
    rules = make_game(known_game(game).id) if isinstance(game, str) else game
    try:
        return _maker(rules.id, name)(rules, rng if rng is not None else SystemRandom(), think)
    except ModuleNotFoundError as missing:
        raise explained(missing) from None


def check_bots(game: str, names: Iterable[str]) -> None:
    """Raise an error for unknown names of bots, before their number is checked."""
    for name in names:
        _maker(game, name)


def bots_of(game: str) -> dict[str, Maker]:
    """The bots that play this game, by name."""
    if game in BOTS:
        return BOTS[game]
    kind = registered(game)
    looks_ahead = kind is not None and kind.imagine is not OwnGame.imagine
    return ANYTHING | ({"mcts": _mcts} if looks_ahead else {}) | _OWN.get(game, {})


def own_bots(game: str, bots: Mapping[str, Any]) -> None:
    """Add the bots of a registered game, which are classes."""
    _OWN[game] = {name: _own_maker(kind, name) for name, kind in bots.items()}


def _maker(game: str, name: str) -> Maker:
    bots = bots_of(game)
    if name in bots:
        return bots[name]
    if ":" not in str(name):
        near = get_close_matches(str(name), bots, n=1)
        meant = f"did you mean {near[0]}? Choose" if near else "choose"
        raise BotUnknown(
            f"no bot {{name!r}} plays {{game}}: {meant} one of {{known}}, or module:name for one of your own",
            name=name,
            game=game,
            known=", ".join(bots),
        )
    return _own(name)


# Custom bots


def _own(name: str) -> Maker:
    """A class that is made with random numbers and, if it wants to know, the rules and the time to think."""
    kind = imported(name, "bot", "my_bot:Careful", lambda why: _refused(name, why))
    if not callable(kind):
        raise _refused(name, f"is not a class but {kind!r}: name the class of your bot")
    return _own_maker(kind, name)


def _own_maker(kind: Any, name: str) -> Maker:
    wanted = _wanted(kind)

    def make(game: Game[Any], rng: Random, think: float) -> Bot:
        more = {named: value for named, value in (("game", game), ("think", think)) if named in wanted}
        try:
            bot: Bot = kind(rng, **more)
        except Exception as error:
            why = "it is made with a generator of random numbers, as Name(rng)"
            raise _refused(name, f"cannot be made ({in_one_line(error)}): {why}") from error
        if not callable(getattr(bot, "choose", None)):
            raise _refused(name, "cannot choose: give it a method choose(view)")
        return bot

    return make


def _wanted(kind: Any) -> frozenset[str]:
    """What it is made with, by name. The rules are new there: only who cannot be made without them is given them."""
    try:
        parameters = signature(kind).parameters.values()
    except ValueError:  # something without one
        return frozenset()
    return frozenset(each.name for each in parameters if each.name != "game" or each.default is Parameter.empty)


def _refused(name: str, why: str) -> BotUnknown:
    return BotUnknown("the bot {name} {why}", code="bot/own", name=name, why=why)


def watches(game: Game[Any], bot: str) -> bool:
    """Whether a built-in bot needs the actions of the other seats."""
    return bot in WATCHING.get(game.id, ()) and game.seats == 2


def stand_in_for(wanted: str) -> str:
    """The bot that replaces an absent person, if this one is wanted."""
    return STAND_IN if wanted in TOO_WEAK else wanted


def race_pace(bot: str | None) -> float:
    """How fast a bot builds a tower, as a share of the usual time (DIG-FIRE-2)."""
    return PACE.get(bot or "", 1.0)

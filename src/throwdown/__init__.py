"""Throwdown: arena dice games and voll verasselt, ruled exactly.

import throwdown

game = throwdown.game("strike", seats=2)
match = throwdown.Match(game, seats=["expert", "thumb"], thrower=throwdown.Luck("seed"))
match.play()

Every name in ``__all__`` loads lazily, so that importing costs nearly nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throwdown.bots import Bot, Choice
    from throwdown.errors import ThrowdownError
    from throwdown.library.bots import bot
    from throwdown.library.contract import check_game
    from throwdown.library.games import game, games
    from throwdown.library.match import Match
    from throwdown.library.odds import odds
    from throwdown.library.own import register
    from throwdown.library.position import Position
    from throwdown.library.records import dump, load, verify
    from throwdown.library.solving import solve
    from throwdown.rules.arena.pipeline import ArenaView
    from throwdown.rules.game import Game, Result
    from throwdown.rules.own import OwnGame
    from throwdown.rules.record import Record
    from throwdown.rules.verasselt.state import VerasseltView
    from throwdown.table.seats import Seat
    from throwdown.throwers.luck import Luck
    from throwdown.throwers.physical import Physical as Arena

__version__ = "1.0.0.dev0"

__all__ = [
    "Arena",
    "ArenaView",
    "Bot",
    "Choice",
    "Game",
    "Luck",
    "Match",
    "OwnGame",
    "Position",
    "Record",
    "Result",
    "Seat",
    "ThrowdownError",
    "VerasseltView",
    "__version__",
    "bot",
    "check_game",
    "dump",
    "game",
    "games",
    "load",
    "odds",
    "register",
    "solve",
    "verify",
]

#: Where each name is found, and under which name if that is another one.
_PLACES = {
    "Arena": "throwers.physical:Physical",
    "ArenaView": "rules.arena.pipeline",
    "Bot": "bots",
    "Choice": "bots",
    "Game": "rules.game",
    "Luck": "throwers.luck",
    "Match": "library.match",
    "OwnGame": "rules.own",
    "Position": "library.position",
    "Record": "rules.record",
    "Result": "rules.game",
    "Seat": "table.seats",
    "ThrowdownError": "errors",
    "VerasseltView": "rules.verasselt.state",
    "bot": "library.bots",
    "check_game": "library.contract",
    "dump": "library.records",
    "game": "library.games",
    "games": "library.games",
    "load": "library.records",
    "odds": "library.odds",
    "register": "library.own",
    "solve": "library.solving",
    "verify": "library.records",
}

if not TYPE_CHECKING:  # who checks types knows every name, and should complain of any other

    def __getattr__(name):
        """One of the names above, read now."""
        if name not in _PLACES:
            raise AttributeError(_unknown(name), name=name)
        from importlib import import_module

        from .parts import explained

        place, _, called = _PLACES[name].partition(":")
        try:
            found = getattr(import_module(f"{__name__}.{place}"), called or name)
        except ModuleNotFoundError as missing:
            raise explained(missing) from None
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    """What is public, and what every module has: completion offers nothing of the machinery."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


def _unknown(name: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(name, __all__, n=1)
    hint = f"did you mean throwdown.{near[0]}?" if near else f"it has {', '.join(__all__)}"
    return f"throwdown has no {name!r}: {hint}"

"""Bots by name, for one game or for any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.bots import THINK, make_bot
from throwdown.bots.roster import bots_of
from throwdown.errors import BotUnknown, TableRefused
from throwdown.rules import GAMES, Game
from throwdown.throwers.seeds import generator

from .own import game_named

if TYPE_CHECKING:
    from throwdown.bots import Bot, Choice
    from throwdown.throwers.seeds import Source


def bot(name: str, game: Game[Any] | str | None = None, *, seed: Source = None, think: float = THINK) -> Bot:
    """Create a bot: ``throwdown.bot("expert")`` plays any game, ``throwdown.bot("expert", game)`` plays one.

    ``name`` is a level (novice, casual, regular, expert, master), random, thumb or mcts; ``module:name``
    is one of your own. ``think`` is how long it may think about a decision, in seconds.
    """
    check_think(think)
    if game is None:
        return Anywhere(name, seed, think)
    rules = game if isinstance(game, Game) else game_named(game)
    return make_bot(rules, name, generator(seed), think)


def check_think(think: object) -> None:
    """Raise an error for an invalid time; None is for a match whose bots think elsewhere."""
    if think is not None and (isinstance(think, bool) or not isinstance(think, int | float) or not think > 0):
        raise TableRefused(f"{think!r} is not a time to think: give seconds, as think=0.2")


class Anywhere:
    """A bot that learns its game later: from the match, or from a view that names its game."""

    def __init__(self, name: str, seed: Source = None, think: float = THINK) -> None:
        if ":" not in str(name) and not any(name in bots_of(game) for game in GAMES):
            make_bot("strike", name)  # says which there are
        self.id = name
        self._rng, self._think = generator(seed), think
        self._made: dict[tuple[str, int], Bot] = {}

    def __repr__(self) -> str:
        return f"<bot {self.id}>"

    def at(self, game: Game[Any]) -> Bot:
        """The same bot, made for this game."""
        return make_bot(game, self.id, self._rng, self._think)

    def choose(self, view: Any) -> Choice:
        seats = len(getattr(view, "supplies", ())) or getattr(view, "seats", 0)
        game = getattr(view, "game", "verasselt" if hasattr(view, "hub") else "")
        if not seats or not game:
            raise BotUnknown(
                f"{self.id} does not know which game this view is of: make it with throwdown.bot({self.id!r}, game)"
            )
        if (game, seats) not in self._made:
            self._made[game, seats] = self.at(game_named(game, seats, dict(getattr(view, "options", ()))))
        return self._made[game, seats].choose(view)

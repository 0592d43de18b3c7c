"""The text of registered games, which bring their own sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.catalogue import registered
from throwdown.rules.own import OwnGame

from .story import Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules import Event, Game, Result
    from throwdown.words import Words


class OwnTeller(Teller):
    """Takes every sentence from the game itself."""

    def __init__(self, game: OwnGame[Any], players: Sequence[str], words: Words) -> None:
        super().__init__(players, words)
        self.game = game

    def tell(self, event: Event) -> str:
        players = self.players or [self.who(seat) for seat in range(self.game.seats)]
        return self.game.tell(event, players)


def teller_of(game: Game[Any], players: Sequence[str], words: Words) -> Teller:
    """The teller of this game; where taking is a choice, it names the matches before the choice."""
    if isinstance(game, OwnGame):
        return OwnTeller(game, players, words)
    return Teller(players, words, matches_first=game.options.get("collect") == "optional")


def title_of(game: str, words: Words) -> str:
    """What a game is called."""
    own = registered(game)
    return words.say(f"game-{game.replace('_', '-')}") if own is None else own.title or own.id


def ending_text(result: Result, players: Sequence[str], words: Words) -> str:
    """Who won a game that has no sentence for its end."""
    winners = [players[seat] for seat in result.winners]
    how = "nobody" if not winners else "somebody" if len(winners) == 1 else "several"
    return words.say("own-ended", winners=how, players=words.listed(winners))

"""The rules of all games: pure functions over immutable states, standard library only."""

from .catalogue import GAMES, game
from .game import (
    Action,
    Decision,
    Drawn,
    Event,
    Game,
    InFlight,
    Lot,
    Outcome,
    Over,
    Race,
    Resign,
    Result,
    Several,
    Stop,
    Timeout,
)

__all__ = [
    "GAMES",
    "Action",
    "Decision",
    "Drawn",
    "Event",
    "Game",
    "InFlight",
    "Lot",
    "Outcome",
    "Over",
    "Race",
    "Resign",
    "Result",
    "Several",
    "Stop",
    "Timeout",
    "game",
]

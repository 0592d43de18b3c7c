"""The rules of all games: pure functions over immutable states, standard library only."""

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

# isort: split
# After the module of the same name: editors (pyright) take what was imported last.
from .catalogue import GAMES, game

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

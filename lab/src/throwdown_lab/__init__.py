"""Throwdown's laboratory: mass simulation, studies, and the games as environments for learning."""

__version__ = "1.0.0.dev0"

#: More games than anybody could wait for.
MOST_GAMES = 10**9

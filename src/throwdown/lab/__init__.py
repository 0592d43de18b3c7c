"""Mass simulation and studies."""

#: More than anybody could wait for.
MOST_GAMES = 10**9

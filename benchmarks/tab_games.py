"""Whole games by random choices, as digests: run natively and in a browser's Python, they must be the same.

It imports nothing that a browser lacks. ``tab_rules`` compares both sides.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

import msgspec

from throwdown.rules import GAMES, Over
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.editions import table_options
from throwdown.rules.rulings import presets_of
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

#: Numbers of players that take turns.
PLAYERS = (2, 3, 4, 5)
#: Bots may play for ever where people would not.
BOUNDED = {"verasselt": {"max_turns": 1000}}


def digest_of(game: str, number: int) -> tuple[str, int]:
    """The hash of all events and the result of one game, and how many entries it has."""
    editions = ("", *presets_of(game))
    edition, seats = editions[number % len(editions)], PLAYERS[number % len(PLAYERS)]
    rules = make_game(game, seats, table_options(game, edition, BOUNDED.get(game, {})))
    seed = f"{game} {number}"
    players = [Seat(f"P{seat}", "random") for seat in range(seats)]
    match = Match(rules, players, Luck(Random(seed)), rng=Random(seed))
    while not isinstance(match.awaiting, Over):
        match.step()
    played = [[moment.events for moment in match.moments], match.result]
    return sha256(msgspec.json.encode(played)).hexdigest(), match.version


def digests(game: str, first: int, count: int) -> list[tuple[str, int]]:
    """The same of several games, by number."""
    return [digest_of(game, number) for number in range(first, first + count)]


def all_games() -> list[str]:
    return list(GAMES)

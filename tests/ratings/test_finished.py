"""Which games are rated."""

from __future__ import annotations

from typing import Any

from tests.cases import for_each
from throwdown.ratings import Player, pool_of, rate, unrated
from throwdown.rules import GAMES

from .samples import game


def test_games_between_people_are_rated() -> None:
    assert unrated(game(("ann", "ben"))) is None
    assert unrated(game(("ann", "expert", "ben"))) is None
    assert unrated(game(("ann", "ben"), game="verasselt", thrower="luck")) is None


@for_each(
    ("changes", "why"),
    [
        ({"game": "my_own_game"}, "pool"),
        ({"thrower": "luck"}, "pool"),
        ({"thrower": "entered"}, "pool"),
        ({"kind": "hot_seat"}, "host"),
        ({"kind": "referee"}, "host"),
        ({"tab": True}, "host"),
        ({"learning": True}, "learning"),
        ({"handicap": True}, "handicap"),
        ({"winners": ()}, "result"),
        ({"players": (Player(person="ann"), Player(bot="expert"))}, "people"),
        ({"players": (Player(person="ann"), Player(person="ann"))}, "people"),
        ({"players": (Player(person="ann"), Player(person="ann"), Player(person="ben"))}, "seats"),
        ({"players": (Player(person="ann"), Player(person="ben"), Player(bot="thumb"))}, "bot"),
        ({"players": (Player(person="ann"), Player(person="ben"), Player(bot=""))}, "bot"),
    ],
)
def test_other_games_are_not(changes: dict[str, Any], why: str) -> None:
    finished = game(("ann", "ben")).but(**changes)
    assert unrated(finished) == why
    assert rate(finished, {}) == {}


def test_every_game_has_a_pool() -> None:
    assert {game: pool_of(game, "physics") for game in GAMES} == dict.fromkeys(GAMES, "arena") | {
        "verasselt": "verasselt"
    }

"""Who sits at the table, and who of them begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import TableRefused
from throwdown.rules.record import FirstBy
from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.rules import Game

#: Values of ``first_player`` with which the players say who it is (CORE-06, VER-SETUP-05).
ASKED = {"oldest": "the oldest player begins", "saw_bug": "the player who saw a bug last begins"}


#: What a record says of how the seat that begins was found.
FIRST_BY: dict[str, FirstBy] = {"host_choice": "host", "random": "lot", "oldest": "oldest", "saw_bug": "saw_bug"}


class Seat(Value):
    """A person, or a bot if it has the name of one."""

    player: str
    bot: str | None = None


def check_named(options: Mapping[str, Any]) -> None:
    """Raise an error if the players have to name the seat that begins, and did not."""
    asked = ASKED.get(options.get("first_player", ""))
    if asked is not None:
        raise TableRefused(asked + ": say which player that is (--first NAME, over HTTP first)", code="table/first")


def first_by(game: Game[Any]) -> FirstBy:
    """How the first game finds the seat that begins; the games after it continue from there."""
    return FIRST_BY[game.options.get("first_player", "host_choice")]


def first_seat(game: Game[Any], rng: Random, named: int | None = None) -> int:
    """The seat that begins: the named one, the first one, or a random one (CORE-06, VER-SETUP-05)."""
    if game.options.get("first_player") == "random":
        return rng.randrange(game.seats)
    if named is None:
        check_named(game.options)
        return 0
    return named

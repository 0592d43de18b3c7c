"""Who sits at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import TableRefused
from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from throwdown.rules import Game


class Seat(Value):
    """A person, or a bot if it has the name of one."""

    player: str
    bot: str | None = None
    age: int | None = None


def first_seat(game: Game[Any], seats: Sequence[Seat], rng: Random, host_choice: int = 0) -> int:
    """Who begins: the host says so, chance decides, or the oldest does (CORE-06, VER-SETUP-05)."""
    rule = game.options.get("first_player", "host_choice")
    if rule == "random":
        return rng.randrange(game.seats)
    if rule == "host_choice":
        return host_choice
    ages = [seat.age for seat in seats]
    if None in ages:
        raise TableRefused("the oldest player begins: give the age of every player", code="table/ages")
    return max(range(game.seats), key=lambda seat: ages[seat] or 0)

"""A finished game as ratings see it, and why a game is not rated."""

from __future__ import annotations

from typing import Literal

from throwdown.rules.values import Value

from .ladder import ladder_of
from .pools import Pool, pool_of

#: Why a game is not rated.
Unrated = Literal["pool", "host", "learning", "handicap", "result", "people", "seats", "bot"]

#: Places in a game; people who leave are last.
WON, LOST, LEFT = 1, 2, 3


class Player(Value):
    """One seat: a person, or a bot."""

    person: str | None = None
    """The id of the person. It remains when a stand-in plays: the result of the stand-in is theirs."""
    bot: str | None = None
    """The name of the bot; "" for a program that has no place on the ladder."""
    left: bool = False
    """The person left and no stand-in played for them: they are last."""


class Finished(Value):
    """How a game ended, and what decides whether it counts."""

    game: str
    thrower: str
    players: tuple[Player, ...]
    """By seat."""
    winners: tuple[int, ...]
    """Their seats; several share the win."""
    day: int
    """When it ended: days since 1970-01-01 UTC."""
    kind: str = "online"
    """The kind of table; hot-seat and referee tables are not rated."""
    tab: bool = False
    """A browser tab hosted it, so no server knows how it went."""
    learning: bool = False
    """Somebody could ask for hints."""
    handicap: bool = False
    """The seats did not play by the same rules."""

    @property
    def pool(self) -> Pool | None:
        return pool_of(self.game, self.thrower)

    @property
    def people(self) -> list[str]:
        """The people by seat; one who has several seats is in it several times."""
        return [player.person for player in self.players if player.person is not None]

    @property
    def has_bot(self) -> bool:
        """Whether a bot plays for itself; a stand-in does not."""
        return len(self.people) < len(self.players)

    @property
    def places(self) -> list[int]:
        """By seat. The rules name winners only, and nobody plays for the second place: all who lose are equal."""
        return [self._place(seat) for seat in range(len(self.players))]

    def _place(self, seat: int) -> int:
        if self.players[seat].left:
            return LEFT
        return WON if seat in self.winners else LOST


def unrated(finished: Finished) -> Unrated | None:
    """Why this game is not rated; none if it is."""
    people, pool = finished.people, finished.pool
    if pool is None:
        return "pool"
    reasons: dict[Unrated, bool] = {
        "host": finished.tab or finished.kind != "online",
        "learning": finished.learning,
        "handicap": finished.handicap,
        "result": WON not in finished.places,
        "people": len(set(people)) < 2,
        "seats": len(set(people)) < len(people),
        "bot": any(player.person is None and player.bot not in ladder_of(pool).levels for player in finished.players),
    }
    return next((reason for reason, applies in reasons.items() if applies), None)

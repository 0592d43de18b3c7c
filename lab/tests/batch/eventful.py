"""What ``test_events`` runs in a process of its own: a build that tells what happens, as plain Python."""

from __future__ import annotations

from throwdown.rules.catalogue import game as make_game
from throwdown_lab.batch import batch_for
from throwdown_lab.batch.arena.batch import ArenaBatch
from throwdown_lab.batch.chain import differences, shortest

TABLES: tuple[tuple[str, int, dict[str, int]], ...] = (
    ("strike", 2, {}),
    ("impact_avatar", 3, {}),
    ("hp_strike", 3, {}),
    ("verasselt", 3, {"max_turns": 20}),
)


class Forgetful(ArenaBatch):
    """Nobody hears that sets are taken."""

    def happened(self, game: int) -> list[int]:
        return [each for each in super().happened(game) if each >> 40 != 13]


def main() -> None:
    for game, seats, options in TABLES:
        found = differences(batch_for(game, seats, options, games=8), range(8), events_every=1)
        print(game, len(found))
    batch = Forgetful(make_game("strike", 2), 4)
    result = shortest(differences(batch, range(4), events_every=2)).lines(batch)
    print(result[-1])


if __name__ == "__main__":
    main()

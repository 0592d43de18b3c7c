"""The bot ``learned``: legal in every edition, and a master where nothing was learned."""

from __future__ import annotations

from random import Random

from tests.cases import for_each
from throwdown.bots import make_bot
from throwdown.bots.nets.shelf import SHELF, net_for
from throwdown.bots.players.learned import LearnedPlayer
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.rulings import edition_changes
from throwdown_lab.guests import seated
from throwdown_lab.simulate import make_plan

LEARNED = seated("learned")
KNOWN = [(game, int(seats)) for game, _, seats in (path.stem.rpartition("-") for path in sorted(SHELF.glob("*.npz")))]


@for_each(
    ("game", "seats", "edition"), [(game, seats, each) for game, seats in KNOWN for each in edition_changes(game)]
)
def test_learned_players_are_legal_in_every_edition(game: str, seats: int, edition: str) -> None:
    assert isinstance(make_bot(make_game(game, seats), LEARNED), LearnedPlayer)
    played = make_plan(game, ["learned"] * (seats - 1) + ["thumb"], "legal", edition=edition, think=0.0).play(0)
    assert played.winners


def test_learned_falls_back_to_a_master_without_a_network() -> None:
    for rules in (make_game("strike", 5), make_game("strike", 2, {"supply_visibility": "hidden"})):
        assert net_for(rules) is None
        bot = make_bot(rules, LEARNED, Random(1))
        assert bot.id == "learned" and not isinstance(bot, LearnedPlayer)

"""Two browsers play games of every edition, one by mouse and one by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.page.players import KeyboardPlayer, Player, faces_agree, play
from tests.samples import sample

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

#: A game that is not over after so long will never be, in s.
PATIENCE = 900.0

#: So many things everybody does at a table of a smaller edition.
TURNS = sample(2, 3)

#: Dice of each seat in a whole game.
DICE = sample(4, 5)
#: What makes a whole game short: few dice of each seat, or a last turn.
SHORT: dict[str, dict[str, Any]] = {
    "strike": {"starting_dice": [DICE, DICE]},
    "hp_strike": {"starting_dice": [DICE, DICE]},
    "impact_avatar": {"starting_dice": [DICE, DICE]},
    "verasselt": {"max_turns": sample(5, 8)},
}


def _table(host: Visitor, game: str) -> None:
    """The host makes a table through the page."""
    host.go(f"new?game={game}")
    page = host.page
    page.get_by_label("Your name").fill(host.name)
    host.button("Open the table").click()


def _begin(host: Visitor, guest: Visitor) -> None:
    """The guest comes by the link of the host's table, and the game begins."""
    host.button("Start the game").wait_for()
    guest.go(host.page.url.removeprefix(f"{host.url}/"))
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.button("Take a seat").click()  # one press: the host may start
    host.button("Start the game").click()


def _whole_game(visit: Visit, game: str, thrower: str, *, reload: bool = False) -> tuple[Player, Player]:
    ada, ben = visit(name="Ada"), visit(name="Ben")
    ada.come_in()
    table = ada.open_table(game=game, thrower=thrower, seats=[{"me": True}, {}], options=SHORT[game])
    ada.go(f"t/{table['id']}")
    _begin(ada, ben)
    arena = game != "verasselt"  # where one had better stop
    players = Player(ada, stops=3 if arena else 1), KeyboardPlayer(ben, stops=4 if arena else 1)

    def again() -> None:
        for visitor in (ada, ben):
            story = visitor.page.locator(".rail .log li")
            known = story.count()
            visitor.page.reload()
            story.nth(max(1, known) - 1).wait_for()  # nothing of it is lost

    play(players, PATIENCE, check=faces_agree if arena else None, middle=again if reload else None)
    ada.shot(f"end-{game}")
    assert [ada.game["result"], ada.game["view"]["result"]] != [None, None]
    ends = [
        player.visitor.page.get_by_role("region", name="End of the game").get_by_role("heading").inner_text()
        for player in players
    ]
    winners = [line for line in ends if line == "You win"]
    assert len(winners) <= 1, ends
    assert all("win" in line for line in ends), ends
    assert all(player.acts for player in players)
    return players


#: Editions of which some turns are played: all that they ask and how they end is a part of the one with all powers.
SMALLER = ["impact", "impact_power"][: sample(1, 2)]
#: One of a family in the arena, both with ``--deep``.
IN_THE_ARENA = ["hp_strike", "strike"][: sample(1, 2)]


@pytest.mark.parametrize("game", IN_THE_ARENA)
def test_a_game_in_the_arena_is_played_to_its_end(visit: Visit, game: str) -> None:
    """With the real physics, and both windows are loaded again in its middle."""
    players = _whole_game(visit, game, "physics", reload=True)
    compared, acts = (sum(getattr(player, name) for player in players) for name in ("compared", "acts"))
    assert compared >= acts // 2 > 0, "hardly any die was compared"


@pytest.mark.parametrize("game", ["verasselt", "impact_avatar"])
def test_a_game_of_luck_is_played_to_its_end(visit: Visit, game: str) -> None:
    _whole_game(visit, game, "luck")


@pytest.mark.parametrize("game", SMALLER)
def test_turns_of_a_smaller_edition_are_played(visit: Visit, game: str) -> None:
    """Their dice are compared."""
    ada, ben = visit(name="Ada"), visit(name="Ben")
    _table(ada, game)
    _begin(ada, ben)
    players = Player(ada, stops=3), KeyboardPlayer(ben, stops=4)
    play(players, PATIENCE, check=faces_agree, most=TURNS)
    assert sum(player.compared for player in players) > 0, "no die was compared"

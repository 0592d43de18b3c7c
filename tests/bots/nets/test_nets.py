"""The networks that come with the package fit what bots see, and whoever plays by them keeps to the rules."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest

from tests.cases import for_each
from throwdown.bots import make_bot
from throwdown.bots.coding import coding_for, coding_of
from throwdown.bots.nets.judging import Judged
from throwdown.bots.nets.net import fresh, read, save_net
from throwdown.bots.nets.rungs import Rungs
from throwdown.bots.nets.shelf import SHELF, file_of, net_for
from throwdown.bots.players.arena import ArenaLevel
from throwdown.bots.search.determinize import Trial
from throwdown.errors import BotUnknown
from throwdown.rules.catalogue import game as make_game
from throwdown.throwers import MANNERS, Luck

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.rules.arena.pipeline import ArenaGame

KNOWN = [(game, int(seats)) for game, _, seats in (path.stem.rpartition("-") for path in sorted(SHELF.glob("*.npz")))]
#: What one network may weigh.
MOST_BYTES = 120_000


def test_there_are_networks() -> None:
    assert KNOWN


@for_each(("game", "seats"), KNOWN)
def test_a_network_fits_what_its_players_see_and_is_small(game: str, seats: int) -> None:
    net = net_for(make_game(game, seats))
    assert net is not None
    assert (net.made["game"], net.made["seats"], net.made["luck"]) == (game, seats, Luck.engine)
    assert file_of(game, seats).stat().st_size < MOST_BYTES
    assert net.weights["w1"].shape[0] == len(Rungs(coding_for(game, seats)))
    assert net.weights["w2"].shape[1] == coding_for(game, seats).size + seats


def test_a_network_for_other_numbers_is_refused_in_one_sentence(tmp_path: Path) -> None:
    coding, file = coding_for("strike"), tmp_path / "strike-2.npz"
    net = fresh(coding, 4, np.random.default_rng(1))
    save_net(net, coding, file)
    assert np.allclose(read(coding, file).weights["w1"], net.weights["w1"], atol=1e-3)
    coding.names = ("something else", *coding.names[1:])
    with pytest.raises(BotUnknown, match=r"learned with other numbers .* throwdown_lab.learning strike --seats 2"):
        read(coding, file)


def test_numbers_are_asked_whether_they_are_at_least_so_large() -> None:
    coding = coding_for("strike")
    rungs = Rungs(coding)
    seen = np.zeros(len(coding.names), np.int16)
    none = rungs.of(seen)
    seen[coding.names.index("dice of seat +0")] = 3
    assert rungs.of(seen).sum() - none.sum() == 3
    assert rungs.of(np.stack([seen, seen])).shape == (2, len(rungs))


@pytest.mark.parametrize("seats", (2, 3))
def test_chances_of_all_seats_sum_to_one(seats: int) -> None:
    rules = cast("ArenaGame", make_game("strike", seats))
    net = fresh(coding_of(rules), 8, np.random.default_rng(2))
    net.weights["w2"] += np.random.default_rng(3).normal(0, 1, net.weights["w2"].shape).astype(np.float32)
    begun, _ = rules.new_game()
    state = Trial(rules, Random(1)).until_quiet(begun, {})
    judged = Judged(rules, net)
    chances = [judged.of_state(state, seat) for seat in range(seats)]
    assert sum(chances) == pytest.approx(1) and all(0 < chance < 1 for chance in chances)
    without = state.but(supplies=(*state.supplies[:-1], ()))
    assert judged.of_state(without, seats - 1) == 0


@for_each(
    ("game", "level", "seats", "learned", "judges"),
    [
        ("hp_strike", "master", 2, True, True),
        ("hp_strike", "expert", 2, True, True),
        ("hp_strike", "expert", 3, True, True),
        ("hp_strike", "master", 5, False, False),
        ("impact_avatar", "master", 2, True, False),
        ("impact_avatar", "expert", 2, True, False),
        ("impact_avatar", "master", 3, True, False),
        ("impact_avatar", "master", 5, False, False),
    ],
)
def test_levels_that_use_a_network(game: str, level: str, seats: int, learned: bool, judges: bool) -> None:
    bot = make_bot(make_game(game, seats), level, Random(1))
    assert isinstance(bot, ArenaLevel)
    assert isinstance(getattr(bot.foresight.evaluate, "__self__", None), Judged) == judges
    assert (bot.learned is not None) == learned


@pytest.mark.parametrize(("game", "trusted"), [("hp_strike", ("lob", "toss")), ("impact_avatar", ("lob",))])
def test_an_expert_knows_what_a_master_knows_of_the_manners_it_trusts(game: str, trusted: tuple[str, ...]) -> None:
    rules = cast("ArenaGame", make_game(game, 2))
    expert, master = (cast("ArenaLevel", make_bot(rules, level, Random(1))) for level in ("expert", "master"))
    begun, _ = rules.new_game()
    state = Trial(rules, Random(1)).until_quiet(begun, {})
    view = rules.view(state, state.active)
    known = master._judged(view, 0.0)
    assert {choice.manner for choice in known} >= set(MANNERS)
    assert expert._judged(view, 0.0) == {
        choice: value for choice, value in known.items() if choice.manner in (None, *trusted)
    }


def test_many_observations_are_answered_as_each_of_them_is() -> None:
    coding = coding_for("strike")
    net = fresh(coding, 8, np.random.default_rng(2))
    net.weights["w2"] += np.random.default_rng(3).normal(0, 1, net.weights["w2"].shape).astype(np.float32)
    seen = np.random.default_rng(4).integers(coding.low, coding.high + 1, (5, len(coding.names))).astype(np.int16)
    alone = np.stack([net.logits(each) for each in seen])
    assert np.allclose(net.logits(seen), alone, atol=1e-4)
    some = np.array([1, 4])
    assert np.allclose(net.forward(seen, some).logits, alone[:, some], atol=1e-4)

"""The batch engine is a second writing of the rules: it is compared with the first, step by step.

300 games of each edition here, ten thousand with ``--deep``, over all editions and numbers of players (those of
voll verasselt are in ``test_verasselt``). As many as one likes with
``python -m throwdown_lab.batch.check GAME --games 1000000``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np
import pytest
from click.testing import CliRunner

from tests.cases import for_each
from tests.samples import sample
from throwdown.cli import main
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.record import Acted, read_record
from throwdown_lab.batch import BATCHES, batch_for, check
from throwdown_lab.batch.arena.batch import ArenaBatch
from throwdown_lab.batch.arena.layout import SUPPLY, THROWS
from throwdown_lab.batch.chain import differences, shortest
from throwdown_lab.batch.pieces import check_piece, pieces_of, tables

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import ArrayLike

    from throwdown_lab.batch.chance import Keys
    from throwdown_lab.batch.form import Played, Whole
    from throwdown_lab.coding.form import Numbers


ARENA = ("strike", "impact", "impact_power", "impact_avatar", "hp_strike")
#: So many games of each edition. Masks and observations are looked at in one of ten, or of fifty.
GAMES = sample(300, 10_000)
LOOK_EVERY = sample(10, 50)
#: Options of no edition that change how a game goes, several at a time.
UNUSUAL: list[tuple[str, dict[str, object]]] = [
    ("strike", {"big_throw_when": "whenever_empty", "start_x": "turn", "supply_visibility": "hidden"}),
    ("strike", {"big_throw_cause": "taken_only", "all_out": "replay", "collect": "optional"}),
    ("impact_power", {"storm_pile_only": "one_from_pile", "pile_merge": "merge", "fire_mode": "fewest_dice"}),
    ("impact_avatar", {"storm_pile_only": "exempt", "storm_chain": "locked", "fire_empty_supply": "wins_instantly"}),
    ("impact_avatar", {"storm_collector": "start_player", "hurricane_piles": "loosen", "elim_nonactive": "own_turn"}),
    ("impact_avatar", {"swamp_water_only": "ends_turn", "reaction_no_match": "turn_ends", "piles_after_fire": "keep"}),
    ("impact_avatar", {"active_elements": ["FIRE", "STONE"], "fire_tie": "rerun", "all_out": "active_wins"}),
    ("hp_strike", {"immobulus_only": "ends_turn_if_new", "relashio_pending": "always", "all_out": "replay"}),
    ("hp_strike", {"relashio_new_immobulus": "collected", "leviosa_order": "random", "elim_nonactive": "immediate"}),
    ("hp_strike", {"relashio_pending": "none", "accio_from_tower": "top_only", "elim_nonactive": "own_turn"}),
]


@pytest.mark.parametrize("game", ARENA)
def test_batch_and_rules_play_the_same_games(game: str) -> None:
    for piece in pieces_of(tables(game), range(GAMES), LOOK_EVERY):
        found = check_piece(piece).found
        assert not found, "\n".join(shortest(found).lines(piece.table.batch(1)))


@for_each(("game", "options"), UNUSUAL)
def test_options_of_no_edition_are_played_as_the_rules_say(game: str, options: dict[str, object]) -> None:
    batch = batch_for(game, 3, options, games=15)
    found = differences(batch, range(15), 2)
    assert not found, "\n".join(found[0].lines(batch))


class Generous(ArenaBatch):
    """One die too many in the third step."""

    def _step(self, ids: Whole, keys: Keys) -> None:
        super()._step(ids, keys)
        self.rows[self.steps == 2, SUPPLY] += 1


def test_a_difference_is_reported_with_the_shortest_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(BATCHES, "strike", Generous)
    place = tmp_path / "found.jsonl"
    asked = ["strike", "--seats", "2", "--edition", "none", "--games", "20", "--processes", "1", "--record", str(place)]
    assert check.main(asked) == 1
    output = capsys.readouterr().out
    assert "strike for 2, none: " in output and " of 20 games differ" in output
    assert "after 3 steps the rules and the batch differ" in output
    assert "3 throw a die: " in output or "3 stop (8)" in output
    assert "supplies: [" in output
    record = read_record(place.read_text().splitlines())
    assert sum(isinstance(entry, Acted) for entry in record.entries) == 3
    assert f"'supplies': {[len(dice) for dice in list(record.replay())[-1].state.supplies]}".split(": ")[1] in output
    assert CliRunner().invoke(main, ["replay", str(place)]).exit_code == 0


def test_an_id_that_the_rules_do_not_take_is_found() -> None:
    class Lenient(ArenaBatch):
        def random_ids(self) -> Whole:
            ids = super().random_ids()
            return np.where((self.steps == 4) & (ids >= 0), self.coding.ids.collect, ids)

        def _first_illegal(self, ids: Whole) -> int:
            return -1

    batch = Lenient(make_game("strike", 2), 2)
    found = differences(batch, range(2), look_every=5)
    assert [len(each.ids) for each in found] == [4, 4]
    result = found[0].lines(batch)[-1]
    assert result.startswith(f"id: id {batch.coding.ids.collect} is not open") and result.endswith("taken here")
    assert len(found[0].record(batch).entries) >= 4


def test_a_different_observation_is_found() -> None:
    class Blind(ArenaBatch):
        def observe(self) -> Numbers:
            seen = super().observe()
            seen[self.rows[:, THROWS] == 2, 0] += 1
            return seen

    batch = Blind(make_game("strike", 2), 4)
    found = differences(batch, range(4), look_every=2)
    assert [each.seed for each in found] == [0, 2]
    assert found[0].lines(batch)[-1].startswith("seen: [")


def test_whole_games_that_end_otherwise_are_found() -> None:
    class Hasty(ArenaBatch):
        def play(self, seeds: ArrayLike, first: ArrayLike = 0) -> Played:
            whole = super().play(seeds, first)
            return whole._replace(steps=whole.steps - (np.asarray(seeds) == 2))

    batch = Hasty(make_game("strike", 2), 4)
    (found,) = differences(batch, range(4))
    assert found.seed == 2 and len(found.ids) == found.by_rules["steps"]
    assert f"steps: {len(found.ids)} by the rules, {len(found.ids) - 1} here" in found.lines(batch)


def test_the_command_says_that_there_is_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["impact", "--seats", "3", "--edition", "it", "--games", "5", "--processes", "1"]) == 0
    output = capsys.readouterr().out
    assert re.fullmatch(r"impact: 5 games from number 0 at 1 table, \d+ decisions, no difference, \d s\n", output)


def test_the_command_names_the_games_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["chess"]) == 2
    assert "choose one of strike" in capsys.readouterr().err

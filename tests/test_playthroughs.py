"""The golden games come out as they were written."""

from __future__ import annotations

import pytest

from tests import playthroughs
from tests.cases import for_each
from throwdown.physics import ENGINE
from throwdown.rules.arena.state import MoveDie
from throwdown.rules.record import Acted, read_record
from throwdown.table.verify import verify

PHYSICAL = [name for name in playthroughs.names() if "-physics" in name]


@for_each("name", playthroughs.names())
def test_golden_playthrough(name: str) -> None:
    path = playthroughs.text_path(name)
    assert path.exists(), f"{path.name} is missing: run scripts/playthrough"
    assert playthroughs.playthrough_text(playthroughs.stored(name)) == path.read_text(encoding="utf-8"), (
        "the game came out differently: if that is meant, run scripts/playthrough and say why in the change"
    )


@for_each("name", playthroughs.names())
def test_golden_record_is_read_to_the_letter(name: str) -> None:
    lines = playthroughs.record_path(name).read_text(encoding="utf-8").splitlines()
    log = read_record(lines)
    assert log.finished
    assert list(log.lines()) == lines


def test_no_golden_game_without_its_game() -> None:
    names = set(playthroughs.names())
    assert {path.stem for path in (playthroughs.GOLDEN / "playthroughs").iterdir()} == names
    assert {path.stem for path in (playthroughs.GOLDEN / "records").iterdir()} >= names


@pytest.mark.parametrize("name", PHYSICAL)
def test_golden_throws_land_as_they_did(name: str) -> None:
    """On the engine that played it; on another one nothing may contradict the record."""
    log = playthroughs.stored(name)
    found = verify(log)
    assert found.fault is None, (
        f"{found.fault}: dice land otherwise than before. If that is meant, give the arena another name in"
        " physics.throw.ENGINE, remove the record, run scripts/playthrough and say why in the change"
    )
    assert log.header.computed_by != ENGINE or found.dice == "holds"


@for_each("name", PHYSICAL)
def test_golden_throws_are_aimed(name: str) -> None:
    acted = [entry for entry in playthroughs.stored(name).entries if isinstance(entry, Acted)]
    assert any(len(entry.intent) == 9 for entry in acted)
    assert not name.startswith("strike-physics") or any(isinstance(entry.action, MoveDie) for entry in acted)

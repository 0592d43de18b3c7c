"""The golden games come out as they were written, and records of earlier versions still read the same."""

from __future__ import annotations

import pytest

from tests import playthroughs
from throwdown.rules.record import read_record

NAMED = [pytest.param(game, preset, id=playthroughs.title(game, preset)) for game, preset in playthroughs.wanted()]


@pytest.mark.parametrize(("game", "preset"), NAMED)
def test_golden_playthrough(game: str, preset: str | None) -> None:
    path = playthroughs.text_path(game, preset)
    assert path.exists(), f"{path.name} is missing: run scripts/playthrough"
    assert playthroughs.told(playthroughs.kept(game, preset)) == path.read_text(encoding="utf-8"), (
        "the game came out differently: if that is meant, run scripts/playthrough and say why in the change"
    )


@pytest.mark.parametrize(("game", "preset"), NAMED)
def test_golden_record_is_still_read_to_the_letter(game: str, preset: str | None) -> None:
    lines = playthroughs.record_path(game, preset).read_text(encoding="utf-8").splitlines()
    log = read_record(lines)
    assert log.finished
    assert list(log.lines()) == lines


def test_no_golden_game_without_its_game() -> None:
    names = {playthroughs.title(game, preset) for game, preset in playthroughs.wanted()}
    assert {path.stem for path in (playthroughs.GOLDEN / "playthroughs").iterdir()} == names
    assert {path.stem for path in (playthroughs.GOLDEN / "records").iterdir()} >= names

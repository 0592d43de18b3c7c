"""Pages that people read: each is made by one command, with its charts and the command on it."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from throwdown.bots.analysis.calibration import fit_of
from throwdown.lab.batch import batch_for
from throwdown.lab.simulate import make_plan
from throwdown.lab.studies import by_chance
from throwdown.lab.studies.calibrate import seen_by
from throwdown.lab.studies.pages import languages, powers
from throwdown.lab.studies.pages.page import FOLDER
from throwdown.lab.work import open_pool

PAGES: dict[str, dict[str, Any]] = {
    "first_player": {"GAMES": ("strike", "hp_strike"), "TABLES": (2, 3)},
    "skill": {"GAMES": ("strike", "impact"), "PAIRS": (("thumb", "random"),)},
    "languages": {"GAMES": ("strike", "impact", "hp_strike")},
    "powers": {"GAMES": ("strike", "impact_power"), "LEAST": 1},
    "aim": {},
}
IN_STEP = ("first_player", "languages")
MORE = {"first_player": ["--thumb", "2"]}


@pytest.mark.study
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_its_command_tables_and_charts(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    if name in IN_STEP:
        request.getfixturevalue("batch_compiled")
    module: Any = import_module(f"throwdown.lab.studies.pages.{name}")
    for constant, value in PAGES[name].items():
        monkeypatch.setattr(module, constant, value)
    few = ["--games", "2", *MORE.get(name, [])]
    ran = CliRunner().invoke(module.main, [*few, "--processes", "1", "--to", str(tmp_path)])
    assert (ran.exit_code, ran.output) == (0, f"{tmp_path / name}.md\n")
    page = (tmp_path / f"{name}.md").read_text(encoding="utf-8")
    assert f"python -m throwdown.lab.studies.pages.{name} {' '.join(few)} --seed 1\n" in page
    charts = re.findall(r"!\[.+\]\((.+\.svg)\)", page)
    assert charts and len(charts) == page.count("\n## ")
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}.md", *charts}
    for chart in charts:
        assert "95 %" in " ".join(ElementTree.parse(tmp_path / chart).getroot().itertext())  # noqa: S314  # our own


def test_a_folder_that_is_not_there_is_refused_at_once(tmp_path: Path) -> None:
    ran = CliRunner().invoke(languages.main, ["--to", str(tmp_path / "nowhere")])
    assert "there is no folder" in str(ran.exception)


@pytest.mark.study
def test_games_by_chance_are_counted_alike_in_any_pieces(batch_compiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = by_chance.Asked("strike", 3, "1")
    with open_pool(1) as workers:
        together = by_chance.by_chance(workers, asked, 50)
        monkeypatch.setattr(by_chance, "BUNCH", 7)
        seen: list[int] = []
        assert by_chance.by_chance(workers, asked, 50, seen.append) == together
    assert seen == [7] * 7 + [1] and sum(together.wins) == 50
    mean, reach = together.length
    lengths = batch_for("strike", 3, games=1).play(by_chance._seeds("1", range(50))).throws
    assert (mean, reach) == pytest.approx((lengths.mean(), 1.959964 * lengths.std() / 50**0.5))


def test_editions_with_the_same_rules_are_played_once() -> None:
    rules = languages._rules("impact")
    assert list(rules) == ["plain rules, impact-DE, impact-EN, impact-NL", "impact-FR", "impact-IT"]
    assert rules["impact-IT"] == {"collect": "optional"}


def test_the_worth_of_a_set_is_the_change_of_the_chance() -> None:
    """All changes of one game add up to no more than there is to win; a set brings dice."""
    match = make_plan("strike", ["thumb"] * 4, "worth").match(0)
    match.run()
    found = list(powers.changes(match))
    assert {name for name, _ in found} == {"any set"}
    assert all(-1 <= change <= 1 for _, change in found)
    start = fit_of("strike").chances(seen_by(match.game)(next(iter(match.log.replay())).state), 4)
    assert sum(start) == pytest.approx(1)
    assert sum(change for _, change in found) > 0


@pytest.mark.parametrize(
    ("game", "symbol", "elements", "text"),
    [
        ("strike", "3", (), "any set"),
        ("impact_power", "FIRE", ("FIRE",), "FIRE"),
        ("impact_power", "FIRE", ("AIR",), "not active"),
        ("hp_strike", "ACCIO", (), "ACCIO"),
    ],
)
def test_sets_are_told_apart_by_what_they_do(game: str, symbol: str, elements: tuple[str, ...], text: str) -> None:
    assert powers.named(game, symbol, elements) == text


def test_pages_of_the_documentation_name_their_command() -> None:
    for name in PAGES:
        page = Path(__file__).parents[3] / FOLDER / f"{name}.md"
        assert f"python -m throwdown.lab.studies.pages.{name} --games" in page.read_text(encoding="utf-8")

"""Results as Parquet: a documented schema, how it was made, and no half of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lab.tests.missing import without
from throwdown import __version__
from throwdown.cli import main
from throwdown_lab import parquet as lab
from throwdown_lab.game_table import COLUMNS
from throwdown_lab.parquet import Column, table
from throwdown_lab.simulate import make_plan
from throwdown_lab.studies import throw_table
from throwdown_lab.studies.arena import Notebook, Sizes, Study

PAGE = Path(__file__).parents[1] / "docs" / "simulate.md"


def run(*words: str) -> Any:
    return CliRunner().invoke(main, ["lab", *words])


def read(path: Path) -> Any:
    from pyarrow.parquet import read_table

    return read_table(path)


def test_a_row_for_each_game_and_how_it_was_made(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    words = ["simulate", "hp_strike", "--bots", "thumb,random,random", "--games", "6", "--seed", "1"]
    words += ["--edition", "de", "--processes", "1", "--out", str(out)]
    assert run(*words).exit_code == 0
    found = read(out)
    output = {name.decode(): value.decode() for name, value in found.schema.metadata.items()}
    assert (output["version"], output["command"], output["seed"]) == (
        __version__,
        f"throwdown lab {' '.join(words)}",
        "1",
    )
    assert found.column("number").to_pylist() == list(range(6))
    first = found.to_pylist()[1]
    played = make_plan("hp_strike", ("thumb", "random", "random"), "1", edition="de").play(1)
    assert (first["winners"], first["points"]) == (list(played.winners), list(played.points))
    assert (first["throws"], first["steps"], first["reason"]) == (played.throws, played.steps, played.reason)
    assert (first["edition"], first["seed"], first["bots"]) == ("de", "1/1", ["random", "random", "thumb"])
    assert first["winning_bots"] == sorted({first["bots"][seat] for seat in first["winners"]})
    assert not out.with_name("games.parquet.new").exists()


def test_a_ladder_has_the_games_of_every_pair(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    words = ["ladder", "verasselt", "--bots", "random,thumb", "--games", "2", "--seed", "1", "--processes", "1"]
    assert run(*words, "--out", str(out)).exit_code == 0
    rows = read(out).to_pylist()
    assert [row["bots"] for row in rows] == [["random", "thumb"], ["thumb", "random"]]
    for row in rows:
        most = max(row["points"])
        assert all(row["points"][seat] == most for seat in row["winners"]), "most cards win"
    ran = run(*words, "--out", str(out), "--data", str(tmp_path / "ladder.json"))
    assert (ran.exit_code, "leave one out" in ran.stderr) == (2, True)


def test_columns_are_explained_in_the_file_and_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for column in COLUMNS:
        assert f"| `{column.title}` | {column.kind} | {column.holds} |" in page


def test_throws_of_a_study(tmp_path: Path) -> None:
    sizes = Sizes(throws=1, hands=0, turns=0, aims=0, search=0, fresh=0, schemes=0)
    notebook = Notebook(Study("test"))
    notebook.found["throws", 0] = [[2, 0, 1, -1, 0, 2, 1, 1, 0, 0, 0], [5, 3, 0, 4, 1, 2, 0, 0, 0, 0, 3]]
    throw_table.write_throws(tmp_path / "throws.parquet", notebook, sizes, "a command")
    left, stayed = read(tmp_path / "throws.parquet").to_pylist()
    assert (left["face"], left["filling"], left["struck"], left["turned"]) == (None, 2, 1, 1)
    assert (stayed["face"], stayed["tower"], stayed["standing"], stayed["manner"]) == (4, 3, 3, "drop")


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "GROUP", 4)
    with table(tmp_path / "x.parquet", [Column("a", "int8", "A."), Column("b", "[string]", "B.")], {}) as add:
        for number in range(10):
            add((number, ["x"] * (number % 3)))
    assert read(tmp_path / "x.parquet").column("a").to_pylist() == list(range(10))


def test_an_interrupted_run_leaves_no_partial_file(tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    path.write_text("what was there before")
    with pytest.raises(KeyboardInterrupt), table(path, [Column("a", "int8", "A.")], {}) as add:
        add((1,))
        raise KeyboardInterrupt
    assert path.read_text() == "what was there before"
    assert [each.name for each in tmp_path.iterdir()] == ["x.parquet"]


@pytest.mark.parametrize("command", [["simulate", "strike"], ["ladder", "strike"], ["fairness"]])
def test_an_unwritable_file_is_refused_before_the_work(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throwdown_lab.work.available", lambda: pytest.fail("the work began"))
    assert "is not a table: end it with .parquet" in run(*command, "--out", "games.csv").stderr
    assert "there is no folder" in run(*command, "--out", "nowhere/games.parquet").stderr
    without("pyarrow", monkeypatch)
    output = run(*command, "--out", "games.parquet").stderr
    missing = "this needs pyarrow, which is not installed: run scripts/install dev"
    assert output.startswith(f"throwdown: {missing}")

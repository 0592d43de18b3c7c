"""Games by random choices in a browser's Python (Pyodide in node) and natively: events and results must be equal.

    python -m benchmarks.tab_rules --wheel msgspec-….whl --games 1000
    python -m benchmarks.tab_rules --wheel msgspec-….whl --host strike --thrower physics

The second measures a host in a tab: how long it takes to start, and how soon a move is acknowledged.
"""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import click

from benchmarks.tab_games import digests
from throwdown.rules import GAMES

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
#: Files of the package that the tab never reads.
LEFT_OUT = ("server", "pictures", "terminal/screen", "bots/nets", "bots/solver", "__pycache__")
#: Packages in plain Python that the tab has.
PACKAGES = ("fluent.syntax", "markdown_it", "mdurl", "typing_extensions")
#: So many letters of what node says are shown.
MOST_SHOWN = 2000


def archived(to: Path) -> Path:
    """The package and what this benchmark runs there, as a zip."""
    with zipfile.ZipFile(to, "w") as archive:
        _add_packages(archive)
        for path in sorted((ROOT / "src" / "throwdown").rglob("*")):
            inside = path.relative_to(ROOT / "src" / "throwdown").as_posix()
            if path.is_file() and not any(inside.startswith(f"{each}/") or f"/{each}/" in inside for each in LEFT_OUT):
                archive.write(path, f"throwdown/{inside}")
        for name in ("tab_games.py", "tab_play.py"):
            archive.write(ROOT / "benchmarks" / name, f"benchmarks/{name}")
    return to


def _add_packages(archive: zipfile.ZipFile) -> None:
    """The packages of others that the tab takes along, in plain Python."""
    for name in PACKAGES:
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            raise click.ClickException(f"{name} is not installed")
        origin, inside = Path(spec.origin), name.replace(".", "/")
        if not spec.submodule_search_locations:
            archive.write(origin, f"{inside}.py")
            continue
        for path in sorted(origin.parent.rglob("*.py")):
            archive.write(path, f"{inside}/{path.relative_to(origin.parent).as_posix()}")


def in_node(wheel: Path, job: dict[str, Any]) -> dict[str, Any]:
    """What Python in WebAssembly answers."""
    with TemporaryDirectory() as folder:
        archive = archived(Path(folder) / "throwdown.zip")
        script = ROOT / "benchmarks" / "tab_rules.mjs"
        command = ["node", str(script), str(PYODIDE), str(archive), str(wheel), json.dumps(job)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise click.ClickException(done.stderr[-MOST_SHOWN:])  # before it is the engine in one line

        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return answer


def compare(wheel: Path, first: int, count: int) -> list[str]:
    """Play the games on both sides; the names of those that differ."""
    there = in_node(wheel, {"games": dict.fromkeys(GAMES, count), "first": first})
    different = list[str]()
    for game in GAMES:
        begun = perf_counter()
        here = digests(game, first, count)
        seconds = perf_counter() - begun
        pairs = zip(here, map(tuple, there["found"][game]), strict=True)
        wrong = [f"{game} {number}" for number, (one, other) in enumerate(pairs, first) if one != other]
        different += wrong
        click.echo(
            f"{game:14} {count} games, {sum(entries for _, entries in here)} entries: {len(wrong)} differ "
            f"({seconds:.1f} s here, {there['seconds'][game]:.1f} s in WebAssembly)"
        )
    return different


@click.command()
@click.option("--wheel", required=True, type=click.Path(exists=True, path_type=Path), help="msgspec for Pyodide.")
@click.option("--games", default=20, show_default=True, help="Games of each kind.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--host", type=click.Choice(GAMES), help="Measure a host at this game instead.")
@click.option("--thrower", type=click.Choice(["luck", "physics"]), default="luck", show_default=True)
def main(wheel: Path, games: int, first: int, host: str | None, thrower: str) -> None:
    if host is not None:
        engine = [sys.executable, "-m", "benchmarks.tab_engine"]
        measured = in_node(wheel, {"game": host, "thrower": thrower, "engine": engine})
        for name, value in measured.items():
            click.echo(f"{name:14} {value:.1f}")
        return
    different = compare(wheel, first, games)
    if different:
        raise click.ClickException(f"these differ: {', '.join(different[:20])}")


if __name__ == "__main__":
    main()

"""What is handed out: wheels that share no file, one small, one with the page, one for browsers; and what the small one
can do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from tests.docs.test_docs import BLOCKS
from tests.node import node
from throwdown import __version__
from throwdown.parts import PACKAGES, PASSKEYS, POSTGRES, ROOMS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PYRIGHT = ROOT / "web" / "node_modules" / "pyright" / "index.js"
PARTS = SOURCE / "throwdown" / "server" / "tab_parts"
BUILT = [SOURCE / "throwdown" / "server" / folder for folder in ("page", "docs_site")]
FOR_GIT = (".gitignore", ".stamp")
#: What the small one needs, all of it.
NEEDED = {
    "click": "click",
    "fluent.syntax": "fluent",
    "msgspec": "msgspec",
    "typing_extensions": "typing_extensions.py",
}
MB = 1_000_000
#: What installs a component that the small one lacks.
WHEELS = "scripts/release build, then pip install dist/*.whl"

pytestmark = pytest.mark.service


def project(folder: Path) -> dict[str, Any]:
    output: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return output


def built(folder: Path, into: Path) -> ZipFile:
    (wheel,) = WheelBuilder(str(folder)).build(directory=str(into), versions=["standard"])
    return ZipFile(wheel)


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> tuple[ZipFile, ZipFile]:
    into = tmp_path_factory.mktemp("wheels")
    return built(ROOT, into), built(ROOT / "core", into)


def files(wheel: ZipFile) -> set[str]:
    return {name for name in wheel.namelist() if ".dist-info/" not in name}


def test_every_file_is_in_one_of_the_two(wheels: tuple[ZipFile, ZipFile]) -> None:
    whole, core = map(files, wheels)
    assert not whole & core
    kept = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, check=True, encoding="utf-8")
    ours = {line.removeprefix("src/") for line in kept.stdout.splitlines() if (ROOT / line).is_file()}
    assert ours | built_files() <= whole | core
    rooms = {name.removesuffix("/__init__.py").replace("/", ".") for name in whole if name.endswith("__init__.py")}
    assert {room for room in rooms if room.rpartition(".")[0] not in rooms} == ROOMS


def built_files() -> set[str]:
    paths = (path for folder in BUILT for path in folder.rglob("*"))
    files = {path.relative_to(SOURCE).as_posix() for path in paths if path.is_file() and path.name not in FOR_GIT}
    return files - started_by()


def started_by() -> set[str]:
    """The script that starts what browsers need, in each of its forms: it is with that."""
    return {path.relative_to(SOURCE).as_posix() for path in BUILT[0].glob("assets/host-worker-*")}


def test_page_and_documentation_in_the_wheel_are_those_of_the_checkout(wheels: tuple[ZipFile, ZipFile]) -> None:
    whole, _ = wheels
    assert built_files() <= files(whole)
    inside = {name for name in files(whole) if name.startswith("throwdown/server/page/")}
    assert {"throwdown/server/page/index.html", "throwdown/server/page/hand.html"} <= inside
    scripts = {name for name in inside if name.endswith((".js", ".css"))}
    assert scripts and all({f"{name}.br", f"{name}.gz"} <= inside for name in scripts)
    for name in built_files():
        assert whole.read(name) == (SOURCE / name).read_bytes(), name


def test_the_wheels_are_small(wheels: tuple[ZipFile, ZipFile]) -> None:
    whole, core = (Path(str(wheel.filename)).stat().st_size for wheel in wheels)
    assert whole < 7.9 * MB  # more than a third of it is the engine for browsers, as it is and compressed
    assert core < 2.5 * MB
    unpacked = sum(entry.file_size for entry in wheels[1].infolist())
    brought = sum(file.size or 0 for name in NEEDED for file in distribution(name).files or () if file.suffix != ".pyc")
    assert unpacked + brought < 10 * MB  # compiled to bytecode it is about half as much again, and stays below 15


def test_what_browsers_need_is_in_a_wheel_of_its_own(wheels: tuple[ZipFile, ZipFile], tmp_path: Path) -> None:
    """With the licences of what others made; a server needs none of it."""
    wheel = built(ROOT / "tab", tmp_path)
    made = {path.relative_to(SOURCE).as_posix() for path in PARTS.iterdir() if path.name not in FOR_GIT}
    assert files(wheel) == made | started_by() and len(made) > 6 and len(started_by()) == 3
    assert not files(wheel) & (files(wheels[0]) | files(wheels[1]))
    assert Path(str(wheel.filename)).stat().st_size < 10 * MB
    licences = (PARTS / "LICENSES.txt").read_text("utf-8")
    for name in (
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Apache License",
        "msgspec",
    ):
        assert name in licences


#: What the examples leave out on purpose: a game that is over has a result, and a match of throws has their odds.
NOT_ASKED = ("reportOptionalMemberAccess", "reportAttributeAccessIssue")
#: The engine takes whole poses, and tables know them as numbers.
LOOSE = 'parameter "poses"'


def test_examples_have_the_types_that_editors_expect(wheels: tuple[ZipFile, ZipFile], tmp_path: Path) -> None:
    """Every example of README and docs, by pyright, beside the two wheels as they are installed."""
    installed, examples = tmp_path / "installed", tmp_path / "examples"
    for wheel in wheels:
        wheel.extractall(installed, [name for name in wheel.namelist() if name.endswith((".py", "py.typed"))])
    examples.mkdir()
    for blocks in BLOCKS.values():
        for block in blocks:
            if block.language == "python":
                name = f"{block.page.stem.replace('-', '_')}_{block.line}.py"
                (examples / name).write_text("\n" * block.line + block.text, encoding="utf-8")
    environment = {"extraPaths": [str(installed)], **dict.fromkeys(NOT_ASKED, False)}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps({"include": ["examples"], **environment}))
    checked = subprocess.run(
        [node(), str(PYRIGHT), "--outputjson", "--pythonpath", sys.executable, "--project", str(tmp_path)],
        capture_output=True, check=False, encoding="utf-8",
    )  # fmt: skip
    found = json.loads(checked.stdout)
    assert found["summary"]["filesAnalyzed"] == len(list(examples.iterdir())) > 30
    faults = [f"{Path(each['file']).name}:{each['range']['start']['line'] + 1} {each['message']}"
              for each in found["generalDiagnostics"] if LOOSE not in each["message"]]  # fmt: skip
    assert faults == []


def test_versions_are_tied_and_nothing_is_needed_twice() -> None:
    whole, core = project(ROOT), project(ROOT / "core")
    assert f"throwdown-core=={__version__}" in whole["dependencies"]
    assert f"throwdown=={__version__}" in project(ROOT / "lab")["dependencies"]
    assert whole["optional-dependencies"]["tab"] == [f"throwdown-tab=={__version__}"]
    assert whole["scripts"] == core["scripts"]
    assert not set(whole["dependencies"]) & set(core["dependencies"])
    for part in ("core", "lab", "tab"):
        assert (ROOT / "LICENSE").read_bytes() == (ROOT / part / "LICENSE").read_bytes()


# The small one, alone: a folder with its files and one with what it needs, and nothing else of this environment

TRIED = [
    ("--version",),
    ("play", "verasselt", "--bots", "thumb,random", "--seed", "7", "--lang", "de"),
    ("odds", "strike", "--arena", "2,3,4", "--supply", "5"),
    ("serve",),
    ("play", "strike", "--bots", "expert,random", "--lang", "de"),
]
DRIVER = """
import json, sys
from click.testing import CliRunner
from throwdown.cli import main
results = []
for arguments in json.load(sys.stdin):
    ran = CliRunner().invoke(main, arguments)
    results.append([ran.exit_code, ran.stdout, ran.stderr, repr(ran.exception)])
import throwdown
from throwdown.parts import require
for call in (
    lambda: throwdown.Arena,
    lambda: throwdown.solve("strike"),
    lambda: require("throwdown.physics"),
    lambda: throwdown.bot("expert", game="strike"),
):
    try:
        call()
    except ModuleNotFoundError as missing:
        results.append([missing.name, str(missing)])
loaded = {name.partition(".")[0] for name in sys.modules if not name.startswith("__")}
results.append(sorted(loaded - set(sys.stdlib_module_names)))
print(json.dumps(results))
"""


@pytest.fixture(scope="module")
def alone(wheels: tuple[ZipFile, ZipFile], tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """What the small one says to each of the commands, then to four calls, then what was loaded."""
    core, needed = tmp_path_factory.mktemp("core"), tmp_path_factory.mktemp("needed")
    wheels[1].extractall(core)
    for name, top in NEEDED.items():
        (needed / top).symlink_to(Path(str(distribution(name).locate_file(top))))
    environment = {**os.environ, "PYTHONPATH": f"{core}{os.pathsep}{needed}", "LANG": "C", "LC_ALL": "C"}
    command = [sys.executable, "-S", "-c", DRIVER]
    ran = subprocess.run(
        command, input=json.dumps(TRIED), env=environment, cwd=core, capture_output=True, check=False, encoding="utf-8"
    )
    assert ran.returncode == 0, ran.stderr
    output: list[Any] = json.loads(ran.stdout)
    return output


def test_the_small_one_plays_and_knows_the_odds(alone: list[Any]) -> None:
    for (status, out, err, fault), arguments in zip(alone[:3], TRIED, strict=False):
        assert (status, err) == (0, ""), (arguments, err, fault)
        assert out
    assert __version__ in alone[0][1]
    assert "gewinnt" in alone[1][1] or "gewonnen" in alone[1][1]


def test_what_the_small_one_lacks_is_one_sentence(alone: list[Any]) -> None:
    for (status, _, err, fault), arguments in zip(alone[3:4], TRIED[3:], strict=False):
        assert status == 2, (arguments, err, fault)
        (sentence,) = err.splitlines()
        assert sentence.startswith("throwdown: this needs ") and sentence.endswith(f"in a clone run {WHEELS}")
    status, _, err, _ = alone[4]
    (sentence,) = err.splitlines()
    assert status == 2
    assert sentence == (
        "throwdown: Dafür fehlt hier ein Teil: führe im Klon des Projekts scripts/release build aus, "
        "dann pip install dist/*.whl. (numpy)"
    )


def test_using_what_is_missing_names_what_brings_it(alone: list[Any]) -> None:
    arena, solver, engine, bot = alone[len(TRIED) : -1]
    assert arena == engine == ["throwdown.physics", arena[1]]
    assert arena[1] == f"this needs throwdown.physics, which is not installed: in a clone run {WHEELS}"
    assert solver == bot == ["numpy", f"this needs numpy, which is not installed: in a clone run {WHEELS}"]


def test_the_small_one_loads_nothing_else(alone: list[Any]) -> None:
    assert set(alone[-1]) == {"throwdown", "click", "fluent", "msgspec", "typing_extensions"}


def test_everything_that_is_left_out_is_known_to_be_missing() -> None:
    """Whatever a distribution of others is called, its import name stands in throwdown.parts."""
    whole = project(ROOT)
    imported = {"markdown-it-py": "markdown_it"}

    def names(needed: list[str]) -> set[str]:
        bare = (one.partition("[")[0].partition(">")[0].partition("=")[0].partition(";")[0].strip() for one in needed)
        return {imported.get(one, one.replace("-", "_")) for one in bare}

    below_uvicorn = {"uvloop"}
    assert names(whole["dependencies"]) - {"throwdown_core"} - below_uvicorn <= PACKAGES
    assert names(whole["optional-dependencies"]["postgres"]) == POSTGRES
    assert names(whole["optional-dependencies"]["passkeys"]) == PASSKEYS

"""The commands of the README work in a fresh clone."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import venv
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.serving import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
#: Built from the same sources, which their stamps prove: the clone need not build them again.
BUILT = [Path("src", "throwdown", "server", folder) for folder in ("page", "docs_site", "tab_parts")]
#: They run until they are stopped.
SERVERS = ("scripts/play", "throwdown")
#: The tests cannot run themselves.
TESTS = "scripts/test"

pytestmark = pytest.mark.service


def commands() -> list[str]:
    """Every command line of the README, without its comment."""
    blocks = re.findall(
        r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    return [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]


def git(*arguments: str) -> list[str]:
    ran = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True, encoding="utf-8")
    return ran.stdout.split("\0")[:-1]


def clone_into(clone: Path) -> None:
    """What is committed, with what was changed since, and what was built of it."""
    git("clone", "--quiet", "--shared", str(ROOT), str(clone))
    for name in git("ls-files", "-z", "--modified", "--others", "--exclude-standard"):
        (clone / name).unlink(missing_ok=True)
        if (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, clone / name)
    for folder in BUILT:
        shutil.copytree(ROOT / folder, clone / folder, dirs_exist_ok=True)


def make_environment(folder: Path, packages: Path) -> None:
    """An environment that has every package of the other one but ours, pip too, so that nothing is downloaded."""
    venv.create(folder)
    others = folder / "others"
    others.mkdir()
    for path in packages.iterdir():
        if "throwdown" not in path.name:
            (others / path.name).symlink_to(path)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "others.pth").write_text(f"{others}\n", encoding="utf-8")
    pip = folder / "bin" / "pip"
    pip.write_text(f'#!/bin/sh\nexec "{folder}/bin/python" -m pip "$@"\n', encoding="utf-8")
    pip.chmod(0o755)


def environment(path: str, folder: Path) -> dict[str, str]:
    """The variables of a newcomer: no port or data of another run, no browser that opens."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("THROWDOWN_", "PYTHON"))}
    return clean | {
        "PATH": path,
        "BROWSER": "true",
        "PIP_NO_COMPILE": "1",  # most of it is never imported
        "PYTHON": sys.executable,
        "THROWDOWN_PORT": "0",
        "THROWDOWN_DATA": str(folder / "data"),
    }


@contextmanager
def started(command: str, clone: Path, variables: dict[str, str]) -> Iterator[str]:
    """The address that the command prints, while it runs."""
    with subprocess.Popen(
        ["bash", "-c", f"exec {command}"], cwd=clone, env=variables, stdout=subprocess.PIPE, encoding="utf-8"
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = re.search(r"http://\S+", line)
            assert address, f"{command} prints no address: {line!r}"
            yield address[0]
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0, command


def test_the_readme_leads_with_a_clone() -> None:
    assert commands() == [*SERVERS[:1], TESTS, "scripts/release build", "pip install dist/*.whl", "throwdown"]


def test_every_command_of_the_readme_works_in_a_fresh_clone(tmp_path: Path) -> None:
    clone, place = tmp_path / "clone", tmp_path / "environment"
    clone_into(clone)
    variables = environment(os.pathsep.join((str(place / "bin"), os.environ["PATH"])), tmp_path)
    for command in commands():
        if command == TESTS:
            continue
        if command.startswith("pip "):
            (packages,) = (clone / ".venv").glob("lib/python*/site-packages")
            make_environment(place, packages)
        if command in SERVERS:
            with (
                started(command, clone, variables) as address,
                urllib.request.urlopen(address, timeout=PATIENCE) as page,  # noqa: S310
            ):
                assert b"<script" in page.read(), command
        else:
            ran = subprocess.run(
                ["bash", "-c", command], cwd=clone, env=variables, capture_output=True, check=False, encoding="utf-8"
            )
            assert ran.returncode == 0, f"{command}: {ran.stdout}{ran.stderr}"
    installed = subprocess.run(
        [place / "bin" / "python", "-c", "import throwdown; print(throwdown.__file__)"],
        cwd=tmp_path, env=variables, capture_output=True, check=True, encoding="utf-8",
    )  # fmt: skip
    assert Path(installed.stdout).is_relative_to(place), "the wheel was not installed: the command is another one"


def test_no_page_says_that_the_package_is_published() -> None:
    """Neither distribution is in a registry: its name alone installs nothing."""
    registry = re.compile(r"(?:pip3? install|uv tool install|uvx|pipx (?:run|install))(?: --upgrade)? \"?throwdown")
    names = git("ls-files", "-z", "*.md", "*.py", "*.ftl", "*.service", "Containerfile", "scripts")
    places = [name for name in names if name != "CHANGELOG.md" and not name.startswith("tests/")]
    wrong = [name for name in places if registry.search((ROOT / name).read_text(encoding="utf-8"))]
    assert not wrong

"""The data files of the game, each made by one command: ``throwdown lab make NAME``.

A maker is a module with a function ``made(work)`` that gives the bytes of the file. The same seed and the same engine
give the same file on any number of cores, since no bot here thinks by the clock on the wall.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import throwdown
from throwdown import __version__
from throwdown_lab.work import open_pool

if TYPE_CHECKING:
    from throwdown_lab.work import Pool

PACKAGE = Path(throwdown.__file__).parent


class Maker(NamedTuple):
    """What a command makes."""

    file: Path
    what: str
    needs: str
    minutes: float
    """On 16 cores."""


#: In the order in which they are made: later ones play by earlier ones.
MAKERS = {
    "luck": Maker(PACKAGE / "throwers" / "luck_table.json", "the luck model, fitted to the arena", "mujoco", 2),
    "trials": Maker(
        PACKAGE / "bots" / "data" / "trials.json", "what tosses and hits at a lying die do, by their speed", "mujoco", 1
    ),
    "respond": Maker(
        PACKAGE / "bots" / "data" / "respond.npz", "the best answer to players who do not think", "luck", 0.5
    ),
    "handicap": Maker(PACKAGE / "bots" / "data" / "handicap.json", "what starting dice are worth", "luck", 2),
    "calibration": Maker(
        PACKAGE / "bots" / "data" / "calibration.json", "the chances that analyses show", "luck, respond", 2
    ),
    "targets": Maker(PACKAGE / "lessons" / "targets.json", "the targets of the practice room", "mujoco", 2),
}


class Work(NamedTuple):
    """How a file is made."""

    name: str
    pool: Pool
    seed: str = "1"
    share: float = 1.0
    """How much of the usual work is done."""

    def many(self, usual: int, least: int = 1) -> int:
        """So many games or throws, of those that it usually takes."""
        return max(round(usual * self.share), least)

    def made(self, **more: Any) -> dict[str, Any]:
        """What a file says about itself."""
        share = "" if self.share == 1 else f" --share {self.share:g}"
        return {"command": f"throwdown lab make {self.name} --seed {self.seed}{share}", "version": __version__, **more}


def make(name: str, place: Path, *, processes: int | None = None, seed: str = "1", share: float = 1.0) -> None:
    """Make one file, on all cores unless told otherwise."""
    with open_pool(processes) as pool:
        content: bytes = import_module(f"{__name__}.{name}").made(Work(name, pool, seed, share))
    place.write_bytes(content)

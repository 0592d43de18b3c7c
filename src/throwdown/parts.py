"""Components that a small installation lacks: importing one raises an error that names what installs it.

The distribution ``throwdown-core`` holds the rules, records, luck, tables and simple bots, ``throwdown`` the arena,
pictures, server and screen. The extra ``lab`` adds the packages for studies, ``postgres`` those for PostgreSQL. Neither
distribution is published: ``scripts/release build`` makes their wheels in a clone.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from .errors import PartMissing

if TYPE_CHECKING:
    from types import FrameType

#: Rooms that only the distribution ``throwdown`` holds; everything else is in ``throwdown-core``.
ROOMS = frozenset(
    (
        "throwdown.client",
        "throwdown.lessons",
        "throwdown.live",
        "throwdown.physics",
        "throwdown.server",
        "throwdown.terminal.screen",
    )
)
#: Packages of others that come with ``throwdown``, as they are imported.
PACKAGES = frozenset(
    (
        "PIL",
        "cryptography",
        "httpx2",
        "jinja2",
        "markdown_it",
        "mujoco",
        "numpy",
        "prometheus_client",
        "rich",
        "segno",
        "starlette",
        "textual",
        "uvicorn",
        "websockets",
    )
)
#: Packages of others that come with the extra ``lab``.
LAB = frozenset(("gymnasium", "numba", "open_spiel", "pettingzoo", "pyarrow", "pyspiel", "ray"))
#: Packages of others that come with the extra ``postgres``.
POSTGRES = frozenset(("psycopg", "psycopg_pool"))
#: The extras with what each brings.
EXTRAS = {"lab": LAB, "postgres": POSTGRES}
CODES = {"lab": "part/lab", "postgres": "part/postgres"}


class MissingParts:
    """Asked only after everybody else has failed to find a module."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> None:
        if name in ROOMS or (_root(name) in PACKAGES.union(*EXTRAS.values()) and _we_import()):
            raise part_missing(name)


def part_missing(name: str) -> PartMissing:
    """What to raise where this module is needed and not installed."""
    extra = next((extra for extra, brought in EXTRAS.items() if _root(name) in brought), "")
    fix = "scripts/install dev" if extra else "scripts/release build, then pip install dist/*.whl"
    missing = PartMissing(f"this needs {name}, which is not installed: in a clone run {fix}", code=CODES.get(extra))
    missing.name = name
    return missing


def _root(name: str) -> str:
    return name.partition(".")[0]


def _we_import() -> bool:
    """Whether the import stands in our code: what others do without numpy is their affair."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and "importlib" in frame.f_code.co_filename:
        frame = frame.f_back
    return frame is not None and _root(frame.f_globals.get("__name__", "")) == "throwdown"


def tell_missing_parts() -> None:
    """Let ``import`` say what brings a part that is not here."""
    sys.meta_path.append(MissingParts)

"""Components that a small installation lacks, and the error that names what installs them.

The distribution ``throwdown-core`` holds the rules, records, luck, tables and simple bots, ``throwdown`` the arena,
server and screen. The extra ``postgres`` adds the packages for PostgreSQL, ``passkeys`` those for signing
in with passkeys. Neither distribution is published: ``scripts/release build`` makes their wheels in a clone.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from .errors import PartMissing

#: Rooms that only the distribution ``throwdown`` holds; everything else is in ``throwdown-core``.
ROOMS = frozenset(
    (
        "throwdown.api",
        "throwdown.client",
        "throwdown.history",
        "throwdown.lessons",
        "throwdown.live",
        "throwdown.physics",
        "throwdown.server",
        "throwdown.tab",
        "throwdown.terminal.screen",
        "throwdown.tournaments",
    )
)
#: Packages of others that come with ``throwdown``, as they are imported.
PACKAGES = frozenset(
    (
        "cryptography",
        "httpx2",
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
#: Packages of others that come with the extra ``postgres``.
POSTGRES = frozenset(("psycopg", "psycopg_pool"))
#: The package of others that comes with the extra ``passkeys``.
PASSKEYS = frozenset(("webauthn",))
#: The extras with what each brings.
EXTRAS = {"postgres": POSTGRES, "passkeys": PASSKEYS}
CODES = {"postgres": "part/postgres", "passkeys": "part/passkeys"}


def require(*modules: str) -> None:
    """Import these modules; ``PartMissing`` says what brings one that is not installed."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as missing:
            raise explained(missing) from None


def explained(missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error with what brings the module, if it belongs to one of the parts; otherwise the same error."""
    name = missing.name or ""
    is_part = name in ROOMS or _root(name) in PACKAGES.union(*EXTRAS.values())
    return part_missing(name) if is_part and not isinstance(missing, PartMissing) else missing


def part_missing(name: str) -> PartMissing:
    """What to raise where this module is needed and not installed."""
    extra = next((extra for extra, brought in EXTRAS.items() if _root(name) in brought), "")
    missing = PartMissing(
        f"this needs {{name}}, which is not installed: {_fix(extra)}", code=CODES.get(extra), name=name
    )
    missing.name = name
    return missing


def arena_missing(missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same where dice were to be thrown in the arena: luck throws them without it."""
    error = explained(missing)
    if not isinstance(error, PartMissing):
        return error
    message = "add --thrower luck, or install the arena; {why}"
    instead = PartMissing(message, code="part/arena", why=error)
    instead.name = error.name
    return instead


def _fix(extra: str) -> str:
    """What installs it: in a clone a script does."""
    if not extra:
        return "in a clone run scripts/release build, then pip install dist/*.whl"
    is_clone = (Path(__file__).parents[2] / "scripts" / "install").is_file()
    return "run scripts/install dev" if is_clone else f'run pip install --find-links dist "throwdown[{extra}]"'


def _root(name: str) -> str:
    return name.partition(".")[0]

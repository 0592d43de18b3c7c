"""All settings as Markdown, for hosts of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.operations.limits import SIZES, Limits
from throwdown.server.operations.settings import Settings, names

from .fields import fields_of, module_of, sentences
from .phrases import cell, default_phrase, described

if TYPE_CHECKING:
    import msgspec

#: Where the sizes differ most for a host.
MAIN_LIMITS = (
    "people_per_address",
    "guests_per_address",
    "connections",
    "connections_per_address",
    "sockets_per_address",
    "requests_per_minute",
    "tables_per_person",
    "computing_s",
)


def settings_tables() -> str:
    """All settings, and the main limits of each size, as Markdown."""
    return f"## All settings\n\n{_settings()}\n\n## Sizes\n\n{SIZES_TEXT}\n\n{_sizes()}\n"


def _settings() -> str:
    about, known = sentences(module_of(Settings), Settings.__name__), names()
    rows = [
        f"| `{field.name}` | {described(field.type)} | {default_phrase(field)} | {cell(about.get(field.name, ''))} |"
        for field in fields_of(Settings)
        if field.name in known
    ]
    return "\n".join(["| Name | Type | Default | Description |", "|---|---|---|---|", *rows])


def _sizes() -> str:
    about = _sentences_of_limits()
    rows = [
        f"| {cell(about[name])} | {' | '.join(_number(getattr(limits, name)) for limits in SIZES.values())} |"
        for name in MAIN_LIMITS
    ]
    heads = " | ".join(f"`{size}`" for size in SIZES)
    return "\n".join([f"| What is limited | {heads} |", f"|---|{'---|' * len(SIZES)}", *rows])


def _sentences_of_limits() -> dict[str, str]:
    """By name: what each limit means."""
    kinds: tuple[type[msgspec.Struct], ...] = (*Limits.__bases__, Limits)
    return {name: text for kind in kinds for name, text in sentences(module_of(kind), kind.__name__).items()}


def _number(value: float) -> str:
    return f"{value:,g}".replace(",", " ") if value < 1e6 else "1 000 000"


SIZES_TEXT = """\
`size` chooses all limits at once. Take the smallest size that fits: it protects the server best. `unlimited` is for
measuring on your own machine: nothing is limited, no bot pauses, and nobody is waited for at the start of a game. Never
use it where strangers come."""

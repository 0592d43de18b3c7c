"""All settings and limits as Markdown, for whoever hosts a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings

from .fields import fields_of, module_of, sentences
from .phrases import cell, default_phrase, described

if TYPE_CHECKING:
    from collections.abc import Collection


def settings_tables() -> str:
    """All settings and limits, as Markdown."""
    own = _table(Settings, without={"limits"})
    policy = _table(Limits)
    return f"### Settings\n\n{own}\n### Limits\n\n{LIMITS}\n\n{policy}"


def _table(struct: type[msgspec.Struct], without: Collection[str] = ()) -> str:
    about: dict[str, str] = {}
    for each in (*struct.__bases__, struct):
        if each is not msgspec.Struct:
            about |= sentences(module_of(each), each.__name__)
    rows = [
        f"| `{field.name}` | {default_phrase(field)} | {described(field.type)} | {cell(about.get(field.name, ''))} |"
        for field in fields_of(struct)
        if field.name not in without
    ]
    return "\n".join(["| name | default | may be | |", "|---|---|---|---|", *rows, ""])


LIMITS = """\
In the table `[limits]` of the file, or as `THROWDOWN_LIMITS_…`. Names end with their unit: `_s` seconds, `_bytes`;
counts have none."""

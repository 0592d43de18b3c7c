"""The report for a terminal and for machines."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from msgspec.structs import astuple

from throwdown_lab.studies.fit import Share

from .sections import Section, counted, sections, verdict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .counting import Figures


def as_json(found: Any) -> Any:
    """The figures with shares as objects."""
    if isinstance(found, Share):
        return dict(zip(("share", "low", "high", "throws"), astuple(found), strict=True))
    if isinstance(found, dict):
        return {name: as_json(value) for name, value in found.items()}
    return [as_json(value) for value in found] if isinstance(found, list) else found


def as_text(found: Figures) -> str:
    """The report for a terminal."""
    lines = [f"Fair dice: {counted(found)}", f"engine {found['engine']}, seed {found['seed']}", ""]
    lines += [f"  {verdict(bar):9}  {bar['promise']}: {bar['figure']}" for bar in found["bars"]]
    for section in sections(found):
        lines += ["", section.title, "-" * len(section.title), *_wrapped(section.sentences), "", *_columns(section)]
    return "\n".join(lines)


def _wrapped(sentences: Iterable[str]) -> list[str]:
    return [line for sentence in sentences for line in wrap(sentence, 100)]


def _columns(section: Section) -> list[str]:
    rows = [section.head, *section.rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(section.head))]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]

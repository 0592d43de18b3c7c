"""The report as a page of its own, with plots. Its form is the template ``page.html`` beside this file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jinja2 import Environment, PackageLoader, StrictUndefined

from .sections import counted, sections, verdict

if TYPE_CHECKING:
    from .counting import Figures


def as_html(found: Figures, command: str) -> str:
    """A page that needs nothing else: no script, no address, light and dark."""
    templates = Environment(
        loader=PackageLoader("throwdown_lab", "fairness"),
        autoescape=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    return templates.get_template("page.html").render(
        found=found, counted=counted, sections=sections, verdict=verdict, command=command
    )

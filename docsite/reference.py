"""``python -m docsite.reference`` writes the pages of docs/ that are read from the code."""

from __future__ import annotations

from pathlib import Path

from . import commands, fields

DOCS = Path(__file__).parents[1] / "docs"
PAGES = {"commands.md": commands.page, "fields.md": fields.page}


def main() -> None:
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()

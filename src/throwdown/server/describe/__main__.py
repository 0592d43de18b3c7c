"""``python -m throwdown.server.describe`` writes every file that is made from the types."""

from __future__ import annotations

import sys

from .files import ROOT, write


def main() -> None:
    if not (ROOT / "docs").is_dir():
        sys.exit(f"there is no folder {ROOT / 'docs'}: run this in a checkout of the project")
    print("\n".join(map(str, write())) or "Everything is current.")


if __name__ == "__main__":
    main()

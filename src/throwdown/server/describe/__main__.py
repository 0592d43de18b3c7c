"""``python -m throwdown.server.describe`` writes the files of the page that are made from the server's types."""

from __future__ import annotations

import sys

from .files import PAGE, stale, write


def main() -> None:
    if not PAGE.is_dir():
        sys.exit(f"there is no folder {PAGE}: run this in a checkout of the project")
    old = stale()
    write()
    print("\n".join(f"web/src/{name}" for name in old) or "The made files of the page are current.")


if __name__ == "__main__":
    main()

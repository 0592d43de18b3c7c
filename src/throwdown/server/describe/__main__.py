"""``python -m throwdown.server.describe`` writes the messages of the page, which are made from the types."""

from __future__ import annotations

import sys

from .files import MESSAGES_TS, is_current, write


def main() -> None:
    if not MESSAGES_TS.parent.is_dir():
        sys.exit(f"there is no folder {MESSAGES_TS.parent}: run this in a checkout of the project")
    if is_current():
        print("web/src/protocol/messages.ts is current.")
    else:
        write()
        print("web/src/protocol/messages.ts")


if __name__ == "__main__":
    main()

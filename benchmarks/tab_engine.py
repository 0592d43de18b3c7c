"""The native engine for a host in a tab: throws come in as lines of JSON, landings go out."""

from __future__ import annotations

import asyncio
import json
import sys
from base64 import b64encode

from tests.tab.outside import NativeOutside


def main() -> None:
    outside = NativeOutside()
    for line in sys.stdin:
        landed, motion = asyncio.run(outside.throw(line.encode(), None))
        print(json.dumps({"landed": landed.decode(), "motion": b64encode(motion).decode()}), flush=True)


if __name__ == "__main__":
    main()

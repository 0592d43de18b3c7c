"""A program of ours with limits of a test, which are JSON.

python -m tests.server.limited LIMITS MODULE ARGUMENTS
"""

from __future__ import annotations

import json
import sys
from runpy import run_module

from msgspec.structs import replace

from throwdown.server.operations.limits import SIZES

if __name__ == "__main__":
    changed, module = json.loads(sys.argv.pop(1)), sys.argv.pop(1)
    for size, limits in SIZES.items():
        SIZES[size] = replace(limits, **changed)
    run_module(module, run_name="__main__", alter_sys=True)

"""Points at which tests let the process die, to see what is left.

THROWDOWN_FAULT=NAME kills the process the hard way when it gets to the point of that name, as a power cut
would. For tests only: without the variable nothing happens. Points: ``in-migration``, ``before-commit`` and
``after-commit``.
"""

from __future__ import annotations

import os
import signal


def fault(name: str) -> None:
    """Die here if THROWDOWN_FAULT says so: no clean-up, no flush, no answer."""
    if os.environ.get("THROWDOWN_FAULT") == name:
        os.kill(os.getpid(), signal.SIGKILL)

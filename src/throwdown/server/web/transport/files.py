"""How many files a process may have open: every connection is one."""

from __future__ import annotations

import contextlib

#: Files that are open besides connections.
BESIDES = 256


def allow_connections(count: int) -> None:
    """Systems often allow a process 1,024 open files: ask for as many as we may need."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # there is no such limit on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = count + BESIDES
        if soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))

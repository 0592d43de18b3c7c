"""The real server to test against: as a process that can be killed, or in this process where that is enough.

with Serving(tmp_path, limits={"grace_s": 1}) as server:
    ...                      # server.url
    server.kill()            # as a power cut would
    server.start()           # the same folder, the same port
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from tests.server.ports import free_port

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

#: How long a server may take to start or to stop, in s.
PATIENCE = 180.0
#: Time between two checks of a server that is starting, in s.
LOOK = 0.01
ROOT = Path(__file__).parents[2]
#: One address may play many games as fast as it can, unless a test says otherwise.
SIZE = {"size": "unlimited"}


def environment(settings: Mapping[str, Any]) -> dict[str, str]:
    """Settings as the server reads them, beside what is set anyway."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("THROWDOWN_")}
    return others | {f"THROWDOWN_{name.upper()}": str(value) for name, value in settings.items()}


class Serving:
    """``throwdown serve`` in a process of its own; it keeps its port over restarts.

    ``limits`` are changed in those of the size, which is ``unlimited``.
    """

    def __init__(self, data: Path, limits: Mapping[str, Any] | None = None, **settings: Any) -> None:
        self.data = data
        self.limits = dict(limits or {})
        self.settings = SIZE | settings
        self.python = sys.executable
        """What runs it: another environment may hold another version."""
        self.surroundings: dict[str, str] = {}
        """What stands in its environment besides."""
        self.port = free_port()
        self.log = data.with_name(f"{data.name}.log")
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server does not run"
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def database(self) -> Path:
        return self.data / "throwdown.db"

    def start(self, *, fault: str = "", wait: bool = True) -> None:
        """Start it, on the port it had; ``fault`` lets it die at that point."""
        assert not self.running, "the server runs already"
        limited = ["tests.server.limited", json.dumps(self.limits)] if self.limits else []
        program = [self.python, "-m", *limited, "throwdown"]
        command = [*program, "serve", "--port", str(self.port), "--data", str(self.data.absolute())]
        settings = self.settings | ({"fault": fault} if fault else {})
        variables = environment(settings) | self.surroundings
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=variables, cwd=ROOT)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers."""
        ends = time.monotonic() + PATIENCE
        while not self.healthy():
            assert self.running, f"the server is gone: {self.log.read_text()}"
            assert time.monotonic() < ends, f"the server does not answer: {self.log.read_text()}"
            time.sleep(LOOK)

    def healthy(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == http.HTTPStatus.OK
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """The hard way: no clean-up, no flush, no good-bye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, as a deployment does; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        with suppress(ProcessLookupError):
            process.send_signal(how)
        if process.stdout is not None:
            process.stdout.close()
        return process.wait(PATIENCE)

    def died(self) -> bool:
        """Wait until it has ended by itself, by a fault for example; whether it was killed."""
        assert self._process is not None
        status = self._process.wait(PATIENCE)
        self.kill()
        return status == -signal.SIGKILL


@asynccontextmanager
async def serving(data: Path, limits: Mapping[str, Any] | None = None, **settings: Any) -> AsyncIterator[str]:
    """The same server in this event loop: its address. Quicker to start, but it cannot be killed."""
    from msgspec.structs import replace

    from throwdown.server.operations.settings import load
    from throwdown.server.web.app import make_app
    from throwdown.server.web.transport import listen, make_server

    env = environment({"data": str(data), "port": 0} | SIZE | settings)
    loaded = load(environ={name: value for name, value in env.items() if name.startswith("THROWDOWN_")})
    loaded = replace(loaded, limits=replace(loaded.limits, **(limits or {})))
    app, inside = make_app(loaded)
    with listen(loaded) as listening:
        server = make_server(app, loaded, inside.hand_over)
        task = asyncio.create_task(server.serve(listening))
        try:
            while not server.started:
                assert not task.done(), task.exception()
                await asyncio.sleep(LOOK)
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.stop()
            await task

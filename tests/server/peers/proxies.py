"""HAProxy, nginx and Caddy before several servers, with the configurations of docs/several-servers.md."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import time
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Self

import pytest

from tests.server.ports import free_port

if TYPE_CHECKING:
    from collections.abc import Sequence

DOCS = Path(__file__).parents[3] / "docs" / "several-servers.md"
#: The servers of the documentation, in their order.
ADDRESSES = ("10.0.0.2:8642", "10.0.0.3:8642", "10.0.0.4:8642")
NAMES = ("one", "two", "three")
KINDS = ("haproxy", "nginx", "caddy")
START_S = 180.0


def documented(kind: str) -> str:
    """The configuration of this proxy as the documentation has it."""
    found = re.search(rf"<!-- proxy: {kind} -->\n```text\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None, f"docs/several-servers.md has no configuration for {kind}"
    return found[1]


def program(kind: str) -> str:
    found = shutil.which(kind, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.fail(f"{kind} is not installed, and the tests start it: on Debian, apt-get install {kind}")
    return found


class Proxy:
    """One proxy before these ports; a documented server that has none gets a port where nobody listens."""

    def __init__(self, kind: str, ports: Sequence[int], folder: Path) -> None:
        self.kind = kind
        self.port = free_port()
        self._folder = folder / f"{kind}-{self.port}"
        self._folder.mkdir(parents=True)
        self._ports = [*ports, *(free_port() for _ in ADDRESSES[len(ports) :])]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self._folder / "log"

    def _configuration(self) -> str:
        """As documented, with our ports; what is set there for a real machine is set for this one."""
        text = documented(self.kind)
        for address, port in zip(ADDRESSES, self._ports, strict=True):
            text = text.replace(address, f"127.0.0.1:{port}")
        if self.kind == "haproxy":
            return text.replace("bind :80", f"bind 127.0.0.1:{self.port}")
        if self.kind == "caddy":
            own = f"{{\n    admin off\n    auto_https off\n    storage file_system {self._folder}\n}}\n"
            return own + text.replace("dice.example", f"http://127.0.0.1:{self.port}")
        text = text.replace("listen 80", f"listen 127.0.0.1:{self.port}")
        paths = "".join(
            f"{each}_temp_path {self._folder}/{each};\n"
            for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        head = f"daemon off;\nmaster_process off;\npid {self._folder}/pid;\nerror_log {self.log};\nevents {{}}\n"
        return f"{head}http {{\naccess_log off;\n{paths}{text}}}\n"

    def _command(self, file: Path) -> list[str]:
        options = {
            "haproxy": ["-db", "-f", str(file)],
            "nginx": ["-c", str(file), "-e", str(self.log)],
            "caddy": ["run", "--config", str(file), "--adapter", "caddyfile"],
        }
        return [program(self.kind), *options[self.kind]]

    def start(self) -> None:
        """Begin, and wait until a server answers through it."""
        file = self._folder / "configuration"
        file.write_text(self._configuration(), "utf-8")
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command(file), stdout=log, stderr=log)
        ends = time.monotonic() + START_S
        while not self._answers():
            written = self.log.read_text("utf-8", "replace")[-2000:]
            assert self._process.poll() is None, f"{self.kind} does not start: {written}"
            assert time.monotonic() < ends, f"no server answers behind {self.kind}: {written}"
            time.sleep(0.02)

    def _answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == HTTPStatus.OK
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

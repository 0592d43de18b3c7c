"""A PostgreSQL that tests start themselves, from the binaries of the system, as a user of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import psycopg
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

MISSING = "PostgreSQL is not installed, and the tests start one: on Debian, apt-get install postgresql"
USER = "tester"
#: Somebody who needs a password that nobody knows.
GUARDED = "guarded"
#: Where durability is not the point: nothing waits for the disk. Files of the log are deleted, not used again.
CARELESS = ("fsync=off", "full_page_writes=off", "autovacuum=off", "wal_recycle=off")
#: How long it may take to start, in s.
START_S = 180.0
#: Its shared memory lies in its folder, so that nothing stays behind where it was killed.
SMALL = (
    "max_connections=60", "shared_buffers=16MB", "listen_addresses=", "log_min_messages=fatal",
    "dynamic_shared_memory_type=mmap",
)  # fmt: skip


def binaries() -> Path:
    """The folder with the programs of the newest PostgreSQL that is here."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    named = shutil.which("initdb")
    if not found and named is None:
        pytest.fail(MISSING)
    return (found[-1] if found else Path(str(named)).resolve()).parent


def unprivileged_user() -> tuple[list[str], int, int]:
    """How to run it: it refuses to run as root. The words before a command, and whom its files belong to.

    It ends with the thread that started it, so that nothing is left of a run that was killed.
    """
    if os.getuid() != 0:
        return [], os.getuid(), os.getgid()
    known = {each.pw_name: each for each in pwd.getpwall()}
    who = known.get("postgres") or known["nobody"]
    words = ["setpriv", f"--reuid={who.pw_uid}", f"--regid={who.pw_gid}", "--clear-groups", "--pdeathsig=KILL"]
    return words, who.pw_uid, who.pw_gid


class Cluster:
    """A running PostgreSQL, on a socket in a folder of its own."""

    def __init__(self, settings: tuple[str, ...] = CARELESS, folder: Path | None = None) -> None:
        self._settings = settings
        self._words, user, group = unprivileged_user()
        self._folder = Path(mkdtemp(prefix="throwdown-pg-", dir=folder))
        os.chown(self._folder, user, group)
        options = ("--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C")
        self._run("initdb", "-D", str(self._folder / "data"), *options)
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"local all {GUARDED} scram-sha-256\nlocal all all trust\n")
        self._made = 0
        self._process: subprocess.Popen[bytes]
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._words, str(binaries() / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self._folder)

    def start(self) -> None:
        """Begin, and wait until it answers; where it was killed, until its last processes have noticed it."""
        ends = time.monotonic() + START_S
        while not self._begun():
            if time.monotonic() > ends:
                pytest.fail("PostgreSQL did not start")
            time.sleep(0.05)

    def _begun(self) -> bool:
        settings = (word for each in (*SMALL, *self._settings) for word in ("-c", each))
        command = [str(binaries() / "postgres"), "-D", "data", "-k", str(self._folder), *settings]
        self._process = subprocess.Popen([*self._words, *command], cwd=self._folder, stderr=subprocess.DEVNULL)
        while self._process.poll() is None:
            with suppress(psycopg.OperationalError), psycopg.connect(self.address("postgres")):
                return True
            time.sleep(0.02)
        return False

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it as if it were restarted; with SIGQUIT or SIGKILL as if the machine had died."""
        self._process.send_signal(how)
        self._process.wait(START_S)

    @contextmanager
    def hung(self) -> Iterator[None]:
        """As if its machine had stopped: nothing answers, and no connection is lost."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        self._process.send_signal(signal.SIGSTOP)  # first, so that it has no more children
        stopped = [self.pid, *map(int, children.read_text().split())]
        for each in stopped:
            os.kill(each, signal.SIGSTOP)
        try:
            yield
        finally:
            for each in reversed(stopped):  # the parent last: it would reap children that have ended
                os.kill(each, signal.SIGCONT)

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self._folder}"

    def run(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def new_database(self, template: str = "template1") -> str:
        """The address of a database that nobody used."""
        self._made += 1
        self.run(f"CREATE DATABASE d{self._made} TEMPLATE {template}")
        return self.address(f"d{self._made}")

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder)


@contextmanager
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    try:
        yield made
    finally:
        made.remove()

"""Passwords of people: argon2id in one thread of low priority, and as slow for names that no one has."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.live.protocol.plain_text import ALIKE_LETTERS, TextRefused, name_of
from throwdown.words import folded

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from argon2 import PasswordHasher

#: What OWASP recommends for argon2id: 19 MiB, two passes, one lane.
MEMORY_KIB, PASSES, LANES = 19 * 1024, 2, 1
#: So many wait at most, about a second altogether: one is computed at a time, so that games keep the other cores.
WAITING = 24
#: Of the thread: the event loop and throws go first.
NICENESS = 10
SHORTEST = 10


class PasswordRefused(ThrowdownError):
    """Raised when a password is too short, or is the name."""

    code = "person/password_short"


class TooBusy(ThrowdownError):
    """Raised when too many people sign in with a password at the same moment."""

    code = "server/busy"


def sign_in_key(name: str) -> str:
    """What a sign-in name is found by. Names that look alike have one key, so that no two people have them.

    A shown name need not be unique, and often is not. So a password belongs to a name that only its owner uses.
    """
    plain = folded(unicodedata.normalize("NFKC", name_of(name)))
    return "".join(plain.translate(ALIKE_LETTERS).split())


def spent_key(name: str) -> str:
    """What tries at a sign-in name are counted by: other spellings of the same name are the same tries."""
    try:
        return sign_in_key(name)
    except TextRefused:
        return ""  # nobody has such a name


def check_password(name: str, password: str) -> None:
    """Refuse what is guessed first; long passwords of any kind are fine."""
    if len(password) < SHORTEST:
        raise PasswordRefused(f"a password has at least {SHORTEST} characters: a sentence is easy to remember")
    if folded(password).strip() == folded(name).strip() or len(set(password)) < 4:
        raise PasswordRefused("this password is guessed at once: choose another one", code="person/password_easy")


class Passwords:
    """Hashes passwords and compares them, never on the event loop."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords", initializer=_yield_to_games)
        self._waiting = 0
        self._nobodys: str | None = None

    async def hidden(self, password: str) -> str:
        """A password as it is stored."""
        return str(await self._compute(lambda hasher: hasher.hash(_plain(password))))

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether it is the stored one. Where none is stored it takes as long, and is wrong."""
        if stored is None and self._nobodys is None:
            self._nobodys = await self.hidden(secrets.token_hex())
        found = bool(await self._compute(lambda hasher: _matches(hasher, stored or self._nobodys or "", password)))
        return found and stored is not None

    async def _compute(self, work: Callable[[PasswordHasher], Any]) -> Any:
        if self._waiting >= WAITING:
            raise TooBusy("many people are signing in: try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(_hasher()))
        finally:
            self._waiting -= 1


def _yield_to_games() -> None:
    """Lower the priority of this thread; only Linux has one for each thread."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICENESS)


def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # here, as few use it: a server that was killed is to be back soon

    return PasswordHasher(time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=LANES)


def _matches(hasher: PasswordHasher, stored: str, password: str) -> bool:
    from argon2.exceptions import VerifyMismatchError

    try:
        return hasher.verify(stored, _plain(password))
    except VerifyMismatchError:
        return False


def _plain(password: str) -> bytes:
    """The same password, whichever keyboard it was typed with."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")

"""Between JavaScript and the host: bytes and texts on one side, our types on the other.

JavaScript calls ``start`` once with an object that has what ``Outside`` asks for, and then ``request`` and ``connect``
of what it gets back; or ``check`` for the record of a game. Only this file knows that the other side is JavaScript.
"""

from __future__ import annotations

import gc
import json
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import from_code

if TYPE_CHECKING:
    from collections.abc import Callable

    from .connection import Connection
    from .database import Change
    from .host import Host


async def start(outside: Any, language: str) -> Bridge:
    """Start the host over what JavaScript gives."""
    from .host import Host  # who only checks a game does not wait for it

    host = await Host.start(JsOutside(outside), language=language)
    gc.freeze()  # nothing so far is garbage, and looking through all of it took longer than a move may
    return Bridge(host)


async def check(outside: Any, record: str, evidence: str, done: Any) -> str:
    """Check the record of a game; what was found, as JSON. ``done`` gets how many lines more are checked."""
    from . import checking

    given = msgspec.json.decode(evidence, type=checking.Evidence)
    return msgspec.json.encode(await checking.check(JsChecker(outside), record, given, done)).decode()


class Bridge:
    """The host as JavaScript calls it."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def request(self, method: str, path: str, body: str | None) -> Any:
        """An array ``[status, type, body, headers as JSON]``; the body is a Uint8Array."""
        answer = await self._host.request(method, path, None if body is None else body.encode())
        return _to_js([answer.status, answer.type, answer.body, json.dumps(answer.headers)])

    def connect(self, path: str, send: Any, close: Any) -> Connection:
        """``send`` gets a text, or a Uint8Array with a motion; ``close`` gets a code and a reason.

        Call ``receive(text)`` and ``disconnect()`` of what is returned.
        """
        return self._host.connect(path, lambda data: send(data if isinstance(data, str) else _to_js(data)), close)

    def stop(self) -> None:
        self._host.stop()


class JsChecker:
    """What checking a game needs, from an object of JavaScript: ``throw`` and ``isSigned``."""

    def __init__(self, outside: Any) -> None:
        self._outside = outside

    async def throw(self, request: bytes, begun: Callable[[bytes], None] | None) -> tuple[bytes, bytes]:
        """``throw(text, begun)`` resolves to ``[text, Uint8Array]`` and calls ``begun`` with a Uint8Array."""
        throw = getattr(self._outside, "throw")  # noqa: B009 - a word of JavaScript
        shown = None if begun is None else _proxy(lambda motion: begun(motion.to_bytes()))
        try:
            answer, motion = await throw(request.decode(), shown)
        finally:
            if shown is not None:
                shown.destroy()
        return answer.encode(), motion.to_bytes()

    def is_signed(self, public: str, message: bytes, signature: str) -> bool:
        return bool(self._outside.isSigned(public, message.hex(), signature))


class JsOutside(JsChecker):
    """What the host needs: also ``load``, ``write``, ``forget``, ``prepare``, ``publicKey`` and ``sign``."""

    def __init__(self, outside: Any) -> None:
        super().__init__(outside)
        self.database = JsDatabase(outside)

    def prepare(self) -> None:
        self._outside.prepare()

    def public_key(self, seed: str) -> str:
        return str(self._outside.publicKey(seed))

    def sign(self, seed: str, message: bytes) -> str:
        return str(self._outside.sign(seed, message.hex()))


class JsDatabase:
    """IndexedDB. ``load(store, prefix)`` resolves to an array of ``[key, text]``; ``write(changes)``, an array of
    ``[store, key, text or null]`` as JSON, resolves to a code if nothing was written, and else to null."""

    def __init__(self, outside: Any) -> None:
        self._outside = outside

    async def load(self, store: str, prefix: str = "") -> list[tuple[str, str]]:
        rows = await self._outside.load(store, prefix)
        return [(key, text) for key, text in rows.to_py()]

    async def write(self, changes: list[Change]) -> None:
        failed = await self._outside.write(json.dumps(changes))
        if failed:
            raise from_code(failed)

    def forget(self, store: str, prefix: str) -> None:
        self._outside.forget(store, prefix)


def _proxy(function: Callable[[Any], None]) -> Any:
    from pyodide.ffi import create_proxy  # type: ignore[import-not-found]  # only Pyodide has it

    return create_proxy(function)


def _to_js(value: Any) -> Any:
    from pyodide.ffi import to_js

    return to_js(value)

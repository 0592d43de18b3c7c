"""Rows that tests of the server's stores write."""

from __future__ import annotations

from tests.live.store_contract import ADA, BOT, GAME, ONE, PLAY, TEXT, TWO
from throwdown.server.storage.store import Batch, CredentialRow, SessionRow

__all__ = ["ADA", "BOT", "COOKIE", "GAME", "ONE", "PLAY", "TOKEN", "TWO", "credential", "event", "set_up"]

COOKIE = SessionRow(b"\x00\xff" * 16, "p-ada", "cookie", 1.0, 2.0, "Firefox")
TOKEN = SessionRow(b"token", "p-ada", "token", 3.0, 4.0)


def set_up() -> Batch:
    return Batch().table(ONE).table(TWO).person(ADA).person(BOT)


def credential(id: str, kind: str, key: str) -> CredentialRow:
    return CredentialRow(id, "p-ada", kind, key, "", "Ada’s card", 0, 1.0, 2.0)


def event(version: int, table: str = "t-one", text: str = TEXT) -> Batch:
    return Batch().event(table, version, float(version), text)

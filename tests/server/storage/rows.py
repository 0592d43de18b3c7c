"""Rows that tests of the stores write."""

from __future__ import annotations

from throwdown.server.storage.store import Batch, GameRow, PersonRow, SessionRow, TableRow

ADA = PersonRow("p-ada", "Ada", "guest", None, "en", 1.0, 2.5)
BOT = PersonRow("p-bot", "Ada’s bot", "bot", "p-ada", "de", 1.0, 2.0)
ONE = TableRow("t-one", "open", "public", '{"game":"strike"}', 10.0, 11.0)
TWO = TableRow("t-two", "playing", "private", "{}", 10.0, 12.0)
GAME = GameRow("g-one", "t-one", 1, "strike", "00ff", 20.0, None)
COOKIE = SessionRow(b"\x00\xff" * 16, "p-ada", "cookie", 1.0, 2.0, "Firefox")
TOKEN = SessionRow(b"token", "p-ada", "token", 3.0, 4.0)


def set_up() -> Batch:
    return Batch().table(ONE).table(TWO).person(ADA).person(BOT)


def event(version: int, table: str = "t-one", text: str = '{"type":"chatted","text":"grüezi 🎲"}') -> Batch:
    return Batch().event(table, version, float(version), text)

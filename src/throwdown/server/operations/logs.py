"""What the server writes about itself: one line for each record, and no secrets in it.

JSON lines for machines, plain lines for a terminal. Whatever comes from outside is escaped, so no client can
write a line of their own or move the cursor; tokens, cookies, passwords and query strings are hidden.
An unexpected error is one line too: what it says and the last few places it came through.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from .buckets import Buckets, Clock

if TYPE_CHECKING:
    from .settings import Settings

#: What writes into the log of the server.
LOGGERS = ("throwdown", "uvicorn", "websockets", "asyncio")
#: Loggers that write because of what strangers send: the same sentence is dampened.
LOUD = ("uvicorn.error", "asyncio", "throwdown.transport")
HIDDEN = "[hidden]"
LONGEST = 2000
PLACES = 5

# No pattern can look further than a fixed number of characters for what follows: nothing here is slow for a long text.
_SECRETS = (
    (re.compile(r"(?i)\b(bearer|basic) +[^\s\"',;]+"), rf"\1 {HIDDEN}"),
    (re.compile(r"(?i)\b(cookie|authorization)([\"']? ?[:=] ?)[^\r\n]+"), rf"\1\2{HIDDEN}"),
    (
        re.compile(r"(?i)(token|secret|passwords?|session|api_?key)([\w-]{0,20}[\"']? ?[:=] ?[\"']?)[^\s\"'&;,)]+"),
        rf"\1\2{HIDDEN}",
    ),
    (re.compile(r"\?[\w%.~-]{1,64}=[^\s\"']*"), f"?{HIDDEN}"),
)
# Most texts have nothing of the kind: one search is cheaper than four.
_SUSPECT = re.compile(r"(?i)bearer|basic|cookie|authorization|token|secret|password|session|key|\?")
_SECRET_NAME = re.compile(r"(?i)token|secret|password|cookie|authorization|session|seed")
_UNGUESSABLE = re.compile(r"[\w-]{20,}")
# C0 and C1 controls, separators of lines, marks that turn the direction of text, the byte order mark, lone surrogates.
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")


def log_event(logger: logging.Logger, level: int, message: str, **fields: object) -> None:
    """One record with fields of its own."""
    logger.log(level, message, extra={"fields": fields})


def log_request(logger: logging.Logger, *, method: str, path: str, status: int, ms: float, id: str) -> None:
    """The line of one answered request: no query, no address, and of an unguessable name only its beginning."""
    # What was too often must not be as often in the log.
    level = logging.WARNING if status >= 500 else logging.DEBUG if status == 429 else logging.INFO
    shown = shortened(path)
    log_event(
        logger, level, f"{method} {shown} {status}", method=method, path=shown, status=status, ms=round(ms, 1), id=id
    )


def shortened(path: str) -> str:
    """A path as logs show it: a link to a private table works for everybody who reads it."""
    return _UNGUESSABLE.sub(lambda found: f"{found[0][:4]}…", path[:LONGEST])


def redacted(text: str) -> str:
    """The text without what opens doors."""
    text = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    if _SUSPECT.search(text):
        for pattern, instead in _SECRETS:
            text = pattern.sub(instead, text)
    return text


def escaped(text: str) -> str:
    """The text on one line, with nothing that a terminal obeys."""
    return _UNPRINTABLE.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


def came_through(trouble: BaseException) -> str:
    """An error in one line: what it is and the last places it came through, the latest first."""
    frames = traceback.extract_tb(trouble.__traceback__)[-PLACES:]
    steps = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(trouble).__name__}: {trouble} at {steps}"


# Lines


class Lines(logging.Formatter):
    """What both formats share: the parts of a record, clean."""

    def parts(self, record: logging.LogRecord) -> dict[str, object]:
        parts: dict[str, object] = {"what": redacted(record.getMessage())}
        parts |= {name: _clean(name, value) for name, value in getattr(record, "fields", {}).items()}
        if record.exc_info and record.exc_info[1] is not None:
            parts["fault"] = redacted(came_through(record.exc_info[1]))
        return parts


def _clean(name: str, value: object) -> object:
    if _SECRET_NAME.search(name):
        return HIDDEN
    return value if isinstance(value, (int, float, bool)) or value is None else redacted(str(value))


class JsonLines(Lines):
    """One JSON object on one line, in ASCII."""

    def format(self, record: logging.LogRecord) -> str:
        head = {"at": _moment(record.created), "level": record.levelname.lower(), "from": record.name}
        return json.dumps(head | self.parts(record))


class PlainLines(Lines):
    """A line for people: time, level, sentence, then the fields."""

    def format(self, record: logging.LogRecord) -> str:
        parts = self.parts(record)
        fields = "".join(f"  {name}={value}" for name, value in parts.items() if name != "what")
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        return escaped(f"{clock} {record.levelname.lower():<7} {parts['what']}{fields}")


def _moment(seconds: float) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(seconds))}.{int(seconds * 1000) % 1000:03d}Z"


class Dampen(logging.Filter):
    """Limit equal sentences, so that a flood of bad frames does not flood the log."""

    def __init__(self, count: int = 20, window_s: float = 10.0, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self._buckets = Buckets(count, window_s, room=1000, clock=clock)
        self._unsaid: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not self._buckets.take(record.msg):
            self._unsaid[record.msg] = self._unsaid.get(record.msg, 0) + 1
            return False
        unsaid = self._unsaid.pop(record.msg, 0)
        if unsaid:
            record.fields = {**getattr(record, "fields", {}), "unsaid": unsaid}
        return True


def configure(settings: Settings, stream: TextIO | None = None) -> logging.Handler:
    """Let everything of the server write to ``stream`` (without one: the standard error), each record once."""
    stream = stream or sys.stderr
    text = settings.log_format == "text" or (settings.log_format == "auto" and stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if text else JsonLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(settings.log_level.upper())
        logger.propagate = False
    for name in LOUD:
        logging.getLogger(name).filters = [Dampen()]
    return handler

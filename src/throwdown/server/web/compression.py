"""Answers and files in fewer bytes, for browsers that can read them so."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request
    from starlette.responses import Response

#: Compressed forms of a file, made when the page is built, the smallest first.
FORMS = {"br": ".br", "gzip": ".gz"}
#: Below this nothing is won.
LEAST_BYTES = 1024


def accepted(request: Request) -> set[str]:
    """The codings that a browser takes; one with the weight 0 it does not."""
    offers = (offer.replace(" ", "").lower() for offer in request.headers.get("accept-encoding", "").split(","))
    return {offer.partition(";")[0] for offer in offers if not offer.endswith((";q=0", ";q=0.0"))}


def form_of(file: Path, request: Request) -> tuple[Path, dict[str, str]]:
    """The form of a file to send, and the headers that say so."""
    taken = accepted(request)
    for coding, ending in FORMS.items():
        form = file.with_name(file.name + ending)
        if coding in taken and form.is_file():
            return form, {"content-encoding": coding, "vary": "accept-encoding"}
    return file, {"vary": "accept-encoding"}


async def shrink(response: Response, request: Request) -> None:
    """Compress an answer that is the same for everybody: the length of one with secrets would reveal them."""
    response.headers["vary"] = "accept-encoding"
    body = bytes(response.body)
    if "gzip" in accepted(request) and len(body) >= LEAST_BYTES:
        response.body = await asyncio.to_thread(_gzipped, body)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))


@lru_cache(maxsize=64)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)

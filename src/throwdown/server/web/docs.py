"""The documentation, as scripts/docs built it."""

from __future__ import annotations

import asyncio
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from .compression import shrink

if TYPE_CHECKING:
    from starlette.requests import Request

#: The built site; a server without it plays all the same.
SITE = Path(__file__).parents[1] / "docs_site"
DOCS_PATH = "/docs"
NOT_BUILT = "The documentation is not built yet: run scripts/docs.\n"
NOT_FOUND = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Page not found – Throwdown</title>
<link rel="icon" href="{root}assets/icon.svg">
<link rel="stylesheet" href="{root}assets/tokens.css">
<link rel="stylesheet" href="{root}site.css">
<div class="columns">
<main>
<img src="{root}../img/hero-light.webp" width="420" height="336" alt="">
<h1>Page not found</h1>
<p>The documentation has no page at this address. Perhaps it has another name now.</p>
<ul>
<li><a href="{root}">The front page of the documentation</a></li>
<li><a href="{root}../">The games</a></li>
</ul>
</main>
</div>
</html>
"""
#: Files that are small already.
PACKED = {".png", ".webp", ".gif"}


class Docs:
    """Serves the documentation below this prefix."""

    def __init__(self, prefix: str, site: Path = SITE) -> None:
        self._root = f"{prefix}{DOCS_PATH}/"
        self._site = site.resolve()

    async def start(self, request: Request) -> Response:
        return RedirectResponse(self._root, status_code=308)

    async def file(self, request: Request) -> Response:
        """A file of the site, or the page of a folder; nothing outside of it."""
        if not self._site.is_dir():
            return Response(NOT_BUILT, media_type="text/plain")
        path: str = request.path_params["path"]
        try:
            wanted = (self._site / path).resolve()
            inside = wanted.is_relative_to(self._site)
            if inside and wanted.is_dir() and not request.url.path.endswith("/"):
                return RedirectResponse(f"{self._root}{path}/", status_code=308)
            wanted = wanted / "index.html" if inside and wanted.is_dir() else wanted
            served = inside and wanted.is_file()
        except (OSError, ValueError):  # a name too long, or one that no file can have
            served = False
        if not served:
            return self._not_found(request)
        return await _answer(wanted, request)

    def _not_found(self, request: Request) -> Response:
        """A page with a way back for a person; an error for a program."""
        if "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404)
        return Response(NOT_FOUND.format(root=escape(self._root)), 404, media_type="text/html")


async def _answer(file: Path, request: Request) -> Response:
    body = await asyncio.to_thread(file.read_bytes)
    kind = guess_type(file.name)[0] or "text/plain"
    response = Response(body, media_type=kind, headers={"cache-control": "no-cache"})
    if file.suffix not in PACKED:
        await shrink(response, request)
    return response

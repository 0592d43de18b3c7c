"""The built page and its files."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response

from .compression import form_of

if TYPE_CHECKING:
    from starlette.requests import Request

#: The built page; a server without it still serves its API.
PAGE = Path(__file__).parents[1] / "page"
INDEX = PAGE / "index.html"
#: Addresses that are the page's own business.
PAGE_PATHS = ("/", "/new", "/practice", "/referee", "/resume", "/learn", "/fairness", "/t/{rest}", "/g/{rest}")
FOREVER = "public, max-age=31536000, immutable"


class Page:
    """Serves the page below this prefix."""

    def __init__(self, prefix: str) -> None:
        self._base = f'<base href="{prefix}/">'

    async def index(self, request: Request) -> Response:
        if not INDEX.is_file():
            text = "The page is not built yet: run scripts/web. The API is described in /api/openapi.json.\n"
            return Response(text, media_type="text/plain", status_code=200)
        text = (await asyncio.to_thread(INDEX.read_text, "utf-8")).replace('<base href="/">', self._base)
        return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})

    async def asset(self, request: Request) -> Response:
        """A file of the built page; nothing outside of it."""
        path: str = request.path_params["path"]
        try:
            wanted = (PAGE / path).resolve()
            served = wanted.is_relative_to(PAGE.resolve()) and wanted.is_file()
        except (OSError, ValueError):  # a name too long, or one that no file can have
            served = False
        if not served:
            raise HTTPException(404)
        # Built files are named after their content.
        cache = FOREVER if path.startswith("assets/") else "no-cache"
        form, headers = form_of(wanted, request)
        return FileResponse(form, headers={"cache-control": cache, **headers})

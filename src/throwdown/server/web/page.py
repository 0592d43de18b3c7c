"""The built page and its files."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response

from .compression import form_of
from .game_preview import game_preview
from .preview import with_preview
from .tab_parts import PARTS, tab_meta
from .table_preview import table_preview

if TYPE_CHECKING:
    from starlette.requests import Request

    from .call import Call
    from .preview import Preview

#: The built page; a server without it still serves its API.
PAGE = Path(__file__).parents[1] / "page"
INDEX, HAND = PAGE / "index.html", PAGE / "hand.html"
#: Below these no person looks for a page: what is missing there is an error for a program.
FOR_PROGRAMS = ("/api/", "/assets/", "/img/", "/metrics", "/tab/")
BASE = re.compile(r'<base href="/"\s*/?>')
FOREVER = "public, max-age=31536000, immutable"


class Page:
    """Serves the page below this prefix."""

    def __init__(self, prefix: str) -> None:
        self._base = f'<base href="{prefix}/" />'
        self._head = f"{self._base}{tab_meta()}"

    async def index(self, request: Request) -> Response:
        return await self._document(INDEX)

    async def hand(self, request: Request) -> Response:
        return await self._document(HAND)

    async def table(self, call: Call) -> Response:
        """The same page; a preview of its link shows who invites to what."""
        return await self._document(INDEX, await table_preview(call), call.link(""))

    async def game(self, call: Call) -> Response:
        """The same page; a preview of its link shows the game."""
        return await self._document(INDEX, await game_preview(call), call.link(""))

    async def lost(self, request: Request) -> Response | None:
        """The page with a way on, where a person came to an address that leads nowhere; none for a program."""
        path = request.url.path.removeprefix(request.scope.get("root_path", ""))
        wants_page = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
        if not wants_page or path.startswith(FOR_PROGRAMS) or not INDEX.is_file():
            return None
        answer = await self._document(INDEX)
        answer.status_code = 404
        return answer

    async def _document(self, file: Path, preview: Preview | None = None, link: str = "") -> Response:
        if not file.is_file():
            text = "The page is not built yet: run scripts/web. The API is described in /api/openapi.json.\n"
            return Response(text, media_type="text/plain", status_code=200)
        head = self._head if file is INDEX else self._base
        text = BASE.sub(head, await asyncio.to_thread(file.read_text, "utf-8"), count=1)
        if preview is not None:
            text = with_preview(text, preview, link)
        return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})

    async def asset(self, request: Request) -> Response:
        """A file of the built page; nothing outside of it."""
        path: str = request.path_params["path"]
        wanted = _file_in(PAGE, path)
        # Built files are named after their content.
        cache = FOREVER if path.startswith("assets/") else "no-cache"
        form, headers = form_of(wanted, request)
        return FileResponse(form, headers={"cache-control": cache, **headers})

    async def tab_part(self, request: Request) -> Response:
        """A part for a browser tab that hosts games itself. The page unpacks it: it is sent as it is."""
        wanted = _file_in(PARTS, request.path_params["file"])
        packed = wanted.suffix == ".gz"
        headers = {"cache-control": FOREVER if packed else "no-cache"}
        return FileResponse(wanted, headers=headers, media_type="application/gzip" if packed else None)


def _file_in(folder: Path, path: str) -> Path:
    """The file of this name inside the folder."""
    try:
        wanted = (folder / path).resolve()
        served = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # a name too long, or one that no file can have
        served = False
    if not served:
        raise HTTPException(404)
    return wanted

"""Links as QR codes."""

from __future__ import annotations

import asyncio
from io import BytesIO

from starlette.responses import Response


async def qr_code(link: str) -> Response:
    """A picture of this link."""
    return Response(await asyncio.to_thread(_drawn, link), media_type="image/svg+xml")


async def qr_svg(link: str) -> str:
    """The same as text, for a link that must not be asked for again."""
    return (await asyncio.to_thread(_drawn, link)).decode()


def _drawn(link: str) -> bytes:
    picture = BytesIO()
    import segno  # here, as few ask for it: a server that was killed is to be back soon

    segno.make(link, error="m").save(picture, kind="svg", scale=8, dark="#2b2130", light="#ffffff", border=3)
    return picture.getvalue()

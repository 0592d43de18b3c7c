"""The preview of a link where it is pasted: title, description and picture in the head of the page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_LANGUAGE = re.compile(r'<html lang="[^"]*">')
_DESCRIPTION = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/?>')


@dataclass(frozen=True)
class Preview:
    """How one address of ours is shown elsewhere. Its texts may hold what people wrote: they are escaped here."""

    title: str
    description: str
    path: str
    """The address, below that of the server."""
    image: str
    """A picture of 1200 × 630, below the address of the server."""
    language: str = "en"


def image_of(game: str) -> str:
    """The picture of a game: one for each box."""
    return f"/img/og-{game.partition('_')[0]}.jpg"


def with_preview(html: str, preview: Preview, link: str) -> str:
    """The page with this preview in its head; ``link`` is the address of the server without a slash at its end."""
    properties = [
        ("og:type", "website"),
        ("og:site_name", "Throwdown"),
        ("og:title", preview.title),
        ("og:description", preview.description),
        ("og:url", f"{link}{preview.path}"),
        ("og:image", f"{link}{preview.image}"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
    ]
    head = [
        f"<title>{escape(preview.title)}</title>",
        f'<meta name="description" content="{escape(preview.description)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
        *(f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties),
    ]
    html = _LANGUAGE.sub(f'<html lang="{escape(preview.language)}">', html, count=1)
    html = _DESCRIPTION.sub("", html, count=1)
    return _TITLE.sub(lambda _: "\n    ".join(head), html, count=1)

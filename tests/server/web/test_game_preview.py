"""A link to a finished game shows what it leads to, wherever it is pasted."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.server.server_fixture import ME, OpenServer, open_server, play

PAGE = """<!doctype html>
<html lang="en"><head><base href="/" /><title>Throwdown</title></head></html>"""
MOST_BYTES = 300_000


def open_graph(page: str, what: str) -> str:
    found = re.search(rf'property="og:{what}" content="([^"]*)"', page)
    assert found is not None, page
    return unescape(found[1])


def test_a_shared_throw_has_title_and_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr("throwdown.server.web.page.INDEX", tmp_path / "index.html")
    monkeypatch.setattr("throwdown.server.web.game_preview.CAPTION_S", 60.0)
    with open_server(tmp_path / "data") as site:
        game, under_way = _played(site)
        _is_described(site, game)
        _stays_plain(site, game, under_way)


def _played(site: OpenServer) -> tuple[str, str]:
    """A game that is over, and one that is not."""
    anna = site.guest("Anna", "de")
    ids = []
    for ends in (True, False):
        table = anna.table("strike", [ME, {"name": '"><script>'}], kind="hot_seat", start=True)
        with anna.link(table["id"]) as link:
            if ends:
                play([link])
            ids.append(str((link.game or {})["id"]))
    return ids[0], ids[1]


def _is_described(site: OpenServer, game: str) -> None:
    visitor = site.visitor()
    page = visitor.get(f"/g/{game}?throw=2&lang=fr").text
    assert open_graph(page, "title").startswith("Lancer 2 de ")
    assert "Anna" in open_graph(page, "description")
    assert "<script>" not in page
    assert '<html lang="fr">' in page
    assert open_graph(page, "url") == f"{site.url}/g/{game}?throw=2&lang=fr"
    image = open_graph(page, "image")
    assert image.startswith(f"{site.url}/api/replays/{game}/preview?")
    answer = visitor.get(image.removeprefix(site.url))
    assert answer.headers["content-type"] == "image/jpeg"
    assert Image.open(BytesIO(answer.content)).size == (1200, 630)
    assert len(answer.content) <= MOST_BYTES
    assert "max-age" in answer.headers["cache-control"]
    assert re.match(r".+ wins: ", open_graph(visitor.get(f"/g/{game}").text, "title"))


def _stays_plain(site: OpenServer, game: str, under_way: str) -> None:
    """Nothing is shown of games that are not over, and a browser does not wait for what it does not show."""
    visitor = site.visitor()
    for plain in (f"/g/{under_way}", "/g/kept", f"/g/{game}?throw=999"):
        answer = visitor.get(plain)
        assert (answer.status_code, "og:title" in answer.text) == (200, False)
    assert "og:title" not in site.visitor(**{"sec-fetch-mode": "navigate"}).get(f"/g/{game}").text
    assert visitor.get(f"/api/replays/{game}/preview?throw=x").status_code == 400
    assert visitor.get(f"/api/replays/{game}/preview?throw=999").json()["code"] == "throw/number"
    assert visitor.get(f"/api/replays/{game}/film").status_code == 404
    assert visitor.get(f"/api/replays/{under_way}/preview").status_code == 409

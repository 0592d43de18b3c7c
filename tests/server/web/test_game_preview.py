"""A link to a finished game shows what it leads to, wherever it is pasted."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from tests.server.server_fixture import ME, OpenServer, open_server, play

PAGE = """<!doctype html>
<html lang="en"><head><base href="/" /><title>Throwdown</title></head></html>"""


def open_graph(page: str, what: str) -> str:
    found = re.search(rf'property="og:{what}" content="([^"]*)"', page)
    assert found is not None, page
    return unescape(found[1])


def test_a_shared_game_has_title_players_and_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr("throwdown.server.web.page.INDEX", tmp_path / "index.html")
    with open_server(tmp_path / "data") as site:
        game, under_way = _played(site)
        _is_described(site, game)
        _stays_plain(site, under_way)


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
    assert open_graph(page, "title") == "Une partie de Strike"
    assert open_graph(page, "description") == 'Anna et "><script>'
    assert "<script>" not in page
    assert '<html lang="fr">' in page
    assert open_graph(page, "url") == f"{site.url}/g/{game}?throw=2&lang=fr"
    assert open_graph(page, "image") == f"{site.url}/img/og-strike.jpg"


def _stays_plain(site: OpenServer, under_way: str) -> None:
    """Nothing is shown of games that are not over."""
    for plain in (f"/g/{under_way}", "/g/kept"):
        answer = site.visitor().get(plain)
        assert (answer.status_code, "og:title" in answer.text) == (200, False)

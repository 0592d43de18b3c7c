"""Links that the page of 0.13.0 made, and that people have in chats and bookmarks, lead to the same as then.

The lists are what its ``web/src`` put into ``href``, ``go()`` and ``at()``, and what its server answered to.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.old_databases import V0_13_0, guest, restore, server_on
from tests.server.server_fixture import OpenServer
from throwdown.rules.catalogue import GAMES

ROOT = Path(__file__).parents[3]
OPEN, CODE = V0_13_0.open, "FCGBJQ"
TABLES = [OPEN, *(table.id for table in V0_13_0.tables.values())]
#: Links that need nothing from the database.
PLAIN = [
    "/",
    "/new",
    "/new?game=hp_strike",
    "/learn",
    "/learn?game=impact",
    *(f"/learn/{game}" for game in GAMES),
    "/practice",
    "/practice?game=impact",
    "/referee",
    "/referee?game=strike",
    "/resume",
    "/fairness",
    "/screen",
    "/g/kept",
]
#: Ways to a table: the invitation, its short form, the screen of the room, and a phone as a hand.
TO_TABLE = ["/t/{}", "/j/{}", "/screen/{}", "/hand/{}"]
#: Ways to a game that is over: its replay, the check of its dice, one step, and one throw with its preview.
TO_GAME = ["/g/{}", "/g/{}?verify=1", "/g/{}?step=3", "/g/{}?throw=2&lang=de"]
#: Pictures and posters that chats and the installed page load by name.
FILES = ["/manifest.webmanifest", "/sw.js", *(f"/img/og-{box}.jpg" for box in ("strike", "impact", "hp", "verasselt"))]
#: Pages of the documentation, below ``/docs``.
DOCS = [
    *("add-a-game", "adjudicate", "advice", "analysis", "arena", "batch", "bots", "client", "coding", "fairness"),
    *("glossary", "hosting", "hp_strike", "impact", "install", "learning", "library", "luck", "odds", "online"),
    *("physics", "play", "records", "referee", "simulate", "sizing", "socket", "solve", "strike", "throw"),
    *("throwers", "verasselt", "verify"),
]
INDEX = '<!doctype html><html lang="en"><head><base href="/" /><title>Throwdown</title></head><body>index</body></html>'
HAND = INDEX.replace("index", "hand")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """This version on the database of 0.13.0, with a page that need not be built."""
    folder = tmp_path_factory.mktemp("old")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("throwdown.server.web.game_preview.CAPTION_S", 60.0)
        for name, text in (("INDEX", INDEX), ("HAND", HAND)):
            file = folder / f"{name.lower()}.html"
            file.write_text(text)
            patch.setattr(f"throwdown.server.web.page.{name}", file)
        restore(V0_13_0, folder)
        with server_on(V0_13_0, folder) as server:
            yield server


def test_every_link_opens_its_page(site: OpenServer) -> None:
    to_tables = [way.format(table) for way in TO_TABLE for table in (*TABLES, CODE)]
    to_games = [way.format(game) for way in TO_GAME for game in V0_13_0.games]
    browser = site.visitor(**{"sec-fetch-mode": "navigate"})
    for link in [*PLAIN, *to_tables, *to_games]:
        answer = browser.get(link)
        page = "hand" if link.startswith("/hand/") else "index"
        assert (answer.status_code, f"<body>{page}</body>" in answer.text) == (200, True), link


def test_the_page_has_a_view_for_every_link() -> None:
    """The first part of the path chooses it; ``hand`` is a page of its own."""
    views = set(re.findall(r"^ +(\w+): room\(", (ROOT / "web/src/App.svelte").read_text("utf-8"), re.MULTILINE))
    assert views >= {"new", "resume", "learn", "t", "j", "screen", "g", "practice", "referee"}


def test_an_invitation_leads_to_its_table_by_id_and_by_code(site: OpenServer) -> None:
    visitor = site.visitor()
    for name in (OPEN, CODE, f"{CODE[:3]} {CODE[3:].lower()}"):
        invitation = visitor.get(f"/api/invitations/{name}").json()
        assert (invitation["table"], invitation["host"], invitation["code"]) == (OPEN, "Ann", CODE), name
    assert 'property="og:title" content="Ann ' in visitor.get(f"/t/{OPEN}").text


def test_every_table_is_shown_to_its_players(site: OpenServer) -> None:
    ann = guest(site, V0_13_0, "Ann")
    for table in TABLES:
        assert ann.get(f"/api/tables/{table}")["id"] == table
    for to in ("table", "hand"):
        assert ann.http.get(f"/api/tables/{OPEN}/qr?to={to}").headers["content-type"] == "image/svg+xml"


def test_every_finished_game_is_replayed_previewed_and_downloaded(site: OpenServer) -> None:
    visitor = site.visitor()
    for game in V0_13_0.games:
        assert visitor.get(f"/api/replays/{game}?language=de").json()["id"] == game
        assert json.loads(visitor.get(f"/api/replays/{game}/record").text.splitlines()[0])["is"] == "header"
        assert '<html lang="de">' in visitor.get(f"/g/{game}?throw=2&lang=de").text
    picture = visitor.get(f"/api/replays/{V0_13_0.games[-1]}/preview?throw=2&language=de")
    assert picture.headers["content-type"] == "image/jpeg", picture.text


def test_every_game_has_a_lesson_and_a_guide(site: OpenServer) -> None:
    visitor = site.visitor()
    for game in GAMES:
        assert visitor.get(f"/api/lessons/{game}").json()["game"] == game
        assert visitor.get(f"/api/guide/en/{game}").status_code == 200


def test_files_and_pages_of_the_documentation_have_their_old_names(site: OpenServer) -> None:
    assert site.visitor().get("/docs").headers["location"] == "/docs/"
    missing = [file for file in FILES if not (ROOT / f"web/public{file}").is_file()]
    assert missing + [page for page in DOCS if not (ROOT / f"docs/{page}.md").is_file()] == []

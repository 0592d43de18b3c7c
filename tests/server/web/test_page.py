"""Addresses that lead nowhere: a page with a way on for a person, an error for a program; always 404."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.server_fixture import open_server
from throwdown.server.web.rooms import GAME_PATH, HAND_PATHS, PAGE_PATHS, ROOMS, TABLE_PATH

SOURCE = Path(__file__).parents[3] / "web/src"
PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("index", "hand"):
        file = tmp_path / f"{name}.html"
        file.write_text(f'<base href="/" /><title>{name}</title>')
        monkeypatch.setattr(f"throwdown.server.web.page.{name.upper()}", file)


def test_a_person_at_a_wrong_address_is_shown_the_page_and_a_program_an_error(tmp_path: Path) -> None:
    with open_server(tmp_path / "data", public_url="http://localhost/games") as site:
        visitor = site.visitor()
        path = "/games/nothing/here"
        page, error = visitor.get(path, headers=PERSON), visitor.get(path)
        assert (page.status_code, error.status_code) == (404, 404)
        assert '<base href="/games/" />' in page.text and "<title>index</title>" in page.text
        assert error.json()["code"] == "server/not_found"
        for path in ("/games/api/nothing", "/games/assets/nothing.js"):
            assert visitor.get(path, headers=PERSON).json()["code"] == "server/not_found"


def test_a_phone_without_a_code_gets_the_page_of_a_hand(tmp_path: Path) -> None:
    with open_server(tmp_path / "data") as site:
        for path in ("/hand", "/hand/", "/hand/KBTRWS"):
            assert "<title>hand</title>" in site.visitor().get(path).text


def test_every_address_of_the_page_opens_it(tmp_path: Path) -> None:
    with open_server(tmp_path / "data") as site:
        browser = site.visitor(**{"sec-fetch-mode": "navigate"})
        for path in (*PAGE_PATHS, TABLE_PATH, GAME_PATH):
            answer = browser.get(re.sub(r"\{\w+\}", "2026-01-31", path))
            assert (answer.status_code, "<title>index</title>" in answer.text) == (200, True), path
        for path in HAND_PATHS:
            assert "<title>hand</title>" in browser.get(path.format(id="KBTRWS")).text


def test_every_address_has_a_view_and_words_of_its_own() -> None:
    topics = (SOURCE / "words/topics.ts").read_text("utf-8")
    lacking = [room for room in ROOMS if not (SOURCE / f"{room.view}.svelte").is_file()]
    assert not lacking and all(f"export const {room.words}:" in topics for room in ROOMS)
    assert len({room.address for room in ROOMS}) == len(ROOMS)

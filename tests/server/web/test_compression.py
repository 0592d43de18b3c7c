"""Files and sentences in fewer bytes, for those who can read them so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from starlette.requests import Request

from tests.server.server_fixture import OpenServer, open_server
from throwdown.server.web.compression import accepted, form_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def asking(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": raw})


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("gzip, deflate, br", {"gzip", "deflate", "br"}),
        ("br;q=1.0, GZIP ; q=0.5", {"br", "gzip"}),
        ("br;q=0, gzip", {"gzip"}),
        ("br; q=0.0, gzip", {"gzip"}),
    ],
)
def test_what_a_browser_takes(header: str, codings: set[str]) -> None:
    assert accepted(asking(accept_encoding=header)) == codings


@pytest.fixture
def script(tmp_path: Path) -> Path:
    for ending in ("", ".br", ".gz"):
        (tmp_path / f"page.js{ending}").write_text(ending)
    return tmp_path / "page.js"


@pytest.mark.parametrize(
    ("header", "form", "coding"),
    [
        ("gzip, br", "page.js.br", "br"),
        ("gzip", "page.js.gz", "gzip"),
        ("identity", "page.js", None),
        ("", "page.js", None),
    ],
)
def test_the_smallest_form_that_is_taken(script: Path, header: str, form: str, coding: str | None) -> None:
    sent, headers = form_of(script, asking(accept_encoding=header))
    assert sent.name == form
    assert headers.get("content-encoding") == coding
    assert headers["vary"] == "accept-encoding"


def test_a_file_without_other_forms_is_sent_as_it_is(tmp_path: Path) -> None:
    picture = tmp_path / "hero.webp"
    picture.write_bytes(b"x")
    assert form_of(picture, asking(accept_encoding="br")) == (picture, {"vary": "accept-encoding"})


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("words")) as opened:
        yield opened


def test_sentences_come_by_topic_and_in_fewer_bytes(site: OpenServer) -> None:
    answer = site.visitor().get("/api/words/en?topics=list,page")
    assert answer.headers["content-encoding"] == "gzip"
    assert "\npage-play-now = " in answer.text
    assert "\nboard-" not in answer.text
    assert "\ngame-strike = " not in answer.text
    assert "\ngame-strike = " in site.visitor().get("/api/words/en?topics=theme").text
    plain = site.visitor().get("/api/words/en?topics=list,page", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


def test_without_a_topic_all_sentences_come(site: OpenServer) -> None:
    catalogue = site.visitor().get("/api/words/de").text
    assert all(f"\n{name} = " in catalogue for name in ("page-play-now", "game-strike", "board-hub"))


def test_a_topic_that_does_not_exist_is_named(site: OpenServer) -> None:
    answer = site.visitor().get("/api/words/en?topics=page,nonsense")
    assert answer.status_code == 400
    assert "nonsense" in answer.json()["message"]

"""The documentation under /docs: its pages and files, compressed, and nothing outside of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from throwdown.server.web.docs import NOT_BUILT, Docs

if TYPE_CHECKING:
    from pathlib import Path

PAGE = "<!doctype html><title>A page</title>" + "long " * 400


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "strike").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "strike" / "index.html").write_text(PAGE)
    (folder / "throw.png").write_bytes(b"\x89PNG" + bytes(2000))
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def visitor(site: Path, prefix: str = "") -> TestClient:
    docs = Docs(prefix, site)
    routes = [Route(f"{prefix}/docs", docs.start), Route(f"{prefix}/docs/{{path:path}}", docs.file)]
    return TestClient(Starlette(routes=routes), follow_redirects=False)


@pytest.mark.parametrize("path", ["/docs/", "/docs/strike/", "/docs/strike/index.html"])
def test_a_page_is_shown_and_compressed(site: Path, path: str) -> None:
    answer = visitor(site).get(path)
    assert answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-encoding"] == "gzip"


def test_a_picture_is_sent_as_it_is(site: Path) -> None:
    answer = visitor(site).get("/docs/throw.png")
    assert answer.headers["content-type"] == "image/png"
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(("asked", "place"), [("/docs", "/docs/"), ("/docs/strike", "/docs/strike/")])
@pytest.mark.parametrize("prefix", ["", "/games"])
def test_relative_links_work_from_every_address(site: Path, prefix: str, asked: str, place: str) -> None:
    answer = visitor(site, prefix).get(prefix + asked)
    assert (answer.status_code, answer.headers["location"]) == (308, prefix + place)


@pytest.mark.parametrize("path", ["nothing/", "%2e%2e/secret.txt", "x" * 300, "%00"])
def test_unknown_pages_and_paths_outside_are_not_found(site: Path, path: str) -> None:
    assert visitor(site).get(f"/docs/{path}").status_code == 404


def test_a_person_who_comes_to_no_page_finds_a_way_back(site: Path) -> None:
    answer = visitor(site, "/games").get("/games/docs/nothing/", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html")
    assert '<a href="/games/docs/">' in answer.text


def test_a_site_that_is_not_built_names_the_command(tmp_path: Path) -> None:
    assert visitor(tmp_path / "none").get("/docs/").text == NOT_BUILT

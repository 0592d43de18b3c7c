"""``throwdown site`` writes a folder for any host, brings an older one up to date, and touches nothing of others."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from throwdown.cli import main
from throwdown.server.web import site
from throwdown.server.web.middleware.security_headers import CONTENT_POLICY

if TYPE_CHECKING:
    from pathlib import Path


def run(*arguments: str) -> tuple[int, str, str]:
    ran = CliRunner().invoke(main, ["site", *arguments])
    return ran.exit_code, ran.stdout, ran.stderr


def test_everything_that_the_page_names_is_there(tmp_path: Path) -> None:
    folder = tmp_path / "public" / "dice"
    status, out, _ = run(str(folder), "--server", "https://play.example/?a&b", "--json")
    report = json.loads(out)
    written = [path for path in folder.rglob("*") if path.is_file()]
    assert status == 0 and report["files"] == len(written)
    assert report["bytes"] == sum(path.stat().st_size for path in written)

    index = (folder / "index.html").read_text("utf-8")
    policy = re.search(r'<meta http-equiv="content-security-policy" content="([^"]*)"', index)
    assert policy and set(policy[1].split("; ")) == set(CONTENT_POLICY.split("; ")) - {"frame-ancestors 'none'"}
    assert index.index("content-security-policy") < index.index("<base") < index.index("<script")
    assert '<meta name="throwdown-host" content="tab" />' in index
    assert f'<meta name="throwdown-tab" content="{report["version"]} ' in index
    assert 'content="https://play.example/?a&amp;b"' in index
    for base, document in {
        "./": index,
        "../../": (folder / "learn" / "strike" / "index.html").read_text("utf-8"),
    }.items():
        assert f'<base href="{base}" />' in document
    for file in re.findall(r'(?:src|href)="\./([^"]+)"', index):
        assert (folder / file).is_file(), file
    listed = json.loads((folder / "tab" / "parts.json").read_text("utf-8"))
    assert all((folder / each["path"]).is_file() for each in listed["page"])
    assert all((folder / "tab" / each["file"]).stat().st_size == each["sent"] for each in listed["parts"])
    assert "const SITE = true;" in (folder / "sw.js").read_text("utf-8")


def test_an_older_site_is_brought_up_to_date(tmp_path: Path) -> None:
    run(str(tmp_path))
    listed = json.loads((tmp_path / "tab" / "parts.json").read_text("utf-8"))
    older = {"path": "assets/older.js"}
    outside = {"path": "../outside.txt"}
    (tmp_path / "tab" / "parts.json").write_text(json.dumps(listed | {"page": [*listed["page"], older, outside]}))
    (tmp_path / "assets" / "older.js").touch()
    (tmp_path / "CNAME").touch()
    (tmp_path.parent / "outside.txt").touch()
    status, out, _ = run(str(tmp_path))
    assert status == 0 and listed["version"] in out
    assert not (tmp_path / "assets" / "older.js").exists()
    assert (tmp_path / "CNAME").exists() and (tmp_path.parent / "outside.txt").exists()


def test_a_site_with_another_server_is_another_version_for_those_who_took_it_along(tmp_path: Path) -> None:
    versions = []
    for server in ([], ["--server", "https://a.example"], ["--server", "https://b.example"], []):
        run(str(tmp_path), *server)
        versions.append(json.loads((tmp_path / "tab" / "parts.json").read_text("utf-8"))["version"])
        assert f'"throwdown-tab" content="{versions[-1]} ' in (tmp_path / "index.html").read_text("utf-8")
    assert len(set(versions)) == 3 and versions[0] == versions[-1]


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").touch()
    status, out, err = run(str(tmp_path))
    assert (status, out) == (2, "") and "holds other files: choose an empty folder" in err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_server_without_an_address_is_refused(tmp_path: Path) -> None:
    status, _, err = run(str(tmp_path / "new"), "--server", "play.example")
    assert status == 2 and "begin with https://" in err
    assert not (tmp_path / "new").exists()


def test_without_the_parts_one_sentence_says_what_brings_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "LIST", tmp_path / "parts.json")
    status, _, err = run(str(tmp_path / "new"))
    assert status == 2 and "throwdown[tab]" in err and "scripts/web" in err

"""``throwdown serve``: an invalid setting is refused in one line before it listens; the log has start and stop."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from click.testing import CliRunner

from tests.server.serving import PATIENCE, Serving, environment
from throwdown import __version__
from throwdown.cli import main
from throwdown.server.storage.folder import DataFolder

pytestmark = pytest.mark.service


def refused(*arguments: object, data: Path) -> str:
    """The one sentence with which the server does not start."""
    ran = CliRunner().invoke(main, ["serve", "--data", str(data), "--port", "0", *map(str, arguments)])
    assert ran.exit_code == 2, repr(ran.exception)
    assert ran.stdout == ""
    (sentence,) = ran.stderr.splitlines()
    return sentence


def test_an_invalid_settings_file_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    assert "settings.toml cannot be read" in refused("--settings", file, data=tmp_path / "data")
    file.write_text("theme = 'dark'", encoding="utf-8")
    assert "theme must be published or neutral; got 'dark'" in refused("--settings", file, data=tmp_path / "data")
    file.write_text("themes = 1", encoding="utf-8")
    assert "did you mean theme?" in refused("--settings", file, data=tmp_path / "data")
    assert not (tmp_path / "data").exists()


def test_an_unusable_port_or_host_is_reported_and_the_folder_is_released(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert "something else listens there" in refused("--port", port, data=tmp_path)
    assert "--port" in refused("--port", "http", data=tmp_path)
    assert "port must be a whole number <= 65535; got 70000" in refused("--port", 70_000, data=tmp_path)
    assert "Cannot listen on 192.0.2.1" in refused("--host", "192.0.2.1", data=tmp_path)
    DataFolder(tmp_path).close()


def test_an_unusable_data_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    assert "file cannot be used" in refused(data=tmp_path / "file")
    (tmp_path / "junk").mkdir()
    (tmp_path / "junk" / "throwdown.db").write_bytes(b"junk" * 2000)
    assert "throwdown.db" in refused(data=tmp_path / "junk")
    taken = DataFolder(tmp_path / "taken")
    assert "another server uses" in refused(data=tmp_path / "taken")
    taken.close()


def test_an_unusable_certificate_is_reported_before_the_data_are_touched(tmp_path: Path) -> None:
    (tmp_path / "key.pem").write_text("", encoding="utf-8")
    sentence = refused("--tls", tmp_path / "cert.pem", tmp_path / "key.pem", data=tmp_path / "data")
    assert sentence.startswith("throwdown: https cannot be served: ") and "cert.pem cannot be read" in sentence
    assert not (tmp_path / "data").exists()


def test_the_start_says_the_address_and_where_data_are(tmp_path: Path) -> None:
    """The port is chosen by the system."""
    here = tmp_path / "home" / "throwdown" / "server"
    command = [sys.executable, "-m", "throwdown", "serve", "--port", "0"]
    env = environment({}) | {"XDG_DATA_HOME": str(tmp_path / "home"), "LANG": "C"}
    with (
        (tmp_path / "log").open("wb") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env, cwd=tmp_path) as server,
    ):
        try:
            assert server.stdout is not None
            output = re.search(r"http://localhost:[1-9]\d*/", server.stdout.readline())
            assert output, (tmp_path / "log").read_text(encoding="utf-8")
            assert server.stdout.readline() == f"Games and people are stored in {here}\n"
            assert httpx2.get(f"{output[0]}healthz", timeout=PATIENCE).status_code == 200
            assert (here / "throwdown.db").exists()
        finally:
            server.terminate()


def test_programs_get_the_address_as_json(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "throwdown", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment({}), cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            report = json.loads(server.stdout.readline())
        finally:
            server.terminate()
    assert re.fullmatch(r"http://localhost:[1-9]\d*/", report["address"])
    assert (report["phones"], report["folder"]) == (None, str(tmp_path / "data"))


def test_the_log_has_start_and_stop(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as server:
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    result = [line for line in lines if line["from"] == "throwdown.transport"]
    assert [line["what"] for line in result] == ["the server is open", "the server has stopped"]
    assert result[0]["version"] == __version__ and result[0]["address"] == f"http://localhost:{server.port}/"

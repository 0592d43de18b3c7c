"""Looking after a server: health, metrics, and a log that opens no doors."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_fixture import BOT, ME, OPEN, OpenServer, open_server, play
from throwdown import __version__
from throwdown.live.protocol.messages import PROTOCOL
from throwdown.server.operations.logs import configure
from throwdown.server.operations.settings import Settings

TOKEN = "a-token-for-the-metrics"  # noqa: S105
MONITORING = Path(__file__).parents[3] / "docs" / "service.md"
SAMPLE = re.compile(r'(\w+)(?:\{((?:\w+="(?:[^"\\]|\\.)*",?)+)\})? (\S+)')


@pytest.fixture(scope="module", name="site")
def _open_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("data"), metrics_token=TOKEN) as site:
        yield site


def scraped(site: OpenServer) -> dict[tuple[str, str], float]:
    """Every sample by name and labels; each line is one that Prometheus reads."""
    answer = site.visitor(authorization=f"Bearer {TOKEN}").get("/metrics")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
    samples = {}
    for line in answer.text.splitlines():
        if not line.startswith("# "):
            found = SAMPLE.fullmatch(line)
            assert found, line
            samples[found[1], found[2] or ""] = float(found[3])
    return samples


# Health


def test_health_needs_no_session(site: OpenServer) -> None:
    answer = site.visitor(origin="").get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": __version__, "protocol": PROTOCOL, "notices": []}
    assert answer.headers["content-type"] == "application/json"


def test_health_hides_the_data_folder(site: OpenServer, tmp_path: Path) -> None:
    text = site.visitor().get("/healthz").text
    assert str(site.settings.data) not in text and TOKEN not in text


# Metrics


@pytest.mark.parametrize(
    "given",
    ["", TOKEN, "Bearer", "Bearer another-token-of-some-length", f"Basic {TOKEN}", f"Bearer {TOKEN}x"],
)
def test_without_the_token_there_are_no_metrics(site: OpenServer, given: str) -> None:
    answer = site.visitor(authorization=given).get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (404, "server/not_found")
    assert "throwdown_" not in answer.text


def test_a_person_is_not_enough_for_metrics(site: OpenServer) -> None:
    guest = site.guest()
    assert guest.http.get("/metrics").status_code == 404
    assert site.visitor(authorization=f"Bearer {guest.token}").get("/metrics").status_code == 404


def test_metrics_are_not_found_without_a_token_in_the_settings(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        for given in ("", "Bearer", "Bearer x"):
            assert site.visitor(authorization=given).get("/metrics").status_code == 404


def test_metrics_count_what_happens(site: OpenServer) -> None:
    before = scraped(site)
    anna = site.guest("Anna")
    table = anna.table("strike", [ME, OPEN])
    site.visitor().get("/nowhere/at/all")
    assert site.visitor(host="evil.example").get("/api/tables").status_code == 400
    with anna.link(table["id"]) as link:
        link.sync()
        after = scraped(site)

    def grew(name: str, labels: str = "") -> float:
        return after[name, labels] - before.get((name, labels), 0.0)

    assert grew("throwdown_requests_total", 'method="POST",status="200"') == 2
    assert grew("throwdown_requests_total", 'method="GET",status="404"') == 1
    assert grew("throwdown_refusals_total", 'code="request/host"') == 1
    assert grew("throwdown_request_seconds_count") >= 4
    assert grew("throwdown_sockets") == grew("throwdown_listeners") == grew("throwdown_tables") == 1
    assert grew("throwdown_store", 'what="people"') == grew("throwdown_store", 'what="tables_open"') == 1
    assert after["throwdown_damaged_tables", ""] == 0
    assert after["throwdown_store", 'what="failures"'] == 0
    assert after["throwdown_store", 'what="bytes"'] > 0


def test_histograms_add_up(site: OpenServer) -> None:
    scraped(site)  # the first request that is counted
    samples = scraped(site)
    edges = {labels: value for (name, labels), value in samples.items() if name == "throwdown_request_seconds_bucket"}
    assert list(edges.values()) == sorted(edges.values())
    assert edges['le="+Inf"'] == samples["throwdown_request_seconds_count", ""]


def test_the_page_for_hosts_names_every_metric(site: OpenServer) -> None:
    text = site.visitor(authorization=f"Bearer {TOKEN}").get("/metrics").text
    served = set(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    documented = re.findall(r"^\| `(throwdown_\w+)` \| (\w+) \|", MONITORING.read_text("utf-8"), re.MULTILINE)
    assert served == set(documented)
    assert len(re.findall(r"^# HELP \w+ \S", text, re.MULTILINE)) == len(served)


def test_metrics_hold_no_names_or_ids(site: OpenServer) -> None:
    guest = site.guest("Rumpelstilzchen")
    table = guest.table("strike", [ME, BOT], name="Kaminzimmer")
    text = site.visitor(authorization=f"Bearer {TOKEN}").get("/metrics").text
    for secret in ("Rumpelstilzchen", "Kaminzimmer", guest.id, guest.token, table["id"], TOKEN):
        assert secret not in text


# The log


def logged(**settings: Any) -> io.StringIO:
    """The stream of the log from now on, without what the clients of this process write."""
    stream = io.StringIO()
    configure(Settings(**settings), stream)
    logging.getLogger("websockets.client").setLevel(logging.WARNING)
    return stream


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_no_secret_gets_into_the_log(tmp_path: Path, log_format: str) -> None:
    """Case 38: cookies, tokens, codes, passwords, links and chat, in every place where people put them."""
    stream = logged(log_format=log_format, log_level="debug")
    with open_server(tmp_path, metrics_token=TOKEN) as site:
        secrets = [TOKEN, *visit(site)]
    text = stream.getvalue()
    assert "/api/guests" in text and "/healthz" in text
    assert [secret for secret in secrets if secret in text] == []


def visit(site: OpenServer) -> list[str]:
    """All sorts of things that people do; what must not be in the log."""
    anna, ben = site.guest("Rumpelstilzchen"), site.guest("Ben")
    bot = anna.http.post("/api/tokens", json={"name": "Robo"}).json()["token"]
    code = anna.device_code()
    assert site.visitor().post("/api/resume", json={"code": code}).status_code == 200
    wrong = "not-the-code-at-all-not-at-all"
    assert site.visitor().post("/api/resume", json={"code": wrong}).status_code == 404

    password = "sesame-open-yourself"  # noqa: S105
    table = anna.table("strike", [ME, OPEN], visibility="password", password=password)["id"]
    ben.http.post(f"/api/tables/{table}/password", json={"password": f"{password}?"})
    assert ben.http.post(f"/api/tables/{table}/password", json={"password": password}).status_code == 200
    with anna.link(table) as first, ben.link(table) as second:
        assert second.do("sit", seat=1)["is"] == "ack"
        assert first.do("chat", text="a word between us")["is"] == "ack"
        first.send('{"is": "act", "secret": "what-a-client-lets-slip"}')
        first.refused()
        assert first.do("start")["is"] == "ack"
        play([first, second])

    stranger = site.visitor(authorization=f"Bearer {bot}")
    stranger.get("/healthz", params={"token": bot, "code": code})
    stranger.get(f"/api/me?session={anna.token}")
    site.visitor(cookie=f"throwdown={anna.token}").get(f"/nowhere?cookie={anna.token}")
    stranger.get("/metrics")
    site.visitor(authorization=f"Bearer {TOKEN}").get("/metrics")
    site.visitor(host="evil.example", origin="").get("/", headers={"cookie": f"throwdown={ben.token}"})

    row = site.inside.lobby.store.games(table)[0]
    slips = ["a word between us", "what-a-client-lets-slip", "Rumpelstilzchen"]
    return [anna.token, ben.token, bot, code, wrong, password, table, row.secret, *slips]


def test_every_request_is_one_line_with_its_id(tmp_path: Path) -> None:
    stream = logged(log_format="json")
    with open_server(tmp_path) as site:
        answer = site.visitor().get("/healthz?x=1")
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    (line,) = [line for line in lines if line["from"] == "throwdown.requests"]
    assert line["id"] == answer.headers["x-request-id"]
    assert (line["method"], line["path"], line["status"], line["level"]) == ("GET", "/healthz", 200, "info")
    assert line["ms"] >= 0
    assert line.keys() == {"at", "level", "from", "what", "method", "path", "status", "ms", "id"}


def test_the_life_of_a_table_is_in_the_log(tmp_path: Path) -> None:
    stream = logged(log_format="json")
    with open_server(tmp_path) as site:
        anna = site.guest("Anna")
        table = anna.table("strike", [ME, BOT])
        with anna.link(table["id"]) as link:
            assert link.do("start")["is"] == "ack"
            play([link])
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    life = [line for line in lines if line["from"] == "throwdown.table"]
    assert [line["what"] for line in life] == ["table open", "table playing", "table over"]
    assert {line["game"] for line in life} == {"strike"}
    assert all(table["id"].startswith(line["table"]) and line["table"] != table["id"] for line in life)

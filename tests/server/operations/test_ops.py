"""Looking after a server: health, metrics, and a log that opens no doors."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.house_fixture import BOT, ME, OPEN, OpenHouse, open_house, play
from throwdown import __version__
from throwdown.live.protocol.messages import PROTOCOL
from throwdown.server.operations.logs import configure
from throwdown.server.operations.settings import Settings

TOKEN = "a-token-for-the-metrics"  # noqa: S105
HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
SAMPLE = re.compile(r'(\w+)(?:\{((?:\w+="(?:[^"\\]|\\.)*",?)+)\})? (\S+)')


@pytest.fixture(scope="module", name="house")
def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("data"), metrics_token=TOKEN) as house:
        yield house


def scraped(house: OpenHouse) -> dict[tuple[str, str], float]:
    """Every sample by name and labels; each line is one that Prometheus reads."""
    answer = house.visitor(authorization=f"Bearer {TOKEN}").get("/metrics")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
    samples = {}
    for line in answer.text.splitlines():
        if not line.startswith("# "):
            found = SAMPLE.fullmatch(line)
            assert found, line
            samples[found[1], found[2] or ""] = float(found[3])
    return samples


# Health


def test_health_is_for_everybody(house: OpenHouse) -> None:
    answer = house.visitor(origin="").get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": __version__, "protocol": PROTOCOL}
    assert answer.headers["content-type"] == "application/json"


def test_health_tells_nothing_of_the_house(house: OpenHouse, tmp_path: Path) -> None:
    text = house.visitor().get("/healthz").text
    assert str(house.settings.data) not in text and TOKEN not in text


# Metrics


@pytest.mark.parametrize(
    "given",
    ["", TOKEN, "Bearer", "Bearer another-token-of-some-length", f"Basic {TOKEN}", f"Bearer {TOKEN}x"],
)
def test_without_the_token_there_are_no_metrics(house: OpenHouse, given: str) -> None:
    answer = house.visitor(authorization=given).get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (404, "server/not_found")
    assert "throwdown_" not in answer.text


def test_a_person_is_not_enough_for_metrics(house: OpenHouse) -> None:
    guest = house.guest()
    assert guest.http.get("/metrics").status_code == 404
    assert house.visitor(authorization=f"Bearer {guest.token}").get("/metrics").status_code == 404


def test_without_a_token_in_the_settings_nobody_reads_metrics(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        for given in ("", "Bearer", "Bearer x"):
            assert house.visitor(authorization=given).get("/metrics").status_code == 404


def test_metrics_count_what_happens(house: OpenHouse) -> None:
    before = scraped(house)
    anna = house.guest("Anna")
    table = anna.table("strike", [ME, OPEN])
    house.visitor().get("/nowhere/at/all")
    assert house.visitor(host="evil.example").get("/api/tables").status_code == 400
    with anna.link(table["id"]) as link:
        link.sync()
        after = scraped(house)

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


def test_histograms_add_up(house: OpenHouse) -> None:
    scraped(house)  # the first request that is counted
    samples = scraped(house)
    edges = {labels: value for (name, labels), value in samples.items() if name == "throwdown_request_seconds_bucket"}
    assert list(edges.values()) == sorted(edges.values())
    assert edges['le="+Inf"'] == samples["throwdown_request_seconds_count", ""]


def test_the_page_for_hosts_names_every_metric(house: OpenHouse) -> None:
    text = house.visitor(authorization=f"Bearer {TOKEN}").get("/metrics").text
    served = set(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    told = re.findall(r"^\| `(throwdown_\w+)` \| (\w+) \|", HOSTING.read_text("utf-8"), re.MULTILINE)
    assert served == set(told)
    assert len(re.findall(r"^# HELP \w+ \S", text, re.MULTILINE)) == len(served)


def test_metrics_name_nobody(house: OpenHouse) -> None:
    guest = house.guest("Rumpelstilzchen")
    table = guest.table("strike", [ME, BOT], name="Kaminzimmer")
    text = house.visitor(authorization=f"Bearer {TOKEN}").get("/metrics").text
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
    with open_house(tmp_path, metrics_token=TOKEN) as house:
        secrets = [TOKEN, *visit(house)]
    text = stream.getvalue()
    assert "/api/guests" in text and "/healthz" in text
    assert [secret for secret in secrets if secret in text] == []


def visit(house: OpenHouse) -> list[str]:
    """All sorts of things that people do; what must not be in the log."""
    anna, ben = house.guest("Rumpelstilzchen"), house.guest("Ben")
    bot = anna.http.post("/api/tokens", json={"name": "Robo"}).json()["token"]
    code = anna.http.post("/api/me/resume").json()["code"]
    assert house.visitor().post("/api/resume", json={"code": code}).status_code == 200
    wrong = "not-the-code-at-all-not-at-all"
    assert house.visitor().post("/api/resume", json={"code": wrong}).status_code == 404

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

    stranger = house.visitor(authorization=f"Bearer {bot}")
    stranger.get("/healthz", params={"token": bot, "code": code})
    stranger.get(f"/api/me?session={anna.token}")
    house.visitor(cookie=f"throwdown={anna.token}").get(f"/nowhere?cookie={anna.token}")
    stranger.get("/metrics")
    house.visitor(authorization=f"Bearer {TOKEN}").get("/metrics")
    with httpx2.Client(base_url=house.url, headers={"host": "evil.example"}) as evil:
        evil.get("/", headers={"cookie": f"throwdown={ben.token}"})

    row = house.inside.house.store.games(table)[0]
    slips = ["a word between us", "what-a-client-lets-slip", "Rumpelstilzchen"]
    return [anna.token, ben.token, bot, code, wrong, password, table, row.secret, *slips]


def test_every_request_is_one_line_with_its_id(tmp_path: Path) -> None:
    stream = logged(log_format="json")
    with open_house(tmp_path) as house:
        answer = house.visitor().get("/healthz?x=1")
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    (line,) = [line for line in lines if line["from"] == "throwdown.requests"]
    assert line["id"] == answer.headers["x-request-id"]
    assert (line["method"], line["path"], line["status"], line["level"]) == ("GET", "/healthz", 200, "info")
    assert line["ms"] >= 0
    assert line.keys() == {"at", "level", "from", "what", "method", "path", "status", "ms", "id"}


def test_the_life_of_a_table_is_in_the_log(tmp_path: Path) -> None:
    stream = logged(log_format="json")
    with open_house(tmp_path) as house:
        anna = house.guest("Anna")
        table = anna.table("strike", [ME, BOT])
        with anna.link(table["id"]) as link:
            assert link.do("start")["is"] == "ack"
            play([link])
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    life = [line for line in lines if line["from"] == "throwdown.table"]
    assert [line["what"] for line in life] == ["table open", "table playing", "table over"]
    assert {line["game"] for line in life} == {"strike"}
    assert all(table["id"].startswith(line["table"]) and line["table"] != table["id"] for line in life)

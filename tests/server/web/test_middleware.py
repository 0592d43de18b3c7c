"""The guard in front of a tiny application, without sockets; numbers are those of the list of attacks."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from tests.server.frames import CalledServer, application, settings_with
from throwdown.server.operations.metrics import Metrics
from throwdown.server.web.middleware.rates import NETWORKS
from throwdown.server.web.middleware.security_headers import CONTENT_POLICY
from throwdown.server.web.middleware.stack import with_middleware

PUBLIC = "https://good.example"
CALM = {"requests_per_minute": 100_000}


@pytest.fixture(scope="module")
def site() -> CalledServer:
    return CalledServer(settings_with(CALM))


@pytest.fixture(scope="module")
def public() -> CalledServer:
    """Behind a proxy on this machine, with a public name."""
    settings = settings_with(CALM, public_url=f"{PUBLIC}/games", trusted_proxies=("127.0.0.1",))
    return CalledServer(settings)


def code(body: bytes) -> str:
    return str(json.loads(body)["code"])


# Sockets


def test_a_socket_of_a_foreign_page_is_refused(site: CalledServer) -> None:
    """Case 1: with the cookie of its visitor."""
    status, _, body = site.ask(site.handshake(Origin="https://evil.example", Cookie="session=1"))
    assert (status, code(body)) == (403, "request/origin")


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        f"{PUBLIC}.evil.tld",
        f"{PUBLIC}@evil",
        f"{PUBLIC}:444",
        f"{PUBLIC}:443",
        "https://GOOD.example",
        "HTTPS://good.example",
        f"{PUBLIC}.",
        f"{PUBLIC}/",
        "http://good.example",
        "https://sub.good.example",
        f"{PUBLIC} https://evil.example",
        "https://good.example%00",
        "file://",
        "*",
    ],
)
def test_origins_that_look_like_ours_are_refused(public: CalledServer, origin: str) -> None:
    """Case 2."""
    assert public.ask(public.handshake(Host="good.example", Origin=origin))[0] == 403


def test_two_origins_are_refused(public: CalledServer) -> None:
    """Case 2."""
    twice = public.handshake(Origin=PUBLIC).replace(b"\r\n\r\n", b"\r\nOrigin: https://evil.example\r\n\r\n")
    assert public.ask(twice)[0] in (400, 403)


def test_pages_of_ours_are_accepted(site: CalledServer, public: CalledServer) -> None:
    """Case 2."""
    assert public.ask(public.handshake(Host="good.example", Origin=PUBLIC))[0] == 101
    assert site.ask(site.handshake())[0] == 101
    assert site.ask(site.handshake(Origin=f"http://localhost:{site.port + 1}"))[0] == 403


def test_without_an_origin_only_a_token_is_accepted(site: CalledServer) -> None:
    """Case 3."""
    assert site.ask(site.handshake(Origin="", Cookie="session=1"))[0] == 403
    assert site.ask(site.handshake(Origin=""))[0] == 403
    assert site.ask(site.handshake(Origin="", Authorization="Bearer abc"))[0] == 101
    assert site.ask(site.handshake(Origin="https://evil.example", Authorization="Bearer abc"))[0] == 403


def test_a_socket_path_wants_an_upgrade(site: CalledServer) -> None:
    """Case 4."""
    for method in ("GET", "POST", "HEAD", "DELETE"):
        status, headers, _ = site.get("/ws", method)
        assert (status, headers["upgrade"]) == (426, "websocket")


def test_a_socket_that_the_application_does_not_have_is_refused_in_json(site: CalledServer) -> None:
    status, headers, body = site.ask(site.handshake("/nowhere"))
    assert (status, code(body)) == (403, "request/refused")
    assert "content-security-policy" in headers


# Changes


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example", "cookie": "session=1"},
        {"origin": "null", "cookie": "session=1"},
        {"origin": "https://evil.example"},
        {"sec_fetch_site": "cross-site", "cookie": "session=1"},
        {"sec_fetch_site": "same-site", "cookie": "session=1"},
        {"sec_fetch_site": "none", "cookie": "session=1"},
        {"cookie": "session=1"},
    ],
)
def test_changes_asked_for_by_foreign_pages_are_refused(
    site: CalledServer, method: str, headers: dict[str, str]
) -> None:
    """Case 47."""
    status, _, body = site.get("/api/echo", method, b"{}", content_type="application/json", **headers)
    assert (status, code(body)) == (403, "request/origin")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"])
def test_changes_come_as_json(site: CalledServer, kind: str) -> None:
    """Case 47: what a form can send is no JSON."""
    status, _, body = site.get("/api/echo", "POST", b"{}", origin=site.origin, content_type=kind)
    assert (status, code(body)) == (415, "request/media_type")


@pytest.mark.parametrize(
    "headers",
    [
        {"sec_fetch_site": "same-origin", "cookie": "session=1"},
        {"authorization": "Bearer abc"},
        {"authorization": "Bearer abc", "cookie": "session=1"},
        {},
    ],
)
def test_changes_of_ours_are_made(site: CalledServer, headers: dict[str, str]) -> None:
    """Case 47: our page, programs with a token, and strangers without a cookie."""
    if "cookie" in headers and "authorization" not in headers:
        headers = {**headers, "origin": site.origin}
    status, _, body = site.get("/api/echo", "POST", b"{}", content_type="application/json; charset=utf-8", **headers)
    assert (status, json.loads(body)["got"]) == (200, "{}")


def test_a_change_without_a_body_needs_no_type(site: CalledServer) -> None:
    assert site.get("/api/echo", "POST", origin=site.origin)[0] == 200


# Sizes


def test_a_body_above_its_size_limit_is_refused(site: CalledServer) -> None:
    """Case 64: imports cannot be bombs."""
    kind: dict[str, Any] = {"content_type": "application/json"}
    assert site.get("/api/echo", "POST", b"x" * 16384, **kind)[0] == 200
    status, headers, body = site.get("/api/echo", "POST", b"x" * 16385, **kind)
    assert (status, code(body), headers["connection"]) == (413, "request/too_large", "close")
    assert site.get("/api/echo", "POST", content_length="9" * 18, **kind)[0] == 413


def test_a_long_query_is_answered(site: CalledServer) -> None:
    """Case 64."""
    assert site.get("/api/echo?limit=1e9&" + "a" * 8000)[0] == 200


# Answers


@pytest.mark.parametrize("path", ["/", "/api/echo", "/api/broken", "/nowhere", "/ws"])
def test_every_answer_has_the_headers_that_bind_a_browser(site: CalledServer, path: str) -> None:
    """Case 52."""
    _, headers, _ = site.get(path)
    assert headers["content-security-policy"] == CONTENT_POLICY
    assert "unsafe-inline" not in CONTENT_POLICY
    assert "'unsafe-eval'" not in CONTENT_POLICY
    assert "script-src 'self' 'wasm-unsafe-eval';" in CONTENT_POLICY  # the engine, and no other code made by a page
    assert CONTENT_POLICY.count("wasm-unsafe-eval") == 1
    assert "frame-ancestors 'none'" in CONTENT_POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    assert len(headers["x-request-id"]) == 16
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith(("/api", "/ws"))


def test_hsts_is_sent_over_https_only(site: CalledServer, public: CalledServer) -> None:
    """Case 52."""
    assert "strict-transport-security" not in site.get()[1]
    assert "strict-transport-security" in public.get("/", Host="good.example")[1]


def test_a_request_with_control_characters_is_logged_once_and_without_its_query(
    site: CalledServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Case 55: path and agent with everything that could forge a line."""
    caplog.set_level(logging.INFO)
    site.get("/%0d%0aforged%1b[2J?token=hunter2", User_Agent='"},{"level":"error"')

    def ours() -> list[logging.LogRecord]:
        """Of this request: that of another test may be logged late."""
        return [one for one in caplog.records if one.name == "throwdown.requests" and "forged" in one.getMessage()]

    [record] = ours()
    assert set(record.__dict__["fields"]) == {"method", "path", "status", "ms", "id"}
    assert "hunter2" not in str(record.__dict__)


def test_a_cross_origin_reader_gets_no_permission(site: CalledServer) -> None:
    """Case 57."""
    for method in ("GET", "OPTIONS"):
        origin = "https://evil.example"
        _, headers, _ = site.get(
            "/api/echo?callback=steal", method, Origin=origin, access_control_request_method="POST"
        )
        assert not [name for name in headers if name.startswith("access-control")]
    assert site.get("//evil.example/%2e%2e")[0] == 404


def test_an_unexpected_error_is_an_id_to_the_client_and_one_line_in_the_log(
    site: CalledServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Case 58: no stack, no SQL."""
    for method in ("GET", "POST"):
        caplog.clear()
        status, headers, body = site.get("/api/broken", method)
        assert status == 500
        response = json.loads(body)
        assert response["code"] == "server/fault"
        assert response["id"] == headers["x-request-id"]
        assert b"SELECT" not in body
        assert b"Traceback" not in body
        assert [record.getMessage() for record in caplog.records if record.exc_info] == ["unexpected error"]


# Names and addresses


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "localhost.",
        "127.0.0.1.nip.io",
        "a b",
        "localhost:x",
        "",
        "[::1",
        "10.0.0.9",
    ],
)
def test_unknown_host_names_are_refused(site: CalledServer, host: str) -> None:
    """Case 56: poisoned links and rebound names."""
    status, _, body = site.get(Host=host)
    assert (status, code(body)) == (400, "request/host")
    assert site.ask(site.handshake(Host=host, Origin=f"http://{host}"))[0] in (400, 403)


def test_host_names_of_this_machine_are_accepted(site: CalledServer) -> None:
    """Case 56."""
    for host in ("localhost", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:99", "[::1]:80"):
        assert site.get(Host=host)[0] == 200


def test_health_checks_pass_under_any_valid_host_name(site: CalledServer) -> None:
    """A proxy asks by the name that a server has among machines, as one:8642."""
    for path in ("/healthz", "/readyz"):
        assert site.get(path, Host="one:8642")[0] == 404  # let through: in this site nobody answers
    for path, host in (("/readyz/x", "one:8642"), ("/healthz", "a b"), ("/readyz", "")):
        assert site.get(path, Host=host)[0] == 400


def test_on_the_local_network_the_own_address_is_an_accepted_host() -> None:
    """Case 56."""
    site = CalledServer(settings_with(CALM, lan=True, public_url="http://Dice.lan"))
    for host, status in (("127.0.0.1", 200), ("dice.lan:8", 200), ("10.9.8.7", 400), ("evil.example", 400)):
        assert site.get(Host=host)[0] == status
    assert site.get(Host="127.0.0.3")[0] == 400


def test_a_forwarded_address_of_a_stranger_is_ignored() -> None:
    """Case 56: it does not evade the limits."""
    site = CalledServer(settings_with({"requests_per_minute": 3}))
    answers = [site.get(x_forwarded_for=f"198.51.100.{at}") for at in range(5)]
    assert [status for status, _, _ in answers] == [200, 200, 200, 429, 429]
    assert int(answers[-1][1]["retry-after"]) >= 1
    assert code(answers[-1][2]) == "request/rate"
    assert site.get(source="127.0.0.2")[0] == 200


def test_too_many_requests_are_refused_before_anything_else_is_done_for_them() -> None:
    """A flood pays for nothing but the refusal: no id, no line in the log, no look at name, path or page."""
    site = CalledServer(settings_with({"requests_per_minute": 3}))
    assert [site.get(Host="evil.example")[0] for _ in range(4)] == [400, 400, 400, 429], "a wrong name counts"
    status, headers, body = site.get("/api/echo")
    assert (status, code(body), headers["cache-control"]) == (429, "request/rate", "no-store")
    assert "x-request-id" not in headers and headers["content-security-policy"] == CONTENT_POLICY
    status, _, body = site.ask(site.handshake())
    assert (status, code(body)) == (429, "request/rate")


def test_a_forwarded_address_of_a_trusted_proxy_counts() -> None:
    """Case 56: only what the proxy itself has added at the end."""
    site = CalledServer(settings_with({"requests_per_minute": 2}, trusted_proxies=("127.0.0.1",)))
    here = [site.get(x_forwarded_for="1.2.3.4, 198.51.100.1")[0] for _ in range(3)]
    assert here == [200, 200, 429]
    assert site.get(x_forwarded_for="198.51.100.1, 198.51.100.2")[0] == 200
    assert site.get(x_forwarded_for="9.9.9.9, 198.51.100.1")[0] == 429
    assert [site.get(x_forwarded_for=f"198.51.100.9, junk {at}")[0] for at in range(3)] == [200, 200, 429]


def test_all_networks_of_one_customer_have_a_purse_together() -> None:
    site = CalledServer(settings_with({"requests_per_minute": 1}, trusted_proxies=("127.0.0.1",)))
    answers = [site.get(x_forwarded_for=f"2001:db8:1:{at:x}::1")[0] for at in range(NETWORKS + 1)]
    assert answers == [200] * NETWORKS + [429]
    assert site.get(x_forwarded_for="2001:db8:2::1")[0] == 200


@pytest.mark.parametrize("path", ["/api/echo", "/games/api/echo"])
def test_a_path_prefix_works_whether_the_proxy_strips_it_or_not(public: CalledServer, path: str) -> None:
    status, headers, body = public.get(path, Host="good.example")
    assert (status, json.loads(body)["path"]) == (200, "/games/api/echo")
    assert headers["cache-control"] == "no-store"
    assert public.ask(public.handshake("/games/ws", Host="good.example", Origin=PUBLIC))[0] == 101


def test_a_proxy_that_speaks_https_makes_pages_https(public: CalledServer) -> None:
    proxied = {"Host": "localhost", "x_forwarded_proto": "https"}
    assert public.ask(public.handshake(**proxied, Origin="https://localhost"))[0] == 101
    assert public.ask(public.handshake(**proxied, Origin="http://localhost"))[0] == 403


# Numbers


async def test_what_is_answered_and_refused_is_counted() -> None:
    metrics = Metrics()
    guarded = with_middleware(application(settings_with()), settings_with(), metrics=metrics)
    for host in (b"localhost", b"evil.example"):
        await guarded(asked(host), nothing, ignore)
    text = metrics.render().decode()
    assert 'throwdown_requests_total{method="GET",status="200"} 1.0\n' in text
    assert 'throwdown_requests_total{method="GET",status="400"} 1.0\n' in text
    assert 'throwdown_refusals_total{code="request/host"} 1.0\n' in text
    assert 'throwdown_request_seconds_bucket{le="+Inf"} 2.0\n' in text
    assert "throwdown_request_seconds_count 2.0\n" in text
    assert "throwdown_sockets 0.0\n" in text


async def test_a_socket_is_refused_under_a_server_that_cannot_answer_it() -> None:
    sent: list[object] = []

    async def keep(message: object) -> None:
        sent.append(message)

    await with_middleware(application(settings_with()), settings_with())(
        {**asked(b"localhost"), "type": "websocket"}, nothing, keep
    )
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "request/origin"}]


def asked(host: bytes) -> dict[str, object]:
    return {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", host)], "query_string": b""}


async def nothing() -> dict[str, object]:
    return {"type": "http.request"}


async def ignore(message: object) -> None:
    pass

"""Notices in the page: asked for by a tap, tried, and quiet hours."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE, coming
from tests.server.notices.endpoint import Browser as PushedBrowser
from tests.server.notices.endpoint import open_endpoint
from tests.server.server_fixture import listening_server

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from playwright.sync_api import Browser

    from tests.page.visitor import Visitor

pytestmark = pytest.mark.deep

#: Browsers under test reach no push service of their makers, and allow no notices.
FAKE_PUSH = """
(() => {
  const given = JSON.parse(%s);
  const key = () => Uint8Array.from(atob(given.key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const made = {
    options: { get applicationServerKey() { return key().buffer; } },
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.public, auth: given.secret } }),
    unsubscribe: async () => sessionStorage.removeItem('subscribed'),
  };
  Object.defineProperty(Notification, 'permission', { get: () => sessionStorage.getItem('asked') ?? 'default' });
  Notification.requestPermission = async () => { sessionStorage.setItem('asked', 'granted'); return 'granted'; };
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? made : null);
  PushManager.prototype.subscribe = async () => { sessionStorage.setItem('subscribed', '1'); return made; };
})()
"""


def test_a_person_asks_for_notices_and_sees_one(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pushed = PushedBrowser()
    with open_endpoint(tmp_path) as endpoint:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
        hosts: dict[str, Any] = {"push_hosts": (endpoint.host,), "webhook_hosts": (endpoint.host,)}
        with listening_server(tmp_path / "data", None, notice_networks=("127.0.0.0/8", "::1/128"), **hosts) as site:
            context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True)
            ada = coming(context, site.url)
            ada.come_in()
            given = {"key": ada.asked("me/notices")["key"], "endpoint": f"{endpoint.url}/push"}
            given |= {"public": pushed.public, "secret": pushed.secret}
            context.add_init_script(FAKE_PUSH % json.dumps(json.dumps(given)))
            ada.go("keep")
            expect(ada.button("Switch on for this device")).to_be_visible()
            assert endpoint.requests == [], "nothing is asked for without a tap"
            ada.button("Switch on for this device").click()
            expect(ada.button("Switch off for this device")).to_be_visible()
            ada.button("Send a test: This device").click()
            expect(ada.page.locator("p.note", has_text="A test notice is on its way.")).to_be_visible()
            ((_, _, body),) = endpoint.requests
            message = pushed.read(body)
            assert (message["title"], message["path"]) == ("A test", "/keep")

            _choose_the_rest(ada, endpoint.url)
            assert ada.faults_in_languages() == []
            assert ada.axe() == []
            ada.shot("notices")
            ada.button("Switch off for this device").click()
            expect(ada.button("Switch on for this device")).to_be_visible()
            # the page shows it when the browser has forgotten it, the server a moment later
            ada.wait_until(lambda: _kinds(ada) == ["webhook"], lambda: f"the server still has {_kinds(ada)}")
            assert ada.troubles == []
            context.close()


def _kinds(visitor: Visitor) -> list[str]:
    """Where the server sends notices of this person."""
    return [each["kind"] for each in visitor.asked("me/notices")["targets"]]


def _choose_the_rest(ada: Visitor, url: str) -> None:
    """A webhook and quiet hours."""
    page = ada.page
    page.get_by_text("Send to another service").click()
    page.get_by_label("Address of the webhook").fill(f"{url}/hook")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(ada.button("Send a test: Webhook: localhost")).to_be_visible()
    page.get_by_role("heading", name="Quiet hours").click()
    page.get_by_label("From").fill("21:30")
    page.get_by_role("region", name="Notices").get_by_role("button", name="Save").click()
    expect(page.locator("p.note", has_text="Saved, in the time zone")).to_be_visible()
    assert ada.asked("me/notices")["quiet"] == {"start": 21 * 60 + 30, "end": 7 * 60}

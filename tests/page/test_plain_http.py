"""In a home network, without a certificate: everything but shaking works over plain http."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import STRANGE, coming
from tests.page.rooms import give_up

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.page.visitor import Visitor
    from tests.server.serving import Serving

pytestmark = pytest.mark.deep

#: Only the browser knows the strange name: it has to ask itself.
POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}"""


def posted(visitor: Visitor, path: str, **body: Any) -> dict[str, Any]:
    answer: dict[str, Any] = visitor.page.evaluate(POST, [path, body])
    return answer


def at_table(visitor: Visitor, other: dict[str, Any]) -> None:
    table = posted(visitor, "/api/tables", game="strike", seats=[{"me": True}, other], first=0)
    visitor.go(f"t/{table['table']['id']}")


def test_a_game_is_shared_played_and_checked_over_plain_http(browser: Browser, server: Serving) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce", locale="en")
    ada = coming(context, server.url.replace("127.0.0.1", STRANGE))
    ada.go()
    assert ada.page.evaluate("[isSecureContext, 'clipboard' in navigator]") == [False, False]
    posted(ada, "/api/guests", name="Ada", language="en")
    at_table(ada, {})
    ada.button("Copy").click()
    expect(ada.button("Copied")).to_be_visible()
    at_table(ada, {"bot": "novice"})
    ada.button("Start the game").click()
    give_up(ada)
    ada.link("Check the dice").click()
    expect(ada.page.locator("dialog code")).to_contain_text("throwdown verify")
    ada.shot("plain-http")
    context.close()
    # the browser says of one header that it is for https; everything else would be a fault
    assert not [trouble for trouble in ada.troubles if "Cross-Origin-Opener-Policy" not in trouble], ada.troubles

"""What a browser tab needs to host games itself: taken along whole, verified, renewed, and nothing of it unasked.

Built files are changed on their way to the browser; the server that "stops" is one of this module alone.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PAGE, coming
from tests.page.first_visit import our_turn
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Route

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

PARTS = PAGE.parent.parent / "tab_parts"
#: Calls a function of web/src/tab/parts.ts; an error comes back as its code and part.
CALL = """async ([script, name]) => {
  const built = await import(new URL(`assets/${script}`, document.baseURI).href);
  const parts = [built, ...Object.values(built)].find((each) => each?.keep && each.kept);
  const seen = [];
  try {
    const result = name === 'keep' ? await parts.keep((done, total) => seen.push([done, total])) : await parts[name]();
    return { result: result instanceof Map ? [...result].map(([key, value]) => [key, value.length]) : result, seen };
  } catch (error) {
    if (!error.code) throw error;
    return { error: error.code, part: error.part };
  }
}"""
NEWER = "99.0.0-newer"
MB = 1_000_000


@cache
def listed() -> dict[str, Any]:
    """The parts, once they are made: only a deep run makes them."""
    made: dict[str, Any] = json.loads((PARTS / "parts.json").read_text("utf-8"))
    return made


@cache
def script() -> str:
    """The hand of a phone has a smaller one."""
    return max((PAGE.parent / "assets").glob("parts-*.js"), key=lambda file: file.stat().st_size).name


def call(visitor: Visitor, name: str) -> dict[str, Any]:
    result: dict[str, Any] = visitor.page.evaluate(CALL, [script(), name])
    return result


def as_newer(route: Route) -> None:
    """The answer of a server with a newer version."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace(listed()["version"], NEWER))


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that this module may stop."""
    with Serving(tmp_path_factory.mktemp("tab") / "data", workers=1) as serving:
        yield serving


def test_everything_for_the_tab_is_at_most_10_mb() -> None:
    assert listed()["sent"] < 10 * MB
    assert listed()["sent"] == sum(each.get("sent", 0) for each in listed()["parts"] + listed()["page"])


def test_a_first_visit_fetches_nothing_of_it(visit: Visit) -> None:
    ada = visit(worker=True)
    asked: list[str] = []
    ada.context.on("request", lambda request: asked.append(request.url))
    ada.go()
    ada.wait_until_controlled()
    ada.page.reload()
    ada.page.wait_for_load_state("networkidle")
    assert len(asked) > 10
    assert not [url for url in asked if "/tab/" in url or script() in url]
    assert call(ada, "kept") == {"result": None, "seen": []}
    assert call(ada, "available")["result"] == "yes"


def test_taken_along_every_address_opens_without_a_server(own_server: Serving, browser: Browser) -> None:
    throwdown = next(part for part in listed()["parts"] if part["name"] == "throwdown.zip")
    harmed = bytearray((PARTS / throwdown["file"]).read_bytes())
    harmed[len(harmed) // 2] ^= 1
    spoilt = [bytes(harmed)]
    context = browser.new_context(reduced_motion="reduce")
    # from the beginning: once a service worker has the window, Chromium may send requests past a new route
    context.route(
        f"**/tab/{throwdown['file']}",
        lambda route: route.fulfill(body=spoilt[0]) if spoilt else route.continue_(),
    )
    ada = coming(context, own_server.url)
    ada.go()
    ada.wait_until_controlled()

    # other bytes than promised are noticed, and named
    assert call(ada, "keep") == {"error": "tab/part_broken", "part": "throwdown.zip"}
    assert call(ada, "kept")["result"] is None
    spoilt.clear()

    # what was fetched before is not fetched again
    again: list[str] = []
    context.on("request", lambda request: again.append(request.url))
    kept = call(ada, "keep")
    assert kept["seen"][-1] == [kept["seen"][-1][1]] * 2
    assert not [url for url in again if listed()["parts"][0]["file"] in url]
    assert call(ada, "kept")["result"] == {"version": listed()["version"], "bytes": listed()["sent"], "current": True}
    sizes = dict(call(ada, "load")["result"])
    later = [part["name"] for part in listed()["parts"] if part["name"].startswith("words-")] + ["mujoco.wasm"]
    assert sizes == {part["name"]: part["size"] for part in listed()["parts"] if part["name"] not in later}

    # a newer version whose download breaks leaves the older one
    context.route("**/tab/parts.json", as_newer)
    assert call(ada, "keep") == {"error": "tab/part_broken", "part": "index.html"}  # the page is still the older one
    context.route(f"{ada.url}/", as_newer)
    context.route("**/icon.svg", lambda route: route.abort())
    assert call(ada, "keep") == {"error": "tab/part_missing", "part": "icon.svg"}
    assert call(ada, "kept")["result"]["version"] == listed()["version"]

    context.unroute_all(behavior="wait")  # a download that broke may have left others on their way
    own_server.kill()
    for path in ("new", "t/abcdef", "learn/strike", ""):
        ada.page.goto(f"{ada.url}/{path}")
        if path == "new":  # the page finds no server, and loads itself again once to play on the device
            ada.page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
        expect(ada.page.locator("main").first).to_be_attached()
    ada.button("Back to the server").wait_for()  # stored words are no answer of a server: the device plays itself
    loaded = ada.page.evaluate(
        "async (paths) => (await Promise.all(paths.map((path) => fetch(path)))).every((answer) => answer.ok)",
        [each["path"] for each in listed()["page"] if each["path"].startswith("assets/")],
    )
    assert loaded
    play_to_the_end(ada)
    context.close()


def play_to_the_end(visitor: Visitor) -> None:
    """A game that is thrown and given up without a server is in the list of this device."""
    visitor.button("Play now").click()
    our_turn(visitor)
    visitor.page.keyboard.press("Space")
    visitor.give_up()
    visitor.page.goto(f"{visitor.url}/mine")
    expect(visitor.button("Save its record")).to_be_visible()
    visitor.page.get_by_role("link", name="Look back").click()
    expect(visitor.page.get_by_text("nobody else committed these dice")).to_be_visible()


def test_a_newer_version_is_taken_when_it_is_seen(visit: Visit) -> None:
    ada = visit(worker=True)
    ada.go()
    ada.wait_until_controlled()
    assert "result" in call(ada, "keep")
    ada.context.route("**/tab/parts.json", as_newer)
    ada.context.route(f"{ada.url}/", as_newer)
    ada.go()
    renewed = {"version": NEWER, "bytes": listed()["sent"], "current": True}
    ada.wait_until(lambda: call(ada, "kept")["result"] == renewed, lambda: str(call(ada, "kept")))
    call(ada, "drop")
    assert call(ada, "kept")["result"] is None

"""The host in a tab in a real browser: killed in the middle of a move, and wanted by two tabs at once."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import zipfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.live import store_contract
from tests.page.conftest import PAGE, launched
from tests.page.tab import TabPlayer, TabWindow, open_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Playwright, Route

    from tests.server.serving import Serving

PARTS = PAGE.parent.parent / "tab_parts"
#: Runs one test of the contract for each request, over the browser's database.
DRIVER = """
import json
from throwdown.tab.database import OF_A_TABLE, SMALL
from throwdown.tab.host_bridge import JsDatabase, _to_js
from throwdown.tab.store import TabStore
from throwdown.tab.store_contract import StoreContract, set_up


class Bridge:
    def __init__(self, outside):
        self._database = JsDatabase(outside)

    async def request(self, method, path, body):
        stores = (*SMALL, *OF_A_TABLE)
        rows = [(store, key, None) for store in stores for key, _ in await self._database.load(store)]
        await self._database.write(rows)
        store = await TabStore.open(self._database)
        await store.commit(set_up())
        await getattr(StoreContract(), path)(store)
        return _to_js([200, "application/json", b"true", "{}"])


async def start(outside, language):
    return Bridge(outside)
"""


@pytest.fixture
def own_browser(playwright: Playwright) -> Iterator[Browser]:
    """One whose windows may be killed: those of other tests are in another."""
    with launched(playwright) as chromium:
        yield chromium


def test_nothing_acknowledged_is_lost_whatever_happens_to_the_tab(own_browser: Browser, server: Serving) -> None:
    context = own_browser.new_context()
    context.route(f"**/tab/{part('throwdown.zip')['file']}", lambda route: route.fulfill(body=b"spoilt"), times=1)
    first = TabWindow(context, server.url)
    assert first.start() == "tab/part_broken"
    first.limit_storage(1)
    assert first.start() == "tab/storage_full"
    first.limit_storage(None)
    assert isinstance(first.start(), float)
    table = open_table(first, "strike")
    player = TabPlayer(first, table, "strike", Random(1))
    for _ in range(2):
        assert player.answer(player.choose()[0])["is"] == "ack"

    # killed between a move and its answer
    player.choose()
    acknowledged = player.acked
    first.kill()
    second = TabWindow(context, server.url)
    assert isinstance(second.start(), float)
    again = TabPlayer(second, table, "strike", Random(2))
    assert again.version >= acknowledged > 0

    # another tab: it is refused, and then takes over
    third = TabWindow(context, server.url)
    assert third.start() == "tab/busy"
    assert second.ended is None
    assert isinstance(third.start(take_over=True), float)
    assert second.wait_for(lambda: second.ended) == "tab/busy"
    assert TabPlayer(third, table, "strike", Random(3)).version >= again.version

    # the browser ends the worker without a word: the page notices
    assert third.ended is None
    third.end_worker()
    assert third.wait_for(lambda: third.ended) == "tab/failed"
    assert isinstance(third.start(), float)
    assert TabPlayer(third, table, "strike", Random(4)).version >= again.version

    # Python dies in it: the page hears of that, too
    third.ended = None
    third.report_error()
    assert third.wait_for(lambda: third.ended) == "tab/failed"
    context.close()


def test_the_store_passes_the_contract_over_the_database_of_the_browser(browser: Browser, server: Serving) -> None:
    context = browser.new_context()
    listed = parts_list()
    package = part("throwdown.zip", listed)
    content = with_driver(gzip.decompress((PARTS / package["file"]).read_bytes()))
    package |= {"file": "contract.gz", "sha256": hashlib.sha256(content).hexdigest(), "size": len(content)}
    context.route("**/tab/parts.json", lambda route: route.fulfill(json=listed))
    context.route("**/tab/contract.gz", lambda route: _packed(route, content))
    window = TabWindow(context, server.url)
    assert isinstance(window.start(), float)
    tests = [name for name in vars(store_contract.StoreContract) if name.startswith("test_")]
    assert len(tests) > 20
    for name in tests:
        assert window.ask("GET", name) is True, name
    context.close()


def parts_list() -> dict[str, Any]:
    listed: dict[str, Any] = json.loads((PARTS / "parts.json").read_text("utf-8"))
    return listed


def part(name: str, listed: dict[str, Any] | None = None) -> dict[str, Any]:
    parts: list[dict[str, Any]] = (listed or parts_list())["parts"]
    return next(each for each in parts if each["name"] == name)


def _packed(route: Route, content: bytes) -> None:
    route.fulfill(body=gzip.compress(content, 1), content_type="application/gzip")


def with_driver(package: bytes) -> bytes:
    """The package with the contract in it, and with the driver where its bridge is."""
    before, after = zipfile.ZipFile(io.BytesIO(package)), io.BytesIO()
    contract = Path(store_contract.__file__).read_text("utf-8")
    with zipfile.ZipFile(after, "w", zipfile.ZIP_STORED) as made:
        for name in before.namelist():
            made.writestr(name.replace("tab/bridge.pyc", "tab/host_bridge.pyc"), before.read(name))
        made.writestr("throwdown/tab/store_contract.py", contract)
        made.writestr("throwdown/tab/bridge.py", DRIVER)
    return after.getvalue()

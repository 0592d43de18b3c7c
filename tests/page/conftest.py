"""The page in a real browser against the real server: one of each for every worker.

    THROWDOWN_SHOTS=/tmp/shots .venv/bin/python -m pytest tests/page -n 2

They live as long as the tests of this folder: a browser of playwright's blocks other event loops.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

import pytest

from tests.page.visitor import AXE, FIRST, PATIENCE, ROOT, Visitor
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from playwright.sync_api import Browser, BrowserContext, Playwright

PAGE = ROOT / "src" / "throwdown" / "server" / "page" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-compositing",  # pages are put together by the processor: a tenth of the time without a graphics card
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
#: This machine's name in a home network: browsers trust it less than an address of its own.
STRANGE = f"{socket.gethostname().lower().partition('.')[0]}.local"
FLAGS.append(f"--host-resolver-rules=MAP {STRANGE} 127.0.0.1")
#: How long a journey may take, not counting the start of server and browser.
JOURNEY = pytest.mark.timeout(60, func_only=True)
WIDE = (1280, 720)
PHONE = (390, 844)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, Any, pytest.TestReport]:
    """What the windows of a failed test show, and what went wrong in them."""
    report: pytest.TestReport = yield
    if report.when == "call" and report.failed:
        report.sections += [
            ("window", visitor.described()) for visitor in Visitor.windows if not visitor.page.is_closed()
        ]
    if report.when == "teardown":
        Visitor.windows.clear()
    return report


class Visit(Protocol):
    """Opens another window; everything has a default that makes tests quick."""

    def __call__(
        self,
        *,
        name: str = "Ada",
        size: tuple[int, int] = WIDE,
        scheme: str = "light",
        still: bool = True,
        touch: bool = False,
        worker: bool = False,
        language: str = "en",
        forgive: str = "",
    ) -> Visitor: ...


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not PAGE.is_file():
        pytest.fail(f"The page is not built ({PAGE} is missing): run scripts/web.", pytrace=False)
    limits = {"play_now_s": 0.3, "hash_wait_s": 60, "key_wait_s": 60}  # a page gives its own, at last
    with Serving(tmp_path_factory.mktemp("page") / "data", limits, workers=1, lan="true") as serving:
        yield serving


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as chromium:
        yield chromium


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for what is not a test."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, launched(playwright) as chromium:
        yield chromium


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium that has drawn something already."""
    from playwright.sync_api import expect

    names = (os.environ.get("CHROMIUM", ""), "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    path = next((found for name in names if name and (found := shutil.which(name))), None)
    if path is None:
        pytest.fail("There is no chromium here: run scripts/browser, or set CHROMIUM to one.", pytrace=False)
    if not AXE.is_file():
        pytest.fail(f"axe-core is missing ({AXE}): run scripts/web.", pytrace=False)
    expect.set_options(timeout=PATIENCE * 1000)
    chromium = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE * 1000)
    _warm(chromium)
    yield chromium
    chromium.close()


def _warm(browser: Browser) -> None:
    """Whoever comes to a page has a browser that has drawn something in 3D before."""
    page = browser.new_page()
    page.evaluate("document.createElement('canvas').getContext('webgl2')?.clear(16384)")
    page.close()


@pytest.fixture
def visit(server: Serving, browser: Browser) -> Iterator[Visit]:
    """Windows that are closed after the test, and in which nothing may have gone wrong."""
    visitors: list[tuple[Visitor, str]] = []

    def visiting(
        *,
        name: str = "Ada",
        size: tuple[int, int] = WIDE,
        scheme: Any = "light",
        still: bool = True,
        touch: bool = False,
        worker: bool = False,
        language: str = "en",
        forgive: str = "",
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            service_workers="allow" if worker else "block",
        )
        visitor = coming(context, server.url, name, language)
        visitors.append((visitor, forgive))
        return visitor

    yield visiting
    troubles = [
        f"{visitor.name}: {trouble}"
        for visitor, forgive in visitors
        for trouble in visitor.troubles
        if not forgive or forgive not in trouble
    ]
    for visitor, _ in visitors:
        visitor.context.close()
    assert not troubles, "\n".join(troubles)


def coming(context: BrowserContext, url: str, name: str = "Ada", language: str = "en") -> Visitor:
    """Somebody in a new window, who has chosen a language and what a slow machine can draw."""
    kept = {"language": language, "quality": "low", "muted": True}
    context.add_init_script(FIRST % json.dumps(kept))
    return Visitor(context, url, name)

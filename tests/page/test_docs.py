"""The documentation in a real browser: within the content policy, with search, by day and by night."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE, WIDE
from throwdown import __version__
from throwdown.server.web.docs import SITE

if TYPE_CHECKING:
    from tests.page.conftest import Visit


@pytest.fixture(autouse=True)
def _built() -> None:
    if not SITE.is_dir():
        pytest.fail(f"The documentation is not built ({SITE} is missing): run scripts/docs.", pytrace=False)


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_pages_are_read_and_searched(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    ada = visit(size=size, scheme=scheme)
    ada.page.goto(f"{ada.url}/docs")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Throwdown")
    assert ada.axe() == []
    ada.shot(f"docs-{scheme}")
    expect(ada.page.locator("body > header .home, main .version").last).to_contain_text(__version__)
    ada.page.get_by_role("searchbox").fill("tower leviosa")
    expect(ada.page.locator("#found a em").first).to_have_text(re.compile(r"\w"))  # the page of the section
    ada.page.locator("#found a").first.click()
    expect(ada.page.locator("main")).to_contain_text("Leviosa")
    ada.shot(f"docs-found-{scheme}")


def test_a_narrow_page_has_contents_copy_buttons_and_charts_that_fit(visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.goto(f"{ada.url}/docs/lab/solve/")
    parts = ada.page.get_by_role("navigation", name="On this page")
    expect(parts.locator("a").first).not_to_be_visible()
    parts.locator("summary").click()
    parts.locator("a").first.click()
    assert "#" in ada.page.url
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    chart = ada.page.locator(".enlarge img").first
    assert chart.evaluate("chart => chart.getBoundingClientRect().width <= innerWidth")
    ada.page.goto(f"{ada.url}/docs/odds/")
    ada.page.locator(".copied", has_text="$ ").first.get_by_role("button").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("throwdown ") and "$" not in copied


def test_the_page_leads_there_and_back(visit: Visit) -> None:
    ada = visit(forgive="/docs/nothere/")
    ada.go()
    ada.page.get_by_role("link", name="Documentation").click()
    expect(ada.page).to_have_url(f"{ada.url}/docs/")
    ada.page.goto(f"{ada.url}/docs/nothere/")
    ada.page.get_by_role("link", name="The front page").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Throwdown")

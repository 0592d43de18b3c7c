"""The documentation in a real browser: within the content policy, with search, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE, WIDE
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
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Documentation")
    assert ada.axe() == []
    ada.shot(f"docs-{scheme}")
    ada.page.get_by_role("searchbox").fill("tower leviosa")
    ada.page.locator("#found a").first.click()
    expect(ada.page.locator("main")).to_contain_text("Leviosa")
    ada.shot(f"docs-found-{scheme}")


def test_the_page_leads_there_and_back(visit: Visit) -> None:
    ada = visit()
    ada.go()
    ada.page.get_by_role("link", name="Documentation").click()
    expect(ada.page).to_have_url(f"{ada.url}/docs/")
    ada.page.goto(f"{ada.url}/docs/fairness.html")  # a file for itself, its plots within the policy too
    expect(ada.page.locator("svg").first).to_be_visible()

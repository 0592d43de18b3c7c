"""Without a connection the page opens, shows what it has, and says plainly what needs one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.visitor import THROW

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

#: What the browser itself writes about requests that nobody answers.
NOBODY = "net::ERR_"
#: Whether everything that this page was made of, and that is worth keeping, is kept.
ALL_KEPT = """async () => {
  const asked = performance.getEntriesByType('resource').map((each) => each.name);
  const wanted = asked.filter((name) => /\\/assets\\/|\\/api\\/(words|guide)/.test(name));
  const kept = await Promise.all(wanted.map((name) => caches.match(name)));
  return wanted.length > 0 && kept.every(Boolean);
}"""


#: Before every page. Chromium may say that a page is connected that was loaded while its window was not.
SAYS_OFFLINE = """
if (sessionStorage.getItem('offline')) Object.defineProperty(navigator, 'onLine', { get: () => false });
"""


def _kept(visitor: Visitor) -> None:
    """Wait until the service worker looks after this window, and has kept what the page needs."""
    visitor.wait_until_controlled()
    visitor.page.reload()
    visitor.page.locator("main h1").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.wait_until(lambda: visitor.page.evaluate(ALL_KEPT), visitor.page.content)


def test_without_a_connection_everything_opens_that_needs_none(visit: Visit) -> None:
    ada = visit(worker=True, forgive=NOBODY)
    ada.context.add_init_script(SAYS_OFFLINE)
    ada.go("learn")
    _kept(ada)
    first_rule = ada.page.locator("article h2").first
    rules = first_rule.inner_text()
    ada.go()
    _kept(ada)
    ada.page.evaluate("() => sessionStorage.setItem('offline', 'yes')")
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Throw dice at dice.")
    expect(ada.page.get_by_text("to play, you need a connection").first).to_be_visible()
    assert ada.missing_words() == []
    assert ada.axe() == []
    ada.shot("offline-front")
    ada.go("learn")
    expect(first_rule).to_have_text(rules)
    ada.page.goto(f"{ada.url}/practice")
    expect(ada.page.get_by_role("alert")).to_contain_text("never opened on this device")

    ada.page.evaluate("() => sessionStorage.removeItem('offline')")
    ada.context.set_offline(False)
    ada.go()
    ada.page.wait_for_load_state("networkidle")
    ada.context.set_offline(True)
    ada.button("Play now").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("No connection")
    assert ada.axe() == []
    ada.context.set_offline(False)
    ada.button("Play now").click()
    ada.button(THROW).wait_for()

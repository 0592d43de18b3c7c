"""A folder that ``throwdown site`` wrote, on a host that does nothing but send files, below a path."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.conftest import coming
from tests.page.first_visit import our_turn
from tests.server.ports import free_port
from throwdown.server.web.site import write_site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

#: Tries what the policy forbids: a document made of text.
FORBIDDEN = "() => { try { document.createElement('p').innerHTML = '<b>'; } catch (error) { return error.name; } }"


@contextmanager
def files_of(folder: Path) -> Iterator[str]:
    """The simplest host that everybody has."""
    port = free_port()
    command = [sys.executable, "-u", "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as host:
        assert host.stdout is not None
        try:
            host.stdout.readline()  # it serves
            yield f"http://127.0.0.1:{port}"
        finally:
            host.kill()


def test_a_folder_on_any_host_opens_everywhere(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path / "club" / "dice")
    context = browser.new_context(reduced_motion="reduce")
    with files_of(tmp_path) as host:
        ada = coming(context, f"{host}/club/dice")
        ada.page.goto(f"{ada.url}/")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text("Throw dice at dice.")

        # addresses are behind a hash, and can be loaded again
        ada.page.locator("a[href='./referee']").first.click()
        expect(ada.page).to_have_url(f"{ada.url}/#/referee")
        heading = ada.page.get_by_role("heading", level=1)
        referee = heading.inner_text()
        ada.page.reload()
        expect(heading).to_have_text(referee)
        ada.page.go_back()
        expect(heading).to_have_text("Throw dice at dice.")

        # and a room with a fixed address is a folder of its own, which leads to all others
        ada.page.goto(f"{ada.url}/referee")
        expect(heading).to_have_text(referee)
        ada.page.locator("a[href='./']").first.click()
        expect(ada.page).to_have_url(f"{ada.url}/")
        expect(heading).to_have_text("Throw dice at dice.")
        assert ada.missing_words() == []

        # once it was here, the service worker leads every other address to the page
        ada.wait_until_controlled()
        ada.page.goto(f"{ada.url}/g/nowhere?verify=1")
        expect(ada.page).to_have_url(f"{ada.url}/#/g/nowhere?verify=1")

        # where a game begins
        ada.page.goto(f"{ada.url}/")
        ada.button("Play now").click()
        our_turn(ada)
        expect(ada.page).to_have_url(re.compile(r"/club/dice/#/t/\w+$"))
        assert not ada.troubles, ada.troubles
        assert ada.page.evaluate(FORBIDDEN) == "TypeError"  # the browser reports it
    context.close()

"""Games that were played without a server are handed in from the front page, and what the server refuses stays."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE
from tests.table.tampering import record

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.page.conftest import Visit

pytestmark = pytest.mark.deep

PLAYED_HERE = "localStorage.setItem('throwdown-tab-named', '1')"
#: Whether the page has made the stores.
HAS_STORES = """() => new Promise((done) => {
  const opening = indexedDB.open('throwdown-tab');
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => done(false);
  opening.onsuccess = () => {
    done(opening.result.objectStoreNames.contains('outbox'));
    opening.result.close();
  };
})"""
#: As the host in the tab does with the last event of a game.
PUT = """(games) => new Promise((done, failed) => {
  const opening = indexedDB.open('throwdown-tab');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('outbox', 'readwrite');
    for (const [id, text] of games) writing.objectStore('outbox').put(text, id);
    writing.oncomplete = () => { opening.result.close(); done(); };
    writing.onerror = failed;
  };
})"""


def _lose_answer(route: Route, stored: list[str]) -> None:
    stored.append(route.fetch().json()["id"])
    route.abort()


def test_games_come_home_and_a_refused_one_stays(visit: Visit) -> None:
    ada = visit(size=PHONE, forgive="/api/handed-in")  # refused, and an answer that is lost
    ada.go()
    ada.page.evaluate(PLAYED_HERE)
    ada.page.reload()
    ada.wait_until(lambda: ada.page.evaluate(HAS_STORES), lambda: "the page made no stores")
    sound, forged = (record("strike", "luck", seed, 3, place="tab") for seed in (1, 2))
    broken = [*forged[:-1], forged[-1].replace('"winners"', '"losers"')]
    games = {"sound": sound, "forged": broken}
    rows = [
        [
            id,
            json.dumps(
                {"game": "strike", "ended": float(id == "forged"), "record": "".join(f"{line}\n" for line in lines)}
            ),
        ]
        for id, lines in games.items()
    ]
    ada.page.evaluate(PUT, rows)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Send 2 games")).to_be_visible()
    assert (ada.axe(), ada.missing_words()) == ([], [])
    ada.shot("come-home-asks")

    # the server has the game, but its answer does not arrive
    stored: list[str] = []
    ada.page.route("**/api/handed-in", lambda route: _lose_answer(route, stored), times=1)
    ada.button("Send").click()
    expect(ada.page.get_by_text("The other games wait on this device")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Send 2 games")).to_be_visible()
    ada.button("Send").click()
    expect(ada.page.get_by_text("One game is sent.")).to_be_visible()
    expect(ada.page.get_by_text("Your device keeps the game.")).to_be_visible()
    assert (ada.axe(), ada.missing_words()) == ([], [])
    ada.shot("come-home-done")
    with ada.page.expect_download() as saved:
        ada.button("Save its record as a file").click()
    assert saved.value.path().read_text("utf-8").splitlines() == broken
    replay = ada.page.get_by_role("link", name="Replay")
    assert (replay.get_attribute("href") or "").rpartition("/")[2] == stored[0]
    replay.click()
    expect(ada.page.get_by_text("nobody else committed these dice")).to_be_visible()
    assert ada.axe() == []
    ada.shot("come-home-replay")
    ada.go()
    ada.page.wait_for_load_state("networkidle")
    expect(ada.page.get_by_role("heading", name="without a server")).to_have_count(0)

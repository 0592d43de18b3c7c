"""Keeping one's games: a card on paper, a passkey, two guests who become one person."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from tests.page.conftest import PHONE, coming
from tests.server.server_fixture import listening_server
from throwdown.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, CDPSession

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor
    from tests.server.server_fixture import ListeningServer

pytestmark = pytest.mark.deep

SEATS: dict[str, Any] = {"game": "strike", "seats": [{"me": True}, {}], "visibility": "link"}


def authenticator(visitor: Visitor) -> tuple[CDPSession, str]:
    """A device that makes and uses passkeys when it is asked, without a finger."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(made["authenticatorId"])


def tables_of(visitor: Visitor) -> set[str]:
    return {each["table"]["id"] for each in visitor.asked("me")["tables"]}


def link_for(site: ListeningServer, *words: str) -> str:
    """A link of the host, as a path of this server."""
    ran = CliRunner().invoke(main, ["admin", *words, "--data", str(site.settings.data), "--url", site.url, "--json"])
    assert ran.exit_code == 0, ran.output
    report = json.loads(ran.stdout)
    return str(report.get("invitation") or report["reset"]).removeprefix(f"{site.url}/")


def test_a_guest_becomes_a_person_on_two_phones_by_card_and_by_passkey(visit: Visit) -> None:
    ada, other = visit(size=PHONE, touch=True), visit(name="Ada on a laptop")
    for each in (ada, other):
        each.url = each.url.replace("127.0.0.1", "localhost")  # passkeys need a name
    ada.come_in()
    table = ada.open_table(**SEATS)["id"]
    ada.go()
    ada.button("Menu").click()
    ada.link("Account").click()
    expect(ada.page.get_by_text("So far only this browser knows your games")).to_be_visible()
    assert ada.axe() == []

    # a card: nine words and a picture
    ada.button("Make a card").click()
    expect(ada.page.locator(".card li")).to_have_count(9)
    words = ada.page.locator(".card li").all_inner_texts()
    ada.shot("keep-card")
    assert ada.faults_in_languages() == []
    assert ada.axe() == []
    ada.page.emulate_media(media="print")
    expect(ada.page.locator(".card")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Where you are signed in")).to_be_hidden()
    expect(ada.button("Print the card")).to_be_hidden()
    ada.page.emulate_media(media="screen")

    # the picture of the card leads to the page with the words filled in
    other.go(f"keep#code={'-'.join(words)}")
    expect(other.page.get_by_label("Words of your card")).to_have_value(" ".join(words))
    assert "#" not in other.page.url
    other.page.get_by_role("button", name="Sign in", exact=True).first.click()
    expect(other.page.locator("p.note", has_text="You are signed in as Ada.")).to_be_visible()
    assert tables_of(other) == {table}
    other.shot("keep-wide")

    # a passkey, on the phone and in another browser that has it too
    phone, phones = authenticator(ada)
    ada.page.get_by_label("Name of this passkey").fill("Ada’s phone")
    ada.button("Add a passkey").click()
    expect(ada.button("Remove: Ada’s phone")).to_be_visible()
    (passkey,) = phone.send("WebAuthn.getCredentials", {"authenticatorId": phones})["credentials"]
    laptop, laptops = authenticator(other)
    laptop.send("WebAuthn.addCredential", {"authenticatorId": laptops, "credential": passkey})
    other.button("Sign out: this device").click()
    expect(other.page.get_by_text("Have you played here before?")).to_be_visible()
    expect(other.page.get_by_label("Words of your card")).to_have_value("")
    assert other.axe() == []
    other.button("Sign in with a passkey").click()
    expect(other.page.locator("p.note", has_text="You are signed in as Ada.")).to_be_visible()
    assert tables_of(other) == {table}

    # taken back: it signs nobody in any more
    ada.button("Remove: Ada’s phone").click()
    expect(ada.button("Remove: Ada’s phone")).to_have_count(0)
    other.button("Sign out: this device").click()
    other.troubles.clear()
    other.button("Sign in with a passkey").click()
    expect(other.page.get_by_role("alert")).to_contain_text("does not know that passkey")
    other.troubles.clear()  # browsers write every refusal to their console

    # the phone is lost: the words are typed from the paper, and its finder plays as nobody
    other.page.get_by_label("Words of your card").fill("  ".join(words).upper())
    other.page.get_by_role("button", name="Sign in", exact=True).first.click()
    expect(other.page.locator("p.note", has_text="You are signed in as Ada.")).to_be_visible()
    assert tables_of(other) == {table}
    lost = other.page.get_by_role("button", name=re.compile("^Sign out: (?!this device)"))
    lost.click()
    expect(lost).to_have_count(0)
    ada.go("keep")
    expect(ada.page.get_by_text("Have you played here before?")).to_be_visible()


def test_a_guest_of_another_browser_comes_along_and_everything_is_signed_out(visit: Visit) -> None:
    ada, guest = visit(), visit(name="Cleo", size=PHONE)
    for each in (ada, guest):
        each.come_in()
    tables = {each.open_table(**SEATS)["id"] for each in (ada, guest)}
    ada.go("keep")
    ada.button("Sign out: this device").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("Nothing keeps your games yet")
    ada.button("Make a card").click()
    expect(ada.page.locator(".card li")).to_have_count(9)
    words = ada.page.locator(".card li").all_inner_texts()

    guest.go("keep")
    guest.page.get_by_role("heading", name="Other games of yours").click()
    expect(guest.page.get_by_label("Bring the games of Cleo along")).to_be_checked()
    guest.shot("keep-join")
    assert (guest.axe(), guest.sticking_out()) == ([], [])
    guest.page.get_by_label("Words of your card").fill(" ".join(words))
    guest.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(guest.page.locator("p.note", has_text="You are signed in as Ada.")).to_be_visible()
    assert tables_of(guest) == tables_of(ada) == tables

    guest.button("Sign out everywhere").click()
    expect(guest.page.get_by_text("Have you played here before?")).to_be_visible()
    ada.go("keep")
    expect(ada.page.get_by_text("Have you played here before?")).to_be_visible()


def test_links_of_the_host_are_opened_and_a_link_brings_a_guest_along(browser: Browser, tmp_path: Path) -> None:
    with listening_server(tmp_path, None, signup="invite") as site:
        people = [
            coming(browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}), site.url) for _ in range(3)
        ]
        ada, cleo, phone = people
        invitation = link_for(site, "invite", "--uses", "2")
        for each, name in ((ada, "Ada"), (cleo, "Cleo")):
            each.go(invitation)
            expect(each.page.get_by_role("heading", name="You are invited")).to_be_visible()
            assert (each.axe(), each.sticking_out()) == ([], [])
            each.page.get_by_label("Your name").fill(name)
            each.button("Come in and play").click()
            expect(each.page).to_have_url(f"{site.url}/")
        tables = {each.open_table(**SEATS)["id"] for each in (ada, cleo)}

        # a link for another device, at a browser that has a guest already
        ada.go("keep")
        ada.button("Make a link").click()
        expect(ada.page.get_by_alt_text("The link as a picture to scan")).to_be_visible()
        assert (ada.axe(), ada.sticking_out()) == ([], [])
        cleo.go(ada.page.locator(".link-text").inner_text().removeprefix(f"{site.url}/"))
        expect(cleo.page.get_by_label("Bring the games of Cleo along")).to_be_checked()
        assert (cleo.axe(), cleo.sticking_out()) == ([], [])
        cleo.button("Continue").click()
        expect(cleo.page).to_have_url(f"{site.url}/")
        assert tables_of(cleo) == tables_of(ada) == tables

        # nothing is left but the host
        phone.go(link_for(site, "reset", "Ada"))
        phone.button("Sign in with the link").click()
        expect(phone.page.locator("p.note", has_text="You are signed in as Ada.")).to_be_visible()
        assert tables_of(phone) == tables
        ada.go("keep")
        expect(ada.page.get_by_text("Have you played here before?")).to_be_visible()
        assert [each.troubles for each in people] == [[], [], []]
        for each in people:
            each.context.close()

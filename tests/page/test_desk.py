"""Moderation and the bots of a person: reports, a ban, the log, tokens; wide, on a phone, in German."""

from __future__ import annotations

from typing import TYPE_CHECKING

from click.testing import CliRunner
from playwright.sync_api import expect

from tests.page.conftest import PHONE
from throwdown.cli import main

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor
    from tests.server.serving import Serving


#: Only tests know it: for the command it would be a setting that does not exist.
SHOTS = "THROWDOWN_SHOTS"


def check_words(visitor: Visitor) -> None:
    assert visitor.faults_in_languages() == []
    assert visitor.axe() == []


def test_a_moderator_reads_a_report_and_bans_and_the_person_reads_why(visit: Visit, server: Serving) -> None:
    mona, ada, rude = (
        visit(name="Mona"), visit(name="Ada"), visit(name="Rudolf", size=PHONE, touch=True, forgive="403"),
    )  # fmt: skip
    for each in (mona, ada, rude):
        each.come_in()
    person = mona.asked("me")["person"]["id"]
    ran = CliRunner().invoke(main, ["admin", "moderator", person, "--data", str(server.data)], env={SHOTS: None})
    assert ran.exit_code == 0, ran.output

    # a table of strangers has phrases only; one among friends has own words
    listed = ada.open_table(game="strike", seats=[{"me": True}, {}])
    ada.go(f"t/{listed['id']}")
    expect(ada.button("Well thrown!").first).to_be_visible()
    expect(ada.page.get_by_label("Say something")).to_have_count(0)
    private = ada.open_table(game="strike", seats=[{"me": True}, {}], visibility="link")["id"]
    ada.go(f"t/{private}")
    rude.go(f"t/{private}")
    rude.button("Take a seat").first.click()
    rude.page.get_by_label("Say something").fill("You play like a fool")
    rude.button("Send").click()
    said = ada.page.locator(".lines li", has_text="You play like a fool")
    expect(said).to_be_visible()
    ada.button("Report").first.click()
    expect(ada.page.get_by_text("The host and the moderators have been notified.")).to_be_visible()

    # hidden for oneself, also after a reload, and shown again
    ada.page.get_by_text("People at this table").click()
    ada.button("Hide what Rudolf writes").click()
    expect(said).to_have_count(0)
    ada.page.reload()
    ada.page.get_by_text("People at this table").click()
    expect(said).to_have_count(0)
    ada.button("Show what Rudolf writes").click()
    expect(said).to_be_visible()

    # the desk is in the menu of moderators only
    ada.button("Menu").click()
    expect(ada.link("Moderation")).to_have_count(0)
    mona.go()
    mona.button("Menu").click()
    mona.link("Moderation").click()
    expect(mona.page.get_by_text("Ada reports a line of Rudolf.")).to_be_visible()
    expect(mona.page.locator("li.meant")).to_contain_text("You play like a fool")
    mona.shot("desk-reports")
    check_words(mona)
    mona.link("Decide about Rudolf").click()
    mona.button("Ban").click()
    mona.shot("desk-person")
    check_words(mona)
    mona.button("Decide: Ban").click()
    expect(mona.page.get_by_text("Banned until")).to_be_visible()
    mona.go("desk/reports")
    mona.button("Settled: delete it").click()
    expect(mona.page.get_by_text("No report waits.")).to_be_visible()
    mona.go("desk/log")
    expect(mona.page.get_by_text("Mona banned Rudolf.")).to_be_visible()
    mona.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    mona.shot("desk-log-phone")
    check_words(mona)
    mona.go("desk/invitations")
    mona.button("Make a link").click()
    expect(mona.page.get_by_text("This link is shown only now")).to_be_visible()
    mona.shot("desk-invitations-phone")
    check_words(mona)

    # the banned person reads why and until when, and has their data
    rude.go()
    expect(rude.page.get_by_role("heading", name="You cannot play here for now")).to_be_visible()
    expect(rude.page.get_by_text("Reason: insults or threats.")).to_be_visible()
    rude.page.get_by_text("What is stored about me").click()
    expect(rude.button("Show it")).to_be_visible()
    rude.shot("desk-banned-phone")
    check_words(rude)


def test_a_person_makes_a_bot_and_reads_what_it_was_refused(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    ada.come_in()
    ada.go("keep")
    bots = ada.link("My bots: tokens, limits, and what they were refused")
    ada.page.get_by_text("This browser blocks notices").or_(ada.button("Switch on for this device")).first.wait_for()
    ada.middle_at_rest(bots)  # parts above it come one after the other
    bots.click()
    ada.page.get_by_label("Name of the bot").fill("Robota")
    ada.button("Make a bot").click()
    field = ada.page.get_by_label("The token of Robota is shown only now: copy it.")
    token = field.input_value()
    refused = ada.context.request.get(f"{ada.url}/api/tables/nothing", headers={"authorization": f"Bearer {token}"})
    assert refused.status == 404
    ada.page.reload()
    expect(field).to_have_count(0)
    ada.page.get_by_text("What the server refused last (1)").click()
    expect(ada.page.get_by_text("server/not_found")).to_be_visible()
    ada.shot("bots-phone")
    check_words(ada)
    ada.button("New token: Robota").click()
    expect(field).not_to_have_value(token)
    ada.button("Take the token back: Robota").click()
    expect(ada.page.get_by_text("It has no token now.")).to_be_visible()

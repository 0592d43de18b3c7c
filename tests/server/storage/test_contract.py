"""What the server counts on, whatever the store: the contract of every store, and what is the server's alone."""

from __future__ import annotations

from contextlib import closing, suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.live.store_contract import GAME, ONE, StoreContract
from tests.server.storage.rows import COOKIE, PLAY, TOKEN, credential, event, set_up
from throwdown.live.naming import NameBeside
from throwdown.live.store import ReportedLine, ReportRow
from throwdown.server.storage.moderation import ActRow, HostRow, SanctionRow
from throwdown.server.storage.ownership import Claim
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import (
    Batch,
    BookRow,
    ChoicesRow,
    EntrantRow,
    EntryRow,
    MemberRow,
    NoticeRow,
    PersonRow,
    SessionRow,
    Store,
    StoreConflict,
    StoreRefused,
    TargetRow,
    TicketRow,
    TournamentRow,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

#: Another store of the server joins the contract with a line here.
FACTORIES = ("sqlite", "postgres")
#: Tables that this server takes before it writes there, as it must.
TAKEN = ("t-one", "t-two", "t-new", "t-nowhere")

BOOK = BookRow("b", "Family", "Europe/Berlin", "come", 1.0)
ADAS = MemberRow("m-a", "b", "p-ada", "Ada", 1.0)
BOS = MemberRow("m-b", "b", "p-bo", "Bo", 2.0)
PHONE = TargetRow("phone", "p-ada", "push", "https://push.example/1", "key secret", "here", "Firefox", 1.0)
HOOK = TargetRow("hook", "p-ada", "webhook", "https://ntfy.example/dice", "", "", "", 2.0)
CUP = TournamentRow("c", "p-bo", "Cup", None, 0, 1, 1.0, 2.0)
ENTRANT = EntrantRow("c", 1, "p-ada", "", "Ada")


class TestContract(StoreContract):
    """What the server alone counts on: sessions, upkeep, figures and backups."""

    @pytest.fixture(name="store", params=FACTORIES)
    async def _store(self, request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
        if request.param == "postgres":
            opened: Store = PostgresStore.open(request.getfixturevalue("database"), tmp_path / "store.key")
        else:
            opened = SqliteStore.open(tmp_path / "store.db")
        with closing(opened) as store:
            await store.commit(set_up())
            for table in TAKEN:
                assert await store.owners.claim(table) == Claim(table, 1)
            yield store

    async def test_sessions_are_read_as_they_were_written_and_replaced(self, store: Store) -> None:
        assert store.session(b"no") is None and not store.sessions("no")
        await store.commit(Batch().session(COOKIE))
        assert store.session(COOKIE.hash) == COOKIE
        seen = SessionRow(COOKIE.hash, "p-ada", "cookie", 1.0, 30.0, "Safari")
        eve = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
        await store.commit(Batch().session(seen).session(SessionRow(b"eve", "p-eve", "resume", 1.0, 1.0)).person(eve))
        assert (store.session(COOKIE.hash), len(store.sessions("p-eve"))) == (seen, 1)

    async def test_a_session_of_nobody_is_refused(self, store: Store) -> None:
        with pytest.raises(StoreRefused):
            await store.commit(Batch().session(SessionRow(b"x", "p-nobody", "cookie", 1.0, 1.0)))

    async def test_tables_at_which_nothing_happens(self, store: Store) -> None:
        assert (store.deserted(ONE.changed), store.deserted(ONE.changed + 0.1)) == ([], ["t-one"])

    async def test_sessions_are_added_and_dropped_in_the_order_of_the_batch(self, store: Store) -> None:
        await store.commit(Batch().session(COOKIE).session(TOKEN))
        assert store.sessions("p-ada") == [COOKIE, TOKEN]
        assert store.sessions("p-ada", "token") == [TOKEN]
        await store.commit(Batch().drop_sessions_of("p-ada", "token"))
        assert store.sessions("p-ada") == [COOKIE]
        await store.commit(Batch().drop_session(COOKIE.hash).session(COOKIE).session(TOKEN).drop_session(TOKEN.hash))
        assert store.sessions("p-ada") == [COOKIE]
        await store.commit(Batch().session(TOKEN).drop_sessions_of("p-ada"))
        assert store.sessions("p-ada") == []

    async def test_seats_of_a_game_are_replaced_and_dropped(self, store: Store) -> None:
        bot = replace(PLAY, seat=1, person=None, bot="casual", name="Bit", rank=2, won=0, left=2)
        await store.commit(Batch().play(bot).play(PLAY))
        assert store.plays_in("g-one") == [PLAY, bot]
        again = replace(PLAY, name="", ended=30.0)
        await store.commit(Batch().play(again))
        assert store.plays_in("g-one") == [again, bot]
        await store.commit(Batch().drop_plays_of("g-one"))
        assert store.plays_in("g-one") == []

    async def test_a_typed_name_goes_with_its_own_person_and_else_with_the_host(self, store: Store) -> None:
        seats = [("p-ada", "Ada"), ("p-eve", "Eve"), (None, "Cleo")]
        batch = Batch()
        for seat, (person, name) in enumerate(seats):
            batch.play(replace(PLAY, seat=seat, person=person, name=name, host="p-ada", table_kind="hot_seat"))
        await store.commit(batch)
        await store.commit(Batch().forget("p-eve", 1.0))
        assert [row.name for row in store.plays_in("g-one")] == ["Ada", "", "Cleo"]
        await store.commit(Batch().play(replace(PLAY, game="g-two", person="p-bo", name="Bo", host="p-ada")))
        await store.commit(Batch().forget("p-ada", 2.0))
        assert [row.name for row in (*store.plays_in("g-one"), *store.plays_in("g-two"))] == ["", "", "", "Bo"]

    async def test_who_is_forgotten_while_they_enter_a_tournament_has_no_name_there(self, store: Store) -> None:
        row = TournamentRow("cup", "p-bo", "Cup", None, 0, 1, 1.0, 1.0)
        await store.commit(Batch().tournament(row).forget("p-ada", 2.0))
        late = [EntrantRow("cup", 1, "p-ada", "", "Ada"), EntrantRow("cup", 2, "p-eve", "", "Eve")]
        await store.commit(Batch().entrant(late[0]).entrant(late[1]).entrant(EntrantRow("cup", 3, None, "", "Cleo")))
        gone, *others = store.entrants("cup")
        assert gone == EntrantRow("cup", 1, None, "", "", 1) and [row.name for row in others] == ["Eve", "Cleo"]

    async def test_an_analysis_is_added_to_a_seat(self, store: Store) -> None:
        await store.commit(Batch().play(PLAY).analysed("g-one", 0, '{"decisions":4}').analysed("no", 0, "{}"))
        assert store.plays_in("g-one") == [replace(PLAY, analysis='{"decisions":4}')]

    async def test_credentials_have_keys_of_their_own(self, store: Store) -> None:
        code, passkey = credential("c-1", "code", "k"), credential("c-2", "passkey", "k")
        await store.commit(Batch().credential(code).credential(passkey))
        assert store.credentials("p-ada") == [code, passkey]
        with pytest.raises(StoreConflict):
            await store.commit(Batch().credential(credential("c-3", "code", "k")))
        await store.commit(Batch().use_credential("c-1", 7, 9.0))
        assert store.credential("code", "k") == replace(code, count=7, used=9.0)
        await store.commit(Batch().drop_credentials_of("p-ada", "code").drop_credential("p-bot", "c-2"))
        assert store.credentials("p-ada") == [passkey]
        await store.commit(Batch().drop_credential("p-ada", "c-2"))
        assert (store.credential("passkey", "k"), store.credentials("p-ada")) == (None, [])

    async def test_a_ticket_is_used_as_often_as_it_says(self, store: Store) -> None:
        ticket = TicketRow(b"t", "invite", None, 1, 1.0, 9.0)
        await store.commit(Batch().ticket(ticket))
        assert store.ticket(b"t") == ticket
        await store.commit(Batch().use_ticket(b"t"))
        eve = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
        with pytest.raises(StoreRefused):
            await store.commit(Batch().use_ticket(b"t").person(eve))
        assert store.person("p-eve") is None

    async def test_a_joined_guest_leaves_everything_to_the_person(self, store: Store) -> None:
        guests = [PersonRow(f"p-{name}", name, "guest", None, "en", 1.0, 1.0) for name in ("eve", "fay")]
        bot = PersonRow("p-eves", "Eves", "bot", "p-eve", "en", 1.0, 1.0)
        cookie = SessionRow(b"eve", "p-eve", "cookie", 1.0, 1.0)
        await store.commit(Batch().person(guests[0]).person(guests[1]).person(bot).session(cookie))
        await store.commit(Batch().credential(replace(credential("c-1", "code", "k"), person="p-eve")))
        await store.commit(Batch().ticket(TicketRow(b"eve", "reset", "p-eve", 1, 1.0, 9.0)).join("p-fay", "p-eve"))
        await store.commit(Batch().seat("t-one", 0, "p-eve").seat("t-one", 1, "p-fay").join("p-eve", "p-ada"))
        await store.commit(Batch().join("p-ada", "p-eve"))  # too late: she is a part of Ada
        assert store.ids_of("p-ada") == ["p-ada", "p-eve", "p-fay"] and store.ids_of("p-eve") == ["p-eve"]
        owner = store.person("p-eves")
        assert owner is not None and owner.owner == "p-ada"
        assert (store.session(b"eve"), store.credential("code", "k"), store.ticket(b"eve")) == (None, None, None)
        assert store.tables_of("p-ada", 9) == ["t-one"]
        assert [row.id for row in store.people_named("EVE", 9)] == []

    async def test_notices_have_targets_and_choices(self, store: Store) -> None:
        choices = ChoicesRow("p-ada", "Europe/Berlin", 1320, 420)
        await store.commit(Batch().target(PHONE).target(HOOK).choices(choices))
        await store.commit(Batch().target(replace(HOOK, id="again", failures=3)))
        assert store.targets_of("p-ada") == [PHONE, HOOK] and store.choices_of("p-ada") == choices
        assert store.choices_of("no") is None
        await store.commit(Batch().target_failures("phone", 2).drop_target("p-eve", "hook"))
        assert [row.failures for row in store.targets_of("p-ada")] == [2, 0]
        await store.commit(Batch().drop_targets_in("p-ada", "other").drop_other_targets("p-ada", "here"))
        assert len(store.targets_of("p-ada")) == 2
        await store.commit(Batch().target(replace(PHONE, id="bots", person="p-bot")).drop_dead_target("hook"))
        assert (store.targets_of("p-ada"), len(store.targets_of("p-bot"))) == ([], 1), "one browser, one person"

    async def test_a_notice_is_claimed_once(self, store: Store) -> None:
        row = NoticeRow("p-ada", "turn", "g.0.1", "/t/1", 10.0)
        await store.commit(Batch().notice(row).notice(replace(row, path="/t/2", about="h", due=20.0)))
        assert (store.notices_due(9.0, 9), store.notices_due(15.0, 9)) == ([], [row])
        assert len(store.notices_due(99.0, 1)) == 1
        await store.commit(Batch().claim_notice(row))
        with pytest.raises(StoreRefused):
            await store.commit(Batch().claim_notice(row))
        await store.commit(Batch().notice(row))
        assert [each.about for each in store.notices_due(99.0, 9)] == ["h"], "a restart sends nothing twice"
        later = replace(row, path="/t/2", about="i", due=30.0)
        await store.commit(Batch().notice(later).postpone_notice(later, 40.0))
        assert store.notices_due(99.0, 9) == [replace(later, due=40.0)], "a newer one replaces one that waits"
        await store.commit(Batch().drop_old_notices(35.0))
        assert [each.about for each in store.notices_of("p-ada")] == ["i"]
        await store.commit(Batch().claim_notice(later).return_notice(later, 50.0))
        assert store.notices_due(99.0, 9) == [replace(later, due=50.0)], "it came nowhere"
        newer = replace(row, path="/t/2", about="j", due=60.0)
        await store.commit(Batch().claim_notice(later))
        await store.commit(Batch().notice(newer))
        await store.commit(Batch().return_notice(later, 70.0))
        assert store.notices_due(99.0, 9) == [newer], "a newer one replaces one that is given back"

    async def test_notices_are_joined_and_forgotten_with_their_person(self, store: Store) -> None:
        eve = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
        hooks = replace(HOOK, id="eves", person="p-eve"), replace(HOOK, id="more", person="p-eve", endpoint="https://x")
        eves = NoticeRow("p-eve", "turn", "g", "/t/1", 1.0, 1)
        batch = Batch().person(eve).target(HOOK).target(hooks[0]).target(hooks[1]).notice(eves)
        batch.choices(ChoicesRow("p-ada", "UTC")).choices(ChoicesRow("p-eve", "Asia/Tokyo"))
        await store.commit(batch.notice(replace(eves, person="p-ada")))
        await store.commit(Batch().join("p-eve", "p-ada"))
        assert [row.id for row in store.targets_of("p-ada")] == ["hook", "more"] and store.targets_of("p-eve") == []
        zone = store.choices_of("p-ada")
        assert zone is not None and zone.zone == "UTC" and store.choices_of("p-eve") is None
        assert len(store.notices_of("p-ada")) == 1 and store.notices_of("p-eve") == []
        assert len(store.about("p-ada")["notice_targets"]) == 2
        await store.commit(Batch().forget("p-bot", 1.0).forget("p-eve", 1.0).forget("p-ada", 1.0))
        assert (store.targets_of("p-ada"), store.choices_of("p-ada")) == ([], None)
        assert store.notices_of("p-ada") == []

    async def test_a_book_has_the_seats_of_its_members(self, store: Store) -> None:
        await store.commit(Batch().book(BOOK).member(ADAS).member(BOS))
        assert (store.book("b"), store.book("no"), store.book_invited("come")) == (BOOK, None, BOOK)
        assert (store.books_of("p-ada"), store.books_of("p-eve")) == ([BOOK], [])
        assert (store.members("b"), store.memberships("p-bo")) == ([ADAS, BOS], [BOS])
        await store.commit(Batch().play(PLAY).play(replace(PLAY, seat=1, person="p-bo", rank=2)))
        assert {(seat, member, rank) for _, seat, member, *_, rank in store.seats_of("b")} == {
            (0, "m-a", 1),
            (1, "m-b", 2),
        }
        assert store.seats_of("no") == []
        with pytest.raises(StoreConflict):
            await store.commit(Batch().member(replace(ADAS, id="m-again")))
        await store.commit(Batch().rename_member("m-a", "Ada L.").book(replace(BOOK, name="Club")))
        assert (store.members("b")[0].name, store.books_of("p-ada")[0].name) == (
            "Ada L.",
            "Club",
        )

    async def test_who_leaves_a_book_takes_the_name_along(self, store: Store) -> None:
        alone = replace(PLAY, game="g-two")
        await store.commit(Batch().book(BOOK).member(ADAS).member(BOS))
        await store.commit(Batch().play(PLAY).play(replace(PLAY, seat=1, person="p-bo")).play(alone))
        await store.commit(Batch().leave_book(ADAS, 50.0))
        assert store.members("b") == [replace(ADAS, person=None, name="", gone=50.0), BOS]
        assert sorted((game, member) for game, _, member, *_ in store.seats_of("b")) == [
            ("g-one", "m-a"),
            ("g-one", "m-b"),
        ]
        await store.commit(Batch().member(replace(ADAS, id="m-new")))  # who comes back has the own results again
        assert {member for _, _, member, *_ in store.seats_of("b")} == {"m-new", "m-b"}
        await store.commit(Batch().leave_book(replace(ADAS, id="m-new"), 60.0).leave_book(BOS, 60.0))
        assert (store.book("b"), store.members("b"), store.seats_of("b")) == (None, [], [])

    async def test_a_joined_guest_and_the_person_are_one_member(self, store: Store) -> None:
        guest, other = (PersonRow(f"p-{name}", name, "guest", None, "en", 1.0, 1.0) for name in ("eve", "fay"))
        await store.commit(Batch().person(guest).person(other).book(BOOK).member(ADAS).member(BOS))
        await store.commit(
            Batch().member(MemberRow("m-e", "b", "p-eve", "Eve", 3.0)).play(replace(PLAY, person="p-eve"))
        )
        await store.commit(
            Batch().book(replace(BOOK, id="c", invitation="in")).member(replace(ADAS, book="c", id="m", person="p-eve"))
        )
        typed = replace(PLAY, game="g-two", person=None, name="E", host="p-ada")
        await store.commit(Batch().game(GAME).game(replace(GAME, id="g-two", number=2)).play(typed))
        await store.commit(Batch().assign_typed("b", "t-one", "E", "p-ada", "m-e"))
        await store.commit(Batch().join("p-eve", "p-ada").join_books("p-fay", "p-bo"))  # Fay was not joined
        assert (store.members("b"), [row.id for row in store.books_of("p-ada")]) == ([ADAS, BOS], ["b", "c"])
        assert [(game, member) for game, _, member, *_ in store.seats_of("b")] == [
            ("g-one", "m-a"),
            ("g-two", "m-a"),
        ]
        await store.commit(Batch().play(replace(PLAY, seat=1, person="p-bo")).leave_book(ADAS, 50.0))
        assert {(game, member) for game, _, member, *_ in store.seats_of("b")} == {
            ("g-one", "m-a"), ("g-one", "m-b"), ("g-two", "m-a"),
        }  # fmt: skip

    async def test_a_typed_name_is_assigned_by_the_one_who_typed_it(self, store: Store) -> None:
        paper = MemberRow("m-c", "b", None, "Cleo", 3.0)
        typed = replace(PLAY, person=None, name="Cleo", host="p-ada", table_kind="referee")
        await store.commit(Batch().book(BOOK).member(ADAS).member(BOS).member(paper).game(GAME).play(typed))
        assert store.typed_by("b", "p-ada", 9) == [("t-one", "Cleo", "strike", PLAY.ended, None)]
        assert store.typed_by("b", "p-bo", 9) == []
        await store.commit(Batch().assign_typed("b", "t-one", "Cleo", "p-bo", "m-c"))  # not Bo's table
        assert store.seats_of("b") == []
        await store.commit(Batch().assign_typed("b", "t-one", "Cleo", "p-ada", "m-c"))
        assert [member for _, _, member, *_ in store.seats_of("b")] == ["m-c"]
        assert [row.member for row in store.typed_by("b", "p-ada", 9)] == ["m-c"]
        await store.commit(Batch().assign_typed("b", "t-one", "Cleo", "p-ada", None))
        assert store.seats_of("b") == []
        await store.commit(Batch().assign_typed("b", "t-one", "Cleo", "p-ada", "m-c").merge_member("m-c", "m-b"))
        assert ([member for _, _, member, *_ in store.seats_of("b")], store.members("b")) == (
            ["m-b"],
            [ADAS, BOS],
        )

    async def test_a_version_of_a_tournament_is_written_once(self, store: Store) -> None:
        await store.commit(Batch().tournament(CUP).entrant(ENTRANT).entry("c", EntryRow(1, 5.0, "{}"), running=True))
        assert (store.tournament("c"), store.tournament("no")) == (replace(CUP, changed=5.0), None)
        with pytest.raises(StoreConflict):
            second = EntrantRow("c", 2, None, "novice", "Moss")
            await store.commit(Batch().entrant(second).entry("c", EntryRow(1, 6.0, "{}"), running=True))
        with pytest.raises(StoreConflict):
            await store.commit(Batch().entrant(replace(ENTRANT, number=2)))  # the same person
        assert (store.entrants("c"), store.tournament_log("c")) == ([ENTRANT], [EntryRow(1, 5.0, "{}")])
        await store.commit(Batch().entrant(replace(ENTRANT, name="Ada L.")).rename_tournament("c", "League"))
        assert (store.entrants("c")[0].name, store.running_tournaments(), store.running_of("p-bo")) == (
            "Ada L.", {"c": 5.0}, 1,
        )  # fmt: skip
        await store.commit(Batch().entry("c", EntryRow(2, 9.0, "[]"), running=False))
        assert (store.tournament_log("c", 1), store.running_tournaments()) == ([EntryRow(2, 9.0, "[]")], {})
        await store.commit(Batch().drop_old_tournaments(9.0))
        assert store.tournament("c") is not None
        await store.commit(Batch().drop_old_tournaments(9.5))
        assert (store.tournament("c"), store.tournament_log("c"), store.entrants("c")) == (None, [], [])

    async def test_people_find_own_tournaments_those_of_groups_and_listed_ones(self, store: Store) -> None:
        batch = Batch().book(BOOK).member(ADAS).tournament(CUP).entrant(ENTRANT)
        for row in (replace(CUP, id="b", book="b", host="x"), replace(CUP, id="l", listed=1), replace(CUP, id="h")):
            batch.tournament(row)
        await store.commit(batch)
        found = {who: {row.id for row in store.tournaments_for(who, 9)} for who in ("p-ada", "p-bo", "p-eve")}
        assert found == {"p-ada": {"c", "b", "l"}, "p-bo": {"c", "l", "h"}, "p-eve": {"l"}}
        assert len(store.tournaments_for("p-bo", 2)) == 2

    async def test_the_first_game_of_a_live_table_is_found_once_it_is_over(self, store: Store) -> None:
        await store.commit(Batch().game(GAME))
        assert store.games_over(["t-one", "no"]) == store.games_over([]) == {}
        await store.commit(Batch().game(replace(GAME, ended=9.0)).game(replace(GAME, id="g-two", number=2)))
        assert store.games_over(["t-one", "no"]) == {"t-one": "g-one"}

    async def test_a_joined_guest_brings_tournaments_along(self, store: Store) -> None:
        guest = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
        eve = replace(ENTRANT, number=2, person="p-eve", name="Eve")
        await store.commit(Batch().person(guest).tournament(CUP).entrant(ENTRANT).entrant(eve))
        await store.commit(Batch().tournament(replace(CUP, id="d", host="p-eve")).entrant(replace(eve, tournament="d")))
        await store.commit(Batch().join("p-eve", "p-ada"))
        assert store.entrants("c") == [ENTRANT, replace(eve, person=None, name="", gone=1)]
        assert (store.entrants("d")[0].person, store.running_of("p-ada")) == ("p-ada", 1)

    async def test_a_person_whom_a_host_renames_has_that_name_in_tournaments_too(self, store: Store) -> None:
        withdrawn = replace(ENTRANT, tournament="o", name="")
        batch = Batch().tournament(CUP).tournament(replace(CUP, id="o", running=0)).entrant(ENTRANT).entrant(withdrawn)
        await store.commit(batch.entrant(EntrantRow("c", 2, "p-bo", "", "Bo")))
        await store.commit(Batch().rename("p-ada", "Polite"))
        assert [row.name for id in ("c", "o") for row in store.entrants(id)] == ["Polite", "Bo", ""]

    async def test_names_that_a_host_typed_leave_with_the_host(self, store: Store) -> None:
        """Unless others still play there: the first of them is the host then."""
        cups = [CUP, replace(CUP, id="alone"), replace(CUP, id="over", running=0, changed=1.0)]
        batch = Batch()
        for cup in cups:
            batch.tournament(cup)
            batch.entrant(EntrantRow(cup.id, 2, None, "", "Granny")).entrant(EntrantRow(cup.id, 3, None, "easy", "Max"))
        await store.commit(batch.entrant(ENTRANT).entrant(replace(ENTRANT, tournament="over")))
        await store.commit(Batch().withdraw_names("p-bo", 5.0))
        assert [store.tournament(cup.id) for cup in cups] == [*cups[:2], replace(cups[2], name="")]
        await store.commit(Batch().forget("p-bo", 9.0))
        names = {cup.id: [row.name for row in store.entrants(cup.id)] for cup in cups}
        assert names == {"c": ["Ada", "Granny", "Max"], "alone": ["", "Max"], "over": ["Ada", "", "Max"]}

    async def test_who_is_forgotten_leaves_tournaments_without_a_name(self, store: Store) -> None:
        bo = replace(ENTRANT, number=2, person="p-bo", name="Bo")
        over = replace(CUP, id="o", running=0, changed=1.0)
        await store.commit(Batch().tournament(CUP).entrant(ENTRANT).entrant(bo).tournament(over))
        await store.commit(Batch().entrant(replace(ENTRANT, tournament="o")).withdraw_names("p-ada", 5.0))
        assert [store.entrants(id)[0].name for id in ("c", "o")] == ["Ada", ""]
        await store.commit(Batch().forget("p-bo", 9.0))
        assert store.entrants("c") == [ENTRANT, replace(bo, person=None, name="", gone=1)]
        assert store.tournament("c") == replace(CUP, host="p-ada", name="")
        assert {row["tournament"] for row in store.about("p-ada")["entered"]} == {"c", "o"}

    async def test_what_hosts_decide_follows_a_guest_and_is_forgotten_with_the_person(self, store: Store) -> None:
        eve = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
        ban, mute = (
            SanctionRow("p-eve", "ban", "spam", 1.0, 99.0, "eve"),
            SanctionRow("p-ada", "mute", "spam", 1.0, 50.0),
        )
        line = ReportedLine(3, "p-eve", "Eve", "fool", "")
        report = ReportRow("r", "t-one", 5.0, "p-bot", "p-eve", "Eve", 3, (line,))
        act = ActRow("a", 7.0, "", "close", table="t-one")
        await store.commit(Batch().person(eve).sanction(ban).sanction(mute).report(report).report(report).log_act(act))
        await store.commit(Batch().host(HostRow("p-ada", 1.0)).mute_for("p-eve", "p-bot", 2.0))
        assert store.hosts() == [(HostRow("p-ada", 1.0), "Ada")] and store.reports(9) == [report]
        assert store.tables_to_close() == ["t-one"] and store.acts(8.0, 9) == [act] and store.acts(7.0, 9) == []
        assert [row for _, row in store.sanctions(60.0)] == [ban]
        await store.commit(Batch().join("p-eve", "p-ada").bot_errors("p-bot", "[]"))
        held = {id for id, row in store.sanctions(0.0) if row.kind == "ban"}
        assert {"p-ada", "p-eve"} <= held and store.muted_by("p-ada") == ["p-bot"]
        await store.commit(Batch().forget("p-eve", 9.0).forget("p-ada", 9.0))
        left = (store.hosts(), store.sanctions(0.0), store.reports(9), store.muted_by("p-ada"))
        assert left == ([], [], [], []) and store.acts(8.0, 9) == [act]

    async def test_a_person_is_found_by_a_name_in_any_case_of_any_letters(self, store: Store) -> None:
        await store.commit(Batch().person(PersonRow("p-aenne", "Änne Öz", "guest", None, "de", 1.0, 1.0)))
        for name in ("Änne Öz", "änne öz", "ÄNNE ÖZ"):
            assert [row.id for row in store.people_named(name, 9)] == ["p-aenne"], name
        assert store.people_named("anne oz", 9) == []

    async def test_an_empty_batch_is_not_counted(self, store: Store) -> None:
        before = store.counts()["batches"]
        await store.commit(Batch())
        assert store.counts()["batches"] == before

    async def test_counts_are_those_of_rows_batches_and_conflicts(self, store: Store) -> None:
        await store.commit(event(1))
        with suppress(StoreConflict):
            await store.commit(event(1))
        counts = store.counts()
        assert (counts["people"], counts["sessions"], counts["tables_open"], counts["tables_playing"]) == (2, 0, 1, 1)
        assert (counts["batches"], counts["conflicts"], counts["failures"], counts["waiting"]) == (2, 1, 0, 0)
        assert counts["bytes"] > 0

    async def test_check_finds_nothing_in_order_and_names_a_gap(self, store: Store) -> None:
        await store.commit(event(1).event("t-one", 2, 0.0, "{}"))
        assert store.check() == []
        await store.commit(event(4))
        assert store.check() == ["table t-one: 3 events from version 1 to 4"]

    async def test_check_names_a_name_in_an_event_that_is_not_there(self, store: Store) -> None:
        await store.commit(Batch().name("t-one", 7, NameBeside(1, "p-gone", "Bo")))
        assert store.check() == ["table t-one: a name is in event 7, which is not there"]

    async def test_a_backup_has_everything(self, store: Store, tmp_path: Path) -> None:
        await store.commit(event(1).game(GAME).session(COOKIE))
        store.backup(tmp_path / "backup.db")
        with closing(SqliteStore.open(tmp_path / "backup.db")) as copy:
            assert (copy.events("t-one"), copy.game("g-one")) == (store.events("t-one"), GAME)

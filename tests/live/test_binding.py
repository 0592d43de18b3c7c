"""Before a game: the table commits itself, seats promise keys, reveal them, and nobody can choose the dice."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, cast

import pytest

from tests.live.fakes import SERVER_KEY, HandTime, Happened, Heard, MemoryStore, background, fake_services, opened
from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.binding import HASHES_TAKEN
from throwdown.live.inbox import LiveTable
from throwdown.live.inputs import Joined, Said
from throwdown.live.protocol import messages as say
from throwdown.rules.hashed import name_hash
from throwdown.rules.record import Place
from throwdown.server.storage import writes
from throwdown.server.storage.store import StoreFailed
from throwdown.table.verify import verify_lines
from throwdown.throwers import Entered, Fairness, Luck, Thrower
from throwdown.throwers.fairness import fresh_key, key_hash
from throwdown.throwers.signing import Receipt, Signer

#: Longer than hashes or keys are waited for.
LONG = 5.1
Json = dict[str, Any]
#: With which Ann and Ben sign ends.
SIGNERS = {who: Signer(who.encode().ljust(32)) for who in ("ann", "ben")}


class Table:
    """A table at which Ann and Ben sit, and others; the test moves its clock."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        time: HandTime | None = None,
        thrower: Thrower | None = None,
        place: Place = "",
        **limits: Any,
    ) -> None:
        self.store, self.time = store or MemoryStore(), time or HandTime()
        services = fake_services(self.store, self.time, **({"hash_wait_s": 5.0} | limits))
        self.live = LiveTable("t", replace(services, thrower_of=lambda terms: thrower or Luck(), place=place))
        self.people: dict[str, Heard] = {}
        self.keys: dict[tuple[str, int], str] = {}
        self._moves = 0

    async def open(self, *seats: str, **terms: Any) -> Table:
        """A name in capitals is a bot; everybody else comes."""
        seated = [
            ev.Seated(seat=seat, name=who.title(), bot=who.lower())
            if who.isupper()
            else ev.Seated(seat=seat, name=who.title(), person=who)
            for seat, who in enumerate(seats)
            if who
        ]
        host = next(who for who in seats if who and not who.isupper())
        await self.live.open([ev.Opened(terms=opened(**terms), host=host, seats=len(seats)), *seated])
        for who in dict.fromkeys(who for who in seats if who and not who.isupper()):
            await self.come(who)
        return self

    async def come(self, who: str) -> Heard:
        heard = self.people[who] = Heard(who)
        await self.live.ask(Joined(heard))
        await background()
        return heard

    async def again(self) -> Table:
        """The same table after the server was killed."""
        table = Table(self.store, self.time)
        await table.live.resume(created=0.0)
        for who in self.people:
            await table.come(who)
        table.keys = self.keys
        return table

    async def say(self, who: str, kind: Any, **fields: Any) -> None:
        self._moves += 1
        await self.live.ask(Said(self.people[who], kind(move=f"m{id(self)}.{self._moves}", **fields)))
        await background()

    async def happen(self, events: list[ev.AnyEvent]) -> None:
        await self.live.ask(cast("Any", Happened(events)))
        await background()

    async def start(self, who: str = "ann") -> None:
        await self.say(who, say.Start)

    async def promise(self, who: str, seat: int, **other: Any) -> str:
        """The hash of a fresh key; the key."""
        key = self.keys[self.next["commitment"], seat] = fresh_key()
        fields = {"seat": seat, "commitment": self.next["commitment"], "hash": key_hash(key)} | other
        await self.say(who, say.KeyHash, **fields)
        return key

    async def reveal(self, who: str, seat: int, **other: Any) -> None:
        fields = {"seat": seat, "commitment": self.next["commitment"]} | other
        fields.setdefault("key", self.keys.get((self.next["commitment"], seat), fresh_key()))
        await self.say(who, say.Key, **fields)

    async def wait(self, seconds: float = LONG) -> None:
        self.time.move(seconds)
        await background()

    async def finish(self) -> None:
        """All seats but one concede."""
        for who, seat in (("ann", 0), ("ben", 1)):
            if self.live.state.playing:
                await self.say(who, say.Concede, seat=seat)

    # What is

    @property
    def shown(self) -> Json:
        """The table as it was sent last."""
        heard = next(iter(self.people.values()))
        return next(message["table"] for message in reversed(heard.messages) if "table" in message)

    @property
    def next(self) -> Json:
        return dict(self.shown["next"])

    @property
    def header(self) -> Any:
        return self.live.state.begun_match().log.header

    def rows(self, write: writes.Write) -> list[tuple[Any, ...]]:
        return self.store._rows(write)


async def two() -> Table:
    return await Table().open("ann", "ben")


async def asked() -> Table:
    """Ann and Ben promised keys and are asked for them."""
    table = await two()
    await table.promise("ann", 0)
    await table.promise("ben", 1)
    await table.start()
    return table


def code(refused: pytest.ExceptionInfo[TableRefused]) -> str:
    return refused.value.code


# The way it goes


async def test_the_commitment_is_there_as_soon_as_the_table_is() -> None:
    table = await two()
    coming = table.next
    assert coming["hashes"] == [None, None] and coming.get("asks", "nothing") == "nothing"
    assert Fairness(coming["game"], bytes.fromhex("5e" * 32)).commitment == coming["commitment"]
    assert (table.people["ben"].last("welcome") or {})["table"]["next"] == coming


async def test_the_secret_is_written_with_the_commitment() -> None:
    table = await two()
    (batch,) = table.store.batches
    kinds = [kind for kind, _ in batch.steps]
    assert {writes.ADD_EVENT, writes.PUT_SECRET} <= set(kinds)


async def test_a_game_begins_with_the_keys_of_its_seats_and_no_time_passes() -> None:
    table = await two()
    keys = [await table.promise("ann", 0), await table.promise("ben", 1)]
    coming = table.next
    assert coming["hashes"] == [key_hash(key) for key in keys]
    await table.start()
    asks = table.next
    assert asks["asks"] == "keys" and asks["hashes"] == coming["hashes"] and not table.live.state.playing
    await table.reveal("ann", 0)
    assert "began" not in table.people["ben"].kinds() and keys[0] not in json.dumps(table.people["ben"].messages)
    await table.reveal("ben", 1)
    header = table.header
    assert (header.id, header.commitment, header.missing) == (coming["game"], coming["commitment"], ())
    assert header.keys == tuple(keys) and header.but(keys=()).digest == asks["draft"]
    assert header.promises == tuple(coming["hashes"]) and header.server == coming["server"] == SERVER_KEY.public
    shown = (table.people["ben"].last("began") or {})["game"]
    assert (shown["keys"], shown["commitment"]) == (keys, coming["commitment"])
    assert table.shown["next"] is None


async def test_the_hash_of_the_header_is_part_of_the_dice() -> None:
    """Other keys, other dice: the table alone cannot choose them."""
    landed = set()
    for _ in range(4):
        table = await asked()
        await table.reveal("ann", 0)
        await table.reveal("ben", 1)
        fair = table.live.state.begun_match().fair
        assert fair is not None and fair.header == table.header.digest
        landed.add(fair.throw(1).getrandbits(64))
    assert len(landed) == 4


async def test_who_gives_no_hash_plays_without_a_key() -> None:
    table = await two()
    key = await table.promise("ann", 0)
    await table.start()
    assert table.next["asks"] == "hashes"
    await table.wait(4.9)
    assert table.next["asks"] == "hashes"
    await table.wait(0.2)
    assert table.next["asks"] == "keys" and table.next["hashes"] == [key_hash(key), None]
    await table.reveal("ann", 0)
    assert table.header.keys == (key, None)


async def test_without_any_hash_the_game_begins_after_the_wait() -> None:
    table = await two()
    await table.start()
    await table.wait()
    assert table.live.state.playing and table.header.keys == (None, None)


async def test_a_hash_that_comes_within_the_wait_counts() -> None:
    table = await two()
    await table.start()
    await table.wait(4)
    await table.promise("ann", 0)
    await table.promise("ben", 1)
    assert table.next["asks"] == "keys"


async def test_keys_of_bots_follow_from_the_committed_secret() -> None:
    table = await Table().open("ann", "CASUAL")
    key = await table.promise("ann", 0)
    await table.start()
    fair = Fairness(table.next["game"], bytes.fromhex("5e" * 32))
    assert table.next["hashes"] == [key_hash(key), key_hash(fair.bot_key(1))]
    await table.reveal("ann", 0)
    assert table.header.keys == (key, fair.bot_key(1))


async def test_a_table_of_bots_alone_begins_at_once() -> None:
    table = await Table().open("ann", "CASUAL", "CASUAL")
    await table.say("ann", say.Rise, seat=0)
    await table.say("ann", say.Fill, seat=0, bot="casual")
    await table.start()
    assert table.live.state.playing and None not in table.header.keys


async def test_one_device_answers_for_each_of_its_seats() -> None:
    table = await Table().open("ann", "ann", "ann", kind="hot_seat")
    keys = [await table.promise("ann", seat) for seat in range(3)]
    await table.start()
    for seat in range(3):
        assert not table.live.state.playing
        await table.reveal("ann", seat)
    assert table.header.keys == tuple(keys) and len(set(keys)) == 3


async def test_a_referee_table_has_no_commitment() -> None:
    table = await Table(thrower=Entered()).open("ann", "ann", kind="referee")
    await table.start()
    assert table.live.state.playing and table.shown["next"] is None


@pytest.mark.parametrize("thrower", [Luck(), Entered()])
async def test_a_host_without_a_server_says_so_in_the_header(thrower: Thrower) -> None:
    table = Table(thrower=thrower, hash_wait_s=0.0, place="tab")
    await table.open("ann", "ann", kind="referee" if isinstance(thrower, Entered) else "online")
    await table.start()
    assert table.header.place == "tab"


# One commitment for one game


async def test_a_key_that_does_not_arrive_is_that_of_a_bot_and_the_header_says_so() -> None:
    table = await asked()
    asks = table.next
    await table.reveal("ann", 0)
    await table.wait()
    header = table.header
    assert table.live.state.playing and header.missing == (1,)
    assert header.keys[1] == Fairness(header.id, bytes.fromhex("5e" * 32)).bot_key(1)
    assert (header.id, header.commitment, header.draft) == (asks["game"], asks["commitment"], asks["draft"])
    assert (table.people["ben"].last("began") or {})["game"]["missing"] == [1]


async def test_no_key_at_all_begins_the_game_too() -> None:
    """Nobody can delay a game for ever, and nobody gets other dice by trying."""
    table = await asked()
    asks = table.next
    await table.wait()
    assert table.live.state.playing and table.header.missing == (0, 1) and table.header.draft == asks["draft"]


async def test_a_key_that_comes_late_is_not_taken() -> None:
    table = await asked()
    coming = table.next
    await table.reveal("ann", 0)
    await table.wait()
    with pytest.raises(TableRefused) as refused:
        await table.say("ben", say.Key, seat=1, commitment=coming["commitment"], key=fresh_key())
    assert code(refused) == "server/key_stale"


async def test_a_seat_whose_key_was_missing_may_bind_the_next_game() -> None:
    table = await asked()
    await table.wait()
    await table.finish()
    await table.promise("ann", 0)
    await table.promise("ben", 1)
    assert None not in table.next["hashes"]


async def test_promises_signers_and_names_are_fixed_before_any_key_is_shown() -> None:
    """Whether seats give keys or not: the header without keys is the one that was published."""
    drafts, asks = set(), {}
    for revealing in ((), (0,), (0, 1)):
        table = await two()
        for who, seat in (("ann", 0), ("ben", 1)):
            await table.promise(who, seat, signer=SIGNERS[who].public)
        await table.start()
        asks = table.next
        for seat in revealing:
            await table.reveal(("ann", "ben")[seat], seat)
        await table.wait()
        header = table.header
        assert header.draft == asks["draft"] and header.promises == tuple(asks["hashes"])
        assert header.signers == tuple(asks["signers"]) == (SIGNERS["ann"].public, SIGNERS["ben"].public)
        assert header.names == tuple(map(name_hash, header.salts, ("Ann", "Ben")))
        drafts.add(header.draft)
    assert len(drafts) == 3, "salts, keys and ids are others each time"


# Receipts


def receipt(table: Table, who: str, given: Any, **changes: Any) -> Receipt:
    """The receipt in the last answer, put together as a client does it."""
    coming, seat = table.next, ("ann", "ben").index(who)
    answer = table.people[who].last("ack") or {}
    return Receipt(
        given, coming["game"], coming["commitment"], seat, coming["hashes"][seat], coming["signers"][seat] or "",
        coming["server"], answer["receipt"],
    ).but(**changes)  # fmt: skip


async def test_promises_and_keys_are_answered_with_a_receipt() -> None:
    table = await two()
    await table.promise("ann", 0, signer=SIGNERS["ann"].public)
    assert receipt(table, "ann", "promise").is_right
    assert not receipt(table, "ann", "key").is_right
    assert not receipt(table, "ann", "promise", signer=SIGNERS["ben"].public).is_right
    await table.promise("ben", 1)
    assert receipt(table, "ben", "promise").is_right
    await table.start()
    await table.reveal("ann", 0)
    assert receipt(table, "ann", "key").is_right
    await table.reveal("ann", 0)
    assert receipt(table, "ann", "key").is_right, "given again, signed again"


async def test_other_answers_have_no_receipt() -> None:
    table = await two()
    await table.promise("ann", 0)
    await table.start()
    assert not (table.people["ann"].last("ack") or {}).get("receipt")


async def test_a_key_is_stored_with_its_receipt() -> None:
    """A restart loses no key that was signed for, even if its player does not come back in time."""
    table = await asked()
    await table.reveal("ann", 0)
    key = table.keys[table.next["commitment"], 0]
    table.people = {"ben": table.people["ben"]}
    table = await table.again()
    assert key not in json.dumps(table.people["ben"].messages)
    await table.wait()
    assert table.header.keys[0] == key and table.header.missing == (1,)


# Signatures


async def over() -> tuple[Table, Any]:
    """A game that is over; Ann and Ben promised to sign."""
    table = await two()
    for who, seat in (("ann", 0), ("ben", 1)):
        await table.promise(who, seat, signer=SIGNERS[who].public)
    await table.start()
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    await table.finish()
    return table, table.live.state.games[-1].match.log


async def sign(table: Table, who: str, log: Any, **other: Any) -> None:
    signer = SIGNERS[who]
    fields = {"game": log.header.id, "signer": signer.public, "signature": signer.sign_end(log.final_hash)} | other
    await table.say(who, say.Sign, **fields)


async def test_an_end_is_signed_stored_and_handed_out() -> None:
    table, log = await over()
    await sign(table, "ben", log)
    await sign(table, "ben", log)
    assert [signature.seats for signature in log.signatures] == [(1,)]
    assert verify_lines(list(log.lines())).signed == (1,)
    again = await table.again()
    assert again.live.state.games[-1].match.log.signatures == log.signatures


async def test_what_is_no_signature_of_this_end_is_refused() -> None:
    table, log = await over()
    for other, expected in (
        ({"signature": SIGNERS["ben"].sign_end(log.final_hash)}, "server/sign_wrong"),
        ({"signature": SIGNERS["ann"].sign_end("0" * 64)}, "server/sign_wrong"),
        ({"signer": SERVER_KEY.public}, "server/sign_key"),
        ({"game": "another"}, "server/sign_no_game"),
    ):
        with pytest.raises(TableRefused) as refused:
            await sign(table, "ann", log, **other)
        assert code(refused) == expected
    assert log.signatures == []


async def test_a_game_under_way_is_not_signed() -> None:
    table = await asked()
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    with pytest.raises(TableRefused) as refused:
        await sign(table, "ann", table.live.state.begun_match().log)
    assert code(refused) == "server/sign_no_game"


# Again, and again


async def test_a_rematch_has_a_commitment_of_its_own() -> None:
    table = await asked()
    first = table.next
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    await table.finish()
    coming = table.next
    assert coming["game"] != first["game"] and coming["commitment"] != first["commitment"]
    await table.promise("ann", 0)
    await table.promise("ben", 1)
    await table.start("ben")
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    assert table.header.id == coming["game"] and (table.header.first_by, table.header.first) == ("next", 1)


async def test_games_of_a_tournament_are_bound_one_by_one() -> None:
    table = await Table(next_game_s=10.0).open("ann", "ben", game="impact", tournament=True)
    played = set()
    for number in range(2):
        await table.promise("ann", 0)
        await table.promise("ben", 1)
        played.add(table.next["game"])
        await (table.start() if number == 0 else table.wait(10.1))
        await table.reveal("ann", 0)
        await table.reveal("ben", 1)
        assert None not in table.header.keys
        await table.finish()
    assert len(played) == 2 and table.header.first_by == "tournament"


async def test_a_table_that_starts_automatically_waits_for_keys() -> None:
    table = await Table().open("ann", "", auto=True)
    table.people["ben"] = Heard("ben")
    await table.live.ask(Joined(table.people["ben"]))
    await table.promise("ann", 0)
    await table.say("ben", say.Sit, seat=1)
    assert table.next["asks"] == "hashes"
    await table.promise("ben", 1)
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    assert None not in table.header.keys


async def test_a_secret_is_in_the_row_of_its_game_only_when_it_is_over() -> None:
    table = await asked()
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    assert [row[4] for row in table.rows(writes.PUT_GAME)] == [""]
    await table.finish()
    assert [row[4] for row in table.rows(writes.PUT_GAME)] == ["", "5e" * 32]


async def test_a_game_that_cannot_be_stored_begins_with_its_keys_when_it_can() -> None:
    """A full disk is no fault of a player: no key counts as kept back."""
    table = await asked()
    await table.reveal("ann", 0)
    table.store.full = True
    with pytest.raises(StoreFailed):
        await table.reveal("ben", 1)
    assert not table.live.state.playing
    table.store.full = False
    await table.reveal("ben", 1)
    assert table.live.state.playing and None not in table.header.keys


async def test_the_promise_of_a_player_replaced_by_a_bot_is_not_waited_for() -> None:
    table = await asked()
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    await table.finish()
    await table.promise("ann", 0)
    await table.promise("ben", 1)
    await table.happen([ev.StoodIn(seat=1, bot="regular")])
    await table.start()
    assert table.next["asks"] == "keys" and table.next["hashes"][1] is None
    await table.reveal("ann", 0)
    assert table.live.state.playing and table.header.keys[1] is None


async def test_who_begins_by_lot_is_drawn_from_the_bound_chance() -> None:
    table = await Table().open("ann", "ben", options={"first_player": "random"})
    await table.promise("ann", 0)
    await table.promise("ben", 1)
    await table.start()
    draft = table.next["draft"]
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    fair = table.live.state.begun_match().fair
    assert fair is not None and table.header.first_by == "lot" and table.header.draft == draft
    assert table.header.first == fair.first(2)


# What is refused


async def test_spectators_and_others_bind_nothing() -> None:
    table = await two()
    await table.come("eve")
    for who, seat in (("eve", 0), ("eve", 1), ("ann", 1), ("ben", 0), ("ann", 4)):
        with pytest.raises(TableRefused) as refused:
            await table.promise(who, seat)
        assert code(refused) == "server/not_your_seat"
    table = await asked()
    await table.come("eve")
    for who, seat in (("eve", 0), ("ann", 1)):
        with pytest.raises(TableRefused) as refused:
            await table.reveal(who, seat)
        assert code(refused) == "server/not_your_seat"


async def test_a_key_for_another_commitment_is_refused() -> None:
    table = await asked()
    for refuse in (table.promise("ann", 0, commitment="0" * 64), table.reveal("ann", 0, commitment="0" * 64)):
        with pytest.raises(TableRefused) as refused:
            await refuse
        assert code(refused) == "server/key_stale"


async def test_a_key_is_not_taken_before_all_hashes_are_there() -> None:
    table = await two()
    await table.promise("ann", 0)
    for begin in (False, True):
        if begin:
            await table.start()
        with pytest.raises(TableRefused) as refused:
            await table.reveal("ann", 0)
        assert code(refused) == "server/key_not_asked"


async def test_a_key_that_was_not_promised_is_refused() -> None:
    table = await asked()
    other = table.keys[table.next["commitment"], 1]
    for key in (fresh_key(), other):
        with pytest.raises(TableRefused) as refused:
            await table.reveal("ann", 0, key=key)
        assert code(refused) == "server/key_wrong"
    assert not table.live.state.playing


async def test_a_hash_does_not_change_once_keys_are_asked_for() -> None:
    table = await asked()
    with pytest.raises(TableRefused) as refused:
        await table.say(
            "ann", say.KeyHash, seat=0, commitment=table.next["commitment"], hash=key_hash(fresh_key())
        )  # fmt: skip
    assert code(refused) == "server/key_fixed"


async def test_a_hash_may_change_before_that_but_not_for_ever() -> None:
    """A page that is loaded again has lost its key."""
    table = await two()
    for _ in range(HASHES_TAKEN):
        key = await table.promise("ann", 0)
    assert table.next["hashes"][0] == key_hash(key)
    with pytest.raises(TableRefused) as refused:
        await table.promise("ann", 0)
    assert code(refused) == "server/key_changes"


@pytest.mark.parametrize(("who", "seat"), [("ann", 0), ("ben", 1)])
async def test_a_hash_is_good_for_one_game_of_one_seat(who: str, seat: int) -> None:
    table = await two()
    key = await table.promise("ann", 0)
    for _ in range(2):
        with pytest.raises(TableRefused) as refused:
            await table.promise(who, seat, hash=key_hash(key))
        assert code(refused) == "server/key_reused"
        if not table.live.state.games:
            await table.start()
            while not table.live.state.playing:
                await table.wait()
            await table.finish()


async def test_the_same_key_twice_is_harmless() -> None:
    table = await asked()
    await table.reveal("ann", 0)
    await table.reveal("ann", 0)
    assert not table.live.state.playing
    await table.reveal("ben", 1)
    assert table.live.state.playing
    with pytest.raises(TableRefused) as refused:
        await table.say("ann", say.Key, seat=0, commitment=table.header.commitment, key=table.header.keys[0])
    assert code(refused) == "server/key_stale"


async def test_a_second_start_is_refused_while_the_first_is_under_way() -> None:
    table = await asked()
    with pytest.raises(TableRefused) as refused:
        await table.start()
    assert code(refused) == "server/beginning"


# Seats that change on the way


async def test_a_player_who_rises_cancels_the_start_and_the_promise() -> None:
    table = await two()
    await table.promise("ben", 1)
    await table.start()
    await table.say("ben", say.Rise, seat=1)
    assert table.next.get("asks", "nothing") == "nothing" and table.next["hashes"] == [None, None]
    await table.wait()
    assert not table.live.state.playing


async def test_seats_do_not_change_while_keys_are_revealed() -> None:
    table = await asked()
    for kind, fields in (
        (say.Rise, {"seat": 0}),
        (say.Kick, {"person": "ben"}),
        (say.Fill, {"seat": 1, "bot": "casual"}),
    ):
        with pytest.raises(TableRefused) as refused:
            await table.say("ann", kind, **fields)
        assert code(refused) == "server/beginning"


async def test_who_leaves_while_keys_are_revealed_keeps_the_seat() -> None:
    table = await asked()
    await table.reveal("ann", 0)
    await table.say("ben", say.Leave)
    await table.wait()
    assert table.live.state.playing and table.header.players == ("Ann", "Ben") and table.header.missing == (1,)


async def test_a_key_stays_with_its_seat_when_a_bot_stands_in() -> None:
    table = await asked()
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    keys = table.header.keys
    await table.happen([ev.StoodIn(seat=1, bot="regular")])
    assert table.header.keys == keys
    await table.finish()
    await table.promise("ann", 0)
    await table.start()
    assert table.next["asks"] == "keys"  # nobody waits for the bot that stands in
    await table.reveal("ann", 0)
    assert table.header.keys[1] is None


# Kills on the way


@pytest.mark.parametrize("until", ["committed", "one hash", "hashes", "start", "one key"])
async def test_a_killed_server_resumes_the_exchange_of_keys(until: str) -> None:
    table = await two()
    coming = table.next
    if until == "one hash":
        await table.promise("ann", 0)
    elif until != "committed":
        await table.promise("ann", 0)
        await table.promise("ben", 1)
    if until in ("start", "one key"):
        await table.start()
        draft = table.next["draft"]
    if until == "one key":
        await table.reveal("ann", 0)
    table = await table.again()
    assert (table.next["game"], table.next["commitment"]) == (coming["game"], coming["commitment"])
    for who, seat in (("ann", 0), ("ben", 1)):
        if table.next["hashes"][seat] is None:
            await table.promise(who, seat)
    if until in ("start", "one key"):
        assert (table.next["asks"], table.next["draft"]) == ("keys", draft)
    else:
        await table.start()
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    assert None not in table.header.keys and table.header.missing == ()


async def test_the_waits_for_keys_resume_after_a_kill() -> None:
    table = await two()
    await table.start()
    table = await table.again()
    await table.wait()
    assert table.live.state.playing
    table = await asked()
    table = await table.again()
    await table.wait()
    assert table.live.state.playing and table.header.missing == (0, 1)


def is_voided(table: Table, first: Json) -> bool:
    """Whether its secrets are gone, and the next game has another commitment."""
    dropped = (first["game"],) in table.rows(writes.DROP_SECRETS_OF)
    return dropped and table.next["commitment"] != first["commitment"]


async def test_a_lost_secret_voids_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a start that gave up what a lost key had sealed."""
    table = await two()
    first = table.next
    monkeypatch.setattr(table.live._services.secrets, "holds", lambda game: game != first["game"])
    await table.start()
    assert table.next["game"] != first["game"] and table.next["void"] == [first["game"]]
    assert is_voided(table, first)
    await table.wait()
    assert table.live.state.playing and table.header.void == (first["game"],)


async def test_a_draft_of_another_program_voids_the_game() -> None:
    """The header that was shown before keys were given is not the one of this server: nothing is begun with them."""
    table = await asked()
    asks = table.next
    state = table.live.state
    assert state.next is not None
    state.next = state.next._replace(draft="0" * 64)
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    assert not table.live.state.playing
    assert is_voided(table, asks) and table.next["void"] == [asks["game"]] and table.next["asks"] == "hashes"
    await table.promise("ann", 0)
    await table.promise("ben", 1)
    await table.reveal("ann", 0)
    await table.reveal("ben", 1)
    assert table.header.void == (asks["game"],) and table.header.missing == ()


async def test_a_table_that_closes_before_its_game_forgets_its_secrets() -> None:
    table = await two()
    coming = table.next
    await table.happen([ev.TableClosed()])
    assert (coming["game"],) in table.rows(writes.DROP_SECRETS_OF)

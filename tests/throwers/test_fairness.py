"""Commit, lock, reveal: what is hashed, that chance is even, and that nothing a player does has a part in it."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from hashlib import sha256
from itertools import pairwise, permutations
from typing import TYPE_CHECKING, Any

import pytest

from tests.cases import for_each
from throwdown.errors import RecordDamaged, TableRefused
from throwdown.rules import Drawn, game
from throwdown.rules.draws import DeckDraw
from throwdown.rules.hashed import joined, name_hash
from throwdown.rules.record import Header, Resolved
from throwdown.table import Match, Seat
from throwdown.throwers import Fairness, Luck
from throwdown.throwers.fairness import (
    Stream,
    checked_key,
    checked_key_hash,
    fresh_key,
    key_hash,
    seeded_keys,
    shuffled,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

FAIR = Fairness("a game", bytes(range(32)))
BOUND = Fairness("a game", bytes(range(32)), header="<hash>")
HEADER = Header("strike", 2, (), id="a game", commitment=FAIR.commitment, keys=(None, "ab" * 32))


def prefixed(*parts: bytes) -> bytes:
    """Written here once more, so that the protocol is what the page says and not what the code does."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# What is hashed


def test_the_commitment_is_the_hash_of_domain_game_and_secret() -> None:
    """DIG-02: the seed is committed; these are the bytes that are hashed."""
    result = prefixed(b"throwdown commitment", b"a game", bytes(range(32)))
    assert FAIR.commitment == sha256(result).hexdigest()


def test_no_two_lists_of_parts_give_the_same_bytes() -> None:
    lists = [("ab", "c"), ("a", "bc"), ("abc",), ("ab", "c", ""), ("", "ab", "c"), ("ab", b"c", "0"), ("ab", "c0")]
    assert len({joined(*parts) for parts in lists}) == len(lists)
    assert joined("ä", 12, b"\x00") == prefixed("ä".encode(), b"12", b"\x00")


def test_a_lone_surrogate_can_be_hashed() -> None:
    odd = Fairness("\ud800", FAIR.secret, "\udfff")
    assert len(odd.commitment) == 64
    assert odd.throw(1).getrandbits(64) != FAIR.throw(1).getrandbits(64)


@for_each(
    ("stream", "message"),
    [
        (FAIR.throw(7), (b"throw", b"a game", b"7")),
        (FAIR.throw(7, attempt=1), (b"again", b"a game", b"7", b"1")),
        (FAIR.deck(), (b"deck", b"a game")),
        (BOUND.throw(7), (b"throw", b"a game", b"7", b"<hash>")),
        (BOUND.throw(7, attempt=2), (b"again", b"a game", b"7", b"2", b"<hash>")),
        (BOUND.deck(), (b"deck", b"a game", b"<hash>")),
    ],
)
def test_chance_is_an_hmac_of_what_and_which(stream: Stream, message: tuple[bytes, ...]) -> None:
    """DIG-02: every throw has its own key, and each block is the hash of that key and its number."""
    key = hmac.digest(FAIR.secret, prefixed(*message), "sha256")
    blocks = b"".join(sha256(key + number.to_bytes(8, "big")).digest() for number in range(3))
    assert stream.getrandbits(3 * 256) == int.from_bytes(blocks, "big")


def test_headers_games_numbers_and_attempts_all_make_another_chance() -> None:
    secret = FAIR.secret
    others = [Fairness("another", secret), Fairness("a game", bytes(32)), Fairness("a game", secret, "1")]
    others += [Fairness("a game", secret, "a"), Fairness("a game", secret, "ab")]
    streams = [fair.throw(number, attempt) for fair in (FAIR, *others) for number in (1, 2) for attempt in (0, 1, 2)]
    streams += [fair.deck() for fair in (FAIR, others[0], others[1])]
    first = [stream.getrandbits(128) for stream in streams]
    assert len(set(first)) == len(first)


# The stream


def test_the_same_key_draws_the_same_again() -> None:
    one, two = FAIR.throw(3), FAIR.throw(3)
    assert [one.randrange(24) for _ in range(100)] == [two.randrange(24) for _ in range(100)]
    assert one.random() == two.random()


def test_bits_are_taken_from_the_top_and_none_is_lost() -> None:
    whole, pieces = FAIR.throw(1).getrandbits(1024), FAIR.throw(1)
    number = 0
    for size in (1, 255, 300, 5, 0, 463):
        number = number << size | pieces.getrandbits(size)
    assert number == whole


def test_numbers_below_a_bound_come_by_rejection() -> None:
    """As the page says it: as many bits as the bound has, drawn again while they are not below it."""

    def below(stream: Stream, bound: int) -> int:
        while (number := stream.getrandbits(bound.bit_length())) >= bound:
            pass
        return number

    ours, result = FAIR.throw(9), FAIR.throw(9)
    bounds = [24, 2001, 2, 1, 8, 6, 2 * (1 << 20) + 1] * 30
    assert [ours.randrange(bound) for bound in bounds] == [below(result, bound) for bound in bounds]


@pytest.mark.parametrize("bound", [2, 6, 24])
def test_every_number_is_equally_likely(bound: int) -> None:
    stream = FAIR.throw(1)
    counts = Counter(stream.randrange(bound) for _ in range(12_000))
    assert len(counts) == bound
    assert chi_square(list(counts.values())) < 2.2 * bound + 25  # p < 1e-4 for each of these bounds


def test_streams_of_neighbouring_throws_share_nothing() -> None:
    """The first face of 6,000 throws in a row: even, and no help for the next one."""
    faces = [FAIR.throw(number).randrange(6) for number in range(6000)]
    assert chi_square(list(Counter(faces).values())) < 30
    pairs = Counter(pairwise(faces))
    assert len(pairs) == 36
    assert chi_square(list(pairs.values())) < 85


def test_seeding_does_not_change_the_chance() -> None:
    stream = FAIR.throw(1)
    stream.seed(5)
    assert stream.getrandbits(64) == FAIR.throw(1).getrandbits(64)


# Shuffles


def test_every_order_is_equally_likely() -> None:
    counts = Counter(shuffled(FAIR.throw(number), (1, 2, 3, 4)) for number in range(6000))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert chi_square(list(counts.values())) < 62  # 23 degrees of freedom, p < 1e-5


def test_a_shuffle_is_fisher_and_yates_from_the_end() -> None:
    items, stream = list("abcdefgh"), FAIR.deck()
    for last in range(len(items) - 1, 0, -1):
        other = stream.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
    assert shuffled(FAIR.deck(), tuple("abcdefgh")) == tuple(items)
    assert shuffled(FAIR.deck(), ()) == ()


def test_the_deck_of_voll_verasselt_is_the_shuffle_of_the_deck_stream() -> None:
    """DIG-02: whoever knows the secret shuffles the same deck."""
    match = Match(game("verasselt", 2), [Seat("A"), Seat("B")], Luck(), fair=FAIR)
    items = match.awaiting.items  # type: ignore[union-attr]
    match.run()
    first = match.log.entries[0]
    assert isinstance(first, Resolved)
    assert first.outcome == Drawn(shuffled(FAIR.bound(match.log.header).deck(), items))
    assert first.draw == DeckDraw(1, items)
    assert match.log.header.commitment == FAIR.commitment


# The secret


def test_a_fresh_secret_is_long_and_new() -> None:
    one, two = Fairness.fresh(), Fairness.fresh()
    assert len(one.secret) == 32
    assert one.secret != two.secret
    assert one.game_id != two.game_id


def test_the_same_seed_gives_the_same_game() -> None:
    assert Fairness.seeded("x") == Fairness.seeded("x")
    assert Fairness.seeded("x").secret != Fairness.seeded("y").secret


def test_what_was_revealed_is_the_same_chance() -> None:
    again = Fairness.revealed(HEADER, FAIR.secret.hex())
    assert again == FAIR.bound(HEADER)
    assert again.commitment == FAIR.commitment


# What the chance is bound to


def test_the_header_hash_is_that_of_its_line_without_number_and_hash() -> None:
    match = Match(game("strike", 2), [Seat("Ä"), Seat("B", "thumb")], Luck(), fair=FAIR, keys=["0" * 64, None])
    line = json.loads(next(match.log.lines()))
    del line["n"], line["hash"], line["players"], line["salts"]
    canonical = json.dumps(line, sort_keys=True, separators=(",", ":"))
    assert match.log.header.digest == sha256(canonical.encode()).hexdigest()
    assert match.fair == FAIR.bound(match.log.header)


def test_everything_in_the_header_makes_another_chance() -> None:
    """One changed key, promise, name or option is another game: one honest seat is enough."""
    changes: list[dict[str, Any]] = [
        {"keys": (None, "ac" * 32)},
        {"keys": (None, None)},
        {"names": ("0" * 64, "1" * 64)},
        {"names": ("1" * 64, "0" * 64)},
        {"promises": (None, "1" * 64)},
        {"signers": (None, "1" * 64)},
        {"missing": (1,)},
        {"void": ("another game",)},
        {"server": "1" * 64},
        {"processor": "x86_64"},
        {"bots": (None, "thumb")},
        {"options": (("collect", "optional"),)},
        {"edition": "strike-FR"},
        {"engine": "another"},
        {"first": 1},
        {"first_by": "oldest"},
        {"version": 2},
        {"seats": 3},
        {"thrower": "physics"},
    ]
    headers = [HEADER, *(HEADER.but(**change) for change in changes)]
    drawn = [FAIR.bound(header).throw(1).getrandbits(128) for header in headers]
    assert len(set(drawn)) == len(drawn)


def test_a_name_is_bound_by_its_salted_hash_alone() -> None:
    seats = [Seat("Ä"), Seat("B", "thumb")]
    first, second = (Match(game("strike", 2), seats, Luck(), fair=FAIR).log.header for _ in range(2))
    assert first.names != second.names and first.salts != second.salts, "salts are drawn, never computed"
    assert first.names == tuple(map(name_hash, first.salts, ("Ä", "B")))
    assert all(len(bytes.fromhex(salt)) == 16 for salt in first.salts)
    assert first.digest == first.but(players=(), salts=()).digest


def test_a_seed_gives_the_same_salts_again() -> None:
    fair = Fairness.seeded("x")
    assert fair.salts(2) == Fairness.seeded("x").salts(2) != Fairness.seeded("y").salts(2)


def test_the_lot_that_says_who_begins_is_drawn_from_the_committed_chance() -> None:
    begins = set()
    for seed in range(20):
        fair = Fairness.seeded(str(seed))
        seats = [Seat("A"), Seat("B"), Seat("C")]
        match = Match(game("strike", 3), seats, Luck(), first=2, fair=fair, first_by="lot")
        header = match.log.header
        assert header.first == match.first == fair.bound(header).first(3) == match.state.active
        assert header.digest == header.but(first=(header.first + 1) % 3).digest
        begins.add(header.first)
    assert begins == {0, 1, 2}


# Keys


def test_a_fresh_key_is_long_and_new() -> None:
    one, two = fresh_key(), fresh_key()
    assert one != two
    assert checked_key(one) == one
    assert key_hash(one) == sha256(prefixed(b"throwdown key", one.encode())).hexdigest()
    assert checked_key_hash(key_hash(one)) != one


def test_seeded_keys_are_the_same_again_and_differ_from_seat_to_seat() -> None:
    assert seeded_keys("x", 3) == seeded_keys("x", 3)
    assert len({*seeded_keys("x", 3), *seeded_keys("y", 3)}) == 6
    assert [checked_key(key) for key in seeded_keys("x", 3)] == [*seeded_keys("x", 3)]


@for_each("value", [None, 1, "", "00", "AB" * 32, "0" * 65, "0" * 63 + "\n", "x" * 1_000_000, b"0" * 64, []])
def test_what_is_no_key_is_refused_in_one_short_sentence(value: object) -> None:
    for check in (checked_key, checked_key_hash):
        with pytest.raises(TableRefused, match="64 hexadecimal digits") as refused:
            check(value)
        assert len(refused.value.message) < 200
        assert refused.value.code == "table/key"


@for_each(
    "secret",
    [
        "",
        "00",
        "zz" * 32,
        "00" * 31,
        "00" * 33,
        "AB" * 32,
        " " + "00" * 32,
        "00" * 32 + "\n",
        "\uff10" * 64,
        "\ud800" * 64,
    ],
)
def test_a_secret_is_64_small_hexadecimal_digits(secret: str) -> None:
    with pytest.raises(RecordDamaged, match="line 9") as refused:
        Fairness.revealed(HEADER, secret, line=9)
    assert refused.value.code == "record/secret"

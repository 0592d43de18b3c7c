"""Buckets and places: how often and how many, with a clock of our own."""

from __future__ import annotations

import pytest

from throwdown.server.operations.buckets import Bucket, Buckets, ConcurrencyLimit, neighbourhood, wide_network


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_full_bucket_gives_exactly_its_count(clock: Clock) -> None:
    bucket = Bucket(100, 20.0, clock)
    assert sum(bucket.take() for _ in range(150)) == 100


def test_a_bucket_refills_evenly(clock: Clock) -> None:
    bucket = Bucket(100, 20.0, clock)
    assert bucket.take(100)
    clock.now += 1.0
    assert sum(bucket.take() for _ in range(20)) == 5
    clock.now += 1000.0
    assert sum(bucket.take() for _ in range(150)) == 100


def test_a_bucket_says_how_long_to_wait(clock: Clock) -> None:
    bucket = Bucket(2, 10.0, clock)
    assert bucket.wait() == 0
    assert bucket.take(2)
    assert bucket.wait() == pytest.approx(5.0)
    assert not bucket.take()
    clock.now += 5.0
    assert bucket.take()


def test_a_steady_rate_below_the_limit_is_never_refused(clock: Clock) -> None:
    bucket = Bucket(10, 1.0, clock)
    for _ in range(10_000):
        clock.now += 0.1
        assert bucket.take()


def test_what_another_server_counted_is_taken_from_the_own_bucket(clock: Clock) -> None:
    here, there = Buckets(4, 60.0, clock=clock), Buckets(4, 60.0, clock=clock)
    here.on_taken = there.count
    assert here.take("a", 3) and here.take("b")
    assert [there.take("a"), there.take("a"), there.take("b")] == [True, False, True]
    there.count("a", 100)
    assert there.wait("a") == pytest.approx(15.0)
    clock.now += 60.0
    assert there.take("a", 4)


def test_a_server_that_joins_gets_the_state_of_spent_buckets(clock: Clock) -> None:
    here, there = Buckets(4, 60.0, clock=clock), Buckets(4, 60.0, clock=clock)
    assert here.take("a", 4) and here.take("b", 2) and there.take("b", 3)
    assert here.waits(1) == {"a": 60.0}
    there.hold(here.waits(9))
    assert (there.wait("a"), there.take("b"), there.take("b"), there.take("c")) == (15.0, True, False, True)


def test_a_clock_that_stops_or_goes_back_refills_nothing(clock: Clock) -> None:
    """Case 62, as far as limits go."""
    bucket = Bucket(3, 60.0, clock)
    assert sum(bucket.take() for _ in range(5)) == 3
    clock.now -= 3600.0
    assert not bucket.take()


def test_each_key_has_its_own_bucket(clock: Clock) -> None:
    buckets = Buckets(2, 60.0, clock=clock)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    assert buckets.wait("a") == pytest.approx(30.0)
    assert buckets.wait("nobody") == 0
    buckets.give_back("a")
    assert buckets.take("a")


def test_a_flood_of_keys_takes_bounded_room(clock: Clock) -> None:
    buckets = Buckets(2, 60.0, room=100, clock=clock)
    for key in range(10_000):
        buckets.take(key)
    assert len(buckets) == 100


def test_full_buckets_are_forgotten_when_half_the_room_is_used(clock: Clock) -> None:
    buckets = Buckets(2, 60.0, room=100, clock=clock)
    for key in range(70):
        buckets.take(key)
    clock.now += 120.0
    for key in range(1000, 1060):
        buckets.take(key)
    assert len(buckets) == 60
    assert not any(key in buckets.waits(100) for key in range(70))


def test_concurrency_is_limited_by_key_until_a_place_is_given_back() -> None:
    places = ConcurrencyLimit(2)
    assert [places.enter("a"), places.enter("a"), places.enter("a"), places.enter("b")] == [True, True, False, True]
    assert len(places) == 3
    places.leave("a")
    assert places.enter("a")
    for _ in range(5):
        places.leave("a")
    assert len(places) == 1


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("x" * 1000, "?"),
    ],
)
def test_a_network_of_one_line_counts_as_one_address(host: str, key: str) -> None:
    assert neighbourhood(host) == key


@pytest.mark.parametrize(
    ("address", "wide"),
    [
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::/64", "2001:db8:1::/48"),
        ("192.0.2.1", None),
        ("?", None),
    ],
)
def test_networks_of_one_customer_have_a_common_one(address: str, wide: str | None) -> None:
    assert wide_network(address) == wide

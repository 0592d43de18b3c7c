"""The log of the game under way for each client: in its language, as its seat may see it."""

from __future__ import annotations

from itertools import count
from random import Random

from tests.live.fakes import Heard, PureTable
from tests.live.test_hidden import to_storm
from throwdown.live.protocol.messages import LogPart


def played(*people: str, moves: int = 30, **terms: object) -> tuple[PureTable, list[Heard]]:
    """A game of at least so many moves: one that is over before, as after two throws, is left out."""
    for seed in count():
        table, rng = PureTable(seed=seed), Random(seed)
        listeners = table.open(*people, **terms)
        for each in listeners:
            each.views = True
        table.begin()
        for _ in range(moves):
            if not table.state.playing:
                break
            table.act(rng)
        else:
            return table, listeners
    raise AssertionError


def log(table: PureTable, listener: Heard, before: int | None = None, most: int = 200) -> LogPart:
    game = table.state.game
    assert game is not None
    return table.presenter.log(game, listener, before or table.state.version + 1, most)


def test_a_late_client_gets_the_same_log() -> None:
    table, (ann, *_) = played("ann", "ben")
    began = ann.last("began")
    assert began is not None
    moments = [message for message in ann.messages if message["is"] == "moment" and message.get("told")]
    heard = [(message["version"], message.get("seat"), message["told"], message.get("why", [])) for message in moments]
    opening = began["game"].get("told", [])
    lines = [(line.version, line.seat, line.told, line.why) for line in log(table, ann).lines]
    assert len(heard) > 10 and lines == [(began["version"], None, opening, [])] * bool(opening) + heard


def test_a_long_log_comes_in_parts() -> None:
    table, (ann, *_) = played("ann", "ben")
    whole = log(table, ann).lines
    last = log(table, ann, most=5)
    assert last.more and last.lines == whole[-5:]
    before = log(table, ann, before=last.lines[0].version)
    assert not before.more and before.lines == whole[:-5]
    assert log(table, ann, before=1) == LogPart()


def test_the_log_says_you_to_the_own_seat_and_names_others() -> None:
    table, (ann, ben) = played("ann", "ben")
    ben.language = "de"
    watcher = table.listen("cid")
    watcher.views = True
    own, others, all_of_them = (
        " ".join(sentence for line in log(table, each).lines for sentence in line.told) for each in (ann, ben, watcher)
    )
    assert "You throw" in own and "Ben throws" in own and "Ann" not in own
    assert "Du wirfst" in others and "Ann wirft" in others and "Ben" not in others
    assert "Ann" in all_of_them and "Ben" in all_of_them and "You" not in all_of_them


def test_the_log_names_every_seat_to_a_person_with_several() -> None:
    table, (ann, *_) = played("ann", "ann")
    text = " ".join(sentence for line in log(table, ann).lines for sentence in line.told)
    assert "Ann" in text and "You" not in text


def test_the_log_leaves_out_questions_that_the_page_shows() -> None:
    table, (ann, *_) = played("ann", "ben")
    events = [event.name for moment in table.state.begun_match().moments for event in moment.events]
    assert "choice_required" in events
    assert not any("may throw another die" in sentence for line in log(table, ann).lines for sentence in line.told)


def test_the_log_hides_blind_throws_until_all_have_thrown() -> None:
    table, listeners = to_storm("ann", "ben", "cid", "dan")
    before = {each.person: log(table, each).lines for each in listeners}
    seat = table.act()
    for each in listeners:
        own = seat in each.seats
        assert (log(table, each).lines == before[each.person]) is not own
    while table.state.blind:
        table.act()
    assert all(len(log(table, each).lines) > len(before[each.person]) for each in listeners)


def test_the_log_has_the_tally_when_a_game_of_a_tournament_begins() -> None:
    _, (ann, *_) = played("ann", "ben", moves=0, tournament=True)
    began = ann.last("began")
    assert began is not None and (began["tally"]["played"], began["tally"]["games"]) == (0, 2)

"""A whole live table without sockets: people join, speak and leave, with the clock in the test's hand."""

from __future__ import annotations

from random import Random

import pytest

from tests.live.fakes import Heard, Visit
from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.inbox import GAMES_KEPT
from throwdown.live.inputs import Joined, Left
from throwdown.live.pace import PACES, Pace
from throwdown.live.protocol import messages as wire


async def test_every_seat_has_the_whole_time_for_a_turn() -> None:
    """Without a clock: the time after which others may choose starts again with each decision."""
    visit = Visit(idle_turn_s=300.0)
    await visit.open(game="verasselt")
    for _ in range(4):
        await visit.pass_time(299)
        await visit.act()
    assert not any(message["is"] == "present" and message["gone"] for message in visit.people[0].messages)
    await visit.pass_time(301)
    assert (visit.people[0].last("present") or {})["gone"][0]["choices"]


async def test_each_decision_has_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who decides several times in a row, each time quickly, is never late."""
    monkeypatch.setitem(PACES, "fast", Pace(15, 1, 0, 15))
    visit, rng = Visit(), Random(4)
    await visit.open(game="verasselt", clock="fast")
    for _ in range(8):
        await visit.pass_time(14)
        await visit.act(rng)
    assert "timeout" not in visit.actions() and len(visit.actions()) >= 8
    await visit.pass_time(17)
    assert visit.actions()[-1] == "timeout"


async def test_time_that_was_used_is_used_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written when the server stops: all of it was stored with what happened."""
    monkeypatch.setitem(PACES, "slow", Pace(60, 300, 10, 60))
    visit = Visit()
    await visit.open(game="verasselt", clock="slow")
    await visit.pass_time(100)
    await visit.act()
    again = Visit(visit.store, visit.time)
    await again.table.resume(created=0.0)
    await again.join()
    assert (again.people[0].last("welcome") or {})["clock"]["banks"] == [260, 300]


async def test_the_same_move_is_done_once_and_answered_every_time() -> None:
    visit = Visit()
    await visit.open()
    for _ in range(3):
        await visit.say(0, wire.Chat, move="same", text="hello")
    ann, ben = visit.people
    answers = [message for message in ann.messages if message["is"] == "ack" and message["move"] == "same"]
    assert len(answers) == 3 and answers.count(answers[0]) == 3
    assert ben.kinds().count("spoke") == 1
    again = Visit(visit.store, visit.time)
    await again.table.resume(created=0.0)
    await again.join()
    await again.say(0, wire.Chat, move="same", text="hello")
    assert again.people[0].last("ack") == answers[0] and "spoke" not in again.people[1].kinds()


async def test_a_returning_client_gets_exactly_what_it_missed() -> None:
    visit = Visit()
    await visit.open()
    _, ben = visit.people
    seen = max(message["version"] for message in ben.messages if "version" in message)
    visit.table.post(Left(ben))
    for _ in range(3):
        await visit.say(0, wire.Chat, text="hello")
    back = Heard("ben")
    await visit.table.ask(Joined(back, seen))
    assert back.messages[0]["is"] == "welcome" and back.messages[0]["full"] is False
    versions = [message["version"] for message in back.messages[1:] if "version" in message]
    assert versions == list(range(seen + 1, visit.table.state.version + 1))


async def test_a_returning_client_gets_the_current_game_once_before_later_chat() -> None:
    visit = Visit()
    await visit.open()
    _, ben = visit.people
    seen = visit.table.state.version
    visit.table.post(Left(ben))
    await visit.act()
    await visit.say(0, wire.Chat, text="hello")
    back = Heard("ben")
    back.views = True
    await visit.table.ask(Joined(back, seen))
    shown = [message["game"]["entry"] for message in back.messages if message["is"] == "moment" and "game" in message]
    assert shown == [visit.table.state.begun_match().version] and back.messages[-2]["is"] == "spoke"


async def test_leaving_is_acknowledged_before_the_connection_is_closed() -> None:
    visit = Visit()
    await visit.open()
    await visit.say(0, wire.Leave)
    ann, ben = visit.people
    assert ann.last("ack") is not None and ann.closed == [1000]
    assert visit.table.state.host == "ben"
    assert (ben.last("present") or {})["gone"][0]["how"] == "left"


async def test_a_kicked_person_cannot_join_again() -> None:
    visit = Visit()
    await visit.open()
    await visit.happen(ev.Expelled(person="eve"))
    with pytest.raises(TableRefused, match="sent you away"):
        await visit.table.ask(Joined(Heard("eve")))


async def concede_and_begin_again(visit: Visit, games: int) -> None:
    for _ in range(games):
        await visit.say(0, wire.Concede, seat=0)
        await visit.say(0, wire.Start)


async def test_of_many_games_only_the_last_stay_in_memory() -> None:
    visit = Visit()
    await visit.open()
    await concede_and_begin_again(visit, 5)
    state = visit.table.state
    assert len(state.games) == GAMES_KEPT and state.games_begun == 6
    assert state.story.forgotten > 0 and state.story[-1].game is state.games[-1]
    with pytest.raises(IndexError, match="not in memory"):
        state.story[0]
    table = (visit.people[0].last("began") or {})["table"]
    assert len(table["replays"]) == 5 and (visit.people[0].last("began") or {})["game"]["number"] == 6
    again = Visit(visit.store, visit.time)
    await again.table.resume(created=0.0)
    assert again.table.info() == visit.table.info()
    assert again.table.state.story.forgotten == state.story.forgotten


async def test_a_client_away_for_many_games_gets_all_of_them_from_the_store() -> None:
    visit = Visit()
    await visit.open()
    await concede_and_begin_again(visit, 5)
    back = Heard("ben")
    await visit.table.ask(Joined(back, 1))
    assert back.messages[0]["full"] is False
    versions = [message["version"] for message in back.messages[1:] if "version" in message]
    assert versions == list(range(2, visit.table.state.version + 1))
    assert [message["game"]["number"] for message in back.messages if message["is"] == "began"] == [1, 2, 3, 4, 5, 6]


async def test_a_tournament_counts_games_that_are_not_kept() -> None:
    visit = Visit(next_game_s=1.0)
    visit.people.append(Heard("cleo"))
    await visit.open(tournament=True)
    for game in range(3):
        assert visit.table.state.games_begun == game + 1
        for seat in (1, 2):
            await visit.say(seat, wire.Concede, seat=seat)
        await visit.pass_time(2)
    tally = visit.table.state.tally
    assert tally is not None and tally.champions == (0,) and len(tally.played) == 3
    assert visit.table.state.past_games

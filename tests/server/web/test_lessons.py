"""Lessons over HTTP: a step is narrated as at a table, and continues only from a state that this server signed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.lessons import LESSONS

if TYPE_CHECKING:
    from tests.server.server_fixture import Guest, OpenServer

Json = dict[str, Any]


def tried(guest: Guest, where: str, **move: Any) -> Json:
    answer = guest.http.post(f"/api/lessons/{where}", json=move)
    assert answer.status_code == 200, answer.text
    response: Json = answer.json()
    return response


def refused(guest: Guest, where: str, **move: Any) -> tuple[int, str]:
    answer = guest.http.post(f"/api/lessons/{where}", json=move)
    return answer.status_code, answer.json()["code"]


def test_a_lesson_is_listed_without_signing_in(site: OpenServer) -> None:
    response = site.visitor().get("/api/lessons/impact_power").json()
    assert [step["id"] for step in response["steps"]] == [step.id for step in LESSONS["impact_power"].steps]
    assert response["steps"][0]["turned"] is True
    assert site.visitor().get("/api/lessons/chess").status_code == 404


def test_a_step_is_set_up_thrown_in_and_done(site: OpenServer) -> None:
    guest = site.guest("Ada")
    begun = tried(guest, "strike/pair")
    game = begun["welcome"]["game"]
    assert begun["verdict"] == "open" and begun["welcome"]["seats"] == [0]
    assert [face for _, face in game["view"]["arena"]] == ["2", "3", "4", "5", "6"] and len(game["lying"]) == 5
    response = tried(guest, "strike/pair", mark=begun["mark"], action={"is": "throw"}, manner="toss")
    threw, landed = response["moments"][:2]
    assert threw["seat"] == 0 and landed["motion"] and len(response["motions"]) == 1
    left = landed["game"]
    assert landed["told"]
    assert {die for die, _ in left["lying"]} == {die for die, _ in left["view"]["arena"]}  # none: a throw may take all
    assert response["verdict"] in ("open", "done")  # real dice: an X or a miss may come


def test_powers_work_on_the_first_throw_and_the_others_answer(site: OpenServer) -> None:
    guest = site.guest("Ada")
    mark = tried(guest, "impact_power/storm")["mark"]
    response = tried(guest, "impact_power/storm?language=de", mark=mark, action={"is": "throw"})
    assert response["verdict"] == "done"
    assert [moment["seat"] for moment in response["moments"] if moment["seat"] is not None] == [0, 1, 2]
    assert len(response["motions"]) == 2
    assert any("Flint" in sentence for moment in response["moments"] for sentence in moment["told"])


def test_a_step_is_played_by_the_edition_of_the_language_in_which_it_began(site: OpenServer) -> None:
    guest = site.guest("Ada")
    verdicts = {}
    for language in ("fr", "en"):
        begun = tried(guest, f"hp_strike/relashio?language={language}")
        assert begun["welcome"]["table"]["edition"] == f"hp-{language.upper()}"
        thrown = tried(guest, "hp_strike/relashio?language=de", mark=begun["mark"], action={"is": "throw"})
        verdicts[language] = thrown["verdict"]
    assert verdicts == {"fr": "done", "en": "open"}  # D-12: in French the learner does not throw again


def test_cards_are_rolled_for(site: OpenServer) -> None:
    guest = site.guest("Ada")
    begun = tried(guest, "verasselt/stop")
    response = tried(guest, "verasselt/stop", mark=begun["mark"], action={"is": "stop"})
    assert response["verdict"] == "done" and response["motions"] == []


def test_another_action_is_refused_with_a_hint_in_the_own_language(site: OpenServer) -> None:
    guest = site.guest("Ada", "de")
    mark = tried(guest, "strike/stop")["mark"]
    response = tried(guest, "strike/stop", mark=mark, action={"is": "throw"})
    assert (response["verdict"], response["moments"], response["mark"]) == ("open", [], mark)
    assert response["refused"]["code"] == "lesson/other" and response["refused"]["message"].startswith(
        "Das ist erlaubt"
    )
    forbidden = tried(guest, "strike/stop", mark=mark, action={"is": "throw_all"})["refused"]
    assert forbidden["code"].startswith("action/") and forbidden["message"]
    assert tried(guest, "strike/stop", mark=mark, action={"is": "stop"})["verdict"] == "done"


def test_a_forged_mark_of_a_step_is_refused(site: OpenServer) -> None:
    guest = site.guest("Ada")
    mark = tried(guest, "strike/stop")["mark"]
    stop = {"is": "stop"}
    forged = mark[:60] + ("A" if mark[60] != "A" else "B") + mark[61:]
    for wrong in (forged, mark[:-4], "nonsense", "ä", "AAAA"):
        assert refused(guest, "strike/stop", mark=wrong, action=stop) == (400, "lesson/mark"), wrong
    assert refused(guest, "impact/stop", mark=mark, action=stop) == (400, "lesson/mark")
    assert refused(guest, "strike/stop", mark=mark, action={"is": "castle"})[0] == 400
    assert refused(guest, "strike/castle")[0] == 404
    assert site.visitor().post("/api/lessons/strike/stop", json={}).status_code == 401

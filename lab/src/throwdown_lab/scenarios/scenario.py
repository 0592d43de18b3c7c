"""Worked scenarios in a fixed JSON form, judged: what the rules make of them, and whether that was expected."""

from __future__ import annotations

from typing import Any

from . import arena as scenario_arena
from . import verasselt as scenario_verasselt
from .fields import ScenarioMalformed, malformed


def scenarios_of(document: Any) -> list[Any]:
    """The scenarios of a parsed file: a document with a list of them, a bare list, or a single one."""
    if isinstance(document, dict) and "scenarios" in document:
        document = document["scenarios"]
    elif isinstance(document, dict):
        document = [document]
    if not isinstance(document, list):
        raise malformed("file", "a scenario file holds an object with a list 'scenarios'")
    return document


def adjudicate(scenario: Any) -> dict[str, Any]:
    """The verdict as it is printed: id, then ok (where something is expected), result and events, or the error."""
    scenario_id = scenario.get("id") if isinstance(scenario, dict) else None
    try:
        form = _form(scenario)
        verdict: dict[str, Any] = form.judge(scenario)
        ok = form.ok(scenario, verdict)
    except ScenarioMalformed as error:
        return {"id": scenario_id, "error": error.as_json()}
    return {"id": scenario_id} | ({} if ok is None else {"ok": ok}) | verdict


def _form(scenario: Any) -> Any:
    if not isinstance(scenario, dict):
        raise malformed("field", f"a scenario is an object, not {scenario!r}")
    if "edition" in scenario:
        return scenario_arena
    if "kind" in scenario:
        return scenario_verasselt
    raise malformed("kind", "a scenario has 'edition' (arena games) or 'kind' (voll verasselt)")

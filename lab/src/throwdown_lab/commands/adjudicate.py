"""``throwdown lab adjudicate``: judge scenarios."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from throwdown.errors import ThrowdownError
from throwdown.library.files import read_text
from throwdown.library.printable import printable
from throwdown_lab.options import FAILED, UNREADABLE, complain, json_option

if TYPE_CHECKING:
    pass


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@json_option
def adjudicate(files: tuple[Path, ...], as_json: bool) -> None:
    """Judge the scenarios of FILES.

    Example: throwdown lab adjudicate tests/conformance/arena-games.json
    """
    from throwdown_lab.scenarios.scenario import adjudicate as judge

    verdicts, unreadable = [], False
    for path in files:
        try:
            scenarios = _read_scenarios(path)
        except ThrowdownError as error:
            complain(error.message, UNREADABLE)
            unreadable = True
            continue
        for verdict in map(judge, scenarios):
            click.echo(json.dumps(verdict) if as_json else printable(_verdict_line(verdict)))
            verdicts.append(verdict)
    if not as_json:
        click.echo(printable(_verdict_summary(verdicts)))
    if unreadable:
        sys.exit(UNREADABLE)
    if any(verdict.get("ok") is False or "error" in verdict for verdict in verdicts):
        sys.exit(FAILED)


def _read_scenarios(path: Path) -> list[Any]:
    from throwdown_lab.scenarios.scenario import scenarios_of

    text = read_text(path)
    try:
        return scenarios_of(json.loads(text))
    except json.JSONDecodeError as error:
        raise ThrowdownError(f"{path}, line {error.lineno}, column {error.colno}: {error.msg}") from None
    except (ValueError, RecursionError):
        raise ThrowdownError(f"{path} is JSON that nobody can mean: nested too deep, or a number too long") from None
    except ThrowdownError as error:
        raise ThrowdownError(f"{path}: {error.message}") from None


def _verdict_line(verdict: dict[str, Any]) -> str:
    if "error" in verdict:
        return f"malformed  {verdict['id']}: {verdict['error']['message']}"
    word = {True: "ok", False: "WRONG", None: "judged"}[verdict.get("ok")]
    return f"{word:<9}  {verdict['id']}: {_shortly(verdict['result'])}"


def _shortly(result: dict[str, Any]) -> str:
    """The few keys that say most."""
    keys = ("legal", "status", "error", "supplies", "arena_after", "winner", "champions", "totals", "phase", "to_act")
    return "  ".join(f"{key}={json.dumps(result[key], ensure_ascii=False)}" for key in keys if key in result)


def _verdict_summary(verdicts: list[dict[str, Any]]) -> str:
    right = sum(verdict.get("ok") is True for verdict in verdicts)
    wrong = [verdict["id"] for verdict in verdicts if verdict.get("ok") is False]
    malformed = sum("error" in verdict for verdict in verdicts)
    judged = len(verdicts) - right - len(wrong) - malformed
    count = "1 scenario" if len(verdicts) == 1 else f"{len(verdicts)} scenarios"
    summary = f"{count}: {right} as expected, {len(wrong)} not, {judged} without expectation"
    return f"{summary}, {malformed} malformed" + (f" (wrong: {', '.join(map(str, wrong))})" if wrong else "")

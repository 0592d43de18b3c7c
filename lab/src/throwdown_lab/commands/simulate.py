"""``throwdown lab simulate``: let bots play many games."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec.structs import asdict

from throwdown.library.typed import split_names
from throwdown_lab import MOST_GAMES
from throwdown_lab.options import json_option, out_option, rule_options, seed_option, typed, work_options

if TYPE_CHECKING:
    from throwdown_lab.share import Share
    from throwdown_lab.simulate import Report


@click.command()
@click.argument("game")
@click.option("--bots", default="random,random", show_default=True, metavar="A,B,...", help="Who plays, 2 to 5 bots.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1, MOST_GAMES), help="How many games.")
@click.option(
    "--thrower",
    type=click.Choice(["luck", "physics"]),
    default="luck",
    show_default=True,
    help="luck draws dice from a table, physics throws them in the arena (about a second for each game).",
)
@seed_option
@work_options
@out_option
@rule_options
@json_option
def simulate(
    game: str,
    bots: str,
    games: int,
    thrower: str,
    seed: str | None,
    processes: int | None,
    on: str | None,
    out: Path | None,
    options: dict[str, Any],
    edition: str | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME, and count.

    Example: throwdown lab simulate strike --bots thumb,random --games 2000
    """
    from throwdown.library.progress import progress
    from throwdown_lab.game_table import game_table
    from throwdown_lab.parquet import check_table
    from throwdown_lab.simulate import make_plan
    from throwdown_lab.simulate import simulate as run

    check_table(out)
    plan = make_plan(game, split_names(bots), seed or secrets.token_hex(8), options, edition, thrower=thrower)
    with progress("playing", games) as done, game_table(out, typed(), plan.seed, plan) as store:
        report = run(plan, games, progress=done, processes=processes, on=on, keep=store)
    click.echo(json.dumps(_report_json(report)) if as_json else _report_text(report))


def _report_json(report: Report) -> dict[str, Any]:
    def encoded(shares: tuple[Share, ...]) -> list[dict[str, Any]]:
        return [asdict(share) for share in shares]

    return {
        "game": report.game,
        "bots": list(report.bots),
        "games": report.games,
        "seed": report.seed,
        "thrower": report.thrower,
        "by_bot": encoded(report.by_bot),
        "by_seat": encoded(report.by_seat),
        "throws": dict(zip(("mean", "min", "max"), report.throws, strict=True)),
        "steps": dict(zip(("mean", "min", "max"), report.steps, strict=True)),
        "endings": dict(report.endings),
    }


def _report_text(report: Report) -> str:
    where = " in the arena" if report.thrower == "physics" else ""
    lines = [f"{report.games} games of {report.game}{where} (seed {report.seed})", ""]
    for shares in (report.by_bot, report.by_seat):
        lines += [
            f"  {share.who:<12} wins {share.share:6.1%}   95 % between {share.low:.1%} and {share.high:.1%}"
            for share in shares
        ]
        lines.append("")
    for name, (mean, least, most) in (("throws", report.throws), ("steps", report.steps)):
        lines.append(f"  {name} per game: {mean:.1f} on average, {least} to {most}")
    lines.append("  endings: " + ", ".join(f"{reason.replace('_', ' ')} {count}" for reason, count in report.endings))
    return "\n".join(lines)

"""The command ``throwdown``."""

from __future__ import annotations

import json
import re
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import click

from throwdown import __version__
from throwdown.errors import RecordDamaged, ThrowdownError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.lab.simulate import Report, Share
    from throwdown.words import Words

F = TypeVar("F", bound="Callable[..., Any]")
FAILED, UNREADABLE = 1, 2


class Cli(click.Group):
    """A command group whose errors are one clear sentence and a non-zero exit."""

    words: ClassVar[Words | None] = None

    def main(self, *args: Any, **extra: Any) -> Any:
        try:
            status = super().main(*args, **(extra | {"standalone_mode": False}))
        except click.ClickException as error:
            status = _complain(error.format_message(), error.exit_code)
        except ThrowdownError as error:
            spoken = error.message if Cli.words is None or Cli.words.language == "en" else Cli.words.error(error)
            status = _complain(spoken, UNREADABLE)
        except click.Abort:
            status = _complain("stopped.", FAILED)
        sys.exit(status if isinstance(status, int) else 0)


def _complain(message: str, status: int) -> int:
    click.echo(f"throwdown: {message}", err=True)
    return status


@click.group(cls=Cli, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="throwdown")
@click.pass_context
def main(context: click.Context) -> None:
    """Arena dice games and voll verasselt: play, judge, simulate, replay."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# Shared options


def _option_pairs(ctx: click.Context, parameter: click.Parameter, pairs: Sequence[str]) -> dict[str, Any]:
    """NAME=VALUE, with lists by commas, and true, false, none and numbers understood."""
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.BadParameter(f"{pair!r} is not NAME=VALUE")
        chosen[name] = _option_value(name, value)
    return chosen


def _option_value(name: str, value: str) -> Any:
    if name == "active_elements":
        return [element.strip().upper() for element in value.split(",") if element.strip()]
    words: dict[str, Any] = {"true": True, "false": False, "none": None}
    if value.lower() in words and name not in ("pre_move", "relashio_pending"):
        return words[value.lower()]
    return int(value) if re.fullmatch(r"-?[0-9]{1,9}", value) else value


def _rule_options(command: F) -> F:
    command = click.option(
        "--option",
        "options",
        multiple=True,
        callback=_option_pairs,
        metavar="NAME=VALUE",
        help="A rule option, for example --option collect=optional. May be given several times.",
    )(command)
    return click.option("--preset", metavar="LANGUAGE", help="The rules of a language edition, for example de.")(
        command
    )


_json = click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")


# adjudicate


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@_json
def adjudicate(files: tuple[Path, ...], as_json: bool) -> None:
    """Judge the scenarios of FILES.

    Example: throwdown adjudicate tests/conformance/arena-games.json
    """
    from throwdown.rules.scenario import adjudicate as judge

    verdicts, unreadable = [], False
    for path in files:
        try:
            scenarios = _read_scenarios(path)
        except ThrowdownError as error:
            _complain(error.message, UNREADABLE)
            unreadable = True
            continue
        for verdict in map(judge, scenarios):
            click.echo(json.dumps(verdict) if as_json else _printable(_verdict_line(verdict)))
            verdicts.append(verdict)
    if not as_json:
        click.echo(_verdict_summary(verdicts))
    if unreadable:
        sys.exit(UNREADABLE)
    if any(verdict.get("ok") is False or "error" in verdict for verdict in verdicts):
        sys.exit(FAILED)


def _printable(text: str) -> str:
    """What would break the line, or is only half a character, is shown by its number."""
    one_line = re.sub(r"[\x00-\x1f\x7f\x85\u2028\u2029]", lambda found: repr(found[0])[1:-1], text)
    return one_line.encode("utf-8", "backslashreplace").decode("utf-8")


def _read_scenarios(path: Path) -> list[Any]:
    from throwdown.rules.scenario import scenarios_of

    text = _read_text(path)
    try:
        return scenarios_of(json.loads(text))
    except json.JSONDecodeError as error:
        raise ThrowdownError(f"{path}, line {error.lineno}, column {error.colno}: {error.msg}") from None
    except (ValueError, RecursionError):
        raise ThrowdownError(f"{path} is JSON that nobody can mean: nested too deep, or a number too long") from None
    except ThrowdownError as error:
        raise ThrowdownError(f"{path}: {error.message}") from None


def _read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ThrowdownError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ThrowdownError(f"{path} is not UTF-8 text (byte {error.start})") from None


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


# play


def _language_options(command: F) -> F:
    theme = click.option("--theme", default="published", show_default=True, help="Whose names: published or neutral.")
    lang = click.option("--lang", metavar="LANGUAGE", help="de, en, fr, it, nl or es (default: as your system).")
    return lang(theme(command))


@main.command()
@click.argument("game", required=False)
@click.option("--players", metavar="A,B,...", help="The people who play, by name.")
@click.option("--bots", metavar="A,B,...", help="The bots that play: random, thumb.")
@click.option("--plain", is_flag=True, help="Lines of text and questions, for screen readers, pipes and slow links.")
@click.option("--tournament", is_flag=True, help="As many games as players, with a tally.")
@click.option("--resume", metavar="NAME", help="Go on with a saved game (see --saves).")
@click.option("--saves", "list_saves", is_flag=True, help="List the saved games.")
@click.option("--first", default=1, show_default=True, metavar="N", help="Which player begins.")
@click.option("--seed", help="The same luck again.")
@click.option("--record", type=click.Path(path_type=Path), help="Bots only: write the record to this new file.")
@_language_options
@_rule_options
@_json
def play(lang: str | None, theme: str, **wanted: Any) -> None:
    """Play GAME: people and bots at one terminal; with --bots alone, bots play and you read.

    Example: throwdown play hp_strike --players Ada,Bo --bots thumb --lang de
    """
    from throwdown.terminal.start import Wanted, play_wanted

    words = _speak(lang, theme)
    for who in ("players", "bots"):
        wanted[who] = _names(wanted[who]) if wanted[who] is not None else ()
    wanted["options"] = tuple(wanted["options"].items())
    sys.exit(play_wanted(Wanted(**wanted), words, sys.stdin, sys.stdout))


def _speak(lang: str | None, theme: str = "published") -> Words:
    """The words of this run; errors are told in the same language."""
    from throwdown.words import Words, language_of

    Cli.words = Words(language_of(lang), theme)
    return Cli.words


def _names(told: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in told.split(",") if name.strip())
    if not names:
        raise ThrowdownError("nobody plays: name 2 to 5 players, for example --bots thumb,random")
    return names


# referee


@main.command()
@click.argument("game", default="strike")
@click.option("--players", metavar="A,B,...", help="Who plays, by name.")
@click.option("--tournament", is_flag=True, help="Keep the scores of a whole tournament.")
@click.option("--first", default=1, show_default=True, metavar="N", help="Which player begins.")
@click.option("--resume", metavar="NAME", help="Go on where you stopped.")
@_language_options
@_rule_options
def referee(
    game: str,
    players: str | None,
    tournament: bool,
    first: int,
    resume: str | None,
    lang: str | None,
    theme: str,
    options: dict[str, Any],
    preset: str | None,
) -> None:
    """Be the referee of GAME played with the real box: type what the dice show.

    Example: throwdown referee impact --players Ada,Bo,Cy --lang de
    """
    from throwdown.terminal import referee as desk

    words = _speak(lang, theme)
    if resume is not None:
        sys.exit(desk.resume(resume, words, input, print))
    names = _names(players) if players is not None else ()
    if names and not 1 <= first <= len(names):
        raise ThrowdownError(f"player {first} cannot begin: choose 1 to {len(names)}")
    status = desk.start(
        game,
        names or None,
        words,
        input,
        print,
        options=options,
        preset=preset,
        first=first - 1,
        tournament=tournament,
    )
    sys.exit(status)


# replay


@main.command()
@click.argument("record", type=click.Path(path_type=Path))
@_language_options
@_json
def replay(record: Path, lang: str | None, theme: str, as_json: bool) -> None:
    """Tell a recorded game as text; a damaged record is told up to the damage.

    Example: throwdown replay game.jsonl
    """
    from throwdown.rules.record import Log, read_record
    from throwdown.terminal.start import tell, tell_json

    words = _speak(lang, theme)
    damage = None
    try:
        text = _read_text(record)
        log = read_record(text.removesuffix("\n").split("\n") if text else [])
    except RecordDamaged as error:
        if not isinstance(error.before, Log):
            raise ThrowdownError(f"{record}, {error.message}") from None
        damage, log = error, error.before
    if as_json:
        tell_json(log, sys.stdout)
    else:
        tell(log, words, sys.stdout)
    if damage is not None:
        raise ThrowdownError(f"{record}, {damage.message}; what stands above was read before it")
    if not log.finished and not as_json:
        click.echo(f"\n{words.say('play-record-stops')}")


# simulate


@main.command()
@click.argument("game")
@click.option("--bots", default="random,random", show_default=True, metavar="A,B,...", help="Who plays, 2 to 5 bots.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--seed", help="Play the same games again.")
@click.option("--processes", type=click.IntRange(1), help="How many cores to use (default: all).")
@_rule_options
@_json
def simulate(
    game: str,
    bots: str,
    games: int,
    seed: str | None,
    processes: int | None,
    options: dict[str, Any],
    preset: str | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME by luck, and count.

    Example: throwdown simulate strike --bots thumb,random --games 2000
    """
    from rich.console import Console
    from rich.progress import Progress

    from throwdown.lab.simulate import make_plan
    from throwdown.lab.simulate import simulate as run

    plan = make_plan(game, _names(bots), seed or secrets.token_hex(8), options, preset)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=games)
        report = run(plan, games, progress=lambda played: bar.advance(task, played), processes=processes)
    click.echo(json.dumps(_report_json(report)) if as_json else _report_text(report))


def _report_json(report: Report) -> dict[str, Any]:
    def told(shares: tuple[Share, ...]) -> list[dict[str, Any]]:
        return [{field: getattr(share, field) for field in share._fields} for share in shares]

    return {
        "game": report.game,
        "bots": list(report.bots),
        "games": report.games,
        "seed": report.seed,
        "by_bot": told(report.by_bot),
        "by_seat": told(report.by_seat),
        "throws": dict(zip(("mean", "min", "max"), report.throws, strict=True)),
        "steps": dict(zip(("mean", "min", "max"), report.steps, strict=True)),
        "endings": dict(report.endings),
    }


def _report_text(report: Report) -> str:
    lines = [f"{report.games} games of {report.game} (seed {report.seed})", ""]
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

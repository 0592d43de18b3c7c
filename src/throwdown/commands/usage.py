"""Usage errors as one sentence in the user's language.

click's errors are in English. Their type, or where there is none their message, decides which sentence of ours it is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from throwdown.words import Words

_QUOTED = r"(?P<value>'.*'|\".*\")"
#: What is wrong with a value: the sentence of click or of one of our commands, and the name of ours.
VALUES = (
    (rf"{_QUOTED} is not a valid (?:integer|integer range)\.", "whole"),
    (rf"{_QUOTED} is not a valid (?:float|float range)\.", "number"),
    (r"(?P<value>\S+) is not in the range (?P<range>.*)\.", "range"),
    (rf"{_QUOTED} is not (?:one of )?(?P<choices>'.*')\.", "choice"),
    (rf"\w+ {_QUOTED} does not exist\.", "absent"),
    (rf"\w+ {_QUOTED} is a directory\.", "folder"),
    (rf"\w+ {_QUOTED} is a file\.", "file"),
    (rf"\w+ {_QUOTED} is not readable\.", "unreadable"),
    (rf"\w+ {_QUOTED} is not writable\.", "unwritable"),
    (rf"{_QUOTED} is not NAME=VALUE", "pair"),
    (rf"{_QUOTED} is not a time to think: .*", "thought"),
    (rf"{_QUOTED} is not a time for a game: .*", "time"),
)
_PATTERNS = [(re.compile(pattern, re.DOTALL), f"cli-bad-{name}") for pattern, name in VALUES]
_EXTRA = re.compile(r"Got unexpected extra arguments? \((?P<value>.*)\)", re.DOTALL)


def localised_usage(error: click.ClickException, words: Words) -> str:
    """The error in this language; one that we do not know as click writes it."""
    if isinstance(error, click.NoSuchOption):
        if setting := _setting(error):
            return words.say("cli-a-setting", what=error.option_name, setting=setting, variable=_variable(setting))
        near = error.possibilities[0] if error.possibilities else ""
        key = "cli-no-option-near" if near else "cli-no-option"
        return words.say(key, what=error.option_name, **({"near": near} if near else {}))
    if isinstance(error, click.MissingParameter):
        return words.say("cli-missing", what=_name(error))
    if isinstance(error, click.BadParameter):
        return words.say("cli-bad", what=_name(error), why=_localised_value(error.message, words))
    if isinstance(error, click.BadOptionUsage):
        needs = "requires" in error.message
        return words.say("cli-missing-value" if needs else "cli-needless-value", what=error.option_name)
    if extra := _EXTRA.fullmatch(error.message):
        return words.say("cli-too-much", value=extra["value"])
    return error.format_message()


def _setting(error: click.NoSuchOption) -> str:
    """The setting of a server that was mistaken for an option; empty if there is none."""
    if error.ctx is None or error.ctx.command.name != "serve":
        return ""
    from throwdown.server.operations.settings import names

    name = error.option_name.lstrip("-").replace("-", "_")
    return name if name in names() else ""


def _variable(setting: str) -> str:
    return f"THROWDOWN_{setting.upper()}"


def _localised_value(message: str, words: Words) -> str:
    for pattern, key in _PATTERNS:
        if found := pattern.fullmatch(message):
            return words.say(key, **{name: _range(value) for name, value in found.groupdict().items()})
    return message


def _range(text: str) -> str:
    """click's 36<=x<=99, x>=1 and x<=99 as people write it; other values as they are."""
    whole = re.sub(r"^([0-9.]+)<=x<=([0-9.]+)$", r"\1–\2", text)
    return re.sub(r"^x([<>])=", lambda sign: "≥ " if sign[1] == ">" else "≤ ", whole)


def _name(error: click.BadParameter) -> str:
    hint = error.param_hint or (error.param.get_error_hint(error.ctx) if error.param else "")
    return " / ".join(hint) if not isinstance(hint, str) else hint.replace("'", "")

"""What the host of a server can choose, and where the choice is read from.

Defaults, then a TOML file, then THROWDOWN_… in the environment, then the command line: the later wins.

    port = 9000
    public_url = "https://dice.example/games"
    size = "club"

is the same as THROWDOWN_PORT=9000, THROWDOWN_PUBLIC_URL=… and THROWDOWN_SIZE=club. Whatever is not known or
cannot be is refused with one sentence that says where it is and what would fit.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, field, structs

from throwdown.errors import ThrowdownError
from throwdown.library.folders import server_folder

from .limits import SIZES, Limits, SizeName

PREFIX = "THROWDOWN_"
#: Variables of the same prefix that other rooms read.
ELSEWHERE = frozenset({"LANG", "SAVES", "SETTINGS", "FAULT", "SNAPSHOTS", "TOKEN"})
SECRET = frozenset({"metrics_token", "secrets_key", "store"})
#: What msgspec calls the kinds of values, and what people call them.
KINDS = {"`int`": "a whole number", "`float`": "a number", "`str`": "a text", "`bool`": "true or false"}
EVERYWHERE = "0.0.0.0"  # noqa: S104 - this is what lan asks for
LOOPBACK = ("127.0.0.1", "localhost", "::1")
#: What one of several servers may be called: it is part of an address.
SERVER_NAME = "[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?"
#: A host that may be sent notices: a star is any name before the rest.
NOTICE_HOST = r"(?:\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?"
#: Reports to the hosts of the server are deleted after so many days, with the chat lines beside them.
KEEP_REPORTS_DAYS = 30
#: What to type on this machine where the server listens on one of these.
HERE = {"127.0.0.1": "localhost", EVERYWHERE: "localhost", "::": "::1"}


class SettingsRefused(ThrowdownError):
    """Raised when a setting is not known or cannot have the value that it was given."""

    code = "settings/value"


#: Stands for the limits of the size.
UNCHOSEN = Limits()


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set; ``limits`` follows from ``size``."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    """The address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8642
    """0 takes any free one."""
    data: Path = field(default_factory=server_folder)
    """The folder for everything that is stored. The default is your data folder (on Linux
    `~/.local/share/throwdown/server`)."""
    store: str = ""
    """The database of PostgreSQL for games and people ("postgresql://user:password@db.example/database"); without one
    they are in a file in the folder."""
    lan: bool = False
    """Listen to the local network too, and answer to this machine's own addresses and name."""
    public_url: str = ""
    """Where people find the server ("https://dice.example/games"), behind a proxy or under a name that this machine
    does not know. Name, path and https follow from it."""
    allowed_origins: tuple[str, ...] = ()
    """More pages that may use this server ("https://other.example"); its own need no mention."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    tls_certificate: str = ""
    """A PEM file with a certificate (and those between it and a root): the server speaks https itself."""
    tls_key: str = ""
    """The PEM file with its key, without a password."""
    size: SizeName = "family"
    """For how many people the limits are: up to about sixty who know each other (family), hundreds behind one address
    (club), strangers (public), or no limits (unlimited, for measuring on your own machine)."""
    log_format: Literal["auto", "json", "text"] = "auto"
    """``auto``: text on a terminal, JSON lines otherwise."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least serious lines that the log shows."""
    workers: Annotated[int, Meta(ge=0, le=256)] = 0
    """Processes that compute throws; 0 takes one for each processor."""
    metrics_token: str = ""
    """The bearer token that reads the metrics; without one they cannot be read."""
    secrets_key: str = ""
    """64 hexadecimal digits that seal the secrets of games in the database, to be shared by several servers;
    without them a file beside the database holds such a key."""
    server_name: str = ""
    """What this server is called among several over the same ``store``: its part of every address ("/s/NAME/")."""
    signup: Literal["open", "invite", "closed"] = "open"
    """Who may come in for the first time: everybody, those with an invitation link, or no one. People who are
    known sign in as before."""
    theme: Literal["published", "neutral"] = "published"
    """The names of games and faces, for people who did not choose."""
    host_name: str = ""
    """Who runs this server, for the pages "Imprint" and "Privacy"; several lines are possible."""
    host_contact: str = ""
    """How people reach them there: an e-mail address, a telephone number, a postal address."""
    imprint: Path | None = None
    """A text file (UTF-8) with the imprint, instead of the one that is made from ``host_name`` and ``host_contact``.
    One for a language has it before the ending: imprint.de.txt beside imprint.txt."""
    privacy: Path | None = None
    """A text file that is shown at the beginning of the page "Privacy"; the same names for languages."""
    keep_chat_days: Annotated[int, Meta(ge=0, le=36500)] = 30
    """Chat lines are deleted after so many days; 0: never."""
    keep_guests_days: Annotated[int, Meta(ge=0, le=36500)] = 30
    """Guests without a finished game are forgotten after so many days without a visit; 0: never."""
    keep_games_days: Annotated[int, Meta(ge=0, le=36500)] = 0
    """Games are deleted so many days after their end, with their records; 0: never."""
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com", "updates.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com",
    )  # fmt: skip
    """Push services of browsers, to which notices may be sent: always over https. Empty: no notices to browsers."""
    webhook_hosts: tuple[str, ...] = ()
    """Hosts to which people may have notices sent by webhook ("ntfy.sh", "discord.com", "hooks.slack.com",
    "*.matrix.example:8443"); over https, unless an entry is "http://ntfy.example". Empty: no webhooks."""
    notice_networks: tuple[str, ...] = ()
    """Inner networks ("10.1.0.0/16") in which hosts of the two settings above may be. Without this nothing is sent to
    an inner address, whatever name it has."""
    free_chat: Literal["never", "private", "everywhere"] = "private"
    """Where people may write their own words in the chat. ``private``: at tables that are not listed.
    ``everywhere``: wherever the host of the table wants. Tables that are there already stay as they are."""
    limits: Limits = UNCHOSEN
    """The numbers of ``size``: no source names them, only a test gives its own."""

    def __post_init__(self) -> None:
        if self.limits is UNCHOSEN:
            structs.force_setattr(self, "limits", SIZES[self.size])
        _check_url(self.public_url)
        _check_token(self.metrics_token)
        _check_key(self.secrets_key)
        _check_store(self.store)
        _check_tls(self.tls_certificate, self.tls_key)
        _check_server_name(self)
        for origin in self.allowed_origins:
            _check_origin(origin)
        for entry in (*self.push_hosts, *self.webhook_hosts):
            _check_notice_host(entry, plain=entry in self.push_hosts)
        for network in self.notice_networks:
            _check_network(network, "notice_networks")
        for network in self.trusted_proxies:
            _check_network(network)

    def __repr__(self) -> str:
        """Without secrets: a repr ends up in logs."""
        shown = (f"{name}={value!r}" for name, value in structs.asdict(self).items() if name not in SECRET)
        return f"Settings({', '.join(shown)})"

    @property
    def listen(self) -> str:
        """The address to bind: with ``lan`` every one, unless a particular one was asked for."""
        return EVERYWHERE if self.lan and self.host in LOOPBACK else self.host

    @property
    def secure(self) -> bool:
        """Whether cookies and links are for https only."""
        return self.tls or urlsplit(self.public_url).scheme == "https"

    @property
    def tls(self) -> bool:
        """Whether the server speaks https itself."""
        return bool(self.tls_certificate)

    def address(self, port: int, host: str = "") -> str:
        """Where the page is found on this machine (or under ``host``), without a proxy."""
        host = host or HERE.get(self.listen, self.listen)
        named = f"[{host}]" if ":" in host else host
        return f"{'https' if self.tls else 'http'}://{named}:{port}{self.prefix}/"

    @property
    def prefix(self) -> str:
        """The path under which the server lies, without a slash at its end; usually empty."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def origins(self) -> frozenset[str]:
        """The pages that may use this server, besides those that it serves on this machine."""
        own = {origin_of(self.public_url)} if self.public_url else set()
        return frozenset(self.allowed_origins) | own

    @property
    def proxies(self) -> list[str]:
        return [str(ip_network(proxy, strict=False)) for proxy in self.trusted_proxies]


# Reading them


def load(
    file: Path | None = None,
    environ: Mapping[str, str] | None = None,
    overrides: Mapping[str, object] | None = None,
) -> Settings:
    """The settings from all their sources; ``overrides`` are the command line, None in it says nothing.

    Without ``file`` the one that THROWDOWN_SETTINGS names is read, if it names one.
    """
    environ = os.environ if environ is None else environ
    named = environ.get(f"{PREFIX}SETTINGS")
    file = file or (Path(named) if named else None)
    every = (*_from_file(file), *_from_environment(environ), *_from_overrides(overrides))
    last = {given.key: given for given in every}
    return _built({key: _convert(given) for key, given in last.items()}, file)


@dataclass(frozen=True, slots=True)
class _Given:
    """The value of one setting in one source."""

    key: str
    value: object
    source: str
    typed: bool = True


def _from_file(file: Path | None) -> Iterator[_Given]:
    if file is None:
        return
    for name, value in _read(file).items():
        yield _Given(name, value, str(file))


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as trouble:
        why = getattr(trouble, "strerror", None) or "it is not UTF-8 text"
        raise SettingsRefused(
            "{file} cannot be read ({why}): name another file", code="settings/file", file=file, why=why
        ) from None
    except tomllib.TOMLDecodeError as trouble:
        raise SettingsRefused(
            "{file} is not TOML: {trouble}", code="settings/file", file=file, trouble=trouble
        ) from None


def _from_environment(environ: Mapping[str, str]) -> Iterator[_Given]:
    for variable in sorted(environ):
        name = variable.removeprefix(PREFIX)
        if name != variable and name not in ELSEWHERE:
            yield _Given(name.lower(), environ[variable], f"{variable} in the environment", typed=False)


def _from_overrides(overrides: Mapping[str, object] | None) -> Iterator[_Given]:
    for key, value in (overrides or {}).items():
        if value is not None:
            yield _Given(key, value, "the command line")


def names() -> dict[str, Any]:
    """Every setting that a source can name, and its type."""
    return {field.name: field.type for field in structs.fields(Settings) if field.name != "limits"}


def _nearest(name: str, known: Collection[str]) -> str:
    """What to do about a setting that does not exist."""
    if name.partition("_")[0] == "limits":
        return "choose a size: family, club or public"
    near = get_close_matches(name, known, n=1)
    return f"did you mean {near[0]}?" if near else "leave it out"


def _convert(given: _Given) -> object:
    types = names()
    if given.key not in types:
        fix = _nearest(given.key, types)
        raise SettingsRefused(
            f"{{source}}: there is no setting {{key}}; {fix}",
            code="settings/unknown",
            source=given.source,
            key=given.key,
        )
    wanted, value = types[given.key], given.value
    if wanted == Path | None:
        wanted = Path
    if not given.typed and wanted == tuple[str, ...]:
        value = [part.strip() for part in str(value).split(",") if part.strip()]
    try:
        return msgspec.convert(value, wanted, strict=given.typed, dec_hook=_as_path)
    except msgspec.ValidationError as trouble:
        shown = "…" if given.key in SECRET else repr(given.value)
        raise SettingsRefused(
            f"{{source}}: {{key}} {_must(trouble, wanted)}; got {{shown}}",
            source=given.source,
            key=given.key,
            fits=", ".join(get_args(wanted)) if get_origin(wanted) is Literal else _bound(trouble),
            shown=shown,
        ) from None


def _bound(trouble: msgspec.ValidationError) -> str:
    """``<= 65535`` of msgspec's "Expected `int` <= 65535"; empty where the kind is wrong."""
    return str(trouble).partition("` ")[2].partition(" - at")[0].partition(", got")[0]


def _must(trouble: msgspec.ValidationError, wanted: Any) -> str:
    """What msgspec expected, in words: ``Expected `int` <= 65535`` is "must be a whole number <= 65535"."""
    if get_origin(wanted) is Literal:
        *others, last = get_args(wanted)
        return f"must be {', '.join(others)} or {last}"
    expected = str(trouble).partition(", got")[0].partition(" - at")[0]
    if not expected.startswith("Expected "):
        return "is not valid"
    for name, words in KINDS.items():
        expected = expected.replace(name, words)
    return f"must be {expected.removeprefix('Expected ')}"


def _as_path(kind: type, value: object) -> object:
    """msgspec asks for what it does not know itself: paths."""
    if kind is Path and isinstance(value, str) and value:
        return Path(value).expanduser()
    raise ValueError("Expected a path")


def _built(values: dict[str, Any], file: Path | None) -> Settings:
    try:
        return Settings(**values)
    except ValueError as trouble:
        where = f" (also look into {file})" if file else ""
        raise SettingsRefused("These settings do not fit: {why}" + where, why=trouble) from None


# What fits


def origin_of(url: str) -> str:
    """The origin of a page, written as browsers write it: in lower case, without the usual port."""
    parts = urlsplit(url)
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def _check_url(url: str) -> None:
    if not url:
        return
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment or parts.username:
        raise ValueError(f"public_url = {url!r} must look like https://dice.example or https://example.org/dice")
    path = parts.path.rstrip("/")
    if "//" in path or not path.isascii():
        raise ValueError(f"public_url = {url!r} must have a plain path, as https://example.org/dice has")


def _check_origin(origin: str) -> None:
    if not origin.startswith(("http://", "https://")) or origin_of(origin) != origin:
        raise ValueError(f"allowed_origins: {origin!r} must be scheme, name and port only, as https://dice.example is")


def _check_notice_host(entry: str, *, plain: bool) -> None:
    """``plain``: a push service, which is always reached over https."""
    if not re.fullmatch(NOTICE_HOST if plain else f"(?:https?://)?{NOTICE_HOST}", entry, re.ASCII):
        name = "push_hosts" if plain else "webhook_hosts"
        raise ValueError(f"{name}: {entry!r} must be the name of a host, as ntfy.example or *.push.example:8443")


def _check_network(network: str, setting: str = "trusted_proxies") -> None:
    try:
        ip_network(network, strict=False)
    except ValueError:
        raise ValueError(f"{setting}: {network!r} must be an address or a network, as 10.0.0.0/8 is") from None


def _check_key(key: str) -> None:
    if key and not re.fullmatch("[0-9a-f]{64}", key, re.ASCII):
        raise ValueError("secrets_key must be 64 hexadecimal digits in small letters, as `openssl rand -hex 32` writes")


def _check_store(store: str) -> None:
    if store and not store.startswith(("postgresql://", "postgres://")):
        raise ValueError(
            "store must be the address of a database, as postgresql://user:password@db.example/database is"
        )


def _check_tls(certificate: str, key: str) -> None:
    if bool(certificate) != bool(key):
        raise ValueError("tls_certificate and tls_key belong together: give both, or neither")


def _check_server_name(settings: Settings) -> None:
    if not settings.server_name:
        return
    if not re.fullmatch(SERVER_NAME, settings.server_name):
        name = settings.server_name
        raise ValueError(f"server_name = {name!r} must be small letters, digits and dashes, as one or eu-2 is")
    if not settings.store:
        raise ValueError(
            "server_name needs store: only servers over the same PostgreSQL can be several; give its address with"
            " --store or as THROWDOWN_STORE"
        )
    if not settings.secrets_key:
        raise ValueError(
            "server_name needs secrets_key: the servers must open each other's secrets; make one with"
            " `openssl rand -hex 32` and give it to all of them as THROWDOWN_SECRETS_KEY"
        )


def _check_token(token: str) -> None:
    if token and (len(token) < 16 or not token.isascii() or not token.isprintable()):
        raise ValueError("metrics_token must have at least 16 plain characters: a short one is guessed")

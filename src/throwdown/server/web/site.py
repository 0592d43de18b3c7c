"""The page as a folder for any host of files: the visitor's browser hosts the games itself.

Every address of a folder is a file, so the page there reads addresses behind a hash (``#/t/ID``). Rooms whose address
is fixed have a file each as well, so that a link to one works. The host's headers are not ours: the content policy is
in the document.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from html import escape
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from throwdown.errors import PartMissing, ThrowdownError

from .middleware.security_headers import CONTENT_POLICY
from .page import BASE, INDEX, PAGE
from .rooms import SITE_FILES
from .tab_parts import LIST, PARTS, meta_of

if TYPE_CHECKING:
    from pathlib import Path

#: A folder that has this file is a site of ours.
OURS = "tab/parts.json"
#: Names that our files have: a list that was changed removes nothing else.
OWN_NAME = re.compile(r"((assets|img|tab)/)?\w[\w.-]*")
#: What a browser obeys only in a header.
HEADERS_ONLY = re.compile(r"frame-ancestors [^;]*; ")
SERVICE_WORKER = "sw.js"
#: Pictures that the list of what is taken along leaves out: older browsers show them.
PICTURES = "img/*.webp"


class SiteRefused(ThrowdownError):
    """Raised when a site cannot be written: its folder holds other files, or its server has no address."""

    code = "site/not_ours"


class Site(Struct, frozen=True):
    """What was written."""

    folder: str
    version: str
    files: int
    bytes: int


def write_site(folder: Path, server: str | None = None) -> Site:
    """Write the site, or a new version of it; ``server`` is where tables with others are."""
    if not LIST.is_file() or not INDEX.is_file():
        message = "the parts for playing in a browser tab are not installed: run scripts/web in a clone"
        raise PartMissing(message + ', elsewhere pip install --find-links dist "throwdown[tab]"', code="part/tab")
    if server is not None and not re.match(r"https?://[^/]", server):
        raise SiteRefused(
            "'{server}' is not the address of a server: begin with https://", code="site/server", server=server
        )
    older = _files_of(folder)
    listed = _list(server)
    files = _copied_files(listed)
    for name, source in files.items():
        _copy(source, folder / name)
    # documents last: what they name is there already
    documents = _documents(listed, server)
    for name, text in documents.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    written = [folder / name for name in {*files, *documents}]
    for gone in older - {*files, *documents}:
        (folder / gone).unlink(missing_ok=True)
    return Site(str(folder), listed["version"], len(written), sum(file.stat().st_size for file in written))


def _files_of(folder: Path) -> set[str]:
    """The files of an older site in this folder, by which the older one is removed; nothing of others is touched."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return set()
    if not (folder / OURS).is_file():
        raise SiteRefused(
            "'{folder}' holds other files: choose an empty folder, or one with an older site", folder=folder
        )
    listed = json.loads((folder / OURS).read_text("utf-8"))
    names = {each["path"] for each in listed["page"]} | {f"tab/{each['file']}" for each in listed["parts"]}
    return {name for name in names if OWN_NAME.fullmatch(name)}


def _list(server: str | None) -> dict[str, Any]:
    """What is taken along; the documents name the server, so those with another one are another version."""
    listed: dict[str, Any] = json.loads(LIST.read_text("utf-8"))
    if server is not None:
        listed["version"] += f".{hashlib.sha256(server.encode()).hexdigest()[:4]}"
    return listed


def _copied_files(listed: dict[str, Any]) -> dict[str, Path]:
    """The files that are the same on every host, by their names in the folder."""
    page = [PAGE / each["path"] for each in listed["page"] if each["path"] != INDEX.name]
    files = {file.relative_to(PAGE).as_posix(): file for file in [*page, *PAGE.glob(PICTURES)]}
    parts = {
        f"tab/{file.name}": file for file in PARTS.iterdir() if not file.name.startswith(".") and file.name != LIST.name
    }
    return files | parts


def _copy(source: Path, target: Path) -> None:
    """Files named after their content need not be copied twice."""
    if not target.is_file() or target.read_bytes() != source.read_bytes():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def _documents(listed: dict[str, Any], server: str | None) -> dict[str, str]:
    """The list, the page under each of its addresses, and its service worker, which learns that this is a folder."""
    worker = (PAGE / SERVICE_WORKER).read_text("utf-8")
    rooms = {room: _document("../" * room.count("/"), listed, server) for room in SITE_FILES}
    return {
        OURS: json.dumps(listed),
        SERVICE_WORKER: worker.replace("SITE = false", "SITE = true"),
        **rooms,
        "index.html": _document("./", listed, server),
    }


def _document(base: str, listed: dict[str, Any], server: str | None) -> str:
    """The page with its policy before anything that it is for."""
    head = [
        f'<meta http-equiv="content-security-policy" content="{HEADERS_ONLY.sub("", CONTENT_POLICY)}" />',
        '<meta name="referrer" content="same-origin" />',
        f'<base href="{base}" />',
        '<meta name="throwdown-host" content="tab" />',
        meta_of(listed),
    ]
    if server is not None:
        head.append(f'<meta name="throwdown-server" content="{escape(server)}" />')
    return BASE.sub("".join(head), INDEX.read_text("utf-8"), count=1)

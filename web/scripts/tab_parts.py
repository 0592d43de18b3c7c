"""Makes what a browser tab needs to host games itself, into src/throwdown/server/tab_parts.

    .venv/bin/python web/scripts/tab_parts.py NODE            after the page was built; scripts/web does both
    .venv/bin/python web/scripts/tab_parts.py NODE prepare    fetches and compiles only, which may run beside that
    .venv/bin/python web/scripts/tab_parts.py made            whether they are made, of what is here now

The parts are Pyodide, the standard library and our package as bytecode, msgspec and the physics engine. Each is a
gzip file named after its content. parts.json lists them, and every file of the page.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path

from tab_contents import PACKAGES, candidates, library_modules, package_files

WEB = Path(__file__).parents[1]
ROOT = WEB.parent
SOURCE = ROOT / "src"
PAGE = SOURCE / "throwdown" / "server" / "page"
PARTS = SOURCE / "throwdown" / "server" / "tab_parts"
#: A hash of what they were made of.
STAMP = PARTS / ".stamp"
#: What was fetched and compiled; may be emptied at any time.
CACHE = WEB / ".tab"
PYODIDE = WEB / "node_modules" / "pyodide"
LOCK = WEB / "tab.lock"
#: For which Python and which system the packages of the lock are.
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--implementation", "cp", "--abi", "cp314",
            "--python-version", "3.14")  # fmt: skip
#: Files of the built page that nobody needs without a server: the worker that serves them, and link previews.
NOT_TAKEN = re.compile(r"\.(br|gz)$|^\.|^sw\.js$|^hand\.html$|^img/og-|\.webp$")
#: Catalogues that no page shows: the help of commands.
NOT_SHOWN = ("cli",)
#: The earliest date of a zip file: the same content makes the same bytes.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def main(node: str) -> None:
    PARTS.mkdir(exist_ok=True)
    STAMP.unlink(missing_ok=True)
    engine = next((PAGE / "assets").glob("mujoco-*.wasm"))
    contents = prepare(node) | {"mujoco.wasm": engine.read_bytes()}
    parts = [written(name, content) for name, content in contents.items()]
    manifest(parts, f"assets/{engine.name}")
    (PARTS / "LICENSES.txt").write_text(licence_texts(), "utf-8")
    (PARTS / ".gitignore").write_text("*\n")
    forget({part["file"] for part in parts} | {"parts.json", "LICENSES.txt", ".gitignore"})
    STAMP.write_text(inputs())


def are_made() -> bool:
    return (PARTS / "parts.json").is_file() and STAMP.is_file() and STAMP.read_text() == inputs()


def prepare(node: str) -> dict[str, bytes]:
    """Every part that needs no page."""
    wheel, compiler = zipfile.ZipFile(fetched_wheel()), Compiler(node)
    library = zipfile.ZipFile(PYODIDE / "python_stdlib.zip")
    modules = {name: library.read(name) for name in library_modules(library.namelist())}
    sources = package_files(SOURCE) | installed_packages()
    compiled = compiler.compiled(modules | sources)
    return {
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": zipped(
            {name: text for name, text in compiled.items() if name.removesuffix("c") in modules}
        ),
        "throwdown.zip": zipped(
            {name: text for name, text in compiled.items() if name.removesuffix("c") not in modules}
        ),
        "msgspec.whl": zipped({name: wheel.read(name) for name in wheel.namelist() if not name.endswith(".pyi")}),
        **words(),
    }


def words() -> dict[str, bytes]:
    """The catalogues of each language by their names: the page shows them before Python runs."""
    folders = sorted(folder for folder in (SOURCE / "throwdown" / "locales").iterdir() if folder.is_dir())
    catalogues = {
        folder.name: {
            file.stem: file.read_text("utf-8") for file in sorted(folder.glob("*.ftl")) if file.stem not in NOT_SHOWN
        }
        for folder in folders
    }
    return {
        f"words-{language}.json": json.dumps(texts, ensure_ascii=False).encode()
        for language, texts in catalogues.items()
    }


def inputs() -> str:
    """A hash of everything that the parts are made of."""
    digest = hashlib.sha256()
    files = [
        *sorted(WEB.glob("scripts/*.*")),
        *sorted(WEB.glob("licenses/*")),
        LOCK,
        WEB / "package-lock.json",
        PAGE / ".stamp",
    ]
    for file in [*files, *candidates(SOURCE)]:
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def installed_packages() -> dict[str, bytes]:
    """The modules of others that our package imports and that are Python only, as they are installed here."""
    found = {}
    for name, top in PACKAGES.items():
        for file in distribution(name).files or ():
            if file.suffix == ".py" and str(file).startswith(top):
                found[str(file)] = Path(str(file.locate())).read_bytes()
    return found


def fetched_wheel() -> Path:
    """msgspec for a browser; pip compares it with the lock."""
    folder = CACHE / hashlib.sha256(LOCK.read_bytes()).hexdigest()[:16]
    if not list(folder.glob("*.whl")):
        command = [sys.executable, "-m", "pip", "download", "-qq", "--no-input", "--disable-pip-version-check"]
        command += ["--no-deps", "--only-binary", ":all:", *PLATFORM, "--require-hashes", "-r", str(LOCK)]
        subprocess.run([*command, "-d", str(folder)], check=True)  # noqa: S603
    (wheel,) = folder.glob("*.whl")
    return wheel


class Compiler:
    """Bytecode for the Python of Pyodide; what was compiled once is not compiled again."""

    def __init__(self, node: str) -> None:
        self._node = node
        self._folder = CACHE / "bytecode"
        self._salt = (PYODIDE / "package.json").read_bytes() + (WEB / "scripts" / "compile.mjs").read_bytes()

    def compiled(self, files: dict[str, bytes]) -> dict[str, bytes]:
        """The same files with bytecode instead of sources."""
        targets = {name: self._target(name, source) for name, source in files.items() if name.endswith(".py")}
        self._compile({name: target for name, target in targets.items() if not target.is_file()}, files)
        self._forget_others(set(targets.values()))
        return {
            f"{name}c" if name in targets else name: targets[name].read_bytes() if name in targets else content
            for name, content in files.items()
        }

    def _target(self, name: str, source: bytes) -> Path:
        key = hashlib.sha256(self._salt + name.encode() + b"\0" + source).hexdigest()
        return self._folder / f"{key[:32]}.pyc"

    def _compile(self, targets: dict[str, Path], files: dict[str, bytes]) -> None:
        if not targets:
            return
        orders = []
        for name, target in targets.items():
            source = target.with_suffix(".py")
            source.parent.mkdir(parents=True, exist_ok=True)
            source.write_bytes(files[name])
            orders.append((name, str(source), str(target)))
        command = [self._node, str(WEB / "scripts" / "compile.mjs")]
        subprocess.run(command, input=json.dumps(orders).encode(), check=True)  # noqa: S603
        for _, copy, _ in orders:
            Path(copy).unlink()

    def _forget_others(self, used: set[Path]) -> None:
        for file in set(self._folder.iterdir()) - used:
            file.unlink()


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip whose files are not compressed: the whole is, and shrinks more."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), files[name])
    return buffer.getvalue()


def written(name: str, content: bytes) -> dict[str, str | int]:
    sha256 = hashlib.sha256(content).hexdigest()
    file = PARTS / f"{sha256[:16]}.gz"
    if not file.is_file():
        file.write_bytes(gzip.compress(content, 9, mtime=0))
    return {"name": name, "file": file.name, "sha256": sha256, "sent": file.stat().st_size, "size": len(content)}


def manifest(parts: list[dict[str, str | int]], engine: str) -> None:
    """The list of all that is taken along; the version is a hash of it."""
    page = [page_file(path) for path in taken_files() if path != engine]
    # the engine travels once: as a part
    page.append({"path": engine, "part": "mujoco.wasm"})
    everything = {"parts": parts, "page": page, "sent": sum(int(each.get("sent", 0)) for each in [*parts, *page])}
    text = re.search(r'__version__ = "(.*)"', (SOURCE / "throwdown" / "__init__.py").read_text("utf-8"))
    assert text  # noqa: S101
    version = f"{text[1]}-{hashlib.sha256(json.dumps(everything).encode()).hexdigest()[:8]}"
    (PARTS / "parts.json").write_text(json.dumps({"version": version, **everything}), "utf-8")


def page_file(path: str) -> dict[str, str | int]:
    content = (PAGE / path).read_bytes()
    forms = [PAGE / f"{path}{ending}" for ending in (".br", ".gz", "")]
    sent = next(form for form in forms if form.is_file()).stat().st_size
    return {"path": path, "sha256": hashlib.sha256(content).hexdigest(), "sent": sent, "size": len(content)}


def taken_files() -> list[str]:
    """The files of the built page, without what only the hand of a phone uses: found by their names in each other."""
    files = [file.relative_to(PAGE).as_posix() for file in PAGE.rglob("*") if file.is_file()]
    others = [file for file in files if not file.startswith("assets/") and not NOT_TAKEN.search(file)]
    assets = {Path(file).name for file in files if file.startswith("assets/") and not NOT_TAKEN.search(file)}
    reached: set[str] = set()
    queue = [PAGE / "index.html"]
    while queue:
        file = queue.pop()
        if file.suffix in (".html", ".js", ".css"):
            named = set(re.findall(r"[\w.-]+\.[a-z0-9]+", file.read_text("utf-8"))) & assets - reached
            reached |= named
            queue += [PAGE / "assets" / name for name in named]
    return sorted([*others, *(f"assets/{name}" for name in reached)])


NOTICE = """This folder holds software of others beside Throwdown, each under its own licence:

- Pyodide {pyodide} (pyodide.asm.wasm, the standard library's pyodide and _pyodide, and the page's pyodide scripts):
  Mozilla Public License 2.0. It is unchanged; its source is the release of the same version of the project Pyodide.
- Python 3.14 (inside Pyodide, and its standard library, compiled): Python Software Foundation License.
- msgspec {msgspec} (msgspec.whl): BSD 3-Clause.
- fluent.syntax {fluent} (in throwdown.zip): Apache License 2.0.
- markdown-it-py {markdown} and mdurl {mdurl} (in throwdown.zip): MIT.
- typing_extensions {typing} (in throwdown.zip): Python Software Foundation License.
- MuJoCo {mujoco} (mujoco.wasm, without debugging information): Apache License 2.0.

Throwdown itself: MIT.
"""


def licence_texts() -> str:
    """What the licences of these packages ask for: who made what, and the text of each licence."""
    wheel = zipfile.ZipFile(fetched_wheel())
    msgspec = next(name for name in wheel.namelist() if name.endswith("/LICENSE"))
    notice = NOTICE.format(
        pyodide=npm_version("pyodide"),
        mujoco=npm_version("@mujoco/mujoco"),
        msgspec=msgspec.split("-")[1].removesuffix(".dist-info/licenses/LICENSE"),
        fluent=distribution("fluent.syntax").version,
        markdown=distribution("markdown-it-py").version,
        mdurl=distribution("mdurl").version,
        typing=distribution("typing_extensions").version,
    )
    texts = {
        "Throwdown": (ROOT / "LICENSE").read_text("utf-8"),
        "msgspec": wheel.read(msgspec).decode(),
        **{file.stem: file.read_text("utf-8") for file in sorted((WEB / "licenses").glob("*.txt"))},
    }
    return notice + "".join(f"\n\n{'=' * 80}\n{name}\n{'=' * 80}\n\n{text}" for name, text in texts.items())


def npm_version(package: str) -> str:
    return str(json.loads((WEB / "node_modules" / package / "package.json").read_text("utf-8"))["version"])


def forget(wanted: set[str]) -> None:
    """Parts of earlier builds go."""
    for file in PARTS.iterdir():
        if file.name not in wanted:
            file.unlink()


if __name__ == "__main__":
    if sys.argv[1:] == ["made"]:
        sys.exit(not are_made())
    (prepare if sys.argv[2:] == ["prepare"] else main)(sys.argv[1])

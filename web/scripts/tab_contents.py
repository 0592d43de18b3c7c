"""What a browser tab has of Python: which modules of the standard library and which files of our package."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# fmt: off
#: Modules of the standard library that no table, lesson or bot uses: other protocols, file formats, windows, tools for
#: programmers, processes. What is not named here stays, so that a new import rarely needs a change.
LEFT_OUT = frozenset((
    "__hello__", "__phello__", "_ast_unparse", "_pydatetime", "_pyio", "_pyrepl", "_py_abc",
    "_sysconfigdata__emscripten_wasm32-emscripten", "antigravity", "bdb", "cProfile", "cmd", "code", "compileall",
    "configparser", "csv", "ctypes", "curses", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib",
    "getopt", "getpass", "gettext", "http", "idlelib", "imaplib", "mailbox", "mimetypes",
    "modulefinder", "multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib",
    "poplib", "profile", "pstats", "pty", "py_compile", "pyclbr", "pydoc", "readline", "rlcompleter", "runpy",
    "sched", "shelve", "smtplib", "socketserver", "sqlite3", "symtable", "sysconfig", "tabnanny", "this", "timeit",
    "tkinter", "tomllib", "trace", "tracemalloc", "tty", "turtle", "unittest", "venv", "wave",
    "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo",
))
# fmt: on
# fmt: off
#: Encodings that stay: ours is UTF-8, zip files name theirs, and Python itself asks for some.
ENCODINGS = frozenset((
    "__init__", "aliases", "ascii", "charmap", "cp437", "hex_codec", "idna", "latin_1", "raw_unicode_escape",
    "undefined", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_8", "utf_8_sig",
    "zlib_codec",
))
# fmt: on

#: Rooms of our package for other hosts, for the command line, and for old names of modules.
OTHER_ROOMS = frozenset(("__main__", "cli", "client", "commands", "pictures", "server", "terminal"))
#: Data that only numpy reads, and fonts; types are for editors.
OTHER_DATA = frozenset((".npz", ".npy", ".ttf", ".typed", ".pyc"))
#: Packages of others in a tab, and where their modules begin. msgspec is compiled and a part of its own.
PACKAGES = {
    "fluent.syntax": "fluent/syntax/",
    "markdown-it-py": "markdown_it/",
    "mdurl": "mdurl/",
    "typing_extensions": "typing_extensions.py",
}
IMPORTED = frozenset(("fluent", "markdown_it", "mdurl", "msgspec", "pyodide", "js", "typing_extensions"))


def library_modules(names: Iterable[str]) -> list[str]:
    """The files of Pyodide's standard library that a tab gets."""
    return [name for name in names if name.endswith(".py") and _stays(name)]


def _stays(name: str) -> bool:
    top, _, below = name.removesuffix(".py").partition("/")
    if top == "encodings":
        return below in ENCODINGS
    return top not in LEFT_OUT


def package_files(source: Path) -> dict[str, bytes]:
    """The files of our package that a tab gets: modules that can be imported there, and their data."""
    files = {file.relative_to(source).as_posix(): file for file in candidates(source)}
    modules = {name for name in files if name.endswith(".py")}
    missing = unavailable({name: files[name].read_text("utf-8") for name in modules})
    return {name: file.read_bytes() for name, file in files.items() if name not in missing}


def candidates(source: Path) -> Iterator[Path]:
    """The files of the rooms that a tab may have."""
    for entry in sorted((source / "throwdown").iterdir()):
        if entry.stem in OTHER_ROOMS or entry.name == "__pycache__":
            continue
        for file in sorted(entry.rglob("*")) if entry.is_dir() else [entry]:
            if file.is_file() and file.suffix not in OTHER_DATA:
                yield file


def unavailable(modules: dict[str, str]) -> dict[str, str]:
    """The modules that cannot be imported in a tab, each with what it lacks; their texts are given by file."""
    wanted = {
        name: list(imports(text, module_name(name), name.endswith("__init__.py"))) for name, text in modules.items()
    }
    lacking: dict[str, str] = {}
    while True:
        here = {module_name(name) for name in modules if name not in lacking}
        found = {
            name: next((each for each in needed if not available(each, here)), "")
            for name, needed in wanted.items()
            if name not in lacking
        }
        new = {name: lack for name, lack in found.items() if lack}
        if not new:
            return lacking
        lacking |= new


def module_name(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def available(module: str, here: set[str]) -> bool:
    """Whether a tab has this module; of our own, those that are here."""
    top = module.partition(".")[0]
    if top == "throwdown":
        return module in here or module.rpartition(".")[0] in here  # the last word may be a name in a module
    return top in IMPORTED or (top in sys.stdlib_module_names and top not in LEFT_OUT)


def imports(text: str, module: str, is_package: bool) -> Iterator[str]:
    """What is imported when the module is: nothing in functions, for types only, or tried."""
    package = module if is_package else module.rpartition(".")[0]
    for node in _at_import(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package.split(".")[: len(package.split(".")) + 1 - node.level]) if node.level else ""
            origin = ".".join(filter(None, (base, node.module)))
            yield from (
                (f"{origin}.{alias.name}" for alias in node.names) if origin.startswith("throwdown") else (origin,)
            )


def _at_import(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Try | ast.Lambda):
            continue
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
            continue
        yield child
        yield from _at_import(child)

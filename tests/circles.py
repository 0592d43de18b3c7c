"""A contract for import-linter: no circle of files, imports for types counted.

Its own ``acyclic_siblings`` looks at folders beside each other. This one looks at files, so that it also sees
a file that imports the ``__init__`` which imports it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from importlinter import Contract, ContractCheck, fields, output

if TYPE_CHECKING:
    from grimp import ImportGraph


class NoCircles(Contract):
    """Kept when the files below a package can be put in an order in which each imports only earlier ones."""

    type_name = "no_circles"
    root = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        root = str(self.root)
        files = {module for module in graph.modules if module == root or module.startswith(f"{root}.")}
        imports = {file: graph.find_modules_directly_imported_by(file) & files for file in files}
        circles = circles_of(imports)
        return ContractCheck(kept=not circles, metadata={"circles": circles})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for circle in check.metadata["circles"]:
            output.print_error(f"A circle of {len(circle)} files:", bold=True)
            for importer, imported in circle:
                output.print_error(f"    {importer} imports {imported}")
            output.new_line()


def circles_of(imports: dict[str, set[str]]) -> list[list[tuple[str, str]]]:
    """One circle for each knot of files that import each other, as (importer, imported); the shortest there is."""
    left = {file: {other for other in others if other != file} for file, others in imports.items()}
    found = []
    for file in sorted(left):
        circle = _shortest_circle(left, file)
        if circle:
            found.append([*zip(circle, [*circle[1:], circle[0]], strict=True)])
            for each in circle:
                left[each] = set()
    return found


def _shortest_circle(imports: dict[str, set[str]], start: str) -> list[str]:
    """The files on the shortest way from a file back to itself."""
    came_from: dict[str, str] = {}
    waiting = [start]
    for file in waiting:
        for other in sorted(imports[file]):
            if other == start:
                return _way_back(came_from, start, file)
            if other not in came_from:
                came_from[other] = file
                waiting.append(other)
    return []


def _way_back(came_from: dict[str, str], start: str, file: str) -> list[str]:
    way = [file]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]

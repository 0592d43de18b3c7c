"""What a struct says of itself: its fields, and the sentences below them."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect as kinds

if TYPE_CHECKING:
    from types import ModuleType


def tag_of(struct: type[msgspec.Struct]) -> str | None:
    """The value under ``is``; None for what needs no name."""
    tag = struct.__struct_config__.tag
    return None if tag is None else str(tag)


def fields_of(struct: type[msgspec.Struct]) -> tuple[kinds.Field, ...]:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)  # noqa: S101  # of a struct it is
    return info.fields


def default_of(field: kinds.Field | msgspec.structs.FieldInfo) -> Any:
    """The value of a field that is left out."""
    factory: Any = field.default_factory
    return field.default if factory is msgspec.NODEFAULT else factory()


def module_of(struct: type) -> ModuleType:
    return sys.modules[struct.__module__]


@cache
def sentences(module: ModuleType, name: str) -> dict[str, str]:
    """By field of a class: the sentence below it."""
    tree = ast.parse(inspect.getsource(module))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    return {
        field.target.id: one_line(below.value.value)
        for field, below in zip(found.body, found.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(below, ast.Expr)
        and isinstance(below.value, ast.Constant)
        and isinstance(below.value.value, str)
    }


def one_line(text: str) -> str:
    return " ".join(text.replace("``", "`").split())

"""The API described by OpenAPI 3.1, made from the routes and the message types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from throwdown import __version__
from throwdown.api.http import Fault

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.api.route import Route

#: What any request may be answered besides its own answers.
USUAL = (400, 413, 415, 429, 431, 500, 503)
MEANING = {
    200: "Done.",
    204: "Done.",
    400: "Not understood, or not allowed; the answer says why.",
    401: "No person is signed in.",
    403: "Not for you.",
    404: "Not there, or not for you.",
    405: "Not with this method.",
    409: "Not now.",
    413: "Too much.",
    415: "Send application/json.",
    429: "Too often; wait as long as Retry-After says.",
    431: "Too many headers.",
    500: "A fault of the server; its id is in the log.",
    503: "Not possible at the moment; try again.",
}


def openapi(routes: Iterable[Route], prefix: str = "") -> dict[str, Any]:
    """The whole document."""
    routes = list(routes)
    types = [each for route in routes for each in (route.body, route.answer) if isinstance(each, type)]
    _, schemas = msgspec.json.schema_components(
        [*dict.fromkeys(types), Fault], ref_template="#/components/schemas/{name}"
    )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Throwdown",
            "version": __version__,
            "description": "Tables, people and finished games. What happens at a table goes over its socket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": prefix or "/"}],
        "paths": _paths(routes),
        "components": {
            "schemas": _without_tuples(schemas),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "throwdown"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _without_tuples(schema: Any) -> Any:
    """Tuples as arrays of what they hold: many tools that read OpenAPI stumble over ``prefixItems``."""
    if isinstance(schema, list | tuple):
        return [_without_tuples(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: _without_tuples(value) for key, value in schema.items()}
    if isinstance(items := plain.pop("prefixItems", None), list):
        plain["items"] = {"anyOf": items}
    return plain


def _paths(routes: list[Route]) -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return paths


def _operation(route: Route) -> dict[str, Any]:
    about = (route.handle.__doc__ or "").strip()
    operation: dict[str, Any] = {
        "operationId": route.handle.__name__,
        "summary": about.split(".")[0],
        "description": about,
        "security": [] if route.open else [{"cookie": []}, {"token": []}],
        "responses": _responses(route),
    }
    parameters = [_parameter(name, "path") for name in re.findall(r"{(\w+)}", route.path)]
    parameters += [_parameter(name, "query", kind) for name, kind in route.query]
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        schema = {"$ref": f"#/components/schemas/{route.body.__name__}"}
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


def _parameter(name: str, where: str, kind: Any = str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": msgspec.json.schema(kind)}


def _responses(route: Route) -> dict[str, Any]:
    own = (*((401,) if not route.open else ()), *route.refuses)
    fault = {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}}
    refused = {str(status): {"description": MEANING[status], "content": fault} for status in sorted({*USUAL, *own})}
    done: dict[str, Any] = {"description": MEANING[route.status]}
    if isinstance(route.answer, str):
        done["content"] = {route.answer: {"schema": {"type": "string"}}}
    elif route.answer is not None:
        done["content"] = {"application/json": {"schema": {"$ref": f"#/components/schemas/{route.answer.__name__}"}}}
    return {str(route.status): done} | refused

"""The requests of a server as an OpenAPI document, made from its routes and the structs of the wire."""

from __future__ import annotations

import json
import re
from typing import Any

from starlette.routing import Route

from haricot.server import http
from haricot.wire.schema import REF, make_schema, reachable

Schema = dict[str, Any]

SCHEMAS = "#/components/schemas/"
TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer"}

BODIES = {
    "POST /api/me": "NewGuest",
    "POST /api/tables": "Settings",
    "POST /api/records": "Record",
    "POST /api/me/come": "KeyUse",
}
QUERIES = {
    "DELETE /api/me": {"everywhere": TEXT},
    "GET /api/tables/{table}/figures": {"game": TEXT},
    "GET /api/tables/{table}/games/{game}/moments/{move}": {"seat": TEXT},
}


def document(tables: list[str]) -> Schema:
    """Describe all requests; some tables are known, so that not all of them lead nowhere."""
    known: Schema = {"anyOf": [{"enum": tables}, {"type": "string", "minLength": 1}]}
    kinds = {"table": known, "game": NUMBER, "move": NUMBER, "number": TEXT}
    paths: dict[str, Schema] = {}
    # What a guest is known by goes last: after that nobody is known.
    for route in sorted(http.ROUTES, key=lambda route: route.path.startswith("/api/me")):
        path = re.sub(":[a-z]+", "", route.path)
        for method in (route.methods or set()) - {"HEAD"}:
            paths.setdefault(path, {})[method.lower()] = operation(f"{method} {path}", route, kinds)
    defs = make_schema()["$defs"]
    sent = {name: defs[name] for name in sorted(reachable(defs, BODIES.values()))}
    schemas = json.loads(json.dumps(sent).replace(REF, SCHEMAS))
    info = {"title": "haricot", "version": "1"}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas}}


def operation(name: str, route: Route, kinds: dict[str, Schema]) -> Schema:
    """Describe one request."""
    inside = [parameter("path", found, kinds[found]) for found in re.findall(r"{(\w+)}", name)]
    query = [parameter("query", found, kind) for found, kind in QUERIES.get(name, {}).items()]
    described: Schema = {"parameters": [*inside, *query], "responses": {"default": {"description": "any"}}}
    if name in BODIES:
        content = {"application/json": {"schema": {"$ref": SCHEMAS + BODIES[name]}}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def parameter(where: str, name: str, kind: Schema) -> Schema:
    """Describe what stands in a path or behind it."""
    return {"name": name, "in": where, "required": where == "path", "schema": kind}

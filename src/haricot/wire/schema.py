"""Schema: everything on the wire as one JSON Schema and as TypeScript, made from the structs themselves."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from haricot.arena.ledger import Reason
from haricot.beans.market import MOST_OFFERS
from haricot.beans.vocabulary import LANGUAGES
from haricot.catalogue import DEFAULT, GAMES
from haricot.kernel import actions, events, types
from haricot.kernel.record import record_form
from haricot.telling import sentences
from haricot.wire import commands, lobby, messages

Schema = dict[str, Any]

SCHEMA_FILE = Path("docs/protocol.schema.json")
TYPES_FILE = Path("web/src/protocol.ts")

REF = "#/$defs/"
ANY_VIEW: Schema = {"$ref": f"{REF}AnyView"}

ANY_OUTLOOK: Schema = {"$ref": f"{REF}AnyOutlook"}
ANY_APPRAISAL: Schema = {"$ref": f"{REF}AnyAppraisal"}


def or_null(shape: Schema) -> Schema:
    """Describe something that may be null."""
    return {"anyOf": [shape, {"type": "null"}]}


RAW = {
    "view": or_null(ANY_VIEW),
    "outlooks": or_null({"type": "array", "items": or_null(ANY_OUTLOOK)}),
    "outlook": or_null(ANY_OUTLOOK),
    "appraisal": or_null(ANY_APPRAISAL),
}
"""What stands in the fields that are in the form of a game."""

ANY = replace(
    GAMES[DEFAULT],
    actions=reduce(or_, [game.actions for game in GAMES.values()]),
    events=reduce(or_, [game.events for game in GAMES.values()]),
)
"""All games of the catalogue in one."""

ASKED = ("Ask", "Settings", "NewGuest", "KeyUse", "Record")
"""What clients send: there, and in all that is part of it, fields that have a default may be left out."""


def named_types() -> dict[str, Any]:
    """Name the types that are no structs; wherever one is used, its name stands."""
    told = [with_forms(get_origin(kind) or kind) for kind in get_args(messages.AnyMessage)]
    asked = ("Pace", "Join", "Language", "Name", "Text", "Reference", "Seconds")
    numbers = ("Seat", "Bean", "CardId", "Count", "Score")
    return {
        **{name: getattr(commands, name) for name in asked},
        "AnyCommand": ANY.moves | commands.Order,
        "AnyMessage": reduce(or_, told),
        "AnyMove": ANY.moves,
        "AnyAction": ANY.actions,
        "AnyEvent": ANY.events,
        "SharedAction": actions.SharedAction,
        "SharedEvent": events.SharedEvent,
        **by_game("actions", "Action"),
        **by_game("events", "Event"),
        "AnyWord": sentences.AnyWord,
        "Stage": messages.Stage,
        "Reason": Reason,
        **{name: getattr(types, name) for name in numbers},
    }


def struct_types() -> list[Any]:
    """List the structs that all the others are found from."""
    moment = with_forms(lobby.Moment, view=ANY_VIEW)
    asked = [ANY.form_of(commands.Ask), lobby.NewGuest, lobby.KeyUse, record_form(ANY.moves)]
    answered = [
        lobby.GuestInfo,
        lobby.KeyLink,
        lobby.MyData,
        lobby.TableLink,
        lobby.OwnTable,
        lobby.GameInfo,
        lobby.Figures,
        moment,
        lobby.Course,
    ]
    return [*asked, *answered, *forms("view"), *forms("outlook"), *forms("appraisal")]


def by_game(what: str, ending: str) -> dict[str, Any]:
    """Name the actions or events of every game."""
    return {f"{name.capitalize()}{ending}": getattr(entry, what) for name, entry in GAMES.items()}


def forms(what: str) -> list[Any]:
    """List the structs in which the games have something, each once."""
    found = [getattr(entry, what) for entry in GAMES.values()]
    return list(dict.fromkeys(kind for form in found for kind in get_args(form) or [form]))


def with_forms(kind: type[Struct], **other: Schema) -> Any:
    """Make a twin of a struct that says what stands in the fields that are in the form of a game, if any."""
    raw = {name: shape for name, shape in (RAW | other).items() if name in kind.__struct_fields__}
    told = {name: Annotated[Any, Meta(extra_json_schema=shape)] for name, shape in raw.items()}
    hints = get_type_hints(kind, include_extras=True)
    filled = {name: ANY.form_of(hint) for name, hint in hints.items() if getattr(hint, "__parameters__", ())}
    fields = list((filled | told).items())
    if not fields:
        return kind
    doc = {"__doc__": kind.__doc__}
    return msgspec.defstruct(kind.__name__, fields, bases=(kind,), namespace=doc, kw_only=True)


def make_schema() -> Schema:
    """Describe everything on the wire in one document of definitions."""
    named = named_types()
    everything = [*named.values(), *struct_types()]
    components = msgspec.json.schema_components(everything, ref_template=REF + "{name}")
    shapes, structs = plainly_named(*components)
    known = dict(zip(named, shapes, strict=False))
    defs = {name: inside(shape, known) for name, shape in (known | structs).items()}
    tell_views_apart(defs)
    require_what_is_sent(defs)
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "The protocol of haricot"}
    return {**head, "$defs": defs}


def plainly_named(shapes: Iterable[Schema], structs: Schema) -> tuple[list[Schema], Schema]:
    """Leave out of the names of structs which actions and events they are filled with."""
    names = {name: shape["title"].partition("[")[0] for name, shape in structs.items()}
    for name, shape in structs.items():
        shape["title"] = names[name]
    text = json.dumps([[*shapes], {names[name]: shape for name, shape in structs.items()}])
    reference = re.compile(rf'"{re.escape(REF)}([^"]+)"')
    found: tuple[list[Schema], Schema] = json.loads(
        reference.sub(lambda match: f'"{REF}{names.get(match[1], match[1])}"', text)
    )
    return found


def fold(shape: Schema, known: Mapping[str, Schema]) -> Schema:
    """Put the name of a known type wherever it is written out."""
    bare = {key: part for key, part in shape.items() if key != "default"}
    for name, found in known.items():
        if bare == found:
            return {"$ref": REF + name, **{key: shape[key] for key in shape if key == "default"}}
    return inside(shape, known)


def inside(shape: Schema, known: Mapping[str, Schema]) -> Schema:
    """Fold the parts of a schema."""
    # Not of JSON Schema: strict validators stumble over it.
    folded = {key: part for key, part in shape.items() if key != "discriminator"}
    for key, part in folded.items():
        if key == "properties":
            folded[key] = {field: fold(own, known) for field, own in part.items()}
        elif key == "anyOf":
            folded[key] = [fold(own, known) for own in part]
        elif key in ("items", "additionalProperties") and isinstance(part, dict):
            folded[key] = fold(part, known)
    return folded


def tell_views_apart(defs: dict[str, Schema]) -> None:
    """Tell the views apart by the games that have them."""
    for kind in forms("view"):
        games = [name for name, entry in GAMES.items() if entry.view is kind]
        defs[kind.__name__]["properties"]["game"] = {"enum": games}
    for what in ("view", "outlook", "appraisal"):
        defs[f"Any{what.capitalize()}"] = {"anyOf": [{"$ref": REF + kind.__name__} for kind in forms(what)]}


def require_what_is_sent(defs: dict[str, Schema]) -> None:
    """Require every field of what only the server sends: it leaves nothing out."""
    asked = reachable(defs, ASKED)
    for name, shape in defs.items():
        if "properties" in shape and name not in asked:
            shape["required"] = list(shape["properties"])


def reachable(defs: Mapping[str, Schema], names: Iterable[str]) -> set[str]:
    """Find what is part of some definitions, themselves included."""
    found, waiting = set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(defs[name])
    return found


def references(shape: Schema) -> list[str]:
    """List the names that a schema refers to."""
    return re.findall(rf'"{re.escape(REF)}(\w+)"', json.dumps(shape))


# TypeScript.

HEAD = "// Made from the structs of haricot by `python -m haricot.wire.schema`: change those, not this.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
WIDTH = 80


def make_types(schema: Schema) -> str:
    """Write a schema as TypeScript, with the constants that the page shares."""
    defs = schema["$defs"]
    unions = {name: parts(shape) for name, shape in defs.items() if is_union(shape)}
    shorter = {name: {"anyOf": [refer(part) for part in by_unions(name, unions)]} for name in unions}
    return "\n".join(
        [HEAD, *constants(), *(declared(name, shape) for name, shape in (defs | shorter).items())]
    )


def is_union(shape: Schema) -> bool:
    """Tell whether a type is one of several structs."""
    return "anyOf" in shape and all("$ref" in part for part in shape["anyOf"])


def refer(name: str) -> Schema:
    """Refer to a type."""
    return {"$ref": REF + name}


def by_unions(name: str, unions: Mapping[str, list[str]]) -> list[str]:
    """Write what all games share once, and what any game has by what each of them has."""
    whole = set(unions[name])
    within = {
        other: set(own)
        for other, own in unions.items()
        if set(own) < whole and (other.startswith("Shared") or name.startswith("Any"))
    }
    most = [other for other, own in within.items() if not any(own < wider for wider in within.values())]
    listed = {part for other in most for part in within[other]}
    return [*most, *(part for part in unions[name] if part not in listed)]


def constants() -> Iterator[str]:
    """Declare what the page and the server have to agree on beside the shapes."""
    yield f"/** Maximum number of open offers per player. */\nexport const MOST_OFFERS = {MOST_OFFERS};\n"
    languages = json.dumps(LANGUAGES)
    yield f"/** The default comes first. */\nexport const LANGUAGES: readonly Language[] = {languages};\n"
    doc = "/** Codes of a farewell after which a client may connect again. */"
    yield f"{doc}\nexport const CALL_AGAIN: readonly string[] = {json.dumps(messages.CALL_AGAIN)};\n"


def declared(name: str, shape: Schema) -> str:
    """Declare one type, with its sentence."""
    doc = f"/** {shape['description']} */\n" if "description" in shape else ""
    if "properties" not in shape:
        line = f"{doc}export type {name} = {typed(shape)};\n"
        lines = "".join(f"\n  | {part}" for part in parts(shape))
        return line if len(line) <= WIDTH else f"{doc}export type {name} ={lines};\n"
    fields = [
        f"  {field}{'' if field in shape['required'] else '?'}: {typed(part)};\n"
        for field, part in shape["properties"].items()
    ]
    return f"{doc}export interface {name} {{\n{''.join(fields)}}}\n"


def typed(shape: Schema) -> str:
    """Write a type on one line."""
    return " | ".join(parts(shape))


def parts(shape: Schema) -> list[str]:
    """Write what a type may be, one after the other."""
    if "$ref" in shape:
        return [shape["$ref"].removeprefix(REF)]
    if "enum" in shape:
        return [json.dumps(value) for value in shape["enum"]]
    if "anyOf" in shape:
        return [typed(part) for part in shape["anyOf"]]
    if shape.get("type") == "array":
        item = typed(shape["items"])
        return [f"({item})[]" if " | " in item else f"{item}[]"]
    if shape.get("type") == "object":
        return [f"{{ [key: string]: {typed(shape.get('additionalProperties', {}))} }}"]
    return [PLAIN[shape["type"]] if "type" in shape else "unknown"]


def made() -> dict[Path, str]:
    """Make the text of both files."""
    schema = make_schema()
    text = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
    return {SCHEMA_FILE: text, TYPES_FILE: make_types(schema)}


def main(root: Path = Path()) -> None:
    """Write both files."""
    for file, text in made().items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

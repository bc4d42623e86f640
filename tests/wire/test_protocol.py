"""What is written about the protocol: made from the structs, complete, and true of real messages."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
import pytest
from starlette.routing import Route

import haricot
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.catalogue import GAMES, game_of
from haricot.kernel.record import Record, replay
from haricot.kernel.types import ALL_SEEING, STRANGER
from haricot.server import http, limits, sockets
from haricot.server.audience import MOST_CHAT, MOST_MISSED, MOST_TOLD
from haricot.server.earnings import course_of
from haricot.server.heard import MOST_HEARD
from haricot.server.house import MOST_LISTED
from haricot.server.pace import PACES
from haricot.server.serve import MOST_FRAME
from haricot.telling.narrators import narrator_for
from haricot.wire import schema
from haricot.wire.commands import Ask, Order, Settings
from haricot.wire.lobby import Course, GuestInfo, KeyLink, KeyUse, Moment, MyData, NewGuest, TableLink
from haricot.wire.messages import Answered, AnyHello, Around, Hello, News, SeatInfo, TableInfo

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
DEFS: dict[str, Any] = schema.make_schema()["$defs"]
FORM_OF = schema.ANY.form_of
ANY_MESSAGE = FORM_OF(Hello) | FORM_OF(News) | Around | Answered
ANY_COMMAND = schema.ANY.moves | Order
KINDS: dict[str, Any] = {
    "Ask": FORM_OF(Ask),
    "AnyMessage": ANY_MESSAGE,
    "Course": Course,
    "GuestInfo": GuestInfo,
    "KeyLink": KeyLink,
    "KeyUse": KeyUse,
    "Moment": FORM_OF(Moment),
    "MyData": MyData,
    "NewGuest": NewGuest,
    "Settings": Settings,
    "TableLink": TableLink,
}

Codes = dict[str, set[str]]

# What is made from the structs.


@pytest.mark.parametrize("file", [schema.SCHEMA_FILE, schema.TYPES_FILE], ids=str)
def test_the_files_are_what_the_structs_say(file: Path) -> None:
    """After a change: `python -m haricot.wire.schema`."""
    assert (ROOT / file).read_text(encoding="utf-8") == schema.made()[file]


def test_the_files_are_written_where_they_belong(tmp_path: Path) -> None:
    schema.main(tmp_path)
    written = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    assert written == {schema.SCHEMA_FILE, schema.TYPES_FILE}


def test_the_definitions_refer_to_each_other_alone() -> None:
    assert all(name in DEFS for shape in DEFS.values() for name in schema.references(shape))


@pytest.mark.parametrize(
    ("name", "tag", "kind"),
    [("AnyCommand", "do", ANY_COMMAND), ("AnyMessage", "tell", ANY_MESSAGE)],
)
def test_every_tag_is_in_the_schema(name: str, tag: str, kind: Any) -> None:
    members = [DEFS[reference] for reference in schema.references(DEFS[name])]
    assert sorted(tags(kind)) == sorted(member["properties"][tag]["enum"][0] for member in members)


def test_every_struct_brings_its_sentence() -> None:
    types = schema.made()[schema.TYPES_FILE]
    for kind in [*get_args(ANY_COMMAND), *get_args(ANY_MESSAGE), *(entry.view for entry in GAMES.values())]:
        struct = struct_of(kind)
        assert f"/** {struct.__doc__} */\nexport interface {struct.__name__} {{" in types


def test_only_what_is_asked_may_leave_fields_out() -> None:
    types = schema.made()[schema.TYPES_FILE]
    assert declaration(types, "Offer").count("?:") == 7
    assert "?:" not in declaration(types, "Hello")
    assert "  view: AnyView | null;" in declaration(types, "Hello")
    assert '  game: "hansa";' in declaration(types, "HanseView")


def declaration(types: str, name: str) -> str:
    """Find one interface."""
    found = re.search(rf"export interface {name} {{.*?\n}}", types, re.DOTALL)
    assert found, name
    return found[0]


# What the guide names.


def struct_of(kind: Any) -> Any:
    """Give the struct of a form that is filled with actions and events."""
    return get_origin(kind) or kind


def tags(kind: Any) -> list[str]:
    return [struct_of(member).__struct_config__.tag for member in get_args(kind)]


def rows(heading: str) -> dict[str, list[str]]:
    """Read the table under a heading: the names in the first cell, and the other cells."""
    section = re.search(rf"^## {heading}$(.*?)(?=^## |\Z)", GUIDE, re.MULTILINE | re.DOTALL)
    assert section, heading
    # A heading of a table stands before its dashes.
    body = re.sub(r"^\|.*\n\| ---.*$", "", section[1], flags=re.MULTILINE)
    lines = [line for line in body.splitlines() if line.startswith("| `")]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    return {name: row[1:] for row in cells for name in re.findall(r"`([^`]+)`", row[0])}


def test_every_command_is_named() -> None:
    named = [*rows("Commands around the table"), *rows("Actions of the games")]
    assert sorted(named) == sorted(tags(ANY_COMMAND))


def test_every_message_is_named() -> None:
    section = GUIDE.split("\n## Messages\n")[1].split("\n## ")[0]
    headed = [line for line in section.splitlines() if line.startswith("**`")]
    named = [name for line in headed for name in re.findall(r"\*\*`(\w+)`\*\*", line)]
    assert sorted(named) == sorted(tags(ANY_MESSAGE))


def test_every_route_is_named() -> None:
    routes = [
        f"{method} {re.sub(':[a-z]+', '', route.path)}"
        for route in http.ROUTES
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    ]
    assert len(routes) == len(http.ROUTES)
    assert sorted(rows("Requests")) == sorted(routes)
    assert all(f"ws://HOST{route.path}?" in GUIDE for route in sockets.ROUTES)


def test_the_query_of_the_socket_is_named() -> None:
    assert sorted(rows("Reconnecting")) == sorted(sockets.JoinQuery.__struct_fields__)


def test_every_setting_is_named_with_its_default() -> None:
    named = {name: row[0].strip("`") for name, row in rows("Opening a table").items()}
    assert named == {name: json.dumps(value) for name, value in msgspec.to_builtins(Settings()).items()}


def test_every_limit_is_named_with_its_default() -> None:
    named = {name: json.loads(row[0]) for name, row in rows("Limits").items()}
    assert named == json.loads(msgspec.json.encode(limits.Limits()))


@pytest.mark.parametrize(
    "words",
    [
        f"any other request has at most {http.MOST_BODY} bytes",
        f"A message of yours has {MOST_FRAME} bytes at most",
        f"the last {MOST_CHAT} sentences",
        f"lists {MOST_LISTED} tables",
        f"remembers the last {MOST_HEARD} commands of every guest",
        f"missed {MOST_MISSED} moves at most",
        f"up to {MOST_TOLD} of the last moves",
    ],
)
def test_other_numbers_are_those_of_the_server(words: str) -> None:
    assert words in " ".join(GUIDE.split())


def test_every_pace_is_named_with_its_pauses() -> None:
    for name, (quick, before, courtesy, grace) in rows("Bots and their pauses").items():
        pace = PACES[name]
        assert quick == (f"{pace.quick:g} s" if pace.quick else "none")
        pause = f"{pace.least:g} to {pace.most:g} s" if pace.most else "none"
        assert before == pause
        assert courtesy.startswith(f"{pace.courtesy:g} s")
        assert grace.startswith(f"{pace.grace:g} s")
    assert list(rows("Bots and their pauses")) == list(PACES)


REFUSED = {"Refusal": 0, "StoreFailed": 0, "Unreadable": 0, "Refused": 2}
"""Which argument of each is the code."""


def refusals(folders: Iterable[str] = ("server", "wire"), names: dict[str, int] = REFUSED) -> Codes:
    """Find the codes in the source, with the names of their parameters."""
    found: Codes = {}
    for folder in folders:
        for file in sorted((ROOT / "src/haricot" / folder).rglob("*.py")):
            for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                    note_code(call, names.get(call.func.id), found)
    return found


def note_code(call: ast.Call, place: int | None, found: Codes) -> None:
    """Note the code of one call, if it has one that is written down there."""
    if place is None or len(call.args) <= place:
        return
    code = call.args[place]
    if isinstance(code, ast.Constant):
        found.setdefault(str(code.value), set()).update(word.arg for word in call.keywords if word.arg)


WITHOUT_RULE = refusals() | refusals(("beans",), {"Coded": 0})


def test_every_code_is_named_and_no_other() -> None:
    assert sorted(rows("What is refused")) == sorted(WITHOUT_RULE)


def test_every_code_of_what_is_typed_is_named_and_no_other() -> None:
    raised = refusals(("beans", "cards", "games"), {"BadPhrase": 0})
    assert sorted(rows("Typing")) == sorted(raised)
    for code, (_, params) in rows("Typing").items():
        assert raised[code] <= set(re.findall(r"\w+", params)), code


def test_codes_are_named_with_their_parameters() -> None:
    named = {name: set(re.findall(r"\w+", row[2])) for name, row in rows("What is refused").items()}
    assert named == WITHOUT_RULE


def test_codes_are_named_with_their_status() -> None:
    for code, (ways, *_) in rows("What is refused").items():
        assert re.findall(r"HTTP (\d+)", ways) in ([], [str(http.STATUS.get(code, 400))]), code
        assert code not in http.STATUS or "HTTP" in ways, code


# The examples of the guide.


def examples() -> Iterator[tuple[str, Any]]:
    """Read every example: what it is, and its JSON; a block may hold several."""
    for kind, text in re.findall(r"^```json ?(\w*)\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL):
        rest = text.strip()
        while rest:
            found, end = json.JSONDecoder().raw_decode(rest)
            yield kind, found
            rest = rest[end:].strip()


EXAMPLES = list(examples())


@pytest.mark.parametrize(("kind", "found"), EXAMPLES)
def test_an_example_is_what_it_says(kind: str, found: Any) -> None:
    read = msgspec.json.decode(json.dumps(found), type=KINDS[kind])
    again = json.loads(msgspec.json.encode(read))
    # What clients send may leave fields out; the server never does.
    assert again == found or kind in ("Ask", "Settings")
    if found.get("view") is not None:
        view = msgspec.convert(found["view"], GAMES[found["view"]["game"]].view)
        assert msgspec.to_builtins(view) == found["view"]
    assert faults(found, kind) == []


def test_there_is_an_example_of_everything() -> None:
    assert {kind for kind, _ in EXAMPLES} == set(KINDS)
    assert {found["command"]["do"] for kind, found in EXAMPLES if kind == "Ask"} == set(tags(ANY_COMMAND))
    assert {found["tell"] for kind, found in EXAMPLES if kind == "AnyMessage"} == set(tags(ANY_MESSAGE))


def test_the_client_in_python_finds_what_it_imports() -> None:
    (text,) = re.findall(r"^```python\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    example: dict[str, Any] = {"__name__": "example"}
    exec(compile(text, "protocol.md", "exec"), example)
    assert callable(example["main"])


# Real messages.

BASES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "null": type(None)}
SAID = {"type", "title", "description", "default"}
"""Words that ask for nothing more."""


def faults(found: Any, name: str) -> list[str]:
    """Say what is wrong with a document by the definition of a name."""
    return list(wrong(found, {"$ref": schema.REF + name}, name))


def wrong(found: Any, shape: dict[str, Any], at: str) -> Iterator[str]:
    """Say where a document does not have the shape; a word of JSON Schema not known here is an error."""
    if "type" in shape and not is_a(found, shape["type"]):
        yield f"{at} is no {shape['type']}"
        return
    for word, asked in shape.items():
        match word:
            case "$ref":
                yield from wrong(found, DEFS[asked.removeprefix(schema.REF)], at)
            case "anyOf":
                if all(list(wrong(found, part, at)) for part in asked):
                    yield f"{at} is none of {len(asked)}"
            case "enum":
                if found not in asked:
                    yield f"{at} is {found!r}"
            case "minimum" | "maximum":
                if found < asked if word == "minimum" else found > asked:
                    yield f"{at} is {found}"
            case "minLength" | "maxLength" | "maxItems":
                if len(found) < asked if word == "minLength" else len(found) > asked:
                    yield f"{at} has length {len(found)}"
            case "required":
                yield from (f"{at} has no {field}" for field in asked if field not in found)
            case "items":
                for number, part in enumerate(found):
                    yield from wrong(part, asked, f"{at}[{number}]")
            case "properties":
                for field in found.keys() & asked.keys():
                    yield from wrong(found[field], asked[field], f"{at}.{field}")
            case "additionalProperties":
                for field in found.keys() - shape.get("properties", {}).keys():
                    yield from wrong(found[field], asked, at) if asked else [f"{at} has a {field}"]
            case _:
                assert word in SAID, word


def is_a(found: Any, kind: str) -> bool:
    """Tell whether a value is of a type of JSON."""
    if kind == "number":
        return isinstance(found, int | float) and not isinstance(found, bool)
    return isinstance(found, BASES[kind]) and (kind == "boolean" or not isinstance(found, bool))


def sent(message: object) -> Any:
    """Send something, and read it as a client would that knows the schema alone."""
    return json.loads(msgspec.json.encode(message))


def played(name: str) -> Record:
    """Play a game in which much happens."""
    contracts: dict[str, Any] = {"extension": True, "contracts": True} if name == "bohnanza" else {}
    game = haricot.game(name, players=3, **contracts)
    bots = [bot_named("random", name)(game, seat, seat) for seat in range(3)]
    return play_game(game, bots, seed=3).record


@pytest.mark.parametrize("name", list(GAMES))
def test_real_views_and_options_have_the_shape(name: str) -> None:
    record = played(name)
    game = game_of(record)
    seats = (SeatInfo("bot", "Anna", "simple"),) * 3
    table = TableInfo("x", Settings(name, record.options), "over", 1, seats, result=record.result)
    for move in range(0, len(record.actions) + 1, len(record.actions) // 4):
        state = replay(game, record, move).state
        for seat in (ALL_SEEING, STRANGER, 0, 1, 2):
            seen = game.view(state, seat)
            options = tuple(game.legal(state, seat)) if seat >= 0 else ()
            outlooks, worth = [game.outlook(seen, action) for action in options], game.appraise(seen)
            view, told, appraisal = (
                msgspec.Raw(msgspec.json.encode(part)) for part in (seen, outlooks, worth)
            )
            hello: AnyHello = Hello(
                table, seat, False, move, view, tuple(game.waits_for(state)), options, told, appraisal
            )
            assert faults(sent(hello), "AnyMessage") == []
            assert faults(sent(Moment(move, move, None, (), view, appraisal, ())), "Moment") == []


@pytest.mark.parametrize("name", list(GAMES))
def test_real_moves_have_the_shape(name: str) -> None:
    record = played(name)
    game = game_of(record)
    session = replay(game, record, 0)
    for move, action in enumerate(record.actions, 1):
        events = tuple(event.seen_by(0) for event in session.do(action))
        said = tuple(narrator_for(game, 0).tell(events))
        news = News(1, move, events, options=(action,), said=said)
        assert faults(sent(news), "AnyMessage") == []
        assert faults(sent(Ask(str(move), action)), "Ask") == []
    assert faults(sent(record), "Record") == []
    assert faults(sent(course_of(record, ("Anna", "Ben", "Cleo"))), "Course") == []


HELLO = next(found for kind, found in EXAMPLES if found.get("tell") == "hello")


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("AnyMessage", {**HELLO, "tell": "goodbye"}),
        ("AnyMessage", {**HELLO, "seat": "0"}),
        ("AnyMessage", {**HELLO, "view": {**HELLO["view"], "game": "chess"}}),
        ("AnyMessage", {key: part for key, part in HELLO.items() if key != "waits"}),
        ("Moment", {"move": 0, "last": 0, "action": None, "events": [], "view": None}),
        ("Ask", {"id": "", "command": {"do": "start"}}),
        ("Ask", {"id": "1", "command": {"do": "start", "now": True}}),
        ("Ask", {"id": "1", "command": {"do": "plant", "seat": 0, "card": 93}}),
        ("Settings", {"seconds": -1}),
        ("Settings", {"pace": "hasty"}),
        ("Settings", {"public": 1}),
    ],
)
def test_what_cannot_be_has_not_the_shape(name: str, broken: Any) -> None:
    assert faults(broken, name)

"""The texts in four languages: complete, alike in all of them, and for nothing that there is not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import haricot
from haricot.bots import ladder
from haricot.catalogue import GAMES
from haricot.wire.commands import Order, Pace, Settings
from haricot.wire.messages import Stage
from haricot.wire.schema import ANY
from haricot.words import LANGUAGES, read

SOURCE = Path(__file__).parents[2] / "src" / "haricot"
# Which argument of each is the code, and where it comes from.
RAISED = {
    "Illegal": ("haricot.kernel.errors", 1),
    "BadPhrase": ("haricot.kernel.errors", 0),
    "Coded": ("haricot.kernel.errors", 0),
    "Refusal": ("haricot.wire.messages", 0),
    "StoreFailed": ("haricot.server.store", 0),
    "Unreadable": ("haricot.server.store", 0),
    "Refused": ("haricot.wire.messages", 2),
}
FILES = set(read("en"))
# These pass on what was raised elsewhere.
PASSED_ON = {"wire/messages.py"}
# Whose refusals the page reads too, and those that only a terminal can meet.
SHARED = ("kernel", "beans", "cards", "games", "rulebook", "wire", "server")
TERMINAL = ("terminal", "cli")
# Names, and words that are the same in another language.
ALIKE = {
    "bean-count",
    "buzz",
    "chat",
    "contract-card",
    "do-decline",
    "game-bohnanza",
    "game-hansa",
    "game-sissi",
    "hand",
    "key-escape",
    "label",
    "language-de",
    "language-en",
    "language-fr",
    "language-it",
    "letter-blaue",
    "letter-feuer",
    "letter-garten",
    "letter-sissi",
    "letter-soja",
    "letter-weinbrand",
    "menu",
    "says-no-thanks",
    "seat-bot",
    "setting-absence",
    "short-sissi",
    "talers",
    "talers-count",
    "thalers",
    "thalers-count",
}
Messages = Mapping[str, str]


def messages(text: str) -> dict[str, str]:
    """Read the messages of a file: the pattern of each as it is written."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"This is not Fluent: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice."
            assert entry.value is not None, f"{entry.id.name} says nothing."
            assert entry.value.span is not None
            found[entry.id.name] = text[entry.value.span.start : entry.value.span.end]
    return found


def variables(pattern: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", pattern))


def spoken(pattern: str) -> str:
    """Leave out what is not text: variables, and the keys of their forms."""
    return re.sub(r"\{ \$\w+ (\}|->)|^\s*\*?\[\w+\]|\}", " ", pattern, flags=re.MULTILINE)


TEXTS: dict[str, dict[str, dict[str, str]]] = {
    language: {name: messages(text) for name, text in read(language).items()} for language in LANGUAGES
}
ALL: dict[str, dict[str, str]] = {
    language: {id: pattern for file in texts.values() for id, pattern in file.items()}
    for language, texts in TEXTS.items()
}
ENGLISH = ALL["en"]


def differences(one: Messages, other: Messages) -> list[str]:
    """Name the messages that only one has, or that need other variables."""
    lonely = one.keys() ^ other.keys()
    odd = [id for id in one.keys() & other.keys() if variables(one[id]) != variables(other[id])]
    return sorted([*lonely, *odd])


def same_words(one: Messages, other: Messages) -> set[str]:
    """Name the messages that say the same in two languages."""
    return {id for id in one.keys() & other.keys() if one[id] == other[id]}


def calls(tree: ast.Module, here: str) -> Iterator[tuple[ast.Call, int]]:
    """Find the calls that refuse something, and which argument is the code."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    come = {(name.name, node.module) for node in imports for name in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
            module, place = RAISED[node.func.id]
            if (node.func.id, module) in come or here == module:
                yield node, place


def codes(source: str, here: str) -> list[tuple[str | None, set[str]]]:
    """Find what a module refuses: each code, if it is written there, with the names of its params."""
    found: list[tuple[str | None, set[str]]] = []
    for call, place in calls(ast.parse(source), here):
        code = call.args[place] if len(call.args) > place else None
        known = code.value if isinstance(code, ast.Constant) and isinstance(code.value, str) else None
        found.append((known, {word.arg for word in call.keywords if word.arg}))
    return found


def modules(layers: Sequence[str] = SHARED) -> Iterator[tuple[str, str, str]]:
    for layer in layers:
        for path in sorted((SOURCE / layer).rglob("*.py")):
            inside = path.relative_to(SOURCE)
            yield inside.as_posix(), ".".join(["haricot", *inside.with_suffix("").parts]), path.read_text()


def raised(layers: Sequence[str] = SHARED) -> dict[str, set[str]]:
    """Tell every code, and the params that it is raised with everywhere."""
    found: dict[str, set[str]] = {}
    for _, here, source in modules(layers):
        for code, params in codes(source, here):
            if code is not None:
                found[code] = found.get(code, params) & params
    return found


def tags(union: Any) -> dict[str, type]:
    return {kind.__struct_config__.tag: kind for kind in get_args(union)}


def phases() -> set[str]:
    games = [haricot.game(name) for name in GAMES]
    games.append(haricot.game("bohnanza", extension=True, contracts=True))
    return {phase.name.replace(" ", "-") for game in games for phase in game.phases}


def options() -> Iterator[tuple[str, str, list[str]]]:
    """List every option: its game, its name, and its choices if they have names."""
    for game, entry in GAMES.items():
        for field in msgspec.structs.fields(entry.default):
            choices = get_args(field.type) if get_origin(field.type) is Literal else ()
            yield game, field.name, [str(choice).replace(" ", "-") for choice in choices]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_says_something(language: str) -> None:
    assert set(read(language)) == FILES
    for name in FILES:
        assert TEXTS[language][name]
    bare = {id for id, pattern in ALL[language].items() if not re.search(r"\w", spoken(pattern))}
    assert bare <= {"bean-count", "contract-card", "label"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    assert len(ALL[language]) == sum(len(file) for file in TEXTS[language].values())


@pytest.mark.parametrize("file", sorted(FILES))
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages_and_variables(language: str, file: str) -> None:
    assert differences(TEXTS["en"][file], TEXTS[language][file]) == []
    assert list(TEXTS["en"][file]) == list(TEXTS[language][file]), "The order helps who compares them."


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_everything_is_translated(language: str) -> None:
    assert same_words(ENGLISH, ALL[language]) - ALIKE == set()


def test_what_may_be_alike_is_somewhere() -> None:
    assert set.union(*(same_words(ENGLISH, ALL[language]) for language in LANGUAGES[1:])) >= ALIKE


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_end_with_the_one_for_all_others(language: str) -> None:
    for id, pattern in ALL[language].items():
        defaults = re.findall(r"\*\[(\w+)\]", pattern)
        assert set(defaults) <= {"other"}, id
        assert len(defaults) == pattern.count("->"), id


def test_french_marks_do_not_leave_their_words() -> None:
    for id, pattern in ALL["fr"].items():
        text = spoken(pattern)
        assert id == "game-sissi" or not re.search("[^\u00a0][:;!?»]|«[^\u00a0]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_typewriter_marks(language: str) -> None:
    assert [id for id, pattern in ALL[language].items() if re.search("['\"]|\\.\\.\\.", pattern)] == []


def test_every_code_is_written_where_it_is_raised() -> None:
    found = modules([*SHARED, *TERMINAL])
    indirect = {path for path, here, source in found for code, _ in codes(source, here) if code is None}
    assert indirect == PASSED_ON


def test_every_refusal_has_a_message_and_every_message_a_refusal() -> None:
    assert set(TEXTS["en"]["refusals"]) == {f"refused-{code}" for code in raised()}
    own = {id for id in TEXTS["en"]["terminal"] if id.startswith("refused-")}
    assert own == {f"refused-{code}" for code in raised(TERMINAL).keys() - raised().keys()}


def test_refusals_use_what_they_are_always_raised_with() -> None:
    for code, params in raised([*SHARED, *TERMINAL]).items():
        assert variables(ENGLISH[f"refused-{code}"]) <= params, code


def test_every_event_has_its_messages() -> None:
    for tag, event in tags(ANY.events).items():
        assert f"event-{tag}" in ENGLISH
        if "seat" in event.__annotations__:
            assert f"event-{tag}-you" in ENGLISH


def test_no_message_is_of_an_unknown_event() -> None:
    known = "|".join(["dealt", *tags(ANY.events)])
    for id in TEXTS["en"]["events"]:
        assert re.fullmatch(f"event-(?:(?:{'|'.join(GAMES)})-)?(?:{known})(?:-[a-z-]+)?", id), id


def test_readers_are_told_of_themselves_as_you() -> None:
    for id, pattern in TEXTS["en"]["events"].items():
        if id.endswith("-you"):
            assert re.search(r"\byour?\b", pattern, re.IGNORECASE), id
            assert id.endswith("-to-you") or "who" not in variables(pattern), id


def test_every_reason_to_pay_or_earn_has_its_messages() -> None:
    source = "".join(path.read_text() for path in sorted((SOURCE / "games" / "hansa").glob("*.py")))
    found = re.findall(r'\b(earn|pay)\(.*, "(\w+)"\)', source)
    assert {verb for verb, _ in found} == {"earn", "pay"}
    for verb, reason in found:
        for reader in ("", "-you"):
            assert f"event-{'earned' if verb == 'earn' else 'paid'}-{reason}{reader}" in ENGLISH


def test_every_action_and_command_has_its_button() -> None:
    assert ENGLISH.keys() >= {f"do-{tag}" for tag in [*tags(ANY.actions), *tags(Order)]}


def test_every_phase_has_a_name_and_says_what_to_do() -> None:
    assert {"plant-traded", "draw-contract", "sissi", "opening", "final"} <= phases()
    for phase in phases():
        assert {f"phase-{phase}", f"phase-{phase}-do"} <= ENGLISH.keys()
    base = "|".join(phases())
    for id in TEXTS["en"]["table"]:
        if id.startswith("phase-"):
            assert re.fullmatch(f"phase-(?:(?:{'|'.join(GAMES)})-)?(?:{base})(?:-do|-others)?", id), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bean_has_letters_of_its_own_from_its_name(language: str) -> None:
    games = [haricot.game(name) for name in GAMES]
    games.append(haricot.game("bohnanza", players=7, extension=True))
    for game in games:
        beans = game.tables.bean
        letters = {key: ALL[language][f"letter-{key}"] for key in beans}
        assert len(set(letters.values())) == len(beans)
        for key, bean in beans.items():
            name = iter(bean.names[language].lower())
            assert all(letter in name for letter in letters[key].lower()), (letters[key], bean.names)


def test_every_bot_setting_and_stage_has_its_words() -> None:
    wanted = {f"bot-{bot}{about}" for game in GAMES for bot in ladder(game) for about in ("", "-about")}
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    # Games and their options have explanations of their own.
    wanted |= {f"setting-{name}" for name in fields}
    wanted |= {f"setting-{name}-help" for name in fields - {"game", "options"}}
    wanted |= {f"pace-{pace}" for pace in get_args(Pace)} | {f"stage-{stage}" for stage in get_args(Stage)}
    wanted |= {f"language-{language}" for language in LANGUAGES}
    assert wanted - ENGLISH.keys() == set()


def test_every_game_and_option_has_its_words() -> None:
    for game in GAMES:
        assert {f"game-{game}", f"game-{game}-about"} <= ENGLISH.keys()
    for game, name, choices in options():
        assert f"option-{name}" in ENGLISH
        assert {f"option-{name}-help", f"option-{game}-{name}-help"} & ENGLISH.keys(), name
        assert {f"option-{name}-{choice}" for choice in choices} <= ENGLISH.keys()


def test_no_message_is_of_an_unknown_game_or_option() -> None:
    known = {f"game-{game}{about}" for game in GAMES for about in ("", "-about")}
    for game, name, choices in options():
        known |= {f"option-{name}", f"option-{name}-help", f"option-{game}-{name}-help"}
        known |= {f"option-{name}-{choice}" for choice in choices}
    assert set(TEXTS["en"]["options"]) - known == {"option-on", "option-off", "option-third_field_cost-usual"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_b26_the_price_for_five_is_called_a_variant(language: str) -> None:
    help = TEXTS[language]["options"]["option-third_field_cost-help"]
    assert re.search(r"\b2\b[^.;]*\bvariant", help, re.IGNORECASE), help


def test_what_is_wrong_would_be_noticed() -> None:
    with pytest.raises(AssertionError, match="not Fluent"):
        messages("greeting Hello\n")
    with pytest.raises(AssertionError, match="twice"):
        messages("greeting = Hello\ngreeting = Hello again\n")
    with pytest.raises(AssertionError, match=r"not Fluent|says nothing"):
        messages("greeting =\n")
    assert differences({"a": "{ $x }", "b": ""}, {"a": "{ $y }", "c": ""}) == ["a", "b", "c"]
    assert same_words({"a": "Hello", "b": "Hello"}, {"a": "Hello", "b": "Hallo"}) == {"a"}
    source = "from haricot.kernel.errors import Illegal\nIllegal(rule, 'odd', seat=1)\nIllegal(rule, odd)"
    assert codes(source, "haricot.games.odd") == [("odd", {"seat"}), (None, set())]
    assert codes("Refusal('odd')", "haricot.games.odd") == [], "Another class of the same name."

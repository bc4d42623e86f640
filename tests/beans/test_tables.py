from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import haricot
from haricot.beans.playout import Playout
from haricot.beans.tables import (
    LONGEST_KEY,
    LONGEST_LETTER,
    MOST_CARDS,
    MOST_CONTRACTS,
    MOST_KINDS,
    MOST_LANGUAGES,
    MOST_STEPS,
    Tables,
)
from haricot.cards.actions import Sell
from haricot.games.bohnanza import printed_tables
from haricot.kernel.errors import BadOption, BadTables
from haricot.kernel.record import LONGEST_LINE
from tests.complaints import named
from tests.positions import player, table

Figures = tuple[int, tuple[tuple[int, int], ...], int, str]

# Cards, beanometer, cards that earn a third field, and where the figures come from.
BASE: dict[str, Figures] = {
    "blaue": (20, ((4, 1), (6, 2), (8, 3), (10, 4)), 0, "cards"),
    "feuer": (18, ((3, 1), (6, 2), (8, 3), (9, 4)), 0, "cards"),
    "sau": (16, ((3, 1), (5, 2), (7, 3), (8, 4)), 0, "cards"),
    "brech": (14, ((3, 1), (5, 2), (6, 3), (7, 4)), 0, "cards"),
    "soja": (12, ((2, 1), (4, 2), (6, 3), (7, 4)), 0, "cards"),
    "augen": (10, ((2, 1), (4, 2), (5, 3), (6, 4)), 0, "cards"),
    "rote": (8, ((2, 1), (3, 2), (4, 3), (5, 4)), 0, "cards"),
    "garten": (6, ((2, 2), (3, 3)), 0, "cards"),
}
EXTENSION: dict[str, Figures] = {
    "kaffee": (24, ((4, 1), (7, 2), (10, 3), (12, 4)), 0, "cards"),
    "weinbrand": (22, ((4, 1), (7, 2), (9, 3), (11, 4)), 0, "cards"),
    "kakao": (4, ((2, 1), (3, 3), (4, 4)), 0, "cards"),
    "acker": (3, ((3, 3),), 2, "later rulebook"),
}

GOOD = """
name = "own"
[bean.black]
cards = 30
meter = [[2, 1], [4, 2]]
[bean.big_white]
cards = 30
meter = [[3, 1]]
third_field_at = 2
[contracts]
lowest = 1
highest = 4
twice = [[1, 2]]
"""


def figures(tables: Tables) -> dict[str, Figures]:
    return {
        key: (kind.cards, kind.meter, kind.third_field_at, kind.source) for key, kind in tables.bean.items()
    }


def test_the_beans_of_the_base_game() -> None:
    assert figures(Tables.packaged("haricot.games.bohnanza", "base.toml")) == BASE
    assert sum(cards for cards, *_ in BASE.values()) == 104


def test_the_beans_of_the_extension() -> None:
    extension = Tables.packaged("haricot.games.bohnanza", "extension.toml")
    assert figures(extension) == EXTENSION
    assert figures(printed_tables(True)) == BASE | EXTENSION


def test_the_contracts_of_the_extension() -> None:
    contracts = printed_tables(True).contracts
    assert contracts is not None
    assert (contracts.lowest, contracts.highest, contracts.source) == (1, 6, "reconstruction")
    assert contracts.twice == ((3, 4), (4, 3), (4, 4))
    assert len(contracts.pairs()) == 39


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_every_bean_has_names_of_its_own_in_every_language(language: str) -> None:
    beans = printed_tables(True).bean.values()
    assert (
        len({kind.names[language] for kind in beans}) == len({kind.short[language] for kind in beans}) == 12
    )
    assert len({kind.letter for kind in beans}) == 12


def many(kinds: int, cards: int) -> Tables:
    beans = [
        f"[bean.{'abcdefghijklmnop'[kind]}]\ncards = {cards}\nmeter = [[2, 1], [{kind + 3}, 2]]"
        for kind in range(kinds)
    ]
    return Tables.parse("\n".join(['name = "many"', *beans]), "many.toml")


@pytest.mark.parametrize(("kinds", "cards"), [(2, 30), (14, 7)])
def test_a_game_with_own_beans_is_played_to_its_end(kinds: int, cards: int) -> None:
    game = haricot.game(tables=many(kinds, cards), players=3)
    assert len(game.law.keys) == kinds
    assert Playout(game, game.goods).play(5) > 50


def test_own_beanometers_are_what_beans_are_sold_by() -> None:
    board = table(player("", "4 black", "3 big_white"), tables=Tables.parse(GOOD, "own.toml"))
    board.do(Sell(0, 0), Sell(0, 1))
    assert board.talers(0) == "2 black big_white"


def test_own_contracts_are_dealt() -> None:
    game = haricot.game(tables=Tables.parse(GOOD, "own.toml"), extension=True, contracts=True)
    assert len(game.pairs) == 17
    assert len(game.start(1).contracts) == 13


def test_own_tables_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(GOOD, encoding="utf-8")
    tables = Tables.read(file)
    assert tables == Tables.parse(GOOD, "own.toml")
    assert haricot.game(tables=file).tables == haricot.game(tables=str(file)).tables == tables


def bean(text: str) -> str:
    return f'name = "own"\n[bean.black]\n{text}'


def with_contracts(text: str) -> str:
    return bean(f"cards = 30\nmeter = []\n[contracts]\n{text}")


BAD = [
    ("not TOML", "name = ", "", "is not TOML: "),
    ("no name", "[bean.black]\ncards = 30\nmeter = []", "", "missing required field `name`"),
    ("unknown key", 'name = "own"\nplayers = 3\n[bean]', "", "unknown field `players`"),
    (
        "unknown key of a bean",
        bean("cards = 3\nmeter = []\nprice = 1"),
        "bean.black",
        "unknown field `price`",
    ),
    (
        "name of two words",
        bean('cards = 3\nmeter = []\nshort = { en = "big white" }'),
        "bean.black.short.en",
        "must be one word",
    ),
    ("wrong type", bean('cards = "3"\nmeter = []'), "bean.black.cards", "Expected `int`, got `str`"),
    ("wrong step", bean("cards = 3\nmeter = [[2]]"), "bean.black.meter[0]", "Expected `array` of length 2"),
    (
        "wrong type of name",
        "name = 3\n[bean.black]\ncards = 3\nmeter = []",
        "name",
        "Expected `str`, got `int`",
    ),
    (
        "unknown key of contracts",
        with_contracts("lowest = 1\nhighest = 3\nmost = 2"),
        "contracts",
        "unknown field",
    ),
    ("no beans", 'name = "own"\n[bean]', "bean", "there is no kind of bean"),
    (
        "bad key",
        'name = "own"\n[bean.Black]\ncards = 3\nmeter = []',
        "bean.Black",
        "a key has only small letters",
    ),
    (
        "key with a dot",
        'name = "own"\n[bean."a.b"]\ncards = 3\nmeter = []',
        "bean.a.b",
        "a key has only small",
    ),
    ("no cards", bean("cards = 0\nmeter = []"), "bean.black.cards", "is 0, and must be 1 to 999"),
    ("too many cards", bean("cards = 1000\nmeter = []"), "bean.black.cards", "is 1000, and must be 1 to 999"),
    (
        "as many cards as before",
        bean("cards = 9\nmeter = [[2, 1], [2, 2]]"),
        "bean.black.meter",
        "[2, 2] must ask for more cards",
    ),
    (
        "as many talers as before",
        bean("cards = 9\nmeter = [[2, 1], [3, 1]]"),
        "bean.black.meter",
        "[3, 1] must ask for more cards and pay more talers",
    ),
    (
        "nothing for no card",
        bean("cards = 9\nmeter = [[0, 0]]"),
        "bean.black.meter",
        "[0, 0] must ask for more",
    ),
    (
        "more talers than cards",
        bean("cards = 9\nmeter = [[2, 3]]"),
        "bean.black.meter",
        "[2, 3] pays more talers than there are cards",
    ),
    (
        "third field too far",
        bean("cards = 3\nmeter = []\nthird_field_at = 4"),
        "bean.black.third_field_at",
        "is 4, and there are 3 cards",
    ),
    (
        "third field below nothing",
        bean("cards = 3\nmeter = []\nthird_field_at = -1"),
        "bean.black.third_field_at",
        "is -1, and there are 3 cards",
    ),
    (
        "contracts for nothing",
        with_contracts("lowest = 0\nhighest = 3"),
        "contracts",
        "lowest is 0 and highest is 3",
    ),
    (
        "contracts turned round",
        with_contracts("lowest = 4\nhighest = 3"),
        "contracts",
        "lowest is 4 and highest",
    ),
    (
        "contracts too high",
        with_contracts("lowest = 1\nhighest = 31"),
        "contracts",
        "1 <= lowest <= highest <= 30",
    ),
    (
        "contracts twice out of range",
        with_contracts("lowest = 2\nhighest = 3\ntwice = [[2, 3], [1, 3]]"),
        "contracts.twice",
        "[1, 3] is outside lowest to highest",
    ),
]


def refused(text: str) -> BadTables:
    """Expect that tables are not read, and give the reason."""
    with pytest.raises(BadTables) as caught:
        Tables.parse(text, "own.toml")
    return caught.value


@named(("text", "key", "reason"), BAD)
def test_bad_tables_get_one_error_with_file_key_and_reason(text: str, key: str, reason: str) -> None:
    bad = refused(text)
    assert (bad.file, bad.key) == ("own.toml", key)
    assert reason.casefold() in bad.reason.casefold()
    assert str(bad) == f"own.toml: {key + ': ' if key else ''}{bad.reason}"


def kinds(count: int, cards: int) -> str:
    """Write so many kinds down, with keys that are as long as they may be."""
    keys = [f"{chr(97 + kind // 26)}{chr(97 + kind % 26)}{'z' * (LONGEST_KEY - 2)}" for kind in range(count)]
    beans = [f"[bean.{key}]\ncards = {cards}\nmeter = [[{count * cards}, 1]]" for key in keys]
    return "\n".join(['name = "own"', *beans])


def languages(count: int) -> str:
    return "{ " + ", ".join(f'l{number} = "x"' for number in range(count)) + " }"


def climbing(steps: int) -> str:
    return str([[step, step] for step in range(1, steps + 1)])


HUGE = [
    ("kinds", kinds(MOST_KINDS + 1, 2), "bean", "has more than 40 entries"),
    ("cards in all", kinds(3, 667), "bean", "there are 2001 cards in all, and 2000 are the most"),
    (
        "step that no field reaches",
        bean("cards = 9\nmeter = [[3, 1], [10, 2]]"),
        "bean.black.meter",
        "asks for 10 cards, and there are 9 in all",
    ),
    (
        "step that fills all memory",
        bean("cards = 9\nmeter = [[400000000, 1]]"),
        "bean.black.meter[0][0]",
        "Expected `int` <= 1000000",
    ),
    (
        "number of a thousand digits",
        bean(f"cards = 0x{'f' * 5000}\nmeter = []"),
        "bean.black.cards",
        "Expected `int` <= 1000000",
    ),
    ("number that Python does not read", bean(f"cards = {'9' * 5000}\nmeter = []"), "", "is not TOML"),
    ("lists in lists", f"name = {'[' * 5000}", "", "is not TOML"),
    (
        "steps",
        bean(f"cards = 99\nmeter = {climbing(MOST_STEPS + 1)}"),
        "bean.black.meter",
        "has more than 30 entries",
    ),
    (
        "letters of a key",
        f'name = "own"\n[bean.{"a" * (LONGEST_KEY + 1)}]\ncards = 9\nmeter = []',
        "bean",
        "a key has more than 40 letters",
    ),
    (
        "letters of a name",
        bean(f'cards = 9\nmeter = []\nnames = {{ en = "{"x" * (LONGEST_LINE + 1)}" }}'),
        "bean.black.names.en",
        "has more than 200 letters",
    ),
    (
        "letters of a letter",
        bean(f'cards = 9\nmeter = []\nletter = "{"x" * (LONGEST_LETTER + 1)}"'),
        "bean.black.letter",
        "has more than 10 letters",
    ),
    (
        "letters of a source",
        bean(f'cards = 9\nmeter = []\nsource = "{"x" * (LONGEST_LINE + 1)}"'),
        "bean.black.source",
        "has more than 200 letters",
    ),
    ("letters of all", f'name = "{"x" * (LONGEST_LINE + 1)}"\n[bean]', "name", "has more than 200 letters"),
    (
        "languages",
        bean(f"cards = 9\nmeter = []\nnames = {languages(MOST_LANGUAGES + 1)}"),
        "bean.black.names",
        "has more than 20 entries",
    ),
    (
        "contracts",
        with_contracts(f"lowest = 1\nhighest = 3\ntwice = {[[1, 1]] * (MOST_CONTRACTS + 1)}"),
        "contracts.twice",
        "has more than 500 entries",
    ),
]


@named(("text", "key", "reason"), HUGE)
def test_too_much_of_anything_is_refused_with_its_key_and_limit(text: str, key: str, reason: str) -> None:
    bad = refused(text)
    assert bad.key == key
    assert bad.reason.startswith(reason)


def test_the_most_of_everything_is_played_with() -> None:
    text = kinds(MOST_KINDS, MOST_CARDS // MOST_KINDS).replace(
        f"[[{MOST_CARDS}, 1]]", climbing(MOST_STEPS), 1
    )
    game = haricot.game(tables=Tables.parse(text, "own.toml"), players=5)
    assert len(game.law.kind) == len(game.law.pays[1]) - 1 == MOST_CARDS
    assert len(game.start(1).deck) == MOST_CARDS - 25


class Heavy(dict[str, Any]):
    """A table that nobody may copy whole."""

    def __deepcopy__(self, memo: object) -> Heavy:
        raise AssertionError("this copies everything")


def test_the_first_wrong_key_is_found_without_copying_everything() -> None:
    good: dict[str, Any] = {"cards": 9, "meter": []}
    bad = {**good, "names": {"en": "x", "e.n": 3, "de": 3}}
    heavy = Heavy({"name": "own", "bean": {"a": good, "b.[...]": bad, "c": bad}, "contracts": 3})
    with pytest.raises(BadTables) as caught:
        Tables.of(heavy, "own")
    assert (caught.value.key, caught.value.reason) == ("bean.b.[...].names.e.n", "Expected `str`, got `int`")


@pytest.mark.parametrize("place", ["bean[...]", "bean[...].x[...]", "name[...]", "bean[0][...]", "[...]"])
def test_a_key_that_looks_like_a_place_is_an_unknown_key(place: str) -> None:
    good = {"name": "own", "bean": {"a": {"cards": 9, "meter": []}}}
    with pytest.raises(BadTables, match="unknown field"):
        Tables.of({**good, f"x - at `$.{place}": 1}, "own")


def test_figures_that_are_no_tables_get_the_same_errors() -> None:
    wrong: dict[str, Any] = {"name": "own", "bean": {"black": {"cards": 3, "meter": [[3, 4]]}}}
    with pytest.raises(BadTables, match=r"^own: bean\.black\.meter: \[3, 4\] pays more"):
        Tables.of(wrong, "own")


@pytest.mark.parametrize("missing", [True, False])
def test_a_file_that_cannot_be_read(tmp_path: Path, missing: bool) -> None:
    file = tmp_path / "own.toml"
    if not missing:
        file.write_bytes(b'name = "\xff"')
    with pytest.raises(BadTables, match=r"own\.toml: cannot be read \(.*\): name a TOML file in UTF-8$"):
        haricot.game(tables=file)


@pytest.mark.parametrize(("players", "needed"), [(3, 17), (4, 22), (5, 27)])
def test_too_few_cards_for_the_players(players: int, needed: int) -> None:
    tables = many(2, 8)
    sentence = rf"^Tables: 16 cards are too few; {players} players need {needed} at least\.$"
    with pytest.raises(BadOption, match=sentence):
        haricot.game(tables=tables, players=players)


@pytest.mark.parametrize("cards", [1, 999])
def test_the_fewest_and_the_most_cards_of_a_kind(cards: int) -> None:
    assert Tables.parse(bean(f"cards = {cards}\nmeter = [[1, 1]]"), "own.toml").bean["black"].cards == cards


@pytest.mark.parametrize(("lowest", "highest"), [(1, 1), (30, 30), (1, 30)])
def test_the_lowest_and_the_highest_contracts(lowest: int, highest: int) -> None:
    tables = Tables.parse(with_contracts(f"lowest = {lowest}\nhighest = {highest}"), "own.toml")
    assert tables.contracts is not None
    assert len(tables.contracts.pairs()) == (highest - lowest + 1) ** 2


def test_just_enough_cards() -> None:
    game = haricot.game(tables=many(2, 11), players=4)
    assert len(game.start(1).deck) == 2


def test_the_digest_names_the_figures() -> None:
    digest = Tables.parse(GOOD, "own.toml").digest()
    assert digest == Tables.parse("# The same.\n" + GOOD, "other.toml").digest()
    assert digest != Tables.parse(GOOD.replace("30", "31"), "own.toml").digest()
    assert len(digest) == 16


def test_the_digest_does_not_change_with_what_beans_are_called() -> None:
    kinds = Tables.parse(GOOD, "own.toml").bean
    renamed = {key: replace(kind, names={"en": "Moon bean"}, letter="X") for key, kind in kinds.items()}
    assert Tables("own", renamed).digest() == Tables("other", kinds).digest()


def test_a_record_names_the_printed_tables_and_keeps_others_whole() -> None:
    printed, own = haricot.game().describe()["tables"], haricot.game(tables=many(2, 30)).describe()["tables"]
    assert (printed.name, printed.figures) == ("bohnanza", None)
    assert own.name == "many"
    assert Tables.of(own.figures, "many") == many(2, 30)

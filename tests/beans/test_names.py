"""What people may be called."""

from __future__ import annotations

import pytest

from haricot.beans.names import LONGEST, NAMES, called, check_name, check_names, distinct, skeleton, typable
from haricot.beans.vocabulary import Vocabulary
from haricot.kernel.errors import Coded, HaricotError


@pytest.mark.parametrize("name", ["Anna", "Jean-Luc", "D'Arc", "Zoë", "7", "Anna B."])
def test_a_name_can_be_typed(name: str) -> None:
    check_names([name, "Ben"])


WRONG = {
    "": "name-empty",
    "a" * 21: "name-long",
    " Anna": "name-begins",
    "_anna": "name-begins",
    "a\nb": "name-letter",
    "<b>": "name-letter",
    "@anna": "name-letter",
    "\N{BEANS} Jo": "name-letter",
    "Annа": "name-alphabets",
    "Βen": "name-alphabets",
    "Zoe花": "name-alphabets",
    "D\u02bcArc": "name-alphabets",
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_name_is_told_what_is_wrong_with_it(name: str) -> None:
    with pytest.raises(Coded) as caught:
        check_name(name)
    assert caught.value.code == WRONG[name]


def test_the_letter_that_cannot_be_is_named() -> None:
    with pytest.raises(Coded, match="“\N{BEANS}” cannot be in a name") as caught:
        check_name("\N{BEANS} Jo")
    assert caught.value.params == {"letter": "\N{BEANS}"}


@pytest.mark.parametrize("name", ["\u3164", "Anna\u115f", "Anna\u200b", "\u202eannA"])
def test_what_cannot_be_seen_is_no_part_of_a_name(name: str) -> None:
    with pytest.raises(Coded, match="“\ufffd” cannot be in a name"):
        check_name(called(name))


@pytest.mark.parametrize(
    ("name", "taken", "marked"),
    [
        ("Anna", ["Ben"], "Anna"),
        ("Anna", ["ANNA"], "Anna 2"),
        ("Anna", ["Anna", "Anna2"], "Anna 3"),
        ("Zoe", ["Zoë"], "Zoe 2"),
        ("Maximilian Alexander", ["Maximilian Alexander"], "Maximilian Alexand 2"),
    ],
)
def test_who_comes_later_by_the_same_name_gets_a_mark(name: str, taken: list[str], marked: str) -> None:
    assert distinct(name, taken) == marked
    assert len(marked) <= LONGEST
    check_name(marked)


@pytest.mark.parametrize("name", ["Анна", "Άννα", "花子さん", "ハナコー", "김철수", "عمر", "Łukasz 2"])
def test_names_are_written_in_any_alphabet(name: str) -> None:
    check_names([called(name)])


def test_a_name_is_written_plainly() -> None:
    assert called(" \u00a0Ｚｏｅ\u0308   B. ") == "Zoë B."


ALIKE = [
    "Anna anna",
    "Bill BiII",
    "Otto 0tt0",
    "Łena Lena",
    "ΤΟΜ Tom",
    "Јосе Joce",
    "Zoë Zoe",
    "No3 No\u0663",
]


@pytest.mark.parametrize("both", [*ALIKE, "Ann-Marie Ann.Marie"])
def test_nobody_has_a_name_that_looks_like_that_of_another(both: str) -> None:
    one, other = both.split()
    assert skeleton(one) == skeleton(other)
    with pytest.raises(HaricotError, match="same name"):
        check_names([one, other])


def test_the_names_of_bots_differ() -> None:
    check_names(NAMES)


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (["Anna B.", "Jean-Luc", "7"], ["Anna B.", "Jean-Luc", "7"]),
        (["Zoë", "", "Zoe"], ["Zoë", "seat 2", "seat 3"]),
        (["me", "All", "Ben  B "], ["seat 1", "seat 2", "Ben B"]),
        (["", "Seat 1", ""], ["seat 2", "Seat 1", "seat 3"]),
    ],
)
def test_everybody_can_be_typed_in_one_way_or_another(names: list[str], called: list[str]) -> None:
    assert typable(names) == called
    words = Vocabulary({}, (), called)
    assert [words.seat(name) for name in called] == [0, 1, 2]

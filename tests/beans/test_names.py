"""What people may be called."""

from __future__ import annotations

import pytest

from haricot.beans.names import NAMES, called, check_names, skeleton, typable
from haricot.beans.vocabulary import Vocabulary
from haricot.kernel.errors import HaricotError


@pytest.mark.parametrize("name", ["Anna", "Jean-Luc", "D'Arc", "Zoë", "7", "Anna B."])
def test_a_name_can_be_typed(name: str) -> None:
    check_names([name, "Ben"])


@pytest.mark.parametrize("name", ["", " Anna", "_anna", "a" * 21, "a\nb", "<b>", "@anna"])
def test_what_cannot_be_typed_is_no_name(name: str) -> None:
    with pytest.raises(HaricotError, match="is no name"):
        check_names([name])


@pytest.mark.parametrize("name", ["\u3164", "Anna\u115f", "Anna\u200b", "\u202eannA"])
def test_what_cannot_be_seen_is_no_part_of_a_name(name: str) -> None:
    with pytest.raises(HaricotError, match="is no name"):
        check_names([called(name)])


@pytest.mark.parametrize("name", ["Annа", "Βen", "Zoe花", "D\u02bcArc"])
def test_the_letters_of_a_name_are_of_one_alphabet(name: str) -> None:
    with pytest.raises(HaricotError, match="mixes two alphabets"):
        check_names([name])


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

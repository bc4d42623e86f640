"""What people may be called."""

from __future__ import annotations

import pytest

from haricot.beans.names import NAMES, check_names, typable
from haricot.beans.vocabulary import Vocabulary
from haricot.kernel.errors import HaricotError


@pytest.mark.parametrize("name", ["Anna", "Jean-Luc", "D'Arc", "Zoë", "7", "Anna B."])
def test_a_name_can_be_typed(name: str) -> None:
    check_names([name, "Ben"])


@pytest.mark.parametrize("name", ["", " Anna", "_anna", "a" * 21, "a\nb", "<b>", "@anna"])
def test_what_cannot_be_typed_is_no_name(name: str) -> None:
    with pytest.raises(HaricotError, match="is no name"):
        check_names([name])


def test_nobody_has_the_name_of_another() -> None:
    with pytest.raises(HaricotError, match="same name"):
        check_names(["Anna", "anna"])
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

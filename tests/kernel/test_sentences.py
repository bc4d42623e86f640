"""Refusals in English; that Fluent says the same is tested with the words."""

from __future__ import annotations

import pickle

import pytest

from haricot.kernel.errors import Illegal
from haricot.kernel.sentences import english


@pytest.mark.parametrize(
    ("code", "params", "said"),
    [
        ("must-plant-all", {"seats": [1]}, "(Player 2)"),
        ("must-plant-all", {"seats": [0, 1, 2]}, "(Player 1, Player 2 and Player 3)"),
        ("not-agreed", {"offer": 1, "taker": 2}, "Player 3 has not said yes to offer 1"),
        ("too-many-people", {"people": 4, "seats": 3}, "this game has 3"),
        ("empty-field", {}, "Field { $field } is empty"),
        ("too-salty", {"sentence": "Too much salt: add lentils."}, "Too much salt: add lentils."),
        ("too-salty", {}, "This was refused: too-salty."),
    ],
)
def test_parameters_are_put_into_words(code: str, params: dict[str, object], said: str) -> None:
    assert said in english(code, params)


def test_keys_are_called_by_their_names_and_stay_keys() -> None:
    broken = Illegal("H8", "beans-missing", beans=["rote", "soja"]).named(beans=["Red bean", "Soy bean"])
    assert broken.params == {"beans": ["rote", "soja"]}
    assert "(Red bean and Soy bean)" in pickle.loads(pickle.dumps(broken)).sentence

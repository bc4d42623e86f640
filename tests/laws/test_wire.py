"""What is no action does not come in over a wire."""

from __future__ import annotations

import msgspec
import pytest

from haricot.catalogue import GAMES, move_reader


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [b'{"do":"cheat","seat":0}', b'{"seat":0}', b'{"do":"done"}', b"[]"])
def test_what_is_no_action_is_refused(text: bytes, game: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        move_reader(game)(text)


@pytest.mark.parametrize(
    ("game", "text"), [("hansa", b'{"do":"sell","seat":0,"field":1}'), ("sissi", b'{"do":"layout","seat":0}')]
)
def test_an_action_of_another_game_is_none(game: str, text: bytes) -> None:
    assert move_reader("bohnanza")(text).seat == 0
    with pytest.raises(msgspec.ValidationError):
        move_reader(game)(text)

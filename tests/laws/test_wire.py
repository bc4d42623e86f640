"""What is no action does not come in over a wire."""

from __future__ import annotations

import msgspec
import pytest

from haricot.kernel.actions import AnyAction


@pytest.mark.parametrize("text", [b'{"do":"cheat","seat":0}', b'{"seat":0}', b'{"do":"done"}', b"[]"])
def test_what_is_no_action_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=AnyAction)

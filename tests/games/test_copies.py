"""What a game is made of can be copied apart from it, as bots and environments have it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import haricot
from haricot.games.hansa.atlas import Atlas
from haricot.games.hansa.goods import Wagons
from haricot.games.sissi.law import SissiLaw


@pytest.mark.parametrize(
    "twin_of", [copy.deepcopy, lambda part: pickle.loads(pickle.dumps(part))], ids=["deepcopy", "pickle"]
)
def test_a_copy_of_a_part_is_the_same(twin_of: Callable[[Any], Any]) -> None:
    hansa, sissi = haricot.game("hansa", trade_with="guests"), haricot.game("sissi", doubling="phase 3")
    atlas, goods, law = twin_of((hansa.atlas, hansa.goods, sissi.law))
    assert isinstance(atlas, Atlas)
    for name in ("steps", "columns", "asks", "lots"):
        assert getattr(atlas, name) == getattr(hansa.atlas, name)
    assert isinstance(goods, Wagons)
    assert goods.atlas is atlas
    assert goods.only_guests
    assert isinstance(law, SissiLaw)
    for name in ("pays", "ends_at", "sissi", "doubling"):
        assert getattr(law, name) == getattr(sissi.law, name)

"""The laws are tried on everything that there is."""

from __future__ import annotations

from itertools import product

import pytest

from haricot.beans.tables import BeanKind, ContractCards, Tables
from haricot.catalogue import game as set_up
from haricot.kernel.errors import HaricotError
from tests.games.bohnanza.kit import VALUES, allowed


def test_every_choice_of_options_can_be_drawn() -> None:
    names = list(VALUES)
    every = [dict(zip(names, choice, strict=True)) for choice in set(product(*VALUES.values()))]
    valid = [options for options in every if allowed(options)]
    assert len(valid) == 1712
    for options in valid:
        assert all(allowed({name: options[name] for name in names[:many]}) for many in range(len(names)))


@pytest.mark.parametrize("highest", [1, 2])
def test_too_few_contracts_are_refused_or_dealt_as_far_as_they_go(highest: int) -> None:
    tables = Tables("few", {"rote": BeanKind(60, ((2, 1),))}, ContractCards(1, highest))
    try:
        game = set_up(tables=tables, players=7, extension=True, contracts=True)
    except HaricotError:
        return
    state = game.start(1)
    assert len(state.contracts) + sum(len(hand) for hand in state.hands) == len(game.pairs) + 36

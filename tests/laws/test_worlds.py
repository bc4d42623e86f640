"""The laws are tried on everything that there is."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from hypothesis import given

from haricot.beans.tables import BeanKind, ContractCards, Tables
from haricot.catalogue import game as set_up
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import AnyEvent
from tests.laws.worlds import VALUES, Choice, Moment, allowed, choices, law


def test_every_choice_of_options_can_be_drawn() -> None:
    names = list(VALUES)
    every = [dict(zip(names, choice, strict=True)) for choice in set(product(*VALUES.values()))]
    valid = [options for options in every if allowed(options)]
    assert len(valid) == 1712
    for options in valid:
        assert all(allowed({name: options[name] for name in names[:many]}) for many in range(len(names)))


def test_random_games_do_everything_that_can_be_done() -> None:
    choices: list[dict[str, object]] = [
        {"players": 4, "trade_talers": True},
        {"players": 4, "extension": True, "contracts": True},
        {"players": 3, "extension": True, "contracts": True, "plant_hands_at_end": True},
        {"players": 7, "extension": True, "contracts": True, "trade_talers": True, "third_field_cost": 1},
    ]
    played = [Moment(Choice(options), seed, 100_000).played for options in choices for seed in range(8)]
    games_played = [Choice(options).game for options in choices]
    rules = {action for game in games_played for book in game.book for action in book}
    seen = {event for event in get_args(AnyEvent) if hasattr(GardenView, f"see_{event.__name__.lower()}")}
    assert {type(action) for _, actions, _ in played for action in actions} == rules
    assert {type(event) for _, _, events in played for event in events} == seen


@law(0.5)
@given(choices())
def test_every_game_that_can_be_drawn_can_begin(choice: Choice) -> None:
    assert Moment(choice, 1, 0).state.turn == 1


@pytest.mark.parametrize("highest", [1, 2])
def test_too_few_contracts_are_refused_or_dealt_as_far_as_they_go(highest: int) -> None:
    tables = Tables("few", {"rote": BeanKind(60, ((2, 1),))}, ContractCards(1, highest))
    try:
        game = set_up(tables=tables, players=7, extension=True, contracts=True)
    except HaricotError:
        return
    state = game.start(1)
    assert len(state.contracts) + sum(len(hand) for hand in state.hands) == len(game.pairs) + 36

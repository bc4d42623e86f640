"""What every game promises to the rest of haricot, whatever its rules are."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot.cards.game import NO_FIELD
from haricot.catalogue import DEFAULT, GAMES, entry
from haricot.entry import Facets, Part
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL_SEEING, NONE
from tests.positions import player, table

NAMES = list(GAMES)


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Any:
    return haricot.game(request.param)


def test_the_first_game_is_meant_when_none_is_named() -> None:
    assert haricot.game().name == DEFAULT == NAMES[0]
    assert [entry(name).rank for name in NAMES] == sorted(entry(name).rank for name in NAMES)


def test_beans_are_told_by_key_name_and_kind(game: Any) -> None:
    assert game.keys() == list(game.tables.bean)
    assert len(game.names()) == len(set(game.names())) == len(game.keys()) == game.goods.kinds()
    beans = [kind for kind in game.kinds() if kind != NONE]
    assert sorted(set(beans)) == list(range(game.goods.kinds()))
    assert [game.goods.kind(card) for card in range(len(beans))] == beans
    assert game.contracts() == []


def test_contracts_of_cards_come_after_the_beans() -> None:
    game = haricot.game("bohnanza", extension=True, contracts=True)
    assert len(game.contracts()) == 39
    assert game.kinds()[-39:] == [NONE] * 39


def test_money_is_counted_alike_in_state_and_view(game: Any) -> None:
    state = game.start(7)
    view = game.view(state, ALL_SEEING)
    assert [state.coins(seat) for seat in range(state.players)] == [
        view.coins(seat) for seat in range(state.players)
    ]


def test_settings_leave_nothing_open() -> None:
    assert haricot.game("bohnanza", players=5).settings()["third_field_cost"] == 2
    assert haricot.game("hansa", players=4).settings()["players"] == 4


def test_another_field_has_its_price_or_cannot_be_had() -> None:
    assert haricot.game("bohnanza").field_cost() == 3
    assert haricot.game("sissi").field_cost() == NO_FIELD


def test_tables_are_counted_in_words() -> None:
    assert [entry(name).figures().counted() for name in NAMES] == [
        "12 kinds of bean, 157 cards",
        "8 kinds of bean, 120 cards",
        "8 kinds of bean, 8 cities, 60 contracts, 10 harvest cards",
    ]


@pytest.mark.parametrize(
    "facet", [name for name in Facets.__struct_fields__ if name not in ("board", "desk", "picture")]
)
def test_every_facet_is_where_the_entry_says(game: Any, facet: str) -> None:
    part = getattr(entry(game.name).facets, facet)
    assert isinstance(part, Part)
    assert part.load() is part.load()


@pytest.mark.parametrize(
    ("gives", "wants", "reason"),
    [
        (["soja"], ["soja"], "both-plant"),
        (["soja"], ["rote"], ""),
        (["garten"], [], "no-room"),
        (["rote"], [], ""),
        ([], ["rote"], ""),
    ],
)
def test_an_offer_that_looks_odd_has_a_reason(gives: list[str], wants: list[str], reason: str) -> None:
    board = table(player("soja garten rote", "blaue", "rote"), player("soja rote"), phase="trade")
    view, keys = board.game.view(board.state, 0), board.game.keys()
    hand = {keys[board.game.kinds()[card]]: card for card in board.state.hands[0]}
    offer = OpenOffer(1, 0, 1, tuple(hand[key] for key in gives), tuple(keys.index(key) for key in wants))
    assert board.game.because(view, offer) == reason


def test_elsewhere_no_offer_looks_odd() -> None:
    game = haricot.game("hansa")
    state = game.start(1)
    assert game.because(game.view(state, 0), OpenOffer(1, 0, 1, (), ())) == ""

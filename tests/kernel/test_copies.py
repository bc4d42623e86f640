"""Copies of games: in this process and in others, they are the same games and are played alike."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import Any

import msgspec
import pytest

import haricot
from haricot import catalogue
from haricot.beans.playout import Dice, Playout
from haricot.kernel.errors import BadPhrase, BadTables, HaricotError, Illegal

LENTIL = "examples.lentil:LENTIL"
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("bohnanza", {"players": 3, "trade_talers": True}),
    ("bohnanza", {"players": 5, "extension": True, "contracts": True, "leave_out": "kakao"}),
    ("sissi", {"players": 5, "doubling": "always"}),
    ("hansa", {"players": 3, "trade_with": "guests"}),
    (LENTIL, {"players": 3, "kettles": 1}),
]


def pickled(thing: Any, protocol: int) -> Any:
    """Send something away, and have it back."""
    return pickle.loads(pickle.dumps(thing, protocol))


COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{
        f"pickle {number}": partial(pickled, protocol=number) for number in range(pickle.HIGHEST_PROTOCOL + 1)
    },
}
# A pool whose workers die has no end; a machine is never as slow as this.
LONG = 300


def own(name: str, options: dict[str, Any]) -> Any:
    """Set a game up with tables of somebody's own, in which the first kind has one card more."""
    printed = haricot.game(name, **options).tables
    first, kind = next(iter(printed.bean.items()))
    more = "tokens" if name == "hansa" else "cards"
    richer = msgspec.structs.replace(kind, **{more: getattr(kind, more) + 1})
    tables = msgspec.structs.replace(printed, name="mine", bean={**printed.bean, first: richer})
    return haricot.game(name, tables=tables, **options)


@cache
def games() -> list[Any]:
    """Set up every game, with the printed figures and with others, and as games were before."""
    today = [build(name, options) for name, options in GAMES for build in (printed, own)]
    before = [build({}, None) for entry in catalogue.GAMES.values() for build in entry.earlier]
    return today + before


def printed(name: str, options: dict[str, Any]) -> Any:
    """Set a game up with the printed figures."""
    return haricot.game(name, **options)


def story(game: Any, state: Any = None) -> tuple[bytes, list[bytes]]:
    """Play a while at random, and tell which game it is and all that happened."""
    state = game.start(5) if state is None else state
    crowd, dice, told = Playout[Any](game, game.goods), Dice(5), list[bytes]()
    while state.result is None and len(told) < 150:
        told.append(msgspec.json.encode(game.apply(state, crowd.step(state, dice))))
    return msgspec.json.encode(game.describe()), told


def retell(given: tuple[Any, Any]) -> tuple[bytes, list[bytes]]:
    """Tell the story of a game that came from elsewhere."""
    return story(*given)


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_is_the_same_game(way: str) -> None:
    for game in games():
        twin = COPIES[way](game)
        assert type(twin) is type(game)
        assert twin is not game
        assert (twin.options, twin.tables, twin.own_tables) == (game.options, game.tables, game.own_tables)
        assert story(twin) == known(game)


@cache
def known(game: Any) -> tuple[bytes, list[bytes]]:
    """Tell the story of a game once."""
    return story(game)


def test_own_tables_go_with_a_copy() -> None:
    game = own(*GAMES[0])
    assert copy.deepcopy(game).law.beans == game.law.beans == haricot.game().law.beans + 1


def test_games_go_to_the_workers_of_a_pool() -> None:
    given = [(game, game.start(7)) for game in games()]
    expected = [story(game, game.clone(state)) for game, state in given]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map_async(retell, given).get(LONG) == expected


def test_games_go_to_an_executor() -> None:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as pool:
        assert pool.submit(story, haricot.game()).result(LONG) == story(haricot.game())


REFUSED = [
    HaricotError("No."),
    Illegal("B9", "empty-field", field=2),
    BadTables("mine.toml", "bean", "is missing"),
    BadTables("mine.toml", "", "is not TOML"),
    BadPhrase("nothing-to-give", count=2, bean="soja").named(bean="soy"),
]


@pytest.mark.parametrize("error", REFUSED, ids=lambda error: str(error))
def test_what_a_worker_refuses_comes_back_as_it_was(error: HaricotError) -> None:
    again = pickled(error, pickle.DEFAULT_PROTOCOL)
    assert type(again) is type(error)
    assert (str(again), vars(again)) == (str(error), vars(error))

"""Worlds: games of Bohn Hansa with printed and with small tables, and all that happens in them at random."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import haricot
from haricot.beans.playout import Dice
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.tables import HansaTables
from haricot.kernel.actions import AnyAction
from haricot.kernel.types import ALL_SEEING, STRANGER, Seat
from tests.games.hansa.crowd import Crowd

# Tables, players, and who trades with whom.
CHOICES = [
    ("printed", 3, "same city"),
    ("printed", 4, "same city"),
    ("printed", 5, "same city"),
    ("printed", 3, "guests"),
    ("printed", 4, "guests"),
    ("printed", 5, "guests"),
    ("few contracts", 4, "same city"),
    ("few contracts", 5, "guests"),
    ("few tokens", 5, "same city"),
    ("short harvest", 3, "guests"),
    ("long harvest", 3, "same city"),
    ("two villages", 5, "same city"),
    ("two villages", 3, "guests"),
]


def figures() -> dict[str, Any]:
    """Read the printed figures, for somebody to change."""
    return tomllib.loads(files("haricot.games.hansa").joinpath("hansa.toml").read_text(encoding="utf-8"))


def few_contracts(own: dict[str, Any]) -> None:
    """Leave so few contracts that the pile is refilled, and sometimes there are none at all."""
    own["contract"] = own["contract"][::4] + own["contract"][1:2]


def few_tokens(own: dict[str, Any]) -> None:
    """Leave so few beans that the reserve is short."""
    for key, bean in own["bean"].items():
        bean["tokens"] = 5 + sum(key in city["prices"] for city in own["city"].values())


def short_harvest(own: dict[str, Any]) -> None:
    """Leave one card in the harvest pile."""
    own["harvest"] = own["harvest"][:3]


def long_harvest(own: dict[str, Any]) -> None:
    """Have two of each harvest card, so that the game is long."""
    own["harvest"] *= 2


def two_villages(own: dict[str, Any]) -> None:
    """Have two cities and three kinds, where everybody meets and everything runs out."""
    column = {"boxes": [4, 3, 2, 1], "round": 1}
    own["bean"] = {
        key: {"tokens": 8, "price": price} for key, price in (("rote", 3), ("sau", 2), ("soja", 9))
    }
    own["city"] = {
        "ober": {"name": "Ober", "boxes": 4, "prices": {"rote": column, "sau": column}},
        "unter": {"name": "Unter", "boxes": 3, "prices": {"soja": {"boxes": [9, 5, 3], "round": 2}}},
    }
    own["roads"] = [["ober", "unter"]]
    # Everybody asks for Rote Bohnen and none are harvested, so that they become scarce.
    asked = [["rote"], ["rote", "sau"], ["rote", "soja"], ["rote", "sau", "soja"]]
    own["contract"] = [
        {"city": city, "beans": beans, "value": 30 + 2 * len(beans) + extra}
        for city in ("ober", "unter")
        for beans in asked
        for extra in (0, 1, 2)
    ]
    lots = [{"city": "ober", "bean": "sau", "count": 2}, {"city": "unter", "bean": "soja", "count": 9}]
    own["harvest"] = [{"lots": lots}, {"lots": lots[:1] * 2}, {"lots": []}, {"lots": lots[1:]}] * 2
    own["travel"] = ["toll", "plain", "supply", "plain"]


CHANGES = {
    "few contracts": few_contracts,
    "few tokens": few_tokens,
    "short harvest": short_harvest,
    "long harvest": long_harvest,
    "two villages": two_villages,
}


@cache
def world(choice: int) -> Hansa:
    """Set a game up, once for each choice."""
    kind, players, trade_with = CHOICES[choice]
    if kind == "printed":
        return haricot.game("hansa", players=players, trade_with=trade_with)
    own = figures()
    own["name"] = kind
    CHANGES[kind](own)
    tables = HansaTables.of(own, f"{kind}.toml")
    return haricot.game("hansa", tables=tables, players=players, trade_with=trade_with)


@cache
def played(choice: int, seed: int) -> list[AnyAction]:
    """Play a whole game at random, and tell what was done."""
    game = world(choice)
    crowd, state, dice = Crowd(game), game.start(seed), Dice(seed)
    actions: list[AnyAction] = []
    while state.result is None:
        actions.append(crowd.step(state, dice))
        game.apply(state, actions[-1])
        assert len(actions) < 20_000, "the game does not end"
    return actions


def moments(choice: int, seed: int, every: int = 1) -> Iterator[tuple[Hanse, AnyAction]]:
    """Go through a game: each state, which may be changed, and what is done in it next."""
    game = world(choice)
    state = game.start(seed)
    for number, action in enumerate(played(choice, seed)):
        if number % every == 0:
            yield state.clone(), action
        game.apply(state, action)


def onlookers(game: Hansa) -> list[Seat]:
    """List everybody to whom a view can be shown."""
    return [*range(game.players), STRANGER, ALL_SEEING]

"""Environments for those who study trading: one game at a time, many at once, in numbers or in words.

For PettingZoo there is a module of each game, such as `bohnanza_v1` with `env(players=4)` and `raw_env`.
"""
# interpreted: it only looks for libraries

from typing import TYPE_CHECKING

from haricot.extras import look_for

if TYPE_CHECKING:
    from haricot.env.aec import EnvMaker

look_for(("librt", "numpy", "gymnasium", "pettingzoo"), "Environments need", "env")

VERSION = "_v1"


def __getattr__(name: str) -> "EnvMaker":
    from haricot.catalogue import GAMES
    from haricot.env.aec import EnvMaker

    game = name.removesuffix(VERSION)
    if game == name or game not in GAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return EnvMaker(game)

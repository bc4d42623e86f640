"""Learned: the weights that bots go by, in files beside the bots of each game."""
# interpreted: it reads files

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from haricot.beans.game import AnyGame


def learned(game: AnyGame, file: str) -> dict[str, Any]:
    """Read a file of weights from the folder of a game's bots."""
    return read_weights(f"{type(game).__module__.rpartition('.')[0]}.bots", file)


@cache
def read_weights(package: str, file: str) -> dict[str, Any]:
    """Read a file of weights once."""
    return tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))

"""What a click on a city, its goods, a bean or a contract means."""
# interpreted: it writes text

from __future__ import annotations

from typing import TypeAlias

from haricot.games.hansa.actions import Deliver, Travel
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.view import HanseView
from haricot.kernel.types import Bean
from haricot.terminal.full.picking import given, wanted
from haricot.terminal.full.scene import Scene

HansaScene: TypeAlias = Scene[Hansa, HanseView]


def token_picked(scene: HansaScene, kind: Bean, typed: str) -> tuple[str, bool]:
    """Pay a toll with a bean of the cart, or offer it."""
    name = scene.kind_name(kind)
    return (f"pay {name}", False) if scene.view.debtor == scene.me else (given(typed, name), False)


def goods_picked(scene: HansaScene, city: int, kind: Bean, typed: str) -> str:
    """Travel to a city, or buy there."""
    way = way_to(scene, city)
    if way:
        return way
    here = scene.view.phase == "trade" and scene.view.pawns[scene.me] == city
    return f"buy {scene.kind_name(kind)}" if here else wanted(typed, scene.kind_name(kind))


def way_to(scene: HansaScene, city: int) -> str:
    """Tell how to travel to a city, if that can be done now."""
    for action in scene.options:
        if isinstance(action, Travel) and action.city == city:
            return scene.grammar.phrase(action, scene.view)
    return ""


def contract_picked(scene: HansaScene, number: int) -> str:
    """Deliver a contract, or reveal it at the start."""
    ready = any(isinstance(action, Deliver) for action in scene.options)
    return f"deliver {number}" if ready else f"reveal {number}"

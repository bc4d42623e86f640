"""What a click on a card or a field means."""
# interpreted: it writes text

from __future__ import annotations

from typing import TypeAlias

from haricot.cards.actions import Plant
from haricot.cards.game import AnyCardGame
from haricot.cards.view import TableView
from haricot.kernel.types import CardId
from haricot.terminal.full.picking import given
from haricot.terminal.full.scene import Scene

TableScene: TypeAlias = Scene[AnyCardGame, TableView]


def card_picked(scene: TableScene, card: CardId, typed: str) -> tuple[str, bool]:
    """Plant a card where there is but one field for it; in a trade, offer it."""
    plants = [action for action in scene.options if isinstance(action, Plant) and action.card == card]
    if plants:
        phrase = scene.grammar.phrase(plants[0], scene.view)
        # Without the number of the field there is more than one to choose from.
        return (phrase, True) if len(plants) == 1 else (phrase.rpartition(" ")[0] + " ", False)
    if scene.view.phase != "trade" or not scene.game.law.is_bean(card):
        return typed, False
    return given(typed, copy_name(scene, card)), False


def copy_name(scene: TableScene, card: CardId) -> str:
    """Name a copy: by its place, unless it is the first of its kind anyway."""
    grammar, view = scene.grammar, scene.view
    stock, kind = grammar.stock(view, False), grammar.kind(card)
    name = scene.kind_name(kind)
    first = next((other for other in stock if grammar.kind(other) == kind), card)
    return name if card == first else f"{name}#{grammar.place(card, view)}"


def field_picked(scene: TableScene, field: int) -> tuple[str, bool]:
    """Plant in a field if just one card can go there now; else prepare its sale."""
    plants = [action for action in scene.options if isinstance(action, Plant) and action.field == field]
    phrases = list(dict.fromkeys(scene.grammar.phrase(action, scene.view) for action in plants))
    return (phrases[0], True) if len(phrases) == 1 else (f"sell {field + 1}", False)

"""What a click means: a phrase that is done at once, or one to go on with."""

from __future__ import annotations

from haricot.kernel.actions import Deliver, Plant, Travel
from haricot.kernel.types import Bean, CardId
from haricot.terminal.full.scene import Scene


def phrase_for(scene: Scene, what: str, numbers: list[int], typed: str) -> tuple[str, bool]:
    """Turn what was picked into a phrase, and tell whether it can be done at once."""
    number = numbers[0]
    match what:
        case "card":
            return card_picked(scene, number, typed)
        case "field":
            return field_picked(scene, number)
        case "want":
            return wanted(typed, scene.kind_name(number)), False
        case "token":
            return token_picked(scene, number, typed)
        case "goods":
            return goods_picked(scene, number, numbers[1], typed), False
        case "city":
            return way_to(scene, number) or typed, False
        case "contract":
            return contract_picked(scene, number), False
    return typed, False


def card_picked(scene: Scene, card: CardId, typed: str) -> tuple[str, bool]:
    """Plant a card where there is but one field for it; in a trade, offer it."""
    plants = [action for action in scene.options if isinstance(action, Plant) and action.card == card]
    if plants:
        phrase = scene.grammar.phrase(plants[0], scene.view)
        # Without the number of the field there is more than one to choose from.
        return (phrase, True) if len(plants) == 1 else (phrase.rpartition(" ")[0] + " ", False)
    if scene.view.phase != "trade" or not scene.game.law.is_bean(card):
        return typed, False
    return given(typed, copy_name(scene, card)), False


def copy_name(scene: Scene, card: CardId) -> str:
    """Name a copy: by its place, unless it is the first of its kind anyway."""
    grammar, view = scene.grammar, scene.view
    stock, kind = grammar.stock(view, False), grammar.kind(card)
    name: str = scene.kind_name(kind)
    first = next((other for other in stock if grammar.kind(other) == kind), card)
    return name if card == first else f"{name}#{grammar.place(card, view)}"


def field_picked(scene: Scene, field: int) -> tuple[str, bool]:
    """Plant in a field if just one card can go there now; else prepare its sale."""
    plants = [action for action in scene.options if isinstance(action, Plant) and action.field == field]
    phrases = list(dict.fromkeys(scene.grammar.phrase(action, scene.view) for action in plants))
    return (phrases[0], True) if len(phrases) == 1 else (f"sell {field + 1}", False)


def token_picked(scene: Scene, kind: Bean, typed: str) -> tuple[str, bool]:
    """Pay a toll with a bean of the cart, or offer it."""
    name = scene.kind_name(kind)
    return (f"pay {name}", False) if scene.view.debtor == scene.me else (given(typed, name), False)


def goods_picked(scene: Scene, city: int, kind: Bean, typed: str) -> str:
    """Travel to a city, or buy there."""
    way = way_to(scene, city)
    if way:
        return way
    here = scene.view.phase == "trade" and scene.view.pawns[scene.me] == city
    return f"buy {scene.kind_name(kind)}" if here else wanted(typed, scene.kind_name(kind))


def way_to(scene: Scene, city: int) -> str:
    """Tell how to travel to a city, if that can be done now."""
    for action in scene.options:
        if isinstance(action, Travel) and action.city == city:
            return str(scene.grammar.phrase(action, scene.view))
    return ""


def contract_picked(scene: Scene, number: int) -> str:
    """Deliver a contract, or reveal it at the start."""
    ready = any(isinstance(action, Deliver) for action in scene.options)
    return f"deliver {number}" if ready else f"reveal {number}"


def given(typed: str, name: str) -> str:
    """Add a bean to what is given in an offer; a wish becomes one."""
    gives, wants = sides(typed)
    return f"{gives} + {name} > {wants}" if gives else f"{name} > {wants}"


def wanted(typed: str, name: str) -> str:
    """Add a bean to what is wanted in an offer, or in a wish as long as nothing is given."""
    gives, wants = sides(typed)
    wants = f"{wants} + {name}" if wants else name
    return f"{gives} > {wants}" if gives else f"{wants}?"


def sides(typed: str) -> tuple[str, str]:
    """Read what is given and what is wanted so far."""
    if ">" in typed:
        gives, _, wants = typed.partition(">")
        return gives.strip(), wants.strip()
    return ("", typed.replace("?", "").strip()) if "?" in typed else (typed.strip(), "")

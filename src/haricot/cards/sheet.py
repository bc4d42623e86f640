"""The figures of a card game, written down for people."""
# interpreted: it writes text

from __future__ import annotations

from collections.abc import Iterator

from haricot.beans.tables import RECONSTRUCTED, BeanKind, ContractCards, Tables
from haricot.telling.layout import columns, wrap
from haricot.words.texts import texts


def written(tables: Tables) -> Iterator[str]:
    """Write the beans of a card game down, with their beanometers."""
    yield "Beans, how many cards, and how many of them pay how many talers:"
    kinds = tables.bean.items()
    yield columns(
        [(kind.names.get("en", key), f"{kind.cards:2} cards: {meter_text(kind)}") for key, kind in kinds]
    )
    if tables.contracts is not None:
        yield wrap(contracts_text(tables.contracts))


def meter_text(kind: BeanKind) -> str:
    """Write a beanometer down, with its source if that is neither a rulebook nor the cards."""
    text = ", ".join(f"{cards} pay {talers}" for cards, talers in kind.meter)
    if kind.source == RECONSTRUCTED:
        text += " *"
    elif kind.source not in ("", "cards", "rulebook"):
        text += f" ({kind.source})"
    return text + (f"; {kind.third_field_at} earn a third field" if kind.third_field_at else "")


def contracts_text(contracts: ContractCards) -> str:
    """Tell how many contracts there are, and which of them a rulebook states."""
    sizes = f"{contracts.lowest} to {contracts.highest}"
    text = f"Contracts: {len(contracts.pairs())} cards with two numbers of {sizes} each"
    if contracts.source == RECONSTRUCTED:
        stated = texts("en").listed([f"{left}/{right}" for left, right in contracts.stated])
        text += f" *; a rulebook states {stated}" if stated else " *"
    return text + "."

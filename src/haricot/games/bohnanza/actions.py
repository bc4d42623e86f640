"""What players of Bohnanza do: all that is done at card tables, with contracts and without."""
# interpreted: other modules resolve this name at run time

from __future__ import annotations

from typing import TypeAlias

from haricot.cards.actions import CardAction, Fulfil, LayOut

BohnanzaAction: TypeAlias = CardAction | LayOut | Fulfil

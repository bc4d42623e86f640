"""Whether a board can be: the checks of a position that somebody wrote down."""
# interpreted: it is called once a position, and makes sentences

from __future__ import annotations

from haricot.beans.sound import check_market, refuse
from haricot.games.hansa.atlas import CART, PLAIN
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.types import NONE, Seat


def check_sound(game: Hansa, state: Hanse) -> None:
    """Raise BadPosition if no game could come to this board."""
    last = state.players - 1
    refuse(not 0 <= state.active <= last, f"The active seat is {state.active}: the seats are 0 to {last}.")
    refuse(state.turn < 1 or state.shuffles < 0, "The numbers of turns and shuffles start at 1 and 0.")
    wrong = not 0 <= state.turns_left <= state.players
    refuse(wrong, f"turns_left is {state.turns_left}: the last round has {state.players} turns (H25).")
    for seat in range(state.players):
        check_seat(game, state, seat)
    check_boxes(game, state)
    check_debt(game, state)
    check_harvests(state)
    if state.result is None:
        check_moment(game, state)
    if state.result is None and state.debtor == NONE:
        check_market(game, state)


def check_seat(game: Hansa, state: Hanse, seat: Seat) -> None:
    """A player has a full hand, a cart that is not overloaded, and stands in a city unless still choosing."""
    atlas = game.atlas
    load = len(state.carts[seat])
    refuse(load > CART, f"The cart of seat {seat} holds {load} beans: eight is the most (H1).")
    refuse(state.money[seat] < 0 and state.result is None, f"Seat {seat} has less than no money.")
    refuse(state.loans[seat] < 0, f"Seat {seat} has lent to the bank: a loan is not less than 0 (H13).")
    choosing = game.phases[state.phase].name == "opening" and len(state.dealt[seat]) == 3
    refuse(not choosing and bool(state.dealt[seat]), "Only in the opening three contracts are dealt (H6).")
    refuse(not choosing and state.pawns[seat] == NONE, f"The pawn of seat {seat} stands in no city (H7).")
    strange = [
        card for card in state.hands[seat] if not atlas.is_contract(card) and card not in atlas.hand(seat)
    ]
    refuse(bool(strange), f"Seat {seat} has another player's travel card: they never change hands (H17).")
    wrong = any(not atlas.is_contract(card) for card in [*state.dealt[seat], *state.laid, *state.spent])
    refuse(
        wrong or any(atlas.is_contract(card) for card in state.played + state.gone), "A card lies wrongly."
    )


def check_boxes(game: Hansa, state: Hanse) -> None:
    """Every box holds beans of one kind that the city sells; gaps there are only while trading (H2, H22)."""
    for city, boxes in enumerate(state.boxes):
        name = game.atlas.cities[city]
        for stack in boxes:
            kinds = {game.atlas.kind[token] for token in stack}
            refuse(len(kinds) > 1, f"A box of {name!r} holds two kinds: a stack is of one (H2).")
            sold = all(game.atlas.sells(city, kind) for kind in kinds)
            refuse(not sold, f"A box of {name!r} holds beans that are not sold there (H2).")
        filled = [bool(stack) for stack in boxes]
        trading = game.phases[state.phase].name == "trade" and city == state.pawns[state.active]
        wrong = not trading and filled != sorted(filled, reverse=True)
        refuse(wrong, f"The beanometer of {name!r} has a gap: they are closed at the end of a turn (H22).")


def check_debt(game: Hansa, state: Hanse) -> None:
    """Who owes a toll is the traveller, or a guest for whom an exchange waits (H13, H17, H20)."""
    owing, phase = state.debtor != NONE, game.phases[state.phase].name
    refuse(owing and not 0 <= state.debtor < state.players, "The debtor is no player.")
    refuse(owing != (state.due > 0), "A debtor owes something, and only a debtor does (H13).")
    refuse(owing and not state.carts[state.debtor], "The debtor has no beans: the rest is a loan (H13).")
    refuse(not owing and state.pending is not None, "An exchange waits, but nobody owes a toll (H17).")
    travelling = owing and phase == "travel"
    wrong = travelling and (state.debtor != state.active or state.pending is not None)
    refuse(wrong, "In the phase 'travel' the traveller owes, and no exchange waits (H13).")
    refuse(owing and phase not in ("travel", "trade"), f"Nobody owes a toll in the phase {phase!r} (H13).")
    refuse(owing and phase == "trade" and not invited(state), "Who owes while trading was invited (H20).")
    refuse(
        bool(state.played) and not travelling, "Travel cards lie on the table, but no traveller owes (H12)."
    )


def invited(state: Hanse) -> bool:
    """Tell whether an invitation between the active player and the debtor waits."""
    if state.pending is None or not state.pending.invites:
        return False
    return {state.pending.seat, state.pending_taker} == {state.active, state.debtor}


def check_harvests(state: Hanse) -> None:
    """Two harvest cards are put aside until the eighth is placed (H6, H27)."""
    drawn, placed = state.eighth != NONE, state.eighth in state.used
    refuse(placed and bool(state.put_by), "The eighth harvest card is placed: nothing is put aside (H27).")
    refuse(not drawn and len(state.put_by) != 2, "Two harvest cards are put aside until then: put_by (H6).")
    refuse(not drawn and not state.harvests, "The harvest pile is empty, and no eighth card was drawn (H27).")


def check_moment(game: Hansa, state: Hanse) -> None:
    """Somebody has something to do, and the prices are those of the city (H6, H19, H28)."""
    phase, atlas = game.phases[state.phase].name, game.atlas
    refuse(phase == "opening" and not any(state.dealt), "Everybody has chosen: the opening is over (H6).")
    refuse(phase == "final" and all(state.done), "Everybody is done: the game is over (H28).")
    special = [card for card in state.gone if not atlas.is_contract(card) and atlas.sort(card) != PLAIN]
    refuse(bool(special), "A Toll or a Supply has left the game: only plain cards buy contracts (H9).")
    other = [card for card in state.played if card not in atlas.hand(state.active)]
    refuse(bool(other), "Another player's travel cards lie on the table (H12).")
    city = state.pawns[state.active]
    if phase == "trade":
        sold = [atlas.sells(city, kind) for kind in range(len(atlas.keys))]
        wrong = any((price > 0) != here for price, here in zip(state.prices, sold, strict=True))
        refuse(wrong, "The prices are not those of kinds that this city sells (H19).")

"""Whether a table can be: the checks of a position that somebody wrote down."""
# interpreted: it is called once a position, and makes sentences

from __future__ import annotations

from typing import TypeVar

from haricot.beans.sound import check_market, refuse
from haricot.cards.game import CardGame
from haricot.cards.options import CardOptions
from haricot.cards.table import Table
from haricot.kernel.types import Seat

T = TypeVar("T", bound=Table)


def check_table(game: CardGame[T, CardOptions], state: T) -> None:
    """Raise BadPosition if no game could come to this table."""
    check_counters(game, state)
    for seat in range(state.players):
        check_fields(game, state, seat)
    if state.result is None:
        check_phase(game, state)
        check_market(game, state)


def check_counters(game: CardGame[T, CardOptions], state: T) -> None:
    """The numbers lie in their ranges, and only beans where only beans can be."""
    last = state.players - 1
    refuse(not 0 <= state.active <= last, f"The active seat is {state.active}: the seats are 0 to {last}.")
    refuse(not 0 <= state.planted <= 2, f"planted is {state.planted}: one or two cards are planted, or none.")
    most = game.law.ends_at
    wrong = not 0 <= state.exhaustions <= most
    refuse(wrong, f"exhaustions is {state.exhaustions}: the game ends with number {most}.")
    refuse(state.turn < 1 or state.shuffles < 0, "The numbers of turns and shuffles start at 1 and 0.")
    beans = sum([*state.aside, *state.talers], state.face_up + state.discard + state.deck)
    wrong = not all(game.law.is_bean(card) for card in beans)
    refuse(wrong, "A contract lies among the beans: it is in a hand, exposed, fulfilled or in its pile (E4).")


def check_fields(game: CardGame[T, CardOptions], state: T, seat: Seat) -> None:
    """Everybody has the fields that the game gives, each with cards that fit."""
    rows = state.fields[seat]
    # More than three fields there are only after the end (E12).
    most = game.most_fields if state.result is None else len(rows)
    possible = "two or three" if most == 3 else f"only {most}"
    wrong = not 2 <= len(rows) <= most
    refuse(wrong, f"Seat {seat} has {len(rows)} fields: {possible} are possible ({game.law.cite('B3')}).")
    for field, row in enumerate(rows, 1):
        fits = [game.law.is_bean(card) and game.law.fits(row[:place], card) for place, card in enumerate(row)]
        refuse(not all(fits), f"Field {field} of seat {seat} {game.law.mixed()}.")


def check_phase(game: CardGame[T, CardOptions], state: T) -> None:
    """What lies on the table goes with the phase, and somebody can act."""
    phase, cite = game.phases[state.phase], game.law.cite
    name = phase.name
    refuse(not phase.rules, f"Nobody acts in the phase {name!r}: write down the moment before or after it.")
    refuse(state.done[state.active], "The active player is never marked done: that closes the phase (M10).")
    early = name == "plant"
    refuse(early and bool(state.face_up), f"Cards lie face up before they were turned over ({cite('B10')}).")
    refuse(len(state.face_up) > 2, f"More than two cards lie face up ({cite('B10')}).")
    refuse(early and any(state.aside), f"Cards are set aside before there was any trade ({cite('B14')}).")
    refuse(not early and state.planted > 0, f"planted counts only in the phase 'plant' ({cite('B8')}).")
    over = state.exhaustions >= game.law.ends_at and early
    sentence = f"The deck ran out for the last time, and the phase is {name!r}: the game is over"
    refuse(over, f"{sentence} ({cite('B23')}).")
    empty = early and not state.planted and not state.hands[state.active]
    refuse(empty, f"The active hand is empty: the phase 'plant' is skipped then ({cite('B7')}).")

"""Worlds of Bohn Hansa are drawn as often as they are likely, by exhaustive count of few hidden contracts."""

from __future__ import annotations

from itertools import permutations

import haricot
from haricot.games.hansa.actions import BuyContract, Reveal, Travel
from haricot.games.hansa.atlas import PLAIN
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.actions import Action, Done
from tests.worlds.exhaustive import Slot, Story, all_of

GAME: Hansa = haricot.game("hansa", players=3)
FIRST = GAME.atlas.first_contract
# All contracts, those of low value first.
CONTRACTS = sorted(
    range(FIRST, FIRST + len(GAME.atlas.value)), key=lambda card: (GAME.atlas.value[card - FIRST], card)
)
CHEAP, DEAR = CONTRACTS[:6], CONTRACTS[-2:]


def value(card: int) -> int:
    """Tell what a contract brings."""
    return GAME.atlas.value[card - FIRST]


def hidden(state: Hanse) -> list[Slot]:
    """List the places of the contracts that others hold or choose from, and the pile."""
    piles = [*state.hands[1:], *state.dealt[1:], state.contracts]
    return [slot for pile in piles for slot in all_of(pile) if slot[0][slot[1]] >= FIRST]


def look(state: Hanse) -> list[list[int]]:
    """Tell worlds apart by the contracts."""
    return [*([card for card in hand if card >= FIRST] for hand in state.hands[1:]), state.contracts]


def opening() -> tuple[Hanse, list[Action]]:
    """Deal: seat 1 reveals a middling contract and seat 2 a better one; all others are discarded but two."""
    middling, better = CONTRACTS[len(CONTRACTS) // 3], CONTRACTS[len(CONTRACTS) // 2]
    low = [card for card in CONTRACTS if value(card) < value(middling)]
    high = [card for card in CONTRACTS if value(middling) < value(card) < value(better)]
    state = GAME.start(1)
    mine = state.dealt[0] = [low[-1], low[-2], DEAR[0]]
    state.dealt[1:] = [[low[0], middling, low[1]], [low[2], high[0], better]]
    state.contracts = [low[3], DEAR[1]]
    used = [*state.contracts, *(card for cards in state.dealt for card in cards)]
    state.spent = [card for card in CONTRACTS if card not in used]
    actions: list[Action] = [Reveal(1, middling, (low[0], low[1])), Reveal(2, better, (high[0], low[2]))]
    return state, [Reveal(0, DEAR[0], (mine[0], mine[1])), *actions]


def same_reveals(state: Hanse, action: Action) -> list[Action]:
    """List in which orders a player may have put two contracts into the hand."""
    if not isinstance(action, Reveal) or action.seat == 0:
        return [action]
    rest = [card for card in state.dealt[action.seat] if card != action.contract]
    return [Reveal(action.seat, action.contract, order) for order in permutations(rest)]


def not_revealed(state: Hanse) -> list[list[Slot]]:
    """List the hidden places but those of the two contracts that will be revealed."""
    return [[slot for slot in hidden(state) if slot not in [(state.dealt[1], 1), (state.dealt[2], 2)]]]


def test_the_others_of_three_are_worth_no_more_than_the_one_that_was_revealed() -> None:
    state, actions = opening()
    Story(GAME, state, not_revealed, actions, look=look, deeds=same_reveals).assert_uniform(40)


def contracts_bought() -> Story:
    """Have others buy contracts until the pile is shuffled, and once more when two others were discarded.

    Seat 0 goes on with two contracts that come first in its hand, and draws the last one of the pile.
    """
    state = GAME.start(1)
    first, rest = CONTRACTS[6:8], [*CONTRACTS[8:-2], DEAR[1]]
    state.dealt = [[], [], []]
    state.hands = [[*first, *state.hands[0], *rest], state.hands[1] + CHEAP[:2], state.hands[2] + CHEAP[2:3]]
    state.contracts, state.spent = CHEAP[3:4], [*CHEAP[4:], DEAR[0]]
    state.phase, state.money, state.pawns = 1, [50, 50, 50], [0, 0, 0]
    buys = [[BuyContract(seat, card) for card in plain(state.hands[seat])] for seat in range(3)]
    near = next(city for city in range(len(GAME.atlas.cities)) if GAME.atlas.cost(0, city) == 2)
    actions: list[Action] = [buys[2][0], buys[1][0], buys[2][1]]
    actions += [Travel(0, near), Done(0), Done(0), buys[1][1]]
    return Story(
        GAME,
        state,
        lambda state: [hidden(state)],
        actions,
        shuffled=lambda state: [(state.hands[1], len(state.hands[1]) - 1), *all_of(state.contracts)],
        look=look,
    )


def plain(hand: list[int]) -> list[int]:
    """List the cards that a contract can be bought with."""
    return [card for card in hand if card < FIRST and GAME.atlas.sort(card) == PLAIN]


def test_contracts_after_the_pile_was_shuffled() -> None:
    story = contracts_bought()
    Story(GAME, story.state, story.hidden, story.actions[:3], story.shuffled, look).assert_uniform(24 * 6)


def test_contracts_after_the_pile_was_shuffled_twice() -> None:
    story = contracts_bought()
    story.assert_uniform(24 * 2 * 2)

"""Worlds of small card tables are drawn as often as they are likely, by exhaustive count."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from haricot.beans.tables import BeanKind, ContractCards, Tables
from haricot.cards.actions import BuyField, LayOut, Plant, Sell
from haricot.catalogue import game as set_up
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import Action, Done, Offer, Take
from tests.worlds.exhaustive import Slot, Story, all_of, bound, misfit

# Cards 0 to 9 are red beans, those of which something is hidden; 10 to 29 are blue ones, which lie open.
TABLES = Tables(
    "tiny", {"rote": BeanKind(10, ((2, 1),)), "blaue": BeanKind(20, ((9, 1),))}, ContractCards(1, 2)
)
BLUE = range(10, 30)


def table(game: Bohnanza, *hands: list[int], deck: list[int], **more: Any) -> Garden:
    """Lay a table in the trade of seat 0; all blue beans that are nowhere else are in its field."""
    state = game.start(0)
    state.hands, state.deck = [list(hand) for hand in hands], deck
    state.phase = [phase.name for phase in game.phases].index("trade")
    for name, value in more.items():
        setattr(state, name, value)
    piles = [*state.hands, *state.talers, state.deck, state.discard, state.face_up]
    used = {card for pile in piles for card in pile}
    state.fields[0][0] = [card for card in BLUE if card not in used]
    rest = [card for card in range(10) if card not in used]
    state.fields[0][1] = rest
    return state


def game_of(**options: Any) -> Bohnanza:
    """Set up the small game."""
    game = set_up("bohnanza", tables=TABLES, players=3, **options)
    assert isinstance(game, Bohnanza)
    return game


def others(state: Garden) -> list[Slot]:
    """List the hidden places of the red beans: in hands, purses and the deck."""
    piles = [*state.hands[1:], *state.talers, state.deck]
    return [slot for pile in piles for slot in all_of(pile) if slot[0][slot[1]] < 10]


def hidden(state: Garden) -> list[list[Slot]]:
    """List the groups of hidden places that are mixed."""
    return [others(state)]


def give(number: int, seat: int, card: int, active: int = 0) -> list[Action]:
    """Give a card to the active player, who takes it."""
    return [Offer(seat, active, (card,)), Take(active, number)]


def show(seat: int, card: int, to: int = 0) -> Action:
    """Show a card in an offer that nobody takes; no two offers have the same terms."""
    return Offer(seat, to, (card,), wants=(1,) * (1 + card))


def test_plain_hands() -> None:
    game = game_of()
    Story(game, table(game, [], [0, 1, 2], [3], deck=[4, 5]), hidden).assert_uniform(720)


def test_a_shown_card_is_in_the_hand() -> None:
    game = game_of()
    state = table(game, [], [0, 1, 2], [3], deck=[4, 5])
    Story(game, state, hidden, [show(1, 1), show(2, 3)]).assert_uniform(72)


def my_turn_ends(traded: tuple[int, ...]) -> list[Action]:
    """Plant what was traded, and draw."""
    return [Done(0), *(Plant(0, card, 1) for card in traded), Done(0)]


def test_a_card_that_was_shown_is_none_of_those_planted_and_traded_since() -> None:
    game = game_of()
    # The last cards of the deck are drawn first, by seat 0 and then face up: all of them are seen.
    state = table(game, [], [0, 2, 1, 3, 4], [], deck=[5, 6, *BLUE[:3]])
    actions = [show(1, 1), *give(2, 1, 3), *my_turn_ends((3,))]
    actions += [Plant(1, 0, 0), Plant(1, 2, 0)]
    Story(game, state, hidden, actions).assert_uniform(8)


def seat_1_draws() -> tuple[Garden, list[Action]]:
    """Show one card and trade another away in the turn of seat 1, who draws three then."""
    game = game_of()
    state = table(game, [], [0, 1, 2], [BLUE[2]], deck=[3, BLUE[0], BLUE[1], 4, 5, 6], active=1)
    actions: list[Action] = [show(1, 0), Offer(1, 0, (1,)), Take(0, 2)]
    actions += [Done(1), Plant(0, 1, 1), Done(1)]
    # Now seat 2 plants its only card, and turns two over.
    return state, [*actions, Plant(2, BLUE[2], 0), Done(2)]


def test_a_card_shown_before_others_were_drawn_lies_before_them() -> None:
    state, actions = seat_1_draws()
    Story(game_of(), state, hidden, actions).assert_uniform(240)


def test_a_card_traded_from_anywhere_may_be_an_old_one_or_a_new_one() -> None:
    state, actions = seat_1_draws()
    Story(game_of(), state, hidden, [*actions, *give(3, 1, 5, active=2)]).assert_uniform(40)


def test_cards_shown_at_different_times() -> None:
    state, actions = seat_1_draws()
    actions += [show(1, 4, to=2), *give(4, 1, 5, active=2), *give(5, 1, 0, active=2)]
    Story(game_of(), state, hidden, actions).assert_uniform(12)


def test_a_guess_that_forgets_when_a_card_was_shown_would_be_caught() -> None:
    state, actions = seat_1_draws()
    story = Story(game_of(), state, hidden, [*actions, *give(3, 1, 5, active=2)])
    worlds, chance = story.witness().worlds(Random(1)), Random(2)
    drawn: Counter[Any] = Counter()
    possible = story.possible()
    for _ in range(4000):
        world = worlds.draw()
        chance.shuffle(world.hands[1])
        drawn[story.world(world)] += 1
    assert misfit(possible, drawn) > 2 * bound(len(possible))


def after_a_shuffle() -> Story:
    """Have seat 0 draw the last three; of what was discarded, two are turned over and seat 1 draws three."""
    game = game_of()
    state = table(game, [], [0, 1, 2], [BLUE[5]], deck=list(BLUE[:3]), discard=[4, 5, 6, 7, *BLUE[3:5]])
    real, actions = state.clone(), list[Action]()

    def do(*several: Action) -> None:
        for action in several:
            actions.append(action)
            game.apply(real, action)

    do(show(1, 1), *my_turn_ends(()), Plant(1, 0, 0), Done(1), Done(1))
    assert real.shuffles == 1
    do(*(Plant(1, card, int(card >= 10)) for card in list(real.face_up)), Done(1))
    do(Plant(2, BLUE[5], 0), Done(2))
    hand = real.hands[1].copy()
    do(show(1, hand[-1], to=2), *give(3, 1, hand[1], active=2), *give(4, 1, hand[3], active=2))
    return Story(game, state, hidden, actions)


def test_hands_and_deck_after_a_shuffle() -> None:
    story = after_a_shuffle()
    for upto in (len(story.actions) - 4, len(story.actions)):
        Story(story.game, story.state, hidden, story.actions[:upto]).assert_uniform(2)


def test_coins_that_were_earned_before_the_first_look() -> None:
    game = game_of(trade_talers=True, third_field_cost=1)
    state = table(game, [], [0, 1], [], deck=[2, 3], talers=[[], [4, 5], []])
    trade: list[Action] = [Offer(1, 0, pays=1), Take(0, 1)]
    Story(game, state, hidden, trade).assert_uniform(720)
    Story(game, state, hidden, [*trade, BuyField(0)]).assert_uniform(120)


def test_coins_that_were_seen_are_known() -> None:
    game = game_of()
    state = table(game, [], [0], [1], deck=[2, 3])
    state.fields[1][0] = [4, 5]
    state.fields[0][1] = [6, 7, 8, 9]
    story = Story(game, state, hidden, [Sell(1, 0), Sell(0, 1)], look=lambda state: state.talers)
    story.assert_uniform(1)
    assert story.drawn(story.witness(), 9) == {((9,), (5,), ()): 9}


# Contracts are the cards 30 to 33.


def contracts(state: Garden) -> list[Slot]:
    """List the hidden places of contracts: in hands and the pile."""
    piles = [*state.hands[1:], state.contracts]
    return [slot for pile in piles for slot in all_of(pile) if slot[0][slot[1]] >= 30]


def beans_and_contracts(state: Garden) -> list[list[Slot]]:
    """List the two groups of hidden places, if the places of contracts are known."""
    return [others(state), contracts(state)]


def look(state: Garden) -> list[list[int]]:
    """Tell worlds apart by all that is hidden."""
    return [*state.hands[1:], state.deck, state.contracts]


def dealt(game: Bohnanza) -> Garden:
    """Deal: everybody has a contract behind the beans, and seat 0 all that is to be seen."""
    deck = [4, *BLUE[:2], 6, 7, 8, *BLUE[2:9]]
    state = table(game, [], [0, 1, 2, 31], [BLUE[9], 32], deck=deck, phase=0, contracts=[33])
    state.hands[0] = [*state.fields[0][0], *state.fields[0][1], 30]
    state.fields[0] = [[], [], []]
    return state


def contract_story() -> Story:
    """Have seat 1 trade a bean from before the contract, draw three, and trade one from anywhere."""
    game = game_of(extension=True, contracts=True)
    state = dealt(game)
    actions: list[Action] = [Plant(0, state.hands[0][0], 0), Done(0), *give(1, 1, 1), Done(0)]
    actions += [Plant(0, 1, 1), *(Plant(0, card, 0) for card in BLUE[7:9]), Done(0)]
    actions += [Plant(1, 0, 0), Done(1), Done(1), *(Plant(1, card, 1) for card in BLUE[2:4]), Done(1)]
    actions += [Plant(2, BLUE[9], 0), Done(2), *give(2, 1, 7, active=2)]
    return Story(game, state, hidden, actions, look=look_at_beans)


def look_at_beans(state: Garden) -> list[list[int]]:
    """Tell worlds apart by what is hidden, but for which contract is which."""
    return [[min(card, 30) for card in pile] for pile in look(state)]


def test_a_contract_lies_behind_what_was_drawn_before_it() -> None:
    story = contract_story()
    for upto in (len(story.actions) - 2, len(story.actions)):
        Story(story.game, story.state, hidden, story.actions[:upto], look=look_at_beans).assert_uniform(9)


def test_a_contract_that_is_laid_out_or_returned_is_known() -> None:
    game = game_of(extension=True, contracts=True)
    state = dealt(game)
    # Seat 1 gives all three beans away, so that its contract comes first; then the pile has a known bottom.
    traded = [action for number, card in enumerate((0, 1, 2), 1) for action in give(number, 1, card)]
    actions: list[Action] = [Plant(0, state.hands[0][0], 0), Done(0), *traded, Done(0)]
    actions += [*(Plant(0, card, 1) for card in (0, 1, 2)), *(Plant(0, card, 0) for card in BLUE[7:9])]
    actions += [Done(0), LayOut(1), Done(1), Done(1), *(Plant(1, card, 1) for card in BLUE[2:4]), Done(1)]
    actions += [Plant(2, BLUE[9], 0), Done(2)]
    story = Story(game, state, beans_and_contracts, actions, look=look)
    story.assert_uniform(48)
    drawn = story.drawn(story.witness(), 9)
    assert all(pile == (31,) for *_, pile in drawn)


# Where contracts are is not known at a first look.


def unseen(state: Garden) -> list[list[Slot]]:
    """List all hidden places, of beans and contracts alike."""
    piles = [*state.hands[1:], state.deck, state.contracts]
    return [[slot for pile in piles for slot in all_of(pile) if slot[0][slot[1]] not in BLUE]]


def sound(state: Garden) -> bool:
    """Tell whether there are beans in the deck, contracts in the pile, and one contract in a hand at most."""
    held = [sum(card >= 30 for card in hand) for hand in state.hands]
    return max(held) < 2 and max(state.deck, default=0) < 30 and all(card >= 30 for card in state.contracts)


def first_look(*actions: Action, seat_1: list[int], drawn: range = BLUE[:5]) -> Story:
    """Look at a table in the middle of a game, where one of two hidden hands has a contract."""
    game = game_of(extension=True, contracts=True)
    deck = [4, *drawn]
    state = table(game, [30], seat_1, [2, 3], deck=deck, turn=4, contracts=[33], fulfilled=[[32], [], []])
    return Story(game, state, unseen, actions, look=look, sound=sound)


def test_contracts_at_a_first_look() -> None:
    first_look(seat_1=[0, 31, 1], drawn=BLUE[:0]).assert_uniform(1200)


def test_a_contract_that_was_there_at_the_first_look_is_behind_what_was_planted_and_traded() -> None:
    actions = [*give(1, 1, 1), *my_turn_ends((1,)), Plant(1, 0, 0), Done(1)]
    story = first_look(*actions, seat_1=[0, 31, 1, 5])
    story.assert_uniform(9)


def test_a_contract_that_was_there_at_the_first_look_can_be_laid_out() -> None:
    actions = [*give(1, 1, 1), *my_turn_ends((1,)), LayOut(1), Done(1)]
    first_look(*actions, seat_1=[31, 0, 1]).assert_uniform(9)


def test_who_draws_no_contract_has_one() -> None:
    game = game_of(extension=True, contracts=True)
    state = table(game, [30], [0, 31], [2], deck=[4, 5, 6, *BLUE[:5]], turn=4, contracts=[33])
    state.fulfilled = [[32], [], []]
    actions = [*my_turn_ends(()), Plant(1, 0, 0), Done(1), Done(1)]
    actions += [*(Plant(1, card, 1) for card in BLUE[:2]), Done(1)]
    Story(game, state, unseen, actions, look=look, sound=sound).assert_uniform(24)

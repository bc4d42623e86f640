"""What holds for worlds that are drawn at any moment of any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import haricot
from haricot.beans.playout import Dice
from haricot.cards.table import Table
from haricot.cards.worlds.witness import CardWitness
from haricot.kernel.actions import Action
from haricot.kernel.errors import HaricotError, Illegal
from haricot.kernel.types import ALL_SEEING, NONE, STRANGER
from haricot.testing import Choice, Moment
from haricot.testing.drawing import SEEDS, moments
from haricot.testing.moment import portrait
from haricot.worlds import Witness
from tests.laws.kits import BOHNANZA, HANSA, KITS, law

Watchers = list[Witness[Any, Any]]


def watched(game: Any, seed: int, actions: list[Action], late: int = 0) -> Iterator[tuple[Any, Watchers]]:
    """Go through a game with witnesses at all seats, who have watched since the deal or come later."""
    state = game.start(seed)
    seats = [*range(game.players), STRANGER]
    watchers = [haricot.witness(game, seat) for seat in seats]
    for watcher in watchers if not late else []:
        watcher.hear(state.news)
    for number, action in enumerate([*actions, None], 1):
        if number >= late:
            for watcher in watchers if number == late else []:
                watcher.look(game.view(state, watcher.seat))
            yield state, watchers
        if action is not None:
            watchers[action.seat].did(action)
            news = game.apply(state, action)
            for watcher in watchers if number >= late else []:
                watcher.hear(news)


def cards(state: Any) -> list[int]:
    """List every card, wherever it is."""
    piles = [state.deck, state.discard, state.face_up, *state.hands, *state.aside, *state.talers]
    piles += [row for rows in state.fields for row in rows]
    if hasattr(state, "contracts"):
        piles += [state.contracts, *state.fulfilled, [card for card in state.exposed if card != NONE]]
    return sorted(card for pile in piles for card in pile)


def contracts(state: Any) -> list[int]:
    """List every contract and harvest card of Bohn Hansa that is hidden from somebody, wherever it is."""
    piles = [*state.hands, *state.dealt, state.contracts, state.laid, state.spent]
    return sorted(card for pile in piles for card in pile) + sorted(state.harvests + state.put_by)


def assert_looks_real(game: Any, state: Any, watcher: Witness[Any, Any], chance: Random) -> Any:
    """A seat cannot tell a world from the real one, and may do the same there; nothing is lost."""
    seat, world = watcher.seat, watcher.sample_state(chance)
    assert watcher.view == game.view(state, seat) == game.view(world, seat)
    assert game.legal(world, seat) == game.legal(state, seat)
    assert game.waits_for(world) == game.waits_for(state)
    assert (world.refused, world.offered) == (state.refused, state.offered)
    assert world.shuffles == state.shuffles
    every = contracts if game.name == "hansa" else cards
    assert every(world) == every(state)
    return world


def assert_knows(watcher: CardWitness[Table], state: Any) -> None:
    """All that a witness knows of a card table is true."""
    assert watcher.purses == state.talers
    assert getattr(state, "contracts", [])[: len(watcher.under)][::-1] == watcher.under
    for seat in watcher.veiled:
        hand, beans = state.hands[seat], [card for card in state.hands[seat] if card < watcher.law.beans]
        assert set(watcher.hands[seat].shown) <= set(hand)
        assert (len(beans) < len(hand)) == (watcher.hands[seat].contract is not None)
        origins = [watcher.origin[card] for card in beans]
        assert origins == sorted(origins)
        stretches = {stretch.shuffle: stretch.size() for stretch in watcher.hands[seat].stretches}
        assert Counter(origins) == Counter(stretches)


def assert_ends(game: Any, world: Any, crowd: Any, seed: int) -> None:
    """A world can be played to its end."""
    dice = Dice(seed)
    for _ in range(20_000):
        if world.result is not None:
            return
        action = crowd.step(world, dice)
        game.check(world, action)
        game.apply(world, action)
    raise AssertionError("the game does not end")


def try_moments(moment: Moment, chance: Random) -> None:
    """Draw worlds at some moments of a game, and play one of them on."""
    game, actions = moment.game, moment.played[1]
    chosen = {0, len(actions), *(chance.randrange(len(actions) + 1) for _ in range(8))}
    for number, (state, watchers) in enumerate(watched(game, moment.seed, actions)):
        for watcher in watchers if number in chosen else []:
            world = assert_looks_real(game, state, watcher, chance)
            if isinstance(watcher, CardWitness):
                assert_knows(watcher, state)
                assert_knows(watcher, world)
    assert_ends(game, world, moment.crowd, moment.seed)


@law(0.5)
@given(st.sampled_from([*KITS.values()]).flatmap(moments), SEEDS)
def test_worlds_agree_with_all_that_was_seen(moment: Moment, chance: int) -> None:
    try_moments(moment, Random(chance))


@pytest.mark.parametrize("choice", HANSA.choices)
def test_worlds_of_bohn_hansa_agree_with_all_that_was_seen(choice: Choice) -> None:
    for seed in range(2):
        try_moments(Moment(HANSA, choice, seed, HANSA.longest), Random(seed))


def test_worlds_of_bohn_hansa_while_a_toll_is_paid() -> None:
    tolls = 0
    for choice, seed in ((2, 0), (5, 1), (11, 0), (12, 1), (12, 2)):
        moment = Moment(HANSA, HANSA.choices[choice], seed, HANSA.longest)
        game, crowd = moment.game, moment.crowd
        for state, watchers in watched(game, seed, moment.played[1]):
            if state.debtor != NONE:
                tolls += 1
                for watcher in watchers:
                    world = assert_looks_real(game, state, watcher, Random(tolls))
                    assert (world.pending is None) == (state.pending is None)
                    assert_ends(game, world, crowd, seed)
                    late = haricot.witness(game, watcher.seat)
                    late.look(watcher.view)
                    assert_ends(game, late.sample_state(Random(tolls)), crowd, seed)
    assert tolls > 20


def test_who_comes_late_to_bohn_hansa_sees_what_there_is_to_be_seen() -> None:
    for choice in HANSA.choices:
        game, actions = choice.game, Moment(HANSA, choice, 1, HANSA.longest).played[1]
        for number, (state, watchers) in enumerate(watched(game, 1, actions, late=len(actions) // 2)):
            for watcher in watchers if number % 9 == 0 else []:
                world = watcher.sample_state(Random(number))
                assert game.view(world, watcher.seat) == game.view(state, watcher.seat)
                assert contracts(world) == contracts(state)


@law(0.15)
@given(moments(BOHNANZA), SEEDS)
def test_who_comes_later_knows_what_there_is_to_be_seen(moment: Moment, chance: int) -> None:
    actions = moment.played[1]
    random = Random(chance)
    late = 1 + random.randrange(len(actions) + 1)
    for state, watchers in watched(moment.game, moment.seed, actions, late):
        if random.random() < 0.05:
            watcher = random.choice(watchers)
            world = watcher.sample_state(random)
            assert moment.game.view(world, watcher.seat) == moment.game.view(state, watcher.seat)
            assert cards(world) == cards(state)


def secrets(state: Any) -> Any:
    """Tell all that is hidden from somebody."""
    return state.hands, getattr(state, "deck", []), getattr(state, "contracts", []), state.seed


def tell_both(game: Any, states: list[Any], watchers: Watchers, actions: list[Action]) -> None:
    """Do the same in two worlds, as long as it looks the same, and tell a witness in each of them."""
    seat = watchers[0].seat
    for action in actions:
        try:
            game.check(states[1], action)
        except Illegal:
            return
        stories = [game.apply(state, action) for state in states]
        told = [[event.seen_by(seat) for event in story] for story in stories]
        if told[0] != told[1]:
            return
        for watcher, story in zip(watchers, stories, strict=True):
            watcher.hear(story)


@law(0.25)
@given(moments(BOHNANZA), SEEDS)
def test_worlds_depend_on_nothing_that_is_hidden(moment: Moment, chance: int) -> None:
    game, actions = moment.game, [action for _, action in moment.onward(20)]
    for seat in moment.seats:
        both = [haricot.witness(game, seat) for _ in range(2)]
        both[0].look(game.view(moment.state, seat))
        states = [moment.state, both[0].sample_state(Random(chance))]
        both[1].look(game.view(states[1], seat))
        tell_both(game, states, both, actions)
        first, second = (secrets(watcher.sample_state(Random(chance))) for watcher in both)
        assert first == second


def test_second_worlds_are_other_worlds() -> None:
    game = haricot.game("bohnanza", players=4)
    witness = haricot.witness(game, 0)
    witness.hear(game.start(1).news)
    worlds = [witness.sample_state(Random(seed)) for seed in range(9)]
    assert len({str(secrets(world)) for world in worlds}) == 9


def test_who_has_seen_nothing_says_so() -> None:
    witness = haricot.witness(haricot.game("sissi"), 0)
    with pytest.raises(HaricotError, match="seen nothing"):
        witness.sample_state(Random(1))


def test_who_sees_all_knows_all_but_the_deck() -> None:
    game = haricot.game("bohnanza", players=5, extension=True, contracts=True)
    state = game.start(3)
    witness = haricot.witness(game, ALL_SEEING)
    witness.hear(state.news)
    assert witness.sample_state(Random(1)).hands == state.hands


@pytest.mark.parametrize("name", ["bohnanza", "hansa"])
def test_nobody_watches_from_a_seat_that_does_not_exist(name: str) -> None:
    with pytest.raises(HaricotError, match="There is no seat 9: the seats are 0 to 2, -1 looks on"):
        haricot.witness(haricot.game(name, players=3), 9)


@pytest.mark.parametrize("name", ["bohnanza", "hansa"])
def test_a_generator_of_numpy_draws_worlds_too(name: str) -> None:
    game = haricot.game(name, players=3)
    witness = haricot.witness(game, 0)
    witness.hear(game.start(1).news)
    first, second = ([*three_worlds(witness, np.random.default_rng(7))] for _ in range(2))
    assert first == second
    assert len(set(first)) == 3


@pytest.mark.parametrize("chance", [1, None, np.random.RandomState(1)])
def test_what_draws_no_worlds_is_told_what_does(chance: Any) -> None:
    game = haricot.game(players=3)
    witness = haricot.witness(game, 0)
    witness.hear(game.start(1).news)
    for ask in (witness.sample_state, witness.worlds):
        with pytest.raises(
            HaricotError, match=r"draws no worlds: give Random\(1\), or numpy's default_rng\(1\)"
        ):
            ask(chance)


def three_worlds(witness: Witness[Any, Any], rng: np.random.Generator) -> Iterator[bytes]:
    """Draw two worlds by themselves and one that is made ready, all with one generator."""
    yield portrait(witness.sample_state(rng))
    yield portrait(witness.sample_state(rng))
    yield portrait(witness.worlds(rng).draw())

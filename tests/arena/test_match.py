"""Who sits where, and what the deals of a match are."""

from __future__ import annotations

import pytest

import haricot
from haricot.arena.match import match_of, orders, title
from haricot.arena.play import play_seating
from haricot.kernel.errors import HaricotError


def test_a_deal_is_played_with_every_seating_that_differs() -> None:
    assert len(orders(("a", "b", "c", "d"))) == 24
    assert len(orders(("a", "b", "c", "d", "e"))) == 120
    assert orders(("a", "b", "b", "b")) == [
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    ]
    assert len(orders(("a", "a", "b", "b"))) == 6
    assert orders(("a", "a", "a")) == [("a", "a", "a")]
    with pytest.raises(HaricotError, match=r"6 bots can sit in more than 120 ways.*--seatings rotations"):
        orders(tuple("abcdef"))


def test_everybody_sits_everywhere_equally_often() -> None:
    for bots in (("a", "b", "c", "d"), ("a", "a", "b", "c"), ("a", "b", "b")):
        for seat in range(len(bots)):
            here = [order[seat] for order in orders(bots)]
            assert all(here.count(bot) * len(bots) == bots.count(bot) * len(here) for bot in bots)


def test_rotations_keep_the_neighbours() -> None:
    game = haricot.game(players=3)
    match = match_of(game, ["simple", "random", "tests.arena.entered:Mute"], 1, seatings="rotations")
    first, second, third = match.seated()
    assert second == (first[2], first[0], first[1])
    assert third == (first[1], first[2], first[0])
    assert len(match_of(game, ["simple"], 1, seatings="rotations").seated()) == 1


def test_a_seed_fixes_all_deals_and_no_two_are_alike() -> None:
    game = haricot.game(players=3)
    one, again, other = (match_of(game, ["simple"], 9, seed=seed) for seed in (1, 1, 2))
    assert [one.seed_of(deal) for deal in range(9)] == [again.seed_of(deal) for deal in range(9)]
    seeds = {match.seed_of(deal) for match in (one, other) for deal in range(9)}
    assert len(seeds) == 18
    assert str(one.seed_of(0)) not in one.dice_of(0)
    # `haricot play --seed` takes them all.
    assert max(seeds) < 2**63


def test_every_seating_gets_the_same_cards_and_dice() -> None:
    game = haricot.game(players=3)
    # All seatings of equals are the same game: nothing but the deal and the seat decides it.
    same = match_of(game, ["random", "random", "haricot.cards.bots.chance:RandomCardBot"], 1)
    games = [play_seating(same, game, 0, seating) for seating in range(3)]
    scores = {tuple((seated.score, tuple(seated.talers)) for seated in played.seats) for played in games}
    assert len(scores) == 1


def test_line_ups_have_titles() -> None:
    assert title(["a", "b", "b", "b"]) == "a, 3 b"
    assert title(["a", "a", "a"]) == "3 a"

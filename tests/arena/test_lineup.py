"""Who sits where, and what the deals of a match are."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot.arena.entrants import entrant
from haricot.arena.lineup import match_of, orders, title
from haricot.arena.play import play_seating
from haricot.bots.simple import SimpleBot
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
    same = match_of(game, ["random", "random", "haricot.bots.chance:RandomCardBot"], 1)
    games = [play_seating(same, game, 0, seating) for seating in range(3)]
    scores = {tuple((seated.score, tuple(seated.talers)) for seated in played.seats) for played in games}
    assert len(scores) == 1


def test_a_bot_is_found_by_its_name_or_its_place() -> None:
    assert entrant("simple") is entrant("haricot.bots.simple:SimpleBot") is SimpleBot


def test_a_number_behind_a_master_is_how_often_it_tries_things_out() -> None:
    for name in ("bohnanza", "sissi", "hansa"):
        game: Any = haricot.game(name, players=3)
        kind: Any = entrant("master@7", name)
        assert issubclass(kind, entrant("master", name))
        assert kind(game, 0, 1).rollouts == 7


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clever", "There is no bot 'clever'"),
        ("nowhere:Bot", "there is no module 'nowhere': call haricot from the folder"),
        ("tests.nowhere:Bot", "there is no module 'tests.nowhere'"),
        ("tests.arena.entered:Clever", "tests.arena.entered has nothing called 'Clever'"),
        ("tests.arena.entered:NoBot", "derive the class from haricot.bots.Bot"),
        ("haricot.bots:BOTS", "derive the class from haricot.bots.Bot"),
        ("expert@48", "'expert' tries nothing out: name it without @48"),
        ("master@soon", "'soon' is no number of tries: say master@48"),
        ("master@0", "'0' is no number of tries"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(HaricotError) as error:
        entrant(name)
    assert sentence in str(error.value)


def test_a_module_that_breaks_is_a_sentence(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    for text, sentence in (
        ("1 / 0\n", "cannot be imported: ZeroDivisionError (broken_bot.py, line 1)"),
        ("import no_such_library\n", "needs a module that is not there: No module named 'no_such_library'"),
    ):
        with open(f"{tmp_path}/broken_bot.py", "w") as file:
            file.write(text)
        with pytest.raises(HaricotError) as error:
            entrant("broken_bot:Bot")
        assert sentence in str(error.value)


def test_line_ups_have_titles() -> None:
    assert title(["a", "b", "b", "b"]) == "a, 3 b"
    assert title(["a", "a", "a"]) == "3 a"

from __future__ import annotations

from haricot.kernel.shuffle import shuffle


def shuffled(cards: int, seed: int, number: int) -> list[int]:
    deck = list(range(cards))
    shuffle(deck, seed, number)
    return deck


def test_a_known_order_so_that_old_records_replay() -> None:
    assert shuffled(12, 42, 0) == [5, 7, 8, 0, 9, 3, 11, 10, 4, 6, 2, 1]
    assert shuffled(12, 42, 1) == [6, 9, 1, 2, 0, 7, 3, 4, 11, 8, 5, 10]


def test_every_card_is_there_once() -> None:
    assert sorted(shuffled(104, 1, 0)) == list(range(104))


def test_the_same_seed_and_number_give_the_same_order() -> None:
    assert shuffled(104, 9, 2) == shuffled(104, 9, 2)


def test_other_seeds_and_other_numbers_give_other_orders() -> None:
    orders = [tuple(shuffled(104, seed, number)) for seed in range(20) for number in range(-1, 20)]
    assert len(set(orders)) == len(orders)


def test_seed_and_number_are_kept_apart() -> None:
    assert shuffled(104, 1, 11) != shuffled(104, 11, 1) != shuffled(104, 111, 0)


def test_nothing_and_one_card_stay_as_they_are() -> None:
    assert shuffled(0, 1, 0) == []
    assert shuffled(1, 1, 0) == [0]


def test_every_card_comes_everywhere() -> None:
    places = {(place, card) for seed in range(300) for place, card in enumerate(shuffled(6, seed, 0))}
    assert len(places) == 36

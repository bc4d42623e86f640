"""What is known of a hidden hand, cards of which are shown, traded and planted."""

from __future__ import annotations

from random import Random

from haricot.worlds.stretch import MOST_WAYS, Spread, Stretch


def hoard(batches: int) -> Stretch:
    """Draw three cards again and again, show one each time, and trade another one away."""
    stretch = Stretch(0)
    for batch in range(batches):
        for _ in range(3):
            stretch.draw()
        stretch.show(batch)
        stretch.lose(100 + batch, first=False)
    return stretch


def test_a_shown_card_stays_where_it_was_drawn() -> None:
    spread = Spread(hoard(4), suspect=False)
    for seed in range(50):
        cards, _ = spread.deal([900 + place for place in range(9)], Random(seed))
        assert len(cards) == 8
        assert all(cards.index(batch) < 3 * (batch + 1) for batch in range(4))


def test_who_hoards_cards_is_not_kept_apart_for_ever() -> None:
    stretch = hoard(16)
    assert len(stretch.ways) <= MOST_WAYS
    assert stretch.size() == 32
    cards, _ = Spread(stretch, suspect=False).deal(list(range(900, 916)), Random(1))
    assert sorted(cards) == [*range(16), *range(900, 916)]


def test_cards_that_nothing_tells_apart_are_counted_in_one_way() -> None:
    stretch = hoard(3)
    for card in range(3):
        stretch.lose(card, first=False)
    assert stretch.ways == {(3,): 1}

"""The end of the game: what is planted, sold and counted then (B24, E12)."""

from __future__ import annotations

from haricot.cards.law import Law
from haricot.cards.table import add_field, end_game, plant, sell
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.options import Options
from haricot.kernel.types import Bean, CardId, Count, Seat


def finish(state: Garden, law: Law, options: Options) -> None:
    """Plant the hands where that was agreed on, sell all fields, and name the winners (B24)."""
    for seat in range(state.players):
        if options.plant_hands_at_end:
            plant_hand(state, law, seat)
        for field, row in enumerate(state.fields[seat].copy()):
            if row:
                sell(state, seat, field, law.coins(row))
    scores = [state.coins(seat) for seat in range(state.players)]
    best = [seat for seat in range(state.players) if scores[seat] == max(scores)]
    if options.tie_break == "hand":
        most = max([len(state.hands[seat]) for seat in best])
        best = [seat for seat in best if len(state.hands[seat]) == most]
    end_game(state, scores, best)


def plant_hand(state: Garden, law: Law, seat: Seat) -> None:
    """Plant the beans of a hand, kind by kind, so that they bring most (E12)."""
    for kind in range(len(law.keys)):
        cards = [card for card in state.hands[seat] if law.kind[card] == kind]
        if cards:
            plant_kind(state, law, seat, kind, cards)


def plant_kind(state: Garden, law: Law, seat: Seat, kind: Bean, cards: list[CardId]) -> None:
    """Add the cards of one kind to own fields of that kind and to new ones (E12)."""
    rows = state.fields[seat]
    own = [field for field in range(len(rows)) if rows[field] and law.kind[rows[field][0]] == kind]
    sizes = [len(rows[field]) for field in own]
    for place, count in enumerate(best_split(law.pays[kind], sizes, len(cards))):
        if place == len(own):
            own.append(len(rows))
            add_field(state, seat)
        for _ in range(count):
            plant(state, seat, cards.pop(0), own[place])


def best_split(pays: list[Count], sizes: list[Count], cards: Count) -> list[Count]:
    """Split cards over fields that hold `sizes` and over new ones, so that all of them together pay most.

    Of equal splits it takes the one that needs the fewest fields.
    """
    worth: list[Count] = [0]
    plans: list[list[Count]] = [[]]
    for total in range(1, cards + 1):
        count, value = best_first(pays, 0, 1, total, worth, plans)
        worth.append(value)
        plans.append([count, *plans[total - count]])
    for size in reversed(sizes):
        firsts = [best_first(pays, size, 0, total, worth, plans) for total in range(cards + 1)]
        plans = [[count, *plans[total - count]] for total, (count, _) in enumerate(firsts)]
        worth = [value for _, value in firsts]
    return plans[cards]


def best_first(
    pays: list[Count], size: Count, least: Count, total: Count, worth: list[Count], plans: list[list[Count]]
) -> tuple[Count, Count]:
    """Tell how many of `total` cards go to a field of `size`, the rest going by `plans`, and the worth."""
    best, value = total, pays[size + total] + worth[0]
    for count in range(total - 1, least - 1, -1):
        rest = total - count
        other = pays[size + count] + worth[rest]
        if other > value or (other == value and len(plans[rest]) < len(plans[total - best])):
            best, value = count, other
    return best, value

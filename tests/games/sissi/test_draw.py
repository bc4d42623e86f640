from __future__ import annotations

import pytest

from haricot.cards.events import Drew, Exhausted, Shuffled
from haricot.kernel.actions import Done
from haricot.kernel.events import PhaseBegan, TurnBegan
from haricot.kernel.types import HIDDEN
from tests.games.sissi.rows import player, table


@pytest.mark.parametrize(
    ("players", "active", "order"),
    [
        (3, 0, [0, 1, 2]),
        (3, 2, [2, 0, 1]),
        (4, 1, [1, 2, 3, 0]),
        (5, 0, [0, 1, 2, 3, 4]),
        (5, 3, [3, 4, 0, 1, 2]),
    ],
)
def test_s9_every_player_draws_one_card_from_the_active_player_on(
    players: int, active: int, order: list[int]
) -> None:
    kinds = ["rote", "soja", "sau", "brech", "augen"][:players]
    board = table(
        *[player("feuer")] * players,
        players=players,
        active=active,
        phase="plant traded",
        deck=" ".join([*kinds, "3 sissi"]),
    )
    events = board.do(Done(active))
    drawn = [event for event in events if isinstance(event, Drew)]
    assert [event.seat for event in drawn] == order
    assert [board.hand(seat) for seat in order] == [f"feuer {kind}" for kind in kinds]
    assert events[: players + 1] == [PhaseBegan("draw"), *drawn]


def test_s9_what_is_drawn_is_secret() -> None:
    board = table(player("feuer"), player("sau"), phase="plant traded")
    events = board.do(Done(0))
    drew = [event for event in events if isinstance(event, Drew)]
    assert [event.seen_by(1) for event in drew] == [
        Drew(0, HIDDEN),
        Drew(1, board.state.hands[1][-1]),
        Drew(2, HIDDEN),
        Drew(3, HIDDEN),
    ]


def test_s9_phases_4_and_5_need_nobody() -> None:
    board = table(player("feuer"), player("sau"), phase="plant traded", turn=6)
    events = board.do(Done(0))
    begun = [event for event in events if isinstance(event, TurnBegan | PhaseBegan)]
    assert begun == [PhaseBegan("draw"), PhaseBegan("sissi"), TurnBegan(1, 7), PhaseBegan("plant")]


def test_s9_an_exhausted_deck_is_renewed_and_the_others_draw_from_it() -> None:
    board = table(*[player("feuer")] * 4, phase="plant traded", deck="rote soja", shuffles=4)
    left = 120 - 4 - 2
    events = board.do(Done(0))
    assert events[2:5] == [Drew(1, board.state.hands[1][1]), Exhausted(1), Shuffled(left)]
    assert (board.hand(0), board.hand(1)) == ("feuer rote", "feuer soja")
    assert [len(hand) for hand in board.state.hands] == [2] * 4
    assert (len(board.state.deck), board.state.discard) == (left - 2, [])
    assert (board.state.shuffles, board.state.exhaustions) == (5, 1)


def test_s9_the_deck_is_renewed_as_soon_as_its_last_card_is_drawn() -> None:
    board = table(*[player("feuer")] * 4, phase="plant traded", deck="4 rote")
    board.do(Done(0))
    assert (board.state.exhaustions, board.state.discard) == (1, [])
    assert len(board.state.deck) == 120 - 8


def test_s9_coins_do_not_come_back() -> None:
    board = table(player("feuer", talers="9 sissi"), phase="plant traded", deck="rote")
    board.do(Done(0))
    assert board.talers(0) == "9 sissi"
    assert not set(board.state.talers[0]) & set(board.state.deck)

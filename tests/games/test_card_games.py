"""What the rules of Bohnanza and of Sissi! have alike, each under its own numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from haricot.cards.actions import Plant, Sell
from haricot.cards.events import Drew, Exhausted, Planted, TurnedOver
from haricot.kernel.actions import Decline, Done, Offer
from haricot.kernel.errors import BadOption
from haricot.kernel.events import Declined, Lapsed, PhaseBegan, TurnBegan
from tests import positions
from tests.complaints import complaint
from tests.games.sissi import rows


class Game(NamedTuple):
    """How positions of a game are set up, its most common bean, and its numbers of Bohnanza's rules."""

    table: Callable[..., Any]
    player: Callable[..., Any]
    start: Callable[..., Any]
    bean: str
    numbers: Mapping[str, str]

    def rule(self, number: str) -> str:
        """Tell the number of a rule of Bohnanza here."""
        return self.numbers.get(number, number)


SISSI = {"B7": "S5", "B8": "S5", "B11": "S7", "B14": "S7"}
BOTH = {
    "bohnanza": Game(positions.table, positions.player, positions.start, "blaue", {}),
    "sissi": Game(rows.table, rows.player, rows.start, "sissi", SISSI),
}


@pytest.fixture(params=BOTH)
def on(request: pytest.FixtureRequest) -> Game:
    """One game after the other."""
    return BOTH[request.param]


# Setting up.


@pytest.mark.parametrize("players", [2, 6])
def test_b6_s4_the_game_is_for_three_to_five(on: Game, players: int) -> None:
    assert "allowed: 3 to 5" in complaint(BadOption, lambda: on.start(players=players))


def test_b6_s4_cards_are_dealt_one_at_a_time_from_the_dealers_left(on: Game) -> None:
    board = on.start(players=3)
    assert [event.seat for event in board.state.news if isinstance(event, Drew)] == [0, 1, 2] * 5


def test_b6_s4_the_player_to_the_dealers_left_begins(on: Game) -> None:
    board = on.start()
    assert (board.state.active, board.state.turn, board.phase()) == (0, 1, "plant")
    assert board.state.news[-2:] == [TurnBegan(0, 1), PhaseBegan("plant")]
    assert board.game.waits_for(board.state) == [0]


def test_b6_s4_the_deck_is_shuffled_by_the_seed(on: Game) -> None:
    assert on.start(7).state.deck == on.start(7).state.deck != on.start(8).state.deck
    assert on.start(7).state.deck != sorted(on.start(7).state.deck)


# Planting.


def test_b7_s5_the_first_card_is_planted(on: Game) -> None:
    board = on.table(on.player("rote soja"), phase="plant")
    card = board.card("rote", 0)
    assert board.do(Plant(0, card, 1)) == [Planted(0, card, 1)]
    assert board.fields(0) == ["", "rote"]


def test_b7_s5_the_first_card_must_be_planted(on: Game) -> None:
    board = on.table(on.player("rote soja"), phase="plant")
    assert board.why_not(Done(0)) == (on.rule("B7"), "must-plant")
    assert board.game.waits_for(board.state) == [0]


def test_b7_s5_no_other_card_than_the_first(on: Game) -> None:
    board = on.table(on.player("rote soja"), phase="plant")
    assert board.why_not(board.plant(0, "soja", 0)) == (on.rule("B7"), "not-first")


def test_b7_s5_only_the_active_player_plants(on: Game) -> None:
    board = on.table(on.player("rote"), on.player("soja"), phase="plant")
    assert board.why_not(board.plant(1, "soja", 0)) == (on.rule("B7"), "not-your-turn")
    assert board.legal(1) == set()


def test_b8_s5_the_second_card_may_stay_in_hand(on: Game) -> None:
    board = on.table(on.player(f"soja {on.bean}"), phase="plant", planted=1)
    board.do(Done(0))
    assert (board.hand(0), board.phase()) == (f"soja {on.bean}", "trade")


def test_b8_s5_no_third_card(on: Game) -> None:
    board = on.table(on.player("soja"), phase="plant", planted=2)
    assert board.why_not(board.plant(0, "soja", 0)) == (on.rule("B8"), "third-card")
    assert board.legal(0) == {Done(0)}


# Trading.


def test_b10_s7_two_cards_are_turned_over_for_all_to_see(on: Game) -> None:
    board = on.table(on.player("soja"), phase="plant", planted=1, deck=f"rote {on.bean} sau")
    events = board.do(Done(0))
    up = board.state.face_up
    assert board.face_up() == f"rote {on.bean}"
    assert events == [PhaseBegan("trade"), TurnedOver(up[0]), TurnedOver(up[1])]
    assert events[1].seen_by(3) == events[1]


@pytest.mark.parametrize("to", [2, 3, -1])
def test_b11_s7_two_other_players_never_deal_with_each_other(on: Game, to: int) -> None:
    board = on.table(on.player(), on.player("rote"), on.player("soja"))
    assert board.why_not(board.offer(1, "rote", "soja", to=to)) == (on.rule("B11"), "not-active")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_b11_s7_everybody_deals_with_the_active_player(on: Game, seat: int) -> None:
    board = on.table(*[on.player(f"rote {on.bean}")] * 4)
    board.do(board.offer(seat, "rote", on.bean, to=0), board.take(0, 1, on.bean))
    assert (board.aside(0), board.aside(seat)) == ("rote", on.bean)


def test_b12_s7_the_active_player_trades_face_up_and_hand_cards(on: Game) -> None:
    board = on.table(on.player(on.bean), on.player("rote"), face_up="soja")
    board.do(board.offer(0, f"soja {on.bean}", "rote", to=1), board.take(1, 1, "rote"))
    assert (board.hand(0), board.face_up(), board.aside(1)) == ("", "", f"soja {on.bean}")


@pytest.mark.parametrize(("seat", "to"), [(0, 1), (1, 0)])
def test_b14_s7_cards_received_are_never_traded_again(on: Game, seat: int, to: int) -> None:
    board = on.table(on.player(aside="rote"), on.player(aside="soja"))
    again = Offer(seat, to, tuple(board.state.aside[seat]))
    assert board.why_not(again) == (on.rule("B14"), "traded-already")


def test_b15_s7_the_others_give_hand_cards_to_the_active_player(on: Game) -> None:
    board = on.table(on.player(), on.player(f"2 {on.bean}"))
    board.do(board.offer(1, f"2 {on.bean}", to=0), board.take(0, 1))
    assert board.aside(0) == f"2 {on.bean}"


def test_b15_s7_nobody_has_to_accept_a_gift(on: Game) -> None:
    board = on.table(on.player(on.bean))
    board.do(board.offer(0, on.bean, to=2))
    assert board.do(Decline(2, 1)) == [Declined(1, 2), Lapsed(1)]
    assert (board.hand(0), board.aside(2)) == (on.bean, "")


@pytest.mark.parametrize("phase", ["plant", "plant traded"])
def test_b15_s7_there_are_no_gifts_in_other_phases(on: Game, phase: str) -> None:
    board = on.table(on.player(on.bean), phase=phase)
    assert board.why_not(board.offer(0, on.bean, to=2)) == (on.rule("B11"), "out-of-phase")


def test_b16_s7_trading_goes_on_without_face_up_cards(on: Game) -> None:
    board = on.table(on.player(on.bean), on.player("rote"), face_up="soja")
    board.do(board.offer(0, "soja", to=1), board.take(1, 1))
    assert (board.face_up(), board.phase()) == ("", "trade")
    board.do(board.offer(0, on.bean, "rote", to=1), board.take(1, 2, "rote"))
    assert board.aside(0) == "rote"


def test_b16_s7_nobody_else_closes(on: Game) -> None:
    board = on.table(on.player(on.bean), on.player("rote"))
    board.do(Done(1), Done(2), Done(3))
    assert (board.phase(), board.game.waits_for(board.state)) == ("trade", [0])


# Selling, and the end.


def test_b20_s12_the_fields_of_others_do_not_count(on: Game) -> None:
    board = on.table(on.player("", "rote", "soja"), on.player("", f"3 {on.bean}"))
    board.do(Sell(0, 0))
    assert board.fields(0) == ["", "soja"]


def test_b23_s13_the_last_exhaustion_with_the_first_open_card_leaves_that_one_to_trade(on: Game) -> None:
    board = on.table(on.player("rote"), phase="plant", planted=1, deck="sau", exhaustions=2)
    events = board.do(Done(0))
    assert events[1:] == [TurnedOver(board.state.face_up[0]), Exhausted(3)]
    assert (board.face_up(), board.phase()) == ("sau", "trade")


def test_b23_s13_an_earlier_exhaustion_there_goes_on_with_the_new_deck(on: Game) -> None:
    board = on.table(on.player("rote"), phase="plant", planted=1, deck="sau", exhaustions=1)
    board.do(Done(0))
    assert (len(board.state.face_up), board.state.exhaustions) == (2, 2)

from __future__ import annotations

import pytest

import haricot
from haricot.beans.goods import Goods
from haricot.beans.playout import Dice, Playout
from haricot.cards.actions import BuyField, Fulfil, LayOut
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import Done, Offer
from haricot.kernel.errors import HaricotError
from haricot.kernel.game import Game
from haricot.kernel.offers import OpenOffer, Result
from haricot.kernel.rules import Rule
from haricot.kernel.types import ALL_SEEING, STRANGER
from haricot.rulebook import rulebook
from tests.positions import Board, player, start, table


def over() -> Board:
    return table(
        player("rote", "2 soja"), phase="draw", exhaustions=3, result=Result((1, 0, 0, 0), (0,)), deck=""
    )


def test_a_game_waits_for_the_active_player() -> None:
    board = table(player(), player("rote"), phase="plant", active=1)
    assert board.game.waits_for(board.state) == [1]


def test_who_is_not_waited_for_may_act_all_the_same() -> None:
    board = table(player("rote"), player("soja", "2 sau"), phase="plant")
    assert board.game.waits_for(board.state) == [0]
    assert len(board.legal(1)) == 1


def test_after_the_end_nobody_is_waited_for_and_nothing_is_legal() -> None:
    board = over()
    assert board.game.waits_for(board.state) == []
    assert [board.legal(seat) for seat in range(4)] == [set()] * 4
    assert board.game.result(board.state) == Result((1, 0, 0, 0), (0,))


def test_while_a_game_goes_on_there_is_no_result() -> None:
    board = start()
    assert board.game.result(board.state) is None


@pytest.mark.parametrize("name", ["bohnanza", "sissi", "hansa", "examples.lentil:LENTIL"])
@pytest.mark.parametrize("seat", [3, 9, -3])
def test_nobody_looks_from_a_seat_that_does_not_exist(name: str, seat: int) -> None:
    game = haricot.game(name, players=3)
    state = game.start(1)
    for ask in (game.view, game.legal):
        with pytest.raises(
            HaricotError, match=f"There is no seat {seat}: the seats are 0 to 2, -1 looks on and"
        ):
            ask(state, seat)


def test_a_game_need_not_tell_what_a_choice_would_do() -> None:
    board = table(player("rote"), phase="plant")
    view = board.game.view(board.state, 0)
    assert board.game.appraise(view) is not None
    assert Game.outlook(board.game, view, Done(0)) is None
    assert Game.appraise(board.game, view) is None


def test_who_looks_on_has_a_view_and_nothing_to_do() -> None:
    board = start()
    for seat in (STRANGER, ALL_SEEING):
        assert board.game.view(board.state, seat).seat == seat
        assert board.legal(seat) == set()


def test_the_news_of_an_action_are_what_apply_tells() -> None:
    board = table(player("rote"), phase="plant")
    events = board.do(board.plant(0, "rote", 0))
    assert board.state.news == events


def test_a_game_keeps_nothing_about_a_state() -> None:
    board = table(player("rote"), phase="plant")
    twin = Board(board.game, board.state.clone())
    board.do(board.plant(0, "rote", 0))
    assert (twin.hand(0), twin.state.news) == ("rote", [])
    twin.do(twin.plant(0, "rote", 1))
    assert (board.fields(0), twin.fields(0)) == (["rote", ""], ["", "rote"])


@pytest.mark.parametrize("action", [LayOut(0), Fulfil(0)])
def test_what_this_game_does_not_know_is_refused_by_a_rule_that_exists(action: LayOut | Fulfil) -> None:
    board = table(player("rote"), phase="plant")
    broken = board.refused(action)
    assert broken.code == "out-of-phase"
    assert broken.rule in rulebook()


def test_the_moment_is_named_when_an_action_comes_out_of_phase() -> None:
    board = table(player("rote"), phase="plant")
    broken = board.refused(board.offer(0, "rote"))
    assert broken.params == {"action": "offer", "phase": "plant", "exists": "yes"}


def test_rules_goods_and_games_say_what_they_leave_open() -> None:
    state = start().state
    rule, goods = Rule[Garden, Done]("B1", Done), Goods[Garden]()
    game: Game[Garden] = Game([], [])
    for unfinished in (
        lambda: game.describe(),
        lambda: game.set_up(1),
        lambda: game.clone(state),
        lambda: game.clone(state),
        lambda: rule.legal(state, 0, []),
        lambda: rule.check(state, Done(0)),
        lambda: rule.play(state, Done(0)),
        lambda: goods.kinds(),
        lambda: goods.kind(0),
        lambda: goods.stock(state, 0),
        lambda: goods.purse(state, 0),
        lambda: goods.check_partner(state, Offer(0)),
        lambda: goods.check_stock(state, 0, (), False),
        lambda: goods.check_money(state, 1),
        lambda: goods.exchange(state, OpenOffer(1, 0, 1, (), ()), 1, ()),
    ):
        with pytest.raises(NotImplementedError):
            unfinished()


def test_a_random_player_with_nothing_to_give_makes_no_offer() -> None:
    board = table(player(), player("rote"))
    crowd = Playout(board.game, board.game.goods)
    assert crowd.offer(board.state, 0, Dice(1)) is None


def test_actions_are_python_that_rebuilds_them() -> None:
    assert eval(repr(BuyField(2))) == BuyField(2)

"""SimpleBot, decision by decision, in positions that are written down."""

from __future__ import annotations

from typing import Any

from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenWish
from haricot.bots.simple import SimpleBot
from haricot.bots.worth import Worth, growth
from haricot.kernel.actions import (
    Action,
    BuyField,
    Decline,
    Done,
    Fulfil,
    LayOut,
    Offer,
    Plant,
    Seal,
    Sell,
    Take,
    Withdraw,
)
from haricot.kernel.types import ALL
from tests.positions import Board, contract_table, player, table


def decide(board: Board, seat: int = 0, bot: SimpleBot | None = None) -> Action | None:
    bot = bot or SimpleBot(board.game, seat, 0)
    action = bot.decide(board.game.view(board.state, seat), board.game.legal(board.state, seat))
    if action is not None:
        board.game.check(board.state, action)
    return action


def offer(number: int, seat: int, to: int = ALL, **terms: Any) -> WrittenOffer:
    return WrittenOffer(number=number, seat=seat, to=to, **terms)


def test_it_plants_the_first_card_with_its_kind() -> None:
    board = table(player("rote soja", "", "rote"), phase="plant")
    assert decide(board) == Plant(0, board.card("rote", 0), 1)


def test_it_sells_the_field_that_gives_least_away() -> None:
    # Two Garten pay 2 now; three Blaue pay nothing yet, and would be lost.
    board = table(player("rote", "2 garten", "3 blaue"), phase="plant")
    assert decide(board) == Sell(0, 0)


def test_it_keeps_a_field_for_what_is_in_hand() -> None:
    board = table(player("rote augen augen", "2 augen", "2 soja"), phase="plant")
    assert decide(board) == Sell(0, 1)


def test_it_plants_a_second_card_only_where_it_helps() -> None:
    board = table(player("soja", "rote", "2 soja"), phase="plant", planted=1)
    assert decide(board) == Plant(0, board.card("soja", 0), 1)
    board = table(player("blaue rote", "rote", ""), phase="plant", planted=1)
    assert decide(board) == Done(0)


def test_it_sells_a_field_that_pays_the_most() -> None:
    board = table(player("blaue", "3 garten", "blaue"), phase="plant")
    assert decide(board) == Sell(0, 0)


def test_it_sells_two_field_beans_for_a_third_field() -> None:
    board = table(player("blaue", "2 acker", "blaue"), phase="plant", extension=True)
    assert decide(board) == Sell(0, 0)


def test_it_buys_a_third_field_only_early() -> None:
    rich = player("blaue", "blaue", talers="3 rote")
    assert decide(table(rich, phase="plant", turn=5)) == BuyField(0)
    assert isinstance(decide(table(rich, phase="plant", turn=30)), Plant)


def test_it_fulfils_a_contract_whenever_it_can() -> None:
    board = contract_table(player("blaue 1/2", "rote", "2 soja"), phase="plant")
    assert decide(board) == Fulfil(0)


def test_it_lays_a_contract_out_when_it_must() -> None:
    board = contract_table(player("3/4 blaue", "rote", "2 soja"), phase="plant")
    assert decide(board) == LayOut(0)


def test_it_plants_what_was_traded_and_goes_on() -> None:
    board = table(player("", "rote", "soja", aside="rote"), phase="plant traded")
    assert decide(board) == Plant(0, board.card("rote", 0), 0)
    assert decide(table(player("", "rote", "soja"), phase="plant traded")) == Done(0)


def test_it_takes_what_it_grows_for_what_it_does_not() -> None:
    offers = [offer(1, 1, 0, gives=["rote"], wants=["blaue"])]
    board = table(player("blaue", "2 rote", "soja"), player("rote"), offers=offers)
    assert decide(board) == Take(0, 1, (board.card("blaue", 0),))


def test_it_declines_what_would_cost_a_field() -> None:
    offers = [offer(1, 1, 0, gives=["blaue"])]
    board = table(player("", "4 sau", "5 feuer"), player("blaue"), offers=offers)
    assert decide(board) == Decline(0, 1)


def test_it_counts_talers_in_a_deal() -> None:
    offers = [offer(1, 1, 0, gives=["blaue"], pays=3)]
    seats = (player("", "4 sau", "5 feuer"), player("blaue", talers="3 soja"))
    board = table(*seats, offers=offers, trade_talers=True)
    assert decide(board) == Take(0, 1)


def test_it_offers_what_does_not_fit_for_what_it_grows() -> None:
    board = table(player("", "2 rote", "2 augen"), player("3 brech", "soja"), face_up="soja augen")
    found = decide(board)
    assert isinstance(found, Offer)
    assert found.gives == (board.card("soja"),)
    assert set(found.wants) <= set(board.kinds("rote augen"))


def refuse(board: Board, found: Offer) -> None:
    board.do(found)
    board.do(*(Decline(seat, board.state.offered) for seat in range(1, 4)))


def test_it_never_repeats_an_offer_that_was_declined() -> None:
    board = table(player("", "4 sau", "5 feuer"), player("8 rote", "blaue", "soja"), face_up="blaue soja")
    bot, made = SimpleBot(board.game, 0, 0), []
    while isinstance(found := decide(board, bot=bot), Offer):
        made.append(found)
        refuse(board, found)
    assert found == Done(0)
    assert len(made) == len(set(made)) > 1


def test_it_gives_away_what_would_cost_a_field() -> None:
    board = table(player("", "4 sau", "5 feuer"), player("", "blaue", "brech"), face_up="blaue", deck="rote")
    bot = SimpleBot(board.game, 0, 0)
    while isinstance(found := decide(board, bot=bot), Offer) and found.wants:
        refuse(board, found)
    assert found == Offer(0, ALL, (board.card("blaue"),))


def test_it_seals_with_the_poorest_who_would() -> None:
    agreed = [WrittenAgreement(seat, ["rote"]) for seat in (1, 2)]
    offers = [offer(1, 0, gives=["soja"], wants=["rote"], agreed=agreed)]
    seats = (player("", "2 rote", "augen"), player("rote", talers="2 blaue"), player("rote", talers="blaue"))
    board = table(*seats, face_up="soja", offers=offers)
    assert decide(board) == Seal(0, 1, 2)


def test_it_waits_for_answers_and_takes_back_what_nobody_wants() -> None:
    offers = [offer(1, 0, gives=["soja"], wants=["rote"])]
    seats = [player("", "2 rote", "augen"), player("blaue"), player("blaue"), player("blaue")]
    assert decide(table(*seats, face_up="soja", offers=offers)) is None
    for seat in seats[1:]:
        seat.done = True
    assert decide(table(*seats, face_up="soja", offers=offers)) == Withdraw(0, 1)


def test_out_of_turn_it_asks_for_face_up_cards_and_then_is_done() -> None:
    board = table(player("", "soja"), player("2 soja", "2 rote", "augen"), face_up="rote brech")
    bot = SimpleBot(board.game, 1, 0)
    assert decide(board, 1, bot) == Offer(1, 0, (board.card("soja", 1),), board.kinds("rote"))
    board = table(player("", "soja"), player("", "2 rote", "augen"), face_up="blaue brech")
    assert decide(board, 1, bot) == Done(1)
    board.do(Done(1))
    assert decide(board, 1, bot) is None


def test_out_of_turn_it_gives_away_a_first_card_that_hurts() -> None:
    board = table(player("", "blaue"), player("blaue", "garten", "5 feuer"), deck="soja")
    assert decide(board, 1) == Offer(1, 0, (board.card("blaue", 1),))


def test_it_hears_wishes() -> None:
    wish = WrittenWish(wants=["soja"], gives=["rote"])
    seats = (player("blaue", wish=wish), player("brech soja", "2 rote", "augen"))
    board = table(*seats, active=0)
    assert decide(board, 1) == Offer(1, 0, (board.card("soja", 1),), board.kinds("rote"))


def test_growth_joins_the_steps_of_a_beanometer() -> None:
    assert growth([0, 0, 2, 3, 3]) == [0, 1, 2, 3, 3]
    assert growth([0, 0]) == [0, 0]


def test_a_field_is_settled_at_the_least_loss() -> None:
    board = table(player("", "2 garten", "3 blaue"), face_up="soja")
    worth = Worth(board.game.law)
    rows, card = board.state.fields[0], board.card("soja")
    assert worth.settled(rows, []) == 2 + 0.75
    assert worth.settled(rows, [card]) == 2 + 0.5 + 0.75
    assert worth.settled([[], rows[1]], [card]) == 0.5 + 0.75

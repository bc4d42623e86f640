"""The bots of the card games, decision by decision, in positions that are written down."""

from __future__ import annotations

from typing import Any

import pytest

from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.bots import Bot, bot_named
from haricot.cards.actions import BuyField, Fulfil, LayOut, Plant, Sell
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Withdraw
from haricot.kernel.types import ALL
from tests.positions import Board, contract_table, player, table

every_kind = pytest.mark.parametrize("kind", ["simple", "greedy", "expert"])
every_judge = pytest.mark.parametrize("kind", ["greedy", "expert"])


def bot_at(board: Board, kind: str, seat: int = 0) -> Bot:
    return bot_named(kind)(board.game, seat, 0)


def decide(board: Board, kind: str | Bot, seat: int = 0) -> Action | None:
    bot = bot_at(board, kind, seat) if isinstance(kind, str) else kind
    action = bot.decide(board.game.view(board.state, seat), board.game.legal(board.state, seat))
    if action is not None:
        board.game.check(board.state, action)
    return action


def offer(number: int, seat: int, to: int = ALL, **terms: Any) -> WrittenOffer:
    return WrittenOffer(number=number, seat=seat, to=to, **terms)


# Planting and selling.


@every_kind
def test_it_plants_the_first_card_with_its_kind(kind: str) -> None:
    board = table(player("rote soja", "", "rote"), phase="plant")
    assert decide(board, kind) == Plant(0, board.card("rote", 0), 1)


@every_kind
def test_it_plants_a_second_card_only_where_it_helps(kind: str) -> None:
    board = table(player("soja", "rote", "2 soja"), phase="plant", planted=1)
    assert decide(board, kind) == Plant(0, board.card("soja", 0), 1)
    board = table(player("blaue rote", "rote", "3 soja"), phase="plant", planted=1)
    assert decide(board, kind) == Done(0)


@every_judge
def test_it_sells_the_field_that_gives_least_away(kind: str) -> None:
    # Two Garten pay 2 now, and more of them hardly come; three Blaue pay nothing yet, and would be lost.
    board = table(player("rote", "2 garten", "3 blaue"), phase="plant")
    assert decide(board, kind) == Sell(0, 0)


@every_judge
def test_it_keeps_a_field_for_what_is_in_hand(kind: str) -> None:
    board = table(player("rote augen augen", "2 augen", "2 soja"), phase="plant")
    assert decide(board, kind) == Sell(0, 1)


@every_kind
@pytest.mark.parametrize(
    ("field", "extension"), [("3 garten", False), ("2 acker", True)], ids=["pays no more", "a third field"]
)
def test_it_sells_a_field_that_can_pay_no_more_and_two_field_beans_for_a_third_field(
    kind: str, field: str, extension: bool
) -> None:
    board = table(player("blaue", field, "blaue"), phase="plant", extension=extension)
    assert decide(board, kind) == Sell(0, 0)


@every_kind
def test_it_buys_a_third_field_only_early(kind: str) -> None:
    rich = player("blaue", "blaue", talers="3 rote")
    assert decide(table(rich, phase="plant", turn=5), kind) == BuyField(0)
    late = table(rich, phase="plant", turn=36, exhaustions=2, deck="soja rote")
    assert isinstance(decide(late, kind), Plant)


@every_kind
def test_it_fulfils_a_contract_whenever_it_can(kind: str) -> None:
    board = contract_table(player("blaue 1/2", "rote", "2 soja"), phase="plant")
    assert decide(board, kind) == Fulfil(0)


@every_kind
def test_it_lays_a_contract_out_when_it_must(kind: str) -> None:
    board = contract_table(player("3/4 blaue", "rote", "2 soja"), phase="plant")
    assert decide(board, kind) == LayOut(0)


@every_kind
def test_it_plants_what_was_traded_and_goes_on(kind: str) -> None:
    board = table(player("", "rote", "soja", aside="rote"), phase="plant traded")
    assert decide(board, kind) == Plant(0, board.card("rote", 0), 0)
    assert decide(table(player("", "rote", "soja"), phase="plant traded"), kind) == Done(0)


# Trading.


@every_kind
def test_it_takes_what_it_grows_for_what_it_does_not(kind: str) -> None:
    offers = [offer(1, 1, 0, gives=["rote"], wants=["blaue"])]
    board = table(player("blaue", "2 rote", "soja"), player("rote"), offers=offers)
    assert decide(board, kind) == Take(0, 1, (board.card("blaue", 0),))


@every_kind
def test_it_declines_what_would_cost_a_field(kind: str) -> None:
    offers = [offer(1, 1, 0, gives=["blaue"])]
    board = table(player("", "4 sau", "5 feuer"), player("blaue"), offers=offers)
    assert decide(board, kind) == Decline(0, 1)


@every_judge
def test_it_counts_talers_in_a_deal(kind: str) -> None:
    offers = [offer(1, 1, 0, gives=["blaue"], pays=3)]
    seats = (player("", "4 sau", "5 feuer"), player("blaue", talers="3 soja"))
    board = table(*seats, offers=offers, trade_talers=True)
    assert decide(board, kind) == Take(0, 1)


@every_kind
def test_it_offers_what_does_not_fit_for_what_it_grows(kind: str) -> None:
    board = table(player("", "2 rote", "2 augen"), player("3 brech", "soja"), face_up="soja augen")
    found = decide(board, kind)
    assert isinstance(found, Offer)
    assert board.card("soja") in found.gives
    assert set(found.wants) <= set(board.kinds("rote augen"))


def refuse(board: Board, found: Offer) -> None:
    board.do(found)
    board.do(*(Decline(seat, board.state.offered) for seat in range(1, 4)))


@every_kind
def test_it_never_repeats_an_offer_that_was_declined(kind: str) -> None:
    board = table(player("", "4 sau", "5 feuer"), player("8 rote", "blaue", "soja"), face_up="blaue soja")
    bot, made = bot_at(board, kind), []
    while isinstance(found := decide(board, bot), Offer):
        made.append(found)
        refuse(board, found)
    assert found == Done(0)
    assert len(made) == len(set(made)) > 1


@every_kind
def test_it_gives_away_what_would_cost_a_field(kind: str) -> None:
    board = table(player("", "4 sau", "5 feuer"), player("", "blaue", "brech"), face_up="blaue", deck="rote")
    bot = bot_at(board, kind)
    while isinstance(found := decide(board, bot), Offer) and found.wants:
        refuse(board, found)
    assert found == Offer(0, ALL, (board.card("blaue"),))


def test_a_beginner_seals_with_the_poorest_who_would() -> None:
    assert decide(sealing("", "2 blaue", "blaue"), "simple") == Seal(0, 1, 2)


def sealing(mine: str, one: str, other: str) -> Board:
    agreed = [WrittenAgreement(seat, ["rote"]) for seat in (1, 2)]
    offers = [offer(1, 0, gives=["soja"], wants=["rote"], agreed=agreed)]
    seats = (player("", "2 rote", "augen", talers=mine), player("rote", talers=one))
    return table(*seats, player("rote", talers=other), face_up="soja", offers=offers)


def test_an_expert_seals_with_whom_it_helps_less() -> None:
    # Seat 1 grows Soja, seat 2 does not.
    agreed = [WrittenAgreement(seat, ["rote"]) for seat in (1, 2)]
    offers = [offer(1, 0, gives=["soja"], wants=["rote"], agreed=agreed)]
    seats = (player("", "2 rote", "augen"), player("rote", "3 soja"), player("rote", "3 blaue"))
    assert decide(table(*seats, face_up="soja", offers=offers), "expert") == Seal(0, 1, 2)


@every_kind
def test_it_waits_for_answers_and_takes_back_what_nobody_wants(kind: str) -> None:
    offers = [offer(1, 0, gives=["soja"], wants=["rote"])]
    seats = [player("", "2 rote", "augen"), player("blaue"), player("blaue"), player("blaue")]
    assert decide(table(*seats, face_up="soja", offers=offers), kind) is None
    agreed = [WrittenAgreement(1, ["blaue"])]
    spoiled = [offer(1, 0, gives=["rote"], wants=["blaue"], agreed=agreed, declined=[2, 3])]
    seats = [player("rote", "2 rote", "augen"), player("blaue"), player("blaue"), player("blaue")]
    if kind != "simple":
        assert decide(table(*seats, offers=spoiled), kind) == Withdraw(0, 1)


@pytest.mark.parametrize("kind", ["simple", "expert"])
def test_out_of_turn_it_asks_for_face_up_cards_and_then_is_done(kind: str) -> None:
    board = table(player("", "soja"), player("2 soja", "2 rote", "augen"), face_up="rote brech")
    bot = bot_at(board, kind, 1)
    found = decide(board, bot, 1)
    assert isinstance(found, Offer)
    assert (found.to, set(found.wants)) == (0, set(board.kinds("rote")))
    assert {board.game.law.kind[card] for card in found.gives} == set(board.kinds("soja"))
    board = table(player("", "soja"), player("", "2 rote", "augen"), face_up="blaue brech")
    assert decide(board, bot, 1) == Done(1)
    board.do(Done(1))
    assert decide(board, bot, 1) is None


def test_out_of_turn_a_greedy_trader_only_answers() -> None:
    board = table(player("", "soja"), player("2 soja", "2 rote", "augen"), face_up="rote brech")
    assert decide(board, "greedy", 1) == Done(1)


# Reasons.


@every_judge
def test_it_says_what_it_has_considered(kind: str) -> None:
    offers = [offer(1, 1, 0, gives=["rote"], wants=["blaue"])]
    board = table(player("blaue", "2 rote", "soja"), player("rote"), offers=offers)
    answer = bot_at(board, kind).explain(board.game.view(board.state, 0), board.game.legal(board.state, 0))
    best = answer.thoughts[0]
    assert answer.action == best.action == Take(0, 1, (board.card("blaue", 0),))
    assert best.value == pytest.approx(best.parts["mine"] - best.parts["asked"])
    assert [thought.value for thought in answer.thoughts] == sorted(
        (thought.value for thought in answer.thoughts), reverse=True
    )


@every_judge
def test_it_says_which_offers_it_has_considered(kind: str) -> None:
    board = table(player("blaue", "2 rote", "2 augen"), player("3 brech", "soja"), face_up="soja blaue")
    answer = bot_at(board, kind).explain(board.game.view(board.state, 0), board.game.legal(board.state, 0))
    offers = [thought for thought in answer.thoughts if isinstance(thought.action, Offer)]
    assert answer.action == offers[0].action
    assert all(0 < thought.parts["odds"] <= 1 for thought in offers)

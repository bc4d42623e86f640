"""Every way to be refused in Sissi!: a position, an action, the number of the rule, and the code."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from haricot.cards.actions import BuyField, Fulfil, LayOut, Plant, Sell
from haricot.cards.table import Table
from haricot.games.hansa.actions import Travel
from haricot.games.sissi.law import NUMBERS
from haricot.kernel.actions import Action, Done, Offer
from haricot.rulebook import rulebook
from haricot.testing import Choice, Moment
from haricot.testing.crowd import verdict
from tests.games.refusals import SOURCE, CardRefusals, Refused, check_refusal, illegal_calls
from tests.games.sissi.kit import KIT
from tests.games.sissi.rows import Board, player, table

CARDS = CardRefusals(table, player, NUMBERS.__getitem__, other="sissi", field="sau sissi")

REFUSALS = [
    *CARDS.every(),
    Refused(
        "coin as a card",
        CARDS.trading,
        lambda board: Offer(0, 1, (board.state.talers[0][0],)),
        "S7",
        "not-yours",
    ),
    Refused("card of no game", CARDS.trading, lambda board: Offer(0, 1, (120,)), "S7", "not-yours"),
    Refused("more coins than there are", CARDS.trading, lambda board: Offer(0, 1, pays=9), "S7", "no-talers"),
    Refused("coins both ways", CARDS.trading, lambda board: Offer(0, 1, pays=1, asks=1), "M11", "both-ways"),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=[refusal.name for refusal in REFUSALS])
def test_refused(refusal: Refused) -> None:
    check_refusal(refusal)


@pytest.mark.parametrize("action", [BuyField(0), LayOut(0), Fulfil(0), Travel(0, 1)])
@pytest.mark.parametrize("board", [CARDS.planting, CARDS.trading, CARDS.planting_traded])
def test_what_only_other_games_know_is_refused_with_a_number_of_this_one(
    board: Callable[[], Board], action: Action
) -> None:
    assert board().refused(action).rule.startswith("S")


def test_what_only_other_games_know_is_not_put_off_to_another_phase() -> None:
    assert "phase" not in CARDS.planting().refused(LayOut(0)).sentence


def test_every_code_that_the_game_can_use_is_provoked_here() -> None:
    modules = ["kernel/game.py", "kernel/rules.py"]
    modules += ["beans/answers.py", "beans/market.py", "cards/goods.py", "cards/turn.py"]
    # Sissi! has no contracts, and coins are refused before anybody counts them.
    unreachable = {"contract-traded", "too-few-talers"}
    found = {code for _, code in illegal_calls(SOURCE / module for module in modules)}
    assert found - {refusal.code for refusal in REFUSALS} == unreachable


def test_every_number_that_is_shared_with_bohnanza_is_one_of_each_game() -> None:
    assert [number for number in NUMBERS if not number.startswith("B") or number not in rulebook()] == []
    shared = set(NUMBERS.values())
    assert [number for number in shared if not number.startswith("S") or number not in rulebook()] == []


def cited(module: Path) -> Iterator[str]:
    """Go through the numbers that a module asks the law for."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "cite" and node.args and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value)


def test_every_number_that_shared_rules_ask_for_has_one_in_this_game() -> None:
    asked = {number for module in sorted((SOURCE / "cards").glob("*.py")) for number in cited(module)}
    assert len(asked) > 10
    assert [number for number in sorted(asked) if number not in NUMBERS] == []


@pytest.mark.parametrize("choice", KIT.choices[2:4])
def test_no_refusal_of_a_whole_run_cites_another_game(choice: Choice) -> None:
    for state, _ in Moment(KIT, choice, 1, 0).onward(200):
        assert isinstance(state, Table)
        for action in everything(state):
            broken = verdict(choice.game, state, action)
            assert broken is None or broken.rule[0] in "SM", (action, broken)


def everything(state: Table) -> list[Action]:
    """Try every card in every field, and every simple thing, for everybody."""
    cards = [card for pile in [*state.hands, *state.aside, state.face_up] for card in pile]
    plants = [Plant(seat, card, field) for seat in range(4) for card in cards for field in range(3)]
    sales = [Sell(seat, field) for seat in range(4) for field in range(4)]
    gifts = [Offer(seat, to, (card,)) for seat in range(4) for to in range(-1, 5) for card in cards[::3]]
    return [*plants, *sales, *gifts, *(Done(seat) for seat in range(-1, 5))]

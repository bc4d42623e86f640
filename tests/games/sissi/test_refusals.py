"""Every way to be refused in Sissi!: a position, an action, the number of the rule, and the code."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenRefusal
from haricot.games.sissi.law import NUMBERS
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
    Travel,
    Wish,
    Withdraw,
)
from haricot.kernel.offers import Result
from haricot.rulebook import rulebook
from tests.games.sissi.rows import Board, player, table

SOURCE = Path(__file__).parents[3] / "src" / "haricot"


class Refused(NamedTuple):
    """One way to be refused."""

    name: str
    board: Callable[[], Board]
    action: Callable[[Board], Action]
    rule: str
    code: str


def planting(planted: int = 0) -> Board:
    return table(
        player("rote soja sissi", "sau sissi", "augen"), player("rote"), phase="plant", planted=planted
    )


def trading() -> Board:
    return table(
        player("rote sissi", aside="sau", talers="2 brech"),
        player("soja garten", aside="augen"),
        player("soja"),
        face_up="feuer",
    )


def to_ben() -> Board:
    return table(
        player("rote sissi"),
        player("soja garten"),
        player("soja"),
        offers=[WrittenOffer(number=3, seat=0, to=1, gives=["rote"], wants=["soja"])],
    )


def to_all() -> Board:
    said = [WrittenAgreement(1, ["soja"])]
    offer = WrittenOffer(number=3, seat=0, gives=["rote"], wants=["soja"], agreed=said, declined=[2])
    return table(player("rote sissi"), player("soja garten"), player("soja"), offers=[offer])


def three_open() -> Board:
    offers = [
        WrittenOffer(number=number, seat=1, to=0, gives=["soja"], wants=[kind])
        for number, kind in enumerate(("rote", "sissi", "sau"), 1)
    ]
    return table(player("rote sissi"), player("soja garten"), offers=offers)


def declined(*by: int) -> Board:
    refused = [WrittenRefusal(by=seat, seat=0, gives=["rote"], wants=["soja"]) for seat in by]
    return table(player("rote sissi"), player("soja"), refused=refused)


def sealed() -> Board:
    board = to_all()
    board.do(Seal(0, 3, 1))
    return board


def planting_traded() -> Board:
    return table(player("rote", "soja", aside="sau"), player("sissi"), face_up="augen", phase="plant traded")


def over() -> Board:
    return table(player("rote"), phase="draw", exhaustions=3, result=Result((0, 0, 0, 0), (0,)))


REFUSALS = [
    # The seat, the moment, the end.
    Refused("seat past the last", planting, lambda board: Done(4), "S4", "no-such-seat"),
    Refused("seat before the first", planting, lambda board: Done(-1), "S4", "no-such-seat"),
    Refused("selling after the end", over, lambda board: Sell(0, 0), "S14", "game-over"),
    Refused("done after the end", over, lambda board: Done(0), "S14", "game-over"),
    Refused("planting while trading", trading, lambda board: board.plant(0, "rote", 0), "S5", "out-of-phase"),
    Refused("offer while planting", planting, lambda board: board.offer(0, "rote"), "S7", "out-of-phase"),
    Refused("take while planting", planting, lambda board: Take(1, 1), "M2", "out-of-phase"),
    Refused("seal while planting", planting, lambda board: Seal(0, 1, 1), "M3", "out-of-phase"),
    Refused("decline while planting", planting, lambda board: Decline(1, 1), "M8", "out-of-phase"),
    Refused("withdraw while planting", planting, lambda board: Withdraw(1, 1), "M8", "out-of-phase"),
    Refused("wish while planting", planting, lambda board: Wish(1, (0,)), "M9", "out-of-phase"),
    # Phase 1.
    Refused("planting out of turn", planting, lambda board: board.plant(1, "rote", 0), "S5", "not-your-turn"),
    Refused("done out of turn", planting, lambda board: Done(1), "S5", "not-your-turn"),
    Refused("third card", lambda: planting(2), lambda board: board.plant(0, "rote", 0), "S5", "third-card"),
    Refused("second card first", planting, lambda board: board.plant(0, "soja", 0), "S5", "not-first"),
    Refused("card of another hand", planting, lambda board: Plant(0, 9999, 0), "S5", "not-first"),
    Refused(
        "planting from an empty hand",
        lambda: table(player(""), phase="plant", planted=1),
        lambda board: Plant(0, 0, 0),
        "S5",
        "not-first",
    ),
    Refused("nothing planted", planting, lambda board: Done(0), "S5", "must-plant"),
    Refused(
        "captain of another kind", planting, lambda board: board.plant(0, "rote", 0), "S5", "wrong-field"
    ),
    # Phase 2: offers.
    Refused(
        "two who are not active", trading, lambda board: board.offer(1, "soja", to=2), "S7", "not-active"
    ),
    Refused("to all out of turn", trading, lambda board: board.offer(1, "soja"), "S7", "not-active"),
    Refused(
        "invitation",
        trading,
        lambda board: Offer(0, 1, board.cards("rote", 0), invites=True),
        "S7",
        "no-invitations",
    ),
    Refused(
        "card of another player",
        trading,
        lambda board: Offer(0, 1, board.cards("soja", 1)),
        "S7",
        "not-yours",
    ),
    Refused(
        "face-up card of another", trading, lambda board: board.offer(1, "feuer", to=0), "S7", "not-yours"
    ),
    Refused(
        "card of the deck", trading, lambda board: Offer(0, 1, (board.state.deck[0],)), "S7", "not-yours"
    ),
    Refused(
        "coin as a card", trading, lambda board: Offer(0, 1, (board.state.talers[0][0],)), "S7", "not-yours"
    ),
    Refused("no card at all", trading, lambda board: Offer(0, 1, (-1,)), "S7", "not-yours"),
    Refused("card of no game", trading, lambda board: Offer(0, 1, (120,)), "S7", "not-yours"),
    Refused("card twice", trading, lambda board: Offer(0, 1, board.cards("rote", 0) * 2), "S7", "card-twice"),
    Refused(
        "card traded already", trading, lambda board: board.offer(0, "sau", to=1), "S7", "traded-already"
    ),
    Refused(
        "card traded to another",
        trading,
        lambda board: Offer(0, 1, board.cards("augen", 1)),
        "S7",
        "traded-already",
    ),
    Refused(
        "coins for a card",
        trading,
        lambda board: Offer(0, 1, board.cards("rote", 0), asks=1),
        "S7",
        "no-talers",
    ),
    Refused("coins to give", trading, lambda board: Offer(0, 1, pays=1), "S7", "no-talers"),
    Refused("more coins than there are", trading, lambda board: Offer(0, 1, pays=9), "S7", "no-talers"),
    Refused("coins both ways", trading, lambda board: Offer(0, 1, pays=1, asks=1), "M11", "both-ways"),
    Refused("unknown kind", trading, lambda board: Offer(0, 1, (), (8,)), "M1", "no-such-kind"),
    Refused("kind before the first", trading, lambda board: Offer(0, 1, (), (-1,)), "M1", "no-such-kind"),
    Refused("to no seat", trading, lambda board: board.offer(0, "rote", to=4), "M1", "no-such-seat"),
    Refused(
        "to a seat before all", trading, lambda board: board.offer(0, "rote", to=-2), "M1", "no-such-seat"
    ),
    Refused("to oneself", trading, lambda board: board.offer(0, "rote", to=0), "M11", "to-yourself"),
    Refused("empty offer", trading, lambda board: Offer(0, 1), "M11", "empty-offer"),
    Refused("huge offer", trading, lambda board: Offer(0, 1, (), (0,) * 101), "M11", "too-much"),
    Refused(
        "fourth offer", three_open, lambda board: board.offer(1, "garten", to=0), "M6", "too-many-offers"
    ),
    Refused(
        "counter to a third player",
        to_ben,
        lambda board: board.offer(0, "sissi", to=2, answers=3),
        "M4",
        "wrong-answer",
    ),
    Refused(
        "counter to nothing",
        to_ben,
        lambda board: board.offer(1, "soja", to=0, answers=2),
        "M1",
        "no-such-offer",
    ),
    Refused(
        "the same again", to_ben, lambda board: board.offer(0, "rote", "soja", to=1), "M7", "open-already"
    ),
    Refused(
        "the same after a no",
        lambda: declined(1),
        lambda board: board.offer(0, "rote", "soja", to=1),
        "M7",
        "declined-already",
    ),
    # Phase 2: wishes, answers, done.
    Refused("wish for nothing", trading, lambda board: Wish(1), "M11", "empty-wish"),
    Refused("huge wish", trading, lambda board: Wish(1, (0,) * 51, (1,) * 50), "M11", "too-much"),
    Refused("wish for an unknown kind", trading, lambda board: Wish(1, (), (8,)), "M1", "no-such-kind"),
    Refused("take of no offer", to_ben, lambda board: board.take(1, 9, "soja"), "M1", "no-such-offer"),
    Refused("second seal", sealed, lambda board: Seal(0, 3, 1), "M1", "no-such-offer"),
    Refused("take by a third player", to_ben, lambda board: board.take(2, 3, "soja"), "M8", "not-asked"),
    Refused("decline by a third player", to_ben, lambda board: Decline(2, 3), "M8", "not-asked"),
    Refused("take once more", to_all, lambda board: board.take(1, 3, "soja"), "M8", "agreed-already"),
    Refused("take with other cards", to_ben, lambda board: board.take(1, 3, "garten"), "M2", "wrong-cards"),
    Refused("take with too few cards", to_ben, lambda board: Take(1, 3), "M2", "wrong-cards"),
    Refused(
        "take with another's card",
        to_ben,
        lambda board: Take(1, 3, board.cards("soja", 2)),
        "S7",
        "not-yours",
    ),
    Refused("decline once more", to_all, lambda board: Decline(2, 3), "M8", "declined-before"),
    Refused("seal with one who declined", to_all, lambda board: Seal(0, 3, 2), "M3", "not-agreed"),
    Refused("seal by the taker", to_all, lambda board: Seal(1, 3, 1), "M8", "not-yours-to-end"),
    Refused("withdrawal by another", to_ben, lambda board: Withdraw(1, 3), "M8", "not-yours-to-end"),
    Refused(
        "done once more",
        lambda: table(player("rote"), player("soja", done=True)),
        lambda board: Done(1),
        "M10",
        "done-already",
    ),
    # Phase 3.
    Refused("hand card", planting_traded, lambda board: board.plant(0, "rote", 1), "S8", "not-aside"),
    Refused(
        "face-up card", planting_traded, lambda board: Plant(1, board.card("augen"), 0), "S8", "not-aside"
    ),
    Refused("cards left to plant", planting_traded, lambda board: Done(0), "S8", "must-plant-all"),
    Refused("done by another", planting_traded, lambda board: Done(1), "S8", "not-your-turn"),
    # At any time.
    Refused("sale of no field", planting, lambda board: Sell(0, 2), "S11", "no-such-field"),
    Refused("sale of an empty field", planting, lambda board: Sell(1, 0), "S11", "empty-field"),
    Refused("sale of a single card", planting, lambda board: Sell(0, 1), "S12", "protected"),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=[refusal.name for refusal in REFUSALS])
def test_refused(refusal: Refused) -> None:
    board = refusal.board()
    broken = board.refused(refusal.action(board))
    assert (broken.rule, broken.code) == (refusal.rule, refusal.code)
    assert str(broken) == f"{broken.sentence} ({broken.rule})"
    assert broken.rule in rulebook()


@pytest.mark.parametrize("refusal", REFUSALS, ids=[refusal.name for refusal in REFUSALS])
def test_what_is_refused_is_not_listed(refusal: Refused) -> None:
    board = refusal.board()
    action = refusal.action(board)
    seat = action.seat if 0 <= action.seat < 4 else 0
    assert action not in board.legal(seat)


@pytest.mark.parametrize("action", [BuyField(0), LayOut(0), Fulfil(0), Travel(0, 1)])
@pytest.mark.parametrize("board", [planting, trading, planting_traded])
def test_what_only_other_games_know_is_refused_with_a_number_of_this_one(
    board: Callable[[], Board], action: Action
) -> None:
    assert board().refused(action).rule.startswith("S")


def test_what_only_other_games_know_is_not_put_off_to_another_phase() -> None:
    assert "phase" not in planting().refused(LayOut(0)).sentence


def codes(*modules: str) -> Iterator[str]:
    """Go through the codes of all refusals in some modules."""
    for module in modules:
        for node in ast.walk(ast.parse((SOURCE / module).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                code = node.args[1]
                assert isinstance(code, ast.Constant), f"{module}:{node.lineno}: a code is a plain string"
                assert isinstance(code.value, str)
                yield code.value


def test_every_code_that_the_game_can_use_is_provoked_here() -> None:
    modules = ["kernel/game.py", "kernel/rules.py"]
    modules += [f"beans/{name}.py" for name in ("answers", "goods", "market", "turn")]
    # Sissi! has no contracts, and coins are refused before anybody counts them.
    unreachable = {"contract-traded", "too-few-talers"}
    assert {*codes(*modules)} - {refusal.code for refusal in REFUSALS} == unreachable


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
    asked = {number for module in sorted((SOURCE / "beans").glob("*.py")) for number in cited(module)}
    assert len(asked) > 10
    assert [number for number in sorted(asked) if number not in NUMBERS] == []

"""Every way to be refused: a position, an action, the number of the rule, and the code for translators."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenRefusal
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
    Wish,
    Withdraw,
)
from haricot.kernel.offers import Result
from tests.positions import Board, contract_table, player, table

SOURCE = Path(__file__).parents[3] / "src" / "haricot"


class Refused(NamedTuple):
    """One way to be refused."""

    name: str
    board: Callable[[], Board]
    action: Callable[[Board], Action]
    rule: str
    code: str


def planting(planted: int = 0) -> Board:
    return table(player("rote soja blaue", "2 sau", "augen"), player("rote"), phase="plant", planted=planted)


def planting_contracts(hand: str, planted: int = 0) -> Board:
    return contract_table(player(hand), player("1/2"), phase="plant", planted=planted)


def trading() -> Board:
    return table(
        player("rote blaue", aside="sau"),
        player("soja garten", aside="augen"),
        player("soja"),
        face_up="feuer",
    )


def experts() -> Board:
    return table(player("rote", talers="2 sau"), player("soja", talers="augen"), trade_talers=True)


def to_ben() -> Board:
    return table(
        player("rote blaue"),
        player("soja garten"),
        player("soja"),
        offers=[WrittenOffer(number=3, seat=0, to=1, gives=["rote"], wants=["soja"])],
    )


def to_all() -> Board:
    said = [WrittenAgreement(1, ["soja"])]
    offer = WrittenOffer(number=3, seat=0, gives=["rote"], wants=["soja"], agreed=said, declined=[2])
    return table(player("rote blaue"), player("soja garten"), player("soja"), offers=[offer])


def three_open() -> Board:
    offers = [
        WrittenOffer(number=number, seat=1, to=0, gives=["soja"], wants=[kind])
        for number, kind in enumerate(("rote", "blaue", "sau"), 1)
    ]
    return table(player("rote blaue"), player("soja garten"), offers=offers)


def declined(*by: int) -> Board:
    refused = [WrittenRefusal(by=seat, seat=0, gives=["rote"], wants=["soja"]) for seat in by]
    return table(player("rote blaue"), player("soja"), refused=refused)


def sealed() -> Board:
    board = to_all()
    board.do(Seal(0, 3, 1))
    return board


def planting_traded() -> Board:
    return table(player("rote", "soja", aside="sau"), player("blaue"), face_up="augen", phase="plant traded")


def over() -> Board:
    return table(player("rote"), phase="draw", exhaustions=3, result=Result((0, 0, 0, 0), (0, 1, 2, 3)))


REFUSALS = [
    Refused(
        "invitation",
        to_ben,
        lambda board: Offer(0, 1, board.cards("blaue", 0), invites=True),
        "B11",
        "no-invitations",
    ),
    # The seat, the moment, the end.
    Refused("seat past the last", planting, lambda board: Done(4), "B6", "no-such-seat"),
    Refused("seat before the first", planting, lambda board: Done(-1), "B6", "no-such-seat"),
    Refused("selling after the end", over, lambda board: Sell(0, 0), "B24", "game-over"),
    Refused("done after the end", over, lambda board: Done(0), "B24", "game-over"),
    Refused("planting while trading", trading, lambda board: board.plant(0, "rote", 0), "B7", "out-of-phase"),
    Refused("offer while planting", planting, lambda board: board.offer(0, "rote"), "B11", "out-of-phase"),
    Refused("take while planting", planting, lambda board: Take(1, 1), "M2", "out-of-phase"),
    Refused("seal while planting", planting, lambda board: Seal(0, 1, 1), "M3", "out-of-phase"),
    Refused("decline while planting", planting, lambda board: Decline(1, 1), "M8", "out-of-phase"),
    Refused("withdraw while planting", planting, lambda board: Withdraw(1, 1), "M8", "out-of-phase"),
    Refused("wish while planting", planting, lambda board: Wish(1, (0,)), "M9", "out-of-phase"),
    Refused(
        "laying out while trading",
        lambda: contract_table(player("3/4")),
        lambda board: LayOut(0),
        "E8",
        "out-of-phase",
    ),
    # Action 1.
    Refused("planting out of turn", planting, lambda board: board.plant(1, "rote", 0), "B7", "not-your-turn"),
    Refused("done out of turn", planting, lambda board: Done(1), "B7", "not-your-turn"),
    Refused("third card", lambda: planting(2), lambda board: board.plant(0, "rote", 0), "B8", "third-card"),
    Refused("second card first", planting, lambda board: board.plant(0, "soja", 0), "B7", "not-first"),
    Refused("card of another hand", planting, lambda board: Plant(0, 9999, 0), "B7", "not-first"),
    Refused(
        "planting from an empty hand",
        lambda: table(player(""), phase="plant", planted=1),
        lambda board: Plant(0, 0, 0),
        "B7",
        "not-first",
    ),
    Refused("nothing planted", planting, lambda board: Done(0), "B7", "must-plant"),
    Refused("field of another kind", planting, lambda board: board.plant(0, "rote", 0), "B9", "wrong-field"),
    Refused("third field of two", planting, lambda board: board.plant(0, "rote", 2), "B3", "no-such-field"),
    Refused(
        "field before the first", planting, lambda board: board.plant(0, "rote", -1), "B3", "no-such-field"
    ),
    # Contracts.
    Refused(
        "planting a contract",
        lambda: planting_contracts("3/4"),
        lambda board: board.plant(0, "3/4", 0),
        "E8",
        "contract-first",
    ),
    Refused(
        "contract not laid out",
        lambda: planting_contracts("3/4 rote"),
        lambda board: Done(0),
        "E8",
        "must-lay-out",
    ),
    Refused(
        "done out of turn with a contract first",
        lambda: planting_contracts("rote 3/4"),
        lambda board: Done(1),
        "B7",
        "not-your-turn",
    ),
    Refused(
        "laying out a bean",
        lambda: planting_contracts("rote 3/4"),
        lambda board: LayOut(0),
        "E8",
        "no-contract-first",
    ),
    Refused(
        "laying out of an empty hand",
        lambda: planting_contracts("", planted=1),
        lambda board: LayOut(0),
        "E8",
        "no-contract-first",
    ),
    Refused(
        "laying out as the third card",
        lambda: planting_contracts("3/4", planted=2),
        lambda board: LayOut(0),
        "E8",
        "third-card",
    ),
    Refused(
        "laying out out of turn",
        lambda: planting_contracts("3/4"),
        lambda board: LayOut(1),
        "E8",
        "not-your-turn",
    ),
    Refused(
        "fulfilling out of turn",
        lambda: planting_contracts("3/4"),
        lambda board: Fulfil(1),
        "E6",
        "not-your-turn",
    ),
    Refused(
        "fulfilling no contract",
        lambda: planting_contracts("rote"),
        lambda board: Fulfil(0),
        "E6",
        "no-contract",
    ),
    Refused(
        "fields that do not fit", lambda: planting_contracts("3/4"), lambda board: Fulfil(0), "E5", "not-met"
    ),
    Refused(
        "contract in an offer",
        lambda: contract_table(player("3/4")),
        lambda board: board.offer(0, "3/4"),
        "E7",
        "contract-traded",
    ),
    # Action 2: offers.
    Refused(
        "two who are not active", trading, lambda board: board.offer(1, "soja", to=2), "B11", "not-active"
    ),
    Refused("to all out of turn", trading, lambda board: board.offer(1, "soja"), "B11", "not-active"),
    Refused(
        "card of another player",
        trading,
        lambda board: Offer(0, 1, board.cards("soja", 1)),
        "B12",
        "not-yours",
    ),
    Refused(
        "face-up card of another", trading, lambda board: board.offer(1, "feuer", to=0), "B12", "not-yours"
    ),
    Refused(
        "card of the deck", trading, lambda board: Offer(0, 1, (board.state.deck[0],)), "B12", "not-yours"
    ),
    Refused("no card at all", trading, lambda board: Offer(0, 1, (-1,)), "B12", "not-yours"),
    Refused(
        "card twice", trading, lambda board: Offer(0, 1, board.cards("rote", 0) * 2), "B13", "card-twice"
    ),
    Refused(
        "card traded already", trading, lambda board: board.offer(0, "sau", to=1), "B14", "traded-already"
    ),
    Refused(
        "card traded to another",
        trading,
        lambda board: Offer(0, 1, board.cards("augen", 1)),
        "B14",
        "traded-already",
    ),
    Refused("talers for a card", trading, lambda board: board.offer(0, "rote", asks=1), "B27", "no-talers"),
    Refused("talers to give", trading, lambda board: board.offer(0, "rote", pays=1), "B27", "no-talers"),
    Refused(
        "a taler too few", experts, lambda board: board.offer(0, "rote", pays=3), "B27", "too-few-talers"
    ),
    Refused("unknown kind", trading, lambda board: Offer(0, 1, (), (8,)), "M1", "no-such-kind"),
    Refused("kind before the first", trading, lambda board: Offer(0, 1, (), (-1,)), "M1", "no-such-kind"),
    Refused("to no seat", trading, lambda board: board.offer(0, "rote", to=4), "M1", "no-such-seat"),
    Refused(
        "to a seat before all", trading, lambda board: board.offer(0, "rote", to=-2), "M1", "no-such-seat"
    ),
    Refused("to oneself", trading, lambda board: board.offer(0, "rote", to=0), "M11", "to-yourself"),
    Refused("empty offer", trading, lambda board: Offer(0, 1), "M11", "empty-offer"),
    Refused("huge offer", trading, lambda board: Offer(0, 1, (), (0,) * 101), "M11", "too-much"),
    Refused("talers both ways", experts, lambda board: Offer(0, 1, pays=1, asks=1), "M11", "both-ways"),
    Refused(
        "fourth offer", three_open, lambda board: board.offer(1, "garten", to=0), "M6", "too-many-offers"
    ),
    Refused(
        "counter to a third player",
        to_ben,
        lambda board: board.offer(0, "blaue", to=2, answers=3),
        "M4",
        "wrong-answer",
    ),
    Refused(
        "counter by a third player",
        to_ben,
        lambda board: board.offer(2, "soja", to=0, answers=3),
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
    Refused(
        "the same to all after everybody's no",
        lambda: declined(1, 2, 3),
        lambda board: board.offer(0, "rote", "soja"),
        "M7",
        "declined-already",
    ),
    # Action 2: wishes, answers, done.
    Refused("wish for nothing", trading, lambda board: Wish(1), "M11", "empty-wish"),
    Refused("huge wish", trading, lambda board: Wish(1, (0,) * 51, (1,) * 50), "M11", "too-much"),
    Refused("wish for an unknown kind", trading, lambda board: Wish(1, (), (8,)), "M1", "no-such-kind"),
    Refused("take of no offer", to_ben, lambda board: board.take(1, 9, "soja"), "M1", "no-such-offer"),
    Refused("take of an old offer", to_ben, lambda board: board.take(1, 2, "soja"), "M1", "no-such-offer"),
    Refused("take of a sealed offer", sealed, lambda board: board.take(2, 3, "soja"), "M1", "no-such-offer"),
    Refused("second seal", sealed, lambda board: Seal(0, 3, 1), "M1", "no-such-offer"),
    Refused("take by a third player", to_ben, lambda board: board.take(2, 3, "soja"), "M8", "not-asked"),
    Refused("decline by a third player", to_ben, lambda board: Decline(2, 3), "M8", "not-asked"),
    Refused("take of the own offer", to_all, lambda board: Take(0, 3), "M8", "not-asked"),
    Refused("take once more", to_all, lambda board: board.take(1, 3, "soja"), "M8", "agreed-already"),
    Refused("take with other cards", to_ben, lambda board: board.take(1, 3, "garten"), "M2", "wrong-cards"),
    Refused("take with too few cards", to_ben, lambda board: Take(1, 3), "M2", "wrong-cards"),
    Refused("take with too many", to_ben, lambda board: board.take(1, 3, "soja garten"), "M2", "wrong-cards"),
    Refused(
        "take with another's card",
        to_ben,
        lambda board: Take(1, 3, board.cards("soja", 2)),
        "B12",
        "not-yours",
    ),
    Refused(
        "take with a taler too few",
        lambda: table(
            player("rote"),
            player(talers="sau"),
            trade_talers=True,
            offers=[WrittenOffer(number=1, seat=0, to=1, gives=["rote"], asks=2)],
        ),
        lambda board: Take(1, 1),
        "B27",
        "too-few-talers",
    ),
    Refused("decline once more", to_all, lambda board: Decline(2, 3), "M8", "declined-before"),
    Refused("seal with one who declined", to_all, lambda board: Seal(0, 3, 2), "M3", "not-agreed"),
    Refused("seal with one who was silent", to_all, lambda board: Seal(0, 3, 3), "M3", "not-agreed"),
    Refused("seal by the taker", to_all, lambda board: Seal(1, 3, 1), "M8", "not-yours-to-end"),
    Refused("withdrawal by another", to_ben, lambda board: Withdraw(1, 3), "M8", "not-yours-to-end"),
    Refused(
        "done once more",
        lambda: table(player("rote"), player("soja", done=True)),
        lambda board: Done(1),
        "M10",
        "done-already",
    ),
    # Action 3.
    Refused("hand card", planting_traded, lambda board: board.plant(0, "rote", 1), "B17", "not-aside"),
    Refused(
        "face-up card", planting_traded, lambda board: Plant(1, board.card("augen"), 0), "B17", "not-aside"
    ),
    Refused(
        "set aside on another", planting_traded, lambda board: board.plant(0, "sau", 0), "B9", "wrong-field"
    ),
    Refused("third field", planting_traded, lambda board: board.plant(0, "sau", 2), "B3", "no-such-field"),
    Refused("cards left to plant", planting_traded, lambda board: Done(0), "B17", "must-plant-all"),
    Refused("done by another", planting_traded, lambda board: Done(1), "B17", "not-your-turn"),
    # At any time.
    Refused("sale of no field", planting, lambda board: Sell(0, 2), "B19", "no-such-field"),
    Refused("sale of an empty field", planting, lambda board: Sell(1, 0), "B19", "empty-field"),
    Refused("sale of a single bean", planting, lambda board: Sell(0, 1), "B20", "protected"),
    Refused("field without money", planting, lambda board: BuyField(0), "B4", "too-few-talers"),
    Refused(
        "fourth field",
        lambda: table(player("", "", "", "", talers="9 blaue")),
        lambda board: BuyField(0),
        "B4",
        "three-fields",
    ),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=[refusal.name for refusal in REFUSALS])
def test_refused(refusal: Refused) -> None:
    board = refusal.board()
    broken = board.refused(refusal.action(board))
    assert (broken.rule, broken.code) == (refusal.rule, refusal.code)
    assert str(broken) == f"{broken.sentence} ({broken.rule})"


# What translators put into their own sentences.
PARAMS: dict[str, dict[str, object]] = {
    "seat past the last": {"seat": 4, "last": 3},
    "planting while trading": {"action": "plant", "phase": "trade"},
    "planting out of turn": {"active": 0},
    "field of another kind": {"bean": "rote", "field": 1},
    "third field of two": {"field": 3, "last": 2},
    "fields that do not fit": {"left": 3, "right": 4},
    "two who are not active": {"active": 0},
    "a taler too few": {"have": 2, "need": 3},
    "unknown kind": {"kind": 8},
    "to no seat": {"seat": 4, "last": 3},
    "fourth offer": {"most": 3},
    "counter by a third player": {"offer": 3},
    "the same again": {"offer": 3},
    "take of no offer": {"offer": 9},
    "take by a third player": {"offer": 3},
    "take once more": {"offer": 3},
    "take with other cards": {"offer": 3},
    "decline once more": {"offer": 3},
    "seal with one who declined": {"offer": 3, "taker": 2},
    "withdrawal by another": {"offer": 3},
    "cards left to plant": {"seats": [0]},
    "sale of no field": {"field": 3, "last": 2},
    "sale of an empty field": {"field": 1},
    "sale of a single bean": {"field": 2},
    "field without money": {"need": 3, "have": 0},
}


@pytest.mark.parametrize("name", PARAMS)
def test_a_refusal_brings_its_figures_along(name: str) -> None:
    (refusal,) = [refusal for refusal in REFUSALS if refusal.name == name]
    board = refusal.board()
    assert board.refused(refusal.action(board)).params == PARAMS[name]


@pytest.mark.parametrize("refusal", REFUSALS, ids=[refusal.name for refusal in REFUSALS])
def test_what_is_refused_is_not_listed(refusal: Refused) -> None:
    board = refusal.board()
    action = refusal.action(board)
    seat = action.seat if 0 <= action.seat < 4 else 0
    assert action not in board.legal(seat)


def illegal_calls() -> Iterator[tuple[str | None, str]]:
    """Go through the rules and codes of all refusals in the source; a rule may be known only at run time."""
    # Other games provoke their own refusals.
    # What comes over the wire was raised elsewhere.
    own = [module for module in SOURCE.rglob("*.py") if not {"hansa", "sissi", "wire"} & set(module.parts)]
    for module in sorted(own):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                rule, code = node.args[:2]
                assert isinstance(code, ast.Constant), f"{module}:{node.lineno}: a code is a plain string"
                yield (rule.value if isinstance(rule, ast.Constant) else None, code.value)  # type: ignore[misc]


def test_every_code_in_the_source_is_provoked_here() -> None:
    known = {refusal.code for refusal in REFUSALS}
    assert {code for _, code in illegal_calls()} == known


def test_every_rule_and_code_in_the_source_are_provoked_together() -> None:
    known = {(refusal.rule, refusal.code) for refusal in REFUSALS}
    assert {pair for pair in illegal_calls() if pair[0] is not None} <= known


def test_the_sentence_for_an_old_offer_says_that_it_is_no_longer_open() -> None:
    board = to_ben()
    for old in (1, 2):
        assert f"Offer {old} is no longer open" in board.refused(board.take(1, old, "soja")).sentence
    for unknown in (0, 4):
        assert f"There is no offer {unknown}:" in board.refused(board.take(1, unknown, "soja")).sentence


def test_the_sentence_for_a_card_one_does_not_have_names_what_may_be_given() -> None:
    board = trading()
    assert "face up" in board.refused(Offer(0, 1, (9999,))).sentence
    assert "face up" not in board.refused(Offer(1, 0, (9999,))).sentence

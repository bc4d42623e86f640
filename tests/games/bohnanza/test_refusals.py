"""Every way to be refused: a position, an action, the number of the rule, and the code for translators."""

from __future__ import annotations

import pytest

from haricot.beans.written import WrittenOffer
from haricot.cards.actions import BuyField, Fulfil, LayOut
from haricot.kernel.actions import Done, Offer, Take
from tests.games.refusals import SOURCE, CardRefusals, Refused, check_refusal, illegal_calls
from tests.positions import Board, contract_table, player, table

CARDS = CardRefusals(table, player, str, other="blaue", field="2 sau")


def planting_contracts(hand: str, planted: int = 0) -> Board:
    return contract_table(player(hand), player("1/2"), phase="plant", planted=planted)


def experts() -> Board:
    return table(player("rote", talers="2 sau"), player("soja", talers="augen"), trade_talers=True)


REFUSALS = [
    *CARDS.every(),
    Refused(
        "laying out while trading",
        lambda: contract_table(player("3/4")),
        lambda board: LayOut(0),
        "E8",
        "out-of-phase",
    ),
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
    Refused(
        "a taler too few", experts, lambda board: board.offer(0, "rote", pays=3), "B27", "too-few-talers"
    ),
    Refused("talers both ways", experts, lambda board: Offer(0, 1, pays=1, asks=1), "M11", "both-ways"),
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
    Refused("field without money", CARDS.planting, lambda board: BuyField(0), "B4", "too-few-talers"),
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
    check_refusal(refusal)


# What translators put into their own sentences.
PARAMS: dict[str, dict[str, object]] = {
    "seat past the last": {"seat": 4, "last": 3},
    "planting while trading": {"action": "plant", "phase": "trade", "exists": "yes"},
    "planting out of turn": {"active": 0},
    "field of another kind": {"bean": "rote", "field": 1, "why": "kind"},
    "third field of two": {"field": 3, "last": 2},
    "fields that do not fit": {"left": 3, "right": 4},
    "two who are not active": {"active": 0},
    "a taler too few": {"have": 2, "need": 3},
    "unknown kind": {"kind": 8},
    "to no seat": {"seat": 4, "last": 3},
    "fourth offer": {"most": 3},
    "counter by a third player": {"offer": 3},
    "the same again": {"offer": 3},
    "take of no offer": {"offer": 9, "gone": "no"},
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


# Other games provoke their own refusals; what comes over the wire was raised elsewhere.
OWN = [module for module in SOURCE.rglob("*.py") if not {"hansa", "sissi", "wire"} & set(module.parts)]


def test_every_code_in_the_source_is_provoked_here() -> None:
    known = {refusal.code for refusal in REFUSALS}
    assert {code for _, code in illegal_calls(OWN)} == known


def test_every_rule_and_code_in_the_source_are_provoked_together() -> None:
    known = {(refusal.rule, refusal.code) for refusal in REFUSALS}
    assert {pair for pair in illegal_calls(OWN) if pair[0] is not None} <= known


def test_the_sentence_for_an_old_offer_says_that_it_is_no_longer_open() -> None:
    board = CARDS.to_ben()
    for old in (1, 2):
        assert f"Offer {old} is no longer open" in board.refused(board.take(1, old, "soja")).sentence
    for unknown in (0, 4):
        assert f"Offer {unknown} is not open:" in board.refused(board.take(1, unknown, "soja")).sentence


def test_the_sentence_for_a_card_one_does_not_have_names_what_may_be_given() -> None:
    board = CARDS.trading()
    assert "face up" in board.refused(Offer(0, 1, (9999,))).sentence
    assert "face up" not in board.refused(Offer(1, 0, (9999,))).sentence

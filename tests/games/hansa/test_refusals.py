"""Every way to be refused: a position, an action, the number of the rule, and the code for translators."""

from __future__ import annotations

from pathlib import Path

import pytest

from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.cards.actions import Plant
from haricot.games.hansa import actions
from haricot.kernel.actions import Decline, Done, Offer, Seal, Take, Wish, Withdraw
from haricot.kernel.offers import Result
from tests.games.refusals import Refused, check_refusal, illegal_calls
from tests.harbour import ONE_OF_EACH, Board, board, trader

SOURCE = Path(__file__).parents[3] / "src" / "haricot" / "games" / "hansa"


def choosing() -> Board:
    return board(
        trader(None, ONE_OF_EACH, dealt="rostock-47 bremen-27 rostock-44"),
        trader(None, ONE_OF_EACH, dealt="visby-32 visby-33 visby-36"),
        trader("malmo", ONE_OF_EACH),
        phase="opening",
    )


def travelling() -> Board:
    return board(
        trader("bremen", "blaue", "2 3 rostock-35", money=4), trader("visby", "rote", money=9), phase="travel"
    )


def trading(trade_with: str = "same city") -> Board:
    """Seat 1 is in Rostock with the active player, seat 2 in Visby."""
    return board(
        trader("rostock", "blaue rote", "rostock-35 visby-33 ...", money=6),
        trader("rostock", "sau", money=20),
        trader("visby", "garten"),
        cities={"rostock": "sau | soja"},
        trade_with=trade_with,
    )


def full() -> Board:
    return board(
        trader("rostock", "8 blaue", money=50), trader("rostock", "8 rote"), cities={"rostock": "sau"}
    )


def scarce(bought: str = "") -> Board:
    return board(trader("visby", "garten", money=15), cities={"edinburgh": "blaue"}, scarce=bought)


def no_contracts() -> Board:
    return board(trader("rostock", money=5), pile="", spent="")


def owing() -> Board:
    """Seat 0 owes 13 thalers of a toll."""
    return board(
        trader("rostock", "rote feuer", "1 2 4 5 6 7"),
        trader("rostock", "sau", money=5),
        phase="travel",
        played="0/3",
        debtor=0,
        due=13,
    )


def guest_owing() -> Board:
    """Seat 1 has promised a Garten for a Blaue, and owes 9 thalers of a toll."""
    offer = WrittenOffer(number=1, seat=0, to=1, gives=["blaue"], wants=["garten"], invites=True)
    return board(
        trader("rostock", "blaue"),
        trader("rostock", "garten soja", "1 2 4 5 6 7 3", invited=True),
        debtor=1,
        due=9,
        pending=(offer, 1, "garten"),
    )


def to_all(invites: bool = False) -> Board:
    said = [WrittenAgreement(1, ["sau"])]
    offer = WrittenOffer(number=3, seat=0, gives=["blaue"], wants=["sau"], agreed=said, invites=invites)
    return board(
        trader("hamburg" if invites else "rostock", "blaue rote"),
        *[trader("rostock", "sau")] * 2,
        offers=[offer],
    )


def ending() -> Board:
    return board(phase="end")


def final() -> Board:
    return board(
        trader("rostock", "blaue", "rostock-35 visby-33 ...", money=5), trader(done=True), phase="final"
    )


def over() -> Board:
    return board(phase="final", result=Result((0, 0, 0), (0, 1, 2)))


def buying_for_a_guest() -> Board:
    """The active player has promised a bean that all the money will buy, and the guest pays a toll first."""
    harbour = board(
        trader("rostock", "blaue rote", money=6),
        trader("visby", "garten soja", "3 ...", money=5),
        cities={"rostock": "sau | soja"},
    )
    harbour.do(harbour.invite(1, "sau", "garten"), harbour.take(1, 1, "garten"))
    return harbour


REFUSALS = [
    # The seat, the moment, the end.
    Refused("seat past the last", trading, lambda it: Done(3), "H5", "no-such-seat"),
    Refused("seat before the first", trading, lambda it: Done(-1), "H5", "no-such-seat"),
    Refused(
        "nobody buys while a toll is owed", owing, lambda it: actions.BuyContract(-1, 0), "H5", "no-such-seat"
    ),
    Refused("after the end", over, lambda it: Done(0), "H29", "game-over"),
    Refused("planting", trading, lambda it: Plant(0, 0, 0), "H5", "out-of-phase"),
    Refused("reveal while trading", trading, lambda it: actions.Reveal(0, 40), "H6", "out-of-phase"),
    Refused("journey while choosing", choosing, lambda it: actions.Travel(0, 0), "H11", "out-of-phase"),
    Refused("delivery while choosing", choosing, lambda it: actions.Deliver(2, 40), "H8", "out-of-phase"),
    Refused("contract while choosing", choosing, lambda it: it.buy_contract(2, "1"), "H9", "out-of-phase"),
    Refused("room while choosing", choosing, lambda it: it.put_back(2, "rote"), "H18", "out-of-phase"),
    Refused("toll while ending", ending, lambda it: actions.PayBean(0, 0), "H13", "out-of-phase"),
    Refused("offer while travelling", travelling, lambda it: it.offer(0, "blaue"), "H17", "out-of-phase"),
    Refused("wish while travelling", travelling, lambda it: Wish(0, (0,)), "M9", "out-of-phase"),
    Refused("take while ending", ending, lambda it: Take(0, 1), "M2", "out-of-phase"),
    Refused("bean while ending", ending, lambda it: actions.BuyBean(0, 0), "H19", "out-of-phase"),
    Refused("scarce bean while ending", ending, lambda it: actions.BuyScarce(0, 0), "H21", "out-of-phase"),
    Refused("contract at last", final, lambda it: it.buy_contract(0, "1"), "H9", "out-of-phase"),
    # The start.
    Refused("lower value", choosing, lambda it: it.reveal(0, "rostock-44"), "H6", "not-highest"),
    Refused("one left", choosing, lambda it: it.reveal(0, "rostock-47", "bremen-27"), "H6", "wrong-order"),
    Refused("revealed already", choosing, lambda it: actions.Reveal(2, 40), "H6", "revealed-already"),
    # Special actions.
    Refused("delivery out of turn", trading, lambda it: actions.Deliver(1, 40), "H8", "not-your-turn"),
    Refused("no contract", trading, lambda it: it.deliver(0, "malmo-28"), "H8", "not-your-contract"),
    Refused("delivery elsewhere", trading, lambda it: it.deliver(0, "visby-33"), "H8", "other-city"),
    Refused("delivery without beans", trading, lambda it: it.deliver(0, "rostock-35"), "H8", "beans-missing"),
    Refused("last delivery elsewhere", final, lambda it: it.deliver(0, "visby-33"), "H8", "other-city"),
    Refused("last one without beans", final, lambda it: it.deliver(0, "rostock-35"), "H8", "beans-missing"),
    Refused("another's card", trading, lambda it: actions.BuyContract(0, 7), "H9", "not-in-hand"),
    Refused("toll card given", trading, lambda it: it.buy_contract(0, "3"), "H9", "not-plain"),
    Refused("supply card given", trading, lambda it: it.buy_contract(0, "2"), "H9", "not-plain"),
    Refused("contract given", trading, lambda it: it.buy_contract(0, "visby-33"), "H9", "not-plain"),
    Refused(
        "four thalers",
        lambda: board(trader("rostock", money=4)),
        lambda it: it.buy_contract(0, "1"),
        "H9",
        "too-few-thalers",
    ),
    Refused("no contract left", no_contracts, lambda it: it.buy_contract(0, "1"), "H9", "no-contracts"),
    # actions.Travel.
    Refused("journey out of turn", travelling, lambda it: it.travel("visby", 1), "H11", "not-your-turn"),
    Refused("journey to nowhere", travelling, lambda it: actions.Travel(0, 8), "H11", "no-such-city"),
    Refused("journey too far", travelling, lambda it: it.travel("visby"), "H11", "too-far"),
    Refused("no toll owed", travelling, lambda it: it.pay(0, "blaue"), "H13", "no-debt"),
    Refused("toll first", owing, lambda it: it.put_back(0, "rote"), "H13", "toll-first"),
    Refused("journey before the toll", owing, lambda it: it.travel("visby"), "H13", "toll-first"),
    Refused(
        "another's bean paid", owing, lambda it: actions.PayBean(0, it.bean("sau", 1)), "H13", "not-on-cart"
    ),
    Refused("another pays", owing, lambda it: it.pay(1, "sau"), "H13", "wait-for-toll"),
    Refused("offer meanwhile", guest_owing, lambda it: it.offer(0, "blaue", to=1), "H20", "wait-for-toll"),
    Refused("promised bean", guest_owing, lambda it: it.pay(1, "garten"), "H17", "promised"),
    Refused("promised bean back", guest_owing, lambda it: it.put_back(0, "blaue"), "H17", "promised"),
    Refused(
        "promised money", buying_for_a_guest, lambda it: it.buy_contract(0, "1"), "H17", "money-promised"
    ),
    # Invitations and offers.
    Refused("two who are not active", trading, lambda it: it.offer(1, "sau", to=2), "H17", "not-active"),
    Refused("to all out of turn", trading, lambda it: it.offer(1, "sau"), "H17", "not-active"),
    Refused("invitation to one who is here", trading, lambda it: it.invite(1), "H16", "no-invitation"),
    Refused("invitation of one who is here", trading, lambda it: it.ask(1), "H16", "no-invitation"),
    Refused("offer to one elsewhere", trading, lambda it: it.offer(0, "rote", to=2), "H17", "not-here"),
    Refused("offer from elsewhere", trading, lambda it: it.offer(2, "garten", to=0), "H17", "not-here"),
    Refused(
        "offer to one who is no guest",
        lambda: trading("guests"),
        lambda it: it.offer(0, "rote", to=1),
        "H17",
        "not-here",
    ),
    Refused("bean twice", trading, lambda it: Offer(0, 1, it.beans("rote", 0) * 2), "H17", "bean-twice"),
    Refused("another's bean", trading, lambda it: Offer(0, 1, it.beans("sau", 1)), "H17", "not-on-cart"),
    Refused("the city's bean", trading, lambda it: Offer(0, 1, (it.sold("sau"),)), "H17", "not-on-cart"),
    Refused("money given", trading, lambda it: Offer(0, 1, it.beans("rote", 0), (), 1), "H17", "no-money"),
    Refused("money asked", trading, lambda it: Offer(0, 1, it.beans("rote", 0), (), 0, 1), "H17", "no-money"),
    Refused("to oneself", trading, lambda it: it.offer(0, "rote", to=0), "M11", "to-yourself"),
    Refused("to no seat", trading, lambda it: it.offer(0, "rote", to=3), "M1", "no-such-seat"),
    Refused("empty offer", trading, lambda it: it.offer(0, to=1), "M11", "empty-offer"),
    Refused("unknown kind", trading, lambda it: Offer(0, 1, (), (8,)), "M1", "no-such-kind"),
    Refused("take of no offer", trading, lambda it: Take(1, 1), "M1", "no-such-offer"),
    Refused("take of the own offer", to_all, lambda it: Take(0, 3), "M8", "not-asked"),
    Refused("take once more", to_all, lambda it: it.take(1, 3, "sau"), "M8", "agreed-already"),
    Refused("take with other beans", to_all, lambda it: Take(2, 3), "M2", "wrong-cards"),
    Refused("seal with one who was silent", to_all, lambda it: Seal(0, 3, 2), "M3", "not-agreed"),
    Refused("seal by another", to_all, lambda it: Seal(1, 3, 1), "M8", "not-yours-to-end"),
    Refused("withdrawal by another", to_all, lambda it: Withdraw(1, 3), "M8", "not-yours-to-end"),
    Refused(
        "decline from elsewhere", lambda: to_all(invites=True), lambda it: Decline(0, 3), "M8", "not-asked"
    ),
    Refused(
        "no room",
        lambda: board(
            trader("rostock", "rote"),
            trader("rostock", "8 sau"),
            offers=[WrittenOffer(number=1, seat=0, to=1, gives=["rote"])],
        ),
        lambda it: Take(1, 1),
        "H18",
        "no-room",
    ),
    Refused(
        "deal that cannot be paid",
        lambda: board(
            trader("rostock", money=7),
            trader("visby"),
            cities={"rostock": "sau"},
            offers=[WrittenOffer(number=1, seat=0, to=1, gives=["sau"], invites=True)],
        ),
        lambda it: Take(1, 1),
        "H17",
        "too-few-thalers",
    ),
    Refused(
        "done once more",
        lambda: board(trader("rostock"), trader(done=True)),
        lambda it: Done(1),
        "M10",
        "done-already",
    ),
    # Buying and putting back.
    Refused(
        "purchase out of turn", trading, lambda it: actions.BuyBean(1, it.sold("sau")), "H19", "not-your-turn"
    ),
    Refused(
        "bean of a cart", trading, lambda it: actions.BuyBean(0, it.bean("sau", 1)), "H19", "not-for-sale"
    ),
    Refused("bean too dear", trading, lambda it: it.buy("soja"), "H19", "too-few-thalers"),
    Refused("no room for a bean", full, lambda it: it.buy("sau"), "H18", "cart-full"),
    Refused(
        "bean of another", trading, lambda it: actions.PutBack(0, it.bean("sau", 1)), "H18", "not-on-cart"
    ),
    Refused("scarce out of turn", scarce, lambda it: it.buy_scarce("rote", 1), "H21", "not-your-turn"),
    Refused("scarce kind unknown", scarce, lambda it: actions.BuyScarce(0, 8), "H21", "no-such-kind"),
    Refused("scarce elsewhere", scarce, lambda it: it.buy_scarce("feuer"), "H21", "not-sold-here"),
    Refused("not scarce", trading, lambda it: it.buy_scarce("sau"), "H21", "not-scarce"),
    Refused("scarce twice", lambda: scarce("rote"), lambda it: it.buy_scarce("rote"), "H21", "one-only"),
    Refused("scarce too dear", scarce, lambda it: it.buy_scarce("rote"), "H21", "too-few-thalers"),
    Refused("no room for a scarce bean", full, lambda it: it.buy_scarce("soja"), "H18", "cart-full"),
    # The end.
    Refused("end of another's turn", ending, lambda it: Done(1), "H24", "not-your-turn"),
    Refused("done at last once more", final, lambda it: Done(1), "H28", "done-already"),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=[refusal.name for refusal in REFUSALS])
def test_refused(refusal: Refused) -> None:
    check_refusal(refusal)


def test_every_code_in_the_source_is_provoked_here() -> None:
    known = {refusal.code for refusal in REFUSALS}
    codes = {code for _, code in illegal_calls(SOURCE.rglob("*.py"))}
    assert len(codes) >= 30
    assert codes <= known


def test_every_rule_and_code_in_the_source_are_provoked_together() -> None:
    known = {(refusal.rule, refusal.code) for refusal in REFUSALS}
    assert {pair for pair in illegal_calls(SOURCE.rglob("*.py")) if pair[0] is not None} <= known

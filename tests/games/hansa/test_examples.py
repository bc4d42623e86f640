"""The worked examples of the rulebooks, played through the public API."""

from __future__ import annotations

import pytest

from haricot.games.hansa import events
from haricot.kernel.actions import Done, Seal, Take
from haricot.kernel.events import Traded
from haricot.kernel.offers import Result
from haricot.kernel.types import ALL
from tests.harbour import ONE_OF_EACH, START, Board, board, start, trader


@pytest.mark.parametrize("order", [("augen", "brech"), ("brech", "augen")])
@pytest.mark.parametrize("boxes", ["augen | brech", "brech | augen"])
def test_h_x1_both_beans_of_bremen_in_either_order_for_11_and_7(order: tuple[str, str], boxes: str) -> None:
    harbour = board(trader("bremen", money=18), cities={"bremen": boxes})
    assert harbour.prices() == {"augen": 11, "brech": 7}
    paid = [harbour.do(harbour.buy(kind))[0] for kind in order]
    prices = {"augen": 11, "brech": 7}
    assert paid == [events.Paid(0, prices[kind], "beans") for kind in order]
    assert (harbour.state.money[0], harbour.boxes("bremen")) == (0, "")


def test_h_x2_a_feuerbohne_leaves_a_gap_in_hamburg() -> None:
    harbour = board(
        trader("hamburg", money=5),
        trader("hamburg", hand="4 ..."),
        cities={"hamburg": "blaue | feuer | 3 blaue"},
    )
    assert harbour.prices()["blaue"] == 4
    assert harbour.do(harbour.buy("feuer"))[0] == events.Paid(0, 5, "beans")
    assert harbour.boxes("hamburg") == "blaue |  | 3 blaue"
    harbour.do(Done(0))
    assert harbour.boxes("hamburg") == "blaue | 3 blaue"
    harbour.do(Done(0))
    harbour.do(harbour.travel("hamburg"))
    assert harbour.prices()["blaue"] == 6


def test_h_x3_contracts_of_27_44_and_47() -> None:
    harbour = board(
        trader(None, ONE_OF_EACH, dealt="bremen-27 rostock-44 rostock-47"),
        trader(None, ONE_OF_EACH, dealt="visby-32 visby-33 visby-36"),
        trader(None, ONE_OF_EACH, dealt="malmo-28 malmo-35 malmo-42"),
        phase="opening",
        cities=START,
    )
    given = harbour.beans("rote brech feuer", 0)
    harbour.do(harbour.reveal(0, "rostock-47", "bremen-27", "rostock-44"))
    assert (harbour.at(0), harbour.state.money[0]) == ("rostock", 47)
    assert not set(given) & set(harbour.state.carts[0])
    assert harbour.hand(0).split()[7:] == ["bremen-27", "rostock-44"]
    assert harbour.spent() == "rostock-47"


def test_h_x4_from_edinburgh_to_rostock_by_way_of_aalborg() -> None:
    harbour = board(trader("edinburgh", money=25), phase="travel", cities=START, harvests=[0, 1])
    one, supply, toll = (harbour.card(number, 0) for number in "123")
    told = harbour.do(harbour.travel("rostock"))
    assert told[:4] == [
        events.CardsPlayed(0, (one, supply, toll), ()),
        events.Moved(0, harbour.city("rostock")),
        events.Paid(0, 20, "toll"),
        events.HarvestTurned(0),
    ]
    lots = [
        (event.city, event.box, harbour.words(event.tokens))
        for event in told
        if isinstance(event, events.Harvested)
    ]
    assert lots == [
        (harbour.city("hamburg"), 3, "2 blaue"),
        (harbour.city("danzig"), 2, "3 feuer"),
        (harbour.city("malmo"), 3, "3 garten"),
    ]
    assert told[7:9] == [events.HarvestDone(0), events.CardsTakenBack(0, (toll, supply, one))]
    assert (harbour.hand(0), harbour.state.money[0]) == ("4 5 6 7 3 2 1", 5)


def rostock() -> Board:
    """Seat 0 is Béatrice in Rostock, seat 1 Chris with two Feuerbohnen, seat 2 Adam in Visby."""
    return board(
        trader("rostock", "2 blaue rote", "4 5 6 7 3 2 1 rostock-35", money=40),
        trader("malmo", "2 feuer augen", "5 1 2 3 4 6 7", money=30),
        trader("visby", "2 garten brech", "2 3 4 5 6 7 1", money=30),
        cities=START,
        harvests=[1, 0],
    )


def test_h_x5_two_guests() -> None:
    harbour = rostock()
    assert harbour.refused(harbour.deliver(0, "rostock-35")).code == "beans-missing"

    # Chris is invited: a Saubohne that is still to be bought for a Feuerbohne.
    sau = harbour.sold("sau")
    feuer = harbour.beans("feuer", 1)
    harbour.do(harbour.invite(1, "sau", "feuer"))
    # Adam would like to be invited too, and waits.
    harbour.do(harbour.ask(2, "garten", "2 blaue"))
    assert harbour.do(Take(1, 1, feuer)) == [
        events.GuestCame(1, 1),
        events.Moved(1, harbour.city("rostock")),
        events.GuestCardPlayed(1, harbour.card("5", 1), False),
        events.Paid(0, 6, "beans"),
        events.BeanBought(0, sau),
        Traded(1, 0, 1, (sau,), feuer, 0, 0),
    ]
    assert (harbour.cart(0), harbour.cart(1)) == ("2 blaue rote feuer", "feuer augen sau")
    assert (harbour.hand(1), harbour.state.money[0]) == ("1 2 3 4 6 7 5", 34)

    contract, given = harbour.card("rostock-35", 0), harbour.beans("feuer rote", 0)
    assert harbour.do(harbour.deliver(0, "rostock-35")) == [
        events.Delivered(0, contract, 7, given),
        events.Earned(0, 35, "contract"),
    ]
    assert harbour.state.money[0] == 69

    # Adam comes from Visby, and plays Supply: the harvest card waits in front of him.
    blaue, garten = harbour.beans("2 blaue", 0), harbour.beans("garten", 2)
    assert harbour.do(Take(0, 2, blaue)) == [
        events.GuestCame(2, 2),
        events.Moved(2, harbour.city("rostock")),
        events.GuestCardPlayed(2, harbour.card("2", 2), False),
        events.HarvestTaken(2, 1),
        Traded(2, 2, 0, garten, blaue, 0, 0),
    ]
    assert (harbour.cart(0), harbour.cart(2)) == ("garten", "garten brech 2 blaue")
    assert (harbour.state.waiting, harbour.hand(2)) == ([[], [], [1]], "3 4 5 6 7 1 2")

    soja = harbour.sold("soja")
    assert harbour.do(harbour.buy("soja")) == [events.Paid(0, 9, "beans"), events.BeanBought(0, soja)]
    assert (harbour.cart(0), harbour.state.money[0], harbour.boxes("rostock")) == ("garten soja", 60, "")


def test_h_x5_typed_by_the_players() -> None:
    harbour = rostock()
    grammar = harbour.game.grammar(["Béatrice", "Chris", "Adam"])
    talk = [
        (0, "invite chris: stink > chili"),
        (2, "invite me: garden > 2 blue"),
        (1, "take 1"),
        (0, "deliver 1"),
        (0, "take 2"),
        (0, "buy soy"),
        (0, "done"),
    ]
    for seat, phrase in talk:
        harbour.do(grammar.parse(phrase, harbour.game.view(harbour.state, seat)))
    assert [harbour.cart(seat) for seat in range(3)] == [
        "garten soja",
        "feuer augen sau",
        "garten brech 2 blaue",
    ]
    assert (harbour.state.money[0], harbour.state.waiting[2], harbour.phase()) == (60, [1], "end")


def test_h_x5_what_was_agreed_cannot_be_taken_back() -> None:
    harbour = rostock()
    harbour.do(harbour.invite(1, "sau", "feuer"))
    harbour.do(harbour.take(1, 1, "feuer"))
    assert harbour.bean("sau", 1) in harbour.state.carts[1]
    assert harbour.state.pending is None


def test_h_x5_the_harvest_is_placed_when_the_guests_turn_begins() -> None:
    harbour = board(
        trader("rostock"),
        trader("rostock"),
        trader("rostock", waiting=[1]),
        phase="end",
        active=1,
        cities=START,
    )
    harbour.do(Done(1))
    assert (harbour.state.active, harbour.boxes("rostock")) == (2, "sau | soja | 3 soja")
    assert harbour.boxes("aalborg") == "feuer | garten | 3 feuer"


def test_h_x6_the_contract_drawn_at_the_end_is_fulfilled_at_once() -> None:
    harbour = board(trader("rostock", "brech garten soja"), pile="rostock-40 ...")
    harbour.do(Done(0))
    assert harbour.hand(0).endswith(" rostock-40")
    harbour.do(harbour.deliver(0, "rostock-40"))
    assert (harbour.state.money[0], harbour.cart(0), harbour.spent()) == (40, "soja", "rostock-40")
    harbour.do(Done(0))
    assert harbour.state.active == 1


@pytest.mark.parametrize("city", ["visby", "edinburgh"])
def test_h_x7_no_rote_bohne_anywhere(city: str) -> None:
    harbour = board(
        trader(city, "blaue sau", money=16), cities={"visby": "sau | 3 sau", "edinburgh": "2 blaue"}
    )
    harbour.do(harbour.buy_scarce("rote"))
    assert (harbour.cart(0), harbour.state.money[0]) == ("blaue sau rote", 0)


def test_h_x8_the_eighth_harvest_card_lies_in_front_of_a_player() -> None:
    harbour = board(
        trader("visby", "brech garten blaue", "4 5 1 2 3 6 7 rostock-40", waiting=[0]),
        trader("rostock", hand="4 ..."),
        trader("malmo", hand="4 ..."),
        phase="end",
        active=2,
        harvests=[],
        eighth=0,
    )
    # The player places it at the start of the turn.
    assert harbour.do(Done(2))[-3:] == [
        events.HarvestDone(0),
        events.LastRoundBegan(3),
        events.HarvestsRenewed(2),
    ]
    harbour.do(harbour.travel("visby"))
    harbour.do(Done(0), Done(0))

    # Everyone else has one more turn; meanwhile the player is invited to Rostock.
    harbour.do(harbour.travel("rostock"))
    harbour.do(harbour.invite(ALL))
    harbour.do(Take(0, 1), Seal(1, 1, 0), Done(1), Done(1))
    harbour.do(harbour.travel("malmo"))
    harbour.do(Done(2), Done(2))
    assert (harbour.at(0), harbour.phase()) == ("rostock", "final")

    # After the end the player fulfils a Rostock contract there, and sells the last bean.
    harbour.do(harbour.deliver(0, "rostock-40"))
    assert harbour.state.money[0] == 40
    harbour.do(Done(0), Done(1), Done(2))
    assert harbour.state.result == Result((44, 0, 0), (0,))


@pytest.mark.parametrize(
    ("city", "cart", "contract", "value"),
    [("edinburgh", "soja feuer garten", "edinburgh-53", 53), ("visby", "blaue augen", "visby-33", 33)],
)
def test_h_x9_contracts_of_the_rulebook(city: str, cart: str, contract: str, value: int) -> None:
    harbour = board(trader(city, cart, f"{contract} ..."))
    harbour.do(harbour.deliver(0, contract))
    assert (harbour.state.money[0], harbour.cart(0)) == (value, "")


def test_h_x10_hamburg_at_the_start() -> None:
    harbour = start()
    assert set(harbour.boxes("hamburg").split(" | ")) == {"feuer", "blaue", "soja"}
    prices = board(trader("hamburg"), cities=START).prices()
    assert prices == {"feuer": 5, "blaue": 4, "soja": 9}

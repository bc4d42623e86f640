"""Every event in words, for the one it happens to and for the others."""

from __future__ import annotations

from typing import get_args

import pytest

import haricot
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    AnyEvent,
    ContractDrawn,
    ContractPaid,
    ContractReturned,
    Declined,
    Drew,
    Event,
    Exhausted,
    FieldAdded,
    FieldBought,
    Fulfilled,
    GameEnded,
    LaidOut,
    Lapsed,
    MarkedDone,
    Offered,
    PhaseBegan,
    Planted,
    Shuffled,
    Sold,
    Traded,
    TurnBegan,
    TurnedOver,
    Wished,
    Withdrawn,
)
from haricot.kernel.types import ALL, ALL_SEEING, HIDDEN, STRANGER
from haricot.telling.speech import after_the_deal, count, listed, money, without_talk
from haricot.telling.words import Words

GAME = haricot.game(players=4, extension=True, contracts=True)
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
BLUE, CHILI, RED = (GAME.law.kind.index(GAME.law.keys.index(key)) for key in ("blaue", "feuer", "rote"))
BLUES, CHILIS, REDS = (GAME.law.kind[card] for card in (BLUE, CHILI, RED))
CONTRACT = GAME.law.beans


def words(reader: int = 0) -> Words:
    return Words(GAME, GAME.grammar(NAMES), reader)


SENTENCES: list[tuple[Event, str, str]] = [
    (TurnBegan(0, 5), "Turn 5: it is your turn.", "Turn 5: it is Anna's turn."),
    (PhaseBegan("plant traded"), "The trading is over.", "The trading is over."),
    (PhaseBegan("trade"), "", ""),
    (Drew(0, RED), "You draw red.", "Anna draws red."),
    (Drew(0, HIDDEN), "You draw a card.", "Anna draws a card."),
    (TurnedOver(RED), "Turned over: red.", "Turned over: red."),
    (Exhausted(2), "The deck has run out: time 2 of 3.", "The deck has run out: time 2 of 3."),
    (
        Shuffled(40),
        "The discard pile is shuffled: 40 cards make the new deck.",
        "The discard pile is shuffled: 40 cards make the new deck.",
    ),
    (Planted(0, RED, 1), "You plant red in field 2.", "Anna plants red in field 2."),
    (
        Sold(0, 0, 0, (RED,)),
        "You sell field 1 (1 red card) for nothing.",
        "Anna sells field 1 (1 red card) for nothing.",
    ),
    (
        Sold(0, 0, 1, (RED,)),
        "You sell field 1 (2 red cards) for 1 taler.",
        "Anna sells field 1 (2 red cards) for 1 taler.",
    ),
    (
        Sold(0, 0, 2, ()),
        "You sell field 1 (2 cards) for 2 talers.",
        "Anna sells field 1 (2 cards) for 2 talers.",
    ),
    (
        FieldBought(0, (RED, RED)),
        "You buy a third field for 2 talers.",
        "Anna buys a third field for 2 talers.",
    ),
    (ContractPaid(0, CONTRACT), "You pay with the contract 1/1.", "Anna pays with the contract 1/1."),
    (FieldAdded(0), "You get one more field.", "Anna gets one more field."),
    (ContractDrawn(0, CONTRACT), "You draw the contract 1/1.", "Anna draws the contract 1/1."),
    (ContractDrawn(0, HIDDEN), "You draw a contract.", "Anna draws a contract."),
    (
        LaidOut(0, CONTRACT),
        "You lay the contract 1/1 beside the fields.",
        "Anna lays the contract 1/1 beside the fields.",
    ),
    (
        Fulfilled(0, CONTRACT),
        "You fulfil the contract 1/1, and it counts as a taler.",
        "Anna fulfils the contract 1/1, and it counts as a taler.",
    ),
    (
        ContractReturned(0, CONTRACT),
        "Your contract 1/1 goes back under the pile.",
        "Anna's contract 1/1 goes back under the pile.",
    ),
    (
        Wished(0, (REDS,), (BLUES, BLUES)),
        "You would like red, and might give 2 blue.",
        "Anna would like red, and might give 2 blue.",
    ),
    (Wished(0, (), (BLUES,)), "You would like something for blue.", "Anna would like something for blue."),
    (
        Offered(3, 0, ALL, (RED,), (BLUES, BLUES), 0, 0, 0),
        "Offer 3 from you to all: You give red. You get 2 blue.",
        "Offer 3 from Anna to all: You give 2 blue. You get red.",
    ),
    (
        Offered(4, 0, 1, (RED,), (), 2, 0, 3),
        "Offer 4 from you to Ben, answering 3: You give red + 2 talers. You get nothing.",
        "Offer 4 from Anna to you, answering 3: You give nothing. You get red + 2 talers.",
    ),
    (Agreed(3, 0, (RED,)), "You would take offer 3.", "Anna would take offer 3."),
    (Declined(3, 0), "You say no to offer 3.", "Anna says no to offer 3."),
    (Withdrawn(3), "Offer 3 is withdrawn.", "Offer 3 is withdrawn."),
    (Lapsed(3), "Offer 3 has lapsed.", "Offer 3 has lapsed."),
    (AgreementLapsed(3, 0), "You can no longer take offer 3.", "Anna can no longer take offer 3."),
    (
        Traded(3, 0, 1, (RED,), (BLUE,), 0, 1),
        "A deal with Ben: You gave red. You got blue + 1 taler.",
        "A deal with Anna: You gave blue + 1 taler. You got red.",
    ),
    (MarkedDone(0), "You have nothing more to propose.", "Anna has nothing more to propose."),
    (
        GameEnded((4, 9, 7, 0), (1,)),
        "The game is over. Talers: Ben 9, Cleo 7, You 4, Dan 0. Ben wins!",
        "The game is over. Talers: You 9, Cleo 7, Anna 4, Dan 0. You win!",
    ),
]


@pytest.mark.parametrize(("event", "mine", "theirs"), SENTENCES, ids=map(str, range(len(SENTENCES))))
def test_an_event_reads_well_on_both_sides(event: Event, mine: str, theirs: str) -> None:
    assert words(0).sentence([event]) == mine
    assert words(1).sentence([event]) == theirs


def test_every_event_has_its_words() -> None:
    of_cards = {event for event in get_args(AnyEvent) if hasattr(GardenView, f"see_{event.__name__.lower()}")}
    assert {type(event) for event, *_ in SENTENCES} == of_cards


def test_who_is_not_part_of_a_deal_reads_of_the_others() -> None:
    offer = Offered(3, 0, 1, (RED,), (BLUES,), 0, 0, 0)
    assert words(2).sentence([offer]) == "Offer 3 from Anna to Ben: Anna gives red. Anna gets blue."
    deal = Traded(3, 0, 1, (RED,), (), 0, 0)
    assert words(2).sentence([deal]) == "A deal: Anna gave red. Ben gave nothing."
    to_all = Offered(3, 0, ALL, (RED,), (BLUES,), 0, 0, 0)
    for reader in (ALL_SEEING, STRANGER):
        told = words(reader).sentence([to_all])
        assert told == "Offer 3 from Anna to all: Anna gives red. Anna gets blue."


def test_a_shared_victory() -> None:
    end = GameEnded((4, 4, 0, 1), (0, 1))
    assert words(0).sentence([end]).endswith("You and Ben share the victory!")
    assert words(3).sentence([end]).endswith("Anna and Ben share the victory!")


def test_the_same_in_a_row_is_told_at_once() -> None:
    events = [Drew(0, RED), Drew(0, BLUE), Drew(0, BLUE), Drew(1, HIDDEN), Drew(1, HIDDEN)]
    assert words().tell(events) == ["You draw red, blue and blue.", "Ben draws 2 cards."]
    assert words().tell([TurnedOver(RED), TurnedOver(BLUE)]) == ["Turned over: red and blue."]
    says = [Declined(3, 1), Declined(3, 2), Declined(4, 0), MarkedDone(1), MarkedDone(2)]
    assert words().tell(says) == [
        "Ben and Cleo say no to offer 3.",
        "You say no to offer 4.",
        "Ben and Cleo have nothing more to propose.",
    ]


def test_several_who_would_are_named_together() -> None:
    assert words().tell([Agreed(5, 0, ()), Agreed(5, 1, ())]) == ["You and Ben would take offer 5."]


def test_a_no_is_not_told_twice() -> None:
    assert words().tell([Declined(3, 1), Lapsed(3)]) == ["Ben says no to offer 3."]
    assert words().tell([Declined(4, 1), Lapsed(3)]) == ["Ben says no to offer 4.", "Offer 3 has lapsed."]


def test_talk_that_came_to_nothing_among_others_is_left_out() -> None:
    between_others = [Offered(3, 1, ALL, (RED,), (), 0, 0, 0), Declined(3, 2), Withdrawn(3)]
    my_own = [Offered(4, 0, ALL, (RED,), (), 0, 0, 0), Declined(4, 2), Lapsed(4)]
    still_open = [Offered(5, 1, ALL, (RED,), (), 0, 0, 0), Declined(5, 2)]
    deal: list[Event] = [Offered(6, 1, 2, (RED,), (), 0, 0, 0), Traded(6, 1, 2, (RED,), (), 0, 0)]
    told = without_talk([*between_others, *my_own, *still_open, *deal], 0, [5])
    assert told == [*my_own, deal[1]]


def test_the_deal_of_the_cards_is_left_out() -> None:
    events: list[Event] = [Drew(0, RED), Drew(1, HIDDEN), TurnBegan(0, 1), PhaseBegan("plant")]
    assert after_the_deal(events) == events[2:]
    assert after_the_deal(events[:2]) == events[:2]


def test_beans_have_the_names_of_the_language() -> None:
    french = Words(GAME, GAME.grammar(NAMES, "fr"), 0)
    assert french.tell([Planted(1, CHILI, 0)]) == ["Ben plants feu in field 1."]
    assert french.card(HIDDEN) == "a hidden card"


def test_small_words() -> None:
    assert [listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])] == ["a", "a and b", "a, b and c"]
    assert [count(1, "card"), count(0, "card"), money(0), money(1)] == [
        "1 card",
        "0 cards",
        "nothing",
        "1 taler",
    ]

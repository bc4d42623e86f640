"""Every event in words, for the one it happens to and for the others."""

from __future__ import annotations

from typing import get_args

import pytest

import haricot
from haricot.beans.events import ContractDrawn
from haricot.cards.events import Drew, Exhausted, FieldAdded, FieldBought, Planted, Shuffled, Sold, TurnedOver
from haricot.cards.telling.words import Words
from haricot.games.bohnanza.events import BohnanzaEvent, ContractPaid, ContractReturned, Fulfilled, LaidOut
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    Declined,
    Event,
    GameEnded,
    Lapsed,
    MarkedDone,
    Offered,
    PhaseBegan,
    Traded,
    TurnBegan,
    Undone,
    Wished,
    Withdrawn,
)
from haricot.kernel.types import ALL, ALL_SEEING, HIDDEN, STRANGER
from haricot.telling.narrator import after_the_deal
from haricot.telling.speech import without_talk

GAME = haricot.game(players=4, extension=True, contracts=True)
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
BLUE, CHILI, RED = (GAME.law.kind.index(GAME.law.keys.index(key)) for key in ("blaue", "feuer", "rote"))
BLUES, CHILIS, REDS = (GAME.law.kind[card] for card in (BLUE, CHILI, RED))
CONTRACT = GAME.law.beans


def words(reader: int = 0) -> Words[GardenView]:
    return Words(GAME, GAME.grammar(NAMES), reader)


SENTENCES: list[tuple[Event, str, str]] = [
    (TurnBegan(0, 5), "Turn 5: it is your turn.", "Turn 5: it is Anna’s turn."),
    (PhaseBegan("plant traded"), "The trading is over.", "The trading is over."),
    (PhaseBegan("trade"), "", ""),
    (Drew(0, RED), "You draw: red.", "Anna draws: red."),
    (Drew(0, HIDDEN), "You draw: a hidden card.", "Anna draws a card."),
    (TurnedOver(RED), "Turned over: red.", "Turned over: red."),
    (
        Exhausted(2),
        "The deck has run out for the second time.",
        "The deck has run out for the second time.",
    ),
    (
        Shuffled(40),
        "The discard pile is shuffled: 40 cards make the new deck.",
        "The discard pile is shuffled: 40 cards make the new deck.",
    ),
    (Planted(0, RED, 1), "You plant red in field 2.", "Anna plants red in field 2."),
    (
        Sold(0, 0, 0, (RED,), (RED,)),
        "You sell field 1 (red) for nothing.",
        "Anna sells field 1 (red) for nothing.",
    ),
    (
        Sold(0, 0, 1, (RED,), (RED, RED)),
        "You sell field 1 (2 red) for 1 taler.",
        "Anna sells field 1 (2 red) for 1 taler.",
    ),
    (
        Sold(0, 0, 2, (), (RED, RED)),
        "You sell field 1 (2 red) for 2 talers.",
        "Anna sells field 1 (2 red) for 2 talers.",
    ),
    (FieldBought(0, (RED, RED)), "You buy a third field.", "Anna buys a third field."),
    (
        ContractPaid(0, CONTRACT),
        "You pay with a fulfilled contract: 1/1.",
        "Anna pays with a fulfilled contract: 1/1.",
    ),
    (FieldAdded(0), "You get one more field.", "Anna gets one more field."),
    (ContractDrawn(0, CONTRACT), "You draw a contract: 1/1.", "Anna draws a contract: 1/1."),
    (ContractDrawn(0, HIDDEN), "You draw a contract: a hidden contract.", "Anna draws a contract."),
    (
        LaidOut(0, CONTRACT),
        "You lay your contract beside your fields: 1/1.",
        "Anna lays a contract beside the fields: 1/1.",
    ),
    (
        Fulfilled(0, CONTRACT),
        "You fulfil your contract, which counts as a taler: 1/1.",
        "Anna fulfils a contract, which counts as a taler: 1/1.",
    ),
    (
        ContractReturned(0, CONTRACT),
        "You have not fulfilled the contract 1/1: it goes back under the pile.",
        "Anna has not fulfilled the contract 1/1: it goes back under the pile.",
    ),
    (
        Wished(0, (REDS,), (BLUES, BLUES)),
        "You would like red, and might give 2 blue.",
        "Anna would like red, and might give 2 blue.",
    ),
    (
        Wished(0, (), (BLUES,)),
        "You might give blue, and ask for offers.",
        "Anna might give blue: what would you give for it?",
    ),
    (Wished(0, (REDS,), ()), "You would like: red.", "Anna would like: red."),
    (
        Offered(3, 0, ALL, (RED,), (BLUES, BLUES), 0, 0, 0),
        "Your offer 3 to everybody: you give red, you get 2 blue.",
        "Offer 3 from Anna to everybody: you give 2 blue, you get red.",
    ),
    (
        Offered(4, 0, 1, (RED,), (), 2, 0, 3),
        "Your offer 4 to Ben: you give red + 2 talers, you get nothing. It answers offer 3.",
        "Offer 4 from Anna to you: you give nothing, you get red + 2 talers. It answers offer 3.",
    ),
    (Agreed(3, 0, (RED,)), "You would take offer 3.", "Anna would take offer 3."),
    (Declined(3, 0), "You say no to offer 3.", "Anna says no to offer 3."),
    (Withdrawn(3), "Offer 3 is withdrawn.", "Offer 3 is withdrawn."),
    (Lapsed(3), "Offer 3 has lapsed.", "Offer 3 has lapsed."),
    (AgreementLapsed(3, 0), "You can no longer take offer 3.", "Anna can no longer take offer 3."),
    (
        Traded(3, 0, 1, (RED,), (BLUE,), 0, 1),
        "A deal with Ben: you give red, you get blue + 1 taler.",
        "A deal with Anna: you give blue + 1 taler, you get red.",
    ),
    (Traded(3, 0, 1, (RED,), (), 0, 0), "Your gift to Ben: red.", "A gift from Anna to you: red."),
    (MarkedDone(0), "You are done.", "Anna is done."),
    (
        GameEnded((4, 9, 7, 0), (1,)),
        "The game is over. The victory goes to Ben! Scores: Ben 9, Cleo 7, Anna 4, and Dan 0.",
        "The game is over. You win! Scores: Ben 9, Cleo 7, Anna 4, and Dan 0.",
    ),
]


@pytest.mark.parametrize(("event", "mine", "theirs"), SENTENCES, ids=map(str, range(len(SENTENCES))))
def test_an_event_reads_well_on_both_sides(event: Event, mine: str, theirs: str) -> None:
    assert words(0).sentence(event) == mine
    assert words(1).sentence(event) == theirs


def test_every_event_has_its_words() -> None:
    assert {type(event) for event, *_ in SENTENCES} == set(get_args(BohnanzaEvent)) - {Undone}


def test_who_is_not_part_of_a_deal_reads_of_the_others() -> None:
    offer = Offered(3, 0, 1, (RED,), (BLUES,), 0, 0, 0)
    assert words(2).sentence(offer) == "Offer 3 from Anna to Ben: red for blue."
    deal = Traded(3, 0, 1, (RED,), (BLUE,), 0, 0)
    assert words(2).sentence(deal) == "A deal: Anna gives red, Ben gives blue."
    gift = Traded(3, 0, 1, (RED,), (), 0, 0)
    assert words(2).sentence(gift) == "A gift from Anna to Ben: red."
    to_all = Offered(3, 0, ALL, (RED,), (BLUES,), 0, 0, 0)
    for reader in (ALL_SEEING, STRANGER):
        assert words(reader).sentence(to_all) == "Offer 3 from Anna to everybody: red for blue."


def test_a_shared_victory() -> None:
    end = GameEnded((4, 4, 0, 1), (0, 1))
    assert "you are among the winners: Anna and Ben!" in words(0).sentence(end)
    assert "The victory goes to Anna and Ben!" in words(3).sentence(end)


def test_the_same_in_a_row_is_told_at_once() -> None:
    events = [Drew(0, RED), Drew(0, BLUE), Drew(0, BLUE), Drew(1, HIDDEN), Drew(1, HIDDEN)]
    assert words().tell(events) == ["You draw: red + 2 blue.", "Ben draws 2 cards."]
    assert words().tell([TurnedOver(RED), TurnedOver(BLUE)]) == ["Turned over: red + blue."]
    says = [Declined(3, 1), Declined(3, 2), Declined(4, 0), MarkedDone(1), MarkedDone(2)]
    assert words().tell(says) == [
        "Ben and Cleo say no to offer 3.",
        "You say no to offer 4.",
        "Ben and Cleo are done.",
    ]


def test_what_the_reader_says_stands_alone() -> None:
    events = [Agreed(5, 0, ()), Agreed(5, 1, ()), Agreed(5, 2, ())]
    assert words().tell(events) == ["You would take offer 5.", "Ben and Cleo would take offer 5."]


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


def test_everything_is_said_in_the_language() -> None:
    french: Words[GardenView] = Words(GAME, GAME.grammar(NAMES, "fr"), 0)
    assert french.tell([Planted(1, CHILI, 0)]) == ["Ben plante feu dans le champ 1."]
    assert french.card(HIDDEN) == "une carte cachée"
    german: Words[GardenView] = Words(GAME, GAME.grammar(NAMES, "de"), 1)
    assert german.tell([Offered(3, 0, 1, (RED,), (BLUES, BLUES), 0, 1, 0)]) == [
        "Angebot 3 von Anna an dich: Du gibst 2 blaue + 1 Taler, du bekommst rote."
    ]

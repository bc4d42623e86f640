"""Every event of Bohn Hansa in words, for the one it happens to and for the others."""

from __future__ import annotations

from typing import get_args

import pytest

import haricot
from haricot.arena.simulation import play_game
from haricot.beans.events import ContractDrawn
from haricot.bots import bot_named
from haricot.cards.events import Drew, Exhausted, FieldAdded, FieldBought, Planted, Shuffled, Sold, TurnedOver
from haricot.games.bohnanza.events import ContractPaid, ContractReturned, Fulfilled, LaidOut
from haricot.games.hansa import events
from haricot.games.hansa.telling.words import HansaWords
from haricot.kernel.events import Event, GameEnded, Offered, PhaseBegan, Traded, TurnBegan, Undone
from haricot.kernel.types import ALL, HIDDEN
from haricot.telling.narrators import narrator_for

GAME = haricot.game("hansa", players=4)
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
CONTRACT = GAME.atlas.first_contract
TEXT = "blue + soy to Aalborg for 31 thalers"
BLUE, SOY = (GAME.atlas.kind.index(GAME.atlas.keys.index(key)) for key in ("blaue", "soja"))
SOYS = GAME.atlas.kind[SOY]
PLAIN, SUPPLY, TOLL = 0, 1, 2
ROSTOCK = GAME.atlas.cities.index("rostock")
LOTS = "2 blue to Hamburg, 3 chili to Danzig, and 3 garden to Malmö"

# Card tables have these, and Bohn Hansa has not.
ELSEWHERE = {
    *(Drew, TurnedOver, Exhausted, Shuffled, Planted, Sold, FieldBought, FieldAdded),
    *(ContractPaid, LaidOut, Fulfilled, ContractReturned),
}

SENTENCES: list[tuple[Event, str, str]] = [
    (Undone(0, 7), "You take back your last act.", "Anna takes back the last act."),
    (TurnBegan(0, 5), "Turn 5: it is your turn.", "Turn 5: it is Anna’s turn."),
    (
        events.Revealed(0, CONTRACT, (1, 2)),
        f"You begin with this contract: {TEXT}.",
        f"Anna begins with this contract: {TEXT}.",
    ),
    (events.Moved(0, ROSTOCK), "You come to Rostock.", "Anna comes to Rostock."),
    (
        events.CardsPlayed(0, (PLAIN, SUPPLY, TOLL), (CONTRACT,)),
        f"You play: plain, SUPPLY, TOLL, and {TEXT}.",
        f"Anna plays: plain, SUPPLY, TOLL, and {TEXT}.",
    ),
    (
        events.CardsTakenBack(0, (TOLL, PLAIN)),
        "You take back: TOLL and plain.",
        "Anna takes back: TOLL and plain.",
    ),
    (events.CardsTakenBack(0, ()), "", ""),
    (
        events.GuestCardPlayed(0, TOLL, False),
        "You play a card as a guest: TOLL.",
        "Anna plays a card as a guest: TOLL.",
    ),
    (
        events.GuestCardPlayed(0, CONTRACT, True),
        f"You play a contract as a guest, and it is discarded: {TEXT}.",
        f"Anna plays a contract as a guest, and it is discarded: {TEXT}.",
    ),
    (events.GuestCame(3, 0), "You come as a guest.", "Anna comes as a guest."),
    (
        events.Delivered(0, CONTRACT, -1, (BLUE, SOY)),
        f"You fulfil a contract: {TEXT}.",
        f"Anna fulfils a contract: {TEXT}.",
    ),
    (
        events.Earned(0, 31, "contract"),
        "You earn 31 thalers for a contract.",
        "Anna earns 31 thalers for a contract.",
    ),
    (events.Earned(0, 1, "luck"), "You earn 1 thaler.", "Anna earns 1 thaler."),
    (events.Paid(0, 20, "toll"), "You pay 20 thalers of toll.", "Anna pays 20 thalers of toll."),
    (events.Paid(0, 9, "beans"), "You pay 9 thalers for beans.", "Anna pays 9 thalers for beans."),
    (
        events.LoanTaken(0, 5),
        "You borrow 5 thalers, to be repaid double.",
        "Anna borrows 5 thalers, to be repaid double.",
    ),
    (events.LoanRepaid(0, 10), "You repay 10 thalers of loans.", "Anna repays 10 thalers of loans."),
    (
        events.TollDue(0, 5),
        "You have to give beans for 5 thalers of toll.",
        "Anna has to give beans for 5 thalers of toll.",
    ),
    (
        events.BeanPaid(0, SOY, 1),
        "You give a bean for the toll (soy); 1 thaler is still due.",
        "Anna gives a bean for the toll (soy); 1 thaler is still due.",
    ),
    (
        events.BeanPaid(0, SOY, 0),
        "You give a bean for the toll (soy); it is paid.",
        "Anna gives a bean for the toll (soy); it is paid.",
    ),
    (events.BeanBought(0, SOY), "You buy: soy.", "Anna buys: soy."),
    (
        events.BeanPutBack(0, SOY),
        "You put back into the reserve: soy.",
        "Anna puts back into the reserve: soy.",
    ),
    (
        events.BeansSold(0, (BLUE, SOY)),
        "You sell what is left on your cart: blue + soy.",
        "Anna sells what is left on the cart: blue + soy.",
    ),
    (
        events.TravelCardSpent(0, PLAIN),
        "You give a plain travel card for a contract.",
        "Anna gives a plain travel card for a contract.",
    ),
    (ContractDrawn(0, CONTRACT), f"You draw a contract: {TEXT}.", f"Anna draws a contract: {TEXT}."),
    (ContractDrawn(0, HIDDEN), "You draw a contract: a hidden contract.", "Anna draws a contract."),
    (
        Offered(4, 0, 1, (BLUE,), (SOYS,), 0, 0, 0, True),
        "Your offer 4 to Ben: you give blue, you get soy. It comes with an invitation.",
        "Offer 4 from Anna to you: you give soy, you get blue. It comes with an invitation.",
    ),
    (
        Offered(4, 0, 1, (), (), 0, 0, 0, True),
        "Your offer 4 to Ben: an invitation and nothing else.",
        "Offer 4 from Anna to you: an invitation and nothing else.",
    ),
    (
        Offered(4, 0, ALL, (), (), 0, 0, 0, True),
        "Your offer 4 to everybody: an invitation and nothing else.",
        "Offer 4 from Anna to everybody: an invitation and nothing else.",
    ),
    (
        Traded(4, 0, 1, (BLUE,), (SOY,), 0, 0),
        "A deal with Ben: you give blue, you get soy.",
        "A deal with Anna: you give soy, you get blue.",
    ),
    (
        GameEnded((50, -3, 20, 10), (0,)),
        "The game is over. You win! Scores: Anna 50, Cleo 20, Dan 10, and Ben -3.",
        "The game is over. The victory goes to Anna! Scores: Anna 50, Cleo 20, Dan 10, and Ben -3.",
    ),
]

FOR_ALL: list[tuple[Event, str]] = [
    (PhaseBegan("trade"), ""),
    (PhaseBegan("final"), "The last turn is over: everybody may deliver once more."),
    (events.ContractDiscarded(CONTRACT), f"Nobody has fulfilled this contract, and it is discarded: {TEXT}."),
    (events.ContractsShuffled(30), "The discarded contracts are shuffled: 30 cards make the new pile."),
    (events.HarvestTurned(0), f"A new harvest is turned over: {LOTS}."),
    (events.HarvestTaken(2, 0), f"Cleo takes a harvest, for the start of the next own turn: {LOTS}."),
    (events.Harvested(ROSTOCK, 2, (SOY, SOY + 1)), "Rostock, box 3: 2 soy."),
    (events.HarvestDone(0), "The harvest is in."),
    (events.LastRoundBegan(4), "It was the eighth harvest: the last round begins, with 4 turns left."),
    (events.HarvestsRenewed(2), "The 2 harvest cards that were put aside are the pile now."),
    (events.PricesFixed((4, 0, 0, 0, 9, 0, 0, 0)), "Prices of this trade: blue 4 and soy 9."),
    (events.GapsClosed(ROSTOCK), "The stacks of Rostock move down."),
]


def words(reader: int = 0) -> HansaWords:
    return HansaWords(GAME, GAME.grammar(NAMES), reader)


@pytest.mark.parametrize(("event", "mine", "theirs"), SENTENCES)
def test_every_event_has_its_sentence(event: Event, mine: str, theirs: str) -> None:
    for reader, sentence in ((0, mine), (1, theirs)):
        assert words(reader).tell([event]) == ([sentence] if sentence else [])


@pytest.mark.parametrize(("event", "sentence"), FOR_ALL)
def test_what_happens_to_everybody_is_told_everybody_alike(event: Event, sentence: str) -> None:
    for reader in (0, 1, ALL):
        assert words(reader).tell([event]) == ([sentence] if sentence else [])


def test_a_guest_without_a_deal_is_told_once() -> None:
    assert words().tell([events.GuestCame(4, 1), Traded(4, 0, 1, (), (), 0, 0)]) == ["Ben comes as a guest."]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Angebot 4 von Anna an dich: eine Einladung und sonst nichts."),
        ("fr", "Offre 4, Anna te propose une invitation et rien d’autre."),
        ("it", "Offerta 4, Anna ti propone un invito e nient’altro."),
    ],
)
def test_an_invitation_alone_is_told_in_other_languages(language: str, told: str) -> None:
    speech = HansaWords(GAME, GAME.grammar(NAMES, language), 1)
    assert speech.tell([Offered(4, 0, 1, (), (), 0, 0, 0, True)]) == [told]


def test_no_event_is_left_out() -> None:
    told = {type(event) for event, *_ in [*SENTENCES, *FOR_ALL]}
    shared = {"Wished", "Agreed", "AgreementLapsed", "Declined", "Withdrawn", "Lapsed", "MarkedDone"}
    assert {kind for kind in get_args(events.HansaEvent) if kind.__name__ not in shared} - ELSEWHERE == told


def test_whole_games_are_told() -> None:
    silent = {PhaseBegan, events.CardsTakenBack}

    def listen(happened: list[Event]) -> None:
        for event in happened:
            told = words(1).tell([event.seen_by(1)])
            assert told or type(event) in silent or narrator_for(GAME, 1).is_empty(event)

    for seed in range(3):
        play_game(GAME, [bot_named("random", "hansa")(GAME, seat, seed) for seat in range(4)], seed, listen)

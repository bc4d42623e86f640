"""The verbs of Bohn Hansa: the only code that moves a token, a card or a thaler, with one event each."""

from __future__ import annotations

from haricot.beans.events import ContractDrawn
from haricot.games.hansa.atlas import Atlas
from haricot.games.hansa.events import (
    BeanBought,
    BeanPaid,
    BeanPutBack,
    BeansSold,
    CardsPlayed,
    CardsTakenBack,
    ContractDiscarded,
    ContractsShuffled,
    Delivered,
    Earned,
    GapsClosed,
    GuestCame,
    GuestCardPlayed,
    HarvestDone,
    Harvested,
    HarvestsRenewed,
    HarvestTaken,
    HarvestTurned,
    LastRoundBegan,
    LoanRepaid,
    LoanTaken,
    Moved,
    Paid,
    PricesFixed,
    Revealed,
    TollDue,
    TravelCardSpent,
)
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.events import Traded
from haricot.kernel.offers import OpenOffer
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import NONE, Bean, CardId, Count, Seat


def earn(hanse: Hanse, seat: Seat, thalers: Count, reason: str) -> None:
    """Have the bank pay a player."""
    hanse.money[seat] += thalers
    hanse.news.append(Earned(seat, thalers, reason))


def pay(hanse: Hanse, seat: Seat, thalers: Count, reason: str) -> None:
    """Have a player pay the bank."""
    hanse.money[seat] -= thalers
    hanse.news.append(Paid(seat, thalers, reason))


def owe(hanse: Hanse, seat: Seat, thalers: Count) -> None:
    """Let a player find beans for what the money did not pay (H13)."""
    hanse.debtor = seat
    hanse.due = thalers
    hanse.news.append(TollDue(seat, thalers))


def lend(hanse: Hanse, seat: Seat, thalers: Count) -> None:
    """Have the bank lend what is missing of a toll (H13)."""
    hanse.loans[seat] += thalers
    hanse.news.append(LoanTaken(seat, thalers))


def repayment(loan: Count) -> Count:
    """Tell what is repaid for a loan: double (H29)."""
    return 2 * loan


def repay(hanse: Hanse, seat: Seat) -> None:
    """Have a player repay all loans double (H29)."""
    thalers = repayment(hanse.loans[seat])
    hanse.money[seat] -= thalers
    hanse.loans[seat] = 0
    hanse.news.append(LoanRepaid(seat, thalers))


def move(hanse: Hanse, seat: Seat, city: Count) -> None:
    """Put a pawn into a city."""
    hanse.pawns[seat] = city
    hanse.news.append(Moved(seat, city))


def give_up(hanse: Hanse, atlas: Atlas, seat: Seat, token: CardId) -> None:
    """Move a token from a cart to the reserve."""
    hanse.carts[seat].remove(token)
    hanse.reserve[atlas.kind[token]].append(token)


def pay_bean(hanse: Hanse, atlas: Atlas, seat: Seat, token: CardId) -> None:
    """Give a bean for a toll at its base price (H13)."""
    give_up(hanse, atlas, seat, token)
    hanse.due = max(0, hanse.due - atlas.base[atlas.kind[token]])
    hanse.news.append(BeanPaid(seat, token, hanse.due))


def put_back(hanse: Hanse, atlas: Atlas, seat: Seat, token: CardId) -> None:
    """Put a bean back for nothing (H18)."""
    give_up(hanse, atlas, seat, token)
    hanse.refused = []
    hanse.news.append(BeanPutBack(seat, token))


def buy_bean(hanse: Hanse, seat: Seat, token: CardId) -> None:
    """Take a bean from a box of the player's city onto the cart (H19)."""
    for stack in hanse.boxes[hanse.pawns[seat]]:
        if token in stack:
            stack.remove(token)
    hanse.carts[seat].append(token)
    hanse.refused = []
    hanse.news.append(BeanBought(seat, token))


def buy_scarce(hanse: Hanse, seat: Seat, kind: Bean) -> None:
    """Take a bean that is nowhere in play from the reserve (H21)."""
    token = hanse.reserve[kind].pop()
    hanse.carts[seat].append(token)
    hanse.scarce.append(kind)
    hanse.refused = []
    hanse.news.append(BeanBought(seat, token))


def swap(hanse: Hanse, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> None:
    """Carry out an exchange of beans between two carts (H17)."""
    hanse.refused = []
    for token in offer.gives:
        hanse.carts[offer.seat].remove(token)
    for token in cards:
        hanse.carts[taker].remove(token)
    hanse.carts[taker] += offer.gives
    hanse.carts[offer.seat] += cards
    hanse.news.append(Traded(offer.number, offer.seat, taker, offer.gives, cards, 0, 0))


def sell_cart(hanse: Hanse, atlas: Atlas, seat: Seat) -> Count:
    """Have the bank take all beans of a cart, and tell their base price (H29)."""
    tokens = tuple(hanse.carts[seat])
    for token in tokens:
        give_up(hanse, atlas, seat, token)
    hanse.news.append(BeansSold(seat, tokens))
    return sum([atlas.base[atlas.kind[token]] for token in tokens])


def reveal(hanse: Hanse, seat: Seat, contract: CardId, behind: tuple[CardId, ...]) -> None:
    """Lay the first contract open, and put the others to the back of the hand (H6)."""
    hanse.dealt[seat] = []
    hanse.laid.append(contract)
    hanse.hands[seat] += behind
    hanse.news.append(Revealed(seat, contract, behind))


def deliver(hanse: Hanse, atlas: Atlas, seat: Seat, card: CardId) -> None:
    """Give the beans of a contract to the reserve, and discard it (H8)."""
    tokens: list[CardId] = []
    for kind in atlas.asks[atlas.contract(card)]:
        tokens.append([token for token in hanse.carts[seat] if atlas.kind[token] == kind][0])
    for token in tokens:
        give_up(hanse, atlas, seat, token)
    place: Count = -1
    if card in hanse.laid:
        hanse.laid.remove(card)
    else:
        place = hanse.hands[seat].index(card)
        del hanse.hands[seat][place]
    hanse.spent.append(card)
    hanse.refused = []
    hanse.news.append(Delivered(seat, card, place, tuple(tokens)))


def draw_contract(hanse: Hanse, seat: Seat, to: list[CardId]) -> None:
    """Draw a contract, from the discarded ones shuffled if the pile is empty (H9, H23)."""
    if not hanse.contracts and hanse.spent:
        hanse.contracts, hanse.spent = hanse.spent, []
        hanse.shuffles += 1
        shuffle(hanse.contracts, hanse.seed, hanse.shuffles)
        hanse.news.append(ContractsShuffled(len(hanse.contracts)))
    if hanse.contracts:
        card = hanse.contracts.pop()
        to.append(card)
        hanse.news.append(ContractDrawn(seat, card))


def spend_travel_card(hanse: Hanse, seat: Seat, card: CardId) -> None:
    """Give a travel card away for good (H9)."""
    hanse.hands[seat].remove(card)
    hanse.gone.append(card)
    hanse.news.append(TravelCardSpent(seat, card))


def discard_laid(hanse: Hanse) -> None:
    """Discard the contracts that lie face up (H22)."""
    for card in hanse.laid:
        hanse.news.append(ContractDiscarded(card))
    hanse.spent += hanse.laid
    hanse.laid = []


def play_cards(hanse: Hanse, atlas: Atlas, seat: Seat, count: Count) -> None:
    """Lay cards from the front of the hand on the table (H12)."""
    cards = hanse.hands[seat][:count]
    del hanse.hands[seat][:count]
    contracts = [card for card in cards if atlas.is_contract(card)]
    hanse.laid += contracts
    hanse.played = [card for card in cards if not atlas.is_contract(card)]
    hanse.news.append(CardsPlayed(seat, tuple(hanse.played), tuple(contracts)))


def take_back(hanse: Hanse, atlas: Atlas, seat: Seat) -> None:
    """Take the travel cards back: Toll, Supply, others (H15)."""
    # In the numbers of the atlas plain is 0, and it comes last.
    cards = sorted(hanse.played, key=lambda card: (atlas.sort(card) or 3, card))
    hanse.hands[seat] += cards
    hanse.played = []
    hanse.news.append(CardsTakenBack(seat, tuple(cards)))


def play_guest_card(hanse: Hanse, atlas: Atlas, seat: Seat) -> CardId:
    """Play the first card of a guest's hand (H20)."""
    card = hanse.hands[seat].pop(0)
    discarded = atlas.is_contract(card)
    (hanse.spent if discarded else hanse.hands[seat]).append(card)
    hanse.news.append(GuestCardPlayed(seat, card, discarded))
    return card


def welcome(hanse: Hanse, offer: Count, seat: Seat) -> None:
    """Note that somebody has accepted an invitation (H16)."""
    hanse.invited[seat] = True
    hanse.news.append(GuestCame(offer, seat))


def draw_harvest(hanse: Hanse) -> CardId:
    """Take the top harvest card; the last of the pile, before those put aside, is the eighth (H26)."""
    if not hanse.harvests:
        return NONE
    card = hanse.harvests.pop()
    if not hanse.harvests and hanse.put_by:
        hanse.eighth = card
    return card


def renew_harvests(hanse: Hanse) -> None:
    """Have the harvest cards put aside serve as the pile (H27)."""
    hanse.harvests, hanse.put_by = hanse.put_by, []
    hanse.news.append(HarvestsRenewed(len(hanse.harvests)))


def turn_harvest(hanse: Hanse, atlas: Atlas) -> None:
    """Turn over a harvest card and carry it out (H14)."""
    card = draw_harvest(hanse)
    if card != NONE:
        hanse.news.append(HarvestTurned(card))
        carry_out(hanse, atlas, card)


def take_harvest(hanse: Hanse, atlas: Atlas, seat: Seat) -> None:
    """Have a guest take a harvest card for later (H20)."""
    card = draw_harvest(hanse)
    if card != NONE:
        hanse.waiting[seat].append(card)
        hanse.news.append(HarvestTaken(seat, card))
        if atlas.renews_early and card == hanse.eighth:
            renew_harvests(hanse)


def carry_out(hanse: Hanse, atlas: Atlas, card: CardId) -> None:
    """Put the beans of a harvest card into the cities; the eighth begins the last round (H14, H25, H27)."""
    for city, kind, count in atlas.lots[card]:
        harvest_lot(hanse, city, kind, count)
    hanse.used.append(card)
    hanse.refused = []
    hanse.news.append(HarvestDone(card))
    if card == hanse.eighth:
        hanse.turns_left = hanse.players
        hanse.news.append(LastRoundBegan(hanse.turns_left))
        if hanse.put_by:
            renew_harvests(hanse)


def harvest_lot(hanse: Hanse, city: Count, kind: Bean, count: Count) -> None:
    """Put one stack on the lowest free box of a city, if there is one (H14)."""
    pile = hanse.reserve[kind]
    count = min(count, len(pile))
    box = lowest_free(hanse.boxes[city])
    if count and box < len(hanse.boxes[city]):
        tokens = [pile.pop() for _ in range(count)]
        hanse.boxes[city][box] = tokens
        hanse.news.append(Harvested(city, box, tuple(tokens)))


def lowest_free(boxes: list[list[CardId]]) -> Count:
    """Find the lowest free box; with none free, the number of boxes (H2)."""
    for box, stack in enumerate(boxes):
        if not stack:
            return box
    return len(boxes)


def fix_prices(hanse: Hanse, atlas: Atlas) -> None:
    """Note the prices of the active player's city for this trade phase (H2, H19)."""
    city = hanse.pawns[hanse.active]
    box = lowest_free(hanse.boxes[city])
    hanse.prices = [column[box] if column else 0 for column in atlas.columns[city]]
    hanse.news.append(PricesFixed(tuple(hanse.prices)))


def close_gaps(hanse: Hanse, city: Count) -> None:
    """Move the stacks of a city down (H22)."""
    boxes = hanse.boxes[city]
    stacks = [stack for stack in boxes if stack]
    empty: list[list[CardId]] = [[] for _ in range(len(boxes) - len(stacks))]
    if boxes != stacks + empty:
        hanse.boxes[city] = stacks + empty
        hanse.news.append(GapsClosed(city))

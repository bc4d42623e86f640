"""An observation, field by field, is what the view of the game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from haricot.cards.env.desk import ASIDE, CardDesk
from haricot.cards.env.desk import HAND as CARD_HAND
from haricot.cards.view import TableView
from haricot.catalogue import game as set_up
from haricot.env.codes import CHOOSING, DRAFTING, PICKING
from haricot.env.desk import Desk
from haricot.env.spec import Spec, spec_of
from haricot.games.hansa.atlas import CART
from haricot.games.hansa.env.desk import CONTRACTS, HAND, HIDDEN_CONTRACT, HansaDesk
from haricot.games.hansa.view import HanseView
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, HIDDEN, NONE, Seat
from tests.env.tables import Choice, every
from tests.env.walk import Walk

Row = list[int]


def seen(spec: Spec, desk: Desk, seat: Seat) -> dict[str, Any]:
    """Take what a seat sees apart; a field of one number is that number."""
    fields = spec.apart(np.frombuffer(desk.look(seat), np.uint8))
    return {name: field.item() if field.size == 1 else field.tolist() for name, field in fields.items()}


def filled(row: Sequence[int], size: int) -> Row:
    """Fill numbers up with 0."""
    return [*row[:size], *[0] * (size - len(row))]


def relative(seat: Seat, other: Seat, players: int) -> int:
    return (other - seat) % players


def offer_row(desk: Desk, seat: Seat, offer: OpenOffer) -> Row:
    """Write an open offer down as it should be."""
    players = desk.state.players
    to = 0 if offer.to == ALL else 1 + relative(seat, offer.to, players)
    gives = filled([1 + desk.goods.kind(card) for card in offer.gives], 5)
    wants = filled([1 + kind for kind in offer.wants], 5)
    takers = sum(1 << relative(seat, word.seat, players) for word in offer.agreed)
    maker = 1 + relative(seat, offer.seat, players)
    return [maker, to, *gives, *wants, offer.pays, offer.asks, int(offer.invites), takers]


def check_shared(desk: Desk, got: dict[str, Any], view: TableView) -> None:
    """Compare what all games have."""
    players, seat = view.players, view.seat
    assert desk.game.phases[got["phase"]].name == view.phase
    assert got["turn"] == min(view.turn, 255)
    assert got["active"] == relative(seat, view.active, players)
    assert got["asked"] == (0 if view.result else 1 + relative(seat, desk.seat, players))
    assert got["talk"] == (desk.asked if desk.trading else 0)
    own = [offer for offer in view.offers if offer.seat == seat]
    others = [offer for offer in view.offers if desk.goods.reaches(desk.state, offer, seat)]
    for name, offers in (("own_offers", own), ("offers", others)):
        rows = [offer_row(desk, seat, offer) for offer in offers]
        assert got[name] == rows + [[0] * 16] * (len(got[name]) - len(rows))
    check_draft(desk, seat, got["draft"])


def check_draft(desk: Desk, seat: Seat, got: Row) -> None:
    """Compare the offer that somebody puts together: nobody else sees it."""
    if seat != desk.seat or desk.stage == CHOOSING:
        assert got == [0] * 16
    elif desk.stage == PICKING:
        assert got == [PICKING, *[0] * 15]
    else:
        draft = desk.draft.offer()
        to = 0 if draft.to == ALL else relative(seat, draft.to, desk.state.players)
        gives = filled([1 + desk.goods.kind(card) for card in draft.gives], 5)
        wants = filled([1 + kind for kind in draft.wants], 5)
        last = [draft.pays, draft.asks, int(draft.invites), int(bool(draft.answers))]
        assert got == [DRAFTING, to, *gives, *wants, *last]


def check_cards(desk: CardDesk, got: dict[str, Any], view: TableView) -> None:
    """Compare what card games have."""
    law, players = desk.law, view.players

    def code(card: int) -> int:
        return 1 + law.kind[card] if law.is_bean(card) else 1 + len(law.keys) + card - law.beans

    assert (got["planted"], got["exhaustions"], got["deck"]) == (view.planted, view.exhaustions, view.deck)
    assert got["face_up"] == filled([code(card) for card in view.face_up], 2)
    assert got["hand"] == filled([code(card) for card in view.hands[view.seat]], CARD_HAND)
    assert got["discard"] == [
        sum(law.kind[card] == kind for card in view.discard) for kind in range(len(law.keys))
    ]
    order = [(view.seat + step) % players for step in range(players)]
    assert got["done"] == sum(1 << step for step, seat in enumerate(order) if view.done[seat])
    fields = desk.card_menu.fields
    for seat, row in zip(order, got["seats"], strict=True):
        rows = view.fields[seat][:fields]
        exposed = getattr(view, "exposed", [NONE] * players)[seat]
        fulfilled = len(getattr(view, "fulfilled", [[]] * players)[seat])
        head = [len(rows), len(view.hands[seat]), view.talers[seat], fulfilled]
        head.append(0 if exposed == NONE else code(exposed))
        grown = [[code(cards[0]), code(cards[-1]), len(cards)] if cards else [0, 0, 0] for cards in rows]
        told = filled([number for field in grown for number in field], 3 * fields)
        assert row == [*head, *told, *filled([code(card) for card in view.aside[seat]], ASIDE)]


def check_hanse(desk: HansaDesk, got: dict[str, Any], view: HanseView) -> None:
    """Compare what Bohn Hansa has."""
    atlas, players = desk.atlas, view.players
    kinds = range(len(atlas.keys))
    assert (got["due"], got["turns_left"]) == (view.due, view.turns_left)
    assert (got["contract_pile"], got["harvest_pile"]) == (view.contracts, view.harvests + view.put_by)
    reserve = [sum(atlas.kind[token] == kind for token in view.reserve) for kind in kinds]
    assert got["market"] == [[view.prices[kind], reserve[kind]] for kind in kinds]
    for boxes, told in zip(view.boxes, got["cities"], strict=True):
        stacks = [(1 + atlas.kind[stack[0]], len(stack)) if stack else (0, 0) for stack in boxes]
        assert told == filled([number for stack in stacks for number in stack], len(told))
    check_contracts(desk, got["contracts"], view)
    for step, row in enumerate(got["seats"]):
        seat = (view.seat + step) % players
        hand = view.hands[seat]
        assert row[0] == 1 + view.pawns[seat]
        assert 100 * row[1] + row[2] == max(view.money[seat], 0)
        assert row[3:5] == [view.loans[seat], len(hand)]
        assert row[5:8] == [int(view.invited[seat]), int(view.done[seat]), len(view.waiting[seat])]
        assert row[8 : 8 + CART] == filled([1 + atlas.kind[token] for token in view.carts[seat]], CART)
        sorts = [
            HIDDEN_CONTRACT if card == HIDDEN or atlas.is_contract(card) else 1 + atlas.sort(card)
            for card in hand
        ]
        assert row[8 + CART :] == filled(sorts, HAND)


def check_contracts(desk: HansaDesk, got: list[Row], view: HanseView) -> None:
    """Compare the own contracts: those to choose from, in hand, and face up."""
    atlas, hand = desk.atlas, view.hands[view.seat]
    own = view.dealt[view.seat] + [card for card in hand if atlas.is_contract(card)]
    own += view.laid if view.seat == view.active else []
    rows = []
    for card in own[:CONTRACTS]:
        number = atlas.contract(card)
        asks = filled([1 + kind for kind in atlas.asks[number]], 3)
        place = 1 + hand.index(card) if card in hand else 0
        rows.append([place, 1 + atlas.where[number], *asks, atlas.value[number]])
    assert got == rows + [[0] * 6] * (CONTRACTS - len(rows))


@every
def test_every_field_tells_what_the_view_does(choice: Choice) -> None:
    name, options = choice
    game = set_up(name, **options)
    spec = spec_of(game)
    for number, desk in enumerate(Walk(game, 11).steps()):
        if number % 7 and desk.stage != PICKING and desk.seat != NONE:
            continue
        for seat in range(game.players):
            got, view = seen(spec, desk, seat), game.view(desk.state, seat)
            check_shared(desk, got, view)
            if isinstance(desk, HansaDesk):
                check_hanse(desk, got, view)
            else:
                assert isinstance(desk, CardDesk)
                check_cards(desk, got, view)


@every
def test_fields_follow_one_another_without_a_gap(choice: Choice) -> None:
    name, options = choice
    spec = spec_of(set_up(name, **options))
    start = 0
    for field in spec.fields:
        assert field.start == start
        start += field.size
    assert start == spec.size
    assert len({field.name for field in spec.fields}) == len(spec.fields)

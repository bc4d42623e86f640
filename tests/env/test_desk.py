"""The laws of every desk: games end, the mask tells the truth, and all offers can be put together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from haricot.catalogue import game as set_up
from haricot.env.codes import DRAFTING, PICKING
from haricot.env.desk import Desk
from haricot.env.draft import MOST_CARDS, MOST_TALERS, STEPS
from haricot.games.hansa.env.desk import HansaDesk
from haricot.kernel.actions import Offer
from haricot.kernel.errors import HaricotError, Illegal
from haricot.kernel.types import ALL, NONE
from haricot.testing import Choice as Agreed
from haricot.testing.drawing import choices
from tests.env.tables import Choice, every
from tests.env.walk import Walk, looks
from tests.laws.kits import BOHNANZA, law


def walk(choice: Choice, seed: int) -> Walk:
    name, options = choice
    return Walk(set_up(name, **options), seed)


@every
def test_random_games_end(choice: Choice) -> None:
    for seed in range(3):
        game = walk(choice, seed)
        asked = [desk.seat for desk in game.steps()]
        assert game.desk.state.result is not None
        assert game.desk.choices == []
        assert set(asked) == {*range(game.desk.state.players), NONE}


@law(0.2)
@given(choices(BOHNANZA))
def test_random_games_of_bohnanza_end_whatever_was_agreed_on(choice: Agreed) -> None:
    game = Walk(choice.game, 1)
    size = len(game.desk.look(0))
    for desk in game.steps():
        assert len(desk.look(0)) == size
    assert game.desk.state.result is not None


@every
def test_everything_in_the_mask_can_be_done(choice: Choice) -> None:
    stages = set()
    game = walk(choice, 7)
    for number, desk in enumerate(game.steps(3000)):
        stages.add(desk.stage)
        if number % 23 == 0 or desk.stage == PICKING:
            assert len(set(desk.choices)) == len(desk.choices)
            for option in desk.choices:
                other = game.twin()
                assert other.choices == desk.choices
                other.act(option)
    assert DRAFTING in stages


@every
def test_nothing_else_can_be_done(choice: Choice) -> None:
    game = walk(choice, 8)
    for number, desk in enumerate(game.steps(1500)):
        if number % 50 == 0:
            before = desk.choices, looks(desk)
            for option in {*range(-1, desk.menu.size + 1)} - {*desk.choices}:
                with pytest.raises(HaricotError, match=f"^{option} cannot be chosen now: choose what"):
                    desk.act(option)
            assert (desk.choices, looks(desk)) == before


@every
def test_what_is_kept_of_an_observation_is_what_would_be_written_anew(choice: Choice) -> None:
    game = walk(choice, 9)
    for desk in game.steps(1500):
        # Whoever is asked looks first, so that some pages are kept and others are not.
        if desk.seat != NONE:
            desk.look(desk.seat)
        fresh = game.twin()
        assert looks(fresh) == looks(desk)
        assert (fresh.seat, fresh.choices) == (desk.seat, desk.choices)


def test_every_number_of_the_menu_has_a_name() -> None:
    menu = walk(("bohnanza", {}), 1).desk.menu
    names = [menu.name(choice) for choice in range(menu.size)]
    assert len(set(names)) == menu.size
    assert names[:4] == ["pass", "done", "take 0", "take 1"]
    with pytest.raises(IndexError, match="There is no choice"):
        menu.name(menu.size)


# Offers.


def any_offer(desk: Desk, chance: Random) -> Offer:
    """Make up an offer of the seat that is asked, of the size that an environment knows."""
    state, goods, seat = desk.state, desk.goods, desk.seat
    to = chance.randrange(-1, state.players)
    answers = 0
    if desk.incoming and chance.random() < 0.4:
        answered = chance.choice(desk.incoming)
        to, answers = answered.seat, answered.number
    invites = isinstance(desk, HansaDesk) and chance.random() < 0.5
    stock = goods.stock(state, seat, invites)
    gives = chance.sample(stock, chance.randint(0, min(MOST_CARDS, len(stock))))
    wants = sorted(chance.choices(range(desk.kinds), k=chance.randint(0, MOST_CARDS)))
    purse = min(goods.purse(state, seat), MOST_TALERS)
    pays = chance.randint(0, purse) if chance.random() < 0.5 else 0
    asks = chance.randint(0, MOST_TALERS) if not pays and chance.random() < 0.2 else 0
    return Offer(seat, to, tuple(gives), tuple(wants), pays, asks, answers, invites)


def reaches_somebody(desk: Desk, offer: Offer) -> bool:
    """Tell whether there is anybody who could answer an offer: an environment makes no others."""
    return any(desk.goods.reaches(desk.state, offer, seat) for seat in range(desk.state.players))


def is_legal(desk: Desk, offer: Offer) -> bool:
    """Ask the rules."""
    try:
        desk.game.check(desk.state, offer)
    except Illegal:
        return False
    return True


def beginning(desk: Desk, offer: Offer) -> int:
    """Tell by which choice an offer is begun."""
    menu = desk.menu
    if offer.answers:
        numbers = [other.number for other in desk.incoming]
        return int(menu.counter + numbers.index(offer.answers))
    if isinstance(desk, HansaDesk) and offer.to == ALL and offer.invites:
        return int(desk.hanse_menu.invite)
    step = 0 if offer.to == ALL else (offer.to - offer.seat) % desk.state.players
    return int(menu.offer + step)


def steps_to(desk: Desk, offer: Offer) -> list[int]:
    """List the choices that put an offer together: who it is for, what it gives, wants, pays or asks."""
    menu = desk.menu
    stock = desk.goods.stock(desk.state, desk.seat, offer.invites)
    wares = dict(zip(stock, desk.wares(stock), strict=False))
    path = [beginning(desk, offer)]
    path += [menu.give + ware for ware in sorted(wares[card] for card in offer.gives)]
    path += [menu.want + kind for kind in offer.wants]
    for first, talers in ((menu.pay, offer.pays), (menu.ask, offer.asks)):
        ones, fives = talers % STEPS[1], talers // STEPS[1]
        path += [first] * ones + [first + 1] * fives
    return [*path, menu.send]


def terms(desk: Desk, offer: Offer) -> Any:
    """Tell what an offer comes to; beans of a kind are alike where they are tokens."""
    alike = isinstance(desk, HansaDesk)
    gives = sorted(desk.goods.kind(card) if alike else card for card in offer.gives)
    return offer.to, gives, offer.wants, offer.pays, offer.asks, offer.answers, offer.invites


@every
def test_every_offer_that_the_rules_allow_can_be_put_together(choice: Choice) -> None:
    game, chance, made = walk(choice, 10), Random(10), list[Offer]()
    for desk in game.steps(4000):
        if desk.seat == NONE or desk.menu.wait not in desk.choices or desk.stage == DRAFTING:
            continue
        offer = any_offer(desk, chance)
        if not is_legal(desk, offer) or not reaches_somebody(desk, offer):
            continue
        other = game.twin()
        *path, send = steps_to(other, offer)
        for option in path:
            assert option in other.choices, (offer, other.menu.name(option))
            other.act(option)
        assert terms(other, other.draft.offer()) == terms(desk, offer)
        assert is_legal(desk, other.draft.offer())
        other.act(send)
        assert other.state.offers[-1].seat == offer.seat
        made.append(offer)
    assert len(made) > 20
    assert any(offer.answers for offer in made)
    assert any(offer.invites for offer in made) == isinstance(game.desk, HansaDesk)
    assert any(offer.pays or offer.asks for offer in made) == bool(choice[1].get("trade_talers"))

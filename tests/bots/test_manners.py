"""Manners: what a bot keeps to itself among people, and what it says instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest

import haricot
from haricot.arena.host import Host
from haricot.arena.simulation import play_game
from haricot.beans.game import AnyGame
from haricot.bots import Bot, bot_named
from haricot.bots.because import CODES, why
from haricot.bots.entrants import entrant
from haricot.bots.manners import MOST_OPEN, polite
from haricot.cards.actions import Plant
from haricot.cards.game import AnyCardGame
from haricot.games.hansa.bots.greedy import GreedyHansaBot
from haricot.kernel.actions import Action, Done, Offer, Take, Wish
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event, Offered, Traded, Withdrawn
from haricot.kernel.record import new_session, replay
from haricot.kernel.types import ALL, STRANGER, Seat
from haricot.kernel.view import View
from haricot.words import LANGUAGES
from haricot.words.texts import texts
from tests.harbour import START, Board, board, trader

GAMES = ["bohnanza", "sissi", "hansa"]


class Talker(Bot):
    """Offers whatever it was told to, in the turn of anybody, until that is all."""

    offers: Sequence[Offer] = ()

    def decide(self, view: View, options: Sequence[Action]) -> Action | None:
        if view.phase == "trade" and self.asked_in < len(self.offers):
            self.asked_in += 1
            return self.offers[self.asked_in - 1]
        return next((action for action in options if isinstance(action, Plant | Done)), None)


def at_trade(seed: int = 5) -> tuple[Any, Any]:
    """Come to the first trade of a game of three."""
    game = haricot.game("bohnanza", players=3)
    state = game.start(seed=seed)
    while game.view(state, 0).phase == "plant":
        game.apply(state, game.legal(state, 0)[-1])
    return game, state


def said(offers: Sequence[Offer], seat: Seat = 0) -> list[Action | None]:
    """Tell what is heard of a bot that would make some offers, one after the other."""
    game, state = at_trade()
    kind = type("Told", (Talker,), {"offers": offers})
    bot, heard = polite(kind)(game, seat, 1), list[Action | None]()
    for _ in range(len(offers) + 1):
        action = bot.decide(game.view(state, seat), game.legal(state, seat))
        heard.append(action)
        if not isinstance(action, Offer):
            break
        for event in game.apply(state, action):
            bot.see(event.seen_by(seat))
    return heard


def face_up() -> list[int]:
    game, state = at_trade()
    return list(game.view(state, 0).face_up)


def test_nobody_begs() -> None:
    assert said([Offer(0, ALL, (), (3,)), Offer(0, 1, (), (0, 1))]) == [Done(0)]


def test_few_offers_are_open_and_no_idea_comes_twice() -> None:
    game, state = at_trade()
    hand = game.view(state, 0).hands[0]
    kinds = {game.law.kind[card]: card for card in hand}
    gifts = [Offer(0, 1, (card,)) for card in kinds.values()]
    assert len(gifts) > MOST_OPEN
    assert said(gifts)[:-1] == gifts[:MOST_OPEN]
    assert said([gifts[0], Offer(0, 2, gifts[0].gives)]) == [gifts[0], Done(0)]


def test_what_nobody_can_have_is_asked_of_nobody() -> None:
    (card, *_), garden = face_up(), 7
    # More Garden beans than there are.
    assert said([Offer(0, ALL, (card,), (garden,) * 7)]) == [Done(0)]


def test_an_offer_to_all_goes_to_who_may_have_what_it_wants() -> None:
    """Seat 2 has shown a card, and is the only one who surely has it."""
    game, state = at_trade()
    shown = game.view(state, 2).hands[2][1]
    kind = game.law.kind[shown]
    offers = [Offer(0, ALL, (face_up()[0],), (kind,))]
    bot = polite(type("Told", (Talker,), {"offers": offers}))(game, 0, 1)
    game.apply(state, Offer(2, 0, (shown,), (0,)))
    action = bot.decide(game.view(state, 0), game.legal(state, 0))
    assert action == Offer(0, 2, offers[0].gives, offers[0].wants)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_among_people_has_manners(name: str) -> None:
    """Everything that is offered in a game is looked at."""
    game = haricot.game(name, players=3)
    kind = polite(bot_named("greedy", name))
    counts: dict[tuple[int, Seat], int] = {}

    def hear(events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Offered):
                assert event.gives or event.pays
                assert sum(offer.seat == event.seat for offer in host.state.offers) <= MOST_OPEN
                if event.answers == 0 and event.wants:
                    key = host.state.turn, event.seat
                    counts[key] = counts.get(key, 0) + 1

    host = Host(game, new_session(game, 3), {seat: kind(game, seat, 3) for seat in range(3)}, hear)
    host.run()
    assert host.state.result is not None
    assert counts
    # A wish may be answered besides.
    assert max(counts.values()) <= bot_named("greedy", name).most_own


def test_a_person_whose_offer_is_nearly_good_gets_another() -> None:
    """Over many games of a person who offers poor deals, bots say what they would do instead."""
    countered = 0
    for seed in range(6):
        game = haricot.game("bohnanza", players=3)
        kind = polite(bot_named("greedy", "bohnanza"))
        heard = list[Event]()
        host = Host(
            game, new_session(game, seed), {1: kind(game, 1, seed), 2: kind(game, 2, seed)}, heard.extend
        )
        for _ in range(60):
            seat = host.run()
            if seat is None:
                break
            act_poorly(host, game)
        made = {event.number: event for event in heard if isinstance(event, Offered)}
        answers = [event for event in made.values() if event.answers]
        countered += len(answers)
        for event in answers:
            assert event.to == made[event.answers].seat
            assert event.gives
    assert countered


def act_poorly(host: Host, game: AnyCardGame) -> None:
    """Offer a card of the hand for two, once a turn, and do the first thing else."""
    view, options = game.view(host.state, 0), game.legal(host.state, 0)
    mine = view.phase == "trade" and view.active == 0
    if mine and not view.offers and view.hands[0] and host.state.offered < 3 * view.turn:
        with suppress(Illegal):
            host.person_does(Offer(0, ALL, (view.hands[0][0],), (3, 4)))
            return
    done = next((action for action in options if isinstance(action, Done)), None)
    if view.phase == "trade" and view.active != 0:
        host.leave(0)
        if not host.state.done[0]:
            host.person_does(Done(0))
        return
    host.person_does(done or options[0])


def test_an_offer_goes_when_its_counter_offer_is_dealt() -> None:
    game, _ = at_trade()
    host = Host(game, new_session(game, 5), {})
    while host.game.phases[host.state.phase].name != "trade":
        host.person_does(game.legal(host.state, 0)[-1])
    heard = list[Event]()
    host.listener = heard.extend
    view = game.view(host.state, 0)
    host.person_does(Offer(0, ALL, (view.face_up[0],), (0,)))
    card = game.view(host.state, 1).hands[1][0]
    host.person_does(Offer(1, 0, (card,), (game.law.kind[view.face_up[0]],), answers=1))
    host.person_does(Take(0, 2, (view.face_up[0],)))
    assert [event for event in heard if isinstance(event, Withdrawn | Traded)][1:] in ([], [Withdrawn(1)])
    assert host.state.offers == []


def trades(name: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """Play a game among bots, and go back to where each of its trades began."""
    game: AnyGame = haricot.game(name, players=3)
    record = play_game(game, [bot_named("greedy", name)(game, seat, seed) for seat in range(3)], seed).record
    session, turn = replay(game, record, 0), 0
    for action in record.actions:
        session.do(action)
        if game.phases[session.state.phase].name == "trade" and session.state.turn > turn:
            turn = session.state.turn
            yield game, session.state


@pytest.mark.parametrize("name", ["bohnanza", "sissi"])
def test_a_wish_is_answered_where_that_helps_both(name: str) -> None:
    answered = 0
    for game, state in trades(name, 1):
        active = state.active
        seat = (active + 1) % 3
        for bean in {game.law.kind[card] for card in state.hands[seat]}:
            bot = polite(bot_named("greedy", name))(game, seat, 1)
            world = game.clone(state)
            game.apply(world, Wish(active, (bean,)))
            action = bot.decide(game.view(world, seat), game.legal(world, seat))
            if isinstance(action, Offer) and bean in [game.law.kind[card] for card in action.gives]:
                assert action.to == active
                game.check(world, action)
                answered += 1
    assert answered


def merchant_says(table: Board, seat: Seat, rung: str = "expert") -> Action | None:
    """Tell what a merchant with manners does in a trade of Bohn Hansa."""
    bot = polite(bot_named(rung, "hansa"))(table.game, seat, 1)
    return bot.decide(table.game.view(table.state, seat), table.game.legal(table.state, seat))


def given(table: Board, offer: Offer) -> list[str]:
    """Name the beans that are given."""
    atlas = table.game.atlas
    return [atlas.keys[atlas.kind[token]] for token in offer.gives]


FULL = trader("danzig", "8 feuer", "1 4 5 6 7 2 3 malmo-28", money=10)
"""What the contract asks for besides is for sale in Rostock, and has to find room."""


def test_a_bean_that_will_be_in_the_way_is_given_to_who_is_there() -> None:
    table = board(FULL, trader("danzig"), trader("edinburgh"), cities={"rostock": "sau"})
    gift = merchant_says(table, 0)
    assert isinstance(gift, Offer)
    assert given(table, gift) == ["feuer"]
    assert not gift.wants
    assert (gift.to, gift.invites) == (1, False)


def test_nobody_is_invited_to_be_given_something() -> None:
    table = board(FULL, trader("edinburgh"), trader("edinburgh"), cities={"rostock": "sau"})
    assert merchant_says(table, 0) == Done(0)


def test_who_wants_to_come_along_pays_with_the_bean_that_is_missed_least() -> None:
    """For a guest the Toll card costs less than for a traveller (H13, H20)."""
    me = trader("edinburgh", "brech garten 2 blaue", "3 1 4 5 6 7 2 malmo-28", money=30)
    table = board(trader("malmo"), me, cities=START)
    ride = merchant_says(table, 1, "greedy")
    assert isinstance(ride, Offer)
    assert given(table, ride) == ["blaue"]
    assert not ride.wants
    assert (ride.to, ride.invites) == (0, True)


def test_a_merchant_with_manners_thinks_only_of_what_may_be_said() -> None:
    """What would have to be kept to oneself does not take the place of what the other would like."""
    me = trader("malmo", "3 rote feuer", "1 4 5 6 7 2 3 malmo-28 rostock-35", money=10)
    others = [trader("malmo", "brech garten feuer"), trader("danzig", "sau blaue feuer")]
    table = board(me, *others, cities=START)
    view = table.game.view(table.state, 0)
    freely = GreedyHansaBot(table.game, 0, 1).valuation(view).deals()
    bot: Any = vars(polite(GreedyHansaBot)(table.game, 0, 1))["bot"]
    politely = bot.valuation(view).deals()
    assert any(deal.theirs <= bot.fair * deal.mine for deal in freely)
    assert all(deal.gives and deal.theirs > bot.fair * deal.mine for deal in politely)
    assert len(politely) == len(freely)


def test_manners_can_be_asked_for_by_name() -> None:
    kind = entrant("greedy+manners", "bohnanza")
    game = haricot.game("bohnanza", players=3)
    session = play_game(game, [kind(game, seat, 1) for seat in range(3)], seed=1)
    assert session.state.result is not None


def test_odd_offers_have_a_reason_in_every_language() -> None:
    game, state = at_trade()
    view = game.view(state, STRANGER)
    card = view.face_up[0]
    game.apply(state, Offer(0, 1, (card,), (game.law.kind[card],)))
    assert why(game, game.view(state, STRANGER), state.offers[-1]) == "both-plant"
    game.apply(state, Wish(2, (game.law.kind[card],)))
    game.apply(state, Offer(0, 2, (card,), (0,)))
    assert why(game, game.view(state, STRANGER), state.offers[-1]) == "wish"
    for language in LANGUAGES:
        for code in CODES:
            assert texts(language).say(f"because-{code}", name="Ben")

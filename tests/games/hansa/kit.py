"""Bohn Hansa's kit: every choice of options, with the printed tables and with short ones."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import permutations
from typing import Any

from haricot.beans.events import ContractDrawn
from haricot.beans.playout import Dice
from haricot.games.hansa import actions
from haricot.games.hansa.events import (
    CardsPlayed,
    ContractsShuffled,
    Delivered,
    GuestCardPlayed,
    HarvestTaken,
    HarvestTurned,
    Revealed,
)
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.reading import Reading
from haricot.games.hansa.tables import HansaTables
from haricot.kernel.actions import Action, Done, Offer, Seal, Take
from haricot.kernel.events import Event
from haricot.kernel.outlook import Appraisal, Outlook
from haricot.kernel.types import ALL, NONE, Bean, CardId, Count, Seat
from haricot.testing import Choice, Crowd, Kit, Slots
from haricot.testing.crowd import verdict
from haricot.testing.kit import slots
from tests.games.hansa.books import HanseBooks
from tests.games.hansa.foresight import check_prospect, check_reading

# Tables, players, and who trades with whom.
CHOICES = [
    *(("printed", players, trade) for trade in ("same city", "guests") for players in (3, 4, 5)),
    ("few contracts", 4, "same city"),
    ("few contracts", 5, "guests"),
    ("few tokens", 5, "same city"),
    ("short harvest", 3, "guests"),
    ("long harvest", 3, "same city"),
    ("two villages", 5, "same city"),
    ("two villages", 3, "guests"),
]


def figures() -> dict[str, Any]:
    """Read the printed figures, for somebody to change."""
    return tomllib.loads(files("haricot.games.hansa").joinpath("hansa.toml").read_text(encoding="utf-8"))


def few_contracts(own: dict[str, Any]) -> None:
    """Leave so few contracts that the pile is refilled, and sometimes there are none at all."""
    own["contract"] = own["contract"][::4] + own["contract"][1:2]


def few_tokens(own: dict[str, Any]) -> None:
    """Leave so few beans that the reserve is short."""
    for key, bean in own["bean"].items():
        bean["tokens"] = 5 + sum(key in city["prices"] for city in own["city"].values())


def short_harvest(own: dict[str, Any]) -> None:
    """Leave one card in the harvest pile."""
    own["harvest"] = own["harvest"][:3]


def long_harvest(own: dict[str, Any]) -> None:
    """Have two of each harvest card, so that the game is long."""
    own["harvest"] *= 2


def two_villages(own: dict[str, Any]) -> None:
    """Have two cities and three kinds, where everybody meets and everything runs out."""
    column = {"boxes": [4, 3, 2, 1], "round": 1}
    own["bean"] = {
        key: {"tokens": 8, "price": price} for key, price in (("rote", 3), ("sau", 2), ("soja", 9))
    }
    own["city"] = {
        "ober": {"name": "Ober", "boxes": 4, "prices": {"rote": column, "sau": column}},
        "unter": {"name": "Unter", "boxes": 3, "prices": {"soja": {"boxes": [9, 5, 3], "round": 2}}},
    }
    own["roads"] = [["ober", "unter"]]
    # Everybody asks for Rote Bohnen and none are harvested, so that they become scarce.
    asked = [["rote"], ["rote", "sau"], ["rote", "soja"], ["rote", "sau", "soja"]]
    own["contract"] = [
        {"city": city, "beans": beans, "value": 30 + 2 * len(beans) + extra}
        for city in ("ober", "unter")
        for beans in asked
        for extra in (0, 1, 2)
    ]
    lots = [{"city": "ober", "bean": "sau", "count": 2}, {"city": "unter", "bean": "soja", "count": 9}]
    own["harvest"] = [{"lots": lots}, {"lots": lots[:1] * 2}, {"lots": []}, {"lots": lots[1:]}] * 2
    own["travel"] = ["toll", "plain", "supply", "plain"]


CHANGES = {
    "few contracts": few_contracts,
    "few tokens": few_tokens,
    "short harvest": short_harvest,
    "long harvest": long_harvest,
    "two villages": two_villages,
}


def tables(kind: str) -> HansaTables | None:
    """Make the tables of a choice, unless they are the printed ones."""
    if kind == "printed":
        return None
    own = figures()
    own["name"] = kind
    CHANGES[kind](own)
    return HansaTables.of(own, f"{kind}.toml")


class Traders(Crowd[Hanse]):
    """Random traders, who deal and buy whenever they can, invite, and keep their carts full."""

    treats = (actions.Deliver, Take, Seal, actions.BuyBean, actions.BuyScarce)
    costly = (actions.PutBack, actions.BuyContract)

    def step(self, state: Hanse, dice: Dice) -> Action:
        """Choose what happens next: something good for somebody, some talk, or what `Playout` does."""
        roll = dice.roll(8)
        action = None
        if roll < 2:
            action = self.any_treat(state, dice)
        elif roll < 5 and Offer in self.game.book[state.phase] and state.debtor == NONE:
            action = self.talk(state, dice)
        return action or self.usual(state, dice)

    def any_treat(self, state: Hanse, dice: Dice) -> Action | None:
        """Deliver, deal or buy, whoever can."""
        listed = [action for seat in range(state.players) for action in self.listed(state, seat)]
        for kind in self.treats:
            found = [action for action in listed if isinstance(action, kind)]
            if found and dice.roll(2):
                return found[dice.roll(len(found))]
        return None

    def talk(self, state: Hanse, dice: Dice) -> Action | None:
        """Wish, invite or bargain, if what comes to mind can be done."""
        seat = dice.roll(state.players)
        for _ in range(3):
            action = self.wish(seat, dice) if dice.roll(8) == 0 else self.bargain(state, seat, dice)
            if self.may(state, action):
                return action
        return None

    def bargain(self, state: Hanse, seat: Seat, dice: Dice) -> Offer:
        """Make up an offer or an invitation, which may answer another one."""
        to: Seat = dice.roll(state.players + 1) - 1 if seat == state.active else state.active
        answers: Count = 0
        invites = dice.roll(2) == 0
        if state.offers and dice.roll(3) == 0:
            answered = state.offers[dice.roll(len(state.offers))]
            answers, to, invites = answered.number, answered.seat, answered.invites
        gives = self.some(self.game.goods.stock(state, seat, invites), 2, dice)
        return Offer(seat, to, gives, self.wants(state, to, dice), 0, 0, answers, invites)

    def wants(self, state: Hanse, to: Seat, dice: Dice) -> tuple[Bean, ...]:
        """Want what the other has, or anything."""
        if to == ALL or not state.carts[to] or dice.roll(4) == 0:
            return self.kinds(dice, 2)
        return tuple([self.game.goods.kind(token) for token in self.some(state.carts[to], 2, dice)])


class HansaKit(Kit[Hansa, Hanse]):
    """Bohn Hansa, to be proved."""

    crowd = Traders
    effort = 0.6
    steps = 700
    stride = 10
    dutiful = (actions.Reveal, actions.Travel, actions.PayBean, Done, actions.PutBack)
    unwritten = ("news",)
    letters = "HM"

    def books(self, game: Hansa, state: Hanse) -> HanseBooks:
        return HanseBooks(game, state)

    def hidden(self, game: Hansa, state: Hanse, viewer: Seat) -> Iterator[Slots]:
        """Go through what a seat cannot know: contracts of others and of the pile, and coming harvests.

        It knows the travel cards of other hands, and the places of the contracts there.
        """
        others = [seat for seat in range(state.players) if seat != viewer]
        hands = [pile for seat in others for pile in (state.hands[seat], state.dealt[seat])]
        places = slots(state.contracts, *hands)
        yield [(pile, place) for pile, place in places if game.atlas.is_contract(pile[place])]
        yield slots(state.harvests, state.put_by)

    def shown(self, event: Event, viewer: Seat) -> Iterable[CardId]:
        match event:
            case ContractDrawn(seat=seat, card=card):
                return (card,) if seat == viewer else ()
            case Revealed(contract=card) | Delivered(contract=card) | GuestCardPlayed(card=card):
                return (card,)
            case HarvestTurned(card=card) | HarvestTaken(card=card):
                return (card,)
            case CardsPlayed(contracts=cards):
                return cards
        return ()

    def shuffles(self, event: Event) -> bool:
        return isinstance(event, ContractsShuffled)

    def near(self, state: Hanse) -> list[CardId]:
        stacks = [stack for boxes in state.boxes for stack in boxes]
        piles = [*state.carts, *stacks, *state.hands, *state.dealt, state.laid]
        return [card for pile in piles for card in pile]

    def named(self, game: Hansa, state: Hanse) -> dict[str, Iterable[Any]]:
        behind = [pair for dealt in state.dealt for pair in permutations(dealt, 2)]
        return {**super().named(game, state), "city": range(len(game.atlas.cities) + 1), "behind": behind}

    def undealt(self, game: Hansa, state: Hanse) -> Hanse | None:
        """Put the contracts that were dealt back on the pile."""
        before = state.clone()
        before.dealt = [[] for _ in before.dealt]
        before.contracts = [card for cards in state.dealt for card in cards] + before.contracts
        return before

    def same_action(self, game: Hansa, action: Action, here: Hanse, there: Hanse) -> Action | None:
        """Reveal the contract in the same place; where another one has the highest value, nobody can."""
        if not isinstance(action, actions.Reveal):
            return action
        names = dict(zip(here.dealt[action.seat], there.dealt[action.seat], strict=True))
        same = actions.Reveal(
            action.seat, names[action.contract], tuple(names[card] for card in action.behind)
        )
        return None if verdict(game, there, same) else same

    def alike(self, game: Hansa, action: Action) -> list[Any]:
        """Take any bean of a kind: one of them is listed, and of a box the one on top."""
        if isinstance(action, actions.PutBack | actions.PayBean | actions.BuyBean):
            return [action.seat, game.goods.kind(action.token)]
        return super().alike(game, action)

    def check_outlook(
        self, game: Hansa, told: Outlook, action: Action, before: Hanse, after: Hanse, events: list[Event]
    ) -> None:
        check_prospect(game, told, action, before, after, events)

    def check_appraisal(self, game: Hansa, told: Appraisal, viewer: Seat, state: Hanse) -> None:
        assert isinstance(told, Reading)
        check_reading(game, told, viewer, state)


KIT = HansaKit("hansa")
KIT.choices = [
    Choice("hansa", {"players": players, "trade_with": trade_with}, tables(kind))
    for kind, players, trade_with in CHOICES
]

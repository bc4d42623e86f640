"""Learn what the choices of a merchant bring, from games in which experts now and then toss a coin.

    make build
    PYTHONPATH=build/compiled .venv/bin/python bench/learn_hansa.py --games 3000 --seed 830000000

Now and then an expert decides by a coin whether to take an offer, to buy a bean (or not to, in this turn) or
to buy a contract. As nothing else decided, least squares tell what that does to the lead over the mean of the
others, and how this depends on what the expert knew: for the taker of an offer, for its maker, and for
purchases. The weights of the master (weights.toml) are read off these lines: where a line is zero begins what
pays, and its slopes tell what counts.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

import haricot
from haricot.arena.simulation import play_game
from haricot.games.hansa.actions import BuyBean, BuyContract, BuyScarce
from haricot.games.hansa.atlas import CART
from haricot.games.hansa.bots.expert import ExpertHansaBot
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, Decline, Offer, Take
from haricot.kernel.types import Bean, Count, Seat

TAKES = 0.2, 0.015
"""How often a coin decides about an offer that gains, and about one that loses a little."""

BUYS = 0.25
"""How often one decides about a bean that is for sale."""

CONTRACTS = 0.3
"""How often one decides about a contract."""

LITTLE = 8.0
"""What loses more is never done."""

ASKED = {
    "take": ("mine", "theirs"),
    "offer": ("mine", "beans"),
    "buy": ("gain", "planned", "aboard"),
    "contract": ("gain",),
}
"""What the effect of each choice may depend on."""

Toss = tuple[str, Seat, bool, list[float]]
"""A choice, whose it was, how the coin fell and what was known."""

Outcome = tuple[str, float, bool, list[float]]
"""The same with the lead that came of it, instead of the seat."""


class Notebook:
    """What coins have decided in a game, and what offers meant to those who made them."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.tosses: list[Toss] = []
        self.hopes: dict[Any, list[float]] = {}

    def toss(self, choice: str, seat: Seat, known: list[float]) -> bool:
        """Decide by a coin, and write down what was known."""
        heads = self.random.random() < 0.5
        self.tosses.append((choice, seat, heads, known))
        return heads


class CuriousBot(ExpertHansaBot):
    """An expert who sometimes tosses a coin."""

    def __init__(self, game: Hansa, seat: Seat, seed: int, notebook: Notebook) -> None:
        super().__init__(game, seat, seed)
        self.notebook = notebook
        self.shunned: set[Bean] = set()
        self.tossed_in: Count = 0
        self.shunned_in: Count = 0

    def propose(self, view: HanseView, most: Count) -> Action | None:
        """Remember what an offer would bring."""
        offer = super().propose(view, most)
        if isinstance(offer, Offer):
            values = self.valuation(view)
            deal = next(deal for deal in values.deals() if self.offer(view, deal) == offer)
            self.notebook.hopes[offer_key(self.seat, offer)] = [
                deal.mine,
                self.valuation(view).base_gain(deal),
            ]
        return offer

    def answer(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Take or decline some offers by chance."""
        for take in options:
            if isinstance(take, Take) and Decline(self.seat, take.offer) in options:
                deal, offer = self.deal_of(view, take), view.offer(take.offer)
                often = TAKES[0] if deal.mine > 0.0 else TAKES[1]
                if deal.mine > -LITTLE and self.notebook.random.random() < often:
                    heads = self.notebook.toss("take", self.seat, [deal.mine, max(0.0, deal.theirs)])
                    hope = self.notebook.hopes[offer_key(offer.seat, offer)]
                    self.notebook.tosses.append(("offer", offer.seat, heads, hope))
                    return take if heads else Decline(self.seat, take.offer)
        return super().answer(view, options)

    def buy(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Buy some beans by chance, or none of their kind in this turn."""
        if self.shunned_in != view.turn:
            self.shunned, self.shunned_in = set(), view.turn
        options = [option for option in options if not self.shuns(option)]
        choices = self.purchases(view, options) if len(view.carts[self.seat]) < CART else []
        if choices and self.notebook.random.random() < BUYS:
            gain, bought = self.notebook.random.choice(choices)
            assert isinstance(bought, BuyBean | BuyScarce)
            kind, values = self.kind_of(bought), self.valuation(view)
            known = [gain, float(kind in values.plan().buys), float(values.me.cart[kind] > 0)]
            if self.notebook.toss("buy", self.seat, known):
                return bought
            self.shunned.add(kind)
            options = [option for option in options if not self.shuns(option)]
        return super().buy(view, options)

    def shuns(self, option: Action) -> bool:
        """Tell whether a coin has forbidden to buy something in this turn."""
        return isinstance(option, BuyBean | BuyScarce) and self.kind_of(option) in self.shunned

    def make_room(self, view: HanseView, options: Sequence[Action], wanted: list[Bean]) -> Action | None:
        """Make no room for what is not bought."""
        bought = [kind for kind in wanted if kind not in self.shunned]
        return super().make_room(view, options, bought) if bought else None

    def buy_contract(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Buy some contracts by chance."""
        buys = [option for option in options if isinstance(option, BuyContract)]
        if not buys or view.phase != "travel" or self.tossed_in == view.turn:
            return None
        gain = self.valuation(view).contract_gain()
        if gain > -LITTLE and self.notebook.random.random() < CONTRACTS:
            self.tossed_in = view.turn
            return buys[-1] if self.notebook.toss("contract", self.seat, [gain]) else None
        return super().buy_contract(view, options)


def offer_key(seat: Seat, offer: Any) -> tuple[Any, ...]:
    """Name an offer by what is exchanged."""
    return seat, offer.to, tuple(offer.gives), tuple(offer.wants), offer.invites


def play(game: Hansa, seed: int) -> list[Outcome]:
    """Play one game, and tell of every coin which lead came of it."""
    notebook = Notebook(seed)
    bots = [CuriousBot(game, seat, seed, notebook) for seat in range(game.players)]
    result = play_game(game, bots, seed).state.result
    assert result is not None
    leads = [lead_of(result.scores, seat) for seat in range(game.players)]
    return [(choice, leads[seat], heads, known) for choice, seat, heads, known in notebook.tosses]


def lead_of(scores: Sequence[int], seat: Seat) -> float:
    """Tell how far a seat is ahead of the mean of the others."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def fit(outcomes: Sequence[Outcome]) -> tuple[Any, Any]:
    """Fit the effect of a choice and how it depends on what was known, with their standard errors."""
    known = np.array([[1.0, *each[3]] for each in outcomes])
    leads = np.array([each[1] for each in outcomes])
    side = np.array([0.5 if each[2] else -0.5 for each in outcomes])[:, None]
    wide = np.concatenate([known, side * known], 1)
    weights, errors = least_squares(wide, leads)
    half = known.shape[1]
    return weights[half:], errors[half:]


def least_squares(wide: Any, leads: Any) -> tuple[Any, Any]:
    """Fit leads by the columns of a table, and tell the standard errors too."""
    inverse = np.linalg.inv(wide.T @ wide)
    weights = inverse @ wide.T @ leads
    rest = leads - wide @ weights
    spread = rest @ rest / (len(rest) - len(weights))
    return weights, np.sqrt(np.diag(inverse) * spread)


def main() -> None:
    """Play, and print a line for each kind of choice."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=830_000_000)
    given = parser.parse_args()
    game: Hansa = haricot.game("hansa", players=given.players)
    tosses = [toss for number in range(given.games) for toss in play(game, given.seed + number)]
    for choice, names in ASKED.items():
        found = [toss for toss in tosses if toss[0] == choice]
        weights, errors = fit(found)
        terms = zip(("", *names), weights, errors, strict=True)
        told = [f"{weight:+.2f} (±{1.96 * error:.2f}) {name}".rstrip() for name, weight, error in terms]
        print(f"{choice}: {' '.join(told)}, {len(found)} coins")


if __name__ == "__main__":
    main()

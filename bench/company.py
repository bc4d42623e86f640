"""What company bots are: a scripted person plays among three of them, and counts what is said and dealt."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import haricot
from haricot.arena.host import Host
from haricot.bots import Bot, bot_named
from haricot.bots.manners import polite
from haricot.kernel.actions import Action, Done, Offer, Take, Wish
from haricot.kernel.events import Event, Offered, Traded
from haricot.kernel.record import new_session
from haricot.kernel.types import Count, Seat
from haricot.kernel.view import View

PERSON: Seat = 0

OWN_OFFERS = 2
OTHER_OFFERS = 1
"""Number of offers that the person makes in a turn, the own or another's."""

WISHES = 0.5
"""Part of the bots' turns in which the person calls out a wish."""

LONGEST = 20_000
"""Number of decisions of the person after which a game is taken for endless."""


class Met(Struct):
    """What one game was like for the person; it is added up over games."""

    games: int = 1
    turns: int = 0
    # By all bots together.
    offers: int = 0
    counters: int = 0
    gifts: int = 0
    begged: int = 0
    # Offers of bots that reach the person, and those that the person could take at that moment.
    reached: int = 0
    met: int = 0
    deals: int = 0
    own_deals: int = 0
    # Games with at least one of them.
    with_counter: int = 0
    with_gift: int = 0


class Person:
    """Plays like somebody who knows the game, speaks seldom, and says now and then what would be welcome."""

    def __init__(self, host: Host, seed: int) -> None:
        self.host = host
        self.game = host.game
        self.bot: Bot = bot_named("greedy", self.game.name)(self.game, PERSON, seed)
        self.random = Random(f"person/{seed}")
        self.turn: Count = 0
        self.said = 0
        self.wishes = False

    def play(self) -> None:
        """Play the game to its end."""
        for _ in range(LONGEST):
            if self.host.run() is None:
                return
            self.act()
        raise AssertionError("a game with a person did not end")

    def act(self) -> None:
        """Do one thing, or leave it to the others."""
        state = self.host.state
        view, options = self.game.view(state, PERSON), self.game.legal(state, PERSON)
        if view.turn != self.turn:
            self.turn, self.said = view.turn, 0
            self.wishes = self.random.random() < WISHES
        action = self.chosen(view, options)
        if action is None or (isinstance(action, Done) and state.done[PERSON] and view.active != PERSON):
            self.host.leave(PERSON)
            if not state.done[PERSON]:
                self.host.person_does(Done(PERSON))
        else:
            self.host.person_does(action)

    def chosen(self, view: View, options: Sequence[Action]) -> Action | None:
        """Choose what to do: a wish in the turn of a bot, and few offers."""
        if view.phase == "trade" and view.active != PERSON and self.wishes:
            self.wishes = False
            return Wish(PERSON, (self.random.randrange(self.game.goods.kinds()),))
        action = self.bot.decide(view, options)
        if not isinstance(action, Offer):
            return action
        self.said += 1
        most = OWN_OFFERS if view.active == PERSON else OTHER_OFFERS
        return action if self.said <= most else Done(PERSON)


class Tally:
    """Counts what happens at a table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.found = Met()
        host.listener = self.hear

    def hear(self, events: list[Event]) -> None:
        """Count what was said and dealt."""
        for event in events:
            if isinstance(event, Offered) and event.seat != PERSON:
                self.count(event)
            elif isinstance(event, Traded):
                self.found.deals += 1
                self.found.own_deals += PERSON in (event.seat, event.taker)

    def count(self, event: Offered) -> None:
        """Count an offer of a bot."""
        found, state = self.found, self.host.state
        found.offers += 1
        found.counters += event.answers > 0
        found.gifts += bool(event.gives or event.pays) and not event.wants and not event.asks
        found.begged += not event.gives and not event.pays
        for offer in state.offers:
            if offer.number == event.number and self.host.game.goods.reaches(state, offer, PERSON):
                found.reached += 1
                options = self.host.game.legal(state, PERSON)
                found.met += any(isinstance(take, Take) and take.offer == event.number for take in options)

    def told(self) -> Met:
        """Give all counts."""
        found = self.found
        found.turns = self.host.state.turn
        found.with_counter, found.with_gift = int(found.counters > 0), int(found.gifts > 0)
        return found


def play_with(name: str, rung: str, manners: bool, players: int, seed: int) -> Met:
    """Play one game of a person among bots, and count."""
    game = haricot.game(name, players=players)
    session = new_session(game, seed)
    kind = bot_named(rung, name)
    made = polite(kind) if manners else kind
    host = Host(game, session, {seat: made(game, seat, seed) for seat in range(1, players)})
    counting = Tally(host)
    Person(host, seed).play()
    return counting.told()


def total(found: Sequence[Met]) -> Met:
    """Add games up."""
    sums = {field: sum(getattr(one, field) for one in found) for field in Met.__struct_fields__}
    return Met(**sums)


def figures(met: Met) -> dict[str, float]:
    """Tell what a game was like on average."""
    return {
        "games": met.games,
        "turns": round(met.turns / met.games, 1),
        "offers a turn": round(met.offers / met.turns, 2),
        "can be met": round(met.met / max(1, met.reached), 3),
        "reached a turn": round(met.reached / met.turns, 2),
        "begged": met.begged,
        "deals a game": round(met.deals / met.games, 2),
        "with the person": round(met.own_deals / met.games, 2),
        "counters a game": round(met.counters / met.games, 2),
        "gifts a game": round(met.gifts / met.games, 2),
        "games with a counter": round(met.with_counter / met.games, 3),
        "games with a gift": round(met.with_gift / met.games, 3),
    }


def measure(
    name: str, rung: str, manners: bool, games: int, players: int, processes: int
) -> dict[str, float]:
    """Play many games, each with a seed of its own."""
    play = partial(play_with, name, rung, manners, players)
    with ProcessPoolExecutor(processes) as pool:
        return figures(total(list(pool.map(play, range(games), chunksize=4))))


def main() -> None:
    """Measure the games that were asked for, with manners and without."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["bohnanza", "sissi", "hansa"])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--rung", default="expert")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--manners", choices=["on", "off", "both"], default="both")
    args = parser.parse_args()
    for name in args.games:
        for manners in {"on": [True], "off": [False], "both": [False, True]}[args.manners]:
            found = measure(name, args.rung, manners, args.count, args.players, args.processes)
            print(json.dumps({"game": name, "manners": manners, **found}), flush=True)


if __name__ == "__main__":
    main()

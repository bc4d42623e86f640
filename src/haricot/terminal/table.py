"""The table in words: what one reader sees, in lines of at most 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from haricot.games.bohnanza.view import GardenView
from haricot.kernel.actions import Action, Done, Plant, Seal, Sell, Take
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL_SEEING, NONE, CardId, Seat
from haricot.terminal.words import Words, count, listed, money

WIDTH = 80

PHASES = {"plant": "planting from the hand", "trade": "trading", "plant traded": "planting what was traded"}


def wrap(text: str, indent: str = "", hang: str = "  ") -> str:
    """Break a line where it gets too long for the screen, but no path and no black-eyed bean."""
    return fill(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + hang,
        break_on_hyphens=False,
        break_long_words=False,
    )


def flow(head: str, pieces: Sequence[str], gap: str) -> str:
    """Write pieces one after the other, and never break one at the end of a line."""
    lines, line = [], head + pieces[0]
    for piece in pieces[1:]:
        if len(line + gap + piece) > WIDTH:
            lines.append(line + gap.rstrip())
            line = "   " + piece
        else:
            line += gap + piece
    return "\n".join([*lines, line])


def columns(lines: Sequence[tuple[str, str]]) -> str:
    """Write what can be typed beside what it does."""
    width = max((len(typed) for typed, _ in lines), default=0)
    return "\n".join(wrap(f"{typed:{width}}  {meaning}", "  ") for typed, meaning in lines)


class TableText:
    """Writes a view down for its reader."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.law = words.law

    def show(self, view: GardenView) -> str:
        """Write the whole table down; the reader's own things come last, next to the prompt."""
        return "\n".join([*self.head(view), *self.places(view), *self.offers(view), *self.hands(view)])

    def head(self, view: GardenView) -> Iterator[str]:
        """Tell whose turn and phase it is, and how far the game has come."""
        phase = "the game is over" if view.result else PHASES.get(view.phase, view.phase)
        yield f"Turn {view.turn}, {self.words.whose(view.active)} turn: {phase}."
        deck = f"Deck: {count(view.deck, 'card')}, run out {view.exhaustions} of {self.law.ends_at} times."
        contracts = f" Contract pile: {count(view.contracts, 'card')}." if self.words.game.pairs else ""
        yield deck + contracts

    def places(self, view: GardenView) -> Iterator[str]:
        """Go round the table, the reader last."""
        me = view.seat if view.seat >= 0 else view.players - 1
        for step in range(1, view.players + 1):
            seat = (me + step) % view.players
            yield wrap(self.person(view, seat))
            yield self.fields(view, seat)

    def person(self, view: GardenView, seat: Seat) -> str:
        """Tell what a player has beside the fields."""
        words = self.words
        about = [count(view.coins(seat), "taler")]
        if view.fulfilled[seat]:
            about[0] += f" (of them {count(len(view.fulfilled[seat]), 'contract')})"
        if seat != view.seat:
            about.append(f"{count(len(view.hands[seat]), 'card')} in hand")
        if view.aside[seat]:
            about.append(f"to plant: {words.cards(view.aside[seat])}")
        if view.exposed[seat] != NONE:
            about.append(f"laid out: {words.card(view.exposed[seat])}")
        if view.done[seat]:
            about.append("nothing more to propose")
        wish = view.wishes[seat]
        if wish is not None:
            about.append(f"would like {words.wish(wish.wants, wish.gives)}")
        return f"{words.who(seat)}: {', '.join(about)}."

    def fields(self, view: GardenView, seat: Seat, head: str = "  ") -> str:
        """Tell what grows in a player's fields, as many to a line as go."""
        rows = [self.row(row, len(view.fields[seat])) for row in view.fields[seat]]
        return flow(head, [f"{field}: {row}" for field, row in enumerate(rows, 1)], "   ")

    def row(self, row: list[CardId], fields: int) -> str:
        """Tell what grows in a field, what it pays now and what it would pay next."""
        if not row:
            return "empty"
        pays = self.law.pays[self.law.kind[row[0]]]
        now = f"pays {pays[len(row)]}"
        if self.law.earns_field(row) and fields < 3:
            now = "earns a third field"
        size = next((size for size in range(len(row), len(pays)) if pays[size] > pays[len(row)]), 0)
        step = f"{size} pay {pays[size]}" if size else "the most"
        return f"{len(row)} {self.words.card(row[0])} ({now}, {step})"

    def brief(self, view: GardenView) -> str:
        """Write down only what is the reader's own or on offer."""
        aside = view.aside[view.seat]
        fields = self.fields(view, view.seat, "Your fields: ")
        to_plant = [f"Set aside for you: {self.words.cards(aside)}."] if aside else []
        return "\n".join([fields, *to_plant, *self.offers(view), *self.hands(view)])

    def offers(self, view: GardenView) -> Iterator[str]:
        """List the cards that lie face up and the open offers, from the reader's side."""
        if view.face_up:
            yield f"Face up: {listed([self.words.card(card) for card in view.face_up])}."
        for offer in view.offers:
            yield self.offer(offer)

    def offer(self, offer: OpenOffer) -> str:
        """Tell of an open offer and of the answers to it."""
        answers = ""
        if offer.agreed:
            answers += f" Willing: {listed([self.words.whom(word.seat) for word in offer.agreed])}."
        if offer.declined:
            answers += f" No: {listed([self.words.whom(seat) for seat in offer.declined])}."
        return wrap(f"Offer {self.words.head(offer)}: {self.words.sides(offer)}{answers}")

    def hands(self, view: GardenView) -> Iterator[str]:
        """Show the hands that the reader may see, their first cards marked."""
        for seat, hand in enumerate(view.hands):
            if view.seat == seat:
                yield self.hand("Your hand: ", hand)
            elif view.seat == ALL_SEEING:
                yield self.hand(f"{self.words.names[seat]}'s hand: ", hand)

    def hand(self, head: str, hand: Sequence[CardId]) -> str:
        """Write a hand down; a place such as blue#3 can be typed as it stands."""
        cards = [
            f"{self.words.card(card)}#{place}" if self.law.is_bean(card) else self.words.card(card)
            for place, card in enumerate(hand, 1)
        ]
        return flow(f"{head}FIRST ", cards, ", ") if cards else f"{head}empty"

    def next_step(self, view: GardenView, options: Sequence[Action]) -> str:
        """Say what the reader is asked to do now."""
        if view.phase == "trade":
            return self.next_trade(view, options)
        cards = view.aside[view.seat] + (view.face_up if view.seat == view.active else [])
        fits = any(isinstance(action, Plant) for action in options)
        may_stop = any(isinstance(action, Done) for action in options)
        if view.seat != view.active and not cards:
            return "Nothing is asked of you now, but you may sell a field or buy one."
        if view.phase == "plant":
            return self.next_plant(view, fits, may_stop)
        if may_stop:
            drawn = count(self.words.game.options.drawn(), "card")
            return f"All is planted. Type done (or just Enter) to draw {drawn} and end your turn."
        how = "Type plant." if fits else "There is no room: sell a field first."
        return f"You have to plant {self.words.cards(cards)}. {how}"

    def next_plant(self, view: GardenView, fits: bool, may_stop: bool) -> str:
        """Say what is to be done with the first card of the hand."""
        hand = view.hands[view.seat]
        if not hand or view.planted > 1:
            return "Type done (or just Enter) to turn two cards over."
        first, stop = self.words.card(hand[0]), " or done" if may_stop else ""
        if not self.law.is_bean(hand[0]):
            return f"Your first card is the {first}. Type lay out{stop}."
        if fits and may_stop:
            return f"You may plant {first} too. Type plant or done."
        if may_stop:
            return f"Your next card, {first}, fits no field. Type done, or sell a field."
        how = "Type plant." if fits else "It fits no field: sell one first."
        return f"You have to plant {first}, your first card. {how}"

    def next_trade(self, view: GardenView, options: Sequence[Action]) -> str:
        """Say what can be done in the trade, and what waits for the reader."""
        ready = next((action for action in options if isinstance(action, Seal | Take)), None)
        end = "done to end the trading" if view.seat == view.active else "done"
        if isinstance(ready, Seal):
            return f"Type seal {ready.offer} {self.words.names[ready.taker]} to deal, or {end}. ? shows more."
        if ready is not None:
            return f"Type take {ready.offer} to deal, no {ready.offer}, or {end}. ? shows more."
        others = "the others" if view.seat == view.active else self.words.whom(view.active)
        return f"Trade with {others}, or type {end}. ? shows how."


def sale(words: Words, view: GardenView, action: Sell) -> str:
    """Tell what a sale would bring."""
    row = view.fields[view.seat][action.field]
    gain = money(words.law.price(row))
    if words.law.earns_field(row) and len(view.fields[view.seat]) < 3:
        gain = "a third field"
    return f"{len(row)} {words.card(row[0])} for {gain}"

"""The table in words: what one reader sees, in lines of at most 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haricot.beans.view import TableView
from haricot.kernel.actions import Action, Done, Plant
from haricot.kernel.types import ALL_SEEING, CardId, Seat
from haricot.telling.choices import choices
from haricot.telling.layout import flow, wrap
from haricot.telling.screen import Choice, Screen
from haricot.telling.speech import count, listed
from haricot.telling.words import Words

PHASES = {"plant": "planting from the hand", "trade": "trading", "plant traded": "planting what was traded"}


class TableText(Screen):
    """Writes a view down for its reader."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.words = words
        self.rule = words.rule
        self.law = words.law

    def show(self, view: TableView) -> str:
        """Write the whole table down; the reader's own things come last, next to the prompt."""
        return "\n".join([*self.head(view), *self.places(view), *self.offers(view), *self.hands(view)])

    def head(self, view: TableView) -> Iterator[str]:
        """Tell whose turn and phase it is, and how far the game has come."""
        phase = "the game is over" if view.result else PHASES.get(view.phase, view.phase)
        yield f"Turn {view.turn}, {self.words.whose(view.active)} turn: {phase}."
        deck = f"Deck: {count(view.deck, 'card')}, run out {view.exhaustions} of {self.law.ends_at} times."
        yield deck + self.words.pile(view)

    def places(self, view: TableView) -> Iterator[str]:
        """Go round the table, the reader last."""
        me = view.seat if view.seat >= 0 else view.players - 1
        for step in range(1, view.players + 1):
            seat = (me + step) % view.players
            yield wrap(self.person(view, seat))
            yield self.fields(view, seat)

    def person(self, view: TableView, seat: Seat) -> str:
        """Tell what a player has beside the fields."""
        words = self.words
        about = [count(view.coins(seat), "taler")]
        about[0] += words.of_them(view, seat)
        if seat != view.seat:
            about.append(f"{count(len(view.hands[seat]), 'card')} in hand")
        if view.aside[seat]:
            about.append(f"to plant: {words.cards(view.aside[seat])}")
        about += words.laid_out(view, seat)
        if view.done[seat]:
            about.append("nothing more to propose")
        wish = view.wishes[seat]
        if wish is not None:
            about.append(f"would like {words.wish(wish.wants, wish.gives)}")
        return f"{words.who(seat)}: {', '.join(about)}."

    def fields(self, view: TableView, seat: Seat, head: str = "  ") -> str:
        """Tell what grows in a player's fields, as many to a line as go."""
        rows = [self.words.row(row, len(view.fields[seat])) for row in view.fields[seat]]
        return flow(head, [f"{field}: {row}" for field, row in enumerate(rows, 1)], "   ")

    def brief(self, view: TableView) -> str:
        """Write down only what is the reader's own or on offer."""
        aside = view.aside[view.seat]
        fields = self.fields(view, view.seat, "Your fields: ")
        to_plant = [f"Set aside for you: {self.words.cards(aside)}."] if aside else []
        return "\n".join([fields, *to_plant, *self.offers(view), *self.hands(view)])

    def offers(self, view: TableView) -> Iterator[str]:
        """List the cards that lie face up and the open offers, from the reader's side."""
        if view.face_up:
            yield f"Face up: {listed([self.words.card(card) for card in view.face_up])}."
        for offer in view.offers:
            yield self.offer(offer)

    def hands(self, view: TableView) -> Iterator[str]:
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

    def next_step(self, view: TableView, options: Sequence[Action]) -> str:
        """Say what the reader is asked to do now."""
        if view.phase == "trade":
            return self.next_trade(view, options)
        cards = view.aside[view.seat] + (view.face_up if view.seat == view.active else [])
        fits = any(isinstance(action, Plant) for action in options)
        may_stop = any(isinstance(action, Done) for action in options)
        if view.seat != view.active and not cards:
            return self.words.idle
        if view.phase not in PHASES:
            return f"It is your move in the phase “{view.phase}”. ? lists what you may do."
        if view.phase == "plant":
            return self.next_plant(view, fits, may_stop)
        if may_stop:
            return f"All is planted. Type done (or just Enter) to {self.words.draws()} and end your turn."
        how = "Type plant." if fits else "There is no room: sell a field first."
        return f"You have to plant {self.words.cards(cards)}. {how}"

    def next_plant(self, view: TableView, fits: bool, may_stop: bool) -> str:
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

    def choices(self, view: TableView, options: Sequence[Action]) -> list[Choice]:
        """List what can be listed as typed phrases, each with what it would do."""
        return choices(self.words, view, options)

    def only_done_left(self, view: TableView) -> bool:
        """Tell whether done is the only step left."""
        played = view.planted > 1 or not view.hands[view.seat]
        return view.phase == "plant traded" or (view.phase == "plant" and played)

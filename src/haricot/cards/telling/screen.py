"""The table in words: what one reader sees, in lines of at most 80 columns."""
# interpreted: it writes text

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haricot.cards.actions import Plant
from haricot.cards.game import AnyCardGame
from haricot.cards.grammar import CardGrammar
from haricot.cards.telling.choices import choices
from haricot.cards.telling.words import Words
from haricot.cards.view import TableView
from haricot.kernel.actions import Action, Done
from haricot.kernel.types import CardId, Seat
from haricot.telling.layout import flow, sentence, wrap
from haricot.telling.screen import Choice, Screen


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

    def is_bean(self, card: CardId) -> bool:
        """Tell whether a card of a hand is a bean, and no contract."""
        return self.law.is_bean(card)

    def head(self, view: TableView) -> Iterator[str]:
        """Tell whose turn and phase it is, and how far the game has come."""
        yield wrap(self.moment(view))
        deck = self.say("deck-count", count=view.deck)
        passes = self.say("exhaustions-count", count=view.exhaustions)
        yield sentence(", ".join([deck, passes, *self.words.pile(view)]))

    def places(self, view: TableView) -> Iterator[str]:
        """Go round the table, the reader last."""
        for seat in self.round_table(view):
            yield wrap(" ".join(self.person(view, seat)))
            yield self.fields(view, seat)

    def person(self, view: TableView, seat: Seat) -> Iterator[str]:
        """Tell what a player has beside the fields."""
        words, about = self.words, [self.words.coins(view, seat)]
        if seat != view.seat:
            about.append(self.say("hand-count", count=len(view.hands[seat])))
        yield f"{words.label(words.who(seat), ', '.join(about))}."
        yield from self.aside(view, seat)
        yield from words.laid_out(view, seat)
        yield from self.market_marks(view, seat)

    def aside(self, view: TableView, seat: Seat) -> Iterator[str]:
        """Tell what a player has got and not planted yet."""
        if view.aside[seat]:
            yield sentence(self.say("aside-of", beans=self.words.cards(view.aside[seat])))

    def fields(self, view: TableView, seat: Seat, head: str = "  ") -> str:
        """Tell what grows in a player's fields, as many to a line as go."""
        rows = [self.words.row(row, len(view.fields[seat])) for row in view.fields[seat]]
        return flow(head, [self.words.label(str(field), row) for field, row in enumerate(rows, 1)], "   ")

    def brief(self, view: TableView) -> str:
        """Write down only what is the reader's own or on offer."""
        fields = self.fields(view, view.seat, self.words.label(self.say("your-fields"), ""))
        return "\n".join([fields, *self.aside(view, view.seat), *self.offers(view), *self.hands(view)])

    def offers(self, view: TableView) -> Iterator[str]:
        """List the cards that lie face up and the open offers, from the reader's side."""
        if view.face_up:
            beans = self.words.kinds([self.law.kind[card] for card in view.face_up])
            yield sentence(self.words.label(self.say("face-up"), beans))
        for offer in view.offers:
            yield self.offer(offer, view)

    def in_hand(self, hand: Sequence[CardId], place: int) -> str:
        """Name a card of a hand; a place such as blue#3 can be typed as it stands."""
        card = self.words.card(hand[place])
        return f"{card}#{place + 1}" if self.law.is_bean(hand[place]) else card

    def next_step(self, view: TableView, options: Sequence[Action]) -> str:
        """Say what the reader is asked to do now."""
        if view.phase == "trade":
            return self.next_trade(view, options)
        cards = view.to_plant(view.seat)
        fits = any(isinstance(action, Plant) for action in options)
        may_stop = any(isinstance(action, Done) for action in options)
        if view.seat != view.active and not cards:
            return self.idle()
        if view.phase not in ("plant", "plant traded"):
            return f"{sentence(self.say('your-turn'))} {self.say('step-list')}"
        if view.phase == "plant":
            return self.next_plant(view, fits, may_stop)
        if may_stop:
            return self.say(self.words.of_game("step", "draw"))
        return self.say("step-traded" if fits else "step-traded-full", cards=self.words.cards(cards))

    def next_plant(self, view: TableView, fits: bool, may_stop: bool) -> str:
        """Say what is to be done with the first card of the hand."""
        hand = view.hands[view.seat]
        if not hand or view.planted > 1:
            return self.say("step-turn-over")
        more = "-more" if may_stop else ""
        if not self.law.is_bean(hand[0]):
            return self.say(f"step-lay-out{more}", contract=self.words.contract(hand[0]))
        full = "" if fits else "-full"
        return self.say(f"step-plant{more}{full}", bean=self.words.card(hand[0]))

    def choices(self, view: TableView, options: Sequence[Action]) -> list[Choice]:
        """List what can be listed as typed phrases, each with what it would do."""
        return choices(self.words, view, options)

    def only_done_left(self, view: TableView) -> bool:
        """Tell whether done is the only step left."""
        played = view.planted > 1 or not view.hands[view.seat]
        return view.phase == "plant traded" or (view.phase == "plant" and played)


def table_screen(game: AnyCardGame, grammar: CardGrammar, seat: Seat) -> TableText:
    """Put the screen of a card table before a reader."""
    return TableText(Words(game, grammar, seat))

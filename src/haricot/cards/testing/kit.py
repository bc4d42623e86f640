"""CardKit: books, secrets and outlooks of any card game."""
# interpreted: it only plays games to test them

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Generic, TypeVar

from haricot.cards.actions import Plant, Sell
from haricot.cards.events import Drew, Planted, Shuffled, TurnedOver
from haricot.cards.game import CardGame
from haricot.cards.options import CardOptions
from haricot.cards.outlook import CardAppraisal
from haricot.cards.table import Table
from haricot.cards.testing.books import CardBooks
from haricot.cards.testing.foresight import check_plot, hold_to_its_word
from haricot.kernel.actions import Action, Done
from haricot.kernel.events import Agreed, Event, Offered, Traded
from haricot.kernel.outlook import Appraisal, Outlook
from haricot.kernel.types import CardId, Seat
from haricot.testing import Books, Crowd, Kit, Slots
from haricot.testing.crowd import AnyCrowd
from haricot.testing.kit import slots

T = TypeVar("T", bound=Table)


class CardCrowd(Crowd[Table]):
    """Random players of a card game, who let their fields grow."""

    costly: ClassVar[tuple[type[Action], ...]] = (Sell,)


class CardKit(Kit[CardGame[T, CardOptions], T], Generic[T]):
    """A card game to be proved; without more, one that has nothing but what every card table has."""

    crowd: ClassVar[type[AnyCrowd]] = CardCrowd
    dutiful: ClassVar[tuple[type[Action], ...]] = (Plant, Done, Sell)

    def books(self, game: CardGame[T, CardOptions], state: T) -> Books[T]:
        """Open books that know where every card lies."""
        return CardBooks(game)

    def hidden(self, game: CardGame[T, CardOptions], state: T, viewer: Seat) -> Iterator[Slots]:
        """Go through what a seat cannot know: the other hands and their order, the deck, and bean sides.

        Beans are exchanged among beans and contracts among contracts. What others have promised in open
        offers is known to be in their hands, but not where.
        """
        hands = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
        known = promised(state)
        free = [slot for slot in slots(*hands, *self.piles(state)) if slot[0][slot[1]] not in known]
        yield [slot for slot in free if game.law.is_bean(slot[0][slot[1]])]
        yield [slot for slot in free if not game.law.is_bean(slot[0][slot[1]])]
        for hand in hands:
            yield slots(hand)

    def piles(self, state: T) -> list[list[CardId]]:
        """List the piles that nobody can look into."""
        return [state.deck, *state.talers]

    def shown(self, event: Event, viewer: Seat) -> Iterable[CardId]:
        """List the hidden cards that an event may turn up before a viewer."""
        match event:
            case Drew(seat=seat, card=card):
                return (card,) if seat == viewer else ()
            case TurnedOver(card=card) | Planted(card=card):
                return (card,)
            case Offered(gives=cards) | Agreed(cards=cards):
                return cards
            case Traded(given=given, received=received):
                return given + received
        return ()

    def shuffles(self, event: Event) -> bool:
        """Tell whether an event may depend on the seed."""
        return isinstance(event, Shuffled)

    def near(self, state: T) -> list[CardId]:
        """List the cards of hands and table, the first ones of the hands twice."""
        first = [hand[0] for hand in state.hands if hand]
        return [*first, *state.face_up, *(card for pile in state.aside + state.hands for card in pile)]

    def named(self, game: CardGame[T, CardOptions], state: T) -> dict[str, Iterable[Any]]:
        """List what could be meant by each part of an action, fields too."""
        return {**super().named(game, state), "field": range(game.most_fields + 1)}

    def undealt(self, game: CardGame[T, CardOptions], state: T) -> T | None:
        """Lay out an empty table, with all beans in the deck."""
        before = game.clone(state)
        before.lay(game.players, state.seed, game.options.fields())
        before.deck = list(range(game.law.beans))
        return before

    def check_outlook(
        self,
        game: CardGame[T, CardOptions],
        told: Outlook,
        action: Action,
        before: T,
        after: T,
        events: list[Event],
    ) -> None:
        """Fail unless fields, sales and costs are as they were foretold."""
        hold_to_its_word(game, told, action, before, after, events)

    def check_appraisal(
        self, game: CardGame[T, CardOptions], told: Appraisal, viewer: Seat, state: T
    ) -> None:
        """Fail unless every field is what is said of it."""
        assert isinstance(told, CardAppraisal)
        for rows, plots in zip(state.fields, told.fields, strict=True):
            for field, plot in enumerate(plots):
                if rows[field]:
                    check_plot(game, rows, field, plot)
                assert (plot.bean < 0) == (not rows[field])


def promised(state: Table) -> set[CardId]:
    """List the cards that open offers and agreements name."""
    words = [word.cards for offer in state.offers for word in offer.agreed]
    return {card for cards in [*words, *(offer.gives for offer in state.offers)] for card in cards}

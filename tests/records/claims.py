"""What the games on the shelf show, and how to see from the events that they do."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple, TypeGuard

from haricot.beans.tables import BeanKind, Tables
from haricot.cards.events import Drew, Exhausted, Planted, Sold, TurnedOver
from haricot.catalogue import game_of
from haricot.games.hansa.events import (
    Delivered,
    GuestCame,
    HarvestDone,
    HarvestTaken,
    LastRoundBegan,
    LoanRepaid,
)
from haricot.kernel.events import Event, GameEnded, PhaseBegan, Traded
from haricot.kernel.record import Record, replay


class Story(NamedTuple):
    """A recorded game, all that happened in it, and the state it came to."""

    record: Record
    events: list[Event]
    state: Any


def story_of(record: Record) -> Story:
    """Play a record once more, and note what happens."""
    session = replay(game_of(record), record, upto=0)
    events = list(session.state.news)
    for action in record.actions:
        events += session.do(action)
    return Story(record, events, session.state)


class Claim(NamedTuple):
    """What a game is played with, what it shows, and the bots that show it where chance hardly ever does."""

    options: dict[str, Any]
    shown: Callable[[Story], bool]
    tables: Tables | None = None
    game: str = "bohnanza"
    bots: str = ""


def finished(story: Story) -> bool:
    return story.record.result is not None and isinstance(story.events[-1], GameEnded)


def unfinished(story: Story) -> bool:
    return story.record.result is None and len(story.record.actions) > 50


def last_exhaustion(story: Story) -> tuple[int, list[Event]]:
    """Tell which exhaustion was the last one, and what had happened before it in its phase."""
    place = max(place for place, event in enumerate(story.events) if isinstance(event, Exhausted))
    begun = max(place for place, event in enumerate(story.events[:place]) if isinstance(event, PhaseBegan))
    exhausted = story.events[place]
    assert isinstance(exhausted, Exhausted)
    return exhausted.times, story.events[begun:place]


def ends_with(times: int, phase: str, kind: type[Event], cards: int) -> Callable[[Story], bool]:
    """Claim that the deck runs out for the last time in a phase, with so many cards drawn there."""

    def shown(story: Story) -> bool:
        if not finished(story):
            return False
        number, before = last_exhaustion(story)
        drawn = [event for event in before if isinstance(event, kind)]
        return number == times and before[0] == PhaseBegan(phase) and len(drawn) == cards

    return shown


def at_second_exhaustion(story: Story) -> bool:
    return finished(story) and last_exhaustion(story)[0] == 2


def leaders(story: Story) -> list[int]:
    """Name the seats with most talers."""
    assert story.record.result is not None
    scores = story.record.result.scores
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def shared(story: Story) -> bool:
    winners = story.record.result.winners if story.record.result else ()
    return len(winners) > 1 and list(winners) == leaders(story)


def broken(story: Story) -> bool:
    winners = story.record.result.winners if story.record.result else ()
    sizes = [len(story.state.hands[seat]) for seat in leaders(story)]
    return 0 < len(winners) < len(sizes) and all(
        len(story.state.hands[seat]) == max(sizes) for seat in winners
    )


def hands_planted(story: Story) -> bool:
    last = max(place for place, event in enumerate(story.events) if isinstance(event, PhaseBegan))
    return finished(story) and any(isinstance(event, Planted) for event in story.events[last:])


def nothing_to_draw(story: Story) -> bool:
    found = [type(two) is Exhausted for one, two in pairwise(story.events) if isinstance(one, PhaseBegan)]
    return finished(story) and any(found)


def own_tables(story: Story) -> bool:
    return finished(story) and story.record.tables.figures is not None


def talers_traded(story: Story) -> bool:
    return finished(story) and any(isinstance(event, Traded) and event.paid for event in story.events)


def few(name: str, cards: int) -> Tables:
    """Make tables of three kinds with few cards."""
    meter = ((2, 1), (4, 2), (5, 3))
    names = {"en": "Moon bean", "de": "Mondbohne", "fr": "Haricot de lune", "it": "Fagiolo lunare"}
    kinds = {"mond": BeanKind(cards, meter, names=names), "sumpf": BeanKind(cards, meter)}
    return Tables(name, {**kinds, "sand": BeanKind(cards, ((3, 3),), third_field_at=2)})


BASE = {f"base-{players}-players": Claim({"players": players}, finished) for players in (3, 4, 5)}
EXTENSION = {
    f"extension-{players}-players{'-contracts' if contracts else ''}": Claim(
        {"players": players, "extension": True, "contracts": contracts}, finished
    )
    for players in (3, 4, 5, 6, 7)
    for contracts in (False, True)
}
THREE, EXTRA = {"players": 3}, {"players": 3, "extension": True}
ENDINGS = {
    "ends-in-action-2-with-the-first-card": Claim(THREE, ends_with(3, "trade", TurnedOver, 1)),
    "ends-in-action-2-with-the-second-card": Claim(THREE, ends_with(3, "trade", TurnedOver, 2)),
    "ends-in-action-4-with-the-first-card": Claim(THREE, ends_with(3, "draw", Drew, 1)),
    "ends-in-action-4-with-the-third-card": Claim(THREE, ends_with(3, "draw", Drew, 3)),
    "ends-at-the-second-exhaustion": Claim(EXTRA, at_second_exhaustion),
    "tie-is-shared": Claim(THREE, shared),
    "tie-is-broken-by-the-hand": Claim({**THREE, "tie_break": "hand"}, broken),
    "hands-are-planted-at-the-end": Claim({**EXTRA, "plant_hands_at_end": True}, hands_planted),
    "deck-and-discard-are-empty": Claim(THREE, nothing_to_draw, few("few", 6)),
    "own-tables": Claim({"players": 4}, own_tables, few("own", 20)),
    "talers-are-traded": Claim({**THREE, "trade_talers": True}, talers_traded),
    "unfinished": Claim({"players": 4, "extension": True, "contracts": True}, unfinished),
}


def sissi(shown: Callable[[Story], bool], **options: Any) -> Claim:
    return Claim({"players": 3, **options}, shown, game="sissi")


def broken_by_activity(story: Story) -> bool:
    winners = story.record.result.winners if story.record.result else ()
    return len(winners) == 1 and len(leaders(story)) > 1


def forced_sale(story: Story) -> bool:
    found = [type(two) is Sold for one, two in pairwise(story.events) if one == PhaseBegan("sissi")]
    return finished(story) and any(found)


SISSI = {
    **{f"sissi-{players}-players": sissi(finished, players=players) for players in (3, 4, 5)},
    "sissi-ends-in-phase-2": sissi(ends_with(3, "trade", TurnedOver, 2)),
    "sissi-ends-in-phase-4": sissi(ends_with(3, "draw", Drew, 2)),
    "sissi-tie-is-broken-by-activity": sissi(broken_by_activity),
    "sissi-action-sells": sissi(forced_sale),
    "sissi-doubling-in-phase-3-only": sissi(finished, doubling="phase 3"),
}


def hansa(shown: Callable[[Story], bool], **options: Any) -> Claim:
    return Claim({"players": 3, **options}, shown, game="hansa")


def last_round(story: Story) -> bool:
    return finished(story) and any(isinstance(event, LastRoundBegan) for event in story.events)


def loan_repaid(story: Story) -> bool:
    return finished(story) and any(isinstance(event, LoanRepaid) for event in story.events)


def guest_traded(story: Story) -> bool:
    came = [event.offer for event in story.events if isinstance(event, GuestCame)]
    traded = [event.offer for event in story.events if isinstance(event, Traded)]
    return finished(story) and bool(set(came) & set(traded))


def eighth_of_a_guest(story: Story) -> bool:
    """Claim that the eighth harvest card lay before a guest, who carried it out on the own turn (H26)."""
    eighth = [one.card for one, two in pairwise(story.events) if is_eighth(one, two)]
    taken = [event.card for event in story.events if isinstance(event, HarvestTaken)]
    return finished(story) and bool(set(eighth) & set(taken))


def is_eighth(one: Event, two: Event) -> TypeGuard[HarvestDone]:
    return isinstance(one, HarvestDone) and isinstance(two, LastRoundBegan)


def delivered_at_last(story: Story) -> bool:
    if not finished(story):
        return False
    last = story.events.index(PhaseBegan("final"))
    return any(isinstance(event, Delivered) for event in story.events[last:])


HANSA = {
    **{f"hansa-{players}-players": hansa(finished, players=players) for players in (3, 4, 5)},
    "hansa-eighth-harvest-of-a-traveller": hansa(last_round),
    "hansa-eighth-harvest-of-a-guest": hansa(eighth_of_a_guest)._replace(bots="simple"),
    "hansa-delivers-after-the-last-turn": hansa(delivered_at_last)._replace(bots="simple"),
    "hansa-loan-repaid-double": hansa(loan_repaid),
    "hansa-tie-is-shared": hansa(shared),
    "hansa-guest-trades": hansa(guest_traded),
    "hansa-only-guests-trade": hansa(guest_traded, trade_with="guests"),
}
CLAIMS: dict[str, Claim] = {**BASE, **EXTENSION, **ENDINGS, **SISSI, **HANSA}

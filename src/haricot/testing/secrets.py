"""Two worlds that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import msgspec

from haricot.beans.game import AnyGame
from haricot.beans.playout import Dice
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.state import State
from haricot.kernel.types import CardId, Seat
from haricot.testing.crowd import verdict
from haricot.testing.junk import Junk
from haricot.testing.kit import G, Kit, S, Slots
from haricot.testing.moment import Moment

OFTEN = 5
"""Number of times an event has to happen in a game before it is no longer looked at as a rare one."""


def second_world(
    kit: Kit[G, S], game: G, state: S, viewer: Seat, future: Iterable[Event], chance: Random
) -> S:
    """Make a world that `viewer` cannot tell from this one, before or while `future` happens.

    Cards that the kit calls hidden from the viewer change places, and the seed is another one.

    `future` is what the next action brings about. Cards that it may show to the viewer stay where they
    are, so that the action can be done in both worlds and has to look the same. What it may show is
    said by the kit, not by the events: one that tells more is found out.
    """
    future = list(future)
    fixed = {card for event in future for card in kit.shown(event, viewer)}
    twin: S = game.clone(state)
    for places in kit.hidden(game, twin, viewer):
        mix([slot for slot in places if card_in(slot) not in fixed], chance)
    if not any(kit.shuffles(event) for event in future):
        twin.seed = state.seed + 1
    return twin


def card_in(slot: tuple[list[CardId], int]) -> CardId:
    """Return the card in a place."""
    return slot[0][slot[1]]


def mix(places: Slots, chance: Random) -> None:
    """Shuffle the cards among their places."""
    cards = [card_in(slot) for slot in places]
    chance.shuffle(cards)
    for (pile, place), card in zip(places, cards, strict=True):
        pile[place] = card


def look(game: AnyGame, state: State, viewer: Seat) -> bytes:
    """Write down all that a viewer is shown: view, options with outlooks, and the seats that must act."""
    view, listed = game.view(state, viewer), game.legal(state, viewer)
    told = [game.outlook(view, action) for action in listed]
    return msgspec.json.encode((view, listed, told, game.appraise(view), game.waits_for(state)))


def story(game: AnyGame, state: State, viewer: Seat, action: Action) -> list[bytes]:
    """Tell all that somebody sees of an action: before it, while it happens, and after it."""
    before = look(game, state, viewer)
    game.check(state, action)
    told = [msgspec.json.encode(event.seen_by(viewer)) for event in game.apply(state, action)]
    return [before, *told, look(game, state, viewer)]


def told_apart(moment: Moment, first: State, viewer: Seat, action: Action, chance: Random) -> bool:
    """Play an action in two worlds, and tell whether it looks different to somebody."""
    kit, game = moment.kit, moment.game
    events = game.apply(game.clone(first), action)
    second = second_world(kit, game, first, viewer, events, chance)
    there = kit.same_action(game, action, first, second)
    if there is None:
        return False
    return story(game, game.clone(first), viewer, action) != story(game, second, viewer, there)


def no_view_tells_a_secret(moment: Moment, chance: Random) -> None:
    """A view, what may be done and what it would do are the same in both worlds."""
    game = moment.game
    for state in moment.states:
        for viewer in moment.viewers:
            twin = second_world(moment.kit, game, state, viewer, (), chance)
            assert look(game, twin, viewer) == look(game, state, viewer), f"{viewer} is shown a secret"


def nothing_that_happens_tells_a_secret(moment: Moment, chance: Random) -> None:
    """An action looks the same in both worlds, whoever does it."""
    for state, action in moment.onward(12):
        for viewer in moment.viewers:
            assert not told_apart(moment, state, viewer, action, chance), f"{action} tells {viewer} a secret"


def nothing_that_happens_seldom_tells_a_secret(moment: Moment, chance: Random) -> None:
    """Actions of a whole game that bring about rare events look the same in both worlds."""
    game, count = moment.game, Counter[type[Event]]()
    state = game.start(moment.seed)
    for action in moment.played[1]:
        before = game.clone(state)
        kinds = {type(event) for event in game.apply(state, action)}
        count.update(kinds)
        if min(count[kind] for kind in kinds) <= OFTEN:
            for viewer in moment.viewers:
                assert not told_apart(moment, before, viewer, action, chance), (viewer, action)


def no_refusal_tells_a_secret(moment: Moment, chance: Random) -> None:
    """What a seat tries is refused in both worlds alike, with the same words, or in neither."""
    game, dice = moment.game, Dice(chance.randrange(1000))
    for state in moment.states:
        junk = Junk(moment, state, chance)
        for seat in moment.seats:
            twin = second_world(moment.kit, game, state, seat, (), chance)
            tried: list[Action] = [moment.crowd.bargain(state, seat, dice) for _ in range(6)]
            tried += [msgspec.structs.replace(junk.anything(), seat=seat) for _ in range(6)]
            for action in tried:
                assert said(game, twin, action) == said(game, state, action), f"{seat} is told a secret"


def said(game: AnyGame, state: State, action: Action) -> object:
    """Hear all that a refusal says."""
    broken = verdict(game, state, action)
    return broken and (broken.rule, broken.code, str(broken), broken.params)

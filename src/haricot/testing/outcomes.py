"""Nothing is lost, every game ends, and random games do all that can be done."""

from __future__ import annotations

from random import Random

from haricot.beans.playout import Dice
from haricot.kernel.events import Event, GameEnded
from haricot.testing.moment import AnyKit, Moment, portrait


def nothing_is_lost(moment: Moment, chance: Random) -> None:
    """Books that follow the events alone are whole and agree with the state, from the first card on."""
    game = moment.game
    state = game.start(moment.seed)
    books = moment.kit.books(game, state)
    books.assert_whole()
    news = list(state.news)
    for action in [*moment.played[1], None]:
        for event in news:
            books.note(event)
            books.assert_whole()
        books.assert_agrees(state)
        if action is not None:
            news = game.apply(state, action)
    assert portrait(state, "news") == portrait(moment.state, "news"), "the same actions led elsewhere"


def every_game_ends(moment: Moment, chance: Random) -> None:
    """A game ends once, with its last event, and nobody can act afterwards."""
    game = moment.game
    state, _, events = moment.played
    assert state.result is not None, "the game has not ended"
    assert events[-1] == GameEnded(state.result.scores, state.result.winners), "something came after the end"
    assert [event for event in events if isinstance(event, GameEnded)] == events[-1:], "it ended twice"
    assert game.waits_for(state) == [], "somebody is waited for after the end"
    assert not any(game.legal(state, seat) for seat in moment.seats), "somebody can act after the end"


def plain_games_end(moment: Moment, chance: Random) -> None:
    """A game ends too among players who do not try to do everything."""
    state, dice, steps = moment.game.start(moment.seed), Dice(moment.seed), 0
    while state.result is None:
        moment.game.apply(state, moment.crowd.playout.step(state, dice))
        steps += 1
        assert steps < moment.kit.longest, "the game does not end"


def everything_happens(kit: AnyKit) -> None:
    """Random games of all option sets do every action, and bring about every event that the books know."""
    actions, events = set[type[object]](), set[type[Event]]()
    wanted, known = set[type[object]](), set[type[Event]]()
    for choice in kit.choices:
        wanted |= {action for book in choice.game.book for action in book}
        known |= kit.books(choice.game, choice.game.start(0)).known()
        for seed in range(kit.games):
            _, done, happened = Moment(kit, choice, seed, kit.longest).played
            actions |= {type(action) for action in done}
            events |= {type(event) for event in happened}
    wanted -= set(kit.never)
    assert actions == wanted, f"never done: {wanted - actions}"
    assert events == known, f"never happened, or not known to the books: {events ^ known}"

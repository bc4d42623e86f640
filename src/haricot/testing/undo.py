"""What is taken back leaves everything as it was, and nothing is taken back that anybody learned from."""

from __future__ import annotations

from collections import Counter
from random import Random

from haricot.beans.game import AnyGame
from haricot.beans.playout import Dice
from haricot.catalogue import game_of, read_record
from haricot.kernel.actions import Action, Undo
from haricot.kernel.events import Event, Undone
from haricot.kernel.record import AnySession, new_session, replay, story
from haricot.kernel.state import State
from haricot.kernel.types import ALL_SEEING, STRANGER, Seat
from haricot.testing.moment import Moment, portrait
from haricot.worlds import witness
from haricot.worlds.witnesses import Worlds


def look(game: AnyGame, session: AnySession) -> tuple[object, ...]:
    """Return all that can be observed: state, views, options, and the seats that must act."""
    state = session.state
    # The number of an offer is given once, and so it is not taken back.
    kept = portrait(state, "news", "offered")
    views = [game.view(state, seat) for seat in [*range(state.players), STRANGER, ALL_SEEING]]
    return kept, views, [game.legal(state, seat) for seat in range(state.players)], game.waits_for(state)


def written(thing: object, game: AnyGame) -> object:
    """Write down everything that a witness is made of, but for the game."""
    match thing:
        case list() | tuple() | set() | frozenset():
            return [written(part, game) for part in thing]
        case dict():
            return [(str(key), written(part, game)) for key, part in thing.items()]
        case _ if thing is game or thing is getattr(game, "law", game):
            return None
        case _ if hasattr(thing, "__dict__"):
            return written(vars(thing), game)
    return repr(thing)


def knowledge(game: AnyGame, session: AnySession) -> list[object]:
    """Write down what the witness of every seat knows."""
    seats = [*range(session.state.players), STRANGER]
    return [written(witness(game, seat, session.record), game) for seat in seats]


class Fickle:
    """A random game in which some of the actions that can be taken back are."""

    def __init__(self, moment: Moment) -> None:
        self.game = moment.game
        self.session: AnySession = new_session(moment.game, moment.seed)
        self.crowd = moment.crowd
        self.dice = Dice(moment.seed)
        # What was to be seen after each action that stands.
        self.seen = [look(self.game, self.session)]
        self.undone = 0

    def act(self) -> Action:
        """Play a random action, and keep what is to be seen after it."""
        action = self.crowd.step(self.session.state, self.dice)
        self.session.do(action)
        self.seen.append(look(self.game, self.session))
        return action

    def take_back(self, seat: Seat) -> None:
        """Take back one act: everything is as it was before."""
        move = self.session.steps.back[-1].move
        assert self.session.do(Undo(seat)) == [Undone(seat, move)]
        self.seen.pop()
        self.undone += 1
        assert look(self.game, self.session) == self.seen[-1], "something is left of what was taken back"

    def change_mind(self) -> None:
        """Do something and take it back, if that can be: whoever watches knows what was known before."""
        knew, seat = knowledge(self.game, self.session), self.act().seat
        if not self.session.undo_bar(seat):
            self.take_back(seat)
            assert knowledge(self.game, self.session) == knew, "somebody knows more after an undo"

    def play(self, steps: int, every: int) -> None:
        """Play on, and change one's mind at times."""
        for step in range(steps):
            if self.session.state.result is not None:
                return
            seat = self.act().seat
            while step % every == 0 and not self.session.undo_bar(seat):
                self.take_back(seat)

    def assert_round_trip(self) -> None:
        """A record with undos leads to the same state, and so does one of what stands alone."""
        text = self.session.record.to_json()
        record = read_record(text)
        twin = replay(game_of(record), record)
        assert twin.record.to_json() == text
        assert look(self.game, twin) == look(self.game, self.session) == self.seen[-1]
        assert len(story(self.session.game, record)) == len(self.seen)


def an_undo_leaves_nothing(moment: Moment, chance: Random) -> None:
    """After an undo everything is as it was before."""
    undone_in(moment)


def undone_in(moment: Moment) -> int:
    """Play and take back; tell how often something was taken back."""
    fickle = Fickle(moment)
    fickle.play(moment.steps, 3)
    for _ in range(3):
        if fickle.session.state.result is None:
            fickle.change_mind()
    fickle.assert_round_trip()
    return fickle.undone


def an_undo_teaches_nothing(moment: Moment, chance: Random) -> None:
    """Nothing can be taken back that taught anybody anything."""
    assert not learned(moment, chance, 12)["", True], "what can be taken back has taught something"


def learned(moment: Moment, chance: Random, many: int) -> Counter[tuple[str, bool]]:
    """Act in worlds that look the same to the actor; count, by what an undo says, where outcomes differ."""
    game, actions = moment.game, moment.played[1]
    session = new_session(game, moment.seed)
    watchers = [witness(game, seat) for seat in moment.seats]
    for watcher in watchers:
        watcher.hear(session.state.news)
    found = Counter[tuple[str, bool]]()
    chosen = {chance.randrange(len(actions)) for _ in range(many if actions else 0)}
    for number, action in enumerate(actions):
        actor = watchers[action.seat]
        happened = outcomes(game, actor.worlds(chance), action) if number in chosen else []
        actor.did(action)
        events = session.do(action)
        for watcher in watchers:
            watcher.hear(events)
        if happened:
            found[session.undo_bar(action.seat), any(told != events for told in happened)] += 1
    return found


def outcomes(game: AnyGame, worlds: Worlds[State], action: Action) -> list[list[Event]]:
    """Tell all that happens, whoever may see it, when somebody acts in worlds that look the same."""
    states = [worlds.draw() for _ in range(6)]
    for state in states:
        game.check(state, action)
    return [game.apply(state, action) for state in states]

"""What is written for a player to type is read as the same action, and what is foretold comes true."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from haricot.beans.game import AnyGame
from haricot.beans.grammar import AnyGrammar
from haricot.beans.vocabulary import LANGUAGES
from haricot.kernel.actions import Action
from haricot.kernel.state import State
from haricot.testing.crowd import verdict
from haricot.testing.junk import Junk
from haricot.testing.moment import Moment
from haricot.testing.views import read_again

NAMES = ("Anna", "Ann", "ben", "Zoë", "Jean Luc", "Jean", "Käthe")
"""Names of players: some begin like others, and one has a space."""


@lru_cache(1)
def grammars(game: AnyGame) -> list[tuple[str, AnyGrammar]]:
    """Make the grammars of a table in every language."""
    names = list(NAMES[: game.players])
    return [(language, game.grammar(names, language)) for language in LANGUAGES]


def typed_again(moment: Moment, state: State, action: Action) -> None:
    """Write an action and read it, in every language."""
    view = moment.game.view(state, action.seat)
    for language, grammar in grammars(moment.game):
        typed = grammar.phrase(action, view)
        assert grammar.parse(typed, view) == action, f"{typed!r} in {language}"


def what_is_done_can_be_typed(moment: Moment, chance: Random) -> None:
    """Every action of a game can be typed, and so can what is listed."""
    for state, action in moment.along(5):
        typed_again(moment, state, action)
    for number, (state, action) in enumerate(moment.onward(10)):
        typed_again(moment, state, action)
        for seat in moment.seats if number % 5 == 0 else ():
            for listed in moment.game.legal(state, seat)[:20]:
                typed_again(moment, state, listed)


def what_passes_check_can_be_typed(moment: Moment, chance: Random) -> None:
    """Whatever anybody sends can be typed too, if it breaks no rule."""
    for state in moment.states:
        for action in Junk(moment, state, chance).actions(20):
            if verdict(moment.game, state, action) is None:
                typed_again(moment, state, action)


def foretold(moment: Moment, state: State, action: Action) -> bool:
    """Carry an action out, and fail unless it does what was foretold; tell whether anything was."""
    game = moment.game
    told = game.outlook(game.view(state, action.seat), action)
    before, after = game.clone(state), game.clone(state)
    events = game.apply(after, action)
    if told is not None:
        moment.kit.check_outlook(game, told, action, before, after, events)
    return told is not None


def outlooks_come_true(moment: Moment, chance: Random) -> None:
    """All that anybody may do does what was foretold, and things are worth what is said of them."""
    game = moment.game
    for number, (state, action) in enumerate(moment.onward(11)):
        foretold(moment, state, action)
        for seat in moment.seats if number % 10 == 0 else ():
            for listed in game.legal(state, seat):
                foretold(moment, state, listed)
    for state in moment.states:
        for seat in moment.onlookers:
            worth = game.appraise(game.view(state, seat))
            if worth is not None:
                moment.kit.check_appraisal(game, worth, seat, state)


def outlooks_survive_the_wire(moment: Moment, chance: Random) -> None:
    """What is foretold, and what things are worth, can be sent in the forms that the entry names."""
    game, entry = moment.game, moment.kit.entry
    for seat in moment.seats:
        view = game.view(moment.state, seat)
        told = [game.outlook(view, action) for action in game.legal(moment.state, seat)]
        assert read_again(told, entry.outlook | None) == told
        valued = game.appraise(view)
        assert read_again([valued], entry.appraisal | None) == [valued]

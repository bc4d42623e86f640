"""What may be done can be done, and what may not changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from msgspec.structs import replace

from haricot.beans.goods import MOST_CHOICES
from haricot.kernel.actions import Action, Offer, Take, Wish
from haricot.kernel.state import State
from haricot.kernel.types import ALL_SEEING, STRANGER
from haricot.testing.crowd import verdict
from haricot.testing.junk import Junk
from haricot.testing.moment import Moment, portrait

FREE = (Offer, Wish)
"""Actions that are put together freely, and so cannot be listed."""

MOST_MEANT = 1000
"""Maximum number of candidates that are checked at one moment; of more, some are drawn."""


def listed_actions_can_be_played(moment: Moment, chance: Random) -> None:
    """Every listed action is listed once, of its seat, passes check and can be played."""
    game = moment.game
    for state in [*moment.states, *(state for state, _ in moment.onward(10))]:
        for seat in moment.seats:
            listed = game.legal(state, seat)
            assert len(set(listed)) == len(listed), "an action is listed twice"
            for action in listed:
                assert action.seat == seat, "an action of another seat is listed"
                game.check(state, action)
                assert game.apply(game.clone(state), action), "nothing happened"
        assert game.legal(state, STRANGER) == game.legal(state, ALL_SEEING) == []


def who_must_act_can(moment: Moment, chance: Random) -> None:
    """A game waits for somebody who has a legal action, until it is over."""
    game = moment.game
    for state in [*(state for state, _ in moment.along(1)), moment.state]:
        waiting = game.waits_for(state)
        assert len(set(waiting)) == len(waiting), "a seat is waited for twice"
        assert all(game.legal(state, seat) for seat in waiting), "a seat must act and cannot"
        assert (waiting == []) == (state.result is not None), "the game waits for nobody, or after its end"
        if state.result is not None:
            assert not any(game.legal(state, seat) for seat in moment.seats), "the game goes on after its end"


def turns_come_to_an_end(moment: Moment, chance: Random) -> None:
    """Those who must act can bring the turn to its end, also without trading."""
    for state, _ in moment.onward(5):
        turn, most = state.turn, 500
        while moment.kit.dutiful and state.turn == turn and state.result is None:
            moment.game.apply(state, dutiful(moment, state))
            most -= 1
            assert most, "the turn does not end"


def dutiful(moment: Moment, state: State) -> Action:
    """Choose what brings the turn on."""
    listed = moment.game.legal(state, moment.game.waits_for(state)[0])
    wanted = [action for kind in moment.kit.dutiful for action in listed if isinstance(action, kind)]
    assert wanted, "a seat that must act can do nothing that brings the turn on"
    return wanted[0]


def refusals_change_nothing(moment: Moment, chance: Random) -> None:
    """Whatever anybody sends is refused by a rule and in a sentence, without a trace, or can be played."""
    game = moment.game
    for state in moment.states:
        before = portrait(state)
        for action in Junk(moment, state, chance).actions(25):
            broken = verdict(game, state, action)
            if broken is None:
                assert game.apply(game.clone(state), action), "nothing happened"
            else:
                assert moment.kit.cites(broken.rule), f"{broken.rule} is no rule of this game"
                assert broken.sentence.endswith("."), "a refusal is no sentence"
        assert portrait(state) == before, "a refusal left a trace"


def legal_and_check_agree(moment: Moment, chance: Random) -> None:
    """What passes check is listed, if it can be: of all that could be meant, and that was possible lately."""
    game, lately = moment.game, dict[Action, None]()
    for state in [moment.state, *(state for state, _ in moment.onward(2))]:
        meant = list(candidates(moment, state))
        for action in chance.sample(meant, min(MOST_MEANT, len(meant))):
            if verdict(game, state, action) is None:
                assert_listed(moment, state, action)
    for state, _ in moment.onward(10):
        listed = [action for seat in moment.seats for action in game.legal(state, seat)]
        others = [replace(action, seat=seat) for action in listed for seat in moment.seats]
        lately = dict.fromkeys(chance.sample(others, min(60, len(others))) + list(lately)[:60])
        for action in [*lately, *Junk(moment, state, chance).actions(10)]:
            if verdict(game, state, action) is None:
                assert_listed(moment, state, action)


def candidates(moment: Moment, state: State) -> Iterator[Action]:
    """Go through all that could be meant here, but for what is put together freely."""
    game, named = moment.game, moment.kit.named(moment.game, state)
    for kind in game.book[state.phase] if state.result is None else ():
        if kind not in FREE:
            yield from (kind(*parts) for parts in product(*(named[name] for name in kind.__struct_fields__)))


def assert_listed(moment: Moment, state: State, action: Action) -> None:
    """Fail if an action passes check and is not listed, although it can be."""
    game, alike = moment.game, moment.kit.alike
    listed = [other for other in game.legal(state, action.seat) if type(other) is type(action)]
    if type(action) not in FREE and not (isinstance(action, Take) and len(listed) >= MOST_CHOICES):
        written = [alike(game, other) for other in listed]
        assert alike(game, action) in written, f"{action} passes check and is not listed"

"""Two worlds that differ only in what a seat cannot know are the same observation, mask and text to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from haricot.env.codes import CHOOSING, PICKING
from haricot.env.desk import Desk
from haricot.env.text import TextEnv
from haricot.kernel.types import NONE, Seat
from haricot.testing.crowd import verdict
from haricot.testing.secrets import second_world
from tests.env.tables import Choice, each_game, every
from tests.env.walk import Walk, settle
from tests.laws.kits import KITS

Look = Callable[[Desk, Seat], bytes]
Tell = Callable[[TextEnv, Seat], str]

LINES = ("done", "99 blue > red", "gift chili", "take 1", "soy > ?", "plant", "sell 1", "go hamburg")


def look(desk: Desk, viewer: Seat) -> bytes:
    """See all that an environment shows a seat in numbers."""
    return desk.look(viewer) + (bytes(desk.choices) if desk.seat == viewer else b"")


def tell(env: TextEnv, viewer: Seat) -> str:
    """Read all that an environment tells a seat in words."""
    return env.tell(viewer)


# In numbers.


def pairs(choice: Choice, seed: int, every: int) -> Iterator[tuple[Desk, Desk, Seat]]:
    """Go through a game, offers half made too: two desks, and a seat that sees no difference."""
    env = TextEnv(choice[0], **choice[1])
    walk, chance = Walk(env.game, seed), Random(seed)
    for number, desk in enumerate(walk.steps(2500)):
        for viewer in range(desk.state.players):
            # Whoever else picks cards for a deal might not have them in the other world.
            if number % every == 0 and (viewer == desk.seat or desk.stage != PICKING):
                twin = second_world(KITS[walk.game.name], walk.game, walk.state, viewer, (), chance)
                yield walk.twin(), walk.twin(twin), viewer


@every
def test_no_observation_and_no_mask_tells_a_secret(choice: Choice) -> None:
    stages = set()
    for first, second, viewer in pairs(choice, 12, every=11):
        assert look(first, viewer) == look(second, viewer)
        stages.add((first.stage, first.seat == viewer))
    assert len(stages) >= 4


@each_game
def test_an_observation_of_another_seat_would_be_caught(choice: Choice) -> None:
    caught = [
        look(first, other) != look(second, other)
        for first, second, viewer in pairs(choice, 13, every=40)
        if first.seat != NONE
        for other in [(viewer + 1) % first.state.players]
    ]
    assert sum(caught) > 0.9 * len(caught) > 0


# In words, and while something happens.


class Pair:
    """Two environments in words, for two worlds."""

    def __init__(self, choice: Choice, seed: int) -> None:
        name, options = choice
        self.envs = [TextEnv(name, **options) for _ in range(2)]
        for env in self.envs:
            env.reset(seed)
        self.game = self.envs[0].game
        self.kit = KITS[self.game.name]
        self.walk = Walk(self.game, seed)
        self.chance = Random(seed)

    def set(self, second: Any) -> None:
        """Begin in both worlds, with nothing told yet."""
        for env, state in zip(self.envs, (self.walk.state, second), strict=True):
            settle(env.botdesk.desk, self.game.clone(state), self.walk.asking)
            env.news = [[] for _ in env.news]
            env.refusal, env.wrong = "", 0

    def told(self, viewer: Seat, look: Look, tell: Tell) -> list[tuple[bytes, str]]:
        """Tell what somebody sees and reads in each world."""
        return [(look(env.botdesk.desk, viewer), tell(env, viewer)) for env in self.envs]

    def do(self, action: Any, second: Any) -> bool:
        """Do the same in both worlds; in one of them another contract may have to be revealed."""
        there: Any = self.kit.same_action(self.game, action, self.walk.state, second)
        if there is None or verdict(self.game, second, there):
            return False
        for env, done in zip(self.envs, (action, there), strict=True):
            env.botdesk.do(done)
        return True


def stories(
    choice: Choice, seed: int, every: int, look: Look = look, tell: Tell = tell
) -> Iterator[list[tuple[bytes, str]]]:
    """Do what can be done in two worlds, and tell what a seat sees and reads before it and after it."""
    pair = Pair(choice, seed)
    for number, desk in enumerate(pair.walk.steps(2500)):
        actions = [action for action in desk.deeds if action is not None]
        if number % every or desk.stage != CHOOSING or not actions:
            continue
        action = pair.chance.choice(actions)
        events = pair.game.apply(pair.game.clone(desk.state), action)
        for viewer in range(desk.state.players):
            second = second_world(pair.kit, pair.game, pair.walk.state, viewer, events, pair.chance)
            pair.set(second)
            yield pair.told(viewer, look, tell)
            if pair.do(action, second):
                yield pair.told(viewer, look, tell)


@every
def test_nothing_that_is_told_tells_a_secret(choice: Choice) -> None:
    compared = 0
    for first, second in stories(choice, 14, every=23):
        assert first == second
        compared += 1
    assert compared > 50


@each_game
def test_no_refusal_tells_a_secret(choice: Choice) -> None:
    pair = Pair(choice, 15)
    for number, desk in enumerate(pair.walk.steps(2500)):
        if number % 19 == 0 and desk.stage == CHOOSING and desk.seat != NONE:
            viewer = desk.seat
            second = second_world(pair.kit, pair.game, pair.walk.state, viewer, (), pair.chance)
            for line in LINES:
                pair.set(second)
                refused = [env.step(line) if refuses(env, line) else "" for env in pair.envs]
                assert refused[0] == refused[1]


def refuses(env: TextEnv, line: str) -> bool:
    """Tell whether a line cannot be done now, which is told at once and shows no card that comes next."""
    try:
        env.game.check(env.botdesk.desk.state, env.grammar.parse(line, env.view(env.seat)))
    except ValueError:
        return True
    return False


@each_game
def test_words_for_another_seat_would_be_caught(choice: Choice) -> None:
    def told_to_next(env: TextEnv, viewer: Seat) -> str:
        return env.tell((viewer + 1) % env.game.players)

    caught = [one != two for one, two in stories(choice, 16, every=60, tell=told_to_next)]
    assert sum(caught) > 0.7 * len(caught) > 0

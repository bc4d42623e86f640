"""The laws, and how a game is proved by them."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from haricot.testing import actions, outcomes, records, secrets, undo, views, words
from haricot.testing.moment import AnyKit, Moment


class ConformanceLaw(NamedTuple):
    """Something that holds at any moment of any game, or in whole games."""

    holds: Callable[[Moment, Random], None]
    times: float = 1.0
    """Number of examples, as a multiple of what the profile of Hypothesis asks for."""
    most: int = 0
    """Number of steps that are played at most before the law looks, if not the kit's own."""
    whole: bool = False
    """Whether the law looks at games that are over."""


EVERY = (
    ConformanceLaw(outcomes.nothing_is_lost, 2, whole=True),
    ConformanceLaw(outcomes.every_game_ends, 2, whole=True),
    ConformanceLaw(outcomes.plain_games_end, 5, whole=True),
    ConformanceLaw(actions.listed_actions_can_be_played, 2),
    ConformanceLaw(actions.who_must_act_can, 2),
    ConformanceLaw(actions.legal_and_check_agree, 2),
    ConformanceLaw(actions.turns_come_to_an_end, 2),
    ConformanceLaw(actions.refusals_change_nothing, 2),
    ConformanceLaw(secrets.no_view_tells_a_secret, 3),
    ConformanceLaw(secrets.nothing_that_happens_tells_a_secret, 3),
    ConformanceLaw(secrets.nothing_that_happens_seldom_tells_a_secret, 1, whole=True),
    ConformanceLaw(secrets.no_refusal_tells_a_secret, 3),
    ConformanceLaw(views.views_follow_events, 1.5, 600),
    ConformanceLaw(views.views_survive_the_wire, 1),
    ConformanceLaw(views.actions_and_events_survive_the_wire, 1.5),
    ConformanceLaw(views.actions_are_written_as_python, 0.7, 300),
    ConformanceLaw(records.records_rebuild_the_game, 1.5),
    ConformanceLaw(records.positions_rebuild_the_moment, 2),
    ConformanceLaw(records.clones_are_independent, 2),
    ConformanceLaw(records.games_do_not_touch_each_other, 1.5, 1),
    ConformanceLaw(undo.an_undo_leaves_nothing, 0.4, 250),
    ConformanceLaw(undo.an_undo_teaches_nothing, 0.3, 400),
    ConformanceLaw(words.what_is_done_can_be_typed, 2),
    ConformanceLaw(words.what_passes_check_can_be_typed, 2, 100),
    ConformanceLaw(words.outlooks_come_true, 1),
    ConformanceLaw(words.outlooks_survive_the_wire, 1, 300),
)

LAWS = {law.holds.__name__: law for law in EVERY}
"""Every law by its name."""


def prove(kit: AnyKit, *names: str, examples: int | None = None) -> None:
    """Try laws on random games, all of them unless some are named; one that is broken raises.

    Without a number of examples, the profile of Hypothesis says how many there are for a law of weight one.
    """
    for name in names or LAWS:
        try_law(kit, LAWS[name], examples)


def try_law(kit: AnyKit, law: ConformanceLaw, examples: int | None) -> None:
    """Look for a moment in which a law does not hold."""
    from haricot.testing.drawing import ANY_PACE, SEEDS, given, moments, settings, whole_games

    def holds(moment: Moment, chance: int) -> None:
        law.holds(moment, Random(chance))

    # Hypothesis remembers what failed by this name.
    holds.__name__ = re.sub(r"\W", "_", f"{law.holds.__name__} in {kit.name}")
    times = 1.0 if examples else law.times * kit.effort
    most = max(1, round((examples or settings().max_examples) * times))
    drawn = whole_games(kit) if law.whole else moments(kit, law.most)
    pace = settings(max_examples=most, deadline=None, suppress_health_check=ANY_PACE)
    pace(given(drawn, SEEDS)(holds))()

"""PettingZoo: every seat of a game is an agent, and one agent is asked at a time."""
# interpreted: PettingZoo's classes are, and the desk does the work

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from haricot.catalogue import game as set_up
from haricot.env.asked import check_asked, check_begun
from haricot.env.desk import MOST_ASKED
from haricot.env.form import Form
from haricot.env.render import MODES, Renderer
from haricot.env.rewards import outcome, reward_named
from haricot.env.seeds import Seeds
from haricot.env.spec import make_desk, spec_of
from haricot.kernel.types import NONE, STRANGER, Seat

LOST = -1.0
"""What it costs to choose something that the mask does not allow: the game ends there, for all."""

Seen = dict[str, Any]


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """A game in play, with the agents player_0, player_1 and so on in its seats."""

    def __init__(
        self,
        name: str,
        *,
        reward: str = "score",
        talk: int = MOST_ASKED,
        observation: str = "flat",
        render_mode: str | None = None,
        render_seat: Seat = STRANGER,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = metadata(name)
        self.game = set_up(name, **options)
        self.spec = spec_of(self.game)
        self.form = Form(self.spec, observation)
        self.reward = reward_named(reward)
        self.desk = make_desk(self.game, talk)
        self.seeds = Seeds()
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.render_mode = render_mode
        self.renderer = Renderer(self.game, self.possible_agents, render_mode, render_seat)
        self.observed_spaces = {agent: observed_space(self.form) for agent in self.possible_agents}
        self.choice_spaces = {agent: self.form.choice_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Tell what an agent's observations are like."""
        return self.observed_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Tell what an agent can choose."""
        return self.choice_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: the one of this seed, or else the next."""
        self.desk.begin(self.seeds.next(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.desk.seat]
        self.renderer.follow(self.desk.state)

    def step(self, action: int | None) -> None:
        """Do what the asked agent has chosen; when the game is over, every agent is asked for None."""
        if not self.agents:
            check_asked(self.desk)
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        # There are no rewards before the end, so that there is nothing to gather either.
        self.desk.act(int(action))  # type: ignore[arg-type]
        seat = self.desk.seat
        if seat == NONE:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[seat]
        self.renderer.follow(self.desk.state)

    def finish(self) -> None:
        """Give everybody what the game was worth to them."""
        result = self.desk.state.result
        assert result is not None
        self.rewards = dict(zip(self.agents, self.reward(result.scores), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: outcome(self.desk) for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Seen:
        """See what an agent sees, and what it may choose."""
        check_begun(self.desk)
        seat = self.seats[agent]
        return {
            "observation": self.form.look(self.desk, seat),
            "action_mask": self.form.mask(self.desk, seat),
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the table, as `render_mode` says."""
        check_begun(self.desk)
        return self.renderer.render(self.desk.state)

    def close(self) -> None:
        """Leave: there is nothing to clear away."""


def observed_space(form: Form) -> spaces.Space[Any]:
    """Tell what an agent is shown."""
    return spaces.Dict({"observation": form.space(), "action_mask": form.mask_space()})


def metadata(name: str) -> dict[str, Any]:
    """Tell what PettingZoo wants to know of an environment."""
    return {"name": f"{name}_v1", "render_modes": list(MODES), "render_fps": 4, "is_parallelizable": False}


class EnvMaker:
    """Makes the environments of one game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.metadata = metadata(name)

    def raw_env(self, **options: Any) -> TableEnv:
        """Make an environment with nothing around it: an illegal choice is an error."""
        return TableEnv(self.name, **options)

    def env(self, **options: Any) -> AECEnv[str, Seen, int]:
        """Make an environment with the usual checks around it: an illegal choice loses the game."""
        checked: AECEnv[str, Seen, int] = wrappers.TerminateIllegalWrapper(self.raw_env(**options), LOST)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))

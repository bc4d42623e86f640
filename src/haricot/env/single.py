"""Gymnasium: one seat learns, and bots have the others."""
# interpreted: Gymnasium's classes are, and bots take most of the time

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from haricot.catalogue import DEFAULT, GAMES
from haricot.catalogue import game as set_up
from haricot.env.asked import check_asked, check_begun, seat_among
from haricot.env.botdesk import BotDesk, Others, others
from haricot.env.desk import MOST_ASKED, Desk
from haricot.env.form import Form
from haricot.env.render import MODES, Renderer
from haricot.env.rewards import outcome, reward_named
from haricot.env.seeds import Seeds
from haricot.env.spec import spec_of
from haricot.kernel.types import STRANGER, Seat

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game against bots, from one seat: a step lasts until that seat is asked again."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        name: str = DEFAULT,
        *,
        seat: Seat | Literal["rotate"] = 0,
        bots: Others = "simple",
        reward: str = "score",
        talk: int = MOST_ASKED,
        observation: str = "flat",
        render_mode: str | None = None,
        render_seat: Seat = STRANGER,
        **options: Any,
    ) -> None:
        self.game = set_up(name, **options)
        self.players = int(self.game.players)
        self.chosen_seat = checked_seat(seat, self.players)
        self.bots = others(bots, self.game)
        self.reward = reward_named(reward)
        self.botdesk = BotDesk(self.game, {}, talk)
        self.seeds = Seeds()
        self.form = Form(spec_of(self.game), observation)
        self.observation_space = self.form.space()
        self.action_space = self.form.choice_space()
        self.render_mode = render_mode
        names = [f"player_{other}" for other in range(self.players)]
        self.renderer = Renderer(self.game, names, render_mode, render_seat)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Any, Info]:
        """Begin a new game: the one of this seed, or else the next."""
        super().reset(seed=seed)
        deal = self.seeds.next(seed)
        self.seat = deal % self.players if self.chosen_seat is None else self.chosen_seat
        self.botdesk.names = {
            (self.seat + step) % self.players: name for step, name in enumerate(self.bots, 1)
        }
        self.botdesk.begin(deal)
        self.renderer.follow(self.botdesk.desk.state)
        return self.look(), self.tell()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Info]:
        """Do what was chosen, and have the bots play on until the seat is asked again."""
        desk, choice = self.botdesk.desk, int(action)
        check_asked(desk)
        refused = {}
        if choice not in desk.choices:
            instead = harmless(desk)
            sentence = (
                f"{choice} cannot be chosen now, {instead} was done instead: choose what the mask allows."
            )
            refused, choice = {"illegal": sentence}, instead
        self.botdesk.act(choice)
        self.renderer.follow(desk.state)
        return self.look(), self.gain(), self.botdesk.is_over(), False, self.tell() | refused

    def gain(self) -> float:
        """Tell what the game was worth to the seat: nothing before its end."""
        result = self.botdesk.desk.state.result
        return self.reward(result.scores)[self.seat] if result is not None else 0.0

    def look(self) -> Any:
        """See what the seat sees."""
        return self.form.look(self.botdesk.desk, self.seat)

    def tell(self) -> Info:
        """Tell what the seat may choose, which one it is, and at the end what came of the game."""
        desk = self.botdesk.desk
        return {"action_mask": self.form.mask(desk, self.seat), "seat": self.seat, **outcome(desk)}

    def render(self) -> Any:
        """Show the table, as `render_mode` says."""
        check_begun(self.botdesk.desk)
        return self.renderer.render(self.botdesk.desk.state)

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell what the seat may choose, by the name under which sb3-contrib asks for it."""
        check_begun(self.botdesk.desk)
        return self.form.mask(self.botdesk.desk, self.seat).astype(np.bool_)


def checked_seat(seat: Seat | str, players: int) -> Seat | None:
    """Read which seat learns; None for another one from game to game."""
    return None if seat == "rotate" else seat_among(range(players), seat, "seat", ', or "rotate"')


def harmless(desk: Desk) -> int:
    """Choose what does the least: to pass, to be done, to leave a draft, or else the first thing there is."""
    menu = desk.menu
    for choice in (menu.wait, menu.done, menu.cancel):
        if choice in desk.choices:
            return int(choice)
    return int(desk.choices[0])


for game_name in GAMES:
    gymnasium.register(
        f"haricot/{game_name.capitalize()}-v1", "haricot.env.single:SeatEnv", kwargs={"name": game_name}
    )

"""Game: a turn is a list of phases, some rules hold at any time; there may be an opening and a close."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from haricot.kernel.actions import Action
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event, PhaseBegan, TurnBegan
from haricot.kernel.offers import Result
from haricot.kernel.outlook import Appraisal, Outlook
from haricot.kernel.rules import AnyRule, Phase
from haricot.kernel.state import State
from haricot.kernel.types import ALL_SEEING, Count, Seat, mypyc_attr
from haricot.kernel.view import View, check_seat

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game, for one choice of options; it keeps nothing about a game in play."""

    name: str
    version: int
    # The numbers to name when somebody acts at no seat, or after the end.
    seats_rule: str
    end_rule: str

    def __init__(
        self,
        turn: list[Phase[S]],
        anytime: list[AnyRule[S]],
        opening: list[Phase[S]] | None = None,
        closing: list[Phase[S]] | None = None,
    ) -> None:
        before, after = opening or [], closing or []
        self.phases = before + turn + after
        self.first: Count = len(before)
        self.last: Count = len(before) + len(turn) - 1
        self.book = [
            {rule.action: rule for rule in phase.rules + (anytime if phase in turn else [])}
            for phase in self.phases
        ]
        self.lists = [[rule for rule in book.values() if rule.listed] for book in self.book]

    def describe(self) -> dict[str, Any]:
        """Tell what a record has to name: game, version, options and tables."""
        raise NotImplementedError

    def set_up(self, seed: int) -> S:
        """Lay out a new game, up to the moment before its first phase."""
        raise NotImplementedError

    def clone(self, state: S) -> S:
        """Make a twin of a state that lives a life of its own."""
        raise NotImplementedError

    def outlook(self, view: View, action: Action) -> Outlook | None:
        """Tell what an action would do, or an offer that is only a draft, by the rules and a view alone."""
        return None

    def appraise(self, view: View) -> Appraisal | None:
        """Tell what everything on the table is worth, by the rules and a view alone."""
        return None

    def start(self, seed: int) -> S:
        """Begin a new game; its `news` tell what was dealt."""
        state = self.set_up(seed)
        if self.first:
            self.enter(state, 0)
        else:
            self.begin_turn(state)
        self.settle(state)
        return state

    def waits_for(self, state: S) -> list[Seat]:
        """Name the seats that must act; anybody with a legal action may."""
        return [] if state.result is not None else self.phases[state.phase].waits_for(state)

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """List all that `seat` may do now and that can be listed; offers and wishes cannot be."""
        actions: list[Action] = []
        if not 0 <= seat < state.players:
            check_seat(seat, state.players, ALL_SEEING)
        elif state.result is None:
            for rule in self.lists[state.phase]:
                rule.legal(state, seat, actions)
        return actions

    def check(self, state: S, action: Action) -> None:
        """Raise Illegal, with the rule and a way out, unless the action may be played now."""
        if not 0 <= action.seat < state.players:
            raise Illegal(
                self.seats_rule,
                "no-such-seat",
                seat=action.seat,
                last=state.players - 1,
            )
        if state.result is not None:
            raise Illegal(self.end_rule, "game-over")
        self.rule_for(state, action).check(state, action)

    def rule_for(self, state: S, action: Action) -> AnyRule[S]:
        """Find the rule that an action is played by, or say that this is not its moment."""
        rule = self.book[state.phase].get(type(action))
        if rule is not None:
            return rule
        what, phase = type(action).__name__.lower(), self.phases[state.phase].name
        home = [rule for book in self.book for rule in book.values() if rule.action is type(action)]
        number = home[0].number if home else self.seats_rule
        raise Illegal(number, "out-of-phase", action=what, phase=phase, exists="yes" if home else "no")

    def apply(self, state: S, action: Action) -> list[Event]:
        """Play an action that has been checked, and tell what happened."""
        news: list[Event] = []
        state.news = news
        self.book[state.phase][type(action)].play(state, action)
        if state.closed:
            self.settle(state)
        return news

    def settle(self, state: S) -> None:
        """Go on until somebody has to act or the game is over."""
        while state.closed and state.result is None:
            if state.phase == self.last:
                self.pass_turn(state)
            elif state.phase + 1 == self.first:
                self.begin_turn(state)
            else:
                self.enter(state, state.phase + 1)

    def begin_turn(self, state: S) -> None:
        """Tell whose turn begins, and enter its first phase."""
        state.news.append(TurnBegan(state.active, state.turn))
        self.enter(state, self.first)

    def pass_turn(self, state: S) -> None:
        """Let the player to the left begin a turn."""
        state.active = (state.active + 1) % state.players
        state.turn += 1
        self.begin_turn(state)

    def enter(self, state: S, phase: Count) -> None:
        """Enter a phase, which may act and close itself at once."""
        state.phase = phase
        state.closed = False
        state.news.append(PhaseBegan(self.phases[phase].name))
        self.phases[phase].enter(state)

    def result(self, state: S) -> Result | None:
        """Tell what came of the game, or None while it goes on."""
        return state.result

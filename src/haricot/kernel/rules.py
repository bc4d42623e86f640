"""Rule and Phase: the two things a rulebook is made of."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

from haricot.kernel.actions import Action
from haricot.kernel.errors import Illegal
from haricot.kernel.state import State
from haricot.kernel.types import Seat, mypyc_attr

# A rule for any table is a rule for a garden: hence contravariant.
S = TypeVar("S", bound=State, contravariant=True)
A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S, A]):
    """One thing that players may do: what of it is possible now, whether this is, and what follows."""

    # Not listed is what can be put together freely, as an offer can, and what another rule lists already.
    listed: bool

    def __init__(self, number: str, action: type[A], listed: bool = True) -> None:
        self.number = number
        self.action = action
        self.listed = listed

    def legal(self, state: S, seat: Seat, actions: list[Action]) -> None:
        """Add to `actions` what `seat` may do by this rule now, as far as it can be listed."""
        raise NotImplementedError

    def check(self, state: S, action: A) -> None:
        """Raise Illegal if the action breaks a rule."""
        raise NotImplementedError

    def play(self, state: S, action: A) -> None:
        """Carry the action out; it has been checked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatRule(Rule[S, A], Generic[S, A]):
    """Something that a seat can do in one way only, if at all."""

    def __init__(self, number: str, action: type[A], players: Seat) -> None:
        super().__init__(number, action)
        # Actions are values: those that are listed all the time are made once.
        self.acts: list[Action] = [action(seat) for seat in range(players)]

    def may(self, state: S, seat: Seat) -> bool:
        """Tell whether a seat may do it now."""
        raise NotImplementedError

    def refuse(self, state: S, seat: Seat) -> None:
        """Raise Illegal with the reason why a seat may not do it now."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat, actions: list[Action]) -> None:
        """List it if it may be done."""
        if self.may(state, seat):
            actions.append(self.acts[seat])

    def check(self, state: S, action: A) -> None:
        """Refuse what may not be done."""
        if not self.may(state, action.seat):
            self.refuse(state, action.seat)


AnyRule: TypeAlias = Rule[S, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A part of the turn: what it begins with, whom it waits for, what may be done in it."""

    def __init__(self, name: str, rules: list[AnyRule[S]]) -> None:
        self.name = name
        self.rules = rules

    def enter(self, state: S) -> None:
        """Do what the phase begins with; a phase that needs nobody closes itself."""
        return

    def waits_for(self, state: S) -> list[Seat]:
        """Name the seats that must act before the phase can go on."""
        return [state.active]


def own_turn(state: State, seat: Seat, rule: str) -> None:
    """Raise Illegal unless it is the turn of `seat`."""
    if seat != state.active:
        raise Illegal(rule, "not-your-turn", active=state.active)

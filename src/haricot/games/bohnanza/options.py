"""The options of Bohnanza, their defaults, and which of them go together."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import Literal

from haricot.cards.options import CardOptions
from haricot.kernel.errors import BadOption
from haricot.kernel.options import convert_options


class Options(CardOptions, frozen=True):
    """How a table wants to play Bohnanza."""

    extension: bool = False
    third_field_at_start: bool = False
    third_field_cost: int | None = None
    trade_talers: bool = False
    tie_break: Literal["share", "hand"] = "share"
    contracts: bool = False
    leave_out: Literal["none", "kakao", "acker"] = "none"
    plant_hands_at_end: bool = False

    def fields(self) -> int:
        """Tell how many fields everybody starts with (B3, B25, E2)."""
        return 3 if self.third_field_at_start or (self.extension and self.players == 3) else 2

    def cost(self) -> int:
        """Tell what a third field costs (B4, B26, E2)."""
        if self.third_field_cost is not None:
            return self.third_field_cost
        if self.extension:
            return 4 if self.players in (4, 5) else 3
        return 2 if self.players == 5 else 3

    def drawn(self) -> int:
        """Tell how many cards the active player draws (B18, E2)."""
        return 4 if self.players > 5 else 3

    def ends_at(self) -> int:
        """Tell with which exhaustion the game ends (B23, E2)."""
        return 2 if self.extension and self.players == 3 else 3

    def hands(self) -> list[int]:
        """Tell how many cards are dealt to each player, from the dealer's left (B6, E2)."""
        return [3, 4, 5, 6, 6, 6, 6][: self.players] if self.players > 5 else [5] * self.players

    def left_out(self) -> set[str]:
        """Name the beans that stay in the box (E2)."""
        if not self.extension or self.players == 3:
            return {"kakao", "acker"} if self.extension else set()
        return {"garten", "kakao", "acker"} if self.players > 5 else {"kaffee", self.leave_out} - {"none"}


EXPLAINED = {
    "players": "3 to 5, with the extension 3 to 7",
    "extension": "four more beans, and up to seven players (E1 to E12)",
    "third_field_at_start": "everybody starts with three fields (B25)",
    "third_field_cost": "1 to 10; else 3, for five 2 (a variant), extension for four or five 4 (B26, E2)",
    "trade_talers": "talers may be part of a trade (B27)",
    "tie_break": '"share": tied players share the victory; "hand": most cards in hand wins (B24)',
    "contracts": "contracts in the hands; needs the extension (E4 to E10)",
    "leave_out": '"none", "kakao" or "acker"; extension with four or five players (E2)',
    "plant_hands_at_end": "hands are planted before the last sale; needs the extension (E12)",
}

NUMBERS = {"players": range(3, 8), "third_field_cost": range(1, 11)}
"""What numbers there are to choose from; which of them go together `check_options` says."""


def read_options(given: dict[str, object]) -> Options:
    """Turn what somebody asked for into options, or say what is allowed."""
    options = convert_options("Bohnanza", given, Options, EXPLAINED)
    check_options(options)
    return options


def check_options(options: Options) -> None:
    """Raise BadOption for a choice that no rulebook knows."""
    least, most = NUMBERS["players"][0], NUMBERS["players"][-1] if options.extension else 5
    if not least <= options.players <= most:
        more = "" if options.extension or options.players < least else "; six and seven need extension=True"
        raise BadOption(f"Option players: {options.players} will not do; allowed: {least} to {most}{more}.")
    for name in ("contracts", "plant_hands_at_end"):
        if getattr(options, name) and not options.extension:
            raise BadOption(f"Option {name}: it belongs to the extension; set extension=True as well.")
    if options.leave_out != "none" and not (options.extension and options.players in (4, 5)):
        raise BadOption("Option leave_out: it is a choice of the extension with four or five players.")
    check_cost(options)


def check_cost(options: Options) -> None:
    """Raise BadOption for a price that makes no sense."""
    if options.third_field_cost is None:
        return
    if options.third_field_cost not in NUMBERS["third_field_cost"]:
        raise BadOption(f"Option third_field_cost: {options.third_field_cost} talers; allowed: 1 to 10.")
    if options.fields() == 3:
        raise BadOption(
            "Option third_field_cost: everybody starts with three fields here; leave the cost out."
        )

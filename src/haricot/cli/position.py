"""`haricot position`: one moment of a game, and what can be done in it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from haricot.beans.letters import visible
from haricot.catalogue import DEFAULT, GAMES, entry, game_again, installed, load, loaded
from haricot.cli.files import read_bytes
from haricot.cli.seats import all_names, seat_number
from haricot.entry import Positions
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import Seat
from haricot.telling.layout import columns, wrap
from haricot.telling.screens import screen_for
from haricot.words.texts import texts

if TYPE_CHECKING:
    from haricot.beans.game import AnyGame
    from haricot.beans.grammar import AnyGrammar
    from haricot.kernel.state import State


class PositionHead(msgspec.Struct):
    """What a position says of its game."""

    game: str = ""


def run(args: Namespace) -> int:
    """Read a position, play what was asked for, and show what follows."""
    if args.game is not None:
        load(args.game)
    text = read_bytes(args.file)
    positions = positions_of(text)
    position = positions.read_position(text)
    game = game_again(position.game, position.options, position.tables)
    state = positions.state_of(game, position)
    grammar = game.grammar(all_names(args.names, game.players), args.language)
    seat = looking(game, state, args.seat)
    told = [line for typed in args.do for line in play(game, state, grammar, seat, typed)]
    if args.json:
        written = msgspec.to_builtins(positions.write_position(game, state))
        text = msgspec.json.encode({"game": game.name, **written})
        print(msgspec.json.format(text, indent=1).decode())
    else:
        print(visible("\n".join([*told, *show(game, state, grammar, seat)])))
    return 0


def positions_of(text: bytes) -> Positions:
    """Find what reads and writes positions of a game; what names none goes to the first that can."""
    try:
        name = msgspec.json.decode(text, type=PositionHead).game
    except (msgspec.DecodeError, UnicodeDecodeError):
        name = DEFAULT
    if name in loaded() or ":" in name or name in installed():
        return entry(name).facets.positions.load()
    found = [game.facets.positions.load() for game in GAMES.values()]
    return next((positions for positions in found if reads(positions, text)), found[0])


def reads(positions: Positions, text: bytes) -> bool:
    """Tell whether a text is a position of a game."""
    try:
        positions.read_position(text)
    except HaricotError:
        return False
    return True


def looking(game: AnyGame, state: State, seat: str | None) -> Seat:
    """Choose the seat that looks and acts: the one asked for, or the first that must act."""
    if seat is not None:
        return seat_number(seat, state.players)
    return next(iter(game.waits_for(state)), state.active)


def play(game: AnyGame, state: State, grammar: AnyGrammar, seat: Seat, typed: str) -> Iterator[str]:
    """Play an action of a seat, and tell what happened."""
    if seat < 0:
        raise HaricotError(texts(grammar.words.language).say("only-players-act"))
    speech = screen_for(game, grammar, seat).speech
    try:
        action = grammar.parse(typed, game.view(state, seat))
        game.check(state, action)
    except HaricotError as error:
        raise HaricotError(speech.refused(error)) from None
    events = game.apply(state, action)
    return (wrap(text) for text in speech.tell([event.seen_by(seat) for event in events]))


def show(game: AnyGame, state: State, grammar: AnyGrammar, seat: Seat) -> Iterator[str]:
    """Show the table, then who must and who may do what."""
    yield screen_for(game, grammar, seat).show(game.view(state, seat))
    for other in range(state.players):
        options = game.legal(state, other)
        if options:
            asked = "seat-must" if other in game.waits_for(state) else "seat-may"
            yield f"\n{texts(grammar.words.language).say(asked, name=grammar.words.names[other])}"
            yield columns(screen_for(game, grammar, other).choices(game.view(state, other), options))

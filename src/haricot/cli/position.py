"""`haricot position`: one moment of a game, and what can be done in it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

import msgspec

from haricot.beans.cardgrammar import CardGrammar
from haricot.catalogue import game_again
from haricot.cli.files import read_bytes
from haricot.cli.seats import all_names, seat_number
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.position import read_position, state_of, write_position
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import Seat
from haricot.terminal.choices import choices
from haricot.terminal.table import TableText, columns, wrap
from haricot.terminal.words import Words


def run(args: Namespace) -> int:
    """Read a position, play what was asked for, and show what follows."""
    position = read_position(read_bytes(args.file))
    game = game_again(position.game, position.options, position.tables)
    state = state_of(game, position)
    grammar = game.grammar(all_names(args.names, game.options.players), args.language)
    seat = looking(game, state, args.seat)
    told = [line for typed in args.do for line in play(game, state, grammar, seat, typed)]
    if args.json:
        text = msgspec.json.encode(write_position(game, state))
        print(msgspec.json.format(text, indent=1).decode())
    else:
        print("\n".join([*told, *show(game, state, grammar, seat)]))
    return 0


def looking(game: Bohnanza, state: Garden, seat: str | None) -> Seat:
    """Tell who looks and acts: who was asked for, or the first who must."""
    if seat is not None:
        return seat_number(seat, state.players)
    return next(iter(game.waits_for(state)), state.active)


def play(game: Bohnanza, state: Garden, grammar: CardGrammar, seat: Seat, typed: str) -> Iterator[str]:
    """Play an action of a seat, and tell what happened."""
    if seat < 0:
        raise HaricotError("Only a player can act: say which with --seat 1, 2 ...")
    action = grammar.parse(typed, game.view(state, seat))
    game.check(state, action)
    events = game.apply(state, action)
    words = Words(game, grammar, seat)
    return (wrap(text) for text in words.tell([event.seen_by(seat) for event in events]))


def show(game: Bohnanza, state: Garden, grammar: CardGrammar, seat: Seat) -> Iterator[str]:
    """Show the table, then who must and who may do what."""
    yield TableText(Words(game, grammar, seat)).show(game.view(state, seat))
    for other in range(state.players):
        words, options = Words(game, grammar, other), game.legal(state, other)
        if options:
            yield f"\n{grammar.words.names[other]} {'must' if other in game.waits_for(state) else 'may'}:"
            yield columns(choices(words, game.view(state, other), options))

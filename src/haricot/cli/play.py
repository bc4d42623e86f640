"""`haricot play`: people and bots at one table."""

from __future__ import annotations

from argparse import Namespace
from random import SystemRandom

from haricot.arena.host import Host
from haricot.beans.game import AnyGame
from haricot.bots import Bot
from haricot.bots.entrants import entrant, line_up
from haricot.bots.manners import polite
from haricot.cli.options import chosen_game, given_options
from haricot.cli.screen import full_screen
from haricot.cli.seats import seated
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import new_session
from haricot.kernel.types import Seat
from haricot.telling.layout import wrap
from haricot.telling.titles import title
from haricot.terminal.console import Console
from haricot.terminal.keeper import Keeper
from haricot.terminal.line import LineClient, Quit
from haricot.words.texts import texts


def run(args: Namespace) -> int:
    """Play a game to its end, or until somebody leaves."""
    if full_screen(args):
        return play_full(args)
    client = open_table(args)
    greet(client, args.bots)
    try:
        client.play()
    except (EOFError, Quit):
        leave(client)
    except KeyboardInterrupt:
        leave(client)
        return 130
    else:
        client.console.say(client.words.say("same-cards", seed=str(client.keeper.record.seed)))
    return 0


def play_full(args: Namespace) -> int:
    """Play on the whole screen, and tell at the end how the game can be seen again."""
    from haricot.terminal.full.app import FullClient
    from haricot.terminal.full.local import LocalBackend

    host, names, keeper = lay_table(args)
    backend = LocalBackend(host, names, keeper, args.language, args.pace)
    if args.explain:
        backend.think_aloud()
    app = FullClient(backend)
    app.run()
    if backend.keeper.path is not None:
        print(backend.texts.say("left-kept", file=str(backend.keeper.path)))
    print(backend.hint)
    return app.return_code or 0


def open_table(args: Namespace) -> LineClient:
    """Seat everybody before the line client."""
    host, names, keeper = lay_table(args)
    client = LineClient(host, names, keeper, Console(), args.language)
    if args.explain:
        client.think_aloud()
    return client


def lay_table(args: Namespace) -> tuple[Host, list[str], Keeper]:
    """Seat everybody."""
    game = seat_game(args)
    names, people = seated(args.names, args.people or [own_name(args)], game.players)
    seed = SystemRandom().randrange(2**32) if args.seed is None else args.seed
    session = new_session(game, seed)
    others = [seat for seat in range(len(names)) if seat not in people]
    kinds = line_up(args.bots.split(","), len(others), game.name) if others else []
    chosen = dict(zip(others, kinds, strict=True))

    def maker(seat: Seat) -> Bot:
        return polite(entrant(chosen[seat], game.name))(game, seat, seed)

    bots = {seat: maker(seat) for seat in others}
    return Host(game, session, bots, maker=maker), names, Keeper(session.record, args.record)


def seat_game(args: Namespace) -> AnyGame:
    """Set up the game; the number of players follows from the names where everybody has one."""
    if args.people and args.you:
        raise HaricotError("--you is for one person and --people for several: take one of them.")
    if "players" in given_options(args):
        return chosen_game(args)
    return chosen_game(args, players=len(args.names or ()) or max(4, len(args.people or ())))


def own_name(args: Namespace) -> str:
    """Name the person who plays alone: as said, or as the first seat is called."""
    return str(args.you or (args.names[0] if args.names else texts(args.language).say("you").capitalize()))


def greet(client: LineClient, bots: str) -> None:
    """Say in a few words who plays, and what to type."""
    names, people, words = client.grammar.words.names, client.people, client.words
    others = [name for seat, name in enumerate(names) if seat not in people]
    here = [names[seat] for seat in people]
    unnamed = here == [words.say("you").capitalize()]
    greeting = "greet-you" if unnamed else "greet-several" if len(here) > 1 else "greet-one"
    game = title(words.language, client.game.name).removesuffix("!")
    said = [words.say(greeting, names=words.listed(here), game=game)]
    if others:
        said.append(words.say("greet-bots", names=words.listed(others), bots=bots.replace(",", ", ")))
    client.console.say(wrap(" ".join(said)))
    client.console.say(wrap(words.say("greet-type", first=client.grammar.first_verb, second="done")))


def leave(client: LineClient) -> None:
    """Tell somebody who leaves early how the game can be seen again."""
    client.console.say(f"\n{client.words.say('left-unfinished')}")
    path = client.keeper.path
    if path is not None:
        client.console.say(client.words.say("left-kept", file=str(path)))
    elif not client.keeper.own:
        client.console.say(wrap(client.words.say("left-unkept")))

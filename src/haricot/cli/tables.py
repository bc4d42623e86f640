"""`haricot tables`: the figures that games are played with."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from haricot.beans.letters import visible
from haricot.catalogue import DEFAULT, GAMES, entry, game, load
from haricot.cli.files import read_bytes
from haricot.kernel.errors import HaricotError
from haricot.telling.layout import wrap

LEGEND = (
    "* Reconstructed for haricot, since rulebooks printed it only as a picture. What has no star is stated in"
    " a rulebook or on printed cards. Figures of your own take the place of all of these:"
    " haricot play --tables FILE. docs/formats.md tells how."
)


def run(args: Namespace) -> int:
    """Check somebody's own tables, or show the printed ones."""
    if args.tables_command == "check":
        print(visible(check(args)))
    else:
        print("\n".join(show(args.game)))
    return 0


def check(args: Namespace) -> str:
    """Read tables as their game would, and say what they hold."""
    read_bytes(args.file)
    if args.game is not None:
        tables = game(args.game, tables=args.file).tables
        return wrap(f"{args.file}: good tables for {args.game}, with {tables.counted()}.")
    for name in GAMES:
        try:
            tables = game(name, tables=args.file).tables
        except HaricotError:
            continue
        return wrap(f"{args.file}: good tables for {name}, with {tables.counted()}.")
    # Nothing fits: the sentence of the first game says what is wrong.
    entry(DEFAULT).tables.read(args.file)
    raise HaricotError(f"{args.file} fits no game: say which one it is for with --game.")


def show(name: str) -> Iterator[str]:
    """Write the printed figures of a game down for people, with a star at what is reconstructed."""
    found = load(name)
    yield from found.facets.sheet.load()(found.figures())
    yield "\n" + wrap(LEGEND)

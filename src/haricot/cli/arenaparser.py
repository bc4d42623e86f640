"""What can be typed after `haricot arena`, `haricot lab` and `haricot selfplay`."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from haricot.cli.commands import Commands, add_command, seed
from haricot.cli.options import add_game_options

ARENA = """\
One line-up is a match: every deal is played with every seating, and all intervals are over deals (95 %).
With --round-robin every bot plays alone against a table of every other one. docs/arena.md tells the rest.

examples:
  haricot arena simple random random random --deals 100 --processes all
  haricot arena mybots:Mine simple simple simple --until 0.27 --resume mine.jsonl
  haricot arena --round-robin simple random mybots:Mine --json out.json --parquet out.parquet --plots out
  haricot arena --plan ladder.toml --out ladder.md
  haricot arena expert simple simple simple --deals 10000 --ray 10.0.0.1:6379 --resume expert.jsonl
"""

LAB = """\
examples:
  haricot lab beans --games 2000 --processes all --plots balance
  haricot lab beans --game sissi --players 3 --json balance.json
  haricot lab beans --against third_field_at_start=true
  haricot lab beans --against extension=true --against third_field_cost=4
"""

SELFPLAY = """\
Every decision is a row: what the seat saw, what it could do, what it did, and how the game ended for it.
docs/formats.md tells the columns, docs/cluster.md how to play on many machines.

examples:
  haricot selfplay expert --games 1000 --processes all --parquet expert.parquet
  haricot selfplay expert simple simple --game hansa --games 300 --passes --parquet hansa.parquet
  haricot selfplay greedy --games 100000 --ray auto --parquet greedy.parquet
"""


def add_arena(commands: Commands) -> None:
    """Describe `haricot arena`."""
    parser = add_command(commands, "arena", "let bots compete, and measure who is better", ARENA)
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="*",
        help="a bot by its name, as module:Class, or master@TRIES; one for all, or one a seat",
    )
    parser.add_argument("--round-robin", action="store_true", help="each bot alone against each other")
    parser.add_argument("--plan", metavar="FILE", type=Path, help="play the matches of a plan, in TOML")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the table of the plan, in Markdown")
    parser.add_argument("--deals", metavar="N", type=int, help="how many deals (default 100)")
    parser.add_argument(
        "--until",
        metavar="SHARE",
        help="stop when it is decided whether the first bot wins this share rather than an even one: 0.27; "
        "or rather than another: 0.55:0.6 (at most 5000 deals, unless --deals says otherwise)",
    )
    parser.add_argument(
        "--seatings",
        choices=["all", "rotations"],
        default="all",
        help="all orders of the bots (default), or only those that keep their neighbours",
    )
    parser.add_argument(
        "--budget", metavar="SECONDS", type=float, help="who takes longer for one decision loses the game"
    )
    parser.add_argument("--resume", metavar="FILE", type=Path, help="keep each deal here, and go on from it")
    add_work(parser)
    parser.add_argument("--parquet", metavar="FILE", type=Path, help="write a row for every game and seat")
    add_game_options(parser)


def add_work(parser: ArgumentParser) -> None:
    """Describe how games are played, and where the figures go."""
    add_workers(parser)
    parser.add_argument(
        "--json", metavar="FILE", type=Path, help="write all figures as JSON; - is the standard output"
    )
    parser.add_argument("--plots", metavar="FOLDER", type=Path, help="draw plots into a folder")


def add_workers(parser: ArgumentParser) -> None:
    """Describe which games are played, and by whom."""
    parser.add_argument(
        "--seed", metavar="S", type=seed, default=0, help="the same seed deals the same cards (default 0)"
    )
    workers = parser.add_mutually_exclusive_group()
    workers.add_argument(
        "--processes", metavar="N", default="1", help="how many games at once (default 1), or all cores"
    )
    workers.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: host:port, auto, ray://host:port, or local for a new one right here",
    )


def add_selfplay(commands: Commands) -> None:
    """Describe `haricot selfplay`."""
    parser = add_command(
        commands, "selfplay", "let bots play, and write every decision as data to learn from", SELFPLAY
    )
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="a bot by its name, as module:Class, or master@TRIES; one for all, or one a seat",
    )
    parser.add_argument("--games", metavar="N", type=int, default=100, help="how many (default 100)")
    parser.add_argument(
        "--parquet", metavar="FILE", type=Path, required=True, help="write a row for every decision here"
    )
    parser.add_argument(
        "--passes", action="store_true", help="also when a bot was asked in a trade and had nothing to say"
    )
    add_workers(parser)
    add_game_options(parser)


def add_lab(commands: Commands) -> None:
    """Describe `haricot lab`."""
    lab = add_command(
        commands, "lab", "measure the game itself: what beans, seats and options are worth", LAB
    )
    kinds = lab.add_subparsers(dest="lab_command", metavar="beans", required=True)
    beans = add_command(
        kinds, "beans", "play thousands of games, and tell what each bean and seat brings", LAB
    )
    beans.add_argument("--games", metavar="N", type=int, default=2000, help="how many (default 2000)")
    beans.add_argument(
        "--bot", metavar="BOT", default="simple", help="who plays: a name (default simple) or module:Class"
    )
    beans.add_argument(
        "--against",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        help="play the same deals with another option too, and compare; repeatable",
    )
    add_work(beans)
    add_game_options(beans)

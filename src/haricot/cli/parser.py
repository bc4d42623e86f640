"""What can be typed after `haricot`."""

from __future__ import annotations

import platform
from argparse import ArgumentParser, BooleanOptionalAction, RawDescriptionHelpFormatter
from pathlib import Path
from typing import get_args

import haricot
from haricot.beans.vocabulary import LANGUAGES
from haricot.catalogue import GAMES
from haricot.cli.arenaparser import add_arena, add_lab, add_selfplay
from haricot.cli.commands import Commands, add_command, port, seed
from haricot.cli.language import spoken
from haricot.cli.options import Names, add_game_options
from haricot.kernel import game as compiled
from haricot.wire.commands import Pace

EXAMPLES = """\
examples:
  haricot play                        a game against three bots, at once
  haricot play --game sissi           another game; haricot games lists them all
  haricot play --people Anna Ben      two people at one keyboard, and bots
  haricot join LINK                   sit down at a table of a server
  haricot simulate 100 --bots simple,random,random,random
  haricot arena simple random random random --deals 50
  haricot rules B20                   read a rule
"""

PLAY = """\
examples:
  haricot play --you Anna --players 3 --seed 7
  haricot play --people Anna Ben Cleo --extension --contracts
  haricot play --game hansa --trade-with guests
  haricot play --names Anna Ben Cleo --people Ben --bots random --record game.json
  haricot play --plain                line by line, for pipes and screen readers
"""

JOIN = """\
examples:
  haricot join http://192.168.1.20:8008/t/VO5GdM4UGPwf5kJVKuqWCA
  haricot join LINK --name Anna --language de
"""

SIMULATE = """\
examples:
  haricot simulate 200
  haricot simulate 100 --bots simple,random,random,random --seed 3
  haricot simulate 100 --game hansa --players 3
  haricot simulate 50 --players 5 --extension --json > result.json
"""

REPLAY = """\
While you step: Enter goes on, b goes back, a number jumps, s 2 shows what seat 2 sees (s all: all hands),
q ends.

examples:
  haricot replay game.json
  haricot replay game.json --move 40 --seat 1
"""

SERVE = """\
Everybody who has the link of a table can come to it; nobody needs an account.

examples:
  haricot serve
  haricot serve --host 0.0.0.0 --port 8080 --data /var/lib/haricot
  haricot serve --game examples.lentil:LENTIL
"""

POSITION = """\
examples:
  haricot position moment.json
  haricot position moment.json --seat 1 --do "plant 1" --json
"""

TABLES = """\
examples:
  haricot tables show hansa
  haricot tables check mine.toml --game sissi
"""


def version() -> str:
    """Name the version, the build that runs, and the Python it runs on."""
    build = "pure Python" if (compiled.__file__ or "").endswith(".py") else "compiled"
    return f"haricot {haricot.__version__} ({build}, Python {platform.python_version()})"


def build_parser() -> ArgumentParser:
    """Describe the whole command line."""
    parser = ArgumentParser(
        prog="haricot",
        description="Games of bean trading in the terminal: play them, let bots play them, look at games.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    add_play(commands)
    add_join(commands)
    add_simulate(commands)
    add_arena(commands)
    add_lab(commands)
    add_selfplay(commands)
    add_replay(commands)
    add_serve(commands)
    add_position(commands)
    add_books(commands)
    return parser


def add_play(commands: Commands) -> None:
    """Describe `haricot play`."""
    parser = add_command(commands, "play", "play a game, with bots in the seats that no person takes", PLAY)
    parser.add_argument("--you", metavar="NAME", help="your name, if you play alone against bots")
    parser.add_argument("--people", metavar="NAME", nargs="+", help="the people at this keyboard")
    parser.add_argument("--names", metavar="NAME", nargs="+", help="everybody's name, seat by seat")
    parser.add_argument(
        "--bots",
        metavar="KIND",
        default="simple",
        help="a bot of the game, as `haricot games` lists them (default simple), or module:Class",
    )
    parser.add_argument(
        "--explain", action="store_true", help="have the bots think aloud, also of what they hide"
    )
    parser.add_argument("--seed", metavar="S", type=seed, help="the same seed deals the same cards")
    parser.add_argument("--record", metavar="FILE", type=Path, help="keep the record here, action by action")
    add_language(parser)
    parser.add_argument(
        "--plain", action="store_true", help="line by line, also where there is a whole screen"
    )
    parser.add_argument(
        "--pace", choices=get_args(Pace), default="calm", help="how long bots pause on the whole screen"
    )
    add_game_options(parser)


def add_join(commands: Commands) -> None:
    """Describe `haricot join`."""
    parser = add_command(commands, "join", "sit down at a table of a server, or watch", JOIN)
    parser.add_argument("link", metavar="LINK", help="the link of the table, as its page shares it")
    parser.add_argument(
        "--name", metavar="NAME", help="your name (default: as you are called on this machine)"
    )
    parser.add_argument("--watch", action="store_true", help="take no seat")
    add_load(parser)
    add_language(parser)


def add_simulate(commands: Commands) -> None:
    """Describe `haricot simulate`."""
    parser = add_command(commands, "simulate", "let bots play many games, and count", SIMULATE)
    parser.add_argument("games", metavar="N", type=int, help="how many games")
    parser.add_argument(
        "--bots",
        metavar="KIND,...",
        default="simple",
        help="as for play: one for all, or one a seat",
    )
    parser.add_argument(
        "--seed", metavar="S", type=seed, default=0, help="the same seed deals the same cards (default 0)"
    )
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    add_game_options(parser)


def add_replay(commands: Commands) -> None:
    """Describe `haricot replay`."""
    parser = add_command(commands, "replay", "go through a recorded game", REPLAY)
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as play writes it")
    parser.add_argument("--seat", metavar="N", default="all", help="whose eyes to look with: 1, 2 ... or all")
    parser.add_argument("--move", metavar="N", type=int, help="print the moment after N actions, and end")
    add_load(parser)
    parser.add_argument("--step", action="store_true", help="step also when the input is no terminal")
    add_naming(parser)


def add_serve(commands: Commands) -> None:
    """Describe `haricot serve`."""
    parser = add_command(commands, "serve", "open tables that people join by a link", SERVE)
    parser.add_argument("--host", default="127.0.0.1", help="who can come (default: this machine only)")
    parser.add_argument("--port", metavar="N", type=port, help="(default: 8008, or the next that is free)")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where tables are kept (default: your home)")
    parser.add_argument("--page", metavar="DIR", type=Path, help="a page that you have built yourself")
    parser.add_argument("--limits", metavar="FILE", type=Path, help="what guests may do, as TOML")
    parser.add_argument(
        "--game",
        metavar="NAME",
        action="append",
        default=[],
        help="offer somebody's own game too, named as module:NAME; repeatable",
    )
    parser.add_argument(
        "--public-host",
        metavar="NAME",
        action="append",
        default=[],
        help="the name people reach it by through a proxy, like beans.example.org; repeatable",
    )
    parser.add_argument(
        "--browser", action=BooleanOptionalAction, help="open it in your browser too, if you have a desktop"
    )


def add_position(commands: Commands) -> None:
    """Describe `haricot position`."""
    parser = add_command(commands, "position", "show a moment of a game, and try an action", POSITION)
    parser.add_argument("file", metavar="FILE", type=Path, help="a position in JSON")
    add_load(parser)
    parser.add_argument("--seat", metavar="N", help="who looks and acts: 1, 2 ... (default: who must act)")
    parser.add_argument(
        "--do", metavar="PHRASE", action="append", default=[], help='like "plant 1"; repeatable'
    )
    parser.add_argument("--json", action="store_true", help="print the position that follows, in JSON")
    add_naming(parser)


def add_load(parser: ArgumentParser) -> None:
    """Let the game of a file be loaded, where it is somebody's own."""
    parser.add_argument("--game", metavar="NAME", help="load somebody's own game first, named as module:NAME")


def add_naming(parser: ArgumentParser) -> None:
    """Let players be called by other names, and everything be said in another language."""
    parser.add_argument("--names", metavar="NAME", nargs="+", help="everybody's name, seat by seat")
    add_language(parser)


def add_language(parser: ArgumentParser) -> None:
    """Let somebody choose a language."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default=spoken(), help="of everything that is said (default: yours)"
    )


def add_books(commands: Commands) -> None:
    """Describe what there is to read."""
    rules = add_command(
        commands, "rules", "list the rules, or read some", "example:\n  haricot rules B20 M3\n"
    )
    rules.add_argument("numbers", metavar="RULE", nargs="*", help="like B20")
    add_language(rules)
    add_command(commands, "games", "list the games and their options")
    add_tables(commands)
    shells = add_command(
        commands,
        "completion",
        "print a completion script for your shell",
        'examples:\n  eval "$(haricot completion bash)"\n  haricot completion zsh > ~/.zfunc/_haricot\n',
    )
    shells.add_argument("shell", choices=["bash", "zsh"])


def add_tables(commands: Commands) -> None:
    """Describe `haricot tables`."""
    tables = add_command(commands, "tables", "show the figures of a game, or check your own", TABLES)
    kinds = tables.add_subparsers(dest="tables_command", metavar="show|check", required=True)
    show = add_command(kinds, "show", "show beans, prices and cards of a game")
    show.add_argument("game", metavar="GAME", choices=Names(GAMES), help=f"{', '.join(GAMES)} or module:NAME")
    check = add_command(kinds, "check", "check a file with figures of your own")
    check.add_argument("file", metavar="FILE", type=Path, help="tables in TOML")
    check.add_argument(
        "--game", choices=Names(GAMES), help="which game they are for (default: the first they fit)"
    )

"""The command line; each command is a module of its own, and imported only when it is called."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from haricot.beans.letters import visible
from haricot.cli.parser import build_parser
from haricot.kernel.errors import Coded, HaricotError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code: 0 well, 1 bad input, 2 bad usage, 130 interrupted."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            return run(argv)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain once more when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(argv: Sequence[str] | None) -> int:
    """Run a command, and turn what can go wrong into a sentence."""
    parser = build_parser()
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help(sys.stderr)
        return 2
    try:
        return call(args)
    except HaricotError as error:
        print(f"haricot: {visible(told(error, args))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def told(error: HaricotError, args: Namespace) -> str:
    """Say what went wrong, in the language that was asked for."""
    if "language" not in args or not isinstance(error, Coded):
        return str(error)
    from haricot.words.refusals import refusal
    from haricot.words.texts import texts

    return refusal(texts(args.language), error)


def call(args: Namespace) -> int:
    """Import the module of a command, and run it."""
    code: int = import_module(f"haricot.cli.{args.command}").run(args)
    return code

"""`haricot completion`: a script that lets a shell complete what is typed."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace

from haricot.cli.parser import build_parser
from haricot.extras import need


def run(args: Namespace) -> int:
    """Print the script for a shell."""
    shtab = need("shtab", "Completion needs", extra="cli")
    parser = build_parser()
    for action in file_arguments(parser):
        vars(action)["complete"] = shtab.FILE
    print(shtab.complete(parser, args.shell))
    return 0


def file_arguments(parser: ArgumentParser) -> list[Action]:
    """Find all arguments that name files, in all commands."""
    found = []
    for action in parser._actions:
        if action.metavar == "FILE":
            found.append(action)
        elif isinstance(action.choices, dict):
            for command in action.choices.values():
                found += file_arguments(command)
    return found

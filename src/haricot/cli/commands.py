"""What the descriptions of all commands are made with."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter, _SubParsersAction
from typing import TypeAlias

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"


def add_command(commands: Commands, name: str, help: str, epilog: str = "") -> ArgumentParser:
    """Add a command with its help."""
    return commands.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog=epilog,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def port(text: str) -> int:
    """Read the number of a port."""
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise ArgumentTypeError(f"{text!r} is no port: name a number from 1 to 65535")
    return int(text)


def seed(text: str) -> int:
    """Read a seed."""
    if not text.isdecimal() or int(text) >= 2**63:
        raise ArgumentTypeError(f"{text!r} is no seed: name a whole number from 0 on")
    return int(text)

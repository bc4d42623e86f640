"""The English sentences of refusals, read from the Fluent files that have them in every language."""
# interpreted: it only reads and writes text

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

# What these messages use of Fluent: text, variables, and choices by a number or a word, one line a variant.
MESSAGE = re.compile(r"^refused-([\w-]+) =((?: .*)?(?:\n +.*)*)$", re.MULTILINE)
CHOICE = re.compile(r"\{ \$(\w+) ->\n(.*?)\n +\}", re.DOTALL)
VARIANT = re.compile(r"^ +\*?\[(\w+)\] (.*)$", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+) \}")
SEATS = ("active", "seat", "taker")


def english(code: str, params: Mapping[str, object]) -> str:
    """Say why something was refused; a code that no file knows may bring its sentence along."""
    pattern = patterns().get(code)
    if pattern is None:
        return str(params.get("sentence", f"This was refused: {code}."))
    chosen = CHOICE.sub(lambda found: variant(found[2], params.get(found[1])), pattern)
    return VARIABLE.sub(lambda found: word(found[1], params.get(found[1], found[0])), chosen)


@cache
def patterns() -> dict[str, str]:
    """Read the patterns by their codes, once; words are above the kernel, so they are data here."""
    folder = files("haricot") / "words" / "en"
    texts = [(folder / name).read_text(encoding="utf-8") for name in ("refusals.ftl", "terminal.ftl")]
    return {code: pattern.strip() for text in texts for code, pattern in MESSAGE.findall(text)}


def variant(variants: str, value: object) -> str:
    """Choose the variant of a value itself, or else by whether it is one."""
    said: dict[str, str] = dict(VARIANT.findall(variants))
    return said.get(str(value)) or said["one" if value == 1 and "one" in said else "other"]


def word(name: str, value: object) -> str:
    """Put a parameter into words; without a table, seats are players by number."""
    if isinstance(value, list | tuple):
        said = [word(name.removesuffix("s"), part) for part in value]
        return " and ".join([", ".join(said[:-1]), said[-1]] if said[1:] else said)
    if isinstance(value, int):
        return f"Player {value + 1}" if name in SEATS else f"{value:,}"
    return str(value)

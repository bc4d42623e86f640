"""Tables: the figures a game is played with, read from TOML and checked."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from functools import reduce
from hashlib import sha256
from importlib.resources import files
from operator import getitem
from pathlib import Path
from typing import Annotated, Any, Self, TypeAlias
from unicodedata import category, east_asian_width

import msgspec
from msgspec import Meta, Struct

from haricot.kernel.errors import BadTables
from haricot.kernel.record import Line, TablesName

LOOKS = frozenset({"at", "colour", "letter", "mark", "name", "names", "short", "source", "stated"})
"""The keys of tables that change nothing in play."""

RECONSTRUCTED = "reconstruction"
"""The source of a figure that was made for haricot."""

# No table on cardboard comes near these; without them a small file could fill any memory.
MOST_KINDS = 40
MOST_CARDS = 2_000
MOST_STEPS = 30
MOST_CONTRACTS = 500
MOST_LANGUAGES = 20
LONGEST_KEY = 40
LONGEST_LETTER = 10
LARGEST = 1_000_000

Figure: TypeAlias = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Key: TypeAlias = Annotated[str, Meta(max_length=LONGEST_KEY)]
Letter: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LETTER)]

Words: TypeAlias = Annotated[dict[Key, Line], Meta(max_length=MOST_LANGUAGES)]
"""Something in several languages."""

Meter: TypeAlias = Annotated[tuple[tuple[Figure, Figure], ...], Meta(max_length=MOST_STEPS)]
"""A beanometer: so many cards earn so many talers."""

Pairs: TypeAlias = Annotated[tuple[tuple[Figure, Figure], ...], Meta(max_length=MOST_CONTRACTS)]
"""Contracts, by how many beans they ask for on the left and on the right."""


PLAIN_COLOUR, PLAIN_SIGN = "#b9a98c", "o"
"""How a bean looks of which nothing is said."""


class Looks(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What people call a kind of bean, how it is drawn, and where its figures are from."""

    source: Line = ""
    letter: Letter = ""
    names: Words = {}
    short: Words = {}
    # As in style sheets, and the sign that stands for its drawing in a terminal; plain if there is none.
    colour: Letter = ""
    mark: Letter = ""

    def hue(self) -> str:
        """Return the colour of its drawings; whatever shows beans makes the shades of it that it needs."""
        return self.colour or PLAIN_COLOUR

    def sign(self) -> str:
        """Return the sign that stands for its drawing."""
        return self.mark or PLAIN_SIGN


class BeanKind(Looks, frozen=True):
    """One kind of bean: how many cards, and its beanometer."""

    cards: Figure
    meter: Meter
    third_field_at: Figure = 0


class ContractCards(Struct, frozen=True, forbid_unknown_fields=True):
    """The contracts: all ordered pairs of a range, some of them twice, and those that a rulebook states."""

    lowest: Figure
    highest: Figure
    twice: Pairs = ()
    source: Line = ""
    stated: Pairs = ()

    def pairs(self) -> list[tuple[int, int]]:
        """List every contract card, the doubled ones last."""
        sizes = range(self.lowest, self.highest + 1)
        return [(left, right) for left in sizes for right in sizes] + list(self.twice)


class BaseTables(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The figures of a game, under the name that a record gives them."""

    name: Line

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read tables from a TOML file."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadTables(str(path), "", f"cannot be read ({error}): name a TOML file in UTF-8") from None
        return cls.parse(text, str(path))

    @classmethod
    def packaged(cls, package: str, file: str) -> Self:
        """Read tables that haricot brings along."""
        return cls.parse(files(package).joinpath(file).read_text(encoding="utf-8"), file)

    @classmethod
    def parse(cls, text: str, file: str) -> Self:
        """Turn the text of a TOML file into checked tables."""
        try:
            figures = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadTables(file, "", f"is not TOML: {error}") from None
        return cls.of(figures, file)

    @classmethod
    def of(cls, figures: dict[str, Any], file: str) -> Self:
        """Turn figures that came from a file into checked tables."""
        error = error_of(figures, cls)
        if error:
            raise BadTables(file, *complaint(error, figures, cls))
        tables = msgspec.convert(figures, cls)
        tables.check(file)
        return tables

    def check(self, file: str) -> None:
        """Raise BadTables, naming the key and the reason, if no game could be played with these."""
        raise NotImplementedError

    def counted(self) -> str:
        """Tell in words how much these tables hold."""
        raise NotImplementedError

    def described(self, whole: bool) -> TablesName:
        """Name the tables for a record, or put them into it whole."""
        return TablesName(self.name, self.digest(), msgspec.to_builtins(self) if whole else None)

    def digest(self) -> str:
        """Name the figures, so that a record can say which tables it was played with."""
        figures = without_looks(msgspec.to_builtins(self))
        return sha256(msgspec.json.encode(figures, order="deterministic")).hexdigest()[:16]


def without_looks(figures: Any) -> Any:
    """Leave out what only people look at: a better translation must not make old records unreadable."""
    if isinstance(figures, dict):
        return {key: without_looks(value) for key, value in figures.items() if key not in LOOKS}
    return [without_looks(value) for value in figures] if isinstance(figures, list | tuple) else figures


class Tables(BaseTables, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All the figures of a card game."""

    bean: Annotated[dict[Key, BeanKind], Meta(max_length=MOST_KINDS)]
    contracts: ContractCards | None = None
    # The bean that alternates with all others, in a game that has one (S3).
    empress: Key = ""

    def counted(self) -> str:
        """Tell in words how much these tables hold."""
        return f"{len(self.bean)} kinds of bean, {sum(kind.cards for kind in self.bean.values())} cards"

    def check(self, file: str) -> None:
        """Raise BadTables, naming the key and the reason, if no game could be played with these."""
        if not self.bean:
            raise BadTables(file, "bean", "there is no kind of bean: add at least one table [bean.NAME]")
        held = sum(kind.cards for kind in self.bean.values())
        if held > MOST_CARDS:
            raise BadTables(file, "bean", f"there are {held} cards in all, and {MOST_CARDS} are the most")
        for key, kind in self.bean.items():
            check_kind(key, kind, held, file)
        if self.contracts is not None:
            check_contracts(self.contracts, file)

    def only(self, keys: list[str]) -> Tables:
        """Leave all but some kinds in the box."""
        return msgspec.structs.replace(self, bean={key: self.bean[key] for key in keys})


def complaint(error: str, figures: dict[str, Any], kind: type[BaseTables]) -> tuple[str, str]:
    """Say where figures are wrong, and why."""
    told = re.fullmatch(r"(.*) - at `(key` in `)?\$\.?(.*)`", error, re.DOTALL)
    reason, is_key, place = told.groups() if told else (error, None, "")
    reason = re.sub(r"^Expected `str` of length <= (\d+)$", r"has more than \1 letters", reason)
    reason = re.sub(r"^Expected `\w+` of length <= (\d+)$", r"has more than \1 entries", reason)
    reason = f"a key {reason}" if is_key else reason
    try:
        return spelled_out(place, error, figures, kind), reason
    except (LookupError, TypeError):
        # A key that nobody knows may itself look like a place.
        return place, reason


def spelled_out(place: str, error: str, figures: dict[str, Any], kind: type[BaseTables]) -> str:
    """Restore the dictionary keys that msgspec prints as `[...]`."""
    path: list[str] = []
    *parts, last = place.split("[...]")
    for part in parts:
        path += [name for name in part.split(".") if name]
        key = first_wrong(path, error, figures, kind)
        figures = cut(figures, path, [key])
        path.append(key)
    return ".".join(path) + last


def first_wrong(path: list[str], error: str, figures: dict[str, Any], kind: type[BaseTables]) -> str:
    """Find the first key of a table with which figures end in an error; halving needs few tries."""
    within: dict[str, Any] = reduce(getitem, path, figures)
    keys = list(within)

    def is_there(upto: int) -> bool:
        return error_of(cut(figures, path, keys[: upto + 1]), kind) == error

    return keys[bisect_left(range(len(keys)), True, key=is_there)]


def cut(figures: dict[str, Any], path: list[str], keys: list[str]) -> dict[str, Any]:
    """Copy figures with only some keys in one of their tables, and copy nothing beside the way there."""
    if not path:
        return {key: figures[key] for key in keys}
    return {**figures, path[0]: cut(figures[path[0]], path[1:], keys)}


def error_of(figures: dict[str, Any], kind: type[BaseTables]) -> str:
    """Tell what is wrong with the form of figures."""
    try:
        msgspec.convert(figures, kind)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def check_kind(key: str, kind: BeanKind, held: int, file: str) -> None:
    """Check one kind of bean."""
    if not re.fullmatch("[a-z][a-z_]*", key):
        raise BadTables(file, f"bean.{key}", "a key has only small letters a to z and _")
    if not 1 <= kind.cards <= 999:
        raise BadTables(file, f"bean.{key}.cards", f"is {kind.cards}, and must be 1 to 999")
    if not 0 <= kind.third_field_at <= kind.cards:
        reason = f"is {kind.third_field_at}, and there are {kind.cards} cards"
        raise BadTables(file, f"bean.{key}.third_field_at", reason)
    check_looks(key, kind, file)
    check_meter(f"bean.{key}.meter", kind.meter, held, file)


def check_looks(key: str, looks: Looks, file: str) -> None:
    """Check what a kind of bean is called, and how it is drawn."""
    for language, word in looks.short.items():
        if not re.fullmatch(r"[^\W\d_][\w'-]{0,29}", word):
            raise BadTables(file, f"bean.{key}.short.{language}", f"is {word!r}, and must be one word")
    if not re.fullmatch("#[0-9a-f]{6}", looks.hue()):
        raise BadTables(file, f"bean.{key}.colour", f"is {looks.colour!r}, and must be like '#5b8cc4'")
    if not is_mark(looks.sign()):
        raise BadTables(file, f"bean.{key}.mark", f"is {looks.mark!r}, and must be one letter or sign")


def is_mark(text: str) -> bool:
    """Tell whether a text is one letter or sign that takes one column of a terminal."""
    return len(text) == 1 and category(text)[0] in "LNPS" and east_asian_width(text) not in "FW"


def check_meter(key: str, meter: Meter, held: int, file: str) -> None:
    """Check that a beanometer climbs, and that a field can pay what it says."""
    needed, earned = 0, 0
    for cards, talers in meter:
        if cards <= needed or talers <= earned:
            reason = (
                f"[{cards}, {talers}] must ask for more cards and pay more talers than the step before it"
            )
            raise BadTables(file, key, reason)
        if talers > cards:
            reason = f"[{cards}, {talers}] pays more talers than there are cards to turn over"
            raise BadTables(file, key, reason)
        needed, earned = cards, talers
    # Not of its own kind: in Sissi! the beans of the empress count too.
    if needed > held:
        raise BadTables(file, key, f"asks for {needed} cards, and there are {held} in all")


def check_contracts(contracts: ContractCards, file: str) -> None:
    """Check the range of the contracts, and those that are there twice."""
    if not 1 <= contracts.lowest <= contracts.highest <= 30:
        reason = (
            f"lowest is {contracts.lowest} and highest is {contracts.highest}: 1 <= lowest <= highest <= 30"
        )
        raise BadTables(file, "contracts", reason)
    for pair in contracts.twice:
        if not all(contracts.lowest <= size <= contracts.highest for size in pair):
            raise BadTables(file, "contracts.twice", f"{list(pair)} is outside lowest to highest")

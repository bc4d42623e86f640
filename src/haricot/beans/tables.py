"""Tables: the figures a game is played with, read from TOML and checked."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from functools import reduce
from hashlib import sha256
from importlib.resources import files
from operator import getitem
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec import Struct

from haricot.kernel.errors import BadTables
from haricot.kernel.record import TablesName

LOOKS = frozenset({"at", "letter", "name", "names", "short", "source", "stated"})
"""The keys of tables that change nothing in play."""

RECONSTRUCTED = "reconstruction"
"""The source of a figure that was made for haricot."""


Meter = tuple[tuple[int, int], ...]
"""A beanometer: so many cards earn so many talers."""


class BeanKind(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One kind of bean: how many cards, its beanometer, its names, and where the figures are from."""

    cards: int
    meter: Meter
    source: str = ""
    letter: str = ""
    names: dict[str, str] = {}
    short: dict[str, str] = {}
    third_field_at: int = 0


class ContractCards(Struct, frozen=True, forbid_unknown_fields=True):
    """The contracts: all ordered pairs of a range, some of them twice, and those that a rulebook states."""

    lowest: int
    highest: int
    twice: tuple[tuple[int, int], ...] = ()
    source: str = ""
    stated: tuple[tuple[int, int], ...] = ()

    def pairs(self) -> list[tuple[int, int]]:
        """List every contract card, the doubled ones last."""
        sizes = range(self.lowest, self.highest + 1)
        return [(left, right) for left in sizes for right in sizes] + list(self.twice)


class BaseTables(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The figures of a game, under the name that a record gives them."""

    name: str

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read somebody's own tables."""
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
        except tomllib.TOMLDecodeError as error:
            raise BadTables(file, "", f"is not TOML: {error}") from None
        return cls.of(figures, file)

    @classmethod
    def of(cls, figures: dict[str, Any], file: str) -> Self:
        """Turn figures that came from a file into checked tables."""
        try:
            tables = msgspec.convert(figures, cls)
        except msgspec.ValidationError as error:
            reason, _, place = str(error).partition(" - at `$")
            raise BadTables(file, spelled_out(place.strip(".`"), figures, cls), reason) from None
        tables.check(file)
        return tables

    def check(self, file: str) -> None:
        """Raise BadTables, naming the key and the reason, if no game could be played with these."""
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

    bean: dict[str, BeanKind]
    contracts: ContractCards | None = None
    # The bean that alternates with all others, in a game that has one (S3).
    empress: str = ""

    def check(self, file: str) -> None:
        """Raise BadTables, naming the key and the reason, if no game could be played with these."""
        if not self.bean:
            raise BadTables(file, "bean", "there is no kind of bean: add at least one table [bean.NAME]")
        for key, kind in self.bean.items():
            check_kind(key, kind, file)
        if self.contracts is not None:
            check_contracts(self.contracts, file)

    def only(self, keys: list[str]) -> Tables:
        """Leave all but some kinds in the box."""
        return msgspec.structs.replace(self, bean={key: self.bean[key] for key in keys})


def spelled_out(place: str, figures: dict[str, Any], kind: type[BaseTables]) -> str:
    """Name the keys that msgspec leaves out of a place: those without which the figures would do."""
    while "[...]" in place:
        path = place.partition("[...]")[0].split(".")
        wrong = [key for key in reduce(getitem, path, figures) if not converts(figures, path, key, kind)]
        place = place.replace("[...]", f".{wrong[0]}", 1)
    return place


def converts(figures: dict[str, Any], path: list[str], key: str, kind: type[BaseTables]) -> bool:
    """Tell whether figures are well-formed when one of their tables has a single key."""
    trial = deepcopy(figures)
    table = reduce(getitem, path, trial)
    for other in [other for other in table if other != key]:
        del table[other]
    try:
        msgspec.convert(trial, kind)
    except msgspec.ValidationError:
        return False
    return True


def check_kind(key: str, kind: BeanKind, file: str) -> None:
    """Check one kind of bean."""
    if not re.fullmatch("[a-z][a-z_]*", key):
        raise BadTables(file, f"bean.{key}", "a key has only small letters a to z and _")
    if not 1 <= kind.cards <= 999:
        raise BadTables(file, f"bean.{key}.cards", f"is {kind.cards}, and must be 1 to 999")
    if not 0 <= kind.third_field_at <= kind.cards:
        reason = f"is {kind.third_field_at}, and there are {kind.cards} cards"
        raise BadTables(file, f"bean.{key}.third_field_at", reason)
    for language, word in kind.short.items():
        if not re.fullmatch(r"[^\W\d_][\w'-]{0,29}", word):
            raise BadTables(file, f"bean.{key}.short.{language}", f"is {word!r}, and must be one word")
    check_meter(f"bean.{key}.meter", kind.meter, file)


def check_meter(key: str, meter: tuple[tuple[int, int], ...], file: str) -> None:
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

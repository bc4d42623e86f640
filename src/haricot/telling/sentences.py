"""Sentences: what happened, by the message that says it and its typed words, for whoever formats it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from haricot.kernel.types import Bean, CardId, Count, Score, Seat


class Counted(Struct, frozen=True, gc=False):
    """A number of beans of one kind."""

    bean: Bean
    count: Count


class Priced(Struct, frozen=True, gc=False):
    """What a bean costs."""

    bean: Bean
    price: Count


class Scored(Struct, frozen=True, gc=False):
    """What a player has scored."""

    seat: Seat
    score: Score


class Word(Struct, frozen=True, tag=str.lower, tag_field="is"):
    """Something in a sentence that a client puts into words of its own."""


class Players(Word, frozen=True):
    """The names of players, as a list."""

    seats: tuple[Seat, ...]


class Beans(Word, frozen=True):
    """Beans with how many of each there are, cards that nobody may see, and talers; or nothing at all."""

    beans: tuple[Counted, ...]
    hidden: Count = 0
    talers: Count = 0


class Term(Word, frozen=True):
    """What another message says."""

    id: str


class Phase(Word, frozen=True):
    """The name of a phase."""

    phase: str


class City(Word, frozen=True):
    """The name of a city."""

    city: Count


class Contract(Word, frozen=True):
    """A contract, or a hidden one."""

    card: CardId


class Hand(Word, frozen=True):
    """Cards of a hand that are no beans, as a list."""

    cards: tuple[CardId, ...]


class Harvest(Word, frozen=True):
    """What a harvest card brings."""

    card: CardId


class Prices(Word, frozen=True):
    """Beans with what each costs, as a list."""

    prices: tuple[Priced, ...]


class Scores(Word, frozen=True):
    """Players with what each has scored, as a list."""

    scores: tuple[Scored, ...]


AnyWord: TypeAlias = (
    int | str | Players | Beans | Term | Phase | City | Contract | Hand | Harvest | Prices | Scores
)
Words: TypeAlias = dict[str, AnyWord]


class Sentence(Struct, frozen=True):
    """What happened, as one reader is told: a message by its id, and the words in it."""

    # The tag of the event.
    event: str
    id: str
    words: Words
    # Messages that follow, with the same words.
    more: tuple[str, ...] = ()
    # Sentences in a row that share a topic are told at once, by the message `several`; "" stands alone.
    topic: str = ""
    several: str = ""
    # Whether the table shows it too, so that a log may leave it out.
    minor: bool = False


def beans_of(kinds: Iterable[Bean], talers: Count = 0, hidden: Count = 0) -> Beans:
    """Count beans, in the order in which they come."""
    counts = Counter(kinds).items()
    return Beans(tuple(Counted(bean, count) for bean, count in counts), hidden, talers)


def joined(sentences: Iterable[Sentence]) -> list[Sentence]:
    """Put sentences in a row that share a topic into one."""
    told: list[Sentence] = []
    for topic, group in groupby(sentences, key=lambda sentence: sentence.topic):
        same = list(group)
        told += [together(same)] if topic else same
    return told


def together(group: Sequence[Sentence]) -> Sentence:
    """Say several sentences of one topic at once."""
    first = group[0]
    if len(group) == 1:
        return first
    words = {name: added([one.words[name] for one in group]) for name in first.words}
    return replace(first, id=first.several, words=words | {"count": len(group)})


def added(words: Sequence[AnyWord]) -> AnyWord:
    """Add players or beans of several sentences up; any other word is that of the first."""
    players = [word for word in words if isinstance(word, Players)]
    beans = [word for word in words if isinstance(word, Beans)]
    if players:
        return Players(tuple(dict.fromkeys(seat for word in players for seat in word.seats)))
    if beans:
        kinds = [part.bean for word in beans for part in word.beans for _ in range(part.count)]
        return beans_of(kinds, hidden=sum(word.hidden for word in beans))
    return words[0]

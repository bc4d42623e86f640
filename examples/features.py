"""What a learner looks at: every choice of a card table, described by the cards that it gets and gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from haricot.cards.game import AnyCardGame
from haricot.env.codes import DRAFTING
from haricot.env.spec import Spec, spec_of

Floats = NDArray[np.floating[Any]]
Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]

# The places of a row of the field "seats", and of an offer.
FIELDS, CARDS, TALERS, FIRST_FIELD = 0, 1, 2, 5
MAKER, TO, GIVES, WANTS = 0, 1, slice(2, 7), slice(7, 12)

NOTHING, DRAFT, INCOMING = 0, 1, 2
"""What a choice is about: nothing on offer, the offer being put together, or the first incoming one."""

TALK, DECK, TEN = 8.0, 100.0, 10.0
"""What counts are divided by, so that features are about as large as each other."""


class Look(NamedTuple):
    """What there is to see in so many tables, and to choose: choices in one list, table after table."""

    state: Floats
    rows: Ints
    choices: Ints
    about: Floats


class Meaning(NamedTuple):
    """What a choice comes to: its part of the menu, the offer it is about, and what it names.

    Of one choice these are numbers, of many choices arrays of them.
    """

    part: Any
    offer: Any = NOTHING
    partner: Any = 0
    subject: Any = 0
    gets: Any = False
    gives: Any = False
    field: Any = -1
    depth: Any = 0


class Figures:
    """What everybody may know of a game: its menu, and what beans pay."""

    def __init__(self, game: AnyCardGame) -> None:
        self.spec: Spec = spec_of(game)
        self.kinds = len(game.law.keys)
        self.fields = int(game.most_fields)
        self.counts: Floats = np.array(game.law.counts, np.float32)
        longest = 2 + max(map(len, game.law.pays))
        # What so many cards of a kind pay by the beanometer, a row for each kind; row 0 is no kind.
        self.pays: Floats = np.zeros((self.kinds + 1, longest), np.float32)
        for kind, pays in enumerate(game.law.pays, 1):
            self.pays[kind] = [*pays, *[pays[-1]] * (longest - len(pays))]
        self.wait = steps_to_more(self.pays)
        self.one: Floats = np.eye(self.kinds + 1, dtype=np.float32)[:, 1:]

    def count(self, cards: Bytes) -> Floats:
        """Count cards by kinds."""
        result: Floats = self.one[cards].sum(-2)
        return result


class Tables:
    """Many tables, each as the seat sees it that is asked there."""

    def __init__(self, figures: Figures, observations: Bytes) -> None:
        self.figures = figures
        parts = figures.spec.apart(observations)
        # A field of one number is a number for each table.
        self.seen = {name: part[:, 0] if part.shape[1:] == (1,) else part for name, part in parts.items()}
        seats = self.seen["seats"]
        aside = FIRST_FIELD + 3 * figures.fields
        self.kinds = seats[:, :, FIRST_FIELD:aside:3]
        self.sizes = seats[:, :, FIRST_FIELD + 2 : aside : 3]
        self.talers = seats[:, :, TALERS].astype(np.float32)
        # What the fields would pay now, how many cards of each kind grow in them, and how many are empty.
        self.prices: Floats = figures.pays[self.kinds, self.sizes].sum(2)
        self.grown: Floats = np.einsum(
            "nsf,nsfk->nsk", self.sizes.astype(np.float32), figures.one[self.kinds]
        )
        self.empty = (self.kinds[:, 0] == 0).sum(1) - (figures.fields - seats[:, 0, FIELDS])
        # What has to be planted: what is set aside, and in the own turn what lies face up.
        face_up = figures.count(self.seen["face_up"]) * (self.seen["active"] == 0)[:, None]
        self.waiting: Floats = figures.count(seats[:, 0, aside:]) + face_up

    def course(self) -> Floats:
        """Tell what goes on: phase, whose turn, how far the game is, and what has to be planted."""
        seen, mine = self.seen, self.grown[:, 0] > 0
        first, second = self.figures.one[seen["hand"][:, :2]].transpose(1, 0, 2)
        return stacked(
            [
                *(seen["phase"] == phase for phase in range(4)),
                *(seen["exhaustions"] == times for times in range(3)),
                *(seen["planted"] == count for count in (1, 2)),
                seen["deck"] / DECK,
                seen["active"] == 0,
                seen["talk"] / TALK,
                self.empty,
                seen["seats"][:, 0, FIELDS] == self.figures.fields,
                (self.waiting * ~mine).sum(1),
                (self.waiting * mine).sum(1),
                (first * mine).sum(1),
                (second * mine).sum(1),
                (first * second).sum(1),
                (seen["own_offers"][..., MAKER] > 0).sum(1),
                (seen["offers"][..., MAKER] > 0).sum(1),
                seen["draft"][:, MAKER] == DRAFTING,
                (seen["draft"][:, GIVES] > 0).sum(1),
                (seen["draft"][:, WANTS] > 0).sum(1),
            ]
        )

    def purses(self) -> Floats:
        """Tell the talers, the worth of the fields and the cards in hand of every seat."""
        cards = self.seen["seats"][:, :, CARDS] / TEN
        return np.concatenate([self.talers / TEN, self.prices / 4, cards], 1).astype(np.float32)

    def kind_by_kind(self) -> Floats:
        """Tell what one card of each kind would be to the own seat."""
        figures, seen = self.figures, self.seen
        mine = self.grown[:, 0].astype(np.int64)
        every = np.arange(1, figures.kinds + 1)
        now, more = figures.pays[every, mine], figures.pays[every, mine + 1]
        hand = figures.count(seen["hand"])
        room = (self.empty > 0)[:, None]
        active = self.grown[np.arange(len(mine)), seen["active"]]
        return stacked(
            [
                np.ones_like(now),
                mine > 0,
                (mine == 0) & ~room,
                (mine == 0) & room,
                now / 2,
                more - now,
                figures.wait[every, mine] / 3,
                hand / 2,
                first_place(seen["hand"], figures.kinds),
                self.waiting / 2,
                (self.grown[:, 1:] > 0).sum(1) / 2,
                active > 0,
                (figures.counts - seen["discard"] - self.grown.sum(1) - hand) / figures.counts,
                np.broadcast_to(figures.counts / TEN, now.shape),
            ]
        )

    def offers(self) -> tuple[Floats, Ints]:
        """Count what each offer would bring the own seat and cost it, and tell with whom; 0 is with all."""
        seen, count = self.seen, self.figures.count
        theirs = slice(INCOMING, INCOMING + seen["offers"].shape[1])
        blank = np.zeros_like(seen["draft"])
        two = np.stack([blank, seen["draft"]], 1)
        offers = np.concatenate([two, seen["offers"], seen["own_offers"]], 1)
        sides = np.stack([count(offers[..., WANTS]), count(offers[..., GIVES])], 2)
        # Others give what the own seat gets.
        sides[:, theirs] = sides[:, theirs, ::-1].copy()
        # In an open offer 0 is all, and 1 the own seat; in a draft 1 is already the next one.
        partners = np.maximum(offers[..., TO].astype(np.int64) - 1, 0)
        partners[:, DRAFT] = seen["draft"][:, TO]
        partners[:, theirs] = np.maximum(offers[:, theirs, MAKER].astype(np.int64) - 1, 0)
        return sides, partners

    def subjects(self) -> Ints:
        """List the kinds that a choice can name: none, each one, those of the wares and of the own fields."""
        face_up = self.seen["face_up"]
        # A single face-up card is the second ware, so that the hand always begins at the same number.
        face_up = np.where(face_up[:, 1:] == 0, face_up[:, ::-1], face_up)
        every = np.tile(np.arange(self.figures.kinds + 1), (len(face_up), 1))
        named: list[NDArray[Any]] = [every, face_up, self.seen["hand"], self.kinds[:, 0]]
        return np.concatenate(named, 1).astype(np.int64)


class Features:
    """Turns what is seen in a card game without contracts into numbers that a small network learns from."""

    def __init__(self, game: AnyCardGame) -> None:
        self.figures = Figures(game)
        self.spec = self.figures.spec
        self.shapes = {field.name: field.shape for field in self.spec.fields}
        names = [name.rpartition(" ") for name in self.spec.choices]
        # A name ends with a place where there are several of its kind.
        parts = [
            (part, int(place)) if place.isdigit() else (name, 0)
            for name, (part, _, place) in zip(self.spec.choices, names, strict=True)
        ]
        self.parts = list(dict.fromkeys(part for part, _ in parts))
        self.meanings = np.array([self.meaning(part, place) for part, place in parts], np.int64)

    def meaning(self, part: str, place: int) -> Meaning:
        """Tell what a choice comes to."""
        number, kinds = self.parts.index(part), self.figures.kinds
        own, others = INCOMING + self.shapes["offers"][0], self.shapes["seats"][0] - 1
        wares = 1 + kinds
        fields = wares + self.shapes["face_up"][0] + self.shapes["hand"][0]
        match part:
            case "take" | "decline" | "counter":
                return Meaning(number, INCOMING + place)
            case "withdraw":
                return Meaning(number, own + place)
            case "seal":
                return Meaning(number, own + place // others, partner=1 + place % others)
            case "offer":
                return Meaning(number, partner=place)
            case "send" | "cancel":
                return Meaning(number, DRAFT)
            case "give":
                return Meaning(number, DRAFT, subject=wares + place, gives=True, depth=place)
            case "want":
                return Meaning(number, DRAFT, subject=1 + place, gets=True)
            case "plant":
                kind, field = divmod(place, self.figures.fields)
                return Meaning(number, subject=1 + kind, gets=True, field=field)
            case "sell":
                return Meaning(number, subject=fields + place, gives=True)
            case _:
                return Meaning(number)

    def sizes(self) -> tuple[int, int]:
        """Tell how many numbers describe a table, and a choice."""
        blank = np.zeros((1, self.spec.size), np.uint8)
        look = self.look(blank, np.ones((1, len(self.spec.choices)), np.bool_))
        return look.state.shape[1], look.about.shape[1]

    def wealth(self, observations: Bytes) -> Floats:
        """Tell what each seat has, the asked one first: its talers, and what its fields would pay now."""
        tables = Tables(self.figures, observations)
        return tables.talers + tables.prices

    def look(self, observations: Bytes, masks: NDArray[np.bool_]) -> Look:
        """Describe tables, and everything that may be chosen there."""
        tables = Tables(self.figures, observations)
        worth = tables.kind_by_kind()
        state = [tables.course(), tables.purses(), worth.reshape(len(worth), -1)]
        rows, choices = np.nonzero(masks)
        return Look(np.concatenate(state, 1), rows, choices, self.describe(tables, worth, rows, choices))

    def describe(self, tables: Tables, worth: Floats, rows: Ints, choices: Ints) -> Floats:
        """Tell what every choice gets and gives, and what that is to the own seat and to the partner."""
        meant = Meaning(*self.meanings[choices].T)
        sides, partners = tables.offers()
        named = self.figures.one[tables.subjects()[rows, meant.subject]]
        gets = sides[rows, meant.offer, 0] + named * (meant.gets[:, None] > 0)
        gives = sides[rows, meant.offer, 1] + named * (meant.gives[:, None] > 0)
        partner = np.maximum(partners[rows, meant.offer], meant.partner)
        others, talers = tables.grown[:, 1:], tables.talers
        grows = np.concatenate([others.max(1, keepdims=True), others], 1)[rows, partner] > 0
        deal = [
            (gives * grows).sum(1),
            (gives * ~grows).sum(1),
            (gets * grows).sum(1),
            (gets * gives).sum(1),
            partner > 0,
            (talers[rows, partner] - talers[rows, 0]) / TEN,
            meant.depth / TEN,
            (meant.field >= 0) & (tables.kinds[rows, 0, meant.field] == 0),
        ]
        part = np.eye(len(self.parts), dtype=np.float32)[meant.part]
        profile = worth[rows]
        brings, costs = (np.einsum("pk,pkf->pf", side, profile) for side in (gets, gives))
        return np.concatenate([part, brings, costs, stacked(deal)], 1)


def stacked(parts: Sequence[NDArray[Any]]) -> Floats:
    """Put numbers of all sorts side by side."""
    return np.stack(parts, -1).astype(np.float32)


def steps_to_more(pays: Floats) -> Floats:
    """Count the cards that are missing until a field pays more; 3 where it never will, or not soon."""
    wait = np.full(pays.shape, 3, np.float32)
    for step in (3, 2, 1):
        wait[:, :-step] = np.where(pays[:, step:] > pays[:, :-step], step, wait[:, :-step])
    return wait


def first_place(hand: Bytes, kinds: int) -> Floats:
    """Tell how far in front the first card of each kind is in hand: 1 is in front, 0 is nowhere."""
    found = hand[:, :, None] == np.arange(1, kinds + 1)
    return np.where(found.any(1), 1 / (1 + found.argmax(1)), 0).astype(np.float32)


def first_rows(rows: Ints) -> Ints:
    """Tell where each table begins in a list of choices."""
    return np.append(0, 1 + np.flatnonzero(np.diff(rows)))

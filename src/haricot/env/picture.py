"""Picture: a table drawn plainly, line by line; beans are boxes in the colours of their kinds."""
# interpreted: Pillow does the work

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray

from haricot.catalogue import facets
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import CardId, Seat
from haricot.kernel.view import View
from haricot.telling.screen import AnyScreen

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

WIDTH, LINE, LABEL, BOX, GAP = 1100, 26, 330, 92, 4
HAND, ROW = 3, (WIDTH - LABEL) // (BOX + GAP)
"""Number of lines for the own hand, and of cards in each: those behind are counted."""

OFFERS = 8
"""Maximum number of offers that are drawn: the oldest, each cut off where the picture ends."""

PAPER, INK, EMPTY = (250, 247, 240), (40, 35, 30), (225, 220, 210)

PLAIN = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "„": '"', "–": "-", "…": "..."})
Colour = tuple[int, int, int]
# What is written in a box, and its colour.
PictureBox = tuple[str, Colour]
PictureLine = tuple[str, list[PictureBox]]


@runtime_checkable
class ShowsHands(Protocol):
    """A view in which everybody has a hand."""

    seat: Seat
    active: Seat
    hands: list[list[CardId]]


def draw(screen: AnyScreen, view: View) -> NDArray[np.uint8]:
    """Draw what a view shows; the pictures of one game are all of one size."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as missing:
        raise HaricotError("Pictures are drawn by Pillow: install it with pip install pillow.") from missing
    assert isinstance(view, ShowsHands), "a picture shows what everybody has in hand"
    lines = facets(screen.speech.game).picture.load()(screen, view)
    lines += hand_lines(screen, view)
    told = [*lines, *offer_lines(screen, view)]
    image = Image.new("RGB", (WIDTH, LINE * (len(lines) + OFFERS)), PAPER)
    pen = ImageDraw.Draw(image)
    pen.font = ImageFont.load_default_imagefont()
    for place, line in enumerate(told):
        draw_line(pen, place * LINE, line)
    return np.asarray(image).copy()


def draw_line(pen: ImageDraw, top: int, line: PictureLine) -> None:
    """Draw what is said, and boxes to the right of it."""
    said, boxes = line
    pen.text((0, top + 6), letters(said), INK)
    for place, (text, colour) in enumerate(boxes):
        left = LABEL + place * (BOX + GAP)
        pen.rectangle((left, top + 2, left + BOX, top + LINE - 3), colour)
        pen.text((left - 2, top + 6), letters(text), INK)


def letters(text: str) -> str:
    """Write in the letters of Pillow's own font, which are those of Latin-1; others lose their accents.

    A letter at the very beginning would be cut off on its left.
    """
    plain = [char if ord(char) < 256 else normalize("NFKD", char) for char in text.translate(PLAIN)]
    return " " + "".join(plain).encode("latin-1", "ignore").decode("latin-1")


def pile(screen: AnyScreen, cards: Sequence[CardId]) -> PictureBox:
    """Draw cards that lie together by the last of them."""
    if not cards:
        return "", EMPTY
    grammar = screen.speech.grammar
    return f"{len(cards)} {grammar.words.short[grammar.kind(cards[-1])]}", colour(screen, cards[-1])


def colour(screen: AnyScreen, bean: CardId) -> Colour:
    """Lighten the colour of a bean's kind, so that ink can be read on it."""
    grammar = screen.speech.grammar
    whole = bytes.fromhex(grammar.words.looks[grammar.kind(bean)].hue()[1:])
    red, green, blue = ((part + paper) // 2 for part, paper in zip(whole, PAPER, strict=True))
    return red, green, blue


def piles(screen: AnyScreen, cards: Sequence[CardId]) -> list[PictureBox]:
    """Draw cards by their kinds."""
    kind = screen.speech.grammar.kind
    kinds = sorted({kind(card) for card in cards})
    return [pile(screen, [card for card in cards if kind(card) == one]) for one in kinds]


def in_hand(screen: AnyScreen, view: ShowsHands, seat: Seat) -> str:
    """Tell how many cards somebody has in hand."""
    return screen.say("hand-count", count=len(view.hands[seat]))


def named(screen: AnyScreen, view: ShowsHands, seat: Seat, has: Sequence[str]) -> str:
    """Label a player with what they have; the active player has a mark."""
    return f"{'>' if seat == view.active else ' '} {screen.speech.who(seat)}: {', '.join(has)}"


def hand_lines(screen: AnyScreen, view: ShowsHands) -> list[PictureLine]:
    """Tell the reader's own hand from its front; a stranger has none."""
    if view.seat < 0:
        return []
    boxes = [held(screen, view.hands[view.seat], place) for place in range(len(view.hands[view.seat]))]
    if len(boxes) > HAND * ROW:
        boxes[HAND * ROW - 1 :] = [(f"+ {len(boxes) - HAND * ROW + 1}", EMPTY)]
    labels = [screen.say("your-hand"), *[""] * (HAND - 1)]
    return [(label, boxes[row * ROW : (row + 1) * ROW]) for row, label in enumerate(labels)]


def held(screen: AnyScreen, hand: Sequence[CardId], place: int) -> PictureBox:
    """Draw a card of a hand; what is no bean has no colour."""
    return screen.in_hand(hand, place), colour(screen, hand[place]) if screen.is_bean(hand[place]) else EMPTY


def offer_lines(screen: AnyScreen, view: View) -> Iterator[PictureLine]:
    """Tell of the open offers."""
    for offer in view.offers[:OFFERS]:
        yield " ".join(screen.offer(offer, view).split()), []

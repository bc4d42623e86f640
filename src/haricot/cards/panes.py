"""A card table: the others, what lies face up, the own fields and the own hand."""
# interpreted: Textual draws it

from __future__ import annotations

# Says in a sentence if Textual is missing.
import haricot.terminal.full  # noqa: F401

# isort: split

from collections.abc import Iterator
from typing import Generic, TypeVar

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.style import Style

from haricot.cards.actions import Plant
from haricot.cards.picking import TableScene, card_picked, field_picked
from haricot.cards.telling.screen import TableText
from haricot.kernel.types import HIDDEN, CardId, Count, Seat
from haricot.terminal.full.art import bean_style, picked
from haricot.terminal.full.board import Board
from haricot.terminal.full.pane import Pane, boxes
from haricot.terminal.full.scene import flow, join

X = TypeVar("X", bound=TableScene)

MOST_CHIPS = 4
"""Maximum number of beans of a field that are drawn one by one."""


class Neighbour(Pane):
    """What everybody sees of another player."""

    def draw(self, scene: TableScene, seat: Seat) -> None:
        """Draw the fields of another player."""
        view = scene.view
        mark = "▶ " if view.active == seat else ""
        title = f"{mark}{scene.called(seat)}{' ✓' if view.done[seat] else ''}"
        cards = scene.say("cards-count", count=len(view.hands[seat]))
        self.set_class(view.active == seat, "on-turn")
        text = Content("\n").join([*fields(scene, seat), *extras(scene, seat)])
        self.put(text, title, f"{scene.money(seat)} · {cards}")


class Neighbours(Container):
    """The other players, in the order of the table."""

    def show(self, scene: TableScene) -> None:
        """Draw everybody; seats come and go with the game."""
        seats = scene.others()
        self.styles.grid_size_columns = min(len(seats), max(2, scene.width // 26))
        for box, seat in zip(boxes(self, Neighbour, len(seats)), seats, strict=True):
            box.draw(scene, seat)


def fields(scene: TableScene, seat: Seat) -> Iterator[Content]:
    """Tell what grows in another player's fields; beans can be picked to ask for them."""
    for row in scene.view.fields[seat]:
        if not row:
            yield Content.styled(scene.say("field-empty"), "$soft")
            continue
        pays = Content.styled(f" →{scene.game.law.price(row)}", "$soft")
        if mixed(scene, row):
            # The kind of the last card comes last: a row pays by it.
            kinds = list(dict.fromkeys(scene.grammar.kind(card) for card in reversed(row)))
            chips = [scene.chip(kind, picked("want", kind)) for kind in reversed(kinds)]
            yield Content.assemble(f"{len(row)} ", *chips, f" {scene.kind_name(kinds[0])}", pays)
        else:
            kind = scene.grammar.kind(row[0])
            want = picked("want", kind)
            name = Content.styled(f" {len(row)} {scene.kind_name(kind)}", want)
            yield Content.assemble(scene.chip(kind, want), name, pays)


def mixed(scene: TableScene, row: list[CardId]) -> bool:
    """Tell whether more than one kind grows in a field, as in Sissi!."""
    return len({scene.grammar.kind(card) for card in row}) > 1


def extras(scene: TableScene, seat: Seat) -> Iterator[Content]:
    """Tell what else is to be known of a player."""
    view = scene.view
    if view.aside[seat]:
        cards = ", ".join(scene.kind_name(scene.grammar.kind(card)) for card in view.aside[seat])
        yield Content.styled(scene.say("aside-of", beans=cards), "$soft")
    yield from scene.board.extras(scene, seat)


class Middle(Pane):
    """The cards that lie face up, and those set aside for the reader."""

    def show(self, scene: TableScene) -> None:
        """Draw them in a line, if there are any."""
        view, parts = scene.view, []
        if view.face_up:
            cards = [carded(scene, card, picked("card", card)) for card in view.face_up]
            parts.append(Content.assemble((f"{scene.say('face-up')}: ", "$soft"), join(cards)))
        if scene.me >= 0 and view.aside[scene.me]:
            cards = [carded(scene, card, picked("card", card)) for card in view.aside[scene.me]]
            parts.append(Content.assemble((f"{scene.say('aside')}: ", "$soft"), join(cards)))
        self.display = bool(parts)
        self.put(join(parts, "    "))


class Field(Pane):
    """One field of the reader's own."""

    def draw(self, scene: TableScene, field: Count) -> None:
        """Draw the beans of a field, what they pay and what would pay more."""
        row = scene.view.fields[scene.me][field]
        self.whole = "field", field
        fits = any(isinstance(action, Plant) and action.field == field for action in scene.options)
        self.set_class(fits, "on-turn")
        text = Content.assemble((scene.say("field-empty"), "$soft"), "\n ")
        if row:
            text = Content.assemble(drawn(scene, row), "\n", outlook(scene, row))
        self.put(text, scene.say("field", field=field + 1), scene.say("full-fits") if fits else "")


def drawn(scene: TableScene, row: list[CardId]) -> Content:
    """Draw the beans of a row, one by one as long as there is room."""
    kinds = [scene.grammar.kind(card) for card in row]
    chips = [scene.chip(kind) for kind in kinds[-MOST_CHIPS:]]
    if mixed(scene, row):
        return Content.assemble(*chips, f" {scene.kind_name(kinds[-1])} ({len(row)})")
    return Content.assemble(*chips, f" {len(row)} {scene.kind_name(kinds[0])}")


def outlook(scene: TableScene, row: list[CardId]) -> str:
    """Tell what a row pays now, and how many cards would pay more."""
    law, say = scene.game.law, scene.say
    assert isinstance(scene.screen, TableText)
    words = scene.screen.words
    if words.earns_field(row, len(scene.view.fields[scene.me])):
        return say("field-earns-field")
    paid = say("field-pays-most")
    if words.law.pays_next(row)[0]:
        paid = f"{say('field-pays', talers=law.price(row))} · {words.next_pay(row)}"
    doomed = law.must_sell(row)
    return f"{paid} · {say('field-will-be-sold')}" if doomed else paid


class Fields(Container):
    """Pane with the reader's own fields."""

    def show(self, scene: TableScene) -> None:
        """Draw them side by side."""
        rows = scene.view.fields[scene.me] if scene.me >= 0 else []
        self.display = bool(rows)
        self.styles.grid_size_columns = max(1, len(rows))
        for field, box in enumerate(boxes(self, Field, len(rows))):
            box.draw(scene, field)


class Hand(Pane):
    """The reader's own hand, in its order."""

    def show(self, scene: TableScene) -> None:
        """Draw the cards from the first one on."""
        self.display = scene.me >= 0
        if scene.me < 0:
            return
        view, hand = scene.view, scene.view.hands[scene.me]
        title = f"{scene.say('your-hand')} · {scene.money(scene.me)}"
        for extra in scene.board.extras(scene, scene.me):
            title += f" · {extra.plain}"
        self.set_class(view.active == scene.me, "on-turn")
        title += " ✓" if view.done[scene.me] else ""
        self.put(self.cards(scene, hand), title, f"{scene.say('new-cards-here')} →" if hand else "")

    def cards(self, scene: TableScene, hand: list[CardId]) -> Content:
        """Draw the cards as there is room for them."""
        if not hand:
            return Content(scene.say("hand-count", count=0))
        if scene.roomy:
            return dealt(scene, hand)
        return flow([self.held(scene, card, place) for place, card in enumerate(hand, 1)], scene.within)

    def held(self, scene: TableScene, card: CardId, place: int) -> Content:
        """Draw a card with its place; the first is marked."""
        first = (f"▶{scene.say('card-first').upper()} ", "bold $primary")
        number = first if place == 1 else (f"{place} ", "$soft")
        return Content.assemble(number, carded(scene, card, picked("card", card)))


def carded(scene: TableScene, card: CardId, style: Style) -> Content:
    """Draw a card of a hand, with its name."""
    if card == HIDDEN:
        return Content(scene.say("hidden-card"))
    if scene.game.law.is_bean(card):
        return scene.bean(scene.grammar.kind(card), style)
    return Content.styled(f"[ {contract(scene, card)} ]", style)


def contract(scene: TableScene, card: CardId) -> str:
    """Name a contract by its two numbers."""
    left, right = scene.game.pairs[card - scene.game.law.beans]
    return scene.say("contract-card", left=left, right=right)


def dealt(scene: TableScene, hand: list[CardId]) -> Content:
    """Draw a hand as cards, in as many rows as it takes."""
    rows: list[list[list[Content]]] = [[]]
    used = 0
    for place, card in enumerate(hand, 1):
        drawn = upright(scene, card, place)
        width = drawn[0].cell_length + 1
        if used + width > scene.within and rows[-1]:
            rows.append([])
            used = 0
        rows[-1].append(drawn)
        used += width
    lines = [join([card[line] for card in row], " ") for row in rows for line in range(4)]
    return Content("\n").join(lines)


def upright(scene: TableScene, card: CardId, place: int) -> list[Content]:
    """Draw a card in four lines: its place, a bean, its name."""
    law, pick = scene.game.law, picked("card", card)
    looks = scene.looks(law.kind[card]) if law.is_bean(card) else None
    name = scene.kind_name(law.kind[card]) if looks else contract(scene, card)
    head = f"▶{scene.say('card-first').upper()}" if place == 1 else str(place)
    width = max(7, len(name), len(head) + 1)
    edge = "bold $primary" if place == 1 else "$rule"
    picture = f"({looks.sign()})" if looks else f"[{scene.say('contract')[:3]}]"
    colour = bean_style(looks) if looks else Style()
    return [
        Content.styled(f"╭{head:─<{width}}╮", edge),
        Content.assemble(("│", edge), (f"{picture:^{width}}", colour + pick), ("│", edge)),
        Content.assemble(("│", edge), (f"{name:^{width}}", pick), ("│", edge)),
        Content.styled(f"╰{'─' * width}╯", edge),
    ]


class TableBoard(Board[X], Generic[X]):
    """Panes of a card table."""

    def lay(self) -> ComposeResult:
        """Arrange the panes of a card table."""
        yield Neighbours(classes="row", id="others")
        yield Middle(classes="line", id="middle", markup=False)
        yield Fields(classes="row", id="fields")
        yield Hand(classes="box line", id="hand", markup=False)

    def piles(self, scene: X) -> Iterator[str]:
        """Count the deck, and how often it has run out."""
        view, say = scene.view, scene.say
        yield say("deck-count", count=view.deck)
        yield say("full-pass", count=view.exhaustions + 1, all=scene.game.law.ends_at)

    def least(self, scene: X) -> list[str]:
        """Count the deck in as few letters as can be."""
        return [f"{scene.say('deck')}: {scene.view.deck}"]

    def pick(self, scene: X, what: str, numbers: list[int], typed: str) -> tuple[str, bool]:
        """Plant, sell or offer what was clicked."""
        match what:
            case "card":
                return card_picked(scene, numbers[0], typed)
            case "field":
                return field_picked(scene, numbers[0])
        return super().pick(scene, what, numbers, typed)


BOARD = TableBoard[TableScene]()

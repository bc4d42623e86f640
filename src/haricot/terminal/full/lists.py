"""Lists to choose from, by arrow keys or by mouse: what can be done now, and the market."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from haricot.kernel.actions import Action, Decline, Seal, Take, Withdraw
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import Seat
from haricot.telling.screen import Choice
from haricot.terminal.full.scene import AnyScene


class Chosen(Message):
    """Somebody has chosen a phrase: to be done at once, or to be gone on with."""

    def __init__(self, phrase: str, at_once: bool) -> None:
        super().__init__()
        self.phrase = phrase
        self.at_once = at_once


class Typed(Message):
    """Somebody has begun to type in a list."""

    def __init__(self, letter: str) -> None:
        super().__init__()
        self.letter = letter


class ListLine:
    """A line of a list: its text, and the phrase that it stands for."""

    def __init__(self, text: Content, phrase: str = "", at_once: bool = True) -> None:
        self.text = text
        self.phrase = phrase
        self.at_once = at_once

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ListLine) and (self.phrase, self.text.plain) == (
            other.phrase,
            other.text.plain,
        )

    __hash__ = None  # type: ignore[assignment]


class Choices(OptionList):
    """A list of phrases."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, classes="pane", markup=False)
        self.lines: list[ListLine] = []

    def fill(self, lines: list[ListLine]) -> None:
        """Show other lines; the same ones stay as they are, with what is highlighted."""
        if lines == self.lines:
            return
        self.lines = lines
        self.clear_options()
        self.add_options(Option(line.text, disabled=not line.phrase) for line in lines)
        first = next((number for number, line in enumerate(lines) if line.phrase), None)
        self.highlighted = first

    def on_key(self, event: Key) -> None:
        """Let who begins to type go on in the prompt."""
        if event.is_printable and event.character is not None:
            event.stop()
            self.post_message(Typed(event.character))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Say which phrase it was."""
        event.stop()
        line = self.lines[event.option_index]
        self.post_message(Chosen(line.phrase, line.at_once))


class ActionList(Choices):
    """What the reader can do now, each with what it would do."""

    def show(self, scene: AnyScene) -> None:
        """List everything that can be listed, and examples of the rest."""
        self.border_title = scene.say("help-can-do")
        made_up = [(f"{typed} …", meaning) for typed, meaning in scene.examples]
        listed = zip(scene.choices, beside(scene, scene.choices), strict=True)
        ideas = zip(scene.examples, beside(scene, made_up), strict=True)
        lines = [ListLine(text, typed) for (typed, _), text in listed]
        self.fill(lines + [ListLine(text, typed, False) for (typed, _), text in ideas])


def beside(scene: AnyScene, choices: Sequence[Choice]) -> Iterator[Content]:
    """Write phrases beside what they do, in two columns."""
    width = max((len(typed) for typed, _ in choices), default=0)
    for typed, meaning in choices:
        # The border, its padding and a scrollbar take their part.
        lines = wrap(meaning, max(20, scene.width - width - 8))
        text = ("\n" + " " * (width + 2)).join(lines)
        yield Content.assemble((f"{typed:{width}}", "bold"), (f"  {text}", "$soft"))


class Market(Choices):
    """The open offers from the reader's side with the answers to them, and the wishes."""

    def show(self, scene: AnyScene) -> None:
        """List offers and wishes."""
        view = scene.view
        self.border_title = (
            f"{scene.say('market')} ({len(view.offers)})" if view.offers else scene.say("market")
        )
        lines = [line for offer in view.offers for line in offered(scene, offer)]
        lines += [line for seat in range(view.players) for line in wished(scene, seat)]
        if not lines:
            lines = [ListLine(Content.styled(scene.say("no-offers"), "$soft"))]
        lines += [
            ListLine(Content.assemble((f"{typed} …", "bold"), (f"  {meaning}", "$soft")), typed, False)
            for typed, meaning in scene.examples
        ]
        self.fill(lines)


def offered(scene: AnyScene, offer: OpenOffer) -> Iterator[ListLine]:
    """Tell of an offer, and list the answers that the reader may give."""
    yield ListLine(Content(" ".join(scene.screen.offer(offer, scene.view).split())))
    told: set[str] = set()
    for action in scene.options:
        label = answer(scene, action, offer)
        if label and label not in told:
            told.add(label)
            typed = scene.grammar.phrase(action, scene.view)
            yield ListLine(Content.assemble((f"  [{label}] ", "bold $primary"), (typed, "$soft")), typed)
    if any(isinstance(action, Decline) and action.offer == offer.number for action in scene.options):
        counter = Content.styled(f"  [{scene.say('counter')}]", "bold $primary")
        yield ListLine(counter, f"counter {offer.number}: ", False)


def answer(scene: AnyScene, action: Action, offer: OpenOffer) -> str:
    """Name an answer to an offer."""
    match action:
        case Take(offer=offer.number):
            return scene.say("do-take")
        case Seal(offer=offer.number, taker=taker):
            return scene.say("do-seal", name=scene.backend.names[taker])
        case Decline(offer=offer.number):
            return scene.say("do-decline")
        case Withdraw(offer=offer.number):
            return scene.say("do-withdraw")
    return ""


def wished(scene: AnyScene, seat: Seat) -> Iterator[ListLine]:
    """Tell a wish that stands."""
    wish = scene.view.wishes[seat]
    if wish is None:
        return
    parts = []
    for id, kinds in (("wants", wish.wants), ("might-give", wish.gives)):
        if kinds:
            names = scene.texts.listed([scene.kind_name(kind) for kind in kinds])
            parts.append(scene.say(id, cards=names))
    yield ListLine(Content(f"{scene.name(seat)}: {'; '.join(parts)}"))

"""Screens over the table: the curtain between two people, the result, and a question before leaving."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from haricot.kernel.types import Seat
from haricot.terminal.full.scene import AnyScene
from haricot.words.texts import Texts


class Curtain(Screen[None]):
    """Hides everything until the right person sits at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", show=False)]

    def __init__(self, texts: Texts, name: str) -> None:
        super().__init__()
        self.texts = texts
        self.person = name

    def compose(self) -> ComposeResult:
        """Say whose turn at the keyboard it is."""
        with Container(classes="middle"), Vertical(classes="card"):
            yield Static(self.texts.say("full-curtain", name=self.person), classes="loud", markup=False)
            yield Static(self.texts.say("full-curtain-how", name=self.person), markup=False)

    def on_click(self) -> None:
        """Lift it by mouse too."""
        self.action_lift()

    def action_lift(self) -> None:
        """Let the person look."""
        self.dismiss(None)


class ResultScreen(ModalScreen[str]):
    """What came of the game, and how to go on."""

    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "choose('look')", show=False)]

    def __init__(self, scene: AnyScene, choices: list[str]) -> None:
        super().__init__()
        self.scene = scene
        self.choices = choices

    def compose(self) -> ComposeResult:
        """Show scores and winners."""
        scene = self.scene
        with Container(classes="middle"), Vertical(classes="card"):
            yield Static(scene.sentence("stage-over"), classes="soft", markup=False)
            yield Static(verdict(scene), classes="loud", markup=False)
            yield Static(Content("\n").join(list(scores(scene))), markup=False)
            if scene.backend.hint:
                yield Static(f"\n{scene.backend.hint}\n", classes="soft", markup=False)
            labels = {"look": "full-look", "again": "do-rematch", "leave": "full-leave-now"}
            yield OptionList(*(Option(scene.say(labels[id]), id=id) for id in self.choices))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on as was chosen."""
        self.action_choose(str(event.option_id))

    def action_choose(self, choice: str) -> None:
        """Go on."""
        self.dismiss(choice)


def verdict(scene: AnyScene) -> str:
    """Say who has won."""
    winners: list[Seat] = list(scene.view.result.winners)
    others = scene.texts.listed([scene.backend.names[seat] for seat in winners if seat != scene.me])
    if scene.me in winners:
        return scene.say("result-shared-you", names=others) if others else scene.say("result-won-you")
    return scene.say("result-shared" if len(winners) > 1 else "result-won", names=others)


def scores(scene: AnyScene) -> Iterator[Content]:
    """List everybody by what they have, winners marked."""
    result = scene.view.result
    order = sorted(range(len(result.scores)), key=lambda seat: (-result.scores[seat], seat))
    names = [scene.backend.names[seat] for seat in range(len(result.scores))]
    for seat in order:
        won = seat in result.winners
        coins = scene.say(scene.board.coins, count=result.scores[seat])
        text = f"{'★' if won else ' '} {names[seat]:20} {coins:>12}"
        yield Content.styled(text, "bold" if won else "")


class Leaving(ModalScreen[bool]):
    """Asks whether to leave in the middle of a game."""

    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "stay", show=False)]

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def compose(self) -> ComposeResult:
        """Ask."""
        with Container(classes="middle"), Vertical(classes="card"):
            yield Static(self.texts.say("full-leave-ask"), classes="loud", markup=False)
            yield OptionList(
                Option(self.texts.say("full-stay"), id="stay"),
                Option(self.texts.say("full-leave-now"), id="leave"),
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Leave or stay."""
        self.dismiss(event.option_id == "leave")

    def action_stay(self) -> None:
        """Stay."""
        self.dismiss(False)

"""The top line: the game, whose turn and phase it is, and how far the game has come."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from haricot.telling.titles import title
from haricot.terminal.full.pane import Pane
from haricot.terminal.full.scene import AnyScene

SEPARATOR = " · "


class Header(Pane):
    """Tells where we are."""

    def show(self, scene: AnyScene) -> None:
        """Write what everybody knows; what has no room goes first where it is least missed."""
        width = self.size.width - 2
        left, right = [*moment(scene)], [*troubles(scene)]
        while right and len(left) > 1 and not fits(left, right, width):
            del left[0]
        for pile in scene.board.piles(scene):
            if not fits(left, [*right, pile], width):
                break
            right.append(pile)
        right = right or scene.board.least(scene)
        head, tail = SEPARATOR.join(left), SEPARATOR.join(right)
        self.put(Content(f" {head}{tail:>{max(0, width - len(head))}} "))


def fits(left: list[str], right: list[str], width: int) -> bool:
    """Tell whether two ends of a line have room beside each other."""
    return len(SEPARATOR.join(left)) + len(SEPARATOR) + len(SEPARATOR.join(right)) <= width


def moment(scene: AnyScene) -> Iterator[str]:
    """Tell game, turn and phase."""
    view, say = scene.view, scene.say
    yield title(scene.texts.language, scene.game.name)
    if view.result is not None:
        yield say("stage-over")
        return
    yield say("turn-number", turn=view.turn)
    everybody = view.phase in ("opening", "final")
    if not everybody:
        yield say("your-turn") if view.active == scene.me else say("turn-of", name=scene.name(view.active))
    yield scene.screen.speech.phase(view.phase)


def troubles(scene: AnyScene) -> Iterator[str]:
    """Tell what makes a game other than usual."""
    table = scene.backend.table()
    if table is not None and table.busy:
        yield scene.say("bots-hurry")

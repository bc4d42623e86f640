"""The top line: the game, whose turn and phase it is, and how far the game has come."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from haricot.games.bohnanza.view import GardenView
from haricot.games.hansa.game import Hansa
from haricot.terminal.full.pane import Pane
from haricot.terminal.full.scene import Scene
from haricot.terminal.steps import title


class Header(Pane):
    """Tells where we are."""

    def show(self, scene: Scene) -> None:
        """Write what everybody knows; what has no room goes first where it is least missed."""
        width = self.size.width - 2
        left = " · ".join(moment(scene))
        right = [*piles(scene), *troubles(scene)]
        while right and len(left) + len(" · ".join(right)) + 3 > width:
            right.pop()
        if not right and not isinstance(scene.game, Hansa):
            right = [f"{scene.say('deck')}: {scene.view.deck}"]
        tail = " · ".join(right)
        self.put(Content(f" {left}{tail:>{max(0, width - len(left))}} "))


def moment(scene: Scene) -> Iterator[str]:
    """Tell game, turn and phase."""
    view, say = scene.view, scene.say
    yield title(scene.texts, scene.game.name)
    if view.result is not None:
        yield say("stage-over")
        return
    yield say("turn-number", turn=view.turn)
    everybody = view.phase in ("opening", "final")
    if not everybody:
        yield say("your-turn") if view.active == scene.me else say("turn-of", name=scene.name(view.active))
    yield scene.screen.speech.phase(view.phase)


def troubles(scene: Scene) -> Iterator[str]:
    """Tell what makes a game other than usual."""
    table = scene.place.table()
    if table is not None and table.busy:
        yield scene.say("bots-hurry")


def piles(scene: Scene) -> Iterator[str]:
    """Count what is still to come."""
    view, say = scene.view, scene.say
    if isinstance(scene.game, Hansa):
        if view.turns_left:
            yield say("last-round", turns=view.turns_left)
        else:
            yield say("full-harvests", count=view.harvests + view.put_by)
        yield f"{say('hansa-contract-pile')}: {view.contracts}"
        return
    yield say("deck-count", count=view.deck)
    yield say("full-pass", count=view.exhaustions + 1, all=scene.game.law.ends_at)
    if isinstance(view, GardenView) and scene.game.pairs:
        yield f"{say('contracts')}: {view.contracts}"

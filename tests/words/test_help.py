"""Help and introductions: there are words for every phase, bean and moment, and rules for every link."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import haricot
from haricot.catalogue import GAMES
from haricot.rulebook import rulebook
from haricot.wire.schema import ANY
from haricot.words import read
from tests.words.test_words import messages

HELP = Path(__file__).parents[2] / "web" / "src" / "help"
TOPICS = (HELP / "topics.ts").read_text(encoding="utf-8")
TEXTS = messages(read("en")["help"])
INTRO = messages(read("en")["intro"])
RULE = re.compile(r'"([BEMSH](?:-x)?\d+)"')


def table(name: str) -> dict[str, set[str]]:
    """Read the topics of each game from what it brings to the page."""
    found = {game: re.search(rf"\b{name}: \{{(.*?)\}}", part(game), re.DOTALL) for game in GAMES}
    return {game: set(re.findall(r'"?([\w-]+)"?: \[', body[1])) for game, body in found.items() if body}


def part(game: str, file: str = "index") -> str:
    return (HELP.parent / "games" / game / f"{file}.ts").read_text(encoding="utf-8")


def steps(game: str) -> list[str]:
    """Read the steps of an introduction, in their order."""
    return re.findall(r'\bid: "(\w+)"', part(game, "introduction"))


def phases(game: str) -> set[str]:
    played = [haricot.game(game)]
    if game == "bohnanza":
        played.append(haricot.game(game, extension=True, contracts=True))
    return {phase.name.replace(" ", "-") for each in played for phase in each.phases}


def own(kind: str, game: str, what: str, texts: dict[str, str]) -> str | None:
    """Find the words of a game, or else those of all games."""
    return next((id for id in (f"{kind}-{game}-{what}", f"{kind}-{what}") if id in texts), None)


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_explained_and_has_its_rules(game: str) -> None:
    assert table("phases")[game] == phases(game)
    for phase in phases(game):
        assert own("help-phase", game, phase, TEXTS), phase


def test_no_phase_is_explained_that_there_is_not() -> None:
    known = {f"help-phase-{phase}" for game in GAMES for phase in phases(game)}
    known |= {f"help-phase-{game}-{phase}" for game in GAMES for phase in phases(game)}
    assert {id for id in TEXTS if id.startswith("help-phase-")} <= known


def test_every_bean_that_is_special_says_so() -> None:
    explained = table("rules")
    base = haricot.game("bohnanza").tables.bean
    for players in (3, 4):
        for key, bean in haricot.game("bohnanza", players=players, extension=True).tables.bean.items():
            whole = [talers for _, talers in bean.meter] == [1, 2, 3, 4]
            assert (whole and key in base) or key in explained["bohnanza"], key
    for topics in explained.values():
        assert {f"help-bean-{topic}" for topic in topics} <= TEXTS.keys()
    assert explained["sissi"] == {"sissi", "captain"}
    assert explained["hansa"] == {"hansa"}


def test_every_action_is_explained() -> None:
    start = TOPICS.index("const ACTIONS:")
    said = dict(re.findall(r'(\w+): "([\w-]+)"', TOPICS[start : TOPICS.index("\n};", start)]))
    assert set(said) == {kind.__struct_config__.tag for kind in get_args(ANY.actions)}
    assert set(said.values()) <= TEXTS.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_an_introduction_has_its_words(game: str) -> None:
    assert len(steps(game)) > 10
    for step in steps(game):
        assert own("intro", game, step, INTRO), step


def test_nothing_in_an_introduction_is_never_said() -> None:
    said = {own("intro", game, step, INTRO) for game in GAMES for step in steps(game)}
    around = {f"intro-{game}-about" for game in GAMES} | {
        id for id in INTRO if re.search(rf'"{id}"', "".join(path.read_text() for path in pages()))
    }
    assert INTRO.keys() - said - around == set()


def pages() -> list[Path]:
    return [*HELP.glob("*.svelte"), HELP.parent / "screens" / "Learn.svelte"]


def test_every_rule_that_help_links_to_is_there() -> None:
    files = [*HELP.glob("*.ts"), *HELP.parent.glob("games/*/*.ts")]
    linked = {rule for path in files for rule in RULE.findall(path.read_text(encoding="utf-8"))}
    assert {"B20", "E1", "H19", "M3", "S10"} <= linked
    assert linked <= rulebook().keys()

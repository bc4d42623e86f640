"""Nothing of the page names a game but the folder of that game."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web/src"
GAMES = {path.parent.name for path in SOURCES.glob("games/*/index.ts")}


def test_every_game_has_a_folder() -> None:
    assert {"bohnanza", "sissi", "hansa"} <= GAMES


def test_no_other_file_names_a_game() -> None:
    named = re.compile(rf"""["'`]({"|".join(sorted(GAMES))})["'`]""")
    files = [path for path in SOURCES.rglob("*.*") if path.suffix in {".ts", ".svelte"}]
    others = [path for path in files if path.relative_to(SOURCES).parts[0] not in {"games", "protocol.ts"}]
    assert len(others) > 50
    assert [str(path) for path in others if named.search(path.read_text(encoding="utf-8"))] == []

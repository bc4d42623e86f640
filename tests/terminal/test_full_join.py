"""`haricot join` before there is a table: links, names, and who we were."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from haricot.cli import main
from haricot.cli.join import keep_guest, known_guest, own_name, read_link
from haricot.cli.screen import full_screen
from haricot.kernel.errors import HaricotError


@pytest.mark.parametrize(
    ("link", "server"),
    [
        ("http://192.168.1.20:8008/t/VO5GdM4UGPwf5kJVKuqWCA", "http://192.168.1.20:8008"),
        ("https://beans.example/t/VO5GdM4UGPwf5kJVKuqWCA/", "https://beans.example"),
        ("localhost:8008/t/VO5GdM4UGPwf5kJVKuqWCA/games/2", "http://localhost:8008"),
    ],
)
def test_a_link_is_read_as_the_page_shares_it(link: str, server: str) -> None:
    assert read_link(link) == (server, "VO5GdM4UGPwf5kJVKuqWCA")


@pytest.mark.parametrize("link", ["", "http://localhost:8008", "http://localhost:8008/rules/B20", "t/abc"])
def test_what_is_no_link_is_said(link: str) -> None:
    with pytest.raises(HaricotError, match="is no link to a table"):
        read_link(link)


def test_guests_are_known_again_by_server_and_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert known_guest("http://here", "Anna") == ""
    keep_guest("http://here", "Anna", "a1")
    keep_guest("http://here", "Ben", "b1")
    assert [known_guest("http://here", name) for name in ("Anna", "Ben", "Cleo")] == ["a1", "b1", ""]
    assert (tmp_path / "haricot" / "guests.json").stat().st_mode & 0o077 == 0
    (tmp_path / "haricot" / "guests.json").write_text("what?")
    assert known_guest("http://here", "Anna") == ""


def test_names_are_checked() -> None:
    assert own_name("Anna") == "Anna"
    assert own_name(None)
    with pytest.raises(HaricotError, match="cannot be in a name"):
        own_name("#!")


def test_a_pipe_gets_the_line_client(capsys: pytest.CaptureFixture[str]) -> None:
    assert not full_screen(Namespace(plain=False))
    assert main(["join", "localhost:8008/t/abc"]) == 1
    assert "in a terminal that can draw" in capsys.readouterr().err

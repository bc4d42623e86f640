"""A real Ray cluster on this machine: the same results as in one process, and nothing left behind."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

import haricot
from haricot.arena import cluster
from haricot.arena.cluster import Cluster
from haricot.arena.lab import study
from haricot.arena.selfplay import write_selfplay
from haricot.arena.sequential import Inquiry, ShareQuestion
from haricot.arena.tournament import play_matches
from haricot.arena.workers import answers
from haricot.cli import main
from haricot.kernel.errors import HaricotError
from tests.arena.test_tournament import DICER, MUTE, small, timeless
from tests.cli.test_arena import timeless as without_times
from tests.patience import PATIENCE, wait_until

BUILD = str(Path(haricot.__file__).parents[1])

HEAD = f"""
import sys
sys.path.insert(0, {BUILD!r})
from haricot.arena.cluster import joined
with joined("local") as ray:
    print(ray.get_runtime_context().gcs_address, flush=True)
    sys.stdin.read()
"""
"""Starts a new cluster, which lasts as long as somebody holds its input open."""


@pytest.fixture(scope="module", autouse=True)
def environment() -> Iterator[None]:
    """Give Ray a folder of its own, a token that nobody knows, no ears but this machine's, and no voice."""
    # Not pytest's folder: the names of sockets must be short.
    folder = tempfile.mkdtemp(prefix="ray")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_OVERRIDE_RESOURCES", '{"CPU": 2}')
        patch.setenv("RAY_DEFAULT_OBJECT_STORE_MAX_MEMORY_BYTES", str(100 * 2**20))
        yield
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def address(environment: None) -> Iterator[str]:
    """Tell the address of a new cluster with two cores, which ends with these tests, however they end."""
    # Its workers inherit nothing of where haricot is: they have to be told.
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    command = [sys.executable, "-c", HEAD]
    with subprocess.Popen(command, env=alone, cwd="/", text=True, **pipes) as head:  # type: ignore[call-overload]
        yield head.stdout.readline().strip()
        head.stdin.close()
        assert head.wait(PATIENCE) == 0
    # Ray has told its processes to end, and some take a moment.
    wait_until(lambda: not is_left(os.environ["RAY_TMPDIR"]), lambda: "something is left of the cluster")


def is_left(folder: str) -> bool:
    """Tell whether a process still works in a folder, where that can be seen."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended meanwhile
            if folder.encode() in path.read_bytes():
                return True
    return False


@pytest.fixture(scope="module")
def joined(address: str) -> Iterator[Cluster]:
    """Join the cluster once for many tests."""
    with cluster.joined(address):
        yield Cluster(address)


def test_a_cluster_is_joined_by_its_address_and_left_again_as_it_was(address: str) -> None:
    assert list(answers(abs, [-3, 2, -1], Cluster(address))) == [3, 2, 1]
    assert not import_module("ray").is_initialized()


def test_the_command_plays_on_the_cluster_of_this_machine(
    address: str, capfd: pytest.CaptureFixture[str]
) -> None:
    arena = ["arena", "--game", "hansa", "random", MUTE, DICER, "--deals", "2", "--json", "-"]
    told = []
    for more in ([], ["--ray", "auto"]):
        code, written = main([*arena, *more]), capfd.readouterr()
        assert (code, written.err) == (0, "")
        told.append(without_times(json.loads(written.out)))
    assert told[0] == told[1]


def test_what_cannot_be_joined_is_a_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    for where, reason in (
        (f"127.0.0.1:{port}", "Connection refused"),
        ("nowhere.invalid:6379", "Name or service not known|No address associated|Temporary failure"),
        ("nonsense", "an address is host:port, auto, ray://host:port or local"),
    ):
        with pytest.raises(
            HaricotError, match=rf"^No Ray cluster can be joined at {where} \(.*{reason}.*\): "
        ):
            list(answers(abs, [1], Cluster(where)))
    assert capfd.readouterr() == ("", "")


def test_nothing_to_do_needs_no_cluster() -> None:
    assert list(answers(abs, [], Cluster("nonsense"))) == []


def test_matches_have_the_same_results_as_in_one_process(joined: Cluster) -> None:
    matches = [small(2), small(3, "random", MUTE, MUTE)]
    assert timeless(play_matches(matches, joined)) == timeless(play_matches(matches))


def test_a_journal_is_gone_on_with_here_and_there(joined: Cluster, tmp_path: Path) -> None:
    book, played = tmp_path / "book.jsonl", list[int]()
    play_matches([small(1)], journal=book)
    play_matches([small(2)], joined, journal=book)
    whole = play_matches([small(3)], 1, book, progress=played.append)
    assert timeless(whole) == timeless(play_matches([small(3)]))
    assert (played, book.read_bytes().count(b"\n")) == ([1, 2, 3], 4)


def test_it_stops_at_the_same_deal(joined: Cluster) -> None:
    counts = []
    for workers in (1, joined):
        inquiry = Inquiry(ShareQuestion(0.05, 0.95))
        counts.append(len(play_matches([small(60, DICER, MUTE, MUTE)], workers, inquiry=inquiry)[0].deals))
        assert inquiry.answer is not None
    assert counts[0] == counts[1] < 60


def test_the_laboratory_has_the_same_games(joined: Cluster) -> None:
    game = haricot.game("hansa", players=3)
    first, second = (study(game, "simple", 3, 2, workers) for workers in (1, joined))
    assert [one.tally for one in first.samples] == [one.tally for one in second.samples]


def test_decisions_are_the_same_to_the_byte(joined: Cluster, tmp_path: Path) -> None:
    for name, workers in (("alone", 1), ("cluster", joined)):
        game = haricot.game("hansa", players=3)
        write_selfplay(game, ["simple", DICER, MUTE], 5, tmp_path / name, 7, True, workers)
    assert (tmp_path / "alone").read_bytes() == (tmp_path / "cluster").read_bytes()


def test_bots_are_found_where_this_process_finds_them(
    joined: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ownbots", "gonebots"):
        source = tmp_path / f"{name}.py"
        source.write_text("from tests.arena.entered import Mute\n\n\nclass Mine(Mute):\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    own, gone = (small(1, f"{name}:Mine", MUTE, MUTE) for name in ("ownbots", "gonebots"))
    assert not play_matches([own], joined)[0].errors()
    source.unlink()
    with pytest.raises(HaricotError, match=r"^On the cluster: The bot 'gonebots:Mine' is not found"):
        play_matches([gone], joined)


def test_a_worker_refuses_to_play_by_other_rules(joined: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    version = haricot.__version__
    monkeypatch.setattr(haricot, "__version__", "0.0")
    with pytest.raises(
        HaricotError, match=f"^On the cluster: A worker has haricot {version}, and 0.0 is asked"
    ):
        play_matches([small(1)], joined)


def test_a_bot_that_ends_its_worker_is_told_in_a_sentence(
    joined: Cluster, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(HaricotError, match=r"^A worker of the cluster was lost \(WorkerCrashedError\): "):
        play_matches([small(1, "tests.arena.entered:Crasher", MUTE, MUTE)], joined)
    assert capfd.readouterr() == ("", "")
    assert list(answers(abs, [-1], joined)) == [1]

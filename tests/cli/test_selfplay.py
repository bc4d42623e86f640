"""`haricot selfplay` as a process of its own."""

from __future__ import annotations

from pathlib import Path

from haricot.arena.selfplay import decisions, match_in
from tests.cli.conftest import Run
from tests.cli.test_arena import ROOT


def test_decisions_are_written_and_counted(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    done = run("selfplay", "simple", "random", "random", "--games", 3, "--seed", 5, "--parquet", out)
    rows = list(decisions(out))
    assert (done.returncode, done.stderr) == (0, "")
    assert " ".join(done.stdout.split()) == f"3 games with {len(rows)} decisions are in {out}."
    assert {row.game for row in rows} == {0, 1, 2}
    assert (match_in(out).bots, match_in(out).seed) == (("simple", "random", "random"), 5)
    assert list(tmp_path.iterdir()) == [out]


def test_a_trade_that_goes_on_is_written_on_demand(run: Run, tmp_path: Path) -> None:
    for name, more in (("acts", []), ("passes", ["--passes", "--processes", 2])):
        run("selfplay", "simple", "--game", "hansa", "--games", 2, "--parquet", tmp_path / name, *more)
    acts, passes = (list(decisions(tmp_path / name)) for name in ("acts", "passes"))
    assert acts == [row for row in passes if row.action is not None] != passes


def test_faults_are_shown(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((ROOT / "tests" / "arena" / "entered.py").read_text())
    bots = ("mine:Raises", "random", "random")
    done = run("selfplay", *bots, "--game", "hansa", "--games", 2, "--parquet", tmp_path / "out.parquet")
    assert done.returncode == 0
    assert "2 games were ended by a fault, which loses them:" in done.stdout


def test_what_cannot_be_is_a_sentence(run: Run, tmp_path: Path) -> None:
    to = ("--parquet", tmp_path / "out.parquet")
    for args, code, sentence in (
        (("simple",), 2, "the following arguments are required: --parquet"),
        (("simple", *to, "--processes", 2, "--ray", "auto"), 2, "not allowed with argument"),
        (("simple", *to, "--games", 0), 1, "0 games cannot be played: ask for one at least."),
        (
            ("simple", *to, "--ray", "here"),
            1,
            "No Ray cluster can be joined at here (an address is host:port",
        ),
        (("simple", "random", "--players", 4, *to), 1, "2 bots cannot fill 4 seats"),
    ):
        done = run("selfplay", *args)
        assert (done.returncode, sentence in done.stderr) == (code, True)
    assert list(tmp_path.iterdir()) == []

"""Measure both builds of haricot, other engines and a server; print, judge, and write build/bench.json.

What is judged are ratios of figures that were taken beside each other in the same round: machines differ by
half, and so does one that others use too. The figures themselves are printed, and never judged.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.judge import Figures, Gate, judged  # noqa: E402

BUILDS = {"compiled": ROOT / "build" / "compiled", "pure": ROOT / "src"}
RIVALS = ROOT / ".bench" / "bin" / "python"

GAMES = ("bohnanza", "extension with contracts", "sissi", "hansa")
"""Four random players who trade, by all the rules."""

BOTS = ("greedy traders", "expert traders", "greedy bots", "expert bots")
"""What is measured in whole games."""

ENVIRONMENTS = (
    "environment, raw steps",
    "environment, steps with observations",
    "batch",
    "batch of sissi",
    "batch of hansa",
    "batch, one core",
    "batch, all cores",
)
"""What is measured as those who learn by playing use it; the last two by the wall, beside each other."""

PLAIN = ("plain", "start", "import")
"""What Python does alone: a plain loop, a start, and a start with haricot."""


def gate(what: str, of: str, to: str, least: float) -> Gate:
    """Compare two figures, each named as `build: row`."""
    (one, row), (other, beside) = (place.split(": ") for place in (of, to))
    return Gate(what, (one, row), (other, beside), least)


GATES = (
    gate("compiled rules to pure ones", "compiled: bohnanza", "pure: bohnanza", 2.5),
    gate("compiled Bohn Hansa to pure", "compiled: hansa", "pure: hansa", 2.2),
    gate("compiled traders to pure ones", "compiled: greedy traders", "pure: greedy traders", 3.0),
    gate("compiled batch to pure", "compiled: batch", "pure: batch", 3.0),
    gate("decisions to turns of a plain loop", "pure: bohnanza", "pure: plain", 0.004),
    gate("compiled decisions to turns of a plain loop", "compiled: bohnanza", "compiled: plain", 0.015),
    # They share nearly everything.
    gate("Sissi! to Bohnanza", "pure: sissi", "pure: bohnanza", 0.7),
    gate("compiled Sissi! to Bohnanza", "compiled: sissi", "compiled: bohnanza", 0.7),
    gate("compiled Bohn Hansa to Bohnanza", "compiled: hansa", "compiled: bohnanza", 0.3),
    gate("compiled clones to decisions", "compiled: clone", "compiled: bohnanza", 0.9),
    gate("expert to greedy traders", "compiled: expert traders", "compiled: greedy traders", 0.4),
    gate("raw steps to decisions", "compiled: environment, raw steps", "compiled: bohnanza", 0.4),
    gate("batch to steps one by one", "compiled: batch", f"compiled: {ENVIRONMENTS[1]}", 1.1),
    gate("start of Python to start with haricot", "pure: import", "pure: start", 0.3),
    gate("the same, compiled", "compiled: import", "compiled: start", 0.3),
)
"""What has to hold; a quarter or more is left to chance and to other machines."""

PARTS = ("engines", "load")
FEW, LEAST, AIM = 50, 500, 2_000
"""With how many tables a server is measured: a few, the least that it has to hold, and the aim."""

LOAD_GATES = (
    Gate("time of an action, many tables to few", (str(LEAST), "cpu_ms"), (str(FEW), "cpu_ms"), most=1.5),
)
"""More tables are more work, but not more for each. How long news take depends on who else is there."""


def run(python: str | Path, script: str, arguments: list[str], path: Path | None = None) -> Any:
    """Run one measuring script and read its figures."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    return json.loads(subprocess.check_output([python, ROOT / "bench" / script, *arguments], env=env))


def measure_load(tables: int, seconds: float) -> dict[str, Any]:
    """Measure a server with a number of tables; its figures say what went wrong, and may be none at all."""
    env = {**os.environ, "PYTHONPATH": str(BUILDS["compiled"])}
    arguments = ["--tables", str(tables), "--seconds", str(seconds)]
    command = [sys.executable, str(ROOT / "bench" / "load.py"), *arguments]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    if not done.stdout:
        return {}
    found: dict[str, Any] = json.loads(done.stdout)
    return found | {"cpu_ms": round(1000 * found["server_cpu"] / max(found["actions_per_s"], 0.1), 3)}


def measure_engines(seconds: float, rounds: int) -> list[Figures]:
    """Measure everything that plays, round by round, so that what is compared was taken at the same time."""
    found: list[Figures] = []
    for _ in range(rounds):
        ours = {
            build: run(sys.executable, "ours.py", ["--seconds", str(seconds)], path)
            for build, path in BUILDS.items()
        }
        rivals = run(RIVALS, "rivals.py", ["--seconds", str(seconds), "--runs", "1"])
        found.append({**ours, "rivals": {rival["name"]: rival for rival in rivals}})
    return found


def middle(rounds: list[Figures], part: str, row: str) -> float:
    """Give the median of a figure, to be printed."""
    return median(float(found[part][row]) for found in rounds)


def print_ours(rounds: list[Figures]) -> None:
    """Print our figures."""
    print(f"\n{'haricot, a second of this machine':44}{'pure':>12}{'compiled':>12}")
    units = dict.fromkeys(BOTS, "games") | {"plain": "turns", "start": "starts", "import": "starts"}
    for row in (*GAMES, *ENVIRONMENTS, *BOTS, "clone", *PLAIN):
        unit = units.get(row, "clones" if row == "clone" else "decisions")
        figures = [middle(rounds, build, row) for build in ("pure", "compiled")]
        print(f"  {f'{row}, {unit}':42}" + "".join(f"{figure:>12,.0f}" for figure in figures))


def print_rivals(rounds: list[Figures]) -> None:
    """Print how many times faster than each rival our rules are, round by round."""
    print(f"\n{'others, random players, decisions':44}{'':12}{'pure':>12}{'compiled':>12}")
    for name, last in rounds[-1]["rivals"].items():
        title = f"{name} ({last['package']})"
        if any("error" in found["rivals"][name] for found in rounds):
            print(f"  {title:42}  {last.get('error', 'It did not run in every round.')}")
            continue
        speeds = [found["rivals"][name]["decisions_per_second"] for found in rounds]
        ratios = [
            median(found[build]["bohnanza"] / speed for found, speed in zip(rounds, speeds, strict=True))
            for build in ("pure", "compiled")
        ]
        print(f"  {title:42}{median(speeds):>12,.0f}" + "".join(f"{ratio:>11.1f}x" for ratio in ratios))


def print_load(rounds: list[Figures]) -> None:
    """Print what a server held, and how quick it was, in the last round."""
    last = rounds[-1]
    print(f"\n{'a server, five people at each table':44}" + "".join(f"{int(tables):>12,}" for tables in last))
    rows = {
        "tables held": "tables",
        "actions/s": "actions_per_s",
        "time of the processor for an action, ms": "cpu_ms",
        "command to the last of five, ms p50": "p50_ms",
        "command to the last of five, ms p99": "p99_ms",
        "clients late themselves, ms at the worst": "clients_late_ms",
        "share of a core": "server_cpu",
        "memory of a table, KB": "kb_per_table",
    }
    for row, key in rows.items():
        print(f"  {row:42}" + "".join(f"{found.get(key, '-'):>12}" for found in last.values()))


def load_faults(rounds: list[Figures]) -> list[str]:
    """List what a server did wrong: nothing may be, however slow the machine is."""
    faults = [
        f"load of {int(tables):,}: {found[what]} {what.replace('_', ' ')}, none may be"
        for figures in rounds
        for tables, found in figures.items()
        for what in ("refusals", "errors", "server_faults")
        if found.get(what)
    ]
    lost = {tables for figures in rounds for tables in figures if not figures[tables] and tables != str(AIM)}
    return faults + [
        f"load of {tables}: bench/load.py --tables {tables} tells why it ends" for tables in lost
    ]


def measure_loads(rounds: int) -> list[Figures]:
    """Measure a server with few and with many tables in turn, and once with very many."""
    found = [{str(tables): measure_load(tables, 8) for tables in (FEW, LEAST)} for _ in range(rounds)]
    found[-1][str(AIM)] = measure_load(AIM, 20)
    return list(found)


def judge(rounds: list[Figures], gates: tuple[Gate, ...]) -> list[str]:
    """Print the ratios that count, and give what they fall short of."""
    ratios, missed = judged(rounds, gates)
    print(f"\n{'what is judged':44}{'ratio':>12}{'bound':>12}")
    for one in gates:
        if one.what in ratios:
            bound = f">{one.least:g}" if one.least else f"<{one.most:g}"
            print(f"  {one.what:42}{ratios[one.what]:>12.3g}{bound:>12}")
    return missed


def write(figures: dict[str, Any]) -> None:
    """Write the figures down; what was not measured this time stays as it was."""
    file = ROOT / "build" / "bench.json"
    known = json.loads(file.read_text()) if file.exists() else {}
    file.write_text(json.dumps(known | figures, indent=1) + "\n")


def main() -> int:
    """Measure, print, write, and fail when a ratio is out of its bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", choices=PARTS, help="measure nothing else")
    parser.add_argument("--skip", choices=PARTS, help="measure everything else")
    given = parser.parse_args()
    parts = [part for part in PARTS if part != given.skip and given.only in (None, part)]
    figures: dict[str, Any] = {}
    missed: list[str] = []
    if "engines" in parts:
        engines = figures["engines"] = measure_engines(given.seconds, given.rounds)
        print_ours(engines)
        print_rivals(engines)
        missed += judge(engines, GATES)
    if "load" in parts:
        loads = figures["load"] = measure_loads(min(3, given.rounds))
        print_load(loads)
        missed += load_faults(loads) + judge(loads, LOAD_GATES)
    write(figures)
    told = "\n".join(f"OUT OF BOUNDS: {line}" for line in missed) or "All ratios are within their bounds."
    print(f"\n{told}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

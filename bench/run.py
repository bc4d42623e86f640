"""Measure both builds of haricot, other engines and a server; print tables, and write build/bench.json."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BUILDS = {"compiled": ROOT / "build" / "compiled", "pure": ROOT / "src"}
RIVALS = ROOT / ".bench" / "bin" / "python"

AIMS = {
    ("pure", "bohnanza"): (100_000, 200_000),
    ("compiled", "bohnanza"): (400_000, 800_000),
    ("compiled", "hansa"): (200_000, 400_000),
    ("compiled", "greedy traders"): (200, 200),
    ("compiled", "expert traders"): (50, 50),
    ("compiled", "environment, raw steps"): (60_000, 60_000),
    ("compiled", "batch, all cores"): (500_000, 1_500_000),
}

BOTS = ("greedy traders", "expert traders", "greedy bots", "expert bots")
"""What is measured in whole games."""

ENVIRONMENTS = (
    "environment, raw steps",
    "environment, steps with observations",
    "batch",
    "batch, all cores",
    "batch of sissi",
    "batch of hansa",
)
"""What is measured as those who learn by playing use it."""

RATIOS = {
    "pure": ("pure", "bohnanza"),
    "compiled": ("compiled", "bohnanza"),
    "environment": ("compiled", "environment, steps with observations"),
    "batch": ("compiled", "batch, all cores"),
}
"""What of ours stands beside others, in which build."""

LEAST_SISSI = 0.7
"""Sissi! shares nearly everything with Bohnanza, so it has to be nearly as fast."""

LEAST_CLONES = 500_000
MOST_IMPORT_MS = 50

PARTS = ("engines", "load")
LOADS = (500, 2_000)
"""With how many tables a server is measured: the least that it has to hold, and the aim."""

MOST_P99_MS = 100
"""So long the last of five may wait for the news of a move, in 99 of 100 cases."""


def run(python: str | Path, script: str, arguments: list[str], path: Path | None = None) -> Any:
    """Run one measuring script and read its figures."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    return json.loads(subprocess.check_output([python, ROOT / "bench" / script, *arguments], env=env))


def measure_load(tables: int) -> Any:
    """Measure a server with so many tables; it tells of what went wrong in its figures."""
    env = {**os.environ, "PYTHONPATH": str(BUILDS["compiled"])}
    arguments = ["--tables", str(tables), "--seconds", "20" if tables > LOADS[0] else "15"]
    command = [sys.executable, str(ROOT / "bench" / "load.py"), *arguments]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=600)
    return json.loads(done.stdout)


def measure_engines(seconds: float, runs: int) -> dict[str, Any]:
    """Measure everything that plays, one after the other."""
    arguments = ["--seconds", str(seconds), "--runs", str(runs)]
    ours = {build: run(sys.executable, "ours.py", arguments, path) for build, path in BUILDS.items()}
    return {"ours": ours, "rivals": run(RIVALS, "rivals.py", arguments)}


def print_ours(ours: dict[str, Any]) -> None:
    """Print our figures beside what they have to reach."""
    print(f"\n{'haricot, four random players who trade':44}{'pure':>12}{'compiled':>12}")
    games = ("bohnanza", "extension with contracts", "sissi", "hansa")
    for row in (*games, *ENVIRONMENTS, *BOTS, "clone", "import_ms"):
        measured = f"four {row}, games/s" if row in BOTS else f"{row}, decisions/s"
        unit = {"clone": "clones/s", "import_ms": "import haricot, ms"}.get(row, measured)
        print(f"  {unit:42}{ours['pure'][row]:>12,}{ours['compiled'][row]:>12,}")


def print_rivals(ours: dict[str, Any], rivals: list[dict[str, Any]]) -> None:
    """Print how many times faster than each rival our rules, environment and batch are."""
    print(f"\n{'others, random players, decisions/s':44}{'':12}" + "".join(f"{name:>13}" for name in RATIOS))
    for rival in rivals:
        name = f"{rival['name']} ({rival['package']})"
        if "error" in rival:
            print(f"  {name:42}  {rival['error']}")
            continue
        speed = rival["decisions_per_second"]
        ratios = [ours[build][row] / speed for build, row in RATIOS.values()]
        print(f"  {name:42}{speed:>12,}" + "".join(f"{ratio:>12.1f}x" for ratio in ratios))


def print_load(load: list[dict[str, Any]]) -> None:
    """Print what a server held, and how quick it was."""
    print(f"\n{'a server, five people at each table':44}" + "".join(f"{tables:>12,}" for tables in LOADS))
    rows = {
        "tables held": "tables",
        "actions/s": "actions_per_s",
        "command to the last of five, ms p50": "p50_ms",
        "command to the last of five, ms p99": "p99_ms",
        "clients late themselves, ms at the worst": "clients_late_ms",
        "share of a core": "server_cpu",
        "memory of a table, KB": "kb_per_table",
    }
    for row, key in rows.items():
        print(f"  {row:42}" + "".join(f"{found[key]:>12,}" for found in load))


def load_shortfalls(load: list[dict[str, Any]]) -> list[str]:
    """List what a server did wrong, and whether it was too slow with the least of tables."""
    missed = [
        f"load of {tables:,}: {found[what]} {what.replace('_', ' ')}, none may be"
        for tables, found in zip(LOADS, load, strict=True)
        for what in ("refusals", "errors", "server_faults")
        if found[what]
    ]
    if load[0]["p99_ms"] > MOST_P99_MS:
        missed.append(
            f"load of {LOADS[0]:,}: p99 is {load[0]['p99_ms']} ms, at the most {MOST_P99_MS} "
            f"(aim {LOADS[1]:,} tables)"
        )
    return missed


def shortfalls(ours: dict[str, Any]) -> list[str]:
    """List what does not reach the least that is asked for."""
    missed = [
        f"{build} {row}: {ours[build][row]:,} a second, at the least {least:,} (aim {aim:,})"
        for (build, row), (least, aim) in AIMS.items()
        if ours[build][row] < least
    ]
    if ours["compiled"]["clone"] < LEAST_CLONES:
        missed.append(f"compiled clone: {ours['compiled']['clone']:,}/s, at the least {LEAST_CLONES:,}")
    for build in BUILDS:
        ratio = ours[build]["sissi"] / ours[build]["bohnanza"]
        if ratio < LEAST_SISSI:
            missed.append(
                f"{build} sissi: {ratio:.0%} of Bohnanza's decisions, at the least {LEAST_SISSI:.0%}"
            )
        if ours[build]["import_ms"] > MOST_IMPORT_MS:
            missed.append(f"{build} import: {ours[build]['import_ms']} ms, at the most {MOST_IMPORT_MS}")
    return missed


def write(figures: dict[str, Any]) -> None:
    """Write the figures down; what was not measured this time stays as it was."""
    file = ROOT / "build" / "bench.json"
    known = json.loads(file.read_text()) if file.exists() else {}
    file.write_text(json.dumps(known | figures, indent=1) + "\n")


def main() -> int:
    """Measure, print, write, and fail when a figure is below the least."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each run")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", choices=PARTS, help="measure nothing else")
    parser.add_argument("--skip", choices=PARTS, help="measure everything else")
    given = parser.parse_args()
    parts = [part for part in PARTS if part != given.skip and given.only in (None, part)]
    figures: dict[str, Any] = {}
    missed: list[str] = []
    if "engines" in parts:
        figures |= measure_engines(given.seconds, given.runs)
        print_ours(figures["ours"])
        print_rivals(figures["ours"], figures["rivals"])
        missed += shortfalls(figures["ours"])
    if "load" in parts:
        figures["load"] = [measure_load(tables) for tables in LOADS]
        print_load(figures["load"])
        missed += load_shortfalls(figures["load"])
    write(figures)
    print(
        "\n" + ("\n".join(f"BELOW: {line}" for line in missed) or "All figures reach what is asked of them.")
    )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Attack a server with fuzzers that nobody here wrote: no 500, no error in its log, no growth.

schemathesis sends requests by an OpenAPI document that is made from the routes, and hypothesis-jsonschema
sends commands to tables by docs/protocol.schema.json. Both are in .fuzz, which `make fuzz` sets up.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from msgspec.structs import replace

from bench.load import Watched
from bench.openapi import document
from haricot.catalogue import read_record
from haricot.client import Visitor
from haricot.wire.commands import Settings
from haricot.wire.schema import SCHEMA_FILE
from tests.server.served import OFTEN, Child, child

ROOT = Path(__file__).resolve().parents[1]
FUZZ = ROOT / ".fuzz" / "bin"
RECORDS = ROOT / "tests" / "records"

LIMITS = replace(OFTEN, patience=10**6, thought=60.0)
"""The usual limits, but for those of how often: else most of what a fuzzer sends would be too fast.

Bots have longer than usual, since the fuzzers need most of the machine."""

ROUND = 300
"""After these seconds requests come from another guest: the one before has deleted itself by then."""

WARM = 1 / 6
"""After this part of the time memory is looked at first: five minutes of thirty."""

GROWTH = 1.25
"""Maximum growth of memory."""


async def guest(url: str) -> tuple[str, list[str]]:
    """Become a guest with tables of all kinds, and give the cookie and their links."""
    async with Visitor(url, "Fuzz") as visitor:
        tables = [await visitor.open(Settings(game)) for game in ("bohnanza", "sissi", "hansa")]
        for name in ("base-3-players", "own-tables"):
            tables.append(await visitor.bring(read_record((RECORDS / f"{name}.json").read_bytes())))
        return visitor.cookie, tables


def requests(url: str, where: Path, seed: int, seconds: int) -> str:
    """Let schemathesis send its requests for some seconds, and give what it says."""
    cookie, tables = asyncio.run(guest(url))
    file, said = where / "openapi.json", where / f"round-{seed}.txt"
    file.write_text(json.dumps(document(tables)), encoding="utf-8")
    command = [str(FUZZ / "st"), "run", str(file), "--url", url, "--header", f"Cookie: {cookie}"]
    options = ["--phases", "coverage,fuzzing", "--checks", "not_a_server_error", "--max-time", str(seconds)]
    shown = ["--no-color", "--continue-on-failure", "--suppress-health-check", "all", "--seed", str(seed)]
    with said.open("w", encoding="utf-8") as out, suppress(subprocess.TimeoutExpired):
        run = [*command, *options, *shown]
        subprocess.run(run, stdout=out, stderr=out, cwd=where, timeout=seconds + 120, check=False)
    return said.read_text(encoding="utf-8")


def faults(log: Path) -> list[str]:
    """Find the errors that a server has written down."""
    found = []
    for line in log.read_text(encoding="utf-8").splitlines():
        try:
            told = msgspec.json.decode(line)
        except msgspec.DecodeError:
            found.append(line)
        else:
            if told["level"] not in ("info", "warning") or "trace" in told:
                found.append(line)
    return found


def attack(server: Child, where: Path, minutes: float) -> dict[str, int]:
    """Send both kinds until the time is over, and tell how many megabytes were in use when."""
    begun, seconds, memory = time.monotonic(), minutes * 60, dict[str, int]()
    watched = Watched(server.process.pid)
    frames = [str(FUZZ / "python"), str(ROOT / "bench/fuzz_frames.py"), server.url, str(ROOT / SCHEMA_FILE)]
    with subprocess.Popen([*frames, str(seconds)], stdout=subprocess.PIPE, text=True, cwd=where) as talking:
        seed = 0
        while (left := seconds - (time.monotonic() - begun)) > 1:
            said = requests(server.url, where, seed, max(20, int(min(left, ROUND))))
            gone, seed = time.monotonic() - begun, seed + 1
            megabytes = watched.kilobytes() // 1024
            print(f"{gone / 60:5.1f} min  {megabytes} MB  {summary(said)}", flush=True)
            if gone >= WARM * seconds:
                memory.setdefault("warm", megabytes)
            memory["last"] = megabytes
        print("commands:", talking.communicate()[0].strip(), "exit", talking.returncode, flush=True)
        memory["frames"] = talking.returncode
    return memory


def summary(said: str) -> str:
    """Find what schemathesis says in the end."""
    lines = [line.strip(" =") for line in said.splitlines() if line.strip(" =")]
    kept = [line for line in lines if "generated" in line or "failure" in line.casefold()]
    return " · ".join(kept[-3:]) or " · ".join(lines[-1:])


def main() -> int:
    """Attack, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--keep", type=Path, help="where to leave what was found")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        where = wanted.keep or Path(made)
        where.mkdir(parents=True, exist_ok=True)
        (where / "data").mkdir()
        with child(where / "data", LIMITS) as server:
            memory = attack(server, where, wanted.minutes)
            alive = server.process.poll() is None and server.answers()
        erred = faults(where / "data" / "log")
        rounds = [file.read_text(encoding="utf-8") for file in where.glob("round-*.txt")]
    failed = [said for said in rounds if "Server error" in said]
    for found in [*erred[:5], *failed[:3]]:
        print(found)
    grown = memory["last"] > memory.get("warm", memory["last"]) * GROWTH
    print(f"{len(erred)} errors in the log, {len(failed)} of {len(rounds)} rounds with a server error")
    print(f"{memory.get('warm', '?')} MB, in the end {memory['last']} MB; {'alive' if alive else 'dead'}")
    return 1 if erred or failed or grown or not alive or memory["frames"] else 0


if __name__ == "__main__":
    sys.exit(main())

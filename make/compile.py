"""Compiles haricot into build/compiled, one at a time, and puts only what is whole in its place.

With --state it says instead how things are: ready, running, stale, or impossible without a C compiler. With
--wait it waits until nobody compiles.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BUILD = Path("build")
READY = BUILD / "compiled"
NEW = BUILD / "compiled.new"
OLD = BUILD / "compiled.old"
LOCK = BUILD / "compile.lock"
STAMP = ".built"
"""In a build: what it was made of. Unlike times, hashes also notice modules that were removed."""

SETUP = f"setup.py --quiet build --build-lib {NEW} --build-temp build/temp --parallel 2"


def sources() -> list[Path]:
    """List the files that a build is made of."""
    settings = [Path(name) for name in ("setup.py", "pyproject.toml", "uv.lock")]
    modules = sorted(path for path in Path("src/haricot").rglob("*") if path.suffix != ".pyc")
    return [path for path in settings + modules if path.is_file()]


def wanted() -> str:
    """Describe the build of these sources for this Python."""
    hashes = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path}" for path in sources()]
    return "\n".join([str(sysconfig.get_config_var("EXT_SUFFIX")), *hashes, ""])


def is_ready() -> bool:
    """Say whether the build is of these sources."""
    stamp = READY / STAMP
    return stamp.exists() and stamp.read_text() == wanted()


def can_compile() -> bool:
    """Say whether there seem to be a C compiler and Python's headers."""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def is_running() -> bool:
    """Say whether somebody compiles just now."""
    if not LOCK.exists():
        return False
    with LOCK.open() as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def state() -> str:
    """Say how things are in a word."""
    if is_ready():
        return "ready"
    if is_running():
        return "running"
    return "stale" if can_compile() else "impossible"


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else compiles; who is killed lets others go on."""
    BUILD.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def put_in_place() -> None:
    """Swap the old build for the new one."""
    shutil.rmtree(OLD, ignore_errors=True)
    if READY.exists():
        READY.rename(OLD)
    NEW.rename(READY)
    shutil.rmtree(OLD, ignore_errors=True)


def build() -> int:
    """Compile what is there now, and give the exit code."""
    made_of = wanted()
    shutil.rmtree(NEW, ignore_errors=True)
    environment = {**os.environ, "HARICOT_PURE": "0"}
    code = subprocess.run([sys.executable, *SETUP.split()], env=environment).returncode
    if code:
        return code
    if not any(NEW.rglob("*.so")):
        print(
            "Nothing was compiled: are a C compiler and the headers of Python (python3-dev) installed?",
            file=sys.stderr,
        )
        return 1
    (NEW / STAMP).write_text(made_of)
    put_in_place()
    return 0


def main() -> int:
    """Say how things are, or wait for others, or compile what has to be."""
    if "--state" in sys.argv:
        print(state())
        return 0
    if is_running():
        print("Waiting for what is compiled already ...", flush=True)
    with alone():
        return 0 if "--wait" in sys.argv or is_ready() else build()


if __name__ == "__main__":
    sys.exit(main())

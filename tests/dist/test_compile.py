"""`make build`: a project of one extension, built and spoiled as the real one is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import wait_until

COMPILE = [sys.executable, str(Path(__file__).parents[2] / "make" / "compile.py")]

# It waits at a gate, where there is one, as a compiler takes its time.
SETUP = """
from pathlib import Path
from setuptools import Extension, setup
Path("begun").open("a").write("once\\n")
gate = Path("gate")
if gate.exists():
    gate.read_text()
bean = Extension("haricot.bean", ["src/haricot/bean.c"])
setup(packages=["haricot"], package_dir={"": "src"}, ext_modules=[bean])
"""

BEAN = """
#include <Python.h>
static struct PyModuleDef bean = {PyModuleDef_HEAD_INIT, "bean", "%s", -1, NULL};
PyMODINIT_FUNC PyInit_bean(void) { return PyModule_Create(&bean); }
"""


class Project:
    """A project with a module in C."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bean = folder / "src" / "haricot" / "bean.c"
        self.gate = folder / "gate"
        self.bean.parent.mkdir(parents=True)
        (self.bean.parent / "__init__.py").touch()
        (self.bean.parent / "pea.py").touch()
        (folder / "setup.py").write_text(SETUP)
        self.sow("red")

    def sow(self, bean: str) -> None:
        self.bean.write_text(BEAN % bean)

    def begin(self, *args: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*COMPILE, *args],
            cwd=self.folder,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )

    def build(self, *args: str) -> int:
        process = self.begin(*args)
        process.communicate()
        return process.returncode

    def state(self, **environment: str) -> str:
        command = [*COMPILE, "--state"]
        env = {**os.environ, **environment}
        return subprocess.run(
            command, cwd=self.folder, env=env, capture_output=True, text=True
        ).stdout.strip()

    def harvest(self) -> str:
        """Ask the build which bean it has."""
        command = [sys.executable, "-c", "import haricot.bean; print(haricot.bean.__doc__)"]
        env = {**os.environ, "PYTHONPATH": str(self.folder / "build" / "compiled")}
        return subprocess.run(command, env=env, capture_output=True, text=True).stdout.strip()

    def times_begun(self) -> int:
        return len((self.folder / "begun").read_text().split())

    def has_begun(self, process: subprocess.Popen[str], before: int) -> bool:
        assert process.poll() is None
        return self.times_begun() > before

    @contextmanager
    def compiling(self) -> Iterator[subprocess.Popen[str]]:
        """Compile up to the gate, and end it whatever comes."""
        before = self.times_begun()
        os.mkfifo(self.gate)
        process = self.begin()
        try:
            wait_until(lambda: self.has_begun(process, before), lambda: "the compiling did not begin")
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()

    def open_gate(self) -> None:
        with self.gate.open("w"):
            self.gate.unlink()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = Project(tmp_path)
    assert project.state() == "stale"
    assert project.build() == 0
    assert (project.state(), project.harvest(), project.times_begun()) == ("ready", "red", 1)
    return project


def test_what_is_built_is_not_built_again(project: Project) -> None:
    assert project.build() == 0
    assert project.times_begun() == 1


def test_a_change_is_noticed_and_so_is_a_module_that_went(project: Project) -> None:
    project.sow("blue")
    assert project.state() == "stale"
    assert project.build() == 0
    assert (project.state(), project.harvest()) == ("ready", "blue")
    project.bean.with_name("pea.py").unlink()
    assert project.state() == "stale"
    assert project.build() == 0
    assert not (project.folder / "build" / "compiled" / "haricot" / "pea.py").exists()


def test_what_does_not_compile_leaves_the_old_build_where_it_is(project: Project) -> None:
    project.bean.write_text("a bean is no C")
    assert project.build() != 0
    assert (project.state(), project.harvest()) == ("stale", "red")


def test_without_a_compiler_there_is_nothing_to_begin(project: Project) -> None:
    project.sow("blue")
    assert project.state(CC="no-such-compiler -O3") == "impossible"


def test_that_nothing_was_compiled_is_told(project: Project) -> None:
    (project.folder / "setup.py").write_text(SETUP.replace("[bean]", "[]"))
    process = project.begin()
    _, told = process.communicate()
    assert process.returncode != 0
    assert "Nothing was compiled: are a C compiler" in told
    assert project.harvest() == "red"


def test_two_at_once_build_once(project: Project) -> None:
    project.sow("blue")
    with project.compiling() as first:
        assert (project.state(), project.harvest()) == ("running", "red")
        second = project.begin()
        project.open_gate()
        assert first.wait() == second.wait() == 0
    second.communicate()
    assert (project.state(), project.harvest(), project.times_begun()) == ("ready", "blue", 2)


def test_one_that_is_killed_leaves_the_old_build_and_lets_others_go_on(project: Project) -> None:
    project.sow("blue")
    with project.compiling():
        pass
    assert (project.state(), project.harvest()) == ("stale", "red")
    project.gate.unlink()
    assert project.build() == 0
    assert (project.state(), project.harvest()) == ("ready", "blue")


def test_what_changes_while_it_is_compiled_is_compiled_again(project: Project) -> None:
    project.sow("blue")
    with project.compiling() as process:
        project.sow("green")
        project.open_gate()
        assert process.wait() == 0
    assert project.state() == "stale"
    assert project.build() == 0
    assert (project.state(), project.harvest()) == ("ready", "green")


def test_who_waits_is_told_and_compiles_nothing(project: Project) -> None:
    project.sow("blue")
    with project.compiling() as first:
        second = project.begin("--wait")
        assert second.stdout is not None
        assert second.stdout.readline() == "Waiting for what is compiled already ...\n"
        project.open_gate()
        assert first.wait() == second.wait() == 0
    second.communicate()
    assert (project.state(), project.times_begun()) == ("ready", 2)
    project.sow("green")
    assert project.build("--wait") == 0
    assert project.state() == "stale"

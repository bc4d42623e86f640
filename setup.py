"""Builds haricot with mypyc where a C compiler works, and in pure Python everywhere else."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

LAYERS = ("kernel", "beans", "games", "bots", "env")
WEAK_LIST = r"\(\*\(\(PyObject \*\*\)\(\(char \*\)self \+ sizeof\(PyObject \*\) \+ sizeof\(\w+\)\)\)\);"
MENDED = (
    (re.compile("Py_VISIT" + WEAK_LIST), ""),
    (
        re.compile("Py_CLEAR" + WEAK_LIST),
        "if (!Py_REFCNT(self)) PyObject_ClearWeakRefs((PyObject *)self);",
    ),
)
PROBE = "#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n"


def is_interpreted(module: Path) -> bool:
    """Say whether the module's opening asks to stay plain Python."""
    opening = module.read_text(encoding="utf-8").splitlines()[:15]
    return any("# interpreted:" in line for line in opening)


COMPILED = tuple(
    str(module)
    for layer in LAYERS
    for module in sorted(Path("src/haricot", layer).rglob("*.py"))
    if not is_interpreted(module)
)


def compiler_works() -> bool:
    """Compile and link an empty extension, to learn whether compiler and headers are there."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        probe.ensure_finalized()
        try:
            probe.run()
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def mend_weak_references(source: Path) -> None:
    """Have objects forget who refers to them weakly before they go.

    Up to Python 3.11, mypyc 2.4 treats the list of weak references to an object of a generic class as if
    the object owned it, and a program that holds one crashes.
    """
    text = source.read_text(encoding="utf-8")
    mended = text
    for wrong, right in MENDED:
        mended = wrong.sub(right, mended)
    if mended != text:
        source.write_text(mended, encoding="utf-8")


def only_describes() -> bool:
    """Say whether this run asks for metadata or sources, for which nothing need be compiled."""
    return bool({"clean", "dist_info", "egg_info", "sdist"} & set(sys.argv[1:]))


def extensions() -> list[Extension]:
    """Translate the compiled modules to C, or return nothing for a pure build."""
    if os.environ.get("HARICOT_BUILT") == "1":
        # What was built is only packed; that there is an extension says that it is for this platform.
        return [Extension("haricot__mypyc", [])]
    if not COMPILED or only_describes() or os.environ.get("HARICOT_PURE") == "1":
        return []
    if not compiler_works():
        print("haricot: no working C compiler with Python's headers; building pure Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # The project's strict mypy settings are for `make lint`: a newer mypy must not break an install.
    flags = ["--config-file=", "--cache-dir=/dev/null"]
    made = mypycify(
        [*flags, *COMPILED], opt_level="3", debug_level="0", group_name="haricot", target_dir="build/mypyc"
    )
    for source in {source for extension in made for source in extension.sources}:
        mend_weak_references(Path(source))
    if sys.platform == "linux":
        # Nobody puts other functions in the place of ours, so the compiler may put them into each other.
        for extension in made:
            extension.extra_compile_args += ["-fno-semantic-interposition"]
            extension.extra_link_args += ["-Wl,-Bsymbolic-functions"]
    return made


class WithPage(build_py):
    """Puts the page of the browser client beside the code, from where HARICOT_PAGE says it was built."""

    def run(self) -> None:
        super().run()
        page = os.environ.get("HARICOT_PAGE")
        if page:
            target = Path(self.build_lib, "haricot", "page")
            shutil.copytree(page, target, ignore=shutil.ignore_patterns(".*"), dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": WithPage})

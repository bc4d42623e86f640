"""Builds haricot with mypyc where a C compiler works, and in pure Python everywhere else."""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

LAYERS = ("kernel", "beans", "cards", "games", "bots", "env")
WEAK_LIST = r"\(\*\(\(PyObject \*\*\)\(\(char \*\)self \+ sizeof\(PyObject \*\) \+ sizeof\(\w+\)\)\)\);"
MENDED = (
    (re.compile("Py_VISIT" + WEAK_LIST), ""),
    (
        re.compile("Py_CLEAR" + WEAK_LIST),
        "if (!Py_REFCNT(self)) PyObject_ClearWeakRefs((PyObject *)self);",
    ),
)
# Where mypyc writes the signature of a function or a class, and where nothing is told of a module.
NOTHING, EMPTY = "NULL, /* docstring */", '"", /* docstring */'
SIGNATURES = (
    re.compile(r'(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),[\w\s|,]+PyDoc_STR\(".*?)(?P<after>"\))'),
    re.compile(r'(?P<before>CPyType_(?P<name>\w+)_template_ = {[^}]+PyDoc_STR\(".*?)(?P<after>"\))'),
    re.compile(r'(?P<before>HEAD_INIT,\s+"haricot\.(?P<name>[\w.]+)",\s+")(?P<after>", /\*)'),
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


Documented = ast.Module | ast.ClassDef | ast.FunctionDef


@cache
def docstrings() -> dict[str, str]:
    """Read the docstrings of what is compiled, by the names that C has for it, which may be shortened."""
    found: dict[str, str] = {}
    for module in COMPILED:
        names = [name for name in Path(module).with_suffix("").parts[1:] if name != "__init__"]
        for start in range(len(names)):
            gather(ast.parse(Path(module).read_text("utf-8")), "___".join(names[start:]), found)
    return found


def gather(node: Documented, name: str, found: dict[str, str]) -> None:
    """Add the docstring of something, and of all that is defined in it."""
    found[name] = ast.get_docstring(node) or ""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            gather(child, f"{name}___{child.name}", found)


def tell_docstrings(source: Path) -> None:
    """Put docstrings behind the signatures, so that help() has them: mypyc leaves them out."""
    found = docstrings()

    def tell(match: re.Match[str]) -> str:
        docstring = found.get(match["name"].replace(".", "___"), "")
        escaped = "".join(f"\\{byte:03o}" for byte in docstring.encode())
        return f"{match['before']}{escaped}{match['after']}"

    text = source.read_text(encoding="utf-8").replace(NOTHING, EMPTY)
    for place in SIGNATURES:
        text = place.sub(tell, text)
    source.write_text(text, encoding="utf-8")


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
        [*flags, *COMPILED],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="haricot",
        target_dir="build/mypyc",
    )
    for source in {source for extension in made for source in extension.sources}:
        mend_weak_references(Path(source))
        tell_docstrings(Path(source))
    if sys.platform == "linux":
        # Nobody puts other functions in the place of ours, so the compiler may put them into each other.
        for extension in made:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
            extension.extra_link_args += ["-Wl,-Bsymbolic-functions"]
    return made


class SideBySide(build_ext):
    """Compiles the files of an extension side by side, as many as there are cores."""

    def build_extension(self, ext: Extension) -> None:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(partial(self.compiled, ext), sorted(ext.sources, key=size, reverse=True))
            ext.extra_objects = [*ext.extra_objects, *(file for files in made for file in files)]
        ext.sources = []
        super().build_extension(ext)

    def compiled(self, ext: Extension, source: str) -> list[str]:
        """Compile one of the files."""
        return self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
        )


def size(file: str) -> int:
    """Tell how much there is to compile: what takes long begins first."""
    return Path(file).stat().st_size


def copy_page(page: str | None, code: Path) -> None:
    """Put the page of the browser client beside the code, if it was built."""
    if page and Path(page, "index.html").is_file():
        hidden = shutil.ignore_patterns(".*")
        shutil.copytree(page, code / "haricot" / "page", ignore=hidden, dirs_exist_ok=True)


class WithPage(build_py):
    """Builds with the page, from where HARICOT_PAGE says it was built."""

    def run(self) -> None:
        super().run()
        copy_page(os.environ.get("HARICOT_PAGE"), Path(self.build_lib))


class SourcesWithPage(sdist):
    """Packs the sources with the page that `make page` has built: not everybody who builds them has npm."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        copy_page(os.environ.get("HARICOT_PAGE", "build/page"), Path(base_dir, "src"))


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": SideBySide, "build_py": WithPage, "sdist": SourcesWithPage},
)

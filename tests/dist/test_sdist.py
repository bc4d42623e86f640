"""The source distribution: all that the project has, and enough to build from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
# What only the repository needs.
LEFT_OUT = (".ci/", ".editorconfig", ".github/", ".gitignore", ".pre-commit-config.yaml")

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs the repository")


def tracked() -> set[str]:
    """List the files of the project."""
    command = ["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {name for name in told.splitlines() if (ROOT / name).exists()}


def set_up(folder: Path, *args: object, **more: str) -> None:
    """Run setup.py as builders of packages do."""
    command = [sys.executable, "-W", "ignore", "setup.py", "--quiet", *map(str, args)]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("HARICOT")}
    subprocess.run(command, cwd=folder, env={**environment, **more}, check=True)


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pack what the project has, with a page that was built, and unpack it elsewhere."""
    copy, elsewhere = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("elsewhere")
    for name in tracked():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    (copy / "build" / "page" / "assets").mkdir(parents=True)
    for name in ("index.html", ".built", "assets/page.js"):
        (copy / "build" / "page" / name).write_text("beans")
    (copy / "web" / "node_modules").mkdir()
    (copy / "web" / "node_modules" / "left.js").write_text("left out")
    set_up(copy, "sdist", "--dist-dir", elsewhere)
    with tarfile.open(next(elsewhere.glob("haricot-*.tar.gz"))) as archive:
        archive.extractall(elsewhere, filter="data")
    return next(path for path in elsewhere.iterdir() if path.is_dir())


def test_it_has_all_of_the_project_and_the_page(unpacked: Path) -> None:
    names = {str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()}
    page = {"src/haricot/page/index.html", "src/haricot/page/assets/page.js"}
    made = {name for name in names if ".egg-info/" in name} | {"PKG-INFO", "setup.cfg"}
    kept = {name for name in tracked() if not name.startswith(LEFT_OUT)}
    assert names - made == kept | page


def test_it_says_for_whom_it_is(unpacked: Path) -> None:
    told = Parser().parsestr((unpacked / "PKG-INFO").read_text(encoding="utf-8"))
    classes = told.get_all("Classifier", [])
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13)} <= set(classes)
    assert {name.partition(" ::")[0] for name in classes} >= {
        "Intended Audience",
        "Operating System",
        "Topic",
    }


def test_a_wheel_can_be_built_from_it(unpacked: Path) -> None:
    set_up(unpacked, "bdist_wheel", "--dist-dir", "wheels", HARICOT_PURE="1")
    names = ZipFile(next((unpacked / "wheels").glob("haricot-*-none-any.whl"))).namelist()
    code = {name.removeprefix("src/") for name in tracked() if name.startswith("src/")}
    assert {name for name in names if ".dist-info/" not in name} == code | {
        "haricot/page/index.html",
        "haricot/page/assets/page.js",
    }

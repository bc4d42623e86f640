"""The loader of bots and games that are not haricot's: by `module:NAME`, or from installed packages."""

from __future__ import annotations

import sys
import traceback
from importlib import import_module
from pathlib import Path, PurePath
from types import ModuleType
from typing import TYPE_CHECKING, Any

from haricot.kernel.errors import HaricotError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def find(name: str, what: str) -> Any:
    """Import a bot or game by `module:NAME`, or say why it is not there."""
    place, _, thing = name.partition(":")
    if set(place) & set("/\\") or place.startswith(".") or place.endswith(".py"):
        right = f"{module_of(place)}:{thing}"
        raise HaricotError(f"The {what} {name!r} is named by a file: say {right}, from the folder it is in.")
    module = import_from(place, name, what)
    if not hasattr(module, thing):
        raise HaricotError(f"The {what} {name!r} is not found: {place} has nothing called {thing!r}.")
    return getattr(module, thing)


def load_installed(point: EntryPoint) -> Any:
    """Import what an installed package brings, or say in a sentence what is wrong with the package."""
    try:
        return point.load()
    except Exception as error:
        package = point.dist.name if point.dist else point.module
        reason = raised(error, point.module)
        raise HaricotError(f"The game {point.name!r} of the package {package!r} fails: {reason}.") from None


def module_of(file: str) -> str:
    """Call the module of a file as Python would, as far as the folder we are in tells."""
    path = PurePath(file.replace("\\", "/").removesuffix(".py"))
    below = () if path.is_absolute() or ".." in path.parts else path.parts[:-1]
    return ".".join((*below, path.name.lstrip(".")))


def import_from(module: str, name: str, what: str) -> ModuleType:
    """Import the module of something, or say why that cannot be done."""
    here = str(Path.cwd())
    if not {"", here} & set(sys.path):
        sys.path.append(here)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise HaricotError(f"The {what} {name!r} needs a module that is not there: {error}.") from None
        raise HaricotError(
            f"The {what} {name!r} is not found, for there is no module {error.name!r}: "
            "call haricot from the folder that it is in."
        ) from None
    except Exception as error:
        raise HaricotError(f"The {what} {name!r} cannot be imported: {raised(error)}.") from None


def raised(error: BaseException, module: str = "") -> str:
    """Tell what was raised and in which line of which file, if it can be one of a module's own package."""
    lines = list(traceback.walk_tb(error.__traceback__))
    own = [line for line in lines if package(line[0].f_globals.get("__name__", "")) == package(module)]
    last = [f" ({Path(frame.f_code.co_filename).name}, line {line})" for frame, line in (own or lines)[-1:]]
    where = "".join(last)
    message = " ".join(str(error).split())
    return f"{type(error).__name__}{where}: {message}" if message else f"{type(error).__name__}{where}"


def package(module: str) -> str:
    """Tell what a module is a part of."""
    return module.partition(".")[0]

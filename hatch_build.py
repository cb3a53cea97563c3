"""Builds the compiled movement ranges where a C compiler is; without one the Python one serves."""

from __future__ import annotations

import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src/hexside/pathfinding/_reach.c")
SOURCES = (SOURCE, SOURCE.with_name("_survey.c"))
#: The stable interface of Python 3.11: the file serves all later versions too.
STABLE = "cp311-abi3"


class Compiled(BuildHookInterface[Any]):
    """Compiles the files next to their sources, for a wheel as for a checkout."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the libraries to the build, or leave it out and say so."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        libraries = [root / source.with_suffix(".abi3.so") for source in SOURCES]
        if not all(map(compiled, (root / source for source in SOURCES), libraries)):
            for library in libraries:
                library.unlink(missing_ok=True)
            return
        build_data["pure_python"] = False
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["tag"] = f"{STABLE}-{platform}"
        if version != "editable":
            for library in libraries:
                inside = library.relative_to(root / "src")
                build_data["force_include"][str(library)] = str(inside)


def compiled(source: Path, library: Path) -> bool:
    """Whether the compiler has made the library."""
    if sys.platform == "win32" or sys.implementation.name != "cpython":
        return False
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_paths()["include"]
    shared = (
        ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    )
    new = library.with_suffix(".new")
    command = [*compiler, "-O2", "-fPIC", *shared, f"-I{include}", str(source), "-o", str(new)]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=120)
        new.replace(library)
    except (OSError, subprocess.SubprocessError):
        new.unlink(missing_ok=True)
        return False
    return True

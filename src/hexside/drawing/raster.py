"""PNG pictures, drawn by the system's Chromium so that nothing large must be installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

BROWSERS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
TIME_LIMIT: Final = 120.0
QUIET: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)


class RasterError(RuntimeError):
    """No picture could be made; ``code`` says why, ``arguments`` gives details."""

    def __init__(self, code: str, **arguments: str) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments


def find_browser() -> str:
    """The browser that draws; raise ``RasterError`` if none is installed."""
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    raise RasterError("no-chromium", tried=", ".join(BROWSERS))


def to_png(svg: str, path: str | os.PathLike[str], width: int) -> Path:
    """Draw an SVG document into a PNG file of a given width in pixels."""
    box = re.search(r'viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"', svg)
    if box is None:
        raise RasterError("no-view-box")
    height = max(1, round(width * float(box[2]) / float(box[1])))
    browser = find_browser()
    target = Path(path).resolve()
    with tempfile.TemporaryDirectory(prefix="hexside-", ignore_cleanup_errors=True) as folder:
        page = Path(folder) / "page.html"
        drawn = re.sub(
            r'(<svg[^>]*?) width="[^"]*" height="[^"]*"',
            rf'\1 width="{width}" height="{height}"',
            svg,
            count=1,
        )
        page.write_text(
            '<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block}</style>'
            + drawn,
            encoding="utf-8",
        )
        command = [
            browser,
            *QUIET,
            f"--user-data-dir={folder}/profile",
            f"--window-size={width},{height}",
            f"--screenshot={target}",
            page.as_uri(),
        ]
        try:
            done = subprocess.run(command, capture_output=True, timeout=TIME_LIMIT, check=False)
        except subprocess.TimeoutExpired as late:
            raise RasterError("chromium-too-slow", seconds=str(TIME_LIMIT)) from late
        if done.returncode or not target.exists():
            detail = done.stderr.decode(errors="replace").strip().splitlines()
            raise RasterError("chromium-failed", detail=detail[-1] if detail else "")
    return target

"""Puts files of the repository into documents: ``python -m tools.doc_files`` rewrites them.

A line ``<!-- file: PATH -->`` is followed by the file as a block of code; ``PATH 3-20`` takes some
of its lines. A test fails when a block differs from its file.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
MARK = re.compile(
    r"^<!-- file: (?P<path>\S+)(?: (?P<first>\d+)-(?P<last>\d+))? -->\n+(?:```.*?^```\n)?",
    re.MULTILINE | re.DOTALL,
)
LANGUAGES = {".py": "python", ".ftl": "ftl", ".toml": "toml"}


def with_files(text: str) -> str:
    """A document with the newest content of the files that it names."""
    return MARK.sub(_block, text)


def _block(mark: re.Match[str]) -> str:
    path = Path(mark["path"])
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    if mark["first"]:
        lines = lines[int(mark["first"]) - 1 : int(mark["last"])]
    content = "\n".join(lines).strip("\n")
    named = f"{mark['path']}" + (f" {mark['first']}-{mark['last']}" if mark["first"] else "")
    return f"<!-- file: {named} -->\n\n```{LANGUAGES[path.suffix]} fragment\n{content}\n```\n"


def main() -> int:
    """Rewrite every document that names a file."""
    for document in sorted(DOCS.glob("*.md")):
        text = document.read_text(encoding="utf-8")
        document.write_text(with_files(text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

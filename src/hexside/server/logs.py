"""The server's log: nothing that a client sends can look like a line of its own."""

from __future__ import annotations

import logging
import traceback

NAME = "hexside.server"
#: Libraries that write for it, and may repeat what a client has sent.
LIBRARIES = ("uvicorn.error", "asyncio")
#: Stands before every line of a traceback.
INDENT = "  | "
LONGEST = 2000


def plain(text: str) -> str:
    """A text on one line, with control characters and invisible signs written out."""
    shown = "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}..."


class OneLine(logging.Filter):
    """Makes every record one line; a traceback follows it indented."""

    def filter(self, record: logging.LogRecord) -> bool:
        told = plain(record.getMessage())
        if isinstance(record.exc_info, tuple) and record.exc_info[0] is not None:
            lines = "".join(traceback.format_exception(*record.exc_info)).splitlines()
            record.exc_text = "\n".join(INDENT + plain(line) for line in lines)
        record.msg, record.args = told, ()
        return True


def log(name: str = NAME) -> logging.Logger:
    """The log of the server, or that of a library that writes for it."""
    found = logging.getLogger(name)
    if not any(isinstance(known, OneLine) for known in found.filters):
        found.addFilter(OneLine())
    return found

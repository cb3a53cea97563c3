"""Servers that start in no time: a process that has everything loaded forks one when asked.

Usage: ``nursery.py PORT FOLDER``; every line on the standard input asks for a server, whose process
id is answered. A server ends when somebody kills it; the nursery ends with its input.
"""

from __future__ import annotations

import os
import pathlib
import sys

import uvicorn

import hexside
from hexside.server.app import LOOPBACK, application, configuration
from hexside.server.service import Service
from hexside.server.warming import warm
from hexside.server.wording import DEFAULT, Wording


def main(port: int, folder: pathlib.Path) -> None:
    """Fork servers until nobody asks any more."""
    warm()
    for scenario in sys.argv[3:]:
        game = hexside.new(scenario)
        decision = game.decision
        assert decision is not None
        game.legal()
        Wording(game.rules, DEFAULT).decision(decision)
    service = Service(folder, LOOPBACK)
    app = application(service)
    configuration(app, LOOPBACK, port).load()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            # From here on it is what ``hexside.server.run`` does.
            service.open()
            uvicorn.Server(configuration(app, LOOPBACK, port)).run()
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), pathlib.Path(sys.argv[2]))

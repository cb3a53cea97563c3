"""Servers that start instantly: a process that has everything loaded forks one on request.

Usage: ``nursery.py PORT FOLDER``; every line on the standard input requests a server, and the
answer is its process id. A server ends when it is killed; the nursery ends with its input.
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
    """Fork servers until there are no more requests."""
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

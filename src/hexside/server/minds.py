"""The processes that think: started when they are needed, replaced when they die."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from hexside.engine.match import Origin
from hexside.server.messages import (
    PREFIX,
    Answer,
    Ask,
    Chosen,
    Failed,
    Halt,
    Share,
    Stranger,
    answer,
    framed,
    length,
)

LOG = logging.getLogger("hexside.server")

#: No more processes, however many processors there are: each has rules and plans in memory.
MOST = 2

#: Seconds without a question after which the first process ends, and any other one: two are needed
#: only while two games think at once.
IDLE = 300.0
IDLE_BESIDE = 20.0

#: So many players are known to be somewhere; the processes themselves keep fewer.
MOST_HOMES = 64

#: So often a question is asked whose process has died.
TRIES = 3

#: The program of a process.
PROGRAM = (sys.executable, "-m", "hexside.server.mind")


class NotApart(LookupError):
    """No process can think about it: the player was announced only here, or none can be started."""


class MindFailed(RuntimeError):
    """A player has failed, or its processes have died one after another."""


class Matter(msgspec.Struct, frozen=True):
    """What is to be thought about, by whom; nothing in it changes meanwhile."""

    player: str
    seed: str
    origin: Origin
    state: bytes
    seat: str

    @property
    def printed(self) -> Origin:
        """How the game began, without what its rules do not depend on."""
        return replace(self.origin, server_seed="", client_seed="")


class _Gone(Exception):
    """The process has ended."""


class Mind:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._waiting: dict[int, tuple[asyncio.Future[Answer], Callable[[float], None]]] = {}
        self._reading = asyncio.create_task(self._read())

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""
        return not self._reading.done()

    @property
    def questions(self) -> int:
        """How many questions wait for an answer."""
        return len(self._waiting)

    def is_first(self, number: int) -> bool:
        """Whether it is this question that is being thought about."""
        return next(iter(self._waiting), None) == number

    def kill(self) -> None:
        """End it; whoever waits for an answer will ask another one."""
        if self._process.returncode is None:
            # Not by its own method, which would take its end from whoever waits for it.
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)

    async def gone(self) -> None:
        """Wait until it has ended."""
        await asyncio.gather(self._reading, self._process.wait())

    async def ask(self, order: Ask, report: Callable[[float], None]) -> Answer:
        """The answer to a question; raise ``_Gone`` when the process dies."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if not self.alive:
            raise _Gone
        self._waiting[order.number] = (future, report)
        try:
            self._send(order)
            return await future
        finally:
            self._waiting.pop(order.number, None)

    def halt(self, number: int) -> None:
        """An answer is wanted now."""
        if number in self._waiting and self.alive:
            self._send(Halt(number))

    def _send(self, order: Ask | Halt) -> None:
        assert self._process.stdin is not None
        # A process that has just died is noticed where its answers are read.
        self._process.stdin.write(framed(order))

    async def _read(self) -> None:
        assert self._process.stdout is not None
        stream = self._process.stdout
        try:
            while True:
                content = await stream.readexactly(length(await stream.readexactly(PREFIX)))
                self._heard(answer(content))
        except (asyncio.IncompleteReadError, OSError, msgspec.MsgspecError):
            # It has ended, or talks nonsense.
            pass
        finally:
            self.kill()
            for future, _ in self._waiting.values():
                if not future.done():
                    future.set_exception(_Gone())

    def _heard(self, told: Answer) -> None:
        found = self._waiting.get(told.number)
        if found is None:
            # Nobody wants to know any more.
            return
        future, report = found
        if isinstance(told, Share):
            report(told.share)
        elif not future.done():
            future.set_result(told)


class Question:
    """One question on its way, also when its process is replaced."""

    def __init__(self, minds: Minds, matter: Matter) -> None:
        self._minds = minds
        self._matter = matter
        self._mind: Mind | None = None
        self._number = 0
        self._halted = False

    def halt(self) -> None:
        """An answer is wanted now."""
        self._halted = True
        if self._mind is not None:
            self._mind.halt(self._number)

    def give_up(self) -> None:
        """It has been waited for long enough: end a process that does not listen."""
        if self._mind is not None and self._mind.is_first(self._number):
            self._mind.kill()

    async def chosen(self, report: Callable[[float], None]) -> Chosen:
        """What the player chooses; raise ``NotApart`` or ``MindFailed``."""
        for _ in range(TRIES):
            told = await self._asked(report)
            if isinstance(told, Chosen):
                return told
            if isinstance(told, Stranger):
                raise NotApart(self._matter.player)
            if isinstance(told, Failed):
                raise MindFailed(told.trace)
        raise MindFailed("the process dies")

    async def _asked(self, report: Callable[[float], None]) -> Answer | None:
        matter = self._matter
        mind = await self._minds.mind_for((matter.player, matter.seed))
        self._mind, self._number = mind, next(self._minds.numbers)
        order = Ask(
            self._number, matter.player, matter.seed, matter.printed, matter.state, matter.seat
        )
        asked = asyncio.ensure_future(mind.ask(order, report))
        if self._halted:
            asyncio.get_running_loop().call_soon(mind.halt, self._number)
        try:
            return await asked
        except _Gone:
            LOG.warning("process %s that thought has ended", mind.pid)
            # Whoever watches must see that all of it is thought again.
            report(0.0)
            return None


class Minds:
    """All processes that think; a player stays with the one that knows its plans."""

    def __init__(self) -> None:
        self.numbers = itertools.count(1)
        self._most = min(MOST, os.cpu_count() or 1)
        self._minds: list[Mind] = []
        self._homes: dict[tuple[str, str], Mind] = {}
        self._starting = asyncio.Lock()
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [mind.pid for mind in self._minds if mind.alive]

    def question(self, matter: Matter) -> Question:
        """Something that is to be thought about."""
        return Question(self, matter)

    async def mind_for(self, who: tuple[str, str]) -> Mind:
        """The process that knows a player, or the one with the least to do."""
        async with self._starting:
            self._minds = [mind for mind in self._minds if mind.alive]
            self._homes = {key: mind for key, mind in self._homes.items() if mind.alive}
            home = self._homes.get(who)
            if home is None:
                home = min(self._minds, key=lambda mind: mind.questions, default=None)
                if home is None or (home.questions and len(self._minds) < self._most):
                    home = await self._start()
                self._homes[who] = home
                while len(self._homes) > MOST_HOMES:
                    self._homes.pop(next(iter(self._homes)))
            return home

    async def _start(self) -> Mind:
        if self._closed:
            raise MindFailed("the server ends")
        try:
            process = await asyncio.create_subprocess_exec(
                *PROGRAM,
                str(IDLE_BESIDE if self._minds else IDLE),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                # Whoever interrupts the server at the keyboard does not interrupt its processes.
                start_new_session=True,
            )
        except OSError as error:
            raise NotApart(str(error)) from error
        mind = Mind(process)
        self._minds.append(mind)
        return mind

    def close(self) -> None:
        """End them all."""
        self._closed = True
        for mind in self._minds:
            mind.kill()

    async def gone(self) -> None:
        """Wait until all have ended."""
        self.close()
        await asyncio.gather(*(mind.gone() for mind in self._minds))


__all__ = ["Matter", "Mind", "MindFailed", "Minds", "NotApart", "Question"]

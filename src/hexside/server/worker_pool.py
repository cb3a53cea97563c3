"""The worker processes: started when needed, replaced when they die."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

from hexside.server.logs import log
from hexside.server.worker_messages import (
    PREFIX,
    UNKNOWN_PLAYER,
    Answer,
    Halt,
    Order,
    Question,
    Report,
    Share,
    framed,
    length,
    report,
)

LOG = log()

#: The most processes, however many processors there are: each holds rules and plans in memory.
MAX_WORKERS = 2

#: Idle seconds after which the first worker ends, and any other: two are needed only while two
#: games think at once.
IDLE = 300.0
IDLE_BESIDE = 20.0

#: The number of players whose worker is remembered; the workers themselves keep fewer.
MAX_HOMES = 64

#: Retries after a worker dies.
TRIES = 3

#: The program of a worker.
PROGRAM = (sys.executable, "-m", "hexside.server.worker")

#: Called with the share of the thinking that is done.
OnProgress = Callable[[float], None]


class NoWorker(LookupError):
    """No worker can think about it: only the server knows the player, or no worker can start."""


class WorkerFailed(RuntimeError):
    """A player has failed, or its workers have died one after another."""


class _Gone(Exception):
    """The process has ended."""


class WorkerProcess:
    """One worker, as the server sees it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._waiting: dict[int, tuple[asyncio.Future[Answer], OnProgress]] = {}
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
        """The number of unanswered questions."""
        return len(self._waiting)

    def is_first(self, number: int) -> bool:
        """Whether it is currently thinking about this question."""
        return next(iter(self._waiting), None) == number

    def kill(self) -> None:
        """End it; callers waiting for an answer will ask another worker."""
        if self._process.returncode is None:
            # Its own method would take its exit status from the task that waits for it.
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)

    async def gone(self) -> None:
        """Wait until it has ended."""
        await asyncio.gather(self._reading, self._process.wait())

    async def ask(self, question: Question, progress: OnProgress) -> Answer:
        """The answer to a question; raise ``_Gone`` if the process dies."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if not self.alive:
            raise _Gone
        self._waiting[question.number] = (future, progress)
        try:
            self._send(question)
            return await future
        finally:
            self._waiting.pop(question.number, None)

    def halt(self, number: int) -> None:
        """An answer is wanted now."""
        if number in self._waiting and self.alive:
            self._send(Halt(number))

    def _send(self, order: Order) -> None:
        assert self._process.stdin is not None
        # A process that has just died is noticed where its answers are read.
        self._process.stdin.write(framed(order))

    async def _read(self) -> None:
        assert self._process.stdout is not None
        stream = self._process.stdout
        try:
            while True:
                content = await stream.readexactly(length(await stream.readexactly(PREFIX)))
                self._heard(report(content))
        except (asyncio.IncompleteReadError, OSError, msgspec.MsgspecError):
            # It has ended, or sends nonsense.
            pass
        finally:
            self.kill()
            for future, _ in self._waiting.values():
                if not future.done():
                    future.set_exception(_Gone())

    def _heard(self, told: Report) -> None:
        found = self._waiting.get(told.number)
        if found is None:
            # No one waits for it any more.
            return
        future, progress = found
        if isinstance(told, Share):
            progress(told.share)
        elif not future.done():
            future.set_result(told)


class PendingQuestion:
    """One pending question, even when its worker is replaced."""

    def __init__(self, pool: WorkerPool, question: Question) -> None:
        self._pool = pool
        self._question = question
        self._worker: WorkerProcess | None = None
        self._halted = False

    def halt(self) -> None:
        """An answer is wanted now."""
        self._halted = True
        if self._worker is not None:
            self._worker.halt(self._question.number)

    def give_up(self) -> None:
        """The wait was long enough: end a worker that does not respond."""
        if self._worker is not None and self._worker.is_first(self._question.number):
            self._worker.kill()

    async def answer(self, progress: OnProgress) -> Answer:
        """The player's choice; raise ``NoWorker`` or ``WorkerFailed``."""
        for _ in range(TRIES):
            told = await self._asked(progress)
            if told is None:
                continue
            if told.fault == UNKNOWN_PLAYER:
                raise NoWorker(self._question.player)
            if told.fault:
                raise WorkerFailed(told.fault)
            return told
        raise WorkerFailed("the process dies")

    async def _asked(self, progress: OnProgress) -> Answer | None:
        question = self._question
        worker = await self._pool.worker_for((question.player, question.seed))
        self._worker = worker
        asked = asyncio.ensure_future(worker.ask(question, progress))
        if self._halted:
            asyncio.get_running_loop().call_soon(worker.halt, question.number)
        try:
            return await asked
        except _Gone:
            LOG.warning("worker process %s has ended", worker.pid)
            # Viewers must see that the thinking starts again.
            progress(0.0)
            return None


class WorkerPool:
    """All workers; a player stays with the worker that knows its plans."""

    def __init__(self) -> None:
        self._limit = min(MAX_WORKERS, os.cpu_count() or 1)
        self._workers: list[WorkerProcess] = []
        self._homes: dict[tuple[str, str], WorkerProcess] = {}
        self._starting = asyncio.Lock()
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [worker.pid for worker in self._workers if worker.alive]

    def ask(self, question: Question) -> PendingQuestion:
        """A question to be thought about."""
        return PendingQuestion(self, question)

    async def worker_for(self, who: tuple[str, str]) -> WorkerProcess:
        """The worker that knows a player, or the least busy one."""
        async with self._starting:
            self._workers = [worker for worker in self._workers if worker.alive]
            self._homes = {key: worker for key, worker in self._homes.items() if worker.alive}
            home = self._homes.get(who)
            if home is None:
                home = min(self._workers, key=lambda worker: worker.questions, default=None)
                if home is None or (home.questions and len(self._workers) < self._limit):
                    home = await self._start()
                self._homes[who] = home
                while len(self._homes) > MAX_HOMES:
                    self._homes.pop(next(iter(self._homes)))
            return home

    async def _start(self) -> WorkerProcess:
        if self._closed:
            raise WorkerFailed("the server ends")
        try:
            process = await asyncio.create_subprocess_exec(
                *PROGRAM,
                str(IDLE_BESIDE if self._workers else IDLE),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                # An interrupt of the server at the keyboard must not interrupt its workers.
                start_new_session=True,
            )
        except OSError as error:
            raise NoWorker(str(error)) from error
        worker = WorkerProcess(process)
        self._workers.append(worker)
        return worker

    def close(self) -> None:
        """End them all."""
        self._closed = True
        for worker in self._workers:
            worker.kill()

    async def gone(self) -> None:
        """Wait until all have ended."""
        self.close()
        await asyncio.gather(*(worker.gone() for worker in self._workers))


__all__ = ["NoWorker", "PendingQuestion", "WorkerFailed", "WorkerPool", "WorkerProcess"]

"""Which tests cite which rules, read from the test sources without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Citation:
    """A test that claims to prove some marks of a game."""

    test: str
    game: str
    marks: tuple[str, ...]


def scan(folder: Path) -> list[Citation]:
    """The citations of every test file under a folder; tests are named relative to its parent."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("test_*.py")):
        found += scan_file(path, path.relative_to(folder.parent).as_posix())
    return found


def scan_file(path: Path, name: str) -> list[Citation]:
    """The citations of one test file.

    It understands decorators of functions and classes, ``pytestmark`` of modules and classes, and
    ``marks=`` of a ``pytest.param``; names of module constants may stand for text.
    """
    source = path.read_text(encoding="utf-8")
    if "rule" not in source:
        return []
    module = ast.parse(source, filename=name)
    return list(_Reader(name, module).tests(module, name, ()))


Mark = tuple[str, tuple[str, ...]]


class _Reader:
    def __init__(self, name: str, module: ast.Module) -> None:
        self.name = name
        self.constants: dict[str, str] = {}
        self.aliases: set[str] = set()
        for statement in module.body:
            if not (isinstance(statement, ast.Assign) and len(statement.targets) == 1):
                continue
            target = statement.targets[0]
            if isinstance(target, ast.Name):
                if isinstance(statement.value, ast.Constant):
                    self.constants[target.id] = str(statement.value.value)
                elif _is_rule_mark(statement.value):
                    self.aliases.add(target.id)

    def tests(
        self, scope: ast.Module | ast.ClassDef, name: str, inherited: tuple[Mark, ...]
    ) -> Iterator[Citation]:
        """The tests of a module or a class with their own and inherited marks."""
        here = (*inherited, *self._assigned(scope))
        for node in scope.body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                own = tuple(self._marks(node.decorator_list))
                yield from self.tests(node, f"{name}::{node.name}", (*here, *own))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
                "test"
            ):
                for game, marks in (*here, *self._marks(node.decorator_list)):
                    yield Citation(f"{name}::{node.name}", game, marks)

    def _assigned(self, scope: ast.Module | ast.ClassDef) -> list[Mark]:
        """The marks of ``pytestmark = ...``."""
        values = [
            statement.value
            for statement in scope.body
            if isinstance(statement, ast.Assign)
            and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in statement.targets)
        ]
        return self._marks(values)

    def _marks(self, expressions: list[ast.expr]) -> list[Mark]:
        """Every use of the rule mark inside the expressions, including parametrised cases."""
        found: list[Mark] = []
        for expression in expressions:
            for node in ast.walk(expression):
                if isinstance(node, ast.Call) and self._is_rule(node.func):
                    words = [self._text(argument) for argument in node.args]
                    known = [word for word in words if word is not None]
                    if known:
                        found.append((known[0], tuple(known[1:])))
        return found

    def _is_rule(self, function: ast.expr) -> bool:
        if isinstance(function, ast.Name):
            return function.id in self.aliases
        return _is_rule_mark(function)

    def _text(self, argument: ast.expr) -> str | None:
        if isinstance(argument, ast.Constant):
            return str(argument.value)
        if isinstance(argument, ast.Name):
            return self.constants.get(argument.id)
        return None


def _is_rule_mark(expression: ast.expr) -> bool:
    """Whether the expression is ``pytest.mark.rule`` or ``mark.rule``."""
    if not (isinstance(expression, ast.Attribute) and expression.attr == "rule"):
        return False
    owner = expression.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )

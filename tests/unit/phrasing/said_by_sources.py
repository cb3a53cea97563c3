"""Every code that the sources can emit, found by parsing them: events, reasons, decisions, ends."""

from __future__ import annotations

import ast
import functools
from collections.abc import Container, Iterator
from dataclasses import dataclass
from pathlib import Path

import hexside
from hexside.engine import registry

PACKAGE = Path(hexside.__file__).parent
SPEAKERS = ("engine", "games", "mechanics", "board")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Said:
    """One call that names a code: the prefix of its text, the code, and its arguments if known."""

    prefix: str
    code: str
    arguments: frozenset[str] | None
    where: str

    @property
    def message(self) -> str:
        """The id of the text."""
        return f"{self.prefix}-{self.code}"

    def messages(self, known: Container[str]) -> list[str]:
        """The ids of all its texts: games may have their own words for a common code."""
        games = [game for game in registry.game_ids() if self._may_be_of(game)]
        own = [f"{self.prefix}-{game}-{self.code}" for game in games]
        found = [message for message in own if message in known]
        # Nobody hears the common text of a code of a game that has its own words for it.
        return found if found and self.where.startswith("games/") else [self.message, *found]

    def _may_be_of(self, game: str) -> bool:
        folder = registry.module_of(game).removeprefix("hexside.").replace(".", "/")
        return not self.where.startswith("games/") or self.where.startswith(f"{folder}/")


@dataclass(frozen=True)
class Shape:
    """Where a call has its code and its arguments."""

    prefix: str
    code: int
    #: The position of the dict of arguments; None if they are keywords; -1 if there are none.
    arguments: int | None
    #: Arguments that the callee adds.
    added: frozenset[str] = frozenset()


SHAPES = {
    "tell": Shape("event", 0, None),
    "tell_only": Shape("event", 1, None),
    "tell_others": Shape("event", 1, None),
    "tell_side": Shape("event", 1, None),
    "tell_other_sides": Shape("event", 1, None),
    "tell_allies": Shape("event", 1, None),
    "tell_opponents": Shape("event", 1, None),
    "tell_of": Shape("event", 1, None, frozenset({"unit"})),
    "tell_marker": Shape("event", 1, None, frozenset({"unit"})),
    "end": Shape("result", 2, None, frozenset({"winner", "score"})),
    "Reason": Shape("reason", 0, 2),
    "_unreadable": Shape("reason", 0, None),
    "Decision": Shape("decision", 1, 3),
    "CalendarEntry": Shape("calendar", 1, 3),
    "SaveError": Shape("error", 0, None),
    "PositionProblem": Shape("position", 1, -1),
    "Violation": Shape("position", 0, -1),
    "Modifier": Shape("modifier", 0, -1),
}


class Unresolved(Exception):
    """The code of a call is neither written there nor assigned in the same function."""


def _assigned(function: Function | None, name: str) -> list[ast.expr]:
    if function is None:
        return []
    found = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            if any(isinstance(target, ast.Name) and target.id == name for target in node.targets):
                found.append(node.value)
        elif (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and node.target.id == name
            and node.value is not None
        ):
            found.append(node.value)
    return found


def _is_passed_on(node: ast.expr, function: Function | None) -> bool:
    """A code that came from elsewhere: a parameter, or the code of another value."""
    if isinstance(node, ast.Attribute):
        return node.attr == "code"
    if isinstance(node, ast.JoinedStr):
        # ``<code>-unseen`` of a code that came from elsewhere.
        parts = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
        return bool(parts) and all(_is_passed_on(part, function) for part in parts)
    if isinstance(node, ast.Subscript):
        # ``self.asks`` of a choice is what its class says, which ``_choices`` reads.
        return isinstance(node.value, ast.Attribute) and node.value.attr == "asks"
    if isinstance(node, ast.Name) and function is not None:
        every = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
        return any(argument.arg == node.id for argument in every)
    return False


def _strings(node: ast.expr, function: Function | None) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _strings(node.body, function) + _strings(node.orelse, function)
    if isinstance(node, ast.Name):
        values = _assigned(function, node.id)
        if values:
            return [text for value in values for text in _strings(value, function)]
    raise Unresolved(ast.dump(node))


def _keys(node: ast.expr | None, function: Function | None) -> frozenset[str] | None:
    """The keys of a dict that is written out, or assigned, or copied with ``dict(...)``."""
    if node is None:
        return frozenset()
    if isinstance(node, ast.Dict):
        keys = [k.value for k in node.keys if isinstance(k, ast.Constant)]
        return frozenset(str(key) for key in keys) if len(keys) == len(node.keys) else None
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dict":
        return _keys(node.args[0], function) if node.args else frozenset()
    if isinstance(node, ast.Name):
        values = _assigned(function, node.id)
        return _keys(values[0], function) if len(values) == 1 else None
    return None


def _calls(tree: ast.AST, function: Function | None) -> Iterator[tuple[ast.Call, Function | None]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield node, function
        inner = node if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) else function
        yield from _calls(node, inner)


def _argument(call: ast.Call, position: int, keyword: str) -> ast.expr | None:
    if position < len(call.args):
        return call.args[position]
    return next((word.value for word in call.keywords if word.arg == keyword), None)


def _said(call: ast.Call, function: Function | None, where: str) -> Iterator[Said]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    name = call.func.id if isinstance(call.func, ast.Name) else name
    shape = SHAPES.get(name)
    if shape is None:
        return
    keyword = "kind" if name == "Decision" else "code"
    code = _argument(call, shape.code, keyword)
    if code is None or _is_passed_on(code, function):
        return
    arguments: frozenset[str] | None
    if shape.arguments is None:
        named = [word.arg for word in call.keywords if word.arg not in (None, "rule", "code")]
        arguments = frozenset(word for word in named if word) | shape.added
    elif shape.arguments < 0:
        arguments = None
    else:
        arguments = _keys(_argument(call, shape.arguments, "arguments"), function)
    for text in _strings(code, function):
        yield Said(shape.prefix, text, arguments, where)
        if name == "tell_of" and arguments is not None:
            # Those who cannot see the unit are told without its name.
            yield Said(shape.prefix, f"{text}-unseen", arguments - shape.added, where)


def _target(part: ast.Assign | ast.AnnAssign) -> ast.expr:
    return part.targets[0] if isinstance(part, ast.Assign) else part.target


def _choices(tree: ast.AST, where: str) -> Iterator[Said]:
    """Decisions whose kind stands in their class, with the arguments that its method returns."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        kinds = [
            str(part.value.elts[0].value)
            for part in node.body
            if isinstance(part, (ast.Assign, ast.AnnAssign))
            and isinstance(target := _target(part), ast.Name)
            and target.id == "asks"
            and isinstance(part.value, ast.Tuple)
            and isinstance(part.value.elts[0], ast.Constant)
            and part.value.elts[0].value
        ]
        told = [
            inner
            for part in node.body
            if isinstance(part, ast.FunctionDef) and part.name == "arguments"
            for inner in ast.walk(part)
            if isinstance(inner, ast.Return)
        ]
        keys = _keys(told[0].value, None) if len(told) == 1 else None if told else frozenset()
        for kind in kinds:
            yield Said("decision", kind, keys, f"{where}:{node.lineno}")


@functools.cache
def everything_said() -> tuple[Said, ...]:
    """All codes that the sources can emit; raise ``Unresolved`` if a code cannot be read."""
    found: list[Said] = []
    files = [*PACKAGE.glob("*.py")]
    for speaker in SPEAKERS:
        files.extend(sorted((PACKAGE / speaker).rglob("*.py")))
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found.extend(_choices(tree, str(file.relative_to(PACKAGE))))
        for call, function in _calls(tree, None):
            found.extend(_said(call, function, f"{file.relative_to(PACKAGE)}:{call.lineno}"))
    return tuple(found)


@functools.cache
def phases_entered() -> frozenset[str]:
    """The words that the games write into ``phase``."""
    found = set()
    for file in (PACKAGE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.keyword) or node.arg != "phase":
                continue
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                found.add(node.value.value)
    return frozenset(found)

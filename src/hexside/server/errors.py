"""The single error format: a kind, and reasons with code, rule section, text and arguments."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from msgspec.structs import replace

from hexside.engine.refusals import Argument, Reason, Refusal
from hexside.engine.rules import Rules
from hexside.server.logs import log
from hexside.server.wording import Wording, language_of
from hexside.storage import DatabaseDamaged, DiskFull, StorageError

LOG = log()

#: Larger than any number of a game.
LARGEST_NUMBER = 10**9

#: The HTTP status of each kind of refusal; other errors set it where they are raised.
STATUS = {"unreadable": 400, "not-your-decision": 422, "not-legal": 422}


class PhrasedReason(msgspec.Struct, frozen=True):
    """One reason with its text in the reader's language."""

    code: str
    rule: str
    text: str
    arguments: dict[str, Argument] = {}


class Problem(msgspec.Struct, frozen=True):
    """All the reasons against a request."""

    kind: str
    reasons: tuple[PhrasedReason, ...]


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: Problem


class ApiError(Exception):
    """A request that cannot be carried out; ``rules`` are used to name units and hexes."""

    def __init__(
        self, status: int, kind: str, reasons: tuple[Reason, ...], rules: Rules | None = None
    ) -> None:
        super().__init__(kind)
        self.status = status
        self.kind = kind
        self.reasons = reasons
        self.rules = rules


def fault(status: int, kind: str, code: str, **arguments: Argument) -> ApiError:
    """An error with one reason that does not come from a rulebook."""
    return ApiError(status, kind, (Reason(code, "", arguments),))


def _tellable(value: Argument) -> Argument:
    """Replace huge numbers: they can be sent to us, but not phrased or sent back."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return f"{str(value)[:12]}..."
    return value


def refused(refusal: Refusal, rules: Rules) -> ApiError:
    """Turn a refusal of the engine into an error."""
    return ApiError(STATUS[refusal.kind], refusal.kind, refusal.reasons, rules)


def phrase(
    reasons: tuple[Reason, ...], rules: Rules | None, language: str
) -> tuple[PhrasedReason, ...]:
    """Reasons with their texts."""
    wording = Wording(rules, language)
    return tuple(_phrased(reason, wording) for reason in reasons)


def _phrased(reason: Reason, wording: Wording) -> PhrasedReason:
    told = {name: _tellable(value) for name, value in reason.arguments.items()}
    text = wording.reason(replace(reason, arguments=told))
    return PhrasedReason(reason.code, reason.rule, text, told)


def _answer(status: int, kind: str, reasons: tuple[PhrasedReason, ...]) -> Response[ErrorBody]:
    return Response(ErrorBody(Problem(kind, reasons)), status_code=status)


def on_api_error(request: Request[Any, Any, Any], error: ApiError) -> Response[ErrorBody]:
    """The response to one of our own errors."""
    language = language_of(request.query_params.get("lang", ""))
    return _answer(error.status, error.kind, phrase(error.reasons, error.rules, language))


def on_storage_error(request: Request[Any, Any, Any], error: StorageError) -> Response[ErrorBody]:
    """The response to a disk or database error: nothing was done."""
    LOG.error("%s %s: %s", request.method, request.scope["path"], error)
    if isinstance(error, DiskFull):
        return on_api_error(request, fault(507, "fault", "disk-full", detail=error.detail))
    if isinstance(error, DatabaseDamaged):
        name = error.path.name
        return on_api_error(request, fault(503, "fault", "database-damaged", file=name))
    return on_api_error(request, fault(503, "fault", "disk-refuses", detail=error.detail))


_CODES = {404: "no-such-route", 405: "no-such-method"}


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """The response to a framework error: unreadable bodies, unknown routes."""
    status = error.status_code
    if status >= 500 and not request.scope["path"].startswith("/api/"):
        # The disk refuses the name of a file that cannot exist, for example a very long one.
        status = 404
    if status == 413:
        limit = _largest_body(request) or 0
        return on_api_error(request, fault(413, "too-much", "body-too-large", limit=limit))
    code = _CODES.get(status, "bad-request")
    kind = "not-found" if status in (404, 405) else "unreadable"
    return on_api_error(
        request, ApiError(status, kind, (Reason(code, "", {"detail": _details(error)}),))
    )


def _largest_body(request: Request[Any, Any, Any]) -> int | None:
    handler = request.scope["route_handler"]
    return handler.resolve_request_max_body_size() if isinstance(handler, HTTPRouteHandler) else 0


def on_bad_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[ErrorBody]:
    """The response to a body that is not text, an error that the framework passes on."""
    return on_api_error(request, fault(400, "unreadable", "bad-request", detail=error.reason))


def on_deep_text(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    """The response to a body of thousands of lists inside each other."""
    LOG.warning("too deep: %s %s", request.method, request.scope["path"])
    return on_api_error(request, fault(400, "unreadable", "body-too-deep"))


def _details(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list):
        parts = [str(row.get("message", "")) for row in extra if isinstance(row, dict)]
        if parts:
            return "; ".join(parts)[:300]
    return str(error.detail)[:300]


def on_any_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """An internal error: logged, and reported without details."""
    LOG.error("internal error in %s %s", request.method, request.scope["path"], exc_info=error)
    return on_api_error(request, fault(500, "fault", "server-fault"))

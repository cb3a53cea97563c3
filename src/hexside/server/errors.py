"""The one error shape: a kind, and reasons with code, rule section, text and arguments."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from hexside.engine.refusals import Argument, Reason, Refusal
from hexside.engine.rules import Rules
from hexside.server.wording import Wording, language_of

LOG = logging.getLogger("hexside.server")

#: What each kind of refusal answers; anything else of ours is named where it is raised.
STATUS = {"unreadable": 400, "not-your-decision": 422, "not-legal": 422}


class PhrasedReason(msgspec.Struct, frozen=True):
    """One reason with its text in the reader's language."""

    code: str
    rule: str
    text: str
    arguments: dict[str, Argument] = {}


class Problem(msgspec.Struct, frozen=True):
    """Everything that stands against a request."""

    kind: str
    reasons: tuple[PhrasedReason, ...]


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: Problem


class ApiError(Exception):
    """A request that cannot be carried out; ``rules`` help to name units and hexes."""

    def __init__(
        self, status: int, kind: str, reasons: tuple[Reason, ...], rules: Rules | None = None
    ) -> None:
        super().__init__(kind)
        self.status = status
        self.kind = kind
        self.reasons = reasons
        self.rules = rules


def fault(status: int, kind: str, code: str, **arguments: Argument) -> ApiError:
    """An error with a single reason that no rulebook gives."""
    return ApiError(status, kind, (Reason(code, "", arguments),))


def refused(refusal: Refusal, rules: Rules) -> ApiError:
    """A refusal of the engine as an error."""
    return ApiError(STATUS[refusal.kind], refusal.kind, refusal.reasons, rules)


def phrase(
    reasons: tuple[Reason, ...], rules: Rules | None, language: str
) -> tuple[PhrasedReason, ...]:
    """Reasons with their texts."""
    wording = Wording(rules, language)
    return tuple(
        PhrasedReason(reason.code, reason.rule, wording.reason(reason), reason.arguments)
        for reason in reasons
    )


def _answer(status: int, kind: str, reasons: tuple[PhrasedReason, ...]) -> Response[ErrorBody]:
    return Response(ErrorBody(Problem(kind, reasons)), status_code=status)


def on_api_error(request: Request[Any, Any, Any], error: ApiError) -> Response[ErrorBody]:
    """Answer one of our own errors."""
    language = language_of(request.query_params.get("lang", ""))
    return _answer(error.status, error.kind, phrase(error.reasons, error.rules, language))


_CODES = {404: "no-such-route", 405: "no-such-method", 413: "body-too-large"}


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """Answer what the framework refuses: unreadable bodies, unknown routes."""
    status = error.status_code
    code = _CODES.get(status, "bad-request")
    kind = "not-found" if status in (404, 405) else "unreadable"
    return on_api_error(
        request, ApiError(status, kind, (Reason(code, "", {"detail": _details(error)}),))
    )


def _details(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list):
        parts = [str(row.get("message", "")) for row in extra if isinstance(row, dict)]
        if parts:
            return "; ".join(parts)[:300]
    return str(error.detail)[:300]


def on_any_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """A fault of ours: logged, and told without details."""
    LOG.error("fault in %s %s", request.method, request.url.path, exc_info=error)
    return on_api_error(request, fault(500, "fault", "server-fault"))

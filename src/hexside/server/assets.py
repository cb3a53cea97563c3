"""Routes of static content: the catalogue of games, boards, drawings, counters, rules."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from hexside.engine import Rules, registry
from hexside.phrasing import Phrasing
from hexside.players import player_names
from hexside.server.asking import Asks
from hexside.server.beginning import shipped_positions
from hexside.server.boards import board_body, drawing, roster, sketch, standard_rules
from hexside.server.errors import fault
from hexside.server.gathering import HUMAN
from hexside.server.lessons import POINTERS, LessonBody, LessonCard, cards, lesson_ids
from hexside.server.lessons import body as lesson_body
from hexside.server.reference import rules_text
from hexside.server.routes import Shared
from hexside.server.warming import listed
from hexside.server.wording import language_of, phrasing_of


class OptionBody(msgspec.Struct, frozen=True):
    """An optional rule with its texts."""

    id: str
    rule: str
    text: str
    default: str
    values: list[tuple[str, str]]


class ScenarioBody(msgspec.Struct, frozen=True):
    """A scenario with its texts."""

    id: str
    title: str
    summary: str
    turns: int
    #: The number of its first turn on the track of the game.
    first_turn: int
    seats: list[tuple[str, str]]
    #: Scenarios of one family share a card; "" for a card of its own.
    family: str


class PositionBody(msgspec.Struct, frozen=True):
    """A position that comes with a game, with its texts."""

    id: str
    title: str
    summary: str


class GameBody(msgspec.Struct, frozen=True):
    """A game with its scenarios and options."""

    id: str
    title: str
    scenarios: list[ScenarioBody]
    options: list[OptionBody]
    positions: list[PositionBody]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that can be played, and the players that can play it."""

    games: list[GameBody]
    players: list[str]
    lessons: list[LessonCard]
    #: Whether other machines can reach this server.
    network: bool


@get("/catalogue")
async def catalogue(asked: Asks) -> Catalogue:
    """Games, scenarios, options, positions, lessons, and the players for each seat."""
    games = await asyncio.to_thread(_catalogue, asked.language)
    lessons = await asyncio.to_thread(cards, phrasing_of(asked.language))
    return Catalogue(games, [HUMAN, *player_names()], lessons, asked.access.network)


@get("/lessons/{game:str}/{name:str}")
async def show_lesson(
    game: FromPath[str],
    name: FromPath[str],
    lang: FromQuery[str] = "",
    pointer: FromQuery[str] = POINTERS[0],
) -> LessonBody:
    """A lesson with its texts, in the words for a mouse or for fingers."""
    id = f"{game}/{name}"
    if game not in registry.game_ids() or id not in lesson_ids(game):
        raise fault(404, "not-found", "no-such-lesson", name=id[:60])
    texts = phrasing_of(language_of(lang))
    return await asyncio.to_thread(
        lesson_body, id, texts, pointer if pointer in POINTERS else POINTERS[0]
    )


def _catalogue(language: str) -> list[GameBody]:
    listed()
    texts = phrasing_of(language)
    games = []
    for game_id in registry.game_ids():
        definition = registry.game(game_id)
        games.append(
            GameBody(
                game_id,
                texts.game(game_id),
                [
                    ScenarioBody(
                        f"{game_id}/{info.id}",
                        texts.scenario(game_id, info.id),
                        texts.text(f"scenario-{game_id}-{info.id}-summary"),
                        info.turns,
                        info.first_turn,
                        [(seat, texts.seat(game_id, seat)) for seat in info.seats],
                        info.family,
                    )
                    for info in definition.scenarios()
                ],
                [
                    OptionBody(
                        option.id,
                        option.rule,
                        texts.option(option.id),
                        option.default,
                        [(value, texts.choice(option.id, value)) for value in option.values],
                    )
                    for option in definition.options()
                ],
                [_position(id, texts) for id in shipped_positions(game_id)],
            )
        )
    return games


def _position(id: str, texts: Phrasing) -> PositionBody:
    message = f"position-{id.replace('/', '-')}"
    title, summary = (
        texts.text(f"{message}-{part}") if texts.has(f"{message}-{part}") else ""
        for part in ("title", "summary")
    )
    return PositionBody(id, title or id, summary)


def _kept(request: Request[Any, Any, Any], content: bytes, media_type: str) -> Response[bytes]:
    """A response that the browser may cache and revalidate."""
    tag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


async def _board(request: Request[Any, Any, Any], rules: Rules, lang: str) -> Response[bytes]:
    body = await asyncio.to_thread(board_body, rules, language_of(lang))
    return _kept(request, msgspec.json.encode(body), "application/json")


async def _drawing(
    request: Request[Any, Any, Any], rules: Rules, lang: str, ground: str
) -> Response[bytes]:
    text = await asyncio.to_thread(drawing, rules, language_of(lang), ground)
    return _kept(request, text.encode(), "image/svg+xml")


async def _roster(request: Request[Any, Any, Any], rules: Rules, lang: str) -> Response[bytes]:
    body = await asyncio.to_thread(roster, rules, language_of(lang))
    return _kept(request, msgspec.json.encode(body), "application/json")


@get("/boards/{game:str}/{scenario:str}")
async def show_board(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    scenario: FromPath[str],
    lang: FromQuery[str] = "",
) -> Response[bytes]:
    """Hexes, terrain, hexsides, lines, places and areas of a scenario's board."""
    rules = await asyncio.to_thread(standard_rules, game, scenario)
    return await _board(request, rules, lang)


@get("/boards/{game:str}/{scenario:str}/drawing.svg")
async def show_drawing(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    scenario: FromPath[str],
    lang: FromQuery[str] = "",
    ground: FromQuery[str] = "",
) -> Response[bytes]:
    """The ground of a scenario's board as a picture, as weather has made it."""
    rules = await asyncio.to_thread(standard_rules, game, scenario)
    return await _drawing(request, rules, lang, ground)


@get("/boards/{game:str}/{scenario:str}/sketch.svg")
async def show_sketch(
    request: Request[Any, Any, Any], game: FromPath[str], scenario: FromPath[str]
) -> Response[bytes]:
    """A small picture of a scenario's board, for its card."""
    rules = await asyncio.to_thread(standard_rules, game, scenario)
    text = await asyncio.to_thread(sketch, rules)
    return _kept(request, text.encode(), "image/svg+xml")


@get("/roster/{game:str}/{scenario:str}")
async def show_roster(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    scenario: FromPath[str],
    lang: FromQuery[str] = "",
) -> Response[bytes]:
    """The counters of a scenario."""
    rules = await asyncio.to_thread(standard_rules, game, scenario)
    return await _roster(request, rules, lang)


@get("/rules/{game:str}")
async def show_rules(
    request: Request[Any, Any, Any], game: FromPath[str], lang: FromQuery[str] = ""
) -> Response[bytes]:
    """The readable rules of a game."""
    body = await asyncio.to_thread(rules_text, game, language_of(lang))
    return _kept(request, msgspec.json.encode(body), "application/json")


@get("/games/{game_id:str}/board")
async def show_own_board(
    request: Request[Any, Any, Any],
    game_id: FromPath[str],
    games: Shared,
    lang: FromQuery[str] = "",
) -> Response[bytes]:
    """The board of one game, which may bring its own."""
    async with games.seen(game_id) as live:
        rules = live.game.rules
    return await _board(request, rules, lang)


@get("/games/{game_id:str}/drawing.svg")
async def show_own_drawing(
    request: Request[Any, Any, Any],
    game_id: FromPath[str],
    games: Shared,
    lang: FromQuery[str] = "",
    ground: FromQuery[str] = "",
) -> Response[bytes]:
    """The ground of one game's board, as weather has made it."""
    async with games.seen(game_id) as live:
        rules = live.game.rules
    return await _drawing(request, rules, lang, ground)


@get("/games/{game_id:str}/roster")
async def show_own_roster(
    request: Request[Any, Any, Any],
    game_id: FromPath[str],
    games: Shared,
    lang: FromQuery[str] = "",
) -> Response[bytes]:
    """The counters of one game."""
    async with games.seen(game_id) as live:
        rules = live.game.rules
    return await _roster(request, rules, lang)


ASSET_ROUTES = (
    catalogue,
    show_lesson,
    show_board,
    show_drawing,
    show_sketch,
    show_roster,
    show_rules,
    show_own_board,
    show_own_drawing,
    show_own_roster,
)

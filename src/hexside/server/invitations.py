"""What a friend is told of a game before sitting down: which one, with whom, by which rules."""

from __future__ import annotations

import secrets

from litestar import get
from litestar.params import FromPath, FromQuery

from hexside.api import options_of
from hexside.engine import registry
from hexside.server.asking import Asks
from hexside.server.bodies import Invited, InvitedOption, InvitedSeat
from hexside.server.errors import fault
from hexside.server.live import LiveGame
from hexside.server.wording import Wording


def invited(live: LiveGame, token: str) -> str:
    """The seat of a token; raise ``ApiError`` if there is none."""
    for seat, word in live.record.invitations.items():
        if secrets.compare_digest(word.encode(), token.encode()):
            return seat
    raise fault(403, "forbidden", "wrong-token")


@get("/games/{game_id:str}/invitation")
async def invitation(game_id: FromPath[str], asked: Asks, token: FromQuery[str] = "") -> Invited:
    """The game to which a link invites; only who has the token is told."""
    async with asked.games.at(game_id) as live:
        return _told(live, invited(live, token[:200]), asked.language)


def _told(live: LiveGame, seat: str, language: str) -> Invited:
    record = live.record
    wording = Wording(live.game.rules, language)
    texts = wording.phrasing
    chosen = options_of(record.origin)
    return Invited(
        seat=wording.names.seat(seat),
        name=record.name,
        game=texts.game(record.origin.game),
        title=texts.scenario(record.origin.game, record.origin.scenario),
        seats=tuple(
            InvitedSeat(wording.names.seat(other), who) for other, who in record.seats.items()
        ),
        options=tuple(
            InvitedOption(
                option.rule,
                texts.option(option.id),
                texts.choice(option.id, chosen.get(option.id, option.default)),
            )
            for option in registry.game(record.origin.game).options()
            if chosen.get(option.id, option.default) != option.default
        ),
    )


INVITATION_ROUTES = (invitation,)

__all__ = ["INVITATION_ROUTES", "invited"]

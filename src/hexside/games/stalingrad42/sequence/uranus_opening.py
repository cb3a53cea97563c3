"""S3.4 The first turn of Uranus: no Axis turn, the Soviets from their Movement Phase on."""

from __future__ import annotations

from hexside.engine import Frame, Wait
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.sequence.game_turn import PlayerTurn
from hexside.games.stalingrad42.sequence.player_order import begin_player_turn
from hexside.games.stalingrad42.sequence.weather import season_name
from hexside.games.stalingrad42.sequence.winter_offensive import WinterMarkers
from hexside.games.stalingrad42.support.planned_offensives import RULE
from hexside.games.stalingrad42.work import S42Work

STEPS = ("weather", "plans", "soviet")


class UranusOpening(Frame[S42Work], frozen=True, tag="uranus-opening"):
    """S3.1, S3.4: weather, the last of the set-up; no Axis turn and no Soviet Initial Phase."""

    step: str = STEPS[0]

    def run(self, work: S42Work) -> Wait:
        if self.step == "weather":
            work.replace(UranusOpening("plans"))
            self._weather(work)
        elif self.step == "plans":
            work.replace(UranusOpening("soviet"))
            self._plan(work)
        else:
            work.replace(PlayerTurn(SOVIET, "movement"))
            begin_player_turn(work, SOVIET)
            work.tell("s42-player-turn-begins", "3.0", seat=SIDES[SOVIET], turn=work.turn)
        return Wait.NOTHING

    def _plan(self, work: S42Work) -> None:
        """A-81: two offensives have been planned, if rule 26 is used."""
        work.change(side=SOVIET)
        start = work.rules.setup.winter_start
        if start is not None and RULE in work.rules.advanced:
            work.push(WinterMarkers(SIDES[SOVIET], start.planned_offensives, 0, "S3.1"))

    def _weather(self, work: S42Work) -> None:
        """S3.4, A-73: the weather is given, overcast, and no air unit flies."""
        start = work.rules.setup.winter_start
        work.change(phase="weather", weather=start.weather if start else work.data.weather)
        row = work.rules.tables.turn[work.turn - 1]
        work.tell("s42-turn-begins", "3.0", turn=work.turn, first=row.first, last=row.last)
        name = season_name(work.rules, work.turn)
        work.tell("s42-weather", "S3.4", weather=work.data.weather, season=name, mud=0)

"""23 Weather."""

from __future__ import annotations

from hexside.games.stalingrad42.areas.displaced import displace
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.work import S42Work

DIE = 6
OPTION = "rasputitsa-turns"
RAIN = "rain"


def season_name(rules: S42Rules, turn: int) -> str:
    """23.1, A-47: the column of the weather table of a turn."""
    seasons = rules.tables.weather.seasons[rules.options[OPTION]]
    return next(name for name, (first, last) in seasons.items() if first <= turn <= last)


def set_weather(work: S42Work) -> None:
    """23.1, 23.3: the weather of the turn; a die is cast only where it can matter."""
    table = work.rules.tables.weather
    name = season_name(work.rules, work.turn)
    results = table.results[name]
    before = work.data.weather
    if len(set(results)) == 1:
        weather = results[0]
    else:
        die = work.roll()
        work.tell("s42-weather-rolled", "23.1", season=name, die=die, draw=work.draw)
        number = die + 1 if before in table.again_after else die
        weather = results[min(number, DIE) - 1]
    # 23.3.1-2: the Mud marker lies one turn ahead of a turn of rain.
    mud = name == table.mud_season and before == table.mud_after and weather in table.mud_under
    swamped = work.data.swamped or weather == RAIN
    frozen_before = work.field.projections is not work.ground.projections(work.season)
    work.change(weather=weather, mud=mud, swamped=swamped)
    work.tell("s42-weather", "23.1", weather=weather, season=name, mud=int(mud))
    if frozen_before:
        work.recount()
    close_for_winter(work)


def close_for_winter(work: S42Work) -> None:
    """23.4: an Entry Area is no longer used; the Soviet player takes its units to another."""
    table = work.rules.tables.weather
    if work.turn < table.winter_from:
        return
    for letter, refuge in table.winter_closes.items():
        if letter in work.rules.areas[SOVIET] and letter not in work.data.closed:
            work.change(closed=tuple(sorted((*work.data.closed, letter))))
            work.drop_notes()
            work.tell("s42-area-closed", "23.4", area=letter.upper())
        if letter in work.data.closed:
            displace(work, letter, refuge, (), "23.4")

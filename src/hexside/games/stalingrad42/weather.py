"""23 Weather."""

from __future__ import annotations

from hexside.games.stalingrad42.tables import WeatherFile
from hexside.games.stalingrad42.work import S42Work

DIE = 6


def season_name(table: WeatherFile, turn: int) -> str:
    """23.1: the column of the weather table of a turn."""
    for name, (first, last) in table.seasons.items():
        if first <= turn <= last:
            return name
    return next(iter(table.seasons))


def set_weather(work: S42Work) -> None:
    """23.1, 23.3: the weather of the turn; a die is cast only where it can matter."""
    table = work.rules.tables.weather
    name = season_name(table, work.turn)
    results = table.results[name]
    before = work.data.weather
    if len(set(results)) == 1:
        weather = results[0]
    else:
        die = work.roll()
        work.tell("s42-weather-rolled", "23.1", season=name, die=die, draw=work.draw)
        number = die + 1 if before in table.again_after else die
        weather = results[min(number, DIE) - 1]
    mud = name == "rasputitsa" and before == "rain" and weather in ("overcast", "clear")
    swamped = work.data.swamped or weather == "rain"
    frozen_before = work.field.projections is not work.rules.projections(work.season)
    work.change(weather=weather, mud=mud, swamped=swamped)
    work.tell("s42-weather", "23.1", weather=weather, season=name, mud=int(mud))
    if frozen_before:
        work.recount()

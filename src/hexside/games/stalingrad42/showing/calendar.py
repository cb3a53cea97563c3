"""The calendar of a campaign: what this turn and the later ones bring, by what all know.

Reinforcements wait in the spaces of the track (22.1.1), where everybody sees their counters.
"""

from __future__ import annotations

from collections.abc import Iterator

from hexside.engine import CalendarEntry, State
from hexside.games.stalingrad42.reading.files import WithdrawalRow
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.reinforcements.counter_changes import BY_CHOICE, rows_of_turn
from hexside.games.stalingrad42.reinforcements.reinforcements import due
from hexside.games.stalingrad42.reinforcements.replacements import replacements_of
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.weather import season_name
from hexside.games.stalingrad42.state import ABSENT, REMOVED
from hexside.games.stalingrad42.units.reserve_armies import frozen_armies
from hexside.games.stalingrad42.victory.victory import is_automatic
from hexside.games.stalingrad42.work import S42Work

OUT_OF_GAME = (ABSENT, REMOVED)


def calendar(rules: S42Rules, state: State) -> tuple[CalendarEntry, ...]:
    """What is known of this turn and of each later one, in the order of the turns."""
    work = S42Work(rules, state)
    found: list[CalendarEntry] = []
    for turn in range(work.turn, rules.last_turn + 1):
        found += _date(work, turn)
        found += _seasons(work, turn)
        found += _winter_offensive(work, turn)
        found += _moves(work, turn)
        found += _tests(work, turn)
        for side in (AXIS, SOVIET):
            found += _withdrawals(work, side, turn)
            found += _replacements(work, side, turn)
        found += _reserve_armies(work, turn)
        found += _north_edge(work, turn)
    return tuple(found)


def _date(work: S42Work, turn: int) -> Iterator[CalendarEntry]:
    """7.4: the days of the turn."""
    row = work.rules.tables.turn[turn - 1]
    yield CalendarEntry(turn, "s42-dates", "", {"first": row.first, "last": row.last})


def _begins(work: S42Work, turn: int, first: int) -> bool:
    """Whether what holds from a turn on is told on this one: then, or now if it holds already."""
    return turn == max(first, work.turn)


def _seasons(work: S42Work, turn: int) -> Iterator[CalendarEntry]:
    """23.1, 23.3, 23.4: a season begins, with what it may bring."""
    rules = work.rules
    season = season_name(rules, turn)
    if turn == rules.info.first_turn or season_name(rules, turn - 1) != season:
        yield CalendarEntry(turn, "s42-season", "23.1", {"season": season})
    table = rules.tables.weather
    if turn == table.winter_from:
        yield CalendarEntry(turn, "s42-ice", "23.4")
        for letter in table.winter_closes:
            if letter in rules.areas[SOVIET]:
                yield CalendarEntry(
                    turn, "s42-area-closes", "23.4", {"area": letter.upper()}, SIDES[SOVIET]
                )
    air = rules.numbers.air
    if turn == air.leaves_on_turn and not rules.setup.north_edge:
        yield CalendarEntry(turn, "s42-air-leaves", "9.3.9", {}, SIDES[AXIS])


def _winter_offensive(work: S42Work, turn: int) -> Iterator[CalendarEntry]:
    """33.1, 33.2.3: when it may be declared; the mini-turn that follows the declaration."""
    rules = work.rules
    since = rules.setup.winter_offensive_from
    declared = work.data.winter_offensive
    if since and not declared and _begins(work, turn, since):
        yield CalendarEntry(turn, "s42-offensive-possible", "33.1", {}, SIDES[SOVIET])
    if turn == declared < rules.last_turn:
        yield CalendarEntry(turn, "s42-mini-turn", "33.2.3", {}, SIDES[AXIS])


def _moves(work: S42Work, turn: int) -> Iterator[CalendarEntry]:
    """S1.2, S3.4, S4.2: turns on which units move otherwise."""
    setup = work.rules.setup
    if turn in setup.tactical_turns:
        yield CalendarEntry(turn, "s42-tactical-turn", setup.tactical_rule, {}, SIDES[AXIS])
    if turn in setup.soviet_tactical_turns:
        yield CalendarEntry(turn, "s42-tactical-and-rail-turn", "S3.4", {}, SIDES[SOVIET])
    if turn == setup.reserves_move_from:
        yield CalendarEntry(turn, "s42-reserves-move", "S1.2", {}, SIDES[SOVIET])


def _tests(work: S42Work, turn: int) -> Iterator[CalendarEntry]:
    """S3.5, S4.4: what is asked on certain turns, and on the last one."""
    rules = work.rules
    setup = rules.setup
    if turn == setup.gate_turn and is_automatic(work):
        yield CalendarEntry(turn, "s42-gate", "S4.4", {"need": setup.gate_need}, SIDES[AXIS])
    if turn == setup.stalingrad_turn:
        yield CalendarEntry(turn, "s42-stalingrad-test", "S3.5", {}, SIDES[AXIS])
    if turn == rules.last_turn:
        yield CalendarEntry(turn, "s42-last-turn", setup.victory_rule, {"need": setup.victory_need})


def _withdrawals(work: S42Work, side: int, turn: int) -> Iterator[CalendarEntry]:
    """32: who leaves the game or changes; where the owner chooses, how many of a kind."""
    rows = rows_of_turn(work, side, turn)
    seat = SIDES[side]
    for kind in BY_CHOICE:
        chosen = [row for row in rows if row.kind == kind]
        if chosen:
            yield CalendarEntry(
                turn,
                "s42-withdrawal",
                chosen[0].rule,
                {"kind": kind, "count": len(chosen)},
                seat,
            )
    for row in rows:
        if row.kind not in BY_CHOICE and _still_matters(work, row):
            yield CalendarEntry(
                turn,
                "s42-counter-changes",
                row.rule,
                {"unit": row.unit or "", "by": row.becomes or "", "kind": row.kind},
                seat,
            )


def _still_matters(work: S42Work, row: WithdrawalRow) -> bool:
    return row.unit is not None and work.units[row.unit].box not in OUT_OF_GAME


def _replacements(work: S42Work, side: int, turn: int) -> Iterator[CalendarEntry]:
    """21.1.3: the replacements of a side, type by type."""
    found = replacements_of(work.rules, side, turn)
    if found:
        yield CalendarEntry(
            turn,
            "s42-replacements",
            "21.1.3",
            {
                "tank": found.get("tank", 0),
                "infantry": found.get("infantry", 0),
                "cavalry": found.get("cavalry", 0),
                "special": found.get("special", 0),
                "hungarian": found.get("hungarian", 0),
                "romanian": found.get("romanian", 0),
                "italian": found.get("italian", 0),
                "axis": found.get("axis", 0),
            },
            SIDES[side],
        )


def _reserve_armies(work: S42Work, turn: int) -> Iterator[CalendarEntry]:
    """31, 34.1: armies that are released, by choice or on their turn; those with markers."""
    rules = work.rules
    setup = rules.setup
    seat = SIDES[SOVIET]
    waiting = frozen_armies(work)
    by_choice = [number for number in waiting if number not in setup.reserves_on_turn]
    if setup.reserves_from and by_choice and _begins(work, turn, setup.reserves_from):
        yield CalendarEntry(turn, "s42-army-by-choice", "31", {"count": len(by_choice)}, seat)
    for number, hex in waiting.items():
        if turn == setup.reserves_on_turn.get(number):
            yield CalendarEntry(turn, "s42-army-released", "31", {"hex": rules.names[hex]}, seat)
    if any(due(work, uid) == turn for uid in rules.reserve_armies):
        yield CalendarEntry(turn, "s42-maskirovka", "34.1.1", {}, seat)


def _north_edge(work: S42Work, turn: int) -> Iterator[CalendarEntry]:
    """S2.2: what opens to the Axis in the Caucasus, and when its air unit is away."""
    edge = work.rules.setup.north_edge
    if edge is None:
        return
    seat = SIDES[AXIS]
    first, last = edge.no_air
    if turn == edge.later_from:
        yield CalendarEntry(turn, "s42-north-edge-opens", "S2.2", {}, seat)
    if turn == edge.railhead_from:
        yield CalendarEntry(turn, "s42-railhead-comes", "S2.2", {"hex": edge.railhead}, seat)
    if turn <= last and _begins(work, turn, first):
        yield CalendarEntry(turn, "s42-no-air", "S2.2", {"turn": last}, seat)


__all__ = ["calendar"]

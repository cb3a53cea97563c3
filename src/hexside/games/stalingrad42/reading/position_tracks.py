"""Tracks and markers of a position text: weather, control, railheads, forts, air units."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from hexside.engine import OFF_MAP
from hexside.engine.position_parts import converted
from hexside.engine.position_units import Words
from hexside.engine.positions import PositionProblem, no_hex
from hexside.games.stalingrad42.board.ground import FORT_GROUPS
from hexside.games.stalingrad42.maskirovka.armies import box_number, tied
from hexside.games.stalingrad42.maskirovka.into_boxes import BOX_MOVE, STRATEGIC_MOVE
from hexside.games.stalingrad42.movement.kerch_strait import KERCH
from hexside.games.stalingrad42.movement.rail_movement import FERRY
from hexside.games.stalingrad42.movement.sea_movement import SEAS
from hexside.games.stalingrad42.movement.volga_flotilla import MOVED_FLOTILLA, sites
from hexside.games.stalingrad42.reading.position_maskirovka import check_maskirovka
from hexside.games.stalingrad42.reading.position_units import LETTERS
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.reinforcements.counter_changes import BY_CHOICE
from hexside.games.stalingrad42.reinforcements.replacement_types import TYPES
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.game_turn import PLAYER_STEPS
from hexside.games.stalingrad42.sequence.winter_start import control_in_winter, swamped_in_winter
from hexside.games.stalingrad42.state import (
    HEX_LISTS,
    HEX_WORDS,
    MINI_PHASES,
    PRE_MOVE,
    TRANS_CAUCASUS,
    S42Data,
    area_of,
)
from hexside.games.stalingrad42.supply.supply_points import CONVERTED, FLIPPED
from hexside.games.stalingrad42.support.planned_offensives import HEADQUARTERS
from hexside.games.stalingrad42.support.planned_offensives import MOST as MOST_OFFENSIVES
from hexside.games.stalingrad42.units.release import NORTH_CAUCASUS
from hexside.games.stalingrad42.units.reserve_armies import RELEASED_ARMY
from hexside.games.stalingrad42.units.volunteers import ARRIVED

Problems = list[PositionProblem]

#: Fields that hold a side: a number in the state, its word in the text.
SIDE_WORDS = frozenset({"side", "temryuk"})
FLOTILLA = "flotilla"
#: Words of the sequence of play that stand on the track ``phase``.
PHASE_WORDS = (
    *("set-up", PRE_MOVE, "weather", *PLAYER_STEPS[:-1], "end-of-player-turn"),
    *(*MINI_PHASES, "victory"),
)
CROSSINGS = (*SEAS, KERCH, FERRY, MOVED_FLOTILLA, ARRIVED, TRANS_CAUCASUS, RELEASED_ARMY)
#: 34.4: and those of the boxes of Reserve Armies.
ALL_CROSSINGS = (*CROSSINGS, BOX_MOVE, STRATEGIC_MOVE)
PLACED = "placed"
#: Tracks that count something.
COUNTED = ("resource_points", "railed", "railed_on_map", "specials_lost", "winter_offensive")
#: S1.2: an entry of ``exited``: the Entry Area, the unit, its steps.
EXIT = re.compile(rf"[{LETTERS}]:[^:\s]+:[1-9]")
#: 18.6: among the crossings stand also Supply Points that were turned over, by unit.
TURNED = (FLIPPED, CONVERTED)


def weather_words(rules: S42Rules) -> tuple[str, ...]:
    """23: the kinds of weather, in the order of the tables."""
    rows = rules.tables.weather.results.values()
    return tuple(dict.fromkeys(word for row in rows for word in row))


def track_words(rules: S42Rules) -> dict[str, Words]:
    """The tracks that hold words, with these words."""
    return {
        "phase": Words(PHASE_WORDS),
        "weather": Words(weather_words(rules)),
        "printed_forts": Words(tuple(FORT_GROUPS)),
        "crossings": Words(ALL_CROSSINGS),
        "released": Words((NORTH_CAUCASUS,)),
        "closed": Words(tuple(LETTERS)),
        "replacements": Words(TYPES),
        "withdrawals": Words(BY_CHOICE),
    }


def read_tracks(
    rules: S42Rules, document: Mapping[str, Any], problems: Problems
) -> tuple[S42Data, tuple[int, ...]]:
    """Tracks and markers, and the hexes that ``control`` takes from those held by default.

    16.3.4: cities and victory point hexes are in the hands of who has them at the start unless the
    text says otherwise.
    """
    written = document.get("tracks", {})
    if not isinstance(written, dict):
        problems.append(PositionProblem("tracks", "expected-table"))
        return S42Data(), ()
    before = len(problems)
    known = S42Data.__struct_fields__
    for name in written:
        if name not in known:
            problems.append(PositionProblem(f"tracks.{name}", "unknown-key", " ".join(known)))
    default = sorted(_default_control(rules, document))
    values = {name: value for name, value in written.items() if name != "control"}
    plain = to_numbers(rules, values, "tracks", problems)
    plain["control"] = default
    start = rules.setup.winter_start
    if start is not None:
        # S3.3: the scenario begins in the turn of the offensive.
        plain.setdefault("winter_offensive", start.offensive)
        # S3.1, A-81: what the war has brought by then.
        plain.setdefault("temryuk", SIDES.index(start.temryuk))
        plain.setdefault("printed_forts", ())
        plain.setdefault("swamped", swamped_in_winter(rules))
    dropped: tuple[int, ...] = ()
    if "control" in written:
        plain["control"] = _control(rules, written["control"], default, problems)
        if _is_whole(written["control"]):
            dropped = tuple(hex for hex in default if hex not in plain["control"])
    if len(problems) > before:
        return S42Data(), ()
    data = converted(plain, S42Data, "tracks", "unreadable-tracks", problems)
    if data is None:
        return S42Data(), ()
    _check(rules, data, problems)
    return data, dropped


def _default_control(rules: S42Rules, document: Mapping[str, Any]) -> frozenset[int]:
    """16.3.4, S3.5: the cities and victory point hexes in Axis hands when the scenario begins."""
    start = rules.setup.winter_start
    if start is not None and "board" not in document:
        return control_in_winter(rules, start)
    return rules.ground.controllable & rules.ground.west


def _listed(value: Any) -> list[Any]:
    if isinstance(value, str):
        return value.split()
    return value if isinstance(value, list) else [value]


def _is_whole(value: Any) -> bool:
    return not any(isinstance(name, str) and name[:1] in ("+", "-") for name in _listed(value))


def _control(rules: S42Rules, value: Any, default: list[int], problems: Problems) -> list[int]:
    """The hexes in Axis hands: a whole list, or changes of the default such as ``+2012``."""
    key = "tracks.control"
    found = set() if _is_whole(value) else set(default)
    for name in _listed(value):
        sign = name[0] if isinstance(name, str) and name[:1] in ("+", "-") else ""
        word = name[len(sign) :] if isinstance(name, str) else name
        if not sign and not _is_whole(value):
            problems.append(PositionProblem(key, "signs-mixed", str(name)[:40]))
        elif not isinstance(word, str) or word not in rules.grid:
            problems.append(no_hex(key, word))
        elif rules.grid.index(word) not in rules.ground.controllable:
            problems.append(PositionProblem(key, "nothing-to-control", word))
        elif sign == "-":
            found.discard(rules.grid.index(word))
        else:
            found.add(rules.grid.index(word))
    return sorted(found)


def _check(rules: S42Rules, data: S42Data, problems: Problems) -> None:
    """No word without a meaning, and no marker where it cannot be."""
    for name, words in track_words(rules).items():
        value = getattr(data, name)
        for word in (value,) if isinstance(value, str) else value:
            if word not in words and not (name == "crossings" and word.startswith(TURNED)):
                problems.append(PositionProblem(f"tracks.{name}", "unknown-value", words.listed()))
    for key, unit in _units_named(data):
        if unit not in rules.roster:
            problems.append(PositionProblem(f"tracks.{key}", "unknown-unit", unit[:40]))
    _check_air(rules, data, problems)
    _check_offensives(rules, data, problems)
    _check_places(rules, data, problems)
    _check_numbers(data, problems)
    check_maskirovka(rules, tied(data), problems)
    for number, left in enumerate(data.exited):
        if not _is_exit(rules, left):
            form = f"letter:unit:steps ({' '.join(rules.setup.exit_areas)})"
            problems.append(PositionProblem(f"tracks.exited[{number}]", "unknown-value", form))
    if data.flotilla != OFF_MAP and data.flotilla not in sites(rules):
        known = " ".join(f"{site.hex}/{site.other}" for site in sites(rules).values())
        problems.append(PositionProblem("tracks.flotilla", "unknown-value", known[:200]))


def _is_exit(rules: S42Rules, left: str) -> bool:
    """S1.2: an entry of ``exited``: an Axis unit has left by an area that is an exit."""
    if not EXIT.fullmatch(left):
        return False
    letter, unit, _ = left.split(":")
    return letter in rules.setup.exit_areas and rules.side.get(unit, AXIS) == AXIS


def _check_air(rules: S42Rules, data: S42Data, problems: Problems) -> None:
    """9.3: air units only, and a hex for those that are placed, for no others."""
    for number, one in enumerate(data.air):
        key = f"tracks.air[{number}]"
        if one.unit in rules.roster and rules.roster[one.unit].type != "air":
            known = " ".join(uid for uid, row in rules.roster.items() if row.type == "air")
            problems.append(PositionProblem(f"{key}.unit", "unknown-value", known))
        if one.status == PLACED and one.hex == OFF_MAP:
            problems.append(PositionProblem(f"{key}.hex", "missing"))
        elif one.status != PLACED and one.hex != OFF_MAP:
            problems.append(PositionProblem(f"{key}.status", "unknown-value", PLACED))


def _check_offensives(rules: S42Rules, data: S42Data, problems: Problems) -> None:
    """26.1, 26.2: markers of Planned Offensives lie on headquarters of their kind, two a side."""
    count = dict.fromkeys(SIDES, 0)
    for number, one in enumerate(data.offensives):
        if one.hq not in rules.roster:
            continue
        counter = rules.roster[one.hq]
        key = f"tracks.offensives[{number}]"
        count[counter.side] += 1
        if counter.type != HEADQUARTERS[counter.number]:
            able = [u for u, row in rules.roster.items() if row.type == HEADQUARTERS[row.number]]
            problems.append(PositionProblem(f"{key}.hq", "unknown-value", " ".join(able)))
        elif count[counter.side] > MOST_OFFENSIVES:
            problems.append(PositionProblem(key, "out-of-range", f"0-{MOST_OFFENSIVES}"))


def _check_places(rules: S42Rules, data: S42Data, problems: Problems) -> None:
    """11.6.2, 5.7.1: no marker of a city or of a port where there is none."""
    ground = rules.ground
    seen: set[int] = set()
    for number, battle in enumerate(data.city_battles):
        key = f"tracks.city_battles[{number}]"
        if battle.hex in seen:
            problems.append(PositionProblem(f"{key}.hex", "duplicate-hex", rules.names[battle.hex]))
        seen.add(battle.hex)
        if battle.hex not in ground.cities:
            problems.append(PositionProblem(f"{key}.hex", "no-city", rules.names[battle.hex]))
        else:
            most = 2 if battle.hex in ground.major_cities else 1
            if not 1 <= battle.level <= most:
                problems.append(PositionProblem(f"{key}.level", "out-of-range", f"1-{most}"))
        if not battle.attackers:
            problems.append(PositionProblem(f"{key}.attackers", "missing"))
            continue
        # 29.1.3: those who brought the marker are of one side, which tells whose city it is.
        known = [uid for uid in battle.attackers if uid in rules.roster]
        own = [uid for uid in known if rules.side[uid] == rules.side[known[0]]]
        if own != known:
            value = " ".join(own)
            problems.append(PositionProblem(f"{key}.attackers", "unknown-value", value))
    place = data.withdrawn_from
    # 34.2: the corps may have been in a holding box.
    is_box = 0 < box_number(place) <= len(tied(data).armies)
    is_area = area_of(place) in rules.areas[SOVIET]
    if place and place not in rules.grid and not is_box and not is_area:
        problems.append(no_hex("tracks.withdrawn_from", place))
    for hex in data.axis_ports:
        if hex not in ground.ports:
            problems.append(PositionProblem("tracks.axis_ports", "no-port", rules.names[hex]))


def _check_numbers(data: S42Data, problems: Problems) -> None:
    """What is counted is never below nothing."""
    counted = {name: getattr(data, name) for name in COUNTED}
    counted |= {f"replacements.{name}": count for name, count in data.replacements.items()}
    for name, count in counted.items():
        if count < 0:
            problems.append(PositionProblem(f"tracks.{name}", "out-of-range", "0-99"))


def _units_named(data: S42Data) -> Iterator[tuple[str, str]]:
    """Every unit that a marker names, with the key."""
    for number, one in enumerate(data.air):
        yield f"air[{number}].unit", one.unit
    for number, battle in enumerate(data.city_battles):
        for unit in battle.attackers:
            yield f"city_battles[{number}].attackers", unit
    for number, group in enumerate(data.auto_ds):
        for unit in (*group.units, *group.companions):
            yield f"auto_ds[{number}].units", unit
    for unit in (*tied(data).armies, *tied(data).revealed):
        yield "maskirovka", unit
    for number, plan in enumerate(data.offensives):
        yield f"offensives[{number}].hq", plan.hq
    for name in ("towards_baku", "entered_by_rail"):
        for unit in getattr(data, name):
            yield name, unit
    for crossing in data.crossings:
        if crossing.startswith(TURNED):
            yield "crossings", crossing.partition("-")[2]
    for number, left in enumerate(data.exited):
        if EXIT.fullmatch(left):
            yield f"exited[{number}]", left.split(":")[1]


def to_numbers(rules: S42Rules, value: Any, key: str, problems: Problems) -> Any:
    """Printed hex numbers to hexes and words to sides, in the fields that hold them."""
    if isinstance(value, dict):
        found: dict[str, Any] = {}
        for name, item in value.items():
            where = f"{key}.{name}"
            if name in HEX_WORDS and isinstance(item, (str, int, float)):
                # A number where a printed hex number belongs is a slip, not a hex.
                found[name] = _hex(rules, item, where, problems) if item != "" else OFF_MAP
            elif name in HEX_LISTS and isinstance(item, (list, str)):
                found[name] = [_hex(rules, hex, where, problems) for hex in _listed(item)]
            elif name == FLOTILLA and isinstance(item, str):
                found[name] = _hexside(rules, item, where, problems)
            elif name in SIDE_WORDS:
                found[name] = _side(item, where, problems)
            else:
                found[name] = to_numbers(rules, item, where, problems)
        return found
    if isinstance(value, list):
        return [
            to_numbers(rules, item, f"{key}[{number}]", problems)
            for number, item in enumerate(value)
        ]
    return value


def _hex(rules: S42Rules, name: Any, key: str, problems: Problems) -> int:
    if not isinstance(name, str) or name not in rules.grid:
        problems.append(no_hex(key, name))
        return OFF_MAP
    return rules.grid.index(name)


def _side(item: Any, key: str, problems: Problems) -> int:
    """A side by its word; older texts have its number."""
    if item in SIDES:
        return SIDES.index(item)
    if item in range(len(SIDES)) and not isinstance(item, (bool, float)):
        return int(item)
    problems.append(PositionProblem(key, "unknown-value", " ".join(SIDES)))
    return 0


def _hexside(rules: S42Rules, text: str, key: str, problems: Problems) -> int:
    """5.5.3: a hexside as the two hexes beside it; nothing where the Flotilla is not on the map."""
    if not text:
        return OFF_MAP
    before = len(problems)
    first, slash, second = text.partition("/")
    if not slash:
        problems.append(PositionProblem(key, "expected-pair", text[:40]))
        return OFF_MAP
    a, b = (_hex(rules, name, key, problems) for name in (first, second))
    if len(problems) > before:
        return OFF_MAP
    if rules.grid.direction(a, b) < 0:
        problems.append(PositionProblem(key, "not-adjacent", text[:40]))
        return OFF_MAP
    return rules.grid.hexside(a, b)


def write_tracks(rules: S42Rules, data: S42Data) -> dict[str, Any]:
    """The tracks as the section that ``read_tracks`` understands."""
    tracks: dict[str, Any] = to_names(rules, msgspec.to_builtins(data))
    tracks["temryuk"] = SIDES[data.temryuk]
    tracks["side"] = SIDES[data.side]
    for fort in tracks["forts"]:
        fort["side"] = SIDES[fort["side"]]
    if data.flotilla >= 0:
        a, b = rules.grid.beside(data.flotilla)
        tracks[FLOTILLA] = f"{rules.names[a]}/{rules.names[b]}"
    else:
        tracks[FLOTILLA] = ""
    return tracks


def to_names(rules: S42Rules, value: Any) -> Any:
    """Hexes to printed hex numbers, in the fields that hold hexes."""
    if isinstance(value, dict):
        found: dict[str, Any] = {}
        for name, item in value.items():
            if name in HEX_WORDS and isinstance(item, int):
                found[name] = rules.names[item] if item >= 0 else ""
            elif name in HEX_LISTS and isinstance(item, (list, tuple)):
                found[name] = [rules.names[hex] for hex in item]
            else:
                found[name] = to_names(rules, item)
        return found
    if isinstance(value, (list, tuple)):
        return [to_names(rules, item) for item in value]
    return value

"""Tracks, markers and chits of a position text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from hexside.engine import State
from hexside.engine.position_parts import converted
from hexside.engine.positions import PositionProblem, no_hex
from hexside.games.a_victory_awaits.chits import calendar
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.set_up import start_data
from hexside.games.a_victory_awaits.shapes import AXIS, SOVIET, Chit
from hexside.games.a_victory_awaits.state import (
    COMMAND,
    END_PHASE,
    SELECTION,
    SET_UP,
    SURPRISE,
    AwaitsData,
)
from hexside.mechanics.chit_pull.cup import join

HEXES = ("control", "stand_fast")
#: V46, V50: army chits that stay what they are from turn to turn.
ARMIES = ("added", "seen_armies")
CHITS = (
    *("pool_axis", "pool_soviet", "chosen_axis", "chosen_soviet", *ARMIES),
    *("hand_axis", "hand_soviet", "cup", "resolved"),
)
#: Words of the sequence of play that stand on the track ``phase``.
PHASE_WORDS = (SET_UP, SURPRISE, SELECTION, COMMAND, END_PHASE)
#: The size of the headquarters of a panzer group (2.2).
PANZER_GROUP = "panzer group hq"
#: The track of railways in use (17.6) holds hexsides, which a text names by their two hexes.
RAILS = "panzer_rails"
#: 7.2: the phase of a text that begins with what a chit does.
RESOLUTION = "resolution"
KNOWN = frozenset(AwaitsData.__struct_fields__) - frozenset(CHITS) - {"drawn"}

Problems = list[PositionProblem]


def read_tracks(
    rules: AwaitsRules, document: Mapping[str, Any], turn: int, problems: Problems
) -> AwaitsData:
    """The tracks; what the text does not say is as at the start of the game."""
    start = start_data(rules)
    values: dict[str, Any] = {
        name: msgspec.to_builtins(getattr(start, name)) for name in start.__struct_fields__
    }
    tracks = document.get("tracks", {})
    if not isinstance(tracks, dict):
        problems.append(PositionProblem("tracks", "expected-table"))
        tracks = {}
    for name, value in tracks.items():
        key = f"tracks.{name}"
        if name not in KNOWN:
            problems.append(PositionProblem(key, "unknown-key", " ".join(sorted(KNOWN))))
        elif name in HEXES:
            values[name] = _hexes(rules, value, key, problems)
        elif name == RAILS:
            values[name] = _hexsides(rules, value, key, problems)
        else:
            values[name] = value
    if values["phase"] not in PHASE_WORDS:
        problems.append(PositionProblem("tracks.phase", "unknown-value", " ".join(PHASE_WORDS)))
    _check_hexes(rules, values, problems)
    _read_chits(rules, document, turn, values, problems)
    data = converted(values, AwaitsData, "tracks", "unreadable-tracks", problems)
    if data is None:
        return start
    _check_numbers(rules, data, turn, problems)
    _check_used(rules, data, problems)
    if data.cups:
        # 20.2: cups that the text does not name are empty.
        data = replace(data, cups={**dict.fromkeys(rules.seats, ()), **data.cups})
    return data


def arranged(rules: AwaitsRules, state: State, document: Mapping[str, Any]) -> State:
    """What a text does not say because its units do: control, and that Leningrad was reached."""
    tracks = document.get("tracks", {})
    known = tracks if isinstance(tracks, dict) else {}
    data: AwaitsData = state.data
    if "control" not in known:
        data = replace(data, control=_control(rules, state))
    if "leningrad_reached" not in known and rules.has("zhukov"):
        data = replace(data, leningrad_reached=_is_leningrad_reached(rules, state))
    return replace(state, data=data)


def _control(rules: AwaitsRules, state: State) -> tuple[int, ...]:
    """3.4: where a unit stands nobody has entered since, so its side has control."""
    held = set(state.data.control)
    for uid, unit in state.units.items():
        if unit.hex in rules.ground.controllable:
            (held.add if rules.side[uid] == AXIS else held.discard)(unit.hex)
    return tuple(sorted(held))


def _is_leningrad_reached(rules: AwaitsRules, state: State) -> bool:
    """18.1, V45: an Axis unit that stands next to Leningrad has come there."""
    near = rules.ground.near_leningrad
    return state.data.zhukov > 0 or any(
        unit.hex in near and rules.side[uid] == AXIS for uid, unit in state.units.items()
    )


def _check_used(rules: AwaitsRules, data: AwaitsData, problems: Problems) -> None:
    """18.1, 19.4, 20.2: what a text says of rules that the scenario does not have."""
    variant = rules.setup.variant
    used = {
        "zhukov": rules.has("zhukov"),
        "leningrad_reached": rules.has("zhukov"),
        "queue": variant == "multiplayer",
        "cups": variant == "teams",
        "shown": variant == "teams",
    }
    empty = AwaitsData()
    for name, known in used.items():
        if not known and getattr(data, name) != getattr(empty, name):
            problems.append(PositionProblem(f"tracks.{name}", "unused-track"))


def _check_numbers(rules: AwaitsRules, data: AwaitsData, turn: int, problems: Problems) -> None:
    if not 0 <= data.zhukov <= turn:
        problems.append(PositionProblem("tracks.zhukov", "out-of-range", f"0-{turn}"))
    if not 0 <= data.bid <= 999:
        problems.append(PositionProblem("tracks.bid", "out-of-range", "0-999"))
    sources = [rules.names[hex] for hex in rules.ground.sources[SOVIET]]
    if data.army_entry and data.army_entry not in sources:
        words = " ".join(sources)
        problems.append(PositionProblem("tracks.army_entry", "unknown-value", words))
    groups = [hq for hq in rules.headquarters[AXIS] if rules.roster[hq].size == PANZER_GROUP]
    for hq in data.panzer_groups:
        if hq not in groups:
            words = " ".join(groups)
            problems.append(PositionProblem("tracks.panzer_groups", "unknown-value", words))
    for name in ("cups", "shown"):
        for seat in getattr(data, name):
            if seat not in rules.seats:
                key = f"tracks.{name}.{seat}"
                problems.append(PositionProblem(key, "unknown-key", " ".join(rules.seats)))
    # 19.5: an interrupt is never drawn; once it has been played it stands in the queue.
    face_down = [chit.id for chit in rules.chits.values() if chit.kind != "interrupt"]
    for drawn in data.queue.drawn:
        known = face_down if drawn.stage == "face-down" else list(rules.chits)
        if drawn.chit not in known:
            problems.append(PositionProblem("tracks.queue", "unknown-value", " ".join(known)))
    _check_cups(rules, data, problems)


def _check_cups(rules: AwaitsRules, data: AwaitsData, problems: Problems) -> None:
    """20.1, 20.2: headquarters chits of the player's side, both of a panzer group with one player,
    dummies for Soviet players; chits are shown by the players of one side."""
    held = {seat: Counter(cup) for seat, cup in data.cups.items() if seat in rules.seats}
    for seat, chit in data.shown.items():
        if seat in rules.seats:
            held[seat] = held.get(seat, Counter()) + Counter((chit,))
    for seat, chits in held.items():
        side = rules.side_of(seat)
        own = [c.id for c in rules.chits.values() if c.side == side and c.kind in ("hq", "dummy")]
        if any(chit not in own for chit in chits):
            problems.append(PositionProblem(f"tracks.cups.{seat}", "unknown-value", " ".join(own)))
    for kind in rules.chits.values():
        counts = [chits[kind.id] for chits in held.values() if chits[kind.id]]
        if kind.kind == "hq" and (len(counts) > 1 or sum(counts) > kind.count):
            problems.append(PositionProblem("tracks.cups", "chit-with-one-player", kind.id))
    if len({rules.side_of(seat) for seat in data.shown if seat in rules.seats}) > 1:
        problems.append(PositionProblem("tracks.shown", "one-side-shows"))


def _check_hexes(rules: AwaitsRules, values: dict[str, Any], problems: Problems) -> None:
    """3.4, 16.2: what can be controlled, and where Stand Fast markers have a meaning."""
    for hex in values["control"]:
        if hex not in rules.ground.controllable:
            name = rules.names[hex]
            problems.append(PositionProblem("tracks.control", "nothing-to-control", name))
    for hex in values["stand_fast"]:
        if hex not in rules.ground.is_city:
            name = rules.names[hex]
            problems.append(PositionProblem("tracks.stand_fast", "no-major-city", name))


def _hexes(rules: AwaitsRules, value: Any, key: str, problems: Problems) -> list[int]:
    if isinstance(value, str):
        value = value.split()
    found = []
    for name in value if isinstance(value, list) else [value]:
        if not isinstance(name, str) or name not in rules.grid:
            problems.append(no_hex(key, name))
        else:
            found.append(rules.grid.index(name))
    return sorted(set(found))


def _hexsides(rules: AwaitsRules, value: Any, key: str, problems: Problems) -> list[int]:
    """Hexsides as two hexes joined by a stroke, ``S0115/S0215``."""
    found = []
    for text in value if isinstance(value, list) else [value]:
        names = str(text).split("/")
        hexes = [rules.grid.index(name) for name in names if name in rules.grid]
        if len(names) != 2 or len(hexes) != 2 or rules.grid.direction(*hexes) < 0:
            problems.append(PositionProblem(key, "expected-hexside", str(text)[:40]))
        else:
            found.append(rules.grid.hexside(*hexes))
    return sorted(found)


def _read_chits(
    rules: AwaitsRules,
    document: Mapping[str, Any],
    turn: int,
    values: dict[str, Any],
    problems: Problems,
) -> None:
    """What the text does not say: the pools of the turn; chosen is what lies somewhere."""
    section = document.get("chits", {})
    if not isinstance(section, dict):
        problems.append(PositionProblem("chits", "expected-table"))
        return
    for name, value in section.items():
        key = f"chits.{name}"
        if name != "drawn" and name not in CHITS:
            words = " ".join((*CHITS, "drawn"))
            problems.append(PositionProblem(key, "unknown-key", words))
            continue
        listed = [str(value)] if name == "drawn" else value
        if not isinstance(listed, list) or not all(isinstance(chit, str) for chit in listed):
            problems.append(PositionProblem(key, "expected-list", repr(value)[:40]))
            continue
        known = [chit.id for chit in rules.chits.values() if _may_lie(rules, name, chit)]
        # Nothing need be drawn; anything else has a name, and is there no more often than printed.
        nothing = ("",) if name == "drawn" else ()
        if any(chit not in (*known, *nothing) for chit in listed):
            problems.append(PositionProblem(key, "unknown-value", " ".join(known)))
        elif _too_many(rules, Counter(listed)):
            problems.append(PositionProblem(key, "chits-lost-or-added"))
        if name == "drawn":
            values["drawn"] = str(value)
        else:
            values[name] = list(value) if name == "resolved" else sorted(map(str, value))
    _read_resolved_chit(rules, document, values, problems)
    if not any(problem.key.startswith("chits.") for problem in problems) and _too_many(
        rules, Counter(_placed(values))
    ):
        problems.append(PositionProblem("chits", "chits-lost-or-added"))
    _lay_out(rules, section, turn, values)


def _too_many(rules: AwaitsRules, found: Counter[str]) -> bool:
    """Whether there are more of a chit than printed; of dummies a team has what it needs (20.2)."""
    chits = rules.chits.values()
    return any(found[chit.id] > chit.count for chit in chits if chit.kind != "dummy")


def _read_resolved_chit(
    rules: AwaitsRules, document: Mapping[str, Any], values: dict[str, Any], problems: Problems
) -> None:
    """7.1: the chit that a phase resolves is the drawn one."""
    chit = str(document.get("chit", ""))
    if document.get("phase") != RESOLUTION or "agenda" in document or chit not in rules.chits:
        return
    if values["drawn"] not in ("", chit):
        problems.append(PositionProblem("chits.drawn", "unknown-value", chit))
    values["drawn"] = chit


def _may_lie(rules: AwaitsRules, place: str, chit: Chit) -> bool:
    """6.2, 6.3, 15.2, 18.1: whether a chit can be in a place: interrupts are held in hand and
    never lie in the cup, the only other chit to be held is the Soviet Reinforcement chit."""
    if place == "cup":
        # 20.1: in the team variant it is the master cup.
        others = ("hq", "dummy") if rules.setup.variant == "teams" else ("dummy",)
        return chit.kind not in ("interrupt", *others)
    if place == "hand_axis":
        return chit.kind == "interrupt"
    if place == "hand_soviet":
        return chit.id == rules.reinforcement_chit[SOVIET] and rules.has("zhukov")
    if place in ("added", "seen_armies"):
        return chit.chosen == "player"
    _, _, side = place.partition("_")
    return chit.side == side if side else True


def _placed(values: Mapping[str, Any]) -> list[str]:
    """The chits that have been chosen this turn, wherever they lie now."""
    found = [*values["hand_axis"], *values["hand_soviet"], *values["cup"], *values["resolved"]]
    found += _queued(values["queue"])
    return found + ([values["drawn"]] if values["drawn"] else [])


def _queued(queue: Any) -> list[str]:
    """19.4: the chits of the queue that are not done; the rest lies with the resolved ones."""
    drawn = queue.get("drawn") if isinstance(queue, dict) else None
    entries = [one for one in drawn if isinstance(one, dict)] if isinstance(drawn, list) else []
    return [str(one.get("chit")) for one in entries if one.get("stage") != "done"]


def _lay_out(
    rules: AwaitsRules, section: Mapping[str, Any], turn: int, values: dict[str, Any]
) -> None:
    places = _placed(values)
    if "resolved" not in section and rules.supply_chit not in places:
        # A text that does not mention the Supply chit begins after it has been drawn.
        values["resolved"] = [rules.supply_chit]
    sides = {chit.id: chit.side for chit in rules.chits.values()}
    added = tuple(values["added"])
    if "added" not in section:
        named = {chit for chit in places if chit in rules.chits}
        added = tuple(sorted(c for c in named if rules.chits[c].chosen == "player"))
        values["added"] = list(added)
    for side, name in ((AXIS, "axis"), (SOVIET, "soviet")):
        if f"chosen_{name}" not in section:
            values[f"chosen_{name}"] = sorted(c for c in places if sides.get(c) == name)
        if f"pool_{name}" not in section:
            pool = calendar(rules, side, turn)
            pool = join(pool, added) if side == SOVIET else pool
            # Chits that the text names are in play even before their time.
            more = Counter(values[f"chosen_{name}"]) - Counter(pool)
            values[f"pool_{name}"] = sorted([*pool, *more.elements()])


def write_tracks(rules: AwaitsRules, data: AwaitsData) -> tuple[dict[str, Any], dict[str, Any]]:
    """The tracks and the chits as two sections."""
    names = rules.names
    tracks: dict[str, Any] = {}
    for name in data.__struct_fields__:
        value = getattr(data, name)
        if name in HEXES:
            tracks[name] = [names[hex] for hex in value]
        elif name == RAILS:
            pairs = [rules.grid.beside(side) for side in value]
            tracks[name] = [f"{names[a]}/{names[b]}" for a, b in pairs]
        elif name in KNOWN:
            tracks[name] = msgspec.to_builtins(value)
    chits: dict[str, Any] = {name: list(getattr(data, name)) for name in CHITS}
    chits["drawn"] = data.drawn
    return tracks, chits

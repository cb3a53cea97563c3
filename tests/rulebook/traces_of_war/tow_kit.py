"""Small positions of Traces of War: the words of its units.

from tests.rulebook.traces_of_war.tow_kit import codes, ends, stand

game = stand({"a": "axis infantry 3-4 1731", "b": "soviet armour 6-4-6 1732 reduced"})
assert ends(game, "move", "b") == {"1733"}
assert codes(game, "move b 1731") == {"enemy-occupied 5.0"}
"""

from __future__ import annotations

from hexside.conformance.rulebook_kit import (
    PositionKit,
    UnitWords,
    argument,
    codes,
    cost,
    ends,
    event,
    kind,
    legal,
    legal_with,
    marks,
    neighbours,
    odds,
    play,
    steps,
    told,
    track,
    where,
    winner,
)

__all__ = [
    "GAME",
    "KIT",
    "argument",
    "codes",
    "cost",
    "ends",
    "event",
    "kind",
    "legal",
    "legal_with",
    "marks",
    "neighbours",
    "odds",
    "play",
    "stand",
    "stand_text",
    "steps",
    "told",
    "track",
    "unit",
    "where",
    "winner",
]

GAME = "traces-of-war"
#: ``axis infantry 3-4 1731``, ``axis hq 2-5 1632 range:3``, ``1731 reduced`` ...
UNITS = UnitWords(
    words={
        "reduced": {"left": 1},
        "one-step": {"steps": 1},
        "hungarian": {"nationality": "hungarian"},
        "romanian": {"nationality": "romanian"},
    },
    marks=("out-of-supply", "isolated"),
    keys={"range": "command_range"},
)
#: By default the Soviet player moves all units on a plain of clear hexes.
KIT = PositionKit(GAME, scenario="campaign", hexes="1528-1835", seat="soviet", turn=2, units=UNITS)
unit = UNITS.unit
stand = KIT.stand
stand_text = KIT.text

"""The Ford: a complete game of twelve hexes, the example of docs/add-a-game.md."""

from __future__ import annotations

from examples.the_ford.checks import census, violations
from examples.the_ford.positions import POSITIONS
from examples.the_ford.rules import SIDES, FordRules, compile_rules, scenarios
from examples.the_ford.sequence import FordState, opening
from examples.the_ford.work import FordWork
from hexside.engine import RuleSet
from hexside.engine.open_views import open_views, other_dice
from hexside.mechanics import actions as verbs

GAME: RuleSet[FordRules] = RuleSet(
    id="the-ford",
    version="1",
    sides=SIDES,
    scorer="red",
    scenarios=scenarios,
    options=lambda: (),
    state_type=FordState,
    work_type=FordWork,
    actions=(
        *(verbs.Move, verbs.Attack, verbs.Add, verbs.Drop, verbs.Resolve, verbs.Cancel),
        *(verbs.Lose, verbs.Retreat, verbs.Done),
    ),
    compile=compile_rules,
    opening=opening,
    view=open_views(lambda rules, uid: rules.roster[uid].side),
    imagine=other_dice,
    read_position=POSITIONS.read,
    write_position=POSITIONS.write,
    violations=violations,
    census=census,
)

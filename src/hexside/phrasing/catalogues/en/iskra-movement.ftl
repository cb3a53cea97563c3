# Iskra: movement, overruns, the order of stacks, relocation of headquarters.

mode-rail = rail movement
verb-top = Put on top

# Events

event-iskra-unit-moved =
    { $mode-id ->
        [strategic] { $unit } moves strategically from { $start } to { $end }, { $cost } MP.
        [rail] { $unit } moves by rail from { $start } to { $end }.
       *[normal] { $unit } moves from { $start } to { $end }, { $cost } MP.
    }
event-unit-moved-unseen =
    { $mode-id ->
        [strategic] A counter moves strategically from { $start } to { $end }.
        [rail] A counter moves by rail from { $start } to { $end }.
       *[normal] A counter moves from { $start } to { $end }.
    }
event-top-shown = { $unit } is on top in { $hex }.
event-stack-height =
    { $count ->
        [one] One counter lies in { $hex } now.
       *[other] { $count } counters lie in { $hex } now.
    }
event-hex-left-empty = { $hex } is empty now.
event-overrun-fails = { $hex } cannot be overrun: a combat unit is there. The move is over.
event-headquarters-overrun = { $unit } is overrun in { $hex }.
event-headquarters-leaves = { $unit } must leave { $hex } and relocate.
event-headquarters-leaves-unseen = { $unit } must relocate.
event-headquarters-not-alone = { $unit } stays in { $hex }: it is not alone there.
event-headquarters-finds-place = { $unit } has a place to go to; its owner chooses it.
event-headquarters-relocated-unseen = { $unit } relocates out of sight.
event-tigers-roll = Strategic movement of { $unit }: the die shows { $die }.

# Refusals

reason-pinned-cannot-move = { $unit } is pinned and cannot move.
reason-technical-problem-cannot-move = { $unit } has a technical problem and cannot move this turn.
reason-bridge-cannot-move = { $unit } is a bridge: it must be dismantled before it can move.
reason-only-normal-movement = { $unit } may only use normal movement now.
reason-strategic-once-a-turn = The formation of { $unit }, or the unit itself, has already used strategic movement this turn.
reason-rail-not-for-soviets = { $unit } cannot move by rail: the Soviets do not use rail movement.
reason-hex-closed-to-unit = The terrain of { $hex } is closed to { $unit } on this way.
reason-neva-closed-to-germans = { $unit } cannot go from { $hex } to { $other }: the Neva is closed to German units.
reason-neva-needs-bridge = { $unit } cannot go from { $hex } to { $other }: mechanised units need a bridge on the Neva.
reason-strategic-starts-on-line = There is no road, trail or railway in { $hex } for strategic movement to start on.
reason-strategic-needs-line = There is no road, trail or railway between { $hex } and { $other } for strategic movement.
reason-strategic-through-stack = Strategic movement cannot pass { $hex }: there are already two counters, or there is no room.
reason-rail-needs-railway = There is no standard railway between { $hex } and { $other }.
reason-rail-entry-through-zone = { $hex } is in an enemy zone of control: a unit cannot enter the map by rail this way.
reason-rail-stops-in-zone = A rail move ends in { $hex }, the first hex in an enemy zone of control.
reason-rail-out-of-zone-enters-none = { $hex } is in an enemy zone of control: a rail move that begins in one may not enter another.
reason-rail-ends-next-to-enemy = { $hex } is next to an enemy: a rail move that begins in an enemy zone of control may not end there.
reason-rail-through-full-hex = A rail move cannot pass { $hex }: there is no room.
reason-rail-other-way = A rail move to { $hex } takes another way along the railway.
reason-overrun-needs-attack = { $unit } cannot overrun { $hex }: only a combat unit with an attack strength can.
reason-overrun-in-normal-movement = { $hex } can be overrun in normal movement only.
reason-overrun-first = The move must first end in { $hex }: only there it shows whether the hex can be overrun.
reason-overrun-from-full-hex = { $hex } cannot be overrun from { $other }: if it fails the unit must stay in { $other }, and there is no room.
reason-stops-at-pinned = There is a pinned unit in { $hex }: whoever enters must stop there.
reason-cheaper-way-there = Another way to { $hex } costs less: take that one.
reason-full-hex-on-the-way = { $hex } is full and cannot be passed.
reason-bridge-not-on-top = { $unit } is a bridge: it is a marker and cannot lie on top of a stack.
reason-moves-without-attack = { $unit } may only move with this chit, not attack.
reason-already-on-top = { $unit } is already on top of its stack.
reason-top-chosen = { $unit } has been put on top already; it can be again when a counter enters or leaves the hex.
reason-other-headquarters-relocates = { $unit } is the headquarters that relocates now.
reason-relocation-not-the-best = { $hex } is open, but the relocation must be as short as possible, and then as near to a supply source as possible: for example { $other }.

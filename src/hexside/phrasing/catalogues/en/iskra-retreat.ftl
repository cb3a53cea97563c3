# Iskra: retreat, overfull hexes, pursuit.

event-unit-falls-back = { $unit } retreats: { $start } → { $hex }.
event-retreat-into-zone =
    { $units-count ->
        [one] { $units } enters an enemy zone of control in { $hex } and loses a step.
       *[other] { $units } enter an enemy zone of control in { $hex } and lose a step together.
    }
event-retreat-blocked =
    { $count ->
        [one] { $units }: no way to retreat from { $hex }; one step is lost.
       *[other] { $units }: no way to retreat from { $hex }; { $count } steps are lost.
    }
event-hex-overstacked = Too many units in { $hex }: the strongest loses a step and falls back.
event-hex-within-limit = { $hex } holds all its units.
event-two-headquarters = Two headquarters are in { $hex }: one of them gives way.
event-unit-gives-way = { $unit } falls back: { $start } → { $hex }.
event-unit-gives-way-unseen = A counter falls back from { $start }.

kind-split-retreat = Groups in retreat
decision-split-retreat =
    { $count ->
        [one] { $units } retreat one hex from { $hex }: together or apart? Name the first group.
       *[other] { $units } retreat { $count } hexes from { $hex }: together or apart? Name the first group.
    }
kind-retreat-one-hex = Retreat
decision-retreat-one-hex =
    { $count ->
        [one] Retreat of { $units } from { $hex }: choose the last hex.
       *[other] Retreat of { $units } from { $hex }: choose the next of { $count } hexes.
    }
kind-overstacked = Too many units
decision-overstacked = Too many units in { $hex }: the strongest loses a step and falls back, or is eliminated if it cannot.
kind-two-headquarters = Two headquarters
decision-two-headquarters = Two headquarters in { $hex }: choose which one gives way, and where to.
kind-order-stack = Order of the stack
decision-order-stack = Choose the counter on top in { $hex }, or leave the stack as it is.

verb-group = Retreat together
verb-accompany = Go along
verb-iskra-give-way = Fall back

reason-groups-first = First say which of { $units } retreat together.
reason-group-retreats =
    { $units-count ->
        [one] { $units } is retreating now: choose its next hex.
       *[other] { $units } are retreating now: choose their next hex.
    }
reason-group-without-units = A group needs at least one combat unit.
reason-group-names-twice = A unit is named twice.
reason-group-without-way = { $units } cannot retreat together: no hex is open to all of them. Let them part.
reason-group-goes-with-first = { $unit } retreats together with { $by }: say where { $by } goes.
reason-retreat-hex-by-hex = A retreat is made hex by hex.
reason-retreat-not-away = { $hex } does not lead farther away from { $start }.
reason-retreat-into-target = { $hex } has just been attacked: attackers cannot retreat into it.
reason-retreat-closed = Not all units of the group can enter { $hex } from here.
reason-retreat-to-source = { $hex } is not on the way that the rules prefer: out of enemy zones, shortest to a supply source; { $other } is.
reason-retreat-to-room = { $hex } is full; { $other } is as good and has room.
reason-not-in-overstacked-hex = { $unit } is not among the counters that may give way.
reason-strongest-gives-way = { $unit } is not the strongest in attack: a unit such as { $by } falls back.
reason-can-give-way = { $unit } can fall back to { $hex }.
reason-cannot-give-way = { $unit } has nowhere to go.
reason-give-way-elsewhere = { $unit } must go to another hex, such as { $hex }.
reason-other-stack-now = Only the stack in { $hex } may be ordered now.
reason-pursuit-closed = { $unit } may not pursue into { $hex }: the terrain is closed to it, or the Neva has no bridge there.

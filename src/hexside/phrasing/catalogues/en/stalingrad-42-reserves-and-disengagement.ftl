# Stalingrad '42: Reserves (25) and Disengagement (27).

# Decisions

decision-s42-reserve-advance = The reserve advances: choose a unit and its path, or end the advance.
decision-s42-disengage-units =
    { $steps ->
        [one] Disengagement from { $hex }, { $steps } hex: choose a unit and its path.
       *[other] Disengagement from { $hex }, up to { $steps } hexes: choose a unit and its path.
    }
decision-s42-disengagement-loss = The stack disengages from { $hex } at the price of a step: choose the unit that loses it.
kind-s42-reserve-advance = Reserve
kind-s42-disengage-units = Disengagement
kind-s42-disengagement-loss = Disengagement

# Verbs

verb-reserve = Place in reserve
verb-activate-reserve = Activate a reserve
verb-disengage = Disengage
verb-disengage-stack = Disengage the stack

# Events

event-s42-placed-in-reserve = { $unit } is placed in reserve in { $hex } (marker { $number }).
event-s42-reserve-left = { $unit } leaves { $hex } and is no longer in reserve.
event-s42-reserve-activated = The reserve in { $hex } is activated: { $units }.
event-s42-disengagement-rolled =
    { $hex }, Disengagement of { $units }: { $die-modified ->
        [yes] die { $die }, counted as { $counted }
       *[no] die { $die }
    } – { $result-id ->
        [no] no.
        [yes-1] yes, with a step lost.
       *[other] yes.
    }

# Reasons

reason-s42-no-reserves-in-play = Reserves are not used in this game.
reason-s42-in-reserve = { $unit } is in reserve.
reason-s42-reserves-do-not-attack = { $unit } is in reserve or was activated as a reserve: it does not attack.
reason-s42-moved-too-far = { $unit } has moved more than one hex, or into an enemy zone of control.
reason-s42-has-replacements = { $unit } has a Replacement marker.
reason-s42-never-advances = { $unit } cannot advance.
reason-s42-marker-elsewhere = Reserve marker { $number } lies in { $hex }.
reason-s42-no-such-marker = No Reserve marker { $number } can be placed there: each side has { $limit }.
reason-s42-earlier-marker-first = Reserve markers are laid in their order: { $number } is next.
reason-s42-no-reserve-markers-now = No Reserve markers are placed now.
reason-s42-no-reserve-there = No reserve under marker { $number } waits in { $hex }.
reason-s42-not-activated = { $unit } does not belong to the reserve that advances.
reason-s42-no-disengagement-in-play = Disengagement is not used in this game.
reason-s42-has-attempted = { $unit } has already attempted to disengage in this phase.
reason-s42-goes-along-only = { $unit } is a non-combat unit: it can only go along with others.
reason-s42-led-by-its-owner = { $unit } is a non-combat unit: when the others have gone, its owner says whether it goes along.
reason-s42-no-way-out = { $unit } has no way to retreat that it would survive.
reason-s42-did-not-attempt = { $unit } does not belong to the stack that disengages.
reason-s42-no-stack-to-disengage = { $hex } holds no two units that may still attempt to disengage.
reason-s42-retreat-too-long =
    { $steps ->
        [one] A disengaging unit retreats { $steps } hex.
       *[other] A disengaging unit retreats { $steps } hexes at most.
    }

# Marks

mark-reserve = Reserve { $number }
mark-stepped = has moved one hex only
mark-activated = was in reserve
mark-attempted = has attempted to disengage

# Tables

reference-disengagement-no = No: the unit stays.
reference-disengagement-yes-1 = Yes (−1 step): it loses a step and retreats.
reference-disengagement-yes = Yes: it retreats.
reference-disengagement-fast = cavalry or mechanised (all units of a stack)
reference-disengagement-disrupted = Disrupted or in Full Retreat (any unit of a stack)

# Position texts

position-no-reserves = Reserves are not used in this game: { $value }.
position-reserve-marker-split = The units of a Reserve marker stand in different places: { $value }.

# Sections

rule-stalingrad-42-25-1 = Purpose
rule-stalingrad-42-25-2 = Procedure
rule-stalingrad-42-25-2-1 = Placing units in reserve
rule-stalingrad-42-25-2-2 = Limit
rule-stalingrad-42-25-2-3 = Activation
rule-stalingrad-42-27-1 = Purpose
rule-stalingrad-42-27-2 = The Disengagement Table
rule-stalingrad-42-27-2-1 = Attempts
rule-stalingrad-42-27-2-2 = Modifiers
rule-stalingrad-42-27-2-3 = Results

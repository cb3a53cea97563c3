# Stalingrad '42: Reserve Armies and Maskirovka (34).

box-army-box-1 = holding box 1
box-army-box-2 = holding box 2
box-army-box-3 = holding box 3
box-army-box-4 = holding box 4
box-army-box-5 = holding box 5
box-army-box-6 = holding box 6
box-stalingrad-42-army-box = Reserve Army holding box { $number }

field-box = a holding box

track-reserve_boxes = Units in the holding boxes
track-reserve_boxes_open = Boxes that each Reserve Army may have
track-reserve_armies_revealed = Reserve Armies revealed
track-stalingrad-42-own_reserve_boxes = Your Reserve Armies and their boxes

verb-tie-marker = Lay a Maskirovka marker
verb-keep-markers = Leave the markers as they are
verb-enter-box = Into a holding box
verb-leave-box = From a holding box to an Entry Area
verb-come-out = Come out of the holding box
verb-show-empty = Show that the army is empty
verb-commit = Attack with these units

kind-s42-tie-marker = Maskirovka markers
kind-s42-come-out = Reserve Army attacked
decision-s42-tie-marker = { $unit }: which box’s Maskirovka marker goes under it? Your opponent does not see your choice.
decision-s42-come-out = A Reserve Army is attacked in { $hex }: choose up to three units of its box to come out and defend.

event-s42-markers-tied = Maskirovka markers, in order: { $units } have { $hexes }.
event-s42-markers-assigned = The Soviet player has laid the Maskirovka markers under { $units }.
event-s42-markers-perhaps-exchanged = The Soviet player has handled the Maskirovka markers of { $units }: they may have been exchanged.
event-s42-markers-kept = The Soviet player leaves the Maskirovka markers of { $units } as they are.
event-s42-army-revealed = { $unit } is revealed: it has { $area }.
event-s42-unit-comes-out = { $unit } comes out on { $by } in { $hex }.
event-s42-army-shown-empty = { $unit } is shown to be empty: it has { $area }.
event-s42-army-removed =
    { $units-count ->
        [0] { $unit } leaves the map in { $hex }.
       *[other] { $unit } leaves the map in { $hex }; still in its box and now in play there: { $units }.
    }
event-s42-army-bars-the-way = { $unit } meets a Reserve Army with units in { $hex } and is stopped.
event-s42-army-attacked = { $units } will attack { $hex }, where a Reserve Army stands.
event-s42-attack-void = There was nobody in { $hex }: the attack does not take place.
event-s42-box-perishes =
    { $units-count ->
        [0] { $unit } is lost; its box was empty.
       *[other] { $unit } is lost, and with it the units in its box: { $units }.
    }
event-s42-box-retreats =
    { $units-count ->
        [0] { $unit } retreats; its box is empty.
       *[other] { $unit } retreats; the units in its box suffer the same result: { $units }.
    }
event-s42-box-rallies =
    { $result-id ->
        [in-zone] The units in { $area } rally as in an enemy zone of control.
       *[other] The units in { $area } recover outside enemy zones of control.
    }
event-s42-box-supply =
    { $result-id ->
        [supplied] The units in { $area } are in supply.
        [isolated] The units in { $area } are isolated.
       *[other] The units in { $area } are out of supply.
    }
event-s42-unit-enters-box = { $unit } goes from { $start } into { $to }.
event-s42-unit-leaves-box = { $unit } goes from { $start } to { $to }.

reason-s42-army-has-been-filled = Units have entered the box of { $unit } this turn: it no longer moves.
reason-s42-army-holds-disrupted = { $by } in the box of { $unit } is not in good order.
reason-s42-army-holds-replacement = A unit in the box of { $unit } has received a replacement: one hex of Tactical Movement at most, and no transfer.
reason-s42-army-not-empty = { $unit } has units in its box and cannot use Rail Movement.
reason-s42-army-has-moved = { $unit } has already moved: nobody leaves its box.
reason-s42-army-not-in-play = { $unit } is not in play.
reason-s42-army-is-revealed = { $unit } has been revealed: nobody enters its box.
reason-s42-army-not-supplied = { $unit } is not supplied by way of the Entry Areas { $areas }.
reason-s42-unit-not-supplied = { $unit } is not supplied by way of the Entry Areas { $areas }.
reason-s42-no-such-box = There is no such holding box.
reason-s42-box-full = There are eight units in { $area } already.
reason-s42-combat-units-only = { $unit } is no combat unit: holding boxes take no others.
reason-s42-no-way-into-box = { $unit } has no way into a holding box from where it is.
reason-s42-is-in-that-box = { $unit } is in that box already.
reason-s42-not-in-a-box = { $unit } is in no holding box.
reason-s42-not-in-this-box = { $unit } is not in the box of an army that is attacked.
reason-s42-box-move-made = One unit has already left a box this turn.
reason-s42-strategic-move-made = One unit has already come into a box by rail this turn.
reason-s42-in-a-holding-box = { $unit } is in a holding box and cannot attack.
reason-s42-enough-come-out = { $count } units have come out of the box of { $unit }: there can be no more.
reason-s42-must-come-out = Nobody else defends { $hex }: one unit at least must come out.
reason-s42-not-to-be-shown = The Reserve Armies in { $hex } are not shown to be empty now.
reason-s42-markers-not-kept = The markers cannot be left alone now.
reason-s42-other-army-first = The marker of { $unit } comes first.
reason-s42-marker-not-at-hand = That marker is not among those for { $unit }.
reason-s42-attack-is-committed = The attack on { $hex } is committed: it can no longer be changed.
reason-s42-no-hidden-army = In { $hex } is no Reserve Army that must answer first.
reason-s42-defender-answers-first = Commit the attackers: what defends { $hex } is seen only then.
reason-s42-reserve-army-there = An enemy Reserve Army bars { $hex }.

position-not-for-this-box = Only Soviet combat units can be in this box: { $value }.
position-box-without-army = A holding box belongs to a Reserve Army in play and takes eight units: { $value }.
position-army-without-marker = A Reserve Army in play needs a holding box like the others: { $value }.
position-revealed-army-away = A revealed Reserve Army is on the map or in an Entry Area: { $value }.

# Sections

rule-stalingrad-42-34-1-1 = Arrival
rule-stalingrad-42-34-1-2 = Maskirovka markers
rule-stalingrad-42-34-2 = Reserve Armies
rule-stalingrad-42-34-3 = Movement of Reserve Armies
rule-stalingrad-42-34-3-1 = On land
rule-stalingrad-42-34-3-2 = By rail
rule-stalingrad-42-34-3-3 = Between Entry Areas
rule-stalingrad-42-34-4-1 = Into a box
rule-stalingrad-42-34-4-2 = Out of a box
rule-stalingrad-42-34-5 = Replacements
rule-stalingrad-42-34-6-1 = No attack
rule-stalingrad-42-34-6-2 = Defense
rule-stalingrad-42-34-6-3 = Artillery
rule-stalingrad-42-34-7 = Removal

# Stalingrad '42: Entry Areas that close, the road to Baku, Supply Points for two.

verb-merge = Merge Supply Points
verb-displace = Move out of the area

kind-s42-displaced = Area closed
decision-s42-displaced = Entry Area { $area } is closed: move each of your units there to another area.

event-s42-area-closed = Entry Area { $area } is closed for the winter.
event-s42-unit-displaced = { $unit } moves to Entry Area { $area }.
event-s42-unit-towards-baku = { $unit } leaves the map by Entry Area { $area }, towards Baku.
event-s42-baku-reached =
    { $points ->
        [one] Five divisions are on the road to Baku: { $points } victory point while they stay in supply.
       *[other] Five divisions are on the road to Baku: { $points } victory points while they stay in supply.
    }
event-s42-baku-lost = Too few divisions are left on the road to Baku.
event-s42-supply-points-merged = { $unit } now represents two Supply Points; { $by } is removed.

score-s42-baku = Axis units on the road to Baku

reason-s42-not-displaced = { $unit } is not in the closed area.
reason-s42-no-refuge = Units may not move to Entry Area { $area }.
reason-s42-not-in-area = { $unit } is not in a friendly Entry Area.
reason-s42-transit-full = Entry Area { $area } already holds two combat units.
reason-s42-must-be-placed = { $unit } arrives this turn and must be placed first.
reason-s42-volunteers-arrive-now = Volunteers arrive this turn and must be placed first.
reason-s42-mobile = { $unit } is a mobile Supply Point.
reason-s42-merged-already = { $unit } already represents two Supply Points.
reason-s42-merge-in-order = Merge { $unit } with { $by } in the other order.
reason-s42-turned-already = { $unit } has already been turned in this phase.

option-rasputitsa-turns = Rasputitsa turns
option-rasputitsa-turns-20-27 = 20 to 27
option-rasputitsa-turns-16-23 = 16 to 23

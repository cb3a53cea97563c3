# Stalingrad '42: the Winter Offensive (33), Uranus (S3) and the campaign (S4).
scenario-stalingrad-42-uranus-title = Uranus
scenario-stalingrad-42-uranus-summary = The Soviet winter offensive from 19 November to the end of December 1942, turns 28 to 36 on the two northern maps. The Axis must hold Stalingrad until turn 34 and needs 11 victory points on turn 36.
scenario-stalingrad-42-campaign-title = Campaign
scenario-stalingrad-42-campaign-summary = The whole campaign from 28 June to the end of December 1942, 36 turns on all four maps. The Axis needs 24 victory points on turn 28 and 21 on turn 36.
phase-mini-movement = Mini-turn: Movement Phase
phase-mini-combat = Mini-turn: Limited Combat Phase
phase-mini-rally = Mini-turn: Rally Phase
verb-winter-offensive = Declare the Winter Offensive
verb-winter-plan = Place a Ready Planned Offensive
verb-take-up-plan = Take up a Planned Offensive
verb-winter-supply = Place a Ready Supply Point
event-s42-winter-offensive = The Winter Offensive begins on turn { $turn }.
event-s42-plan-taken-up = The Planned Offensive with { $unit } is taken up.
event-s42-winter-supply-placed = { $unit } is placed with { $by }.
event-s42-air-arrives = { $unit } arrives in the Air Box.
event-s42-romanian-air-leaves = { $unit } leaves the game: it has lost its forward airfields.
event-s42-mini-turn-begins = Mini-turn between two Soviet player turns: { $seat }.
event-s42-stalingrad-tested =
    { $held ->
        [yes] The Axis still holds a hex of Stalingrad.
       *[no] The Axis holds no hex of Stalingrad: it can no longer win.
    }
result-s42-gate-missed = The Axis has too few victory points for turn 28.
result-s42-stalingrad-lost = The Axis had lost Stalingrad by turn 34.
decision-s42-winter-markers =
    { $points ->
        [0] Place Planned Offensives ({ $plans }), all Ready, with headquarters in supply.
       *[other] Place Planned Offensives ({ $plans }) and Supply Points ({ $points }), all Ready, with headquarters in supply.
    }
kind-s42-winter-markers = Winter Offensive
decision-s42-limited-combat = Limited Combat Phase of the mini-turn: there is no combat.
kind-s42-limited-combat = Limited Combat Phase
reason-s42-mini-turn = In the mini-turn units have Tactical Movement only, those in Full Retreat their movement allowance; nothing goes by rail or sea or between Entry Areas.
reason-s42-tactical-and-rail-only = On this turn Soviet units have Tactical and Rail Movement only.
reason-s42-no-combat-in-mini-turn = There is no combat in the mini-turn.
reason-s42-no-winter-offensive = You have no Winter Offensive to declare.
reason-s42-winter-offensive-later = The Winter Offensive may be declared from turn { $turn } on.
reason-s42-winter-offensive-over = The Winter Offensive has been declared already.
reason-s42-not-such-headquarters = { $unit } is no headquarters that can receive this.
reason-s42-winter-markers-left = There are still markers or Supply Points to place.
reason-s42-no-winter-plans = There is no Planned Offensive left to place.
reason-s42-no-winter-supply = There is no Supply Point left to place.
reason-s42-plans-to-spare = A marker is taken up only when none is left to place.
reason-s42-no-plan-there = { $unit } has no Planned Offensive.
option-uranus-seasonal-swamp = Seasonal swamps in Uranus
option-uranus-seasonal-swamp-on = swamp from the start
option-uranus-seasonal-swamp-off = clear until it rains
track-winter_offensive = Turn of the Winter Offensive
track-stalingrad_lost = Stalingrad lost to the Axis before turn 34
rule-stalingrad-42-33-1 = Declaring it
rule-stalingrad-42-33-2-1 = What it brings
rule-stalingrad-42-33-2-2 = Order of turns
rule-stalingrad-42-33-2-3 = The mini-turn
rule-stalingrad-42-S3-2 = Uranus: arrivals
rule-stalingrad-42-S3-3 = Uranus: order of turns
rule-stalingrad-42-S3-4 = Uranus: the first turn
rule-stalingrad-42-S3-5 = Uranus: victory
rule-stalingrad-42-S4-2 = Campaign: the first turn
rule-stalingrad-42-S4-3 = Campaign: more rules
rule-stalingrad-42-S4-4 = Campaign: victory

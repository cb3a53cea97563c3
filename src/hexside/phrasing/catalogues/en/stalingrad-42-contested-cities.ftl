# Stalingrad '42: contested cities (29).
decision-s42-enter-city =
    { $units-count ->
        [0] { $hex } becomes a contested city: at least one unit of the attack must move in.
       *[other] Move further units of the attack into { $hex }, or finish.
    }
kind-s42-enter-city = Into the city
event-s42-city-battle-falls = { $hex }: the original defender strikes back, City Battle falls to { $level }.
event-s42-contest-over = { $hex } is no longer contested.
reason-s42-must-enter-city = { $hex }: at least one unit of the attack must move into the city.
reason-s42-only-into-city = Units move only into the contested city { $hex }.
reason-s42-already-in-city = { $unit } has already moved into { $hex }.
reason-s42-cannot-enter-city = { $unit } could not advance into { $hex }.
reason-s42-tactical-into-city = { $hex } is a contested city: only Tactical Movement leads into it.
reason-s42-stop-in-city = { $hex } is a contested city: movement ends there.
reason-s42-city-into-zone = From the contested city { $hex } no unit may move into the enemy zone of control in { $other }, unless a friendly unit is there.
reason-s42-not-out-of-city = { $unit } is in a contested city and may not attack out of it.
track-city_battle_2_hexes = City Battles of level 2
track-contested_hexes = Contested cities
position-contested-city-control = the original defender must control the contested city { $value }
rule-stalingrad-42-29-1-1 = Entering and state
rule-stalingrad-42-29-1-2 = Movement
rule-stalingrad-42-29-1-3 = Combat
rule-stalingrad-42-29-1-4 = Control

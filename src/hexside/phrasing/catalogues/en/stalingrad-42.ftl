# Stalingrad ’42: titles, movement, weather, names.

# Titles

game-stalingrad-42-title = Stalingrad ’42
scenario-stalingrad-42-fall-blau-title = Fall Blau
scenario-stalingrad-42-fall-blau-summary = The Axis summer offensive from 28 June to the end of July 1942, eight turns on the north-western map. The Axis needs 8 victory points in any Victory Phase.

# Phases

phase-weather = Weather Phase
phase-initial = Initial Phase
phase-movement = Movement Phase
phase-combat = Combat Phase
phase-rally = Rally Phase
phase-supply = Supply Phase
phase-end-of-player-turn = End of the Player Turn
phase-victory = Victory Phase

# Sequence of play and weather

event-s42-turn-begins = Turn { $turn }: { $first } to { $last }.
event-s42-player-turn-begins = Turn { $turn }, player turn: { $seat }.
event-s42-weather =
    { $weather ->
        [overcast] Overcast.
        [rain] Rain.
        [snow] Snow.
       *[clear] Clear weather.
    }{ $mud ->
        [0] { "" }
       *[other] { " " }Mud.
    }
event-s42-weather-rolled = Weather roll: { $die }.

# Movement

decision-s42-move-units =
    { $special ->
        [mini-movement] Mini-turn between two Soviet turns: Tactical Movement only (in Full Retreat the movement allowance). Then no combat, only disengagement and rally.
        [pre-move] Before the first Axis turn: move units with their normal allowance, then end the phase.
        [tactical-turn] On this turn units have Tactical and Rail Movement only. Move them, then end the Movement Phase.
       *[other] Move units, then end the Movement Phase.
    }
kind-s42-move-units = Movement
decision-s42-give-up-units = { $hex } holds too many units, { $count } over the limit: choose one to eliminate.
kind-s42-give-up-units = Overstacking
event-s42-unit-exited = { $unit } leaves the map: { $area }.
event-s42-unit-disrupted = { $unit } is Disrupted.
event-s42-unit-railed = { $unit } moves by rail from { $start } to { $hex }.
event-s42-unit-sailed = { $unit } moves by sea from { $start }: { $path }.
event-s42-unit-transferred = { $unit } transfers from { $start } to { $area }.
event-s42-full-retreat = { $unit } goes into Full Retreat in { $hex }.
event-s42-flotilla-moved = The Volga Flotilla now ferries between { $hex } and { $other }.
event-s42-unit-released = { $unit } may move from now on.
event-s42-north-caucasus-released = The North Caucasus Front may move from now on.

# Why not

reason-s42-no-voluntary-retreat = { $unit } cannot go into Full Retreat now.
reason-s42-no-flotilla-site = The Volga Flotilla cannot go between { $hex } and { $other } now.
reason-s42-no-transfer = { $unit } cannot transfer to that Entry Area.
reason-s42-closed-terrain = This unit cannot move from { $hex } to { $other }.
reason-s42-major-river-start = A major river without a bridge runs between { $hex } and { $other }: a unit may cross it only from the hex where it starts.
reason-s42-enemy-bond = An enemy ZOC bond blocks the way from { $hex } to { $other }.
reason-s42-normal-movement-will-do = Normal movement takes { $unit } as far as { $hex }; Extended Movement is for hexes beyond.
reason-s42-cheaper-way = Another way takes { $unit } to { $hex } for fewer movement points; only the cheapest is offered.
reason-s42-extended-into-zone = { $hex } is in an enemy zone of control, which Extended Movement may not enter.
reason-s42-full-retreat-into-zone = { $hex } is in an enemy zone of control, which a unit in Full Retreat may not enter.
reason-s42-stop-in-zone = A unit that enters an enemy zone of control in { $hex } must stop there.
reason-s42-enemy-area = { $area } is not open to this side.
reason-s42-disrupted-into-area = { $unit } is Disrupted and may not move into an Entry Area.
reason-s42-area-not-adjacent = { $area } is not next to that hex.
reason-s42-auto-ds-marker = { $unit } took part in an Automatic DS and cannot move again this turn.
reason-s42-no-extended-movement = { $unit } has no Extended Movement.
reason-s42-keeps-its-mode = { $mode ->
    [extended] { $unit } is using Extended Movement and may only continue it.
    [tactical] { $unit } is using Tactical Movement and may only continue it.
   *[other] { $unit } has begun a normal move and may only continue it.
}
reason-s42-not-over-the-limit = { $unit } is not one of the units over the limit in { $hex }.
reason-s42-not-on-rail = { $unit } is not on a usable railway.
reason-s42-rail-starts-in-zone = { $unit } is in an enemy zone of control and cannot board a train.
reason-s42-no-railway = No usable railway runs through { $hex }.
reason-s42-two-trains = Another unit that moved by rail is already in { $hex }.
reason-s42-no-rail-path = No railway free of the enemy leads to { $hex }.
reason-s42-unit-frozen = { $unit } may not move yet.
reason-s42-replacement-marker = { $unit } has just been rebuilt and may move only one hex, by Tactical Movement.
reason-s42-only-by-kerch = { $unit } may leave the Crimea only across the Kerch Strait.
reason-s42-tactical-only = { $unit } may use only Tactical Movement.
reason-s42-rail-limit = No more units may move by rail this turn; the limit is { $count }.
reason-s42-rail-limit-on-map = No more units may board a train on the map this turn; the limit is { $count }.
reason-s42-no-sea-movement = Only the Soviets have Sea Movement; { $unit } has none.
reason-s42-may-not-sail = { $unit } cannot move by sea now.
reason-s42-no-sea-lane = No sea lane takes { $unit } there this turn.
reason-s42-no-kerch-crossing = The Kerch Strait cannot be crossed here.
reason-s42-kerch-used = Another unit has already crossed the Kerch Strait this turn.
reason-s42-kerch-held = Soviet units in { $hex } block the Kerch Strait.
reason-s42-not-in-crimea = { $unit } is not waiting in the Crimea.
reason-s42-port-not-yours = The enemy controls { $hex }.
reason-s42-sea-used = { $sea ->
    [azov] Another unit has already sailed on the Sea of Azov this turn.
   *[other] Another unit has already sailed on the Black Sea this turn.
}
reason-s42-no-flotilla = Only the Soviets have the Volga Flotilla.
reason-s42-flotilla-has-moved = The Volga Flotilla has already been moved this turn.
reason-s42-flotilla-is-there = The Volga Flotilla is already between { $hex } and { $other }.
reason-s42-no-rail-ferry = The rail ferry at Vladimirovka cannot take { $unit }: one combat unit or Supply Point per turn.
reason-s42-rail-from-area-to-area = { $unit } is in an Entry Area and may move by rail only onto the map.
reason-s42-rail-group-limit = No more units of the group of { $unit } may arrive by rail.
position-marker-on-map = A marker or an air unit cannot stand in a hex: { $value }.
position-marks-not-sorted = The marks of a unit are out of order: { $value }.
position-unit-in-foreign-area = The unit is in an Entry Area that is not its own: { $value }.

# Verbs

verb-extend = Extended Movement
verb-tactical = Tactical Movement
verb-rail = Rail Movement
verb-sea = Sea Movement
verb-kerch = Cross the Kerch Strait
verb-transfer = Transfer
verb-full-retreat = Full Retreat
verb-flotilla = Volga Flotilla
verb-eliminate = Eliminate
field-other = the other hex
field-area = an Entry Area
field-to = where to

# Modes, marks, boxes

mode-extended = Extended Movement
mode-tactical = Tactical Movement
mark-disrupted = Disrupted
mark-full-retreat = Full Retreat
mark-train = Train
mark-replacement = Replacement
mark-used = Used
mark-ready = Ready
mark-frozen = may not move yet
mark-moved = has moved
mark-attacked = has attacked
mark-defended = has been attacked
mark-retreated = has retreated
mark-slipping = slipping away
mark-transferred = has been transferred
box-ea-a = Entry Area A
box-ea-b = Entry Area B
box-ea-c = Entry Area C
box-ea-d = Entry Area D
box-ea-e = Entry Area E
box-ea-f = Entry Area F
box-ea-g = Entry Area G
box-ea-h = Entry Area H
box-ea-j = Entry Area J
box-ea-k = Entry Area K
box-ea-l = Entry Area L
box-ea-m = Entry Area M
box-ea-n = Entry Area N
box-ea-o = Entry Area O
box-ea-p = Entry Area P
box-ea-q = Entry Area Q
box-ea-r = Entry Area R
box-ea-w = Entry Area W
box-ea-x = Entry Area X
box-ea-y = Entry Area Y
box-ea-z = Entry Area Z
box-exited = Left the map
box-air = Air units

# Units

unit-type-jaeger = jaeger
unit-type-naval-infantry = naval infantry
unit-type-bicycle = bicycle troops
unit-type-nkvd = NKVD
unit-type-engineer = engineers
unit-type-tank = tanks
unit-type-panzer = panzer
unit-type-mechanised = mechanised
unit-type-panzergrenadier = panzergrenadiers
unit-type-tank-destroyer = tank destroyers
unit-type-motorised = motorised infantry
unit-type-assault-gun = assault guns
unit-type-artillery = artillery
unit-type-front-hq = Front headquarters
unit-type-army-hq = army headquarters
unit-type-soviet-army-hq = Soviet army headquarters
unit-type-supply-point = supply point
unit-type-leader = leader
unit-type-reserve-army = reserve army
unit-type-marker = marker
unit-type-air = air unit
size-II = battalion
size-III = regiment
size-X = brigade
size-XX = division
size-XXX = corps
size-XXXX = army
size-XXXXX = front
nationality-guards = Guards
nationality-nkvd = NKVD
nationality-north-caucasus = North Caucasian
nationality-croatian = Croatian
nationality-wehrmacht = German
nationality-naval-infantry = Soviet naval infantry
nationality-misc = Soviet
nationality-waffen-ss = Waffen-SS
nationality-luftwaffe = Luftwaffe
nationality-red-army = Red Army
nationality-slovak = Slovak
nationality-italian = Italian

# The map

terrain-desert = desert
terrain-woods = woods
terrain-wooded-rough = wooded rough
terrain-swamp = swamp
terrain-seasonal-swamp = seasonal swamp
terrain-mountain = mountain
terrain-full-alpine = alpine
terrain-lake = lake
terrain-unplayable = unplayable
place-minor-city = minor city
place-landmark = landmark
hexside-volga = Volga
hexside-alpine = alpine hexside
hexside-lake = lake
line-primary-road = primary road
line-secondary-road = secondary road
line-green-rail = repairable railway
line-unfinished-rail = unfinished railway
line-ferry = ferry
line-rail-ferry = rail ferry
line-sea-lane = sea lane
area-north-edge-first-turn = northern entry on the first turn
area-north-edge-later = northern entry later
area-axis-start = west of the start line
area-fort-north = printed fortifications north of Kharkov
area-fort-south = printed fortifications south of Kharkov
area-fort-rostov = fortifications of Rostov
area-victory-hex = victory hex
area-elbrus = Mount Elbrus
area-stalingrad = Stalingrad
area-major-city-west = major city west of the line
area-minor-city-west = minor city west of the line
area-port = port
area-port-azov = Sea of Azov port
area-port-black-sea = Black Sea port
area-port-caspian = Caspian Sea port
area-taman = Taman
area-soviet-port = Soviet port
area-vladimirovka-ferry = Vladimirovka ferry
area-green-junction = railway junction
area-entry-a = hexes beside Entry Area A
area-entry-b = hexes beside Entry Area B
area-entry-c = hexes beside Entry Area C
area-entry-d = hexes beside Entry Area D
area-entry-e = hexes beside Entry Area E
area-entry-g = hexes beside Entry Area G
area-entry-h = hexes beside Entry Area H
area-entry-j = hexes beside Entry Area J
area-entry-k = hexes beside Entry Area K
area-entry-l = hexes beside Entry Area L
area-entry-m = hexes beside Entry Area M
area-entry-n = hexes beside Entry Area N
area-entry-o = hexes beside Entry Area O
area-entry-p = hexes beside Entry Area P
area-entry-q = hexes beside Entry Area Q
area-entry-r = hexes beside Entry Area R
area-entry-w = hexes beside Entry Area W
area-entry-x = hexes beside Entry Area X
area-entry-y = hexes beside Entry Area Y
area-entry-z = hexes beside Entry Area Z
area-map-a = map A
area-map-b = map B
area-map-c = map C
area-map-d = map D
area-vp-1 = 1 victory point
area-vp-2 = 2 victory points
area-vp-3 = 3 victory points

# Options

option-full-retreat-path = Path of units in Full Retreat
option-full-retreat-path-active = the active player chooses
option-full-retreat-path-owner = their owner chooses
option-full-retreat-zone = Zones of control of units in Full Retreat
option-full-retreat-zone-on = they have zones
option-full-retreat-zone-off = they have none
option-soviet-fortifications = Soviet fortification markers
option-soviet-fortifications-21 = 21 markers
option-soviet-fortifications-24 = 24 markers
option-romanian-air-majority = Majority for the Romanian air unit
option-romanian-air-majority-counters = by counters
option-romanian-air-majority-defense = by defence strength
option-hitler-takes-command = Hitler takes command on turn 18
option-hitler-takes-command-on = on
option-hitler-takes-command-off = off
option-determined-defense-mountain = Determined Defense in mountains
option-determined-defense-mountain-city-column = city column
option-determined-defense-mountain-other-column = other terrain column
option-artillery-removed-on = Artillery divisions leave the game
option-artillery-removed-on-barrage = after a Massed Barrage
option-artillery-removed-on-any-shift = after any shift
option-non-combat-out-of-supply = Supply for non-combat units
option-non-combat-out-of-supply-off = not needed
option-non-combat-out-of-supply-on = needed
option-mountain-replacement = Replacements for mountain units
option-mountain-replacement-infantry = infantry
option-mountain-replacement-special = special
option-full-turn-in-eliminated-box = A full turn in the Eliminated Box
option-full-turn-in-eliminated-box-on = needed
option-full-turn-in-eliminated-box-off = not needed
option-kerch-needs-control = Crossing the Kerch Strait
option-kerch-needs-control-off = while no Soviet unit is in Taman
option-kerch-needs-control-on = only with Taman in Axis hands
option-reserve-markers = Reserves
option-reserve-markers-by-scenario = as the scenario says
option-reserve-markers-on = used
option-reserve-markers-off = not used
option-planned-offensives = Planned Offensives
option-planned-offensives-by-scenario = as the scenario says
option-planned-offensives-on = used
option-planned-offensives-off = not used
option-disengagement = Disengagement
option-disengagement-by-scenario = as the scenario says
option-disengagement-on = used
option-disengagement-off = not used
option-leaders = Leaders
option-leaders-by-scenario = as the scenario says
option-leaders-on = used
option-leaders-off = not used
option-contested-cities = Contested cities
option-contested-cities-by-scenario = as the scenario says
option-contested-cities-on = used
option-contested-cities-off = not used
option-automatic-victory = Automatic victory
option-automatic-victory-on = checked each turn
option-automatic-victory-off = not checked

# Traces of War: titles, names and short words.

game-traces-of-war-title = Traces of War
scenario-traces-of-war-campaign-title = Traces of War: the campaign
scenario-traces-of-war-campaign-summary = Ukraine from August 1943 to March 1944, eight turns. The Soviets win with 65 victory points at the end of any turn, or at once by taking a city that must be held.
scenario-traces-of-war-race-to-the-dnieper-title = Race to the Dnieper
scenario-traces-of-war-race-to-the-dnieper-summary = August to November 1943, four turns. The Soviets need 50 victory points on and beyond the Dnieper at the end of turn 4.

seat-axis = Axis
seat-soviet = Soviets
nationality-german = German
nationality-hungarian = Hungarian
nationality-romanian = Romanian
nationality-soviet = Soviet

# Phases

phase-set-up = Set-up
phase-turn-start = Start of Turn
phase-luftwaffe = Luftwaffe Phase
phase-opening-attack = Opening Attack
phase-command-chits = Command Chits Phase
phase-action = Action Phase
phase-end-of-turn = End of Turn

# Chits and markers

chit-supply = Supply
chit-soviet-voronezh = Voronezh Front
chit-soviet-steppe = Steppe Front
chit-soviet-swest = Southwestern Front
chit-soviet-south = Southern Front
chit-soviet-reinforcement = Soviet Reinforcements
chit-soviet-airborne = Airborne
chit-soviet-stavka = STAVKA
chit-axis-4pza = 4th Panzer Army
chit-axis-8a = 8th Army
chit-axis-1pza = 1st Panzer Army
chit-axis-6a = 6th Army
chit-axis-okh = OKH
marker-off-as = Off AS
marker-def-as = Def AS

mode-move-combat = Move–Combat
mode-combat-move = Combat–Move
mode-normal = normal movement
mode-strategic = strategic movement

# Units

unit-ger-4pza = 4th Panzer Army HQ
unit-ger-8a = 8th Army HQ
unit-ger-1pza = 1st Panzer Army HQ
unit-ger-6a = 6th Army HQ
unit-sov-voronezh = Voronezh Front HQ
unit-sov-1ukr = 1st Ukrainian Front HQ
unit-sov-steppe = Steppe Front HQ
unit-sov-2ukr = 2nd Ukrainian Front HQ
unit-sov-swest = Southwestern Front HQ
unit-sov-3ukr = 3rd Ukrainian Front HQ
unit-sov-south = Southern Front HQ
unit-sov-4ukr = 4th Ukrainian Front HQ
counter-axis-infantry = { $name } ID
counter-soviet-infantry = { $name } RC
counter-soviet-airborne = { $name } Abn
designation-g = { $number }G
designation-pz = { $number }Pz
designation-pg = { $number }PG
designation-lf = { $number }LF
designation-s = { $number }S
designation-j = { $number }J
designation-mt = { $number }MT
designation-fj = { $number }FJ
designation-r = R{ $number }
designation-rmt = R{ $number }MT
designation-rc = R{ $number }C
designation-h = H{ $number }
designation-tk = { $number }Tk
designation-gtk = { $number }GTk
designation-m = { $number }M
designation-gm = { $number }GM
designation-gc = { $number }GC
designation-a = { $number }A
designation-a-1 = { $number }A-1
designation-a-2 = { $number }A-2
designation-pza = { $number }PzA
abbreviation-ukr = { $number } Ukr
abbreviation-steppe = Steppe
abbreviation-swest = SWest
abbreviation-wik = Wik
abbreviation-dr = DR
abbreviation-tot = Tot
abbreviation-gd = GD
abbreviation-lah = LAH

unit-type-armour = armour
unit-type-mechanised-infantry = mechanised infantry
unit-type-infantry = infantry
unit-type-mountain = mountain infantry
unit-type-cavalry = cavalry
unit-type-airborne = airborne
unit-type-security = security
unit-type-hq = headquarters
size-division = division
size-corps = corps
size-army-hq = army headquarters
size-panzer-army-hq = panzer army headquarters
size-front-hq = Front headquarters
mark-out-of-supply = Out of Supply
mark-isolated = Isolated
box-eliminated = Eliminated
box-removed = Removed from the game
box-pool = Not yet in play
box-arrived = Arrived, to be placed
box-waiting-hq = Headquarters waiting for a hex
box-absent = Not in this game

# The map

terrain-clear = clear
terrain-rough = rough
terrain-marsh = marsh
terrain-sea = sea or lake
place-town = town
place-major-city = major city
hexside-minor-river = minor river
hexside-major-river = major river
hexside-blocked = blocked hexside
line-road = road
line-rail = railway
area-axis-source = Axis supply source
area-soviet-source = Soviet supply source
area-crossing-point = crossing point
area-crossing-point-locked = crossing point that needs control of Kremenchuk
area-crossing-point-key = hex that opens two crossing points
area-breakthrough = breakthrough hex
area-west-of-dnieper = west of the Dnieper
area-sco = city with a Supreme Command Order

# Options

option-bidding = Bidding for the attacking side
option-bidding-off = no bidding
option-bidding-on = both players bid; the higher bid plays the attacking side
option-ukrainian-fronts = Ukrainian Fronts
option-ukrainian-fronts-off = the Fronts keep their headquarters
option-ukrainian-fronts-on = from turn 4 the Soviets may exchange them for Ukrainian Fronts
option-reserves = Three panzer divisions at the start
option-reserves-at-kharkiv = at Kharkiv, where they have been ordered
option-reserves-on-the-mius = still on the Mius; Kharkiv is held by one infantry division
option-rounding = Rounding of halved attacks
option-rounding-perStack = round down for each attacking hex
option-rounding-perSide = round down once for the whole attack
option-extra-hqs = Additional Axis headquarters in an activation
option-extra-hqs-1 = one
option-extra-hqs-any = any number in range
option-luftwaffe-per-combat = Luftwaffe markers in one combat
option-luftwaffe-per-combat-1 = one
option-luftwaffe-per-combat-any = any number
option-armoured-vp = German units that score as armoured
option-armoured-vp-armour = armour only
option-armoured-vp-mechanised = all mechanised units

# Buttons and menus

verb-bid = Bid
verb-place = Place
verb-replace = Replace
verb-chits = Choose chits
verb-cup = Put into the cup
verb-cup-alone = Draw a chit
verb-waive = Waive the hand
verb-react = Reaction Order
verb-accept = Accept the chit
verb-activate = Activate
verb-order = OKH Order
verb-negotiate = Negotiate
verb-name = Choose the unit
verb-join = Join the activation
verb-mode = Choose the mode
verb-move = Move
verb-strategic = Strategic move
verb-relocate = Relocate
verb-attack = Attack
verb-add = Add to the attack
verb-drop = Remove from the attack
verb-resolve = Roll
verb-cancel = Cancel the attack
verb-air = Use the marker
verb-no-air = No air support
verb-lose = Take the loss
verb-retreat = Retreat
verb-pursue = Pursue
verb-follow = Go with it
verb-paradrop = Paradrop
verb-buy = Buy
verb-release = Lift the order
verb-exchange-fronts = Exchange Fronts
verb-keep-fronts = Keep Fronts
verb-done = Done

# Odds and score sheet

modifier-supply-penalty = { $unit }: out of supply, { $value } attack
modifier-river-halves = { $unit }: across a river, attack halved
modifier-isolation-penalty = { $unit }: Isolated, { $value } defence
modifier-no-defence = defence 0: the last column
modifier-terrain-shift =
    { $size ->
        [one] terrain: { $size } column left
       *[other] terrain: { $size } columns left
    }
combat-none = no effect
combat-attacker =
    { $attacker ->
        [one] the attackers lose { $attacker } step
       *[other] the attackers lose { $attacker } steps
    }
combat-retreat =
    { $hexes ->
        [one] the defenders retreat { $hexes } hex
       *[other] the defenders retreat { $hexes } hexes
    }
combat-loss-and-retreat =
    { $defender ->
        [one] the defenders lose { $defender } step
       *[other] the defenders lose { $defender } steps
    } and retreat { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }
score-crossing_point = Crossing points
score-mechanised_west_supplied = Mechanised units west of the Dnieper, with a supply line
score-non_mechanised_west_supplied = Other units west of the Dnieper, with a supply line
score-mechanised_west_unsupplied = Mechanised units west of the Dnieper, without a supply line
score-non_mechanised_west_unsupplied = Other units west of the Dnieper, without a supply line
score-major_city = Major cities
score-destroyed_german_armoured = German armoured units destroyed
score-destroyed_german_other = Other German units destroyed
score-destroyed_axis_minor = Hungarian and Romanian units destroyed
score-german_hq_relocation = Relocations of German headquarters
score-soviet_hq_relocation = Relocations of Soviet headquarters
score-breakthrough_unit = Units on breakthrough hexes

# A Victory Awaits: titles, seats, options and short words.

game-a-victory-awaits-title = A Victory Awaits
scenario-a-victory-awaits-leningrad-title = Leningrad Blitzkrieg
scenario-a-victory-awaits-leningrad-summary = Army Group North from the Niemen to Leningrad, nine turns. The Axis wins with 54 victory points after the supply check of turn 9.
scenario-a-victory-awaits-smolensk-short-title = Smolensk Blitzkrieg: short game
scenario-a-victory-awaits-smolensk-short-summary = Army Group Centre from the Bug to the land bridge of Smolensk, six turns. The Axis wins with 60 victory points after the supply check of turn 6.
scenario-a-victory-awaits-smolensk-title = Smolensk Blitzkrieg
scenario-a-victory-awaits-smolensk-summary = Army Group Centre from the Bug towards Moscow, nine turns. The Axis wins with 85 victory points after the supply check of turn 9.
scenario-a-victory-awaits-kiev-title = Kiev Blitzkrieg
scenario-a-victory-awaits-kiev-summary = Army Group South from the San and the Prut to the Dnieper, nine turns. The Axis wins with 52 victory points after the supply check of turn 9.
scenario-a-victory-awaits-campaign-title = A Victory Awaits: the campaign
scenario-a-victory-awaits-campaign-summary = Operation Barbarossa on all three maps, 22 June to 19 September 1941, nine turns. The Axis wins with 191 victory points after the supply check of turn 9.

# The campaign for several players (19)

scenario-a-victory-awaits-campaign-4-title = The campaign for four players
scenario-a-victory-awaits-campaign-4-summary = All three maps, nine turns, several activations at a time. Three Army Groups against one Soviet player, who is also the controller. The Axis wins with 191 victory points after the supply check of turn 9.
scenario-a-victory-awaits-campaign-5-title = The campaign for five players
scenario-a-victory-awaits-campaign-5-summary = All three maps, nine turns, several activations at a time. Three Army Groups; one Soviet player at Leningrad and Smolensk, the other, who is also the controller, at Kiev. The Axis wins with 191 victory points after the supply check of turn 9.
scenario-a-victory-awaits-campaign-6-title = The campaign for six players
scenario-a-victory-awaits-campaign-6-summary = All three maps, nine turns, several activations at a time. Army Group Centre has two players. One Soviet player at Leningrad and Smolensk, the other, who is also the controller, at Kiev. The Axis wins with 191 victory points after the supply check of turn 9.
scenario-a-victory-awaits-campaign-7-title = The campaign for seven players
scenario-a-victory-awaits-campaign-7-summary = All three maps, nine turns, several activations at a time. Army Group Centre has two players, and each map has its Soviet player. The one at Leningrad is the controller. The Axis wins with 191 victory points after the supply check of turn 9.
scenario-a-victory-awaits-campaign-8-title = The campaign for eight players
scenario-a-victory-awaits-campaign-8-summary = All three maps, nine turns, several activations at a time. Army Groups Centre and South have two players each, and each map has its Soviet player. The commander of the 11th Army and the Romanians is the controller. The Axis wins with 191 victory points after the supply check of turn 9.

# The team variant (20)

scenario-a-victory-awaits-teams-4-title = Team campaign: two against two
scenario-a-victory-awaits-teams-4-summary = All three maps, nine turns. Two Axis and two Soviet players. Each has a cup of headquarters chits; a master chit activates a whole team. The Axis wins with 191 victory points after the supply check of turn 9.
scenario-a-victory-awaits-teams-5-axis-title = Team campaign: three Axis players against two
scenario-a-victory-awaits-teams-5-axis-summary = All three maps, nine turns. Three Axis and two Soviet players. Each has a cup of headquarters chits; a master chit activates a whole team. The Axis wins with 191 victory points after the supply check of turn 9.
scenario-a-victory-awaits-teams-5-soviet-title = Team campaign: two Axis players against three
scenario-a-victory-awaits-teams-5-soviet-summary = All three maps, nine turns. Two Axis and three Soviet players. Each has a cup of headquarters chits; a master chit activates a whole team. The Axis wins with 191 victory points after the supply check of turn 9.
scenario-a-victory-awaits-teams-6-title = Team campaign: three against three
scenario-a-victory-awaits-teams-6-summary = All three maps, nine turns. Three Axis and three Soviet players. Each has a cup of headquarters chits; a master chit activates a whole team. The Axis wins with 191 victory points after the supply check of turn 9.

# Boxes

box-axis-available = Available units
box-axis-eliminated = Eliminated units
box-soviet-available = Available units
box-soviet-eliminated = Eliminated units
box-turn-3 = Turn 3: 19th Army
box-turn-7 = Turn 7: transfer from 3rd Panzer Group

# Seats

seat-axis-north = Army Group North
seat-axis-centre = Army Group Centre
seat-axis-centre-2 = Army Group Centre (right wing)
seat-axis-south = Army Group South
seat-axis-south-2 = Army Group South (right wing)
seat-soviet-north = Soviets (Leningrad)
seat-soviet-centre = Soviets (Smolensk)
seat-soviet-south = Soviets (Kiev)
seat-soviet-north-centre = Soviets (Leningrad and Smolensk)
seat-axis-1 = Axis, player 1
seat-axis-2 = Axis, player 2
seat-axis-3 = Axis, player 3
seat-soviet-1 = Soviets, player 1
seat-soviet-2 = Soviets, player 2
seat-soviet-3 = Soviets, player 3

# Options

option-set-up = Set-up
option-set-up-historical = historical positions
option-set-up-free = both players place their units, the Soviets first
option-declare-all-attacks = Declaring attacks
option-declare-all-attacks-off = one by one
option-declare-all-attacks-on = all before the first die roll
option-reserve-chits = Reserve and OKH chits
option-reserve-chits-off = not used
option-reserve-chits-on = may be chosen in place of a headquarters chit
option-hq-relocation = Headquarters relocation
option-hq-relocation-off = no
option-hq-relocation-on = headquarters in range of an activated one may leave and return as reinforcements
option-soviet-supply-limit = Soviet supply limit (favours the Axis)
option-soviet-supply-limit-off = lines of any length
option-soviet-supply-limit-on = 12 hexes to a road or railway that leads to a source
option-panzer-limit = Mechanised units in a German activation (favours the Soviets)
option-panzer-limit-off = any number
option-panzer-limit-on = at most 10
option-panzer-group-supply = Second activation of a panzer group (favours the Soviets)
option-panzer-group-supply-off = always possible
option-panzer-group-supply-on = needs a line of communication on a railway of its own
option-dummies-up-to = Soviet dummy chits in team games
option-dummies-up-to-teammates = as many chits as the teammate who has most
option-dummies-up-to-masters = as many chits as there are Soviet master chits

# The map

terrain-light-forest = light forest
terrain-dense-forest = dense forest
area-from-moscow = supply source “From Moscow”
area-stand-fast = city with a Stand Fast marker at the start
area-fortress-start = fortress at the start
area-smolensk-breakthrough = breakthrough hex of the Smolensk scenario
area-leningrad-city = Leningrad
area-leningrad-map = Leningrad map
area-smolensk-map = Smolensk map
area-kiev-map = Kiev map
area-deployment-18a = deployment area of the 18th Army
area-deployment-4pzg = deployment area of the 4th Panzer Group
area-deployment-16a = deployment area of the 16th Army
area-deployment-3pzg = deployment area of the 3rd Panzer Group
area-deployment-9a = deployment area of the 9th Army
area-deployment-4a = deployment area of the 4th Army
area-deployment-2pzg = deployment area of the 2nd Panzer Group
area-deployment-6a = deployment area of the 6th Army
area-deployment-1pzg = deployment area of the 1st Panzer Group
area-deployment-17a = deployment area of the 17th Army
area-deployment-11a = deployment area of the 11th Army
area-deployment-rum-3a = deployment area of the 3rd Romanian Army
area-deployment-rum-4a = deployment area of the 4th Romanian Army

# Score sheet

score-stand_fast = Cities with a Stand Fast marker, in addition
score-soviet_source = A Soviet supply source
score-moscow_source = A source “From Moscow”
score-smolensk_breakthrough = Breakthrough hexes of the full Smolensk game
score-german_mechanised_full = German mechanised units at full strength
score-soviet_mechanised_eliminated = Eliminated Soviet mechanised units

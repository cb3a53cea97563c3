# The lesson of Stalingrad '42. Words in [[brackets]] are the names of buttons.

position-stalingrad-42-hold-and-strike-title = Hold and strike
position-stalingrad-42-hold-and-strike-summary = A small board: hold a town, close a ring of bonds, break through.

lesson-stalingrad-42-hold-and-strike-title = Stalingrad ’42: hold and strike
lesson-stalingrad-42-hold-and-strike-summary = Determined Defense, ZOC bonds and a breakthrough, in a quarter of an hour.
lesson-stalingrad-42-hold-and-strike-welcome = An attack on the town
lesson-stalingrad-42-hold-and-strike-welcome-text = You are the Soviet player. A German attack on Kletskaya, the highlighted town, has just been rolled: DR2, the defender must retreat two hexes. But you need not simply give way.
lesson-stalingrad-42-hold-and-strike-counters = Counters
lesson-stalingrad-42-hold-and-strike-counters-text = The numbers are attack, defence and movement. A dot marks armour. Most units have several steps: each loss turns the counter or replaces it by a weaker one. The NKVD division in the town is an elite unit.
lesson-stalingrad-42-hold-and-strike-stand = Determined Defense
lesson-stalingrad-42-hold-and-strike-stand-text = Let the 10th NKVD Division hold. You roll on the Determined Defense table, with +1 for an elite unit. The other choice is to give way and retreat.
lesson-stalingrad-42-hold-and-strike-stood = The roll
lesson-stalingrad-42-hold-and-strike-stood-text = The log shows the roll. S cancels the retreat, P is a partial success (outside a city a short, orderly retreat), F fails. A unit that retreats becomes Disrupted: it defends at half strength and forms no bonds.
lesson-stalingrad-42-hold-and-strike-initial = Your turn begins
lesson-stalingrad-42-hold-and-strike-initial-text = In the Initial Phase you receive replacements and Resource Points and could build fortifications. This time you need nothing: end the phase with the button at the top (E).
lesson-stalingrad-42-hold-and-strike-bonds = ZOC bonds
lesson-stalingrad-42-hold-and-strike-bonds-text = Two units two hexes apart close the space between them: the enemy can neither move nor retreat through it. Three units in the highlighted hexes close every way out of the Romanian division’s hex. { $pointer ->
        [touch] Choose “{ overlay-bonds }” under “[[overlays]]”
       *[mouse] Press B
    } to see all bonds.
lesson-stalingrad-42-hold-and-strike-ring = Close the ring
lesson-stalingrad-42-hold-and-strike-ring-text = Move the 13th and the 4th Tank Corps and the 96th Rifle Division to the highlighted hexes. { $pointer ->
        [touch] Tap
       *[mouse] Click
    } a unit, then its hex. Enemy zones of control stop a move, so the 4th Corps goes round them.
lesson-stalingrad-42-hold-and-strike-moved = End of movement
lesson-stalingrad-42-hold-and-strike-moved-text = Moves can be undone (U) until you end the phase. When all three stand in their hexes, end the Movement Phase at the top (E).
lesson-stalingrad-42-hold-and-strike-target = Choose the target
lesson-stalingrad-42-hold-and-strike-target-text = { $pointer ->
        [touch] Tap
       *[mouse] Click
    } the surrounded Romanian division.
lesson-stalingrad-42-hold-and-strike-odds = Odds
lesson-stalingrad-42-hold-and-strike-odds-text = Add all three units. The strengths give the odds, tanks against a unit without tanks shift a column in your favour; every modifier is listed with its rule. Then roll.
lesson-stalingrad-42-hold-and-strike-trapped = Nowhere to go
lesson-stalingrad-42-hold-and-strike-trapped-text = Every way out leads across a bond, and a unit that must retreat into or across an enemy bond is eliminated. That is how pockets are destroyed in this game: first the ring, then the attack.
lesson-stalingrad-42-hold-and-strike-group = The Breakthrough Group
lesson-stalingrad-42-hold-and-strike-group-text = After an advance of two hexes or more one stack may fight on. Add both tank corps and form the group in the hex that the enemy has left.
lesson-stalingrad-42-hold-and-strike-breakthrough = Breakthrough
lesson-stalingrad-42-hold-and-strike-breakthrough-text = Lead the group into the highlighted hex and attack the second Romanian division. Each hex and each combat costs one hex of your advance; entering the hex that a combat has cleared is free.
lesson-stalingrad-42-hold-and-strike-end = That is the heart of it
lesson-stalingrad-42-hold-and-strike-end-text = Hold where the ground is worth it, close rings of bonds, attack, break through; then supply decides. Now end the advance and the phase, or go straight to Fall Blau: eight turns of the German summer offensive.

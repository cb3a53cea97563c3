# Iskra: titles, seats, options and short words.

game-iskra-title = Iskra
scenario-iskra-campaign-title = Operation Iskra
scenario-iskra-campaign-summary = Ten days, 12 to 21 January 1943. The 67th Army crosses the frozen Neva, the 2nd Shock and 8th Armies come from the east, and the German 18th Army holds the corridor between them, from the lake to the Sinyavino Heights.
scenario-iskra-campaign-3-title = Operation Iskra for three players
scenario-iskra-campaign-3-summary = The same ten days with one German and two Soviet players, one for the Leningrad Front and one for the Volkhov Front. The two fronts see each other's stacks, share the air points and win or lose together.

# Seats

seat-iskra-axis = Germans
seat-leningrad = Leningrad Front
seat-volkhov = Volkhov Front

# Options

option-tiger-point = Tigers destroyed in combat
option-tiger-point-off = no point
option-tiger-point-on = one more Soviet victory point
option-schluesselburg-low = Schlüsselburg after a German withdrawal
option-schluesselburg-low-4 = 4 German points, as in the table of places
option-schluesselburg-low-2 = 2 German points, as in the text
option-full-hex-passage = Normal movement through a full hex
option-full-hex-passage-on = allowed
option-full-hex-passage-off = not allowed
option-twice-in-a-row = A German formation may not act twice in a row, compared with
option-twice-in-a-row-any-side = the last activation of either side
option-twice-in-a-row-german = the last German activation
option-18a-independents = The two free independent units of the 18th Army chit
option-18a-independents-move = only move
option-18a-independents-move-and-attack = move and attack
option-sudden-death-holding = Sinyavino Heights and Mga, for sudden death
option-sudden-death-holding-occupied = every hex occupied in supply at the end of the turn
option-sudden-death-holding-controlled = every hex under control
option-repeated-event = A random event counts as repeated if last turn it
option-repeated-event-applied = took place
option-repeated-event-rolled = was rolled
option-stack-size = Number of counters in an enemy stack
option-stack-size-hidden = hidden
option-stack-size-open = visible
option-set-up-227 = Set-up of the 227th Division
option-set-up-227-free = by the German player
option-set-up-227-usual = at its usual places

# Boxes

box-arriving = Arriving this turn
box-iskra-turn = Reinforcements of turn { $number }
box-reserve = Brought in by random events
box-twins = Counters that take the place of others
box-kampfgruppen = Kampfgruppen not yet used
box-hq-waiting = Headquarters off the map
box-returning = Pontoons that return next turn
box-waiting = To be set up
box-grounded = Grounded
box-refit = Refit
box-13th-air-army = 13th Air Army
box-14th-air-army = 14th Air Army
box-luftflotte-1 = Luftflotte 1

# Markers

mark-pinned = Pinned
mark-out-of-command = Out of command
mark-no-strategic-movement = No strategic movement this turn
mark-technical-problem = Technical problem: cannot move
mark-on-ice = On the ice, needs no supply
mark-next-turn = Lost this turn, returns in the next
mark-bridge = Pontoon bridge

# The map

terrain-peat-bog = peat bog
terrain-swamp-woods = swamp woods
terrain-heights = heights
terrain-village = village
terrain-city = city
terrain-lake-ice = lake ice
terrain-neva-ice = Neva ice
place-city = city
place-village = village
place-station = station
hexside-small-river = small river
hexside-canal = Ladoga Canal
hexside-neva = Neva
hexside-bridge = bridge
hexside-pontoon-site = pontoon bridge
line-main-road = main road
line-trail = trail
line-narrow-gauge = narrow-gauge railway
line-power-line = power line
area-iskra-entry-a = Soviet entry point A
area-iskra-entry-b = Soviet entry point B
area-iskra-entry-c = Soviet entry point C
area-iskra-entry-d = Soviet entry point D
area-iskra-entry-e = Soviet entry point E
area-iskra-entry-f = German entry point F
area-iskra-entry-g = German entry point G
area-iskra-entry-h = German entry point H
area-iskra-entry-i = German entry point I
area-victory = victory hex
area-schluesselburg = Schlüsselburg
area-mga = Mga
area-sinyavino-heights = Sinyavino Heights
area-pond = pond
area-pontoon-site = pontoon bridge site
area-west-of-neva = west of the Neva
area-east-of-neva = east of the Neva
area-axis-territory = German ground at the start
area-soviet-territory = Soviet ground at the start
area-set-up-227 = set-up area of the 227th Division

# Levels of victory

level-soviet-triumph = Soviet triumph
level-soviet-historical = Soviet historical victory
level-soviet-minor = Soviet minor victory
level-german-minor = German minor victory
level-german-propaganda = German propaganda success
level-german-major = German major victory

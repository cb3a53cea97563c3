# Iskra: tracks, phases and overlays as the table shows them, and faults of position texts.

track-iskra-control = Soviet control
track-iskra-schluesselburg = Schlüsselburg marker
track-iskra-points = Victory points (Germans / Soviets)
track-iskra-timetable = Soviet timetable: end of turn / points needed
track-iskra-link_up = Link-up of the fronts
track-iskra-event = Event of this turn
track-iskra-last_event = Event of last turn
track-iskra-cup = Chits in the cup
track-iskra-later = Chits that join the cup later
track-iskra-drawn = Chit drawn
track-iskra-used = Chits used
track-iskra-set_aside = Chits set aside
track-iskra-chits_used = Chits used (Germans / Soviets)
track-iskra-chit_limits = Chit limits (Germans / Soviets)
track-iskra-last_formation = Last activated German formation
track-iskra-strategic = Formations that have used strategic movement
track-iskra-air_points = Air points left (Germans / Soviets)
track-iskra-cloudy = Cloudy
track-iskra-trotskyite = “Trotskyite! Passive Resister!”
track-iskra-retreating_orders = Retreating Orders
track-iskra-replacements = Replacement points (Germans / Soviets)
track-iskra-wreck = Broken down Tigers
track-iskra-tigers_captured = Tigers captured
track-iskra-own_strategic = Units that have used strategic movement

mode-iskra-axis = German, high side
mode-iskra-axis-low = German, low side
mode-iskra-soviet = Soviet, high side
mode-iskra-soviet-low = Soviet, low side
mode-iskra-made = made
mode-iskra-missed = missed
mode-iskra-none = no event

event-phase-begins = { $phase } begins.
phase-air-phase = Air Phase
phase-random-events = Random Events Phase
phase-supply-phase = Supply Phase
phase-reinforcement-phase = Reinforcement Phase
phase-pontoon-phase = Pontoon Phase

overlay-sudden-death = Must all be held for sudden death
overlay-tiger-wreck = Broken down Tigers
overlay-link-up = Link-up
overlay-from-west = Joined to the western map edge
overlay-from-east = Joined to the eastern map edge
overlay-pontoons = Pontoons
overlay-pontoon-site = Place for a pontoon bridge
overlay-pontoon-bridge = Pontoon bridge

position-unit-on-closed-ground = the unit cannot be on such ground away from roads and tracks: { $value }
position-stack-order-differs = the order of the stack does not match the units in { $value }
position-unit-in-wrong-place = a counter of this kind cannot be there: { $value }
position-marks-contradict = the marks of this unit contradict each other: { $value }
position-bridge-without-pontoon = only a pontoon can have the mark bridge: { $value }
position-on-ice-ashore = a unit with the mark on-ice is on land: { $value }

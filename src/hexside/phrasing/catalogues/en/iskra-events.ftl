# Iskra: random events, barrages, Pinned markers and the Tigers.

# The cards of the events: title and text

card-none = No event
card-none-text = Nothing happens this turn.
card-soviet-barrage = Soviet Barrage
card-soviet-barrage-text = The Soviets fire a barrage at German hexes within two hexes of their combat units.
card-german-barrage = German Barrage
card-german-barrage-text = The Germans fire a barrage at Soviet hexes within two hexes of their combat units.
card-groza = Groza
card-groza-text = The Soviets fire a barrage at German hexes within three hexes of any of their units, headquarters too: +1 to the number of barrages, +1 to each result.
card-drommelfeuer = Drommelfeuer
card-drommelfeuer-text = Both Soviet fronts fire a barrage, first Leningrad, then Volkhov. No hex is fired at twice.
card-baltic-fleet-artillery = Red Banner Baltic Fleet Artillery
card-baltic-fleet-artillery-text = The Soviets fire a barrage at any German hexes on the map: +1 to the number of barrages, −1 to each result.
card-soviet-artillery-response = Soviet Artillery Response
card-soviet-artillery-response-text = The Soviets fire a barrage at hexes within two hexes of their combat units: −1 to each result.
card-german-artillery-response = German Artillery Response
card-german-artillery-response-text = The Germans fire a barrage at hexes within two hexes of their combat units: −1 to each result.
card-eisenbahn-batterie-691 = Eisenbahn-Batterie 691
card-eisenbahn-batterie-691-text = The Germans fire a barrage at Soviet hexes east of the Neva, at any distance, and only at these.
card-bad-weather = Bad Weather
card-bad-weather-text = Each side grounds one air unit, the Soviets first: a ready one, or one in refit if none is ready.
card-cloudy = Cloudy
card-cloudy-text = This turn all air attacks are normal ones.
card-accurate-soviet-aa = Accurate Soviet AA
card-accurate-soviet-aa-text = { unit-ger-jg54 } leaves the game.
card-accurate-german-aa = Accurate German AA
card-accurate-german-aa-text = { unit-sov-281-ga } leaves the game.
card-trotskyite = “Trotskyite! Passive Resister!”
card-trotskyite-text = The first 67A chit that is used this turn has no Combat Segment.
card-scraping-the-barrel = Scraping the Barrel
card-scraping-the-barrel-text = The Germans get one replacement point this turn for a reduced non-mechanised unit that is on the map, supplied, in command range and not in an enemy zone of control.
card-simoniak-takes-command = Simoniak Takes Command
card-simoniak-takes-command-text = One LenF chit leaves the game.
card-starikov-acts-on-new-orders = Starikov Acts on New Orders
card-starikov-acts-on-new-orders-text = One 8A chit leaves the game.
card-technical-problems = Technical Problems
card-technical-problems-text = 1/s502 cannot move this turn. It may still fight; instead of a retreat it loses a step.
card-tiger-breakdown = Tiger Breakdown
card-tiger-breakdown-text = If 1/s502 is reduced, it is eliminated, and its wreck stays in the hex. A Soviet combat unit that is there at the end of the turn captures it for 2 VP; otherwise the Germans blow it up. At full strength it only has Technical Problems.
card-earning-new-titles = Earning New Titles
card-earning-new-titles-text = Units on the map become Guards: 136 Division the 63rd Guards, 327 Division the 64th Guards, the 61st Tank Brigade the 30th Guards.
card-is-that-all = Is That All?
card-is-that-all-text = { unit-ger-zbv540g } arrives at I and { unit-ger-636-sich } at H in the Reinforcement Phase of this turn.
card-late-reinforcement = Late Reinforcement
card-late-reinforcement-text = Three units of 147 Division arrive at A in the Reinforcement Phase of this turn.
card-volkhov-front-consolidation = Volkhov Front Consolidation
card-volkhov-front-consolidation-text = Two units of 53 Brigade arrive at D in the Reinforcement Phase of this turn.
card-huehner-arrives-early = Hühner Arrives Early
card-huehner-arrives-early-text = The headquarters of Group Hühner enters at F by normal movement at once, and its chit goes into the cup of this turn.
card-retreating-orders = Retreating Orders
card-retreating-orders-text = Schlüsselburg may be evacuated: at the end of this turn its German marker is flipped to the low side.
card-combat-fatigue = Combat Fatigue
card-combat-fatigue-text = One 67A chit leaves the game.

# The event of the turn

event-random-event = Random event, die { $die }: { $event }.
event-random-event-repeated = That was last turn's event as well; instead: { $event }.
event-random-event-instead = 1/s502 is at full strength; instead: { $event }.
event-random-event-none = { $event }: impossible or spent, so there is no event this turn.
event-only-normal-air-attacks = The sky is overcast: only normal air attacks this turn.
event-67a-without-combat = The first 67A chit of this turn will have no Combat Segment.
event-axis-replacement-point = The Germans get one replacement point this turn.
event-schluesselburg-to-be-flipped = Schlüsselburg may be evacuated: its German marker goes to the low side at the end of this turn.
event-event-units-arrive = Reinforcements of this turn: { $units }.
event-soviet-chooser-rolled = Die { $die }: { $seat } decides for the Soviets.

# Barrages

event-barrages-rolled =
    { $front ->
        [leningrad] Leningrad Front, die { $die }
        [volkhov] Volkhov Front, die { $die }
       *[none] { $seat }, die { $die }
    }{ $die-modified ->
        [yes] , counts as { $counted }
       *[no] { "" }
    }: { $count ->
        [one] { $count } barrage.
       *[other] { $count } barrages.
    }
event-barrages-ended = { $seat }: no further barrage.
event-barrage-missed =
    { $die-modified ->
        [yes] Barrage on { $hex }, die { $die }, counts as { $counted }: no effect.
       *[no] Barrage on { $hex }, die { $die }: no effect.
    }
event-barrage-pins =
    { $die-modified ->
        [yes] Barrage on { $hex }, die { $die }, counts as { $counted }: everything there is pinned.
       *[no] Barrage on { $hex }, die { $die }: everything there is pinned.
    }
event-barrage-hits =
    { $die-modified ->
        [yes] Barrage on { $hex }, die { $die }, counts as { $counted }: one step is lost.
       *[no] Barrage on { $hex }, die { $die }: one step is lost.
    }
event-barrage-hits-and-pins =
    { $die-modified ->
        [yes] Barrage on { $hex }, die { $die }, counts as { $counted }: one step is lost, and everything there is pinned.
       *[no] Barrage on { $hex }, die { $die }: one step is lost, and everything there is pinned.
    }
event-barrage-without-loss = There is only a headquarters in { $hex }, which loses nothing.
event-step-lost-unseen = A unit in { $hex } loses a step.
event-unit-pinned = { $unit } is pinned in { $hex }.
event-pinned-hex-joined = { $unit } joins a pinned unit in { $hex } and is pinned too.

kind-barrage-target = Barrage
decision-barrage-target =
    { $count ->
        [one] { $event }, { $count } barrage left: choose the enemy hex to fire at, or end.
       *[other] { $event }, { $count } barrages left: choose the next enemy hex to fire at, or end.
    }
kind-barrage-loss = Loss by barrage
decision-barrage-loss = Barrage on { $hex }: the unit with the greatest defence strength loses a step; of equals choose one.
verb-fire = Fire

reason-barrage-tried = { $hex } was already fired at in this event.
reason-barrage-range = { $hex } is out of range: it must be within { $count } hexes of a unit that directs the fire.
reason-barrage-east-of-neva = { $hex } is not east of the Neva.
reason-barrage-is-no-combat = A barrage is no combat: its step loss can be neither ignored nor turned into a retreat.
reason-not-the-strongest = { $unit } is not the strongest unit in { $hex }.
reason-not-in-this-hex = { $unit } is not in { $hex }.

# Air units

event-air-unit-grounded = { $unit } is grounded by bad weather.
event-nothing-to-ground = { $seat }: no air unit is left to ground.
event-air-unit-removed = { $unit } leaves the game.
kind-ground-air-unit = Bad Weather
decision-ground-air-unit = Bad weather: choose the air unit that is grounded.
verb-ground = Ground
reason-not-your-air-unit = { $unit } is not one of your air units.
reason-air-unit-not-to-ground = { $unit } cannot be grounded: a ready air unit comes first, then one in refit.

# Hühner

kind-early-entry = Hühner arrives
decision-early-entry = The entry hex is blocked: choose where { $unit } enters.
reason-only-this-unit-enters = Only { $unit } enters now.

# Tigers

event-tigers-halted = { $unit } has technical problems and cannot move this turn.
event-tigers-broken-down = The wreck of 1/s502 stays in { $hex }.

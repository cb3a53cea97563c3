# A Victory Awaits: what happens, and how a game ends.

# Set-up

event-no-room-to-set-up = { $unit } finds no room in its zone and will come as a reinforcement.
event-a-victory-awaits-seats-exchanged = The players exchange sides; the Axis needs { $bid } victory points.
event-a-victory-awaits-seats-kept = The players keep their sides; the Axis needs { $bid } victory points.
event-surprise-attack =
    { $count ->
        [one] Surprise attack with { $count } unit.
       *[other] Surprise attack with { $count } units.
    }

# Chits

event-army-added =
    { $map ->
        [L] Leningrad map: { $chit } joins the Soviet pool.
        [S] Smolensk map: { $chit } joins the Soviet pool.
       *[K] Kiev map: { $chit } joins the Soviet pool.
    }
event-army-added-hidden =
    { $map ->
        [L] Leningrad map: one more army chit joins the Soviet pool.
        [S] Smolensk map: one more army chit joins the Soviet pool.
       *[K] Kiev map: one more army chit joins the Soviet pool.
    }
event-reinforcements-held = The Soviet Reinforcements chit stays in hand.
event-reinforcements-into-cup = The Soviet Reinforcements chit goes into the cup.
event-reinforcements-decided = The Soviets have decided where their Reinforcements chit goes.
event-cup-empty =
    The cup is empty. { $count ->
        [one] One chit is left in the Axis hand.
       *[other] { $count } chits are left in the Axis hand.
    }
event-chit-interrupted =
    { $held-id ->
        [axis-manstein] Manstein interrupts: { $chit } goes back into the cup.
        [axis-guderian] Guderian interrupts: { $chit } goes back into the cup.
       *[other] Zhukov interrupts with the Reinforcements chit: { $chit } goes back into the cup.
    }

# Activation

event-a-victory-awaits-headquarters-relocated = { $unit } leaves the map and can return as a reinforcement from turn { $turn }.
event-panzer-group-without-line = { $unit } has no railway of its own for a second activation: the chit has no effect.
event-leningrad-reached = { $unit } reaches { $hex }, next to Leningrad: the Soviets may now declare Zhukov's command.
event-zhukov-declared = Zhukov takes command: from turn { $turn } the Soviets may hold their Reinforcements chit in hand.
event-order-rolled =
    { $count ->
        [one] { $seat }: die { $die }, { $count } unit may be activated.
       *[other] { $seat }: die { $die }, up to { $count } units may be activated.
    }
event-order-given = { $seat }, activated directly: { $units }.

# The controller

event-chit-drawn-face-down = Chit drawn: { $chit }. It lies face down at place { $place } of the queue.
event-chit-drawn-unseen = A chit is drawn. It lies face down at place { $place } of the queue.
event-chit-revealed = Place { $place } of the queue is revealed: { $chit }.
event-activation-over = { $chit } has been carried out.
event-queue-returned =
    { $count ->
        [one] { $count } chit of the queue goes back into the cup.
       *[other] { $count } chits of the queue go back into the cup.
    }

# Teams

event-team-dealt = { $seat }: the headquarters chits are dealt.
event-chit-shown = { $seat }, chit drawn: { $chit }.
event-cup-of-player-empty = { $seat }: the cup is empty.

# Entry and reinforcements

event-unit-entered =
    { $mode-id ->
        [strategic] { $unit } enters by strategic movement and reaches { $end }, { $cost } MP.
       *[normal] { $unit } enters and reaches { $end }, { $cost } MP.
    }
event-army-enters = The 19th Army enters at { $hex }.
event-no-railway-open = { $seat }: no railway is open for reinforcements.
event-arrives-in-available-box = { $unit } is now in the Available box.

# Combat

event-attack-planned = Attack on { $hex } declared: { $units }.
event-attack-lost = The attack on { $hex } is no longer possible and is lost: { $units }.
event-fortress-holds =
    { $steps ->
        [one] Fortress { $hex }: { $steps } step lost instead of the retreat.
       *[other] Fortress { $hex }: { $steps } steps lost instead of the retreat.
    }
event-fortress-built =
    { $level ->
        [1] A fortress is built in { $hex }.
       *[other] The fortress in { $hex } is raised to level { $level }.
    }
event-unit-to-available = { $unit } is lost in { $hex } and goes to the Available box.

# Supply check

event-supply-checked = Supply check of turn { $turn }.
event-unit-transferred = { $unit } goes from { $hex } to the Available box.
event-stand-fast-removed = The Stand Fast marker in { $hex } is removed.
event-unit-withdrawn = { $unit } is withdrawn from { $hex }, attack strength { $strength }.

# End of the game

result-axis-points =
    { $score ->
        [one] The Axis has { $score } victory point.
       *[other] The Axis has { $score } victory points.
    }
result-axis-fails =
    { $score ->
        [one] The Axis has only { $score } victory point.
       *[other] The Axis has only { $score } victory points.
    }

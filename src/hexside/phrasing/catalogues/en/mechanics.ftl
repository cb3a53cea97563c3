# What the shared mechanics say in any game.

reason-no-such-move = { $unit } cannot move along { $path } with its movement points, or may not end there.
reason-cannot-move-now = { $unit } has finished its move, or it is not active.
reason-one-kind-of-movement = { $unit } has begun to move in one way, normal or strategic, and must go on in that way.
reason-odds-too-low = The odds against { $hex } are too low for an attack.
reason-retreat-by-rank = { $unit } must retreat by the best way, for example { $path }.

# Chits chosen one by one

kind-gather-chits = Activation chits
decision-gather-chits = { $count } of { $need } chits chosen for this turn: exchange chits, or confirm the choice.
verb-take = Take
verb-leave = Leave out
field-chit = chit
reason-enough-chits =
    { $need ->
        [one] { $need } chit is already chosen: leave it out first.
       *[other] { $need } chits are already chosen: leave one out first.
    }
reason-chit-not-chosen = { $chit } is not among the chosen chits.
reason-take-a-chit-first =
    { $count ->
        [one] First take the { $count } missing chit.
       *[other] First take the { $count } missing chits.
    }
reason-chit-compulsory = { $chit } must be among the chosen chits.

# A result of combat in words, party by party

combat-attackers-lose =
    { $count ->
        [one] the attackers lose { $count } step
       *[other] the attackers lose { $count } steps
    }
combat-attackers-retreat = the attackers retreat
combat-attackers-choose = the attackers retreat or lose a step
combat-defenders-lose =
    { $count ->
        [one] the defenders lose { $count } step
       *[other] the defenders lose { $count } steps
    }
combat-defenders-retreat =
    { $count ->
        [one] the defenders retreat { $count } hex
       *[other] the defenders retreat { $count } hexes
    }

# Iskra: the sequence of play, the set-up, the command chits and whom they activate.

# What happens

event-iskra-turn-begins = Turn { $turn }: { $first }.
event-air-unit-ready = { $unit } is ready again.
event-air-unit-to-refit = { $unit }: from the ground to refit.
event-unit-set-up-unseen = A unit of the 227th Division is set up.
event-iskra-no-room-to-set-up = { $unit } finds no room and stays out of the game.
event-other-chits-join = The opening chits are done. Into the cup go: { $chits }.
event-chit-above-limit = { $chit } is set aside unused: this side has reached its limit for the turn.
event-chit-put-back = { $chit } goes back into the cup: this formation has just been activated.
event-chit-barred-for-good = { $chit } is set aside unused: this formation has just been activated, and no other chit can be drawn instead.
event-chit-used = { $chit } has been used: { $count } of { $limit } this turn.
event-chit-joins-cup = { $chit } goes into the cup.
event-chit-joins-next-turn = { $chit } will be in the cup from the next turn on.
event-chit-withdrawn = { $chit }: one chit leaves the game.
event-no-combat-segment = { $chit }: no Combat Segment for this chit.
event-headquarters-called = { $unit } is activated.
event-formation-picked = { $formation } is activated.
event-unit-picked = { $unit } is activated singly.
event-unit-picked-unseen = { $seat }: one more unit is activated singly.
event-unit-picked-to-move = { $unit } may make a normal move.
event-unit-picked-to-move-unseen = { $seat }: one more unit may make a normal move.
event-unit-out-of-command = { $unit } is out of command.
event-unit-back-in-command = { $unit } is in command again.
event-picking-over = { $chit }: everything is picked.

# What is to be decided

kind-set-up-division = Set-up
kind-pick-formations = Activation
kind-pick-formations-of-front = Activation
kind-pick-independents = Activation
kind-pick-group = Activation
kind-pick-for-18th-army = Activation
decision-set-up-division = Place the 227th Division in its area, with a unit in Schlüsselburg, in Lipka and in Workers’ Village 8 each. To be placed: { $units }.
decision-iskra-choose-headquarters = { $chit }: choose the headquarters to activate.
decision-pick-formations =
    { $chit }: choose up to three divisions or brigades of the army and up to two independent units of the front in range. { $formations-count ->
        [0] { $units-count ->
            [0] Nothing is chosen yet.
           *[other] Chosen: { $units }.
        }
       *[other] { $units-count ->
            [0] Chosen: { $formations }.
           *[other] Chosen: { $formations }; { $units }.
        }
    } Left: { $count } and { $limit }.
decision-pick-formations-of-front =
    { $chit }: choose up to three divisions or brigades of the front and up to two more single units, each in range of its army. { $formations-count ->
        [0] { $units-count ->
            [0] Nothing is chosen yet.
           *[other] Chosen: { $units }.
        }
       *[other] { $units-count ->
            [0] Chosen: { $formations }.
           *[other] Chosen: { $formations }; { $units }.
        }
    } Left: { $count } and { $limit }.
decision-pick-independents =
    { $units-count ->
        [0] { $unit } activates its division in range. Choose up to two independent units in range as well.
       *[other] { $unit } activates its division in range. Choose up to two independent units in range as well. Chosen: { $units }.
    }
decision-pick-group =
    { $units-count ->
        [0] { $unit }: choose up to four units of the 170th, 96th, 227th and 1st Divisions and up to two independent units, all in range.
       *[other] { $unit }: choose up to four units of the 170th, 96th, 227th and 1st Divisions and up to two independent units, all in range. Chosen: { $units }.
    }
decision-pick-for-18th-army =
    { $units-count ->
        [0] { $unit } is activated. Choose what it takes along in range; after that, two more independent units anywhere may make a normal move.
       *[other] { $unit } is activated. Choose what it takes along in range; after that, two more independent units anywhere may make a normal move. Chosen: { $units }.
    }

# Buttons and words of an action

verb-iskra-place-rest = Usual places for the rest
verb-pick = Choose the formation
field-formation = division or brigade

# Why not

reason-iskra-set-up-incomplete = Units of the 227th Division are still waiting: place them, or send the rest to their usual places.
reason-outside-area-227 = { $hex } is outside the area where the 227th Division may be set up.
reason-places-to-be-held = { $unit } is needed elsewhere: Schlüsselburg, Lipka and Workers’ Village 8 must each be held by a unit of the division.
reason-twice-in-a-row = { $unit } has just been activated; no German formation acts twice in a row.
reason-unknown-formation = There is no division or brigade “{ $formation }”.
reason-not-of-this-chit = { $chit } does not activate { $formation }.
reason-formation-already-picked = { $formation } has already been chosen.
reason-no-more-formations = A chit activates at most { $limit } divisions and brigades.
reason-formation-out-of-range = { $formation } has no unit in range of its headquarters.
reason-headquarters-not-named = { $unit } is a headquarters: no other headquarters can be activated along.
reason-already-activated = { $unit } is activated already.
reason-bridge-does-not-move = { $unit } is a bridge and does not move.
reason-not-for-this-chit = { $chit } cannot activate { $unit } singly.
reason-out-of-command-range = { $unit } is out of command range.
reason-no-more-units = At most { $limit } such units can be chosen.

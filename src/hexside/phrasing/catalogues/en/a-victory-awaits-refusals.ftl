# A Victory Awaits: why something cannot be done. One sentence each.

# Set-up

reason-a-victory-awaits-stacking-limit = { $hex } is full: at most two units may stack there, headquarters included.
reason-set-up-incomplete = Units are still waiting: place them, or send the rest to their historical places.
reason-not-setting-up = { $unit } is not among the units being set up now.
reason-outside-zone = { $hex } is outside the deployment zone of { $unit }.
reason-headquarters-hex = { $hex } belongs to the headquarters: only one combat unit may share it.
reason-every-hex-must-be-held = Every hex of the deployment area needs a unit: fill the empty hexes before { $hex } gets a second one.

# Chits

reason-army-added-before = { $chit } is already in your pool.
reason-no-army-of-this-map =
    { $map ->
        [L] { $chit } cannot be added: an army chit of the Leningrad map is needed.
        [S] { $chit } cannot be added: an army chit of the Smolensk map is needed.
       *[K] { $chit } cannot be added: an army chit of the Kiev map is needed.
    }
reason-interrupt-without-headquarters = { $chit } cannot be played: the headquarters is not on the map, or it has no railway for a second activation.

# Activation

reason-not-a-mechanised-unit = { $unit } is not one of the mechanised units to choose from.
reason-cannot-relocate = { $unit } cannot relocate: only another headquarters in range with a line of communication can.
reason-relocates-to-next-turn = { $unit } can relocate only to the next space of the turn track.
reason-fortress-does-not-act = { $unit } cannot be activated: a fortress neither moves nor attacks.

# Movement

reason-start-line = The start line runs between { $hex } and { $other }: Soviet units may not cross it.
reason-mountain-closed = { $hex } is mountain: enter it along a road or with a mountain division.
reason-mountain-in-zone = The mountains in { $other } may be entered from { $hex } only if neither hex is in an enemy zone of control.
reason-mountain-whole-move = Entering the mountains in { $other } from { $hex } must be the whole move.
reason-major-river-in-zone = The major river without a bridge between { $hex } and { $other } may be crossed only if neither hex is in an enemy zone of control.
reason-reserve-keeps-out-of-zones = { $hex } → { $other }: units activated by the Reserve may neither enter nor leave an enemy zone of control.
reason-out-of-command-moves-normally = { $unit } is out of command: only normal movement is allowed.

# Combat

reason-attacks-waiting = Declared attacks are still to be carried out.
reason-attack-not-declared = No attack on { $hex } was declared.
reason-a-victory-awaits-retreat-over-major-river = The major river without a bridge between { $hex } and { $other } may be crossed only with the first hex of the retreat.
reason-retreat-doubles-back = A retreat leads neither back into the attacked hex nor twice into the same one: { $hex }.
reason-pursuit-not-possible = { $unit } cannot pursue: there is an enemy in the hex again, or the unit no longer stands next to it.

# Entry and reinforcements

reason-name-a-unit-first = Choose a unit first.
reason-place-the-unit-first = First place the chosen unit, or cancel the choice.
reason-not-entering = { $unit } is not waiting to enter.
reason-entry-through-source = The unit must enter through a source hex: { $hexes }.
reason-entry-out-of-reach = { $unit } cannot go this way from the edge of the map with its movement points.
reason-no-entry-here = { $hex } is not an open source hex.
reason-choose-entry-first = First choose the source hex where the army enters.
reason-one-entry-for-all = The whole army enters at { $hex }.
reason-not-available = { $unit } is not in the Available box.
reason-number-used-up = { $unit } cannot come this turn: the number of reinforcements is used up.

# Supply check

reason-no-line-of-communication = { $unit } has no line of communication.
reason-city-not-held = The Soviets do not control { $hex }.
reason-city-without-line = No Soviet line of communication leads to { $hex }.
reason-enemy-adjacent = An enemy unit stands next to { $hex }.
reason-fortress-complete = The fortress in { $hex } already has its highest level.
reason-no-fortress-marker = No unused fortress marker is left for the map of { $hex }.
reason-enough-fortresses =
    { $limit ->
        [one] No new fortress in { $hex }: the limit is { $limit } hex.
       *[other] No new fortress in { $hex }: the limit is { $limit } hexes.
    }
reason-not-before-turn = This cannot be done before turn { $turn }.
reason-no-fortresses-here = No fortresses are built in this scenario.
reason-no-withdrawal-now = No units are withdrawn now: that is done in turn 6 of the Smolensk scenario.
reason-no-stand-fast-marker = There is no Stand Fast marker in { $hex }.

# The controller

reason-not-face-down = No chit lies face down at place { $place } of the queue.
reason-nothing-runs = No activation is running: there is nothing to wait for.
reason-interrupt-pending = First a player must decide whether to interrupt the chit revealed last.
reason-must-run-alone = { $chit } must wait: Supply, Reinforcements, Reserve and OKH are carried out alone.
reason-seat-busy = { $chit } must wait: its player is still carrying out another chit.
reason-unit-in-other-combat = { $unit } is in a combat of another activation: wait until it is over.
reason-hex-fought-over = A combat of another activation is going on at { $hex }: wait until it is over.

# Teams

reason-not-in-your-team = { $seat }: this player is not in your team.
reason-chit-there-already = { $chit } is already in that player's cup.
reason-nothing-shown = { $seat }: this player has no drawn chit left to carry out.

# Position texts: the key stands before the text

position-no-major-city = there is no major city in { $value }
position-expected-hexside = expected two adjacent hexes such as S0115/S0215, not “{ $value }”
position-fortress-does-not-act = a fortress neither moves nor attacks: { $value }
position-west-of-start-line = a Soviet unit stands west of the start line: { $value }
position-odd-fortress = a fortress marker is Soviet, has two levels, of which “left” says how many it shows, each of which defends with 1 and does nothing else, and lies on the map or in the boxes unused, eliminated or absent: { $value }
position-no-set-up-zone = nobody would place this unit: only in the phases set-up and bidding units wait, and only for the deployment zone of their formation
position-queue-seat-busy = the player of this chit is still carrying out another one: { $value }
position-queue-must-run-alone = nothing runs beside Supply, Reinforcements, Reserve and OKH: { $value }
position-chit-with-one-player = this chit is with one player, and not more often than it exists: { $value }
position-one-side-shows = only the players of one side show chits at a time
position-unused-track = this scenario does not use this track; leave it out
reason-no-road-to-source = No road leads into { $hex } from off the map: enter by normal movement.

# Stalingrad '42: withdrawals and upgrades (32), divisions with two counters (22.1).
verb-withdraw-unit = Withdraw a unit from the game
verb-give-step = Let a unit lose an owed step
verb-take-step = Give a unit a spare step
verb-place-brigade = Place a tank brigade for the spare step
event-s42-unit-withdrawn =
    { $steps ->
        [0] { $unit } is withdrawn from the game; it had no step left.
        [one] { $unit } is withdrawn from the game with { $steps } step.
       *[other] { $unit } is withdrawn from the game with { $steps } steps.
    }
event-s42-special-to-be-lost = { $unit } was reduced or eliminated: the next Special replacement of the Axis is lost.
event-s42-special-lost =
    { $count ->
        [one] The Axis loses a Special replacement.
       *[other] The Axis loses { $count } Special replacements.
    }
event-s42-unit-upgraded =
    { $steps ->
        [one] { $unit } can have four steps from now on; it has { $steps } step.
       *[other] { $unit } can have four steps from now on; it has { $steps } steps.
    }
event-s42-unit-converted = { $unit } becomes { $by }.
event-s42-step-gained = { $unit } gains a spare step and has { $steps } steps.
event-s42-brigade-placed = { $unit } takes the place of the withdrawn tank corps: { $to }.
event-s42-former-counter-leaves = { $unit } leaves the game: it is now { $by }.
event-s42-withdrawal-postponed =
    { $kind ->
        [tank-corps] No tank corps can be withdrawn; this waits for the next Initial Phase.
        [infantry-division] No German infantry division can be withdrawn; this waits for the next Initial Phase.
       *[other] No panzer division can be withdrawn; this waits for the next Initial Phase.
    }
event-s42-withdrawal-lapsed =
    { $kind ->
        [tank-corps] No tank corps can be withdrawn; the withdrawal lapses.
        [infantry-division] No German infantry division can be withdrawn; the withdrawal lapses.
       *[other] No panzer division can be withdrawn; the withdrawal lapses.
    }
reason-s42-withdrawal-due =
    { $kind ->
        [tank-corps] A tank corps must be withdrawn first.
        [infantry-division] A full-strength German infantry division must be withdrawn first.
       *[other] Two panzer divisions must be withdrawn first.
    }
reason-s42-steps-owed =
    { $count ->
        [one] { $count } step must still be lost for the withdrawn units.
       *[other] { $count } steps must still be lost for the withdrawn units.
    }
reason-s42-steps-owed-first =
    { $count ->
        [one] { $count } step is still owed for the tank corps withdrawn before.
       *[other] { $count } steps are still owed for the tank corps withdrawn before.
    }
reason-s42-nothing-to-withdraw = Nothing has to be withdrawn now.
reason-s42-not-this-kind =
    { $kind ->
        [tank-corps] { $unit } is not a tank corps.
        [infantry-division] { $unit } is not a German infantry division.
       *[other] { $unit } is not a panzer division.
    }
reason-s42-not-in-play = { $unit } is not available: it is neither in play nor where it could be taken from.
reason-s42-isolated-goes-last = { $unit } is isolated: divisions that are not isolated go first.
reason-s42-not-full-strength = { $unit } is not at full strength.
reason-s42-nobody-gives-step = { $unit } is eliminated, and no tank corps on the map could lose a step for it.
reason-s42-no-steps-owed = No steps are owed.
reason-s42-gives-no-step = { $unit } cannot lose a step for the withdrawn units.
reason-s42-no-steps-over = There are no spare steps.
reason-s42-gains-no-step = { $unit } cannot gain a spare step: it must be reduced, of the right kind and in supply, and a division must be on the map.
reason-s42-no-brigade = { $unit } is not a tank brigade of the Eliminated Box that could take the place of a withdrawn tank corps.
reason-s42-former-in-play = { $unit } waits until { $by } is out of play.
track-withdrawals = Still to be withdrawn
track-steps_owed = Steps owed for withdrawn units (below 0: to spare)
track-withdrawn_from = Where a brigade may take the place of a tank corps
track-specials_lost = Special replacements of the Axis that will not come
track-replacements_upgrade = Step for SS Wiking
replacement-stalingrad-42-upgrade = step of the upgrade
option-wiking-upgrade = Fourth step of SS Wiking in the Caucasus scenario
option-wiking-upgrade-on = yes
option-wiking-upgrade-off = no
option-withdrawal-unavailable = A withdrawal for which there is no unit
option-withdrawal-unavailable-postpone = waits for the next Initial Phase
option-withdrawal-unavailable-lapse = lapses
rule-stalingrad-42-32-1 = German withdrawals of turn 10
rule-stalingrad-42-32-2 = Withdrawal of Soviet tank corps
rule-stalingrad-42-32-3 = Other withdrawals
rule-stalingrad-42-32-4 = Upgrade of SS Wiking
rule-stalingrad-42-32-5 = 27th Panzer Division

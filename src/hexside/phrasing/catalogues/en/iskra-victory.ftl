# Iskra: Schlüsselburg, Tigers, link-up, victory points and how a game ends (13.5, 14, 16.2, 19.1.16).

# Events

event-schluesselburg-liberated = The Soviets hold all of Schlüsselburg and have liberated it in turn { $turn }.
event-schluesselburg-retaken = The Germans have retaken all of Schlüsselburg in turn { $turn }.
event-schluesselburg-lowered = The German Schlüsselburg marker is turned to its low side at the end of turn { $turn }.
event-tigers-captured = The Soviets capture the broken down Tigers in { $hex }.
event-tigers-blown-up = The Germans blow up the broken down Tigers in { $hex }.
event-link-up-made = Leningrad and Volkhov Fronts have linked up by the end of turn { $turn }.
event-link-up-missed =
    { $points ->
        [one] The fronts have not linked up by the end of turn { $turn }: { $points } victory point less for the Soviets.
       *[other] The fronts have not linked up by the end of turn { $turn }: { $points } victory points less for the Soviets.
    }
event-timetable-checked = End of turn { $turn }: Soviet markers are worth { $points } victory points, { $need } are needed.
event-final-points = Final score: Soviets { $soviet }, Germans { $axis }, difference { $score }.

# End of the game

result-iskra-heights-taken = The Soviets hold the Sinyavino Heights. Difference of victory points: { $score }.
result-iskra-mga-taken = The Soviets hold all of Mga. Difference of victory points: { $score }.
result-iskra-behind-timetable = The Soviets are behind their timetable. Difference of victory points: { $score }.
result-iskra-soviet-triumph = Soviet triumph. Difference of victory points: { $score }.
result-iskra-soviet-historical = Soviet historical victory. Difference of victory points: { $score }.
result-iskra-soviet-minor = Soviet minor victory. Difference of victory points: { $score }.
result-iskra-german-minor = German minor victory. Difference of victory points: { $score }.
result-iskra-german-propaganda = German propaganda success. Difference of victory points: { $score }.
result-iskra-german-major = German major victory. Difference of victory points: { $score }.

# Score sheet

score-soviet_villages = Villages in Soviet hands
score-soviet_schluesselburg = Schlüsselburg liberated
score-tigers_captured = Tigers captured
score-tigers_destroyed = Tigers destroyed in combat
score-link_up_missed = No link-up in time
score-axis_villages = Villages in German hands
score-axis_schluesselburg = Schlüsselburg in German hands

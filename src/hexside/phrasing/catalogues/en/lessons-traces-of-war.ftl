# The lesson of Traces of War. Words in [[brackets]] are the names of buttons.

position-traces-of-war-first-steps-title = First steps
position-traces-of-war-first-steps-summary = A ten-minute lesson: take a town and cut off a division.

lesson-traces-of-war-first-steps-title = First steps
lesson-traces-of-war-first-steps-summary = A ten-minute lesson: take a town and cut off a division.
lesson-traces-of-war-first-steps-welcome = Welcome to the front
lesson-traces-of-war-first-steps-welcome-text = August 1943. You command four Soviet corps in the east (red); the Germans (grey) hold the town of Akhtyrka in the middle. Your aim: take it and cut off the division in the north.
    { $pointer ->
        [touch] Drag the map with one finger to move it, pinch to zoom.
       *[mouse] Drag the map to move it, scroll to zoom.
    } The top of the screen always shows what you have to decide.
lesson-traces-of-war-first-steps-counters = Counters
lesson-traces-of-war-first-steps-counters-text = The numbers at the bottom of a counter are attack, defence and movement. A crossed box is infantry, an oval is armour. The dark red counter is your headquarters: it commands every unit within five hexes. { $pointer ->
        [touch] Hold a finger on a hex to see its terrain.
       *[mouse] Point at a hex to see its terrain.
    }
lesson-traces-of-war-first-steps-activation = Activation
lesson-traces-of-war-first-steps-activation-text = Each turn command chits are drawn from a cup. The first one is yours: it activates the headquarters and everything within its range. You may move first and then fight, or fight first and then move.
    Choose “{ mode-move-combat }” at the top.
lesson-traces-of-war-first-steps-stack = Move a stack
lesson-traces-of-war-first-steps-stack-text = Two rifle corps are in the highlighted hex. { $pointer ->
        [touch] Tap them and choose “[[whole-stack]]”.
       *[mouse] Click them and choose “[[whole-stack]]” (or press A).
    } Green hexes can be reached; the number is the cost in movement points.
    Send both to the hex right in front of the town.
lesson-traces-of-war-first-steps-zones = Zones of control
lesson-traces-of-war-first-steps-zones-text = That single hex cost 3 points: 1 for the ground, 2 for entering a zone of control. Every unit controls the six hexes around it; leaving a zone costs 2 as well. { $pointer ->
        [touch] “[[overlays]]” shows all zones.
       *[mouse] Press Z to see all zones, and again to hide them.
    }
lesson-traces-of-war-first-steps-tanks = The tanks
lesson-traces-of-war-first-steps-tanks-text = Now bring the 18th Tank Corps next to the town, into the highlighted hex in the south. The more units are next to the enemy, the more can attack together.
lesson-traces-of-war-first-steps-ring = Close the ring
lesson-traces-of-war-first-steps-ring-text = The 29th Tank Corps has another task. Send it to the highlighted hex behind the division in the north. Supply runs neither through your units nor through your zones: the division will be cut off.
lesson-traces-of-war-first-steps-moved = End of movement
lesson-traces-of-war-first-steps-moved-text = You can undo a move (U) as long as no die has been rolled. When you are happy, end the movement with the button at the top (E).
lesson-traces-of-war-first-steps-target = Choose a target
lesson-traces-of-war-first-steps-target-text = Enemy hexes that can be attacked are red. { $pointer ->
        [touch] Tap the town.
       *[mouse] Click the town.
    }
lesson-traces-of-war-first-steps-odds = Odds
lesson-traces-of-war-first-steps-odds-text = Add all three corps with “[[add-all]]”. The panel shows the sum: 16 against 3 is 5:1, and the town shifts it one column to the left, to 4:1. Below you see the chances of every result.
    Then resolve the attack.
lesson-traces-of-war-first-steps-result = The result
lesson-traces-of-war-first-steps-result-text = The die and the column give the result; you can read it in the log. R or RR: the defender retreats one or two hexes. A number: the defender loses steps. A: the attacker loses steps. A retreat through your zones costs extra steps.
lesson-traces-of-war-first-steps-pursuit = Pursuit
lesson-traces-of-war-first-steps-pursuit-text = If the hex is now empty, your units may pursue: infantry one hex, mechanised units two. { $pointer ->
        [touch] Tap a corps and then the town.
       *[mouse] Click a corps and then the town.
    } When you have gone far enough, end the pursuit at the top.
lesson-traces-of-war-first-steps-supply = Supply
lesson-traces-of-war-first-steps-supply-text = { $pointer ->
        [touch] Choose supply under “[[overlays]]”: coloured
       *[mouse] Press S: coloured
    } hexes have a supply line, an exclamation mark means there is none. The Supply chit comes out of the cup once a turn (you will find it in the log). Units that are cut off are then marked “Out of Supply” and attack with 2 less; the second time they are Isolated and defend worse too.
lesson-traces-of-war-first-steps-alone = Finish on your own
lesson-traces-of-war-first-steps-alone-text = A second chit of yours is drawn. Attack the division in the north as you like; two or three corps are enough. You know everything you need. The computer plays the Germans.
lesson-traces-of-war-first-steps-end = That is all
lesson-traces-of-war-first-steps-end-text = Activation, movement, zones, odds, retreat, pursuit, supply: that is how every game here works. All rules are behind § and the small numbers. Race to the Dnieper is a good next game: four turns, and the computer plays as well as you wish.

lesson-nudge-mode = That is allowed too: now you fight first and move afterwards. This lesson moves first. Press Undo (U) and choose the other mode.
lesson-nudge-undo = That works as well. To follow the lesson, press Undo (U) and use the highlighted hex.

# The lesson of A Victory Awaits. Words in [[brackets]] are the names of buttons.

position-a-victory-awaits-manstein-title = Manstein’s railway
position-a-victory-awaits-manstein-summary = A small board: an interrupt, a cut railway, a ring.

lesson-a-victory-awaits-manstein-title = A Victory Awaits: Manstein’s railway
lesson-a-victory-awaits-manstein-summary = Chits and interrupts, railways and lines of communication, in ten minutes.
lesson-a-victory-awaits-manstein-welcome = July 1941
lesson-a-victory-awaits-manstein-welcome-text = You command the 4th Panzer Group (grey) on the road to Leningrad. Your supply comes by rail from the west edge. A Soviet tank division has slipped in behind you.
lesson-a-victory-awaits-manstein-chits = Chits
lesson-a-victory-awaits-manstein-chits-text = Each turn both sides put chits into one cup, and they are drawn one by one. A headquarters chit activates that headquarters and the units in its range. The Supply chit checks everybody’s lines, whenever it happens to come.
lesson-a-victory-awaits-manstein-railway = The cut railway
lesson-a-victory-awaits-manstein-railway-text = An Axis line of communication runs along an unbroken railway and then at most six hexes further. The tank division’s zone of control lies on the highlighted railway hex: the line is cut. And the chit just drawn is Supply. Now every German unit here would lose a step.
lesson-a-victory-awaits-manstein-interrupt = The interrupt
lesson-a-victory-awaits-manstein-interrupt-text = You hold the Manstein chit. After any draw you may put the drawn chit back into the cup and play Manstein instead: it activates the 4th Panzer Group at once. Play it.
lesson-a-victory-awaits-manstein-command = Command range
lesson-a-victory-awaits-manstein-command-text = All units within four hexes of the headquarters are active; they may move, then fight. The range is measured once, now: units may leave it.
lesson-a-victory-awaits-manstein-clear = Back along the railway
lesson-a-victory-awaits-manstein-clear-text = Bring the 6th Panzer Division to the highlighted hex, next to the intruder. Entering an enemy zone of control costs 2 MP more.
lesson-a-victory-awaits-manstein-ring = A ring of zones
lesson-a-victory-awaits-manstein-ring-text = A line of communication may not pass through an enemy zone of control. Send the 1st Panzer Division to the highlighted hex behind the rifle division in Ostrov: with the 58th in front, all its ways out lie in your zones.
lesson-a-victory-awaits-manstein-moved = End of movement
lesson-a-victory-awaits-manstein-moved-text = Undo (U) takes moves back until dice are rolled. End the movement with the button at the top (E).
lesson-a-victory-awaits-manstein-target = The target
lesson-a-victory-awaits-manstein-target-text = { $pointer ->
        [touch] Tap
       *[mouse] Click
    } the tank division beside the railway.
lesson-a-victory-awaits-manstein-odds = Odds
lesson-a-victory-awaits-manstein-odds-text = Add the 6th Panzer and the 21st Infantry Division: 11 against 2 is 5-1. R and RR are retreats of one and two hexes, a number before them are losses; A and a number are your own losses. Then roll.
lesson-a-victory-awaits-manstein-pursuit = Pursuit
lesson-a-victory-awaits-manstein-pursuit-text = If the hex is empty, attackers may pursue: infantry one hex, mechanised units two. You may also stay on the railway: end the pursuit at the top.
lesson-a-victory-awaits-manstein-open = The line is open
lesson-a-victory-awaits-manstein-open-text = No enemy zone lies on the railway now. { $pointer ->
        [touch] Choose supply under “[[overlays]]”
       *[mouse] Press S to see supply
    }. You could attack the town too; when you are done, end the combat, and the next chit is drawn: Supply, again.
lesson-a-victory-awaits-manstein-check = The supply check
lesson-a-victory-awaits-manstein-check-text = Your units had their line. The rifle division in the town had none and has lost a step. Its line would have to pass your zones; a Soviet unit there could open it. Each check costs another step.
lesson-a-victory-awaits-manstein-end = That is the heart of it
lesson-a-victory-awaits-manstein-end-text = You never know which chit comes next, so guard your railway and close rings before Supply is drawn. The Leningrad scenario is a good first game: one map, nine turns. In the campaign up to eight players share three maps.

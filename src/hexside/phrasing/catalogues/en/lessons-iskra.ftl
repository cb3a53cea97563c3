# The lesson of Iskra. Words in [[brackets]] are the names of buttons.

position-iskra-across-the-ice-title = Across the ice
position-iskra-across-the-ice-summary = A small board: a barrage, the frozen Neva, an attack into the fog.

lesson-iskra-across-the-ice-title = Iskra: across the ice
lesson-iskra-across-the-ice-summary = An event, the command of a division, ice and fog of war, in ten minutes.
lesson-iskra-across-the-ice-welcome = January 1943
lesson-iskra-across-the-ice-welcome-text = You lead a division of the 67th Army (red) on the west bank of the Neva. The Germans (grey) hold the east bank. Your aim: cross the ice and take the highlighted wood.
lesson-iskra-across-the-ice-event = Random events
lesson-iskra-across-the-ice-event-text = Each turn begins with a die for a random event; a card tells what it does. This turn: Soviet Barrage. Artillery fires only when an event says so.
lesson-iskra-across-the-ice-barrage = The barrage
lesson-iskra-across-the-ice-barrage-text = A first die gave you one barrage. { $pointer ->
        [touch] Tap
       *[mouse] Click
    } the highlighted hex to fire at it.
lesson-iskra-across-the-ice-fog = Fog of war
lesson-iskra-across-the-ice-fog-text = Of an enemy stack you see the top counter only, never what lies below or whether anything does. Here the barrage has pinned everything in the hex: pinned units have no zone of control, do not move, and are attacked one column better.
lesson-iskra-across-the-ice-formation = Command
lesson-iskra-across-the-ice-formation-text = Your army’s chit has been drawn. It activates divisions in the range of the headquarters. Choose the 136th Division: its counters have the same colour stripe.
lesson-iskra-across-the-ice-ice = The ice
lesson-iskra-across-the-ice-ice-text = The river is frozen: infantry walks across. But an attack from the ice is one column worse, and a unit on the ice is attacked one column better. So do not stop on it.
lesson-iskra-across-the-ice-cross = Cross
lesson-iskra-across-the-ice-cross-text = The pinned enemy has no zone of control, so nothing stops you. Send the 269th and the 342nd Regiment to the southern hex and the 270th to the northern one, both on the far bank.
lesson-iskra-across-the-ice-tanks = The tanks wait
lesson-iskra-across-the-ice-tanks-text = The 61st Tank Brigade stays: mechanised units cross the Neva only over a pontoon bridge. { $pointer ->
        [touch] Tap it and hold a hex on the other bank
       *[mouse] Select it and click a hex on the other bank
    }: the table says why not, with the rule.
lesson-iskra-across-the-ice-moved = End of movement
lesson-iskra-across-the-ice-moved-text = When your regiments stand on the far bank, end the movement with the button at the top (E).
lesson-iskra-across-the-ice-target = The target
lesson-iskra-across-the-ice-target-text = { $pointer ->
        [touch] Tap
       *[mouse] Click
    } the enemy stack. You do not know yet how strong it is; the attack will reveal it.
lesson-iskra-across-the-ice-odds = Into the fog
lesson-iskra-across-the-ice-odds-text = Add all three regiments. The odds are worked out only from what you see; once you roll, all defenders are shown and count.
lesson-iskra-across-the-ice-result = The result
lesson-iskra-across-the-ice-result-text = A is the attacker, D the defender; a number are steps lost, r and a number hexes of retreat. The Germans may turn their first loss into a retreat of one hex; the Soviets must always turn a hex of retreat into a loss. Not one step back!
lesson-iskra-across-the-ice-pursuit = Pursuit
lesson-iskra-across-the-ice-pursuit-text = If the hex is empty, one hex forward for infantry, more for tanks. Lead a regiment into it, then end the pursuit.
lesson-iskra-across-the-ice-end = That is the heart of it
lesson-iskra-across-the-ice-end-text = Events, chits, ice and fog: now both fronts must meet by the end of turn 6, or the Soviets lose points for the whole game. The whole battle has ten turns, for two players or three.

lesson-nudge-bank = That is allowed too. The lesson attacks from the far bank, not from the ice: go on, or press Undo (U).

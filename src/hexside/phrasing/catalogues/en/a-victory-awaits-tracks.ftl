# A Victory Awaits: tracks, boxes, hands, marks and phases as the table shows them.

track-a-victory-awaits-control = Axis control
track-a-victory-awaits-stand_fast = Stand Fast markers
track-a-victory-awaits-pool = Chits available (Axis / Soviets)
track-a-victory-awaits-unseen = Chosen chits not seen yet (Axis / Soviets)
track-a-victory-awaits-queue = Queue of drawn chits
track-a-victory-awaits-master_cup = Chits in the master cup
track-a-victory-awaits-panzer_groups = Panzer groups activated this turn
track-a-victory-awaits-own_pool = Chits available
track-a-victory-awaits-own_added = Armies added
track-a-victory-awaits-own_cup = Your cup
track-a-victory-awaits-own_queue = Drawn chits, those face down too

box-a-victory-awaits-available = Available units
box-a-victory-awaits-eliminated = Eliminated units
box-a-victory-awaits-withdrawn = Withdrawn units
box-a-victory-awaits-unused = Unused fortress markers
box-a-victory-awaits-waiting = To be set up
box-a-victory-awaits-turn-2 = Turn 2
box-a-victory-awaits-turn-4 = Turn 4
box-a-victory-awaits-turn-5 = Turn 5
box-a-victory-awaits-turn-6 = Turn 6
box-a-victory-awaits-turn-8 = Turn 8
box-a-victory-awaits-turn-9 = Turn 9

mark-halved = out of command: half strength, normal movement
mark-cautious = keeps out of enemy zones of control
mark-free = comes in addition to the number

phase-surprise-attack = Surprise Attack
phase-selection = Selection Phase
phase-command = Command Phase
phase-end-phase = End Phase

# Activations that run side by side

lane-control = Controller

# A Victory Awaits: what is to be decided, the buttons for it, and what the odds list.

# The titles

kind-set-up-formation = Set-up
kind-add-army = One more army
kind-hold-reinforcements = Reinforcements chit
kind-declare-zhukov = Zhukov's command
kind-a-victory-awaits-react-or-accept = Interrupt
kind-play-held-chit = Chits in hand
kind-name-panzers = Mechanised units
kind-a-victory-awaits-relocate-headquarters = HQ relocation
kind-a-victory-awaits-name-order-units = Reserve or OKH
kind-carry-out-attacks = Declared attacks
kind-choose-entry-hex = 19th Army
kind-choose-entering-unit = Entry
kind-enter-by-movement = Entry
kind-choose-reinforcement = Reinforcements
kind-choose-axis-arrival = Reinforcements
kind-place-reinforcement = Reinforcements
kind-transfer-units = Transfer
kind-build-fortress = Fortresses
kind-remove-stand-fast = Stand Fast
kind-withdraw-panzers = Withdrawal
kind-control-queue = Controller
kind-deal-chits = Headquarters chits
kind-choose-next-player = Next player

# The instructions

decision-a-victory-awaits-bid = Bid the victory points you would score as the Axis, from 1 to 400. The higher bidder plays the Axis.
decision-set-up-formation = Set up in the deployment zone: { $units }.
decision-add-army =
    { $map ->
        [L] Choose one more army chit of the Leningrad map for your pool.
        [S] Choose one more army chit of the Smolensk map for your pool.
       *[K] Choose one more army chit of the Kiev map for your pool.
    }
decision-hold-reinforcements = Hold the Reinforcements chit in hand, ready to interrupt, or put it into the cup.
decision-declare-zhukov = The Axis has reached Leningrad: declare Zhukov's command, or wait.
decision-a-victory-awaits-react-or-accept = { $chit } was drawn. Accept it, or put it back and play a chit from your hand.
decision-play-held-chit = The cup is empty: choose which chit in hand to play next.
decision-name-panzers =
    { $units-count ->
        [0] Choose up to { $limit } mechanised units to activate.
       *[other] Choose up to { $limit } mechanised units to activate. Chosen: { $units }.
    }
decision-a-victory-awaits-relocate-headquarters = Send other headquarters in range to the next space of the turn track, or go on.
decision-a-victory-awaits-name-order-units =
    { $units-count ->
        [0] Choose up to { $limit } units anywhere on the map to activate.
       *[other] Choose up to { $limit } units anywhere on the map to activate. Chosen: { $units }.
    }
decision-carry-out-attacks = Choose which of the declared attacks comes next.
decision-choose-entry-hex = Choose the source hex where the 19th Army enters, or let it wait.
decision-choose-entering-unit = Choose the next unit to enter, or end the entry. Units to choose from: { $count }.
decision-enter-by-movement = Move { $unit } onto the map through a source hex, or choose another unit.
decision-choose-reinforcement = Choose a unit from the Available box, or end the reinforcements. Number left: { $count }.
decision-choose-axis-arrival = Choose a unit from the Available box, or end the reinforcements. Number left: { $count } German, { $romanian } Romanian.
decision-place-reinforcement = Place { $unit } on an open railway hex, or choose another unit.
decision-transfer-units = Take units with a line of communication off the map into the Available box, or go on.
decision-build-fortress = Build a fortress level in a major city, or go on. Levels left: { $count }.
decision-remove-stand-fast = Remove a Stand Fast marker from a city you hold, or go on.
decision-withdraw-panzers = Withdraw mechanised units with an attack strength of { $need } in all. Withdrawn so far: { $count }.
decision-control-queue = Draw a chit, reveal one that lies face down, or wait until an activation ends.
decision-deal-chits = Deal the headquarters chits to the players of your team.
decision-choose-next-player = Choose the player whose chit is carried out next.

# Buttons and menus

verb-place-rest = Historical places for the rest
verb-army = Add the army
verb-a-victory-awaits-hold = Hold in hand
verb-into-cup = Put into the cup
verb-declare = Declare it
verb-not-yet = Not yet
verb-play = Play
verb-a-victory-awaits-relocate = Relocate
verb-a-victory-awaits-cancel = Cancel
verb-a-victory-awaits-transfer = To the Available box
verb-a-victory-awaits-fortify = Build a level
verb-remove-stand-fast = Remove the marker
verb-withdraw = Withdraw
verb-enter = Enter here
verb-draw = Draw a chit
verb-reveal = Reveal
verb-pause = Wait
verb-deal = Deal
verb-next = Next

# Words of an action

field-seat = player
field-place = place in the queue

# Odds

modifier-out-of-command-halves = { $unit }: out of command, attack halved
modifier-retreated-defends-with-nothing = { $unit }: has retreated, no defence
modifier-fortress-defends = { $unit }: +{ $value } defence

# Score sheet

score-major_city_without_line = Major cities without a line of communication
score-stand_fast_without_line = Cities with a Stand Fast marker without a line of communication, in addition
score-soviet_source_without_line = A Soviet supply source without a line of communication
score-moscow_source_without_line = A source “From Moscow” without a line of communication
score-smolensk_breakthrough_without_line = Breakthrough hexes without a line of communication

app-tagline = Eastern Front wargames with every rule enforced
language = Language
theme = Light or dark theme
sound = Sound
new-game = New game
scenario = Scenario
scenario-version = Version
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
who-plays = Who plays
player-human = A person here
player-other = Computer ({ $name })
options = Optional rules
start = Start the game
my-games = My games
no-games = No games yet. Choose a scenario and start one.
resume = Continue
look = View
rename = Rename
rename-prompt = New name of the game
delete = Delete
delete-prompt = Delete “{ $name }” for good?
export = Export
import = Import a saved game
turn = Turn { $turn }
turn-of = Turn { $turn } of { $turns }
finished = Finished
waits-for = { $seat } to decide
home = All games
undo = Undo
undo-key = Undo the last action (U)
wait-computer = { $seat }: the computer is thinking
wait-other = Waiting for { $seat }
pause = Pause
play-on = Continue
pass-screen = Pass the screen: { $seat }
pass-screen-text = The next decision belongs to this player. What they know stays hidden until they take the seat.
i-am = Take the seat: { $seat }
game-over = The game is over
log = Log
tracks = Tracks
stack = Hex
log-empty = Nothing has happened yet.
why-not = That is not possible
close = Close
zoom-in = Zoom in
zoom-out = Zoom out
whole-map = Whole map
hex-numbers = Hex numbers
board = Map
all-actions = All actions
every-verb = All
search-actions = Search the actions
more-actions = and { $count } more
choose-way = Which way?
choose-hex = { $verb }: choose one of the highlighted hexes. Esc cancels.
choose-what = What should { $unit } do?
picked = { $count } of { $most } chosen
nothing-picked = none
cost = { $cost } MP
odds = Odds
attack-strength = Attack
defense-strength = Defence
column = Column
chances = Chances
expected = Expected losses: attacker { $attacker }, defender { $defender }
retreat-chance = Retreat { $chance }
not-allowed = Too weak to attack
add-all = Add all
victory = Victory points
victory-of = { $points } of { $need }
calendar = Calendar
this-turn = Turn { $turn }, now
arrivals = Arriving
empty-tracks = { $count } more, empty or nought now
boxes = Off the map
own = Known only to you
hand-empty = none
units-here = Units in { $hex }
empty-hex = No units here.
steps = Steps { $steps } of { $all }
strength-line = Attack { $attack }, defence { $defense }, movement { $move }
strength-bracketed = Defence { $defense } if no other unit defends, movement { $move }
strength-defense = Defence { $defense }, movement { $move }
strength-move = Movement { $move }
reach = Range { $range }
reach-support = Artillery support up to { $range } hexes away
reach-command = Command range { $range }
gives-support = Ready: can give support; moves only tactically
dot-black = Tanks
dot-red = Elite tanks
dot-white = Anti-tank
quality-elite = Elite troops
quality-low = Low-quality troops
stacks-freely = Stacks freely
is-garrison = Garrison
no-extended = No extended movement
unreachable = The server is not answering. Trying again…
seed = Dice seed (leave empty for unpredictable dice)
tray = To place
point-at-hex = Point at a hex on the map.
victory-need = of { $need }
seconds = { $seconds } s
player-recruit = Computer: recruit (easy)
player-officer = Computer: officer (medium)
player-staff = Computer: staff (hard)
player-greedy = Computer: attacker (simple)
player-random = Computer: random
overlays = Overlays
overlay-sides = Sides shown
legend = Legend
replay = Replay
replay-slider = Moment of the game
replay-start = The start of the game
replay-play = Play
replay-speed = Time between two steps
step-of = { $step } of { $steps }
step-back = One step back
step-on = One step on
turn-back = To the start of the turn
turn-on = To the next turn
nothing-told = Nothing happened in this step.
branch = Continue from here as a new game
back-to-now = Back to the game
forgotten = Something is left to do
forgotten-attacks = { $count ->
    [one] One attack still has good odds:
   *[other] { $count } attacks still have good odds:
}
forgotten-units = { $count ->
    [one] One unit is not placed yet:
   *[other] { $count } units are not placed yet:
}
go-back = Go back
end-anyway = End anyway
no-warnings = Do not warn me again
warnings = Warn me at the end of a phase if something is left to do
statistics = Statistics
losses = Steps lost
dice-luck = Dice luck
dice-average = { $seat }: { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}, average { $average }
dice-proof = Dice verification
commitment = Hash of the seed, published at the start
server-seed = Server seed
client-seed = Players’ seed
prove-dice = Verify every die
dice-proved = { $good } of { $all } dice match the seed.
seed-later = The seed is published when the game is over; then every die can be verified.
draws = Dice and draws
loading = Loading…
no-draws = Nothing has been drawn yet.
rules = Rules
rules-key = Rules (R)
rules-search = Search the rules
rules-sections = Sections of the rules
rules-section = Rules: { $section }
rules-back = Back
rules-nothing = Nothing found.
player-open = A friend, invited by link
open-seat-about = After the start you get a link for your friend. The seat belongs to the browser that takes it.
open-seat-local = After the start you get a link. Only browsers on this computer can open it; to play over a network, start the server with --host.
salvage = Recover what can be read
rename-save = Save
cancel = Cancel
invite = Link for the player of { $seat }:
copy = Copy
copied = Copied
join-title = You are invited to a game
join-text = Take the free seat, and it belongs to this browser. You need no account.
join = Take the seat
join-watch = Only watch
learn = Learn in ten minutes
learn-text = A small position leads you through activation, movement, an attack and supply. You play, the program explains.
learn-start = Start
learn-more = The heart of each game
side-panel = Beside the map
minimap = Minimap
minimap-about = Minimap: arrow keys or a click move the view
minimap-hide = Hide the minimap
counters = Counters
counters-all = All
counters-mine = Only mine
counters-enemy = Only the enemy’s
counters-none = None
ground-held = Hold T to see only the terrain.
whole-stack = The whole stack
speed = Time for each action of the other side
at-once = at once
following = What the other side does
following-left = { $count } more
skip = Skip
thinking-share = How far the computer has got
stop-thinking = Decide now
hint = Hint
hint-about = Ask the computer what it would do
hint-show = Show me
hint-do = Do it
undo-list = Undo list
undo-to = Back to before this ({ $count })
undo-one = Only this one
undo-nothing = There is nothing to undo.
undo-needed = Nothing was changed: without that action, this one would not be possible: { $action }
shortcuts = Keys
shortcuts-key = Keys (?)
shortcuts-pointer = With the mouse: drag to move the map, scroll to zoom, Shift-click to add a unit to the selection, double-click to select a whole stack. With two fingers: move and zoom.
keys-map = On the map
keys-show = What is shown
keys-play = Playing
key-cursor = Move the cursor from hex to hex
key-enter = Select a unit, move to the hex, attack it
key-stack = Select the whole stack
key-next = Next and previous unit that can act
key-pan = Move the map
key-zoom = Zoom in, zoom out, whole map
key-ground = Terrain only, while held
key-filter = Counters: all, mine, the enemy’s, none
key-overlays = Overlays
key-confirm = Resolve the attack, or end the phase
key-release = Cancel everything, close
spoken-selected = { $unit }, selected
spoken-able = { $unit }, can act
spoken-goal = Can be chosen
spoken-goal-cost = Can be reached for { $cost }
fold = Fold or unfold
lesson = Lesson
lesson-place = Step { $place } of { $count }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip this step
lesson-leave = Leave the lesson and keep playing
lesson-elsewhere = This game is a lesson that was started in another browser.
lesson-resume = Continue with step { $place } of { $count }
lesson-go-on = Continue here
credits = Maps drawn by Hexside from open data: GeoNames (CC BY 4.0), Natural Earth, NASA Blue Marble, public terrain tiles. Railways, roads and land cover of the war are our own compilation. Hexside is not connected with the publishers of the games.

# Activations that run side by side

activations = Drawn chits
activations-done =
    { $count ->
        [one] { $count } activation done
       *[other] { $count } activations done
    }
activations-face-down =
    { $count ->
        [one] { $count } chit face down
       *[other] { $count } chits face down
    }

# Stacks in the fog

seen-earlier = Seen here earlier, hidden now
seen-turns-ago =
    { $turns ->
        [0] this turn
        [one] { $turns } turn ago
       *[other] { $turns } turns ago
    }

# Random events

event-of-turn = Event of turn { $turn }
event-read = Put away
gathering = The game begins when everybody has sat down.
gathering-about = Each player’s browser adds a share to the dice, so that nobody chooses them alone. Leave this page open.
gathering-open = invited
gathering-computer = computer
gathering-sits = sits
gathering-sealed = share sealed
gathering-told = share added
practice = Practice game: somebody knows more than the others
share-commitment = Hash of the share of { $seat }
own-share = Your share ({ $seat }) is in the dice, as it was sealed. It was drawn { $draws ->
    [one] once
   *[other] { $draws } times
}.
own-share-missing = Your share ({ $seat }) is not in these dice as it was sealed: the game is not to be trusted.

# What others did

account = Since your last decision
account-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
account-attacks = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
}
account-losses = { $count ->
    [0] no losses
    [one] { $count } loss
   *[other] { $count } losses
}
speed-whole-turn = a turn in 15 s
speed-stepwise = step by step
follow-next = Next
banner = What was drawn
forgotten-group = The group that you have chosen would not advance.
forgotten-overstacked = { $count ->
    [one] One hex holds more than it may:
   *[other] { $count } hexes hold more than they may:
}
goes-otherwise = { $unit } can go there in another way: { $verb }.
your-turn = Your turn
notifications = Notify me in this browser when it is my turn
join-you = you
join-person = a person
